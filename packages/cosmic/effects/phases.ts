// Phases: destiny, launch, the end of an encounter, turns.

export {
  canEncounter,
  destinyCards,
  drawsNext,
  emptyHomePlanets,
  isColourCard,
  isWildCard,
  leaveOpen,
  namedPlayer,
  redrawDestiny,
  setDefense,
  shuffleDestiny,
  stillDecides,
  turnTables,
} from '../rules/phases/destiny.ts';

export { aimAt, battlefields, isWarpOpen, legalTargets, sendLimit, targetsIn } from '../rules/phases/launch.ts';

export { aboutToSettle, alliesLand, alliesReturn, clearSlots, everybodyReturns, landingAllies } from '../rules/phases/resolution.ts';

export { returnPlayed, startOver } from '../rules/phases/replay.ts';

export { denyVictory } from '../rules/phases/deny-victory.ts';

export { contestVictory, extraEncounter } from '../rules/phases/encounter.ts';

export { further, mayGoOn } from '../rules/phases/turn.ts';

export { endEncounter, jumpTo, settleEncounter } from '../rules/timing/signals.ts';
