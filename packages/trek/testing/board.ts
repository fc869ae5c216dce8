import type { Seat } from '@parley/kernel';
import { USUAL_HOUSE } from '../rules/decks/options.ts';
import type { Deck, HouseRules, Options } from '../rules/options/options.ts';
import { allCards, type CardDefinition } from '../rules/registry/cards.ts';
import { newMarks } from '../rules/state/marks.ts';
import { SEATS, type State } from '../rules/state/state.ts';
import {
  MISSION_PIECES,
  MISSIONS,
  newNest,
  SPARES,
  zoneIn,
  zoneOfLine,
  zoneOfMission,
  zoneOfSeat,
  zoneOn,
  type Line,
  type SeatZone,
} from '../rules/state/zones.ts';

/** Cards by their names. In an object each holds what is aboard or in it; `'on:Name'` are cards played on it. */
export type Holding = readonly string[] | { readonly [holder: string]: Holding };

/** What a player has at a location: on the planet, in space, under the mission (the first named is met first). */
export interface AtLocation {
  readonly planet?: Holding;
  readonly space?: Holding;
  readonly seeds?: readonly string[];
  readonly on?: readonly string[];
}

export interface PlayerBoard {
  readonly hand?: readonly string[];
  /** The top card first. Left out: some cards that do nothing. */
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  readonly table?: readonly string[];
  /** Where this player has something, by the names of missions. */
  readonly at?: { readonly [mission: string]: AtLocation };
}

/** A board in a few lines: the missions from left to right, and what each player has. Blue is to move. */
export interface Board {
  readonly alpha?: readonly string[];
  readonly gamma?: readonly string[];
  readonly blue?: PlayerBoard;
  readonly red?: PlayerBoard;
  readonly turn?: 'blue' | 'red';
  readonly target?: number;
  readonly faces?: 'strict' | 'open';
  readonly house?: Partial<HouseRules>;
  /** Points that were scored before. */
  readonly points?: { readonly blue?: number; readonly red?: number };
}

/** A card by its name or id. */
export function cardNamed(name: string): CardDefinition {
  const found = allCards().filter((x) => x.id === name || x.facts.name === name);
  if (found.length === 0) throw new Error(`there is no card "${name}"`);
  return found[0];
}

const PLAIN_DECK = 40;
const NO_DECK: Deck = { name: 'Scenario', missions: [], reserve: [], seeds: [], sites: [], draw: [] };

interface Laid {
  readonly id: string;
  readonly seat: Seat;
  /** The zone it lies in, once every card has its number. */
  readonly zone: (numbers: ReadonlyMap<Laid, number>) => number;
}

/** The state of a board, at the start of a turn. */
export function stateOf(board: Board): State {
  const missions: Laid[] = [];
  const cards: Laid[] = [];
  const seatZone = (seat: Seat, zone: SeatZone) => (): number => zoneOfSeat(seat, zone);
  const lines: { readonly [line in Line]?: readonly string[] } = { Alpha: board.alpha, Gamma: board.gamma };
  const byName = new Map<string, Laid>();
  for (const line of ['Alpha', 'Gamma'] as const)
    for (const name of lines[line] ?? []) {
      const seat = missions.length < MISSIONS ? 0 : 1;
      const laid: Laid = { id: cardNamed(name).id, seat, zone: () => zoneOfLine(line) };
      missions.push(laid);
      byName.set(name, laid);
    }
  const perSeat = MISSIONS + SPARES;
  const bySeat = [missions.filter((x) => x.seat === 0), missions.filter((x) => x.seat === 1)];
  const spare = (seat: Seat): Laid => ({ id: cardNamed('Space').id, seat, zone: seatZone(seat, 'aside') });
  const numbered = bySeat.flatMap((own, seat) => [...own, ...Array.from({ length: perSeat - own.length }, () => spare(seat))]);
  const hold = (what: Holding, seat: Seat, zone: Laid['zone']): void => {
    if (Array.isArray(what)) for (const name of what) cards.push({ id: cardNamed(name).id, seat, zone });
    else
      for (const [name, inner] of Object.entries(what)) {
        const laid: Laid = { id: cardNamed(name.replace(/^on:/, '')).id, seat, zone };
        cards.push(laid);
        hold(inner, seat, (numbers) => zoneIn(numbers.get(laid) ?? -1));
      }
  };
  [board.blue, board.red].forEach((own = {}, seat) => {
    hold(own.hand ?? [], seat, seatZone(seat, 'hand'));
    hold((own.deck ?? Array.from({ length: PLAIN_DECK }, () => fillerName())).toReversed(), seat, seatZone(seat, 'deck'));
    hold(own.discard ?? [], seat, seatZone(seat, 'discard'));
    hold(own.table ?? [], seat, seatZone(seat, 'table'));
    for (const [name, { planet = [], space = [], seeds = [], on = [] }] of Object.entries(own.at ?? {})) {
      const mission = byName.get(name);
      if (mission === undefined) throw new Error(`"${name}" lies on no line`);
      const at = (zone: 'seeds' | 'space' | 'surface') => (numbers: ReadonlyMap<Laid, number>) =>
        zoneOfMission(numbers.get(mission) ?? -1, zone);
      hold(planet, seat, at('surface'));
      hold(space, seat, at('space'));
      hold(seeds.toReversed(), seat, at('seeds'));
      hold(on, seat, (numbers) => zoneOn(numbers.get(mission) ?? -1));
    }
  });
  const all = [...numbered, ...cards];
  if (numbered.length !== MISSION_PIECES) throw new Error(`there are at most ${MISSIONS * SEATS} missions`);
  const numbers = new Map(all.map((laid, piece) => [laid, piece]));
  const nest = newNest(all.length);
  all.forEach((laid, piece) => {
    const zone = laid.zone(numbers);
    nest.zone.push(zone);
    nest.in[zone].push(piece);
  });
  const options: Options = {
    seats: [{ deck: NO_DECK }, { deck: NO_DECK }],
    first: 0,
    target: board.target ?? 100,
    faces: board.faces ?? 'strict',
    house: { ...USUAL_HOUSE, ...board.house },
  };
  const scored = (seat: Seat, n = 0): State['points'] =>
    n === 0 ? [] : [{ seat, kind: 'mission', n, cause: 'rule:T34.1', turn: 0, idle: false }];
  return {
    options,
    owner: all.map((x) => x.seat),
    card: all.map((x) => x.id),
    cards: nest,
    marks: newMarks(all.length),
    seeding: null,
    turn: { seat: board.turn === 'red' ? 1 : 0, n: board.turn === 'red' ? 2 : 1, part: 'start', played: false, drawsLost: 0 },
    points: [...scored(0, board.points?.blue), ...scored(1, board.points?.red)],
    attempt: null,
    history: { solved: [], dead: [] },
    winners: null,
    wonBy: '',
  };
}

/** A card to fill decks with: a ship, so that it is never mistaken for anybody. */
const fillerName = (): string => {
  const ship = allCards().find((x) => x.facts.type === 'Ship' && x.clauses.length === 0);
  if (ship === undefined) throw new Error('there is no plain ship');
  return ship.id;
};
