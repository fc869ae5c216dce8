import { allAliens } from '@parley/cosmic';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensurePeers } from './peers.ts';
import type { Measure, TaskName } from './tasks.ts';

interface Row {
  readonly what: string;
  readonly value: string;
  readonly budget: string;
  readonly ok: boolean;
}

const HELP = `lab bench: how fast the engine is, as ratios against peers measured in the same run.

  --no-peers     only our own figures
  --json FILE    write the figures to a file
  --seconds N    seconds for each speed, after as many to warm up (default 10)`;

/** Measured as simulations run, in the straight build; everything else as tables do. */
const STRAIGHT: readonly TaskName[] = ['direct', 'everything'];
const HOOKS = new URL('../straight/hooks.ts', import.meta.url).href;

/** Runs one measurement in a process of its own, so that none disturbs another. */
function run(task: TaskName, seconds: number, peers: string): Measure {
  const script = fileURLToPath(new URL('./task.ts', import.meta.url));
  const flags = ['--expose-gc', '--max-semi-space-size=64', ...(STRAIGHT.includes(task) ? ['--import', HOOKS] : [])];
  const r = spawnSync(process.execPath, [...flags, script, task, String(seconds), peers], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (r.status !== 0) throw new Error(`${task} failed: ${r.stderr.slice(-2000)}`);
  return JSON.parse(r.stdout.trim().split('\n').at(-1) ?? '{}') as Measure;
}

export async function main(argv: readonly string[]): Promise<number> {
  if (argv.includes('--help')) {
    console.log(HELP);
    return 0;
  }
  const at = argv.indexOf('--seconds');
  const seconds = at >= 0 ? Number(argv[at + 1]) : 10;
  if (!(seconds > 0)) {
    console.error('--seconds needs a number above 0.');
    return 2;
  }
  const peers = argv.includes('--no-peers') ? '' : ensurePeers();
  const m = (task: TaskName): Measure => {
    process.stderr.write(`measuring ${task} ...\n`);
    return run(task, seconds, peers);
  };
  const direct = m('direct');
  const everything = m('everything');
  const served = m('served');
  const idle = m('idle');
  const action = m('action');
  const memory = m('memory');
  const restore = m('restore');
  const tables = m('tables');
  const showdown = peers ? m('showdown') : null;
  const stream = peers ? m('showdown-stream') : null;
  const bgio = peers ? m('boardgame') : null;

  const rows: Row[] = [];
  const ratio = (what: string, ours: number, theirs: number | undefined, peer: string, budget: number): void => {
    const own = `${Math.round(ours).toLocaleString('en')}/s`;
    if (theirs === undefined) rows.push({ what, value: own, budget: `>= ${budget} x ${peer}`, ok: true });
    else
      rows.push({
        what,
        value: `${own} = ${(ours / theirs).toFixed(0)} x ${peer} (${Math.round(theirs).toLocaleString('en')}/s)`,
        budget: `>= ${budget} x`,
        ok: ours / theirs >= budget,
      });
  };
  const most = (what: string, value: number, unit: string, budget: number, digits = 1): void => {
    rows.push({ what, value: `${value.toFixed(digits)} ${unit}`, budget: `<= ${budget} ${unit}`, ok: value <= budget });
  };
  ratio(
    'decisions, random play, 5 players, all aliens of the base set',
    direct.perSecond,
    showdown?.perSecond,
    'pokemon-showdown direct',
    150,
  );
  ratio(
    'the same with log, checkpoints and 6 views',
    served.perSecond,
    stream?.perSecond,
    'pokemon-showdown stream',
    100,
  );
  const forScale = (what: string, perSecond: number): void => {
    rows.push({
      what: `for scale: ${what}`,
      value: `${Math.round(perSecond).toLocaleString('en')}/s`,
      budget: '',
      ok: true,
    });
  };
  forScale(`the first with all ${allAliens().length} aliens`, everything.perSecond);
  if (bgio) forScale('boardgame.io, tic-tac-toe moves', bgio.perSecond);
  most('idle window, all content loaded', idle.micros, 'us', 0.05, 4);
  most('one action to 5 seats and a spectator', action.micros, 'us', 5, 2);
  most('bytes of one action, all receivers', action.bytes, 'bytes', 800, 0);
  most('a live game, awake', memory.awake, 'KB', 40);
  most('a live game, hibernated', memory.asleep, 'KB', 4);
  most('restore a 2,000-decision game, full replay', restore.full, 'ms', 10, 2);
  most('restore it from its checkpoint', restore.checkpoint, 'us', 200, 0);
  most('1,000 live tables in one process', tables.megabytes, 'MB', 350, 0);
  print(rows);
  const file = argv.indexOf('--json');
  if (file >= 0) writeFileSync(argv[file + 1], `${JSON.stringify(rows, null, 2)}\n`);
  return 0;
}

function print(rows: readonly Row[]): void {
  console.log('| what | measured | budget | |\n|---|---|---|---|');
  for (const r of rows) console.log(`| ${r.what} | ${r.value} | ${r.budget} | ${r.ok ? 'ok' : 'over'} |`);
}
