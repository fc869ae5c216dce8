import { answer, openTable, randomFrom, recordOf, restore, sampleAnswer } from '@parley/kernel';
import { expect, it } from 'vitest';
import { cosmic } from '../index.ts';

it('a game goes on from its checkpoint alone, with the options it was opened with', () => {
  const table = openTable(cosmic, { players: 4, technology: true }, 'checkpoint');
  const r = randomFrom('checkpoint');
  for (let i = 0; i < 200; i++) {
    const { decision } = table.pending.find((p) => p.answer === undefined) ?? table.pending[0];
    expect(answer(table, decision.seat, sampleAnswer(decision, r))).toBeNull();
  }
  const record = recordOf(table);
  expect(record.checkpoint?.at).toBeGreaterThan(0);
  // With a first entry that does not fit, the log by itself leads nowhere.
  const entries = record.entries.slice().map((e, i) => (i === 0 ? { ...e, h: e.h ^ 1 } : e));
  expect(restore(cosmic, { ...record, entries }).divergence?.at).toBe(0);
  const { table: back, divergence } = restore(cosmic, { ...record, entries }, { fromCheckpoint: true });
  expect(divergence).toBeNull();
  expect(back.game.s.options).toEqual(table.game.s.options);
  expect(back.game.k.hash).toBe(table.game.k.hash);
});
