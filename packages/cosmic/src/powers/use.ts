import {
  ask,
  because,
  emit,
  endsWith,
  NOTHING,
  query,
  settle,
  touch,
  use,
  type Flow,
  type Holding,
  type LingeringSource,
  type Use,
} from '@parley/kernel';
import { assetsOf, faceOfAsset, release, retire, turnUp } from '../board/assets.ts';
import { enc, inEncounter, Z, type Asset, type Cosmic, type Player, type Sheet, type State } from '../board/state.ts';
import { discard, removePlayed } from '../cards/discard.ts';
import { layInFront } from '../cards/front.ts';
import { isReinforcement } from '../cards/reinforcements.ts';
import { cardKey, faceOf, moveCard, toHand, zoneOf } from '../cards/zones.ts';
import { alienById, faceById } from '../registry.ts';
import { isSignal } from '../signals.ts';
import { event, queryKeyOf, type AssetUse, type CardPlay, type PowerUse, type WindowEvent } from '../windows.ts';
import {
  amendments,
  cardOfAsset,
  context,
  playerOfZone,
  sheetZone,
  type CosmicClause,
  type CosmicSource,
} from './attach.ts';
import type { AbilitySpec, AmendSpec, Boost, Ctx, PlayableSpec } from './clauses.ts';
import {
  canUse,
  fits,
  hasPower,
  isAlienWithPower,
  isProtected,
  isZapped,
  playerOfAlien,
  sheetOf,
  showSheet,
  zap,
} from './sheets.ts';

const asWindow = (ev: unknown): WindowEvent | null =>
  typeof ev === 'object' && ev !== null && 'at' in ev ? (ev as WindowEvent) : null;

/** The kernel's question: may this seat use this clause here, by the general rules and by its own text? */
export function usable(g: Cosmic, h: Holding<State>, seat: Player, ev: unknown): boolean {
  if (!isAllowed(g, h, seat, ev)) return false;
  const { spec } = h.clause as CosmicClause;
  return !spec.when || spec.when(context(g, h.source, seat, ev) as never);
}

function isAllowed(g: Cosmic, h: Holding<State>, seat: Player, ev: unknown): boolean {
  const clause = h.clause as CosmicClause;
  const source = h.source as CosmicSource;
  switch (clause.printed) {
    case 'power':
      return usablePower(g, clause, source, seat, ev, h.key);
    case 'hidden':
      return usableHidden(g, clause, source, seat, ev, h.key);
    case 'wild':
    case 'super':
      return usableFlare(g, clause, clause.printed, source, seat);
    case 'card':
      return (
        roleFits(g, clause.spec, seat) && isPlayableFrom(g, source.card, 'card', seat) && mayPlay(g, seat, source.card)
      );
    case 'asset':
      return roleFits(g, clause.spec, seat) && !isUsedUp(g, clause.spec, h.key);
    case 'lingering':
      return roleFits(g, clause.spec, seat);
  }
}

const ALLOWED = queryKeyOf('play.allowed');
const mayPlay = (g: Cosmic, who: Player, card: number): boolean => query(g, ALLOWED, true, { who, card });

const roleFits = (g: Cosmic, spec: PlayableSpec, seat: Player): boolean =>
  spec.as === undefined || fits(g, seat, spec.as);

function usablePower(
  g: Cosmic,
  clause: CosmicClause,
  source: CosmicSource,
  seat: Player,
  ev: unknown,
  key: string,
): boolean {
  const { spec } = clause;
  const sheet = g.s.sheets[source.sheet];
  if (spec.passive ? !hasPower(g, sheet) : !canUse(g, sheet)) return false;
  if (isUsedUp(g, spec, key)) return false;
  if (fitsPlainly(g, spec, seat, ev)) return true;
  return superFor(g, context(g, source, seat, ev), clause, true) !== null;
}

