import { Derived, memoised, NOBODY, type Seat } from '@parley/kernel';
import { cardCause, ruleCause } from '../../ids/index.ts';
import type { Affiliation, Facts, FacilityFacts, Filter, Quadrant, Standing } from '../../language/index.ts';
import { facilities, hasPlanet, inPlay, isHere, isMission, locations, quadrantOf, spaceAt, surfaceAt } from '../board/places.ts';
import { cardOf, factsOf } from '../registry/cards.ts';
import { modifier, type ClauseSpec } from '../registry/clauses.ts';
import { controllerOf, isYours, ownerOf } from '../state/control.ts';
import type { Piece, State, Trek, Zone } from '../state/state.ts';
import { kindOf, zoneIn, zoneOf } from '../state/zones.ts';
import type { Bar, Reporting, ReportPlace } from '../timing/tables.ts';
import { query } from '../timing/timing.ts';
import { compatible, fitsAboard } from './able.ts';
import { fits } from './filter.ts';
import { isPlanetside } from './planetside.ts';
import { iconsOf, isPersonnel, printedAffiliations } from './printed.ts';
import { holds, isUsable } from './reach.ts';
import { countUse, usesThisTurn } from './uses.ts';

const placesAsked = query('reportPlaces');
const costAsked = query('playCost');

/** What enters play by reporting for duty (T6.1). */
export const isReporter = ({ type }: Facts): boolean => type === 'Personnel' || type === 'Ship' || type === 'Equipment';

/** The affiliations a card may come with: one of several is chosen (T6.10). */
export const modesToReport = (g: Trek, piece: Piece): readonly (Affiliation | undefined)[] => {
  const printed = printedAffiliations(factsOf(g, piece));
  return printed.length > 1 ? printed : [undefined];
};

/**
 * Where a card may report for duty, and what it costs there (T6.2 to T6.7, T41). `free`: only where it may cost nothing. Texts add places and
 * bar them, and may make those free that they add.
 */
export function reportPlaces(g: Trek, seat: Seat, piece: Piece, as?: Affiliation, free = false): readonly ReportPlace[] {
  const asked: Reporting = { piece, seat, as };
  // T6.9: wherever that may be.
  if (whyNoUser(g, seat, piece) !== null) return [];
  const cost = costOfReport(g, seat, piece);
  const usual = (free && cost !== 'free' ? [] : facilities(g))
    .filter((x) => whyNotAtFacility(g, asked, x) === null)
    .map((x): ReportPlace => ({ zone: zoneIn(x), cost, by: ruleCause('T6.2') }));
  return placesAsked.ask(g, [...usual, ...ownPlaces(g, asked, cost)], asked).filter(isDifferent);
}
const costOfReport = (g: Trek, seat: Seat, piece: Piece): ReportPlace['cost'] =>
  isFreeByText(g, piece) ? 'free' : costAsked.ask(g, 'normal', { piece, seat, target: NOBODY });
const isDifferent = (place: ReportPlace, at: number, all: readonly ReportPlace[]): boolean =>
  all.findIndex((x) => x.zone === place.zone && x.cost === place.cost) === at;

/** Does the card say of itself that it is free now, aimed at this? For cards in hand, whose texts do not work yet. */
export const isFreeByText = (g: Trek, piece: Piece, target: Piece = NOBODY): boolean =>
  cardOf(g, piece).standing.some(
    (x) => x.says === 'free' && holds(g, piece, x.when) && (x.there === undefined || hasAt(g, piece, target, x.there)),
  );
/** Has the player of this card one of these where its target is? */
function hasAt(g: Trek, piece: Piece, target: Piece, filter: Filter): boolean {
  const seat = controllerOf(g, piece);
  return target !== NOBODY && inPlay(g).some((x) => isYours(g, seat, x) && isHere(g, x, target) && fits(g, seat, x, filter));
}

