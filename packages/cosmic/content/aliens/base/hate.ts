import {
  ability,
  alien,
  asker,
  cardKey,
  cardOfKey,
  chooseOption,
  chooseShips,
  type Cosmic,
  discard,
  discardable,
  faceOf,
  type Flow,
  handOf,
  handSize,
  isOutOfCards,
  lacksCards,
  loseShips,
  mainSide,
  newHand,
  openingCard,
  openingFlare,
  opponent,
  pickToDiscard,
  type Player,
  sacrificePlaces,
  settleEncounter,
  type ShipGroup,
  SHOWS,
  timing,
} from '../../../effects/index.ts';

/** Ships that it costs to keep one's cards. */
const PRICE = 3;

/** Cards of the hated type: attacks at least as high as the hated one. */
function alike(g: Cosmic, p: Player, hated: number): number[] {
  const { type, value } = faceOf(g, hated);
  return discardable(g, p).filter((card) => {
    const face = faceOf(g, card);
    const isHighEnough = face.value >= value; // faq-hate-4
    const isAlike = face.type === type; // errata-card-types, faq-hate-1
    return isAlike && (type !== 'attack' || isHighEnough);
  });
}

/** A card to discard, or null: ships it is. */
function* answerTo(g: Cosmic, p: Player, by: Player, hated: number): Flow<number | null> {
  const options = [...alike(g, p, hated).map((card) => cardKey(g, card)), 'ships'];
  const answer = yield* chooseOption(g, p, options, { tag: 'hate.answer', shows: SHOWS.card, data: { by, card: g.s.face[hated] } });
  return answer === 'ships' ? null : cardOfKey(answer);
}

/** Everybody else pays, in cards or in ships. The ships, picked by the hater, are lost at the same instant. */
function* rage(g: Cosmic, me: Player, hated: number): Flow {
  const others = timing(g).filter((p) => p !== me);
  const paid: [Player, number | null][] = [];
  for (const p of others) paid.push([p, yield* answerTo(g, p, me, hated)]);
  for (const [p, card] of paid) if (card !== null) yield* discard(g, p, [card], 'effect');
  const ships: ShipGroup[] = [];
  for (const [p, card] of paid) {
    if (card !== null) continue;
    const how = { tag: 'hate.ships', from: asker(g), by: me, min: PRICE, max: PRICE, data: { who: p, n: PRICE } };
    ships.push(...(yield* chooseShips(g, p, sacrificePlaces(g, p, 'anywhere'), how)));
  }
  yield* loseShips(g, 'lost', me, ships);
}

export const hate = alien({
  id: 'hate',
  name: 'Hate',
  set: 'base',
  alert: 'yellow',
  summary: 'Makes everybody give up a card or ships',
  asks: {
    'hate.card': 'Which card do you hate? Others must discard its like or lose ships.',
    'hate.answer': '{by} hates {card}. Which card of that type do you discard?',
    'hate.answer:ships': 'None: lose three ships of their choice',
    'hate.ships': 'Which {n, plural, one {# ship} other {# ships}} does {who} lose?',
  },
  tells: { 'card-hated': '{who} {who, select, you {hate} other {hates}} {card}.' },
  power: {
    text:
      'When your turn starts: discard a card. Everybody else then discards a card of the same type, an attack of at least its value if it was one, or ' +
      'loses three ships that you pick; without such a card it has to be ships. If you hold no encounter card after that, you draw a new hand.',
    clauses: [
      openingCard('hate.card', 'card-hated', function* ({ g, me }, card, boost) {
        if (!boost) yield* discard(g, me, [card], 'effect');
        yield* rage(g, me, card);
        if (lacksCards(g, me)) yield* newHand(g, me);
      }),
    ],
  },
  wild: {
    text: 'As a main player, before cards are selected: your opponent discards a random card. Left without an encounter card, it loses to you.',
    clauses: [
      ability({
        at: 'planning.beforeSelect',
        as: 'main',
        when: ({ g, me }) => handSize(g, opponent(g, me)) > 0,
        *commit({ g, me }) {
          const them = opponent(g, me);
          yield* discard(g, them, yield* pickToDiscard(g, me, them, handOf(g, them), 1), 'effect');
          if (!isOutOfCards(g, them)) return;
          settleEncounter(g, { kind: 'won', winner: mainSide(g, me), margin: null, how: 'no-cards' });
        },
      }),
    ],
  },
  super: { text: 'Instead of discarding the hated card you may show it and keep it.', clauses: [openingFlare] },
});
