import { ATTRIBUTES, type Affiliation, type Attribute, type Facts, type MissionFacts, type PersonnelFacts } from './facts.ts';
import type { Filter, Need } from './need.ts';

/** What can be said about a deck before anybody plays it: by printed numbers alone, without equipment and texts. */

const printed = (p: PersonnelFacts, name: Attribute): number => {
  const n = p.attributes[name];
  return n === null ? 0 : typeof n === 'number' ? n : n.base;
};
const isAttribute = (name: string): name is Attribute => ATTRIBUTES.some((x) => x === name);
export const levelIn = (p: PersonnelFacts, skill: string): number =>
  (p.cls === skill ? 1 : 0) + p.skills.reduce((n, x) => (x.skill === skill ? n + x.level : n), 0);

/** Does this personnel fit, as far as print tells? What only a game can tell counts as fitting. */
function fitsInPrint(p: PersonnelFacts, filter: Filter): boolean {
  if ('is' in filter)
    return filter.is === 'male' || filter.is === 'female'
      ? p.gender === filter.is
      : filter.is === 'unique' || filter.is === 'universal'
        ? p.unique === filter.is
        : true;
  if ('species' in filter) return p.species.includes(filter.species);
  if ('cls' in filter) return p.cls === filter.cls;
  if ('skill' in filter) return levelIn(p, filter.skill) > 0;
  if ('icon' in filter) return p.icons.includes(filter.icon);
  if ('affil' in filter) return p.affil.some((x) => x === filter.affil);
  if ('trait' in filter) return p.traits.includes(filter.trait);
  if ('card' in filter) return isCalled(p, filter.card);
  if ('type' in filter) return filter.type === 'Personnel';
  if ('attr' in filter) return filter.op === '>' ? printed(p, filter.attr) > filter.n : printed(p, filter.attr) < filter.n;
  if ('and' in filter) return filter.and.every((x) => fitsInPrint(p, x));
  if ('or' in filter) return filter.or.some((x) => fitsInPrint(p, x));
  if ('not' in filter) return !fitsInPrint(p, filter.not);
  return false;
}
const isCalled = (p: PersonnelFacts, name: string): boolean => p.name === name || p.title === name || p.personas.includes(name);

/** Would these people, all together, have what is asked? What asks for more than people counts as not had. */
export function haveInPrint(people: readonly PersonnelFacts[], need: Need): boolean {
  if ('all' in need) return need.all.every((x) => haveInPrint(people, x));
  if ('any' in need) return need.any.some((x) => haveInPrint(people, x));
  if ('skill' in need) return people.reduce((n, p) => n + levelIn(p, need.skill), 0) >= need.n;
  if ('count' in need) return people.filter((p) => fitsInPrint(p, need.of)).length >= need.count;
  if ('total' in need) {
    const sum = people.reduce((n, p) => n + need.total.reduce((m, name) => m + (isAttribute(name) ? printed(p, name) : 0), 0), 0);
    return need.op === '>' ? sum > need.n : sum < need.n;
  }
  if ('card' in need) return people.some((p) => isCalled(p, need.card));
  if ('anyCard' in need) return people.some((p) => p.name.includes(need.anyCard) || p.personas.some((x) => x.includes(need.anyCard)));
  if ('different' in need)
    return need.different.every((x) => people.some((p) => fitsInPrint(p, x))) && people.length >= need.different.length;
  if ('not' in need) return true;
  return false;
}

/** A small group of these people who have it, or null: all of them together have not. Who brings least is left out first. */
export function crewFor(people: readonly PersonnelFacts[], need: Need): readonly PersonnelFacts[] | null {
  if (!haveInPrint(people, need)) return null;
  let crew = people.toSorted((a, b) => worthOf(a) - worthOf(b));
  for (const p of crew) {
    const without = crew.filter((x) => x !== p);
    if (haveInPrint(without, need)) crew = without;
  }
  return crew;
}
const worthOf = (p: PersonnelFacts): number =>
  p.skills.reduce((n, x) => n + x.level, 0) * 10 + ATTRIBUTES.reduce((n, x) => n + printed(p, x), 0);

/** May people of these affiliations attempt it? */
export const mayAttemptInPrint = (mission: MissionFacts, affiliations: readonly Affiliation[]): boolean =>
  mission.anyone || affiliations.some((x) => mission.attempters.includes(x));

/** Which missions a deck can solve, and with how many people. */
export interface MissionAdvice {
  readonly mission: MissionFacts;
  /** Null: nobody of the deck may attempt it, or it lacks something. */
  readonly crew: readonly PersonnelFacts[] | null;
}
export function adviceFor(missions: readonly Facts[], draw: readonly Facts[]): readonly MissionAdvice[] {
  const people = draw.filter((x): x is PersonnelFacts => x.type === 'Personnel');
  const affiliations = [...new Set(people.flatMap((p) => p.affil))];
  return missions
    .filter((x): x is MissionFacts => x.type === 'Mission')
    .map((mission) => ({
      mission,
      crew: mission.need === null || !mayAttemptInPrint(mission, affiliations) ? null : crewFor(people, mission.need),
    }));
}
