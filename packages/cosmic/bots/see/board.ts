import { GATE, SIDE, WARP, type Board as Table, type EncounterView, type SheetView, type Side, type StackView } from '../../view/board.ts';
import type { CosmicView } from '../../view/cosmic-view.ts';
import { playedFrom, rewardDeckCalled, type RewardDeck } from '../../view/printed.ts';
import { placeNumber, readAsset, readDiscard, readPlace, readSheet, readStacks, zone, type Look } from '../../view/read.ts';
import { isFieldValues, type Seat } from '@parley/kernel';
import type { Seen } from '@parley/kernel/players';
import { assetOf, type Asset } from './assets.ts';
import { cardsOf, type Card } from './cards.ts';

export type { Side };

export interface Planet {
  readonly name: string;
  /** Whose home system it is in. */
  readonly home: Seat;
  /** Ships by person. */
  readonly ships: readonly number[];
}

/** The table as a player at it thinks of it: with itself in the middle, and everybody by number. */
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
  /** Ships by person in a place other than these. */
  shipsAt(name: string): readonly number[];
  /** Ships by person. */
  readonly warp: readonly number[];
  readonly gate: readonly number[];
  readonly beside: readonly number[];
  /** What foreign colonies count for, and home colonies, by person. */
  readonly score: readonly number[];
  readonly homes: readonly number[];
  readonly hand: readonly Card[];
  /** The hand and whatever lies on a sheet to be played like it. */
  readonly playable: readonly Card[];
  readonly encounter: EncounterView | null;
  readonly receipts: Table['receipts'];
  /** The reward deck the table plays with, or 'none'. */
  readonly rewards: RewardDeck;
  /** The discard pile, the top card last. */
  readonly pile: readonly Card[];
  /** Ships that can be told from others. */
  readonly stacks: readonly StackView[];
  /** The partner in a team, or -1. */
  partnerOf(p: Seat): Seat;
  /** Those of a team who have fulfilled a way to win at once while the partner had not. */
  readonly met: readonly Seat[];
  /** Techs, stations and markers by number, and those of a player. */
  asset(id: number): Asset;
  assetsOf(p: Seat): readonly Asset[];
  /** Who plays a colour, or -1. */
  seatOf(colour: string): Seat;
  handSize(p: Seat): number;
  sheet(id: number): SheetView;
  /** The sheets that are in front of a player and can be used. */
  sheetsOf(p: Seat): readonly SheetView[];
  /** Is an effect of this kind going on? */
  lasting(kind: string): boolean;
}

export function readBoard(seen: Seen<CosmicView>): Board {
  const look: Look = (cell) => seen.cell(cell);
  const { colours, order, hands, fleets, sheets: sheetCount, assets: assetCount, teams } = look('people');
  const { colonies: toWin, homes: forPower } = look('goal');
  const map = look('map');
  const me = seen.seat;

  const crewAt = (place: number): readonly number[] => readPlace(look, map[place], place).crew;
  const planets: (Planet | undefined)[] = [];
  const planetAt = (i: number): Planet | undefined => {
    const { kind, name, system } = map[i];
    if (kind !== 'planet' || system < 0) return undefined;
    return (planets[i] ??= { name, home: fleets[system], ships: crewAt(i) });
  };

  const sheets: SheetView[] = [];
  const sheet = (id: number): SheetView => (sheets[id] ??= readSheet(look, id));
  // What others hide is as good as nothing.
  const bySeat: (readonly SheetView[] | undefined)[] = [];
  const sheetsOf = (p: Seat): readonly SheetView[] => (bySeat[p] ??= usableBy(p));
  const usableBy = (p: Seat): SheetView[] => {
    const out: SheetView[] = [];
    for (let id = 0; id < sheetCount; id++) {
      const { controller, down, zapped, hidden } = look(`sheet:${id}`);
      if (controller === p && !down && !zapped && (p === me || !hidden)) out.push(sheet(id));
    }
    return out;
  };
  let assets: readonly Asset[] | null = null;
  const allAssets = (): readonly Asset[] =>
    (assets ??= Array.from({ length: assetCount }, (_, id) => assetOf(readAsset(look, id), id, (colour) => colours.indexOf(colour))));
  const memo: {
    receipts?: Table['receipts'];
    stacks?: readonly StackView[];
    all?: readonly Planet[];
    hand?: readonly Card[];
    playable?: readonly Card[];
    warp?: readonly number[];
    gate?: readonly number[];
    beside?: readonly number[];
  } = {};
  return {
    me,
    seats: colours.length,
    order,
    toWin,
    forPower,
    get planets() {
      return (memo.all ??= map.flatMap((_, i) => planetAt(i) ?? []));
    },
    planet(name) {
      const place = placeNumber(map, name);
      return place < 0 ? undefined : planetAt(place);
    },
    shipsAt(name) {
      const place = placeNumber(map, name);
      return place < 0 ? NOBODY : crewAt(place);
    },
    get warp() {
      return (memo.warp ??= crewAt(WARP));
    },
    get gate() {
      return (memo.gate ??= crewAt(GATE));
    },
    get beside() {
      return (memo.beside ??= crewAt(SIDE));
    },
    get score() {
      return look('colonies').counted;
    },
    get homes() {
      return look('colonies').homes;
    },
    get hand() {
      return (memo.hand ??= cardsOf(zone(look, hands[me]).cards));
    },
    get playable() {
      return (memo.playable ??= [...this.hand, ...onSheets(sheetsOf(me))]);
    },
    get encounter() {
      return look('encounter');
    },
    get receipts() {
      return (memo.receipts ??= [look('receipt:0'), look('receipt:1')]);
    },
    rewards: rewardsOf(seen.options),
    get pile() {
      return cardsOf(readDiscard(look));
    },
    get stacks() {
      return (memo.stacks ??= readStacks(look));
    },
    partnerOf: (p) => teams?.partners[p] ?? -1,
    met: teams?.met ?? NOBODY,
    asset: (id) => allAssets()[id],
    assetsOf: (p) => (assetCount === 0 ? NO_ASSETS : allAssets().filter((x) => x.owner === p)),
    seatOf: (colour) => colours.findIndex((c) => c === colour),
    handSize: (p) => (p < 0 ? 0 : zone(look, hands[p]).n),
    sheet,
    sheetsOf,
    lasting: (kind) => look('lingering').some((x) => x.kind === kind),
  };
}

const NOBODY: readonly Seat[] = [];
const NO_ASSETS: readonly Asset[] = [];

/** The reward deck among the options of a table. */
const rewardsOf = (options: Seen['options']): RewardDeck => rewardDeckCalled(isFieldValues(options) ? options.rewards : undefined);

/** Cards on sheets that may be played from there. */
const onSheets = (sheets: readonly SheetView[]): Card[] =>
  sheets.flatMap(({ alien, zones }) => playedFrom(alien).flatMap((name) => cardsOf(zones[name].cards)));

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

/** What the ships of a side come to, and whatever else counts besides its card. */
export function shipsOf(b: Board, side: Side): number {
  let n = 0;
  for (const row of b.receipts[side]) n += row.what === 'sum' ? row.n : row.what === 'card' ? -row.n : 0;
  return n;
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
