import type { CardDefinition } from '../rules/registry/cards.ts';
import { sayDilemma } from './en/cards/dilemma.ts';
import { sayNeed } from './en/cards/needs.ts';
import { sayStandings } from './en/cards/standing.ts';
import { stop } from './en/cards/words.ts';

/** What a card says, in our words: a sentence for each of its texts, made from its clauses; those that are code bring their own. */
export function cardSentences({ facts, need, dilemma, standing, says, unfinished }: CardDefinition): string[] {
  return [
    ...(need === null ? [] : [stop(sayNeed(need))]),
    ...(dilemma === null ? [] : sayDilemma(dilemma)),
    ...sayStandings(standing, facts.type),
    ...(says === null ? [] : [says]),
    ...(unfinished === null ? [] : [`Not at this table yet: ${unfinished}.`]),
  ];
}
