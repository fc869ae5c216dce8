import {
  ability,
  cardTypes,
  chooseCard,
  choosePlayer,
  type ClauseSpec,
  clockwise,
  confirm,
  type Cosmic,
  emit,
  type Face,
  handOf,
  handSize,
  nameFace,
  others,
  pickUp,
  type Player,
  renewHand,
  showCards,
  takeCards,
  topOfPile,
  Z,
  zoneOf,
  type CardNo,
} from '../../effects/index.ts';

/** What these artifacts ask. */
const ASKS: { readonly [tag: string]: string } = {
  'hand-zap': 'Whose hand is discarded?',
  'finder.who': 'In whose hand do you look for a card?',
  'finder.card': 'Which card do you look for in the hand of {from}?',
  'finder.take': '{from} has {card}. Do you take it?',
  'space-junk.card': 'Which card of the discard pile is picked up?',
  'space-junk.who': 'Who has to take it?',
};

const artifact = (id: string, name: string, text: string, ...clauses: ClauseSpec[]): Face => ({
  asks: ASKS,
  id,
  name,
  type: 'artifact',
  value: 0,
  text,
  clauses,
});

/** At the start of an encounter somebody gets a hand of eight new cards. */
export const zapHand = ability<Player>({
  id: 'hand',
  at: 'encounter.start',
  prepare: ({ g, me }) => choosePlayer(g, me, clockwise(g, me), { tag: 'hand-zap' }),
  commit: ({ g }, who) => renewHand(g, who),
});

const handZap = artifact(
  'hand-zap',
  'Hand Zap',
  'At the start of an encounter: a player of your choice, even you, discards the whole hand and draws eight cards.',
  zapHand,
);

/** Hands in which something could be found. */
const hands = (g: Cosmic, me: Player): Player[] => others(g, me).filter((p) => handSize(g, p) > 0);

const finder = artifact(
  'finder',
  'Finder',
  'At any time: name a player and a card. You get to see that hand, and if the card is in it you may take it.',
  ability<{ from: Player; card: string }>({
    at: 'any.time',
    when: ({ g, me }) => hands(g, me).length > 0,
    *prepare({ g, me }) {
      const from = yield* choosePlayer(g, me, hands(g, me), { tag: 'finder.who' });
      const types: readonly Face['type'][] = cardTypes(g);
      const { id } = yield* nameFace(g, me, (x) => types.includes(x.type), { tag: 'finder.card', data: { from } });
      emit(g, 'card-named', { by: me, from, card: id });
      return { from, card: id };
    },
    *commit({ g, me }, { from, card }) {
      showCards(g, me, from, handOf(g, from));
      const found = handOf(g, from).find((x) => g.s.face[x] === card);
      if (found === undefined) return;
      if (yield* confirm(g, me, { tag: 'finder.take', data: { from, card } })) takeCards(g, me, from, [found]);
    },
  }),
);

const spaceJunk = artifact(
  'space-junk',
  'Space Junk',
  'At any time: a player of your choice, even you, takes the top card of the cosmic discard pile, or one of those that came there together with it.',
  ability<{ who: Player; card: CardNo }>({
    at: 'any.time',
    when: ({ g }) => topOfPile(g).length > 0,
    *prepare({ g, me }) {
      const card = yield* chooseCard(g, me, topOfPile(g), { tag: 'space-junk.card' });
      return { card, who: yield* choosePlayer(g, me, clockwise(g, me), { tag: 'space-junk.who', data: { card: g.s.face[card] } }) };
    },
    *commit({ g }, { who, card }) {
      // An answer to it may have moved the card.
      if (zoneOf(g, card) === Z.discard) pickUp(g, who, [card]);
    },
  }),
);

/** The artifacts that only the reward deck of Cosmic Incursion has. */
export const ARTIFACTS_INCURSION: readonly Face[] = [handZap, finder, spaceJunk];
