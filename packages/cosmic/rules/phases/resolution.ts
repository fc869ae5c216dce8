import { type Flow, settle, touch, emit, NOTHING } from '@parley/kernel';
import { groupsAt, countShips } from '../board/groups.ts';
import { shipsAt, isPlanet, hasColony, homeOf, roomOn } from '../board/places.ts';
import { discard, officialOrder } from '../cards/discard.ts';
import { clearFront } from '../cards/front.ts';
import { zoneOf, typeOf, isEncounterCard } from '../cards/zones.ts';
import { compensation } from '../resolution/compensation.ts';
import { attemptDeal } from '../resolution/deal.ts';
import { sideShips } from '../resolution/totals.ts';
import { giveRewards, rewardsFor } from '../resolution/rewards.ts';
import { returnShips } from '../ships/homecoming.ts';
import { land, announceColonies } from '../ships/landing.ts';
import { loseShips } from '../ships/losses.ts';
import { mainOn, alliesOn, timing, players } from '../state/people.ts';
import {
  enc,
  type Cosmic,
  OFFENSE,
  GATE,
  other,
  SIDE,
  type Side,
  type Player,
  type ShipGroup,
  DEFENSE,
  SIDES,
  Z,
  type Played,
  SLOT_ZONES,
  type CardNo,
  type PlaceNo,
} from '../state/state.ts';
import { event, awaited, type Due, type Founding } from '../timing/events.ts';
import { queryOf } from '../timing/queries.ts';
import { at, byRule } from '../timing/windows.ts';
import { strandAllies } from './kicking.ts';
import { retreats, goHome } from './retreat.ts';
import { bury, takeBack } from './slots.ts';

/** R11.8: whoever can still take a victory away from somebody does so before anything comes of it. */
const outset = at('resolution.outset');
const start = at('resolution.start');
const immediate = at('resolution.immediate');
const beforeCompensation = at('resolution.beforeCompensation');
const settlingRewards = event('rewards.due');
const landing = at('resolution.landing');
const afterOutcome = at('resolution.afterOutcome');
const keep = at('resolution.keep');
const discarded = at('resolution.discarded');
const EXCHANGED = queryOf('allies.exchanged');
const areRewardsAwaited = awaited('rewards.due');

/** R11: what the outcome means for ships, cards and people. */
export function* resolution(g: Cosmic): Flow {
  const e = enc(g);
  noteSides(g);
  yield* outset(g);
  yield* start(g);
  yield* immediate(g); // faq-guerrilla-2
  const outcome = e.outcome;
  if (outcome?.kind === 'deal') yield* deal(g, outcome.made);
  else if (outcome?.kind === 'both-lose') yield* bothLose(g);
  else if (outcome?.kind === 'won') yield* won(g, outcome.winner);
  yield* afterOutcome(g);
  yield* byRule(g, 'R16.3', discardAll(g));
}

/**
 * R1.9: an encounter in which nobody opposes the offense is won like any other, without a phase for it (R6.5): its ships land, and
 * everybody hears of it who waits for a victory.
 */
export function* winUnopposed(g: Cosmic, how: string): Flow {
  enc(g).outcome = { kind: 'won', winner: OFFENSE, margin: null, how }; // faq-general-11
  noteSides(g); // faq-general-11, faq-warrior-2
  yield* outset(g);
  yield* start(g);
  setSuccess(g, true); // faq-general-11
  const rewards: Due[] = [];
  yield* settlingRewards(g, { winner: OFFENSE, due: rewards });
  yield* landing(g);
  yield* landWinners(g, GATE);
  yield* giveRewards(g, rewards);
  yield* settle(g);
  yield* afterOutcome(g);
}

/** Writes down who won and who lost, before effects change what that means for them. */
function noteSides(g: Cosmic): void {
  const e = enc(g);
  if (e.outcome?.kind === 'won') {
    e.winners = [mainOn(g, e.outcome.winner), ...alliesOn(g, e.outcome.winner)];
    e.losers = [mainOn(g, other(e.outcome.winner)), ...alliesOn(g, other(e.outcome.winner))].filter((p) => p >= 0);
  } else if (e.outcome?.kind === 'both-lose') e.losers = [e.offense, e.defense, ...e.allies[0], ...e.allies[1]];
  touch(g, 'encounter');
}

