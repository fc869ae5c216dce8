import { NOBODY, type Seat } from '@parley/kernel';
import type { Among, DilemmaText } from '../../language/index.ts';
import { holder, inPlay, isInPlay, isMission, locationOf, personnelIn, surfaceAt } from '../board/places.ts';
import { whyOut } from '../numbers/able.ts';
import { equipmentWith, groupOf } from '../numbers/groups.ts';
import type { Group } from '../numbers/needs.ts';
import { boundBy } from '../people/bonds.ts';
import { stop } from '../people/stop.ts';
import { placeOfAttempt } from '../people/team.ts';
import { cardOf, isType, nameOf } from '../registry/cards.ts';
import { controllerOf } from '../state/control.ts';
import { is } from '../state/marks.ts';
import type { Piece, Trek, Zone } from '../state/state.ts';
import { zoneIn, zoneOf } from '../state/zones.ts';

/**
 * A dilemma that does something: who is hit, where, and what has come of it so far. Of one that lies in play "you" is whoever met it, and those it
 * may hit are those who are where it lies (T38.1).
 */
export interface Strike {
  readonly dilemma: Piece;
  /** Whom the text calls "you". */
  readonly seat: Seat;
  /** The mission, or -1. */
  readonly mission: Piece;
  /** The ship, or -1. */
  readonly ship: Piece;
  /** Where those are whom it may hit; -1: nowhere. */
  readonly place: Zone;
  /** Does it strike those who attempt, or whoever is there? */
  readonly attempted: boolean;
  /** Those it has picked, and whether everybody has seen them. */
  them: readonly Piece[];
  shown: boolean;
  /** They do not get past it after all. */
  barred: boolean;
  /** The attempt ends with it. */
  ended: boolean;
  /** What becomes of it is settled: it is placed, or to be discarded. */
  settled: 'placed' | 'pile' | null;
}

const newStrike = (of: Pick<Strike, 'dilemma' | 'seat' | 'mission' | 'ship' | 'place' | 'attempted'>): Strike => ({
  ...of,
  them: [],
  shown: false,
  barred: false,
  ended: false,
  settled: null,
});

/** What it does to those who attempt. */
export function strikeAttempt(g: Trek, dilemma: Piece): Strike {
  const { attempt } = g.s;
  if (attempt === null) throw new Error(`nobody meets ${nameOf(g, dilemma)}`);
  const { seat, mission, ship } = attempt;
  return newStrike({ dilemma, seat, mission, ship, place: placeOfAttempt(attempt), attempted: true });
}

/** What it does where it lies: aboard a ship, to a personnel and whoever is present with it, on a planet. */
export function strikePlaced(g: Trek, dilemma: Piece): Strike {
  const host = holder(g, dilemma);
  const at = locationOf(g, dilemma);
  const on = { dilemma, seat: controllerOf(g, dilemma), mission: isMission(at) ? at : NOBODY, attempted: false };
  const kept = { them: boundBy(g, dilemma), shown: false };
  if (host === NOBODY) return { ...newStrike({ ...on, ship: NOBODY, place: NOBODY }), ...kept };
  if (isMission(host)) return { ...newStrike({ ...on, ship: NOBODY, place: surfaceAt(host) }), ...kept };
  if (isType(g, host, 'Personnel')) {
    const vessel = holder(g, host);
    const ship = isType(g, vessel, 'Ship') ? vessel : NOBODY;
    return { ...newStrike({ ...on, ship, place: zoneOf(g, host) }), them: [host], shown: true };
  }
  return { ...newStrike({ ...on, ship: host, place: zoneIn(host) }), ...kept };
}

export function textOf(g: Trek, dilemma: Piece): DilemmaText {
  const { dilemma: text } = cardOf(g, dilemma);
  if (text === null) throw new Error(`the text of ${nameOf(g, dilemma)} is missing`);
  return text;
}

/** Those it may hit: who attempts and can still go on, or whoever is where it lies (T16.15, T16.16). */
export function victims(g: Trek, s: Strike, among?: Among): readonly Piece[] {
  switch (among) {
    case 'them':
      return s.them.filter((x) => isInPlay(g, x));
    case 'aboard':
      return s.ship === NOBODY ? [] : personnelIn(g, zoneIn(s.ship));
    case 'planet':
      return s.mission === NOBODY ? [] : personnelIn(g, surfaceAt(s.mission));
    case 'location':
      // Who is held lies on the mission, out of everybody's reach (T17.5).
      return inPlay(g).filter((x) => isType(g, x, 'Personnel') && locationOf(g, x) === s.mission && !is(g, x, 'held'));
    case undefined:
      if (s.attempted) return g.s.attempt?.team ?? [];
      return s.place === NOBODY ? [] : personnelIn(g, s.place);
  }
}

/** The equipment with them. */
export const things = (g: Trek, s: Strike): readonly Piece[] => (s.place === NOBODY ? [] : equipmentWith(g, s.seat, s.place));

/**
 * Those who have to meet what it asks, with what helps them and they can use (T6.9, T47.2, T47.3). Of one that lies in play also those who are stopped,
 * but nobody who can be used for nothing (T17.1, T17.2).
 */
export function groupOfStrike(g: Trek, s: Strike): Group {
  const people = victims(g, s).filter((x) => controllerOf(g, x) === s.seat && whyOut(g, x) === null);
  return { ...groupOf(g, s.seat, people, s.ship), them: s.them.filter((x) => isInPlay(g, x)) };
}

/** All who met it and survive are stopped, wherever it has put them, and so is the ship whose crew they are (T16.6). */
export function halt(g: Trek, { ship }: Strike, team: readonly Piece[]): void {
  stop(g, team);
  if (ship !== NOBODY) stop(g, [ship]);
}
