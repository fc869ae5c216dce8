import {
  ability,
  alien,
  canEncounter,
  chooseCard,
  chooseCards,
  type Cosmic,
  destinyCards,
  drawsNext,
  emit,
  enc,
  type Flow,
  moveCard,
  namedPlayer,
  type Player,
  redrawDestiny,
  turnTables,
  Z,
  type CardNo,
} from '../../../effects/index.ts';

/** Cards of the destiny deck it looks at. */
const LOOKS_AT = 3;

/** The cards that were not chosen go on top of the deck and under it, each in the order its chooser likes. */
function* putBack(g: Cosmic, me: Player, cards: readonly CardNo[]): Flow {
  const top = yield* chooseCards(g, me, cards, { tag: 'coordinator.top', min: 0, max: cards.length });
  for (const card of top.toReversed()) moveCard(g, card, Z.destiny);
  let rest = cards.filter((x) => !top.includes(x));
  while (rest.length > 0) {
    const next = yield* chooseCard(g, me, rest, { tag: 'coordinator.bottom' });
    moveCard(g, next, Z.destiny, 'bottom');
    rest = rest.filter((x) => x !== next);
  }
}

/** Has somebody else drawn the colour of the defense, who could as well attack the drawer at home? */
const canTurnTables = (g: Cosmic, me: Player): boolean => namedPlayer(g) === me && canEncounter(g, enc(g).offense, me);

export const coordinator = alien({
  id: 'coordinator',
  name: 'Coordinator',
  set: 'storm',
  alert: 'yellow',
  summary: 'Arranges the destiny deck',
  bans: ['dictator'],
  asks: {
    'coordinator.card': 'Which of these destiny cards do you draw?',
    'coordinator.top': 'Which of the others go on top of the destiny deck, the next to be drawn first? The rest go under it.',
    'coordinator.bottom': 'Which of these is the upper one under the deck?',
  },
  tells: {
    'destiny-looked': '{who} {who, select, you {look} other {looks}} at {n, plural, one {# destiny card} other {# destiny cards}}.',
    'destiny-looked.own': '{who} {who, select, you {see} other {sees}} {cards} on top of the destiny deck.',
  },
  power: {
    text:
      'As the offense, once an encounter, when you are about to draw destiny: you may look at the top three cards instead and choose which ' +
      'of them you draw. The other two go on top of the deck or under it as you like. A deck of fewer than three is shuffled anew first, ' +
      'together with the discards.',
    clauses: [
      ability({
        at: 'destiny.beforeDraw',
        as: 'offense',
        per: 'encounter',
        *commit({ g, me }) {
          const cards = destinyCards(g, LOOKS_AT).slice(-LOOKS_AT).reverse();
          emit(g, 'destiny-looked', { who: me, n: cards.length }, { to: [me], data: { cards: cards.map((x) => g.s.face[x]) } });
          const card = yield* chooseCard(g, me, cards, { tag: 'coordinator.card' });
          yield* putBack(
            g,
            me,
            cards.filter((x) => x !== card),
          );
          drawsNext(g, card);
        },
      }),
    ],
  },
  wild: {
    text: 'As the offense, when you have drawn destiny: discard that card and draw another.',
    clauses: [
      ability({
        at: 'destiny.afterDrawn',
        as: 'offense',
        *commit({ g }) {
          redrawDestiny(g);
        },
      }),
    ],
  },
  super: {
    text:
      'When somebody else has drawn your colour and you are the defense: you may be the offense of this encounter and attack the drawer at ' +
      "home. However it ends, the drawer's turn is over after it.",
    clauses: [
      ability({
        at: 'destiny.defenseDetermined',
        as: 'defense',
        when: ({ g, me }) => canTurnTables(g, me),
        *commit({ g }) {
          turnTables(g);
          enc(g).turnEnds = true;
        },
      }),
    ],
  },
});
