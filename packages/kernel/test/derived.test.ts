import { ask, Derived, openTable, rewind, type Game } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { give, scripted, yesno, type Notes, type Script } from './script.ts';

const asking = (tag: string): Script =>
  function* () {
    yield* ask(yesno(0, tag));
  };

const rules = scripted([
  function* () {
    yield* ask(yesno(0, 'one'));
    yield* ask(yesno(0, 'two'));
  },
]);

describe('what a game works out for itself', () => {
  let made = 0;
  const steps = new Derived<Notes, { readonly n: number }>((g) => ({ n: g.s.step * 100 + ++made }));
  const others = new Derived<Notes, string[]>(() => []);

  it('is made when it is first asked for, once for each game', () => {
    const a = openTable(rules, null, 'a').game;
    const b = openTable(rules, null, 'b').game;
    expect(steps.of(a).n).toBe(101);
    expect(steps.of(a)).toBe(steps.of(a));
    expect(steps.of(b).n).toBe(102);
    others.of(a).push('x');
    expect([others.of(a), others.of(b)]).toEqual([['x'], []]);
  });

  it('is made anew after it was dropped, and after a restore', () => {
    const table = openTable(rules, null, 'a');
    const first = steps.of(table.game);
    steps.drop(table.game);
    expect(steps.of(table.game)).not.toBe(first);
    give(table, 0, true);
    const back: Game<Notes> = rewind(table, 1).game;
    expect(steps.of(back)).not.toBe(steps.of(table.game));
  });
});

describe('tidying', () => {
  it('happens between stretches of play, at tables that people look at', () => {
    let tidied = 0;
    const tidy = { ...scripted([0, 1, 2].map((n) => asking(String(n)))), tidy: (): void => void tidied++ };
    const silent = openTable(tidy, null, 'a');
    give(silent, 0, true);
    expect(tidied).toBe(0);
    const table = openTable(tidy, null, 'a', { listen: true });
    expect(tidied).toBe(1);
    give(table, 0, true);
    expect(tidied).toBe(2);
  });
});
