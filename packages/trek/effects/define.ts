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
  readonly killed?: CardDefinition['killed'];
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

/** Icons that say something which is not at this table yet, by how they begin. */
const MISSING: readonly (readonly [icon: string, what: string])[] = [
  ['KW', 'ketracel-white'],
  ['Inf:', 'infiltration'],
  ['Nem', 'nemesis icons'],
];

/** What is missing of a card whatever its text says: the rules of an icon, or special downloads of cards that there are. Null: nothing. */
function missingOf(facts: Facts, isThere: (name: string) => boolean): string | null {
  for (const [icon, what] of MISSING) if (facts.icons.some((x) => x.startsWith(icon))) return what;
  const downloads = 'downloads' in facts ? facts.downloads.flat() : [];
  return downloads.some((x) => /^any /i.test(x) || isThere(x)) ? 'special downloads' : null;
}

/**
 * A card whose text is missing can be in no legal deck (needs 0.8). Facts alone are the whole card where it has no text, and so they are where all it
 * says besides is a download of what is no card. `isThere`: is a card called so?
 */
export function defineCard(facts: Facts, text: CardText | undefined, isThere: (name: string) => boolean = () => true): CardDefinition {
  const unfinished = missingOf(facts, isThere) ?? text?.unfinished ?? null;
  const isWhole = text === undefined ? facts.text === 'none' || saysNothing(facts) : true;
  const { seeds = usualSeeds(facts), dilemma = null, standing = [], clauses = [], play = null, limit = 'none' } = text ?? {};
  return {
    id: facts.id,
    facts,
    done: isWhole && unfinished === null,
    seeds,
    need: facts.type === 'Mission' ? facts.need : null,
    dilemma,
    standing,
    clauses: [...clausesOf(standing), ...(dilemma === null ? [] : placedClauses(dilemma)), ...clauses],
    play,
    ...(text?.earned === undefined ? {} : { earned: text.earned }),
    ...(text?.killed === undefined ? {} : { killed: text.killed }),
    limit,
    says: text?.says ?? null,
    unfinished,
  };
}

/** A personnel with nothing but regular skills and download icons in its box, whose numbers are plain. */
const saysNothing = (facts: Facts): boolean =>
  facts.type === 'Personnel' &&
  !facts.box.includes('text') &&
  facts.box.includes('download') &&
  Object.values(facts.attributes).every((x) => typeof x === 'number');
