import {
  DRAW_LEAST,
  MISSIONS,
  RESERVE,
  SEED_LIMIT,
  SITE_LIMIT,
  TYPES,
  type Deck,
  type DeckFault,
  type DeckZone,
  type FaultTag,
} from '../../../language/index.ts';
import { counted } from '../../../text/formats/index.ts';
import type { CardEntry } from '../../../text/lexicon.ts';
import { nameOf, type Library } from './book.ts';

/** A card in a part of the deck, with what is to say about it. */
export interface DeckRow {
  readonly id: string;
  readonly name: string;
  /** Undefined: nobody knows this card. */
  readonly entry: CardEntry | undefined;
  readonly n: number;
  /** Keeps it the deck from a table? */
  readonly fault: DeckFault | undefined;
  /** Are there more of it than can be in play at once? */
  readonly doubtful: boolean;
}

/** The parts of the deck that a fault speaks of; left out: all. */
const FAULT_ZONES: { readonly [T in FaultTag]?: readonly DeckZone[] } = {
  'not-a-mission': ['missions', 'reserve'],
  'mission-twice': ['missions'],
  reserve: ['reserve'],
  'not-a-seed': ['seeds'],
  'not-a-site': ['sites'],
  'not-a-draw': ['draw'],
};

/** By type in their order, then by name. */
export function rowsIn(library: Library, deck: Deck, zone: DeckZone, faults: readonly DeckFault[]): readonly DeckRow[] {
  const here = faults.filter(({ tag }) => FAULT_ZONES[tag]?.includes(zone) ?? true);
  const order = (entry: CardEntry | undefined): number => (entry === undefined ? -1 : PLAYED.indexOf(entry.facts.type));
  return counted(deck[zone])
    .map(([id, n]): DeckRow => {
      const entry = library.find(id);
      return {
        id,
        name: nameOf(library, id),
        entry,
        n,
        fault: here.find((x) => x.cards.includes(id)),
        doubtful: n > 1 && zone !== 'missions' && entry !== undefined && isUniqueInPlay(entry),
      };
    })
    .toSorted((a, b) => order(a.entry) - order(b.entry) || a.name.localeCompare(b.name, 'en', { numeric: true }));
}
/** People first, as one looks for them. */
const PLAYED = ['Personnel', 'Ship', ...TYPES.filter((x) => x !== 'Personnel' && x !== 'Ship')];

/** A second one waits until the first has left. */
export const isUniqueInPlay = ({ facts }: CardEntry): boolean =>
  (facts.type === 'Personnel' || facts.type === 'Ship' || facts.type === 'Facility') && facts.unique === 'unique';

/** How many cards a part has, against how many it may have. `short`: too few. */
export interface ZoneCount {
  readonly n: number;
  readonly most: number | null;
  readonly least: number | null;
  readonly bad: boolean;
}
export function countIn(deck: Deck, zone: DeckZone): ZoneCount {
  const { length } = deck[zone];
  const limits: { readonly [Z in DeckZone]: Omit<ZoneCount, 'bad'> } = {
    missions: { n: length, most: MISSIONS, least: MISSIONS },
    reserve: { n: length, most: RESERVE, least: null },
    // Missions count among the seeds (T2.2).
    seeds: { n: length + deck.missions.length, most: SEED_LIMIT, least: null },
    sites: { n: length, most: SITE_LIMIT, least: null },
    draw: { n: length, most: null, least: DRAW_LEAST },
  };
  const { n, most, least } = limits[zone];
  return { n, most, least, bad: (most !== null && n > most) || (least !== null && n < least) };
}

/** How many cards of each type are in a part, the most first. */
export function kindsIn(library: Library, deck: Deck, zone: DeckZone): readonly (readonly [type: string, n: number])[] {
  const counts = new Map<string, number>();
  for (const id of deck[zone]) {
    const type = library.find(id)?.facts.type ?? '';
    counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return [...counts].toSorted((a, b) => b[1] - a[1]);
}
