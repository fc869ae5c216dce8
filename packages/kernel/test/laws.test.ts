import {
  ask,
  askAll,
  askOpen,
  disturb,
  endLingering,
  linger,
  occasionKey,
  openTable,
  rewind,
  settle,
  window,
  type Law,
} from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { call, clause, give, play, prompts, say, scripted, source, yesno, type Notes, type Stage } from './script.ts';

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

  it('are looked at after any change, and not again before the next one', () => {
    let looks = 0;
    const looking: Law<Notes> = {
      id: 'looking',
      *check() {
        looks++;
        return false;
      },
    };
    play(
      function* (g) {
        yield* settle(g);
        expect(looks).toBe(0);
        say(g, 'a');
        yield* settle(g);
        yield* settle(g);
      },
      { content: under(looking) },
    );
    expect(looks).toBe(1);
  });

  it('that say they look at little are looked at when they are disturbed', () => {
    const table = play(
      function* (g) {
        say(g, 'a');
        yield* settle(g);
        say(g, 'rest');
        disturb(g);
        yield* settle(g);
      },
      { content: under({ ...law('a', 'b'), on: [] }) },
    );
    expect(table.game.s.said).toEqual(['a', 'rest', 'b']);
  });

  it('are looked at for their topics only, and again after another law has acted', () => {
    const looks: string[] = [];
    const looking = (id: string, on?: string[]): Law<Notes> => ({
      id,
      ...(on ? { on } : {}),
      *check() {
        looks.push(id);
        return false;
      },
    });
    const table = play(
      function* (g) {
        disturb(g, 'ships');
        yield* settle(g);
        say(g, 'a');
        disturb(g, 'crew');
        disturb(g, 'rank');
        yield* settle(g);
        yield* settle(g);
      },
      {
        content: under(
          looking('ships', ['ships']),
          looking('both', ['ships', 'crew']),
          { ...law('a', 'b'), on: ['rank'] },
          looking('other', ['other']),
        ),
      },
    );
    // What one law does may concern any other.
    expect(looks).toEqual(['ships', 'both', 'both', 'ships', 'both', 'other']);
    expect(table.game.s.said).toEqual(['a', 'b']);
  });

  it('that say they look at little are looked at when a lingering effect begins or ends', () => {
    const table = play(
      function* (g) {
        say(g, 'a');
        linger(g, 'effect', -1, null, 'for good');
        yield* settle(g);
        say(g, 'c');
        endLingering(g, () => true);
        yield* settle(g);
      },
      { content: under({ ...law('a', 'b'), on: [] }, { ...law('c', 'd'), on: [] }), lingering: () => ({}) },
    );
    expect(table.game.s.said).toEqual(['a', 'b', 'c', 'd']);
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

  it('act before a window is opened', () => {
    const only = clause('only', HERE, { must: true });
    const content: Stage['content'] = [...(under(law('a', 'b')) ?? []), [source('s0', 0), { clauses: [only] }]];
    const table = play(
      function* (g) {
        say(g, 'a');
        yield* window(g, HERE, {});
      },
      { content },
    );
    expect(table.game.s.said).toEqual(['a', 'b', 'only']);
  });

  it('act before anybody is asked at a safe point, one player or all', () => {
    const content = under(law('a', 'b'), law('true', 'c'));
    const table = play(
      function* (g) {
        say(g, 'a');
        say(g, yield* askOpen(g, () => yesno(0, `one ${g.s.said.join('')}`)));
        yield* askAll(g, () => [yesno(1, `all ${g.s.said.join('')}`)]);
      },
      { content },
    );
    expect(prompts(table)).toEqual(['0 one ab']);
    give(table, 0, true);
    expect(prompts(table)).toEqual(['1 all abtruec']);
  });

  it('wait in the middle of an effect', () => {
    const table = play(
      function* (g) {
        say(g, 'a');
        say(g, yield* ask(yesno(0, 'inside')));
        yield* settle(g);
      },
      { content: under(law('a', 'b')) },
    );
    expect(table.game.s.said).toEqual(['a']);
    give(table, 0, true);
    expect(table.game.s.said).toEqual(['a', 'true', 'b']);
  });

  it('act before, between and after effects that were raised', () => {
    const raising: Stage = {
      raisable: (g, seat) => (g.s.said.includes(`no ${seat}`) ? [] : ['shout']),
      *serve(g, seat) {
        say(g, `shout ${seat}`);
      },
    };
    const content = under(law('a', 'no 0'), law('shout 1', 'no 2'), law('shout 3', 'late'));
    const table = play(
      function* (g) {
        yield* ask(yesno(0, 'inside'));
        say(g, 'a');
        yield* askOpen(g, () => yesno(0, g.s.said.join(', ')));
      },
      { ...raising, content, seats: () => 4 },
    );
    for (const seat of [0, 1, 2, 3]) call(table, seat, 'shout');
    give(table, 0, true);
    expect(prompts(table)).toEqual(['0 a, no 0, shout 1, no 2, shout 3, late']);
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
    const restless: Law<Notes> = {
      id: 'restless',
      *check() {
        return true;
      },
    };
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
