import {
  ability,
  alien,
  type Cosmic,
  drawCards,
  enc,
  encounterCards,
  further,
  lacksCards,
  lingering,
  mayGoOn,
  moveCard,
  newHand,
  type Player,
  reaction,
  retrievable,
  returnFlare,
  Z,
  zoneOf,
  type ZoneNo,
} from '../../../effects/index.ts';

const isMyTurn = (g: Cosmic, p: Player): boolean => g.s.turn.owner === p;

/** The flare, and where it was played from. */
type Waiting = { readonly flare: number; readonly zone: ZoneNo };

/** The flare lies open until the encounter it was played for begins, with a new hand if one is needed. */
const waiting = lingering<Waiting>('machine.waiting', (dataOf) => [
  ability({
    id: 'begin',
    at: ['encounter.start', 'turn.end'],
    must: true,
    *commit(c) {
      const { g, me } = c;
      const { flare, zone } = dataOf(c);
      if (c.ev.at === 'encounter.start' && lacksCards(g, me)) yield* newHand(g, me);
      if (zoneOf(g, flare) === Z.aside) yield* returnFlare(g, { card: flare, by: me, zone });
      waiting.end(g);
    },
  }),
]);

export const machine = alien({
  id: 'machine',
  name: 'Machine',
  set: 'base',
  alert: 'red',
  summary: 'Has one encounter after another',
  power: {
    text:
      'Your turn may have any number of encounters. After each of them, won or not, you may go on with another while you hold an encounter ' +
      'card.',
    clauses: [
      ability({
        at: 'encounter.second',
        when: ({ g, me }) => isMyTurn(g, me) && !enc(g).turnEnds && !mayGoOn(g) && encounterCards(g, me).length > 0,
        *commit({ g, me }) {
          further.start(g, me, { who: me, needsCard: true });
        },
      }),
    ],
  },
  wild: {
    text:
      'As the offense you may have a second encounter whatever became of the first, even without an encounter card; in that case you start it ' +
      'with a new hand.',
    clauses: [
      ability({
        at: 'encounter.second',
        when: ({ g, me }) =>
          isMyTurn(g, me) &&
          g.s.turn.encounters === 1 && // never for a third encounter (faq-machine-3)
          !mayGoOn(g),
        *commit({ g, me, card }) {
          further.start(g, me, { who: me, needsCard: false });
          // It is not among the cards that a new hand replaces (faq-machine-1).
          moveCard(g, card, Z.aside);
          const from = enc(g).played.findLast((x) => x.card === card);
          waiting.start(g, me, { flare: card, zone: from?.zone ?? g.s.handOf[me] }, 'game');
        },
      }),
    ],
  },
  super: {
    text: 'In your regroup phase you may draw a card from the deck instead of taking back a ship.',
    clauses: [
      reaction<'retrieve'>({
        on: 'retrieve',
        as: 'offense',
        // Who would take back no ship has nothing to draw a card for, as the Converter has not (faq-converter-1).
        when: ({ g, me, ev }) => ev.due.who === me && !ev.replaced && ev.due.n > 0 && retrievable(g, me) > 0,
        *commit({ g, me, ev }) {
          ev.replaced = true;
          yield* drawCards(g, me, 1);
        },
      }),
    ],
  },
});
