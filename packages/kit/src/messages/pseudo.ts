import { branchesOf, isMessage, type Branches, type Message } from '@parley/kernel/sentence';
import type { Catalogue } from './compile.ts';

/**
 * A language that nobody speaks, made of another one: accented, longer, in brackets. A text without brackets on a page in this language
 * has not come from the catalogue; one that is cut has too little room for languages with longer words.
 */
export const PSEUDO = 'en-XA';

const PLAIN = 'aeioucnsyzAEIOUCNSYZ';
const ACCENTED = 'áéíóúçñšýžÁÉÍÓÚÇÑŠÝŽ';

const accented = (text: string): string => text.replace(/[aeioucnsyz]/gi, (letter) => ACCENTED.charAt(PLAIN.indexOf(letter)));

/** A third longer, as German is: '~' for every third letter. */
const padding = (message: Message): string => '~'.repeat(Math.ceil(lettersIn(message) / 3));

/** As long as its longest form. */
const lettersIn = (message: Message): number =>
  (typeof message === 'string' ? [message] : message).reduce((sum, piece) => {
    if (typeof piece === 'string') return sum + piece.length;
    if (piece.length === 0) return sum + 3;
    if (piece[1] === 'words') return sum + piece[2].length;
    return sum + Math.max(3, ...branchesOf(piece).map(lettersIn));
  }, 0);

export const pseudo = (message: Message): Message => {
  const inside = accent(message);
  return typeof inside === 'string' ? `[${inside}${padding(message)}]` : ['[', ...inside, `${padding(message)}]`];
};

function accent(message: Message): Message {
  if (typeof message === 'string') return accented(message);
  return message.map((piece) => {
    if (typeof piece === 'string') return accented(piece);
    switch (piece[1]) {
      case 'words':
        return [piece[0], 'words', accented(piece[2])];
      case 'select':
        return [piece[0], 'select', accentAll(piece[2])];
      case 'plural':
      case 'ordinal':
        return [piece[0], piece[1], accentAll(piece[2]), piece[3]];
      default:
        return piece;
    }
  });
}

const accentAll = (branches: Branches): Branches => Object.fromEntries(Object.entries(branches).map(([key, m]) => [key, accent(m)]));

/** A whole catalogue that is compiled. */
export const pseudoAll = (catalogue: Catalogue<Message>): Catalogue<Message> =>
  Object.fromEntries(Object.entries(catalogue).map(([name, x]) => [name, isMessage(x) ? pseudo(x) : pseudoAll(x)]));
