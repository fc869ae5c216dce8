import {
  actOf,
  clone,
  fallbackAnswer,
  nextStep,
  numberFrom,
  oneOf,
  orderOf,
  fingerprint,
  randomFrom,
  same,
  sameQuestion,
  sampleAnswer,
  someOf,
  whyIllegal,
  type Answer,
  type Bargain,
  type Decision,
  type Spread,
  type StepAnswer,
} from '@parley/kernel';
import { wrongAnswers } from '@parley/kernel/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decisions } from './arbitrary.ts';
import { assertProperty } from './property.ts';

const base = { seat: 0, tag: 'test', from: 'rule:test' };

function expectJudged(d: Decision, legal: readonly Answer[], illegal: readonly unknown[]): void {
  for (const a of legal) expect(whyIllegal(d, a), JSON.stringify(a)).toBeNull();
  for (const a of illegal) expect(whyIllegal(d, a), JSON.stringify(a)).toEqual(expect.any(String));
}

describe('every kind of question knows its legal answers', () => {
  it('choose takes one of the options', () => {
    expectJudged({ ...base, kind: 'choose', options: ['red', 'blue'] }, ['red', 'blue'], ['green', '', ['red'], 0]);
  });

  it('name takes one entry of the catalogue', () => {
    expectJudged({ ...base, kind: 'name', options: ['attack 8', 'negotiate'] }, ['negotiate'], ['attack 9', null]);
  });

  it('some takes between min and max different options', () => {
    const d: Decision = { ...base, kind: 'some', options: ['a', 'b', 'c'], min: 1, max: 2 };
    expectJudged(d, [['a'], ['c', 'b']], [[], ['a', 'b', 'c'], ['a', 'a'], ['d'], 'a', new Array(1)]);
  });

  it('spread takes numbers for places within the room of each and the bounds of the sum', () => {
    const places = [
      { id: 'x', max: 2 },
      { id: 'y', max: 3 },
    ];
    const d: Decision = { ...base, kind: 'spread', places, min: 1, max: 4 };
    expectJudged(d, [{ x: 1 }, { x: 2, y: 2 }, { x: 0, y: 1 }], [{}, { x: 3 }, { x: 2, y: 3 }, { z: 1 }, { x: -1, y: 2 }]);
  });

  it('spread keeps to the limits that places share', () => {
    const places = [
      { id: 'x', max: 1 },
      { id: 'y', max: 1 },
      { id: 'z', max: 3 },
    ];
    const d: Decision = { ...base, kind: 'spread', places, min: 1, max: 4, caps: [{ of: ['x', 'y'], max: 1 }] };
    expectJudged(
      d,
      [{ x: 1 }, { y: 1, z: 3 }, { z: 2 }],
      [
        { x: 1, y: 1 },
        { x: 1, y: 1, z: 2 },
      ],
    );
    expect(whyIllegal(d, { x: 1, y: 1 })).toBe('at most 1 of x, y, not 2');
    // What is answered for somebody, or at random, keeps to them too.
    expect(fallbackAnswer({ ...d, min: 3 })).toEqual({ x: 1, y: 0, z: 2 });
    const random = randomFrom('caps');
    const seen = new Set<string>();
    for (let i = 0; i < 300; i++) {
      const answer = sampleAnswer(d, random);
      expect(whyIllegal(d, answer)).toBeNull();
      const { x = 0, y = 0, z = 0 } = answer as { [place: string]: number };
      seen.add(`${x}${y}${z}`);
    }
    expect([...seen].toSorted()).toEqual(['001', '002', '003', '010', '011', '012', '013', '100', '101', '102', '103']);
    expect(fingerprint(d)).not.toBe(fingerprint({ ...d, caps: undefined }));
  });

  it('number takes a whole number in range', () => {
    expectJudged({ ...base, kind: 'number', min: -1, max: 3 }, [-1, 0, 3], [-2, 4, 0.5, '1', Number.NaN, null]);
  });

  it('yesno takes true or false', () => {
    expectJudged({ ...base, kind: 'yesno' }, [true, false], ['yes', 0, 1, null, undefined]);
  });

  it('order takes all options in any order', () => {
    const d: Decision = { ...base, kind: 'order', options: ['a', 'b', 'c'] };
    expect(orderOf(d.seat, d.tag, d.from, ['a', 'b', 'c'])).toMatchObject(d);
    expectJudged(d, [['c', 'a', 'b']], [['a', 'b'], ['a', 'b', 'b'], ['a', 'b', 'd'], 'abc', new Array(3)]);
  });

  it('say takes words up to a length', () => {
    const d: Decision = { ...base, kind: 'say', suggestions: [], maxLength: 5 };
    expectJudged(d, ['', 'hello'], ['hello!', ['hello'], 5]);
  });

  it('bargain takes an offer within the goods and limits, accept where there is an offer, and leave', () => {
    const goods = [
      { id: 'card', from: 0, to: 1, max: 2, limit: 'gifts' },
      { id: 'colony', from: 1, to: 0, max: 1, limit: 'gifts' },
    ];
    const d: Bargain = {
      ...base,
      kind: 'bargain',
      parties: [0, 1],
      goods,
      limits: { gifts: 2 },
      offer: null,
      acceptable: false,
      mayOffer: true,
    };
    const offer = (gives: unknown): unknown => ({ do: 'offer', gives });
    expectJudged(
      d,
      [{ do: 'leave' }, { do: 'offer', gives: { card: 1, colony: 1 } }],
      [{ do: 'accept' }, offer({}), offer({ card: 3 }), offer({ card: 2, colony: 1 }), offer({ ship: 1 }), offer([]), {}],
    );
    expectJudged({ ...d, acceptable: true, mayOffer: false }, [{ do: 'accept' }], [offer({ card: 1 })]);
  });

  it('bargain counts a good against each limit it names, and wants more than extras', () => {
    const goods = [
      { id: 'ace', from: 0, to: 1, max: 1, limit: ['cards', 'aces'] },
      { id: 'card', from: 0, to: 1, max: 2, limit: ['cards'] },
      { id: 'favour', from: 0, to: 1, max: 3, extra: true },
    ];
    const d: Bargain = {
      ...base,
      kind: 'bargain',
      parties: [0, 1],
      goods,
      limits: { cards: 2, aces: 1 },
      offer: null,
      acceptable: false,
      mayOffer: true,
    };
    const offer = (gives: { [good: string]: number }): Answer => ({ do: 'offer', gives });
    expectJudged(d, [offer({ ace: 1, card: 1 }), offer({ card: 1, favour: 3 })], [offer({ ace: 1, card: 2 }), offer({ favour: 1 })]);
  });
});

