import type { Cell } from '@parley/kernel';
import { reserveColour, reserveLeft } from '../rules/board/fleets.ts';
import { placeName } from '../rules/board/places.ts';
import { isZapped } from '../rules/powers/sheets.ts';
import { alienOf, sheetController } from '../rules/registry/sources.ts';
import { captivesShown } from '../rules/ships/captives.ts';
import { COLOURS, type Cosmic, type Sheet } from '../rules/state/state.ts';
import { FACEDOWN } from '../rules/variants/hidden-powers.ts';
import type { AssetCell, SheetCell } from './cosmic-view.ts';

export function sheet(g: Cosmic, id: number): Cell<SheetCell> {
  const s = g.s.sheets[id];
  const controller = sheetController(s);
  const seen = {
    alien: s.alien,
    name: alienOf(g, s).name,
    owner: s.owner,
    controller,
    down: s.down,
    zapped: isZapped(g, s.id),
    hidden: s.hidden === true,
    tokens: s.tokens,
    zones: { ...s.zones },
    marks: { ...s.marks },
    notes: { ...s.notes },
    ...shipsOn(g, s),
  };
  if (s.hidden) return { all: { ...seen, ...FACEDOWN }, own: { [controller]: seen } };
  const secrets = Object.keys(s.notes).filter((name) => isSecret(g, s, name));
  if (secrets.length === 0) return { all: seen };
  const open = { ...s.notes };
  for (const name of secrets) delete open[name];
  return { all: { ...seen, notes: open }, own: { [controller]: seen } };
}

/** Is this note for the controller alone? */
export const isSecret = (g: Cosmic, s: Sheet, name: string): boolean => alienOf(g, s).notes?.[name].secret ?? false;

/** The ships that stand on a sheet: those it has captured, and those of a second fleet that wait there. */
function shipsOn(g: Cosmic, s: Sheet): Pick<SheetCell, 'captives' | 'fleet' | 'reserve'> {
  const fleet = reserveColour(s);
  return { captives: captivesShown(g, s), fleet: fleet < 0 ? null : COLOURS[fleet], reserve: fleet < 0 ? null : reserveLeft(g, s) };
}

export function asset(g: Cosmic, id: number): Cell<AssetCell | null> {
  const x = g.s.assets[id];
  if (x.colour < 0) return { all: null };
  const { kind, up, zone, store, hold, notes, planet, ship = -1, tint = x.colour } = x;
  const at = planet === undefined ? null : placeName(g, planet);
  const [colour, marker] = [COLOURS[x.colour], COLOURS[tint]];
  return { all: { kind, colour, up, zone, store, place: hold, planet: at, ship, tint: marker, notes: { ...notes } } };
}
