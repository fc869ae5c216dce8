import {
  ability,
  alien,
  amend,
  chooseCard,
  chooseCards,
  choosePlayer,
  type Cosmic,
  discard,
  drawCards,
  encounterCards,
  faceOf,
  type Flow,
  giveCards,
  handOf,
  handSize,
  hasColony,
  type Held,
  holding,
  homePlanets,
  isEncounterCard,
  isOffense,
  layAside,
  lingering,
  modifier,
  newHand,
  opponent,
  others,
  type Player,
  slotOf,
  stillHeld,
  takeCards,
  typeOf,
  type CardNo,
} from '../../../effects/index.ts';

/** Encounter cards to choose from. */
const TWO = 2;
/** Other cards that the super flare brings. */
const MORE = 2;

type Borrowed = { readonly from: Player; readonly held: Held };

/** Cards of the haunted player: what is left of them goes back once cards are revealed, or when it does not come to that. */
const borrowed = lingering<Borrowed>('doppelganger.borrowed', (dataOf) => [
  ability({
    id: 'return',
    at: ['reveal.open', 'encounter.end'],
    must: true,
    *commit(c) {
      const { g, me } = c;
      const { from, held } = dataOf(c);
      borrowed.end(g, (x) => x.held === held);
      giveCards(g, me, from, stillHeld(g, held));
    },
  }),
]);

/** One card of each face. */
const faces = (g: Cosmic, cards: readonly CardNo[]): number[] =>
  cards.filter((card, i) => cards.findIndex((x) => g.s.face[x] === g.s.face[card]) === i);

/** Two encounter cards of different types, as far as there are, among them the highest attack. */
function* chooseGifts(g: Cosmic, who: Player, to: Player): Flow<number[]> {
  const cards = encounterCards(g, who);
  if (cards.length === 0) return [];
  const attacks = cards.filter((card) => typeOf(g, card) === 'attack');
  const top = Math.max(...attacks.map((card) => faceOf(g, card).value));
  const first = attacks.length > 0 ? attacks.filter((card) => faceOf(g, card).value === top) : cards;
  const how = { tag: 'doppelganger.give', data: { to } };
  const one = yield* chooseCard(g, who, faces(g, first), how);
  const rest = faces(
    g,
    cards.filter((card) => typeOf(g, card) !== typeOf(g, one)),
  );
  return rest.length === 0 ? [one] : [one, yield* chooseCard(g, who, rest, how)];
}

/** Draws until there are two encounter cards in hand. Other cards that come up are discarded. */
function* fillUp(g: Cosmic, me: Player): Flow {
  for (let tries = g.s.face.length; tries > 0 && encounterCards(g, me).length < TWO; tries--) {
    // A quake may have dealt a hand instead, and somebody else may have got the card.
    for (const card of yield* drawCards(g, me, 1)) if (!isEncounterCard(g, card)) yield* discard(g, me, [card], 'effect');
  }
}

interface Haunting {
  readonly who: Player;
  /** Who has to give other cards as well, by the super flare; -1: nobody. */
  readonly also: Player;
}

const hauntable = (g: Cosmic, me: Player): Player[] => others(g, me).filter((p) => p !== opponent(g, me));

type Swapped = { readonly who: Player; readonly aside: readonly number[] };

/** A hand that was taken goes back as it is then; the own one is there again by itself. */
const handTaken = lingering<Swapped>('doppelganger.hand', (dataOf) => [
  ability({
    id: 'return',
    at: 'encounter.end',
    must: true,
    *commit(c) {
      const { g, me } = c;
      const { who, aside } = dataOf(c);
      handTaken.end(g, (x) => x.aside === aside);
      giveCards(
        g,
        me,
        who,
        handOf(g, me).filter((x) => !aside.includes(x)),
      );
    },
  }),
]);

/** Those whose hand could be taken: settlers in one's own system. */
const settlers = (g: Cosmic, me: Player): Player[] =>
  others(g, me).filter((p) => handSize(g, p) > 0 && homePlanets(g, me).some((x) => hasColony(g, p, x)));

