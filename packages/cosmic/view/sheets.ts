import type { Cell, Plain } from '@parley/kernel';
import { captivesShown } from '../rules/board/captives.ts';
import { reserveColour, reserveLeft } from '../rules/board/fleets.ts';
import { placeName } from '../rules/board/places.ts';
import { sheetController } from '../rules/powers/attach.ts';
import { isZapped } from '../rules/powers/sheets.ts';
import { alienById } from '../rules/registry/registry.ts';
import { COLOURS, type Cosmic, type Sheet } from '../rules/state/state.ts';
import { FACEDOWN } from '../rules/variants/powers/hidden.ts';
import type { AssetCell, SheetCell } from './cosmic-view.ts';

/** Notes whose key begins with 'secret' are for the controller alone. */
export function sheet(g: Cosmic, id: number): Cell<SheetCell> {
  const s = g.s.sheets[id];
  const open: { [key: string]: Plain } = {};
  const noted = { ...s.memo, ...shipsOn(g, s) };
  for (const [key, value] of Object.entries(noted)) if (!key.startsWith('secret')) open[key] = value;
  const common = {
    alien: s.alien,
    name: alienById(s.alien).name,
    owner: s.owner,
    controller: sheetController(s),
    down: s.down,
    zapped: isZapped(g, s.id),
    hidden: s.hidden === true,
    tokens: s.tokens,
    zones: { ...s.zones },
    marks: { ...s.marks },
  };
  if (s.hidden) return { all: { ...common, ...FACEDOWN, memo: {} }, own: { [sheetController(s)]: { ...common, memo: noted } } };
  const all = { ...common, memo: open };
  return s.owner < 0 ? { all } : { all, own: { [sheetController(s)]: { ...common, memo: noted } } };
}

/** The ships that stand on a sheet: those it has captured, and those of a second fleet that wait there. */
function shipsOn(g: Cosmic, s: Sheet): { [key: string]: Plain } {
  const captives = captivesShown(g, s);
  return { ...(captives === null ? {} : { captives }), ...(reserveColour(s) < 0 ? {} : { reserve: reserveLeft(g, s) }) };
}

export function asset(g: Cosmic, id: number): Cell<AssetCell | null> {
  const x = g.s.assets[id];
  if (x.colour < 0) return { all: null };
  const { kind, up, zone, store, hold, memo, planet, ship = -1 } = x;
  const at = planet === undefined ? null : placeName(g, planet);
  return { all: { kind, colour: COLOURS[x.colour], up, zone, store, place: hold, memo: { ...memo }, planet: at, ship } };
}
