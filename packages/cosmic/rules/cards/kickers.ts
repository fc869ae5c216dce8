import type { KickerText } from '../registry/face.ts';
import { mainOn, personOf, isMain, opponent } from '../state/people.ts';
import {
  type Cosmic,
  type Laid,
  type Encounter,
  enc,
  type Player,
  SIDES,
  GATE,
  SIDE,
  OFFENSE,
  DEFENSE,
  type ShipGroup,
  inEncounter,
  other,
  type Side,
} from '../state/state.ts';
import { queryOf } from '../timing/queries.ts';
import { laidBy } from './front.ts';
import { faceOf } from './zones.ts';

/**
 * What kickers are worth (R26.6). A kicker works for the player who laid it, whatever becomes of the encounter cards; it counts
 * once it lies open and unless another one jams it.
 */
const PLAIN: KickerText = {};
const textOf = (g: Cosmic, x: Laid): KickerText => faceOf(g, x.card).kicker ?? PLAIN;
const isOpen = (x: Laid): boolean => x.up && x.type === 'kicker';

/** The kickers that lie open. */
export const openKickers = (e: Encounter): Laid[] => e.laid?.filter(isOpen) ?? [];

/** Is a kicker cancelled by another one? (dominion-kicker-15) */
export const isJammed = (g: Cosmic, kicker: Laid): boolean => openKickers(enc(g)).some((x) => x !== kicker && textOf(g, x).jams);

/** The kicker that counts for a main player, or null. */
export function kickerOf(g: Cosmic, p: Player): Laid | null {
  const e = enc(g);
  if (e.laid === undefined) return null;
  const x = laidBy(e, p, 'kicker'); // dominion-kicker-04, incursion-kicker-02, faq-sorcerer-3
  return x && isOpen(x) && !isJammed(g, x) ? x : null;
}

/** Does a kicker that counts for this player say so? */
export function kickerSays(g: Cosmic, p: Player, what: keyof KickerText): boolean {
  const x = kickerOf(g, p);
  return x !== null && textOf(g, x)[what] === true;
}

/** Does any kicker that counts say so? */
export const someKickerSays = (g: Cosmic, what: keyof KickerText): boolean =>
  enc(g).laid !== undefined && SIDES.some((side) => kickerSays(g, mainOn(g, side), what));

/** The main player whose kicker does not let these ships of an ally go from where they are, or -1. */
function stranderOf(g: Cosmic, { place, colour }: ShipGroup): Player {
  if (place !== GATE && place !== SIDE) return -1; // faq-general-43
  const main = mainOn(g, place === GATE ? OFFENSE : DEFENSE);
  return personOf(g, colour) !== main && kickerSays(g, main, 'strands') ? main : -1;
}

/** Among ships that are about to leave where they are, those that a kicker sends to the warp, with the main player whose kicker that is. */
export function stranded(g: Cosmic, groups: readonly ShipGroup[]): Map<Player, ShipGroup[]> {
  const lost = new Map<Player, ShipGroup[]>();
  for (const x of groups) {
    const main = stranderOf(g, x);
    if (main >= 0) lost.set(main, [...(lost.get(main) ?? []), x]);
  }
  return lost;
}

/** Does a kicker keep ships from leaving the encounter? */
export const areStranded = (g: Cosmic): boolean => inEncounter(g) && someKickerSays(g, 'strands');

const FACTOR = queryOf('kicker.factor');
/** What a kicker multiplies by. */
const multiplier = (g: Cosmic, { card, by }: Laid): number => FACTOR.ask(g, faceOf(g, card).value, { who: by });

/** What the attack card of a side is multiplied by. By house rule only against another attack (R34.2). */
export function attackFactor(g: Cosmic, side: Side): number {
  const { laid, slots } = enc(g);
  if (laid === undefined || slots[side].type !== 'attack') return 1;
  let factor = 1;
  for (const x of kickersOn(g, side)) factor *= multiplier(g, x);
  return factor;
}

/** The kickers that multiply the attack card of a side: its own, and one across that says so. */
export function kickersOn(g: Cosmic, side: Side): Laid[] {
  const { laid, slots } = enc(g);
  if (laid === undefined || slots[side].type !== 'attack') return [];
  const alone = slots[other(side)].type !== 'attack';
  if (alone && g.s.options.house.kickerLoneAttack === 'no-effect') return []; // incursion-kicker-05
  const own = kickerOf(g, mainOn(g, side));
  const across = kickerOf(g, mainOn(g, other(side)));
  return [...(own === null ? [] : [own]), ...(across !== null && textOf(g, across).bothSides ? [across] : [])];
}

/** What a kicker is worth where no attack card is multiplied. */
function otherFactor(g: Cosmic, p: Player): number {
  const x = kickerOf(g, p);
  if (x === null) return 1;
  return textOf(g, x).attacksOnly ? 1 : multiplier(g, x); // dominion-kicker-13
}

/** What the compensation of a main player is multiplied by. */
export const compensationFactor = otherFactor;

/** What the ships that somebody loses by a failed deal are multiplied by: the kicker is the opponent's. */
export const penaltyFactor = (g: Cosmic, p: Player): number =>
  enc(g).laid !== undefined && isMain(g, p) ? otherFactor(g, opponent(g, p)) : 1;
