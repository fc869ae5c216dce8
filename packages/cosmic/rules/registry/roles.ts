import { isOffense, isDefense, isMain, isAlly } from '../state/people.ts';
import { inEncounter, enc, OFFENSE, DEFENSE, type Cosmic, type Player } from '../state/state.ts';
import type { WindowEvent } from '../timing/windows.ts';
import type { Role, PlayableSpec } from './clauses.ts';

/** Does this player have that role in the encounter? */
export function fits(g: Cosmic, p: Player, role: Role): boolean {
  if (role === 'any') return true;
  if (!inEncounter(g)) return false;
  switch (role) {
    case 'offense':
      return isOffense(g, p);
    case 'defense':
      return isDefense(g, p);
    case 'main':
      return isMain(g, p);
    case 'ally':
      return isAlly(g, p);
    case 'offensive-ally':
      return enc(g).allies[OFFENSE].includes(p);
    case 'defensive-ally':
      return enc(g).allies[DEFENSE].includes(p);
    case 'main-or-ally':
      return isMain(g, p) || isAlly(g, p);
    case 'main-or-offensive-ally':
      return isMain(g, p) || enc(g).allies[OFFENSE].includes(p);
    case 'offense-or-ally':
      return isOffense(g, p) || isAlly(g, p);
    case 'not-main':
      return !isMain(g, p);
    case 'not-offense':
      return !isOffense(g, p);
  }
}

/** Windows alone say where they are; events that somebody reacts to do not. */
const isWindow = (ev: unknown): ev is WindowEvent => typeof ev === 'object' && ev !== null && 'at' in ev;
export const asWindow = (ev: unknown): WindowEvent | null => (isWindow(ev) ? ev : null);

export const roleFits = (g: Cosmic, spec: PlayableSpec, seat: Player, ev: unknown): boolean =>
  spec.as === undefined || hasRole(g, spec, spec.as, seat, ev);

/**
 * Has this player the role that a text asks for? What is done at any time, or in answer to something, is done by nobody in particular once
 * the encounter has ended: only windows after the end still ask who was who in it.
 */
export function hasRole(g: Cosmic, { kind }: PlayableSpec, role: Role, seat: Player, ev: unknown): boolean {
  const lapsed = inEncounter(g) && enc(g).ended && (kind === 'reaction' || asWindow(ev)?.at === 'any.time');
  return lapsed ? WITHOUT_PART.includes(role) : fits(g, seat, role);
}
const WITHOUT_PART: readonly Role[] = ['any', 'not-main', 'not-offense'];

/** Does the use fit role and window without a super flare? */
export function fitsPlainly(g: Cosmic, spec: PlayableSpec, seat: Player, ev: unknown): boolean {
  return (spec.kind === 'reaction' || isWindowOf(spec, ev)) && roleFits(g, spec, seat, ev);
}

function isWindowOf({ at }: PlayableSpec, ev: unknown): boolean {
  const w = asWindow(ev);
  return w === null || at.includes(w.at);
}
