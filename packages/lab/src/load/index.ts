import { writeFileSync } from 'node:fs';
import { command } from '../shared/args.ts';
import { progress } from '../shared/progress.ts';
import { withNeighbours } from './bad.ts';
import { compare } from './compare.ts';
import { enoughDescriptors } from './descriptors.ts';
import { readOptions, spec } from './options.ts';
import { budgets, budgetTable, figuresTable } from './report.ts';
import { soak, SOAK_MINUTE } from './soak.ts';

export const main = command(spec, async (args) => {
  const options = readOptions(args);
  enoughDescriptors(options.tables, options.seats, 1 + options.peers.length);
  const line = progress();
  const keep = (figures: object): void => {
    if (options.json !== null) writeFileSync(options.json, `${JSON.stringify(figures, null, 2)}\n`);
  };
  if (options.soak > 0) keep(await soak(options, SOAK_MINUTE, (text) => console.log(text)));
  else if (options.bad > 0) {
    const { table, figures } = await withNeighbours(options, line);
    line.clear();
    console.log(table);
    keep(figures);
  } else {
    const { sides, ratios } = await compare(options, line);
    line.clear();
    const rows = budgets(sides[0], ratios, options.tables);
    console.log(`${figuresTable(sides)}${rows.length === 0 ? '' : `\n\n${budgetTable(rows)}`}`);
    keep({ sides, ratios });
  }
  return 0;
});
