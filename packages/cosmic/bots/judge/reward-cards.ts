import type { Answer, Choose, ChooseSome, Decision, NameOne, PickNumber, Spread } from '@parley/kernel';
import { cosmicDeck } from '../../view/printed.ts';
import { otherMain, sideOf, sum, type Board } from '../see/board.ts';
import { readCard, worth } from '../see/cards.ts';
import { target } from './generic.ts';
import { best } from './launch.ts';
import { seatIn as seatOfOption, seatOf, shipsOf } from '../../ids/index.ts';
import { cardIn, seatIn } from '../see/options.ts';
import { leader, outlook } from './outlook.ts';
import { settle } from './planets.ts';
import { put, spare, take } from './ships.ts';
import { areOne, stakes, wouldWin } from './stakes.ts';
import { disaster, zapsCard, zapsPower } from './zaps.ts';

// The cards of the reward decks that are not selected or laid down: rifts, artifacts, and what special negotiates ask.

const me = (b: Board, d: Choose): Answer =>
  d.options.find((o) => seatOfOption(o) === b.me) ?? best(d.options, (o) => -target(b, seatOf(o)));

/** Is a new hand of eight likely to be better? */
const isPoor = (b: Board): boolean => sum(b.hand.map(worth)) < 5;

/** Are there planets without anybody on which a colony would count? */
const canSettle = (b: Board): boolean => b.planets.some((x) => x.home !== b.me && x.ships.every((n) => n === 0));

/** Ships on foreign planets beside the one that holds each. */
const surplusAbroad = (b: Board): number => b.planets.reduce((n, x) => n + (x.home === b.me ? 0 : Math.max(0, x.ships[b.me] - 1)), 0);

/** Would it be good if winning allies exchanged what they get? */
function exchange(b: Board): boolean {
  const e = b.encounter;
  const winner = leader(b);
  if (!e || winner === null || winner === 'deal') return false;
  // Allies of the defense land, and those of the offense do not.
  if (winner === 1) return e.allies[1].includes(b.me) && (b.planet(e.target ?? '')?.ships[b.me] ?? 1) === 0;
  return !e.allies[0].includes(b.me) && e.allies[0].some((p) => !areOne(b, p, b.me) && wouldWin(b, p));
}

/** Which use of an Omni-Zap is worth a ship of one's own. */
function omniZaps(b: Board, d: Choose, clause: string): boolean {
  if (clause === 'card') return cardIn(d) !== 'omni-zap' && zapsCard(b, d) && disaster(b);
  if (clause === 'power') return zapsPower(b, d);
  if (clause === 'encounter') return otherMain(b) >= 0 && outlook(b) === 'losing' && isDear(b);
  return clause === 'hand' && isPoor(b) && b.hand.length <= 3;
}

/** Does much hang on the encounter? */
const isDear = (b: Board): boolean => Math.abs(stakes(b).offense - stakes(b).defense) >= 8;

/** When to play each of them in a window. */
export const PLAYS: { readonly [face: string]: (b: Board, d: Choose, clause: string) => boolean } = {
  'hand-zap': isPoor,
  'rift-1': canSettle,
  'rift-2': () => true,
  'rift-3': (b) => b.warp[b.me] >= 2,
  'rift-4': (b) => b.warp[b.me] >= 3,
  'rift-5': (b) => b.warp[b.me] >= 4,
  rebirth: (b) => b.homes[b.me] < b.forPower && surplusAbroad(b) > 0,
  'solar-wind': exchange,
  'victory-boon': (b) => areOne(b, b.encounter?.defense ?? -1, b.me),
  'omni-zap': omniZaps,
};

/** What it is worth to send a ship of this group to the warp: lonely ones on foreign colonies of whoever is ahead. */
function shipZapWorth(b: Board, id: string, n: number): number {
  const { place, colour } = shipsOf(id);
  const owner = colour === undefined ? b.me : b.seatOf(colour);
  if (owner < 0 || areOne(b, owner, b.me)) return -10;
  const planet = b.planet(place);
  if (!planet) return sideOf(b, owner) !== null && sideOf(b, owner) !== sideOf(b, b.me) ? 0.5 : 0;
  return planet.home !== owner && n === 1 ? b.score[owner] : 0.1;
}

/** Is somebody else ahead with a colony that hangs on one ship? */
function hasPrey(b: Board): boolean {
  const most = Math.max(2, b.score[b.me] + 1);
  return b.order.some((p) => !areOne(b, p, b.me) && b.score[p] >= most && b.planets.some((x) => x.home !== p && x.ships[p] === 1));
}

/** Whose hand is worth looking through. */
const FULL = 6;

/** Cards that can be played at any time, and when. */
export const RAISES: { readonly [face: string]: (b: Board) => boolean } = {
  finder: (b) => b.order.some((p) => !areOne(b, p, b.me) && b.handSize(p) >= FULL),
  'space-junk': (b) => worth(b.pile.at(-1) ?? readCard('')) >= 1.5,
  'ship-zap': hasPrey,
  // Its windows come by themselves; its price is too high for anything else.
  'omni-zap': () => false,
};

