import { answer, clearNews, openTable, randomFrom, sampleAnswer, type Plain } from '@parley/kernel';
import { argumentsOf, localeOf, say, textOf, type Facts, type Message } from '@parley/kernel/sentence';
import { compile, PSEUDO } from '@parley/kit/messages';
import { allAliens, cosmic, LANGUAGES, lexicon } from '@parley/cosmic';
import { randomVariants } from '@parley/cosmic/testing';
import { describe, expect, it } from 'vitest';
import { bookOf, english } from '../text/books.ts';
import { GERMAN } from '../text/de/index.ts';
import { COLOURS, faceIn, placeIds } from '../ids/index.ts';
import { KINDS, kindOf, OTHER_KINDS, type FactKind } from '../text/kinds.ts';
import { tagOf } from '../text/language.ts';
import { SECTIONS, type Section } from '../text/catalogue/messages.ts';
import type { Part } from '../text/parts.ts';
import { sayEvent, sayQuestion } from '../text/speech.ts';
import type { Speech } from '../text/things.ts';

/** Speaks with three people: seat 0 is the viewer, if there is one. */
const speech = (language: string, viewer: number | null): Speech => ({
  lexicon: lexicon(language),
  locale: localeOf(tagOf(language)),
  viewer,
  names: {
    player: (p) => ['Mira', 'Kofi', 'Ines'][p],
    colour: (p) => COLOURS[p],
    fleet: (colour) => (COLOURS as readonly string[]).indexOf(colour),
    sheet: () => 'zombie',
    card: () => 'plague',
    lingering: () => 'power:zombie',
    asset: () => 'tech:qax',
    stack: () => ({ ships: 3 }),
  },
});

/** A fact of each kind; people as they are asked for. */
const sample = (kind: FactKind, who: Plain, n: number): Plain => {
  const samples: { readonly [K in FactKind]: Plain } = {
    player: who,
    fleet: Array.isArray(who) ? 'blue' : COLOURS[Number(who)],
    card: 'attack-08',
    alien: 'zombie',
    place: 'blue/2',
    ships: [{ colour: 'red', n: 2 }],
    number: n,
    colour: 'green',
    system: 'green',
    type: 'attack',
    choice: 'offense',
    word: 'any',
    terms: { 'cards.any:0>1': 1, 'colony.blue/2:1>0': 1 },
    text: 'Well?',
  };
  return samples[kind];
};

/** Every way to say an event: each of its people as `who`, the others as somebody else; with `n` of whatever is counted. */
const ways = (key: string, message: Message, who: Plain, n: number): { readonly [name: string]: Plain }[] => {
  const names = [...argumentsOf(message)].filter((name) => name !== 'ships');
  const people = names.filter(
    (name) =>
      (kindOf(key, name) === 'player' || kindOf(key, name) === 'fleet') &&
      (Array.isArray(who) ? maybeSeveral(key, name) : !alwaysSeveral(key, name)),
  );
  const facts = (chosen: string | null): { readonly [name: string]: Plain } => ({
    n,
    ...Object.fromEntries(
      names.map((name) => [name, sample(kindOf(key, name) ?? 'text', name === chosen ? who : alwaysSeveral(key, name) ? [1, 2] : 1, n)]),
    ),
  });
  return people.length === 0 && !Array.isArray(who) ? [facts(null)] : people.map(facts);
};

/** Facts that may be several people; any other is one. Those who deal are always several. */
const SEVERAL: { readonly [message: string]: readonly string[] } = {
  won: ['who', 'lost'],
  'game-won': ['who'],
  'hands-passed': ['who'],
  invited: ['who'],
  'grudge-borne': ['who'],
  'winners-accused': ['who'],
  'winners-exempted': ['who'],
  'schizoid-shown': ['to'],
  'votes-counted': ['offense', 'defense'],
};
const maybeSeveral = (message: string, fact: string): boolean => fact === 'parties' || (SEVERAL[message]?.includes(fact) ?? false);
const alwaysSeveral = (message: string, fact: string): boolean => fact === 'parties' || message === 'hands-passed';

const baseKey = (key: string): string => key.replace(/\.own$/, '');

