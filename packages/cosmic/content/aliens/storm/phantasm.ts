import {
  ability,
  alien,
  amend,
  cardKey,
  chooseCard,
  chooseOption,
  type Cosmic,
  type Ctx,
  discard,
  drawOpen,
  emit,
  enc,
  exchangeCard,
  type Flow,
  isEncounterCard,
  mainSide,
  offerSuper,
  pickUp,
  type Player,
  SHOWS,
  type Side,
  sideName,
  SIDES,
  undraw,
  type CardNo,
} from '../../../effects/index.ts';

/** Encounter cards to choose from with the super flare. */
const CHOICE = 2;

/** What came off the deck, which card of it is put to use (-1: none) and in whose place. */
interface Shift {
  readonly drawn: readonly number[];
  readonly card: CardNo;
  readonly side: Side;
}

const usableOf = (g: Cosmic, drawn: readonly number[]): number[] => drawn.filter((card) => isEncounterCard(g, card));
/** The sides whose encounter card can be replaced: one that was kept facedown by a claim has not been revealed. */
const replaceable = (g: Cosmic): Side[] => SIDES.filter((side) => enc(g).slots[side].card >= 0 && enc(g).slots[side].up);

/** Turns over the top card and, by the super flare, more of them until there are two encounter cards. */
function* turnOver(c: Ctx): Flow<number[]> {
  const { g, me } = c;
  const drawn = yield* drawOpen(g, me, 1);
  if (drawn.length === 0 || (yield* offerSuper(c)) === null) return drawn;
  while (usableOf(g, drawn).length < CHOICE) {
    const more = yield* drawOpen(g, me, 1);
    if (more.length === 0) break;
    drawn.push(...more);
  }
  return drawn;
}

function* chooseSide(g: Cosmic, me: Player, card: CardNo): Flow<Side> {
  const how = { tag: 'phantasm.side', shows: SHOWS.side, data: { card: cardKey(g, card) } };
  const name = yield* chooseOption(g, me, replaceable(g).map(sideName), how);
  return SIDES.find((side) => sideName(side) === name) ?? 0;
}

export const phantasm = alien({
  id: 'phantasm',
  name: 'Phantasm',
  set: 'storm',
  alert: 'green',
  summary: 'Replaces a revealed card with the top of the deck',
  asks: {
    'phantasm.card': 'Which of these encounter cards do you use?',
    'phantasm.side': 'Whose encounter card does {card} replace?',
    'phantasm.own': 'What do you do with {card}?',
    'phantasm.own:replace': 'Put it in place of your encounter card',
    'phantasm.own:discard': 'Discard it',
  },
  tells: { 'phantasm-cancelled': 'What was turned over goes back on the deck.' },
  power: {
    text:
      'As a main player, once cards are revealed: turn over the top card of the deck. An encounter card takes the place of one of the two ' +
      'that were revealed, whichever you say, and the replaced one is discarded. Anything else is simply discarded.',
    clauses: [
      ability<Shift>({
        at: 'reveal.revealed',
        as: 'main',
        must: true,
        *prepare(c) {
          const { g, me } = c;
          const drawn = yield* turnOver(c);
          const cards = usableOf(g, drawn);
          if (cards.length === 0 || replaceable(g).length === 0) return { drawn, card: -1, side: 0 };
          const card = yield* chooseCard(g, me, cards, { tag: 'phantasm.card' });
          return { drawn, card, side: yield* chooseSide(g, me, card) };
        },
        *commit({ g, me }, { drawn, card, side }) {
          yield* discard(
            g,
            me,
            drawn.filter((x) => x !== card),
            'effect',
          );
          if (card >= 0) yield* exchangeCard(g, side, card, me);
        },
        *cancelled({ g }, { drawn }) {
          undraw(g, drawn);
          emit(g, 'phantasm-cancelled', {});
        },
      }),
    ],
  },
  wild: {
    text:
      'As a main player, once cards are revealed: turn over the top card of the deck. An encounter card may take the place of yours, which ' +
      'is then discarded, or else is discarded itself. Any other card is yours.',
    clauses: [
      ability({
        at: 'reveal.revealed',
        as: 'main',
        *commit({ g, me }) {
          const [card] = yield* drawOpen(g, me, 1);
          if (card === undefined) return;
          if (!isEncounterCard(g, card)) {
            pickUp(g, me, [card]);
            return;
          }
          const how = { tag: 'phantasm.own', data: { card: cardKey(g, card) } };
          if ((yield* chooseOption(g, me, ['replace', 'discard'], how)) === 'discard') yield* discard(g, me, [card], 'effect');
          else yield* exchangeCard(g, mainSide(g, me), card, me);
        },
      }),
    ],
  },
  super: {
    text:
      'Having turned over a card with your power you may go on until there are two encounter cards. You choose the one that replaces a ' +
      'revealed card; everything else is discarded.',
    clauses: [amend({ late: true })],
  },
});
