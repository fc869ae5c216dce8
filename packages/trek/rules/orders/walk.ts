import { because, NOBODY, type Flow, type Seat, type StepAnswer } from '@parley/kernel';
import { ruleCause } from '../../ids/index.ts';
import { isDocked, locationOf, locationOfZone, surfaceAt, vessels } from '../board/places.ts';
import { vesselOf } from '../numbers/able.ts';
import { isPlanetside } from '../numbers/planetside.ts';
import { factsOf, isType } from '../registry/cards.ts';
import { isYours } from '../state/control.ts';
import { is } from '../state/marks.ts';
import type { Piece, Trek, Zone } from '../state/state.ts';
import { kindOf, piecesIn, zoneIn, zoneOf } from '../state/zones.ts';
import type { Bar } from '../timing/tables.ts';
import { query } from '../timing/timing.ts';
import { chosenTrip, goTo, offerTo, whyNobodyGoes, type Going } from './going.ts';
import type { Order } from './order.ts';

const mayWalk = query('mayWalk');

/** Where the way out of a ship or facility leads: a docked ship to what it is docked at, a landed one and a facility on a planet to the surface. */
function wayOut(g: Trek, vessel: Piece): Zone {
  if (isType(g, vessel, 'Ship') && isDocked(g, vessel)) return zoneOf(g, vessel);
  const onPlanet = isType(g, vessel, 'Ship') ? is(g, vessel, 'landed') : isPlanetside(g, vessel);
  return onPlanet ? surfaceAt(locationOf(g, vessel)) : NOBODY;
}

/** Ships and facilities that one can walk into from here. */
function doorsAt(g: Trek, from: Zone): Piece[] {
  if (kindOf(from) !== 'in' && kindOf(from) !== 'surface') return [];
  return piecesIn(g, from).filter((x) => (isType(g, x, 'Ship') || isType(g, x, 'Facility')) && wayOut(g, x) === from);
}

/** One's own ships and facilities; headquarters take both players (T51.4). Others are boarded by texts alone. */
function isOpenTo(g: Trek, seat: Seat, zone: Zone): boolean {
  const vessel = vesselOf(g, zone);
  if (vessel === NOBODY || isYours(g, seat, vessel)) return true;
  const facts = factsOf(g, vessel);
  return facts.type === 'Facility' && facts.facility === 'Headquarters';
}

export function whyNotWalk(g: Trek, seat: Seat, from: Zone, to: Zone): Bar | null {
  const closed = !isOpenTo(g, seat, from) || !isOpenTo(g, seat, to);
  const bar: Bar | null = closed ? { from: ruleCause('T8.11'), tag: 'walk.not-yours', data: { zone: to } } : whyQuarantined(g, seat, to);
  return mayWalk.ask(g, bar, { seat, from, to });
}
function whyQuarantined(g: Trek, seat: Seat, to: Zone): Bar | null {
  const joined = kindOf(to) === 'in' && piecesIn(g, to).some((x) => isYours(g, seat, x) && is(g, x, 'quarantined'));
  return joined ? { from: ruleCause('T47.9'), tag: 'beam.quarantine', data: { zone: to } } : null;
}

/** Where one can walk from here in one order, barred or not. */
function neighbours(g: Trek, from: Zone): Zone[] {
  const vessel = kindOf(from) === 'in' ? g.s.cards.holder[from] : NOBODY;
  const out = vessel === NOBODY ? NOBODY : wayOut(g, vessel);
  return [...(out === NOBODY ? [] : [out]), ...doorsAt(g, from).map(zoneIn)];
}

const going: Going = {
  verb: 'walk',
  rule: 'T8.11',
  ways: (g, seat, from) => neighbours(g, from).filter((to) => whyNotWalk(g, seat, from, to) === null),
};

/** Places where somebody can walk: ships and facilities with a way out, and what is outside of them. */
const walkable = (g: Trek): Zone[] => [
  ...new Set(
    vessels(g).flatMap((x) => {
      const out = wayOut(g, x);
      return out === NOBODY ? [] : [zoneIn(x), out];
    }),
  ),
];

/** Walks between a docked ship and the facility, between a landed ship or a facility on a planet and its surface, without limit (T8.11, T44.7, T51.5). */
export const walkOrder: Order = {
  verb: 'walk',
  kind: 'order',
  offers: (g, seat) => walkable(g).flatMap((from) => offerTo(g, seat, from, going) ?? []),
  run: (g, seat, from, steps) => because(g, 'rule', 'T8.11', seat, walk(g, seat, from, steps)),
  whyNot(g, seat, from): Bar | null {
    if (locationOfZone(g, from) === NOBODY) return null;
    const bars = neighbours(g, from).map((to) => whyNotWalk(g, seat, from, to));
    return bars.length === 0 ? null : whyNobodyGoes(g, seat, from, going, bars.find((x) => x !== null) ?? null);
  },
};

function* walk(g: Trek, seat: Seat, from: Zone, steps: readonly StepAnswer[]): Flow {
  const { to, who } = chosenTrip(g, seat, from, going, steps);
  goTo(g, 'walked', who, from, to);
}
