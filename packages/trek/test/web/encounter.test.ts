import { describe, expect, it } from 'vitest';
import { orderId, pieceId } from '../../ids/index.ts';
import { parseNeed } from '../../language/index.ts';
import { encounterOf, type Encounter } from '../../web/encounter/model.ts';
import { dilemma } from '../dilemmas/cards.ts';
import { stage, staged, type Staged } from './scenes.ts';

dilemma('Last Gauntlet', 'planet', { effects: [], after: 'discard' });
dilemma('Gauntlet', 'planet', {
  unless: parseNeed('2 SCIENCE'),
  effects: [{ do: 'kill', whom: { one: { is: 'anybody' }, pick: { by: 'opponent' } } }],
  after: 'discard',
});

/** Ann, Bob and Cy attempt World, where a dilemma waits; the other player is choosing. */
function attempt(): Staged {
  const begun = stage({
    alpha: ['World'],
    blue: { at: { World: { planet: ['Ann', 'Bob', 'Cy'] } } },
    red: { at: { World: { seeds: ['Gauntlet', 'Last Gauntlet'] } } },
  });
  const team = ['Ann', 'Bob', 'Cy'].map((x) => pieceId(begun.piece(x)));
  begun.game.answer(0, { verb: orderId('attempt', begun.piece('World')), steps: [team] });
  return { ...staged(begun.game, 0), piece: begun.piece };
}
const seen = ({ scene, events }: Pick<Staged, 'scene' | 'events'>): Encounter | null => encounterOf(scene, events);

describe('an encounter', () => {
  it('while it lasts shows what is met, how many are left, and who takes part', () => {
    const now = attempt();
    const found = seen(now);
    expect(found).toMatchObject({ seat: 0, meeting: true, met: 1, left: 1, over: false, size: 3 });
    expect(now.scene.lexicon.cards[found?.card ?? '']?.name).toBe('Gauntlet');
    expect(found?.team?.map((x) => x.state)).toEqual(['in', 'in', 'in']);
    expect(found?.asks?.ways[0][0]).toMatchObject({ have: 0, want: 2 });
  });

  it('tells the other player how many there are and no more', () => {
    const { game } = attempt();
    expect(seen(staged(game, 1))).toMatchObject({ meeting: true, size: 3, team: null, asks: null, need: null });
  });

  it('says what has become of them, and stays until something else happens', () => {
    const { game, piece } = attempt();
    game.answer(1, pieceId(piece('Bob')));
    const after = staged(game, 0);
    const over = seen(after);
    expect(over).toMatchObject({ over: true, solved: false, meeting: false });
    expect(over?.team?.map((x) => [x.piece === piece('Bob'), x.state])).toEqual([
      [false, 'stopped'],
      [true, 'dead'],
      [false, 'stopped'],
    ]);
    game.answer(0, { verb: 'end', steps: [] });
    expect(seen(staged(game, 0))).toBeNull();
  });

  it('is none before anybody attempts anything', () => {
    expect(seen(stage({ alpha: ['World'] }))).toBeNull();
  });
});
