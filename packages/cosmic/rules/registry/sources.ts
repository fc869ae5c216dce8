import { Derived, type Source } from '@parley/kernel';
import { sourceWords, type PrintedClause } from '@parley/kit/content';
import { type TEXTS, sourceIds, type SOURCES } from '../../ids/options.ts';
import { personOf } from '../state/people.ts';
import type { State, Sheet, Player, Cosmic, Asset, ZoneNo } from '../state/state.ts';
import type { Alien } from './alien.ts';
import type { CosmicTables, Ctx } from './clauses.ts';
import { alienById } from './registry.ts';

/** Where a clause is printed. */
export type Printed = (typeof TEXTS)[number];

/** A clause as the kernel knows it, with what was written and where it is printed. */
export type CosmicClause = PrintedClause<CosmicTables>;

/** Whoever has the sheet: its owner, unless it is lent or taken. */
export const sheetController = (s: Sheet): Player => (s.loan ? s.loan.to : s.owner);

/** The alien of a sheet. Looked up once a game: the laws ask after every change. */
export function alienOf(g: Cosmic, { id, alien }: Sheet): Alien {
  return (aliens.of(g)[id] ??= alienById(alien));
}
const aliens = new Derived<State, Alien[]>(() => []);

const { sources, placeOf } = sourceWords<CosmicTables>({ sheet: -1, card: -1, asset: -1 });
export { placeOf };

/** What a clause knows about itself. A lingering effect's is neither on a sheet nor on a card. */
export function context<E>(g: Cosmic, source: Source<State>, me: Player, ev: E): Ctx<E> {
  const { sheet, card, asset } = placeOf(source);
  return { g, me, source, ev, sheet, card, asset, inUse: null };
}

/** The key of what carries a clause: the beginning of the clause's own. */
const keyOf =
  (on: (typeof SOURCES)[number]) =>
  (n: number): string =>
    sourceIds.write.source({ on, n });

export const sheetSource = sources({
  key: keyOf('sheet'),
  order: (sheet) => 10_000 + sheet,
  place: (sheet) => ({ sheet, card: -1, asset: -1 }),
  who: (g, sheet) => sheetController(g.s.sheets[sheet]),
  kept: true,
});

export const cardSource = sources({
  key: keyOf('card'),
  order: (card) => card,
  place: (card) => ({ sheet: -1, card, asset: -1 }),
  who: (g, card) => playerOfZone(g, g.s.cards.zone[card]),
  kept: true,
});

/** Content that lies on the table and belongs to a player: before the sheets, so that what a power forbids stays forbidden. */
export const assetSource = sources({
  key: keyOf('asset'),
  order: (asset) => 5_000 + asset,
  place: (asset) => ({ sheet: -1, card: -1, asset }),
  who: (g, asset) => personOf(g, g.s.assets[asset].colour),
  kept: true,
});

/** Who may play cards from a zone, or -1. */
export function playerOfZone(g: Cosmic, zone: ZoneNo): Player {
  const z = g.s.zones[zone];
  if (z.kind === 'hand') return g.s.handOf.indexOf(zone);
  return z.kind === 'sheet' && sheetZone(g, zone)?.play ? sheetController(g.s.sheets[z.sheet]) : -1;
}

export function sheetZone(g: Cosmic, zone: ZoneNo) {
  const z = g.s.zones[zone];
  return z.kind === 'sheet' ? alienOf(g, g.s.sheets[z.sheet]).zones?.[z.name] : undefined;
}

export function isPlayableZone(g: Cosmic, zone: ZoneNo): boolean {
  const z = g.s.zones[zone];
  return z.kind === 'hand' || (z.kind === 'sheet' && sheetZone(g, zone)?.play !== undefined);
}

/** The card of an asset, or -1 when there is none. */
export const cardOfAsset = (g: Cosmic, asset: Asset): number => g.s.cards.in[asset.zone][0] ?? -1;