/** A home colony that can be done without, before a foreign one. */
function dispensable(b: Board, name: string): number {
  const planet = b.planet(name);
  if (!planet) return 0;
  return planet.home === b.me ? (b.homes[b.me] > b.forPower ? 10 : 5) - planet.ships[b.me] * 0.1 : 0;
}

export const CHOOSE: { readonly [tag: string]: (b: Board, d: Choose) => Answer } = {
  'hand-zap': me,
  'rift.colony': me,
  'rift.cards': me,
  'rift.planet': (b, d) => best(d.options, (o) => settle(b, o, -1)),
  'rift.abandon': (b, d) => best(d.options, (o) => dispensable(b, o)),
  rebirth: me,
  'space-junk.who': me,
  'space-junk.card': (_b, d) => best(d.options, (o) => worth(readCard(o))),
  'finder.who': (b, d) => best(d.options, (o) => b.handSize(seatOf(o)) + target(b, seatOf(o)) * 0.1),
  'omni-zap.price': (_b, d) => (d.options.includes('remove') ? 'remove' : d.options[0]),
  'omni-zap.card': (b, d) => best(d.options, (o) => (isAcross(b, o) ? 1 : 0)),
  'epic-oratory': (b) => (b.warp[b.me] + lostShips(b) >= 4 ? 'ships' : 'cards'),
  'faulty-translator.from': (b, d) => best(d.options, (o) => b.handSize(seatOf(o)) + target(b, seatOf(o)) * 0.2),
};

const lostShips = (b: Board): number => (b.encounter?.offense === b.me ? b.gate[b.me] : 0);

/** Is this the other main player's card? */
function isAcross(b: Board, key: string): boolean {
  const e = b.encounter;
  const side = sideOf(b, b.me);
  return e !== null && side !== null && e.slots[1 - side]?.card === key;
}

export const SOME: { readonly [tag: string]: (b: Board, d: ChooseSome) => Answer } = {
  'right-of-refusal': (_b, d) => d.options.filter((o) => worth(readCard(o)) < 0.4).slice(0, d.max),
};

/** Own ships, and those of others only as far as there must be more: of whoever is least of a rival. */
function share(b: Board, d: Spread): Answer {
  const out: { [player: string]: number } = {};
  let freed = 0;
  for (const { id, max } of [...d.places].sort((x, y) => target(b, seatOf(x.id)) - target(b, seatOf(y.id)))) {
    const n = Math.min(max, (areOne(b, seatOf(id), b.me) ? d.max : d.min) - freed);
    if (n <= 0) continue;
    out[id] = n;
    freed += n;
  }
  return out;
}

function zapOne(b: Board, d: Spread): Answer {
  const [place] = [...d.places].sort((x, y) => shipZapWorth(b, y.id, y.max) - shipZapWorth(b, x.id, x.max));
  return { [place.id]: d.min };
}

export const SPREAD: { readonly [tag: string]: (b: Board, d: Spread) => Answer } = {
  'rift.free': share,
  'rift.ships': (b, d) => take(b, d, d.min),
  'ship-zap': zapOne,
  // A home colony more for each ship that can be spared abroad.
  'rebirth.ships': (b, d) => take(b, d, Math.max(d.min, Math.min(d.max, spare(b, d), Math.max(0, b.forPower - b.homes[b.me])))),
  'rebirth.homes': (b, d) => put(b, d, d.min),
  'omni-zap.remove': (b, d) => take(b, d, d.min),
  'omni-zap.send': (b, d) => take(b, d, d.min),
  'self-defense.ships': (b, d) => take(b, d, d.min),
};

export const NUMBER: { readonly [tag: string]: (b: Board, d: PickNumber) => Answer } = {
  // Reward cards are better, on the whole; among those of somebody else there may be a rift, but seldom.
  'rewards.deck': (_b, d) => d.max,
  'random.backs': (_b, d) => d.max,
  'self-defense.share': (b, d) => (areOne(b, seatIn(d, 'who'), b.me) ? d.min : d.max),
};

export const YESNO: { readonly [tag: string]: (b: Board, d: Decision) => Answer } = {
  // A rift goes off in the hands of whoever takes it.
  'finder.take': (_b, d) => readCard(cardIn(d)).type !== 'rift',
};

/** What a card is worth, times how likely it is in a full hand. */
function guess(face: string): number {
  const [, n] = cosmicDeck().find(([id]) => id === face) ?? [face, 0];
  return Math.min(1, n / 9) * worth(readCard(face));
}

export const NAME: { readonly [tag: string]: (b: Board, d: NameOne) => Answer } = { 'finder.card': (_b, d) => best(d.options, guess) };
