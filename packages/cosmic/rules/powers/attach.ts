import { attach, detach, type Clause, type Contribution, type Law, type Modifier, type Source } from '@parley/kernel';
import type { Alien, Text } from '../../content/aliens/define.ts';
import { personOf } from '../board/people.ts';
import type { Asset, Cosmic, Player, Sheet, State } from '../state/state.ts';
import type { Face } from '../cards/define.ts';
import type { HouseRule } from '../options/options.ts';
import { faceById, alienById, lingeringById } from '../registry/registry.ts';
import { eventKey, queryKeyOf, windowKey, type WindowName } from '../timing/windows.ts';
import { ability, type AmendSpec, type ClauseSpec, type Ctx, type PlayableSpec, type TermsSpec } from './clauses.ts';
import { fitsPlainly } from './usable.ts';
import { sourceIds, type SOURCES, type TEXTS } from '../../ids/index.ts';

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
  readonly sheet: number;
  readonly card: number;
  readonly asset?: number;
}

export const sheetController = (s: Sheet): Player => (s.loan ? s.loan.to : s.owner);

/** The alien of a sheet. Looked up once a game: the laws ask after every change. */
export function alienOf(g: Cosmic, { id, alien }: Sheet): Alien {
  const known = (g.memo.aliens ??= []) as Alien[];
  return (known[id] ??= alienById(alien));
}

/** What a clause knows about itself. A lingering effect's is neither on a sheet nor on a card. */
export function context<E>(g: Cosmic, source: Source<State>, me: Player, ev: E): Ctx<E> {
  const { sheet = -1, card = -1, asset = -1 } = source as Partial<CosmicSource>;
  return { g, me, source, ev, sheet, card, asset, inUse: null };
}

/** The key of what carries a clause: the beginning of the clause's own. */
export const sourceKey = (on: (typeof SOURCES)[number], n: number): string => sourceIds.write.source({ on, n });

/** Sources say where a clause stands and know no game: the same ones serve all of them. All have one shape. */
const once = (make: (n: number) => CosmicSource): ((n: number) => CosmicSource) => {
  const made: CosmicSource[] = [];
  return (n) => (made[n] ??= make(n));
};

const sheetSource = once((sheet) => ({
  key: sourceKey('sheet', sheet),
  order: 10_000 + sheet,
  sheet,
  card: -1,
  asset: -1,
  who: (g) => sheetController(g.s.sheets[sheet]),
  ready: new Map(),
}));

const cardSource = once((card) => ({
  key: sourceKey('card', card),
  order: card,
  sheet: -1,
  card,
  asset: -1,
  who: (g) => playerOfZone(g, g.s.cards.zone[card]),
  ready: new Map(),
}));

/** Content that lies on the table and belongs to a player: before the sheets, so that what a power forbids stays forbidden. */
const assetSource = once((asset) => ({
  key: sourceKey('asset', asset),
  order: 5_000 + asset,
  sheet: -1,
  card: -1,
  asset,
  who: (g) => personOf(g, g.s.assets[asset].colour),
  ready: new Map(),
}));

/** Who may play cards from a zone, or -1. */
export function playerOfZone(g: Cosmic, zone: number): Player {
  const z = g.s.zones[zone];
  if (z.kind === 'hand') return g.s.handOf.indexOf(zone);
  return z.kind === 'sheet' && sheetZone(g, zone)?.play ? sheetController(g.s.sheets[z.sheet]) : -1;
}

export function sheetZone(g: Cosmic, zone: number) {
  const z = g.s.zones[zone];
  return z.kind === 'sheet' ? alienOf(g, g.s.sheets[z.sheet]).zones?.[z.name] : undefined;
}

export function isPlayableZone(g: Cosmic, zone: number): boolean {
  const z = g.s.zones[zone];
  return z.kind === 'hand' || (z.kind === 'sheet' && sheetZone(g, zone)?.play !== undefined);
}

const byFace = new Map<string, FaceContribution>();
const byAsset = new Map<string, Contribution<State>>();
const byAlien = new Map<string, Contribution<State>>();
const byHidden = new Map<string, Contribution<State>>();
const byLingering = new Map<string, Contribution<State>>();
const terms = new Map<string, readonly TermsSpec[]>();
const amending = new Map<string, readonly AmendSpec[]>();

function remembered<T>(map: Map<string, T>, id: string, make: () => T): T {
  let c = map.get(id);
  if (!c) map.set(id, (c = make()));
  return c;
}

/** What a card does, and what its older printing does in games with the house rule for that. */
interface FaceContribution extends Contribution<State> {
  readonly classic: { readonly rule: HouseRule; readonly does: Contribution<State> } | null;
}

function faceContribution(g: Cosmic, card: number): Contribution<State> {
  const id = g.s.face[card];
  let c = byFace.get(id);
  if (!c) byFace.set(id, (c = makeFace(faceById(id))));
  return c.classic !== null && g.s.options.house[c.classic.rule] === 'classic' ? c.classic.does : c;
}

function makeFace(face: Face): FaceContribution {
  if (face.alien === undefined) return { ...contribution(face.clauses, 'card', '', []), classic: null };
  const a = alienById(face.alien);
  const classic = a.classic ? { rule: a.classic.rule, does: flareContribution(a, a.classic.wild) } : null;
  return { ...flareContribution(a, a.wild), classic };
}

function flareContribution(a: Alien, wild: Text): Contribution<State> {
  const clauses = (text: Text, printed: 'wild' | 'super') => contribution(text.clauses, printed, a.id, []).clauses ?? [];
  return { clauses: [...clauses(wild, 'wild'), ...clauses(a.super, 'super')] };
}

