import { factsNamed } from '../../content/facts/index.ts';
import { writeNeed, type Facts, type PersonnelFacts, type Printed, type Skill } from '../../language/index.ts';
import type { Fields } from './expected.ts';
import { inOrder } from './needs.ts';

/** What a card is by our facts, in the form in which `expected.ts` reads a reference. */
export function toldOf(facts: Facts): Fields {
  return {
    name: facts.name,
    title: facts.title,
    type: facts.type,
    alsoType: facts.alsoType,
    unique: 'unique' in facts ? facts.unique : null,
    aka: facts.aka,
    alsoIn: facts.alsoIn,
    icons: facts.icons,
    traits: facts.traits.toSorted(),
    points: printed(facts.points),
    countdown: facts.countdown,
    text: facts.text,
    ...ofType(facts),
  };
}

const printed = (number: Printed): number | string | null => (typeof number === 'object' && number !== null ? number.printed : number);
const values = (numbers: { readonly [name: string]: Printed }): readonly unknown[] => Object.values(numbers).map(printed);
const skills = (list: readonly Skill[]): readonly unknown[] => list.map(({ skill, level }) => [skill, level]);
const MODES = { Rom: 'Romulan', Fed: 'Federation' } as const;

function ofType(facts: Facts): Fields {
  switch (facts.type) {
    case 'Personnel':
      return personnel(facts);
    case 'Ship': {
      const { affil, shipClass, numbers, staffing, equipment, native, commanders, downloads } = facts;
      return {
        affil,
        shipClass,
        numbers: values(numbers),
        staffing,
        equipment: equipment.toSorted(),
        native,
        commanders,
        downloads: downloads.flat(),
      };
    }
    case 'Mission': {
      const { where, attempters, anyone, barred, attemptedWith, need, span, quadrant, region, homeworldOf, location } = facts;
      const card = attemptedWith === null ? null : writeNeed(attemptedWith).replaceAll(/[{}]/g, '');
      return {
        where,
        attempters,
        anyone,
        barred,
        attemptedWith: card,
        need: need && inOrder(need),
        span: printed(span),
        quadrant,
        region,
        homeworldOf,
        location,
      };
    }
    case 'Facility': {
      const { affil, facility, weapons, shields, native, downloads, reverse } = facts;
      const other = reverse && [reverse.name, reverse.affil, reverse.weapons, reverse.shields];
      return { affil, facility, weapons, shields, native, downloads: downloads.flat(), reverse: other };
    }
    case 'Site':
      return { section: facts.section, hosts: facts.hosts, capacity: facts.capacity, equipment: facts.equipment };
    case 'Dilemma':
      return { where: facts.where, numbers: facts.numbers && values(facts.numbers) };
    case 'Time Location':
      return { where: facts.where, quadrant: facts.quadrant };
    default:
      return {};
  }
}

function personnel(facts: PersonnelFacts): Fields {
  const { affil, cls, gender, species, native, personas, impersonates, commands, downloads, parts, modes } = facts;
  const changes = (adds: { readonly [attribute: string]: number | undefined }): readonly string[] => {
    const list = Object.entries(adds).map(([attribute, n = 0]) => `${attribute} ${n > 0 ? '+' : ''}${n}`);
    return list.length === 0 ? [] : [list.join(', ')];
  };
  return {
    affil,
    cls,
    attributes: parts.length > 0 ? parts.map((x) => values(x.attributes)) : [values(facts.attributes)],
    skills: skills(facts.skills),
    gender,
    species,
    native,
    personas,
    impersonates,
    commands,
    downloads: downloads.map((x) => x.join(' OR ')),
    parts: parts.map((x) => x.name),
    modes: modes.map((x) => [x.affil === 'Rom' || x.affil === 'Fed' ? MODES[x.affil] : x.affil, skills(x.skills), changes(x.adds)]),
    headquarters: HEADQUARTERS.filter((x) => takes(x, facts)).map((x) => x.name),
  };
}

/** Whom the texts of headquarters let report for free (T6.2): of that affiliation or species, with one of these traits, or by name. */
interface Headquarters {
  readonly name: string;
  readonly affil: string;
  readonly species: string;
  readonly traits: readonly string[];
  readonly people: readonly string[];
}
const HEADQUARTERS: readonly Headquarters[] = [
  {
    name: 'Office of the President',
    affil: 'Fed',
    species: '',
    traits: ['Ambassador', 'Admiral', 'Vice-Admiral', 'President'],
    people: [],
  },
  { name: 'The Great Hall', affil: 'Kli', species: 'Klingon', traits: ['Emperor', 'Chancellor', 'High Council'], people: [] },
  { name: 'Central Command', affil: 'Car', species: 'Cardassian', traits: ['Gul', 'Legate'], people: [] },
  { name: 'Chamber of Ministers', affil: 'Baj', species: 'Bajoran', traits: ['Minister', 'Vedek', 'Kai'], people: [] },
  { name: 'The Great Link', affil: 'Dom', species: 'Changeling', traits: ['Founder'], people: [] },
  {
    name: 'Office of the Proconsul',
    affil: 'Rom',
    species: 'Romulan',
    traits: ['General', 'Admiral', 'Senator', 'Proconsul'],
    people: ['Sela', 'Tomalak'],
  },
];
const takes = (house: Headquarters, { affil, species, traits, title }: PersonnelFacts): boolean =>
  (affil.some((x) => x === house.affil) || species.includes(house.species)) &&
  (house.traits.some((x) => traits.includes(x)) || house.people.includes(title));

/** Is there a headquarters of that name among our cards? References know later ones. */
export const isHeadquarters = (name: string): boolean => HEADQUARTERS.some((x) => x.name === name);

/** Who is meant, whatever rank or other name stands there: "Captain Kargan" is Kargan, "I.K.S. Pagh" the I.K.C. Pagh. */
export function withoutRank(name: string): string {
  const [found] = factsNamed(name);
  if (found !== undefined) return found.aka.includes(name) ? found.name : name;
  const plain = name.replace(/^(?:Lt\. Commander|Captain|Admiral|Subcommander|Commander|Imperial Romulan Warbird) /, '');
  return factsNamed(plain).length > 0 ? plain : name;
}
