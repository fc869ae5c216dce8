import {
  alien,
  amend,
  chooseCards,
  choosePlayer,
  collectFrom,
  type CompensationEvent,
  type Cosmic,
  giveCards,
  handOf,
  handSize,
  isCollectedFrom,
  lingering,
  opponent,
  others,
  type Player,
  reaction,
} from '../../../effects/index.ts';

/** Once the cards are taken, as many may go back. */
const exchange = lingering('hacker.exchange', [
  reaction<'cards.gained'>({
    id: 'exchange',
    on: 'cards.gained',
    must: true,
    passive: true,
    when: ({ me, ev }) => ev.who === me && ev.why === 'compensation' && ev.from >= 0,
    *commit({ g, me, ev }) {
      exchange.end(g);
      const how = { tag: 'hacker.exchange', min: 0, max: ev.n, data: { to: ev.from } };
      giveCards(g, me, ev.from, yield* chooseCards(g, me, handOf(g, me), how));
    },
  }),
]);

/** Those from whom cards could be collected. */
const victims = (g: Cosmic, me: Player, { exempt }: CompensationEvent): Player[] =>
  others(g, me).filter((p) => handSize(g, p) > 0 && !exempt.includes(p));

/** Compensation that the opponent collects from `me`. */
const collectedFrom = (g: Cosmic, me: Player, ev: CompensationEvent): boolean => isCollectedFrom(g, ev, me) && ev.taker === opponent(g, me);

export const hacker = alien({
  id: 'hacker',
  name: 'Hacker',
  set: 'base',
  alert: 'green',
  summary: 'Picks whose cards are taken as compensation',
  asks: {
    'hacker:power.use': 'Collect from whom you like, and pick',
    'hacker:power.pick': 'Pick the cards that are taken from you',
    'hacker.victim': 'From whom do you collect {n, plural, one {# card} other {# cards}}?',
    'hacker.exchange': 'Which cards do you give to {to} in exchange?',
  },
  power: {
    text:
      'As a main player due compensation: you may collect it from anybody you like, looking at that hand and picking the cards. When your ' +
      'opponent collects from you, you may pick the cards that go.',
    clauses: [
      reaction<'compensation', { from: Player }>({
        on: 'compensation',
        as: 'main',
        when: ({ g, me, ev }) => ev.taker === me && victims(g, me, ev).length > 0,
        *prepare({ g, me, ev }) {
          return { from: yield* choosePlayer(g, me, victims(g, me, ev), { tag: 'hacker.victim', data: { n: ev.n } }) };
        },
        *commit({ g, me, ev }, { from }, boost) {
          collectFrom(ev, from);
          ev.chooser = me;
          if (boost) exchange.start(g, me, {});
        },
      }),
      reaction<'compensation'>({
        id: 'pick',
        on: 'compensation',
        as: 'main',
        when: ({ g, me, ev }) => collectedFrom(g, me, ev) && ev.chooser !== me,
        *commit({ me, ev }) {
          ev.chooser = me;
        },
      }),
    ],
  },
  wild: {
    text: 'As a main player: your opponent collects no compensation from you.',
    clauses: [
      reaction<'compensation'>({
        on: 'compensation',
        as: 'main',
        when: ({ g, me, ev }) => collectedFrom(g, me, ev),
        *commit({ me, ev }) {
          ev.exempt.push(me);
        },
      }),
    ],
  },
  super: {
    text: 'Having collected from the player you picked, you may hand that player up to as many cards of your own choosing.',
    clauses: [amend({})],
  },
});
