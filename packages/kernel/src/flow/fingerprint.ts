import { hashPlain, hashText, mix, same } from '../state/plain.ts';
import { limitsOf, type Bargain, type Decision, type Step, type Verb } from './decision.ts';

/** A number that changes when the question changes. Stored with each answer, so it is worked out without copying anything. */
export function fingerprint(d: Decision): number {
  let h = mix(hashText(d.kind, hashText(d.tag, hashText(d.from))), d.seat);
  if (d.data) h = hashPlain(d.data, h);
  switch (d.kind) {
    case 'some':
      h = mix(mix(hashTexts(d.options, h), d.min), d.max);
      return (d.caps ? hashPlain(d.caps, h) : h) >>> 0;
    case 'choose':
    case 'name':
    case 'order':
      return hashTexts(d.options, h) >>> 0;
    case 'spread':
      for (const p of d.places) h = mix(hashText(p.id, h), p.max);
      h = mix(mix(h, d.min), d.max);
      return (d.caps ? hashPlain(d.caps, h) : h) >>> 0;
    case 'number':
      return mix(mix(h, d.min), d.max) >>> 0;
    case 'yesno':
      return h >>> 0;
    case 'say':
      return mix(hashTexts(d.suggestions, h), d.maxLength) >>> 0;
    case 'bargain':
      return hashBargain(d, h) >>> 0;
    case 'act':
      return hashPlain(d.verbs.map(unshownVerb), h) >>> 0;
  }
}

function hashTexts(texts: readonly string[], seed: number): number {
  let h = mix(seed, texts.length);
  for (const text of texts) h = hashText(text, h);
  return h;
}

function hashBargain(d: Bargain, seed: number): number {
  let h = mix(mix(seed, d.acceptable ? 1 : 2), d.mayOffer ? 1 : 2);
  for (const p of d.parties) h = mix(h, p);
  for (const good of d.goods) {
    h = mix(mix(mix(hashText(good.id, h), good.from), good.to), good.max);
    for (const limit of limitsOf(good)) h = hashText(limit, h);
    if (good.extra) h = mix(h, 1);
  }
  return hashPlain(d.offer, hashPlain(d.limits, h));
}

/** How the steps of an act are shown is no part of the question either. */
const unshownVerb = ({ first, ...verb }: Verb): Verb => (first === undefined ? verb : { ...verb, first: unshown(first) });
function unshown({ ask, after, next }: Step): Step {
  return {
    ask: { ...ask, shows: undefined },
    ...(after && { after: Object.fromEntries(Object.entries(after).map(([option, step]) => [option, unshown(step)])) }),
    ...(next && { next: unshown(next) }),
  };
}

/** Are these the same question, so that an answer given to one stands for the other? */
export function sameQuestion(a: Decision, b: Decision): boolean {
  return same({ ...a, open: null, fallback: null }, { ...b, open: null, fallback: null });
}
