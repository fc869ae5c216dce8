import type { ServerChild } from './child.ts';
import type { Tally } from './tally.ts';

/** A table with its people, as the pace sees it. */
export interface LoadTable {
  /** Its game has come to an end, or is as long as it should get. */
  readonly over: boolean;
  /** Called whenever somebody may have become able to answer. */
  ready: () => void;
  /** One of those who are asked answers. False: nobody can at the moment. At most one answer of a table is under way. */
  move(): boolean;
  /** Begins another game. */
  renew(): Promise<void>;
  leave(): void;
}

/** A server that is measured, and the people who play at it. */
export interface Side {
  readonly name: string;
  readonly server: ServerChild;
  readonly tally: Tally;
  /** Seats people at one more table. */
  gather(n: number): Promise<LoadTable>;
  stop(): Promise<void>;
}
