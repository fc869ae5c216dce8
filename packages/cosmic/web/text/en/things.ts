import type { Words } from '@parley/web/shell';

/** What variants put on the table: techs, stations, special ships, hazards, dials, partners. */
export const THINGS = {
  things: {
    before: 'Before {who}',
    kinds: { tech: 'Tech', station: 'Space station', marker: 'Special ship' } as Words,
    facedown: 'A tech, face down',
    completed: 'completed',
    researched: 'face down, {n} of {need} ships on it',
    researchedNone: 'face down, {n, plural, one {# ship} other {# ships}} on it',
    researchedUnseen: '{n, plural, one {# ship} other {# ships}} on it',
    unplaced: 'not on a planet yet',
    lit: 'at {place}, at work',
    dark: 'at {place}, dark: no ship of its player is there',
    ready: '{place}, ready for use',
    spent: '{place}, used; ready again when it comes back from the warp',
    covered: '{n, plural, one {# card} other {# cards}} aside, face down until the encounter is over',
    keeps: '{n, plural, one {# card} other {# cards}} under it',
    look: 'Look at {name}',
  },
  hazards: {
    title: 'Hazards',
    warning: 'Hazard warning in this encounter',
    none: 'No hazard warning in this encounter',
    inPlay: '{n, plural, one {# hazard in play} other {# hazards in play}}',
    backwards: 'Turns go the other way round',
  },
  dials: {
    setting: 'dials',
    set: 'dial set',
    aid: 'aid for {side}',
    ships: '{side} {n}',
    both: 'both sides',
    out: 'stays out',
    title: 'Alliance dial',
  },
  bonds: {
    team: '{who, select, you {Your partner} other {Partner of {who}}}',
    hazard: 'Bound to {who} by a hazard',
    met: 'Could win already; the partner cannot yet',
    planetTurn: 'turn of the empty planet',
  },
} as const;
