import { NOBODY } from '@parley/kernel';
import type { Reach, When } from '../../language/index.ts';
import { holder, inPlay, isHere, isMission, locationOf, personnelIn, quadrantOf, surfaceAt } from '../board/places.ts';
import { isType, typeOf } from '../registry/cards.ts';
import { controllerOf } from '../state/control.ts';
import type { Piece, Trek, Zone } from '../state/state.ts';
import { kindOf, piecesIn, zoneIn, zoneOf, zoneOn } from '../state/zones.ts';
import { query } from '../timing/timing.ts';
import { canUseSkills, vesselOf } from './able.ts';
import { fits } from './filter.ts';
import { meets, type Group } from './needs.ts';

const useAsked = query('mayUse');

/** Does a text on `source` reach that card? */
export function reaches(g: Trek, source: Piece, reach: Reach, piece: Piece): boolean {
  switch (reach) {
    case 'self':
      return piece === source;
    case 'present':
      return piece === source || (kindOf(zoneOf(g, source)) !== 'on' && zoneOf(g, piece) === zoneOf(g, source));
    case 'here':
      return isHere(g, source, piece);
    case 'host':
      return piece === holder(g, source);
    case 'aboard':
      return zoneOf(g, piece) === aboardHost(g, source);
    case 'planet':
      return zoneOf(g, piece) === planetOf(g, source);
    case 'everywhere':
      return true;
  }
}

/** What a card is aboard of or was played on has these aboard; NOBODY: it has no inside. */
function aboardHost(g: Trek, source: Piece): Zone {
  const host = holder(g, source);
  return host === NOBODY || isMission(host) ? NOBODY : zoneIn(host);
}
/** The surface at the location of a card. */
function planetOf(g: Trek, source: Piece): Zone {
  const at = locationOf(g, source);
  return at === NOBODY || !isMission(at) ? NOBODY : surfaceAt(at);
}

/** Those of its player who are with a card and may use their skills: present with it, or aboard what it was played on. */
export function companyOf(g: Trek, source: Piece): Group {
  const seat = controllerOf(g, source);
  const on = kindOf(zoneOf(g, source)) === 'on';
  const zone = on ? aboardHost(g, source) : zoneOf(g, source);
  const ship = on ? holder(g, source) : vesselOf(g, zone);
  const inside = zone !== NOBODY && (on || isAmongPeople(zone));
  return {
    seat,
    people: inside ? personnelIn(g, zone).filter((x) => controllerOf(g, x) === seat && canUseSkills(g, x)) : [],
    things: inside ? piecesIn(g, zone).filter((x) => isThing(g, x) && controllerOf(g, x) === seat) : [],
    ship: ship !== NOBODY && !isMission(ship) && isType(g, ship, 'Ship') ? ship : NOBODY,
  };
}
const isAmongPeople = (zone: Zone): boolean => ['in', 'surface'].includes(kindOf(zone));
const isThing = (g: Trek, piece: Piece): boolean => isType(g, piece, 'Equipment') || isType(g, piece, 'Artifact');

/** Does a text on this card work now? */
export function holds(g: Trek, source: Piece, when: When | undefined): boolean {
  if (when === undefined) return true;
  if ('inPlay' in when) {
    const seat = controllerOf(g, source);
    return inPlay(g).some((x) => (when.yours !== true || controllerOf(g, x) === seat) && fits(g, seat, x, when.inPlay));
  }
  if ('inside' in when) {
    const vessel = vesselOf(g, zoneOf(g, source));
    return vessel !== NOBODY && fits(g, controllerOf(g, source), vessel, when.inside);
  }
  if ('hosts' in when) {
    const vessel = vesselOf(g, zoneOf(g, source));
    return vessel !== NOBODY && piecesIn(g, zoneOn(vessel)).some((x) => fits(g, controllerOf(g, source), x, when.hosts));
  }
  if ('quadrant' in when) return quadrantOf(g, source) === when.quadrant;
  if ('both' in when) return when.both.every((x) => holds(g, source, x));
  if ('unless' in when) return !holds(g, source, when.unless);
  return meets(g, companyOf(g, source), when);
}

/**
 * May the text of this card be used at all? That of a personnel is one of its skills (T17.2, T42.3); equipment may be barred where it is; what is on
 * the table or on another card just works.
 */
export function isUsable(g: Trek, source: Piece): boolean {
  switch (typeOf(g, source)) {
    case 'Personnel':
      return canUseSkills(g, source) && isUseful(g, source);
    case 'Equipment':
    case 'Artifact':
      return isUseful(g, source);
    default:
      return true;
  }
}
/** May those who are with this equipment use it? Of a personnel: is its text in its reach? */
export const isUseful = (g: Trek, piece: Piece): boolean => useAsked.ask(g, null, { piece, seat: controllerOf(g, piece) }) === null;
