import type { GameModule } from '@parley/kernel';
import { random } from '@parley/kernel/players';
import { PSEUDO } from '@parley/kit/messages';
import { rookie } from './bots/index.ts';
import rulings from './data/rulings.json' with { type: 'json' };
import { trek, type State } from './index.ts';
import type { Deck } from './language/index.ts';
import { readDeck } from './rules/decks/read.ts';
import { trekSeats } from './rules/decks/seats.ts';
import { trekCodex } from './text/codex/make.ts';
import { lexiconOf } from './text/lexicon.ts';
import { DECK_NAMES, settingsIn } from './text/settings.ts';
import { OPTION_TEXTS } from './text/options.ts';
import { trekSecrecy } from './view/secrecy.ts';
import type { TrekView } from './view/trek-view.ts';

const decks: NonNullable<GameModule<State, TrekView>['kept']>[string] = {
  ...DECK_NAMES,
  most: 100,
  read: readDeck,
  summary: (value) => summary(readDeck(value)),
};
const summary = ({ name, missions, seeds, sites, draw }: Deck): { readonly name: string; readonly text: string } => ({
  name,
  text: `${missions.length} missions, ${seeds.length + sites.length} other seeds, ${draw.length} in the draw deck`,
});

const BOTS = {
  rookie: { name: 'Rookie', text: 'Reports what a mission lacks, flies there and attempts what it can solve.', make: rookie },
  random: { name: 'Dice', text: 'Does anything that is legal.', make: random },
};

/** Star Trek CCG, with everything that the programs around it must know. */
export const trekGame: GameModule<State, TrekView> = {
  id: trek.id,
  name: 'Star Trek CCG',
  rules: trek,
  seats: trekSeats,
  options: OPTION_TEXTS,
  secrecy: trekSecrecy,
  bots: BOTS,
  usualBot: 'rookie',
  kept: { deck: decks },
  isNewTurn: (events) => events.some((e) => e.type === 'turn'),
  languages: ['en', PSEUDO],
  settings: (language) => settingsIn(language, { options: OPTION_TEXTS, fields: trekSeats.fields, bots: BOTS, kept: { deck: DECK_NAMES } }),
  lexicon: lexiconOf,
  codex: () => trekCodex(rulings),
};
