import type { ItemStorage } from './items.ts';

/**
 * Where tables live, and what people keep between them. A table is its journal: numbered lines, appended and never changed. Everything else
 * about it here (summaries, checkpoints, reports) can be lost or late without losing a game.
 */
export interface Storage extends ItemStorage {
  /**
   * Appends lines to a journal as numbers `seq`, `seq + 1`, ... and resolves once they are durable.
   * - `conflict`: `seq` is not the next number, because somebody else has written. Nothing was stored.
   * - `duplicate`: the journal has a line with this key already. Nothing was stored.
   */
  append(game: string, seq: number, lines: readonly string[], key?: string): Promise<Appended>;
  /** The lines from number `from` (1 is the first) on, in order. */
  lines(game: string, from: number): Promise<readonly string[]>;
  /** Has a line with this key been stored? */
  hasKey(game: string, key: string): Promise<boolean>;

  /** Keeps the checkpoint with the highest `seq`. */
  saveCheckpoint(game: string, checkpoint: StoredCheckpoint): Promise<void>;
  checkpoint(game: string): Promise<StoredCheckpoint | null>;

  /** What lists show about a game. An older `updatedAt` never replaces a newer one. */
  saveSummary(summary: StoredSummary): Promise<void>;
  summary(game: string): Promise<StoredSummary | null>;
  /** Listed games with one of these states, last changed first. */
  listed(status: readonly string[], limit: number): Promise<readonly StoredSummary[]>;
  /** Games with this person, last changed first. */
  gamesOf(person: string, limit: number): Promise<readonly StoredSummary[]>;

  saveReport(report: StoredReport): Promise<void>;
  reports(limit: number): Promise<readonly StoredReport[]>;

  /** A value that is made once and the same for all processes from then on: the server's secret. */
  setOnce(name: string, value: string): Promise<string>;

  /** Calls back when another process (or this one) has appended to a journal. Returns how to stop. */
  watch(listener: (game: string, seq: number) => void): () => void;
  /** Calls back when the storage is no longer sure that `watch` heard everything. */
  onGap(listener: () => void): () => void;

  /** Tells the other processes something that need not be kept. It may get lost. */
  broadcast(text: string): void;
  onBroadcast(listener: (text: string) => void): () => void;

  /** Does it answer? Rejects when it does not. */
  check(): Promise<void>;
  /** Finishes what was begun and closes. */
  close(): Promise<void>;
}

export type Appended = 'stored' | 'conflict' | 'duplicate';

export interface StoredCheckpoint {
  /** The journal's number when it was taken. */
  readonly seq: number;
  readonly data: string;
}

export interface StoredSummary {
  readonly game: string;
  readonly status: string;
  readonly listed: boolean;
  readonly people: readonly string[];
  readonly updatedAt: number;
  readonly data: string;
}

export interface StoredReport {
  readonly id: string;
  readonly game: string;
  readonly kind: 'person' | 'fault';
  readonly at: number;
  readonly data: string;
}
