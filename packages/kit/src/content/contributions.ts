import type { Clause, Context, Contribution, Law, Modifier } from '@parley/kernel';
import type { ClauseSpec, LawSpec, ModifierSpec, Playable } from './clauses.ts';
import type { ContextMaker, EventName, Tables, WindowName } from './tables.ts';
import type { TimingKeys } from './timing.ts';

/** A clause as the kernel knows it, which remembers what its author wrote. */
export interface PrintedClause<T extends Tables> extends Clause<T['state']> {
  readonly spec: Playable<T>;
  readonly text: T['text'];
}

export interface PrintedContribution<T extends Tables> extends Contribution<T['state']> {
  readonly clauses: readonly PrintedClause<T>[];
  readonly modifiers: readonly Modifier<T['state']>[];
  readonly laws: readonly Law<T['state']>[];
}

/** When something can be used, and whether it must be. */
export interface Moments<T extends Tables> {
  readonly at: readonly WindowName<T>[];
  readonly on: readonly EventName<T>[];
  readonly must: boolean | ((c: Context<T['state']>) => boolean);
}

/** What a game says about how its texts become content of the kernel. */
export interface Printing<T extends Tables> {
  readonly keys: TimingKeys<T>;
  readonly context: ContextMaker<T>;
  /** What a clause is called among those of its source. Left out: by its own id. */
  readonly clauseId?: (spec: Playable<T>, text: T['text']) => string;
  /** May it be used again at the same occasion? Left out: nothing may. */
  readonly again?: (spec: Playable<T>) => boolean;
  /** For texts that others change. Left out: as it was written. */
  readonly moments?: (spec: Playable<T>, text: T['text']) => Moments<T>;
}

export interface ContributionWords<T extends Tables> {
  /** What a text does. Made once for each text, by `oncePerId` or the like: the index of a game is kept by these very objects. */
  readonly contribution: (specs: readonly ClauseSpec<T>[], text: T['text']) => PrintedContribution<T>;
  readonly clause: (spec: Playable<T>, text: T['text']) => PrintedClause<T>;
  /** Was this clause made of a text? Those that rules bring themselves were not. */
  readonly isPrinted: (clause: Clause<T['state']>) => clause is PrintedClause<T>;
}

const asWritten = <T extends Tables>({ at, on, must }: Playable<T>): Moments<T> => ({ at, on, must: must === true });

/** Makes content of the kernel out of what authors write. */
export function contributionWords<T extends Tables>(game: Printing<T>): ContributionWords<T> {
  const { keys, context, clauseId = (spec) => spec.id, again = () => false, moments = asWritten } = game;
  const clause = (spec: Playable<T>, text: T['text']): PrintedClause<T> => {
    const { at, on, must } = moments(spec, text);
    const occasions = new Set([...at.map(keys.window), ...on.map(keys.event)]);
    // One hidden class for all clauses: windows look at many of them.
    return { id: clauseId(spec, text), at: [...occasions], must, again: again(spec), spec, text };
  };
  const modifier = (spec: ModifierSpec<T>): Modifier<T['state']> => ({
    id: spec.id,
    query: keys.query(spec.query),
    value: (v, q, c) => spec.value(v, q, context(c.g, c.source, c.me, q)),
  });
  const law = (spec: LawSpec<T>): Law<T['state']> => ({
    id: spec.id,
    on: spec.on,
    check: (c) => spec.check(context(c.g, c.source, c.me, null)),
  });
  return {
    clause,
    contribution: (specs, text) => {
      const clauses: PrintedClause<T>[] = [];
      const modifiers: Modifier<T['state']>[] = [];
      const laws: Law<T['state']>[] = [];
      for (const spec of specs) {
        if (spec.kind === 'modifier') modifiers.push(modifier(spec));
        else if (spec.kind === 'law') laws.push(law(spec));
        else clauses.push(clause(spec, text));
      }
      return { clauses, modifiers, laws };
    },
    isPrinted: (x): x is PrintedClause<T> => 'spec' in x,
  };
}

/** What is made of a name, once for all games. */
export function oncePerId<X>(make: (id: string) => X): (id: string) => X {
  const made = new Map<string, X>();
  return (id) => {
    const known = made.get(id);
    if (known !== undefined) return known;
    const x = make(id);
    made.set(id, x);
    return x;
  };
}
