import { NEW_PLAYER, withSeen } from '@parley/web/testing';
import { describe, expect, it } from 'vitest';
import { orderId, pieceId } from '../../ids/index.ts';
import { parseNeed } from '../../language/index.ts';
import { ANCHORS, memoryOf, shownTip, situationOf, tipFor, type Situation, type Tip } from '../../web/coach/tips.ts';
import { dilemma } from '../dilemmas/cards.ts';
import { stage, staged } from './scenes.ts';

dilemma('Ravine', 'planet', {
  unless: parseNeed('2 SCIENCE'),
  effects: [{ do: 'kill', whom: { one: { is: 'anybody' }, pick: { by: 'opponent' } } }],
  after: 'discard',
});

const TIPS = Object.keys(ANCHORS).filter((x): x is Tip => Object.hasOwn(ANCHORS, x));
const nothing: Situation = { asked: false, seeding: false, turns: false, part: null, attempt: false, scored: false };
const after = (...tips: readonly Tip[]): typeof NEW_PLAYER => tips.reduce((m, tip) => withSeen(m, memoryOf(tip)), NEW_PLAYER);

describe('the hints of a first game', () => {
  it('come one at a time, the question first, and each once', () => {
    const turn: Situation = { ...nothing, asked: true, turns: true, part: 'play' };
    expect(tipFor(turn, NEW_PLAYER)).toBe('prompt');
    expect(tipFor(turn, after('prompt'))).toBe('play');
    expect(tipFor(turn, after('prompt', 'play'))).toBe('lines');
    expect(tipFor({ ...turn, part: 'orders' }, after('prompt', 'play'))).toBe('orders');
    expect(tipFor(turn, after(...TIPS))).toBeNull();
  });

  it('are none for whoever wants none, and where there is nothing to say', () => {
    expect(tipFor({ ...nothing, asked: true }, { seen: [], off: true })).toBeNull();
    expect(tipFor(nothing, NEW_PLAYER)).toBeNull();
  });

  it('follow the board: seeds while seeding, an attempt before anything else', () => {
    expect(tipFor({ ...nothing, asked: true, seeding: true }, after('prompt'))).toBe('seeds');
    const begun = stage({
      alpha: ['World'],
      blue: { at: { World: { planet: ['Ann', 'Bob'] } } },
      red: { at: { World: { seeds: ['Ravine'] } } },
    });
    expect(situationOf(begun.scene, true)).toEqual({ ...nothing, asked: true, turns: true, part: 'play' });
    const team = ['Ann', 'Bob'].map((x) => pieceId(begun.piece(x)));
    begun.game.answer(0, { verb: orderId('attempt', begun.piece('World')), steps: [team] });
    const met = situationOf(staged(begun.game, 1).scene, true);
    expect(met).toMatchObject({ attempt: true, part: null });
    expect(tipFor(met, NEW_PLAYER)).toBe('encounter');
  });

  it('speak of keys and clicks only to those who have them', () => {
    for (const tip of TIPS) {
      expect(shownTip(tip, 'finger').text).not.toMatch(/\b(?:click|digit|enter|key)/i);
      expect(shownTip(tip, 'phone').text).not.toMatch(/\b(?:click|digit|enter|key)/i);
    }
    expect(shownTip('prompt', 'mouse').text).toContain('Enter');
    expect(shownTip('prompt', 'phone').text).toContain('tap');
  });
});
