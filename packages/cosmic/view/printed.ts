import { alienById, deckCalled, faceById, isFace } from '../rules/registry/registry.ts';
import { researchOn, type Tech } from '../rules/variants/technology/define.ts';
import { REWARD_DECKS, type Alert, type VariantOptions } from '../rules/options/options.ts';
import type { DeckList, Face } from '../rules/registry/face.ts';

// What is printed on cards and sheets, and how many of which cards there are. It is in no cell of a view, since it never changes, and no secret:
// everybody can read it in the Codex.

export type PrintedFace = Pick<Face, 'type' | 'value' | 'hazardValue' | 'kicker'>;
export type RewardDeck = VariantOptions['rewards'];

/** Is this a face? What one may not see has none, and before the content is loaded nothing has. */
export const isPrinted: (face: string) => boolean = isFace;
export const printedOn: (face: string) => PrintedFace = faceById;

/** The cards of the cosmic deck (R2.5), and those of a reward deck (R26.1). */
export const cosmicDeck = (): DeckList => deckCalled('cosmic');
export const rewardDeckCalled = (name: unknown): RewardDeck => REWARD_DECKS.find((x) => x === name) ?? 'none';
export const rewardDeck = (name: RewardDeck): DeckList => (name === 'none' ? [] : deckCalled(`rewards.${name}`));

/** The ships it takes to complete a tech (R24.2), by its face; none: this is no tech. */
export const researchFor: (face: string) => Tech['research'] = researchOn;

export const alertOf = (alien: string): Alert => alienById(alien).alert;

/** The zones of a sheet from which cards may be played, all or some of them. */
export const playedFrom = (alien: string): readonly string[] =>
  Object.entries(alienById(alien).zones ?? {}).flatMap(([name, { play }]) => (play ? [name] : []));

/** Does a power do something without being used? */
export const worksByItself = (alien: string): boolean =>
  alienById(alien).power.clauses.some((x) => x.kind === 'modifier' || x.kind === 'law');
