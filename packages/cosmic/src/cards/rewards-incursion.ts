import type { DeckList } from './define.ts';

/** The 32 reward cards of Cosmic Incursion, with the number of each (R26.1). */
export const INCURSION_REWARDS: DeckList = [
  ['attack-m07', 1], ['attack-m04', 1], ['attack-m01', 1], ['attack-10', 3], ['attack-16', 1], ['attack-17', 1], ['attack-18', 1],
  ['attack-19', 1], ['attack-23', 1], ['negotiate-crooked-deal', 3], ['morph', 1],
  ['reinforcement-4', 1], ['reinforcement-5', 2], ['reinforcement-6', 1], ['kicker-x0', 1], ['kicker-x2', 2], ['kicker-x3', 1],
  ['rift-3', 1], ['rift-4', 2], ['rift-5', 1],
  ['card-zap', 1], ['cosmic-zap', 1], ['hand-zap', 1], ['finder', 1], ['space-junk', 1],
]; // prettier-ignore
