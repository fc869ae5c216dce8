import {
  ability,
  alliesOn,
  canTakeHome,
  chooseAmong,
  chooseCards,
  chooseNumber,
  chooseOption,
  choosePlayer,
  type ClauseSpec,
  collectFrom,
  type Cosmic,
  countShips,
  type Ctx,
  discard,
  emit,
  enc,
  type Face,
  type Flow,
  holderOfText,
  isHeard,
  lingering,
  loseShips,
  mainOn,
  modifier,
  other,
  type Player,
  reaction,
  type ShipGroup,
  shipsOn,
  shownText,
  type Side,
  sideOfText,
  stillHeld,
  takeHome,
  timing,
  type CardNo,
} from '../../effects/index.ts';

/** Negotiates that say something of their own; all of them are negotiates in every other way. */
const negotiate = (id: string, name: string, text: string, clauses: readonly ClauseSpec[], asks: Face['asks'] = {}): Face => ({
  id: `negotiate-${id}`,
  name: `Negotiate (${name})`,
  value: 0,
  text,
  asks,
  clauses: [],
  type: 'negotiate', // incursion-crooked-01, dominion-negotiate-01
  shown: shownText(`negotiate-${id}`, clauses),
});

/** Has the side of the text at hand lost to an attack? */
function lostToAttack(c: Ctx<unknown>): boolean {
  const side = sideOfText(c);
  const { outcome, slots } = enc(c.g);
  if (side === null || outcome?.kind !== 'won') return false;
  return outcome.winner !== side && slots[other(side)].type === 'attack'; // dominion-negotiate-03
}

const crookedDeal = negotiate(
  'crooked-deal',
  'Crooked Deal',
  'A negotiate. As compensation take a card more. When a deal fails you lose a ship less and your opponent one more.',
  [
    modifier('comp.amount', (n, q, c) => {
      if (q.who !== holderOfText(c)) return n;
      return n > 0 ? n + 1 : n; // incursion-crooked-02
    }),
    // All parties to a deal are opponents of each other in it.
    modifier('deal.ships', (n, { who, as }, c) => {
      const holder = holderOfText(c);
      if (holder < 0) return n;
      const isHolder = who === holder || as === holder;
      const fewer = Math.max(0, n - 1);
      return isHolder ? fewer : n + 1; // incursion-crooked-03, incursion-crooked-04, incursion-crooked-05, dominion-negotiate-02
    }),
  ],
);

type Speech = { readonly who: Player; readonly what: 'cards' | 'ships' };
/** What was won by a speech in vain. */
const speech = lingering<Speech>('epic-oratory.won', (dataOf) => [
  modifier('comp.amount', (n, q, c) => {
    const { who, what } = dataOf(c);
    const isDoubled = what === 'cards'; // dominion-negotiate-03
    return isDoubled && q.who === who ? 2 * n : n;
  }),
  reaction<'ships.save'>({
    on: 'ships.save',
    must: true,
    passive: true,
    when: (c) => {
      const { who, what } = dataOf(c);
      const isSpared = what === 'ships'; // dominion-negotiate-03
      return isSpared && c.ev.kind === 'losing' && canTakeHome(c.g, c.ev, who);
    },
    *commit(c) {
      yield* takeHome(c.g, c.ev, dataOf(c).who, { tag: 'ships.return', from: 'card:negotiate-epic-oratory' });
    },
  }),
]);

/** What each party to a deal may gain by it. */
const MOST_COLONIES = 2; // dominion-negotiate-04

const epicOratory = negotiate(
  'epic-oratory',
  'Epic Oratory',
  'A negotiate. Beaten by an attack you choose: compensation twice over, or none of your own ships goes to the warp. In a deal both of you may ' +
    'gain two colonies.',
  [
    modifier('deal.colonies', (n, _, c) => (isHeard(c) ? Math.max(n, MOST_COLONIES) : n)),
    ability({
      at: 'resolution.start',
      must: true,
      passive: true,
      when: lostToAttack,
      *commit(c) {
        const who = holderOfText(c);
        const what = yield* chooseOption(c.g, who, ['cards', 'ships'] as const, { tag: 'epic-oratory' });
        speech.start(c.g, who, { who, what });
        emit(c.g, 'oratory', { who, what });
      },
    }),
  ],
  {
    'epic-oratory': 'Your speech was in vain, but not quite. What do you get out of it?',
    'epic-oratory:cards': 'Compensation twice over',
    'epic-oratory:ships': 'Your ships stay out of the warp',
  },
);

