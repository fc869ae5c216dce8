import { noAmounts } from '../state/plain.ts';
import type { Random } from '../state/random.ts';
import {
  followUp,
  type Answer,
  type Bargain,
  type ChooseSome,
  type Decision,
  type Spread,
  type StepAnswer,
  type StepQuestion,
  type Verb,
} from './decision.ts';
import { faultOf, roomAt } from './legality.ts';

/** The answer given for a player whose time has run out. */
export function fallbackAnswer(d: StepQuestion): StepAnswer;
export function fallbackAnswer(d: Decision): Answer;
export function fallbackAnswer(d: Decision): Answer {
  if (d.fallback !== undefined) return d.fallback;
  switch (d.kind) {
    case 'choose':
    case 'name':
      return d.options.includes('pass') ? 'pass' : d.options[0];
    case 'some':
      return d.options.slice(0, d.min);
    case 'order':
      return d.options;
    case 'spread': {
      const out = noAmounts();
      let left = d.min;
      for (const place of d.places) {
        if (left === 0) break;
        const n = d.caps ? Math.min(left, roomAt(d, place, out)) : Math.min(left, place.max);
        out[place.id] = n;
        left -= n;
      }
      return out;
    }
    case 'number':
      return d.min;
    case 'yesno':
      return false;
    case 'say':
      return d.suggestions[0] ?? '';
    case 'bargain':
      return { do: 'leave' };
    case 'act': {
      const verb = d.verbs.find((v) => v.first === undefined) ?? d.verbs[0];
      return { verb: verb.id, steps: walk(verb, (q) => fallbackAnswer(q)) };
    }
  }
}

/** A legal answer at random. Every legal answer of the closed kinds can come up. */
export function sampleAnswer(d: StepQuestion, r: Random): StepAnswer;
export function sampleAnswer(d: Decision, r: Random): Answer;
export function sampleAnswer(d: Decision, r: Random): Answer {
  switch (d.kind) {
    case 'choose':
    case 'name':
      return d.options[r.below(d.options.length)];
    case 'some':
      return sampleSome(d, r);
    case 'order':
      return r.shuffle(d.options.slice());
    case 'spread':
      return sampleSpread(d, r);
    case 'number':
      return d.min + r.below(d.max - d.min + 1);
    case 'yesno':
      return r.below(2) === 1;
    case 'say':
      return d.suggestions.length > 0 ? r.pick(d.suggestions) : '';
    case 'bargain':
      return sampleBargain(d, r);
    case 'act': {
      const verb = d.verbs[r.below(d.verbs.length)];
      return { verb: verb.id, steps: walk(verb, (q) => sampleAnswer(q, r)) };
    }
  }
}

/** Answers to all steps of a verb, one after the other. */
function walk(verb: Verb, give: (question: StepQuestion) => StepAnswer): StepAnswer[] {
  const out: StepAnswer[] = [];
  for (let step = verb.first; step; step = followUp(step, out[out.length - 1])) out.push(give(step.ask));
  return out;
}

/** With caps: a few tries at random, then the answer that is known to fulfil them. */
function sampleSome(d: ChooseSome, r: Random): Answer {
  for (let tries = 0; tries < 20; tries++) {
    const n = d.min + r.below(d.max - d.min + 1);
    const picked = n === 0 ? [] : r.shuffle(d.options.slice()).slice(0, n);
    if (!d.caps || faultOf(d, picked) === null) return picked;
  }
  return fallbackAnswer(d);
}

function sampleSpread(d: Spread, r: Random): Answer {
  let room = 0;
  for (const p of d.places) room += p.max;
  const total = Math.min(room, d.min + r.below(Math.min(d.max, room) - d.min + 1));
  if (d.caps) return sampleCapped(d, r, total);
  const counts = d.places.map(() => 0);
  for (let left = total; left > 0;) {
    const i = r.below(counts.length);
    if (counts[i] >= d.places[i].max) continue;
    counts[i]++;
    left--;
  }
  const out = noAmounts();
  for (let i = 0; i < counts.length; i++) if (counts[i] > 0) out[d.places[i].id] = counts[i];
  return out;
}

function sampleCapped(d: Spread, r: Random, total: number): Answer {
  const out = noAmounts();
  for (let left = total; left > 0;) {
    const p = d.places[r.below(d.places.length)];
    const has = Object.hasOwn(out, p.id) ? out[p.id] : 0;
    if (roomAt(d, p, out) <= 0) {
      if (d.places.every((x) => roomAt(d, x, out) <= 0)) return out;
      continue;
    }
    out[p.id] = has + 1;
    left--;
  }
  return out;
}

function sampleBargain(d: Bargain, r: Random): Answer {
  if (d.acceptable && r.below(2) === 0) return { do: 'accept' };
  if (!d.mayOffer || d.goods.length === 0 || r.below(4) === 0) return { do: 'leave' };
  const gives = noAmounts();
  for (let tries = 1 + r.below(3); tries > 0; tries--) {
    const good = d.goods[r.below(d.goods.length)];
    gives[good.id] = 1;
    if (faultOf(d, { do: 'offer', gives }) !== null) delete gives[good.id];
  }
  return Object.keys(gives).length > 0 ? { do: 'offer', gives } : { do: 'leave' };
}
