import type { DeckList } from '../../effects/index.ts';

/** The 32 reward cards of Cosmic Incursion, with the number of each (R26.1). */
export const INCURSION_REWARDS: DeckList = [
  ['attack-m07', 1], // incursion-negative-01
  ['attack-m04', 1], // incursion-negative-01
  ['attack-m01', 1], // incursion-negative-01
  ['attack-10', 3], // incursion-other-01
  ['attack-16', 1], // incursion-other-01
  ['attack-17', 1], // incursion-other-01
  ['attack-18', 1], // incursion-other-01
  ['attack-19', 1], // incursion-other-01
  ['attack-23', 1], // incursion-other-01
  ['negotiate-crooked-deal', 3],
  ['morph', 1],
  ['reinforcement-4', 1], // incursion-other-02
  ['reinforcement-5', 2], // incursion-other-02
  ['reinforcement-6', 1], // incursion-other-02
  ['kicker-x0', 1],
  ['kicker-x2', 2],
  ['kicker-x3', 1],
  ['rift-3', 1],
  ['rift-4', 2],
  ['rift-5', 1],
  ['card-zap', 1], // incursion-other-03
  ['cosmic-zap', 1], // incursion-other-03
  ['hand-zap', 1], // incursion-other-03
  ['finder', 1], // incursion-other-03
  ['space-junk', 1], // incursion-other-03
];