/** Why a card may not report to this card, as far as it is a facility; null: it may. */
export function whyNotAtFacility(g: Trek, { piece, seat, as }: Reporting, facility: Piece): Bar | null {
  const facts = factsOf(g, facility);
  if (facts.type !== 'Facility') return NO_FACILITY;
  const bar = (rule: string, tag: string): Bar => ({ from: ruleCause(rule), tag, data: { facility: g.s.card[facility] } });
  // T6.13: headquarters are open to both players.
  if (facts.facility !== 'Headquarters' && controllerOf(g, facility) !== seat) return bar('T6.2', 'report.not-yours');
  return (
    whyWrongKind(g, piece, facility, facts) ??
    whyNotNative(g, factsOf(g, piece), facility, facts) ??
    whyNoUser(g, seat, piece) ??
    (suitsFacility(g, seat, piece, facility, as) ? null : bar('T6.2', 'report.incompatible'))
  );
}
const NO_FACILITY: Bar = { from: ruleCause('T6.2'), tag: 'report.no-facility' };

/** Ships report to outposts; a Nor takes cards only at its sites; headquarters and other stations on planets take no ships (T8.5, T41.2). */
function whyWrongKind(g: Trek, piece: Piece, facility: Piece, facts: FacilityFacts): Bar | null {
  const bar = (rule: string, tag: string): Bar => ({ from: ruleCause(rule), tag, data: { facility: g.s.card[facility] } });
  if (facts.facility === 'Station' && !isPlanetside(g, facility)) return bar('T8.5', 'report.only-at-sites');
  return factsOf(g, piece).type === 'Ship' && isPlanetside(g, facility) ? bar('T41.2', 'report.no-ships') : null;
}

/** Both must be in the quadrants they are native to; equipment is native everywhere (T6.3, T6.4, T6.6). */
function whyNotNative(g: Trek, card: Facts, facility: Piece, { native }: FacilityFacts): Bar | null {
  const at = quadrantOf(g, facility);
  if (at !== native)
    return { from: ruleCause('T6.6'), tag: 'report.facility-abroad', data: { facility: g.s.card[facility], quadrant: native } };
  const home = nativeTo(card);
  if (home === null || home === at) return null;
  return { from: ruleCause('T6.3'), tag: 'report.not-native', data: { facility: g.s.card[facility], quadrant: home } };
}
const nativeTo = (card: Facts): Quadrant | null => ('native' in card ? card.native : null);

/** It is compatible with the facility (T6.2) and would not be arrested there (T11.7). */
const suitsFacility = (g: Trek, seat: Seat, piece: Piece, facility: Piece, as: Affiliation | undefined): boolean =>
  compatible(g, seat, piece, facility, as) && fitsAboard(g, seat, zoneIn(facility), piece, as);

/** Equipment for some affiliations reports for those who play one of them (T6.9, T41.3). */
function whyNoUser(g: Trek, seat: Seat, piece: Piece): Bar | null {
  const only = usersOf(g, piece);
  if (only === null || affiliationsPlayed(g, seat).some((x) => only.includes(x))) return null;
  return { from: ruleCause('T6.9'), tag: 'report.no-user', data: { card: g.s.card[piece] } };
}

/** The affiliations an equipment is for; null: for all (T6.9). */
export function usersOf(g: Trek, piece: Piece): readonly Affiliation[] | null {
  for (const text of cardOf(g, piece).standing) if (text.says === 'use') return text.only;
  return null;
}

/** Playing an affiliation means having cards of it in the deck (T2.8). */
export const affiliationsPlayed = (g: Trek, seat: Seat): readonly Affiliation[] => (played.of(g)[seat] ??= listPlayed(g, seat));
const played = new Derived<State, (readonly Affiliation[] | undefined)[]>(() => []);
const listPlayed = (g: Trek, seat: Seat): readonly Affiliation[] => [
  ...new Set(g.s.card.flatMap((_, x) => (ownerOf(g, x) === seat && isPersonnel(factsOf(g, x)) ? printedAffiliations(factsOf(g, x)) : []))),
];

