import { describe, expect, expectTypeOf, it } from 'vitest';
import { openTable, viewOf, zoneCell, type Cell, type Game, type Rules, type View } from '@parley/kernel';
import { seenBy, type Bot, type Seen } from '@parley/kernel/players';
import { bareRules } from '@parley/kernel/testing';

/** A view of two cells, and of as many as there are zones. */
type Sight = {
  readonly turn: { readonly owner: number };
  readonly score: readonly number[];
  readonly [zone: `zone:${number}`]: number | readonly string[];
};
type State = { readonly owner: number };
type Sighted = Rules<State, Sight>;

const sighted: Sighted = {
  ...bareRules<State>({
    create: () => ({ owner: 1 }),
    *step() {
      return false;
    },
  }),
  cells: () => ['turn', 'score', zoneCell(0)],
  cell: cellOf,
};
function cellOf<K extends keyof Sight>({ s }: Game<State>, key: K): Cell<Sight[K]> {
  const cells: { [C in keyof Sight]: Cell<Sight[C]> } = { turn: { all: s }, score: { all: [0, 0] }, 'zone:0': { all: 3 } };
  return cells[key];
}

describe('typed views', () => {
  it('have a type for each cell', () => {
    expectTypeOf<keyof Sight>().toEqualTypeOf<Parameters<Sighted['cell']>[1]>();
    expectTypeOf<'turn' | 'zone:3'>().toExtend<Parameters<Sighted['cell']>[1]>();
    expectTypeOf<'trun'>().not.toExtend<Parameters<Sighted['cell']>[1]>();
    expectTypeOf<'zone:third'>().not.toExtend<Parameters<Sighted['cell']>[1]>();
    expectTypeOf<{ readonly owner: string }>().not.toExtend<Sight['turn']>();
  });

  it('are views, and games that have them are games', () => {
    expectTypeOf<Sight>().toExtend<View>();
    expectTypeOf<Sighted>().toExtend<Rules<State>>();
    expectTypeOf<Bot<Sight>>().toExtend<Bot>();
    const table = openTable(sighted, null, 'typed');
    expect(viewOf(table.game, null)).toEqual({ turn: { owner: 1 }, score: [0, 0], 'zone:0': 3 });
    const seen: Seen = seenBy(table, 0);
    expect(seen.cell('zone:0')).toBe(3);
  });
});
