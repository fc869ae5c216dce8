import { emit, touch } from '@parley/kernel';
import { DEFENSE, enc, OFFENSE, other, type Cosmic, type Outcome, type Side, type Slot } from '../state/state.ts';
import { queryOf } from '../timing/queries.ts';
import { fullReceipt, sideTotal, sumOf } from './totals.ts';

const COMPARE = queryOf('outcome.compare');
const FORCE = queryOf('outcome.force');
const INVERT = queryOf('outcome.invert');

/** Adds to (or subtracts from) a side's total. */
export function addToTotal(g: Cosmic, side: Side, n: number): void {
  if (n === 0) return;
  const why = g.cause ? `${g.cause.kind}:${g.cause.id}` : 'rule';
  enc(g).additions.push({ side, n, why });
  touch(g, 'encounter');
  emit(g, 'total-changed', { side: side === OFFENSE ? 'offense' : 'defense', n });
}

/** R11.1 to R11.3, then forced results, then inversion (kernel-needs 7.6). */
export function decideOutcome(g: Cosmic): void {
  const receipts = [fullReceipt(g, OFFENSE), fullReceipt(g, DEFENSE)] as const;
  const totals = [sumOf(receipts[OFFENSE]), sumOf(receipts[DEFENSE])] as const;
  enc(g).settled = { totals, receipts };
  const outcome = outcomeOf(g, totals);
  enc(g).outcome = outcome;
  touch(g, 'encounter');
  emit(g, 'outcome', { ...outcome, totals });
}

/** How the encounter would end if nothing more were done. Pure: may be asked at any time. */
export const foreseen = (g: Cosmic): Outcome => outcomeOf(g, [sideTotal(g, OFFENSE), sideTotal(g, DEFENSE)]);

function outcomeOf(g: Cosmic, totals: readonly [number, number]): Outcome {
  const forced = FORCE.ask(g, null, { totals });
  const outcome = forced ?? byCards(g, totals);
  if (outcome.kind !== 'won' || !INVERT.ask(g, false, null)) return outcome;
  return { ...outcome, winner: other(outcome.winner), how: 'inverted' };
}

function byCards(g: Cosmic, totals: readonly [number, number]): Outcome {
  const [o, d] = enc(g).slots.map((s) => s.type);
  if (o === 'negotiate' && d === 'negotiate') return { kind: 'deal' };
  if (o === 'morph' && d === 'morph') return { kind: 'both-lose', how: 'morphs' };
  if (o === 'retreat' || d === 'retreat') return byRetreat(o, d);
  // A side without a card counts as having shown nothing: the other one wins like an attack against a negotiate.
  if (o === 'negotiate' || (o === 'none' && d !== 'none')) return { kind: 'won', winner: DEFENSE, margin: null, how: 'attack' };
  if (d === 'negotiate' || d === 'none') return { kind: 'won', winner: OFFENSE, margin: null, how: 'attack' };
  const winner = COMPARE.ask(g, totals[0] > totals[1] ? OFFENSE : DEFENSE, { totals }); // dominion-variable-06
  return { kind: 'won', winner, margin: Math.abs(totals[0] - totals[1]), how: 'totals' };
}

/** R11.4: a retreat that met an attack loses. If the attack has become something else since, there is nothing to run from. */
function byRetreat(o: Slot['type'], d: Slot['type']): Outcome {
  if (o !== 'attack' && d !== 'attack') return { kind: 'deal' };
  return { kind: 'won', winner: o === 'attack' ? OFFENSE : DEFENSE, margin: null, how: 'retreat' }; // dominion-retreat-02
}
