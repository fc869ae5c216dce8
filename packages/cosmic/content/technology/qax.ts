import {
  ability,
  alliesOn,
  assetIn,
  choosePlayer,
  colonies,
  colourOf,
  type Cosmic,
  enc,
  giveAsset,
  isAlly,
  isBarred,
  joinSide,
  lingering,
  modifier,
  mySide,
  type Player,
  shipsAt,
  type Side,
  tech,
} from '../../effects/index.ts';

const SHIPS = 4;

/** Ships a player can send without giving up a colony. */
const spare = (g: Cosmic, p: Player): number => colonies(g, p).reduce((n, x) => n + shipsAt(g, p, x) - 1, 0);

type Pressed = { who: Player; side: Side };

/** Somebody must join a side, with as many ships as can be asked for there. Limits on ships stay what they are. */
const pressed = lingering<Pressed>('qax', (dataOf) => [
  modifier('ships.least', (n, q, c) => {
    const { who, side } = dataOf(c);
    return q.who === who && alliesOn(c.g, side).includes(who) ? Math.max(n, Math.min(SHIPS, spare(c.g, who))) : n;
  }),
  ability({
    id: 'obey',
    at: 'alliance.respond',
    must: true,
    when: (c) => c.ev.who === c.me && !isAlly(c.g, c.me) && spare(c.g, c.me) > 0,
    commit: (c) => joinSide(c.g, c.me, dataOf(c).side),
  }),
]);

/** Those one has invited, who can come and have ships to spare. */
const victims = (g: Cosmic, me: Player): Player[] =>
  enc(g).invited[mySide(g, me)].filter((p) => !isAlly(g, p) && !isBarred(g, p, mySide(g, me)) && spare(g, p) > 0);

export const qax = tech({
  id: 'qax',
  name: 'The Qax',
  research: 4,
  text:
    'As a main player who has just invited somebody: give that player this card. In return it cannot stay out of your alliance, and commits ' +
    'four ships, or what it has without losing a colony. Whoever has got the card may do the same to others later on.',
  asks: { 'qax.who': 'To whom do you hand the Qax?' },
  clauses: [
    ability<{ readonly who: Player }>({
      at: 'alliance.afterInvites',
      as: 'main',
      when: ({ g, me }) => victims(g, me).length > 0,
      *prepare({ g, me }) {
        return { who: yield* choosePlayer(g, me, victims(g, me), { tag: 'qax.who' }) };
      },
      *commit(c, { who }) {
        giveAsset(c.g, assetIn(c), colourOf(c.g, who)); // faq-technology-17
        pressed.start(c.g, who, { who, side: mySide(c.g, c.me) });
      },
    }),
  ],
});
