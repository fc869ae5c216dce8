import type { Seen } from '@parley/kernel/players';
import type { Facts, MissionFacts, PersonnelFacts, ShipFacts } from '../language/index.ts';
import { lexiconOf } from '../text/lexicon.ts';
import { readBoard, type Board, type CardView, type Location, type Thing, type TrekView } from '../view/index.ts';

/** The table as the bot sees it: nothing but what its seat may know. */
export interface Sight {
  readonly seat: number;
  readonly board: Board;
  /** Places of the lines, from left to right. */
  readonly places: readonly Location[];
  readonly ships: readonly Vessel[];
  readonly posts: readonly Post[];
  /** What was attempted in vain, by mission. */
  readonly tried: ReadonlyMap<number, Tried>;
}
/** With how many people, and how many seed cards lay there. */
export interface Tried {
  readonly seeds: number;
  readonly size: number;
}

/** A ship of one's own: where it is, whether it is docked, and who is aboard. */
export interface Vessel {
  readonly thing: Thing;
  readonly at: Location;
  /** The facility it is docked at, or null. */
  readonly dock: Thing | null;
  readonly crew: readonly Thing[];
}
/** A facility of one's own with the people in it. */
export interface Post {
  readonly thing: Thing;
  readonly at: Location;
  readonly people: readonly Thing[];
}

export const factsOf = (card: string | undefined): Facts | null =>
  card === undefined ? null : (lexiconOf('en').cards[card]?.facts ?? null);
export function missionOf({ card }: Location): MissionFacts | null {
  const facts = factsOf(card);
  return facts?.type === 'Mission' ? facts : null;
}
export function personOf({ card }: CardView): PersonnelFacts | null {
  const facts = factsOf(card);
  return facts?.type === 'Personnel' ? facts : null;
}
export function shipOf({ card }: CardView): ShipFacts | null {
  const facts = factsOf(card);
  return facts?.type === 'Ship' ? facts : null;
}
const typeOf = ({ card }: CardView): string => factsOf(card)?.type ?? '';
const isMine =
  (seat: number) =>
  (x: CardView): boolean =>
    (x.controller ?? x.seat) === seat;

export const peopleIn = (things: readonly Thing[], seat: number): Thing[] =>
  things.filter((x) => isMine(seat)(x) && typeOf(x) === 'Personnel');
/** Able to do something: not stopped, disabled or held. */
export const isAble = (x: CardView): boolean => (x.stopped ?? 0) === 0 && (x.status ?? []).length === 0;

export function see(seen: Seen<TrekView>): Sight {
  const { seat } = seen;
  const board = readBoard(seen.view(), seat);
  const places = board.lines.flatMap((line) => line.locations);
  const ships: Vessel[] = [];
  const posts: Post[] = [];
  const isShip = (x: Thing): boolean => isMine(seat)(x) && typeOf(x) === 'Ship';
  for (const at of places)
    for (const thing of [...at.space.things, ...(at.surface?.things ?? [])]) {
      if (isShip(thing)) ships.push({ thing, at, dock: null, crew: peopleIn(thing.within, seat) });
      if (typeOf(thing) !== 'Facility') continue;
      for (const inner of thing.within)
        if (isShip(inner)) ships.push({ thing: inner, at, dock: thing, crew: peopleIn(inner.within, seat) });
      if (isMine(seat)(thing) || peopleIn(thing.within, seat).length > 0) posts.push({ thing, at, people: peopleIn(thing.within, seat) });
    }
  return { seat, board, places, ships, posts, tried: new Map() };
}
