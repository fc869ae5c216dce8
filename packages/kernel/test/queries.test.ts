import { detach, memoised, openTable, query, queryKey, queryTold, type Modifier } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { say, scripted, source, type Notes, type Stage } from './script.ts';

const STRENGTH = queryKey('test.strength');

const change = (id: string, by: (n: number) => number): Modifier<Notes> => ({ id, query: STRENGTH, value: (n) => by(n as number) });

const gameWith = (content: Stage['content'], more: Stage = {}) => openTable(scripted([], { content, ...more }), null, 'seed').game;

describe('a query', () => {
  it('gives its base where nobody has a say', () => {
    expect(query(gameWith([]), STRENGTH, 4, {})).toBe(4);
    expect(query(gameWith([]), queryKey('test.named.late'), 'base', {})).toBe('base');
  });

  it('lets everybody have a say in the order of the sources, whatever the order of attaching', () => {
    const double = [source('double', 1, 2), { modifiers: [change('x2', (n) => n * 2)] }] as const;
    const more = [source('more', 0, 1), { modifiers: [change('+1', (n) => n + 1)] }] as const;
    expect(query(gameWith([double, more]), STRENGTH, 4, {})).toBe(10);
    expect(query(gameWith([more, double]), STRENGTH, 4, {})).toBe(10);
  });

  it('keeps the order within one source', () => {
    const modifiers = [change('+1', (n) => n + 1), change('x2', (n) => n * 2)];
    expect(query(gameWith([[source('both', 0), { modifiers }]]), STRENGTH, 4, {})).toBe(10);
  });

  it('leaves out what the game says is not at work', () => {
    const modifiers = [change('+1', (n) => n + 1), change('x2', (n) => n * 2)];
    const g = gameWith([[source('both', 0), { modifiers }]], { working: (_, __, id) => id !== 'x2' });
    expect(query(g, STRENGTH, 4, {})).toBe(5);
  });

  it('tells a modifier what is asked, whose it is and where it stands', () => {
    const modifier: Modifier<Notes> = { id: 'seen', query: STRENGTH, value: (_, question, c) => [question, c.ev, c.me, c.source.key] };
    const g = gameWith([[source('sheet', 2), { modifiers: [modifier] }]]);
    expect(query<Notes, unknown>(g, STRENGTH, null, { of: 1 })).toEqual([{ of: 1 }, { of: 1 }, 2, 'sheet']);
  });

  it('changes nothing', () => {
    const g = gameWith([[source('more', 0), { modifiers: [change('+1', (n) => n + 1)] }]]);
    const before = JSON.stringify([g.s, g.k, g.changes]);
    query(g, STRENGTH, 4, {});
    expect(JSON.stringify([g.s, g.k, g.changes])).toBe(before);
  });

  it('forgets a source that is taken away', () => {
    const what = { modifiers: [change('+1', (n) => n + 1)] };
    const g = gameWith([
      [source('more', 0), what],
      [source('else', 1), what],
    ]);
    detach(g, 'more', what);
    expect(query(g, STRENGTH, 4, {})).toBe(5);
  });
});

describe('a query that is told of', () => {
  const content: Stage['content'] = [
    [source('more', 0), { modifiers: [change('+1', (n) => n + 1)] }],
    [source('none', 1), { modifiers: [change('+0', (n) => n)] }],
    [source('off', 2), { modifiers: [change('off', (n) => n * 9)] }],
    [source('double', 3), { modifiers: [change('x2', (n) => n * 2)] }],
  ];

  it('has the same answer, and says who has made which difference', () => {
    const g = gameWith(content, { working: (_, __, id) => id !== 'off' });
    const told: unknown[] = [];
    expect(queryTold(g, STRENGTH, 4, {}, (by, before, after) => told.push([by.key, before, after]))).toBe(query(g, STRENGTH, 4, {}));
    expect(told).toEqual([
      ['more', 4, 5],
      ['double', 5, 10],
    ]);
  });

  it('gives its base where nobody has a say', () => {
    expect(queryTold(gameWith([]), STRENGTH, 4, {}, () => expect.unreachable())).toBe(4);
  });
});

describe('a value that is remembered', () => {
  it('is worked out again only after a change, and each by its own name', () => {
    const g = gameWith([]);
    let made = 0;
    const strength = (key = 'strength'): number => memoised(g, key, () => ++made);
    expect([strength(), strength(), strength('other')]).toEqual([1, 1, 2]);
    say(g, 'something');
    expect([strength(), strength()]).toEqual([3, 3]);
  });
});
