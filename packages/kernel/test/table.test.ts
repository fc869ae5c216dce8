import {
  answer,
  answerByDefault,
  ask,
  openTable,
  questionFor,
  questionId,
  raise,
  recordOf,
  rewind,
  rollingHash,
  stateHash,
  HASH_VERSION,
  waitingFor,
  whyNot as whyNotAt,
  type Decision,
  type RefusalReason,
} from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { give, play, prompts, say, scripted, yesno, type Script } from './script.ts';

const color: Decision = { kind: 'choose', seat: 1, tag: 'color', from: 'rule:test', options: ['red', 'blue'] };

const script: Script = function* (g) {
  say(g, yield* ask(color));
  say(g, yield* ask(yesno(2, 'sure')));
};

describe('a table', () => {
  it('stands at the first question when it is opened', () => {
    const table = play(script);
    expect(waitingFor(table)).toEqual([1]);
    expect(questionFor(table, 1)).toEqual(color);
    expect(questionFor(table, 0)).toBeNull();
  });

  it('logs each answer with the number of its question and the state hash after it', () => {
    const table = play(script);
    const first = questionId(table, color);
    give(table, 1, 'red');
    const hash = rollingHash(table.game);
    const second = questionId(table, yesno(2, 'sure'));
    give(table, 2, true);
    expect(table.entries.slice()).toEqual([
      { seat: 1, a: 'red', q: first, h: hash },
      { seat: 2, a: true, q: second, h: stateHash(table.game), v: HASH_VERSION },
    ]);
    expect(table.over).toBe(true);
  });

  it('gives the same question another number when it is asked again', () => {
    const table = play(function* () {
      yield* ask(color);
      yield* ask(color);
    });
    const first = questionId(table, color);
    expect(answer(table, 1, 'red', first)).toBeNull();
    expect(answer(table, 1, 'red', first)?.reason).toBe('other-question');
    expect(answer(table, 1, 'red', questionId(table, color))).toBeNull();
  });

  it('has another hash when something else has happened', () => {
    const [red, blue] = ['red', 'blue'].map((a) => {
      const table = play(script);
      give(table, 1, a);
      return table.entries.at(0)?.h;
    });
    expect(red).not.toBe(blue);
  });

  it('writes itself down as plain data', () => {
    const table = play(script);
    give(table, 1, 'red');
    const record = recordOf(table);
    expect(record).toMatchObject({ game: 'script', version: '1', options: null, seed: 'seed' });
    expect(JSON.parse(JSON.stringify(record))).toEqual({ ...record, entries: record.entries.slice() });
  });

  it('keeps neither log nor checkpoint where none is wanted', () => {
    const table = openTable(scripted([script]), null, 'seed', { log: false });
    give(table, 1, 'red');
    expect(table.entries.slice()).toEqual([]);
    expect(table.checkpoint).toBeNull();
  });

  it('keeps its log when the giver of an answer changes it afterwards', () => {
    const order: Decision = { kind: 'order', seat: 0, tag: 'order', from: 'rule:test', options: ['a', 'b'] };
    const table = play(function* () {
      ((yield* ask(order)) as string[]).reverse();
      yield* ask(order);
    });
    const given = ['b', 'a'];
    give(table, 0, given);
    given.push('c');
    expect(table.entries.at(0)).toMatchObject({ a: ['b', 'a'] });
  });

  it('answers for a seat whose time has run out', () => {
    const table = play(script);
    expect(answerByDefault(table, 1)).toBeNull();
    expect(answerByDefault(table, 1)?.reason).toBe('not-asked');
    expect(table.game.s.said).toEqual(['red']);
  });

  it('says why something cannot be done now, and changes nothing', () => {
    const whyNot = (_g: unknown, seat: number, wish: unknown) =>
      wish === 'fly' && seat === 1 ? { from: 'rule:1', tag: 'grounded', data: { until: 'dawn' } } : null;
    const table = openTable(scripted([script], { whyNot }), null, 'seed');
    const before = JSON.stringify([recordOf(table), table.pending]);
    expect(whyNotAt(table, 1, 'fly')).toEqual({ from: 'rule:1', tag: 'grounded', data: { until: 'dawn' } });
    expect([whyNotAt(table, 0, 'fly'), whyNotAt(play(script), 1, 'fly')]).toEqual([null, null]);
    expect(JSON.stringify([recordOf(table), table.pending])).toBe(before);
    give(table, 1, 'red');
    give(table, 2, true);
    expect([table.over, whyNotAt(table, 1, 'fly')]).toEqual([true, null]);
  });

  it('does not open without a seed', () => {
    expect(() => openTable(scripted([script]), null, '')).toThrow('The seed must be a text of at least one character.');
  });
});

