import type { Answer, Choose, Decision, NameOne, PickNumber, Spread } from '@parley/kernel';
import { favourite } from './artifacts.ts';
import { hated } from './base-answers.ts';
import { sideOf, type Board, type Side } from './board.ts';
import { byWorth, readCard, worth, type Card } from './cards.ts';
import { target } from './generic.ts';
import { best, weakness } from './launch.ts';
import { seatOf } from '../../ids/index.ts';
import { cardIn, prefer, seatIn, sideName } from './options.ts';
import { settle } from './planets.ts';
import { bestProspect } from './select.ts';
import { evenly, take } from './ships.ts';
import { COLONY, SHIP, wouldWin } from './stakes.ts';

// Questions of the aliens of Cosmic Dominion, from Ace to Love.

/** How far apart two attacks may be that the Alchemist exchanges. */
const REACH = 4;

/** What the discard pile has to offer for a card of the Alchemist, beyond what the card is worth. */
export function transmutation(b: Board, card: Card): number {
  let gain = -1;
  for (const x of b.pile) {
    if (x.type !== card.type || (x.type === 'attack' && Math.abs(x.value - card.value) > REACH)) continue;
    gain = Math.max(gain, worth(x) - worth(card));
  }
  return gain;
}

/** A card that is better traded for whatever comes. */
export const JUNK = 0.45;

function tradeWithBride(_b: Board, d: Choose): Answer {
  const [least] = byWorth(d.options.filter((o) => o !== 'refuse').map(readCard));
  return least && worth(least) < JUNK ? least.key : 'refuse';
}

/** Daredevil: does the win stay one and become a close one without so many points? */
export function isStunt(b: Board, value: number): boolean {
  const side: Side | null = sideOf(b, b.me);
  const totals = b.encounter?.totals;
  if (side === null || !totals) return false;
  const lead = totals[side] - totals[1 - side];
  const left = lead - value;
  return lead > CLOSE && left <= CLOSE && left >= (side === 0 ? 1 : 0);
}

const CLOSE = 4;

/** Judge: whether I am to be the winner or the loser, as it looks. */
const verdict = (b: Board): string => ((bestProspect(b)?.wins ?? 0.5) >= 0.5 ? 'winner' : 'loser');

/** Low attacks are the ones to be exchanged, best of all those that are in hand. */
function wildCard(b: Board, d: NameOne): Answer {
  const held = (face: string): number => b.hand.filter((c) => c.face === face).length;
  return best(d.options, (o) => {
    const { type, value } = readCard(o);
    if (type !== 'attack' || value > 10) return -9;
    // Six and eight are in the deck most often.
    return held(o) * 3 + (value === 6 || value === 8 ? 1 : 0) - value / 20;
  });
}

/** A high card for the side one wants to win, a low one for the other. */
function token(b: Board, d: Choose): Answer {
  const side = sideOf(b, seatIn(d, 'who'));
  const wanted = sideOf(b, b.me) ?? favourite(b);
  const value = (o: string): number => (readCard(o).type === 'attack' ? readCard(o).value : 4);
  return best(d.options, (o) => (side === wanted ? value(o) : -value(o)));
}

/** A card of the loved type frees all ships in the warp. */
function follow(b: Board, d: Choose): Answer {
  const { type } = readCard(cardIn(d));
  const cards = d.options.map(readCard).filter((c) => c.type === type && c.key !== 'nothing');
  const [least] = cards.sort((x, y) => worth(x) - worth(y));
  return least && b.warp[b.me] * SHIP * 1.5 > worth(least) ? least.key : 'nothing';
}

const fullHand = (b: Board, d: Choose): Answer => best(d.options, (o) => b.handSize(seatOf(o)));

export const CHOOSE: { readonly [tag: string]: (b: Board, d: Choose) => Answer } = {
  'ace.refuge': (b, d) => best(d.options, (o) => settle(b, o, -1)),
  'destiny.whom': (b, d) => best(d.options, (o) => (wouldWin(b, seatOf(o)) ? 20 : weakness(b, seatOf(o)))),
  'alchemist.discard': (b, d) => best(d.options, (o) => transmutation(b, readCard(o))),
  'angler.who': fullHand,
  'bride.trade': tradeWithBride,
  // Runaway brides leave their guests wherever nobody else is.
  'bride.refuge': (b, d) => best(d.options, (o) => settle(b, o, -1)),
  'daredevil.card': (b, d) => best(d.options, (o) => (isStunt(b, readCard(o).value) ? 1 : 0)),
  'daredevil.site': (b, d) => best(d.options, (o) => (o === 'none' ? -40 : settle(b, o, -1))),
  'doppelganger.haunt': fullHand,
  'doppelganger.also': fullHand,
  'doppelganger.hand': fullHand,
  'greenhorn.who': (b, d) => best(d.options, (o) => -target(b, seatOf(o))),
  'judge.who': (b, d) => prefer(d, verdict(b)),
  'judge.cards': (b, d) => prefer(d, d.data?.verdict === verdict(b) ? 'all' : 'none'),
  'judge.planet': (b, d) => best(d.options, (o) => settle(b, o, -1)),
  'joker.token': token,
  'joker.side': (b, d) => best(d.options, (o) => (o === sideName(sideOf(b, b.me)) ? 1 : 0)),
  'joker.attack': (b, d) => best(d.options, (o) => (o === sideName(sideOf(b, b.me)) ? 1 : 0)),
  // The fewer can follow, the sooner there is a colony in it.
  'love.card': (_b, d) => best(d.options, (o) => hated(readCard(o))),
  'love.answer': follow,
  'love.colony': (b, d) => best(d.options, (o) => (o === 'nothing' ? -COLONY : settle(b, o, -1))),
};

export const SPREAD: { readonly [tag: string]: (b: Board, d: Spread) => Answer } = {
  'greenhorn.ships': evenly,
  'lizard.idle': (b, d) => take(b, d, d.max),
};

export const NUMBER: { readonly [tag: string]: (b: Board, d: PickNumber) => Answer } = { 'laser.number': (_b, d) => d.max };

export const YESNO: { readonly [tag: string]: (b: Board, d: Decision) => Answer } = {
  // The flare that comes for it is worth less than a good card.
  'angler.offer': (_b, d) => worth(readCard(cardIn(d))) < 1,
  'judge.colony': (b, d) => d.data?.verdict === verdict(b),
  'love.release': () => true,
  // A card of one's own is worth more than what a reward of somebody else does.
  'love.ask': () => false,
  'love.take': (_b, d) => worth(readCard(cardIn(d))) >= 0.4,
};

/** Not being there is as good as a card from the deck, so it may be a rare one: the highest attack that nobody is known to have had. */
function rarest(b: Board, d: NameOne): Answer {
  const gone = [...b.hand, ...b.pile].map((c) => c.face);
  return best(d.options, (o) => (readCard(o).type === 'attack' && !gone.includes(o) ? readCard(o).value : -50));
}

export const NAME: { readonly [tag: string]: (b: Board, d: NameOne) => Answer } = {
  'angler.card': rarest,
  'joker.name': wildCard,
  'joker.any': wildCard,
};
