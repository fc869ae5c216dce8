import type { Numbered, Seat } from '@parley/kernel';
import { expect, it } from 'vitest';
import type { AssetNo, CardNo, Colour, PlaceNo, Player, SheetNo, StackNo, ZoneNo } from '../rules/state/state.ts';

interface Kinds {
  readonly player: Player;
  readonly colour: Colour;
  readonly place: PlaceNo;
  readonly card: CardNo;
  readonly zone: ZoneNo;
  readonly sheet: SheetNo;
  readonly asset: AssetNo;
  readonly stack: StackNo;
}
/** Kinds of which one could be taken for the other. */
type Mixed = {
  [A in keyof Kinds]: { [B in keyof Kinds]: A extends B ? never : Kinds[A] extends Kinds[B] ? [A, B] : never }[keyof Kinds];
}[keyof Kinds];

it('numbers of one kind are not taken for another, which the compiler sees to', () => {
  const mixed: [Mixed] extends [never] ? 'none' : Mixed = 'none';
  // Who is asked is a person at the table; and any number can be said to be of a kind.
  const same: Seat extends Player ? (Player extends Seat ? true : false) : false = true;
  const plain: number extends Numbered<'card'> ? true : false = true;
  expect([mixed, same, plain]).toEqual(['none', true, true]);
});
