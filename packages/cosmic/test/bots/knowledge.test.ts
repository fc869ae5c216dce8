import { cosmic } from '@parley/cosmic';
import { clone, openTable, questionFor, randomFrom, recordOf, restore, same, viewOf } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { rookie } from '../../bots/index.ts';
import { moveOf, random, seenBy } from '@parley/kernel/players';
import { randomTable, VARIANTS } from './seats.ts';

describe('what a bot knows', () => {
  it('rookie answers the same however everything hidden from it lies', () => {
    let compared = 0;
    for (let game = 0; game < 12 + VARIANTS.length; game++) {
      const variant = game < 12 ? {} : VARIANTS[game - 12];
      const table = randomTable(`hidden:${game}`, 4 + (game % 2), { log: true }, variant);
      const bots = Array.from({ length: table.seats }, (_, seat) => rookie(`${game}:${seat}`));
      for (let n = 0; !table.over && n < 400; n++) {
        const next = table.pending.find((p) => p.answer === undefined);
        if (!next) throw new Error('nobody is asked');
        const { seat } = next.decision;
        if (n % (game < 12 ? 9 : 25) === 0) {
          const copy = restore(cosmic, recordOf(table), { fromCheckpoint: true }).table;
          const d = questionFor(copy, seat);
          if (!d) throw new Error('the copy asks somebody else');
          const before = bots[seat].answer(seenBy(copy, seat), d);
          cosmic.scramble(copy.game, seat, randomFrom(`${game}:${n}`));
          // Whoever looks at the scrambled table must look anew.
          copy.game.changes++;
          expect(bots[seat].answer(seenBy(copy, seat), d)).toEqual(before);
          compared++;
        }
        moveOf(table, seat, bots[seat]);
      }
    }
    expect(compared).toBeGreaterThan(200);
  });

  it('a seat sees its own view, cell by cell and at any moment, and nothing that reaches the game', () => {
    for (let game = 0; game < 8; game++) {
      const table = randomTable(`cells:${game}`, 4);
      const bots = Array.from({ length: 4 }, (_, seat) => random(`${game}:${seat}`));
      for (let n = 0; !table.over && n < 300; n++) {
        const next = table.pending.find((p) => p.answer === undefined);
        if (!next) throw new Error('nobody is asked');
        const { seat } = next.decision;
        const seen = seenBy(table, seat);
        expect(Object.keys(seen).sort()).toEqual(['cell', 'options', 'seat', 'view']);
        const view = viewOf(table.game, seat);
        if (n % 50 === 0) expect(seen.view()).toEqual(view);
        // Looking each time, so that nothing seen earlier is taken for what is there now.
        for (const key of cosmic.cells(table.game))
          if (!same(seen.cell(key), view[key])) throw new Error(`seat ${seat} sees ${key} wrong after ${n} answers`);
        moveOf(table, seat, bots[seat]);
      }
    }
  });

  it('what it sees stays as it was when the game goes on, and writing into it changes nothing', () => {
    const table = randomTable('copies', 5);
    const seen = seenBy(table, 0);
    const first = seen.cell('people');
    const kept = clone(first);
    const bots = Array.from({ length: 5 }, (_, seat) => rookie(`${seat}`));
    for (let n = 0; n < 40; n++) for (const seat of [0, 1, 2, 3, 4]) moveOf(table, seat, bots[seat]);
    expect(first).toEqual(kept);
    const state = clone(table.game.s);
    (seen.cell('people').order as number[]).push(99);
    expect(table.game.s).toEqual(state);
  });

  it('is not told the position a table was made from', () => {
    const position = { hands: { red: ['attack-40'] }, bare: true };
    const table = openTable(cosmic, { seats: ['zombie', 'void', 'macron'].map((alien) => ({ alien })), position }, 'p');
    expect(JSON.stringify(seenBy(table, 1).options)).not.toContain('attack-40');
  });
});
