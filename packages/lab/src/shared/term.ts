import { stripVTControlCharacters } from 'node:util';

/** Colours and weights of text; on a plain terminal they leave it as it is. */
export interface Style {
  readonly on: boolean;
  bold(text: string): string;
  dim(text: string): string;
  good(text: string): string;
  bad(text: string): string;
  key(text: string): string;
  /** In a player's colour. */
  player(colour: string, text: string): string;
}

const PLAYER_CODES: { readonly [colour: string]: string } = {
  red: '91',
  blue: '94',
  yellow: '93',
  purple: '95',
  green: '92',
  orange: '38;5;208',
  black: '38;5;245',
  white: '97',
};

export function style(on: boolean): Style {
  const code = (n: string) => (text: string) => (on ? `\u001b[${n}m${text}\u001b[0m` : text);
  return {
    on,
    bold: code('1'),
    dim: code('2'),
    good: code('32'),
    bad: code('31'),
    key: code('36'),
    player: (colour, text) => code(PLAYER_CODES[colour] ?? '1')(text),
  };
}

/** Colours where a person looks at a terminal that has some, and has not asked for none (NO_COLOR). */
export function styleFor(out: { readonly isTTY?: boolean }): Style {
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
  if (NO_COLOR !== undefined && NO_COLOR !== '') return style(false);
  if (FORCE_COLOR !== undefined && FORCE_COLOR !== '0') return style(true);
  return style(out.isTTY === true && TERM !== 'dumb');
}

/** The columns a text takes. */
export const widthOf = (text: string): number => stripVTControlCharacters(text).length;
export const pad = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));
export const padLeft = (text: string, width: number): string => ' '.repeat(Math.max(0, width - widthOf(text))) + text;

/** Breaks a text into lines; all but the first begin with `indent`. */
export function wrap(text: string, width: number, indent = ''): string {
  const lines: string[] = [];
  let line = /^ */.exec(text)?.[0] ?? '';
  let empty = true;
  for (const word of text.trimStart().split(' ')) {
    if (!empty && widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line);
      line = indent + word;
    } else line = empty ? line + word : `${line} ${word}`;
    empty = false;
  }
  return [...lines, line].join('\n');
}
