import { isDeepStrictEqual } from 'node:util';
import { FACTS } from '../../content/facts/index.ts';
import type { Facts } from '../../language/index.ts';
import { textOf, type ReferenceCard } from './card.ts';
import { CORRECTIONS, type Correction } from './corrections.ts';
import { expectedOf, type Fields } from './expected.ts';
import { isHeadquarters, toldOf, withoutRank } from './told.ts';

export interface Difference {
  readonly id: string;
  readonly name: string;
  readonly field: string;
  readonly ours: unknown;
  readonly theirs: unknown;
}
export interface Comparison {
  readonly cards: number;
  /** How many fields were compared. */
  readonly fields: number;
  readonly differences: readonly Difference[];
  /** Differences that are meant, each with its reason. */
  readonly corrected: readonly (Difference & Pick<Correction, 'why'>)[];
}

/** Fields that are no facts of ours: wording, lore, where a text comes from, and what is told by other fields. */
const ELSEWHERE: readonly string[] = (
  'id set num rarity property preview notes refers loreNames lore ' +
  'text textCurrent textStatus special missionText missionAffilText reqText locationSource reverse'
).split(' ');
/** Fields that are read, besides those that have the same name with us. */
const READ: readonly string[] = (
  'class int cun str persona hqReport range weapons shields matchingCommander missionAffil req ' +
  'siteSection siteHost capacity qIcon dual'
).split(' ');

/** Holds every fact against a list of cards that somebody else has made. */
export function compare(reference: readonly ReferenceCard[], facts: readonly Facts[] = FACTS): Comparison {
  const byId = new Map(facts.map((x) => [x.id, x]));
  const all = reference.flatMap((card) => {
    const ours = byId.get(textOf(card, 'id'));
    return ours === undefined ? [missing(textOf(card, 'id'), textOf(card, 'name'), null, 'a card')] : differencesOf(card, ours);
  });
  const ids = new Set(reference.map((card) => textOf(card, 'id')));
  for (const { id, name } of facts) if (!ids.has(id)) all.push(missing(id, name, 'a card', null));
  const why = (x: Difference): string | undefined => CORRECTIONS.find(({ id, field }) => id === x.id && field === x.field)?.why;
  return {
    cards: reference.length,
    fields: facts.reduce((n, x) => n + Object.keys(toldOf(x)).length, 0),
    differences: all.filter((x) => why(x) === undefined),
    corrected: all.flatMap((x) => (why(x) === undefined ? [] : [{ ...x, why: why(x) ?? '' }])),
  };
}

const missing = (id: string, name: string, ours: unknown, theirs: unknown): Difference => ({ id, name, field: 'card', ours, theirs });

function differencesOf(card: ReferenceCard, facts: Facts): Difference[] {
  const theirs = sameNames(expectedOf(card), facts);
  const ours = toldOf(facts);
  const { id, name } = facts;
  const different = Object.keys(ours).filter((field) => !isDeepStrictEqual(ours[field], theirs[field]));
  const isRead = (field: string): boolean => field in ours || READ.includes(field) || ELSEWHERE.includes(field);
  const unread = Object.keys(card).filter((field) => card[field] !== null && !isRead(field));
  return [
    ...different.map((field) => ({ id, name, field, ours: ours[field], theirs: theirs[field] })),
    ...unread.map((field) => ({ id, name, field, ours: undefined, theirs: card[field] })),
  ];
}

/** Names of people and ships without ranks and as our cards are called; headquarters that there are. */
function sameNames(fields: Fields, { type }: Facts): Fields {
  const names = (value: unknown): readonly string[] => (Array.isArray(value) ? [...new Set(value.map((x) => withoutRank(String(x))))] : []);
  if (type === 'Ship') return { ...fields, commanders: names(fields.commanders) };
  if (type !== 'Personnel') return fields;
  const headquarters = Array.isArray(fields.headquarters) ? fields.headquarters.filter((x) => isHeadquarters(String(x))) : [];
  return { ...fields, commands: names(fields.commands), headquarters };
}
