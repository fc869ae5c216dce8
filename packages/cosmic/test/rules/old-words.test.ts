import { allAliens, allFaces } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import * as catalogue from '../../text/catalogue.ts';

/** Everything the game says in words. */
const sentences = (): string[] => [
  ...allAliens().flatMap((a) => [
    a.summary,
    a.power.text,
    a.wild.text,
    a.super.text,
    ...Object.values(a.asks ?? {}),
    ...Object.values(a.tells ?? {}),
  ]),
  ...allFaces().flatMap((f) => [f.name, f.text, ...Object.values(f.asks ?? {})]),
  ...[catalogue.ASKS, catalogue.OPTIONS, catalogue.OCCASIONS, catalogue.EVENTS, catalogue.RULES].flatMap((x) => Object.values(x)),
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
