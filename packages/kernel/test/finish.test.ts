import { ask, because, finish, openTable, type Flow } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { bareRules } from '@parley/kernel/testing';
import { give } from './script.ts';

describe('finishing a game', () => {
  it('ends it at once, in the middle of nested flows, and asks nothing more', () => {
    const told: string[] = [];
    const deep = function* (): Flow {
      yield* ask({ kind: 'yesno', seat: 0, tag: 'end', from: 'rule:1' });
      finish();
    };
    const rules = bareRules<{ n: number }>({
      create: () => ({ n: 0 }),
      *step(g) {
        yield* because(g, 'rule', '1', -1, deep());
        told.push('went on');
        return true;
      },
    });
    const table = openTable(rules, null, 'seed');
    give(table, 0, true);
    expect(table.over).toBe(true);
    expect(table.broken).toBeNull();
    expect(table.game.cause).toBeNull();
    expect(told).toEqual([]);
  });
});
