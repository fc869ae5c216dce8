import { type Source } from '@parley/kernel';
import type { PrintedHolding } from '@parley/kit/content';
import { flareOf } from '../cards/faces.ts';
import { zoneOf } from '../cards/zones.ts';
import type { AmendSpec, CosmicTables, Ctx, PlayableSpec } from '../registry/clauses.ts';
import { amendments } from '../registry/contributions.ts';
import { roleFits, fitsPlainly, asWindow, hasRole } from '../registry/roles.ts';
import { context, type CosmicClause, placeOf, playerOfZone, sheetZone } from '../registry/sources.ts';
import { type Cosmic, type State, type Player, inEncounter, enc, type CardNo } from '../state/state.ts';
import type { CardPlay } from '../timing/events.ts';
import { queryOf } from '../timing/queries.ts';
import { hasPower, canUse, isAlienWithPower } from './sheets.ts';

/** May this seat use this clause here, as far as the general rules go? */
export function isAllowed(g: Cosmic, h: PrintedHolding<CosmicTables>, seat: Player, ev: unknown): boolean {
  const { clause, source, key } = h;
  const { printed } = clause.text;
  switch (printed) {
    case 'power':
      return usablePower(g, clause, source, seat, ev, key);
    case 'hidden':
      return usableHidden(g, clause, source, seat, ev, key);
    case 'wild':
    case 'super':
      return usableFlare(g, clause, printed, source, seat, ev);
    case 'card': {
      const { card } = placeOf(source);
      return roleFits(g, clause.spec, seat, ev) && isPlayableFrom(g, card, 'card', seat) && mayPlay(g, seat, card);
    }
    case 'asset':
      return roleFits(g, clause.spec, seat, ev) && !isUsedUp(g, clause.spec, key);
    case 'lingering':
      return roleFits(g, clause.spec, seat, ev);
  }
}

const ALLOWED = queryOf('play.allowed');

/** Does nothing keep this player from playing that card? */
export const mayPlay = (g: Cosmic, who: Player, card: CardNo): boolean => !ALLOWED.isAsked(g) || ALLOWED.ask(g, true, { who, card });

function usablePower(g: Cosmic, clause: CosmicClause, source: Source<State>, seat: Player, ev: unknown, key: string): boolean {
  const { spec } = clause;
  const sheet = g.s.sheets[placeOf(source).sheet];
  if (spec.passive ? !hasPower(g, sheet) : !canUse(g, sheet)) return false; // faq-cosmic-zap-1
  if (isUsedUp(g, spec, key)) return false;
  if (fitsPlainly(g, spec, seat, ev)) return true;
  return superFor(g, context(g, source, seat, ev), clause, true) !== null;
}

/** A hidden power can be shown at any time, and used by being shown wherever it could be used if it were not hidden. */
function usableHidden(g: Cosmic, { text }: CosmicClause, source: Source<State>, seat: Player, ev: unknown, key: string): boolean {
  const { shown } = text;
  if (!shown) return true;
  return !g.s.sheets[placeOf(source).sheet].down && !isUsedUp(g, shown.spec, key) && fitsPlainly(g, shown.spec, seat, ev);
}

/** Has it been used as often as it may be, this encounter or turn? */
function isUsedUp(g: Cosmic, spec: PlayableSpec, key: string): boolean {
  if (spec.per === 'encounter') return inEncounter(g) && enc(g).used.some((u) => u.key === key);
  return spec.per === 'turn' && g.s.turn.used.includes(key);
}

/** The amendment its owner could play now on a use of this power. `needed`: one that makes the use possible at all. */
export function superFor(g: Cosmic, c: Ctx<unknown>, clause: CosmicClause, needed: boolean): { amend: AmendSpec; card: CardNo } | null {
  const w = asWindow(c.ev);
  const { alien } = clause.text;
  for (const amend of amendments(alien)) {
    // What widens role or window makes a use possible; anything else comes with one that is possible anyway.
    const widens = amend.as !== undefined || amend.at !== undefined;
    if (amend.of !== clause.spec.id || widens !== needed) continue;
    const card = superOf(g, c.me, alien);
    if (card < 0) return null;
    // Its text may ask for the flare: what is done with the hand is done without it.
    if (amend.when && !amend.when({ ...c, card })) continue;
    if (!needed) return { amend, card };
    const here = w === null || clause.spec.kind === 'reaction' || (amend.at ?? clause.spec.at).includes(w.at);
    const role = amend.as ?? clause.spec.as;
    if (here && (role === undefined || hasRole(g, clause.spec, role, c.me, c.ev))) return { amend, card };
  }
  return null;
}

/** Could this player, being that alien, play its super flare now? For uses that only the flare makes possible. */
export const holdsSuper = (g: Cosmic, p: Player, alien: string): boolean => superOf(g, p, alien) >= 0;

/** The flare with which a player, being that alien, could play a super text now, or -1. */
export function superOf(g: Cosmic, p: Player, alien: string): number {
  const card = flareOf(g, alien);
  if (card < 0 || !isAlienWithPower(g, p, alien)) return -1;
  const zone = zoneOf(g, card);
  if (playerOfZone(g, zone) !== p || sheetZone(g, zone)?.play === 'wild') return -1;
  return flareAllowed(g, p, card) && isPlayableFrom(g, card, 'super', p) ? card : -1;
}

/** R19.2: one flare for each player and each flare once, per encounter. Cards in a zone with its own rules are exempt. */
export function flareAllowed(g: Cosmic, p: Player, card: CardNo): boolean {
  if (!inEncounter(g)) return false;
  const { flares } = enc(g);
  if (flares.faces.includes(g.s.face[card])) return false; // faq-flare-2
  if (!mayPlay(g, p, card)) return false;
  return sheetZone(g, zoneOf(g, card))?.play === 'wild' || !flares.by.includes(p);
}

function usableFlare(
  g: Cosmic,
  clause: CosmicClause,
  printed: 'wild' | 'super',
  source: Source<State>,
  seat: Player,
  ev: unknown,
): boolean {
  if (!roleFits(g, clause.spec, seat, ev)) return false;
  const { card } = placeOf(source);
  const asSuper = isAlienWithPower(g, seat, clause.text.alien);
  if (printed === 'super' && !asSuper) return false;
  if (!clause.spec.unshown && !flareAllowed(g, seat, card)) return false;
  const zone = sheetZone(g, zoneOf(g, card));
  if (printed === 'super' ? zone?.play === 'wild' : asSuper && zone?.play !== 'wild') return false;
  return isPlayableFrom(g, card, printed, seat);
}

/** Cards on a sheet can be played only while that power can be used. */
function isPlayableFrom(g: Cosmic, card: CardNo, printed: 'wild' | 'super' | 'card', seat: Player): boolean {
  const zone = g.s.zones[zoneOf(g, card)];
  if (zone.kind !== 'sheet') return true;
  const sheet = g.s.sheets[zone.sheet];
  const play = sheetZone(g, zoneOf(g, card))?.play;
  return canUse(g, sheet) && playerOfZone(g, zoneOf(g, card)) === seat && (play === 'all' || printed === 'wild');
}

/** Could this player have played that card here? Not when what it answers has been stopped already. */
export function couldPlay(c: Ctx<unknown>, play: CardPlay): boolean {
  if (typeof play.on === 'object' && play.on !== null && 'stopped' in play.on && play.on.stopped === true) return false;
  return roleFits(c.g, play.spec, c.me, play.on) && (!play.spec.when || play.spec.when({ ...c, ev: play.on }));
}
