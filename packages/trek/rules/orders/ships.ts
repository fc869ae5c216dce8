import { memoised, NOBODY, type Seat, type StepAnswer, type Verb } from '@parley/kernel';
import { orderId, ruleCause, type VerbName } from '../../ids/index.ts';
import { isInPlay, locationOf, spaceAt, yours } from '../board/places.ts';
import { whyCannotAct } from '../numbers/able.ts';
import { whyUnstaffed } from '../numbers/staffing.ts';
import { isType } from '../registry/cards.ts';
import { isYours } from '../state/control.ts';
import { is } from '../state/marks.ts';
import type { Piece, Trek } from '../state/state.ts';
import { zoneOf } from '../state/zones.ts';
import type { Bar } from '../timing/tables.ts';

/** The ships this player may use. */
export const shipsOf = (g: Trek, seat: Seat): readonly Piece[] =>
  memoised(g, `ships:${seat}`, () => yours(g, seat).filter((x) => isType(g, x, 'Ship')));

/** Why a ship can be given no order that needs its crew: it is stopped or out of order, or not staffed (T12.1, T12.12, T43.5). Null: it can. */
export const whyIdleShip = (g: Trek, ship: Piece): Bar | null =>
  memoised(g, `idle:${ship}`, () => whyCannotAct(g, ship) ?? whyUnstaffed(g, ship));

/** Is it in space, neither docked nor landed nor aboard another? */
export function isFlying(g: Trek, ship: Piece): boolean {
  const at = locationOf(g, ship);
  return at !== NOBODY && zoneOf(g, ship) === spaceAt(at) && !is(g, ship, 'landed');
}

export const shipBar = (rule: string, tag: string, ship: Piece): Bar => ({ from: ruleCause(rule), tag, data: { ship } });

/** An order to a ship that takes no more than to say so. */
export const plainOffers = (g: Trek, seat: Seat, verb: VerbName, why: (g: Trek, ship: Piece) => Bar | null): Verb[] =>
  shipsOf(g, seat).flatMap((ship) => (why(g, ship) === null ? [{ id: orderId(verb, ship), data: { ship } }] : []));

/** A ship in play that this player may use: of any other card nobody is told anything, lest it says which cards of a deck are ships. */
export const isOwnShip = (g: Trek, seat: Seat, ship: Piece): boolean =>
  isInPlay(g, ship) && isType(g, ship, 'Ship') && isYours(g, seat, ship);

/** The answer to a step that was asked, or what it can only have been. */
export const textOf = (answer: StepAnswer | undefined): string | null => (typeof answer === 'string' ? answer : null);
