import type {
  Affiliation,
  Attribute,
  CardType,
  Classification,
  Common,
  DilemmaFacts,
  DilemmaKind,
  FacilityFacts,
  MissionFacts,
  MissionKind,
  Mode,
  OtherEnd,
  OtherFacts,
  Part,
  PersonnelFacts,
  Quadrant,
  ReverseSide,
  ShipFacts,
  SiteFacts,
  Skill,
  TimeLocationFacts,
} from './facts.ts';
import { parseNeed } from './grammar.ts';
import type { Need } from './need.ts';
import { attributes, printedNumber, shipNumbers, skillBox, speciesOf, whoItIs, type Three, type Written } from './reading.ts';
import type { NumberInSet } from './sets.ts';
import type { Trait } from './traits.ts';
import type { Gear, Icon, Region, Section, ShipClass, Species } from './words.ts';

/**
 * How the facts of a card are written: a line a card. What the types of these functions cannot see (skills, species, needs) is read when the
 * data is loaded; a slip of the pen is an error that names the card.
 */
type With<I, F> = F & { readonly id: I };

/** What any card may have besides. */
interface More {
  readonly title?: string;
  readonly aka?: readonly string[];
  readonly icons?: readonly Icon[];
  readonly traits?: readonly Trait[];
  readonly points?: Written;
  readonly countdown?: number;
  readonly alsoType?: CardType;
  readonly alsoIn?: readonly string[];
  readonly text?: 'some';
}
const NONE: readonly never[] = [];

const common = <I>(id: I, name: string, more: More, text: 'none' | 'some'): With<I, Omit<Common, 'id'>> => ({
  id,
  name,
  title: more.title ?? name,
  aka: more.aka ?? NONE,
  icons: more.icons ?? NONE,
  traits: more.traits ?? NONE,
  points: printedNumber(more.points ?? null),
  countdown: more.countdown ?? null,
  alsoType: more.alsoType ?? null,
  alsoIn: more.alsoIn ?? NONE,
  text: more.text ?? text,
});

