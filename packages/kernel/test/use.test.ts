import { ask, endsWith, use, type Game, type Use } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { give, play, prompts, say, yesno, type Notes } from './script.ts';

/** A use of which every part is told; seat 0 chooses, seat 1 may cancel. */
const using = (more: Partial<Use<Game<Notes>, string>> = {}) =>
  play(function* (game) {
    const result = yield* use<Game<Notes>, string>(
      {
        *prepare() {
          return (yield* ask(yesno(0, 'prepare'))) ? 'a plan' : null;
        },
        *contest(g, plan) {
          say(g, `contest ${plan}`);
          return (yield* ask(yesno(1, 'zap'))) === true;
        },
        *commit(g, plan) {
          say(g, `commit ${plan}`);
        },
        *cancelled(g, plan) {
          say(g, `cancelled ${plan}`);
        },
        ...more,
      },
      game,
    );
    say(game, result);
  });

describe('using something', () => {
  it('is prepared, contested and committed', () => {
    const table = using();
    give(table, 0, true);
    expect(prompts(table)).toEqual(['1 zap']);
    give(table, 1, false);
    expect(table.game.s.said).toEqual(['contest a plan', 'commit a plan', 'done']);
  });

  it('is undone when it is cancelled', () => {
    const table = using();
    give(table, 0, true);
    give(table, 1, true);
    expect(table.game.s.said).toEqual(['contest a plan', 'cancelled a plan', 'cancelled']);
  });

  it('comes to nothing without a plan, and nobody is bothered', () => {
    const table = using();
    give(table, 0, false);
    expect(table.game.s.said).toEqual(['nothing']);
    expect(table.over).toBe(true);
  });

  it('needs no preparation', () => {
    const table = using({ prepare: () => endsWith('the usual plan') });
    give(table, 1, false);
    expect(table.game.s.said).toEqual(['contest the usual plan', 'commit the usual plan', 'done']);
  });

  it('needs nothing to be undone', () => {
    const table = using({ cancelled: undefined });
    give(table, 0, true);
    give(table, 1, true);
    expect(table.game.s.said).toEqual(['contest a plan', 'cancelled']);
  });
});
