// Ships: counted, moved, brought home and landed.

export { countIn, countShips, fleets, groupsAt, groupsIn, kinds, present, splitShips, stackById } from '../rules/board/groups.ts';

export { moveShips, moveSome } from '../rules/board/move.ts';

export { addPrey, addSpecialShip, looseStacks, preyOf, removeSpecialShip } from '../rules/board/stacks.ts';

export { addStandIn, isStandIn, removeStandIn } from '../rules/board/stand-ins.ts';

export { spend } from '../rules/board/markers.ts';

export { addFleet, addReserve, reserveColour, reserveLeft, reserveShips, toReserve } from '../rules/board/fleets.ts';

export { returnPlaces, returnShips } from '../rules/ships/homecoming.ts';

export { announceColonies, land, leaveGate } from '../rules/ships/landing.ts';

export { leaveWarp, tookBack } from '../rules/ships/leaving-warp.ts';

export { canRetrieve, longInWarp, retrievable, retrieve, retrieveOld, returnable, roomAtColonies } from '../rules/ships/retrieval.ts';

export { joinEncounter, joinFromWarp, postOf } from '../rules/ships/join.ts';

export { rearrange } from '../rules/ships/rearrange.ts';

export { allCaptives, captiveOwners, captives, capture, free } from '../rules/ships/captives.ts';
