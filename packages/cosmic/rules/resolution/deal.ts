import { Interned, ask, bargain, emit, noAmounts, settle, showing, someOf, type Bargain, type Flow, type Good } from '@parley/kernel';
import { SHOWS, faceOf as faceOfKey, goodIds, type PlaceId, type ReadGood } from '../../ids/index.ts';
import { pickBlindly } from '../asking/blind.ts';
import { chooseShips } from '../asking/choose-ships.ts';
import { noteFeat } from '../board/feats.ts';
import { colonies, colonyScore, hasColonies, hasColony, placeName, placeNamed, roomOn, shipsAt } from '../board/places.ts';
import { penaltyFactor } from '../cards/kickers.ts';
import { cardKey, cardOfKey, faceOf, giveCards, handOf, typeOf } from '../cards/zones.ts';
import { hasPower } from '../powers/sheets.ts';
import type { Ctx, TermsSpec } from '../registry/clauses.ts';
import { termsOf } from '../registry/contributions.ts';
import { context, sheetController, sheetSource } from '../registry/sources.ts';
import { announceColonies, land } from '../ships/landing.ts';
import { loseShips, sacrificePlaces } from '../ships/losses.ts';
import { enc, GATE, SIDE, type Cosmic, type Player, type ShipGroup, type CardNo, type PlaceNo } from '../state/state.ts';
import { event, type DealEvent, type Founding, type PenaltyEvent } from '../timing/events.ts';
import { queryOf } from '../timing/queries.ts';
import { at } from '../timing/windows.ts';
import { assetGoods, assetLimits, handOver } from './trade.ts';

const trying = event('deal.try');
const made = event('deal.made');
const paying = event('deal.penalty');
const handedOver = event('deal.cards');
const kept = at('resolution.dealMade');
const COLONIES = queryOf('deal.colonies');
const SHIPS = queryOf('deal.ships');

/** Ships each party loses when a deal fails (R12.7). */
export const DEAL_PENALTY = 3; // dominion-negotiate-05

/** R12: the main players bargain. True when a deal was made and kept. */
export function* attemptDeal(g: Cosmic): Flow<boolean> {
  const e = enc(g);
  const ev: DealEvent = { parties: [e.offense, e.defense], standsFor: new Map(), made: false };
  return yield* dealBetween(g, ev);
}

/** A deal between any parties: bargained, perhaps undone by an effect, then carried out or paid for. */
export function* dealBetween(g: Cosmic, ev: DealEvent): Flow<boolean> {
  const e = enc(g);
  yield* trying(g, ev);
  emit(g, 'deal-open', { parties: ev.parties });
  const scores = new Map(ev.parties.map((p) => [p, colonyScore(g, p)]));
  const gives = yield* haggle(g, ev.parties, { tag: 'deal', from: 'rule:R12.1', shows: SHOWS.deal });
  if (gives !== null) {
    ev.made = true;
    emit(g, 'deal-agreed', { parties: ev.parties, gives: inPublic(gives) });
    yield* made(g, ev);
  }
  if (ev.made && gives !== null) {
    yield* carryOut(g, gives);
    yield* haveDealt(g, ev.parties, [...ev.standsFor.values()], scores);
    return true;
  }
  e.failed = [...ev.parties];
  for (const [p, score] of scores) noteFeat(g, p, 'failed-deal', score);
  emit(g, 'deal-failed', { parties: ev.parties });
  yield* penalty(g, ev);
  yield* settle(g);
  return false;
}

/** Somebody bargains in the place of a party, and for whomever that one stood for already. */
export function takePlace(ev: DealEvent, by: Player, replaced: Player): void {
  ev.parties = ev.parties.map((p) => (p === replaced ? by : p));
  ev.standsFor.set(by, ev.standsFor.get(replaced) ?? replaced);
  ev.standsFor.delete(replaced);
}

/** R12.6: these players have made a deal, or have as good as made one. `replaced`: those whose success it is as well. */
export function* haveDealt(
  g: Cosmic,
  parties: readonly Player[],
  replaced: readonly Player[] = [],
  scores?: ReadonlyMap<Player, number>,
): Flow {
  const e = enc(g);
  e.replaced = [...replaced];
  e.dealt = [...parties, ...replaced];
  for (const p of parties) noteFeat(g, p, 'deal', scores?.get(p));
  emit(g, 'deal-made', { parties });
  yield* kept(g);
}

