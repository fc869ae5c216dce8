import type { Answer, Choose, ChooseSome, Decision, NameOne, PickNumber, Spread } from '@parley/kernel';
import { otherMain, sideOf, type Board } from './board.ts';
import { bestAttack, byWorth, isEncounterCard, poorOnes, readCard, worth, type Card } from './cards.ts';
import { best } from './launch.ts';
import { cardIn, prefer, seatIn, sideName } from './options.ts';
import { ownSlot } from './outlook.ts';
import { settle } from './planets.ts';
import { prospects } from './select.ts';
import { hurt, put, spare, take } from './ships.ts';
import { wouldWin } from './stakes.ts';
import { optionIds } from '../../ids/index.ts';

// Questions of the aliens of Cosmic Incursion.

const mine = (b: Board, name: string): number => b.planet(name)?.ships[b.me] ?? 0;

/** The card that looks best to be played, of these. */
const toPlay = (b: Board, cards: readonly Card[]): Card | undefined => prospects(b, cards.filter(isEncounterCard))[0]?.card;

/** Deuce: the lower of two attacks comes back and so costs nothing; a negotiate would spoil the first one. */
function second(b: Board, d: Choose): Answer {
  const first = readCard(ownSlot(b)?.card ?? '');
  return best(d.options, (o) => {
    const c = readCard(o);
    if (c.type !== 'attack') return first.type === 'attack' ? -99 : -1;
    return first.type !== 'attack' || c.value <= first.value ? c.value : -c.value;
  });
}

/** How likely the card that lies there wins with so much on top. */
export function winsBy(b: Board, more: number): number {
  const card = readCard(ownSlot(b)?.card ?? '');
  return card.type === 'unknown' ? 0.5 : (prospects(b, [card], more)[0]?.wins ?? 0);
}

/** What a token of Fury adds, and how sure is sure enough. */
const VENGEANCE = 3;
const SURE = 0.85;

function tokens(b: Board, d: PickNumber): Answer {
  for (let n = d.min; n < d.max; n++) if (winsBy(b, n * VENGEANCE) >= SURE) return n;
  return ownSlot(b) ? d.max : Math.min(d.max, 3);
}

/** Cards that can be risked as hired ships: not the good ones, and not what is needed while cards lie open. */
export const hirelings = (cards: readonly string[]): string[] =>
  byWorth(cards.map(readCard))
    .filter((c) => isEncounterCard(c) && worth(c) < 1)
    .map((c) => c.key);

/** A card the Sniveler lacks: who has several loses but one by giving it, who has one keeps the Sniveler from it. */
function give(_b: Board, d: Choose): Answer {
  const cards = byWorth(d.options.filter((o) => o !== 'refuse').map(readCard));
  return cards.length > 1 ? cards[0].key : 'refuse';
}

export const CHOOSE: { readonly [tag: string]: (b: Board, d: Choose) => Answer } = {
  'bully.planet': (b, d) => best(d.options, (o) => settle(b, o, -1)),
  'bully.answer': (_b, d) => prefer(d, 'ships'),
  'deuce.second': second,
  'deuce.side': (b, d) => prefer(d, sideName(sideOf(b, b.me))),
  'deuce.how': (b, d) => prefer(d, d.data?.side === sideName(sideOf(b, b.me)) ? 'add' : 'subtract'),
  'disease.from': (b, d) => best(d.options, (o) => mine(b, o)),
  'disease.to': (b, d) => best(d.options, (o) => settle(b, o, -1)),
  'fury.sign': (_b, d) => prefer(d, 'add'),
  'leviathan.planet': (b, d) => best(d.options, (o) => mine(b, o)),
  // What goes over there with ships on it is a foreign colony from then on, and so is what comes here.
  'leviathan.mine': (b, d) => best(d.options, (o) => (mine(b, o) > 0 ? -mine(b, o) : -50)),
  'leviathan.theirs': (b, d) => best(d.options, (o) => (mine(b, o) > 0 ? -50 : -(b.planet(o)?.ships[otherMain(b)] ?? 0))),
  'magician.take': (_b, d) => prefer(d, worth(readCard(cardIn(d))) >= 1 ? 'open' : 'hidden'),
  'seeker.about': (_b, d) => prefer(d, 'which', 'play'),
  'seeker.measure': (_b, d) => prefer(d, 'type'),
  'seeker.type': (_b, d) => prefer(d, 'negotiate'),
  'seeker.which': (b, d) => toPlay(b, d.options.map(readCard))?.key ?? d.options[0],
  'seeker.show': (b, d) => toPlay(b, d.options.map(readCard))?.key ?? d.options[0],
  'sniveler.about': (b, d) => prefer(d, 'colonies', b.warp[b.me] >= 3 ? 'ships' : 'card'),
  'sniveler.how': (b, d) => prefer(d, bestAttack(b.hand) < 15 ? 'higher' : 'exact'),
  'sniveler.where': (b, d) => best(d.options, (o) => settle(b, o, -1)),
  'sniveler.give.exact': give,
  'sniveler.give.higher': give,
  'sniveler.give.lower': give,
};

