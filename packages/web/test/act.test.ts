import { whyIllegal, type Act, type StepQuestion } from '@parley/kernel/client';
import { describe, expect, it } from 'vitest';
import { keyOf } from '../src/prompt/keys.ts';
import { askedNow, leadsOn, settle, settledBy, takeBack, type Progress } from '../src/table/act.ts';

const base = { seat: 0, from: 'rule:1' };
const where: StepQuestion = { ...base, kind: 'choose', tag: 'beam.where', options: ['up', 'down'] };
const far: StepQuestion = { ...base, kind: 'number', tag: 'beam.far', min: 1, max: 3 };
const act: Act = {
  ...base,
  kind: 'act',
  tag: 'orders',
  verbs: [{ id: 'end' }, { id: 'beam', first: { ask: where, after: { up: { ask: far } } } }],
};

const on = (answers: readonly (string | number)[]): Progress | null => {
  let progress: Progress | null = null;
  for (const a of answers) {
    const next = settle(act, progress, a);
    if (!('on' in next)) throw new Error('it is settled already');
    progress = next.on;
  }
  return progress;
};

describe('an act, one step at a time', () => {
  it('begins with its verbs and goes on with what the last answer leads to', () => {
    expect(askedNow(act, null)).toMatchObject({ kind: 'choose', tag: 'orders', options: ['end', 'beam'] });
    expect(askedNow(act, on(['beam']))).toBe(where);
    expect(askedNow(act, on(['beam', 'up']))).toBe(far);
    expect(askedNow(where, null)).toBe(where);
  });

  it('is sent whole once nothing is left to settle', () => {
    const sent = [settle(act, null, 'end'), settle(act, on(['beam']), 'down'), settle(act, on(['beam', 'up']), 2)];
    expect(sent).toEqual([
      { act: { verb: 'end', steps: [] } },
      { act: { verb: 'beam', steps: ['down'] } },
      { act: { verb: 'beam', steps: ['up', 2] } },
    ]);
    for (const x of sent) expect('act' in x && whyIllegal(act, x.act)).toBeNull();
  });

  it('goes on by one press as long as more is to be settled, and is not sent by one', () => {
    expect(leadsOn(act, null, ['beam'])).toBe(true);
    expect(leadsOn(act, on(['beam']), ['up'])).toBe(true);
    expect(leadsOn(act, on(['beam']), ['down'])).toBe(false);
    expect(leadsOn(act, null, ['end'])).toBe(false);
    // What could mean several things is no step yet; nor is the answer to another question.
    expect(leadsOn(act, null, ['beam', 'end'])).toBe(false);
    expect(leadsOn(where, null, ['up'])).toBe(false);
  });

  it('has digits for its verbs, and letters where the game gives them', () => {
    const verbs = askedNow(act, null);
    const order = { isPass: () => false, inOrder: (x: readonly string[]) => x, letter: (x: string) => (x === 'end' ? 'E' : null) };
    expect(['end', 'beam'].map((x) => keyOf(order, verbs, x))).toEqual(['E', '2']);
    expect(['end', 'beam'].map((x) => keyOf({ ...order, letter: () => null }, verbs, x))).toEqual(['1', '2']);
  });

  it('can be taken back step by step, to the verbs', () => {
    expect(takeBack(on(['beam', 'up']))).toEqual({ verb: 'beam', steps: [] });
    expect(takeBack(on(['beam']))).toBeNull();
    expect(takeBack(null)).toBeNull();
  });

  it('shows what is settled', () => {
    expect(settledBy(act, null)).toEqual([]);
    expect(settledBy(act, on(['beam', 'up']))).toMatchObject([
      { question: { tag: 'orders' }, answer: 'beam' },
      { question: where, answer: 'up' },
    ]);
  });
});