describe('an act', () => {
  const { seat } = base;
  const who = someOf(seat, 'beam.who', 'rule:test', ['ann', 'bob', 'cy'], 1, 2);
  const d = actOf(seat, 'orders', 'rule:test', [
    { id: 'end' },
    {
      id: 'beam',
      first: {
        ask: oneOf(seat, 'beam.where', 'rule:test', ['up', 'down', 'away']),
        after: { up: { ask: who }, away: { ask: numberFrom(seat, 'beam.far', 'rule:test', 1, 3), next: { ask: who } } },
      },
    },
  ]);

  it('takes a verb with an answer to each of its steps, which depend on the one before', () => {
    const beam = (...steps: StepAnswer[]): Answer => ({ verb: 'beam', steps });
    expectJudged(
      d,
      [{ verb: 'end', steps: [] }, beam('down'), beam('up', ['ann']), beam('away', 2, ['bob', 'cy'])],
      [
        'end',
        { verb: 'fly', steps: [] },
        { verb: 'end' },
        { verb: 'end', steps: ['down'] },
        { verb: 'end', steps: [], more: true },
        beam(),
        beam('up'),
        beam('up', []),
        beam('up', ['ann', 'bob', 'cy']),
        beam('down', ['ann']),
        beam('away', ['ann']),
        beam('away', 2),
        beam('toString'),
      ],
    );
    expect(whyIllegal(d, beam('up', ['dora']))).toBe('step 2: "dora" is not an option; choose from: ann, bob, cy');
    expect(whyIllegal(d, beam('down', ['ann']))).toBe('nothing follows step 1');
    expect(whyIllegal(d, { verb: 'fly', steps: [] })).toBe('"fly" cannot be done now; choose from: end, beam');
  });

  it('says step by step what is still to be settled', () => {
    const beam = d.verbs[1];
    expect(nextStep(beam, [])?.ask.tag).toBe('beam.where');
    expect(nextStep(beam, ['away'])?.ask.tag).toBe('beam.far');
    expect(nextStep(beam, ['away', 2])?.ask.tag).toBe('beam.who');
    expect([nextStep(beam, ['down']), nextStep(beam, ['away', 2, ['ann']]), nextStep(d.verbs[0], [])]).toEqual([null, null, null]);
  });

  it('falls back on a verb that needs nothing, or on the modest way through the first', () => {
    expect(fallbackAnswer(d)).toEqual({ verb: 'end', steps: [] });
    expect(fallbackAnswer({ ...d, verbs: d.verbs.slice(1) })).toEqual({ verb: 'beam', steps: ['up', ['ann']] });
  });

  it('is another question when anything in its steps is', () => {
    const other = JSON.parse(JSON.stringify(d).replace('"cy"', '"dora"')) as Decision;
    expect(fingerprint(other)).not.toBe(fingerprint(d));
    expect(fingerprint(JSON.parse(JSON.stringify(d)) as Decision)).toBe(fingerprint(d));
    const shown = JSON.parse(JSON.stringify(d).replaceAll('"tag":"beam', '"shows":{"kind":"person"},"tag":"beam')) as Decision;
    expect(JSON.stringify(shown)).toContain('"shows":{"kind":"person"}');
    expect(fingerprint(shown)).toBe(fingerprint(d));
  });
});