export const SOME: { readonly [tag: string]: (b: Board, d: ChooseSome) => Answer } = {
  'cryo.aside': (_b, d) => d.options.slice(0, d.max),
  'genius.who': (b, d) => [d.options.find((o) => o === optionIds.write.player({ seat: b.me })) ?? d.options[0]],
  // One of them is played: not the worst ones, then.
  'magician.lay': (b, d) =>
    prospects(b, d.options.map(readCard))
      .slice(0, d.min)
      .map((x) => x.card.key),
  'merchant.hire': (_b, d) => {
    const cards = hirelings(d.options);
    return cards.length > 0 ? cards.slice(0, d.max) : poorOnes({ ...d, max: d.min });
  },
  'merchant.replace': (_b, d) => poorOnes(d),
};

export const SPREAD: { readonly [tag: string]: (b: Board, d: Spread) => Answer } = {
  'bully.ships': (b, d) => hurt(b, d, d.max, seatIn(d, 'who')),
  // A colony, and a ship more that can go on from there.
  'leviathan.settle': (b, d) => take(b, d, Math.max(1, Math.min(2, d.max, spare(b, d)))),
  'symbiote.rescue': (b, d) => take(b, d, Math.max(d.min, Math.min(d.max, b.warp[b.me]))),
  'symbiote.home': (b, d) => put(b, d, d.min),
};

export const NUMBER: { readonly [tag: string]: (b: Board, d: PickNumber) => Answer } = {
  'ethic.amount': (_b, d) => d.max,
  'fury.tokens': tokens,
  // Within three of most attacks.
  'genius.guess': (_b, d) => Math.min(d.max, 8),
};

/** Says what it was going to do anyway, since it has to keep its word. */
const means =
  (fits: (d: Decision, card: Card) => boolean) =>
  (b: Board, d: Decision): Answer =>
    fits(d, toPlay(b, b.playable) ?? readCard(''));

export const YESNO: { readonly [tag: string]: (b: Board, d: Decision) => Answer } = {
  'seeker.play-type': means((d, c) => c.type === d.data?.type),
  'seeker.play-card': means((d, c) => c.face === d.data?.card),
  'seeker.play-above': means((d, c) => c.type === 'attack' && c.value > Number(d.data?.n ?? 0)),
  // Whoever refuses has to follow.
  'sniveler.ships': (b, d) => b.warp[seatIn(d, 'by')] - b.warp[b.me] > 1,
  'sniveler.colonies': (b, d) => b.score[b.me] > 0 && !wouldWin(b, seatIn(d, 'by')),
  'sniveler.relent': (b, d) => b.encounter?.defense === b.me || !wouldWin(b, seatIn(d, 'by')),
};

export const NAME: { readonly [tag: string]: (b: Board, d: NameOne) => Answer } = {
  'sniveler.exact': (_b, d) => best(d.options, (o) => readCard(o).value),
  // The lower it is, the more there are above it.
  'sniveler.higher': (_b, d) => best(d.options, (o) => -readCard(o).value),
  'sniveler.lower': (_b, d) => best(d.options, (o) => readCard(o).value),
};
