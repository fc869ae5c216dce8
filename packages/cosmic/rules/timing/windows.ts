import { because, type Flow } from '@parley/kernel';
import type { Player, Cosmic } from '../state/state.ts';
import { timing } from './timing.ts';

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

/** Opens a window of the turn. */
export function at(name: WindowName): (g: Cosmic) => Flow {
  const { open } = timing.window(name);
  const ev: WindowEvent = { at: name };
  return (g) => open(g, ev);
}

/** Opens a window that belongs to one player's step. */
export function atStepOf(name: WindowName): (g: Cosmic, who: Player) => Flow {
  const { open } = timing.window(name);
  return (g, who) => open(g, { at: name, who });
}

/** A step of the rules, named as the reason of what it does. */
export const byRule = <T>(g: Cosmic, rule: string, flow: Flow<T>): Flow<T> => because(g, 'rule', rule, -1, flow);