const shipsDue = (g: Cosmic, who: Player, as: Player): number => SHIPS.ask(g, DEAL_PENALTY, { who, as });

/** R12.7: each dealer picks three ships (all, with fewer), and all of them are lost at the same instant (R15.4). */
function* penalty(g: Cosmic, { parties, standsFor }: DealEvent): Flow {
  const ships = new Map(parties.map((p) => [p, shipsDue(g, p, standsFor.get(p) ?? p)]));
  const ev: PenaltyEvent = { ships, standsFor };
  yield* paying(g, ev);
  const lost: ShipGroup[] = [];
  for (const [p, due] of ev.ships) {
    const whose = standsFor.get(p) ?? p;
    const n = due * penaltyFactor(g, whose); // faq-kickers-3, dominion-kicker-11, dominion-kicker-12, incursion-kicker-09, incursion-kicker-10
    lost.push(
      ...(yield* chooseShips(g, p, sacrificePlaces(g, p, 'anywhere'), { tag: 'deal.penalty', from: 'rule:R12.7', min: n, max: n })),
    );
  }
  yield* loseShips(g, 'lost', -1, lost);
}

/** What everybody gives: goods by id, and how many of each. */
export type Gives = { readonly [good: string]: number };

const NO_GIVES: Gives = {};

/** Offers each party may make in one bargain. */
const ROUNDS = 3;

interface Haggling {
  readonly tag: string;
  readonly from: string;
  readonly data?: Bargain['data'];
  readonly shows?: Bargain['shows'];
  /** What was agreed in earlier bargains and is still to be given. */
  readonly promised?: Gives;
  /** What can be part of it; left out: everything. */
  readonly mayGive?: (good: Good) => boolean;
}
const only = (mayGive: Haggling['mayGive'], goods: Good[]): Good[] => (mayGive ? goods.filter(mayGive) : goods);

/**
 * Lets parties bargain about cards, colonies and what their powers add. Offers are heard by the whole table (R22.3).
 * Returns what was agreed, or null.
 */
function* haggle(g: Cosmic, parties: readonly Player[], how: Haggling): Flow<Gives | null> {
  const { promised, mayGive, ...asking } = how;
  // Nothing else happens during a bargain, so what each party has is worked out once.
  const limits: { [limit: string]: number }[] = [];
  const goods: Good[][] = [];
  return yield* bargain({
    shows: SHOWS.good,
    ...asking,
    parties,
    rounds: ROUNDS,
    limits: (seat) => (limits[seat] ??= lessPromised(g, limitsFor(g, parties, seat), promised ?? NO_GIVES)),
    goodsFor: (seat, offer) => withNamed(g, (goods[seat] ??= only(mayGive, goodsFor(g, parties, seat))), offer),
    canKeep: (seat, gives) => canKeep(g, seat, promised ? { ...promised, ...gives } : gives),
    told: ({ by, gives }) => emit(g, 'deal-offer', { by, gives: inPublic(gives) }),
  });
}

/** Bargaining that is no deal of the rules: nobody pays when it comes to nothing. Returns what was agreed, or null. */
export function* bargainBetween(g: Cosmic, parties: readonly Player[], how: Haggling): Flow<Gives | null> {
  emit(g, 'bargain-open', { parties });
  const gives = yield* haggle(g, parties, how);
  emit(g, gives === null ? 'bargain-failed' : 'bargain-agreed', { parties });
  return gives;
}

/** Terms as the table hears them: a card by what it is, not by which one it is. */
function inPublic(gives: Gives): Gives {
  const out = noAmounts();
  for (const id in gives) {
    const good = goodIds.read(id);
    const heard = good.kind === 'card' ? goodIds.write.face({ face: faceOfKey(good.card), from: good.from, to: good.to }) : id;
    out[heard] = (out[heard] ?? 0) + gives[id];
  }
  return out;
}

/** R12.2: one new colony at most for each receiver, unless an effect allows more. Nobody offers more cards than one has, of its own of any kind (R12.5). */
function limitsFor(g: Cosmic, parties: readonly Player[], seat: Player): { [limit: string]: number } {
  const out = noAmounts();
  for (const party of parties) {
    out[newColonies(party)] = COLONIES.ask(g, 1, { who: party }); // faq-diplomat-1
    out[cardsOf(party)] = handOf(g, party).length;
    for (const what of ONE_ATTACK) out[cardsOf(party, what)] = 1;
    if (g.s.assets.length > 0) Object.assign(out, assetLimits(g, parties, party));
  }
  for (const card of handOf(g, seat)) {
    const kind = cardsOf(seat, typeOf(g, card));
    out[kind] = (out[kind] ?? 0) + 1;
    out[cardKey(g, card)] = 1;
  }
  for (const what of described(g)) if (!TOTALS.includes(what)) out[cardsOf(seat, what)] ??= 0;
  return out;
}

