import { type Plain, linger as start, touch, lingeringOf, endLingering, type LingeringSource } from '@parley/kernel';
import { type Cosmic, type Player, scope, turnScope, type State } from '../state/state.ts';
import type { ClauseSpec, Ctx } from './clauses.ts';
import { registerLingering } from './registry.ts';

/** What a kind of lingering effect does while it lasts. */
export interface LingeringSpec {
  readonly id: string;
  readonly clauses: readonly ClauseSpec[];
}

/** How long: to the end of the encounter or the turn, or until somebody ends it. */
export type Duration = 'encounter' | 'turn' | 'game';

export interface LingeringKind<D extends Plain> {
  readonly id: string;
  readonly start: (g: Cosmic, owner: Player, data: D, until?: Duration) => void;
  readonly all: (g: Cosmic) => readonly D[];
  readonly some: (g: Cosmic, test: (data: D) => boolean) => boolean;
  readonly end: (g: Cosmic, test?: (data: D) => boolean) => void;
}

/** Declares a kind of lingering effect: plain data with a duration, and clauses that read it through `dataOf`. */
export function lingering<D extends Plain>(id: string, clauses: readonly ClauseSpec[]): LingeringKind<D> {
  registerLingering({ id, clauses });
  return {
    id,
    start: (g, owner, data, until = 'encounter') => {
      start(g, id, owner, data, until === 'encounter' ? scope(g) : until === 'turn' ? turnScope(g) : 'game');
      // Totals are part of the encounter's view, and an effect may have changed how they are made.
      touch(g, 'encounter');
    },
    all: (g) => (g.k.lingering.length === 0 ? [] : lingeringOf(g, id).map((e) => e.data as D)),
    some: (g, test) => {
      for (const e of g.k.lingering) if (e.kind === id && test(e.data as D)) return true;
      return false;
    },
    end: (g, test) => {
      const before = g.k.lingering.length;
      endLingering(g, (e) => e.kind === id && (!test || test(e.data as D)));
      if (g.k.lingering.length !== before) touch(g, 'encounter');
    },
  };
}

/** The data of the lingering effect a clause belongs to. */
export const dataOf = <D extends Plain>(c: Ctx<unknown>): D => (c.source as unknown as LingeringSource<State>).effect.data as D;
