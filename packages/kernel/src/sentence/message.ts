/**
 * A message of the catalogue after compilation: ICU MessageFormat as plain data, small enough to be sent to a browser, which then needs
 * no parser. A message without arguments is its text.
 */
export type Message = string | readonly Piece[];
/** Tells a message from the part of a catalogue that holds several by name. */
export const isMessage = (x: Message | object): x is Message => typeof x === 'string' || Array.isArray(x);

/** Words, an argument, or the number of the plural it stands in (`#`, an empty list). */
export type Piece = string | readonly [] | Argument;

export type Argument = PlainPiece | NumberPiece | WordsPiece | SelectPiece | PluralPiece;
/** `{who}` */
export type PlainPiece = readonly [name: string, kind?: undefined];

/** `{n, number}`, with the options of Intl.NumberFormat if it has a style. */
export type NumberPiece = readonly [name: string, kind: 'number', style?: { readonly [option: string]: string | number | boolean }];
/** `<who>your</who>`: words of the message that stand for the argument. */
export type WordsPiece = readonly [name: string, kind: 'words', words: string];
/** `{who, select, you {...} other {...}}` */
export type SelectPiece = readonly [name: string, kind: 'select', branches: Branches];
/** `{n, plural, one {...} other {...}}`, or by order: `{n, selectordinal, ...}`. */
export type PluralPiece = readonly [name: string, kind: 'plural' | 'ordinal', branches: Branches, offset: number];

export interface Branches {
  readonly [key: string]: Message;
}

/** The branches of a select or a plural; any other argument has none. */
export const branchesOf = (piece: Argument): readonly Message[] =>
  piece[1] === 'select' || piece[1] === 'plural' || piece[1] === 'ordinal' ? Object.values(piece[2]) : [];

const piecesOf = (message: Message): readonly Piece[] => (typeof message === 'string' ? [message] : message);

/** The names of all arguments of a message, in all its branches. */
export function argumentsOf(message: Message, found = new Set<string>()): ReadonlySet<string> {
  for (const piece of piecesOf(message)) {
    if (typeof piece === 'string' || piece.length === 0) continue;
    found.add(piece[0]);
    for (const branch of branchesOf(piece)) argumentsOf(branch, found);
  }
  return found;
}
