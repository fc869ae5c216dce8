import type { Random } from '@parley/kernel';
import type { Cosmic, Player, Sheet } from '../../board/state.ts';
import { attachSheet, detachSheet, sheetController } from '../../powers/attach.ts';
import { alienById, allAliens } from '../../registry.ts';

/** R32.3: sheets lie facedown until they are shown. An alien with Game Setup text has to be shown for it. */
export function hidePowers(g: Cosmic): void {
  for (const sheet of g.s.sheets) {
    const { before, setup } = alienById(sheet.alien);
    if (before || setup) continue;
    detachSheet(g, sheet);
    sheet.hidden = true;
    attachSheet(g, sheet);
  }
}

/** What others see of a hidden sheet beside whose it is: nothing that could tell it from any other. */
export const FACEDOWN = {
  alien: null,
  name: null,
  down: false,
  zapped: false,
  tokens: 0,
  zones: {},
  marks: {},
} as const;

/** For the test of view safety: to somebody who does not know a sheet it might be any alien. */
export function scrambleHidden(g: Cosmic, seat: Player | null, random: Random): void {
  for (const sheet of g.s.sheets as { -readonly [K in keyof Sheet]: Sheet[K] }[])
    if (sheet.hidden && sheetController(sheet) !== seat) sheet.alien = random.pick(allAliens()).id;
}
