import {
  ability,
  alien,
  amend,
  cardKey,
  cardOfKey,
  chooseCards,
  chooseOption,
  type Cosmic,
  discard,
  drawCards,
  drawOpen,
  emit,
  enc,
  exchangeCard,
  faceOf,
  type Flow,
  isEncounterCard,
  mainSide,
  offerSuper,
  pickUp,
  type Player,
  revealedLate,
  revealedValue,
  setValue,
  SHOWS,
  slotOf,
  standsAs,
  typeOf,
  undraw,
  Z,
  zoneOf,
  type CardNo,
} from '../../../effects/index.ts';

/** Cards drawn in a prayer. */
const PRAYER = 3;

type How = 'replace' | 'add';

/** What heaven sent, which card is taken of it (-1: none) and what for (null: nothing). */
interface Intervention {
  readonly drawn: readonly number[];
  readonly card: CardNo;
  readonly how: How | null;
  /** May other cards than encounter cards be kept? */
  readonly keeps: boolean;
}

function* chooseCard(g: Cosmic, me: Player, drawn: readonly number[]): Flow<number> {
  const options = drawn.filter((card) => isEncounterCard(g, card)).map((card) => cardKey(g, card));
  const chosen = yield* chooseOption(g, me, [...options, 'none'], { tag: 'chosen.card', shows: SHOWS.card });
  return chosen === 'none' ? -1 : cardOfKey(chosen);
}

/** Only an attack can be added, and only to an attack that was revealed as one. */
function* chooseUse(g: Cosmic, me: Player, card: CardNo): Flow<How> {
  const attacks = standsAs(g, me, 'attack') && typeOf(g, card) === 'attack';
  return attacks ? yield* chooseOption(g, me, ['replace', 'add'], { tag: 'chosen.how' }) : 'replace';
}

/** The drawn card lies open beside the revealed one until the encounter is over, and counts like one that takes its place (R26.9). */
function* addCard(g: Cosmic, me: Player, card: CardNo): Flow {
  enc(g).played.push({ card, by: me, zone: Z.table, since: enc(g).phase });
  yield* revealedLate(g, { by: me, card });
  // Somebody may have undone it.
  if (zoneOf(g, card) !== Z.table) return;
  setValue(g, mainSide(g, me), slotOf(g, me).value + revealedValue(g, faceOf(g, card)));
}

export const chosen = alien({
  id: 'chosen',
  name: 'Chosen',
  set: 'base',
  alert: 'green',
  summary: 'Prays for a better encounter card',
  asks: {
    'chosen.card': 'Which of the drawn encounter cards do you take?',
    'chosen.card:none': 'None of them',
    'chosen.how': 'What do you do with it?',
    'chosen.how:replace': 'Replace the revealed card',
    'chosen.how:add': 'Add its value to the revealed card',
    'chosen.keep': 'Which of the other cards do you keep?',
  },
  tells: {
    intervention: '{who} {who, select, you {take} other {takes}} {card} to {how, select, add {add to} other {replace}} the revealed card.',
    'prayer-cancelled': 'The cards go back on the deck.',
  },
  power: {
    text:
      'As a main player, once an encounter, after cards are revealed: you may draw three cards and put one encounter card among them in ' +
      'place of your revealed one, which is discarded. If both are attacks you may add the values instead. The other cards are discarded.',
    clauses: [
      ability<Intervention>({
        at: 'reveal.revealed',
        as: 'main',
        per: 'encounter',
        *prepare(c) {
          const { g, me } = c;
          const drawn = yield* drawOpen(g, me, PRAYER);
          const others = drawn.some((card) => !isEncounterCard(g, card));
          const keeps = others && (yield* offerSuper(c)) !== null; // faq-chosen-1
          const card = yield* chooseCard(g, me, drawn);
          const how = card < 0 ? null : yield* chooseUse(g, me, card);
          if (how !== null) emit(g, 'intervention', { who: me, card: g.s.face[card], how });
          return { drawn, card, how, keeps };
        },
        *commit({ g, me }, { drawn, card, how, keeps }) {
          const others = drawn.filter((x) => !isEncounterCard(g, x));
          const kept = keeps ? yield* chooseCards(g, me, others, { tag: 'chosen.keep', min: 0, max: PRAYER }) : [];
          if (how === 'add') yield* addCard(g, me, card);
          if (how === 'replace') yield* exchangeCard(g, mainSide(g, me), card, me);
          pickUp(g, me, kept);
          yield* discard(
            g,
            me,
            drawn.filter((x) => x !== card && !kept.includes(x)),
            'effect',
          );
        },
        *cancelled({ g }, { drawn }) {
          undraw(g, drawn); // faq-chosen-2
          emit(g, 'prayer-cancelled', {});
        },
      }),
    ],
  },
  wild: {
    text: 'As a main player, before cards are selected: draw a card.',
    clauses: [
      ability({
        at: 'planning.beforeSelect',
        as: 'main',
        *commit({ g, me }) {
          yield* drawCards(g, me, 1);
        },
      }),
    ],
  },
  super: {
    text: 'After seeing what you have drawn with your power, you may keep those cards that are not encounter cards.',
    clauses: [amend({ late: true })],
  },
});