/** A hidden power can be shown at any time, and used by being shown wherever it could be used if it were not hidden. */
function usableHidden(
  g: Cosmic,
  { shown }: CosmicClause,
  source: CosmicSource,
  seat: Player,
  ev: unknown,
  key: string,
): boolean {
  if (!shown) return true;
  return !g.s.sheets[source.sheet].down && !isUsedUp(g, shown.spec, key) && fitsPlainly(g, shown.spec, seat, ev);
}

/** Has it been used as often as it may be, this encounter or turn? */
function isUsedUp(g: Cosmic, spec: PlayableSpec, key: string): boolean {
  if (spec.per === 'encounter') return inEncounter(g) && enc(g).used.some((u) => u.key === key);
  return spec.per === 'turn' && g.s.turn.used.includes(key);
}

/** Does the use fit role and window without a super flare? */
export function fitsPlainly(g: Cosmic, spec: PlayableSpec, seat: Player, ev: unknown): boolean {
  return (spec.kind === 'reaction' || isWindowOf(spec, ev)) && roleFits(g, spec, seat);
}
function isWindowOf({ at }: AbilitySpec<never>, ev: unknown): boolean {
  const w = asWindow(ev);
  return w === null || at.includes(w.at);
}

/** The amendment its owner could play now on a use of this power. `needed`: one that makes the use possible at all. */
function superFor(
  g: Cosmic,
  c: Ctx<unknown>,
  clause: CosmicClause,
  needed: boolean,
): { amend: AmendSpec; card: number } | null {
  if (!isAlienWithPower(g, c.me, clause.alien)) return null;
  const card = playableFlare(g, c.me, clause.alien);
  if (card < 0) return null;
  const w = asWindow(c.ev);
  for (const amend of amendments(clause.alien)) {
    if (amend.of !== clause.spec.id || (amend.when && !amend.when(c as never))) continue;
    if (needed) {
      const here = w === null || clause.spec.kind === 'reaction' || (amend.at ?? clause.spec.at).includes(w.at);
      const role = amend.as === undefined ? roleFits(g, clause.spec, c.me) : fits(g, c.me, amend.as);
      if (here && role && (amend.as !== undefined || amend.at !== undefined)) return { amend, card };
    } else if (amend.as === undefined && amend.at === undefined) return { amend, card };
  }
  return null;
}

/** Could this player, being that alien, play its super flare now? For uses that only the flare makes possible. */
export const holdsSuper = (g: Cosmic, p: Player, alien: string): boolean =>
  isAlienWithPower(g, p, alien) && playableFlare(g, p, alien) >= 0;

/** The matching flare a player could play now, or -1. */
function playableFlare(g: Cosmic, p: Player, alien: string): number {
  const face = `flare:${alien}`;
  for (let zone = 0; zone < g.s.zones.length; zone++) {
    if (playerOfZone(g, zone) !== p || sheetZone(g, zone)?.play === 'wild') continue;
    for (const card of g.s.cards.in[zone])
      if (g.s.face[card] === face && flareAllowed(g, p, card) && isPlayableFrom(g, card, 'super', p)) return card;
  }
  return -1;
}

/** R19.2: one flare for each player and each flare once, per encounter. Cards in a zone with its own rules are exempt. */
export function flareAllowed(g: Cosmic, p: Player, card: number): boolean {
  if (!inEncounter(g)) return false;
  const { flares } = enc(g);
  if (flares.faces.includes(g.s.face[card]) || !mayPlay(g, p, card)) return false;
  return sheetZone(g, zoneOf(g, card))?.play === 'wild' || !flares.by.includes(p);
}

function usableFlare(
  g: Cosmic,
  clause: CosmicClause,
  printed: 'wild' | 'super',
  source: CosmicSource,
  seat: Player,
): boolean {
  if (!roleFits(g, clause.spec, seat)) return false;
  if (!clause.spec.unshown && !flareAllowed(g, seat, source.card)) return false;
  const zone = sheetZone(g, zoneOf(g, source.card));
  const asSuper = isAlienWithPower(g, seat, clause.alien);
  if (printed === 'super' ? !asSuper || zone?.play === 'wild' : asSuper && zone?.play !== 'wild') return false;
  return isPlayableFrom(g, source.card, printed, seat);
}

