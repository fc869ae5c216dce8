import './made-cards.ts';
import { attach, touch, type Flow, type Seat, type StepAnswer, type Verb } from '@parley/kernel';
import { contributionWords } from '@parley/kit/content';
import { orderId, pieceId, zoneId, type VerbName } from '../ids/index.ts';
import type { Standing } from '../language/index.ts';
import { clausesOf } from '../rules/numbers/standing.ts';
import { ORDERS } from '../rules/orders/index.ts';
import type { Order } from '../rules/orders/order.ts';
import { cardSource, context, type ClauseSpec } from '../rules/registry/clauses.ts';
import { STATUS, putMark, putStatus, type Status } from '../rules/state/marks.ts';
import type { Piece, Trek, Zone } from '../rules/state/state.ts';
import { zoneIn, zoneOfMission } from '../rules/state/zones.ts';
import type { TrekTables } from '../rules/timing/tables.ts';
import { timing } from '../rules/timing/timing.ts';
import { scenario, type Board, type PlayerName, type Scenario } from '../testing/index.ts';

export { scenario, STATUS };
export type { Board, PlayerName, Scenario };

export const BLUE: Seat = 0;
export const RED: Seat = 1;

const { contribution } = contributionWords<TrekTables>({ keys: timing.keys, context });

/** Lets a card of the board say something more. */
export const give = (g: Trek, piece: Piece, ...standing: readonly Standing[]): void => giveClauses(g, piece, clausesOf(standing));
export function giveClauses(g: Trek, piece: Piece, clauses: readonly ClauseSpec[]): void {
  attach(g, cardSource(piece), contribution(clauses, { card: g.s.card[piece] }));
  touch(g, 'table');
}

/** Stops, disables or marks cards as a test needs it. */
export const halt = (g: Trek, ...pieces: readonly Piece[]): void => pieces.forEach((x) => putMark(g, x, 'stopped', 1));
export const become = (g: Trek, status: Status, ...pieces: readonly Piece[]): void => pieces.forEach((x) => putStatus(g, x, status, true));

export const order = (verb: VerbName): Order => {
  const found = ORDERS.find((x) => x.verb === verb);
  if (found === undefined) throw new Error(`there is no order "${verb}"`);
  return found;
};

/** What is offered of an order at this very moment: tests change the board by hand. */
export const offerOf = (g: Trek, seat: Seat, verb: VerbName, of: number): Verb | undefined =>
  order(verb)
    .offers(g, seat)
    .find(({ id }) => id === orderId(verb, of));
export const isOffered = (g: Trek, seat: Seat, verb: VerbName, of: number): boolean => offerOf(g, seat, verb, of) !== undefined;

/** The options of the first step that is asked, as they are written. */
export function firstOptions(verb: Verb | undefined): readonly string[] {
  const ask = verb?.first?.ask;
  return ask !== undefined && 'options' in ask ? ask.options : [];
}

/** Why an order is not offered, by its sentence. */
export const barOf = (g: Trek, seat: Seat, verb: VerbName, of: number): string | null => order(verb).whyNot(g, seat, of)?.tag ?? null;

/** Carries an order out that asks nothing on its way. */
export const carryOut = (g: Trek, seat: Seat, verb: VerbName, of: number, ...steps: readonly StepAnswer[]): void =>
  done(order(verb).run(g, seat, of, steps));

export function done<T>(flow: Flow<T>): T {
  const result = flow.next();
  if (!result.done) throw new Error('somebody was asked');
  return result.value;
}

/** Places by the cards they belong to. */
export const surface = (t: Scenario, mission: string): Zone => zoneOfMission(t.piece(mission), 'surface');
export const space = (t: Scenario, mission: string): Zone => zoneOfMission(t.piece(mission), 'space');
export const aboard = (t: Scenario, vessel: string, of?: PlayerName): Zone => zoneIn(t.piece(vessel, of));

export const pieceIds = (t: Scenario, ...names: readonly string[]): string[] => names.map((x) => pieceId(t.piece(x)));
export { pieceId, zoneId };
