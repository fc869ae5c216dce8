/** Sets, alert levels, and the picture on the first page. */
export const SETS = {
  sets: {
    base: 'Base set',
    incursion: 'Incursion',
    conflict: 'Conflict',
    alliance: 'Alliance',
    storm: 'Storm',
    dominion: 'Dominion',
    eons: 'Eons',
  },
  alerts: { green: 'green', yellow: 'yellow', red: 'red' },
  alertTag: '{alert} alert',
  landing: {
    map: 'A star map in the middle of a game: five systems around the warp, the gate aimed at a red planet',
    whyTitle: 'Why did red have 20?',
    why: {
      card: 'Attack card',
      cardText: '06',
      power: 'Macron',
      powerText: '3 ships at 4 each: 12',
      ally: 'Yellow',
      allyText: 'allied with 2 ships',
    },
  },
} as const;
