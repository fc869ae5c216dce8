import { ask, openTable, recordOf, restore, rewind, type GameRecord as Stored, type Plain, type Rules } from '@parley/kernel';
import { playOut, randomPlayer } from '@parley/kernel/testing';
import { describe, expect, it } from 'vitest';
import { bareRules } from '@parley/kernel/testing';
import { bidding } from './bidding.ts';
import { give, prompts, say, scripted, yesno, type Notes, type Script } from './script.ts';

/** Each step asks two questions. */
const step = (name: string, second = 'second'): Script =>
  function* (g) {
    say(g, [name, yield* ask(yesno(0, `${name} first`))]);
    say(g, [name, yield* ask(yesno(1, `${name} ${second}`))]);
  };

const rules = scripted([step('one'), step('two'), step('three')]);

/** A game of which the first `n` questions have been answered with yes. */
function played(n: number) {
  const table = openTable(rules, null, 'seed');
  for (let i = 0; i < n; i++) give(table, i % 2, true);
  return table;
}

const stored = (record: Stored): Stored => JSON.parse(JSON.stringify(record)) as Stored;

describe('a stored game', () => {
  it('comes back at every question, from its log alone and from its checkpoint', () => {
    for (let n = 0; n <= 6; n++) {
      const table = played(n);
      for (const fromCheckpoint of [false, true]) {
        const { table: back, divergence } = restore(rules, stored(recordOf(table)), { fromCheckpoint });
        expect(divergence).toBeNull();
        expect(back.game.s).toEqual(table.game.s);
        expect(back.game.k).toEqual(table.game.k);
        expect(back.pending).toEqual(table.pending);
        expect(back.entries.slice()).toEqual(table.entries.slice());
        expect(back.checkpoint).toEqual(table.checkpoint);
        expect(back.over).toBe(table.over);
      }
    }
  });

  it('has a checkpoint at the beginning of each step', () => {
    expect([0, 1, 2, 3, 4, 5].map((n) => played(n).checkpoint?.at)).toEqual([0, 0, 2, 2, 4, 4]);
  });

  it('does not hold in its checkpoint the options, which are in the record', () => {
    const roomy = bareRules<{ given: Plain; n: number }>({
      given: 'given',
      create: (given) => ({ given, n: 0 }),
      *step(g) {
        yield* ask(yesno(0, `question ${g.s.n}`));
        return ++g.s.n < 5;
      },
    });
    const table = openTable(roomy, { welcome: 'to the fair' }, 'seed');
    for (let i = 0; i < 3; i++) give(table, 0, true);
    const record = stored(recordOf(table));
    expect(record.checkpoint?.state).not.toContain('fair');
    const { table: back, divergence } = restore(roomy, record, { fromCheckpoint: true });
    expect(divergence).toBeNull();
    expect(back.game.s).toEqual({ given: { welcome: 'to the fair' }, n: 3 });
  });

  it('goes on with the same chance', () => {
    const open = () => openTable(bidding, { players: 3 }, 'chance');
    const table = open();
    playOut(table, randomPlayer('bids'));
    const { table: back } = restore(bidding, stored(recordOf(table)), { upTo: 10 });
    for (const e of table.entries.slice(10)) if ('a' in e) give(back, e.seat, e.a);
    expect(back.game.s).toEqual(table.game.s);
    expect(back.game.k).toEqual(table.game.k);
  });

  it('comes back without its checkpoint when that is damaged', () => {
    const record = stored(recordOf(played(3)));
    const { checkpoint } = record;
    if (!checkpoint) throw new Error('no checkpoint');
    const damaged = { ...record, checkpoint: { ...checkpoint, state: checkpoint.state.replace('said', 'says') } };
    const { table, divergence } = restore(rules, damaged, { fromCheckpoint: true });
    expect(divergence).toBeNull();
    expect(table.game.s).toEqual(played(3).game.s);
  });

  it('comes back without its checkpoint when the rules cannot go on from it', () => {
    const picky: Rules<Notes> = {
      ...rules,
      attachAll(g) {
        if (g.s.step > 0) throw new Error('what is this?');
      },
    };
    const { table, divergence } = restore(picky, stored(recordOf(played(3))), { fromCheckpoint: true });
    expect(divergence).toBeNull();
    expect(prompts(table)).toEqual(['1 two second']);
  });

  it('of another game is refused', () => {
    expect(() => restore(bidding, recordOf(played(1)))).toThrow('This is a game of "script", not of "bidding".');
  });
});

