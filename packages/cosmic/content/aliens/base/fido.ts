import {
  ability,
  alien,
  amend,
  cardKey,
  cardsIn,
  chooseCard,
  chooseCards,
  chooseOption,
  choosePlayer,
  confirm,
  type Cosmic,
  discard,
  drawCards,
  emit,
  enc,
  type Flow,
  giveCards,
  isDiscarded,
  moveCard,
  opponent,
  others,
  pickUp,
  type Player,
  retrievable,
  retrieve,
  Z,
  type CardNo,
} from '../../../effects/index.ts';

interface Offer {
  readonly card: CardNo;
  readonly to: Player;
}

/** The encounter cards that were used and now lie on the discard pile. */
const sticks = (g: Cosmic): number[] =>
  enc(g)
    .discarded.map((x) => x.card)
    .filter((card) => isDiscarded(g, card));

function* choose(g: Cosmic, me: Player, card: CardNo): Flow<Offer> {
  return { card, to: yield* choosePlayer(g, me, others(g, me), { tag: 'fido.to', data: { card: cardKey(g, card) } }) };
}

function* offer(g: Cosmic, me: Player, { card, to }: Offer): Flow {
  moveCard(g, card, Z.table);
  emit(g, 'card-offered', { by: me, to, card: g.s.face[card] });
  if (yield* confirm(g, to, { tag: 'fido.accept', data: { card: cardKey(g, card), by: me } })) {
    giveCards(g, me, to, [card]);
    yield* treat(g, me);
  } else if ((yield* chooseOption(g, me, ['keep', 'discard'], { tag: 'fido.refused' })) === 'keep') pickUp(g, me, [card]);
  else yield* discard(g, me, [card], 'effect');
}

/** What the giver gets for a card that was accepted. */
function* treat(g: Cosmic, me: Player): Flow {
  const options = retrievable(g, me) > 0 ? (['card', 'ship', 'nothing'] as const) : (['card', 'nothing'] as const);
  const answer = yield* chooseOption<'card' | 'ship' | 'nothing'>(g, me, options, { tag: 'fido.treat' });
  if (answer === 'ship') yield* retrieve(g, me, 1, 'power:fido');
  if (answer === 'card') yield* drawCards(g, me, 1);
}

export const fido = alien({
  id: 'fido',
  name: 'Fido',
  set: 'base',
  alert: 'yellow',
  summary: 'Fetches used cards and offers them around',
  asks: {
    'fido.card': 'Which used card do you fetch?',
    'fido.to': 'Whom do you offer {card}?',
    'fido.accept': 'Do you accept {card}?',
    'fido.refused': 'It was refused. What do you do with it?',
    'fido.refused:keep': 'Keep it',
    'fido.refused:discard': 'Discard it again',
    'fido.treat': 'It was accepted. What do you get?',
    'fido.treat:card': 'A card from the deck',
    'fido.treat:ship': 'A ship from the warp',
    'fido.treat:nothing': 'Nothing',
    'fido.more': 'Do you fetch another one?',
  },
  tells: { 'card-offered': '{by} {by, select, you {offer} other {offers}} {card} to {to}.' },
  power: {
    text:
      'After encounter cards were discarded you may fetch one of them and offer it to somebody. Refused, it is yours if you like. Accepted, ' +
      'it is theirs, and you may get back a ship from the warp or draw a card.',
    clauses: [
      ability<Offer>({
        at: 'resolution.discarded', // faq-fido-2
        when: ({ g }) => sticks(g).length > 0,
        *prepare({ g, me }) {
          return yield* choose(g, me, yield* chooseCard(g, me, sticks(g), { tag: 'fido.card' }));
        },
        *commit({ g, me }, first, boost) {
          let left = sticks(g).filter((x) => x !== first.card);
          // An answer to the use may have had the pile shuffled into the deck.
          if (isDiscarded(g, first.card)) yield* offer(g, me, first);
          while (boost) {
            left = left.filter((x) => isDiscarded(g, x));
            const [next] = yield* chooseCards(g, me, left, { tag: 'fido.more', min: 0, max: 1 });
            if (next === undefined) return;
            left = left.filter((x) => x !== next);
            yield* offer(g, me, yield* choose(g, me, next));
          }
        },
      }),
    ],
  },
  wild: {
    text: 'As a main player, before cards are selected: your opponent takes the top card of the discard pile. You draw a card.',
    clauses: [
      ability({
        at: 'planning.beforeSelect',
        as: 'main',
        when: ({ g }) => cardsIn(g, Z.discard).length > 0,
        *commit({ g, me }) {
          pickUp(g, opponent(g, me), cardsIn(g, Z.discard).slice(-1));
          yield* drawCards(g, me, 1);
        },
      }),
    ],
  },
  super: {
    text: 'You may fetch several of the discarded encounter cards and offer them one after the other, to whom you like.',
    clauses: [amend({ when: ({ g }) => sticks(g).length > 1 })],
  },
});
