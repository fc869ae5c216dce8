import { zonesFor, type CardType, type DeckZone, type SeedRule } from '../../language/index.ts';
import type { CardEntry } from '../../text/lexicon.ts';

/** Steps of seeding and of a turn, in their order. */
export const STEPS = ['doorway', 'mission', 'dilemma', 'facility', 'play', 'orders', 'any'] as const;
export type Step = (typeof STEPS)[number];
/** What happens to a card in a step. */
export type Mark = 'seeded' | 'reports' | 'built' | 'played' | 'met' | 'earned' | 'attempted' | 'turned';

export interface Where {
  /** The parts of a deck it may be in. */
  readonly zones: readonly DeckZone[];
  readonly marks: { readonly [S in Step]?: Mark };
  readonly seeds: SeedRule | null;
}

/** What is done with cards of a type in a turn. Interrupts and doorways do not use the card play (T5.3). */
const IN_TURN: { readonly [T in CardType]: readonly [Step, Mark] | null } = {
  Personnel: ['play', 'reports'],
  Ship: ['play', 'reports'],
  Equipment: ['play', 'reports'],
  Facility: ['play', 'built'],
  Event: ['play', 'played'],
  Incident: ['play', 'played'],
  Objective: ['play', 'played'],
  Interrupt: ['any', 'played'],
  Doorway: ['any', 'played'],
  Mission: ['orders', 'attempted'],
  Dilemma: ['orders', 'met'],
  Artifact: ['orders', 'earned'],
  Site: null,
  'Time Location': null,
};

/** Where and when a card works: the steps in which it is seeded, and what happens to it in a turn. */
export function whereOf(entry: CardEntry): Where {
  const { facts, seeds } = entry;
  const marks: { [S in Step]?: Mark } = {};
  if (facts.type === 'Mission') marks.mission = 'seeded';
  if (seeds !== null) for (const step of phasesOf(seeds)) marks[step] = 'seeded';
  const turn = IN_TURN[facts.type];
  if (turn !== null) marks[turn[0]] = turn[1];
  // A hidden agenda lies face down until its player turns it up (T23.2).
  if (facts.icons.includes('HA')) marks.any = 'turned';
  return { zones: zonesFor(entry), marks, seeds };
}

const phasesOf = ({ phase }: SeedRule): readonly Step[] => (phase === 'any' ? ['doorway', 'dilemma', 'facility'] : [phase]);
