import type { VerbName } from '../../ids/index.ts';
import type { Scene } from '../scene/context.ts';
import { headsOf, holderOf } from './atlas.ts';
import { isShip } from './cards.ts';
import { subjectKey, type Subject } from './orders.ts';

/** An order that one might like to give, as the server is asked about it. */
export interface OrderWish {
  readonly verb: VerbName;
  readonly of: number;
}

/** Whom orders could be given to, by what is in focus: a ship or facility of one's own, or a team; null: nobody of one's own is there. */
export function subjectInFocus({ atlas, lexicon, seat }: Scene, focus: number | null): Omit<Subject, 'items'> | null {
  if (focus === null || seat === null) return null;
  const location = atlas.locations.get(focus);
  if (location !== undefined) {
    if (location.surface === null || headsOf(lexicon, location.surface.things, seat) === 0) return null;
    return { key: subjectKey('team', focus), kind: 'team', piece: focus, location, thing: null };
  }
  const spot = atlas.spots.get(focus);
  if (spot === undefined || holderOf(spot.thing) !== seat) return null;
  const kind = isShip(spot.facts) ? 'ship' : 'facility';
  return { key: subjectKey(kind, focus), kind, piece: focus, location: spot.location, thing: spot.thing };
}

/** What somebody would expect of them, whether it can be done or not. */
export function wishesFor({ atlas }: Scene, { kind, piece, thing, location }: Omit<Subject, 'items'>): readonly OrderWish[] {
  if (kind === 'team')
    return [{ verb: 'attempt', of: piece }, ...(location?.surface ? [{ verb: 'beam', of: location.surface.zone } as const] : [])];
  if (thing === null) return [];
  const beam: OrderWish = { verb: 'beam', of: thing.zone };
  const facts = atlas.spots.get(piece)?.facts ?? null;
  if (!isShip(facts)) return [beam];
  const is = (status: string): boolean => thing.status?.includes(status) ?? false;
  const docked = atlas.spots.get(piece)?.host !== null;
  return [
    { verb: 'attempt', of: piece },
    { verb: 'move', of: piece },
    beam,
    { verb: docked ? 'undock' : 'dock', of: piece },
    ...(facts.equipment.includes('Cloaking Device') ? [{ verb: is('cloaked') ? 'decloak' : 'cloak', of: piece } as const] : []),
    ...(is('landed') ? [{ verb: 'launch', of: piece } as const] : []),
  ];
}
