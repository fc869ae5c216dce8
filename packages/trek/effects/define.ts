import type { DilemmaText, Facts, SeedRule, Standing } from '../language/index.ts';
import { placedClauses } from '../rules/dilemmas/placed.ts';
import { clausesOf } from '../rules/numbers/standing.ts';
import type { CardDefinition, PlaySpec } from '../rules/registry/cards.ts';
import type { ClauseSpec } from '../rules/registry/clauses.ts';

/** What a card says beyond its facts, as its author writes it. Everything may be left out. */
export interface CardText {
  /** Where it may be seeded, where that is not what its type says. Null: nowhere. */
  readonly seeds?: SeedRule | null;
  readonly dilemma?: DilemmaText;
  /** Texts that work while it lies in play. */
  readonly standing?: readonly Standing[];
  /** Texts that are code. */
  readonly clauses?: readonly ClauseSpec[];
  readonly play?: PlaySpec;
  /** What an artifact does at once when it is earned. */
  readonly earned?: CardDefinition['earned'];
  readonly limit?: CardDefinition['limit'];
  /** Texts that are told with it in words, where they are not made from its clauses. */
  readonly says?: string;
  /** Some of its text is still missing. */
  readonly unfinished?: string;
}

/** Where cards of a type are seeded if they say nothing else (T3.11, T3.20). */
function usualSeeds({ type }: Facts): SeedRule | null {
  switch (type) {
    case 'Dilemma':
    case 'Artifact':
      return { phase: 'dilemma', under: 'missions' };
    case 'Site':
      return { phase: 'facility', on: 'nor' };
    default:
      return null;
  }
}

/** A card whose text is missing can be in no legal deck (needs 0.8). Facts alone are the whole card where it has no text. */
export function defineCard(facts: Facts, text: CardText | undefined): CardDefinition {
  const { seeds = usualSeeds(facts), dilemma = null, standing = [], clauses = [], play = null, limit = 'none' } = text ?? {};
  return {
    id: facts.id,
    facts,
    done: text === undefined ? facts.text === 'none' : text.unfinished === undefined,
    seeds,
    need: facts.type === 'Mission' ? facts.need : null,
    dilemma,
    standing,
    clauses: [...clausesOf(standing), ...(dilemma === null ? [] : placedClauses(dilemma)), ...clauses],
    play,
    ...(text?.earned === undefined ? {} : { earned: text.earned }),
    limit,
    says: text?.says ?? null,
    unfinished: text?.unfinished ?? null,
  };
}
