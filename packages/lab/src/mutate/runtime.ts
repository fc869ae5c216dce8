import type { MutantId } from './protocol.ts';

/**
 * What the sources with mutants in them talk to, in the process or worker that runs them. It knows which mutant is switched on, which were
 * come by, and what the modules remember between games, so that every test can begin as if the modules had just been loaded.
 *
 * What is assumed of the rules: a module remembers things only in lists, maps, sets, plain objects and variables of its own that were made
 * while it was loaded. Objects in them are not changed by games.
 */
export interface Runtime {
  file(path: string): (i: number) => boolean;
  kept(x: unknown): unknown;
  variable(get: () => unknown, set: (value: unknown) => void): void;
}

interface FileState {
  on: number;
  hits: Uint8Array;
}

const states = new Map<string, FileState>();
const stateOf = (path: string): FileState => {
  let s = states.get(path);
  if (!s) states.set(path, (s = { on: -1, hits: new Uint8Array(64) }));
  return s;
};

/** Lists, maps, sets and objects. */
const vessels = new Set<object>();
const emptied: Emptied[] = [];
const variables: { get(): unknown; set(value: unknown): void }[] = [];
let loading = true;

/** A WeakMap that can be emptied. */
class Emptied<K extends WeakKey = WeakKey, V = unknown> extends WeakMap<K, V> {
  private inner = new WeakMap<K, V>();
  override get(k: K): V | undefined {
    return this.inner.get(k);
  }
  override has(k: K): boolean {
    return this.inner.has(k);
  }
  override set(k: K, v: V): this {
    this.inner.set(k, v);
    return this;
  }
  override delete(k: K): boolean {
    return this.inner.delete(k);
  }
  empty(): void {
    this.inner = new WeakMap<K, V>();
  }
}

export const runtime: Runtime = {
  file(path) {
    const s = stateOf(path);
    return (i) => {
      if (i >= s.hits.length) {
        const grown = new Uint8Array(i * 2 + 64);
        grown.set(s.hits);
        s.hits = grown;
      }
      s.hits[i] = 1;
      return i === s.on;
    };
  },
  kept(x) {
    if (!loading || typeof x !== 'object' || x === null) return x;
    if (x instanceof WeakMap) {
      const made = new Emptied();
      emptied.push(made);
      return made;
    }
    vessels.add(x);
    return x;
  },
  variable(get, set) {
    if (loading) variables.push({ get, set });
  },
};

declare global {
  var parleyMutants: Runtime;
}
globalThis.parleyMutants = runtime;

/** Switches one mutant on, or all off. */
export function activate(mutant: MutantId | null): void {
  for (const s of states.values()) s.on = -1;
  if (mutant) stateOf(mutant.file).on = mutant.i;
}

/** The mutants come by since this was asked last, by file. */
export function takeHits(): { [file: string]: number[] } {
  const out: { [file: string]: number[] } = {};
  for (const [file, s] of states) {
    const list: number[] = [];
    for (let i = s.hits.indexOf(1); i >= 0; i = s.hits.indexOf(1, i + 1)) list.push(i);
    if (list.length > 0) out[file] = list;
    s.hits.fill(0);
  }
  return out;
}

type Put = () => void;
let snapshot: readonly Put[] = [];

/** From now on everything begins with what is remembered now. */
export function remember(): void {
  loading = false;
  const puts: Put[] = [];
  const seen = new Set<unknown>();
  for (const v of vessels) keep(v, puts, seen, true);
  for (const { get, set } of variables) {
    const value = get();
    puts.push(() => set(value));
    keep(value, puts, seen, false);
  }
  for (const e of emptied) puts.push(() => e.empty());
  snapshot = puts;
}

/** More modules are loaded: what they make is remembered too. */
export function loadMore(): void {
  loading = true;
}

/** Everything the modules remember is as it was. */
export function restore(): void {
  for (const put of snapshot) put();
}

/** Lists and maps within lists and maps are kept too; objects in them are only when they were made to be filled. */
function keep(x: unknown, puts: Put[], seen: Set<unknown>, own: boolean): void {
  if (typeof x !== 'object' || x === null || seen.has(x) || Object.isFrozen(x)) return;
  if (Array.isArray(x)) {
    seen.add(x);
    const list: unknown[] = x;
    const was = list.slice();
    for (const y of was) keep(y, puts, seen, false);
    puts.push(() => {
      if (list.length !== was.length) list.length = was.length;
      for (let i = 0; i < was.length; i++) if (list[i] !== was[i]) list[i] = was[i];
    });
  } else if (x instanceof Map) {
    seen.add(x);
    const map: Map<unknown, unknown> = x;
    const was = [...map];
    for (const [, y] of was) keep(y, puts, seen, false);
    puts.push(() => {
      if (map.size === was.length && was.every(([k, v]) => map.get(k) === v)) return;
      map.clear();
      for (const [k, v] of was) map.set(k, v);
    });
  } else if (x instanceof Set) {
    seen.add(x);
    const set: Set<unknown> = x;
    const was = [...set];
    puts.push(() => {
      if (set.size === was.length && was.every((v) => set.has(v))) return;
      set.clear();
      for (const v of was) set.add(v);
    });
  } else if (own) {
    seen.add(x);
    const was = { ...x };
    puts.push(() => {
      for (const k of Object.keys(x)) if (!(k in was)) Reflect.deleteProperty(x, k);
      Object.assign(x, was);
    });
  }
}

/** The map among what is remembered that holds this. */
export function mapHolding<V>(value: V): Map<string, V> {
  for (const v of vessels) if (v instanceof Map) for (const x of v.values()) if (x === value) return v as Map<string, V>;
  throw new Error('no map of the rules holds it');
}
