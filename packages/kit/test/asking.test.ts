import { answer, questionFor, waitingFor, type Answer, type Flow, type Game } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { askWords, MOOT } from '../src/content/index.ts';
import { duel, type Duel } from './duel.ts';

const words = askWords<Duel>((g) => `day:${g.s.step}`);
const FOES = { key: (_g: Game<Duel>, foe: number) => `foe:${foe}`, shows: { kind: 'foe' } };
const how = { tag: 'bolt.foe', data: { n: 2 } };

/** Asks, answers, and says what was asked and what came of it. */
function asked<X>(
  ask: (g: Game<Duel>) => Flow<X>,
  ...answers: Answer[]
): { readonly questions: readonly unknown[]; readonly result: unknown } {
  const questions: unknown[] = [];
  let result: unknown = 'nothing';
  const table = duel([
    function* (g) {
      try {
        result = yield* ask(g);
      } catch (e) {
        if (e !== MOOT) throw e;
        result = 'moot';
      }
    },
  ]);
  for (const a of answers) {
    const [seat] = waitingFor(table);
    questions.push(questionFor(table, seat));
    expect(answer(table, seat, a)).toBeNull();
  }
  expect(waitingFor(table)).toEqual([]);
  return { questions, result };
}

describe('words that ask', () => {
  it('one of several: by its key, and for what it is', () => {
    const { questions, result } = asked((g) => words.one(g, 0, FOES, [4, 7, 9], how), 'foe:7');
    expect(result).toBe(7);
    expect(questions).toMatchObject([
      { kind: 'choose', seat: 0, tag: 'bolt.foe', from: 'day:1', data: { n: 2 }, options: ['foe:4', 'foe:7', 'foe:9'], shows: FOES.shows },
    ]);
  });

  it('nobody where there is no choice, and nothing comes of it where there is nothing', () => {
    expect(asked((g) => words.one(g, 0, FOES, [4], how)).result).toBe(4);
    expect(asked((g) => words.one(g, 0, FOES, [], how)).result).toBe('moot');
    expect(asked((g) => words.named(g, 0, FOES.shows, [], how)).result).toBe('moot');
    expect(asked((g) => words.number(g, 0, 3, 3, how)).result).toBe(3);
  });

  it('some, in the order in which they are named', () => {
    const { questions, result } = asked((g) => words.some(g, 0, FOES, [4, 7, 9], { ...how, min: 1, max: 5 }), ['foe:9', 'foe:4']);
    expect(result).toEqual([9, 4]);
    expect(questions).toMatchObject([{ kind: 'some', min: 1, max: 3, options: ['foe:4', 'foe:7', 'foe:9'] }]);
    expect(asked((g) => words.some(g, 0, FOES, [], { ...how, min: 1, max: 5 })).result).toEqual([]);
    expect(asked((g) => words.some(g, 0, FOES, [4, 7], { ...how, min: 3, max: 5 })).result).toEqual([4, 7]);
  });

  it('a name, a number, yes or no', () => {
    expect(asked((g) => words.named(g, 1, FOES.shows, ['imp'], how), 'imp').result).toBe('imp');
    expect(asked((g) => words.number(g, 1, 0, 9, how), 6).result).toBe(6);
    expect(asked((g) => words.confirm(g, 1, how), true).result).toBe(true);
    expect(asked((g) => words.confirm(g, 1, how), false).result).toBe(false);
  });

  it('several at once, and says who refuses', () => {
    expect(asked((g) => words.refusers(g, [0, 1], how), true, false).result).toEqual([1]);
  });
});
