import type { Flow, Game, Holding, Rules, Seat } from '@parley/kernel';
import type { ContributionWords, PrintedClause } from './contributions.ts';
import type { ContextMaker, ContextOf, Tables } from './tables.ts';

/** A clause of a text that somebody holds. */
export interface PrintedHolding<T extends Tables> extends Holding<T['state']> {
  readonly clause: PrintedClause<T>;
}

/** The game's own rules about using what is printed. */
export interface UseRules<T extends Tables> {
  readonly context: ContextMaker<T>;
  /** May this seat use it here, whatever its own text says? Asked before the text is. */
  readonly allows: (g: Game<T['state']>, h: PrintedHolding<T>, seat: Seat, ev: unknown) => boolean;
  /** Somebody uses it, or must: what comes before and after its own steps. False: nothing came of it. */
  readonly run: (c: ContextOf<T, unknown>, clause: PrintedClause<T>) => Flow<boolean>;
}

/** The same, as the kernel asks for it. Clauses that rules bring themselves are always allowed, and say what they do. */
export function useRules<T extends Tables>(
  { isPrinted }: Pick<ContributionWords<T>, 'isPrinted'>,
  { context, allows, run }: UseRules<T>,
): Required<Pick<Rules<T['state']>, 'usable' | 'run'>> {
  const isOfText = (h: Holding<T['state']>): h is PrintedHolding<T> => isPrinted(h.clause);
  return {
    usable: (g, h, seat, ev) => {
      if (!isOfText(h)) return true;
      if (!allows(g, h, seat, ev)) return false;
      const { when } = h.clause.spec;
      return when === undefined || when(context(g, h.source, seat, ev));
    },
    run: (c, clause) => {
      if (isPrinted(clause)) return run(context(c.g, c.source, c.me, c.ev), clause);
      if (clause.run) return clause.run(c);
      throw new Error(`nothing says how ${c.source.key}:${clause.id} is used`);
    },
  };
}
