import type { MyGame } from '@parley/server/protocol';
import { describe, expect, it } from 'vitest';
import { codeIn } from '../../src/site/start.ts';
import { isOpenToSit, isRunning, ordered, seatedAt } from '../../src/lobby/sorting.ts';

describe('a code', () => {
  it('is read from itself or from a link', () => {
    expect(codeIn(' h7kq2m ')).toBe('h7kq2m');
    expect(codeIn('https://parley.example/t/H7KQ2M')).toBe('H7KQ2M');
    expect(codeIn('https://parley.example/t/H7KQ2M/?x=1#2')).toBe('H7KQ2M');
    expect(codeIn('H7K Q2M')).toBe('H7KQ2M');
  });
  it('is not read from anything else', () => {
    expect(codeIn('')).toBeNull();
    expect(codeIn('abc')).toBeNull();
    expect(codeIn('what is this?')).toBeNull();
  });
});

const game = (part: Partial<MyGame>): MyGame => ({
  id: 'ABCDEF',
  name: 'Friday',
  game: 'chess',
  status: 'playing',
  visibility: 'open',
  watchers: true,
  pokerFace: false,
  clocks: { decision: null, bank: null, deal: null },
  host: 'Ada',
  seats: [
    { kind: 'human', name: 'Ada', choice: { side: 'white' } },
    { kind: 'open', name: '', choice: { side: null } },
  ],
  createdAt: 0,
  updatedAt: 0,
  seat: 0,
  result: null,
  yourMove: false,
  ...part,
});

describe('lists', () => {
  it('put what waits for me first and what is over last', () => {
    const games = [
      game({ id: 'over', status: 'over', updatedAt: 9 }),
      game({ id: 'old', updatedAt: 1 }),
      game({ id: 'new', updatedAt: 5 }),
      game({ id: 'mine', yourMove: true }),
      game({ id: 'lobby', status: 'lobby', updatedAt: 7 }),
    ];
    expect(ordered(games).map((g) => g.id)).toEqual(['mine', 'new', 'old', 'lobby', 'over']);
  });
  it('tell tables to sit at from games to watch', () => {
    expect(isOpenToSit(game({ status: 'lobby' }))).toBe(true);
    expect(isOpenToSit(game({}))).toBe(false);
    expect(isRunning(game({}))).toBe(true);
    expect(isRunning(game({ watchers: false }))).toBe(false);
    expect(seatedAt(game({}))).toBe(1);
  });
});
