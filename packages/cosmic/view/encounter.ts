import type { Cell, Plain } from '@parley/kernel';
import { placeName } from '../rules/board/places.ts';
import { areTotalsOpen, COLOURS, SIDES, type Cosmic, type Encounter, type Laid, type Player, type Slot } from '../rules/state/state.ts';
import { backOf } from '../rules/cards/backs.ts';
import { cardKey } from '../rules/cards/zones.ts';
import { sideTotal } from '../rules/resolution/outcome.ts';

type Fields = { [field: string]: Plain };
const NOBODY: readonly Player[] = [];
const NO_PAIR = [NOBODY, NOBODY];
const NO_FLARES = { by: NOBODY, faces: [] };

/**
 * The encounter, and what those see of it who have laid cards facedown. Most of it is as it was when it was looked at last, and much of it is
 * nothing: that is the very same object each time, so that nobody has to compare it.
 */
export function encounterCell(g: Cosmic, e: Encounter): Cell {
  const all: Fields = {
    id: e.id,
    nth: e.nth,
    offense: e.offense,
    defense: e.defense,
    phase: e.phase,
    hazard: e.hazard,
    system: e.system < 0 ? null : COLOURS[e.system],
    target: e.target < 0 ? null : placeName(g, e.target),
    reclaim: e.reclaim,
    carrier: e.carrier === undefined ? null : placeName(g, e.carrier),
    invited: pair(e.invited),
    allies: pair(e.allies),
    additions: copied(e.additions as unknown as readonly Plain[]),
    outcome: e.outcome,
    success: e.success,
    totals: (areTotalsOpen(e) ? SIDES.map((side) => sideTotal(g, side)) : e.settled) as unknown as Plain,
    flares: e.flares.faces.length === 0 && e.flares.by.length === 0 ? NO_FLARES : flares(e),
    winners: copied(e.winners),
    losers: copied(e.losers),
    slots: openSlots(g, e),
  };
  // A field is there in all encounters of a game or in none: packets name what changed, not what is gone.
  if (g.s.options.dials) all.dials = e.dials === undefined ? null : (e.dials.slice() as unknown as Plain);
  if (g.s.rewards !== undefined) all.laid = laidCards(g, e.laid ?? NOTHING_LAID, null);
  const facedown = e.slots.some((x) => x.card >= 0 && !x.up) || (e.laid !== undefined && e.laid.some((x) => !x.up));
  return facedown ? { all, own: ownOf(g, e, all) } : { all };
}

/** What those see otherwise who have laid cards facedown. */
function ownOf(g: Cosmic, e: Encounter, all: Fields): { [seat: number]: Plain } {
  const own: { [seat: number]: Plain } = {};
  const tell = (p: Player): void => {
    if (p < 0 || own[p] !== undefined) return;
    const slots = SIDES.map((side) => slotSeen(g, e.slots[side], p)) as unknown as Plain;
    own[p] = e.laid === undefined ? { ...all, slots } : { ...all, slots, laid: laidCards(g, e.laid, p) };
  };
  for (const { card, up, by } of e.slots) if (card >= 0 && !up) tell(by);
  for (const { up, by } of e.laid ?? NOTHING_LAID) if (!up) tell(by);
  return own;
}
const NOTHING_LAID: readonly Laid[] = [];

const copied = (list: readonly Plain[]): readonly Plain[] => (list.length === 0 ? NOBODY : list.slice());
const pair = (x: Encounter['invited']): Plain => (x[0].length === 0 && x[1].length === 0 ? NO_PAIR : [copied(x[0]), copied(x[1])]);
const flares = ({ flares: { by, faces } }: Encounter): Plain => ({ by: by.slice(), faces: faces.slice() });

interface SeenSlot {
  readonly card: string | null;
  readonly up: boolean;
  readonly type: string;
  readonly value: number;
  readonly claimed: boolean;
  readonly back?: string;
}

/** What everybody sees of the cards of both sides: the list of last time, if nothing of it is new. */
function openSlots(g: Cosmic, { slots }: Encounter): Plain {
  const before = g.memo.slots as readonly (SeenSlot | null)[] | undefined;
  if (before !== undefined && isSeenAs(g, slots[0], before[0]) && isSeenAs(g, slots[1], before[1])) return before as unknown as Plain;
  const now = SIDES.map((side) => slotSeen(g, slots[side], null));
  g.memo.slots = now;
  return now as unknown as Plain;
}

function isSeenAs(g: Cosmic, { card, up, type, value, said }: Slot, seen: SeenSlot | null): boolean {
  if (seen === null || card < 0) return seen === null && card < 0;
  if (up !== seen.up || type !== seen.type || value !== seen.value || (said !== null) !== seen.claimed) return false;
  if ((up ? cardKey(g, card) : null) !== seen.card) return false;
  return seen.back === undefined || seen.back === backOf(g, card);
}

function slotSeen(g: Cosmic, slot: Slot, p: Player | null): SeenSlot | null {
  if (slot.card < 0) return null;
  const open = slot.up || (p !== null && slot.by === p);
  const { up, type, value, said } = slot;
  const seen = { card: open ? cardKey(g, slot.card) : null, up, type, value, claimed: said !== null };
  return g.s.rewards === undefined ? seen : { ...seen, back: backOf(g, slot.card) };
}

/** Cards in front of players: what was announced of them and, to whoever laid them or once they are turned up, which they are. */
const laidCards = (g: Cosmic, laid: readonly Laid[], p: Player | null): Plain =>
  laid.map(({ card, by, type, up }) => ({ by, type, up, back: backOf(g, card), card: up || by === p ? cardKey(g, card) : null }));