const faultyTranslator = negotiate(
  'faulty-translator',
  'Faulty Translator',
  'A negotiate. Compensation comes from an ally of your opponent, if there is one. A deal is made without words, and costs each of you a ' +
    'ship less when it fails.',
  [
    modifier('deal.ships', (n, _, c) => (isHeard(c) ? Math.max(0, n - 1) : n)),
    reaction<'deal.try'>({
      id: 'wordless',
      on: 'deal.try',
      must: true,
      passive: true,
      when: isHeard,
      *commit(c) {
        emit(c.g, 'deal-wordless', { parties: c.ev.parties });
      },
    }),
    reaction<'compensation'>({
      id: 'ally',
      on: 'compensation',
      must: true,
      passive: true,
      when: (c) => c.ev.taker === holderOfText(c) && alliesAcross(c).length > 0,
      *commit(c) {
        const how = { tag: 'faulty-translator.from', data: { n: c.ev.n } };
        collectFrom(c.ev, yield* choosePlayer(c.g, c.ev.taker, alliesAcross(c), how));
      },
    }),
  ],
  { 'faulty-translator.from': 'Which ally of your opponent do you take {n, plural, one {# card} other {# cards}} from?' },
);

/** The allies of the opponent of the text's side. */
function alliesAcross(c: Ctx<unknown>): Player[] {
  const side = sideOfText(c);
  if (side === null) return [];
  const holder = mainOn(c.g, side);
  return alliesOn(c.g, other(side)).filter((p) => p !== holder && p !== mainOn(c.g, other(side)));
}

/** Whoever has received cards throws away what it does not want. */
function* refuse(g: Cosmic, who: Player, cards: readonly CardNo[]): Flow {
  const unwanted = yield* chooseCards(g, who, cards, { tag: 'right-of-refusal', min: 0, max: cards.length });
  yield* discard(g, who, unwanted, 'effect');
}

const rightOfRefusal = negotiate(
  'right-of-refusal',
  'Right of Refusal',
  'A negotiate. Of the cards you receive in the deal or as compensation you may discard any.',
  [
    reaction<'cards.gained'>({
      on: 'cards.gained',
      must: true,
      passive: true,
      when: (c) => c.ev.why === 'compensation' && c.ev.who === holderOfText(c) && stillHeld(c.g, c.ev.held).length > 0,
      commit: (c) => refuse(c.g, c.ev.who, stillHeld(c.g, c.ev.held)),
    }),
    reaction<'deal.cards'>({
      id: 'deal',
      on: 'deal.cards',
      must: true,
      passive: true,
      when: (c) => received(c.ev.handed, holderOfText(c)).length > 0,
      *commit(c) {
        const holder = holderOfText(c);
        yield* refuse(c.g, holder, received(c.ev.handed, holder));
      },
    }),
  ],
  { 'right-of-refusal': 'Which of the cards you received do you discard?' },
);

const received = (handed: readonly (readonly [Player, Player, readonly number[]])[], who: Player): number[] =>
  handed.flatMap(([, to, cards]) => (to === who ? cards : []));

const selfDefense = negotiate(
  'self-defense',
  'Self Defense',
  'A negotiate. Beaten by an attack you get no compensation, but for each ship your side has lost the other side loses one of its ships.',
  [
    modifier('comp.due', (due, q, c) => due && !(lostToAttack(c) && q.who === holderOfText(c))),
    ability({
      at: 'resolution.beforeCompensation',
      must: true,
      passive: true,
      when: (c) => lostToAttack(c) && shipsLost(c.g) > 0,
      *commit(c) {
        const holder = holderOfText(c);
        const side = sideOfText(c);
        if (side !== null) yield* strikeBack(c.g, other(side), shipsLost(c.g), holder);
      },
    }),
  ],
  {
    'self-defense.share': '{n, plural, one {# ship} other {# ships}} of your side must go. How many of them does {who} lose?',
    'self-defense.ships': 'Which ships do you lose?',
  },
);

/** Ships that the losing side has lost in the encounter. */
const shipsLost = (g: Cosmic): number => [...new Set(enc(g).losers)].reduce((n, p) => n + enc(g).lost[p], 0);

/** A side loses so many of its ships: its main player says whose, each owner says which. */
function* strikeBack(g: Cosmic, side: Side, n: number, by: Player): Flow {
  const main = mainOn(g, side);
  const owners = timing(g).filter((p) => shipsOn(g, side, p).length > 0);
  let left = n;
  let room = owners.reduce((sum, p) => sum + countShips(shipsOn(g, side, p)), 0);
  const lost: ShipGroup[] = [];
  for (const p of owners) {
    const ships = shipsOn(g, side, p);
    room -= countShips(ships);
    const most = Math.min(left, countShips(ships));
    const share = yield* chooseNumber(g, main, Math.min(most, Math.max(0, left - room)), most, {
      tag: 'self-defense.share',
      data: { who: p, n: left },
    });
    left -= share;
    const how = { tag: 'self-defense.ships', from: 'card:negotiate-self-defense', min: share, max: share };
    lost.push(...(yield* chooseAmong(g, p, ships, how)));
  }
  yield* loseShips(g, 'lost', by, lost);
}

export const NEGOTIATES: readonly Face[] = [crookedDeal, epicOratory, faultyTranslator, rightOfRefusal, selfDefense];
