import { cosmic } from '@parley/cosmic';
import { viewOf, type Plain, type View } from '@parley/kernel';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { AssetCell, CosmicView, EncounterCell, SheetCell, ZoneCell } from '../../view/cosmic-view.ts';
import { table } from '../table.ts';

type Key = Parameters<typeof cosmic.cell>[1];

describe('the type of the view', () => {
  it('knows every cell by its name, and no other', () => {
    expectTypeOf<CosmicView>().toExtend<View>();
    expectTypeOf<'people' | 'zone:3' | 'sheet:0' | 'receipt:1'>().toExtend<Key>();
    expectTypeOf<'poeple'>().not.toExtend<Key>();
    expectTypeOf<'zone:hand'>().not.toExtend<Key>();
    expectTypeOf<'encounter:slots'>().not.toExtend<Key>();
  });

  it('knows what is in each, and nothing else', () => {
    expectTypeOf<CosmicView['zone:7']>().toEqualTypeOf<ZoneCell>();
    expectTypeOf<CosmicView['sheet:7']>().toEqualTypeOf<SheetCell>();
    expectTypeOf<CosmicView['asset:7']>().toEqualTypeOf<AssetCell | null>();
    expectTypeOf<keyof EncounterCell>().not.toEqualTypeOf<string>();
    expectTypeOf<'ofense'>().not.toExtend<keyof EncounterCell>();
    expectTypeOf<Omit<EncounterCell, 'phase'> & { readonly phase: string }>().not.toExtend<EncounterCell>();
    expectTypeOf<EncounterCell>().toExtend<Plain>();
  });

  it('is that of whole views: all cells have a name that the rules know', () => {
    const t = table({ red: 'tripler', blue: 'zombie', yellow: 'macron' }, { turn: 'red', destiny: ['blue'] });
    const { game } = t.table;
    const view = viewOf(game, 0);
    expect(cosmic.cells(game).every((key) => view[key] !== undefined)).toBe(true);
    expect(() => cosmic.cell(game, 'nonsense' as 'turn')).toThrow('There is no cell called "nonsense".');
  });
});
