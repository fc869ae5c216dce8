import { alienById } from '../../rules/registry/registry.ts';
import { COLOURS } from '../../rules/state/state.ts';
import type { Seat } from '@parley/kernel';
import type { Seen } from '@parley/kernel/players';
import { readAsset, type Asset } from './assets.ts';
import { readCard, type Card } from './cards.ts';
import type { EncounterCell, LingeringCell, PeopleCell, PlaceCell, SheetCell, StackCell } from './cells.ts';

export interface Planet {
  readonly name: string;
  /** Whose home system it is in. */
  readonly home: Seat;
  /** Ships by person. */
  readonly ships: readonly number[];
}

export type Side = 0 | 1;

/** The table as one seat sees it, in the terms in which a player thinks. */
export interface Board {
  readonly me: Seat;
  readonly seats: number;
  /** Persons clockwise. */
  readonly order: readonly Seat[];
  /** Foreign colonies that win, and home colonies that keep a power. */
  readonly toWin: number;
  readonly forPower: number;
  readonly planets: readonly Planet[];
  planet(name: string): Planet | undefined;
  /** The name of a place by its number. */
  placeName(place: number): string;
  /** Ships by person in a place other than these. */
  shipsAt(name: string): readonly number[];
  /** Ships by person. */
  readonly warp: readonly number[];
  readonly gate: readonly number[];
  readonly beside: readonly number[];
  /** Foreign and home colonies by person. */
  readonly score: readonly number[];
  readonly homes: readonly number[];
  readonly hand: readonly Card[];
  /** The hand and whatever lies on a sheet to be played like it. */
  readonly playable: readonly Card[];
  readonly encounter: EncounterCell | null;
  /** The reward deck the table plays with, or 'none'. */
  readonly rewards: string;
  /** The discard pile, the top card last. */
  readonly pile: readonly Card[];
  /** Ships that can be told from others. */
  readonly stacks: readonly StackCell[];
  /** The partner in a team, or -1. */
  partnerOf(p: Seat): Seat;
  /** Those of a team who have fulfilled a way to win at once while the partner had not. */
  readonly met: readonly Seat[];
  /** Techs, stations and markers by number, and those of a player. */
  asset(id: number): Asset;
  assetsOf(p: Seat): readonly Asset[];
  /** The cards in a zone, as far as this seat sees them. */
  cards(zone: number): readonly Card[];
  /** Who plays a colour, or -1. */
  seatOf(colour: string): Seat;
  handSize(p: Seat): number;
  /** How many cards lie in a zone. */
  cardsIn(zone: number): number;
  sheet(id: number): SheetCell;
  /** The sheets that are in front of a player and can be used. */
  sheetsOf(p: Seat): readonly SheetCell[];
  /** Is an effect of this kind going on? */
  lasting(kind: string): boolean;
}

const WARP = 0;
const GATE = 1;
const BESIDE = 2;
/** The zone of the discard pile. */
const PILE = 1;

