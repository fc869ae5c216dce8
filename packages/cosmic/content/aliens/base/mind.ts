import {
  ability,
  alien,
  amend,
  choosePlayer,
  type Cosmic,
  enc,
  handOf,
  handSize,
  isMain,
  lingering,
  opponent,
  type Player,
  reaction,
  showCards,
} from '../../../effects/index.ts';

/** Main players into whose hands one may look. */
function open(g: Cosmic, me: Player): Player[] {
  const mains = isMain(g, me) ? [opponent(g, me)] : [enc(g).offense, enc(g).defense];
  return mains.filter((p) => handSize(g, p) > 0);
}

/** Every card that somebody draws from the deck is seen on the way, to the end of the encounter. */
const watch = lingering<{ who: Player }>('mind.watch', (dataOf) => [
  reaction<'cards.draw'>({
    on: 'cards.draw',
    must: true,
    when: (c) => c.ev.who === dataOf(c).who && !c.ev.seers.includes(c.me),
    *commit({ me, ev }) {
      ev.seers.push(me);
    },
  }),
]);

export const mind = alien({
  id: 'mind',
  name: 'Mind',
  set: 'base',
  alert: 'yellow',
  summary: 'Sees the hands of others',
  asks: { 'mind.who': 'Into whose hand do you look?' },
  power: {
    text:
      'Before anybody is invited you may look at the hand of one of the main players, of your opponent if you are one yourself. What you ' +
      'saw is not for telling.',
    clauses: [
      ability<{ who: Player[] }>({
        at: 'alliance.beforeInvites',
        when: ({ g, me }) => open(g, me).length > 0,
        *prepare({ g, me }, boost) {
          if (boost) return { who: open(g, me) };
          return { who: [yield* choosePlayer(g, me, open(g, me), { tag: 'mind.who' })] };
        },
        *commit({ g, me }, { who }) {
          // The hand alone, nothing that is stored elsewhere (faq-mind-1).
          for (const p of who) showCards(g, me, p, handOf(g, p));
        },
      }),
    ],
  },
  wild: {
    text: 'When somebody else is about to draw from the deck: until the end of the encounter you see each card which that player draws. Keep it to yourself.',
    clauses: [
      reaction<'cards.draw'>({
        on: 'cards.draw',
        when: ({ me, ev }) => ev.who !== me,
        *commit({ g, me, ev }) {
          // One play lasts for the encounter (faq-mind-3), and the watch reacts to this very draw, too.
          watch.start(g, me, { who: ev.who });
        },
      }),
    ],
  },
  super: {
    text: 'Your power shows you the hands of both main players while you are neither of them.',
    clauses: [amend({ when: ({ g, me }) => open(g, me).length > 1 })],
  },
});
