import type { Answer, Bargain, Good, Seat } from '@parley/kernel';
import type { Board } from '../see/board.ts';
import { readCard, worth } from '../see/cards.ts';
import { COLONY, colonyOf, HOME, RIVAL, shipCost, WIN, wouldWin } from '../judge/stakes.ts';
import { goodIds, type ReadGood } from '../../ids/index.ts';

type Gives = { readonly [good: string]: number };

/** What described cards are worth, when the giver picks or chance does. */
const DESCRIBED: { readonly [what: string]: number } = {
  any: 0.5,
  random: 1.2,
  attack: 0.7,
  'highest-attack': 2.5,
  'lowest-attack': 0.5,
  negotiate: 0.8,
  artifact: 1.2,
  flare: 1,
  reinforcement: 0.9,
};

/** A thing on the table that may be traded. */
const ASSET = 0.5;

/** What a thing other than a colony is worth to whoever gets it. */
function thingWorth(good: ReadGood): number {
  switch (good.kind) {
    case 'cards':
      return DESCRIBED[good.which] ?? 1;
    case 'card':
      return worth(readCard(good.card));
    case 'face':
      return worth(readCard(good.face));
    case 'asset':
      return ASSET;
    case 'terms':
    case 'colony':
      return 1;
  }
}

/** Is this a colony that counts towards victory for its receiver? */
const isForeign = (b: Board, good: ReadGood): boolean => good.kind === 'colony' && b.planet(good.planet)?.home !== good.to;

/** What an offer comes to for one of the parties. */
function value(b: Board, gives: Gives, p: Seat): number {
  const terms = Object.entries(gives).map(([id, n]) => ({ good: goodIds.read(id), n }));
  const winners = new Set(terms.filter(({ good }) => isForeign(b, good) && wouldWin(b, good.to)).map(({ good }) => good.to));
  let total = 0;
  for (const { good, n } of terms) {
    const { from, to } = good;
    if (good.kind === 'colony') {
      if (!isForeign(b, good)) total += to === p ? HOME : 0;
      else if (to === p) total += winners.has(p) ? WIN : COLONY;
      else if (winners.has(to)) total -= winners.has(p) ? COLONY : WIN;
      else total += p === b.me ? colonyOf(b, to, false) : -COLONY * RIVAL;
    } else if (to === p) total += n * thingWorth(good);
    else if (from === p) total -= n * thingWorth(good);
  }
  return total;
}

/** Nobody should get the better of it by more than this. */
const FAIR = 0.35;

const fair = (mine: number, theirs: number): boolean => mine > 0 && theirs > 0 && mine >= theirs * FAIR;

/** Offers worth making: a colony for a colony above all, else a colony or cards for cards. */
function candidates(b: Board, d: Bargain): Gives[] {
  const out: Gives[] = [];
  const colonies = d.goods.filter((x) => isForeign(b, goodIds.read(x.id)));
  const get = colonies.find((x) => x.to === b.me);
  // Between more than two it is the same two who exchange.
  const to = get?.from ?? d.parties.find((p) => p !== b.me);
  const [give] = colonies.filter((x) => x.from === b.me && x.to === to).sort((x, y) => guards(b, y) - guards(b, x));
  if (get && give) out.push({ [get.id]: 1, [give.id]: 1 });
  const cards = d.goods
    .filter((x) => x.from === b.me && x.to === to && goodIds.read(x.id).kind === 'card')
    .map((x) => ({ id: x.id, worth: thingWorth(goodIds.read(x.id)) }))
    .sort((x, y) => y.worth - x.worth);
  for (let n = 1; get && n <= 3 && n <= cards.length; n++)
    out.push({ [get.id]: 1, ...Object.fromEntries(cards.slice(0, n).map((x) => [x.id, 1])) });
  const asked = (which: string): Good | undefined =>
    to === undefined ? undefined : d.goods.find((x) => x.id === goodIds.write.cards({ which, from: to, to: b.me }));
  const random = asked('random');
  if (give && random) for (let n = Math.min(4, random.max); n > 0; n--) out.push({ [give.id]: 1, [random.id]: n });
  const last = cards.at(-1);
  const any = asked('any');
  if (last && any) out.push({ [last.id]: 1, [any.id]: 1 });
  return out;
}

/** The ships of the giver on the planet: company is least dangerous where there are many. */
const guards = (b: Board, { id }: Good): number => {
  const good = goodIds.read(id);
  return good.kind === 'colony' ? (b.planet(good.planet)?.ships[good.from] ?? 0) : 0;
};

/** R12: accept what is fair, else offer what is fair, and take what there is rather than pay for nothing. */
export function bargainMove(b: Board, d: Bargain): Answer {
  const standing = d.offer && d.acceptable ? d.offer.gives : null;
  const mine = standing ? value(b, standing, b.me) : -Infinity;
  const theirs = standing ? most(b, d, standing) : 0;
  if (standing && mine > 0 && mine >= theirs * FAIR) return { do: 'accept' };
  const offer = d.mayOffer ? bestOffer(b, d) : null;
  if (offer) return { do: 'offer', gives: offer };
  // Failing costs ships on both sides, so a slightly bad deal is better than none.
  if (standing && mine > -3 * shipCost(b, b.me)) return { do: 'accept' };
  return { do: 'leave' };
}

/** What an offer comes to for whoever of the others gains most by it. */
const most = (b: Board, d: Bargain, gives: Gives): number =>
  d.parties.reduce((n, p) => (p === b.me ? n : Math.max(n, value(b, gives, p))), -Infinity);

function bestOffer(b: Board, d: Bargain): Gives | null {
  let best: Gives | null = null;
  let top = 0;
  for (const gives of candidates(b, d)) {
    const mine = value(b, gives, b.me);
    const theirs = most(b, d, gives);
    if (mine > top && fair(theirs, mine) && mine >= theirs * FAIR && isBearable(b, d, gives)) {
      top = mine;
      best = gives;
    }
  }
  return best;
}

/** Would those who get nothing out of it rather agree than pay for its failure? */
const isBearable = (b: Board, d: Bargain, gives: Gives): boolean =>
  d.parties.every((p) => p === b.me || value(b, gives, p) > -3 * shipCost(b, p));
