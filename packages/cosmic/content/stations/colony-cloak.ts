import {
  ability,
  aimAt,
  arePartners,
  asker,
  choosePlanet,
  choosePlayer,
  chooseShips,
  clockwise,
  type Cosmic,
  type Ctx,
  enc,
  type Flow,
  legalTargets,
  loseShips,
  planetIn,
  type Player,
  present,
  setDefense,
  type ShipGroup,
  shipsAt,
  station,
  targetsIn,
  type PlaceNo,
} from '../../effects/index.ts';

/** R27.10: the others who could be attacked at a planet of the system in which the encounter is. */
function defendersAt(g: Cosmic, planet: PlaceNo): Player[] {
  const { offense, defense, system } = enc(g);
  const others = clockwise(g, offense).filter((p) => p !== offense && p !== defense && !arePartners(g, offense, p));
  const out = others.filter((p) => targetsIn(g, system, p).includes(planet));
  if (legalTargets(g).includes(planet)) out.unshift(defense);
  return out;
}

/** Other planets of this system at which somebody can be encountered. */
function otherTargets(g: Cosmic): number[] {
  const { system, target } = enc(g);
  return g.s.places.flatMap((x, planet) =>
    x.kind === 'planet' && x.system === system && planet !== target && defendersAt(g, planet).length > 0 ? [planet] : [],
  );
}

/** Is the gate aimed into the system of this station? */
const isHere = (c: Ctx<unknown>): boolean => c.g.s.places[planetIn(c)].system === enc(c.g).system;

function* aimAgain(g: Cosmic): Flow {
  const planets = otherTargets(g);
  if (planets.length === 0) return;
  const { offense, defense, system } = enc(g);
  const planet = yield* choosePlanet(g, offense, planets, { tag: 'colony-cloak.aim' });
  const who = yield* choosePlayer(g, offense, defendersAt(g, planet), { tag: 'colony-cloak.defense' });
  if (who !== defense) {
    setDefense(g, who, system); // faq-space-stations-6
  }
  aimAt(g, planet);
}

export const colonyCloak = station({
  id: 'colony-cloak',
  name: 'Colony Cloak',
  text:
    'As the defense, once the gate is aimed at you in the system of this station: you may send a ship of yours from its planet to the warp. The ' +
    'offense must then aim at another planet of the system, if it can meet anybody there.',
  asks: {
    'colony-cloak.ship': 'Which ship do you send to the warp?',
    'colony-cloak.aim': 'The planet is cloaked. At which other planet of the system do you aim the gate?',
    'colony-cloak.defense': 'Whom do you encounter there?',
  },
  clauses: [
    ability<readonly ShipGroup[]>({
      at: 'launch.aimed',
      as: 'defense',
      per: 'encounter',
      when: (c) => isHere(c) && shipsAt(c.g, c.me, planetIn(c)) > 0 && otherTargets(c.g).length > 0,
      prepare: (c) => chooseShips(c.g, c.me, [planetIn(c)], { tag: 'colony-cloak.ship', from: asker(c.g), min: 1, max: 1 }),
      *commit({ g, me }, ship) {
        yield* loseShips(g, 'sent', me, present(g, ship));
        yield* aimAgain(g);
      },
    }),
  ],
});