/** Cards that are promised already cannot be offered again. */
function lessPromised(g: Cosmic, limits: { [limit: string]: number }, promised: Gives): { [limit: string]: number } {
  for (const { good, n } of read(promised))
    for (const limit of cardLimits(g, good)) if (limits[limit] !== undefined) limits[limit] = Math.max(0, limits[limit] - n);
  return limits;
}

const NEW_COLONIES: string[] = [];
const newColonies = (p: Player): string => (NEW_COLONIES[p] ??= `new colonies of seat ${p}`);
/** The limits on cards of each seat, by kind: a bargain names them again and again. */
const CARDS_OF: { [kind: string]: string }[] = [];
const cardsOf = (p: Player, kind = ''): string => ((CARDS_OF[p] ??= {})[kind] ??= `${kind === '' ? '' : `${kind} `}cards of seat ${p}`);

/** Cards may be named exactly by their giver, or asked for by description (R12.5). */
const DESCRIBED = [
  'any',
  'random',
  'attack',
  'highest-attack',
  'lowest-attack',
  'negotiate',
  'morph',
  'artifact',
  'flare',
  'reinforcement',
] as const;
/** Those of the reward cards too. */
const DESCRIBED_REWARDS = [...DESCRIBED, 'retreat', 'intimidate', 'kicker', 'rift'] as const;
/** How cards may be described in this game. */
export const described = (g: Cosmic): readonly string[] => (g.s.rewards === undefined ? DESCRIBED : DESCRIBED_REWARDS);

const TOTALS: readonly string[] = ['any', 'random'];
/** Descriptions that fit one attack card and no other. */
const ONE_ATTACK: readonly string[] = ['highest-attack', 'lowest-attack'];
const isOneAttack = (which: string): boolean => ONE_ATTACK.includes(which);

/** Everything that could change hands, as one party may know it: one's own cards by name, the others' by description. */
function goodsFor(g: Cosmic, parties: readonly Player[], seat: Player): Good[] {
  const out: Good[] = [];
  for (const from of parties)
    for (const to of parties) {
      if (from === to) continue;
      const size = handOf(g, from).length;
      if (from === seat) for (const card of handOf(g, from)) out.push(namedCard(g, card, from, to));
      if (size > 0) for (const good of describedGoods(g, from, to, size)) out.push(good);
      const founds = canFound(g, to);
      for (const planet of colonies(g, from))
        if (founds && !hasColony(g, to, planet) && roomOn(g, planet) > 0) out.push(colonyOn(placeName(g, planet), from, to));
      if (g.s.assets.length > 0) out.push(...assetGoods(g, from, to));
      for (const { spec, c } of extraTerms(g, from)) {
        const max = spec.most(c, to);
        // Nothing that has changed hands: no deal is made of it alone (faq-deal-2, faq-deal-3).
        const extra = true;
        if (max > 0) out.push({ id: goodIds.write.terms({ terms: spec.id, from, to }), from, to, max, extra });
      }
    }
  return out;
}

/** A number for two seats. */
const pair = (from: Player, to: Player): number => from * 32 + to;

/** Goods are the same in all bargains between the same seats, and there are many: each is made once, by what it is and the two seats. */
class Goods extends Interned<string, (Good | undefined)[]> {
  constructor() {
    // More than there are cards and planets.
    super(5000, () => []);
  }
}

const namedCards = new Goods();
function namedCard(g: Cosmic, card: CardNo, from: Player, to: Player): Good {
  const key = cardKey(g, card);
  const make = (): Good => {
    const id = goodIds.write.card({ card: key, from, to });
    return { id, from, to, max: 1, limit: cardLimits(g, goodIds.read(id)) };
  };
  return (namedCards.of(key)[pair(from, to)] ??= make());
}