/** Cards on a sheet can be played only while that power can be used. */
function isPlayableFrom(g: Cosmic, card: number, printed: 'wild' | 'super' | 'card', seat: Player): boolean {
  const zone = g.s.zones[zoneOf(g, card)];
  if (zone.kind !== 'sheet') return true;
  const sheet = g.s.sheets[zone.sheet];
  const play = sheetZone(g, zoneOf(g, card))?.play;
  return canUse(g, sheet) && playerOfZone(g, zoneOf(g, card)) === seat && (play === 'all' || printed === 'wild');
}

/** Runs a clause that somebody chose, or must. False when nothing came of it. */
export function runClause(c: Ctx<unknown>, clause: CosmicClause): Flow<boolean> {
  switch (clause.printed) {
    case 'power':
      return because(
        c.g,
        'power',
        clause.alien,
        c.me,
        clause.spec.passive ? runPassive(c, clause) : usePower(c, clause),
      );
    case 'hidden':
      return because(c.g, 'rule', 'R32.3', c.me, showAndUse(c, clause));
    case 'wild':
    case 'super':
      if (clause.spec.unshown) return runPlain(c, clause.spec);
      return because(
        c.g,
        'flare',
        `${clause.alien}.${clause.printed}`,
        c.me,
        playCard(c, clause.spec, clause.printed, clause.alien),
      );
    case 'card':
      if (clause.spec.facedown !== undefined) return because(c.g, 'rule', clause.spec.facedown, c.me, layCard(c));
      return because(c.g, 'card', c.g.s.face[c.card], c.me, playCard(c, clause.spec, 'card', ''));
    case 'asset':
      return because(c.g, 'card', c.g.s.face[cardOfAsset(c.g, c.g.s.assets[c.asset])], c.me, useAsset(c, clause));
    case 'lingering':
      return because(c.g, ...startedBy(c), c.me, runPlain(c, clause.spec));
  }
}

/** The sheet is turned up, and the power used if it is for that. */
function* showAndUse(c: Ctx<unknown>, { shown }: CosmicClause): Flow<boolean> {
  showSheet(c.g, c.g.s.sheets[c.sheet]);
  if (shown) yield* runClause(c, shown);
  return true;
}

/** The power or card that started a lingering effect: it is also the reason for what the effect does later. */
function startedBy(c: Ctx<unknown>): [string, string] {
  const { cause } = (c.source as unknown as LingeringSource<State>).effect;
  const colon = cause.indexOf(':');
  return colon < 0 ? ['rule', 'R20'] : [cause.slice(0, colon), cause.slice(colon + 1)];
}

function* runPlain(c: Ctx<unknown>, spec: PlayableSpec): Flow<boolean> {
  const plan = spec.prepare ? yield* spec.prepare(c as never, null) : null;
  if (spec.prepare && plan === null) return false;
  yield* spec.commit(c as never, plan as never, null);
  return true;
}

/** A part of a power that works without being used. */
function* runPassive(c: Ctx<unknown>, clause: CosmicClause): Flow<boolean> {
  const happened = yield* runPlain(c, clause.spec);
  if (happened) mark(c.g, c, clause);
  return happened;
}

const powerUsed = event('power.used');

/** One use of a power while it lasts. Its code may want to know about the super flare that was played on it. */
interface PowerInUse {
  readonly c: Ctx<unknown>;
  readonly clause: CosmicClause;
  boost: Boost | null;
  super: CardPlay | null;
}
const uses = new WeakMap<object, PowerInUse>();

