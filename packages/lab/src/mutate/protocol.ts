/** A mutant, by its file and its number in it. */
export interface MutantId {
  readonly file: string;
  readonly i: number;
}
/** A test, by its file and its number in it. */
export interface TestId {
  readonly file: string;
  readonly n: number;
}
export interface TestRun extends TestId {
  readonly title: string;
  /** A hash of what it does. */
  readonly source: string;
  readonly ms: number;
  /** The mutants it comes by, by file. */
  readonly hits: { readonly [file: string]: readonly number[] };
  readonly error?: string;
}

export interface Start {
  /** Modules that are loaded before any test, and with them all the rules. */
  readonly entries: readonly string[];
  readonly prepared: { readonly [path: string]: string };
  /** The module that reloads single files. */
  readonly reload: string;
  /** On from the start: for what happens while modules load. */
  readonly active: MutantId | null;
  /** What is done right now, for whoever watches: the number of the test in the list, and a count that grows. */
  readonly watch: SharedArrayBuffer;
}

export type Job =
  | { readonly do: 'dry'; readonly file: string }
  | {
      readonly do: 'try';
      readonly mutant: MutantId;
      /** Load the file again with the mutant switched on. */
      readonly reload: boolean;
      readonly tests: readonly TestId[];
    };

export interface Dry {
  /** The mutants come by while the rules were loaded. */
  readonly loading: { readonly [file: string]: readonly number[] };
  readonly tests: readonly TestRun[];
}

export interface Tried {
  /** The first test that failed, as its place in the list; -1: none did; -2: the rules did not even load. */
  readonly by: number;
}

export type Reply = { readonly dry: Dry } | { readonly tried: Tried } | { readonly error: string };
