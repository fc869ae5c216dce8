import { randomFrom, type Plain, type Random } from '@parley/kernel';
import { FACES, HOUSE_CHOICES, TARGETS } from '../rules/decks/options.ts';
import {
  crewFor,
  mayAttemptInPrint,
  maySeed,
  type Affiliation,
  type Facts,
  type MissionFacts,
  type PersonnelFacts,
} from '../language/index.ts';
import type { Deck } from '../rules/options/options.ts';
import { allCards, type CardDefinition } from '../rules/registry/cards.ts';

/** Affiliations that a random deck can be built around: those with an outpost of their own. */
const SIDES: readonly Affiliation[] = ['Fed', 'Kli', 'Rom', 'Car', 'Baj'];
const PEOPLE = 26;
const SHIPS = 6;
const OTHERS = 8;
const DILEMMAS = 14;

const done = (): readonly CardDefinition[] =>
  allCards().filter((x) => x.done && !x.facts.icons.includes('BO') && !x.facts.icons.includes('AU'));
const some = <X>(r: Random, list: readonly X[], n: number): X[] => r.shuffle([...list]).slice(0, n);
const fits = (facts: Facts, side: Affiliation): boolean =>
  'affil' in facts && (facts.affil.includes(side) || facts.affil.includes('NA')) && !facts.affil.includes('Bor');
const isPersonnel = (x: Facts): x is PersonnelFacts => x.type === 'Personnel';
const isMission = (x: Facts): x is MissionFacts => x.type === 'Mission';

/** A random legal deck around one affiliation, whose missions it can mostly solve. */
export function randomDeck(r: Random): Deck {
  const all = done();
  const side = SIDES[r.below(SIDES.length)];
  const of = (type: Facts['type']): CardDefinition[] => all.filter((x) => x.facts.type === type);
  const people = some(
    r,
    of('Personnel').filter((x) => fits(x.facts, side) && (!('native' in x.facts) || x.facts.native === 'Alpha')),
    PEOPLE,
  );
  const facts = people.map((x) => x.facts).filter(isPersonnel);
  const ships = some(
    r,
    of('Ship').filter((x) => fits(x.facts, side)),
    SHIPS,
  );
  const attemptable = of('Mission').filter(({ facts: x }) => isMission(x) && x.quadrant === 'Alpha' && mayAttemptInPrint(x, [side]));
  const solvable = attemptable.filter(({ facts: x }) => isMission(x) && x.need !== null && crewFor(facts, x.need) !== null);
  const missions = [...some(r, solvable, 5), ...some(r, attemptable, 6)].filter((x, i, list) => list.indexOf(x) === i).slice(0, 6);
  const spare = of('Mission').filter(({ facts: x }) => isMission(x) && x.unique === 'universal');
  while (missions.length < 6) missions.push(spare[r.below(spare.length)]);
  const outposts = of('Facility').filter(
    (x) => x.facts.type === 'Facility' && x.facts.facility === 'Outpost' && x.facts.affil.includes(side) && maySeed(x),
  );
  const others = some(
    r,
    all.filter((x) => ['Equipment', 'Event', 'Interrupt', 'Objective', 'Doorway'].includes(x.facts.type)),
    OTHERS,
  );
  return {
    name: `Random ${side}`,
    missions: missions.map((x) => x.id),
    reserve: some(r, spare, 2).map((x) => x.id),
    seeds: [...some(r, outposts, 1), ...some(r, [...of('Dilemma'), ...of('Artifact')].filter(maySeed), DILEMMAS)].map((x) => x.id),
    sites: [],
    draw: [...people, ...ships, ...others].map((x) => x.id),
  };
}

/** Options of a random game, the same for the same seed. */
export function randomOptions(seed: string): { readonly [option: string]: Plain } {
  const r = randomFrom(`${seed}:options`);
  const any = <X>(list: readonly X[]): X => list[r.below(list.length)];
  const house = Object.fromEntries(
    Object.entries(HOUSE_CHOICES).map(([name, choices]) => [name, r.below(3) === 0 ? any<Plain>(choices) : choices[0]]),
  );
  return {
    seats: [{ deck: randomDeck(r) }, { deck: randomDeck(r) }],
    first: any(['random', 0, 1]),
    target: any(TARGETS),
    faces: any(FACES),
    house: { ...house, missionsCount: true },
  };
}
