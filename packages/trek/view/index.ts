// What browser, bots and lab see of the rules: the view, its one reader, and which zone is which.
export type * from './trek-view.ts';
export * from './read.ts';
export {
  cardOfZone,
  isMissionPiece,
  kindOf,
  LINES,
  sortOf,
  zoneIn,
  zoneOfLine,
  zoneOfMission,
  zoneOfSeat,
  zoneOn,
  type Line,
  type SeatZone,
  type ZoneKind,
} from '../rules/state/zones.ts';
export { SEED_PHASES, TURN_PARTS, type SeedPhase, type TurnPart } from '../rules/state/state.ts';
