import { parseNeed, type Need } from '../../language/index.ts';
import { numberOf, recordOf, recordsOf, textOf, type ReferenceCard } from './card.ts';

/** Phrases that a reference has as they are printed, as the grammar of needs writes them. */
const PHRASES: { readonly [phrase: string]: string } = {
  Female: 'female',
  Male: 'male',
  Founders: 'Founder',
  'hand weapons': 'hand weapon',
  '[AU] icon Personnel': '[AU] personnel',
  '<Kli> personnel': '[Inf:Kli] personnel',
  Holodeck: 'ship with Holodeck',
  'Landed ship': 'landed ship',
  '[Univ] ship': 'universal ship',
  'ship with two or more staffing icons': 'ship with 2 staffing icons',
  'freighter or transport in orbit with Transporter Skill aboard': 'in-orbit Freighter/Transport ship carrying Transporter Skill',
  'No opposing ships in Neutral Zone': 'no opposing ship in Neutral Zone',
  'Discard 2 Youth': 'discard 2 personnel with Youth',
  'Discard one Equipment card': 'discard 1 Equipment card',
};

/** The requirement of a mission as a reference has it, as our tree. */
export function needOf(requirement: ReferenceCard): Need {
  if ('all' in requirement) return { all: recordsOf(requirement, 'all').map(needOf) };
  if ('any' in requirement) return { any: recordsOf(requirement, 'any').map(needOf) };
  const not = recordOf(requirement, 'not');
  if (not) return { not: needOf(not) };
  return parseNeed(written(requirement));
}

function written(part: ReferenceCard): string {
  const counted = (n: unknown, what: string): string => (n === 1 ? what : `${String(n)} ${what}`);
  if ('skill' in part) return counted(part.n, textOf(part, 'skill'));
  if ('attr' in part) return `${textOf(part, 'attr')}${textOf(part, 'op')}${String(numberOf(part, 'n'))}`;
  if ('count' in part) return counted(part.count, phrase(textOf(part, 'of')));
  if ('trait' in part) return phrase(textOf(part, 'trait'));
  const card = textOf(part, 'card');
  return card.startsWith('any ') || card.endsWith(' personnel') ? phrase(card) : `{${card}}`;
}
const phrase = (text: string): string => PHRASES[text] ?? text;

/** The same need with its parts and alternatives in one order: which comes first means nothing. */
export function inOrder(need: Need): Need {
  if ('all' in need) return { all: need.all.map(inOrder).toSorted(byText) };
  if ('any' in need) return { any: need.any.map(inOrder).toSorted(byText) };
  return 'not' in need ? { not: inOrder(need.not) } : need;
}
const byText = (a: Need, b: Need): number => JSON.stringify(a).localeCompare(JSON.stringify(b));
