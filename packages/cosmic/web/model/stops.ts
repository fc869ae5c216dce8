import { OCCASIONS } from '../../text/index.ts';
import type { Phase } from './board.ts';

/** Windows that belong to a phase of the encounter, by the name they have in questions. */
const PREFIX: { readonly [P in Phase]: readonly string[] } = {
  'start-turn': ['turn.start', 'encounter.start', 'encounter.wins'],
  regroup: ['regroup.'],
  destiny: ['destiny.'],
  launch: ['launch.'],
  alliance: ['alliance.'],
  planning: ['planning.'],
  reveal: ['reveal.'],
  resolution: ['resolution.', 'encounter.end', 'encounter.after', 'encounter.second', 'turn.end'],
};

export const windowsOf = (phase: Phase): readonly string[] =>
  Object.keys(OCCASIONS).filter((w) => w.startsWith('window:') && PREFIX[phase].some((p) => w.slice(7).startsWith(p)));
