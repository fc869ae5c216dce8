import type { Flow } from '@parley/kernel';
import { spreadOver, chooseAmong } from '../asking/choose-ships.ts';
import { countShips, kinds } from '../board/groups.ts';
import { roomOn, colonies, shipsAt } from '../board/places.ts';
import { WARP, type Player, type Cosmic, type PlaceNo } from '../state/state.ts';
import type { LossEvent, Loss } from '../timing/events.ts';

/** What is still on its way to the warp. */
export const doomed = (ev: LossEvent, owner?: Player): Loss[] =>
  ev.losses.filter((x) => {
    const isDoomed = x.to === WARP; // faq-hazards-05
    return isDoomed && (owner === undefined || x.owner === owner);
  });
/** How many ships are about to be lost, of one owner or of all. */
export const doomedCount = (ev: LossEvent, owner?: Player): number => countShips(doomed(ev, owner));

/** Sends `n` of a loss elsewhere; the rest stays doomed. */
export function redirect(ev: LossEvent, loss: Loss, n: number, to: number): void {
  if (n >= loss.n) {
    loss.to = to;
    return;
  }
  const at = ev.losses.indexOf(loss);
  ev.losses.splice(at, 1, { ...loss, n: loss.n - n }, { ...loss, n, to });
}

/** Makes one ship of a loss a loss of its own. */
export function splitOne(ev: LossEvent, loss: Loss): Loss {
  if (loss.n === 1) return loss;
  const one = { ...loss, n: 1 };
  ev.losses.splice(ev.losses.indexOf(loss), 1, { ...loss, n: loss.n - 1 }, one);
  return one;
}

/** Ships of `p` that are about to be lost go to these places instead, so many to each. */
export function saveShips(ev: LossEvent, p: Player, homes: readonly (readonly [number, number])[], which: (loss: Loss) => boolean): void {
  for (const [place, n] of homes)
    for (let left = n; left > 0;) {
      const [loss] = doomed(ev, p).filter(which);
      const k = Math.min(left, loss.n);
      redirect(ev, loss, k, place);
      left -= k;
    }
}

/** The owner takes its doomed ships, or these of them, to colonies that outlast the loss, as far as there is room. Stacks go one by one. */
export function* takeHome(
  g: Cosmic,
  ev: LossEvent,
  p: Player,
  how: { tag: string; from: string },
  which: (loss: Loss) => boolean = () => true,
): Flow {
  for (const alike of kinds(doomed(ev, p).filter(which))) {
    const [{ colour, stack }] = alike;
    const roomAt = (place: PlaceNo): number => roomAfter(g, ev, place);
    const homes = yield* spreadOver(g, p, countShips(alike), survivingColonies(g, p, ev), how.tag, how.from, roomAt);
    saveShips(ev, p, homes, (x) => which(x) && x.colour === colour && x.stack === stack);
  }
}

/** So many of its doomed ships the owner takes home; where they are of several kinds it says which. */
export function* takeSomeHome(g: Cosmic, ev: LossEvent, p: Player, n: number, from: string): Flow {
  const alike = kinds(doomed(ev, p)).map((x) => ({ ...x[0], n: countShips(x) }));
  const saved = yield* chooseAmong(g, p, alike, { tag: 'ships.spare', from, min: n, max: n, data: { n } });
  const roomAt = (place: PlaceNo): number => roomAfter(g, ev, place);
  for (const { colour, stack, n: k } of saved) {
    const homes = yield* spreadOver(g, p, k, survivingColonies(g, p, ev), 'ships.return', from, roomAt);
    saveShips(ev, p, homes, (x) => x.colour === colour && x.stack === stack);
  }
}

/** The colonies that would still take a doomed ship of this player. */
export const homesFor = (g: Cosmic, ev: LossEvent, p: Player): PlaceNo[] =>
  survivingColonies(g, p, ev).filter((x) => roomAfter(g, ev, x) > 0);
/** Could any doomed ship of this player be taken home? */
export const canTakeHome = (g: Cosmic, ev: LossEvent, p: Player): boolean => doomedCount(ev, p) > 0 && homesFor(g, ev, p).length > 0;

/** Room on a planet once these losses are done. */
function roomAfter(g: Cosmic, ev: LossEvent, planet: PlaceNo): number {
  const leaving = countShips(ev.losses.filter((x) => x.place === planet));
  return roomOn(g, planet) + leaving - countShips(ev.losses.filter((x) => x.to === planet));
}

/** The colonies of a player that will still be there when these losses are done (R15.4). */
export function survivingColonies(g: Cosmic, p: Player, ev: LossEvent): PlaceNo[] {
  return colonies(g, p).filter((place) => {
    const leaving = ev.losses.filter((x) => x.owner === p && x.place === place);
    return shipsAt(g, p, place) > countShips(leaving); // faq-zombie-5, faq-vacuum-2
  });
}
