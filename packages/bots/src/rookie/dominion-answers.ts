import type { Answer, Choose, Decision, NameOne, Seat } from '@parley/kernel';
import { favourite } from './artifacts.ts';
import { hated } from './base-answers.ts';
import { sideOf, type Board } from './board.ts';
import { readCard, worth } from './cards.ts';
import { best } from './launch.ts';
import { settle } from './planets.ts';
import { COLONY, SHIP } from './stakes.ts';

// Questions of Joker and Love.

const seatIn = (d: Decision, key: string): Seat => (typeof d.data?.[key] === 'number' ? d.data[key] : -1);
const cardIn = (d: Decision): string => (typeof d.data?.card === 'string' ? d.data.card : '');
const sideName = (side: 0 | 1 | null): string => (side === 0 ? 'offense' : 'defense');

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

export const CHOOSE: { readonly [tag: string]: (b: Board, d: Choose) => Answer } = {
  'joker.token': token,
  'joker.side': (b, d) => best(d.options, (o) => (o === sideName(sideOf(b, b.me)) ? 1 : 0)),
  'joker.attack': (b, d) => best(d.options, (o) => (o === sideName(sideOf(b, b.me)) ? 1 : 0)),
  // The fewer can follow, the sooner there is a colony in it.
  'love.card': (_b, d) => best(d.options, (o) => hated(readCard(o))),
  'love.answer': follow,
  'love.colony': (b, d) => best(d.options, (o) => (o === 'nothing' ? -COLONY : settle(b, o, -1))),
};

export const YESNO: { readonly [tag: string]: (b: Board, d: Decision) => Answer } = {
  'love.release': () => true,
  // A card of one's own is worth more than what a reward of somebody else does.
  'love.ask': () => false,
  'love.take': (_b, d) => worth(readCard(cardIn(d))) >= 0.4,
};

export const NAME: { readonly [tag: string]: (b: Board, d: NameOne) => Answer } = {
  'joker.name': wildCard,
  'joker.any': wildCard,
};