export const doppelganger = alien({
  id: 'doppelganger',
  name: 'Doppelganger',
  set: 'dominion',
  alert: 'red',
  summary: 'Plays with cards of somebody else',
  asks: {
    'doppelganger.haunt': 'Whom do you haunt?',
    'doppelganger.give': 'Which encounter card do you give to {to}?',
    'doppelganger.also': 'Who has to give you other cards as well?',
    'doppelganger.more': 'Which two cards do you give to {to}?',
    'doppelganger.hand': 'Whose hand do you take until the encounter is over?',
  },
  power: {
    text:
      'As a main player, before cards are selected: discard your encounter cards and haunt anybody but your opponent. The haunted player gives ' +
      'you two encounter cards of different types, or one if there is no other type, the highest attack being among them. When it comes to ' +
      'selecting and you have fewer than two, haunted or not, you draw until you have; other cards drawn are discarded. Once cards are revealed ' +
      'those of the haunted player that you still hold go back. To be without encounter cards never has consequences for you.',
    clauses: [
      ability<Haunting>({
        at: 'planning.beforeSelect',
        as: 'main',
        must: true,
        per: 'encounter',
        when: ({ g, me }) => hauntable(g, me).length > 0,
        *prepare({ g, me }, boost) {
          const who = yield* choosePlayer(g, me, hauntable(g, me), { tag: 'doppelganger.haunt' });
          return { who, also: boost ? yield* choosePlayer(g, me, hauntable(g, me), { tag: 'doppelganger.also' }) : -1 };
        },
        *commit({ g, me }, { who, also }) {
          yield* discard(g, me, encounterCards(g, me), 'effect');
          const cards = yield* chooseGifts(g, who, me);
          giveCards(g, who, me, cards);
          borrowed.start(g, me, { from: who, held: holding(g, me, cards) });
          if (also < 0) return;
          const spare = handOf(g, also).filter((x) => !isEncounterCard(g, x));
          const how = { tag: 'doppelganger.more', min: MORE, max: MORE, data: { to: me } };
          giveCards(g, also, me, yield* chooseCards(g, also, spare, how));
        },
      }),
      ability({
        id: 'fill',
        at: 'planning.select',
        as: 'main',
        must: true,
        passive: true,
        when: ({ g, me }) => slotOf(g, me).card < 0,
        *commit({ g, me }) {
          yield* fillUp(g, me);
        },
      }),
      modifier('hand.need', (n, q, c) => (q.who === c.me ? 0 : n)),
      modifier('encounter.needsCard', (v, q, c) => v && q.who !== c.me),
    ],
  },
  wild: {
    text:
      'In the alliance phase, unless you are a main player: lay your hand aside and take the hand of somebody who has a colony in your system; an ' +
      'offense draws a new one. When the encounter ends you give your hand to that player and have your own again.',
    clauses: [
      ability<{ readonly who: Player }>({
        at: ['alliance.beforeInvites', 'alliance.afterInvites', 'alliance.formed'],
        as: 'not-main',
        when: ({ g, me }) => settlers(g, me).length > 0,
        *prepare({ g, me }) {
          return { who: yield* choosePlayer(g, me, settlers(g, me), { tag: 'doppelganger.hand' }) };
        },
        *commit({ g, me }, { who }) {
          const aside = handOf(g, me).slice();
          layAside(g, me, aside);
          takeCards(g, me, who, handOf(g, who).slice());
          handTaken.start(g, me, { who, aside });
          if (isOffense(g, who)) yield* newHand(g, who);
        },
      }),
    ],
  },
  super: {
    text: 'When you use your power, anybody but your opponent also has to give you two cards of other kinds, or one if there is only one. You keep them.',
    clauses: [amend({ when: ({ g, me }) => hauntable(g, me).some((p) => handSize(g, p) > 0) })],
  },
});
