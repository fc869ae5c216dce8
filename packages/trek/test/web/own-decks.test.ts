import { describe, expect, it } from 'vitest';
import { decks } from '../../web/decks/decks.ts';
import { choiceOf, faultsOf } from '../../web/decks/own-decks.ts';
import { nameIn } from '../../web/decks/seat-field.tsx';
import { LEGAL, LIBRARY, libraryWithout } from './library.ts';

const item = { id: 'x', name: 'Mine', text: '6 missions' };

describe('a deck for a seat', () => {
  it('is one that is legal, under the name it is kept by', () => {
    expect(choiceOf(LIBRARY, item, LEGAL)).toEqual({ ...item, deck: { ...LEGAL, name: 'Mine' }, faults: [] });
  });

  it('that is not legal says why', () => {
    const [reason, ...others] = choiceOf(libraryWithout('Telle'), item, LEGAL).faults;
    expect(reason).toContain('Not at this table yet: Telle');
    expect(others).toEqual([]);
    expect(faultsOf(LIBRARY, { ...LEGAL, draw: [] })).toEqual(['A draw deck has at least 30 cards, this one has 0.']);
  });

  it('that cannot be read says so', () => {
    expect(choiceOf(LIBRARY, item, { cards: [] })).toMatchObject({ deck: null, faults: [expect.stringContaining('no "cards"')] });
  });

  it('is called by its name; where none is chosen, one is given out', () => {
    expect([nameIn('Romulans'), nameIn({ ...LEGAL }), nameIn(null), nameIn(7)]).toEqual([
      'Romulans',
      'Legal',
      'A starter deck',
      'A starter deck',
    ]);
  });
});

it('what was kept is read as a deck, or refused with a sentence', () => {
  decks.with(({ read, fresh, savesItself }) => {
    expect(read({ ...LEGAL })).toEqual(LEGAL);
    expect(() => read({ cards: [] })).toThrow('no "cards"');
    expect(read(fresh)).toEqual(fresh);
    expect(savesItself).toBe(true);
  });
});