describe('the catalogue', () => {
  it.each(LANGUAGES)('is ICU MessageFormat throughout: %s', (language) => {
    const book = bookOf(language);
    for (const section of SECTIONS) for (const sentence of Object.values(book[section])) expect(() => compile(sentence)).not.toThrow();
  });

  it('says what kind each fact is of', () => {
    const book = english();
    const unknown = new Set<string>();
    for (const section of ['questions', 'occasions', 'events', 'notes'] as const)
      for (const [key, sentence] of Object.entries(book[section]))
        for (const fact of argumentsOf(compile(sentence)))
          if (kindOf(baseKey(key), fact) === undefined) unknown.add(`${section} ${key}: ${fact}`);
    expect([...unknown]).toEqual([]);
    const used = new Set(SECTIONS.flatMap((s) => Object.values(book[s]).flatMap((x) => [...argumentsOf(compile(x))])));
    expect(Object.keys(KINDS).filter((fact) => !used.has(fact))).toEqual([]);
    const messages = new Set(SECTIONS.flatMap((s) => Object.keys(book[s])));
    expect(Object.keys(OTHER_KINDS).filter((key) => !messages.has(key))).toEqual([]);
  });

  it('has everything in German', () => {
    const book = english();
    const missing = SECTIONS.flatMap((s) =>
      Object.keys(book[s])
        .filter((key) => GERMAN[s][key] === undefined)
        .map((key) => `${s} ${key}`),
    );
    const strange = SECTIONS.flatMap((s) =>
      Object.keys(GERMAN[s])
        .filter((key) => book[s][key] === undefined)
        .map((key) => `${s} ${key}`),
    );
    expect([missing, strange]).toEqual([[], []]);
  });

  it('speaks of the same facts in every language', () => {
    const book = english();
    for (const section of SECTIONS)
      for (const [key, sentence] of Object.entries(GERMAN[section])) {
        const known = argumentsOf(compile(book[section][key]));
        expect([key, [...argumentsOf(compile(sentence))].filter((fact) => !known.has(fact))]).toEqual([key, []]);
      }
  });

  it('is in brackets, accented and longer in the pseudo language', () => {
    const { messages } = lexicon(PSEUDO);
    const plain = lexicon('en').messages;
    for (const section of SECTIONS)
      for (const [key, message] of Object.entries(messages[section])) {
        const facts: Facts<Part> = Object.fromEntries([...argumentsOf(message)].map((name) => [name, 1]));
        const said = textOf(say(localeOf(PSEUDO), message, facts));
        const before = textOf(say(localeOf(PSEUDO), plain[section][key], facts));
        expect([key, said]).toEqual([key, expect.stringMatching(/^\[.*~\]$/s)]);
        expect(said.length).toBeGreaterThan(before.length * 1.2);
      }
  });
});

describe('the facts of random games', () => {
  interface Fault {
    readonly message: string;
    readonly fault: string;
  }
  const isOf = (kind: FactKind, value: Plain): boolean => {
    const all: readonly Plain[] = Array.isArray(value) ? value : [value];
    const words = lexicon();
    switch (kind) {
      case 'player':
        return all.every((x) => Number.isInteger(x));
      case 'fleet':
      case 'colour':
      case 'system':
        return all.every((x) => (COLOURS as readonly Plain[]).includes(x));
      case 'card':
        return all.every((x) => typeof x === 'string' && words.cards[faceIn(x)] !== undefined);
      case 'alien':
        return all.every((x) => typeof x === 'string' && words.aliens[x] !== undefined);
      case 'place':
        return all.every((x) => typeof x === 'string' && placeIds.find(x) !== null);
      case 'number':
        return typeof value === 'number' || value === 'all' || (typeof value === 'string' && !Number.isNaN(Number(value)));
      case 'type':
        return typeof value === 'string' && words.messages.words[`type.${value}`] !== undefined;
      case 'choice':
      case 'word':
      case 'text':
        return typeof value === 'string';
      case 'terms':
        return typeof value === 'object' && value !== null;
      case 'ships':
        return true;
    }
  };
  /** Facts that a message gets from others. */
  const MADE: { readonly [fact: string]: string } = { ships: 'n', offensive: 'totals', defensive: 'totals' };

  it.each([3, 4, 5, 6, 7, 8])('are those that the messages speak of, in every language, with %i players', (players) => {
    const faults = new Map<string, Fault>();
    const look = (section: Section, key: string, kinds: string, data: { readonly [fact: string]: Plain | undefined }): void => {
      for (const language of LANGUAGES) {
        const message = lexicon(language).messages[section][key];
        if (message === undefined) continue;
        for (const fact of argumentsOf(message)) {
          const value = data[fact];
          const kind = kindOf(kinds, fact);
          if (value === undefined && data[MADE[fact] ?? ''] === undefined && fact !== 'occasion')
            faults.set(`${key} ${fact}`, { message: key, fault: `${fact} is not told` });
          else if (value !== undefined && kind !== undefined && !isOf(kind, value))
            faults.set(`${key} ${fact}`, { message: key, fault: `${fact} is no ${kind}: ${JSON.stringify(value)}` });
          else if (kind === 'player' && Array.isArray(value) && value.length > 1 && section === 'events' && !maybeSeveral(kinds, fact))
            faults.set(`${key} ${fact}`, { message: key, fault: `${fact} are several: ${JSON.stringify(value)}` });
        }
      }
    };
    for (let game = players - 3; game < allAliens().length; game += 6) {
      const r = randomFrom(`facts-${game}`);
      const table = openTable(cosmic, randomVariants(r, { players }, game % 2 === 0 ? 0 : 0.4), `facts-${game}`, {
        listen: true,
        log: false,
      });
      for (let i = 0; i < 300 && !table.over; i++) {
        for (const { decision: d } of table.pending) {
          look('questions', d.tag, d.tag, d.data ?? {});
          if (d.tag === 'use' && typeof d.data?.at === 'string') look('occasions', d.data.at, d.data.at, d.data);
        }
        const p = table.pending.find((x) => x.answer === undefined);
        if (p) answer(table, p.decision.seat, sampleAnswer(p.decision, r));
        for (const e of table.game.events) {
          look('events', e.type, e.type, e.data);
          if (e.secret) look('events', `${e.type}.own`, e.type, { ...e.data, ...e.secret.data });
        }
        clearNews(table.game);
      }
    }
    expect([...faults.values()]).toEqual([]);
  });
});

