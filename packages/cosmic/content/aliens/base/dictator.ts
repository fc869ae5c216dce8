import {
  ability,
  alien,
  amend,
  chooseOption,
  type Cosmic,
  destinyCards,
  drawsNext,
  emit,
  isOffense,
  isZapped,
  modifier,
  redrawDestiny,
  SHOWS,
  shuffleDestiny,
} from '../../../effects/index.ts';

/** The faces of the destiny deck, in an order that tells nothing about how it lies. */
const faces = (g: Cosmic): string[] => [...new Set(destinyCards(g).map((card) => g.s.face[card]))].sort();

export const dictator = alien({
  id: 'dictator',
  name: 'Dictator',
  set: 'base',
  alert: 'red',
  summary: 'Chooses the destiny of others',
  asks: { 'dictator.card': 'Which destiny card does the offense get?' },
  tells: { 'destiny-chosen': '{who} {who, select, you {choose} other {chooses}} {card}.' },
  power: {
    text:
      'When somebody else is about to draw destiny: you look through the destiny deck and choose the card, which counts as drawn by the ' +
      'offense. In your own turn, or when you are zapped, the deck is shuffled and chance decides.',
    clauses: [
      ability<{ face: string }>({
        at: 'destiny.beforeDraw',
        as: 'not-offense',
        must: true,
        *prepare({ g, me }) {
          const face = yield* chooseOption(g, me, faces(g), { tag: 'dictator.card', shows: SHOWS.face });
          emit(g, 'destiny-chosen', { who: me, card: face });
          return { face };
        },
        *commit({ g }, { face }) {
          const card = destinyCards(g).find((x) => g.s.face[x] === face);
          if (card !== undefined) drawsNext(g, card);
        },
        *cancelled({ g }) {
          shuffleDestiny(g);
        },
      }),
      // Also when a card is drawn once more in the encounter in which it was zapped.
      modifier('destiny.shuffled', (yes, _q, { g, me, sheet }) => yes || isOffense(g, me) || isZapped(g, sheet)),
    ],
  },
  wild: {
    text: 'Once an encounter, when somebody else has drawn destiny: that card is discarded and the offense draws another.',
    clauses: [
      ability({
        at: 'destiny.afterDrawn',
        as: 'not-offense',
        *commit({ g }) {
          redrawDestiny(g);
        },
      }),
    ],
  },
  super: { text: 'Your power works in your own turn as well.', clauses: [amend({ as: 'offense' })] },
});
