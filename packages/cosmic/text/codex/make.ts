import type { Codex, CodexEntry, Ruling } from '@parley/kernel';
import { alienById, deckCalled, faceById } from '../../rules/registry/registry.ts';
import { lexicon } from '../describe.ts';
import type { AlienText, CardText } from '../lexicon.ts';
import { OPTION_TEXTS } from '../options.ts';
import { optionIn, settingWords } from '../settings.ts';
import { ruleText } from '../speech.ts';
import { timingOf } from './timing.ts';
import { PRINTED, type AlienData, type CardData } from './types.ts';

/** Everything there is, with our texts, and the rulings that tests prove. */
export function cosmicCodex(rulings: readonly Ruling[], language = 'en'): Codex {
  const words = lexicon(language);
  const said = settingWords(language);
  const { aliens, cards } = words;
  const copies = new Map(deckCalled('cosmic'));
  return {
    game: 'cosmic',
    sections: [
      { kind: 'alien', title: said?.sections.alien ?? 'Aliens', entries: Object.values(aliens).map((a) => alienEntry(a, rulings)) },
      {
        kind: 'card',
        title: said?.sections.card ?? 'Cards',
        entries: Object.values(cards).map((c) => cardEntry(c, copies.get(c.id) ?? 0, rulings)),
      },
      {
        kind: 'rule',
        title: said?.sections.rule ?? 'Rules',
        entries: Object.keys(words.messages.rules)
          .filter((id) => /^R\d/.test(id))
          .map((id) => ruleEntry(id, ruleText(words, id), rulings)),
      },
    ],
    options: said === undefined ? OPTION_TEXTS : OPTION_TEXTS.map((o) => optionIn(said, o)),
    rulings,
  };
}

function alienEntry(a: AlienText, rulings: readonly Ruling[]): CodexEntry {
  const { power, wild, super: strong } = alienById(a.id);
  const data: AlienData = {
    set: a.set,
    alert: a.alert,
    timing: { power: timingOf(power.clauses), wild: timingOf(wild.clauses), super: timingOf(strong.clauses, power.clauses) },
  };
  return {
    id: a.id,
    name: a.name,
    summary: a.summary,
    texts: PRINTED.map((id) => ({ id, text: a[id] })),
    rulings: idsOf(rulings, ({ id, file }) => isOf(id, a.id) || isTestOf(file, a.id)),
    data,
  };
}

function cardEntry(c: CardText, copies: number, rulings: readonly Ruling[]): CodexEntry {
  const data: CardData = { type: c.type, value: c.value, copies, timing: timingOf(faceById(c.id).clauses) };
  const about = idsOf(rulings, ({ id, title }) => isOf(id, c.id) || mentions(title, c.name));
  return { id: c.id, name: c.name, summary: c.text, texts: [], rulings: about, data };
}

const ruleEntry = (id: string, text: string, rulings: readonly Ruling[]): CodexEntry => ({
  id,
  name: id,
  summary: text,
  texts: [],
  rulings: idsOf(rulings, ({ title }) => mentions(title, id)),
  data: null,
});

const idsOf = (rulings: readonly Ruling[], isAbout: (r: Ruling) => boolean): string[] => [
  ...new Set(rulings.filter(isAbout).map((r) => r.id)),
];

/** 'faq-zombie-2' is a ruling of 'zombie'. */
const isOf = (ruling: string, id: string): boolean => ruling.includes(`-${id}-`) || ruling.endsWith(`-${id}`);

/** 'zombie.test.ts' is about 'zombie', and so is 'zombie-flares.test.ts'. */
function isTestOf(file: string, id: string): boolean {
  const name = file.slice(file.lastIndexOf('/') + 1);
  return name === `${id}.test.ts` || name.startsWith(`${id}-`);
}

const mentions = (title: string, what: string): boolean =>
  new RegExp(`(?<![\\w.])${what.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w]|\\.\\d)`, 'i').test(title);
