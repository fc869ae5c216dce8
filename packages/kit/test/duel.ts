import {
  attach,
  emit,
  openTable,
  query,
  queryKey,
  window,
  occasionKey,
  type Context,
  type Contribution,
  type Flow,
  type Game,
  type Table,
} from '@parley/kernel';
import { bareRules } from '@parley/kernel/testing';
import { clauseWords, lingeringWords, type ClauseSpec, type ContextOf, type LingeringSpec, type Playable } from '../src/content/index.ts';

/** A duel of wizards: a game with content and nothing else. Each step of it is a script. */
export interface Duel {
  step: number;
  life: number[];
}
export interface DuelTables {
  readonly state: Duel;
  readonly windows: { readonly dawn: { readonly day: number } };
  readonly events: { readonly hit: Hit; readonly heal: { readonly who: number } };
  readonly queries: { readonly damage: { readonly q: { readonly who: number }; readonly v: number } };
  readonly context: { readonly rival: number };
  readonly traits: { readonly cost?: number | undefined };
  readonly boost: { readonly twice: boolean };
  readonly declared: { readonly target: number };
}
export interface Hit {
  readonly who: number;
  n: number;
}
export type Ctx<E> = ContextOf<DuelTables, E>;
export type Spell = Playable<DuelTables>;

export const { ability, reaction, modifier, law, effect, andThen, instead } = clauseWords<DuelTables>(({ cost }) => ({ cost }));

const kinds = new Map<string, LingeringSpec<ClauseSpec<DuelTables>>>();
let changes = 0;
export const { lingering, family } = lingeringWords<Duel, 'day' | 'duel', ClauseSpec<DuelTables>>({
  register: (spec) => kinds.set(spec.id, spec),
  scope: (g, until) => (until === 'day' ? `day ${g.s.step}` : 'duel'),
  usually: 'day',
  changed: () => changes++,
});
/** How often cells were said to depend on what lingers. */
export const changesSeen = (): number => changes;

export const DAWN = occasionKey('duel.dawn');
export const DAMAGE = queryKey('duel.damage');

export const here = <E>(c: Context<Duel, E>): Ctx<E> => ({ ...c, rival: 1 - c.me });

/** What specs are to the kernel. */
function contribution(specs: readonly ClauseSpec<DuelTables>[]): Contribution<Duel> {
  return {
    clauses: specs.flatMap((spec) =>
      spec.kind === 'ability'
        ? [
            {
              id: spec.id,
              at: [DAWN],
              must: spec.must ?? false,
              when: (c: Context<Duel>) => spec.when?.(here(c)) ?? true,
              run: (c: Context<Duel>) => cast(here(c), spec),
            },
          ]
        : [],
    ),
    modifiers: specs.flatMap((spec) =>
      spec.kind === 'modifier'
        ? [{ id: spec.id, query: DAMAGE, value: (v: unknown, q: unknown, c: Context<Duel>) => spec.value(v, q, here(c)) }]
        : [],
    ),
    laws: specs.flatMap((spec) =>
      spec.kind === 'law' ? [{ id: spec.id, check: (c: Context<Duel>) => spec.check(here({ ...c, ev: null })) }] : [],
    ),
  };
}

/** Casts a spell that nobody can stop. */
export function* cast(c: Ctx<unknown>, spell: Spell, boost: { twice: boolean } | null = null): Flow<boolean> {
  const use = yield* spell.begin(c, boost);
  if (use === null) return false;
  yield* use.commit();
  return true;
}

export function hit(g: Game<Duel>, who: number, n: number): void {
  g.s.life[who] -= query(g, DAMAGE, n, { who });
  emit(g, 'hit', { who });
}

/** A table at which these scripts are played one after the other, each after its dawn, with these spells in the hand of wizard 0. */
export function duel(scripts: readonly ((g: Game<Duel>) => Flow)[], spells: readonly ClauseSpec<DuelTables>[] = []): Table<Duel> {
  return openTable(
    bareRules<Duel>({
      id: 'duel',
      seats: () => 2,
      create: () => ({ step: 0, life: [10, 10] }),
      *step(g) {
        if (g.s.step === scripts.length) return false;
        yield* window(g, DAWN, { day: g.s.step });
        yield* scripts[g.s.step++](g);
        return true;
      },
      timing: () => [0, 1],
      attachAll: (g) => attach(g, { key: 'book', order: 1, who: () => 0 }, contribution(spells)),
      lingering: (kind) => contribution(kinds.get(kind)?.clauses ?? []),
    }),
    null,
    'seed',
  );
}