/** Errors of what is read name the card. */
function of<T>(id: string, name: string, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw new Error(`${id} ${name}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
const several = (affil: Affiliation | readonly Affiliation[]): readonly Affiliation[] => (typeof affil === 'string' ? [affil] : affil);
const nativeTo = (icons: readonly string[]): Quadrant => (icons.includes('GQ') ? 'Gamma' : icons.includes('DQ') ? 'Delta' : 'Alpha');

/** Those with one regular skill and nothing else are mission specialists (T62.2), those with two support personnel. */
function traitsByBox({ length }: readonly Skill[], isPlain: boolean): readonly Trait[] {
  if (!isPlain || length > 2) return NONE;
  return length === 1 ? ['Mission Specialist'] : length === 2 ? ['Support Personnel'] : NONE;
}

interface MorePersonnel extends Omit<More, 'icons'> {
  readonly skills?: string;
  readonly personas?: readonly string[];
  readonly impersonates?: string;
  readonly commands?: readonly string[];
  readonly modes?: readonly {
    readonly affil: Affiliation;
    readonly skills: string;
    readonly adds?: { readonly [A in Attribute]?: number };
  }[];
}

/**
 * A personnel: affiliation, classification, [INTEGRITY, CUNNING, STRENGTH], who it is with its icons ('universal male Cardassian [Stf]'), and
 * its skill box in order ('Diplomacy x2, Honor, text'), or that with whatever else it has.
 */
export const person = <const I extends NumberInSet>(
  id: I,
  name: string,
  affil: Affiliation | readonly Affiliation[],
  cls: Classification | null,
  numbers: Three,
  is: string,
  has: string | MorePersonnel,
): With<I, PersonnelFacts> =>
  of(id, name, () => {
    const more: MorePersonnel = typeof has === 'string' ? { skills: has } : has;
    const skills = skillBox(more.skills ?? '');
    const who = whoItIs(is);
    const modes = (more.modes ?? NONE).map((x): Mode => ({ affil: x.affil, skills: skillBox(x.skills).skills, adds: x.adds ?? {} }));
    const isPlain = skills.box.every((x) => x === 'skill') && modes.length === 0 && more.text === undefined;
    const isData = isPlain && numbers.every((x) => typeof x === 'number');
    return {
      ...common(id, name, more, isData || modes.length > 0 ? 'none' : 'some'),
      type: 'Personnel',
      ...who,
      traits: [...(more.traits ?? NONE), ...traitsByBox(skills.skills, isPlain)],
      affil: several(affil),
      cls,
      attributes: attributes(numbers),
      ...skills,
      native: nativeTo(who.icons),
      personas: more.personas ?? [more.title ?? name],
      impersonates: more.impersonates ?? null,
      commands: more.commands ?? NONE,
      dual: false,
      parts: NONE,
      modes,
    };
  });

interface WrittenPart {
  readonly name: string;
  readonly species: Species;
  readonly attributes: readonly [number, number, number];
  readonly skills: string;
}

/** One card, two personnel (T6.12): skills and attributes are those of both together. */
export const dual = <const I extends NumberInSet>(
  id: I,
  name: string,
  affil: Affiliation | readonly Affiliation[],
  cls: Classification,
  is: string,
  pair: readonly [WrittenPart, WrittenPart],
  more: Omit<MorePersonnel, 'skills'> = {},
): With<I, PersonnelFacts> =>
  of(id, name, () => {
    const sum = (at: 0 | 1 | 2): number => pair[0].attributes[at] + pair[1].attributes[at];
    const skills = pair.map((x) => x.skills).join(', ');
    const parts = pair.map((x): Part => ({
      name: x.name,
      species: speciesOf(x.species),
      attributes: attributes(x.attributes),
      skills: skillBox(x.skills).skills,
    }));
    const whole = person(id, name, affil, cls, [sum(0), sum(1), sum(2)], is, { ...more, skills });
    return { ...whole, traits: more.traits ?? NONE, dual: true, parts };
  });

type Staffing = Icon | Affiliation | Species | 'Empathy x2';
interface MoreShip extends More {
  readonly universal?: true;
  readonly equipment?: readonly Gear[];
  readonly commanders?: readonly string[];
  readonly downloads?: readonly string[];
}

/** A ship: affiliation, class, [RANGE, WEAPONS, SHIELDS], staffing. */
export const ship = <const I extends NumberInSet>(
  id: I,
  name: string,
  affil: Affiliation | readonly Affiliation[],
  shipClass: ShipClass,
  numbers: Three,
  staffing: readonly Staffing[],
  more: MoreShip = {},
): With<I, ShipFacts> =>
  of(id, name, () => ({
    ...common(id, name, more, 'none'),
    type: 'Ship',
    unique: more.universal ? 'universal' : 'unique',
    affil: several(affil),
    shipClass,
    numbers: shipNumbers(numbers),
    staffing,
    equipment: more.equipment ?? NONE,
    native: nativeTo(more.icons ?? NONE),
    commanders: more.commanders ?? NONE,
    downloads: (more.downloads ?? NONE).map((x) => [x]),
  }));

interface MoreMission extends More {
  readonly universal?: true;
  readonly span: Written;
  readonly quadrant?: Quadrant;
  readonly region?: Region;
  readonly location?: string;
  readonly homeworldOf?: Affiliation;
  readonly barred?: readonly Affiliation[];
  readonly attemptedWith?: string;
  readonly otherEnd?: OtherEnd;
}

/** A mission: where it is, who may attempt it, and what solves it, as `grammar.ts` reads it. */
export const mission = <const I extends NumberInSet>(
  id: I,
  name: string,
  where: MissionKind,
  attempters: readonly Affiliation[] | 'anyone',
  need: string | null,
  more: MoreMission,
): With<I, MissionFacts> =>
  of(id, name, () => {
    const read = (text: string | null | undefined): Need | null => (text === null || text === undefined ? null : parseNeed(text));
    return {
      ...common(id, name, more, 'none'),
      type: 'Mission',
      unique: more.universal ? 'universal' : 'unique',
      where,
      attempters: attempters === 'anyone' ? NONE : attempters,
      anyone: attempters === 'anyone',
      barred: more.barred ?? NONE,
      attemptedWith: read(more.attemptedWith),
      need: read(need),
      span: printedNumber(more.span),
      quadrant: more.quadrant ?? 'Alpha',
      region: more.region ?? null,
      homeworldOf: more.homeworldOf ?? null,
      location: more.location ?? null,
      otherEnd: more.otherEnd ?? null,
    };
  });

interface MoreFacility extends More {
  readonly universal?: true;
  readonly weapons?: number;
  readonly shields: number;
  readonly downloads?: readonly string[];
  readonly reverse?: ReverseSide;
}
export const facility = <const I extends NumberInSet>(
  id: I,
  name: string,
  affil: Affiliation | readonly Affiliation[],
  kind: FacilityFacts['facility'],
  more: MoreFacility,
): With<I, FacilityFacts> =>
  of(id, name, () => ({
    ...common(id, name, more, 'some'),
    type: 'Facility',
    unique: more.universal ? 'universal' : 'unique',
    affil: several(affil),
    facility: kind,
    weapons: more.weapons ?? null,
    shields: more.shields,
    native: nativeTo(more.icons ?? NONE),
    downloads: (more.downloads ?? NONE).map((x) => [x]),
    reverse: more.reverse ?? null,
  }));

interface MoreSite extends More {
  readonly universal?: true;
  readonly hosts?: readonly string[];
  readonly capacity?: number;
  readonly equipment?: readonly Gear[];
}
export const site = <const I extends NumberInSet>(id: I, name: string, section: Section, more: MoreSite = {}): With<I, SiteFacts> =>
  of(id, name, () => ({
    ...common(id, name, more, 'some'),
    type: 'Site',
    unique: more.universal ? 'universal' : 'unique',
    section,
    hosts: more.hosts ?? NONE,
    capacity: more.capacity ?? null,
    equipment: more.equipment ?? NONE,
  }));

interface MoreDilemma extends More {
  readonly numbers?: Three;
}
/** A dilemma: where it may be met; null: in a Q-Flash alone. */
export const dilemma = <const I extends NumberInSet>(
  id: I,
  name: string,
  where: DilemmaKind | null,
  more: MoreDilemma = {},
): With<I, DilemmaFacts> =>
  of(id, name, () => ({
    ...common(id, name, more, 'some'),
    type: 'Dilemma',
    where,
    numbers: more.numbers === undefined ? null : shipNumbers(more.numbers),
  }));

export const timeLocation = <const I extends NumberInSet>(
  id: I,
  name: string,
  where: MissionKind,
  quadrant: Quadrant,
  more: More = {},
): With<I, TimeLocationFacts> =>
  of(id, name, () => ({ ...common(id, name, more, 'some'), type: 'Time Location', unique: 'unique', where, quadrant }));

const other =
  (type: OtherFacts['type']) =>
  <const I extends NumberInSet>(id: I, name: string, more: More = {}): With<I, OtherFacts> =>
    of(id, name, () => ({ ...common(id, name, more, 'some'), type }));

export const artifact = other('Artifact');
export const doorway = other('Doorway');
export const equipment = other('Equipment');
export const event = other('Event');
export const incident = other('Incident');
export const interrupt = other('Interrupt');
export const objective = other('Objective');
