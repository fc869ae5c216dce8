import { compile, compileAll, pseudo } from '../src/messages/index.ts';
import { argumentsOf, localeOf, say, textOf } from '@parley/kernel/sentence';
import { describe, expect, it } from 'vitest';

const english = (source: string, facts: Parameters<typeof say>[2] = {}): string => textOf(say(localeOf('en-GB'), compile(source), facts));

describe('a message', () => {
  it('is ICU MessageFormat', () => {
    const source = '{n, plural, =0 {No ships} one {# ship} other {# ships}} of {who, select, you {yours} other {{who}}}';
    expect(english(source, { n: 0, who: 'you' })).toBe('No ships of yours');
    expect(english(source, { n: 1, who: 'Kofi' })).toBe('1 ship of Kofi');
    expect(english(source, { n: 12, who: 'Kofi' })).toBe('12 ships of Kofi');
    expect(english('{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}, {p, number, ::percent}', { n: 3, p: 0.5 })).toBe(
      '3rd, 50%',
    );
    expect(english("It''s '{'{who}'s'}'", { who: 'Kofi' })).toBe("It's {Kofi's}");
  });

  it('has words between tags for an argument', () => {
    expect(compile("{who, select, you {<who>Your</who>} other {{who}'s}} card")).toEqual([
      ['who', 'select', { you: [['who', 'words', 'Your']], other: [['who'], "'s"] }],
      ' card',
    ]);
    expect(textOf(say(localeOf('en-XA'), pseudo(compile('<who>Your</who> card')), {}))).toMatch(/^\[Ýóúr çárd~+\]$/);
    expect(() => compile('<who>{n}</who>')).toThrow('This is no ICU message');
  });

  it('is its own text when it has no arguments', () => {
    expect(compile('Pass')).toBe('Pass');
    expect(compile('')).toBe('');
    expect([...argumentsOf(compile('Pass'))]).toEqual([]);
  });

  it.each(['{who', '{n, plural, one {# ship}}', '{who, select, you {You}}', '{n, verb, sends}', '{when, date}', '{p, number, percent}'])(
    'is refused: %s',
    (source) => {
      expect(() => compile(source)).toThrow(`This is no ICU message: ${source}`);
    },
  );
});

describe('a catalogue', () => {
  it('is compiled in all its folds', () => {
    expect(compileAll({ a: 'A', b: { c: 'C {n}' } })).toEqual({ a: 'A', b: { c: ['C ', ['n']] } });
  });
});

describe('the pseudo language', () => {
  it('brackets, accents and lengthens a message, and says the same', () => {
    expect(pseudo('Pass')).toBe('[Pášš~~]');
    const message = pseudo(compile('{n, plural, one {# ship} other {# ships}} {where, select, here {there} other {{where}}}'));
    expect(textOf(say(localeOf('en-XA'), message, { n: 2, where: 'nowhere' }))).toMatch(/^\[2 šhípš nowhere~+\]$/);
    expect(textOf(say(localeOf('en-XA'), message, { n: 1, where: 'here' }))).toMatch(/^\[1 šhíp théré~+\]$/);
  });
});
