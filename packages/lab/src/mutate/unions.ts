import type { SourceFile } from '../shared/files.ts';

/** Words one of which may stand where another stands: a union of strings, or a list of words in an order. */
export interface Union {
  /** The type or list, or the field whose type it is; '' when it has no name. */
  readonly name: string;
  readonly path: string;
  readonly words: readonly string[];
}

const UNION = /(?:\b(\w+)(?:<[^<>=]*>)?\??\s*[=:]\s*\(?\|?\s*)?('[\w.-]+'(?:\s*\|\s*'[\w.-]+')+)/g;
const LIST = /\bconst (\w+) = \[([^[\]]*)\] as const/g;
/** Lists of what a thing is made of, and words for the log and the form: no choices of the rules. */
const NO_CHOICES = /FIELDS$|^TOKENS$|^DESCRIBED|^DECKS$/;

/** The unions and lists of words that the sources declare. */
export function unionsOf(files: readonly SourceFile[]): Union[] {
  const out: Union[] = [];
  for (const { path, text } of files)
    for (const pattern of [UNION, LIST])
      for (const [, name = '', body] of text.matchAll(pattern)) {
        const words = (body.match(/'[\w.-]+'/g) ?? []).map((x) => x.slice(1, -1));
        if (words.length > 1 && !NO_CHOICES.test(name)) out.push({ name, path, words });
      }
  return out;
}

/** The fields of clauses whose words have a type of their own. */
const TYPE_OF_FIELD: { readonly [field: string]: string } = { at: 'WINDOWS', as: 'Role', per: 'Frequency' };

/**
 * The union that a word in this file belongs to: that of its field, else one that the file declares or names, else the first that has it.
 * With `sure`, only if no other one has it.
 */
export function unionFor(
  unions: readonly Union[],
  file: { readonly path: string; readonly text: string },
  field: string,
  w: string,
  sure = false,
): Union | undefined {
  const fit = unions.filter((u) => u.words.includes(w));
  const typed = TYPE_OF_FIELD[field];
  const isOfField = (u: Union): boolean => u.name !== '' && (u.name === typed || u.name.toLowerCase() === field.toLowerCase());
  const isNamed = (u: Union): boolean => /^[A-Z]/.test(u.name) && new RegExp(`\\b${u.name}\\b`).test(file.text);
  const found = fit.find(isOfField) ?? fit.find((u) => u.path === file.path) ?? fit.find(isNamed);
  return found ?? (sure && fit.length > 1 ? undefined : fit[0]);
}