describe('a wrong answer is refused and changes nothing', () => {
  function expectRefused(reason: RefusalReason, seat: number, a: unknown, question?: number): void {
    const table = play(script);
    const before = JSON.stringify([table.game.s, table.game.k, table.entries, table.pending]);
    expect(answer(table, seat, a, question)).toEqual({ reason, message: expect.any(String) });
    expect(JSON.stringify([table.game.s, table.game.k, table.entries, table.pending])).toBe(before);
  }

  it('from a seat that is not asked', () => expectRefused('not-asked', 0, 'red'));
  it('from a seat that does not exist', () => expectRefused('no-such-seat', 7, 'red'));
  it('from half a seat', () => expectRefused('no-such-seat', 0.5, 'red'));
  it('that is not legal', () => expectRefused('not-legal', 1, 'green'));
  it('that is nothing', () => expectRefused('not-legal', 1, undefined));
  it('to a question that is gone', () => expectRefused('other-question', 1, 'red', 12345));

  it('after the end of the game', () => {
    const table = play(script);
    give(table, 1, 'red');
    give(table, 2, false);
    expect(answer(table, 2, false)?.reason).toBe('game-over');
    expect(raise(table, 2, 'anything')?.reason).toBe('game-over');
    expect(table.entries.length).toBe(2);
  });

  it('from somebody who sends what is no seat at all', () => {
    const table = play(script);
    for (const odd of [null, undefined, '1', {}, [1], Symbol('seat'), Object.create(null)])
      expect(answer(table, odd as number, 'red')).toEqual({ reason: 'no-such-seat', message: 'There is no such seat; seats are 0 to 2.' });
  });
});

describe('a table whose rules throw', () => {
  const broken = () => {
    const table = play(function* (g) {
      say(g, yield* ask(color));
      if (yield* ask(yesno(2, 'sure'))) throw new Error('a fault in the rules');
      say(g, 'fine');
    });
    give(table, 1, 'red');
    expect(() => answer(table, 2, true)).toThrow('a fault in the rules');
    return table;
  };

  it('stands still and refuses everything', () => {
    const table = broken();
    expect(table.broken?.message).toBe('a fault in the rules');
    expect(answer(table, 2, false)?.reason).toBe('table-broken');
    expect(raise(table, 2, 'anything')?.reason).toBe('table-broken');
    expect(waitingFor(table)).toEqual([]);
  });

  it('keeps a log that can be replayed, up to the question that was fatal', () => {
    const table = broken();
    expect(table.entries.slice().map((e) => ('a' in e ? e.a : e.raise))).toEqual(['red']);
    const back = rewind(table, table.entries.length);
    expect(prompts(back)).toEqual(['2 sure']);
    give(back, 2, false);
    expect(back.game.s.said).toEqual(['red', 'fine']);
  });

  it('forgets a checkpoint that the fatal answer led to', () => {
    const rules = scripted([
      function* () {
        yield* ask(yesno(0, 'first'));
      },
      function* () {
        throw new Error('a fault in the second step');
      },
    ]);
    const table = openTable(rules, null, 'seed');
    expect(() => answer(table, 0, true)).toThrow('a fault in the second step');
    expect(table.checkpoint?.at).toBe(0);
    expect(prompts(rewind(table, 0))).toEqual(['0 first']);
  });
});
