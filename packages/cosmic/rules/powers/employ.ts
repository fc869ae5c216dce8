import { because, emit, NOTHING, settle, type Flow } from '@parley/kernel';
import { assetsOf, faceOfAsset, turnUp } from '../board/assets.ts';
import { retire } from '../cards/asset-cards.ts';
import { faceOf } from '../cards/zones.ts';
import { andThen, type Ctx, type PlayableSpec } from '../registry/clauses.ts';
import type { Face } from '../registry/face.ts';
import { faceById } from '../registry/registry.ts';
import { cardOfAsset, type CosmicClause } from '../registry/sources.ts';
import { release } from '../ships/released-assets.ts';
import type { Asset, Cosmic, Player } from '../state/state.ts';
import { event, type AssetUse, type CardPlay } from '../timing/events.ts';
import { playableCards } from './own-cards.ts';
import { playAs } from './play.ts';
import { carryOut, mark, runPlain } from './steps.ts';

const assetUsed = event('asset.used');

/** Lets the others answer what somebody does with an asset. True when that was stopped. */
export function* contested(g: Cosmic, by: Player, asset: Asset, clause: string, on: unknown, zaps = false): Flow<boolean> {
  const ev: AssetUse = { by, asset: asset.id, clause, on, zaps, stopped: false };
  yield* assetUsed(g, ev);
  return ev.stopped;
}

/** Uses an asset: turned up if it was hidden, open to be stopped, then done. One that is used up leaves the table first. */
export function* useAsset(c: Ctx<unknown>, clause: CosmicClause): Flow<boolean> {
  if (clause.spec.passive) return yield* runPlain(c, clause.spec);
  return yield* employ(c, clause.spec, () => mark(c.g, c, clause));
}

function* employ(c: Ctx<unknown>, spec: PlayableSpec, announced: () => void): Flow<boolean> {
  const { g, me } = c;
  const asset = g.s.assets[c.asset];
  const use = yield* spec.begin(c, null);
  if (use === null) return false;
  if (faceById(faceOfAsset(g, asset)).asset?.covert) turnUp(g, asset);
  emit(g, 'asset-used', { who: me, card: g.s.face[cardOfAsset(g, asset)] });
  announced();
  const stopped = yield* contested(g, me, asset, spec.id, c.ev, spec.zaps);
  if (spec.spends) retire(g, asset);
  if (stopped) {
    yield* use.cancelled();
    yield* release(g, asset);
    return true;
  }
  yield* carryOut(c, spec, use.commit(), () => release(g, asset));
  yield* settle(g);
  return true;
}

/** Uses an asset for something that is not printed on it but that an effect allows. */
export const employAs = (c: Ctx<unknown>, asset: Asset, spec: PlayableSpec): Flow<boolean> =>
  because(
    c.g,
    'card',
    c.g.s.face[cardOfAsset(c.g, asset)],
    c.me,
    employ({ ...c, asset: asset.id }, spec, () => undefined),
  );

/** Is this a Cosmic Zap on what somebody does, or what counts as one? */
export const isCosmicZap = (ev: CardPlay | AssetUse): ev is (CardPlay | AssetUse) & { readonly on: { readonly by: Player } } =>
  isDone(ev.on) && ('spec' in ev ? ev.spec : ev).zaps === true;
const isDone = (ev: unknown): ev is { readonly by: Player } => typeof ev === 'object' && ev !== null && 'by' in ev;

/** Can a card or an asset with this text zap a power? */
const zaps = ({ clauses }: Face): boolean => clauses.some((x) => 'zaps' in x && x.zaps === true);

const zappingAsset = (g: Cosmic, p: Player): Asset | undefined => assetsOf(g, p).find((x) => x.up && zaps(faceById(faceOfAsset(g, x))));

const zapsOf = (g: Cosmic, p: Player): number[] => playableCards(g, p, (_g, card) => zaps(faceOf(g, card)));

/** Has this player a Cosmic Zap to play, or what counts as one? */
export const hasCosmicZap = (g: Cosmic, p: Player): boolean => zapsOf(g, p).length > 0 || zappingAsset(g, p) !== undefined;

/** Plays it for something that an effect allows. Among several, one that costs nothing. */
export function* playCosmicZap(c: Ctx<unknown>, spec: PlayableSpec): Flow {
  const cards = zapsOf(c.g, c.me);
  const free = cards.find((card) => faceOf(c.g, card).costs === undefined);
  const asset = zappingAsset(c.g, c.me);
  if (free !== undefined) yield* playAs(c, free, { ...spec, zaps: true });
  else if (asset) yield* employAs(c, asset, { ...spec, zaps: true, spends: true });
  else if (cards.length > 0) yield* playAs(c, cards[0], priced(spec, faceOf(c.g, cards[0])));
}

/** What it costs is paid when it has done its work. */
const priced = (spec: PlayableSpec, { costs }: Face): PlayableSpec =>
  andThen({ ...spec, zaps: true }, (c) => costs?.(c.g, c.me) ?? NOTHING);
