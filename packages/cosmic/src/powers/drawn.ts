import { emit, type Flow } from '@parley/kernel';
import { takeMarks } from '../board/marks.ts';
import { Z, type Cosmic, type Player, type Sheet } from '../board/state.ts';
import { discard } from '../cards/discard.ts';
import { cardsIn, faceOf, moveCard } from '../cards/zones.ts';
import { alienById, allAliens } from '../registry.ts';
import { sheetZone } from './attach.ts';
import { addSheet, dropSheet, sheetOf } from './sheets.ts';

/**
 * May this alien come into a game that is going on? Not with Game Setup text (kernel-needs 5.8), nor beside one that it cannot be
 * with, nor above the alert level of the table.
 */
function mayJoin(g: Cosmic, id: string): boolean {
  const a = alienById(id);
  if (a.before || a.setup || a.power.unimplemented || !g.s.options.alerts.includes(a.alert)) return false;
  const others = g.s.sheets.filter((s) => s.owner >= 0).map((s) => alienById(s.alien));
  return !others.some((x) => x.id === id || x.bans?.includes(id) || a.bans?.includes(x.id));
}

/**
 * Somebody becomes an alien that nobody is: the unused flares are turned over one by one until one of them can join. They go under
 * the others again, so that everything else comes before the same one. `through`: the sheet that brings it. Null: there is none.
 */
export function drawPower(g: Cosmic, who: Player, through?: Sheet): Sheet | null {
  for (const alien of g.s.options.flares ? turnOver(g) : shuffledSheets(g)) {
    if (sheetOf(g, alien)) continue;
    if (mayJoin(g, alien)) {
      emit(g, 'power-drawn', { who, alien });
      return addSheet(g, alien, through?.owner ?? who, through);
    }
    emit(g, 'power-refused', { alien });
  }
  return null;
}

/** The aliens of the unused flares, each turned over when it is asked for. */
function* turnOver(g: Cosmic): Iterable<string> {
  const unused = cardsIn(g, Z.unused);
  for (let left = unused.length; left > 0; left--) {
    const card = unused[unused.length - 1];
    moveCard(g, card, Z.unused, 'bottom');
    yield faceOf(g, card).alien ?? '';
  }
}

/** Without flares at the table the sheets themselves are drawn (R32.5). */
const shuffledSheets = (g: Cosmic): string[] =>
  g.random.shuffle(allAliens().flatMap((a) => (g.s.options.sets.includes(a.set) ? [a.id] : [])));

/** The power that came into the game through this sheet, if it is still there. */
export const broughtBy = (g: Cosmic, sheet: Sheet): Sheet | undefined =>
  g.s.sheets.find((s) => s.parent === sheet.id && s.owner >= 0);

/** A sheet is discarded with everything on it, and with the power it brought. What it has done to the board stays. */
export function* discardSheet(g: Cosmic, sheet: Sheet): Flow {
  const brought = broughtBy(g, sheet);
  if (brought) yield* discardSheet(g, brought);
  takeMarks(g, g.s.marks.filter((x) => x.sheet === sheet.id)); // prettier-ignore
  for (const zone of Object.values(sheet.zones)) {
    const cards = cardsIn(g, zone).slice();
    if (sheetZone(g, zone)?.foreign) for (const card of cards) moveCard(g, card, Z.removed);
    else yield* discard(g, sheet.owner, cards, 'effect');
  }
  dropSheet(g, sheet);
}
