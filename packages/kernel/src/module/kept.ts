import type { Plain } from '../state/plain.ts';

/** What a kind of thing that people keep is called. */
export interface KeptNames {
  /** One of them. */
  readonly name: string;
  /** All of them, over a list. */
  readonly plural: string;
  /** What they are for, in a sentence. */
  readonly text: string;
}

/** What a list says of one thing. */
export interface KeptSummary {
  /** What it is called where nobody has given it a name. */
  readonly name: string;
  /** What there is to it, in a line. */
  readonly text: string;
}

/** A kind of thing that people make for a game and keep between tables. The game reads it; nobody else looks inside. */
export interface KeptKind<V extends Plain = Plain> extends KeptNames {
  /** How many a person can keep. */
  readonly most: number;
  /**
   * Reads what somebody wants to keep, which need not be finished: whether it can be played with, a seat says that brings it. Throws InputError
   * with a sentence that says what to change.
   */
  read(value: unknown): V;
  /** Stored with it, in the language of whoever keeps it. */
  summary(value: V, language: string): KeptSummary;
}
