import type { Decision, Plain } from '@parley/kernel';
import { argumentsOf, textOf, textPart, type Message } from '@parley/kernel/sentence';
import { causeOf, optionOf, placeIds } from '../ids/index.ts';
import { sayTerms } from './goods.ts';
import type { Lexicon } from './lexicon.ts';
import type { Part } from './parts.ts';
import { placeKind, sayPlace, sayShips } from './places.ts';
import {
  alienPart,
  capitalised,
  cardPart,
  factsOf,
  people,
  phrase,
  sayMessage,
  strangerTo,
  word,
  type Said,
  type Sayers,
  type Speech,
} from './things.ts';
import { assetParts, sayUse } from './uses.ts';

/**
 * Says questions, options, events and reasons, as parts. Pure: it knows what things are called (`Names`) and the messages and texts of
 * one language (`Lexicon`), and nothing of the game's state, so the same code speaks on the server, in the terminal and in the browser.
 */

const SAYERS: Sayers = { place: sayPlace, terms: sayTerms, placeKind };

const filled = (s: Speech, message: Message | undefined, key: string, said: Said): Part[] =>
  sayMessage(s, message, key, factsOf(s, SAYERS, key, said));

/** A question. */
export function sayQuestion(s: Speech, d: Pick<Decision, 'tag' | 'data'>): Part[] {
  const { questions, occasions } = s.lexicon.messages;
  const said = d.data ?? {};
  if (d.tag !== 'use') return filled(s, questions[d.tag], d.tag, said);
  const at = typeof said.at === 'string' ? said.at : '';
  const occasion = phrase(occasions[at] === undefined ? [] : filled(s, occasions[at], at, said));
  return sayMessage(s, questions.use, d.tag, { occasion });
}

/** An option of a question. */
export function sayOption(s: Speech, d: Pick<Decision, 'tag' | 'shows'>, option: string): Part[] {
  const { options } = s.lexicon.messages;
  const key = `${d.tag}:${option}`;
  const own = options[key] ?? options[option];
  if (own !== undefined) return sayMessage(s, own, key, {});
  const said = optionOf(d, option);
  switch (said.kind) {
    case 'clause':
      return sayUse(s, said);
    case 'dial':
      return word(s, 'dial', { side: said.side, n: said.ships ?? 0 });
    case 'deed':
      return word(s, `tech.${said.deed}`, { card: phrase(assetParts(s, said.asset)) });
    case 'asset':
      return assetParts(s, said.asset);
    case 'player':
      return [...people(s, [said.seat]).parts(true)];
    case 'card':
    case 'face':
      return [cardPart(s, option)];
    case 'word':
      return s.lexicon.aliens[said.word] ? [alienPart(s, said.word)] : [cardPart(s, said.word)];
    case 'place': {
      const place = placeIds.read(option);
      // Of several techs one is chosen by its name, or by its number where that is hidden.
      return place.kind === 'asset' ? assetParts(s, place.asset) : sayPlace(s, option);
    }
    case 'ships':
    case 'between':
      return sayShips(s, option);
    case 'number':
    case 'side':
      return [textPart(option)];
  }
}

/** What happened. `mine`: told to somebody who may know its secret part, which is then among the facts. */
export function sayEvent(s: Speech, type: string, said: Said, mine: boolean): Part[] {
  const { events } = s.lexicon.messages;
  const own = mine ? events[`${type}.own`] : undefined;
  return filled(s, own ?? ofKind(events, type, said) ?? events[type], type, said);
}

/** A kind of thing may have a sentence of its own: 'card-changed.attack', 'outcome.deal'. */
function ofKind(events: { readonly [type: string]: Message }, type: string, { type: of, how, kind }: Said): Message | undefined {
  for (const x of [of, how, kind]) if (typeof x === 'string' && events[`${type}.${x}`] !== undefined) return events[`${type}.${x}`];
  return undefined;
}

/** Has an event everything in it that its secret sentence speaks of? Then it was seen by somebody who may know. */
export function tellsSecret(s: Speech, type: string, said: Said): boolean {
  const own = s.lexicon.messages.events[`${type}.own`];
  return own !== undefined && [...argumentsOf(own)].every((name) => name in said);
}

/** What an alien has left about; undefined when it has no words for that. */
export function sayNote(s: Speech, alien: string, name: string, value: Plain): Part[] | undefined {
  const key = `${alien}.${name}`;
  const message = s.lexicon.messages.notes[key];
  // A note is one fact, whatever its sentence calls it.
  return message === undefined
    ? undefined
    : filled(s, message, key, Object.fromEntries([...argumentsOf(message)].map((fact) => [fact, value])));
}

/** A rule, in short; nothing for one that nobody has put in words. */
export const ruleText = (lexicon: Lexicon, id: string): string =>
  lexicon.messages.rules[id] === undefined ? '' : textOf(sayMessage(strangerTo(lexicon), lexicon.messages.rules[id], id, {}));

/** A reason: the power, card or rule, with our text of it. */
export function sayCause(s: Speech, cause: { readonly kind: string; readonly id: string; readonly by?: number }): Part[] {
  const parts = causeText(s, cause);
  return cause.by === undefined || cause.kind === 'rule'
    ? parts
    : [...capitalised(word(s, 'cause.by', { who: people(s, [cause.by]), cause: phrase(parts) }))];
}

function causeText(s: Speech, cause: { readonly kind: string; readonly id: string }): Part[] {
  const { aliens, cards, messages } = s.lexicon;
  const said = causeOf(cause);
  switch (said.kind) {
    case 'rule':
    case 'step': {
      const rule = said.kind === 'rule' ? said.rule : said.step;
      const text = messages.rules[rule];
      return text === undefined ? [textPart(rule)] : word(s, 'cause.rule', { rule, text: phrase(sayMessage(s, text, rule, {})) });
    }
    case 'power':
      return word(s, 'cause.text', { name: phrase([alienPart(s, said.alien)]), text: aliens[said.alien]?.power ?? '' });
    case 'flare': {
      const texts = aliens[said.alien];
      return word(s, `cause.${said.text}`, { alien: phrase([alienPart(s, said.alien)]), text: texts?.[said.text] ?? '' });
    }
    case 'card':
      return word(s, 'cause.text', { name: phrase([cardPart(s, said.face)]), text: cards[said.face]?.text ?? '' });
  }
}
