import { ALERTS, ALIEN_SETS, alienById, COSMIC_DECK, faceById, HOUSE_RULES, lexicon, WINDOWS } from '@parley/cosmic';
import type { Codex, CodexAlien, CodexOption, Ruling } from '../protocol.ts';
import { timingOf } from './cosmic-timing.ts';

/** Everything there is, with our texts, and the rulings that tests prove. */
export function cosmicCodex(rulings: readonly Ruling[]): Codex {
  const { aliens, cards } = lexicon();
  const copies = new Map(COSMIC_DECK);
  return {
    aliens: Object.values(aliens).map(({ asks: _asks, tells: _tells, ...a }) => ({
      ...a,
      timing: alienTiming(a.id),
      rulings: rulings.filter((r) => isAbout(r, a.id)).map((r) => r.id),
    })),
    cards: Object.values(cards).map(({ asks: _asks, ...c }) => ({
      ...c,
      copies: copies.get(c.id) ?? 0,
      timing: timingOf(faceById(c.id).clauses),
    })),
    options: OPTIONS,
    windows: WINDOWS,
    rulings,
  };
}

function alienTiming(id: string): CodexAlien['timing'] {
  const { power, wild, super: strong } = alienById(id);
  return {
    power: timingOf(power.clauses),
    wild: timingOf(wild.clauses),
    super: timingOf(strong.clauses, power.clauses),
  };
}

const isAbout = ({ id, file }: Ruling, alien: string): boolean =>
  id.includes(`-${alien}-`) || id.endsWith(`-${alien}`) || file.endsWith(`/${alien}.test.ts`);

const value = (v: string | number | boolean, text: string): CodexOption['values'][number] => ({ value: v, text });
const named = (all: readonly string[], texts: { readonly [id: string]: string }): CodexOption['values'] =>
  all.map((x) => value(x, texts[x] ?? x));

const HOUSE: {
  readonly [rule: string]: {
    readonly name: string;
    readonly text: string;
    readonly values: { readonly [v: string]: string };
  };
} = {
  noColony: {
    name: 'No colony left',
    text: 'Where the offense puts a ship it takes back from the warp while it has no colony at all.',
    values: { 'home-planet': 'On a home planet', gate: 'Straight into the gate' },
  },
  gamblerAnte: {
    name: 'Gambler: raised stakes',
    text: 'What raising the stakes does to the usual penalty.',
    values: { replace: 'It takes its place', add: 'It comes on top' },
  },
  gamblerShips: {
    name: 'Gambler: lost ships',
    text: 'May the ships that are lost be ships of the encounter?',
    values: { outside: 'No', anywhere: 'Yes' },
  },
  colourSwapStealsWin: {
    name: 'Changed colours and the win',
    text: 'Can a change of colours after the encounter take over a win?',
    values: { no: 'No', yes: 'Yes' },
  },
  reinforceNegotiate: {
    name: 'Reinforcing a negotiate',
    text: 'What a reinforcement on the side of a negotiate card does.',
    values: { 'no-effect': 'It may be played and has no effect', forbidden: 'It cannot be played' },
  },
};

const OPTIONS: readonly CodexOption[] = [
  {
    id: 'planets',
    name: 'Planets',
    text: 'Home planets of each player, with four ships each.',
    values: [value(5, 'Five'), value(4, 'Four: a shorter game')],
    usual: 5,
  },
  {
    id: 'flares',
    name: 'Flares',
    text: 'The flares of the dealt aliens and some more are shuffled into the deck.',
    values: [value(true, 'With flares'), value(false, 'Without')],
    usual: true,
  },
  {
    id: 'secondEncounters',
    name: 'Second encounters',
    text: 'Whoever has a successful first encounter may have another one.',
    values: [value(true, 'Yes'), value(false, 'No')],
    usual: true,
  },
  {
    id: 'largeGroup',
    name: 'Large group cards',
    text: 'More cards in the deck. With seven or eight players they are always in.',
    values: [value(false, 'No'), value(true, 'Yes')],
    usual: false,
  },
  {
    id: 'sets',
    name: 'Sets',
    text: 'The sets whose aliens may be dealt.',
    values: named(ALIEN_SETS, {
      base: 'Cosmic Encounter',
      incursion: 'Cosmic Incursion',
      conflict: 'Cosmic Conflict',
      alliance: 'Cosmic Alliance',
      storm: 'Cosmic Storm',
      dominion: 'Cosmic Dominion',
      eons: 'Cosmic Eons',
    }),
    usual: ALIEN_SETS,
  },
  {
    id: 'alerts',
    name: 'Alert levels',
    text: 'How hard to play the aliens may be.',
    values: named(ALERTS, { green: 'Green: simple', yellow: 'Yellow: some experience', red: 'Red: hard to play' }),
    usual: ALERTS,
  },
  ...Object.entries(HOUSE_RULES).map(([rule, values]): CodexOption => ({
    id: `house.${rule}`,
    name: HOUSE[rule]?.name ?? rule,
    text: HOUSE[rule]?.text ?? '',
    values: named(values, HOUSE[rule]?.values ?? {}),
    usual: values[0],
  })),
];
