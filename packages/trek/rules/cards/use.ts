import { because, type Flow, type Seat } from '@parley/kernel';
import { asFarAsItGoes, useRules, type PrintedHolding } from '@parley/kit/content';
import { cardOf } from '../registry/cards.ts';
import { context, placeOf, type Ctx } from '../registry/clauses.ts';
import { printing, type TrekClause } from '../registry/contributions.ts';
import { is, isStopped, mark, putMark } from '../state/marks.ts';
import type { Piece, Trek } from '../state/state.ts';
import type { TrekTables } from '../timing/tables.ts';
import { barToUse, playFromHand } from './play.ts';

/** Where a clause stands among those of its card: its bit among the uses that are remembered. */
const bitOf = (g: Trek, piece: Piece, { spec }: TrekClause): number => {
  const at = cardOf(g, piece).clauses.findIndex((x) => x.kind === spec.kind && x.id === spec.id);
  return 1 << Math.max(0, at);
};

/** Once a turn is once in one's own turns for each copy; once a game stays so, wherever the card goes (T38.11). */
function isSpent(g: Trek, piece: Piece, seat: Seat, clause: TrekClause): boolean {
  const { per } = clause.spec;
  if (per === undefined) return false;
  if (per === 'turn' && g.s.turn.seat !== seat) return true;
  return (mark(g, piece, per === 'game' ? 'usedThisGame' : 'usedThisTurn') & bitOf(g, piece, clause)) !== 0;
}

function spend(g: Trek, piece: Piece, clause: TrekClause): void {
  const { per } = clause.spec;
  if (per === undefined) return;
  const name = per === 'game' ? 'usedThisGame' : 'usedThisTurn';
  putMark(g, piece, name, mark(g, piece, name) | bitOf(g, piece, clause));
}

function allows(g: Trek, { source, clause }: PrintedHolding<TrekTables>, seat: Seat): boolean {
  const { piece } = placeOf(source);
  if (piece < 0) return true;
  if (isSpent(g, piece, seat, clause)) return false;
  if (clause.spec.from === 'hand' && barToUse(g, seat, piece) !== null) return false;
  if (is(g, piece, 'disabled') || is(g, piece, 'stasis')) return false; // T17.2, T17.3
  return !(clause.spec.acting === true && isStopped(g, piece));
}

function run(c: Ctx, clause: TrekClause): Flow<boolean> {
  const { spec, text } = clause;
  const use = spec.from === 'hand' ? playFromHand(c, spec) : useInPlay(c, clause);
  return text.card === '' ? use : because(c.g, 'card', text.card, c.me, use);
}

function* useInPlay(c: Ctx, clause: TrekClause): Flow<boolean> {
  const use = yield* clause.spec.begin(c, null);
  if (use === null) return false;
  if (c.piece >= 0) spend(c.g, c.piece, clause);
  yield* asFarAsItGoes(use.commit());
  return true;
}

/** How clauses are used, as the kernel asks for it. */
export const rulesOfUse = useRules<TrekTables>(printing, { context, allows, run });