describe('when the rules have changed under a stored game', () => {
  const changed = (scripts: readonly Script[]): Rules<Notes> => ({ ...scripted(scripts), version: '2' });

  it('the first difference is named and the table falls back to the last checkpoint', () => {
    const newer = changed([step('one'), step('two', 'other'), step('three')]);
    const { table, divergence } = restore(newer, stored(recordOf(played(5))));
    expect(divergence).toEqual({
      at: 3,
      message: 'entry 4 no longer fits: That question is no longer open; look at the current one.',
      fits: false,
    });
    expect(table.entries.length).toBe(2);
    expect(table.game.s.said).toEqual(['["one",true]', '["one",true]']);
    expect(prompts(table)).toEqual(['0 two first']);
  });

  it('a difference in the state alone is found too, and a checkpoint on the far side of it is not used', () => {
    const newer = changed([
      step('one'),
      function* (g) {
        yield* step('two')(g);
        say(g, 'something new');
      },
      step('three'),
    ]);
    const { table, divergence } = restore(newer, stored(recordOf(played(5))));
    expect(divergence).toEqual({ at: 3, message: 'entry 4 now leads to another state', fits: false });
    expect(table.entries.length).toBe(2);
    expect(prompts(table)).toEqual(['0 two first']);
  });

  it('a difference long before the end of a long game leads to the checkpoint right before it', () => {
    const steps = (n: number): Script[] => Array.from({ length: n }, (_, i) => step(`step ${i}`));
    const old = scripted(steps(500));
    const table = openTable(old, null, 'seed');
    for (let i = 0; i < 1000; i++) give(table, i % 2, true);
    expect(restore(old, stored(recordOf(table))).table.checkpoint).toEqual(table.checkpoint);
    const newer = changed(steps(500).map((script, i) => (i === 100 ? step('step 100', 'other') : script)));
    const { table: back, divergence } = restore(newer, stored(recordOf(table)));
    expect(divergence?.at).toBe(201);
    expect(back.entries.length).toBe(200);
    expect(prompts(back)).toEqual(['0 step 100 first']);
  });

  it('a fault in the new rules is found too', () => {
    const newer = changed([
      step('one'),
      step('two'),
      function* () {
        throw new Error('not written yet');
      },
    ]);
    const { table, divergence } = restore(newer, stored(recordOf(played(5))));
    expect(divergence).toEqual({ at: 3, message: "entry 4 breaks today's rules: not written yet", fits: false });
    expect(prompts(table)).toEqual(['0 two first']);
    expect(table.broken).toBeNull();
  });

  it('the table falls back to the beginning when there is no checkpoint before the difference', () => {
    const setup = (tag: string): Rules<Notes> => ({
      ...rules,
      *setup() {
        yield* ask(yesno(0, 'welcome'));
        yield* ask(yesno(0, tag));
      },
    });
    const table = openTable(setup('ready'), null, 'seed');
    give(table, 0, true);
    give(table, 0, true);
    const { table: back, divergence } = restore(setup('steady'), stored(recordOf(table)));
    expect(divergence?.at).toBe(1);
    expect(prompts(back)).toEqual(['0 welcome']);
    expect(back.entries.slice()).toEqual([]);
  });

  it('a game goes on from its checkpoint if only what lies before it has changed', () => {
    const newer = changed([step('one', 'other'), step('two'), step('three')]);
    const { table, divergence } = restore(newer, stored(recordOf(played(3))), { fromCheckpoint: true });
    expect(divergence).toBeNull();
    expect(prompts(table)).toEqual(['1 two second']);
  });
});

describe('undo', () => {
  it('goes back to any answer and leaves the table it was taken from alone', () => {
    const table = played(6);
    const before = JSON.stringify(recordOf(table));
    for (let n = 0; n <= 6; n++) {
      const back = rewind(table, n);
      expect(back.entries.slice()).toEqual(table.entries.slice(0, n));
      expect(back.game.s).toEqual(played(n).game.s);
      expect(prompts(back)).toEqual(prompts(played(n)));
    }
    expect(JSON.stringify(recordOf(table))).toBe(before);
  });

  it('can be continued another way from any answer', () => {
    for (let n = 0; n < 6; n++) {
      const back = rewind(played(6), n);
      give(back, n % 2, false);
      expect(back.game.s.said.at(-1)).toMatch(/false/);
      expect(back.entries.length).toBe(n + 1);
      expect(playOut(back, () => true)).toBe(5 - n);
    }
  });

  it('says so when there is no such answer', () => {
    expect(() => rewind(played(2), 3)).toThrow('There is no entry 3 to go back to; the log has 2.');
    expect(() => rewind(played(2), 0.5)).toThrow('There is no entry 0.5 to go back to; the log has 2.');
  });
});
