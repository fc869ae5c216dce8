import {
  ability,
  alien,
  asker,
  choosePlayer,
  chooseShips,
  type Cosmic,
  inWarp,
  type Player,
  players,
  reaction,
  removeShips,
  type RetrieveEvent,
  shipsInPlay,
  warpPlaces,
  winNow,
} from '../../../effects/index.ts';

/** Every ship is in the warp, out of the game or captured. */
const hasLostAll = (g: Cosmic, p: Player): boolean => shipsInPlay(g, p) === 0;

/** Is there still a ship to be taken back as usual, or several? */
const isUsual = ({ due, replaced }: RetrieveEvent): boolean => !replaced && due.n > 0;

export const masochist = alien({
  id: 'masochist',
  name: 'Masochist',
  set: 'base',
  alert: 'red',
  winsItsWay: true,
  summary: 'Wins by losing every ship',
  bans: ['healer'],
  keepsPower: true,
  asks: { 'masochist.who': 'Who takes back a ship instead of the offense?', 'masochist.remove': 'Which ship leaves the game?' },
  power: {
    text:
      'When anybody regroups, before a ship is taken back: if all your ships are in the warp, captured or out of the game, you win at ' +
      'once. Your power works however few home colonies you have, and you can win in the normal way too.',
    clauses: [
      ability({
        at: 'encounter.wins',
        must: true,
        when: ({ g, me }) => hasLostAll(g, me),
        *commit({ g, me }) {
          yield* winNow(g, me, 'masochist');
        },
      }),
    ],
  },
  wild: {
    text: 'When the offense regroups while it still has ships at its command: a player of your choice takes back a ship in its place.',
    clauses: [
      reaction<'retrieve', Player>({
        on: 'retrieve',
        when: ({ g, ev }) => isUsual(ev) && !hasLostAll(g, ev.due.who) && players(g).some((p) => inWarp(g, p) > 0),
        *prepare({ g, me, ev }) {
          const others = players(g).filter((p) => p !== ev.due.who);
          return yield* choosePlayer(g, me, others, { tag: 'masochist.who' });
        },
        *commit({ ev }, who) {
          ev.due = { who, n: 1 };
        },
      }),
    ],
  },
  super: {
    text: 'When you regroup as the offense: one of your ships in the warp leaves the game instead of coming back.',
    clauses: [
      reaction<'retrieve'>({
        on: 'retrieve',
        as: 'offense',
        when: ({ g, me, ev }) => isUsual(ev) && ev.due.who === me && inWarp(g, me) > 0,
        *commit({ g, me, ev }) {
          ev.due = { who: me, n: ev.due.n - 1 };
          const how = { tag: 'masochist.remove', from: asker(g), min: 1, max: 1 };
          yield* removeShips(g, me, yield* chooseShips(g, me, warpPlaces(g), how));
        },
      }),
    ],
  },
});
