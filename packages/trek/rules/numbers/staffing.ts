import type { Seat } from '@parley/kernel';
import { ruleCause } from '../../ids/index.ts';
import { personnelIn } from '../board/places.ts';
import { factsOf } from '../registry/cards.ts';
import { controllerOf } from '../state/control.ts';
import { is } from '../state/marks.ts';
import type { Piece, Trek } from '../state/state.ts';
import { zoneIn } from '../state/zones.ts';
import type { Bar } from '../timing/tables.ts';
import { query } from '../timing/timing.ts';
import { canAct, compatible, matching } from './able.ts';
import { staffingOf } from './filter.ts';
import { affiliationsOf, iconsOf, isOf, isPersonnel, levelOf, speciesOf } from './printed.ts';

const staffsAsked = query('staffs');

/** Those of its player who are aboard: the crew (T14.1). Who is held is in no crew (T17.5). */
export const crewOf = (g: Trek, ship: Piece): Piece[] => {
  const seat = controllerOf(g, ship);
  return personnelIn(g, zoneIn(ship)).filter((x) => controllerOf(g, x) === seat && !is(g, x, 'held'));
};
/** Those of the crew who can be given orders, take part in attempts and staff the ship (T12.12, T43.4). */
export const ableCrew = (g: Trek, ship: Piece): Piece[] => crewOf(g, ship).filter((x) => canAct(g, x));

/** What is short of a staffed ship. */
export interface StaffingLack {
  /** Icons and words that nobody is left to fill. */
  readonly icons: readonly string[];
  /** Nobody aboard is of its affiliation; for a Non-Aligned ship: nobody goes with it (T43.3). */
  readonly matching: boolean;
}

/** What is missing until the ship is staffed (T12.1, T43). Null: it is staffed. */
export function staffingLack(g: Trek, ship: Piece): StaffingLack | null {
  const seat = controllerOf(g, ship);
  const crew = ableCrew(g, ship);
  const icons = unfilled(g, ship, crew);
  const lacksMatch = !crew.some((x) => suits(g, seat, ship, x));
  return icons.length === 0 && !lacksMatch ? null : { icons, matching: lacksMatch };
}
export const isStaffed = (g: Trek, ship: Piece): boolean => staffingLack(g, ship) === null;

/** The same as a reason: what people are told who want to give the ship an order. */
export function whyUnstaffed(g: Trek, ship: Piece): Bar | null {
  const lack = staffingLack(g, ship);
  if (lack === null) return null;
  if (lack.icons.length > 0) return { from: ruleCause('T12.1'), tag: 'unstaffed', data: { piece: ship, icons: lack.icons.join(', ') } };
  return { from: ruleCause('T43.3'), tag: 'nobody-matches', data: { piece: ship, affiliation: affiliationsOf(g, ship).join('/') } };
}

/** At least one of the crew matches; whoever is compatible will do for a Non-Aligned ship (T12.1, T12.2, T43.3). */
const suits = (g: Trek, seat: Seat, ship: Piece, piece: Piece): boolean =>
  isOf(g, ship, 'NA') ? compatible(g, seat, ship, piece) : matching(g, ship, piece);

/** Could this personnel, who shows these icons, fill that icon or word (T43.1, T43.2)? */
function fills(g: Trek, piece: Piece, word: string, icons: readonly string[]): boolean {
  if (icons.includes(word) || (word === 'Stf' && icons.includes('Cmd'))) return true;
  if (affiliationsOf(g, piece).some((x) => x === word)) return true;
  const [skill, level] = skillAsked(word);
  return speciesOf(g, piece).includes(word) || levelOf(g, piece, skill) >= level;
}
/** 'Empathy x2': that skill, to that level. */
function skillAsked(word: string): [skill: string, level: number] {
  const at = word.lastIndexOf(' x');
  const level = at < 0 ? NaN : Number(word.slice(at + 2));
  return Number.isNaN(level) ? [word, 1] : [word.slice(0, at), level];
}

/** The icons that remain when as many as possible are filled by different personnel: the largest matching, by augmenting paths. */
function unfilled(g: Trek, ship: Piece, crew: readonly Piece[]): readonly string[] {
  const wanted = staffingOf(g, ship);
  const hands = crew.flatMap((piece) => {
    const facts = factsOf(g, piece);
    const icons = staffsAsked.ask(g, iconsOf(g, piece), { piece, ship });
    const one = wanted.map((word) => fills(g, piece, word, icons));
    return isPersonnel(facts) && facts.dual ? [one, one] : [one]; // T6.12, T43.1: one card, two personnel
  });
  const filledBy = new Array<number>(wanted.length).fill(-1);
  const find = (hand: number, seen: boolean[]): boolean => {
    for (let i = 0; i < wanted.length; i++) {
      if (seen[i] || !hands[hand][i]) continue;
      seen[i] = true;
      if (filledBy[i] >= 0 && !find(filledBy[i], seen)) continue;
      filledBy[i] = hand;
      return true;
    }
    return false;
  };
  for (let hand = 0; hand < hands.length; hand++) find(hand, new Array<boolean>(wanted.length).fill(false));
  return wanted.filter((_, i) => filledBy[i] < 0);
}
