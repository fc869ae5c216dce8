import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { InputError, messageOf } from '@parley/kernel';
import { gameCommand } from '../game/command.ts';
import { bar, progress } from '../shared/progress.ts';
import { styleFor } from '../shared/term.ts';
import { simulateCommand } from './again.ts';
import { csvText } from './csv.ts';
import { htmlPage } from './html.ts';
import { readSimulateArgs, specOf, type SimulateArgs } from './options.ts';
import type { Report } from './report.ts';
import { simulate } from './run.ts';
import { tableText } from './table.ts';

export { parseSimulateArgs, type SimulateArgs, type SimulateOptions } from './options.ts';
export type { Report } from './report.ts';
export { simulate } from './run.ts';

export const main = gameCommand(specOf, (lab, args) => run(readSimulateArgs(lab, args)));

async function run({ options, format, out, ...settings }: SimulateArgs): Promise<number> {
  if (out !== null) makeFolder(out);
  const line = progress();
  const started = performance.now();
  const seconds = (): number => (performance.now() - started) / 1000;
  const report = await simulate(options, {
    ...settings,
    tick: (done) => line.show(`${bar(done / options.games)} ${done}/${options.games} games, ${left(done, options.games, seconds())}`),
  });
  line.clear();
  const { failures } = report;
  if (failures.length > 0) console.error(told(report));
  if (report.games === 0) return 1;
  if (format === 'json') console.log(jsonText(report));
  else if (format === 'csv') process.stdout.write(csvText(report));
  else {
    const rate = (report.games / seconds()).toFixed(0);
    const bots = new Set(options.bots).size === 1 ? options.bots[0] : options.bots.join(', ');
    console.log(
      `${report.games} games of ${options.players} players (${bots}), seed ${options.seed}, in ${seconds().toFixed(1)} s (${rate} a second)\n`,
    );
    console.log(tableText(report, styleFor(process.stdout)));
  }
  if (out !== null) writeAll(out, report);
  return failures.length > 0 ? 1 : 0;
}

function left(done: number, games: number, seconds: number): string {
  const rate = done / seconds;
  return `${rate.toFixed(0)}/s, ${Math.ceil((games - done) / rate)} s left`;
}

export const jsonText = (r: Report): string => JSON.stringify(r, null, 2);

/** Before the games are played: nobody wants to learn afterwards that there is nowhere to write. */
function makeFolder(out: string): void {
  try {
    mkdirSync(out, { recursive: true });
  } catch (error) {
    throw new InputError(`Cannot make the folder "${out}" for the report: ${messageOf(error)}`);
  }
}

function writeAll(out: string, report: Report): void {
  const files = { 'report.html': htmlPage(report), 'results.csv': csvText(report), 'results.json': `${jsonText(report)}\n` };
  for (const [name, text] of Object.entries(files)) {
    try {
      writeFileSync(join(out, name), text);
    } catch (error) {
      throw new InputError(`Cannot write ${join(out, name)}: ${messageOf(error)}`);
    }
  }
  console.error(`Written to ${out}: ${Object.keys(files).join(', ')}`);
}

const SHOWN = 5;

/** Games that could not be counted, with the command that plays each again. */
function told(r: Report): string {
  const lines = r.failures.slice(0, SHOWN).map((f) => `  game ${f.n}: ${f.message}\n    ${simulateCommand(r.options, f.n)}`);
  const more = r.failures.length - SHOWN;
  return [`${r.failures.length} games broke and are not counted:`, ...lines, ...(more > 0 ? [`  and ${more} more`] : [])].join('\n');
}
