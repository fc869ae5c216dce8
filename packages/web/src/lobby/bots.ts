import type { BotKind } from '@parley/server/protocol';

/** What a host can put on a seat that is nobody's. */
export type BotChoice = BotKind | 'open';
export const BOTS: readonly BotChoice[] = ['open', 'rookie', 'random'];
