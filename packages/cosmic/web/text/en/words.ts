import type { Words } from '@parley/web/shell';

/** Names of things that are spoken of everywhere. */
export const WORDS = {
  shipsOf: '{n, plural, one {# {colour} ship} other {# {colour} ships}}',
  shipsOfColour: '{n} {colour}',
  colours: {
    red: 'Red',
    blue: 'Blue',
    yellow: 'Yellow',
    purple: 'Purple',
    green: 'Green',
    orange: 'Orange',
    black: 'Black',
    white: 'White',
  } as Words,
  /** As words in a sentence. */
  coloured: {
    red: 'red',
    blue: 'blue',
    yellow: 'yellow',
    purple: 'purple',
    green: 'green',
    orange: 'orange',
    black: 'black',
    white: 'white',
  } as Words,
  phases: {
    'start-turn': 'Start',
    regroup: 'Regroup',
    destiny: 'Destiny',
    launch: 'Launch',
    alliance: 'Alliance',
    planning: 'Planning',
    reveal: 'Reveal',
    resolution: 'Resolution',
  } as Words,
  phaseShort: {
    'start-turn': 'St',
    regroup: 'Re',
    destiny: 'De',
    launch: 'La',
    alliance: 'Al',
    planning: 'Pl',
    reveal: 'Rv',
    resolution: 'Rs',
  } as Words,
  roles: { offense: 'Offense', defense: 'Defense', 'offense-ally': 'Offense ally', 'defense-ally': 'Defense ally' } as Words,
  rolesShort: { offense: 'Offense', defense: 'Defense', 'offense-ally': 'Off. ally', 'defense-ally': 'Def. ally' } as Words,
  roleOnMap: { offense: 'offense', defense: 'defense', 'offense-ally': 'ally', 'defense-ally': 'ally' } as Words,
} as const;
