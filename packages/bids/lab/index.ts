import { randomFrom, type GameEvent } from '@parley/kernel';
import type { GameLab, Target } from '@parley/lab/kit';
import { bidsGame } from '../module.ts';
import { LOTS, PADDLES, type State } from '../rules/state.ts';
import { ids } from '../ids/ids.ts';
import { terminal } from './terminal.ts';

const usedBy = ({ type, data }: GameEvent): Target | null => (type === 'bid' && typeof data.card === 'number' ? `card:${data.card}` : null);
const drawn = (seed: string, players: { readonly min: number; readonly max: number }): { players: number; lots: number } => {
  const r = randomFrom(`${seed}:options`);
  return { players: players.min + r.below(players.max - players.min + 1), lots: 1 + r.below(LOTS) };
};

/** Sealed Bids in the lab. */
export const bidsLab: GameLab<State> = {
  game: bidsGame,
  random: { wishes: {}, check() {}, options: (seed, { players }) => drawn(seed, players), checks: {} },
  targets: {
    kinds: [['card', 'cards']],
    all: () => Array.from({ length: 12 }, (_, i) => `card:${i + 1}`),
    usedBy,
    usedByWhole: () => [],
    options: (seed) => drawn(seed, bidsGame.seats),
    usedByOption: (_, option) => `card:${ids.as('card', option).card + 1}`,
    isPrecious: () => false,
  },
  simulation: {
    players: 2,
    rowName: 'paddle',
    options: {},
    elsewhere: { players: '--players says how many play', seats: 'seats are drawn for each table' },
    examples: ['simulate --game bids --games 1000'],
    read: () => null,
    write: () => [],
    tell: () => 'any cards',
    deal(_, players, r) {
      const rows = r.shuffle([...PADDLES]).slice(0, players);
      return { options: { seats: rows.map((paddle) => ({ paddle })) }, rows };
    },
    row: (id) => ({ name: id, facts: {} }),
    uses: [],
    usedBy,
    listed: { kind: 'card', title: 'Cards' },
    lengths: { rounds: ({ game }) => game.s.round },
  },
  terminal,
  golden: {
    folder: 'packages/bids/test/golden',
    plans: [{ name: '1-two-spenders', players: 2, bot: 'spender', options: {} }],
    seats: () => () => ({}),
  },
  coverage: { documents: {}, isMet: () => false, summary: () => [], page: () => [] },
  mutation: {
    folder: 'packages/bids/',
    sources: 'packages/bids/{module,{rules,view,text,bots}/**/*}.ts',
    entries: ['packages/bids/module.ts'],
    isRule: (path) => path.startsWith('packages/bids/rules/'),
    isText: (path) => path.startsWith('packages/bids/text/'),
    tests: 'packages/bids/test/**/*.test.ts',
    scenarios: 'packages/bids/test/*.test.ts',
    helpers: [],
    isSingle: () => false,
    groups: [{ id: 'bids', name: 'rules of Sealed Bids', has: (path) => path.startsWith('packages/bids/') }],
    reload: { has: () => false, module: '' },
  },
  bench: { usual: { players: 2 }, usualName: '2 players', all: { players: 4 }, allName: '4 players', idleWindow: 'window:none' },
};
