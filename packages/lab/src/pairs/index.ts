import { InputError, newSeed } from '@parley/kernel';
import { atMost, command, listOf, wholeNumber, type CommandSpec } from '../shared/args.ts';
import { bar, progress } from '../shared/progress.ts';
import { knownAliens } from '../simulate/options.ts';
import { meetings } from './meeting.ts';
import { reportText } from './report.ts';
import { runPairs } from './run.ts';
import { SEATS } from './seating.ts';

export const spec: CommandSpec = {
  name: 'pairs',
  rest: '',
  about:
    'For every two aliens that share a window, an event or a query: random games with both at the table, their flares in\n' +
    'hands, in which everything is checked. A table of five tests up to ten pairs. Tells which pairs were never in contact.',
  options: {
    games: { takes: 'N', about: 'how many for each pair (20)' },
    aliens: { takes: 'a,b', about: 'only pairs of these (all)' },
    seed: { takes: 'TEXT', about: 'where to start (random)' },
    budget: { takes: 'SECONDS', about: 'start no game after so long' },
    workers: { takes: 'N', about: 'threads (one for each core)' },
  },
  examples: ['pairs', 'pairs --games 2 --budget 300', 'pairs --games 50 --aliens filch,void,zombie'],
};

/** Failures told in full. */
const SHOWN = 10;

export const main = command(spec, async (args) => {
  atMost(args, 0, spec);
  const games = wholeNumber(args, 'games', { min: 1, max: 100_000, usual: 20 });
  const budget = wholeNumber(args, 'budget', { min: 1, max: 1_000_000, usual: 1_000_000 });
  const workers = wholeNumber(args, 'workers', { min: 0, max: 256, usual: 0 });
  const seed = args.values.seed ?? newSeed().slice(0, 8);
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
    budget,
    ...(workers > 0 ? { workers } : {}),
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
