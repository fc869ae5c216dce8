import type { Words } from '@parley/web/shell';

const COLOURS: Words = {
  red: 'Rot',
  blue: 'Blau',
  yellow: 'Gelb',
  purple: 'Lila',
  green: 'Grün',
  orange: 'Orange',
  black: 'Schwarz',
  white: 'Weiß',
};

export const WORDS = {
  shipsOf: '{n, plural, one {# Schiff von {colour}} other {# Schiffe von {colour}}}',
  shipsOfColour: '{n} von {colour}',
  colours: COLOURS,
  coloured: COLOURS,
  phases: {
    'start-turn': 'Beginn',
    regroup: 'Sammeln',
    destiny: 'Schicksal',
    launch: 'Start',
    alliance: 'Bündnis',
    planning: 'Planung',
    reveal: 'Aufdecken',
    resolution: 'Auflösung',
  } as Words,
  phaseShort: {
    'start-turn': 'Be',
    regroup: 'Sa',
    destiny: 'Sc',
    launch: 'St',
    alliance: 'Bü',
    planning: 'Pl',
    reveal: 'Ad',
    resolution: 'Al',
  } as Words,
  roles: {
    offense: 'Angriff',
    defense: 'Verteidigung',
    'offense-ally': 'Verbündet mit dem Angriff',
    'defense-ally': 'Verbündet mit der Verteidigung',
  } as Words,
  rolesShort: { offense: 'Angriff', defense: 'Verteid.', 'offense-ally': 'Mit Angr.', 'defense-ally': 'Mit Vert.' } as Words,
  roleOnMap: { offense: 'Angriff', defense: 'Verteidigung', 'offense-ally': 'verbündet', 'defense-ally': 'verbündet' } as Words,
};
