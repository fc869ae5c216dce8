import { memoised, NOBODY, type Seat } from '@parley/kernel';
import { ruleCause } from '../../ids/index.ts';
import type { Affiliation } from '../../language/index.ts';
import { holder, personnelIn } from '../board/places.ts';
import { cardOf, factsOf, isType, typeOf } from '../registry/cards.ts';
import { controllerOf } from '../state/control.ts';
import { is, isStopped, type Status } from '../state/marks.ts';
import type { Piece, Trek, Zone } from '../state/state.ts';
import { kindOf, piecesIn, zoneOf, zoneOn } from '../state/zones.ts';
import type { Bar } from '../timing/tables.ts';
import { query } from '../timing/timing.ts';
import { affiliationsOf } from './printed.ts';

const compatibleAsked = query('compatible');
const skillsAsked = query('canUseSkills');
const actAsked = query('canAct');

/** What keeps a card from doing anything or using its skills, whoever it is: which rule says so, and what it is called (T17). */
const OUT: readonly (readonly [status: Status, rule: string])[] = [
  ['disabled', 'T17.2'],
  ['stasis', 'T17.3'],
  ['held', 'T17.5'],
];

const barred = (tag: string, rule: string, piece: Piece): Bar => ({ from: ruleCause(rule), tag, data: { piece } });

/** Why this card can be used for nothing at all, however passive: it is disabled, in stasis, off to the side, or not projected. Null: it is none of it. */
export function whyOut(g: Trek, piece: Piece): Bar | null {
  for (const [status, rule] of OUT) if (is(g, piece, status)) return barred(status, rule, piece);
  return isDeactivated(g, piece) ? barred('deactivated', 'T6.11', piece) : null;
}

/** A hologram that nothing projects: it is neither aboard a ship with a holodeck nor where a text lets it be active (T6.11, T62.5). */
export function isDeactivated(g: Trek, piece: Piece): boolean {
  if (!factsOf(g, piece).icons.includes('Holo') || !['in', 'surface'].includes(kindOf(zoneOf(g, piece)))) return false;
  const host = holder(g, piece);
  const facts = factsOf(g, host);
  if (facts.type === 'Ship') return !facts.equipment.includes('Holodeck');
  return !piecesIn(g, zoneOn(host)).some((x) => cardOf(g, x).standing.some((text) => text.says === 'projects'));
}

/**
 * Why a personnel may not use its skills. Those who are stopped may, for texts that ask no order of them (T17.1, T33.7); whether they take
 * part in an attempt or staff a ship is `canAct`.
 */
export function whyNoSkills(g: Trek, piece: Piece): Bar | null {
  const bar = whyOut(g, piece) ?? (isHouseArrested(g, piece) ? barred('house-arrest', 'T11.6', piece) : null);
  return skillsAsked.ask(g, bar, piece);
}
export const canUseSkills = (g: Trek, piece: Piece): boolean => whyNoSkills(g, piece) === null;

/** Why a card takes no orders: it is out, stopped or under house arrest (T17.1, T11.6). Null: it can be given one. */
export function whyCannotAct(g: Trek, piece: Piece): Bar | null {
  return actAsked.ask(g, whyOut(g, piece) ?? whyIdle(g, piece), piece);
}
function whyIdle(g: Trek, piece: Piece): Bar | null {
  if (isStopped(g, piece)) return barred('stopped', 'T17.1', piece);
  return isHouseArrested(g, piece) ? barred('house-arrest', 'T11.6', piece) : null;
}
export const canAct = (g: Trek, piece: Piece): boolean => whyCannotAct(g, piece) === null;

/**
 * Do these two cards of one player go together (T11.1, T41.1)? Same affiliation, one of them Non-Aligned or Neutral, a treaty of that player,
 * or a text. Borg go with Borg alone. What has no affiliation, such as equipment, goes with all. `as`: if the first were of that affiliation.
 */
export function compatible(g: Trek, seat: Seat, a: Piece, b: Piece, as?: Affiliation): boolean {
  const one = modesOf(g, a, as);
  const other = affiliationsOf(g, b);
  return compatibleAsked.ask(g, goTogether(one, other), { a, b, seat, one, other });
}
/** The affiliations of a card, or the one it would have (T6.10). */
const modesOf = (g: Trek, piece: Piece, as: Affiliation | undefined): readonly Affiliation[] =>
  as === undefined ? affiliationsOf(g, piece) : [as];

function goTogether(one: readonly Affiliation[], other: readonly Affiliation[]): boolean {
  if (one.length === 0 || other.length === 0 || one.some((x) => other.includes(x))) return true;
  if (one.includes('Bor') || other.includes('Bor')) return false;
  return OPEN.some((x) => one.includes(x) || other.includes(x));
}
const OPEN = ['NA', 'Neu'] as const;

/** Of the same affiliation, each in its present mode (T41.1). */
export function matching(g: Trek, a: Piece, b: Piece): boolean {
  const other = affiliationsOf(g, b);
  return affiliationsOf(g, a).some((x) => other.includes(x));
}

/** The ship or facility whose crew whoever lies in this zone would be: for a site it is its station. NOBODY: it is inside nothing. */
export function vesselOf(g: Trek, zone: Zone): Piece {
  if (kindOf(zone) !== 'in') return NOBODY;
  const of = g.s.cards.holder[zone];
  const type = typeOf(g, of);
  if (type === 'Site') return holder(g, of);
  return type === 'Ship' || type === 'Facility' ? of : NOBODY;
}

/** Under house arrest: aboard a ship or facility of one's own without fitting there (T11.5). It ends when that is no longer so (T11.6). */
export function isHouseArrested(g: Trek, piece: Piece): boolean {
  const zone = zoneOf(g, piece);
  if (kindOf(zone) !== 'in' || !isType(g, piece, 'Personnel')) return false;
  return aboard(g, zone).arrested.includes(piece);
}

/** Those of its player who are in a ship or facility. */
interface Aboard {
  readonly free: readonly Piece[];
  readonly arrested: readonly Piece[];
}
const aboard = (g: Trek, zone: Zone): Aboard => memoised(g, `aboard:${zone}`, () => whoIsAboard(g, zone));

/**
 * Whoever does not fit the ship or facility is arrested. Cards that do not fit one another may not share it either (T11.1): where all of them fit the
 * vessel, as aboard a Non-Aligned one, those who came later are arrested.
 */
function whoIsAboard(g: Trek, zone: Zone): Aboard {
  const vessel = vesselOf(g, zone);
  if (vessel === NOBODY) return { free: [], arrested: [] };
  const seat = controllerOf(g, vessel);
  const crew = personnelIn(g, zone).filter((x) => controllerOf(g, x) === seat);
  const free: Piece[] = [];
  for (const x of crew) if (compatible(g, seat, x, vessel) && free.every((y) => compatible(g, seat, x, y))) free.push(x);
  return { free, arrested: crew.filter((x) => !free.includes(x)) };
}

/**
 * May somebody come here without being arrested or making others so (T11.7)? `as`: if it came with that affiliation. Where cards lie outside
 * ships and facilities everybody may come: whoever does not fit is a team of its own (T11.5).
 */
export function fitsAboard(g: Trek, seat: Seat, zone: Zone, piece: Piece, as?: Affiliation): boolean {
  const vessel = vesselOf(g, zone);
  if (vessel === NOBODY || controllerOf(g, vessel) !== seat || !isType(g, piece, 'Personnel')) return true;
  return compatible(g, seat, piece, vessel, as) && aboard(g, zone).free.every((x) => compatible(g, seat, piece, x, as));
}
