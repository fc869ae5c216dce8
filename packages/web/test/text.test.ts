import { argumentsOf, localeOf, say, textOf, type Facts, type Message, type Part } from '@parley/kernel/sentence';
import { PSEUDO, pseudoAll } from '@parley/kit/pseudo';
import { describe, expect, it } from 'vitest';
import { bind } from '../src/text/bind.ts';
import { DE } from '../src/text/de/index.ts';
import { EN } from '../src/text/en/index.ts';
import { T } from '../src/text/index.ts';
import { languageFor, LANGUAGES } from '../src/text/language.ts';
import { people } from '../src/text/people.ts';
import { messagesIn } from '../src/text/messages-in.ts';

/** Third person where the second ought to be, one where there are several, and the other way round. */
const WRONG = {
  en: /\b[Yy]ou (?:is|has|does|was|wins|leads|asks|agrees|draws|begins)\b|\b(?:Mira|Kofi) (?:are|have|win|lead|ask)\b|\b1 (?:ship|card|game|seat|bot|day)s\b|\b[02-9] (?:ship|card|game|day)\b/,
  de: /\b[Dd]u (?:ist|hat|gewinnt|führt|bittet|möchte|stimmt|zieht|beginnt)\b|\b(?:Mira|Kofi) (?:bist|hast|gewinnst|führst|bittest)\b|\b1 (?:Schiffe|Karten|Spiele|Plätze)\b|\b[02-9] (?:Schiff|Karte|Spiel)\b/,
};

const english = messagesIn(EN);
const german = messagesIn(DE);
const locale = { en: localeOf('en-GB'), de: localeOf('de') };

describe('the catalogue of the shell', () => {
  it('is the same in every language: the same keys, and no fact that the English does not know', () => {
    expect(Object.keys(LANGUAGES)).toEqual(['en', 'de']);
    expect([...german.keys()]).toEqual([...english.keys()]);
    for (const [key, message] of german)
      expect([key, [...argumentsOf(message)].filter((x) => !argumentsOf(english.get(key) ?? '').has(x))]).toEqual([key, []]);
  });

  it('is translated: what says the same in both languages is a name, a sign or a word of both', () => {
    const same = [...german].flatMap(([key, m]) => (typeof m === 'string' && /\w{4}/.test(m) && english.get(key) === m ? [m] : []));
    expect(new Set(same)).toEqual(new Set(['Chat', 'Codex', 'Enter', 'Parley', 'normal']));
  });

  it('is in brackets, accented and longer in the pseudo language', () => {
    const pseudo = messagesIn(pseudoAll(EN));
    for (const [key, message] of pseudo) {
      const facts: Facts<Part> = Object.fromEntries([...argumentsOf(message)].map((name) => [name, 2]));
      expect([key, textOf(say(localeOf(PSEUDO), message, facts))]).toEqual([key, expect.stringMatching(/^\[.*~\]$/s)]);
    }
  });

  it.each(['en', 'de'] as const)('agrees in person and number: %s', (language) => {
    const name = (p: number): string => ['Mira', 'Kofi', 'Ines'][p];
    const faults: string[] = [];
    for (const [key, message] of language === 'en' ? english : german)
      for (const n of [0, 1, 2, 5])
        for (const who of [people([0], 0, name), people([1], 0, name), people([1, 2], 0, name)]) {
          const many = who.key === 'many';
          if (many && !mentions(message, 'many')) continue;
          const facts = Object.fromEntries([...argumentsOf(message)].map((fact) => [fact, fact === 'who' ? who : fact === 'n' ? n : 3]));
          const said = textOf(say(locale[language], message, facts));
          if (WRONG[language].test(said) || /undefined|[{}]| {2}/.test(said)) faults.push(`${key}: ${said}`);
        }
    expect([...new Set(faults)]).toEqual([]);
  });
});

const mentions = (message: Message, branch: string): boolean => JSON.stringify(message).includes(`"${branch}":`);

describe('a catalogue', () => {
  it('is bound: a message without facts is a text, any other one a function', () => {
    expect(T.prompt.send).toBe('Send');
    expect(T.prompt.takeN({ n: 0 })).toBe('None of them');
    expect(T.prompt.takeN({ n: 7 })).toBe('These 7');
    expect(T.states.overText({ who: people([2, 0], 0, () => 'Ines') })).toBe('You and Ines win the game.');
    expect(T.states.overText({ who: people([], 0, String) })).toBe('Nobody wins the game.');
    expect([T.and(['a', 'b', 'c']), T.or(['a', 'b'])]).toEqual(['a, b and c', 'a or b']);
  });

  it('is asked for the same facts, whatever another language makes of them', () => {
    const both = bind({ a: ['x', ['n']], b: 'plain', c: { d: 'e' } } as never, { a: 'nothing', b: 'schlicht' }, locale.de) as {
      readonly a: (facts: object) => string;
    };
    expect(both.a({ n: 3 })).toBe('nothing');
    expect(both).toMatchObject({ b: 'schlicht', c: { d: 'e' } });
  });
});

it('the language is the one that was chosen, or the first of the browser that there is', () => {
  expect(languageFor(undefined, ['de-AT', 'en'])).toBe('de');
  expect(languageFor(undefined, ['fr', 'de'])).toBe('de');
  expect(languageFor(undefined, ['fr'])).toBe('en');
  expect(languageFor('en', ['de'])).toBe('en');
  expect(languageFor('tlh', ['de'])).toBe('de');
  expect(languageFor(PSEUDO, ['de'])).toBe(PSEUDO);
});
