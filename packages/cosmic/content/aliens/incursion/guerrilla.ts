import {
  ability,
  alien,
  amend,
  asker,
  chooseAmong,
  type Cosmic,
  countShips,
  enc,
  type Flow,
  groupsAt,
  hasLostAsMain,
  homePlanets,
  loseShips,
  mainSide,
  OFFENSE,
  opposing,
  other,
  type Player,
  players,
  removePlanet,
  removeSparing,
  type ShipGroup,
  shipsOn,
  sideShips,
} from '../../../effects/index.ts';

/** With the super flare, whoever has no more ships than that loses them all. */
const FEW = 3;

const shipsOf = (g: Cosmic, me: Player, p: Player): ShipGroup[] => shipsOn(g, other(mainSide(g, me)), p);

/** How many ships an opposing player loses: all but one, or all of a few. */
function toll(g: Cosmic, me: Player, p: Player, boosted: boolean): number {
  const n = countShips(shipsOf(g, me, p));
  return boosted && n <= FEW ? n : Math.max(0, n - 1);
}

const anyToll = (g: Cosmic, me: Player, boosted: boolean): boolean => opposing(g, me).some((p) => toll(g, me, p, boosted) > 0);

/** Everybody on the other side is weakened at the same instant. */
function* weaken(g: Cosmic, me: Player, boosted: boolean): Flow {
  const lost: ShipGroup[] = [];
  for (const p of opposing(g, me)) {
    const n = toll(g, me, p, boosted);
    const how = { tag: 'guerrilla.ships', from: asker(g), min: n, max: n, data: { n } };
    lost.push(...(yield* chooseAmong(g, p, shipsOf(g, me, p), how)));
  }
  yield* loseShips(g, 'lost', me, lost);
}

/** Is the home planet under attack about to be taken? */
function isFalling(g: Cosmic, me: Player): boolean {
  const { outcome, target } = enc(g);
  const taken = outcome?.kind === 'won' && outcome.winner === OFFENSE && sideShips(g, OFFENSE).length > 0;
  if (!homePlanets(g, me).includes(target)) return false; // faq-guerrilla-3
  return taken;
}

export const guerrilla = alien({
  id: 'guerrilla',
  name: 'Guerrilla',
  set: 'incursion',
  alert: 'green',
  summary: 'Leaves whoever beats it a single ship',
  asks: { 'guerrilla.ships': 'Which {n, plural, one {# ship} other {# ships}} of the encounter do you lose?' },
  power: {
    text:
      'As a main player who has just lost, before anything else comes of it: your opponent and each of its allies lose all their ships in ' +
      'the encounter but one.',
    clauses: [
      // Whatever counts ships later, rewards included, counts those that are left (errata-guerrilla).
      ability<object>({
        at: 'resolution.immediate',
        as: 'main',
        must: true,
        when: ({ g, me }) => hasLostAsMain(g, me),
        *prepare({ g, me }, boost) {
          return anyToll(g, me, boost !== null) ? {} : null;
        },
        commit: ({ g, me }, _plan, boost) => weaken(g, me, boost !== null),
      }),
    ],
  },
  wild: {
    text:
      'When you have lost as the defense of a home planet of yours: you blow it up. The planet and the ships that attacked it leave the game, ' +
      'but everybody keeps as many ships as colonies are needed to win and loses the others to the warp. Your side loses its ships as ' +
      'usual, and so do bystanders on the planet.',
    clauses: [
      ability({
        at: 'resolution.immediate',
        as: 'defense',
        when: ({ g, me }) => isFalling(g, me),
        *commit({ g, me }) {
          const { target } = enc(g);
          removePlanet(g, target, -1);
          yield* removeSparing(g, me, sideShips(g, OFFENSE));
          yield* loseShips(
            g,
            'lost',
            me,
            players(g)
              .filter((p) => p !== me)
              .flatMap((p) => groupsAt(g, p, target)),
          );
        },
      }),
    ],
  },
  super: {
    text: 'Those you weaken who have three ships or fewer in the encounter lose all of these.',
    clauses: [amend({ when: ({ g, me }) => opposing(g, me).some((p) => toll(g, me, p, true) > toll(g, me, p, false)) })],
  },
});
