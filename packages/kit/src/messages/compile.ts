import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Branches, Message, Piece } from '@parley/kernel/sentence';

/**
 * Compiles ICU MessageFormat into plain data. The parser stays on this side: catalogues are compiled while they are loaded by Node or
 * built for the browser, which has the evaluator only.
 */
export function compile(source: string): Message {
  try {
    return pieces(parse(source, { captureLocation: false }));
  } catch (error) {
    throw new Error(`This is no ICU message: ${source}`, { cause: error });
  }
}

function pieces(elements: readonly MessageFormatElement[]): Message {
  const out = elements.map(piece);
  if (out.length === 0) return '';
  return out.length === 1 && typeof out[0] === 'string' ? out[0] : out;
}

function piece(x: MessageFormatElement): Piece {
  switch (x.type) {
    case TYPE.literal:
      return x.value;
    case TYPE.pound:
      return [];
    case TYPE.argument:
      return [x.value];
    case TYPE.number:
      if (!x.style) return [x.value, 'number'];
      if (typeof x.style === 'string') throw new Error(`Styles of numbers are skeletons: {${x.value}, number, ::${x.style}}`);
      return [x.value, 'number', { ...x.style.parsedOptions }];
    case TYPE.select:
      return [x.value, 'select', branches(x.options)];
    case TYPE.plural:
      return [x.value, x.pluralType === 'ordinal' ? 'ordinal' : 'plural', branches(x.options), x.offset];
    case TYPE.tag:
      return [x.value, 'words', wordsOf(x.children)];
    default:
      // Dates and times are said by Intl where they are at hand: a message gets them as text.
      throw new Error(`Messages have no arguments of this kind: ${TYPE[x.type]}.`);
  }
}

function wordsOf(children: readonly MessageFormatElement[]): string {
  const inside = pieces(children);
  if (typeof inside !== 'string') throw new Error('Between tags are words alone: <who>your</who>.');
  return inside;
}

const branches = (options: { readonly [key: string]: { readonly value: readonly MessageFormatElement[] } }): Branches =>
  Object.fromEntries(Object.entries(options).map(([key, option]) => [key, pieces(option.value)]));

/** Messages by name, in as many folds as the catalogue has. */
export interface Catalogue<Leaf> {
  readonly [name: string]: Leaf | Catalogue<Leaf>;
}

/** Compiles a whole catalogue. */
export function compileAll(catalogue: Catalogue<string>): Catalogue<Message> {
  return Object.fromEntries(Object.entries(catalogue).map(([name, x]) => [name, typeof x === 'string' ? compile(x) : compileAll(x)]));
}
