import { answer, openTable, questionFor, recordOf, restore } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { optionIds, orderId, zoneId } from '../../ids/index.ts';
import { zoneOfMission, zoneOfSeat } from '../../rules/state/zones.ts';
import { trek } from '../../trek.ts';
import { seeding, type Seeds } from './table.ts';

const EXERCISES = 'Military Exercises';
const dilemmas = (): Seeds => {
  const t = seeding({ seeds: ['Dead End', 'Klingon Outpost'], missions: ['Excavation'] }, { seeds: ['Maglock'] });
  t.until('dilemma');
  return t;
};

describe('what cannot be seeded is refused with a sentence, and nothing changes', () => {
  const t = dilemmas();
  const seeds = (mission: string): string => zoneId(zoneOfMission(t.piece(mission), 'seeds'));
  const own = orderId('seed', t.piece('Dead End'));
  it.each([
    ['a card of the other player', { verb: orderId('seed', t.piece('Maglock')), steps: [seeds(EXERCISES)] }],
    ['a card of another phase', { verb: orderId('seed', t.piece('Klingon Outpost')), steps: [] }],
    ['a card that is not there', { verb: orderId('seed', 99_999), steps: [seeds(EXERCISES)] }],
    ['a mission', { verb: orderId('seed', t.piece('Excavation')), steps: [seeds(EXERCISES)] }],
    ['without a place', { verb: own, steps: [] }],
    ['with two places', { verb: own, steps: [seeds(EXERCISES), seeds('Excavation')] }],
    ['into a hand', { verb: own, steps: [zoneId(zoneOfSeat(0, 'hand'))] }],
    ['in front of a mission', { verb: own, steps: [zoneId(zoneOfMission(t.piece('Excavation'), 'space'))] }],
    ['at no place', { verb: own, steps: ['zone:__proto__'] }],
    ['by another verb', { verb: orderId('report', t.piece('Dead End')), steps: [seeds(EXERCISES)] }],
    ['by no verb', { verb: '__proto__', steps: [] }],
    ['nothing at all', null],
    ['a list', []],
    ['a word', 'pass'],
  ])('%s', (_, given) => {
    const before = JSON.stringify([t.g.s, t.g.k]);
    // What comes over the wire may be anything.
    const refusal = answer(t.table, 0, JSON.parse(JSON.stringify(given)));
    expect([refusal?.reason, (refusal?.message ?? '').length > 10]).toEqual(['not-legal', true]);
    expect(JSON.stringify([t.g.s, t.g.k])).toBe(before);
  });

  it('out of turn, and for a seat that is not there', () => {
    expect(answer(t.table, 1, { verb: 'pass', steps: [] })?.reason).toBe('not-asked');
    expect(answer(t.table, 7, { verb: 'pass', steps: [] })?.reason).toBe('no-such-seat');
    expect(t.asked).toBe('blue');
  });

  it('a place for a mission that is none', () => {
    const u = seeding({ missions: ['Excavation', 'Fever Emergency'] }, {});
    u.until('mission');
    const d = questionFor(u.table, 1);
    expect(d?.tag).toBe('seed.mission');
    for (const gap of [optionIds.write.gap({ line: 0, at: 0 }), optionIds.write.gap({ line: 999, at: 1 }), 'gap:x', ''])
      expect(answer(u.table, 1, gap)?.reason).toBe('not-legal');
    expect(u.line()).toEqual(['Excavation']);
  });
});

describe('a table in the middle of seeding', () => {
  it('T3 comes back as it was, with the same question', () => {
    const options = { first: 0 };
    const table = openTable(trek, options, 'restored');
    for (let n = 0; n < 25; n++) {
      const d = questionFor(table, 0) ?? questionFor(table, 1);
      if (d === null) throw new Error('nobody is asked');
      const given = d.kind === 'act' ? { verb: 'pass', steps: [] } : d.kind === 'choose' ? d.options[0] : [];
      if (d.kind === 'act' && d.tag === 'turn.act') break;
      expect(answer(table, d.seat, given)).toBeNull();
    }
    const back = restore(trek, recordOf(table));
    expect([questionFor(back.table, 0), questionFor(back.table, 1)]).toEqual([questionFor(table, 0), questionFor(table, 1)]);
    expect(JSON.stringify(back.table.game.s)).toBe(JSON.stringify(table.game.s));
  });
});