/** kernel-needs 7.5: amendment, prepare, zap, commit. */
function* usePower(c: Ctx<unknown>, clause: CosmicClause): Flow<boolean> {
  const { g, me } = c;
  const { spec } = clause;
  const power: PowerInUse = { c, clause, boost: null, super: null };
  uses.set(c, power);
  const needed = !fitsPlainly(g, spec, me, c.ev);
  const offer = superFor(g, c, clause, needed);
  if (offer && !offer.amend.late) power.boost = yield* playSuper(c, offer, power, needed);
  if (needed && power.boost === null) return false;
  const result = yield* use(spec.prepare ? PREPARED : UNPREPARED, power, null);
  if (result === 'nothing') withdrawSuper(g, power);
  yield* settle(g);
  if (result === 'done' && power.super) yield* cardPlayed(g, power.super);
  return result !== 'nothing';
}

/** Everybody sees what will be done; whoever can may zap it. */
function* contestPower({ c, clause }: PowerInUse, plan: unknown): Flow<boolean> {
  const { g, me } = c;
  const sheet = g.s.sheets[c.sheet];
  const { id } = clause.spec;
  emit(g, 'power-used', { who: me, alien: clause.alien, clause: id });
  mark(g, c, clause);
  if (isProtected(sheet, 'zap')) return false;
  const ev: PowerUse = { by: me, sheet: sheet.id, clause: id, plan, stopped: false };
  yield* powerUsed(g, ev);
  if (ev.stopped && !isZapped(g, sheet.id)) zap(g, sheet.id);
  return ev.stopped;
}

function commitPower(power: PowerInUse, plan: unknown): Flow {
  const { c, clause, boost } = power;
  return carryOut(clause.spec.commit(c as never, plan as never, boost), () =>
    power.super ? finish(c.g, power.super, clause.alien) : NOTHING,
  );
}

function* zapPower(power: PowerInUse, plan: unknown): Flow {
  const { c, clause } = power;
  withdrawSuper(c.g, power);
  if (clause.spec.zapped) yield* clause.spec.zapped(c as never, plan as never);
}

const UNPREPARED: Use<PowerInUse, unknown> = { contest: contestPower, commit: commitPower, cancelled: zapPower };
const PREPARED: Use<PowerInUse, unknown> = {
  ...UNPREPARED,
  prepare: ({ c, clause, boost }) => clause.spec.prepare?.(c as never, boost) ?? NOTHING_COMES,
};
const NOTHING_COMES = endsWith(null);

function mark(g: Cosmic, c: Ctx<unknown>, clause: CosmicClause): void {
  const key = `${c.source.key}:${clause.id}`;
  if (clause.spec.per === 'encounter' && inEncounter(g)) enc(g).used.push({ key, phase: enc(g).phase });
  if (clause.spec.per === 'turn') g.s.turn.used.push(key);
}

/** Asks the owner about the super flare and plays it. Its boost, or null. */
function* playSuper(
  c: Ctx<unknown>,
  offer: { amend: AmendSpec; card: number },
  power: PowerInUse,
  needed: boolean,
): Flow<Boost | null> {
  const { g, me } = c;
  const face = g.s.face[offer.card];
  if (!needed) {
    const yes = yield* ask({
      kind: 'yesno',
      seat: me,
      tag: 'super',
      from: `flare:${face.slice(6)}.super`,
      data: { flare: cardKey(g, offer.card) },
    });
    if (yes !== true) return null;
  }
  if (!(yield* allowedByZone(g, me, offer.card))) return null;
  const spec = { ...offer.amend, kind: 'ability', id: 'super', at: [], commit: () => [] } as unknown as PlayableSpec;
  const play = announce(g, me, offer.card, spec, 'super');
  yield* cardPlay(g, play);
  if (play.stopped) {
    yield* putAway(g, play);
    return null;
  }
  // It lies on the table until the use is over (faq-flare-1).
  power.super = play;
  return offer.amend.with;
}

/** For powers whose super flare comes in the middle: offers it at this very moment. Its boost, or null. */
export function* offerSuper(c: Ctx<unknown>): Flow<Boost | null> {
  const found = uses.get(c);
  if (!found) return null;
  const offer = superFor(c.g, c, found.clause, false);
  return offer ? yield* playSuper(c, offer, found, false) : null;
}

