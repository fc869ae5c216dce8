import { InputError } from '@parley/kernel';

/** A card of a list that others have made: any fields, of which nothing is believed before it is looked at. */
export type ReferenceCard = { readonly [field: string]: unknown };

const isRecord = (x: unknown): x is ReferenceCard => typeof x === 'object' && x !== null && !Array.isArray(x);

/** The cards of such a list: an object with `cards`, each with at least an id, a name and a type. */
export function readReference(text: string): readonly ReferenceCard[] {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (cause) {
    throw new InputError(`This is no JSON: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
  const cards = isRecord(data) ? data.cards : undefined;
  if (!Array.isArray(cards)) throw new InputError('A reference is an object with a list of "cards".');
  return cards.map((card: unknown, i) => {
    if (isRecord(card) && ['id', 'name', 'type'].every((field) => typeof card[field] === 'string')) return card;
    throw new InputError(`Card ${i} has no id, name or type.`);
  });
}

/** A field that is a text; '' where there is none. */
export const textOf = (card: ReferenceCard, field: string): string => {
  const value = card[field];
  return typeof value === 'string' ? value : '';
};
/** A field that is a list of texts, or one text. */
export const textsOf = (card: ReferenceCard, field: string): readonly string[] => {
  const value = card[field];
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((x: unknown) => typeof x === 'string') : [];
};
/** A field that is a list of records. */
export const recordsOf = (card: ReferenceCard, field: string): readonly ReferenceCard[] => {
  const value = card[field];
  return Array.isArray(value) ? value.filter(isRecord) : [];
};
/** A field that is a record. */
export const recordOf = (card: ReferenceCard, field: string): ReferenceCard | null => {
  const value = card[field];
  return isRecord(value) ? value : null;
};
/** A field that is a number or a printed number such as "7+X"; null where there is none. The word NO is none as well. */
export const numberOf = (card: ReferenceCard, field: string): number | string | null => {
  const value = card[field];
  return typeof value === 'number' || (typeof value === 'string' && value !== 'NO') ? value : null;
};
