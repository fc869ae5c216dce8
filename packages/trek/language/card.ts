import type { DilemmaText } from './dilemma.ts';
import type { Facts, DilemmaFacts, MissionFacts } from './facts.ts';
import type { Need } from './need.ts';
import type { Standing } from './standing.ts';

/**
 * A card as the rules know it: what is printed, and what it says as data. `done` is false while some of its text is missing: such a card
 * is in no legal deck, and is counted.
 */
export type Card = MissionCard | DilemmaCard | OtherCard;
export interface MissionCard {
  readonly facts: MissionFacts;
  readonly done: boolean;
  readonly need: Need;
  readonly standing: readonly Standing[];
}
export interface DilemmaCard {
  readonly facts: DilemmaFacts;
  readonly done: boolean;
  readonly text: DilemmaText;
}
export interface OtherCard {
  readonly facts: Exclude<Facts, MissionFacts | DilemmaFacts>;
  readonly done: boolean;
  readonly standing: readonly Standing[];
}
