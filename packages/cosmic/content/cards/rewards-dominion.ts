import type { DeckList } from '../../effects/index.ts';

/** The 32 reward cards of Cosmic Dominion, with the number of each (R26.1). */
export const DOMINION_REWARDS: DeckList = [
  ['attack-02-20', 1],
  ['attack-03-30', 1],
  ['attack-12-21', 2],
  ['attack-21-12', 1],
  ['negotiate-epic-oratory', 1],
  ['negotiate-faulty-translator', 1],
  ['negotiate-right-of-refusal', 1],
  ['negotiate-self-defense', 1],
  ['morph', 1],
  ['retreat', 2],
  ['intimidate-m09', 1],
  ['intimidate-19', 1],
  ['intimidate-29', 1],
  ['intimidate-39', 1],
  ['reinforcement-4', 1], // dominion-other-01
  ['reinforcement-x', 1], // dominion-other-01
  ['rift-1', 1],
  ['rift-2', 2],
  ['rift-3', 1],
  ['kicker-xm1-reverse-polarity', 1],
  ['kicker-x1-self-destruct', 1],
  ['kicker-x2-duplicity', 1],
  ['kicker-x2-jamming-signal', 1],
  ['kicker-x4-give-war-a-chance', 1],
  ['omni-zap', 1], // dominion-other-02
  ['rebirth', 1], // dominion-other-02
  ['ship-zap', 1], // dominion-other-02
  ['solar-wind', 1], // dominion-other-02
  ['victory-boon', 1], // dominion-other-02
];