const colonyGoods = new Goods();
function colonyOn(planet: PlaceId, from: Player, to: Player): Good {
  const make = (): Good => ({ id: goodIds.write.colony({ planet, from, to }), from, to, max: 1, limit: newColonies(to) });
  return (colonyGoods.of(planet)[pair(from, to)] ??= make());
}

/** What named and described cards count against: the hand, the cards of that type in it, the card itself. */
function cardLimits(g: Cosmic, good: ReadGood): string[] {
  const { from } = good;
  if (good.kind === 'card') return [cardsOf(from), cardsOf(from, typeOf(g, cardOfKey(good.card))), good.card];
  return good.kind === 'cards' ? describedLimits(good.which, from) : [];
}

/** Cards that the offer on the table names may be part of the answer to it, whoever holds them. */
function withNamed(g: Cosmic, goods: readonly Good[], offer: Bargain['offer']): readonly Good[] {
  if (offer === null) return goods;
  const named: Good[] = [];
  for (const id in offer.gives) {
    const good = goodIds.read(id);
    if (good.kind !== 'card' || goods.some((x) => x.id === id)) continue;
    named.push(namedCard(g, cardOfKey(good.card), good.from, good.to));
  }
  return named.length === 0 ? goods : [...goods, ...named];
}

/** Cards by description that may pass between two seats: as many as there are in a hand of this size, unless there can be only one. */
const DESCRIBED_GOODS: { readonly [cards in 'usual' | 'rewards']: Good[][][] } = { usual: [], rewards: [] };
function describedGoods(g: Cosmic, from: Player, to: Player, size: number): readonly Good[] {
  const goods = DESCRIBED_GOODS[g.s.rewards === undefined ? 'usual' : 'rewards'];
  return ((goods[size] ??= [])[pair(from, to)] ??= described(g).map((what) => ({
    id: goodIds.write.cards({ which: what, from, to }),
    from,
    to,
    max: isOneAttack(what) ? 1 : size,
    limit: describedLimits(what, from),
  })));
}

function describedLimits(kind: string, from: Player): string[] {
  if (TOTALS.includes(kind)) return [cardsOf(from)];
  return [cardsOf(from), cardsOf(from, kind), ...(isOneAttack(kind) ? [cardsOf(from, 'attack')] : [])];
}

/** Has this player a ship with which to found a colony? */
export const canFound = (g: Cosmic, p: Player): boolean => shipsAt(g, p, GATE) > 0 || shipsAt(g, p, SIDE) > 0 || hasColonies(g, p);
/** Where the ships of a new colony may come from: anywhere but the warp (R12.3). */
const foundingPlaces = (g: Cosmic, p: Player): number[] => [...colonies(g, p), GATE, SIDE].filter((x) => shipsAt(g, p, x) > 0);

function extraTerms(g: Cosmic, p: Player): { spec: TermsSpec; c: Ctx<null> }[] {
  const out: { spec: TermsSpec; c: Ctx<null> }[] = [];
  for (const sheet of g.s.sheets) {
    const terms = sheetController(sheet) === p ? termsOf(sheet.alien) : [];
    if (terms.length === 0 || !hasPower(g, sheet)) continue;
    for (const spec of terms) out.push({ spec, c: context(g, sheetSource(sheet.id), p, null) });
  }
  return out;
}

/** So much of something. */
interface Term {
  readonly good: ReadGood;
  readonly n: number;
}
/** Cards: named ones, or by description. */
interface CardTerm extends Term {
  readonly good: Extract<ReadGood, { readonly kind: 'card' | 'cards' }>;
}
/** Cards by description. */
interface Described extends Term {
  readonly good: Extract<ReadGood, { readonly kind: 'cards' }>;
}
const isOfCards = (t: Term): t is CardTerm => t.good.kind === 'card' || t.good.kind === 'cards';

function read(gives: Gives): Term[] {
  const out: Term[] = [];
  for (const id in gives) out.push({ good: goodIds.read(id), n: gives[id] });
  return out;
}

/** The cards that a player gives. */
const ofCards = (all: readonly Term[], p: Player): CardTerm[] => all.filter(isOfCards).filter((t) => t.good.from === p);

/** Could this player do everything the offer says of it? */
function canKeep(g: Cosmic, p: Player, gives: Gives): boolean {
  return assign(g, p, ofCards(read(gives), p)) !== null;
}

