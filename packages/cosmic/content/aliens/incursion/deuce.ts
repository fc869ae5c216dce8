import {
  ability,
  addToTotal,
  alien,
  allowedByZone,
  alsoRevealed,
  begin,
  candidates,
  cardKey,
  chooseCard,
  chooseOption,
  type Cosmic,
  countAsRevealed,
  countsAs,
  countsBeside,
  discard,
  discardable,
  emit,
  enc,
  endEncounter,
  faceOf,
  type Flow,
  isOffense,
  layAside,
  leavesGame,
  lingering,
  mainSide,
  modifier,
  moveCard,
  newHand,
  type Player,
  returnCard,
  revealedLate,
  revealedValue,
  setCard,
  SHOWS,
  type Side,
  sideName,
  SIDES,
  slotOf,
  stillDiscardable,
  takeBack,
  typeOf,
  Z,
  zoneOf,
  type CardNo,
} from '../../../effects/index.ts';

/** Encounter cards without which a new hand is due. */
const NEED = 2;

/** The second card. */
type Second = { readonly card: CardNo };

/** It lies facedown. */
const second = lingering<Second>('deuce.second', (dataOf) => [
  ability({
    id: 'open',
    at: 'reveal.open',
    must: true,
    *commit(c) {
      const { card } = dataOf(c);
      second.end(c.g);
      yield* turnUp(c.g, c.me, card);
    },
  }),
]);

/** Does the second card still lie open? */
const isLying = (g: Cosmic, { card }: Second): boolean => zoneOf(g, card) === Z.table;

const open = lingering<Second>('deuce.open', (dataOf) => [
  ability({
    id: 'return',
    at: 'resolution.keep',
    must: true,
    *commit(c) {
      const second = dataOf(c);
      open.end(c.g);
      if (isLying(c.g, second) && !leavesGame(c.g, second.card)) yield* keepOne(c.g, c.me, second.card);
    },
  }),
]);

/** Has this main player an intimidate of its own for an encounter card? Being without others has no consequences then. */
function intimidates(g: Cosmic, me: Player): boolean {
  const { card, by } = slotOf(g, me);
  return card >= 0 && by === me && typeOf(g, card) === 'intimidate';
}

/** Lays down a second card, bound by nothing that binds the first. Without one the offense is out of cards. */
function* layDown(g: Cosmic, me: Player): Flow {
  if (candidates(g, me).length === 0) {
    if (intimidates(g, me)) return; // R26.7
    if (isOffense(g, me)) {
      emit(g, 'out-of-cards', { who: me });
      endEncounter(g, { success: false, turnEnds: true });
    }
    yield* newHand(g, me); // faq-deuce-1, faq-magician-1
  }
  const card = yield* choose(g, me);
  if (card < 0) return;
  layAside(g, me, [card]);
  second.start(g, me, { card });
}

/** A card to be the second one, or -1. */
function* choose(g: Cosmic, me: Player): Flow<number> {
  const cards = candidates(g, me);
  if (cards.length === 0) return -1;
  const card = yield* chooseCard(g, me, cards, { tag: 'deuce.second' });
  if (!(yield* allowedByZone(g, me, card))) return -1;
  enc(g).played.push({ card, by: me, zone: zoneOf(g, card), since: enc(g).phase });
  return card;
}

/** The second card is turned up. If somebody undoes it there is another one in its place, out of a new hand if need be. */
function* turnUp(g: Cosmic, me: Player, card: CardNo): Flow {
  moveCard(g, card, Z.table);
  emit(g, 'deuce-revealed', { who: me, card: g.s.face[card] });
  yield* revealedLate(g, { by: me, card });
  if (zoneOf(g, card) === Z.table) {
    countSecond(g, me, card);
    return;
  }
  if (candidates(g, me).length === 0) yield* newHand(g, me);
  const other = yield* choose(g, me);
  if (other >= 0) yield* turnUp(g, me, other);
}

/** The second card lies open beside the first: it adds to an attack, or makes a negotiate of it. */
function countSecond(g: Cosmic, me: Player, card: CardNo): void {
  const side = mainSide(g, me);
  const face = faceOf(g, card);
  const counts = countsBeside(g, side, face);
  open.start(g, me, { card });
  const type = countsAs(g, me);
  if (counts.type === 'attack' && type === 'attack') addToTotal(g, side, counts.value);
  else if (counts.type === 'negotiate' && type !== 'negotiate') {
    setCard(g, side, 'negotiate', 0);
    countAsRevealed(g, side);
    if (face.shown) begin(g, side, face.shown);
  }
  alsoRevealed(g, side, card);
}

/**
 * How much a card is worth discarding: negotiates before all attacks, these by their value, the rest last. That has nothing to do with how the
 * encounter goes, so a copy of one is none (R1.12).
 */
function weight(g: Cosmic, card: CardNo): number {
  const face = faceOf(g, card);
  if (face.type === 'negotiate') return Infinity;
  return face.type === 'attack' ? revealedValue(g, face) : -Infinity; // faq-general-26
}

