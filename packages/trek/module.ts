import type { GameModule } from '@parley/kernel';
import { random } from '@parley/kernel/players';
import { rookie } from './bots/index.ts';
import rulings from './data/rulings.json' with { type: 'json' };
import { trek, type State } from './index.ts';
import type { Deck } from './language/index.ts';
import { readDeck } from './rules/decks/read.ts';
import { trekSeats } from './rules/decks/seats.ts';
import { trekCodex } from './text/codex/make.ts';
import { lexiconOf } from './text/lexicon.ts';
import { OPTION_TEXTS } from './text/options.ts';
import { trekSecrecy } from './view/secrecy.ts';
import type { TrekView } from './view/trek-view.ts';

const decks: NonNullable<GameModule<State, TrekView>['kept']>[string] = {
  name: 'Deck',
  plural: 'Decks',
  text: 'Decks you have built. Nobody else sees them unless you share a link.',
  most: 100,
  read: readDeck,
  summary: (value) => summary(readDeck(value)),
};
const summary = ({ name, missions, seeds, sites, draw }: Deck): { readonly name: string; readonly text: string } => ({
  name,
  text: `${missions.length} missions, ${seeds.length + sites.length} other seeds, ${draw.length} in the draw deck`,
});

/** Star Trek CCG, with everything that the programs around it must know. */
export const trekGame: GameModule<State, TrekView> = {
  id: trek.id,
  name: 'Star Trek CCG',
  rules: trek,
  seats: trekSeats,
  options: OPTION_TEXTS,
  secrecy: trekSecrecy,
  bots: {
    rookie: { name: 'Rookie', text: 'Reports what a mission lacks, flies there and attempts what it can solve.', make: rookie },
    random: { name: 'Dice', text: 'Does anything that is legal.', make: random },
  },
  usualBot: 'rookie',
  kept: { deck: decks },
  isNewTurn: (events) => events.some((e) => e.type === 'turn'),
  languages: ['en'],
  lexicon: lexiconOf,
  codex: () => trekCodex(rulings),
};
