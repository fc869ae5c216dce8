import { because, disturb, NOBODY, type Flow } from '@parley/kernel';
import { discard } from '../board/leave.ts';
import { move } from '../board/move.ts';
import { hasPlanet, isInPlay, isMission, locationOf, shipsIn, spaceAt, surfaceAt } from '../board/places.ts';
import { lingering } from '../registry/lasting.ts';
import { controllerOf, isYours } from '../state/control.ts';
import { mark, putMark, putStatus } from '../state/marks.ts';
import type { Piece, Trek, Zone } from '../state/state.ts';
import { zoneIn, zoneOf, zoneOn } from '../state/zones.ts';
import { keepTeam } from './team.ts';
import { bySeat, tell } from './told.ts';

/** What a card in play does to somebody as long as it lies there. */
export type BondState = 'stopped' | 'disabled' | 'stasis' | 'quarantined' | 'held';
/** `card`: what does it; `who`: to whom; `from`: where somebody was who is held. A type, not an interface, since it is plain data that lingers. */
type Bond = { readonly card: Piece; readonly who: Piece; readonly state: BondState; readonly from: Zone };
const bonds = lingering<Bond>('bond');

/** Is somebody kept so by a card in play? */
export const isBound = (g: Trek, who: Piece, state: BondState): boolean => bonds.some(g, (x) => x.who === who && x.state === state);
/** Those whom a card keeps so. */
export const boundBy = (g: Trek, card: Piece): readonly Piece[] => [
  ...new Set(bonds.all(g).flatMap((x) => (x.card === card ? x.who : []))),
];

/**
 * Disabled (T17.2), in stasis (T17.3), quarantined (T17.4, T47.9), held (T17.5) or stopped as long as a card lies where it lies. Who is held is laid
 * on the mission, beside the card that holds it, and is in no crew or team.
 */
export function bind(g: Trek, card: Piece, who: readonly Piece[], state: BondState, shown = false): void {
  const some = who.filter((x) => isInPlay(g, x) && !bonds.some(g, (b) => b.card === card && b.who === x && b.state === state));
  for (const piece of some) {
    bonds.start(g, controllerOf(g, card), { card, who: piece, state, from: zoneOf(g, piece) }, 'ended');
    setState(g, piece, state, true);
    if (state === 'held') move(g, piece, zoneOn(locationOf(g, piece)));
  }
  keepTeam(g);
  tell(g, state, bySeat(g, some), shown, { card: g.s.card[card] });
}

/** Ends all that a card does to people. Those who were held return to where they were, if they can. */
export function unbind(g: Trek, card: Piece, who: (piece: Piece) => boolean = () => true): void {
  const ended = bonds.all(g).filter((x) => x.card === card && who(x.who));
  if (ended.length === 0) return;
  bonds.end(g, (x) => ended.some((y) => x.card === y.card && x.who === y.who && x.state === y.state));
  const free: Piece[] = [];
  for (const { who: piece, state, from } of ended) {
    if (!isInPlay(g, piece) || isBound(g, piece, state)) continue;
    setState(g, piece, state, false);
    if (state === 'held') putBack(g, piece, from);
    free.push(piece);
  }
  disturb(g, 'board');
  tell(g, 'freed', bySeat(g, [...new Set(free)]), false, { card: g.s.card[card] });
}

function setState(g: Trek, piece: Piece, state: BondState, on: boolean): void {
  if (state === 'stopped') putMark(g, piece, 'stopped', on ? Math.max(1, mark(g, piece, 'stopped')) : 0);
  else putStatus(g, piece, state, on);
}

/** Back where it was taken, or to the planet, or aboard a ship of its player there. Nobody stays in space without one. */
function putBack(g: Trek, piece: Piece, from: Zone): void {
  const at = locationOf(g, piece);
  const vessel = g.s.cards.holder[from];
  const isThere = vessel !== NOBODY && isInPlay(g, vessel) && locationOf(g, vessel) === at;
  if (isThere) return move(g, piece, from);
  if (isMission(at) && hasPlanet(g, at)) return move(g, piece, surfaceAt(at));
  const ship = shipsIn(g, spaceAt(at)).find((x) => isYours(g, controllerOf(g, piece), x));
  if (ship === undefined) discard(g, [piece]);
  else move(g, piece, zoneIn(ship));
}

/** A law: what a card did to people ends with it, whatever took it away (T1.6). */
export function* bondLaw(g: Trek): Flow<boolean> {
  const gone = [...new Set(bonds.all(g).map((x) => x.card))].filter((card) => !isInPlay(g, card));
  for (const card of gone) yield* because(g, 'card', g.s.card[card], controllerOf(g, card), letGo(g, card));
  const lost = bonds.all(g).filter((x) => !isInPlay(g, x.who));
  if (lost.length > 0) bonds.end(g, (x) => lost.some((y) => x.card === y.card && x.who === y.who));
  return gone.length > 0 || lost.length > 0;
}
function* letGo(g: Trek, card: Piece): Flow {
  unbind(g, card);
}