/** The negotiate, or the higher attack, stays to be discarded with the used cards; the other one returns to the hand. */
function* keepOne(g: Cosmic, me: Player, second: number): Flow {
  const first = slotOf(g, me).card;
  // Somebody else may have the first card by now.
  if (first < 0) return;
  const difference = weight(g, first) - weight(g, second);
  // Neither is higher: it is for the player to say, unless they are the same.
  const alike = (difference === 0 || Number.isNaN(difference)) && g.s.face[second] !== g.s.face[first];
  const gone = alike ? yield* chooseCard(g, me, [first, second], { tag: 'deuce.discard' }) : difference < 0 ? second : first;
  emit(g, 'deuce-returned', { who: me, card: g.s.face[gone === second ? first : second] });
  if (gone === second) takeBack(g, mainSide(g, me));
  else returnCard(g, me, second);
}

type Pair = { readonly side: Side; readonly face: string; readonly n: number };

/** It counts while the card that it matches lies there, also when the encounter is played again (R19.5). */
const pair = lingering<Pair>('deuce.pair', (dataOf) => [
  modifier('total.add', (sum, q, c) => {
    const { side, face, n } = dataOf(c);
    return q.side === side && matches(c.g, side, face) ? sum + n : sum;
  }),
]);

function matches(g: Cosmic, side: Side, face: string): boolean {
  const { card, up, type } = enc(g).slots[side];
  return up && type === 'attack' && g.s.face[card] === face;
}

/** Attack cards that are like one that was revealed. */
const pairs = (g: Cosmic, me: Player): number[] =>
  discardable(g, me, (_g, card) => typeOf(g, card) === 'attack' && SIDES.some((side) => matches(g, side, g.s.face[card])));

interface Twin extends Pair {
  readonly card: CardNo;
}

function* chooseTwin(g: Cosmic, me: Player): Flow<Twin> {
  const card = yield* chooseCard(g, me, pairs(g, me), { tag: 'deuce.twin' });
  const face = g.s.face[card];
  const sides = SIDES.filter((side) => matches(g, side, face));
  const names = sides.map(sideName);
  const name = yield* chooseOption(g, me, names, { tag: 'deuce.side', shows: SHOWS.side, data: { card: cardKey(g, card) } });
  const how = yield* chooseOption(g, me, ['add', 'subtract'], { tag: 'deuce.how', data: { side: name } });
  const { value } = faceOf(g, card);
  return { card, face, side: sides[names.indexOf(name)], n: how === 'add' ? value : -value };
}

export const deuce = alien({
  id: 'deuce',
  name: 'Deuce',
  set: 'incursion',
  alert: 'yellow',
  summary: 'Plays a second encounter card',
  asks: {
    'deuce.second': 'Which second card do you lay beside your encounter card?',
    'deuce.discard': 'Which of your two cards is discarded? The other one returns to your hand.',
    'deuce.twin': 'Which attack card do you discard?',
    'deuce.side': 'Both cards are like {card}. Whose total do you change?',
    'deuce.how': 'What does it do to the total of the {side, select, offense {offense} other {defense}}?',
    'deuce.how:add': 'Add its value',
    'deuce.how:subtract': 'Subtract its value',
  },
  tells: {
    'deuce-revealed': "{who, select, you {<who>Your</who>} other {{who}'s}} second card is {card}.",
    'deuce-returned': '{who} {who, select, you {take} other {takes}} back {card}.',
  },
  power: {
    text:
      'As a main player, once cards are selected: lay down a second encounter card, facedown. It is not your encounter card, and effects on that ' +
      'leave it alone. When cards are revealed and both are attacks, its value is added to your total; if either is a negotiate, you have played ' +
      'a negotiate. After the encounter the negotiate, or else the higher attack, is discarded, and the other card returns to your hand. ' +
      'A new hand is due when you have fewer than two encounter cards.',
    clauses: [
      ability({
        at: 'planning.selected',
        as: 'main',
        must: true,
        *commit({ g, me }) {
          yield* layDown(g, me);
        },
      }),
      modifier('hand.need', (n, q, c) => (q.who === c.me ? Math.max(n, NEED) : n)),
    ],
  },
  wild: {
    text:
      'As a main player or ally, once cards are revealed: discard an attack card from your hand that is the same as one of those revealed, and ' +
      'add its value to the total of whoever played the one it matches, or subtract it.',
    clauses: [
      ability<Twin>({
        at: 'reveal.revealed',
        as: 'main-or-ally',
        when: ({ g, me }) => pairs(g, me).length > 0,
        prepare: ({ g, me }) => chooseTwin(g, me),
        *commit({ g, me }, { card, side, face, n }) {
          if (stillDiscardable(g, me, [card]).length === 0) return;
          yield* discard(g, me, [card], 'effect');
          pair.start(g, me, { side, face, n });
        },
      }),
    ],
  },
  super: {
    text: 'When an encounter in which you revealed two cards has been resolved, you may discard both of them.',
    clauses: [
      ability({
        at: 'resolution.afterOutcome',
        as: 'main',
        when: ({ g }) => open.all(g).some((x) => isLying(g, x)),
        *commit({ g }) {
          // Neither returns: both are discarded with the used cards.
          open.end(g);
        },
      }),
    ],
  },
});
