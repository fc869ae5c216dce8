import {
  ability,
  aimAt,
  alien,
  amend,
  ask,
  asker,
  battlefields,
  choosePlanet,
  chooseShips,
  colonies,
  confirm,
  type Cosmic,
  emptyHomePlanets,
  enc,
  type Flow,
  groupsAt,
  hasColony,
  homeOf,
  homePlanets,
  land,
  moveSome,
  placeName,
  type Player,
  roomOn,
  shipsAt,
  showing,
  SHOWS,
  spreadOf,
  type SpreadPlace,
} from '../../../effects/index.ts';

/** Where else the offense could have this encounter and gain a foreign colony by it: on planets of others where it has none (R1.10). */
const exits = (g: Cosmic): number[] => {
  const { offense, defense, target } = enc(g);
  const isForeign = (x: number): boolean =>
    homeOf(g, x) !== offense && // faq-general-51
    !hasColony(g, offense, x);
  return battlefields(g, defense).filter((x) => x !== target && isForeign(x));
};

/** The ships of a home system are spread anew over its planets, one at least on each. */
function* redistribute(g: Cosmic, me: Player): Flow {
  const homes = homePlanets(g, me).filter((x) => shipsAt(g, me, x) > 0);
  let total = 0;
  for (const x of homes) total += shipsAt(g, me, x);
  const spare = total - homes.length;
  const places: SpreadPlace[] = homes.map((x) => ({ id: placeName(g, x), max: Math.min(spare, roomOn(g, x) + shipsAt(g, me, x) - 1) }));
  const answer = yield* ask(showing(SHOWS.put, spreadOf(me, 'worm.spread', asker(g), places, spare, spare, { n: spare })));
  const wanted = homes.map((x) => 1 + (answer[placeName(g, x)] ?? 0));
  homes.forEach((x, i) => {
    for (const y of homes) {
      const surplus = shipsAt(g, me, y) - wanted[homes.indexOf(y)];
      const missing = wanted[i] - shipsAt(g, me, x);
      if (surplus > 0 && missing > 0) moveSome(g, groupsAt(g, me, y), x, Math.min(surplus, missing));
    }
  });
}

export const worm = alien({
  id: 'worm',
  name: 'Worm',
  set: 'storm',
  alert: 'yellow',
  summary: 'Moves the encounter elsewhere',
  asks: {
    'worm.begin': 'Do you want to spread your ships over your planets in another way than four on each?',
    'worm.spread': 'One ship is on each of your planets. Where do you put the other {n}?',
    'worm.tunnel': 'Where does the encounter go on?',
    'worm.planet': 'Which empty planet of yours do you settle?',
    'worm.ships': 'Which ships go to {planet}?',
  },
  power: {
    text:
      'Before the game you may spread your ships over your home planets as you like, one at least on each. As a main player, once cards are ' +
      'revealed, you may aim the gate anew: at any planet, outside the home system of the offense, where it could encounter the defense and has no ' +
      'colony. ' +
      'The offense and all allies move there with their ships, and the encounter goes on.',
    clauses: [
      ability<number>({
        at: 'reveal.revealed',
        as: 'main',
        when: ({ g }) => exits(g).length > 0,
        prepare: ({ g, me }) => choosePlanet(g, me, exits(g), { tag: 'worm.tunnel' }),
        *commit({ g }, planet) {
          aimAt(g, planet);
        },
      }),
    ],
  },
  *setup(g, me) {
    if (yield* confirm(g, me, { tag: 'worm.begin' })) yield* redistribute(g, me);
  },
  wild: {
    text: 'As your turn begins: settle one of your home planets on which nobody has a colony, with ships from any of your colonies.',
    clauses: [
      ability<number>({
        at: 'turn.start',
        as: 'offense',
        when: ({ g, me }) => emptyHomePlanets(g, g.s.colourOf[me]).length > 0 && colonies(g, me).length > 0,
        prepare: ({ g, me }) => choosePlanet(g, me, emptyHomePlanets(g, g.s.colourOf[me]), { tag: 'worm.planet' }),
        *commit({ g, me }, planet) {
          const how = { tag: 'worm.ships', from: asker(g), min: 1, max: roomOn(g, planet), data: { planet: placeName(g, planet) } };
          yield* land(g, me, yield* chooseShips(g, me, colonies(g, me), how), planet);
        },
      }),
    ],
  },
  super: { text: 'You may use your power as an ally.', clauses: [amend({ as: 'ally' })] },
});
