import type { MutationTargets, Reload } from '@parley/lab/kit';
import type { Alien } from '../../rules/registry/alien.ts';

const isAlienFile = (path: string): boolean => path.includes('/content/aliens/');
const SINGLE = /\/content\/(?:aliens\/\w+|technology|hazards|stations)\/[\w-]+\.ts$/;
const RELOADABLE = /\/content\/aliens\/\w+\/[\w-]+\.ts$/;

/** Where the rules of Cosmic Encounter are, and which tests may notice when they break. */
export const mutation: MutationTargets = {
  folder: 'packages/cosmic/',
  sources: 'packages/cosmic/{*,{ids,rules,content,effects,view,text,bots,testing}/**/*}.ts',
  entries: ['packages/cosmic/index.ts', 'packages/cosmic/testing/index.ts'],
  isRule: (path) =>
    /^packages\/cosmic\/(?:cosmic\.ts|(?:rules|content|effects)\/.*\.ts)$/.test(path) &&
    !/(?:^|\/|-)(?:view|index)\.ts$|\.bot\.ts$/.test(path),
  isText: (path) => path.startsWith('packages/cosmic/text/'),
  tests: 'packages/cosmic/test/**/*.test.ts',
  scenarios: 'packages/cosmic/test/{aliens,rules,variants}/*.test.ts',
  helpers: ['packages/cosmic/test/*.ts', 'packages/cosmic/test/{aliens,rules,variants}/!(*.test).ts', 'packages/cosmic/testing/*.ts'],
  isSingle: (path) => SINGLE.test(path),
  groups: [
    { id: 'aliens', name: 'aliens', has: isAlienFile },
    { id: 'rules', name: 'all other rules', has: () => true },
  ],
  // Nothing but the list of its set imports the file of an alien, so it can be loaded again by itself.
  reload: { has: (path) => RELOADABLE.test(path), module: 'packages/cosmic/lab/game/mutation.ts' },
};

interface Registry {
  allAliens(): readonly Alien[];
  allLingering(): readonly object[];
  registerAliens(list: readonly Alien[]): void;
  replaceFaces(list: readonly object[]): void;
}
interface Flares {
  flareFace(alien: Alien): object;
}
const isAlien = (x: unknown): x is Alien => typeof x === 'object' && x !== null && 'power' in x && 'wild' in x;

/** Loads the file of an alien once more, and says how to put the alien, its flare and its lingering effects in place of the old ones. */
export const reload: Reload = async (load, again, mapHolding) => {
  const registry = (await load('packages/cosmic/rules/registry/registry.ts')) as Registry;
  const { flareFace } = (await load('packages/cosmic/content/aliens/flares.ts')) as Flares;
  const aliens = mapHolding(registry.allAliens()[0]);
  const lingering = mapHolding(registry.allLingering()[0]);
  const known = [...lingering];
  lingering.clear();
  const made = await again();
  const linger = [...lingering];
  lingering.clear();
  for (const [id, spec] of known) lingering.set(id, spec);
  const fresh = Object.values(made).filter(isAlien);
  const others = [...aliens];
  aliens.clear();
  registry.registerAliens(fresh);
  const shaped = [...aliens];
  aliens.clear();
  for (const [id, a] of others) aliens.set(id, a);
  return () => {
    for (const [id, spec] of linger) lingering.set(id, spec);
    for (const [id, a] of shaped) aliens.set(id, a);
    registry.replaceFaces(fresh.map(flareFace));
  };
};
