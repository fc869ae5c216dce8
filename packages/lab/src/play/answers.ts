import {
  followUp,
  isLegal,
  whyIllegal,
  type Act,
  type Answer,
  type AnswerTo,
  type Decision,
  type Order,
  type Say,
  type Spread,
  type StepAnswer,
} from '@parley/kernel';
import { spreadOut } from './defaults.ts';
import { match, matchSome, type Choice, type Match } from './match.ts';
import { readMove, type GoodName } from './offer.ts';

export type Parsed<A extends Answer = Answer> = { readonly answer: A } | { readonly problem: string; readonly near?: readonly Choice[] };

export interface Labels {
  /** The options of the question with their texts, as they were shown. */
  readonly choices: readonly Choice[];
  readonly goods: readonly GoodName[];
  /** The same for a question that is part of this one. */
  of(d: Decision): Labels;
}

/** Reads an answer that a person typed. The question itself judges whether it is legal. */
export function readAnswer<D extends Decision>(d: D, text: string, labels: Labels): Parsed<AnswerTo<D>> {
  const parsed = parse(d, text.trim(), labels);
  if ('problem' in parsed) return parsed;
  const { answer } = parsed;
  return isLegal(d, answer) ? { answer } : { problem: whyIllegal(d, answer) ?? 'that is no answer to this' };
}

function parse(d: Decision, text: string, labels: Labels): Parsed {
  const { choices, goods } = labels;
  switch (d.kind) {
    case 'choose':
    case 'name':
      return chosen(match(choices, text));
    case 'some': {
      const some = matchSome(choices, text);
      return 'problem' in some ? some : { answer: some.ids };
    }
    case 'order':
      return readOrder(d, text, choices);
    case 'spread':
      return readSpread(d, text);
    case 'number':
      return /^-?\d+$/.test(text) ? { answer: Number(text) } : { problem: `type a number from ${d.min} to ${d.max}` };
    case 'yesno':
      return readYesNo(text);
    case 'say':
      return { answer: readWords(d, text) };
    case 'bargain':
      return readMove(d, text, goods);
    case 'act':
      return readAct(d, text, labels);
  }
}

/** `beam; 3; all`: the verb, then its steps. What is still to be settled is said. */
function readAct(d: Act, text: string, labels: Labels): Parsed {
  const [first, ...parts] = text.split(';').map((x) => x.trim());
  const chosenVerb = match(labels.choices, first);
  if ('problem' in chosenVerb) return chosenVerb;
  const verb = d.verbs.find((x) => x.id === chosenVerb.id);
  const steps: StepAnswer[] = [];
  for (let step = verb?.first; step; step = followUp(step, steps[steps.length - 1])) {
    const own = labels.of(step.ask);
    const part = parts[steps.length];
    if (part === undefined)
      return { problem: `then, after a semicolon, one of: ${own.choices.map((c) => c.label).join(', ')}`, near: own.choices };
    const parsed = readAnswer(step.ask, part, own);
    if ('problem' in parsed) return parsed;
    steps.push(parsed.answer);
  }
  return { answer: { verb: chosenVerb.id, steps } };
}

const chosen = (m: Match): Parsed => ('id' in m ? { answer: m.id } : m);

/** Those that are named come first, the others follow as they stood. */
function readOrder(d: Order, text: string, choices: readonly Choice[]): Parsed {
  const first = matchSome(choices, text);
  if ('problem' in first) return first;
  return { answer: [...first.ids, ...d.options.filter((id) => !first.ids.includes(id))] };
}

/** `red/1 2, red/3 1`; a bare number is spread over the fullest places; `all` and `none`. */
function readSpread(d: Spread, text: string): Parsed {
  if (text === 'none') return { answer: {} };
  if (text === 'all') return { answer: spreadOut(d, d.max) };
  if (/^\d+$/.test(text)) {
    const wanted = Number(text);
    const room = d.places.reduce((sum, p) => sum + p.max, 0);
    return wanted > room ? { problem: `there are only ${room}` } : { answer: spreadOut(d, wanted) };
  }
  const places = d.places.map((p) => ({ id: p.id, label: p.id }));
  const out: { [place: string]: number } = {};
  for (const part of text.split(',').map((x) => x.trim())) {
    const found = /^(\S+)(?:[\s:=]+(\d+))?$/.exec(part);
    if (!found) return { problem: `"${part}" is no place with a number; write for instance: ${example(d)}` };
    const place = match(places, found[1]);
    if ('problem' in place) return { problem: `${place.problem}; write for instance: ${example(d)}` };
    out[place.id] = (out[place.id] ?? 0) + Number(found[2] ?? 1);
  }
  return { answer: out };
}

export function example(d: Spread): string {
  const parts = Object.entries(spreadOut(d, Math.max(1, d.min))).map(([place, n]) => `${place} ${n}`);
  return parts.join(', ');
}

function readYesNo(text: string): Parsed {
  const word = text.toLowerCase();
  if (['y', 'yes', 'true', '1'].includes(word)) return { answer: true };
  if (['n', 'no', 'false', '2'].includes(word)) return { answer: false };
  return { problem: 'type y or n' };
}

/** A number picks a suggestion. */
function readWords(d: Say, text: string): string {
  const nth = /^\d+$/.test(text) ? d.suggestions[Number(text) - 1] : undefined;
  return nth ?? text;
}
