import { isMission, kindOf, locationOfZone, type Piece, type Trek, type Zone } from '../../effects/index.ts';

/** Is a place on that planet: outside, or in something that stands there? */
export function isOnPlanet(g: Trek, zone: Zone, planet: Piece): boolean {
  if (locationOfZone(g, zone) !== planet) return false;
  if (kindOf(zone) === 'surface') return true;
  const vessel = g.s.cards.holder[zone];
  return vessel >= 0 && !isMission(vessel) && kindOf(g.s.cards.zone[vessel]) === 'surface';
}
