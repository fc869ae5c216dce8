import { InputError } from '@parley/kernel';
import { COLOURS, isColour, type ColourName } from '../state/state.ts';
import { parseHouse, type HouseRules } from './house.ts';
import { POOL_NAMES, POOLS, type Pool } from './pools.ts';
import { parsePosition, type Position } from './position.ts';
import { array, flag, object, oneOfEach, show, texts } from './read.ts';
import { parseVariants, VARIANT_NAMES, type VariantOptions } from './variants.ts';

export { HOUSE_RULES, type HouseRule, type HouseRules } from './house.ts';
export type { Position } from './position.ts';
export { REWARD_DECKS, SPECIAL_SHIPS, STATIONS, type VariantOptions } from './variants.ts';

export const ALIEN_SETS = ['base', 'incursion', 'conflict', 'alliance', 'storm', 'dominion', 'eons'] as const;
export type AlienSet = (typeof ALIEN_SETS)[number];
export const ALERTS = ['green', 'yellow', 'red'] as const;
export type Alert = (typeof ALERTS)[number];

export type SeatOptions = {
  readonly colour: ColourName;
  /** A fixed alien instead of dealt ones. */
  readonly alien: string | null;
  /** With two powers each: the other one, if it is fixed as well. */
  readonly second?: string;
};

/** Plain data, as all that a game is made of: the kernel keeps them and gives them back as they were read. */
export type Options = VariantOptions & {
  readonly seats: readonly SeatOptions[];
  readonly planets: 4 | 5;
  readonly flares: boolean;
  readonly secondEncounters: boolean;
  /** Large group cards: with seven or eight players always. */
  readonly largeGroup: boolean;
  /** Aliens that may be dealt: sets, alert levels, or a list of ids. */
  readonly sets: readonly AlienSet[];
  readonly alerts: readonly Alert[];
  readonly aliens: readonly string[] | null;
  readonly house: HouseRules;
  readonly position: Position | null;
};

/** Reads options a person wrote; everything may be left out. */
export function parseOptions(input: unknown, known: ReadonlySet<string>): Options {
  const o = object(input ?? {}, 'The options');
  const allowed = [
    'players',
    'seats',
    'planets',
    'flares',
    'secondEncounters',
    'largeGroup',
    ...VARIANT_NAMES,
    'pool',
    'sets',
    'alerts',
    'aliens',
    'house',
    'position',
  ];
  for (const key of Object.keys(o))
    if (!allowed.includes(key)) throw new InputError(`There is no option "${key}"; the options are ${allowed.join(', ')}.`);
  const seats = parseSeats(o, known);
  const planets = o.planets ?? 5;
  if (planets !== 4 && planets !== 5) throw new InputError(`planets must be 4 or 5, not ${show(planets)}.`);
  const aliens = o.aliens === undefined || o.aliens === null ? null : texts(o.aliens, 'aliens');
  for (const id of aliens ?? []) if (!known.has(id)) throw unknownAlien(id, known);
  const pool = parsePool(o.pool);
  const options: Options = {
    seats,
    planets,
    flares: flag(o.flares, 'flares', pool.flares ?? true),
    secondEncounters: flag(o.secondEncounters, 'secondEncounters', true),
    largeGroup: flag(o.largeGroup, 'largeGroup', false) || seats.length >= 7,
    ...parseVariants(o, seats.length),
    sets: oneOfEach(o.sets ?? pool.sets, 'sets', ALIEN_SETS),
    alerts: oneOfEach(o.alerts ?? pool.alerts, 'alerts', ALERTS),
    aliens,
    house: parseHouse(o.house),
    position: o.position === undefined || o.position === null ? null : parsePosition(o.position),
  };
  return options;
}

/** A pool stands for sets, alert levels and flares; each of them that is named beside it has the last word. */
function parsePool(input: unknown): Pool {
  if (input === undefined || input === null) return POOLS.everything;
  const name = POOL_NAMES.find((x) => x === input);
  if (name === undefined) throw new InputError(`pool is one of ${POOL_NAMES.join(', ')}, not ${show(input)}.`);
  return POOLS[name];
}

function parseSeats(o: { readonly [key: string]: unknown }, known: ReadonlySet<string>): SeatOptions[] {
  const given = o.seats === undefined || o.seats === null ? null : array(o.seats, 'seats');
  const n = given ? given.length : (o.players ?? 5);
  if (typeof n !== 'number' || !Number.isInteger(n)) throw new InputError(`A game has 3 to 8 players, not ${show(n)}.`);
  // faq-general-19
  if (n < 3 || n > 8) throw new InputError(`A game has 3 to 8 players, not ${show(n)}.`);
  if ((o.players ?? n) !== n) throw new InputError(`There are ${n} seats but players is ${show(o.players)}; leave one of them out.`);
  const wished = (given ?? []).map((seat) => (typeof seat === 'object' && seat !== null && 'colour' in seat ? seat.colour : null));
  const taken = new Set<string>();
  const chosen = new Set<string>();
  const fixed = (id: unknown): string | null => {
    if (id === null || id === undefined) return null;
    if (typeof id !== 'string' || !known.has(id)) throw unknownAlien(id, known);
    if (chosen.has(id)) throw new InputError(`Two seats want to play ${id}; each alien exists once.`);
    chosen.add(id);
    return id;
  };
  return Array.from({ length: n }, (_, i) => {
    const s = given ? object(given[i] ?? {}, `seat ${i}`) : {};
    const odd = Object.keys(s).find((key) => key !== 'colour' && key !== 'alien' && key !== 'second');
    if (odd !== undefined) throw new InputError(`Seat ${i}: a seat has a colour and an alien, not "${odd}".`);
    const colour = s.colour ?? COLOURS.find((c) => !taken.has(c) && !wished.includes(c));
    if (!isColour(colour)) throw new InputError(`Seat ${i}: the colours are ${COLOURS.join(', ')}, not ${show(colour)}.`);
    if (taken.has(colour)) throw new InputError(`Two seats want to be ${colour}; give each its own colour.`);
    taken.add(colour);
    const alien = fixed(s.alien);
    const second = fixed(s.second);
    if (second === null) return { colour, alien };
    if (o.powers !== 2 || alien === null)
      throw new InputError(`Seat ${i}: a second alien is for seats that have a first one, in games with powers: 2.`);
    return { colour, alien, second };
  });
}

function unknownAlien(id: unknown, known: ReadonlySet<string>): InputError {
  const near = [...known].filter((k) => typeof id === 'string' && k[0] === id[0]?.toLowerCase());
  return new InputError(`There is no alien "${String(id)}"${near.length > 0 ? `; did you mean one of ${near.join(', ')}?` : '.'}`);
}
