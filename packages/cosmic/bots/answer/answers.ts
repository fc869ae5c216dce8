import './all-notes.ts';
import type { Answer, Choose, ChooseSome, Decision, PickNumber, Spread } from '@parley/kernel';
import { allyShips, answerInvitation, invite } from '../judge/alliance.ts';
import { sideOf, type Board } from '../see/board.ts';
import { seatOf } from '../../ids/index.ts';
import { bestAttack, byWorth, readCard } from '../see/cards.ts';
import { bargainMove } from './deal.ts';
import { target } from '../judge/generic.ts';
import { aim, best, choosePrey, launchShips, ownColour, weakness } from '../judge/launch.ts';
import { favourite } from '../judge/artifacts.ts';
import { allAnswers, liking } from '../judge/notes.ts';
import { selectCard } from '../judge/select.ts';
import { put, take } from '../judge/ships.ts';
import { wouldWin } from '../judge/stakes.ts';
import { chooseUse } from './uses.ts';
import * as variants from './variant-answers.ts';

/** The questions of the rules and of the deck's own cards: a table for each kind, by tag. */
const CHOOSE: { readonly [tag: string]: (b: Board, d: Choose) => Answer } = {
  use: chooseUse,
  'setup.alien': (_b, d) => best(d.options, liking),
  'destiny.wild': choosePrey,
  'destiny.own': ownColour,
  'destiny.whom': (b, d) => best(d.options, (o) => (wouldWin(b, seatOf(o)) ? 20 : weakness(b, seatOf(o)))),
  'launch.aim': aim,
  'alliance.answer': answerInvitation,
  'planning.select': selectCard,
  'reinforce.side': (b, d) => (favourite(b) === 0 ? 'offense' : favourite(b) === 1 ? 'defense' : d.options[0]),
  plague: (b, d) => best(d.options, (o) => target(b, seatOf(o))),
  'regroup.refound': (b, d) => best(d.options, (o) => -(b.planet(o)?.ships.reduce((x, n) => x + n, 0) ?? 9)),
};

const SOME: { readonly [tag: string]: (b: Board, d: ChooseSome) => Answer } = {
  'alliance.invite': invite,
  'force-field': sendHome,
  'compensation.pick': (b, d) => {
    const order = byWorth(d.options.map(readCard)).map((c) => c.key);
    return d.data?.taker === b.me ? order.slice(-d.min) : order.slice(0, d.min);
  },
  'deal.give': (_b, d) =>
    byWorth(d.options.map(readCard))
      .slice(0, d.min)
      .map((c) => c.key),
};

const SPREAD: { readonly [tag: string]: (b: Board, d: Spread) => Answer } = {
  'launch.ships': launchShips,
  'alliance.ships': allyShips,
  'ships.return': (b, d) => put(b, d, d.min),
  'ships.retrieve': (b, d) => take(b, d, d.min),
  'deal.found': (b, d) => take(b, d, Math.max(d.min, Math.min(2, d.max))),
  'deal.penalty': (b, d) => take(b, d, d.min),
  'plague.ships': (b, d) => take(b, d, d.min),
  'ships.toGate': (b, d) => take(b, d, d.max),
};

const NUMBER: { readonly [tag: string]: (b: Board, d: PickNumber) => Answer } = {
  // Ships while many are missing, else cards.
  'rewards.ships': (b, d) => (b.warp[b.me] >= 4 ? Math.min(d.max, b.warp[b.me] - 2) : d.min),
};

const YESNO: { readonly [tag: string]: (b: Board, d: Decision) => Answer } = {
  'encounter.second': (b) => bestAttack(b.playable) >= 7 || b.playable.some((c) => c.type === 'negotiate'),
  super: () => true,
};

/** Force Field: everybody on the other side, and whoever would win by helping mine. */
function sendHome(b: Board, d: ChooseSome): Answer {
  const mine = sideOf(b, b.me) ?? favourite(b);
  const out = d.options.filter((o) => {
    const p = seatOf(o);
    return p !== b.me && (sideOf(b, p) !== mine || (mine === 0 && wouldWin(b, p)));
  });
  return out.length >= d.min ? out.slice(0, d.max) : d.options.slice(0, d.min);
}

/** What stands beside the aliens. */
const aliens = {
  choose: allAnswers((x) => x.choose),
  some: allAnswers((x) => x.some),
  spread: allAnswers((x) => x.spread),
  number: allAnswers((x) => x.number),
  yesno: allAnswers((x) => x.yesno),
  name: allAnswers((x) => x.name),
};

/** The answer to a question it knows, or null. */
export function knownAnswer(b: Board, d: Decision): Answer | null {
  switch (d.kind) {
    case 'choose':
      return (CHOOSE[d.tag] ?? aliens.choose[d.tag] ?? variants.CHOOSE[d.tag])?.(b, d) ?? null;
    case 'some':
      return (SOME[d.tag] ?? aliens.some[d.tag] ?? variants.SOME[d.tag])?.(b, d) ?? null;
    case 'spread':
      return (SPREAD[d.tag] ?? aliens.spread[d.tag] ?? variants.SPREAD[d.tag])?.(b, d) ?? null;
    case 'number':
      return (NUMBER[d.tag] ?? aliens.number[d.tag] ?? variants.NUMBER[d.tag])?.(b, d) ?? null;
    case 'yesno':
      return (YESNO[d.tag] ?? aliens.yesno[d.tag] ?? variants.YESNO[d.tag])?.(b, d) ?? null;
    case 'name':
      return (aliens.name[d.tag] ?? variants.NAME[d.tag])?.(b, d) ?? null;
    case 'bargain':
      return bargainMove(b, d);
    case 'order':
    case 'say':
    case 'act':
      return null;
  }
}