/** Third person where the second ought to be, and the other way round. */
const WRONG: { readonly [language: string]: RegExp } = {
  en: /\b[Yy]ou (?:is|has|does|was|\w+[^s\W]s)\b(?! card)|\b(?:Mira|Kofi|Ines) (?:are|have|do|were)\b|\bof you\b|you's|\b1 (?:ship|card|reward|token|tech)s\b|\b[02-9] (?:ship|card|reward|token|tech)\b/,
  de: /\b[Dd]u (?:ist|hat|wird|kann|will|war|\w+[^s\W]t)\b|\b(?:Mira|Kofi|Ines) (?:bist|hast|wirst|kannst|willst|\w+est)\b|\b1 (?:Schiffe|Karten|Belohnungen|Marken)\b|\b[02-9] (?:Schiff|Karte|Belohnung|Marke)\b|\b(?:von|mit|an|für) du\b/,
};
/** What looks like the third person and is none. */
const FINE: { readonly [language: string]: RegExp } = {
  en: /[Yy]ou (?:pass|guess|always)\b|\band \w+ (?:are|have)\b|each of you \w+|\w+ do you\b/g,
  de: /\S+t du\b|[Dd]u setzt\b/g,
};

describe('every event', () => {
  const people: readonly (readonly [string, Plain, number | null])[] = [
    ['you', 0, 0],
    ['somebody', 0, null],
    ['several', [0, 2], null],
    ['you and another', [0, 2], 0],
  ];
  for (const language of LANGUAGES)
    for (const [person, who, viewer] of people)
      it.each([0, 1, 2, 5])(`agrees in ${language} with ${person}, and with %i`, (n) => {
        const s = speech(language, viewer);
        const faults: string[] = [];
        for (const [key, message] of Object.entries(s.lexicon.messages.events)) {
          const type = baseKey(key);
          for (const facts of ways(type, message, who, n)) {
            const said = textOf(
              sayEvent(
                { ...s, lexicon: { ...s.lexicon, messages: { ...s.lexicon.messages, events: { [type]: message } } } },
                type,
                facts,
                false,
              ),
            );
            if (WRONG[language].test(said.replaceAll(FINE[language], '')) || /undefined|[{}]| {2}|^[a-zà-ü]/.test(said))
              faults.push(`${key}: ${said}`);
          }
        }
        expect(faults).toEqual([]);
      });

  it.each(LANGUAGES)('names people by parts, those too who are told it as "you": %s', (language) => {
    const named = (
      viewer: number | null,
      key: string,
      message: Message,
      facts: { readonly [name: string]: Plain },
    ): ReadonlySet<number> => {
      const s = speech(language, viewer);
      const events = { [key]: message };
      const parts = sayEvent({ ...s, lexicon: { ...s.lexicon, messages: { ...s.lexicon.messages, events } } }, key, facts, false);
      return new Set(parts.flatMap((part) => (part.kind === 'player' ? [part.seat] : [])));
    };
    const unnamed: string[] = [];
    let told = 0;
    for (const [key, message] of Object.entries(lexicon(language).messages.events))
      for (const facts of ways(baseKey(key), message, 0, 2)) {
        if (!named(null, baseKey(key), message, facts).has(0)) continue;
        told++;
        if (!named(0, baseKey(key), message, facts).has(0)) unnamed.push(key);
      }
    expect(unnamed).toEqual([]);
    expect(told).toBeGreaterThan(150);
  });
});

describe('every question', () => {
  it.each(LANGUAGES)('counts right and leaves nothing open: %s', (language) => {
    const s = speech(language, 1);
    const faults: string[] = [];
    for (const [key, message] of Object.entries(s.lexicon.messages.questions))
      for (const n of [0, 1, 2, 5])
        for (const facts of ways(key, message, 0, n)) {
          const said = textOf(sayQuestion(s, { tag: key, data: { ...facts, at: 'window:turn.start' } }));
          if (WRONG[language].test(said.replaceAll(FINE[language], '')) || /undefined|[{}]| {2}/.test(said)) faults.push(`${key}: ${said}`);
        }
    expect(faults).toEqual([]);
  });
});