/** The super flare that was played on this use, or -1. */
export const playedSuper = (c: Ctx<unknown>): number => uses.get(c)?.super?.card ?? -1;

/** A zapped owner keeps the flare as if it had not been played (faq-cosmic-zap-4). */
function withdrawSuper(g: Cosmic, power: PowerInUse): void {
  const play = power.super;
  if (!play) return;
  power.super = null;
  const { flares } = enc(g);
  flares.faces = flares.faces.filter((f) => f !== g.s.face[play.card]);
  unplay(g, play);
}

/** A card goes back to where it was played from, and its player may still play another. */
function unplay(g: Cosmic, play: CardPlay): void {
  const e = enc(g);
  if (sheetZone(g, play.zone)?.play !== 'wild') e.flares.by = e.flares.by.filter((p) => p !== play.by);
  e.played = e.played.filter((x) => x.card !== play.card);
  touch(g, 'encounter');
  putBack(g, play);
}

const cardPlay = event('card.play');
const cardPlayed = event('card.played');

function announce(
  g: Cosmic,
  by: Player,
  card: number,
  spec: PlayableSpec,
  text: CardPlay['text'],
  on?: unknown,
): CardPlay {
  const zone = zoneOf(g, card);
  if (text !== 'card' && inEncounter(g)) {
    enc(g).flares.faces.push(g.s.face[card]);
    if (sheetZone(g, zone)?.play !== 'wild') enc(g).flares.by.push(by);
    touch(g, 'encounter');
  }
  moveCard(g, card, Z.table);
  if (inEncounter(g)) enc(g).played.push({ card, by, zone, since: enc(g).phase });
  emit(g, 'card-played', { who: by, card: g.s.face[card], text });
  return { by, card, zone, spec, text, goesTo: 'discard', stopped: false, plan: null, on };
}

/** A stopped card goes where whoever stopped it says. */
function* putAway(g: Cosmic, play: CardPlay): Flow {
  if (play.goesTo === 'back') {
    emit(g, 'card-prevented', { who: play.by, card: g.s.face[play.card] });
    unplay(g, play);
    return;
  }
  emit(g, 'card-cancelled', { who: play.by, card: g.s.face[play.card] });
  if (play.goesTo === 'discard') yield* discard(g, play.by, [play.card], 'zapped');
  else toHand(g, play.card, play.goesTo.hand);
}

/** Carries an effect out, then puts its card where it belongs: also when the effect jumps out of what was going on. */
function* carryOut(effect: Flow, after: () => Flow): Flow {
  let signal: unknown = null;
  try {
    yield* effect;
  } catch (e) {
    if (!isSignal(e)) throw e;
    signal = e;
  }
  yield* after();
  if (signal !== null) throw signal;
}

/** Plays an artifact or a flare: announced, open to be stopped, then done, then put where it belongs. */
function* playCard(c: Ctx<unknown>, spec: PlayableSpec, text: CardPlay['text'], alien: string): Flow<boolean> {
  const { g, me, card } = c;
  const plan = spec.prepare ? yield* spec.prepare(c as never, null) : null;
  if (spec.prepare && plan === null) return false;
  if (!(yield* allowedByZone(g, me, card))) return true;
  const play = announce(g, me, card, spec, text, c.ev);
  play.plan = plan;
  yield* cardPlay(g, play);
  if (play.stopped) {
    yield* putAway(g, play);
    if (spec.zapped) yield* spec.zapped(c as never, plan as never);
    return true;
  }
  yield* carryOut(spec.commit(c as never, plan as never, null), () => finish(g, play, alien));
  yield* settle(g);
  yield* cardPlayed(g, play);
  return true;
}

/** Lays a card facedown in front of its player. */
function* layCard({ g, me, card }: Ctx<unknown>): Flow<boolean> {
  if (yield* allowedByZone(g, me, card)) layInFront(g, me, card);
  return true;
}

