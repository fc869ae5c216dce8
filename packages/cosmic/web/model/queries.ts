import type { Board, ColourName, EncounterView, Fleet, PlaceView, Side, SheetView } from '../../view/board.ts';
import { DEFENSE, OFFENSE, SIDES } from '../../view/board.ts';
import { COLOURS } from '../../view/board.ts';
import { cardNumber } from '../../ids/index.ts';

/** Questions to a board that more than one part of the table asks. */

export const colourOf = (b: Board, seat: number): ColourName => b.people[seat]?.colour ?? 'white';
/** Whose ships of this colour are, or -1. */
export const personOf = (b: Board, colour: ColourName | null): number => (colour === null ? -1 : (b.fleets[COLOURS.indexOf(colour)] ?? -1));
/** The colours of somebody's ships, the own one first. */
export function fleetsOf(b: Board, seat: number): readonly ColourName[] {
  const own = colourOf(b, seat);
  return [own, ...COLOURS.filter((c) => c !== own && personOf(b, c) === seat)];
}
export const placeNamed = (b: Board, name: string): PlaceView | undefined => b.places.find((p) => p.name === name);
export const shipsOf = (fleet: Fleet, colour: ColourName): number => fleet[colour] ?? 0;
export const fleetSize = (fleet: Fleet): number => Object.values(fleet).reduce((a, n) => a + n, 0);

/** The people around the table, the viewer first; a spectator sees the first seat at the bottom. */
export function seatsFrom(b: Board, viewer: number | null): readonly number[] {
  const at = viewer === null ? 0 : Math.max(0, b.order.indexOf(viewer));
  return [...b.order.slice(at), ...b.order.slice(0, at)];
}

/** The planets of a home system, in order. Planets of that colour that have left the board keep their place as gaps. */
export function systemOf(b: Board, colour: ColourName): readonly PlaceView[] {
  const here = b.places.filter((p) => p.kind === 'planet' && p.system === colour);
  const gone = b.places.filter((p) => p.kind === 'planet' && p.system === null && p.colour === colour);
  return [...here, ...gone].sort((x, y) => x.index - y.index);
}

/** Somebody's ships among these, of whatever colour. */
export const shipsOfSeat = (b: Board, fleet: Fleet, seat: number): number =>
  fleetsOf(b, seat).reduce((n, colour) => n + shipsOf(fleet, colour), 0);

/** What carries ships and stands in a home system, but is no planet. */
export const vesselsIn = (b: Board, colour: ColourName): readonly PlaceView[] =>
  b.places.filter((p) => p.kind === 'vessel' && p.system === colour);
/** Planets that are in the warp. */
export const warpWorlds = (b: Board): readonly PlaceView[] => b.places.filter((p) => p.inWarp && p.system !== null);

/** What somebody's colonies count for towards the goal. */
export const coloniesOf = (b: Board, seat: number): number => b.people[seat]?.colonies ?? 0;
export type Role = 'offense' | 'defense' | 'offense-ally' | 'defense-ally' | null;
export function roleOf(b: Board, seat: number): Role {
  const e = b.encounter;
  if (!e) return null;
  if (e.offense === seat) return 'offense';
  if (e.defense === seat) return 'defense';
  if (e.allies[OFFENSE].includes(seat)) return 'offense-ally';
  return e.allies[DEFENSE].includes(seat) ? 'defense-ally' : null;
}
export function sideOf(b: Board, seat: number): Side | null {
  const role = roleOf(b, seat);
  return role === null ? null : role === 'offense' || role === 'offense-ally' ? OFFENSE : DEFENSE;
}
export const mainOn = (e: EncounterView, side: Side): number => (side === OFFENSE ? e.offense : e.defense);

/** The sheets somebody has the use of. */
export const sheetsOf = (b: Board, seat: number): readonly SheetView[] => b.sheets.filter((s) => s.controller === seat);
/** The sheets at somebody's place: those, and its own that others have the use of for now. */
export const sheetsAt = (b: Board, seat: number): readonly SheetView[] => [
  ...sheetsOf(b, seat),
  ...b.sheets.filter((s) => s.owner === seat && s.controller !== seat),
];

/** The part of a sheet on which a card lies, or null. */
export function sheetZoneOf(b: Board, key: string): string | null {
  for (const s of b.sheets) for (const [name, row] of Object.entries(s.zones)) if (row.cards?.includes(key)) return name;
  return null;
}

/** Ships that stand on a sheet: of others, who have lost them to it, or of its player, who has them in reserve. */
export function shipsOnSheet(b: Board, { id }: SheetView): { readonly captives: Fleet; readonly reserve: Fleet } {
  const on = (kind: string): Fleet => placeNamed(b, `${kind}/${id}`)?.ships ?? {};
  return { captives: on('captives'), reserve: on('sheet') };
}

export interface Leading {
  readonly totals: readonly [number, number];
  /** The side that would win now. */
  readonly side: Side;
  readonly tie: boolean;
  readonly by: number;
}

/** Who leads, once totals stand against each other; null while cards are hidden or a negotiate is on the table. */
export function leading(e: EncounterView, change: readonly [number, number] = [0, 0]): Leading | null {
  if (!e.totals || e.slots.some((s) => s?.type !== 'attack')) return null;
  const totals = [e.totals[0] + change[0], e.totals[1] + change[1]] as const;
  return { totals, side: totals[0] > totals[1] ? OFFENSE : DEFENSE, tie: totals[0] === totals[1], by: Math.abs(totals[0] - totals[1]) };
}

/** Every card whose face is known, by its number. */
export function knownCards(b: Board): ReadonlyMap<number, string> {
  const out = new Map<number, string>();
  const add = (key: string): void => {
    out.set(cardNumber(key), key);
  };
  for (const p of b.people) for (const row of [p.hand, p.covered]) row.cards?.forEach(add);
  for (const s of b.sheets) for (const row of Object.values(s.zones)) row.cards?.forEach(add);
  const { discard, destinyDiscard, removed, rewards, techs } = b.piles;
  for (const row of [discard, destinyDiscard, removed, b.onTable, b.aside]) row.forEach(add);
  for (const deck of [rewards, techs, b.hazards]) deck?.discard.forEach(add);
  b.hazards?.inPlay.forEach(add);
  for (const x of b.assets) [...(x.card === null ? [] : [x.card]), ...(x.stored.cards ?? [])].forEach(add);
  for (const x of b.encounter?.laid ?? []) if (x.card !== null) add(x.card);
  for (const side of SIDES) {
    const card = b.encounter?.slots[side]?.card;
    if (card) add(card);
  }
  return out;
}
