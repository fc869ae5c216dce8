import { compile, PSEUDO, pseudo } from '@parley/kit/messages';
import type { Message } from '@parley/kernel/sentence';
import { allAliens, allFaces } from '../rules/registry/registry.ts';
import { GERMAN } from './de/index.ts';
import { ENGLISH } from './en/index.ts';
import { makeBook, type Book, type Messages } from './catalogue/messages.ts';

/** The languages the game speaks. Names and texts of cards and aliens are English in all of them, for now. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Everything that is said in English: what the game says itself, and what registered aliens and cards bring. */
export function english(): Book<string> {
  const questions: { [tag: string]: string } = {};
  const options: { [option: string]: string } = {};
  const events: { [type: string]: string } = {};
  const notes: { [note: string]: string } = {};
  for (const { asks = {} } of [...allAliens(), ...allFaces()])
    for (const [key, sentence] of Object.entries(asks)) {
      // A tag has no colon in it; an option names what it belongs to before one.
      if (key.includes(':')) options[key] ??= sentence;
      else questions[key] ??= sentence;
    }
  for (const { id, tells = {}, shows = {} } of allAliens()) {
    for (const [type, sentence] of Object.entries(tells)) events[type] ??= sentence;
    for (const [note, sentence] of Object.entries(shows)) notes[`${id}.${note}`] = sentence;
  }
  return {
    questions: { ...questions, ...ENGLISH.questions },
    options: { ...options, ...ENGLISH.options },
    occasions: ENGLISH.occasions,
    events: { ...events, ...ENGLISH.events },
    rules: ENGLISH.rules,
    notes,
    words: ENGLISH.words,
  };
}

/** The sentences of a language; what it lacks is said in English. */
export function bookOf(language: string): Book<string> {
  const base = english();
  return language === 'de' ? makeBook((section) => ({ ...base[section], ...GERMAN[section] })) : base;
}

const compiled = new Map<string, { readonly known: number; readonly messages: Messages }>();

/** The same, compiled: once for each language, as long as nothing more is registered. */
export function messagesOf(language: string): Messages {
  const known = allAliens().length + allFaces().length;
  const last = compiled.get(language);
  if (last?.known === known) return last.messages;
  const messages = compileBook(language);
  compiled.set(language, { known, messages });
  return messages;
}

function compileBook(language: string): Messages {
  const book = bookOf(language);
  const make = language === PSEUDO ? (sentence: string): Message => pseudo(compile(sentence)) : compile;
  return makeBook((section) => Object.fromEntries(Object.entries(book[section]).map(([key, sentence]) => [key, make(sentence)])));
}
