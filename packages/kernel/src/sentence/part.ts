/**
 * A sentence is a list of parts, made where it is said: words, and the things the sentence speaks of, each in its own kind (a game has
 * its own: a player, a card, a place). The text of a sentence is the join of its parts; nobody takes a text apart again.
 */
export interface Part {
  readonly kind: string;
  readonly text: string;
}

/** Words of the message itself. */
export interface TextPart extends Part {
  readonly kind: 'text';
}

export const textPart = (text: string): TextPart => ({ kind: 'text', text });

export const textOf = (parts: readonly Part[]): string => parts.map((part) => part.text).join('');
