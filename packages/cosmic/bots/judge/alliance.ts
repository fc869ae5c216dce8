import type { Answer, Choose, ChooseSome, Seat, Spread } from '@parley/kernel';
import { isMain, shipsOf, type Board, type Side } from '../see/board.ts';
import { seatOf } from '../../ids/index.ts';
import { offenseWins } from './odds.ts';
import { crewOf } from './crew.ts';
import { personaOf } from './notes.ts';
import { bestProspect } from './select.ts';
import { take, spare } from './ships.ts';
import { areOne, stakes, wouldWin } from './stakes.ts';

/** So sure of winning that sharing the planet only helps others. */
const ALONE = 0.8;
/** So unsure that a shared win is better than none. */
const DOUBTFUL = 0.55;
/** Ships that a player brings who is asked by one side only. */
const HELP = 2;

/** R8.1: the defense asks everybody; the offense those who are behind, and nobody when it needs nobody. */
export function invite(b: Board, d: ChooseSome): Answer {
  if (b.encounter?.defense === b.me || b.sheetsOf(b.me).some((s) => personaOf(s.alien).invites)) return fit(d, d.options);
  // Whoever is not asked may well be asked by the other side.
  const alone = aloneWins(b, d.options.length);
  const guests = d.options.filter((o) => {
    const p = seatOf(o);
    // To win together is better than not to win.
    if (wouldWin(b, p)) return wouldWin(b, b.me) && alone < DOUBTFUL;
    return alone < ALONE && (wouldWin(b, b.me) || b.score[p] <= b.score[b.me] + 1);
  });
  return fit(d, guests);
}

/** How likely the offense wins by itself, when so many may help the other side. */
export const aloneWins = (b: Board, others: number): number => bestProspect(b, -HELP * others)?.wins ?? 0;

const fit = (d: ChooseSome, list: readonly string[]): readonly string[] => {
  // Some may not be left out.
  const must = d.caps?.flatMap((x) => (x.min === undefined ? [] : x.of)) ?? [];
  const out = [...must, ...list.filter((o) => !must.includes(o))].slice(0, d.max);
  for (const o of d.options) if (out.length < d.min && !out.includes(o)) out.push(o);
  return out;
};

/** What the main players' powers are good for, seen from the offense. */
export function edge(b: Board): number {
  const e = b.encounter;
  if (!e) return 0;
  const of = (p: Seat): number => {
    let n = 0;
    if (p >= 0) for (const sheet of b.sheetsOf(p)) n += personaOf(sheet.alien).edge ?? 0;
    return n;
  };
  return of(e.offense) - of(e.defense);
}

export interface Plan {
  readonly side: Side | null;
  readonly ships: number;
  readonly value: number;
}

/** What joining a side with so many ships comes to. */
function joining(b: Board, side: Side, ships: number): number {
  const lead = shipsOf(b, 0) - shipsOf(b, 1) + edge(b) + (side === 0 ? ships : -ships);
  const p = offenseWins(lead);
  const s = stakes(b, { side, ships });
  return p * s.offense + (1 - p) * s.defense;
}

/** Would joining the offense help somebody else to win the game, and not me? */
function crowns(b: Board): boolean {
  const e = b.encounter;
  const target = e?.target ? b.planet(e.target) : undefined;
  if (!e || !target) return false;
  const wins = (p: Seat): boolean => target.ships[p] === 0 && target.home !== p && wouldWin(b, p);
  return [e.offense, ...e.allies[0]].some((p) => !areOne(b, p, b.me) && wins(p)) && !wins(b.me);
}

/** The best side to join, with how many ships, of these; or staying away. */
export function bestPlan(b: Board, sides: readonly Side[], most: number): Plan {
  const p = offenseWins(shipsOf(b, 0) - shipsOf(b, 1) + edge(b));
  const s = stakes(b);
  let plan: Plan = { side: null, ships: 0, value: p * s.offense + (1 - p) * s.defense };
  for (const side of sides) {
    if (side === 0 && crowns(b)) continue;
    for (let ships = 1; ships <= most; ships++) {
      const value = joining(b, side, ships);
      if (value > plan.value) plan = { side, ships, value };
    }
  }
  return plan;
}

const SIDES: readonly (readonly [string, Side])[] = [
  ['offense', 0],
  ['defense', 1],
];

/** The side worth joining, if these were open, or null. */
export const bestSide = (b: Board, open: readonly Side[]): Side | null => bestPlan(b, open, 4).side;

/** R8.2: join whoever is worth joining, or stay at home. */
export function answerInvitation(b: Board, d: Choose): Answer {
  const open = SIDES.filter(([name]) => d.options.includes(name)).map(([, side]) => side);
  const side = bestSide(b, open);
  if (side === null) return d.options.includes('decline') ? 'decline' : d.options[0];
  return SIDES[side][0];
}

/** How many ships an ally sends. */
export function allyShips(b: Board, d: Spread): Answer {
  const e = b.encounter;
  const side: Side = e?.allies[1].includes(b.me) ? 1 : 0;
  // A main player who joins the other side: for rewards with what can be spared, or with one ship that keeps the planet.
  if (isMain(b, b.me)) return take(b, d, Math.max(d.min, side === 1 ? Math.min(d.max, spare(b, d)) : 1));
  // On both sides one ship each is enough: some are lost in any case.
  if (e?.allies.every((list) => list.includes(b.me))) return take(b, d, Math.max(d.min, 1));
  let n = d.min;
  let most = -Infinity;
  for (let k = d.min; k <= d.max; k++) {
    const value = joining(b, side, k);
    if (value > most) {
      most = value;
      n = k;
    }
  }
  if (side === 0) n = Math.max(n, Math.min(crewOf(b), d.max));
  return take(b, d, Math.max(d.min, Math.min(n, Math.max(1, spare(b, d)))));
}
