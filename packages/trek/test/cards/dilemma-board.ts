import '../../content/index.ts';
import { addCards, defineCard } from '../../effects/index.ts';
import * as print from '../../language/define.ts';
import { ATTRIBUTES, CLASSIFICATIONS, SKILLS, type Affiliation, type Classification, type Facts } from '../../language/index.ts';
import { is, mark, type Status } from '../../rules/state/marks.ts';
import { cardNamed, scenario, type Board, type Scenario } from '../../testing/index.ts';

export type { Scenario };

/** Cards made for these tests, so that every number and skill in them can be seen in the test. */
let last = 8500;
const next = (): `DOM-${number}` => `DOM-${++last}`;
/** Who was made, and as what. */
const made = new Map<string, string>();
function add(facts: Facts, spec = ''): void {
  addCards([defineCard(facts, { unfinished: 'made for tests' })]);
  made.set(facts.name, spec);
}

const isClass = (word: string): word is Classification => CLASSIFICATIONS.some((x) => x === word);
const SKILL = new RegExp(`^(?:${[...SKILLS, ...CLASSIFICATIONS].join('|')})(?: x\\d)?$`);
const AFFILIATIONS: { readonly [word: string]: Affiliation | undefined } = { Borg: 'Bor', Federation: 'Fed', Bajoran: 'Baj' };
const SPECIES = ['Android', 'Changeling', 'Vulcan', 'Klingon', 'Bajoran', "Jem'Hadar", 'Vorta', 'Human', 'Bolian'];

/**
 * Somebody as a test needs him: 'Guard: SECURITY, STRENGTH 9, female, Android, [Cmd]'. The first CLASS is the classification, more of them are skills;
 * attributes that are not named are 0. Without a name he is called by what he is. Universal, Non-Aligned and a male Human unless it is said.
 */
export function who(text: string): string {
  const isNamed = text.includes(': ');
  const [name, spec] = isNamed ? text.split(': ') : [text, text];
  if (isNamed && (made.has(name) ? made.get(name) !== spec : isPrinted(name))) throw new Error(`${name} is somebody else already`);
  if (made.has(name) || isPrinted(name)) return name;
  const words = spec.split(', ');
  const cls = words.find(isClass) ?? 'CIVILIAN';
  const skills = words.filter((x, i) => SKILL.test(x) && !(x === cls && words.indexOf(x) === i));
  const numberOf = (attribute: string): number => Number(words.find((x) => x.startsWith(`${attribute} `))?.split(' ')[1] ?? 0);
  const [integrity, cunning, strength] = ATTRIBUTES.map(numberOf);
  const affil = words.flatMap((x) => AFFILIATIONS[x] ?? [])[0] ?? 'NA';
  const species = words.filter((x) => SPECIES.includes(x) || x === 'Borg');
  const icons = words.filter((x) => x.startsWith('[')).join('');
  const traits = words.filter((x): x is 'Drone' | 'Soong-type android' => x === 'Drone' || x === 'Soong-type android');
  const uniqueness = words.includes('unique') ? '' : 'universal ';
  const about = `${uniqueness}${words.includes('female') ? 'female' : 'male'} ${species.length === 0 ? 'Human' : species.join('/')} ${icons}`;
  add(print.person(next(), name, affil, cls, [integrity, cunning, strength], about.trim(), { skills: skills.join(', '), traits }), spec);
  return name;
}
function isPrinted(name: string): boolean {
  try {
    return cardNamed(name).facts.name === name;
  } catch {
    return false;
  }
}
export const times = (n: number, text: string): string[] => Array.from({ length: n }, () => text);

add(print.equipment(next(), 'Trial Gadget'));
add(print.equipment(next(), 'Trial Blaster', { traits: ['hand weapon', 'phaser'] }));
add(print.equipment(next(), 'Trial Raygun', { traits: ['hand weapon', 'disruptor'] }));
add(print.artifact(next(), 'Trial Relic', { traits: ['Equipment artifact'] }));
/** Cards of sets that are not at this table, of which texts speak all the same. */
for (const name of ['Changeling Sweep', 'Shape-Shift Inhibitor', 'Breen CRM114']) if (!isPrinted(name)) add(print.equipment(next(), name));
add(print.ship(next(), 'Trial Ship', 'NA', 'Galaxy Class', [8, 7, 6], []));
add(print.ship(next(), 'Trial Liner', 'NA', 'Galaxy Class', [8, 7, 6], ['Cmd']));
add(print.ship(next(), 'Trial Cube', 'Bor', 'Borg Cube', [8, 7, 9], []));
add(print.ship(next(), 'Trial Fort', 'NA', 'Galaxy Class', [8, 7, 7], []));
add(print.ship(next(), 'Trial Cruiser', 'Fed', 'Galaxy Class', [8, 7, 9], []));
add(print.facility(next(), 'Trial Base', 'NA', 'Outpost', { shields: 20 }));