const assetUsed = event('asset.used');

/** Lets the others answer what somebody does with an asset. True when that was stopped. */
export function* contested(
  g: Cosmic,
  by: Player,
  asset: Asset,
  clause: string,
  plan: unknown,
  on: unknown,
): Flow<boolean> {
  const ev: AssetUse = { by, asset: asset.id, clause, plan, on, stopped: false };
  yield* assetUsed(g, ev);
  return ev.stopped;
}

/** Uses an asset: turned up if it was hidden, open to be stopped, then done. One that is used up leaves the table first. */
function* useAsset(c: Ctx<unknown>, clause: CosmicClause): Flow<boolean> {
  if (clause.spec.passive) return yield* runPlain(c, clause.spec);
  return yield* employ(c, clause.spec, () => mark(c.g, c, clause));
}

function* employ(c: Ctx<unknown>, spec: PlayableSpec, announced: () => void): Flow<boolean> {
  const { g, me } = c;
  const asset = g.s.assets[c.asset];
  const plan = spec.prepare ? yield* spec.prepare(c as never, null) : null;
  if (spec.prepare && plan === null) return false;
  if (faceById(faceOfAsset(g, asset)).asset?.covert) turnUp(g, asset);
  emit(g, 'asset-used', { who: me, card: g.s.face[cardOfAsset(g, asset)] });
  announced();
  const stopped = yield* contested(g, me, asset, spec.id, plan, c.ev);
  if (spec.spends) retire(g, asset);
  if (stopped) {
    if (spec.zapped) yield* spec.zapped(c as never, plan as never);
    yield* release(g, asset);
    return true;
  }
  yield* carryOut(spec.commit(c as never, plan as never, null), () => release(g, asset));
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

const zoneSpec: PlayableSpec = { kind: 'ability', id: 'play', at: [], *commit() {} } as unknown as PlayableSpec;

/** Playing from a sheet is a use of that power: it can be zapped, and then the card stays there. */
export function allowedByZone(g: Cosmic, me: Player, card: number): Flow<boolean> {
  const zone = g.s.zones[zoneOf(g, card)];
  return zone.kind === 'sheet' ? playFrom(g, me, card, g.s.sheets[zone.sheet]) : ALLOWED_ANYWAY;
}
const ALLOWED_ANYWAY = endsWith(true);

function* playFrom(g: Cosmic, me: Player, card: number, sheet: Sheet): Flow<boolean> {
  emit(g, 'power-used', { who: me, alien: sheet.alien, clause: zoneSpec.id });
  const ev: PowerUse = { by: me, sheet: sheet.id, clause: zoneSpec.id, plan: { card }, stopped: false };
  yield* powerUsed(g, ev);
  if (ev.stopped && !isZapped(g, sheet.id)) zap(g, sheet.id);
  return !ev.stopped;
}

/** Where a card goes after its effect. */
function* finish(g: Cosmic, play: CardPlay, alien: string): Flow {
  if (zoneOf(g, play.card) !== Z.table) return;
  // Reinforcements lie open until the end of the encounter (R16.3).
  if (isReinforcement(play)) return;
  if (play.text === 'card') {
    yield* discard(g, play.by, [play.card], 'played');
    return;
  }
  const after = (play.text === 'wild' ? alienById(alien).wild.after : alienById(alien).super.after) ?? 'return';
  if (after === 'stay' || removePlayed(g, play.by, [play.card]).length === 0) return;
  // Whoever plays the flare of the own alien keeps it, power or no power (R17.3).
  const sheet = sheetOf(g, alien);
  const own = sheet !== undefined && sheet.owner === play.by && !sheet.hidden;
  const owner = own ? play.by : playerOfAlien(g, alien);
  if (typeof after === 'function') giveFlare(g, play.card, after(g, play));
  else if (after === 'give' && owner >= 0 && owner !== play.by) giveFlare(g, play.card, owner);
  else if (after === 'discard' || (after === 'give' && owner !== play.by))
    yield* discard(g, play.by, [play.card], 'played');
  else yield* returnFlare(g, play);
}

/** A flare returns to where it was played from; one from a sheet with its own rules is discarded instead. */
export function* returnFlare(g: Cosmic, play: PlayedFrom): Flow {
  if (sheetZone(g, play.zone)?.play === 'wild') yield* discard(g, play.by, [play.card], 'played');
  else putBack(g, play);
}

type PlayedFrom = Pick<CardPlay, 'card' | 'by' | 'zone'>;

function putBack(g: Cosmic, play: PlayedFrom): void {
  if (g.s.zones[play.zone].kind === 'hand') toHand(g, play.card, play.by);
  else moveCard(g, play.card, play.zone);
}

function giveFlare(g: Cosmic, card: number, to: Player): void {
  toHand(g, card, to);
  emit(g, 'flare-given', { card: g.s.face[card], to });
}

/** The cards of this face that a player could play: from the hand, and from sheets that let cards be played. */
export function playable(g: Cosmic, p: Player, face: string): number[] {
  const zones = g.s.zones.map((_, zone) => zone).filter((zone) => playerOfZone(g, zone) === p);
  const cards = zones.flatMap((zone) => g.s.cards.in[zone].filter((card) => g.s.face[card] === face));
  return cards.filter((card) => isPlayableFrom(g, card, 'card', p));
}

/** Plays a card for something that is not printed on it but that an effect allows. Like any card it can be stopped. */
export const playAs = (c: Ctx<unknown>, card: number, spec: PlayableSpec): Flow<boolean> =>
  because(c.g, 'card', c.g.s.face[card], c.me, playCard({ ...c, card }, spec, 'card', ''));

const SHOWN: PlayableSpec = { kind: 'ability', id: 'shown', at: [], *commit() {} } as unknown as PlayableSpec;

/** Shows a flare that has been used unshown: now it is played, and can be stopped like any other. */
export function showFlare(c: Ctx<unknown>, by: Player, card: number): Flow<boolean> {
  const { alien = '' } = faceOf(c.g, card);
  return because(c.g, 'flare', `${alien}.wild`, by, playCard({ ...c, me: by, card }, SHOWN, 'wild', alien));
}

/** Is this a Cosmic Zap on something, or what counts as one? */
export const isCosmicZap = (g: Cosmic, ev: CardPlay | AssetUse): boolean =>
  ev.on !== null && faceById('card' in ev ? g.s.face[ev.card] : faceOfAsset(g, g.s.assets[ev.asset])).zaps === true;

/** Plays a Cosmic Zap, or what counts as one, for something that an effect allows. Null: this player has none. */
export function cosmicZapFor(c: Ctx<unknown>, spec: PlayableSpec): Flow<boolean> | null {
  const [card] = playable(c.g, c.me, 'cosmic-zap');
  if (card !== undefined) return playAs(c, card, spec);
  const asset = assetsOf(c.g, c.me).find((x) => x.up && faceById(faceOfAsset(c.g, x)).zaps);
  return asset ? employAs(c, asset, { ...spec, spends: true }) : null;
}

/** Does the effect of a card again, for somebody else (the card itself does nothing more). */
export function* repeat(c: Ctx<unknown>, play: CardPlay): Flow<boolean> {
  const copy = { ...c, ev: play.on } as Ctx<unknown>;
  return yield* runPlain(copy, play.spec);
}
/** Could this player have played that card here? Not when what it answers has been stopped already. */
export function couldPlay(c: Ctx<unknown>, play: CardPlay): boolean {
  if (typeof play.on === 'object' && play.on !== null && 'stopped' in play.on && play.on.stopped === true) return false;
  return roleFits(c.g, play.spec, c.me) && (!play.spec.when || play.spec.when({ ...c, ev: play.on } as never));
}

export { faceOf };
