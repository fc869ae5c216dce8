import type { Answer, Choose, ChooseSome, Decision, PickNumber, Seat, Spread } from '@parley/kernel';
import { allyShips, edge } from './alliance.ts';
import { favourite } from './artifacts.ts';
import { ownChance } from './base-answers.ts';
import { isMain, shipsOf, sideOf, type Board, type Side } from './board.ts';
import { byWorth, poorOnes, readCard, worth, type Card } from './cards.ts';
import { target } from './generic.ts';
import { best, weakness } from './launch.ts';
import { offenseWins } from './odds.ts';
import { seatOf } from '../../ids/index.ts';
import { cardIn, prefer, sideName } from './options.ts';
import { behindBy, ownSlot } from './outlook.ts';
import { settle } from './planets.ts';
import { prospects } from './select.ts';
import { put, spare, take } from './ships.ts';
import { shipCost, stakes } from './stakes.ts';
import { faceIds, faceOf, optionIds } from '../../ids/index.ts';

// Questions of the aliens of Cosmic Storm.

const mySide = (b: Board): Side | null => sideOf(b, b.me) ?? favourite(b);

/** Whom a destiny card of mine leads to: the weakest; a wild one to whoever that is. */
function destiny(b: Board, key: string): number {
  const said = faceIds.read(faceOf(key));
  if (said.kind !== 'destiny') return said.kind === 'special' && said.special === 'wild' ? 0 : -5;
  const p = b.seatOf(said.colour);
  return p === b.me || p < 0 ? -20 : weakness(b, p);
}

/** Whose hand comes to me when hands go round this way. */
export function giver(b: Board, way: string): Seat {
  const ring = b.order.filter((p) => sideOf(b, p) !== null);
  const at = ring.indexOf(b.me) + (way === 'clockwise' ? -1 : 1);
  return ring[(at + ring.length) % ring.length];
}

/** How far ahead I am when a card takes the place of another. */
function leadWith(b: Board, side: Side, card: Card): number {
  const me = mySide(b) ?? 0;
  const slots = b.encounter?.slots ?? [];
  const typeOn = (x: Side): string => (x === side ? card.type : (slots[x]?.type ?? 'none'));
  const them: Side = me === 0 ? 1 : 0;
  if (typeOn(me) === 'negotiate') return typeOn(them) === 'negotiate' ? 0 : -50;
  if (typeOn(them) === 'negotiate') return 50;
  const total = (x: Side): number => {
    const now = b.encounter?.totals?.[x] ?? shipsOf(b, x);
    return x === side ? now - (slots[x]?.value ?? 0) + card.value : now;
  };
  return total(me) - total(them) + (me === 0 ? -0.5 : 0.5);
}

/** Sloth: ships for a card that lies there already. None is lost with none sent, and nothing won. */
function lateShips(b: Board, d: Spread): Answer {
  if (b.encounter?.offense !== b.me) return allyShips(b, d);
  const card = readCard(ownSlot(b)?.card ?? '');
  const s = stakes(b);
  let n = 0;
  let most = 0;
  for (let k = 1; k <= d.max; k++) {
    const wins = prospects(b, [card], k - SLOTHFUL, s)[0]?.wins ?? 0;
    const value = wins * s.offense - (1 - wins) * k * shipCost(b, b.me);
    if (value > most) [n, most] = [k, value];
  }
  return take(b, d, Math.max(d.min, Math.min(n, Math.max(1, spare(b, d)))));
}

/** Ships that a Sloth is taken to send as long as it has sent none. */
export const SLOTHFUL = 3;

/** What the best card may be worth that is given to stay in the encounter: there is a colony in it, a home planet or a reward. */
const forStaying = (b: Board): number => (sideOf(b, b.me) === 0 ? 4 : isMain(b, b.me) ? 3 : 1.5);

/** As few cards as turn the encounter, the worst ones. */
function needles(b: Board, d: ChooseSome): Answer {
  const each = Number(d.data?.n ?? 1);
  const n = Math.ceil(behindBy(b, sideOf(b, b.me) ?? 0) / each);
  return byWorth(d.options.map(readCard))
    .slice(0, Math.max(d.min, Math.min(d.max, n)))
    .map((c) => c.key);
}

/** Where the encounter goes on: as the offense where there are fewest guards, as the defense where there are enough, or least to lose. */
export function tunnel(b: Board, name: string): number {
  const e = b.encounter;
  const there = b.planet(name)?.ships[e?.defense ?? 0] ?? 0;
  if (e?.defense !== b.me) return -there;
  const now = b.planet(e.target ?? '')?.ships[b.me] ?? 0;
  return there - now >= behindBy(b, 1) ? 20 + there : -there;
}

