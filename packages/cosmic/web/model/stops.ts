import type { WindowName } from '../../text/index.ts';
import type { Phase } from '../../view/board.ts';

/** The windows of each phase in which somebody may be asked. */
const WINDOWS: { readonly [P in Phase]: readonly WindowName[] } = {
  'start-turn': ['turn.start', 'encounter.wins', 'encounter.start'],
  regroup: ['regroup.technology', 'regroup.during'],
  destiny: ['destiny.beforeDraw', 'destiny.cardDrawn', 'destiny.afterDrawn', 'destiny.defenseDetermined', 'destiny.end'],
  launch: ['launch.aimed', 'launch.commit', 'launch.after'],
  alliance: ['alliance.beforeInvites', 'alliance.afterInvites', 'alliance.respond', 'alliance.commit', 'alliance.formed'],
  planning: ['planning.beforeSelect', 'planning.select', 'planning.shown', 'planning.laid', 'planning.selected'],
  reveal: [
    'reveal.start',
    'reveal.flip',
    'reveal.first',
    'reveal.open',
    'reveal.early',
    'reveal.transform',
    'reveal.revealed',
    'reveal.reinforce',
    'reveal.outcome',
  ],
  resolution: [
    'resolution.outset',
    'resolution.start',
    'resolution.immediate',
    'resolution.dealMade',
    'resolution.beforeCompensation',
    'resolution.landing',
    'resolution.afterOutcome',
    'resolution.keep',
    'resolution.discarded',
    'encounter.end',
    'encounter.after',
    'encounter.second',
    'turn.end',
  ],
};

/** By the names they have in questions. */
export const windowsOf = (phase: Phase): readonly string[] => WINDOWS[phase].map((w) => `window:${w}`);