describe('for any question', () => {
  it('the fallback is legal', () => {
    assertProperty(fc.property(decisions, (d) => whyIllegal(d, fallbackAnswer(d)) === null));
  });

  it('samples are legal', () => {
    const legal = (d: Decision, seed: string): void => {
      const random = randomFrom(seed);
      for (let i = 0; i < 10; i++) expect(whyIllegal(d, sampleAnswer(d, random))).toBeNull();
    };
    assertProperty(fc.property(decisions, fc.string({ minLength: 1 }), legal));
  });

  it('wrong answers are refused with a sentence', () => {
    const refused = (d: Decision): void => {
      for (const wrong of wrongAnswers(d)) expect(whyIllegal(d, wrong)).toEqual(expect.any(String));
    };
    assertProperty(fc.property(decisions, refused));
  });

  it('anything at all is judged without an accident, and what is legal survives being written down', () => {
    const judged = (d: Decision, value: unknown): void => {
      if (whyIllegal(d, value) !== null) return;
      expect(same(JSON.parse(JSON.stringify(value)), value)).toBe(true);
    };
    const anything = fc.anything({
      withBigInt: true,
      withMap: true,
      withSet: true,
      withNullPrototype: true,
      withSparseArray: true,
      withDate: true,
    });
    assertProperty(fc.property(decisions, anything, judged), { numRuns: 2000 });
  });

  it('the fingerprint follows the question and not how it is asked', () => {
    const steady = (d: Decision): void => {
      expect(fingerprint(clone(d))).toBe(fingerprint(d));
      expect(fingerprint({ ...d, open: true, fallback: 'pass' })).toBe(fingerprint(d));
      expect(fingerprint({ ...d, shows: { kind: 'card', role: 'use' } })).toBe(fingerprint(d));
      expect(fingerprint({ ...d, tag: 'another' })).not.toBe(fingerprint(d));
      expect(fingerprint({ ...d, data: { n: 1 } })).not.toBe(fingerprint({ ...d, data: { n: 2 } }));
      expect(sameQuestion(d, { ...clone(d), open: true })).toBe(true);
      expect(sameQuestion(d, { ...d, seat: 1 })).toBe(false);
    };
    assertProperty(fc.property(decisions, steady));
  });
});

describe('defaults for the clock', () => {
  it('are modest: pass, the fewest, no, leave', () => {
    expect(fallbackAnswer({ ...base, kind: 'choose', options: ['use', 'pass'] })).toBe('pass');
    expect(fallbackAnswer({ ...base, kind: 'number', min: 2, max: 9 })).toBe(2);
    expect(fallbackAnswer({ ...base, kind: 'yesno' })).toBe(false);
    expect(fallbackAnswer({ ...base, kind: 'some', options: ['a', 'b'], min: 1, max: 2 })).toEqual(['a']);
  });

  it('are what the question says where it says something', () => {
    expect(fallbackAnswer({ ...base, kind: 'yesno', fallback: true })).toBe(true);
  });
});

describe('samples', () => {
  it('reach every legal answer of a closed kind', () => {
    const places = [
      { id: 'x', max: 1 },
      { id: 'y', max: 2 },
    ];
    const d: Spread = { ...base, kind: 'spread', places, min: 1, max: 2 };
    const random = randomFrom('spread');
    const seen = new Set<string>();
    for (let i = 0; i < 200; i++) {
      const { x = 0, y = 0 } = sampleAnswer(d, random) as { x?: number; y?: number };
      seen.add(`${x}${y}`);
    }
    expect([...seen].toSorted()).toEqual(['01', '02', '10', '11']);
  });

  it('come back from a question that cannot be answered, and are refused', () => {
    const d: Spread = { ...base, kind: 'spread', places: [{ id: 'x', max: 1 }], min: 3, max: 3 };
    expect(whyIllegal(d, sampleAnswer(d, randomFrom('impossible')))).toBe('exactly 3 in all, not 1');
  });
});

describe('choosing some under conditions', () => {
  const d: Decision = {
    kind: 'some',
    seat: 0,
    tag: 't',
    from: 'r',
    options: ['a', 'b', 'c', 'd'],
    min: 1,
    max: 3,
    caps: [
      { of: ['a', 'b'], max: 1 },
      { of: ['c', 'd'], min: 1 },
    ],
    fallback: ['c'],
  };

  it('accepts what fulfils them and names the one that is not fulfilled', () => {
    expect(whyIllegal(d, ['a', 'c'])).toBeNull();
    expect(whyIllegal(d, ['a', 'b', 'c'])).toContain('at most 1 of a, b');
    expect(whyIllegal(d, ['a'])).toContain('1 to 2 of c, d');
  });

  it('has only legal samples', () => {
    const r = randomFrom('caps');
    for (let i = 0; i < 200; i++) expect(whyIllegal(d, sampleAnswer(d, r))).toBeNull();
  });
});
