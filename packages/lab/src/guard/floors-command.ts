import { InputError } from '@parley/kernel';
import { atMost, command, type CommandSpec } from '../shared/args.ts';
import { readIfThere, sourceFiles } from '../shared/files.ts';
import { fromRoot } from '../shared/paths.ts';
import { castFaults } from './casts.ts';
import { faultsOf, tellFault, type Fault, type Floors } from './floors.ts';

const spec: CommandSpec = {
  name: 'floors',
  rest: '',
  about:
    'Says which imports go up, sideways or round in a circle, and where there are too many casts, by the floors.json of each package. Nothing: all is well.',
  options: {},
};

/** What is wrong with the imports and casts of all packages. */
export function allFaults(): Fault[] {
  const names = new Set(sourceFiles('packages/*/package.json').map(({ path }) => path.split('/')[1]));
  return [...names].flatMap((name) => {
    const floors = readIfThere(fromRoot('packages', name, 'floors.json'));
    if (floors === null) throw new InputError(`packages/${name} has no floors.json: say there which of its folders may import which.`);
    const all = { name, floors: readFloors(name, floors), files: sourceFiles(`packages/${name}/**/*.{ts,tsx}`) };
    return [...faultsOf(all), ...castFaults(all)];
  });
}

function readFloors(name: string, text: string): Floors {
  const floors: unknown = JSON.parse(text);
  if (!isFloors(floors)) throw new InputError(`packages/${name}/floors.json must say "in", "order", "outside" and "casts".`);
  return floors;
}

const isFloors = (x: unknown): x is Floors =>
  typeof x === 'object' &&
  x !== null &&
  'in' in x &&
  typeof x.in === 'string' &&
  'order' in x &&
  Array.isArray(x.order) &&
  'outside' in x &&
  typeof x.outside === 'object' &&
  'casts' in x &&
  typeof x.casts === 'number';

export const main = command(spec, async (args) => {
  atMost(args, 0, spec);
  const faults = allFaults();
  for (const fault of faults) console.log(tellFault(fault));
  return faults.length === 0 ? 0 : 1;
});
