import type { Tally } from '../contract/game-lab.ts';
import { atMost, type CommandSpec } from '../shared/args.ts';
import { gameCommand } from '../game/command.ts';
import { runPool } from '../shared/pool.ts';
import { bar, progress } from '../shared/progress.ts';
import { budgetOption, SEED, WORKERS } from '../shared/run-options.ts';
import type { Batch, BatchResult } from './batch.ts';
import { report } from './report.ts';
import { count } from './tally.ts';

const BUDGET = budgetOption(60);

const spec: CommandSpec = {
  name: 'exhaustive',
  rest: '',
  about:
    'Plays random games, with a liking for what was seldom seen, until every text, every card and every option has been\n' +
    'used, and says which never were.',
  options: { budget: BUDGET, seed: SEED, workers: WORKERS },
  examples: ['exhaustive --budget 300'],
};

/** Games in one job of a worker: few, so that all soon know what is still missing. */
const GAMES = 8;

export const main = gameCommand(
  () => spec,
  async (lab, args) => {
    atMost(args, 0, spec);
    const budget = BUDGET.read(args);
    const seed = SEED.read(args);
    const targets = lab.targets.all();
    const seen: Tally = {};
    const failures: string[] = [];
    const started = performance.now();
    const seconds = (): number => (performance.now() - started) / 1000;
    const missing = (): number => targets.filter((t) => seen[t] === undefined).length;
    const line = progress();
    let begun = 0;
    let games = 0;
    let answers = 0;
    await runPool<Batch, BatchResult>({
      worker: new URL('./worker.ts', import.meta.url),
      ...WORKERS.read(args),
      patience: 300_000,
      next() {
        if (seconds() > budget || missing() === 0) return null;
        return { game: lab.game.id, seeds: Array.from({ length: GAMES }, () => `${seed}-${++begun}`), seen: { ...seen } };
      },
      done(job, result) {
        games += job.seeds.length;
        answers += result.answers;
        for (const [target, n] of Object.entries(result.used)) count(seen, target, n);
        for (const text of result.failures) tellFailure(text);
        const left = missing();
        line.show(`${bar(1 - left / targets.length)} ${targets.length - left}/${targets.length} used, ${games} games`);
      },
      failed: (job, message) => tellFailure(`${message}\n  among the games ${job.seeds.join(', ')}`),
    });
    function tellFailure(text: string): void {
      failures.push(text);
      line.clear();
      if (failures.length <= 10) console.log(`FAILED: ${text}`);
    }
    line.clear();
    console.log(report(lab.targets.kinds, targets, seen));
    console.log(`${games} games from seed ${seed}, ${answers} answers in ${seconds().toFixed(1)} s; ${failures.length} broke`);
    return missing() > 0 || failures.length > 0 ? 1 : 0;
  },
);
