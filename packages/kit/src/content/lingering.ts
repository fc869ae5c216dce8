import { endLingering, linger, lingeringOf, type Context, type Game, type Lingering, type Plain, type Seat } from '@parley/kernel';

/** The data of the effect that a clause belongs to. */
export type DataOf<S, D> = (c: Context<S>) => D;

/** A kind of lingering effect: data of one type with a duration. `U` are the durations a game knows. */
export interface LingeringKind<S, D extends Plain, U> {
  readonly id: string;
  readonly start: (g: Game<S>, owner: Seat, data: D, until?: U) => void;
  readonly all: (g: Game<S>) => readonly D[];
  readonly some: (g: Game<S>, test: (data: D) => boolean) => boolean;
  readonly end: (g: Game<S>, test?: (data: D) => boolean) => void;
  /** For clauses of this kind that stand elsewhere. Those of other kinds are refused. */
  readonly data: DataOf<S, D>;
  /** What an effect of this kind holds; null for one of another kind. */
  readonly in: (effect: Lingering) => D | null;
}

/** What an effect does while it lasts: clauses, which read its data through what is handed to them. */
export type Does<S, D, C> = readonly C[] | ((dataOf: DataOf<S, D>) => readonly C[]);

/** Kinds whose data is of one type, and clauses that several of them share. */
export interface Family<S, D extends Plain, U, C> {
  readonly kind: (id: string, does?: Does<S, D, C>) => LingeringKind<S, D, U>;
  readonly data: DataOf<S, D>;
}

export interface LingeringSpec<C> {
  readonly id: string;
  readonly clauses: readonly C[];
}

/** What a game says about its lingering effects. */
export interface Lasting<S, U, C> {
  /** A kind was declared: the game finds its clauses again by the kind's id (`Rules.lingering`). */
  readonly register: (spec: LingeringSpec<C>) => void;
  /** The scope that a duration means at this moment, as `endLingering` will know it. */
  readonly scope: (g: Game<S>, until: U) => string;
  /** The duration of what says none. */
  readonly usually: U;
  /** Effects have come or gone: for cells that depend on them. */
  readonly changed?: (g: Game<S>) => void;
}

export interface LingeringWords<S, U, C> {
  readonly lingering: <D extends Plain>(id: string, does?: Does<S, D, C>) => LingeringKind<S, D, U>;
  readonly family: <D extends Plain>() => Family<S, D, U, C>;
}

/** The words in which the content of a game declares what lingers. */
export function lingeringWords<S, U, C>(game: Lasting<S, U, C>): LingeringWords<S, U, C> {
  const family = <D extends Plain>(): Family<S, D, U, C> => {
    const ids: string[] = [];
    const data: DataOf<S, D> = (c) => {
      const { effect } = c.source;
      if (effect === undefined || !ids.includes(effect.kind)) throw new Error(`${c.source.key} is no effect of the kind ${ids.join(', ')}`);
      return held<D>(effect);
    };
    return {
      data,
      kind: (id, does = []) => {
        ids.push(id);
        game.register({ id, clauses: typeof does === 'function' ? does(data) : does });
        return kindOf<S, D, U, C>(game, id, data);
      },
    };
  };
  return { family, lingering: <D extends Plain>(id: string, does?: Does<S, D, C>) => family<D>().kind(id, does) };
}

/** What was started with data of a type holds data of that type: kinds start their own effects, and nobody else's. */
const held = <D extends Plain>(effect: Lingering): D => effect.data as D;

function kindOf<S, D extends Plain, U, C>(game: Lasting<S, U, C>, id: string, data: DataOf<S, D>): LingeringKind<S, D, U> {
  return {
    id,
    data,
    in: (effect) => (effect.kind === id ? held<D>(effect) : null),
    start: (g, owner, what, until = game.usually) => {
      linger(g, id, owner, what, game.scope(g, until));
      game.changed?.(g);
    },
    all: (g) => (g.k.lingering.length === 0 ? [] : lingeringOf(g, id).map((e) => held<D>(e))),
    some: (g, test) => {
      for (const e of g.k.lingering) if (e.kind === id && test(held<D>(e))) return true;
      return false;
    },
    end: (g, test) => {
      const before = g.k.lingering.length;
      endLingering(g, (e) => e.kind === id && (!test || test(held<D>(e))));
      if (g.k.lingering.length !== before) game.changed?.(g);
    },
  };
}