export const CHOOSE: { readonly [tag: string]: (b: Board, d: Choose) => Answer } = {
  'brute.who': (b, d) => best(d.options, (o) => target(b, seatOf(o)) + (isMain(b, seatOf(o)) ? 20 : 0)),
  'brute.answer': (b, d) => prefer(d, Math.max(...b.hand.map(worth)) < forStaying(b) ? 'card' : 'ships'),
  'coordinator.card': (b, d) => best(d.options, (o) => destiny(b, o)),
  'dervish.direction': (b, d) => best(d.options, (o) => b.handSize(giver(b, o))),
  'dervish.with': (b, d) => best(d.options, (o) => b.handSize(seatOf(o))),
  'dervish.planet': (b, d) => best(d.options, (o) => settle(b, o, -1)),
  'mouth.whose': (b, d) => prefer(d, optionIds.write.player({ seat: b.me })),
  'mouth.card': (_b, d) => best(d.options, (o) => (readCard(o).type === 'attack' ? readCard(o).value : 0)),
  'patriot.gain': (b, d) => prefer(d, b.warp[b.me] >= 3 ? 'ship' : 'card'),
  'phantasm.side': (b, d) => best(d.options, (o) => leadWith(b, o === 'offense' ? 0 : 1, readCard(cardIn(d)))),
  'phantasm.own': (b, d) => prefer(d, leadWith(b, sideOf(b, b.me) ?? 0, readCard(cardIn(d))) > 0 ? 'replace' : 'discard'),
  'scavenger.keep': (_b, d) => best(d.options, (o) => worth(readCard(o))),
  'sneak.planet': (b, d) => best(d.options, (o) => settle(b, o, -1)),
  'sneak.second': (b, d) => best(d.options, (o) => settle(b, o, -1)),
  'sneak.heir': (b, d) => best(d.options, (o) => -target(b, seatOf(o))),
  'squee.answer': (b, d) => {
    const s = stakes(b);
    return prefer(d, ownChance(b) * (s.offense - s.defense) > 3 * shipCost(b, b.me) ? 'continue' : 'concede');
  },
  'sycophant.give': (b, d) => best(d.options, (o) => -target(b, seatOf(o))),
  'sycophant.flatter': (b, d) => {
    const offense = offenseWins(shipsOf(b, 0) - shipsOf(b, 1) + edge(b)) >= 0.5;
    return best(d.options, (o) => ((seatOf(o) === b.encounter?.offense) === offense ? 1 : 0));
  },
  'vox.card': (b, d) => prefer(d, sideName(mySide(b))),
  'vox.side': (b, d) => prefer(d, sideName(favourite(b) ?? sideOf(b, b.me))),
  'sloth.side': (b, d) => prefer(d, sideName(favourite(b) ?? sideOf(b, b.me))),
  'worm.tunnel': (b, d) => best(d.options, (o) => tunnel(b, o)),
  'wormhole.who': (b, d) => best(d.options, (o) => (seatOf(o) === b.me ? 2 : sideOf(b, seatOf(o)) === sideOf(b, b.me) ? 1 : 0)),
};

export const SOME: { readonly [tag: string]: (b: Board, d: ChooseSome) => Answer } = {
  'converter.save': (_b, d) => poorOnes(d),
  'converter.spend': (_b, d) => poorOnes(d),
  'porcupine.cards': needles,
  'porcupine.show': (_b, d) => d.options.slice(0, d.max),
};

export const SPREAD: { readonly [tag: string]: (b: Board, d: Spread) => Answer } = {
  'roach.breed': (b, d) => put(b, d, d.max),
  'roach.follow': (b, d) => take(b, d, d.max),
  'sloth.ships': lateShips,
  'sloth.late': (b, d) => take(b, d, Math.max(d.min, Math.min(d.max, behindBy(b, sideOf(b, b.me) ?? 0), spare(b, d)))),
  'sloth.more': (b, d) => take(b, d, Math.max(d.min, favourite(b) === sideOf(b, b.me) ? Math.min(d.max, 2, spare(b, d)) : 0)),
  'wormhole.more': (b, d) => take(b, d, d.max),
  'wormhole.release': (b, d) => take(b, d, d.max),
};

/** Ships while many are missing, else cards. */
const MISSING = 4;

export const NUMBER: { readonly [tag: string]: (b: Board, d: PickNumber) => Answer } = {
  'converter.draw': (b, d) => (b.warp[b.me] > MISSING ? d.min : d.max),
  'converter.ships': (b, d) => (b.warp[b.me] > MISSING ? d.max : d.min),
};

export const YESNO: { readonly [tag: string]: (b: Board, d: Decision) => Answer } = {
  // As many on each is as good as anything.
  'worm.begin': () => false,
  // A card for nothing. But a rift goes off in the hands of whoever takes it.
  'patriot.accept': (_b, d) => readCard(cardIn(d)).type !== 'rift',
};
