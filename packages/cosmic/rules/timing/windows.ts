import { occasionKey, window, type Flow, because } from '@parley/kernel';
import type { Player, Cosmic } from '../state/state.ts';

/** The windows of a turn, in the order in which they open (kernel-needs 1.1). */
export const WINDOWS = [
  'turn.start',
  'encounter.wins',
  'encounter.start',
  'regroup.technology',
  'regroup.retrieve',
  'regroup.during',
  'destiny.beforeDraw',
  'destiny.cardDrawn',
  'destiny.afterDrawn',
  'destiny.defenseDetermined',
  'destiny.end',
  'launch.aimed',
  'launch.commit',
  'launch.after',
  'alliance.beforeInvites',
  'alliance.inviting',
  'alliance.afterInvites',
  'alliance.respond',
  'alliance.commit',
  'alliance.formed',
  'planning.beforeSelect',
  'planning.select',
  'planning.shown',
  'planning.laid',
  'planning.selected',
  'reveal.start',
  'reveal.flip',
  'reveal.first',
  'reveal.open',
  'reveal.early',
  'reveal.transform',
  'reveal.revealed',
  'reveal.reinforce',
  'reveal.outcome',
  'resolution.outset',
  'resolution.start',
  'resolution.immediate',
  'resolution.deal',
  'resolution.dealMade',
  'resolution.beforeCompensation',
  'resolution.landing',
  'resolution.afterOutcome',
  'resolution.keep',
  'resolution.discarded',
  'phase.end',
  'encounter.end',
  'encounter.after',
  'encounter.second',
  'turn.end',
  'game.wouldEnd',
  'any.time',
] as const;
export type WindowName = (typeof WINDOWS)[number];

/** What a window shows those who act in it. */
export interface WindowEvent {
  readonly at: WindowName;
  /** Whose step it is, in windows that open for one player: who commits ships, who answers an invitation. */
  readonly who?: Player;
  /** What it is about is gone, and nobody acts on it any more. */
  readonly stopped?: boolean;
}

const WINDOW_KEY = new Map<string, number>(WINDOWS.map((w) => [w, occasionKey(`window:${w}`)]));
const WINDOW_EVENT = new Map<string, WindowEvent>(WINDOWS.map((w) => [w, { at: w }]));
export const windowKey = (name: WindowName): number => WINDOW_KEY.get(name) as number;
/** Opens a window of the turn. */
export function at(name: WindowName): (g: Cosmic) => Flow {
  const key = windowKey(name);
  const ev = WINDOW_EVENT.get(name) as WindowEvent;
  return (g) => window(g, key, ev);
}

/** Opens a window that belongs to one player's step. */
export function atStepOf(name: WindowName): (g: Cosmic, who: Player) => Flow {
  const key = windowKey(name);
  return (g, who) => window(g, key, { at: name, who } satisfies WindowEvent);
}

/** A step of the rules, named as the reason of what it does. */
export const byRule = <T>(g: Cosmic, rule: string, flow: Flow<T>): Flow<T> => because(g, 'rule', rule, -1, flow);
