import type { Locale } from './locale.ts';
import type { Argument, Branches, Message } from './message.ts';
import { textPart, type Part, type TextPart } from './part.ts';

/** What an argument of a message stands for. Text and numbers stand for themselves; anything else tells how it is said. */
export type Fact<P extends Part> = string | number | Thing<P>;

export interface Thing<P extends Part> {
  /** What `select` looks at: of a person 'you', 'one' or 'many', of a thing its kind. */
  readonly key?: string;
  /** What `plural` looks at. */
  readonly count?: number;
  /** How it is said. `first`: it is the first word of a sentence. */
  parts(first: boolean): readonly (P | TextPart)[];
  /** The same where the message has words of its own for it: 'your', 'dich'. Without this they are words like any other. */
  worded?(words: string): P | TextPart;
}

export type Facts<P extends Part> = { readonly [name: string]: Fact<P> | undefined };

/** Makes the sentence: a message and the facts it speaks of, as parts. A fact that is missing is left out. */
export function say<P extends Part>(locale: Locale, message: Message, facts: Facts<P>): (P | TextPart)[] {
  const out: (P | TextPart)[] = [];
  put(locale, message, facts, out, null);
  return out;
}

function put<P extends Part>(
  locale: Locale,
  message: Message,
  facts: Facts<P>,
  out: (P | TextPart)[],
  counted: { readonly n: number } | null,
): void {
  for (const piece of typeof message === 'string' ? [message] : message) {
    if (typeof piece === 'string') addText(out, piece);
    else if (piece.length === 0) addText(out, counted === null ? '#' : locale.number(counted.n));
    else putArgument(locale, piece, facts, out, counted);
  }
}

function putArgument<P extends Part>(
  locale: Locale,
  piece: Argument,
  facts: Facts<P>,
  out: (P | TextPart)[],
  counted: { readonly n: number } | null,
): void {
  const fact = facts[piece[0]];
  switch (piece[1]) {
    case 'select':
      put(locale, branchOf(piece[2], keyOf(fact)), facts, out, counted);
      return;
    case 'plural':
    case 'ordinal': {
      const n = numberOf(fact);
      const [, kind, branches, offset] = piece;
      const exact = branches[`=${n}`];
      const category = kind === 'plural' ? locale.plural(n - offset) : locale.ordinal(n - offset);
      put(locale, exact ?? branchOf(branches, category), facts, out, { n: n - offset });
      return;
    }
    case 'number':
      addText(out, locale.number(numberOf(fact), piece[2]));
      return;
    case 'words':
      add(out, (typeof fact === 'object' ? fact.worded?.(piece[2]) : undefined) ?? textPart(piece[2]));
      return;
    default:
      if (fact === undefined) return;
      if (typeof fact === 'object') for (const part of fact.parts(startsSentence(out))) add(out, part);
      else addText(out, typeof fact === 'number' ? locale.number(fact) : fact);
  }
}

/** Every select and plural has a branch 'other': the compiler refuses messages without one. */
const branchOf = (branches: Branches, key: string): Message => (Object.hasOwn(branches, key) ? branches[key] : branches.other);

const keyOf = (fact: Fact<Part> | undefined): string =>
  fact === undefined ? 'other' : typeof fact === 'object' ? (fact.key ?? 'other') : String(fact);

const numberOf = (fact: Fact<Part> | undefined): number => (typeof fact === 'object' ? (fact.count ?? 0) : Number(fact ?? 0));

function add<P extends Part>(out: (P | TextPart)[], part: P | TextPart): void {
  if (part.kind === 'text') addText(out, part.text);
  else out.push(part);
}

/** Words that follow each other are one part. */
function addText(out: (Part | TextPart)[], text: string): void {
  if (text === '') return;
  const last = out.at(-1);
  if (last?.kind === 'text') out[out.length - 1] = textPart(last.text + text);
  else out.push(textPart(text));
}

const startsSentence = (out: readonly Part[]): boolean => out.length === 0 || /[.!?…]\s+$/.test(out[out.length - 1].text);
