import type { Bargain, Decision, Step, StepQuestion } from '@parley/kernel';
import fc from 'fast-check';

/** Ids as a game may choose them, with the names that plain objects inherit among them. */
const id = fc.oneof(
  fc.constantFrom('pass', 'do', 'constructor', 'toString', 'valueOf', ''),
  fc.string({ maxLength: 5 }).filter((text) => text !== '__proto__'),
);
const ids = (minLength: number) => fc.uniqueArray(id, { minLength, maxLength: 6 });
const base = { seat: 0, tag: 'test', from: 'rule:test' };

const choose = ids(1).map((options): Decision => ({ ...base, kind: 'choose', options }));
const name = ids(1).map((options): Decision => ({ ...base, kind: 'name', options }));
const order = ids(0).map((options): Decision => ({ ...base, kind: 'order', options }));
const yesno = fc.constant<Decision>({ ...base, kind: 'yesno' });

const some = fc.tuple(ids(0), fc.nat(), fc.nat()).map(([options, a, b]): Decision => {
  const [min, max] = [a, b].map((n) => n % (options.length + 1)).toSorted((x, y) => x - y);
  return { ...base, kind: 'some', options, min, max };
});

const spread = fc
  .tuple(ids(1), fc.array(fc.nat(4), { minLength: 6, maxLength: 6 }), fc.nat(), fc.nat(5))
  .map(([names, maxima, a, more]): Decision => {
    const places = names.map((place, i) => ({ id: place, max: maxima[i] }));
    const room = places.reduce((sum, place) => sum + place.max, 0);
    const min = a % (room + 1);
    return { ...base, kind: 'spread', places, min, max: min + more };
  });

const number = fc
  .tuple(fc.integer({ min: -100, max: 100 }), fc.nat(50))
  .map(([min, more]): Decision => ({ ...base, kind: 'number', min, max: min + more }));

const say = fc
  .array(fc.string({ maxLength: 10 }), { maxLength: 3 })
  .map((suggestions): Decision => ({ ...base, kind: 'say', suggestions, maxLength: 10 }));

const bargain = fc
  .record({
    goods: ids(0),
    maxima: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 6, maxLength: 6 }),
    limited: fc.array(fc.constantFrom(undefined, 'one', 'constructor'), { minLength: 6, maxLength: 6 }),
    limits: fc.constantFrom<Bargain['limits']>({}, { one: 1 }, { one: 0, constructor: 2 }),
    acceptable: fc.boolean(),
    mayOffer: fc.boolean(),
  })
  .map(({ goods, maxima, limited, limits, acceptable, mayOffer }): Decision => ({
    ...base,
    kind: 'bargain',
    parties: [0, 1],
    goods: goods.map((good, i) => {
      const plain = { id: good, from: 0, to: 1, max: maxima[i] };
      return limited[i] === undefined ? plain : { ...plain, limit: limited[i] };
    }),
    limits,
    offer: acceptable ? { by: 1, gives: {} } : null,
    acceptable,
    mayOffer,
  }));

/** A step with what follows it: another one after some options, another after all others, or nothing. */
const step = fc
  .tuple(fc.oneof(choose, order, yesno, some, spread, number), fc.option(fc.oneof(choose, yesno, number)), fc.option(choose))
  .map(([ask, branch, rest]): Step => {
    const first = ask.kind === 'choose' ? ask.options[0] : undefined;
    return {
      ask: ask as StepQuestion,
      ...(branch && first !== undefined ? { after: { [first]: { ask: branch as StepQuestion } } } : {}),
      ...(rest ? { next: { ask: rest as StepQuestion } } : {}),
    };
  });
const act = fc
  .tuple(ids(1), fc.array(fc.option(step), { minLength: 6, maxLength: 6 }))
  .map(([verbs, steps]): Decision => ({
    ...base,
    kind: 'act',
    verbs: verbs.map((verb, i) => ({ id: verb, ...(steps[i] ? { first: steps[i] } : {}) })),
  }));

/** Any question that has a legal answer. */
export const decisions = fc.oneof(choose, name, order, yesno, some, spread, number, say, bargain, act);
