import { plural } from '@parley/web/shell';

/** What variants put on the table: techs, stations, special ships, hazards, dials, partners. */
export const THINGS = {
  things: {
    before: (name: string, you: boolean): string => (you ? 'Before you' : `Before ${name}`),
    kinds: { tech: 'Tech', station: 'Space station', marker: 'Special ship' } as { readonly [kind: string]: string },
    facedown: 'A tech, face down',
    completed: 'completed',
    researched: (ships: number, need: number): string =>
      need === 0 ? `face down, ${plural(ships, 'ship')} on it` : `face down, ${ships} of ${need} ships on it`,
    researchedUnseen: (ships: number): string => `${plural(ships, 'ship')} on it`,
    unplaced: 'not on a planet yet',
    lit: (place: string): string => `at ${place}, at work`,
    dark: (place: string): string => `at ${place}, dark: no ship of its player is there`,
    ready: (place: string): string => `${place}, ready for use`,
    spent: (place: string): string => `${place}, used; ready again when it comes back from the warp`,
    covered: (n: number): string => `${plural(n, 'card')} aside, face down until the encounter is over`,
    keeps: (n: number): string => `${plural(n, 'card')} under it`,
    look: (name: string): string => `Look at ${name}`,
  },
  hazards: {
    title: 'Hazards',
    warning: 'Hazard warning in this encounter',
    none: 'No hazard warning in this encounter',
    inPlay: (n: number): string => (n === 1 ? '1 hazard in play' : `${n} hazards in play`),
    backwards: 'Turns go the other way round',
  },
  dials: {
    setting: 'dials',
    set: 'dial set',
    aid: (side: string): string => `aid for ${side}`,
    ships: (side: string, n: string): string => `${side} ${n}`,
    both: 'both sides',
    out: 'stays out',
    title: 'Alliance dial',
  },
  bonds: {
    team: (name: string, you: boolean): string => (you ? 'Your partner' : `Partner of ${name}`),
    hazard: (name: string, you: boolean): string => `Bound to ${you ? 'you' : name} by a hazard`,
    met: 'Could win already; the partner cannot yet',
    planetTurn: 'turn of the empty planet',
  },
};