/** Nobody solves these by chance. */
const hard = { universal: true, span: 3, points: 30 } as const;
add(print.mission(next(), 'Trial World', 'planet', 'anyone', '30 Youth', hard));
add(print.mission(next(), 'Trial Space', 'space', 'anyone', '30 Youth', hard));
add(print.mission(next(), 'Trial Deep', 'space', 'anyone', '30 Youth', hard));
add(print.mission(next(), 'Trial Moon', 'planet', 'anyone', '30 Youth', hard));
add(print.mission(next(), 'Trial Colony', 'planet', 'anyone', '30 Youth', { ...hard, span: 5 }));
/** Solved by one with Acquisition. */
add(print.mission(next(), 'Trial Market', 'planet', 'anyone', 'Acquisition', hard));

export interface Meeting {
  /** What blue has besides those who meet it: in orbit or elsewhere, in the hand. */
  readonly board?: Board;
  readonly mission?: string;
  readonly ship?: string;
  /** Ships of blue's there, besides the one whose crew meets it. */
  readonly beside?: { readonly [ship: string]: readonly string[] };
  /** Only these of them attempt. */
  readonly attempts?: readonly string[];
  /** More seed cards, after the dilemma. */
  readonly later?: readonly string[];
  /** Answers that are known beforehand: whose, to what, what. */
  readonly plans?: readonly (readonly ['blue' | 'red', string, string | readonly string[] | boolean])[];
  /** Where it is met, of those that may be met in both. */
  readonly at?: 'planet' | 'space';
  readonly seed?: string;
}

/** The board on which blue's people are about to meet a dilemma of red's. An attempt that does not solve stops nobody. */
export function before(dilemma: string, people: readonly string[], meeting: Meeting = {}): Scenario {
  const { facts } = cardNamed(dilemma);
  const inSpace = meeting.at === 'space' || (facts.type === 'Dilemma' && facts.where === 'space');
  const mission = meeting.mission ?? (inSpace ? 'Trial Space' : 'Trial World');
  const crew = people.map(who);
  const { board = {}, ship = 'Trial Ship', later = [], beside = {} } = meeting;
  const others = Object.fromEntries(Object.entries(beside).map(([name, aboard]) => [name, aboard.map(who)]));
  const there = inSpace
    ? { space: { [ship]: crew, ...others } }
    : { planet: crew, ...(meeting.beside === undefined ? {} : { space: others }) };
  const blue = board.blue?.at?.[mission];
  const t = scenario(
    {
      alpha: [mission],
      house: { failedSolveStops: false },
      ...board,
      blue: { ...board.blue, at: { ...board.blue?.at, [mission]: { ...blue, ...there } } },
      red: { ...board.red, at: { ...board.red?.at, [mission]: { ...board.red?.at?.[mission], seeds: [dilemma, ...later] } } },
    },
    meeting.seed,
  );
  for (const [player, tag, answer] of meeting.plans ?? []) t.plan(player, tag, answer);
  return t;
}

/** They meet it. */
export function meet(dilemma: string, people: readonly string[], meeting: Meeting = {}): Scenario {
  const t = before(dilemma, people, meeting);
  attempt(t, dilemma, meeting);
  return t;
}
export function attempt(t: Scenario, dilemma: string, { mission, ship = 'Trial Ship', attempts, at }: Meeting = {}): void {
  const { facts } = cardNamed(dilemma);
  const inSpace = at === 'space' || (facts.type === 'Dilemma' && facts.where === 'space');
  const of = inSpace ? ship : (mission ?? 'Trial World');
  if (attempts === undefined) t.order('blue', 'attempt', of);
  else t.order('blue', 'attempt', of, [...attempts]);
}

const RESULTS = ['overcome', 'failed', 'took-effect', 'nullified', 'no-trigger', 'mis-seed'];
/** What came of the dilemmas that were met. */
export const results = (t: Scenario): string[] => t.events().flatMap((e) => (RESULTS.includes(e.type) ? e.type : []));
/** Those of them who were killed. */
export const dead = (t: Scenario, ...names: readonly string[]): string[] =>
  names.filter((x) => t.g.s.history.dead.some(({ piece }) => t.names([piece])[0] === who(x)));
/** Those of them who were discarded, dead or not. */
export const lost = (t: Scenario, ...names: readonly string[]): string[] => names.filter((x) => t.where(who(x)) === 'discard blue');
/** How somebody was picked, each time, and who they were at last. */
export const hows = (t: Scenario): string[] => t.events('selected').flatMap(({ data: { how } }) => (typeof how === 'string' ? how : []));
export const picked = (t: Scenario): string[] => t.names([t.events('selected').at(-1)?.data['pieces'] ?? []].flat().map(Number));
export const stopped = (t: Scenario, ...names: readonly string[]): boolean[] => names.map((x) => mark(t.g, t.piece(who(x)), 'stopped') > 0);
export const has = (t: Scenario, status: Status, ...names: readonly string[]): boolean[] =>
  names.map((x) => is(t.g, t.piece(who(x)), status));
/** Both players end a turn. */
export function round(t: Scenario): void {
  t.endTurn();
  t.endTurn();
}
