import { randomFrom, type GameEvent } from '@parley/kernel';
import type { GameLab, TableOptions, Target } from '@parley/lab/kit';
import { optionIds } from '../ids/index.ts';
import { trekGame } from '../module.ts';
import { starterDecks } from '../rules/decks/starters.ts';
import { allCards } from '../rules/registry/cards.ts';
import type { State } from '../rules/state/state.ts';
import { question } from '../rules/turn/turn.ts';
import { randomOptions } from '../testing/random-decks.ts';
import { trekCoverage } from './coverage.ts';
import { terminal } from './terminal.ts';

/** Cards that an event says were reported, played or met. */
const USED: readonly string[] = ['reported', 'played', 'met', 'built', 'seeded'];
const usedBy = ({ type, data }: GameEvent): Target | null =>
  USED.includes(type) && typeof data.card === 'string' ? `card:${data.card}` : null;

/** The card that an option is about, or -1. */
function pieceOf(option: string): number {
  const said = optionIds.find(option);
  if (said?.kind === 'piece') return said.piece;
  if (said?.kind === 'clause') return said.on === 'card' ? said.n : -1;
  return said?.kind === 'order' && said.verb !== 'beam' && said.verb !== 'walk' ? said.of : -1;
}

const options = (seed: string): TableOptions => randomOptions(seed);

/** Star Trek CCG in the lab. */
export const trekLab: GameLab<State> = {
  game: trekGame,
  random: { wishes: {}, check() {}, options, mostAnswers: () => 2_000, checks: {} },
  targets: {
    kinds: [['card', 'cards']],
    all: () =>
      allCards()
        .filter((x) => x.done && x.facts.type !== 'Mission')
        .map((x) => `card:${x.id}`),
    usedBy,
    usedByWhole: () => [],
    options,
    usedByOption: ({ game }, option) => {
      const piece = pieceOf(option);
      return piece < 0 ? `option:${option}` : `card:${game.s.card[piece]}`;
    },
    isPrecious: () => false,
  },
  simulation: {
    players: 2,
    rowName: 'deck',
    options: {},
    elsewhere: { players: 'two play', seats: 'decks are dealt for each table' },
    examples: ['simulate --game trek --games 200'],
    read: () => null,
    write: () => [],
    tell: () => 'the starter decks',
    deal(_, players, r) {
      const decks = r.shuffle([...starterDecks()]).slice(0, players);
      return { options: { seats: decks.map((deck) => ({ deck: deck.name })) }, rows: decks.map((deck) => deck.name) };
    },
    row: (id) => ({ name: id, facts: {} }),
    uses: [],
    usedBy,
    listed: { kind: 'card', title: 'Cards' },
    lengths: { turns: ({ game }) => game.s.turn.n },
  },
  terminal,
  golden: {
    folder: 'packages/trek/test/golden',
    plans: [
      { name: '1-two-rookies', players: 2, bot: 'rookie', options: {} },
      { name: '2-two-dice', players: 2, bot: 'random', options: { target: 60 } },
    ],
    seats: (players, r) => {
      const decks = r.shuffle([...starterDecks()]);
      let seat = 0;
      return () => ({ deck: decks[seat++ % Math.min(players, decks.length)].name });
    },
  },
  coverage: trekCoverage,
  mutation: {
    folder: 'packages/trek/',
    sources: 'packages/trek/{trek,index,module,{ids,language,rules,effects,content,view,text,bots}/**/*}.ts',
    entries: ['packages/trek/module.ts'],
    isRule: (path) => path.startsWith('packages/trek/rules/'),
    isText: (path) => path.startsWith('packages/trek/text/'),
    tests: 'packages/trek/test/**/*.test.ts',
    // Tests of programs and browsers wait for things, and those of single dilemmas make people as they run: neither is done where mutants are tried.
    scenarios:
      'packages/trek/test/{cards/[!d]*,content/*,decks/*,dilemmas/*,facts/*,numbers/*,orders/*,people/*,seeding/*,turn/*,view/*}.test.ts',
    helpers: ['packages/trek/testing/index.ts'],
    isSingle: () => false,
    groups: [{ id: 'trek', name: 'rules of Star Trek CCG', has: (path) => path.startsWith('packages/trek/') }],
    reload: { has: () => false, module: '' },
  },
  bench: {
    usual: { first: 0 },
    usualName: 'two starter decks',
    all: { ...options(`bench:${randomFrom('bench').below(9)}`) },
    allName: 'two random decks',
    idleWindow: 'window:none',
    beside: { name: 'Star Trek CCG', games: 60, question: 300, bytes: 900, awake: 60, ask: ({ game }) => question(game, game.s.turn.seat) },
  },
};
