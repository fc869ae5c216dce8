import { touch, emit, type Plain } from '@parley/kernel';
import type { Cosmic, Sheet, Player, Asset } from '../state/state.ts';

// What an alien writes down on its sheet, or an asset on its card. Each note is declared once, with what it can hold and who may read it: what nobody has
// declared can be neither written nor read, and a secret note is its controller's alone because its declaration says so.

/** A note before it has a name. */
export interface Declared<T extends Plain> {
  /** What it says before anything was written. */
  readonly blank: T;
  readonly secret: boolean;
}

/** Everybody may read it. */
export const note = <T extends Plain>(blank: T): Declared<T> => ({ blank, secret: false });
/** Only whoever controls the sheet may read it. */
export const secretNote = <T extends Plain>(blank: T): Declared<T> => ({ blank, secret: true });

/** A note on the sheet of an alien. */
export interface SheetNote<T extends Plain> {
  readonly secret: boolean;
  /** What it says on a sheet, also on one that is only looked at: whoever may not read it sees a blank. */
  of(sheet: { readonly alien: string | null; readonly notes: Said }): T;
  put(g: Cosmic, sheet: Sheet, value: T): void;
}
/** A note on what lies in front of somebody. Everybody may read it. */
export interface AssetNote<T extends Plain> {
  of(asset: { readonly notes: Said }): T;
  put(g: Cosmic, asset: Asset, value: T): void;
}

type Said = { readonly [name: string]: Plain };

/** The notes of an alien. */
export function sheetNotes<V extends Said>(
  alien: string,
  declared: { readonly [K in keyof V]: Declared<V[K]> },
): { readonly [K in keyof V]: SheetNote<V[K]> } {
  const out: { [K in keyof V]?: SheetNote<V[K]> } = {};
  for (const name in declared) out[name] = sheetNote(alien, name, declared[name]);
  return out as { readonly [K in keyof V]: SheetNote<V[K]> };
}

function sheetNote<T extends Plain>(alien: string, name: string, { blank, secret }: Declared<T>): SheetNote<T> {
  return {
    secret,
    of: (sheet) => (sheet.alien === alien ? written(sheet.notes, name, blank) : blank),
    put(g, sheet, value) {
      sheet.notes[name] = value;
      touch(g, `sheet:${sheet.id}`);
    },
  };
}

/** The notes on an asset. */
export function assetNotes<V extends Said>(declared: { readonly [K in keyof V]: Declared<V[K]> }): {
  readonly [K in keyof V]: AssetNote<V[K]>;
} {
  const out: { [K in keyof V]?: AssetNote<V[K]> } = {};
  for (const name in declared) out[name] = assetNote(name, declared[name]);
  return out as { readonly [K in keyof V]: AssetNote<V[K]> };
}

function assetNote<T extends Plain>(name: string, { blank }: Declared<T>): AssetNote<T> {
  return {
    of: (asset) => written(asset.notes, name, blank),
    put(g, asset, value) {
      asset.notes[name] = value;
      touch(g, `asset:${asset.id}`);
    },
  };
}

/** Only `put` writes notes, so what stands under a name is what its declaration says. */
const written = <T extends Plain>(notes: Said, name: string, blank: T): T => (notes[name] === undefined ? blank : (notes[name] as T));

// Tokens and marks, which everybody sees.

/** So many tokens lie on a sheet now. */
export function setTokens(g: Cosmic, sheet: Sheet, n: number): void {
  sheet.tokens = n; // incursion-components-06: as many as there are
  touch(g, `sheet:${sheet.id}`);
  emit(g, 'tokens', { alien: sheet.alien, n });
}

/** Marks that belong to a sheet lie at these players. */
export function placeMarks(g: Cosmic, sheet: Sheet, name: string, at: readonly Player[]): void {
  sheet.marks[name] = [...at];
  touch(g, `sheet:${sheet.id}`);
}