/** Places that the card's own text adds: with somebody, or on a planet. Quadrants do not matter there (T6.5). */
function ownPlaces(g: Trek, { piece, seat, as }: Reporting, cost: ReportPlace['cost']): ReportPlace[] {
  const by = cardCause(g.s.card[piece]);
  return cardOf(g, piece).standing.flatMap((text) => {
    if (text.says !== 'reports') return [];
    // A ship is never aboard or on the surface: it comes into space there.
    const isShip = factsOf(g, piece).type === 'Ship';
    const there = (): Zone[] =>
      'with' in text.to ? zonesWith(g, seat, text.to.with) : 'planet' in text.to ? planetsNamed(g, text.to.planet).map(surfaceAt) : [];
    const skies = (): Zone[] =>
      'with' in text.to ? [] : ('planet' in text.to ? planetsNamed(g, text.to.planet) : locations(g)).map(spaceAt);
    const zones = isShip ? skies() : there();
    const free = text.free === true ? 'free' : cost;
    return zones.filter((zone) => fitsAboard(g, seat, zone, piece, as)).map((zone): ReportPlace => ({ zone, cost: free, by }));
  });
}
const zonesWith = (g: Trek, seat: Seat, filter: Parameters<typeof fits>[3]): Zone[] =>
  inPlay(g)
    .filter((x) => isYours(g, seat, x) && isAmongPeople(zoneOf(g, x)) && fits(g, seat, x, filter))
    .map((x) => zoneOf(g, x));
const planetsNamed = (g: Trek, name: string): Piece[] =>
  locations(g).filter((x) => {
    const facts = factsOf(g, x);
    return facts.type === 'Mission' && facts.location === name && hasPlanet(g, x);
  });
const isAmongPeople = (zone: Zone): boolean => ['in', 'surface'].includes(kindOf(zone));

/** Others report to where a card is: so many each turn, if it says so (T6.5). */
export const takesReports = (text: Extract<Standing, { readonly says: 'takes' }>): ClauseSpec =>
  modifier('reportPlaces', (places, asked, { g, me, piece: host }) => {
    const { piece, seat, as } = asked;
    const facts = factsOf(g, host);
    const shared = text.anyone === true || isMission(host) || (facts.type === 'Facility' && facts.facility === 'Headquarters');
    if (!shared && seat !== me) return places;
    if (text.each !== undefined && usesThisTurn(g, host) >= text.each) return places;
    if (!fits(g, seat, piece, asIf(text.of, as)) || !isUsable(g, host) || whyNoUser(g, seat, piece) !== null) return places; // T6.9
    const zone = placeAt(g, asked, host, text);
    if (zone === NOBODY) return places;
    const place: ReportPlace = { zone, cost: text.free === true ? 'free' : costOfReport(g, seat, piece), by: cardCause(g.s.card[host]) };
    return [...places, text.each === undefined ? place : { ...place, uses: host }];
  });

/** What is asked of a card, where it comes with that one of its affiliations (T6.10). */
function asIf(filter: Filter, as: Affiliation | undefined): Filter {
  if (as === undefined) return filter;
  if ('affil' in filter) return filter.affil === as ? { and: [] } : { or: [] };
  if ('and' in filter) return { and: filter.and.map((x) => asIf(x, as)) };
  if ('or' in filter) return { or: filter.or.map((x) => asIf(x, as)) };
  return 'not' in filter ? { not: asIf(filter.not, as) } : filter;
}

type Takes = Extract<Standing, { readonly says: 'takes' }>;