export const assetContribution = (id: string): Contribution<State> =>
  remembered(byAsset, id, () => contribution(faceById(id).clauses, 'asset', '', []));

export function powerContribution(id: string): Contribution<State> {
  return remembered(byAlien, id, () => contribution(alienById(id).power.clauses, 'power', id, amendments(id)));
}

/** What the controller of a hidden power may do: show it, at any time or by using it. Nothing of it works or is forced by itself. */
export function hiddenContribution(id: string): Contribution<State> {
  return remembered(byHidden, id, () => {
    const shown = (powerContribution(id).clauses ?? []) as readonly CosmicClause[];
    return { clauses: [hiddenClause(clause(SHOW, 'hidden', id, [])), ...shown.map((x) => hiddenClause(x, x))] };
  });
}

const SHOW = ability({ id: 'show', at: 'any.time', *commit() {} });

function hiddenClause(like: CosmicClause, shown?: CosmicClause): CosmicClause {
  return { ...like, must: false, printed: 'hidden', ...(shown ? { shown } : {}) };
}

export const lingeringContribution = (id: string): Contribution<State> =>
  remembered(byLingering, id, () => contribution(lingeringById(id).clauses, 'lingering', '', []));

export const amendments = (alien: string): readonly AmendSpec[] =>
  remembered(amending, alien, () => alienById(alien).super.clauses.filter((x): x is AmendSpec => x.kind === 'amend'));

export const termsOf = (alien: string): readonly TermsSpec[] =>
  remembered(terms, alien, () => alienById(alien).power.clauses.filter((x): x is TermsSpec => x.kind === 'terms'));

function contribution(specs: readonly ClauseSpec[], printed: Printed, alien: string, amends: readonly AmendSpec[]): Contribution<State> {
  const clauses: CosmicClause[] = [];
  const modifiers: Modifier<State>[] = [];
  const laws: Law<State>[] = [];
  for (const spec of specs) {
    if (spec.kind === 'ability' || spec.kind === 'reaction') clauses.push(clause(spec, printed, alien, amends));
    else if (spec.kind === 'modifier')
      modifiers.push({ id: spec.id, query: queryKeyOf(spec.query), value: (v, q, c) => spec.value(v, q, context(c.g, c.source, c.me, q)) });
    else if (spec.kind === 'law') laws.push({ id: spec.id, check: (c) => spec.check(context(c.g, c.source, c.me, null)) });
  }
  return { clauses, modifiers, laws };
}

function clause(spec: PlayableSpec, printed: Printed, alien: string, amends: readonly AmendSpec[]): CosmicClause {
  const windows: WindowName[] = spec.kind === 'ability' ? [...spec.at] : [];
  for (const a of amends) if (a.of === spec.id) windows.push(...(a.at ?? []));
  // A use that only the super flare makes possible is never forced.
  const widened = amends.some((a) => a.of === spec.id && (a.as !== undefined || a.at !== undefined));
  const keys = spec.kind === 'ability' ? windows.map(windowKey) : spec.on.map(eventKey);
  return {
    id: `${printed}.${spec.id}`,
    at: [...new Set(keys)],
    // Every clause has the same shape, whatever it leaves out: windows look at many of them.
    must: spec.must === true && widened ? (c) => fitsPlainly(c.g, spec, c.me, c.ev) : spec.must === true,
    again: spec.per === 'free',
    spec,
    printed,
    alien,
  };
}

export function attachCard(g: Cosmic, card: number): void {
  attach(g, cardSource(card), faceContribution(g, card));
}
export function detachCard(g: Cosmic, card: number): void {
  detach(g, cardSource(card).key, faceContribution(g, card));
}
export function attachSheet(g: Cosmic, sheet: Sheet): void {
  attach(g, sheetSource(sheet.id), contributionOf(sheet));
}
export function detachSheet(g: Cosmic, sheet: Sheet): void {
  detach(g, sheetSource(sheet.id).key, contributionOf(sheet));
}
const contributionOf = (sheet: Sheet): Contribution<State> =>
  sheet.hidden ? hiddenContribution(sheet.alien) : powerContribution(sheet.alien);

/** The card of an asset, or -1 when there is none. */
export const cardOfAsset = (g: Cosmic, asset: Asset): number => g.s.cards.in[asset.zone][0] ?? -1;

/** The text of an asset that works now, or null: face up, or facedown if it says so, or either way. */
function workingFace(g: Cosmic, asset: Asset): string | null {
  const card = cardOfAsset(g, asset);
  if (card < 0) return null;
  const text = faceById(g.s.face[card]).asset;
  return asset.up || text?.covert || text?.twoSided ? g.s.face[card] : null;
}
export function attachAsset(g: Cosmic, asset: Asset): void {
  const face = workingFace(g, asset);
  if (face !== null) attach(g, assetSource(asset.id), assetContribution(face));
}
export function detachAsset(g: Cosmic, asset: Asset): void {
  const face = workingFace(g, asset);
  if (face !== null) detach(g, assetSource(asset.id).key, assetContribution(face));
}

/** Content that the state calls for: sheets in play, cards in hands, assets on the table. */
export function attachEverything(g: Cosmic): void {
  for (const sheet of g.s.sheets) if (sheet.owner >= 0) attachSheet(g, sheet);
  for (const asset of g.s.assets) attachAsset(g, asset);
  g.s.zones.forEach((_, zone) => {
    if (!isPlayableZone(g, zone)) return;
    for (const card of g.s.cards.in[zone]) if (faceById(g.s.face[card]).clauses.length > 0) attachCard(g, card);
  });
}
