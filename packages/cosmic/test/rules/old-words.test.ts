import { allAliens, allFaces } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { bookOf } from '../../text/books.ts';
import { SECTIONS } from '../../text/catalogue/messages.ts';

/** Everything the game says in words. */
const sentences = (): string[] => [
  ...allAliens().flatMap((a) => [a.summary, a.power.text, a.wild.text, a.super.text]),
  ...allFaces().flatMap((f) => [f.name, f.text]),
  ...SECTIONS.flatMap((section) => Object.values(bookOf('en')[section])),
];

describe('words of older editions', () => {
  it('[faq-general-01] what was once a challenge is an encounter', () => {
    expect(sentences().filter((x) => /\b(?:an?|the|this|each|every|your) challenges?\b/i.test(x))).toEqual([]);
    expect(sentences().some((x) => /encounter/i.test(x))).toBe(true);
  });

  it('[faq-general-02] what was once the cone is the hyperspace gate', () => {
    expect(sentences().filter((x) => /\bcone\b/i.test(x))).toEqual([]);
    expect(sentences().some((x) => /\bgate\b/i.test(x))).toBe(true);
  });
});
