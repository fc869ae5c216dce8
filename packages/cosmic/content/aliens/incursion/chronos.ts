import {
  ability,
  alien,
  amend,
  cardsIn,
  chooseCard,
  confirm,
  type Cosmic,
  emit,
  enc,
  encounterCards,
  type Flow,
  handOf,
  isEncounterCard,
  isMain,
  jumpTo,
  lingering,
  modifier,
  opponent,
  type Player,
  renewDeck,
  returnPlayed,
  setAside,
  slotOf,
  startOver,
  toHand,
  Z,
  type CardNo,
} from '../../../effects/index.ts';

/** One card must be selected again. */
const sameCard = lingering<{ card: CardNo }>('chronos.same', (dataOf) => [
  modifier('select.force', (cards, q, c) => {
    const { card } = dataOf(c);
    return q.who === c.me && q.cards.includes(card) ? [card] : cards;
  }),
]);

/** The opponent's card lies aside until the encounter is over, unless it proves to be the last one. A card nobody saw goes home like the others. */
function* layOpen(g: Cosmic, me: Player, them: Player): Flow {
  const { card, up } = slotOf(g, them);
  if (!up || (encounterCards(g, them).length === 0 && (yield* shows(g, them, me)))) return;
  setAside(g, them, card);
}

function* shows(g: Cosmic, who: Player, to: Player): Flow<boolean> {
  if (!(yield* confirm(g, who, { tag: 'chronos.show', data: { to } }))) return false;
  const cards = handOf(g, who).map((c) => g.s.face[c]);
  emit(g, 'chronos-shown', { who, to }, { to: [who, to], data: { cards } });
  return true;
}

/** Could the opponent select the card in front of it once more? Not an intimidate, whose time is over, nor what an ally has lent. */
function isReplayable(g: Cosmic, me: Player): boolean {
  const { card, by } = slotOf(g, opponent(g, me));
  return isEncounterCard(g, card) && isMain(g, by);
}

export const chronos = alien({
  id: 'chronos',
  name: 'Chronos',
  set: 'incursion',
  alert: 'yellow',
  summary: 'Plays an encounter over again',
  asks: {
    'chronos.show': 'You have no other encounter card. Show {to} your hand and take back the card you revealed?',
    'chronos.search': 'Which card do you take from the discard pile?',
  },
  tells: {
    'chronos-shown': '{who} {who, select, you {show} other {shows}} {to} a hand without encounter cards.',
    'chronos-shown.own': '{who} {who, select, you {show} other {shows}} {cards}.',
    'chronos-found': '{who} {who, select, you {take} other {takes}} {card} from the discard pile.',
  },
  power: {
    text:
      'As a main player, once cards are revealed, you may travel in time. You take back your card; your opponent lays the revealed one aside until ' +
      'the encounter is over, or takes it back by showing you that it was the last encounter card. Other cards played since the planning phase ' +
      'began go back to their owners, except flares, and the encounter is played again from there. Its second outcome stands.',
    clauses: [
      ability({
        at: ['reveal.revealed', 'reveal.reinforce'],
        as: 'main',
        when: ({ g }) => !enc(g).replayed && enc(g).slots.every((s) => s.card >= 0),
        *commit({ g, me }, _plan, boost) {
          const them = opponent(g, me);
          const { card } = slotOf(g, them);
          returnPlayed(g);
          if (!boost) yield* layOpen(g, me, them);
          startOver(g);
          if (boost) sameCard.start(g, them, { card });
          jumpTo(g, 'planning');
        },
      }),
    ],
  },
  wild: {
    text:
      'At the start of a regroup phase: take any card out of the discard pile into your hand, then shuffle the pile into the deck. The flare goes ' +
      'to the Chronos, or to the discard pile if there is none.',
    after: 'give',
    clauses: [
      ability({
        at: 'encounter.start',
        when: ({ g }) => cardsIn(g, Z.discard).length > 0,
        *commit({ g, me }) {
          const card = yield* chooseCard(g, me, cardsIn(g, Z.discard), { tag: 'chronos.search' });
          toHand(g, card, me);
          emit(g, 'chronos-found', { who: me, card: g.s.face[card] });
          yield* renewDeck(g);
        },
      }),
    ],
  },
  super: {
    text: 'When you travel in time, your opponent must play the same encounter card again, while you may choose another.',
    clauses: [amend({ when: ({ g, me }) => isReplayable(g, me) })],
  },
});
