import {
  ability,
  alien,
  amend,
  cardsIn,
  chooseCard,
  chooseCards,
  chooseOption,
  type Cosmic,
  drawUnused,
  emit,
  enc,
  faceOf,
  type Flow,
  FULL_HAND,
  handOfType,
  oneOfEachKind,
  PHASES,
  type Player,
  removeFlares,
  renewDeck,
  sheetOf,
  shuffleZone,
  takeUnused,
  toHand,
  unusedFlares,
  Z,
  type CardNo,
} from '../../../effects/index.ts';

const FLARE = 'flare:aristocrat';
/** Flares drawn with the super flare. */
const MORE = 3;
/** With so many flares that fit nobody one has to go. */
const TOO_MANY = 2;

/** Whoever looks through a deck learns what is in it, not in what order. */
const inOrder = (g: Cosmic, cards: readonly CardNo[]): number[] =>
  [...cards].sort((a, b) => (g.s.face[a] < g.s.face[b] ? -1 : g.s.face[a] > g.s.face[b] ? 1 : a - b));

/** Takes cards out of the deck; nobody else sees which. */
function pick(g: Cosmic, me: Player, cards: readonly CardNo[]): void {
  for (const card of cards) toHand(g, card, me);
  const faces = cards.map((card) => g.s.face[card]);
  emit(g, 'cards-chosen', { who: me, n: cards.length }, { to: [me], data: { cards: faces } });
}

const isBeforeSelection = (g: Cosmic): boolean => {
  const { over, phase, slots } = enc(g);
  return !over && PHASES.indexOf(phase) <= PHASES.indexOf('planning') && slots.every((slot) => slot.card < 0);
};

/** Is somebody known to be the alien of this flare, whether the power works or not? */
function isMatched(g: Cosmic, card: CardNo): boolean {
  const sheet = sheetOf(g, faceOf(g, card).alien ?? '');
  return sheet !== undefined && !sheet.hidden;
}

/** The flares in hand that belong to nobody's alien. */
const strangers = (g: Cosmic, me: Player): number[] => handOfType(g, me, 'flare').filter((card) => !isMatched(g, card));

function* receive(g: Cosmic, me: Player, boosted: boolean): Flow {
  const how = boosted ? yield* chooseOption(g, me, ['draw', 'search'], { tag: 'aristocrat.how' }) : 'one';
  if (how === 'search') {
    const card = yield* chooseCard(g, me, inOrder(g, unusedFlares(g)), { tag: 'aristocrat.flare' });
    takeUnused(g, me, g.s.handOf[me], card);
    shuffleZone(g, Z.unused);
  } else drawUnused(g, me, g.s.handOf[me], how === 'draw' ? MORE : 1);
}

function* tidyUp(g: Cosmic, me: Player): Flow {
  const unmatched = strangers(g, me);
  if (unmatched.length < TOO_MANY) return;
  removeFlares(g, me, [yield* chooseCard(g, me, unmatched, { tag: 'aristocrat.remove' })]);
}

export const aristocrat = alien({
  id: 'aristocrat',
  name: 'Aristocrat',
  set: 'dominion',
  alert: 'red',
  summary: 'Chooses its first hand and draws flares',
  asks: {
    'aristocrat.hand': 'Which eight cards are your first hand?',
    'aristocrat.how': 'What do you do in place of drawing one flare?',
    'aristocrat.how:draw': 'Draw three flares',
    'aristocrat.how:search': 'Choose a flare',
    'aristocrat.flare': 'Which of the unused flares do you take?',
    'aristocrat.remove': 'You have flares that fit nobody here. Which one leaves the game?',
    'aristocrat.card': 'Which card do you take out of the deck?',
  },
  tells: {
    'cards-chosen': '{who} {who, select, you {choose} other {chooses}} {n, plural, one {# card} other {# cards}} from the deck.',
    'cards-chosen.own': '{who} {who, select, you {choose} other {chooses}} {cards}.',
  },
  power: {
    text:
      'You choose your first hand out of the whole deck, except this flare. As a main player, at any time before cards are selected, you may draw ' +
      'an unused flare. If you then hold two or more flares that fit nobody at the table, one of those has to leave the game.',
    clauses: [
      ability({
        at: 'any.time',
        as: 'main',
        per: 'encounter',
        when: ({ g }) => isBeforeSelection(g) && unusedFlares(g).length > 0,
        *commit({ g, me }, _plan, boost) {
          yield* receive(g, me, boost !== null);
          yield* tidyUp(g, me);
        },
      }),
    ],
  },
  *deal(g, me) {
    const cards = inOrder(g, cardsIn(g, Z.deck)).filter((card) => g.s.face[card] !== FLARE);
    pick(g, me, yield* chooseCards(g, me, cards, { tag: 'aristocrat.hand', min: FULL_HAND, max: FULL_HAND }));
    shuffleZone(g, Z.deck);
  },
  wild: {
    text:
      'At the start of an encounter: choose any card in the deck and take it into your hand, then shuffle the discard pile into the deck. The flare ' +
      'goes to the Aristocrat, or to the discard pile if nobody is.',
    after: 'give',
    clauses: [
      ability({
        at: 'encounter.start',
        when: ({ g }) => cardsIn(g, Z.deck).length > 0,
        *commit({ g, me }) {
          const cards = oneOfEachKind(g, inOrder(g, cardsIn(g, Z.deck)));
          pick(g, me, [yield* chooseCard(g, me, cards, { tag: 'aristocrat.card' })]);
          yield* renewDeck(g);
        },
      }),
    ],
  },
  super: {
    text: 'When you would draw an unused flare, discard this one and draw three in its place, or choose any unused flare, which are shuffled then.',
    after: 'discard',
    clauses: [amend({ when: ({ g }) => unusedFlares(g).length > 1 })],
  },
});
