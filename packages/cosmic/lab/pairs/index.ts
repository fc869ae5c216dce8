import { InputError } from '@parley/kernel';
import { atMost, command, listOf, type CommandSpec } from '@parley/lab/commands';
import { bar, progress } from '@parley/lab/commands';
import { budgetOption, gamesOption, SEED, WORKERS } from '@parley/lab/commands';
import { knownAliens } from '../simulation/aliens.ts';
import { meetings } from './meeting.ts';
import { reportText } from './report.ts';
import { runPairs } from './run.ts';
import { SEATS } from './seating.ts';

const GAMES = gamesOption(20, 'for each pair');
const BUDGET = budgetOption();

export const spec: CommandSpec = {
  name: 'pairs',
  rest: '',
  about:
    'For every two aliens that share a window, an event or a query: random games with both at the table, their flares in\n' +
    'hands, in which everything is checked. A table of five tests up to ten pairs. Tells which pairs were never in contact.',
  options: { games: GAMES, aliens: { takes: 'a,b', about: 'only pairs of these (all)' }, seed: SEED, budget: BUDGET, workers: WORKERS },
  examples: ['pairs', 'pairs --games 2 --budget 300', 'pairs --games 50 --aliens filch,void,zombie'],
};

/** Failures told in full. */
const SHOWN = 10;

export const main = command(spec, async (args) => {
  atMost(args, 0, spec);
  const games = GAMES.read(args);
  const seed = SEED.read(args);
  const pairs = [...meetings(knownAliens(listOf(args, 'aliens'), SEATS)).keys()];
  if (pairs.length === 0) throw new InputError('No two of these aliens share a window, an event or a query.');
  const line = progress();
  const started = performance.now();
  const seconds = (): number => (performance.now() - started) / 1000;
  let told = 0;
  const totals = await runPairs({
    pairs,
    games,
    seed,
    budget: BUDGET.read(args),
    ...WORKERS.read(args),
    tick(t) {
      const done = pairs.reduce((n, p) => n + Math.min(games, t.together.get(p) ?? 0), 0) / (pairs.length * games);
      line.show(`${bar(done)} ${t.games} games, ${t.answers} answers, ${t.failures.length} failed`);
    },
    fail(message) {
      line.clear();
      if (++told <= SHOWN) console.log(`\nFAILED: ${message}`);
    },
  });
  line.clear();
  console.log(reportText(pairs, games, totals));
  console.log(
    `${totals.games} games from seed ${seed}, ${totals.answers} answers in ${seconds().toFixed(1)} s; ${totals.failures.length} failed`,
  );
  return totals.failures.length > 0 ? 1 : 0;
});