/** Where exactly: aboard a facility or ship, on the planet or in space at a mission, beside anything else. NOBODY: it cannot come there. */
function placeAt(g: Trek, { piece, seat, as }: Reporting, host: Piece, { any, anyQuadrant }: Takes): Zone {
  const facts = factsOf(g, host);
  const isShip = factsOf(g, piece).type === 'Ship';
  const fitting = (zone: Zone): Zone => (any === true || fitsAboard(g, seat, zone, piece, as) ? zone : NOBODY);
  if (facts.type === 'Facility') {
    if (whyWrongKind(g, piece, host, facts) !== null) return NOBODY;
    if (anyQuadrant !== true && whyNotNative(g, factsOf(g, piece), host, facts) !== null) return NOBODY;
    return any === true || compatible(g, seat, piece, host, as) ? fitting(zoneIn(host)) : NOBODY;
  }
  if (facts.type === 'Mission') return isShip ? spaceAt(host) : hasPlanet(g, host) ? surfaceAt(host) : NOBODY;
  if (facts.type === 'Ship') return isShip ? NOBODY : fitting(zoneIn(host));
  return !isShip && isAmongPeople(zoneOf(g, host)) ? fitting(zoneOf(g, host)) : NOBODY;
}

/**
 * Why a card may not enter play whatever the place: another of it or of its persona is there already (T6.8, T32), or it is of another universe and no door
 * is open (T2.6, T41.7). Null: it may.
 */
export const whyNotEnter = (g: Trek, seat: Seat, piece: Piece): Bar | null => whyNotUnique(g, seat, piece) ?? whyNoDoor(g, seat, piece);

/** One of each unique card, and one version of each persona, for each player; what is lent or lost still counts for its owner (T32.1, T32.2, T52.5). */
export function whyNotUnique(g: Trek, seat: Seat, piece: Piece): Bar | null {
  const [twin] = twinsOf(g, seat, piece);
  return twin === undefined ? null : { from: ruleCause('T32.1'), tag: 'report.unique', data: { card: g.s.card[twin] } };
}
/** The cards of this player in play beside which this one may not be. */
export function twinsOf(g: Trek, seat: Seat, piece: Piece): readonly Piece[] {
  const facts = factsOf(g, piece);
  if (!('unique' in facts) || facts.unique !== 'unique') return [];
  return countedFor(g, seat).filter((x) => x !== piece && excludes(facts, factsOf(g, x)));
}
const countedFor = (g: Trek, seat: Seat): readonly Piece[] =>
  memoised(g, `counted:${seat}`, () => inPlay(g).filter((x) => ownerOf(g, x) === seat || isYours(g, seat, x)));
function excludes(a: Facts, b: Facts): boolean {
  if (a.type !== b.type) return false;
  if (isPersonnel(a) && isPersonnel(b)) return b.unique === 'unique' && a.personas.some((x) => b.personas.includes(x)); // T32.4, T32.5
  return a.name === b.name;
}

/** The open door that lets a card of another universe in, or NOBODY. */
export const doorFor = (g: Trek, seat: Seat): Piece => inPlay(g).find((x) => isYours(g, seat, x) && isOpenDoor(g, x)) ?? NOBODY;
const isOpenDoor = (g: Trek, piece: Piece): boolean =>
  cardOf(g, piece).standing.some((x) => x.says === 'door' && (x.each === undefined || usesThisTurn(g, piece) < x.each));

const isOfOtherUniverse = (g: Trek, piece: Piece): boolean => iconsOf(g, piece).includes('AU');
export function whyNoDoor(g: Trek, seat: Seat, piece: Piece): Bar | null {
  return isOfOtherUniverse(g, piece) && doorFor(g, seat) === NOBODY ? { from: ruleCause('T2.6'), tag: 'report.no-door' } : null;
}

/** What is used up when a card reports to a place: a text that lets so many each turn, and a door that does. */
export function noteReport(g: Trek, seat: Seat, piece: Piece, { uses = NOBODY }: ReportPlace): void {
  if (uses !== NOBODY) countUse(g, uses);
  noteDoor(g, seat, piece);
}
/** A door that lets in so many each turn has let in this one, whatever it is: people report through it, other cards are played (T41.7). */
export function noteDoor(g: Trek, seat: Seat, piece: Piece): void {
  const door = isOfOtherUniverse(g, piece) ? doorFor(g, seat) : NOBODY;
  if (door !== NOBODY) countUse(g, door);
}
