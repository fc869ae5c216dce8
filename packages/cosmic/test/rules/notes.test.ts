import { describe, expect, expectTypeOf, it } from 'vitest';
import { cosmic } from '@parley/cosmic';
import { note, secretNote, sheetNotes, type SheetNote } from '../../rules/powers/notes.ts';
import type { Player } from '../../rules/state/state.ts';
import { swindlerNotes } from '../../content/aliens/storm/swindler.ts';
import { table } from '../table.ts';

const seats = { red: 'swindler', blue: 'zombie', yellow: 'macron' };
const start = { turn: 'blue', destiny: ['red'] } as const;

describe('notes on a sheet', () => {
  it('have the type of their declaration, and those that nobody declared do not compile', () => {
    expectTypeOf(swindlerNotes).toEqualTypeOf<{ readonly mark: SheetNote<Player | null>; readonly panic: SheetNote<boolean> }>();
    expectTypeOf<'marc'>().not.toExtend<keyof typeof swindlerNotes>();
    expectTypeOf(swindlerNotes.panic.of).returns.toEqualTypeOf<boolean>();
    expectTypeOf(swindlerNotes.mark.put).parameter(2).toEqualTypeOf<Player | null>();
  });

  it('are seen by all or by the controller alone, as they are declared', () => {
    const t = table(seats, start);
    t.until('red', 'swindler.mark');
    t.answer('red', 'player:2');
    const { game } = t.table;
    const sheet = t.sheet('swindler');
    swindlerNotes.panic.put(game, sheet, false);
    const { all, own } = cosmic.cell(game, `sheet:${sheet.id}`);
    expect(all.notes).toEqual({ panic: false });
    expect(Object.keys(own ?? {})).toEqual(['0']);
    expect(own?.[0].notes).toEqual({ mark: 2, panic: false });
    // Whoever may not read it sees a blank, and so does whoever looks on another alien's sheet.
    expect([swindlerNotes.mark.of(all), swindlerNotes.mark.of(own?.[0] ?? all)]).toEqual([null, 2]);
    expect(swindlerNotes.mark.of({ alien: 'zombie', notes: { mark: 1 } })).toBeNull();
    // Lent, it is read by whoever has it.
    sheet.loan = { to: 1, until: '', parent: -1, since: 'launch' };
    expect(Object.keys(cosmic.cell(game, `sheet:${sheet.id}`).own ?? {})).toEqual(['1']);
  });

  it('tell the view when they are written, and say a blank before that', () => {
    const t = table(seats, start);
    t.until('red', 'swindler.mark');
    const { game } = t.table;
    const sheet = t.sheet('swindler');
    const notes = sheetNotes('swindler', { mark: secretNote<number>(-1), list: note<readonly string[]>([]) });
    expect([notes.mark.of(sheet), notes.list.of(sheet)]).toEqual([-1, []]);
    game.dirty = [];
    game.listening = true;
    notes.list.put(game, sheet, ['a']);
    expect([notes.list.of(sheet), game.dirty]).toEqual([['a'], [`sheet:${sheet.id}`]]);
  });
});
