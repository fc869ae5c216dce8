import {
  crewFor,
  haveInPrint,
  isInPrint,
  levelIn,
  mayAttemptInPrint,
  type Affiliation,
  type Attribute,
  type Deck,
  type Facts,
  type FacilityFacts,
  type Filter,
  type MissionFacts,
  type Need,
  type PersonnelFacts,
  type ShipFacts,
} from '../../../language/index.ts';
import { sayNeed } from '../../../text/en/cards/needs.ts';
import { figure } from '../../model/cards.ts';
import { factsIn, type Library } from './book.ts';

/** How a mission stands with this deck: solved by some of its people, out of bounds for them, or lacking something. */
export interface MissionLine {
  readonly mission: MissionFacts;
  readonly points: number;
  readonly crew: readonly PersonnelFacts[] | null;
  readonly why: 'solved' | 'nobody' | 'special' | 'lacks' | 'nothing';
  readonly lacks: readonly string[];
}

const isPerson = (x: Facts): x is PersonnelFacts => x.type === 'Personnel';
export const peopleIn = (library: Library, deck: Deck): readonly PersonnelFacts[] =>
  factsIn(library, [...deck.draw, ...deck.seeds]).filter(isPerson);
export const affiliationsIn = (people: readonly PersonnelFacts[]): readonly Affiliation[] => [...new Set(people.flatMap((p) => p.affil))];

/** What a need asks for one by one. */
const partsOf = (need: Need): readonly Need[] => ('all' in need ? need.all.flatMap(partsOf) : [need]);
const together = (parts: readonly Need[]): Need => (parts.length === 1 ? parts[0] : { all: parts });

/** Is a ship like that in the deck, as far as print tells? */
function isShipLike(ship: ShipFacts, filter: Filter): boolean {
  if ('and' in filter) return filter.and.every((x) => isShipLike(ship, x));
  if ('or' in filter) return filter.or.some((x) => isShipLike(ship, x));
  if ('staffing' in filter) return ship.staffing.length >= filter.staffing;
  if ('gear' in filter) return ship.equipment.includes(filter.gear);
  if ('shipClass' in filter) return ship.shipClass === filter.shipClass;
  return ('is' in filter && filter.is === 'anybody') || isInPrint(ship, filter);
}

/** Each mission once, however often it is in the deck. Where a ship is asked for, one of the deck will do. */
export function missionLines(library: Library, deck: Deck): readonly MissionLine[] {
  const people = peopleIn(library, deck);
  const affiliations = affiliationsIn(people);
  const ships = factsIn(library, deck.draw).filter((x): x is ShipFacts => x.type === 'Ship');
  const shipsHave = (need: Need): boolean => 'ship' in need && need.aboard === undefined && ships.some((x) => isShipLike(x, need.ship));
  return factsIn(library, [...new Set(deck.missions)])
    .filter((x): x is MissionFacts => x.type === 'Mission')
    .map((mission): MissionLine => {
      const line = { mission, points: figure(mission.points), crew: null, lacks: [] };
      if (mission.need === null) return { ...line, why: 'nothing' };
      if (!mayAttemptInPrint(mission, affiliations))
        return mission.attemptedWith === null
          ? { ...line, why: 'nobody' }
          : { ...line, why: 'special', lacks: [sayNeed(mission.attemptedWith)] };
      const need = together(partsOf(mission.need).filter((x) => !shipsHave(x)));
      const crew = crewFor(people, need);
      if (crew !== null) return { ...line, crew, why: 'solved' };
      const missing = partsOf(need).filter((x) => !haveInPrint(people, x));
      return { ...line, why: 'lacks', lacks: (missing.length === 0 ? [need] : missing).map(sayNeed) };
    });
}
export const pointsOf = (lines: readonly MissionLine[]): number => lines.reduce((n, x) => n + (x.why === 'solved' ? x.points : 0), 0);

/** A skill that a mission asks for, with how many levels of it the deck has. */
export interface Coverage {
  readonly label: string;
  readonly have: number;
  readonly want: number;
}
export interface MissionCoverage {
  readonly bars: readonly Coverage[];
  /** Sums of attributes: so much is asked, so many of the best have it together. */
  readonly sums: readonly { readonly label: string; readonly best: number; readonly people: number }[];
}

/** Of needs with alternatives all are shown. */
const leavesOf = (need: Need): readonly Need[] =>
  'all' in need ? need.all.flatMap(leavesOf) : 'any' in need ? need.any.flatMap(leavesOf) : [need];

export function coverageOf(library: Library, deck: Deck, { need }: MissionFacts): MissionCoverage {
  if (need === null) return { bars: [], sums: [] };
  const people = peopleIn(library, deck);
  const bars: Coverage[] = [];
  const sums: MissionCoverage['sums'][number][] = [];
  for (const part of leavesOf(need)) {
    if ('skill' in part) bars.push({ label: sayNeed(part), have: people.reduce((n, p) => n + levelIn(p, part.skill), 0), want: part.n });
    if ('total' in part && part.op === '>') sums.push({ label: sayNeed(part), ...strongest(people, part.total, part.n) });
  }
  return { bars, sums };
}

/** As few of them as have more than that together, best first; all of them, where all together have not. */
function strongest(
  people: readonly PersonnelFacts[],
  names: readonly string[],
  over: number,
): { readonly best: number; readonly people: number } {
  const sums = people
    .map((p) => names.reduce((n, name) => n + (isAttribute(p, name) ? figure(p.attributes[name]) : 0), 0))
    .toSorted((a, b) => b - a);
  let best = 0;
  let n = 0;
  for (const x of sums) {
    if (best > over) break;
    best += x;
    n++;
  }
  return { best, people: n };
}
const isAttribute = (p: PersonnelFacts, name: string): name is Attribute => Object.hasOwn(p.attributes, name);

/** How many people have which number of an attribute, from the lowest to the highest. */
export function spreadOf(library: Library, deck: Deck, name: Attribute): readonly (readonly [value: number, n: number])[] {
  const counts = new Map<number, number>();
  for (const p of peopleIn(library, deck)) {
    const value = figure(p.attributes[name]);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const values = [...counts.keys()];
  const from = Math.min(...values);
  return values.length === 0
    ? []
    : Array.from({ length: Math.max(...values) - from + 1 }, (_, i) => [from + i, counts.get(from + i) ?? 0] as const);
}

/** Where the people of each affiliation can report: the facilities of the deck that are theirs. */
export function reportingIn(
  library: Library,
  deck: Deck,
): readonly { readonly affil: Affiliation; readonly at: readonly FacilityFacts[] }[] {
  const facilities = factsIn(library, [...new Set([...deck.seeds, ...deck.draw])]).filter((x): x is FacilityFacts => x.type === 'Facility');
  return affiliationsIn(peopleIn(library, deck)).map((affil) => ({ affil, at: facilities.filter((x) => x.affil.includes(affil)) }));
}
