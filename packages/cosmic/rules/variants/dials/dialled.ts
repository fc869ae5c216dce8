import { wholeNumber } from '@parley/kernel';
import { enc, type Cosmic, type Player } from '../../state/state.ts';

/** How many ships the dial of a player says in this encounter (R30.2); any number where none says so. */
export function dialled(g: Cosmic, p: Player): number {
  const [, number = ''] =
    enc(g)
      .dials?.find((x) => x.who === p)
      ?.set?.split(':') ?? [];
  const n = wholeNumber(number);
  return n > 0 ? n : Infinity;
}
