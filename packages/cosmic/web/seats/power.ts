import type { SeenEvent } from '@parley/kernel';
import type { IconName } from '@parley/web/shell';
import type { SheetView } from '../../view/board.ts';
import { T } from '../text/index.ts';

export type PowerState = 'ready' | 'used' | 'zapped' | 'lost' | 'lent' | 'taken' | 'hidden';

/** Aliens whose power was used in the encounter at hand. */
export function usedPowers(events: readonly SeenEvent[], upTo: number): ReadonlySet<string> {
  const out = new Set<string>();
  for (let i = events.length - 1; i >= 0; i--) {
    const e = events[i];
    if (e.n > upTo) continue;
    if (e.type === 'encounter') break;
    if (e.type === 'power-used' && typeof e.data.alien === 'string') out.add(e.data.alien);
  }
  return out;
}

/** The state of a power as it shows at somebody's place. */
export function powerState(sheet: SheetView, used: ReadonlySet<string>, seat: number): PowerState {
  if (sheet.down) return 'lost';
  if (sheet.zapped) return 'zapped';
  if (sheet.owner !== sheet.controller) return sheet.controller === seat ? 'lent' : 'taken';
  if (sheet.hidden) return 'hidden';
  return used.has(sheet.alien) ? 'used' : 'ready';
}

/** Each state has an icon and a word; colour alone says nothing. */
export const POWER_LOOK: {
  readonly [S in PowerState]: {
    readonly text: string;
    readonly short: string;
    readonly icon?: IconName;
    readonly tone: 'plain' | 'warn' | 'bad';
  };
} = {
  ready: { text: T.power.ready, short: T.power.readyShort, tone: 'plain' },
  used: { text: T.power.used, short: T.power.usedShort, icon: 'check', tone: 'plain' },
  zapped: { text: T.power.zapped, short: T.power.zappedShort, icon: 'zap', tone: 'warn' },
  lost: { text: T.power.lost, short: T.power.lostShort, icon: 'lock', tone: 'bad' },
  hidden: { text: T.power.faceDown, short: T.power.hiddenOwn, icon: 'mask', tone: 'plain' },
  taken: { text: T.power.taken, short: T.power.takenShort, icon: 'swap', tone: 'bad' },
  lent: { text: T.power.lent, short: T.power.lentShort, icon: 'swap', tone: 'warn' },
};
