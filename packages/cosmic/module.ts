import type { GameModule } from '@parley/kernel';
import { random } from '@parley/kernel/players';
import { rookie } from './bots/index.ts';
import rulings from './data/rulings.json' with { type: 'json' };
import { cosmic, lexicon, OPTION_TEXTS, type State } from './index.ts';
import { cosmicSeats } from './seats.ts';
import { PSEUDO } from '@parley/kit/messages';
import { LANGUAGES } from './text/books.ts';
import { cosmicCodex } from './text/codex/make.ts';
import { settingsIn } from './text/settings.ts';
import { cosmicSecrecy } from './view/secrecy.ts';

const BOTS = {
  rookie: { name: 'Rookie', text: 'Plays sensibly and knows what every alien and card is for.', make: rookie },
  random: { name: 'Dice', text: 'Does anything that is legal.', make: random },
};

/** Cosmic Encounter, with everything that the programs around it must know. */
export const cosmicGame: GameModule<State> = {
  id: cosmic.id,
  name: 'Cosmic Encounter',
  rules: cosmic,
  seats: cosmicSeats,
  options: OPTION_TEXTS,
  secrecy: cosmicSecrecy,
  bots: BOTS,
  usualBot: 'rookie',
  isNewTurn: (events) => events.some((e) => e.type === 'turn'),
  languages: [...LANGUAGES, PSEUDO],
  settings: (language) => settingsIn(language, { options: OPTION_TEXTS, fields: cosmicSeats.fields, bots: BOTS }),
  lexicon,
  codex: (language) => cosmicCodex(rulings, language),
};
