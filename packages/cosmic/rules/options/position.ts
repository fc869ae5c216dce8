import { InputError } from '@parley/kernel';
import type { ColourName } from '../state/state.ts';
import { array, count, each, flag, object, text, texts } from './read.ts';

/** A position to start from instead of the usual setup. See position.ts. */
export type Position = {
  readonly turn?: ColourName;
  /** Cards in hand, by colour: faces such as 'attack-08', 'negotiate', 'flare:zombie'. Others start empty-handed if `bare`. */
  readonly hands?: { readonly [colour: string]: readonly string[] };
  readonly bare?: boolean;
  /** Cards to lie on top of the cosmic deck, first to be drawn first. */
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  /** Destiny cards on top, first first: 'red', 'red!' with a hazard warning, 'wild', 'most-foreign-colonies'. */
  readonly destiny?: readonly string[];
  /** Ships moved from the starting places: 'red' has so many at 'blue/2' (planet 2 of blue), 'warp' or 'out'. */
  readonly ships?: { readonly [colour: string]: { readonly [place: string]: number } };
  /** Planets that have left the board. */
  readonly gone?: readonly string[];
  readonly tokens?: { readonly [alien: string]: number };
  /** Flares to lie on top of the unused ones, first to be drawn first. */
  readonly unused?: readonly string[];
  /** Techs that are being researched, by colour, with the ships on each. With this or `completed` no techs are dealt. */
  readonly techs?: { readonly [colour: string]: { readonly [tech: string]: number } };
  /** Techs that lie completed in front of a colour, without what completing them would have brought. */
  readonly completed?: { readonly [colour: string]: readonly string[] };
  /** Techs to lie on top of their deck, first to be drawn first. */
  readonly techDeck?: readonly string[];
  /** Reward cards to lie on top of their deck, first to be drawn first. Elsewhere 'reward:attack-10' is the one of the reward deck. */
  readonly rewardDeck?: readonly string[];
  readonly rewardDiscard?: readonly string[];
  /** Hazards in play, and those to lie on top of their deck, first to be drawn first: 'witness', 'black-hole'. */
  readonly hazards?: readonly string[];
  readonly hazardDeck?: readonly string[];
  /** Space stations by colour, with the planet each is attached to. With this no stations are dealt. */
  readonly stations?: { readonly [colour: string]: { readonly [station: string]: string } };
  /** Where the special ships of a colour are. With this nobody is asked; those left out have theirs on the first planet. */
  readonly specialShips?: { readonly [colour: string]: readonly string[] };
  /** Partners, by colour, in place of those that are drawn; whoever is not named is alone. */
  readonly teams?: readonly (readonly string[])[];
  /** Cards on alien sheets, by alien and zone, in place of what the Game Setup of that alien says. */
  readonly sheets?: { readonly [alien: string]: { readonly [zone: string]: readonly string[] } };
};

const SHAPES: { readonly [key in keyof Position]-?: (x: unknown, name: string) => unknown } = {
  turn: text,
  hands: each(texts),
  bare: (x, name) => flag(x, name, false),
  deck: texts,
  discard: texts,
  destiny: texts,
  ships: each(each(count)),
  gone: texts,
  tokens: each(count),
  unused: texts,
  techs: each(each(count)),
  completed: each(texts),
  techDeck: texts,
  rewardDeck: texts,
  rewardDiscard: texts,
  hazards: texts,
  hazardDeck: texts,
  stations: each(each(text)),
  specialShips: each(texts),
  teams: (x, name) => array(x, name).map((pair) => texts(pair, name)),
  sheets: each(each(texts)),
};
const shapes = new Map(Object.entries(SHAPES));

/** The shape of a position. Whether its cards, places and people exist is seen when it is set up. */
export function parsePosition(input: unknown): Position {
  const given = object(input, 'position');
  for (const [key, value] of Object.entries(given)) {
    const shape = shapes.get(key);
    if (!shape) throw new InputError(`A position has no "${key}"; it can have ${[...shapes.keys()].join(', ')}.`);
    if (value !== undefined) shape(value, `position.${key}`);
  }
  return given;
}
