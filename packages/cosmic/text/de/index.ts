import { makeBook, type Book } from '../catalogue/messages.ts';
import { ALIENS_BASE } from './aliens-base.ts';
import { ALIENS_DOMINION } from './aliens-dominion.ts';
import { ALIENS_INCURSION } from './aliens-incursion.ts';
import { ALIENS_STORM } from './aliens-storm.ts';
import { CARDS } from './cards.ts';
import { EVENTS } from './events.ts';
import { OCCASIONS } from './occasions.ts';
import { OPTIONS } from './options.ts';
import { QUESTIONS } from './questions.ts';
import { RULES } from './rules.ts';
import { WORDS } from './words.ts';

/*
 * German as players of the game talk: du, present tense. Names of aliens and cards stay English, without an article.
 *
 *   offense Angriff · defense Verteidigung · main player Hauptspieler · ally Verbündete · encounter Begegnung · power Kraft
 *   alien sheet Alienbogen · gate Tor · warp Warp · ship Schiff · colony Kolonie · home colony Heimatkolonie · destiny Schicksal
 *   attack Angriff(skarte) · negotiate Verhandlung · reinforcement Verstärkung · artifact Artefakt · flare der Flare (Wild, Super)
 *   retreat Rückzug · intimidate Einschüchterung · kicker der Kicker · rift der Riss · morph Morph
 *   deal Handel, handeln · bargain verhandeln · compensation Entschädigung · rewards Belohnungen · zap zappen · token Marke
 *   deck Stapel · discard pile Ablagestapel, ablegen · total Summe · tech die Tech · hazard Gefahr · space station Raumstation
 *
 * People in an object: {who, select, you {<who>dich</who>} other {{who}}}. Ships and places stand in the nominative or accusative only, so that
 * their words need no case.
 */
const GENERAL: Book<string> = {
  questions: QUESTIONS,
  options: OPTIONS,
  occasions: OCCASIONS,
  events: EVENTS,
  rules: RULES,
  notes: {},
  words: WORDS,
};

/** What aliens and cards bring, by set; what the game says itself comes first. */
const CONTENT: readonly Partial<Book<string>>[] = [ALIENS_BASE, ALIENS_INCURSION, ALIENS_STORM, ALIENS_DOMINION, CARDS];

export const GERMAN = makeBook((section) => {
  const all: { [key: string]: string } = {};
  for (const part of [...CONTENT, GENERAL]) Object.assign(all, part[section]);
  return all;
});
