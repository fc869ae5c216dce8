import type { CreateInput } from '@parley/server/protocol';
import type { Page } from 'playwright-core';

/** A moment worth a picture: how the table is set, and how far it is played. */
export interface Scene {
  readonly name: string;
  readonly create: CreateInput;
  /** Who else comes to sit on the open seats, in order. */
  readonly people?: readonly string[];
  /** Plays until the moment has come. `others`: the pages of those who came. */
  play(page: Page, others: readonly Page[]): Promise<void>;
}
