import type { Words } from '@parley/web/shell';

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
    pool: { own: 'By set and level', picked: 'Hand-picked' } as Words,
    poolHints: { own: 'Choose sets and alert levels yourself.', picked: 'Choose aliens one by one.' } as Words,
    poolLabel: 'Which aliens',
    sets: 'Sets',
    alerts: 'Alert levels',
    poolSize: '{n, plural, one {# alien can be dealt} other {# aliens can be dealt}}',
    poolTooSmall: '{n, plural, one {# alien can be dealt} other {# aliens can be dealt}}; {need} are needed',
    picked: '{n} picked',
    pickedTooFew: '{n} picked; {need} are needed, two for each seat that is dealt to',
    search: 'Search aliens',
    takeShown: 'Take all {n}',
    dropShown: 'Drop these',
    noMatch: 'No alien of that name',
    variants: 'Variants',
    variantsHint: 'What the expansions add. Each works by itself and with the others, unless it says so.',
    house: 'House rules',
    houseHint: 'Rulings players argue about. The first answer of each is ours.',
  },
  room: { picked: '{n} hand-picked aliens' },
} as const;
