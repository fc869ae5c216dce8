// Verbs and questions for texts that are code, as the rules have them.
export * from '../rules/asking/ask.ts';
export { discard, leave, putOutOfPlay } from '../rules/board/leave.ts';
export { giveControl, move } from '../rules/board/move.ts';
export {
  dockOf,
  hasPlanet,
  hasSpace,
  holder,
  inPlay,
  isDocked,
  isHere,
  isInPlay,
  isMission,
  isSolved,
  lineOf,
  locationOf,
  locationOfZone,
  locations,
  personnelIn,
  presentWith,
  quadrantOf,
  regionOf,
  seedsUnder,
  shipsIn,
  spaceAt,
  surfaceAt,
  within,
  yours,
} from '../rules/board/places.ts';
export { deckOf, draw, shuffleDeck } from '../rules/cards/draw.ts';
export { startCountdown } from '../rules/cards/play.ts';
export { score, scoreOf } from '../rules/cards/points.ts';
export { canAct, canUseSkills, compatible, fitsAboard, vesselOf } from '../rules/numbers/able.ts';
export { numberOf } from '../rules/numbers/attributes.ts';
export { fits, isAny, isNamed } from '../rules/numbers/filter.ts';
export { ableCrew, crewOf, equipmentWith, groupOf, isCrew, isStaffed, peopleOf } from '../rules/numbers/groups.ts';
export { meets } from '../rules/numbers/needs.ts';
export { affiliationsOf, iconsOf, levelOf, skillsOf, speciesOf, traitsOf } from '../rules/numbers/printed.ts';
export { affiliationsPlayed } from '../rules/numbers/reporting.ts';
export { spanOf } from '../rules/numbers/spans.ts';
export { isUsable } from '../rules/numbers/reach.ts';
export { bind, unbind } from '../rules/people/bonds.ts';
export { damage, repair } from '../rules/people/damage.ts';
export { destroy, kill } from '../rules/people/die.ts';
export { relocate } from '../rules/people/relocate.ts';
export { eligible, headsOf, selectAtRandom } from '../rules/people/select.ts';
export { stop, unstop } from '../rules/people/stop.ts';
export { cardOf, factsOf, isType, nameOf, typeOf } from '../rules/registry/cards.ts';
export { lingering, type Until } from '../rules/registry/lasting.ts';
export { controllerOf, isYours, ownerOf } from '../rules/state/control.ts';
export { is, isStopped, mark, putMark, putStatus } from '../rules/state/marks.ts';
export { rival, SEATS, type Piece, type Trek, type Zone } from '../rules/state/state.ts';
export { handOf, kindOf, piecesIn, zoneIn, zoneOf, zoneOfLine, zoneOfSeat, zoneOn, type Line } from '../rules/state/zones.ts';
export { worthWhile } from './worth.ts';
export type { Bar } from '../rules/timing/tables.ts';
export type { Dying, Meeting, Moving, Play, Selection } from '../rules/timing/events.ts';
