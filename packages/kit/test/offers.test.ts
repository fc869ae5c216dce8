import { oneOf } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { Expected, isAbout } from '../src/testing/index.ts';

const asked = (seat: number, day = 1) => oneOf(seat, 'use', 'rule:window', ['book:bolt', 'pass'], { day });
const pass = (times = 1) => ({ who: 0, what: 'bolt', about: {}, text: 'passes bolt', n: 0, times, passed: 0, beside: false });

describe('what a test says about offers', () => {
  it('is about questions that say all it names', () => {
    expect([isAbout(asked(0), { day: 1 }), isAbout(asked(0), { day: 2 }), isAbout(asked(0), {})]).toEqual([true, false, true]);
  });

  it('objects to what should never come, and in a strict test to what it does not know of', () => {
    const x = new Expected();
    expect(x.objection(asked(0), 'bolt', false)).toBeNull();
    x.strict.add(0);
    expect(x.objection(asked(0), 'bolt', false)).toBe('and the test neither plans it nor lets it pass');
    expect([x.objection(asked(0), 'bolt', true), x.objection(asked(1), 'bolt', false)]).toEqual([null, null]);
    x.passes.push(pass());
    expect(x.objection(asked(0), 'bolt', false)).toBeNull();
    x.never.push({ who: 0, what: 'bolt', about: { day: 2 } });
    expect([x.objection(asked(0, 2), 'bolt', true), x.objection(asked(0, 1), 'bolt', true)]).toEqual(['and never should be', null]);
  });

  it('counts passes, and misses those that did not come', () => {
    const x = new Expected();
    x.passes.push(pass(2));
    expect(x.missing()).toEqual(['passes bolt']);
    x.answered(asked(0), ['bolt'], null);
    expect(x.missing()).toEqual(['passes bolt (only 1)']);
    x.answered(asked(0), ['bolt', 'rune'], 'rune');
    expect(x.missing()).toEqual([]);
    x.answered(asked(0), ['bolt'], null);
    expect([x.missing(), x.passFor(asked(0), 'bolt')]).toEqual([[], undefined]);
  });
});