/** Which cards meet the terms: exact ones, then described ones from the rest; null when they cannot be met. */
function assign(g: Cosmic, p: Player, mine: readonly CardTerm[]): { fixed: [CardTerm, number[]][]; free: [Described, number[]][] } | null {
  let left = handOf(g, p).slice();
  const fixed: [CardTerm, number[]][] = [];
  const free: [Described, number[]][] = [];
  const rank = ({ good }: CardTerm): number => {
    if (good.kind === 'card') return 0;
    return isOneAttack(good.which) ? 1 : good.which === 'any' ? 3 : good.which === 'random' ? 4 : 2;
  };
  for (const t of [...mine].sort((a, b) => rank(a) - rank(b))) {
    const { good } = t;
    const fit = good.kind === 'card' ? left.filter((c) => c === cardOfKey(good.card)) : matching(g, left, good.which);
    if (fit.length < t.n) return null; // faq-deal-6
    if (good.kind === 'card' || isOneAttack(good.which) || fit.length === t.n) fixed.push([t, fit.slice(0, t.n)]);
    else free.push([{ good, n: t.n }, fit]);
    const gone = fit.slice(0, t.n);
    left = left.filter((c) => !gone.includes(c));
  }
  return { fixed, free };
}

/** The cards that such a description fits. */
export function matching(g: Cosmic, cards: readonly CardNo[], what: string): number[] {
  if (what === 'any' || what === 'random') return [...cards];
  const attacks = cards.filter((c) => typeOf(g, c) === 'attack').sort((a, b) => faceOf(g, b).value - faceOf(g, a).value);
  const isHighest = what === 'highest-attack'; // faq-deal-6
  if (isHighest) return attacks.slice(0, 1);
  if (what === 'lowest-attack') return attacks.slice(-1); // faq-deal-6
  return cards.filter((c) => typeOf(g, c) === what);
}

/** Everything that was agreed changes hands. */
export function* carryOut(g: Cosmic, gives: Gives): Flow {
  const all = read(gives);
  const handed: [Player, Player, number[]][] = [];
  for (const p of new Set(all.map((t) => t.good.from))) {
    const plan = assign(g, p, ofCards(all, p));
    if (!plan) continue;
    const taken: number[] = plan.fixed.flatMap(([, cards]) => cards);
    for (const [{ good }, cards] of plan.fixed) handed.push([good.from, good.to, cards]);
    for (const [t] of plan.free) {
      const fit = matching(
        g,
        handOf(g, p).filter((c) => !taken.includes(c)),
        t.good.which,
      );
      const { from, to, which } = t.good;
      const cards = which === 'random' ? yield* pickBlindly(g, to, fit, t.n) : yield* giverPicks(g, t, fit);
      taken.push(...cards);
      handed.push([from, to, cards]);
    }
  }
  for (const [from, to, cards] of handed) giveCards(g, from, to, cards);
  if (handed.length > 0) yield* handedOver(g, { handed });
  const founded: Founding[] = [];
  for (const { good } of all) if (good.kind === 'colony') yield* foundColony(g, good.to, placeNamed(g, good.planet), 'rule:R12.3', founded);
  yield* settle(g);
  yield* announceColonies(g, founded);
  for (const { good } of all) if (good.kind === 'asset') yield* handOver(g, good.asset, good.from, good.to);
  for (const { good, n } of all)
    if (good.kind === 'terms')
      for (const { spec, c } of extraTerms(g, good.from)) if (spec.id === good.terms) yield* spec.give(c, good.to, n);
}

function* giverPicks(g: Cosmic, { good, n }: Term, fit: readonly number[]): Flow<number[]> {
  const answer = yield* ask(
    showing(
      SHOWS.card,
      someOf(
        good.from,
        'deal.give',
        'rule:R12.5',
        fit.map((c) => cardKey(g, c)),
        n,
        n,
        { to: good.to },
      ),
    ),
  );
  return answer.map(cardOfKey);
}

/** R12.3: the receiver founds the new colony with at least one ship. */
export function* foundColony(
  g: Cosmic,
  p: Player,
  planet: PlaceNo,
  from = 'rule:R12.3',
  together?: Founding[],
  places = foundingPlaces(g, p),
): Flow {
  const ships = yield* chooseShips(g, p, places, {
    tag: 'deal.found',
    from,
    min: 1,
    max: Math.min(20, roomOn(g, planet)),
    data: { planet: placeName(g, planet) },
  });
  yield* land(g, p, ships, planet, together); // faq-deal-1
}
