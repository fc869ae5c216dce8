import type { Cell } from '@parley/kernel';
import { placeName } from '../rules/board/places.ts';
import { backOf } from '../rules/cards/backs.ts';
import { cardKey } from '../rules/cards/zones.ts';
import { sideTotal } from '../rules/resolution/totals.ts';
import {
  areTotalsOpen,
  COLOURS,
  DEFENSE,
  enc,
  inEncounter,
  OFFENSE,
  type Cosmic,
  type Dial,
  type Encounter,
  type Laid,
  type Player,
  type Slot,
} from '../rules/state/state.ts';
import type { BySide, EncounterCell, LaidCell, SlotCell } from './cosmic-view.ts';
import { copied, kept } from './kept.ts';

/** The encounter, and what those see of it who have laid cards facedown. */
export function encounter(g: Cosmic): Cell<EncounterCell | null> {
  if (!inEncounter(g)) return NONE;
  const e = enc(g);
  const all = everybodySees(g, e);
  const facedown = e.slots.some((x) => x.card >= 0 && !x.up) || (e.laid !== undefined && e.laid.some((x) => !x.up));
  return facedown ? { all, own: ownOf(g, e, all) } : { all };
}
const NONE: Cell<null> = { all: null };

function everybodySees(g: Cosmic, e: Encounter): EncounterCell {
  return {
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
    outcome: e.outcome,
    success: e.success,
    totals: areTotalsOpen(e) ? [sideTotal(g, OFFENSE), sideTotal(g, DEFENSE)] : (e.settled?.totals ?? null),
    flares:
      e.flares.faces.length === 0 && e.flares.by.length === 0 ? NO_FLARES : { by: e.flares.by.slice(), faces: e.flares.faces.slice() },
    winners: copied(e.winners),
    losers: copied(e.losers),
    slots: openSlots(g, e),
    dials: copied(e.dials ?? NO_DIALS),
    laid: laidCards(g, e.laid, null),
  };
}

const NOBODY: readonly Player[] = [];
const NO_PAIR: BySide<readonly Player[]> = [NOBODY, NOBODY];
const NO_FLARES = { by: NOBODY, faces: [] };
const NO_DIALS: readonly Dial[] = [];
const NO_CARDS: readonly LaidCell[] = [];

const pair = (x: Encounter['invited']): BySide<readonly Player[]> =>
  x[0].length === 0 && x[1].length === 0 ? NO_PAIR : [copied(x[0]), copied(x[1])];

/** What those see otherwise who have laid cards facedown. */
function ownOf(g: Cosmic, e: Encounter, all: EncounterCell): { [seat: number]: EncounterCell } {
  const own: { [seat: number]: EncounterCell } = {};
  const tell = (p: Player): void => {
    if (p < 0 || own[p] !== undefined) return;
    const slots: EncounterCell['slots'] = [slotSeen(g, e.slots[OFFENSE], p), slotSeen(g, e.slots[DEFENSE], p)];
    own[p] = { ...all, slots, laid: laidCards(g, e.laid, p) };
  };
  for (const { card, up, by } of e.slots) if (card >= 0 && !up) tell(by);
  if (e.laid !== undefined) for (const { up, by } of e.laid) if (!up) tell(by);
  return own;
}

const lastSlots = kept<EncounterCell['slots']>();

/** What everybody sees of the cards of both sides. */
const openSlots = (g: Cosmic, { slots: [o, d] }: Encounter): EncounterCell['slots'] =>
  lastSlots.latest(
    g,
    (before) => isSeenAs(g, o, before[OFFENSE]) && isSeenAs(g, d, before[DEFENSE]),
    () => [slotSeen(g, o, null), slotSeen(g, d, null)],
  );

function isSeenAs(g: Cosmic, { card, up, type, value, said }: Slot, seen: SlotCell | null): boolean {
  if (seen === null || card < 0) return seen === null && card < 0;
  if (up !== seen.up || type !== seen.type || value !== seen.value || (said !== null) !== seen.claimed) return false;
  if ((up ? cardKey(g, card) : null) !== seen.card) return false;
  return seen.back === undefined || seen.back === backOf(g, card);
}

function slotSeen(g: Cosmic, slot: Slot, p: Player | null): SlotCell | null {
  if (slot.card < 0) return null;
  const open = slot.up || (p !== null && slot.by === p);
  const { up, type, value, said } = slot;
  const seen = { card: open ? cardKey(g, slot.card) : null, up, type, value, claimed: said !== null };
  return g.s.rewards === undefined ? seen : { ...seen, back: backOf(g, slot.card) };
}

/** Cards in front of players: what was announced of them and, to whoever laid them or once they are turned up, which they are. */
const laidCards = (g: Cosmic, laid: readonly Laid[] | undefined, p: Player | null): readonly LaidCell[] =>
  laid === undefined || laid.length === 0
    ? NO_CARDS
    : laid.map(({ card, by, type, up }) => ({ by, type, up, back: backOf(g, card), card: up || by === p ? cardKey(g, card) : null }));
