import type { Texts } from './dilemma-forms.ts';
import { ALTERNATE_UNIVERSE_DILEMMAS } from './dilemmas-alternate-universe.ts';
import { DEEP_SPACE_NINE_DILEMMAS } from './dilemmas-deep-space-nine.ts';
import { DOMINION_DILEMMAS } from './dilemmas-dominion.ts';
import { FIRST_CONTACT_DILEMMAS } from './dilemmas-first-contact.ts';
import { ODD_PEOPLE_DILEMMAS, ODD_PEOPLE_EFFECTS } from './dilemmas-odd-people.ts';
import { ODD_DILEMMAS, ODD_EFFECTS } from './dilemmas-odd.ts';
import { PREMIERE_DILEMMAS } from './dilemmas-premiere.ts';

/** What dilemmas say, of all sets. */
export const DILEMMAS: Texts = {
  ...PREMIERE_DILEMMAS,
  ...ALTERNATE_UNIVERSE_DILEMMAS,
  ...FIRST_CONTACT_DILEMMAS,
  ...DEEP_SPACE_NINE_DILEMMAS,
  ...DOMINION_DILEMMAS,
  ...ODD_DILEMMAS,
  ...ODD_PEOPLE_DILEMMAS,
};

/** What some of them do that no word of the language says. */
export const OWN_EFFECTS = [...ODD_EFFECTS, ...ODD_PEOPLE_EFFECTS];