export function readBoard(seen: Seen): Board {
  const people = seen.cell('people') as unknown as PeopleCell;
  const places = seen.cell('map') as unknown as readonly PlaceCell[];
  const encounter = seen.cell('encounter') as unknown as EncounterCell | null;
  const me = seen.seat;
  const colours = people.colours.map((c) => (COLOURS as readonly string[]).indexOf(c));
  const seats = colours.length;
  const personOf = (colour: number): Seat => colours.indexOf(colour);
  const byPerson = (place: number): number[] => {
    const row = seen.cell(`place:${place}`) as readonly number[];
    return colours.map((c) => row[c]);
  };
  const score = colours.map(() => 0);
  const homes = colours.map(() => 0);
  const planets: Planet[] = [];
  const names = new Map<string, Planet>();
  places.forEach((place, i) => {
    if (place.kind !== 'planet') return;
    const keeper = place.keeper < 0 ? -1 : personOf(place.keeper);
    if (keeper >= 0) score[keeper]++;
    if (place.system < 0) return;
    const planet = { name: place.name, home: personOf(place.system), ships: byPerson(i) };
    planets.push(planet);
    names.set(planet.name, planet);
    planet.ships.forEach((n, p) => {
      if (n > 0) (planet.home === p ? homes : score)[p]++;
    });
    if (place.inWarp && planet.ships[planet.home] > 0) score[planet.home]++;
  });
  const own = seen.cell(`zone:${people.hands[me]}`) as readonly string[];
  const { planets: toWin, rewards = 'none' } = seen.options as { readonly planets: number; readonly rewards?: string };
  const sheets: SheetCell[] = [];
  const sheet = (id: number): SheetCell => (sheets[id] ??= seen.cell(`sheet:${id}`) as unknown as SheetCell);
  const hand = own.map(readCard);
  const cardsIn = (zone: number): number => {
    const cards = seen.cell(`zone:${zone}`);
    if (Array.isArray(cards)) return cards.length;
    // With reward cards among them the back of each is seen.
    return typeof cards === 'number' ? cards : ((cards as { readonly n?: number } | null)?.n ?? 0);
  };
  let playable: readonly Card[] | null = null;
  // What others hide is as good as nothing.
  const sheetsOf = (p: Seat): SheetCell[] =>
    Array.from({ length: people.sheets }, (_, id) => sheet(id)).filter(
      (s) => s.controller === p && !s.down && !s.zapped && (p === me || s.hidden !== true),
    );
  const cards = (zone: number): Card[] => {
    const there = zone < 0 ? null : seen.cell(`zone:${zone}`);
    return Array.isArray(there) ? (there as readonly string[]).map(readCard) : [];
  };
  let assets: readonly Asset[] | null = null;
  const allAssets = (): readonly Asset[] =>
    (assets ??= Array.from({ length: people.assets }, (_, id) => readAsset(seen, people, id, cards)));
  for (const x of people.assets > 0 ? allAssets() : []) if (x.countsAsColony) score[x.owner]++;
  let lasting: readonly LingeringCell[] | null = null;
  return {
    me,
    seats,
    order: people.order,
    toWin,
    forPower: toWin === 5 ? 3 : 2,
    planets,
    planet: (name) => names.get(name),
    placeName: (place) => places[place]?.name ?? '',
    shipsAt(name) {
      const place = places.findIndex((x) => x.name === name);
      return place < 0 ? NOBODY : byPerson(place);
    },
    warp: byPerson(WARP),
    gate: byPerson(GATE),
    beside: byPerson(BESIDE),
    score,
    homes,
    hand,
    get playable() {
      return (playable ??= [...hand, ...onSheets(seen, sheetsOf(me))]);
    },
    encounter,
    rewards,
    get pile() {
      return cards(PILE);
    },
    get stacks() {
      return seen.cell('stacks') as unknown as readonly StackCell[];
    },
    partnerOf: (p) => people.teams?.partners[p] ?? -1,
    met: people.teams?.met ?? NOBODY,
    asset: (id) => allAssets()[id],
    assetsOf: (p) => (people.assets === 0 ? NO_ASSETS : allAssets().filter((x) => x.owner === p)),
    cards,
    seatOf: (colour) => people.colours.indexOf(colour),
    handSize: (p) => (p < 0 ? 0 : cardsIn(people.hands[p])),
    cardsIn,
    sheet,
    sheetsOf,
    lasting(kind) {
      lasting ??= seen.cell('lingering') as unknown as readonly LingeringCell[];
      return lasting.some((x) => x.kind === kind);
    },
  };
}

const NOBODY: readonly Seat[] = [];
const NO_ASSETS: readonly Asset[] = [];

/** Cards on sheets that may be played from there. */
function onSheets(seen: Seen, sheets: readonly SheetCell[]): Card[] {
  return sheets.flatMap((s) =>
    Object.entries(s.zones).flatMap(([name, zone]) => {
      if (!alienById(s.alien).zones?.[name]?.play) return [];
      const cards = seen.cell(`zone:${zone}`);
      return Array.isArray(cards) ? (cards as readonly string[]).map(readCard) : [];
    }),
  );
}

/** The side a seat is on, as a main player or an ally, or null. */
export function sideOf(b: Board, p: Seat): Side | null {
  const e = b.encounter;
  if (!e) return null;
  if (e.offense === p) return 0;
  if (e.defense === p) return 1;
  if (e.allies[0].includes(p)) return 0;
  return e.allies[1].includes(p) ? 1 : null;
}

export const isMain = (b: Board, p: Seat): boolean => b.encounter !== null && (b.encounter.offense === p || b.encounter.defense === p);

/** The main player one is up against, or -1. */
export function otherMain(b: Board): Seat {
  if (!b.encounter || !isMain(b, b.me)) return -1;
  return b.encounter.offense === b.me ? b.encounter.defense : b.encounter.offense;
}

/** What a planet in the gate weighs, besides the ships on it. */
const WORLDSHIP = 20;

/** The ships of a side that a total would count, one each. */
export function shipsOf(b: Board, side: Side): number {
  const e = b.encounter;
  if (!e) return 0;
  if (side === 0) return sum(b.gate) + (e.carrier ? WORLDSHIP + sum(b.planet(e.carrier)?.ships ?? []) : 0);
  const target = e.target === null ? undefined : b.planet(e.target);
  return sum(b.beside) + (target && e.defense >= 0 ? target.ships[e.defense] : 0);
}

/** The ships one player has in the encounter. */
export function shipsIn(b: Board, p: Seat): number {
  const e = b.encounter;
  if (!e) return 0;
  const target = e.target === null ? undefined : b.planet(e.target);
  const carried = e.carrier && e.offense === p ? (b.planet(e.carrier)?.ships[p] ?? 0) : 0;
  return b.gate[p] + b.beside[p] + carried + (target && e.defense === p ? target.ships[p] : 0);
}

export const sum = (list: readonly number[]): number => {
  let n = 0;
  for (const x of list) n += x;
  return n;
};
