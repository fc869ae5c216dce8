import type { Answer, Bargain, Good, Seat } from '@parley/kernel';
import type { Board } from './board.ts';
import { readCard, worth } from './cards.ts';
import { COLONY, colonyOf, HOME, RIVAL, shipCost, WIN, wouldWin } from './stakes.ts';

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

interface Term {
  readonly what: string;
  readonly from: Seat;
  readonly to: Seat;
}

/** A thing by its id. The other party may name cards that are not among my goods: its own. */
function termOf(id: string): Term {
  const colon = id.lastIndexOf(':');
  const arrow = id.indexOf('>', colon);
  return { what: id.slice(0, colon), from: Number(id.slice(colon + 1, arrow)), to: Number(id.slice(arrow + 1)) };
}

const planetOf = (what: string): string | null => (what.startsWith('colony.') ? what.slice(7) : null);

/** What a thing other than a colony is worth to whoever gets it. */
function thingWorth(what: string): number {
  if (what.startsWith('cards.')) return DESCRIBED[what.slice(6)] ?? 1;
  return what.startsWith('terms.') ? 1 : worth(readCard(what));
}

/** Is this a colony that counts towards victory for its receiver? */
function isForeign(b: Board, t: Term): boolean {
  const planet = planetOf(t.what);
  return planet !== null && b.planet(planet)?.home !== t.to;
}

/** What an offer comes to for one of the parties. */
function value(b: Board, gives: Gives, p: Seat): number {
  const terms = Object.entries(gives).map(([id, n]) => ({ ...termOf(id), n }));
  const winners = new Set(terms.filter((t) => isForeign(b, t) && wouldWin(b, t.to)).map((t) => t.to));
  let total = 0;
  for (const t of terms) {
    if (planetOf(t.what) !== null) {
      if (!isForeign(b, t)) total += t.to === p ? HOME : 0;
      else if (t.to === p) total += winners.has(p) ? WIN : COLONY;
      else if (winners.has(t.to)) total -= winners.has(p) ? COLONY : WIN;
      else total += p === b.me ? colonyOf(b, t.to, false) : -COLONY * RIVAL;
    } else if (t.to === p) total += t.n * thingWorth(t.what);
    else if (t.from === p) total -= t.n * thingWorth(t.what);
  }
  return total;
}

/** Nobody should get the better of it by more than this. */
const FAIR = 0.35;

const fair = (mine: number, theirs: number): boolean => mine > 0 && theirs > 0 && mine >= theirs * FAIR;

/** Offers worth making: a colony for a colony above all, else a colony or cards for cards. */
function candidates(b: Board, d: Bargain): Gives[] {
  const out: Gives[] = [];
  const colonies = d.goods.filter((x) => isForeign(b, termOf(x.id)));
  const get = colonies.find((x) => x.to === b.me);
  // Between more than two it is the same two who exchange.
  const to = get?.from ?? d.parties.find((p) => p !== b.me);
  const [give] = colonies.filter((x) => x.from === b.me && x.to === to).sort((x, y) => guards(b, y) - guards(b, x));
  if (get && give) out.push({ [get.id]: 1, [give.id]: 1 });
  const cards = d.goods
    .filter((x) => x.from === b.me && x.to === to && x.id.includes('#'))
    .map((x) => ({ id: x.id, worth: thingWorth(termOf(x.id).what) }))
    .sort((x, y) => y.worth - x.worth);
  for (let n = 1; get && n <= 3 && n <= cards.length; n++)
    out.push({ [get.id]: 1, ...Object.fromEntries(cards.slice(0, n).map((x) => [x.id, 1])) });
  const random = d.goods.find((x) => x.to === b.me && x.from === to && x.id.startsWith('cards.random:'));
  if (give && random) for (let n = Math.min(4, random.max); n > 0; n--) out.push({ [give.id]: 1, [random.id]: n });
  const last = cards.at(-1);
  const any = d.goods.find((x) => x.to === b.me && x.from === to && x.id.startsWith('cards.any:'));
  if (last && any) out.push({ [last.id]: 1, [any.id]: 1 });
  return out;
}

/** The ships of the giver on the planet: company is least dangerous where there are many. */
const guards = (b: Board, good: Good): number => b.planet(planetOf(termOf(good.id).what) ?? '')?.ships[good.from] ?? 0;

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
