import { answer, ask, askAll, askAny, askOpen, askTogether, questionFor, rewind } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { call, give, play, prompts, say, yesno } from './script.ts';

const everybody = () =>
  play(function* (g) {
    const answers = yield* askAll(g, () => [0, 1, 2].map((seat) => yesno(seat, 'group')));
    say(g, [...answers]);
    yield* ask(yesno(0, 'next'));
  });

describe('a question to several seats', () => {
  it('is answered in any order, and nothing happens before all are in', () => {
    const table = everybody();
    expect(prompts(table)).toEqual(['0 group', '1 group', '2 group']);
    give(table, 2, true);
    give(table, 0, false);
    expect(prompts(table)).toEqual(['1 group']);
    expect(table.game.s.said).toEqual([]);
    give(table, 1, true);
    expect(table.game.s.said).toEqual(['[[0,false],[1,true],[2,true]]']);
    expect(prompts(table)).toEqual(['0 next']);
  });

  it('lets nothing else happen in the middle of an effect', () => {
    const table = play(
      function* (g) {
        const answers = yield* askTogether([0, 1].map((seat) => yesno(seat, 'group')));
        say(g, [...answers]);
        yield* askTogether([]);
        yield* askOpen(g, () => yesno(0, 'safe'));
      },
      {
        raisable: () => ['shout'],
        *serve(g) {
          say(g, 'shout');
        },
      },
    );
    give(table, 1, true);
    call(table, 2, 'shout');
    expect([prompts(table), table.game.s.said]).toEqual([['0 group'], []]);
    give(table, 0, false);
    expect(table.game.s.said).toEqual(['[[0,false],[1,true]]', 'shout']);
    expect(prompts(table)).toEqual(['0 safe']);
  });

  it('is not asked of a seat that has answered', () => {
    const table = everybody();
    give(table, 2, true);
    expect(questionFor(table, 2)).toBeNull();
    expect(answer(table, 2, false)?.reason).toBe('answered-already');
    expect(table.entries.length).toBe(1);
  });

  it('comes back half answered', () => {
    const table = everybody();
    give(table, 1, true);
    const back = rewind(table, 1);
    expect(prompts(back)).toEqual(['0 group', '2 group']);
    expect(back.pending).toEqual(table.pending);
  });

  it('is over at once when there is nobody to ask', () => {
    const table = play(function* (g) {
      const answers = yield* askAll(g, () => []);
      say(g, `${answers.size} answers`);
    });
    expect(table.game.s.said).toEqual(['0 answers']);
  });

  it('goes on with the first answer where any will do', () => {
    const table = play(function* (g) {
      const first = yield* askAny([yesno(0, 'quick'), yesno(1, 'quick')]);
      say(g, first);
    });
    give(table, 1, true);
    expect(table.game.s.said).toEqual(['{"seat":1,"answer":true}']);
    expect(table.over).toBe(true);
  });
});
