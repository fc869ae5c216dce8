import type { Random } from '@parley/kernel';
import { hasSetup, type Alien } from '../registry/alien.ts';
import { sheetTexts } from '../registry/attach.ts';
import { alienById, allAliens } from '../registry/registry.ts';
import { sheetController } from '../registry/sources.ts';
import type { Cosmic, Player, Sheet } from '../state/state.ts';

/** R32.3: sheets lie facedown until they are shown. An alien with Game Setup text has to be shown for it. */
export function hidePowers(g: Cosmic): void {
  for (const sheet of g.s.sheets) {
    if (!isHideable(alienById(sheet.alien))) continue;
    sheetTexts.changing(g, sheet, () => (sheet.hidden = true));
  }
}

const isHideable = (a: Alien): boolean => !hasSetup(a);

/** What others see of a hidden sheet beside whose it is: nothing that could tell it from any other. */
export const FACEDOWN = {
  alien: null,
  name: null,
  down: false,
  zapped: false,
  tokens: 0,
  zones: {},
  marks: {},
  notes: {},
  captives: null,
  fleet: null,
  reserve: null,
} as const;

/** For the test of view safety: to somebody who does not know a sheet it might be any alien that can lie hidden and is not seen elsewhere. */
export function scrambleHidden(g: Cosmic, seat: Player | null, random: Random): void {
  const isUnknown = (x: Sheet): boolean => x.hidden === true && sheetController(x) !== seat;
  const seen = new Set(g.s.sheets.filter((x) => !isUnknown(x)).map((x) => x.alien));
  const others = random.shuffle(allAliens().filter((a) => isHideable(a) && !seen.has(a.id)));
  for (const sheet of g.s.sheets) if (isUnknown(sheet)) Object.assign(sheet, { alien: others.pop()?.id ?? sheet.alien });
}
