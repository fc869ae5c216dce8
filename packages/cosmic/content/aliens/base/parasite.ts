import {
  ability,
  alien,
  asker,
  chooseOption,
  choosePlanet,
  chooseShips,
  committable,
  type Cosmic,
  DEFENSE,
  dialled,
  hasColony,
  homePlanets,
  isBarred,
  land,
  lingering,
  modifier,
  OFFENSE,
  openSides,
  type Player,
  reaction,
  roomOn,
  sendLimit,
  shipPlaces,
  SHOWS,
  type Side,
  sideName,
  SIDES,
  volunteer,
  type PlaceNo,
} from '../../../effects/index.ts';

/** More than anybody has. */
const ANY_NUMBER = Infinity;

/** No limit on the ships somebody commits as an ally. */
const swarm = lingering<{ who: Player }>('parasite.swarm', (dataOf) => [
  modifier('ships.limit', (n, q, c) => (q.as === 'ally' && q.who === dataOf(c).who ? ANY_NUMBER : n)),
]);

/** Would that make a difference to the ships somebody is about to commit? A dial keeps them from being fewer as well as more. */
const isBounded = (g: Cosmic, p: Player): boolean => committable(g, p) > (dialled(g, p) < Infinity ? 1 : sendLimit(g, p, 'ally'));

/** The sides that did not invite this player. */
const closedSides = (g: Cosmic, p: Player): Side[] => SIDES.filter((side) => !openSides(g, p).includes(side) && !isBarred(g, p, side));

/** Home planets of `host` on which `p` could found a colony. */
const freeHosts = (g: Cosmic, p: Player, host: Player): number[] =>
  homePlanets(g, host).filter((x) => !hasColony(g, p, x) && roomOn(g, x) > 0);

export const parasite = alien({
  id: 'parasite',
  name: 'Parasite',
  set: 'base',
  alert: 'green',
  summary: 'Joins alliances uninvited',
  asks: {
    'parasite:power.use': 'Join uninvited',
    'parasite.side': 'Which side do you join uninvited?',
    'parasite.planet': 'On which home planet of {host} do you settle?',
    'parasite.ship': 'Which of your ships settles there?',
  },
  power: {
    text: 'Not a main player, when you would answer invitations: you may ally with a side that did not ask you, as though it had.',
    clauses: [
      ability<{ side: Side }>({
        at: 'alliance.respond',
        as: 'not-main',
        when: ({ g, me, ev }) => ev.who === me && closedSides(g, me).length > 0 && committable(g, me) > 0,
        *prepare({ g, me }) {
          const sides = closedSides(g, me).map(sideName);
          const side = yield* chooseOption(g, me, sides, { tag: 'parasite.side', shows: SHOWS.side });
          return { side: side === 'offense' ? OFFENSE : DEFENSE };
        },
        *commit({ g, me }, { side }) {
          yield* volunteer(g, me, side);
        },
      }),
    ],
  },
  wild: {
    text:
      "When another player's power is lost for want of home colonies: found a colony on one of that player's home planets with one of your " +
      'ships, beside whoever is there. Each such loss is a new occasion.',
    clauses: [
      reaction<'power.lost', { planet: PlaceNo }>({
        on: 'power.lost',
        when: ({ g, me, ev }) => ev.who !== me && freeHosts(g, me, ev.who).length > 0 && shipPlaces(g, me, 'outside').length > 0,
        *prepare({ g, me, ev }) {
          const hosts = freeHosts(g, me, ev.who);
          return { planet: yield* choosePlanet(g, me, hosts, { tag: 'parasite.planet', data: { host: ev.who } }) };
        },
        *commit({ g, me }, { planet }) {
          const from = shipPlaces(g, me, 'outside');
          const ship = yield* chooseShips(g, me, from, { tag: 'parasite.ship', from: asker(g), min: 1, max: 1 });
          yield* land(g, me, ship, planet);
        },
      }),
    ],
  },
  super: {
    text: 'As an ally you may commit as many ships as you like.',
    clauses: [
      ability({
        at: 'alliance.commit',
        as: 'ally',
        when: ({ g, me, ev }) => ev.who === me && isBounded(g, me),
        *commit({ g, me }) {
          swarm.start(g, me, { who: me });
        },
      }),
    ],
  },
});
