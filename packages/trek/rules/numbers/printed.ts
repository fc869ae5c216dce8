import { memoised } from '@parley/kernel';
import type { Affiliation, Facts, Mode, PersonnelFacts, Printed, ShipFacts, Skill } from '../../language/index.ts';
import { factsOf } from '../registry/cards.ts';
import { mark } from '../state/marks.ts';
import type { Piece, Trek } from '../state/state.ts';
import { query } from '../timing/timing.ts';

const skillsAsked = query('skills');
const classesAsked = query('classes');
const affiliationsAsked = query('affiliations');
const iconsAsked = query('icons');
const traitsAsked = query('traits');
const speciesAsked = query('species');

export const isPersonnel = (facts: Facts): facts is PersonnelFacts => facts.type === 'Personnel';
export const isShip = (facts: Facts): facts is ShipFacts => facts.type === 'Ship';

/** A printed number without what its own text may add for X (T42.7). */
export const fixed = (printed: Printed): number => (printed === null ? 0 : typeof printed === 'number' ? printed : printed.base);

/** The affiliations printed on a card. */
export function printedAffiliations(facts: Facts): readonly Affiliation[] {
  return 'affil' in facts ? facts.affil : [];
}
/** The affiliation it has now: one of several is the one it was brought into play with or changed to (T6.10). */
export function affiliationsOf(g: Trek, piece: Piece): readonly Affiliation[] {
  const printed = printedAffiliations(factsOf(g, piece));
  const now = printed.length > 1 ? [printed[mark(g, piece, 'affiliation')] ?? printed[0]] : printed;
  return affiliationsAsked.ask(g, now, piece);
}
export const isOf = (g: Trek, piece: Piece, affiliation: Affiliation): boolean => affiliationsOf(g, piece).includes(affiliation);

/** The classification, which is one level of the skill of that name as well (T42.1). */
export function classesOf(g: Trek, piece: Piece): readonly string[] {
  const facts = factsOf(g, piece);
  const printed = isPersonnel(facts) && facts.cls !== null ? [facts.cls] : [];
  return classesAsked.ask(g, printed, piece);
}
export const iconsOf = (g: Trek, piece: Piece): readonly string[] => iconsAsked.ask(g, factsOf(g, piece).icons, piece);
export const traitsOf = (g: Trek, piece: Piece): readonly string[] => traitsAsked.ask(g, factsOf(g, piece).traits, piece);
export function speciesOf(g: Trek, piece: Piece): readonly string[] {
  const facts = factsOf(g, piece);
  return speciesAsked.ask(g, isPersonnel(facts) ? facts.species : [], piece);
}

/** What a personnel of several affiliations has besides, as the one it is now (T6.10); undefined: nothing. */
export const modeOf = (g: Trek, piece: Piece, { modes }: PersonnelFacts): Mode | undefined =>
  modes.length === 0 ? undefined : modes.find(({ affil }) => isOf(g, piece, affil));

/** The skills of a personnel with their levels, the classification among them, whether it may use them or not (T42.6). */
export const skillsOf = (g: Trek, piece: Piece): readonly Skill[] => memoised(g, `skills:${piece}`, () => workOutSkills(g, piece));

function workOutSkills(g: Trek, piece: Piece): readonly Skill[] {
  const facts = factsOf(g, piece);
  if (!isPersonnel(facts)) return [];
  const levels = new Map<string, number>();
  const add = ({ skill, level }: Skill): void => void levels.set(skill, (levels.get(skill) ?? 0) + level);
  for (const skill of classesOf(g, piece)) add({ skill, level: 1 });
  facts.skills.forEach(add);
  modeOf(g, piece, facts)?.skills.forEach(add);
  const all = [...levels].map(([skill, level]): Skill => ({ skill, level }));
  return skillsAsked.ask(g, all, piece);
}
export const levelOf = (g: Trek, piece: Piece, skill: string): number => skillsOf(g, piece).find((x) => x.skill === skill)?.level ?? 0;
