/** Names of things that are spoken of everywhere. */
export const WORDS = {
  shipsOf: (n: number, colour: string): string => `${n} ${colour} ${n === 1 ? 'ship' : 'ships'}`,
  shipsOfColour: (colour: string): string => `${colour} ships`,
  noShips: 'no ships',
  stack: 'stack',
  stackOf: (n: number): string => `stack of ${n}`,
  standIn: 'a stand-in',
  shipNumber: (n: number): string => `ship ${n}`,
  onSheet: (alien: string): string => `the ${alien} sheet`,
  places: {
    warp: 'the warp',
    gate: 'the gate',
    side: 'the defending allies',
    out: 'out of the game',
    captives: 'captivity',
    hold: 'captivity',
    sheet: 'the alien sheet',
    tech: 'a tech',
    hazard: 'the Alliance card',
  } as { readonly [place: string]: string },
  colours: {
    red: 'Red',
    blue: 'Blue',
    yellow: 'Yellow',
    purple: 'Purple',
    green: 'Green',
    orange: 'Orange',
    black: 'Black',
    white: 'White',
  } as { readonly [colour: string]: string },
  phases: {
    'start-turn': 'Start',
    regroup: 'Regroup',
    destiny: 'Destiny',
    launch: 'Launch',
    alliance: 'Alliance',
    planning: 'Planning',
    reveal: 'Reveal',
    resolution: 'Resolution',
  } as { readonly [phase: string]: string },
  phaseShort: {
    'start-turn': 'St',
    regroup: 'Re',
    destiny: 'De',
    launch: 'La',
    alliance: 'Al',
    planning: 'Pl',
    reveal: 'Rv',
    resolution: 'Rs',
  } as { readonly [phase: string]: string },
  roles: { offense: 'Offense', defense: 'Defense', 'offense-ally': 'Offense ally', 'defense-ally': 'Defense ally' } as {
    readonly [role: string]: string;
  },
  rolesShort: { offense: 'Offense', defense: 'Defense', 'offense-ally': 'Off. ally', 'defense-ally': 'Def. ally' } as {
    readonly [role: string]: string;
  },
  roleOnMap: { offense: 'offense', defense: 'defense', 'offense-ally': 'ally', 'defense-ally': 'ally' } as {
    readonly [role: string]: string;
  },
};
