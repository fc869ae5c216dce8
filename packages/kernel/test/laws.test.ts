import { ask, disturb, occasionKey, openTable, rewind, settle, window, type Law } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { clause, give, play, prompts, say, scripted, source, yesno, type Notes, type Stage } from './script.ts';

const HERE = occasionKey('laws.here');

/** Something that must follow whenever its cause has been said. */
const law = (cause: string, effect: string): Law<Notes> => ({
  id: effect,
  *check({ g }) {
    if (!g.s.said.includes(cause) || g.s.said.includes(effect)) return false;
    say(g, effect);
    return true;
  },
});

const under = (...laws: Law<Notes>[]): Stage['content'] => [[source('law', -1, 0), { laws }]];

describe('laws', () => {
  it('act until nothing more happens, in whatever order they stand', () => {
    const table = play(
      function* (g) {
        say(g, 'a');
        disturb(g);
        yield* settle(g);
        say(g, 'rest');
      },
      { content: under(law('c', 'd'), law('b', 'c'), law('a', 'b')) },
    );
    expect(table.game.s.said).toEqual(['a', 'b', 'c', 'd', 'rest']);
  });

  it('are not looked at while nothing has changed', () => {
    const table = play(
      function* (g) {
        say(g, 'a');
        yield* settle(g);
      },
      { content: under(law('a', 'b')) },
    );
    expect(table.game.s.said).toEqual(['a']);
  });

  it('act after each effect in a window', () => {
    const disturbing = clause('a', HERE, {
      must: true,
      *run({ g }) {
        say(g, 'a');
        disturb(g);
        return true;
      },
    });
    const last = clause('last', HERE, { must: true });
    const content: Stage['content'] = [
      ...(under(law('a', 'b')) ?? []),
      [source('s0', 0), { clauses: [disturbing] }],
      [source('s1', 1), { clauses: [last] }],
    ];
    expect(play((g) => window(g, HERE, {}), { content }).game.s.said).toEqual(['a', 'b', 'last']);
  });

  it('leave out those that the game says are not at work', () => {
    const table = play(
      function* (g) {
        say(g, 'a');
        disturb(g);
        yield* settle(g);
      },
      { content: under(law('a', 'b'), law('a', 'c')), working: (_, __, id) => id !== 'b' },
    );
    expect(table.game.s.said).toEqual(['a', 'c']);
  });

  it('may ask', () => {
    const asking: Law<Notes> = {
      id: 'asking',
      *check({ g }) {
        if (g.s.said.length > 1) return false;
        say(g, yield* ask(yesno(1, 'which')));
        return true;
      },
    };
    const table = play(
      function* (g) {
        say(g, 'a');
        disturb(g);
        yield* settle(g);
      },
      { content: under(asking) },
    );
    expect(prompts(table)).toEqual(['1 which']);
    give(table, 1, true);
    expect(table.game.s.said).toEqual(['a', 'true']);
  });

  it('that never come to rest are reported', () => {
    const restless: Law<Notes> = { id: 'restless', *check() { return true; } }; // prettier-ignore
    const script = function* (g: Parameters<typeof disturb<Notes>>[0]) {
      disturb(g);
      yield* settle(g);
    };
    expect(() => play(script, { content: under(restless) })).toThrow('the laws never come to rest');
  });

  it('that have not been looked at before a checkpoint are looked at after it', () => {
    const content = under(law('a', 'b'));
    const rules = scripted(
      [
        function* (g) {
          say(g, 'a');
          disturb(g);
        },
        function* (g) {
          yield* ask(yesno(0, 'next'));
          yield* settle(g);
        },
      ],
      { content },
    );
    const table = openTable(rules, null, 'seed');
    const back = rewind(table, 0);
    give(table, 0, true);
    give(back, 0, true);
    expect(table.game.s.said).toEqual(['a', 'b']);
    expect(back.game.s.said).toEqual(['a', 'b']);
  });
});
