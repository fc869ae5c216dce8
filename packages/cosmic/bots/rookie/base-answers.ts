import type { Answer, Choose, ChooseSome, Decision, Seat, Spread } from '@parley/kernel';
import { favourite } from './artifacts.ts';
import { isMain, otherMain, type Board } from './board.ts';
import { seatOf } from '../../ids/index.ts';
import { seatIn } from './options.ts';
import { byWorth, readCard, worth, type Card } from './cards.ts';
import { target } from './generic.ts';
import { best, weakness } from './launch.ts';
import { behindBy, ownSlot } from './outlook.ts';
import { devastation, settle, weakHome } from './planets.ts';
import { prospects } from './select.ts';
import { hurt, spare, take } from './ships.ts';
import { faceIds } from '../../ids/index.ts';

// Questions of aliens of the base set whose good answer cannot be told from the options alone.

const whoIn = (d: Decision): Seat => seatIn(d, 'who');

/** How likely the card that lies facedown in front of me wins. */
export function ownChance(b: Board): number {
  const card = readCard(ownSlot(b)?.card ?? '');
  return card.type === 'unknown' ? 0.5 : (prospects(b, [card])[0]?.wins ?? 0);
}

/** Below this the ships are better off at home; the defense leaves a colony behind when it goes. */
export const hopeless = (b: Board): boolean => ownChance(b) < (b.encounter?.offense === b.me ? 0.25 : 0.08);

/** Whom a destiny card sends the offense to: its own colour is a turn half wasted, the leader's is next best. */
function destiny(b: Board, face: string): number {
  const said = faceIds.read(face);
  const p = said.kind === 'destiny' ? b.seatOf(said.colour) : -1;
  if (p < 0) return -2;
  if (p === b.me) return -20;
  return p === b.encounter?.offense ? 3 : b.score[p] - b.homes[p] * 0.1;
}

/** How few of the others can answer with such a card, less what it is worth. */
export function hated(c: Card): number {
  const rare = c.type === 'attack' ? c.value / 8 : c.type === 'negotiate' ? 1.5 : 3;
  return rare - worth(c);
}

/** As few of these attacks as turn the encounter, lowest first; all of them if they do not. */
function enough(b: Board, d: ChooseSome): Answer {
  const side = favourite(b);
  let needed = side === null ? 0 : behindBy(b, side);
  const out: string[] = [];
  for (const c of d.options.map(readCard).sort((x, y) => y.value - x.value)) {
    if (needed <= 0 && out.length >= d.min) break;
    needed -= c.value;
    out.push(c.key);
  }
  return out.slice(0, d.max);
}

export const CHOOSE: { readonly [tag: string]: (b: Board, d: Choose) => Answer } = {
  'amoeba.way': (b, d) => best(d.options, (o) => ((o === 'out') === hopeless(b) ? 1 : 0)),
  'citadel.card': (_b, d) => best(d.options, (o) => (readCard(o).value <= 12 ? readCard(o).value : -readCard(o).value)),
  'citadel.planet': (b, d) => best(d.options, (o) => weakHome(b, o)),
  'citadel.sign': (b, d) => best(d.options, (o) => ((o === 'raise') === (favourite(b) === 1) ? 1 : 0)),
  'dictator.card': (b, d) => best(d.options, (o) => destiny(b, o)),
  'hate.card': (_b, d) => best(d.options, (o) => hated(readCard(o))),
  // Three ships are dear, but not as dear as the best card in hand.
  'hate.answer': (_b, d) => best(d.options, (o) => (o === 'ships' ? -2.5 : -worth(readCard(o)))),
  'locust.destroy': (b, d) => best(d.options, (o) => devastation(b, o)),
  'mite.answer': (_b, d) => best(d.options, (o) => (o === 'discard' ? 1 : 0)),
  // A card of the opponent counts twice: it is there no more.
  'mutant.source': (b, d) => best(d.options, (o) => (o === 'deck' ? 2.5 : target(b, seatOf(o)))),
  'swindler.planet': (b, d) => best(d.options, (o) => settle(b, o, -1)),
  'tick-tock.planet': (b, d) => best(d.options, (o) => settle(b, o, -1)),
  'will.who': (b, d) => best(d.options, (o) => weakness(b, seatOf(o))),
  'will.where': (b, d) => best(d.options, (o) => settle(b, o, whoIn(d))),
  'will.look': (b, d) => best(d.options, (o) => weakness(b, seatOf(o))),
  'mind.who': (b, d) => best(d.options, (o) => (isMain(b, b.me) && seatOf(o) === otherMain(b) ? 9 : target(b, seatOf(o)))),
};

export const SOME: { readonly [tag: string]: (b: Board, d: ChooseSome) => Answer } = {
  'fodder.cards': enough,
  'reserve.cards': enough,
  'mutant.shed': (_b, d) =>
    byWorth(d.options.map(readCard))
      .filter((c) => worth(c) < 0.8)
      .slice(0, d.max)
      .map((c) => c.key),
};

const upTo =
  (most: number) =>
  (b: Board, d: Spread): Answer =>
    take(b, d, Math.max(d.min, Math.min(most, d.max, spare(b, d))));

export const SPREAD: { readonly [tag: string]: (b: Board, d: Spread) => Answer } = {
  'amoeba.in': upTo(4),
  'amoeba.out': (b, d) => take(b, d, d.max),
  'kamikaze.cards': upTo(2),
  'kamikaze.points': upTo(4),
  'tick-tock.ships': upTo(2),
  'shadow.ship': (b, d) => hurt(b, d, d.max, whoIn(d)),
  'hate.ships': (b, d) => hurt(b, d, d.max, whoIn(d)),
};
