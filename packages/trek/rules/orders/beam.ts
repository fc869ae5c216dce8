import { because, memoised, NOBODY, type Flow, type Seat, type StepAnswer } from '@parley/kernel';
import { ruleCause } from '../../ids/index.ts';
import { hasPlanet, locationOfZone, locations, spaceAt, surfaceAt } from '../board/places.ts';
import { fitsAboard, vesselOf, whyCannotAct } from '../numbers/able.ts';
import { isPlanetside } from '../numbers/planetside.ts';
import { isType } from '../registry/cards.ts';
import { controllerOf, isYours } from '../state/control.ts';
import { is } from '../state/marks.ts';
import type { Piece, Trek, Zone } from '../state/state.ts';
import { kindOf, piecesIn, zoneIn } from '../state/zones.ts';
import type { Moving } from '../timing/events.ts';
import type { Bar } from '../timing/tables.ts';
import { query, window } from '../timing/timing.ts';
import { chosenTrip, goTo, offerTo, stillGoing, tripsFrom, whyNobodyGoes, type Going, type Trip } from './going.ts';
import type { Order } from './order.ts';

const mayBeam = query('mayBeam');
const beaming = window('beaming');

/** Every place at a location where people can be: its planet, and the inside of ships, facilities and sites. */
export const placesAt = (g: Trek, location: Piece): readonly Zone[] => memoised(g, `places:${location}`, () => listPlaces(g, location));

function listPlaces(g: Trek, location: Piece): Zone[] {
  const planet = hasPlanet(g, location) ? [surfaceAt(location)] : [];
  return [...planet, ...[spaceAt(location), ...planet].flatMap((zone) => insidesIn(g, zone))];
}
const insidesIn = (g: Trek, zone: Zone): Zone[] =>
  piecesIn(g, zone).flatMap((piece) => {
    if (!isType(g, piece, 'Ship') && !isType(g, piece, 'Facility') && !isType(g, piece, 'Site')) return [];
    const inner = insidesIn(g, zoneIn(piece));
    // At a Nor everything is at a site (T7.2).
    return piecesIn(g, zoneIn(piece)).some((x) => isType(g, x, 'Site')) ? inner : [zoneIn(piece), ...inner];
  });

/** Why nobody beams between these two places, or null: they can (T13). Texts have the last word: they may open what rules bar. */
export const whyNotBeam = (g: Trek, seat: Seat, from: Zone, to: Zone): Bar | null =>
  mayBeam.ask(g, whyBarred(g, seat, from, to), { seat, from, to });

function whyBarred(g: Trek, seat: Seat, from: Zone, to: Zone): Bar | null {
  const ends = [vesselOf(g, from), vesselOf(g, to)].filter((x) => x !== NOBODY);
  for (const end of ends) {
    if (!isYours(g, seat, end)) return { from: ruleCause('T13.3'), tag: 'beam.shields', data: { target: end } };
    if (is(g, end, 'cloaked')) return { from: ruleCause('T13.4'), tag: 'beam.cloaked', data: { ship: end } };
  }
  const quarantined = piecesIn(g, to).find((x) => kindOf(to) === 'in' && isYours(g, seat, x) && is(g, x, 'quarantined'));
  if (quarantined !== undefined) return { from: ruleCause('T47.9'), tag: 'beam.quarantine', data: { zone: to } };
  return ends.some((x) => hasTransporter(g, x)) ? null : { from: ruleCause('T13.1'), tag: 'beam.no-transporter' };
}

/** Ships, outposts and Nors have transporters; those of a card that is stopped or disabled cannot be used (T12.12, T13.1). */
const hasTransporter = (g: Trek, vessel: Piece): boolean => !isPlanetside(g, vessel) && whyCannotAct(g, vessel) === null;

const going: Going = {
  verb: 'beam',
  rule: 'T13.1',
  ways: (g, seat, from) => placesAt(g, locationOfZone(g, from)).filter((to) => to !== from && whyNotBeam(g, seat, from, to) === null),
};

/** Beams personnel and equipment between ships, facilities and the planet of one location, any number of times (T13.1). */
export const beamOrder: Order = {
  verb: 'beam',
  kind: 'order',
  offers: (g, seat) =>
    locations(g)
      .flatMap((location) => placesAt(g, location))
      .flatMap((from) => offerTo(g, seat, from, going) ?? []),
  run: (g, seat, from, steps) => because(g, 'rule', 'T13.1', seat, beam(g, seat, from, steps)),
  whyNot(g, seat, from): Bar | null {
    if (!['in', 'surface'].includes(kindOf(from))) return null;
    const location = locationOfZone(g, from);
    if (location === NOBODY) return null;
    const others = placesAt(g, location).filter((to) => to !== from);
    const bars = others.map((to) => whyNotBeam(g, seat, from, to));
    const nowhere: Bar = { from: ruleCause('T13.1'), tag: 'beam.nowhere' };
    return whyNobodyGoes(g, seat, from, going, bars.find((x) => x !== null) ?? nowhere);
  },
};

/** Where somebody can be beamed from a place, and who: for texts that beam outside of orders. */
export const beamTrips = (g: Trek, seat: Seat, from: Zone): readonly Trip[] => tripsFrom(g, seat, from, going);

const beam = (g: Trek, seat: Seat, from: Zone, steps: readonly StepAnswer[]): Flow =>
  transport(g, seat, from, chosenTrip(g, seat, from, going, steps));

/** Those who are to go are announced, and go if they still can. */
export function* transport(g: Trek, seat: Seat, from: Zone, { to, who }: Trip): Flow {
  const ship = [vesselOf(g, from), vesselOf(g, to)].find((x) => x !== NOBODY && controllerOf(g, x) === seat) ?? NOBODY;
  const ev: Moving = { by: seat, pieces: who, ship, from, to };
  yield* beaming.open(g, ev);
  // Both ends must still be at one location (T13.1), open, and take those who come (T11.7).
  if (ev.stopped || !going.ways(g, seat, from).includes(to)) return;
  const left = stillGoing(g, ev).filter((x) => fitsAboard(g, seat, to, x));
  goTo(g, 'beamed', left, from, to);
}
