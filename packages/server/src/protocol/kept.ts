/** What people keep for a game between tables: what the calls about it are answered with. Their bodies are read by schemas/kept.ts. */
import type { KeptNames, Plain } from '@parley/kernel';

/** A kind of thing that can be kept. */
export interface KeptInfo extends KeptNames {
  readonly id: string;
  /** How many a person can keep. */
  readonly most: number;
}

/** One thing in a list of one's own. */
export interface KeptLine {
  readonly id: string;
  readonly name: string;
  /** What there is to it, as the game says it. */
  readonly text: string;
  /** Goes back with a change: what has another version by then is not overwritten. */
  readonly version: number;
  readonly updatedAt: number;
  /** The token by which others may read it; null: nobody else may. */
  readonly shared: string | null;
}
export interface KeptItem extends KeptLine {
  readonly value: Plain;
}
export interface KeptList {
  readonly items: readonly KeptLine[];
}

/** What somebody else has shared: a copy to look at. Whose it is, is not told. */
export interface SharedItem {
  readonly game: string;
  readonly kind: string;
  readonly name: string;
  readonly text: string;
  readonly value: Plain;
}
export interface Share {
  readonly token: string;
}
