import { because, emit, NOBODY, touch, type Flow, type Seat } from '@parley/kernel';
import { asFarAsItGoes, type Begun } from '@parley/kit/content';
import { discard } from '../board/leave.ts';
import { move, turn } from '../board/move.ts';
import { inPlay, isInPlay } from '../board/places.ts';
import { isFreeByText, noteDoor, whyNoDoor } from '../numbers/reporting.ts';
import { cardOf, factsOf, nameOf, type CardDefinition, type PlaySpec } from '../registry/cards.ts';
import { cardSource, context, type Ctx, type PlayableSpec } from '../registry/clauses.ts';
import { controllerOf } from '../state/control.ts';
import { putMark } from '../state/marks.ts';
import type { Piece, Trek } from '../state/state.ts';
import { zoneOf, zoneOfSeat, zoneOn } from '../state/zones.ts';
import type { Bar, TrekTables } from '../timing/tables.ts';
import type { Play } from '../timing/events.ts';
import { event, query, window } from '../timing/timing.ts';

const played = window('card.played');
const entered = event('entered');
const mayPlay = query('mayPlay');
const playCost = query('playCost');

/** Types that do not use up the normal card play (T5.3). */
const FREE_TYPES: readonly string[] = ['Interrupt', 'Doorway'];

/** Does it use the normal card play, or none (T5.2, T5.3)? */
export const costOf = (g: Trek, seat: Seat, piece: Piece, target: Piece = NOBODY): 'normal' | 'free' =>
  playCost.ask(g, FREE_TYPES.includes(factsOf(g, piece).type) || isFreeByText(g, piece, target) ? 'free' : 'normal', {
    piece,
    seat,
    target,
  });

/** Is the normal card play still to be had? It comes before orders (T5.2). */
export const hasNormalPlay = (g: Trek, seat: Seat): boolean => g.s.turn.seat === seat && g.s.turn.part === 'play' && !g.s.turn.played;

/** The normal card play is made. */
export function spendPlay(g: Trek): void {
  g.s.turn = { ...g.s.turn, played: true };
  touch(g, 'table');
}

/** Why a card of the hand cannot be played now, aimed at this, as far as its cost, its copies and texts go; null: it can. */
export function barToPlay(g: Trek, seat: Seat, piece: Piece, target: Piece = NOBODY): Bar | null {
  if (costOf(g, seat, piece, target) === 'normal' && !hasNormalPlay(g, seat))
    return { from: 'rule:T5.2', tag: g.s.turn.played ? 'play.spent' : 'play.orders' };
  return barToCopies(g, seat, cardOf(g, piece)) ?? barToUse(g, seat, piece) ?? cardOf(g, piece).play?.bars?.(g, seat, piece) ?? null;
}

/**
 * The same for texts that are used by playing their card: whatever they cost, doors and other texts may keep it from play. Copies do not: it is gone
 * when it was used, and limits are about what lies in play (T20.3).
 */
export const barToUse = (g: Trek, seat: Seat, piece: Piece): Bar | null =>
  whyNoDoor(g, seat, piece) ?? mayPlay.ask(g, null, { piece, seat });

/** One of it for each player, or one in the whole game (T20.3). */
export function barToCopies(g: Trek, seat: Seat, { limit, id, facts }: CardDefinition): Bar | null {
  if (limit === 'none') return null;
  const there = inPlay(g).some((x) => cardOf(g, x).id === id && (limit === 'game' || controllerOf(g, x) === seat));
  return there ? { from: 'rule:T20.3', tag: limit === 'game' ? 'play.copy-in-game' : 'play.copy-yours', data: { card: facts.name } } : null;
}

/** What a card may be aimed at; null: it is aimed at nothing. */
export const aimsOf = (g: Trek, seat: Seat, piece: Piece): readonly Piece[] | null => cardOf(g, piece).play?.aims?.(g, seat, piece) ?? null;

/**
 * A card that does not report is played (T5.9): what it is aimed at is chosen, its cost paid and the card announced, then answered; then it does what it
 * says and comes to lie where it belongs. The cost stays paid if it is stopped; where there is nothing to choose it is neither paid nor announced (T40.4).
 */
export const play = (g: Trek, seat: Seat, piece: Piece, targets: readonly Piece[]): Flow =>
  because(g, 'card', g.s.card[piece], seat, carryOut(g, seat, piece, targets));

