import {
  ask,
  because,
  endLingering,
  linger,
  lingeringOf,
  occasionKey,
  openTable,
  query,
  queryKey,
  recordOf,
  restore,
  window,
  type Contribution,
  type GameRecord as Stored,
} from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { clause, give, play, prompts, say, scripted, yesno, type Notes, type Script } from './script.ts';

const HERE = occasionKey('lingering.here');
const LIMIT = queryKey('lingering.limit');

const echo: Contribution<Notes> = {
  clauses: [clause('echo', HERE, { must: true })],
  modifiers: [{ id: 'more', query: LIMIT, value: (n) => (n as number) + 1 }],
};
const lingering = (kind: string): Contribution<Notes> => (kind === 'echo' ? echo : {});

/** An effect that begins in the first step and ends with the second; every step has a window. */
const begin: Script = function* (g) {
  linger(g, 'echo', 1, { loud: true }, 'turn');
  yield* window(g, HERE, {});
  yield* ask(yesno(0, 'first'));
};
const middle: Script = function* (g) {
  yield* ask(yesno(0, 'second'));
  yield* window(g, HERE, {});
  say(g, `limit ${query(g, LIMIT, 4, {})}`);
  endLingering(g, (e) => e.until === 'turn');
};
const end: Script = function* (g) {
  yield* window(g, HERE, {});
  say(g, `limit ${query(g, LIMIT, 4, {})}`);
};
const rules = scripted([begin, middle, end], { lingering });

describe('a lingering effect', () => {
  it('works from its beginning to the end of its duration', () => {
    const table = openTable(rules, null, 'seed');
    give(table, 0, true);
    give(table, 0, true);
    expect(table.game.s.said).toEqual(['echo', 'echo', 'limit 5', 'limit 4']);
    expect(table.game.k.lingering).toEqual([]);
  });

  it('is plain data in the state, and works again after a restore from a checkpoint', () => {
    const table = openTable(rules, null, 'seed');
    give(table, 0, true);
    expect(table.checkpoint?.at).toBe(1);
    const record = JSON.parse(JSON.stringify(recordOf(table))) as Stored;
    const { table: back, divergence } = restore(rules, record, { fromCheckpoint: true });
    expect(divergence).toBeNull();
    expect(prompts(back)).toEqual(['0 second']);
    give(back, 0, true);
    expect(back.game.s.said).toEqual(['echo', 'echo', 'limit 5', 'limit 4']);
  });

  it('knows its owner, its data and its cause', () => {
    const { game } = play(
      function* (g) {
        const start = function* () {
          linger(g, 'echo', 2, { loud: false }, 'game');
        };
        yield* because(g, 'card', 'horn', 2, start());
      },
      { lingering },
    );
    expect(game.k.lingering).toEqual([{ id: 1, kind: 'echo', owner: 2, data: { loud: false }, until: 'game', cause: 'card:horn' }]);
  });

  it('ends alone when there are several of its kind', () => {
    const { game } = play(
      function* (g) {
        const first = linger(g, 'echo', 0, null, 'turn');
        linger(g, 'echo', 1, null, 'turn');
        linger(g, 'fog', 1, null, 'turn');
        endLingering(g, (e) => e.id === first.id);
        yield* window(g, HERE, {});
      },
      { lingering },
    );
    expect(lingeringOf(game, 'echo').map((e) => e.owner)).toEqual([1]);
    expect(game.s.said).toEqual(['echo']);
    expect(query(game, LIMIT, 4, {})).toBe(5);
  });
});
