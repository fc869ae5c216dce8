import {
  ability,
  alien,
  asker,
  choosePlayer,
  chooseShips,
  committable,
  type Cosmic,
  inWarp,
  isInvolved,
  isWarpOpen,
  joinFromWarp,
  lingering,
  modifier,
  mySide,
  NORMAL_LIMIT,
  openSides,
  type Player,
  players,
  postOf,
  sendLimit,
  shipsAt,
  shipsIn,
  warpPlaces,
} from '../../../effects/index.ts';

type Passage = { readonly who: Player };

/** Ships of a player that are sent may come out of the warp. The limit stays the same. */
const passage = lingering<Passage>('wormhole.passage', (dataOf) => [
  modifier('ships.fromWarp', (n, q, c) => (q.who === dataOf(c).who ? Infinity : n)),
]);

/** How many ships somebody has to have for an answer to an invitation: one, or as many as a dial may say before any of them is sent (R30.1). */
const wanted = (g: Cosmic, p: Player): number => (g.s.options.dials ? sendLimit(g, p, 'ally') : 1);
/** Would this player join a side, and has too little to send but what is in the warp? */
const needsPassage = (g: Cosmic, p: Player): boolean => !isInvolved(g, p) && openSides(g, p).length > 0 && committable(g, p) < wanted(g, p);
/** Does a window that asks before the answer to an invitation come too early? It does, unless there is nothing else to send. */
const isTimely = (g: Cosmic, at: string, p: Player): boolean => at !== 'alliance.respond' || needsPassage(g, p);
/** Has this player ships in the warp, and nothing yet that lets them be sent from there? */
const isShutOut = (g: Cosmic, at: string, p: Player): boolean =>
  inWarp(g, p) > 0 && !isWarpOpen(g, p, at === 'launch.commit' ? 'offense' : 'ally');

/** Those with ships in the encounter who have others in the warp. */
const buried = (g: Cosmic): Player[] => players(g).filter((p) => shipsIn(g, p) > 0 && inWarp(g, p) > 0);

export const wormhole = alien({
  id: 'wormhole',
  name: 'Wormhole',
  set: 'storm',
  alert: 'yellow',
  summary: 'Sends ships straight from the warp',
  asks: {
    'wormhole:power.use': 'Send ships from the warp',
    'wormhole:power.ally': 'Let your ally send ships from the warp',
    'wormhole.more': 'How many of your ships join you from the warp?',
    'wormhole.who': 'Whose ships do you release from the warp?',
    'wormhole.release': 'Which ships of {who} do you release into the encounter?',
  },
  power: {
    text:
      'As the offense or an ally, ships you send may come from the warp as well as from your colonies. As a main player you may let each of ' +
      'your allies do the same. Nobody may send more than four for that.',
    clauses: [
      ability({
        at: ['launch.commit', 'alliance.respond', 'alliance.commit'],
        when: ({ g, me, ev }) => ev.who === me && isShutOut(g, ev.at, me) && isTimely(g, ev.at, me),
        *commit({ g, me }) {
          passage.start(g, me, { who: me });
        },
      }),
      ability({
        id: 'ally',
        at: ['alliance.respond', 'alliance.commit'],
        as: 'main',
        when: ({ g, me, ev: { at, who = -1 } }) => {
          if (who < 0 || who === me || !isShutOut(g, at, who) || !isTimely(g, at, who)) return false;
          return at === 'alliance.respond' ? openSides(g, who).includes(mySide(g, me)) : mySide(g, who) === mySide(g, me);
        },
        *commit({ g, me, ev: { who = -1 } }) {
          passage.start(g, me, { who });
        },
      }),
    ],
  },
  wild: {
    text: 'As an ally, having sent ships: up to as many of yours join them from the warp, also beyond the limit of four.',
    clauses: [
      ability({
        at: 'alliance.formed',
        as: 'ally',
        when: ({ g, me }) => inWarp(g, me) > 0 && shipsAt(g, me, postOf(g, me)) > 0,
        *commit({ g, me }) {
          const max = shipsAt(g, me, postOf(g, me));
          const ships = yield* chooseShips(g, me, warpPlaces(g), { tag: 'wormhole.more', from: asker(g), min: 1, max });
          yield* joinFromWarp(g, me, ships);
        },
      }),
    ],
  },
  super: {
    text: 'As a main player, once alliances are formed: up to four ships of one player who has ships in the encounter join them from the warp.',
    clauses: [
      ability<Player>({
        at: 'alliance.formed',
        as: 'main',
        when: ({ g }) => buried(g).length > 0,
        prepare: ({ g, me }) => choosePlayer(g, me, buried(g), { tag: 'wormhole.who' }),
        *commit({ g, me }, who) {
          const how = { tag: 'wormhole.release', from: asker(g), by: me, min: 1, max: NORMAL_LIMIT, data: { who } };
          yield* joinFromWarp(g, who, yield* chooseShips(g, who, warpPlaces(g), how));
        },
      }),
    ],
  },
});
