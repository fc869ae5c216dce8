import { Derived, type Cell } from '@parley/kernel';
import { areTotalsSwayed, receiptOf } from '../rules/resolution/totals.ts';
import {
  DEFENSE,
  enc,
  inEncounter,
  OFFENSE,
  type Cosmic,
  type Encounter,
  type Player,
  type Receipt,
  type Side,
  type Slot,
  type State,
} from '../rules/state/state.ts';
import type { BySide } from './cosmic-view.ts';
import { copied } from './kept.ts';

/** The rows that make a side's total. Nothing in them is hidden: they are of cards that lie open, ships, and effects that everybody has seen. */
export const receipt = (g: Cosmic, side: Side): Cell<Receipt> => (inEncounter(g) ? { all: receiptOf(g, side) } : NO_RECEIPT);
const NO_RECEIPT: Cell<Receipt> = { all: [] };

/**
 * May receipts be others than those that were made last? Once totals are settled nothing changes them. Before that `more` says that ships have moved or
 * effects have changed; without that only those steps of an encounter count that change what receipts are made of, unless effects, kickers or
 * additions have a say in them.
 */
export function mayReceiptsDiffer(g: Cosmic, more: boolean): boolean {
  const known = last.of(g);
  const e = inEncounter(g) ? enc(g) : null;
  const settled = e?.settled ?? null;
  if (settled !== null && settled === known.settled) return false;
  known.settled = settled;
  const basis = e !== null && isPlain(g, e) ? e : null;
  if (!more && basis !== null && known.basis !== null && isBasis(basis, known.basis)) return false;
  known.basis = basis === null ? null : basisOf(basis);
  return true;
}

const isPlain = (g: Cosmic, { additions, laid, settled }: Encounter): boolean =>
  settled === null && laid === undefined && additions.length === 0 && !areTotalsSwayed(g);

/** What plain receipts are made of: the key of a memo. */
interface Basis {
  readonly id: number;
  readonly offense: Player;
  readonly defense: Player;
  readonly target: Encounter['target'];
  readonly carrier: Encounter['carrier'];
  readonly allies: BySide<readonly Player[]>;
  readonly types: BySide<Slot['type']>;
  readonly values: BySide<number>;
}
const last = new Derived<State, { settled: Encounter['settled']; basis: Basis | null }>(() => ({ settled: null, basis: null }));

const basisOf = ({ id, offense, defense, target, carrier, allies, slots: [o, d] }: Encounter): Basis => ({
  id,
  offense,
  defense,
  target,
  carrier,
  allies: [copied(allies[OFFENSE]), copied(allies[DEFENSE])],
  types: [o.type, d.type],
  values: [o.value, d.value],
});

const isBasis = ({ id, offense, defense, target, carrier, allies, slots: [o, d] }: Encounter, before: Basis): boolean =>
  id === before.id &&
  offense === before.offense &&
  defense === before.defense &&
  target === before.target &&
  carrier === before.carrier &&
  o.type === before.types[OFFENSE] &&
  d.type === before.types[DEFENSE] &&
  o.value === before.values[OFFENSE] &&
  d.value === before.values[DEFENSE] &&
  areThese(allies[OFFENSE], before.allies[OFFENSE]) &&
  areThese(allies[DEFENSE], before.allies[DEFENSE]);

const areThese = (now: readonly Player[], before: readonly Player[]): boolean =>
  now.length === before.length && now.every((p, i) => p === before[i]);
