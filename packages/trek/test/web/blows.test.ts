import { textOf } from '@parley/kernel/sentence';
import { describe, expect, it } from 'vitest';
import { orderId, pieceId } from '../../ids/index.ts';
import { parseNeed } from '../../language/index.ts';
import { blowsAfter } from '../../web/model/blows.ts';
import { dilemma } from '../dilemmas/cards.ts';
import { stage, staged, type Staged } from './scenes.ts';

dilemma('Rockfall', 'planet', {
  unless: parseNeed('2 SCIENCE'),
  effects: [{ do: 'kill', whom: { one: { is: 'anybody' }, pick: { by: 'opponent' } } }],
  after: 'discard',
});

/** Ann and Bob have met a dilemma; the other player has chosen Bob. */
function struck(seat: number | null): Pick<Staged, 'scene' | 'events'> {
  const begun = stage({
    alpha: ['World'],
    blue: { at: { World: { planet: ['Ann', 'Bob'] } } },
    red: { at: { World: { seeds: ['Rockfall'] } } },
  });
  const team = ['Ann', 'Bob'].map((x) => pieceId(begun.piece(x)));
  begun.game.answer(0, { verb: orderId('attempt', begun.piece('World')), steps: [team] });
  begun.game.answer(1, pieceId(begun.piece('Bob')));
  return staged(begun.game, seat);
}
const told = ({ scene, events }: Pick<Staged, 'scene' | 'events'>, since = 0): readonly string[] =>
  blowsAfter(scene, events, since).map(({ card, lines }) =>
    [`${scene.lexicon.cards[card]?.name}:`, ...lines.map((x) => textOf(x.parts))].join(' '),
  );

describe('what hit you', () => {
  it('is told card by card, with everything that came of it', () => {
    expect(told(struck(0))).toEqual(['Rockfall: Bob dies. Ann is stopped.']);
  });

  it('says why, from the card on', () => {
    const { scene, events } = struck(0);
    expect(blowsAfter(scene, events, 0)[0].why[0]).toMatchObject({ kind: 'card' });
  });

  it('is nothing to whoever was not hit, and to those who look on', () => {
    expect(told(struck(1))).toEqual([]);
    expect(told(struck(null))).toEqual([]);
  });

  it('is forgotten once something has been done', () => {
    const now = struck(0);
    const death = now.events.find((x) => x.type === 'killed');
    expect(told(now, death?.n)).toEqual(['Rockfall: Ann is stopped.']);
    expect(told(now, now.events.at(-1)?.n)).toEqual([]);
  });
});
