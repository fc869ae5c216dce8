import { enc, type Cosmic, type Player } from '../../state/state.ts';
import { optionIds } from '../../../ids/index.ts';

/** How many ships the dial of a player says in this encounter (R30.2); any number where none says so. */
export function dialled(g: Cosmic, p: Player): number {
  const set = enc(g).dials?.find((x) => x.who === p)?.set ?? null;
  const said = set === null ? null : optionIds.read(set);
  return said?.kind === 'dial' && said.ships !== undefined ? said.ships : Infinity;
}
