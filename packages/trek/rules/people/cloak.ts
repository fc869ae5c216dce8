import { disturb, emit, type Seat } from '@parley/kernel';
import { ruleCause } from '../../ids/index.ts';
import { hasGear } from '../numbers/filter.ts';
import { is, putStatus } from '../state/marks.ts';
import type { Piece, Trek } from '../state/state.ts';
import type { Bar } from '../timing/tables.ts';
import { query } from '../timing/timing.ts';

const mayCloak = query('mayCloak');

/** Why its cloaking device does not work: it has none, it is damaged, or a text says so (T27.7, T45.1). */
export function whyNoDevice(g: Trek, ship: Piece): Bar | null {
  const bar = (rule: string, tag: string): Bar => ({ from: ruleCause(rule), tag, data: { ship } });
  if (!hasGear(g, ship, 'Cloaking Device')) return bar('T45.1', 'cloak.no-device');
  return mayCloak.ask(g, is(g, ship, 'damaged') ? bar('T27.7', 'cloak.damaged') : null, ship);
}

export function setCloak(g: Trek, seat: Seat, ship: Piece, on: boolean): void {
  putStatus(g, ship, 'cloaked', on);
  disturb(g, 'board');
  emit(g, on ? 'cloaked' : 'decloaked', { by: seat, piece: ship, card: g.s.card[ship] });
}

/** A cloaked ship that has come to where its device does not work is seen (T45.5). */
export function loseCloak(g: Trek, seat: Seat, ship: Piece): void {
  if (is(g, ship, 'cloaked') && whyNoDevice(g, ship) !== null) setCloak(g, seat, ship, false);
}