/** Writes down whether the encounter was a success for the offense. */
function setSuccess(g: Cosmic, success: boolean): void {
  enc(g).success = success;
  touch(g, 'encounter');
}

function* won(g: Cosmic, winner: Side): Flow {
  const e = enc(g);
  // An offense that an effect has deprived of its victory has no success.
  setSuccess(g, winner === OFFENSE && e.winners.includes(e.offense));
  emit(g, 'won', { who: e.winners, lost: e.losers });
  // Rewards count the ships an ally had in the encounter, so they are counted before anything leaves.
  const rewarded = !alliesLand(g, winner);
  const rewards = rewarded ? rewardsFor(g, winner) : [];
  const away = retreats(g, other(winner));
  const beaten = away ? [] : sideShips(g, other(winner)); // dominion-retreat-03, dominion-retreat-04
  yield* byRule(g, winner === OFFENSE ? 'R11.5' : 'R11.6', loseShips(g, 'losing', mainOn(g, winner), beaten));
  if (away) yield* byRule(g, 'R11.4', goHome(g, other(winner)));
  yield* beforeCompensation(g);
  yield* byRule(g, 'R13.1', compensation(g, winner)); // faq-hacker-1
  if (areRewardsAwaited(g)) yield* settlingRewards(g, { winner, due: rewards });
  // Before effects of landing: whoever is stranded gains nothing that could be exchanged for something else.
  yield* strandAllies(g);
  yield* landing(g);
  if (rewarded) yield* byRule(g, 'R11.6', alliesReturn(g, winner));
  if (winner === OFFENSE) yield* byRule(g, 'R11.5', landWinners(g, GATE));
  else if (!rewarded) yield* byRule(g, 'R11.5', landWinners(g, SIDE));
  // Losers that an effect has spared.
  yield* byRule(g, 'R15.1', everybodyReturns(g));
  if (rewards.length > 0) yield* byRule(g, 'R14.1', giveRewards(g, rewards));
}

/** Do allies of a side that has won land on the planet? Otherwise they go home and are rewarded. */
export const alliesLand = (g: Cosmic, winner: Side): boolean => (winner === OFFENSE) !== EXCHANGED.ask(g, false, null);

/** Allies of a side that has won whose ships are about to land. */
export const landingAllies = (g: Cosmic, winner: Side): Player[] =>
  alliesLand(g, winner)
    ? alliesOn(g, winner).filter((p) => p !== mainOn(g, winner) && shipsAt(g, p, winner === OFFENSE ? GATE : SIDE) > 0)
    : [];

/** The ships with which a player who has won is about to found a foreign colony. */
export function aboutToSettle(g: Cosmic, p: Player): ShipGroup[] {
  const { outcome, target, offense } = enc(g);
  if (outcome?.kind !== 'won' || !isPlanet(g, target) || hasColony(g, p, target) || homeOf(g, target) === p) return [];
  const attacked = outcome.winner === OFFENSE;
  if (!alliesLand(g, outcome.winner) && (p !== offense || !attacked)) return [];
  return roomOn(g, target) > 0 ? groupsAt(g, p, attacked ? GATE : SIDE) : [];
}

/** R11.5: everybody who waits there lands, in timing order where room is short. What does not fit goes home. */
function* landWinners(g: Cosmic, place: PlaceNo): Flow {
  const e = enc(g);
  const founded: Founding[] = [];
  for (const p of timing(g).slice()) {
    const ships = groupsAt(g, p, place);
    if (ships.length === 0) continue;
    if (isPlanet(g, e.target)) yield* land(g, p, ships, e.target, founded);
    yield* returnShips(g, p, groupsAt(g, p, place), 'rule:R11.5');
  }
  yield* settle(g);
  yield* announceColonies(g, founded);
}

/** Ships of allies go back to colonies of their owners. */
export function* alliesReturn(g: Cosmic, side: Side, from = 'rule:R11.6'): Flow {
  const main = mainOn(g, side);
  for (const p of alliesOn(g, side).slice()) {
    const place = side === OFFENSE ? GATE : SIDE;
    if (p !== main || place === SIDE) yield* returnShips(g, p, groupsAt(g, p, place), from);
  }
}

