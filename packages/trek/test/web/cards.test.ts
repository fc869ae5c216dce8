import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { CardEntry } from '../../text/lexicon.ts';
import { bandOf, CardChip, CardLarge, CardMark, CardMedium, numbersOf, sayKind, sayNumber } from '../../web/cards/index.ts';
import { footOf } from '../../web/cards/said.ts';
import { cardLine, searchWords } from '../../text/card-line.ts';
import { idOf, LIBRARY, libraryWithout } from './library.ts';

const card = (name: string, library = LIBRARY): CardEntry => {
  const entry = library.find(idOf(name));
  if (entry === undefined) throw new Error(`no card ${name}`);
  return entry;
};
const text = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

describe('a card', () => {
  it('of somebody wears the band of their people, any other that of its type', () => {
    expect(bandOf(card('Weyoun').facts)).toMatchObject({ affil: 'Dom', word: 'V.I.P.', signs: ['command'] });
    expect(bandOf(card("Jem'Hadar Warship").facts)).toMatchObject({ affil: 'Dom', word: null });
    expect(bandOf(card('Archer').facts)).toMatchObject({ affil: null, type: 'Dilemma', signs: ['planet'] });
    expect(bandOf(card('Subjugate Planet').facts).signs).toEqual(['agenda']);
  });

  it('small has the number that is asked for, and says it', () => {
    const chip = (props: Partial<Parameters<typeof CardChip>[0]>): string =>
      renderToStaticMarkup(createElement(CardChip, { entry: card('Weyoun'), ...props }));
    expect(chip({})).toContain('Weyoun, CUNNING 9');
    expect(chip({ asks: 'STRENGTH' })).toContain('Weyoun, STRENGTH 5');
    expect(chip({ asks: 'STRENGTH', now: { STRENGTH: 7 } })).toContain('Weyoun, STRENGTH 7');
  });

  it('medium has name, numbers and skills, and marks a number that is another than printed', () => {
    const medium = (props: Partial<Parameters<typeof CardMedium>[0]> = {}): string =>
      renderToStaticMarkup(createElement(CardMedium, { entry: card('Weyoun'), ...props }));
    expect(text(medium())).toContain('V.I.P. Weyoun I 5 C 9 S 5 Diplomacy 2');
    const changed = (html: string): number => html.split('changed').length - 1;
    expect(changed(medium({ now: { STRENGTH: 5 } }))).toBe(0);
    expect(changed(medium({ now: { STRENGTH: 8 } }))).toBe(1);
  });

  it('large has everything: kind, numbers, skills, icons, number in its set', () => {
    const large = text(renderToStaticMarkup(createElement(CardLarge, { entry: card('Kira Founder') })));
    for (const words of [
      'OFFICER',
      'Changeling',
      'Gamma Quadrant',
      '8 STRENGTH',
      'Resistance',
      'May infiltrate: Bajoran',
      'Staffs as command',
      'The Dominion, 87',
    ])
      expect(large).toContain(words);
    expect(renderToStaticMarkup(createElement(CardLarge, { entry: card('Telle') }))).not.toContain('Not at this table yet');
    const missing = renderToStaticMarkup(createElement(CardLarge, { entry: card('Weyoun', libraryWithout('Weyoun')) }));
    expect(text(missing)).toContain('Not at this table yet');
    expect(missing).toContain('data-done="no"');
  });

  it('of every kind can be drawn in every size, with nothing undefined on it', () => {
    for (const entry of LIBRARY.all)
      for (const size of [CardChip, CardMedium, CardLarge, CardMark])
        expect(renderToStaticMarkup(createElement(size, { entry }))).not.toMatch(/undefined|NaN|\[object/);
  });

  it('says what it is in words', () => {
    expect(sayKind(card('Rescue Founder').facts)).toContain('Gamma Quadrant');
    expect(sayNumber(card('Kira Founder').facts)).toBe('The Dominion, 87');
    expect(footOf(card('Rescue Founder').facts).map((x) => x.text)).toContain('For Dominion');
    expect(footOf(card('U.S.S. Defiant').facts)[0].text).toMatch(/^Staffing: /);
    expect(numbersOf(card('Rescue Founder').facts).map((x) => x.name)).toEqual(['points', 'span']);
    expect(cardLine(card('Weyoun').facts, '')).toMatch(/^V\.I\.P\. · Diplomacy 2, /);
    expect(searchWords(card('U.S.S. Defiant').facts)).toContain('Defiant');
  });
});
