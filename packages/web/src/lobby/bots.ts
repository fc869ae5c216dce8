export type BotKind = 'rookie' | 'random';
/** What a host can put on a seat that is nobody's. */
export type BotChoice = BotKind | 'open';
export const BOTS: readonly BotChoice[] = ['open', 'rookie', 'random'];