/** R11.7: every ship in the encounter is lost. */
function* bothLose(g: Cosmic): Flow {
  setSuccess(g, false);
  emit(g, 'both-lost', {});
  yield* byRule(g, 'R11.7', loseShips(g, 'losing', -1, [...sideShips(g, OFFENSE), ...sideShips(g, DEFENSE)]));
}

/** R11.3: allies go home with nothing, the main players try to deal. */
function* deal(g: Cosmic, made?: boolean): Flow {
  yield* strandAllies(g);
  for (const side of SIDES) yield* alliesReturn(g, side);
  const success = made ?? (yield* byRule(g, 'R12.1', attemptDeal(g)));
  setSuccess(g, success); // faq-general-15
  yield* everybodyReturns(g);
}

const BESIDE: readonly number[] = [GATE, SIDE];
/** Where ships cannot stay when an encounter is over: in the gate, beside the planet, and on the planet if that is gone. */
function passingPlaces(g: Cosmic): readonly number[] {
  const { target } = enc(g);
  return target < 0 || isPlanet(g, target) ? BESIDE : [...BESIDE, target];
}

/** All ships that cannot stay where they are go home. */
export function everybodyReturns(g: Cosmic): Flow {
  for (const place of passingPlaces(g)) if (players(g).some((p) => shipsAt(g, p, place) > 0)) return returnAll(g);
  return NOTHING;
}
function* returnAll(g: Cosmic): Flow {
  for (const place of passingPlaces(g))
    for (const p of players(g)) {
      if (shipsAt(g, p, place) === 0) continue;
      const ships = groupsAt(g, p, place);
      if (countShips(ships) > 0) yield* returnShips(g, p, ships, 'rule:R15.1');
    }
}

/** R16.3: other played cards first, then the offense's encounter card, the defense's on top. */
function* discardAll(g: Cosmic): Flow {
  for (const side of SIDES) bury(g, side);
  yield* keep(g);
  yield* discardAdded(g);
  for (const side of SIDES) yield* discardSlot(g, side);
  yield* discarded(g);
}

/** Cards that added to a total and lie open until the encounter is over. */
const leftOnTable = (g: Cosmic): Played[] => enc(g).played.filter((x) => zoneOf(g, x.card) === Z.table && addsToTotal(g, x.card));
const addsToTotal = (g: Cosmic, card: CardNo): boolean => typeOf(g, card) === 'reinforcement' || isEncounterCard(g, card);

function* discardSlot(g: Cosmic, side: Side): Flow {
  const e = enc(g);
  const { card } = e.slots[side];
  if (card < 0 || zoneOf(g, card) !== SLOT_ZONES[side]) return;
  const by = mainOn(g, side);
  e.slots[side].card = -1;
  // Somebody may be asked about it on the way.
  touch(g, 'encounter');
  const gone = yield* discard(g, by, [card], 'resolution');
  if (gone.includes(card)) {
    e.discarded.push({ card, by }); // faq-fido-1, faq-filch-7
  }
}

/** Cards still in slots when an encounter ends early: unseen ones go back, open ones are discarded. */
export function* clearSlots(g: Cosmic): Flow {
  const e = enc(g);
  yield* discardAdded(g);
  for (const side of SIDES) {
    const slot = e.slots[side];
    if (slot.card < 0 || zoneOf(g, slot.card) !== SLOT_ZONES[side]) continue;
    if (slot.up) yield* discardSlot(g, side);
    else if (slot.said !== null) bury(g, side);
    else takeBack(g, side);
  }
}

/** Whosever they were, cards that added to a total or lie open in front of players go in one order. */
function discardAdded(g: Cosmic): Flow {
  const rest = [...leftOnTable(g), ...clearFront(g)];
  return rest.length === 0 ? NOTHING : discardInOrder(g, rest);
}
function* discardInOrder(g: Cosmic, rest: readonly { readonly card: CardNo; readonly by: Player }[]): Flow {
  const owner = new Map(rest.map((x) => [x.card, x.by]));
  for (const card of officialOrder(g, [...owner.keys()])) yield* discard(g, owner.get(card) ?? -1, [card], 'resolution');
}
