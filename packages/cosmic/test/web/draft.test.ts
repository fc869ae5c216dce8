import { faultOf, type Bargain, type ChooseSome, type Decision, type Spread } from '@parley/kernel/client';
import { describe, expect, it } from 'vitest';
import {
  addGood,
  addTo,
  answerOf,
  askedNow,
  canAdd,
  draftFrom,
  emptyDraft,
  isEmpty,
  missing,
  moveTo,
  offerFault,
  toggle,
  type Draft,
} from '@parley/web/testing';
import { record, whyIllegal } from './fixtures/game.ts';

const base = { seat: 0, tag: 'test', from: 'rule:R1' };
const some = (options: string[], min: number, max: number): ChooseSome => ({ ...base, kind: 'some', options, min, max });
const spread: Spread = {
  ...base,
  kind: 'spread',
  min: 1,
  max: 4,
  places: [
    { id: 'red/1', max: 3 },
    { id: 'red/2', max: 2 },
  ],
};

describe('a draft', () => {
  it('starts empty and is no answer yet', () => {
    expect(answerOf({ ...base, kind: 'choose', options: ['a', 'b'] }, { kind: 'one', pick: null })).toBeNull();
    expect(answerOf(spread, emptyDraft(spread))).toBeNull();
    expect(isEmpty(spread, emptyDraft(spread))).toBe(true);
    expect(isEmpty(spread, { kind: 'counts', counts: { 'red/1': 1 } })).toBe(false);
  });

  it('of several keeps to its number', () => {
    const d = some(['a', 'b', 'c'], 2, 2);
    expect(answerOf(d, { kind: 'picks', picks: ['a'] })).toBeNull();
    expect(answerOf(d, { kind: 'picks', picks: ['a', 'c'] })).toEqual(['a', 'c']);
    expect(toggle(d, ['a', 'b'], 'c')).toEqual(['a', 'b']);
    expect(toggle(d, ['a', 'b'], 'a')).toEqual(['b']);
    expect(toggle(some(['a', 'b'], 1, 1), ['a'], 'b')).toEqual(['b']);
    expect(answerOf({ ...d, caps: [{ of: ['a', 'b'], max: 1 }] }, { kind: 'picks', picks: ['a', 'b'] })).toBeNull();
  });

  it('of ships keeps to each place and to the whole', () => {
    let counts = addTo(spread, {}, 'red/1', 1);
    counts = addTo(spread, counts, 'red/1', 5);
    expect(counts).toEqual({ 'red/1': 3 });
    counts = addTo(spread, counts, 'red/2', 2);
    expect(counts).toEqual({ 'red/1': 3, 'red/2': 1 });
    expect(missing(spread, counts)).toBe(0);
    expect(addTo(spread, counts, 'red/2', -1)).toEqual({ 'red/1': 3 });
    expect(addTo(spread, counts, 'nowhere', 1)).toBe(counts);
    expect(missing({ ...spread, min: 5, max: 5 }, { 'red/1': 1 })).toBe(4);
    const capped: Spread = { ...spread, caps: [{ of: ['red/1', 'red/2'], max: 2 }] };
    expect(addTo(capped, { 'red/1': 1 }, 'red/2', 2)).toEqual({ 'red/1': 1, 'red/2': 1 });
    expect(addTo(capped, { 'red/1': 2 }, 'red/2', 1)).toEqual({ 'red/1': 2 });
  });

  it('is filled in where there is no choice', () => {
    const forced: Spread = { ...spread, min: 5, max: 5 };
    expect(answerOf(forced, emptyDraft(forced))).toEqual({ 'red/1': 3, 'red/2': 2 });
  });

  it('of an order moves one thing at a time', () => {
    expect(moveTo(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(moveTo(['a', 'b', 'c'], 2, 2)).toEqual(['a', 'b', 'c']);
    expect(moveTo(['a', 'b', 'c'], 0, 3)).toEqual(['a', 'b', 'c']);
  });
});

describe('an offer', () => {
  const deal: Bargain = {
    ...base,
    kind: 'bargain',
    parties: [0, 1],
    goods: [
      { id: 'cards.any:0>1', from: 0, to: 1, max: 2, limit: 'cards of seat 0' },
      { id: 'attack-08#3:0>1', from: 0, to: 1, max: 1, limit: ['cards of seat 0', 'attack-08#3'] },
      { id: 'colony.red/1:0>1', from: 0, to: 1, max: 1, limit: 'new colonies of seat 1' },
      { id: 'colony.red/2:0>1', from: 0, to: 1, max: 1, limit: 'new colonies of seat 1' },
      { id: 'terms.extra:1>0', from: 1, to: 0, max: 1, extra: true },
    ],
    limits: { 'cards of seat 0': 2, 'attack-08#3': 1, 'new colonies of seat 1': 1 },
    offer: null,
    acceptable: false,
    mayOffer: true,
  };
  it('respects shared limits and must hold something', () => {
    expect(offerFault(deal, {})).toEqual({ kind: 'empty' });
    expect(offerFault(deal, { 'terms.extra:1>0': 1 })).toEqual({ kind: 'empty' });
    expect(offerFault({ ...deal, mayOffer: false }, { 'cards.any:0>1': 1 })).toEqual({ kind: 'closed' });
    expect(canAdd(deal, { 'colony.red/1:0>1': 1 }, 'colony.red/2:0>1')).toBe(false);
    expect(canAdd(deal, { 'cards.any:0>1': 1 }, 'attack-08#3:0>1')).toBe(true);
    expect(canAdd(deal, { 'cards.any:0>1': 2 }, 'attack-08#3:0>1')).toBe(false);
    expect(addGood(deal, { 'colony.red/1:0>1': 1 }, 'colony.red/2:0>1', 1)).toEqual({ 'colony.red/1:0>1': 1 });
    expect(addGood(deal, { 'cards.any:0>1': 1 }, 'cards.any:0>1', -1)).toEqual({});
  });
  it('can start from another, as far as it may be named', () => {
    expect(draftFrom(deal, { 'cards.any:0>1': 1, 'flare:zombie#9:1>0': 1 })).toEqual({ 'cards.any:0>1': 1 });
  });
});

/** Clicks until there is an answer. */
function fill(d: Decision): Draft {
  const draft = emptyDraft(askedNow(d, null));
  switch (d.kind) {
    case 'choose':
    case 'name':
      return { kind: 'one', pick: d.options[d.options.length - 1] };
    case 'some': {
      let picks: readonly string[] = [];
      for (const o of d.options) if (faultOf(d, picks) !== null) picks = toggle(d, picks, o);
      return { kind: 'picks', picks };
    }
    case 'spread': {
      let counts = draft.kind === 'counts' ? draft.counts : {};
      for (const p of d.places) while (missing(d, counts) > 0 && (counts[p.id] ?? 0) < p.max) counts = addTo(d, counts, p.id, 1);
      return { kind: 'counts', counts };
    }
    case 'yesno':
      return { kind: 'yesno', yes: true };
    case 'bargain': {
      const gives = d.goods.reduce<{ readonly [id: string]: number }>((all, g) => addGood(d, all, g.id, 1), {});
      return { kind: 'offer', gives };
    }
    case 'number':
    case 'order':
    case 'say':
      return draft;
    case 'act':
      throw new Error('an act is answered step by step');
  }
}

describe('answers made by clicking', () => {
  it('are legal for every question of whole games', () => {
    const kinds = new Set<string>();
    for (const seed of ['draft-1', 'draft-2', 'draft-3', 'draft-4'])
      for (const d of record(seed, 5, 0).decisions) {
        const answer = answerOf(d, fill(d));
        if (d.kind === 'bargain' && answer === null) continue;
        expect(answer).not.toBeNull();
        expect(whyIllegal(d, answer)).toBeNull();
        kinds.add(d.kind);
      }
    expect([...kinds].toSorted()).toEqual(expect.arrayContaining(['choose', 'some', 'spread', 'yesno']));
  });
});
