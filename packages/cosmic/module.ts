import type { GameModule } from '@parley/kernel';
import { random } from '@parley/kernel/players';
import { rookie } from './bots/rookie/index.ts';
import rulings from './data/rulings.json' with { type: 'json' };
import { cosmic, lexicon, OPTION_TEXTS, type State } from './index.ts';
import { cosmicSeats } from './seats.ts';
import { cosmicCodex } from './text/codex/make.ts';
import { cosmicSecrecy } from './view/secrecy.ts';

/** Cosmic Encounter, with everything that the programs around it must know. */
export const cosmicGame: GameModule<State> = {
  id: cosmic.id,
  name: 'Cosmic Encounter',
  rules: cosmic,
  seats: cosmicSeats,
  options: OPTION_TEXTS,
  secrecy: cosmicSecrecy,
  bots: {
    rookie: { name: 'Rookie', text: 'Plays sensibly and knows what every alien and card is for.', make: rookie },
    random: { name: 'Dice', text: 'Does anything that is legal.', make: random },
  },
  usualBot: 'rookie',
  isNewTurn: (events) => events.some((e) => e.type === 'turn'),
  lexicon,
  codex: () => cosmicCodex(rulings),
};
