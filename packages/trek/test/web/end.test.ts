import type { SeenEvent } from '@parley/kernel';
import { textOf } from '@parley/kernel/sentence';
import { describe, expect, it } from 'vitest';
import { orderId, pieceId } from '../../ids/index.ts';
import { parseNeed } from '../../language/index.ts';
import { chartScale, scoreSteps, stepPath } from '../../web/end/model.ts';
import { attemptsIn, tellingLines, tollOf, turningPoints, unmetIn, type StoryStep } from '../../web/end/story.ts';
import { dilemma } from '../dilemmas/cards.ts';
import { stage, staged, type Staged } from './scenes.ts';

dilemma('Landslide', 'planet', {
  unless: parseNeed('2 SCIENCE'),
  effects: [{ do: 'kill', whom: { one: { is: 'anybody' }, pick: { by: 'opponent' } } }],
  after: 'discard',
});
dilemma('Deep Hole', 'planet', { effects: [], after: 'discard' });
dilemma('Old Cave', 'planet', { effects: [], after: 'discard' });
dilemma('High Wall', 'planet', { unless: parseNeed('2 SCIENCE'), effects: [], after: 'wall' });

const row = (turn: number, n: number) => ({ kind: 'mission' as const, n, cause: 'rule:T34.1', turn });

describe('the chart of scores', () => {
  it('grows turn by turn, with what comes in one turn together', () => {
    const steps = scoreSteps({ mission: 65, bonus: 5, rows: [row(4, 30), row(10, 5), row(10, 35)] });
    expect(steps).toEqual([
      { turn: 0, points: 0 },
      { turn: 4, points: 30 },
      { turn: 10, points: 70 },
    ]);
  });

  it('goes up at the turn in which the points came, and on to the last turn', () => {
    const scale = chartScale(10, 100, 100, 50);
    expect(
      stepPath(
        [
          { turn: 0, points: 0 },
          { turn: 4, points: 50 },
        ],
        10,
        scale,
      ),
    ).toBe('M0.0 50.0H40.0V25.0H100.0');
  });
});

/** Ann and Bob have met one of three dilemmas; the other player has chosen Bob. */
function met(seat: number): Staged {
  const begun = stage({
    alpha: ['World'],
    blue: { at: { World: { planet: ['Ann', 'Bob'] } } },
    red: { at: { World: { seeds: ['Landslide', 'Deep Hole', 'Old Cave'] } } },
  });
  const team = ['Ann', 'Bob'].map((x) => pieceId(begun.piece(x)));
  begun.game.answer(0, { verb: orderId('attempt', begun.piece('World')), steps: [team] });
  begun.game.answer(1, pieceId(begun.piece('Bob')));
  return { ...staged(begun.game, seat), piece: begun.piece };
}
/** Every event is a step of its own. */
const stepsOf = (events: readonly SeenEvent[]): readonly StoryStep[] => events.map((e) => ({ at: e.n, events: [e] }));

let n = 0;
const told = (type: string, data: SeenEvent['data']): SeenEvent => ({ n: ++n, type, data, why: [] });
const attempt = (by: number, mission: number, ...rest: readonly SeenEvent[]): readonly SeenEvent[] => [
  told('attempted', { by, mission, card: `mission ${mission}` }),
  ...rest,
  told('attempt-over', { card: `mission ${mission}` }),
];

describe('what can be told once a game is over', () => {
  it('counts the dead, the lost ships and the dilemmas met, each for the side it happened to', () => {
    const steps = stepsOf(met(0).events);
    const isShip = (card: string): boolean => card === 'a ship';
    expect(tollOf(steps, 0, isShip)).toEqual({ people: 1, ships: 0, met: 1 });
    expect(tollOf(steps, 1, isShip)).toEqual({ people: 0, ships: 0, met: 0 });
    const wreck = stepsOf([told('destroyed', { by: 1, n: 2, cards: ['a ship', 'an outpost'] })]);
    expect(tollOf(wreck, 1, isShip).ships).toBe(1);
  });

  it('finds an attempt with what came of it, and says so in sentences of the log', () => {
    const { events, scene, piece } = met(0);
    const [found, ...others] = attemptsIn(stepsOf(events));
    expect(others).toEqual([]);
    expect(found).toMatchObject({ seat: 0, mission: piece('World'), solved: false, gain: 0, lost: 1 });
    expect(found.at).toBe(events.find((x) => x.type === 'attempted')?.n);
    expect(tellingLines(found, scene.speech).map((x) => textOf(x.parts))).toEqual(['Bob dies.', 'Landslide is not overcome.']);
  });

  it('takes for decisive what moved most, in its order, and always what brought the last points', () => {
    const steps = stepsOf([
      told('turn', { by: 0, n: 1 }),
      ...attempt(0, 1, told('solved', { by: 0 }), told('scored', { by: 0, n: 35 })),
      ...attempt(0, 2, told('failed', { by: 0 })),
      told('turn', { by: 1, n: 2 }),
      ...attempt(1, 3, told('killed', { by: 1, n: 4 }), told('failed', { by: 1 })),
      ...attempt(1, 4, told('unsolved', { by: 1 })),
      told('turn', { by: 0, n: 3 }),
      ...attempt(0, 5, told('solved', { by: 0 }), told('scored', { by: 0, n: 5 })),
      told('drew', { by: 0, n: 1 }),
      told('scored', { by: 0, n: 50 }),
    ]);
    const moments = turningPoints(steps, () => 30);
    expect(moments.map((x) => [x.mission, x.turn, x.gain, x.lost])).toEqual([
      [1, 1, 35, 0],
      [3, 2, 0, 4],
      [5, 3, 5, 0],
    ]);
  });

  it('shows what nobody has met under a mission, the first to be met first, and never what was met', () => {
    const names = ({ scene }: Pick<Staged, 'scene'>): readonly string[][] =>
      unmetIn(scene.board).map((x) => x.seeds.map((y) => scene.lexicon.cards[y.card ?? '']?.name ?? 'a back'));
    expect(names(met(1))).toEqual([['Deep Hole', 'Old Cave']]);
    // A wall stays, and is known.
    const begun = stage({
      alpha: ['World'],
      blue: { at: { World: { planet: ['Ann'] } } },
      red: { at: { World: { seeds: ['High Wall', 'Deep Hole'] } } },
    });
    expect(names(begun)).toEqual([['a back', 'a back']]);
    begun.game.answer(0, { verb: orderId('attempt', begun.piece('World')), steps: [] });
    expect(names(staged(begun.game, 1))).toEqual([['Deep Hole']]);
  });
});
