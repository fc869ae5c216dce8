import type { Answer, Choose, Decision, Seat } from '@parley/kernel';
import { aloneWins, bestPlan, type Plan } from '../judge/alliance.ts';
import type { Board, Side } from '../see/board.ts';
import { readCard, worth } from '../see/cards.ts';
import { best } from '../judge/launch.ts';
import { areOne, wouldWin } from '../judge/stakes.ts';
import { optionIds, type SideName } from '../../ids/index.ts';

const SIDES: readonly (readonly [SideName, Side])[] = [
  ['offense', 0],
  ['defense', 1],
];
/** What an alliance must bring that is paid for with a card. */
const AID = 2;

/** The most ships that can be dialled for a side. */
const mostFor = (d: Choose, side: SideName): number =>
  d.options.reduce((n, o) => {
    const said = optionIds.read(o);
    return said.kind === 'dial' && said.side === side ? Math.max(n, said.ships ?? 0) : n;
  }, 0);

/** R30.2: the side and the ships that are worth it, foreign aid for one that has not asked, or nothing. */
function dial(b: Board, d: Choose): Answer {
  let chosen: Plan = bestPlan(b, [], 0);
  let name = 'decline';
  for (const [side, i] of SIDES) {
    const most = mostFor(d, side);
    const plan = bestPlan(b, [i], most);
    if (most > 0 && plan.side !== null && plan.value > chosen.value)
      [chosen, name] = [plan, optionIds.write.dial({ side, ships: plan.ships })];
  }
  if (name !== 'decline') return name;
  for (const [side, i] of SIDES) {
    const plan = bestPlan(b, [i], 4);
    const aid = optionIds.write.dial({ side, aid: 'aid' });
    if (d.options.includes(aid) && plan.side !== null && plan.value > chosen.value + AID) return aid;
  }
  return name;
}

export const CHOOSE: { readonly [tag: string]: (b: Board, d: Choose) => Answer } = {
  'alliance.dial': dial,
  // It has to be worth something, but need not be the best.
  'alliance.aid': (_b, d) => best(d.options, (o) => -Math.abs(worth(readCard(o)) - 1)),
};

const seatIn = (d: Decision, key: string): Seat => (typeof d.data?.[key] === 'number' ? d.data[key] : -1);

/** So sure of winning that a card is no reason to share. */
const SURE = 0.8;

export const YESNO: { readonly [tag: string]: (b: Board, d: Decision) => Answer } = {
  'alliance.accept': (b, d) => {
    const by = seatIn(d, 'by');
    if (b.encounter?.defense === b.me) return true;
    if (!areOne(b, by, b.me) && wouldWin(b, by) && !wouldWin(b, b.me)) return false;
    return aloneWins(b, 0) < SURE;
  },
};
