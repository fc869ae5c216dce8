import { plural } from '@parley/web/shell';

/** Setting up a table. */
export const CREATE = {
  create: {
    dealt: 'Alien: dealt',
    game: 'The game',
    problems: {
      pool: 'There are not enough aliens for these seats.',
      sets: 'Choose at least one set.',
      alerts: 'Choose at least one level.',
    },
    aliens: 'Aliens',
    aliensHint: 'Everybody is dealt two and keeps one, in secret.',
    pool: { own: ['By set and level', 'Choose sets and alert levels yourself.'], picked: ['Hand-picked', 'Choose aliens one by one.'] } as {
      readonly [pool: string]: readonly [string, string];
    },
    poolLabel: 'Which aliens',
    sets: 'Sets',
    alerts: 'Alert levels',
    poolSize: (n: number, need: number): string =>
      n >= need ? `${plural(n, 'alien')} can be dealt` : `${plural(n, 'alien')} can be dealt; ${need} are needed`,
    picked: (n: number, need: number): string =>
      n >= need ? `${n} picked` : `${n} picked; ${need} are needed, two for each seat that is dealt to`,
    search: 'Search aliens',
    takeShown: (n: number): string => `Take all ${n}`,
    dropShown: 'Drop these',
    noMatch: 'No alien of that name',
    variants: 'Variants',
    variantsHint: 'What the expansions add. Each works by itself and with the others, unless it says so.',
    house: 'House rules',
    houseHint: 'Rulings players argue about. The first answer of each is ours.',
  },
  room: { changeColour: 'Your colour', picked: (n: number): string => `${n} hand-picked aliens` },
};
