import { allAliens, ALIEN_SETS, allFaces, type AlienSet } from '../../index.ts';
import type { Alien } from '../../rules/registry/alien.ts';
import type { ClauseSpec } from '../../rules/registry/clauses.ts';
import { WINDOWS } from '../../rules/timing/windows.ts';

/** Aliens printed in each set. */
const PRINTED: { readonly [S in AlienSet]: number } = {
  base: 50,
  incursion: 20,
  conflict: 20,
  alliance: 20,
  storm: 25,
  dominion: 30,
  eons: 30,
};

export interface SetRow {
  readonly set: string;
  readonly printed: number;
  readonly power: number;
  readonly wild: number;
  readonly super: number;
  /** Names of texts marked as not done. */
  readonly missing: readonly string[];
  readonly names: readonly string[];
}

const TEXTS = ['power', 'wild', 'super'] as const;

export function setRows(): SetRow[] {
  return ALIEN_SETS.map((set) => {
    const aliens = allAliens().filter((a) => a.set === set);
    const done = (text: (typeof TEXTS)[number]): number => aliens.filter((a) => !a[text].unimplemented).length;
    return {
      set,
      printed: PRINTED[set],
      power: done('power'),
      wild: done('wild'),
      super: done('super'),
      missing: aliens.flatMap((a) => missing(a).map((text) => `${a.name} (${text})`)),
      names: aliens.map((a) => a.name).sort(),
    };
  });
}

/** The texts of an alien that are not done, those of older printings included. */
const missing = (a: Alien): string[] => [
  ...TEXTS.filter((t) => a[t].unimplemented),
  ...(a.classic?.wild.unimplemented ? ['classic wild'] : []),
];

export interface CardRow {
  readonly type: string;
  readonly names: readonly string[];
}

export const cardRows = (): CardRow[] =>
  [
    ...Map.groupBy(
      allFaces().filter((f) => f.type !== 'flare' && f.type !== 'destiny'),
      (f) => f.type,
    ),
  ].map(([type, faces]) => ({ type, names: faces.toSorted((a, b) => a.value - b.value || (a.name < b.name ? -1 : 1)).map((f) => f.name) }));

export interface WindowRow {
  readonly name: string;
  /** Texts that can be used in it. */
  readonly users: number;
}

export function windowRows(): WindowRow[] {
  const texts: (readonly ClauseSpec[])[] = [
    ...allAliens().flatMap((a: Alien) => TEXTS.map((t) => a[t].clauses)),
    ...allFaces()
      .filter((f) => f.type !== 'flare')
      .map((f) => f.clauses),
  ];
  const opensIn = (clauses: readonly ClauseSpec[], name: string): boolean =>
    clauses.some((c) => (c.kind === 'ability' || c.kind === 'amend') && (c.at ?? []).some((x) => x === name));
  return WINDOWS.map((name) => ({ name, users: texts.filter((clauses) => opensIn(clauses, name)).length }));
}