function* carryOut(g: Trek, seat: Seat, piece: Piece, targets: readonly Piece[]): Flow {
  const spec = cardOf(g, piece).play;
  if (spec === null) throw new Error(`${nameOf(g, piece)} is not a card that is played`);
  const cost = costOf(g, seat, piece, targets[0] ?? NOBODY);
  // A hidden agenda is laid face down without being named, and nobody answers what nobody knows (T23.1, T23.6).
  if (factsOf(g, piece).icons.includes('HA')) {
    if (cost === 'normal') spendPlay(g);
    return layFaceDown(g, seat, piece);
  }
  const from = zoneOf(g, piece);
  const ev: Play = { by: seat, piece, targets };
  const use = spec.effect === undefined ? null : yield* begin(g, seat, piece, spec.effect, ev);
  if (use === null && spec.effect !== undefined) return;
  if (cost === 'normal') spendPlay(g);
  noteDoor(g, seat, piece);
  if (!(yield* announce(g, ev))) return;
  // Others have had their say: the card may be elsewhere, and what it was aimed at may be gone (T22.2, T40.7).
  if (zoneOf(g, piece) !== from) return;
  if (targets.length > 0 && !targets.some((x) => isInPlay(g, x))) return discardPlayed(g, ev);
  settleDown(g, ev, spec);
  if (use !== null) yield* asFarAsItGoes(use.commit());
  if (spec.to !== 'discard') yield* entered.open(g, { by: seat, piece });
  else discardPlayed(g, ev);
}

function layFaceDown(g: Trek, seat: Seat, piece: Piece): void {
  move(g, piece, zoneOfSeat(seat, 'table'));
  turn(g, piece, true);
  emit(g, 'hid', { by: seat }, { to: [seat], data: { card: g.s.card[piece] } });
}

const begin = (g: Trek, seat: Seat, piece: Piece, effect: PlayableSpec, ev: unknown): Flow<Begun<TrekTables> | null> =>
  effect.begin(context(g, cardSource(piece), seat, ev), null);

/** Everybody sees it, and may answer. False: it was nullified, and lies in the discard pile. */
function* announce(g: Trek, ev: Play): Flow<boolean> {
  const { by, piece, targets } = ev;
  emit(g, 'played', { by, card: g.s.card[piece], piece, targets: targets.map((x) => g.s.card[x]) });
  yield* played.open(g, ev);
  if (!ev.stopped) return true;
  emit(g, 'nullified', { card: g.s.card[piece], piece, by });
  discardPlayed(g, ev);
  return false;
}

/** An answer may already have taken it elsewhere. */
function discardPlayed(g: Trek, { by, piece }: Play): void {
  if (zoneOf(g, piece) === zoneOfSeat(by, 'hand')) discard(g, [piece]);
}

function settleDown(g: Trek, { by, piece, targets }: Play, { to }: PlaySpec): void {
  if (to === 'discard') return;
  move(g, piece, to === 'target' ? zoneOn(targets[0]) : zoneOfSeat(by, 'table'));
  putMark(g, piece, 'since', g.s.turn.n);
  startCountdown(g, piece);
}

/** A card with a countdown comes into play with all of it (T35.1). */
export function startCountdown(g: Trek, piece: Piece): void {
  const { countdown } = factsOf(g, piece);
  if (countdown !== null) putMark(g, piece, 'countdown', countdown + 1);
}

/** A text that is used by playing its card out of the hand: an answer to what just happened, or at any time (T21.1). False: nothing came of it. */
export function* playFromHand(c: Ctx, spec: PlayableSpec): Flow<boolean> {
  const { g, me, piece } = c;
  const use = yield* spec.begin(c, null);
  if (use === null) return false;
  noteDoor(g, me, piece);
  const ev: Play = { by: me, piece, targets: use.declares() ?? [] };
  const aimed = ev.targets.filter((x) => isInPlay(g, x));
  const isGone = (): boolean => aimed.length > 0 && !aimed.some((x) => isInPlay(g, x)); // T40.7
  if (!(yield* announce(g, ev)) || isGone()) yield* use.cancelled();
  else yield* asFarAsItGoes(use.commit());
  discardPlayed(g, ev);
  return true;
}
