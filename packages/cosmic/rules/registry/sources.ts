import { Derived } from '@parley/kernel';
import type { Clause, Source } from '@parley/kernel';
import { type TEXTS, sourceIds, type SOURCES } from '../../ids/options.ts';
import { personOf } from '../state/people.ts';
import type { State, Sheet, Player, Cosmic, Asset, AssetNo, CardNo, SheetNo, ZoneNo } from '../state/state.ts';
import type { Alien } from './alien.ts';
import type { PlayableSpec, Ctx } from './clauses.ts';
import { alienById } from './registry.ts';

/** Where a clause is printed. */
export type Printed = (typeof TEXTS)[number];

export interface CosmicClause extends Clause<State> {
  readonly spec: PlayableSpec;
  readonly printed: Printed;
  readonly alien: string;
  /** Of a hidden power: the clause that is used once the sheet has been shown, if there is more to it than showing it. */
  readonly shown?: CosmicClause;
}
export interface CosmicSource extends Source<State> {
  readonly sheet: SheetNo;
  readonly card: CardNo;
  readonly asset?: AssetNo;
}

/** Whoever has the sheet: its owner, unless it is lent or taken. */
export const sheetController = (s: Sheet): Player => (s.loan ? s.loan.to : s.owner);

/** The alien of a sheet. Looked up once a game: the laws ask after every change. */
export function alienOf(g: Cosmic, { id, alien }: Sheet): Alien {
  return (aliens.of(g)[id] ??= alienById(alien));
}
const aliens = new Derived<State, Alien[]>(() => []);

/** What a clause knows about itself. A lingering effect's is neither on a sheet nor on a card. */
export function context<E>(g: Cosmic, source: Source<State>, me: Player, ev: E): Ctx<E> {
  const { sheet = -1, card = -1, asset = -1 } = source as Partial<CosmicSource>;
  return { g, me, source, ev, sheet, card, asset, inUse: null };
}

/** The key of what carries a clause: the beginning of the clause's own. */
export const sourceKey = (on: (typeof SOURCES)[number], n: number): string => sourceIds.write.source({ on, n });

/** Sources say where a clause stands and know no game: the same ones serve all of them, with one hidden class. */
const once = (make: (n: number) => CosmicSource): ((n: number) => CosmicSource) => {
  const made: CosmicSource[] = [];
  return (n) => (made[n] ??= make(n));
};

export const sheetSource = once((sheet) => ({
  key: sourceKey('sheet', sheet),
  order: 10_000 + sheet,
  sheet,
  card: -1,
  asset: -1,
  who: (g) => sheetController(g.s.sheets[sheet]),
  ready: new Map(),
}));

export const cardSource = once((card) => ({
  key: sourceKey('card', card),
  order: card,
  sheet: -1,
  card,
  asset: -1,
  who: (g) => playerOfZone(g, g.s.cards.zone[card]),
  ready: new Map(),
}));

/** Content that lies on the table and belongs to a player: before the sheets, so that what a power forbids stays forbidden. */
export const assetSource = once((asset) => ({
  key: sourceKey('asset', asset),
  order: 5_000 + asset,
  sheet: -1,
  card: -1,
  asset,
  who: (g) => personOf(g, g.s.assets[asset].colour),
  ready: new Map(),
}));

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
