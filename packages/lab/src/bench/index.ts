import type { BenchGame } from '../contract/game-lab.ts';
import { GAMES } from '../games.ts';
import { json } from '@parley/kernel';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { FLAGS, measure, TASK, type Found } from './paces.ts';
import { ensurePeers } from '../shared/peers.ts';
import type { Measure, PaceName, TaskName } from './tasks.ts';

interface Row {
  readonly what: string;
  readonly value: string;
  readonly budget: string;
  readonly ok: boolean;
}

const HELP = `lab bench: how fast the engine is, as ratios against peers measured in the same run.

  --no-peers     only our own figures
  --json FILE    write the figures to a file
  --seconds N    seconds for each speed, after twice as many to warm up (default 10); what is compared plays in turns of a second`;

/** Runs one measurement in a process of its own. */
function run(task: TaskName, seconds: number): Measure {
  const r = spawnSync(process.execPath, [...FLAGS, TASK, task, String(seconds)], { encoding: 'utf8', maxBuffer: 1 << 26 });
  if (r.status !== 0) throw new Error(`${task} failed: ${r.stderr.slice(-2000)}`);
  return json.read(json.named(json.number), r.stdout.trim().split('\n').at(-1) ?? '{}', task);
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
    return run(task, seconds);
  };
  const paces = (...names: PaceName[]): Promise<Found> => {
    process.stderr.write(`measuring ${names.join(' and ')} ...\n`);
    return measure(names, seconds, peers);
  };
  const rows: Row[] = [];
  const ratio = async (what: string, name: PaceName, peer: PaceName, called: string, budget: number): Promise<void> => {
    const found = await (peers ? paces(name, peer) : paces(name));
    const [own, theirs] = found.speeds.map((x) => `${Math.round(x).toLocaleString('en')}/s`);
    if (!peers) rows.push({ what, value: own, budget: `>= ${budget} x ${called}`, ok: true });
    else
      rows.push({
        what,
        value: `${own} = ${found.ratio.toFixed(0)} x ${called} (${theirs})`,
        budget: `>= ${budget} x`,
        ok: found.ratio >= budget,
      });
  };
  const most = (what: string, value: number, unit: string, budget: number, digits = 1): void => {
    rows.push({ what, value: `${value.toFixed(digits)} ${unit}`, budget: `<= ${budget} ${unit}`, ok: value <= budget });
  };
  const { usualName, allName } = GAMES[0].with(({ bench }) => ({ usualName: bench.usualName, allName: bench.allName }));
  await ratio(`decisions, random play, ${usualName}`, 'direct', 'showdown', 'pokemon-showdown direct', 120);
  await ratio('the same with log, checkpoints and 6 views', 'served', 'showdown-stream', 'pokemon-showdown stream', 100);
  const forScale = async (what: string, name: PaceName): Promise<void> => {
    const [perSecond] = (await paces(name)).speeds;
    rows.push({ what: `for scale: ${what}`, value: `${Math.round(perSecond).toLocaleString('en')}/s`, budget: '', ok: true });
  };
  await forScale(`the first with ${allName}`, 'everything');
  await forScale('the second with hashes of the whole state, as tables that are stored have them', 'stored');
  if (peers) await forScale('boardgame.io, tic-tac-toe moves', 'boardgame');
  const idle = m('idle');
  const action = m('action');
  const memory = m('memory');
  const restore = m('restore');
  const tables = m('tables');
  most('idle window, all content loaded', idle.micros, 'us', 0.05, 4);
  most('one action to 5 seats and a spectator', action.micros, 'us', 5, 2);
  most('bytes of one action, all receivers', action.bytes, 'bytes', 800, 0);
  most('a live game, awake', memory.awake, 'KB', 40);
  most('a live game, hibernated', memory.asleep, 'KB', 4);
  most('restore a 2,000-decision game, full replay', restore.full, 'ms', 10, 2);
  most('restore it from its checkpoint', restore.checkpoint, 'us', 200, 0);
  most('1,000 live tables in one process', tables.megabytes, 'MB', 350, 0);
  const other = GAMES.map((x) => x.with(({ bench }) => budgetsOf(bench.beside))).find((x) => x !== null);
  if (other !== undefined && other !== null) {
    const found = m('beside');
    const { name, games, question, bytes, awake } = other;
    rows.push({ what: `${name}: random games`, value: `${found.games.toFixed(0)}/s`, budget: `>= ${games}/s`, ok: found.games >= games });
    most(`${name}: the list of orders`, found.question, 'us', question, 0);
    most(`${name}: bytes of one action, all receivers`, found.bytes, 'bytes', bytes, 0);
    most(`${name}: a live game, awake`, found.awake, 'KB', awake);
  }
  print(rows);
  const file = argv.indexOf('--json');
  if (file >= 0) writeFileSync(argv[file + 1], `${JSON.stringify(rows, null, 2)}\n`);
  return 0;
}

type Budgets = Omit<NonNullable<BenchGame<unknown>['beside']>, 'ask'>;
const budgetsOf = (x: Budgets | undefined): Budgets | null =>
  x === undefined ? null : { name: x.name, games: x.games, question: x.question, bytes: x.bytes, awake: x.awake };

function print(rows: readonly Row[]): void {
  console.log('| what | measured | budget | |\n|---|---|---|---|');
  for (const r of rows) console.log(`| ${r.what} | ${r.value} | ${r.budget} | ${r.ok ? 'ok' : 'over'} |`);
}
