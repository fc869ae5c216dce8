import { atMost, command, listOf, type CommandSpec } from '@parley/lab/commands';
import { runPool } from '@parley/lab/commands';
import { bar, progress } from '@parley/lab/commands';
import { budgetOption, gamesOption, SEED, WORKERS } from '@parley/lab/commands';
import { TABLE_OPTIONS, tableOptions } from '@parley/lab/commands';
import { styleFor } from '@parley/lab/kit';
import { knownAliens } from '../simulation/aliens.ts';
import { cosmicLab } from '../game/cosmic-lab.ts';
import { rowOf, type Compared, type Measured } from './measure.ts';
import { reportText } from './report.ts';
import { round, SEATS, type Seating } from './tables.ts';

const GAMES = gamesOption(2000, 'for each alien, in either hand');
const BUDGET = budgetOption();

export const spec: CommandSpec = {
  name: 'rookie',
  rest: '',
  about:
    'Measures how well the rookie uses each alien: how often it wins with it among four other rookies, and how often a\n' +
    'random player does in the same seat, with the same cards, against the same four.',
  options: {
    games: GAMES,
    aliens: { takes: 'a,b', about: 'only these; their company is random (all)' },
    options: TABLE_OPTIONS,
    budget: BUDGET,
    seed: SEED,
    workers: WORKERS,
  },
  examples: ['rookie --games 400', 'rookie --games 2000 --aliens fido,schizoid', `rookie --games 200 --options '{"technology":true}'`],
};

export const main = command(spec, async (args) => {
  atMost(args, 0, spec);
  const games = GAMES.read(args);
  const budget = BUDGET.read(args);
  const seed = SEED.read(args);
  const asked = knownAliens(listOf(args, 'aliens'), SEATS);
  const table = tableOptions(cosmicLab, args, SEATS);
  const compared = new Map<string, Compared[]>(asked.map((id) => [id, []]));
  const failures: string[] = [];
  const line = progress();
  const started = performance.now();
  const seconds = (): number => (performance.now() - started) / 1000;
  const waiting: Seating[] = [];
  let rounds = 0;
  let tables = 0;
  await runPool<Seating, Measured>({
    worker: new URL('./worker.ts', import.meta.url),
    ...WORKERS.read(args),
    next() {
      if (seconds() > budget) return null;
      if (waiting.length === 0 && rounds < games) waiting.push(...round(seed, ++rounds, asked, table));
      return waiting.shift() ?? null;
    },
    done(_job, result) {
      tables++;
      for (const x of result.compared) compared.get(x.alien)?.push(x);
      failures.push(...result.failures);
      line.show(`${bar(rounds / games)} ${rounds} of ${games} games each, ${(seconds() / tables).toFixed(2)} s a table`);
    },
    failed: (job, message) => failures.push(`${message}\n    table ${job.seed}: ${job.aliens.join(', ')}`),
  });
  line.clear();
  const rows = asked.map((id) => rowOf(id, compared.get(id) ?? []));
  console.log(`${tables} tables of ${SEATS}, seed ${seed}, in ${seconds().toFixed(1)} s\n`);
  console.log(reportText(rows, styleFor(process.stdout)));
  if (failures.length > 0) console.log(`\n${failures.length} games broke:\n  ${failures.slice(0, 5).join('\n  ')}`);
  return failures.length > 0 || rows.some((x) => x.verdict === 'worse') ? 1 : 0;
});
