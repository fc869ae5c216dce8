import type { Answer, Choose, ChooseSome, PickNumber, Seat, Spread } from '@parley/kernel';
import { touristNotes } from '../../content/aliens/dominion/tourist.ts';
import { sideOf, type Board } from './board.ts';
import { byWorth, readCard, worth } from './cards.ts';
import { best } from './launch.ts';
import { prefer, seatIn } from './options.ts';
import { ownSlot } from './outlook.ts';
import { liking } from './personas.ts';
import { settle } from './planets.ts';
import { spare, take } from './ships.ts';
import { CARD, COLONY } from './stakes.ts';

// Questions of the aliens of Cosmic Dominion, from Mesmer to Yin-Yang.

const mine = (b: Board, name: string): number => b.planet(name)?.ships[b.me] ?? 0;
const attack = (key: string): number => (readCard(key).type === 'attack' ? readCard(key).value : -1);

/** Mirage: many ships for my side, few for the other. */
function image(b: Board, d: Choose): Answer {
  const who = seatIn(d, 'who');
  const sign = sideOf(b, who) === sideOf(b, b.me) ? 1 : -1;
  return best(d.options, (o) => sign * (b.planet(o)?.ships[who] ?? 0));
}

/** Muckraker: the least card, unless what was won is worth less. */
function bribe(b: Board, d: Choose): Answer {
  const [least] = byWorth(d.options.filter((o) => o !== 'refuse').map(readCard));
  const won = sideOf(b, b.me) === 0 ? COLONY : b.beside[b.me] * CARD;
  return least && worth(least) < won ? least.key : 'refuse';
}

/** Pirate: one ship stays to land where there is a colony to be had. */
const raid = (b: Board, d: Spread): Answer =>
  take(b, d, Math.max(d.min, Math.min(d.max, sideOf(b, b.me) === 0 ? b.gate[b.me] - 1 : d.max)));

const LINER = 'vessel/cruise-liner';

export const aboard = (b: Board): number => b.shipsAt(LINER)[b.me] ?? 0;

/** Passengers that are worth a voyage: postcards, and a colony for the last of them. */
const PASSENGERS = 3;

/** Where the cruise liner would be after sailing that way. */
function port(b: Board, way: string): Seat {
  const sheet = b.sheetsOf(b.me).find((s) => s.alien === 'tourist');
  const at = b.order.indexOf(b.seatOf((sheet && touristNotes.liner.of(sheet)) ?? ''));
  return b.order[(at + (way === 'clockwise' ? 1 : b.order.length - 1)) % b.order.length];
}

/** Tourist: to the defense, where one may settle; without passengers towards home; else anywhere but home. */
function course(b: Board, d: Choose): Answer {
  const n = b.order.length;
  return best(d.options, (o) => {
    const to = port(b, o);
    const away = Math.abs(b.order.indexOf(to) - b.order.indexOf(b.me));
    const near = -Math.min(away, n - away);
    if (aboard(b) === 0) return near;
    const known = b.planets.some((x) => x.home === to && x.ships[b.me] > 0);
    return to === b.encounter?.defense && !known ? 10 : -near;
  });
}

/** Usurper: an ally's attack if it is higher than mine. */
const usurp = (b: Board, d: Choose): Answer => {
  const own = attack(ownSlot(b)?.card ?? '');
  return best(d.options, (o) => (o === 'keep' ? own : attack(o)));
};

export const CHOOSE: { readonly [tag: string]: (b: Board, d: Choose) => Answer } = {
  'mirage.colony': image,
  'muckraker.bribe': bribe,
  'pentaform.become': (_b, d) => best(d.options, liking),
  'quartermaster.fee': (b, d) => prefer(d, ...(b.warp[b.me] > 3 ? ['ship'] : []), 'reward', 'card', 'ship'),
  'reactor.choice': (_b, d) => prefer(d, 'take', 'own'),
  'reactor.planet': (b, d) => best(d.options, (o) => settle(b, o, -1)),
  'tourist.course': course,
  'tourist.home': (b, d) => prefer(d, aboard(b) < PASSENGERS ? 'board' : 'stay'),
  'tourist.planet': (b, d) => best(d.options, (o) => settle(b, o, -1)),
  // Whoever plays it, it is played for the side I am on.
  'usurper.lay': (_b, d) => best(d.options, attack),
  'usurper.own': usurp,
  'usurper.other': (_b, d) => prefer(d, 'keep'),
  'voyager.out': (b, d) => best(d.options, (o) => mine(b, o)),
  'whirligig.share': (_b, d) =>
    prefer(d, Number(d.data?.mine) < Number(d.data?.theirs) ? 'other' : d.data?.mine === d.data?.theirs ? 'even' : 'same'),
};

export const SOME: { readonly [tag: string]: (b: Board, d: ChooseSome) => Answer } = {
  'muckraker.accuse': (_b, d) => d.options.slice(0, d.max),
  'muckraker.exempt': (_b, d) => d.options.slice(0, d.min),
  'pentaform.order': (_b, d) => d.options.toSorted((x, y) => liking(y) - liking(x)),
  // What is left over is one's own.
  'quartermaster.deliver': (_b, d) =>
    byWorth(d.options.map(readCard))
      .slice(0, d.min)
      .map((c) => c.key),
};

export const SPREAD: { readonly [tag: string]: (b: Board, d: Spread) => Answer } = {
  'pirate.raid': raid,
  'pirate.sell': (b, d) => take(b, d, d.max),
  'tourist.board': (b, d) => take(b, d, Math.max(d.min, Math.min(d.max, PASSENGERS - aboard(b), spare(b, d)))),
};

export const NUMBER: { readonly [tag: string]: (b: Board, d: PickNumber) => Answer } = {
  'pickpocket.number': (_b, d) => d.max,
  'pirate.cards': (_b, d) => d.max,
  'yin-yang.keep': (_b, d) => d.max,
  'yin-yang.rewards': (_b, d) => d.max,
};
