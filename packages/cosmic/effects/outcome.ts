// Outcome: totals, compensation, rewards, deals, victory.

export { addToTotal, foreseen } from '../rules/resolution/outcome.ts';

export { cardValue, shipsOn, sideShips } from '../rules/resolution/totals.ts';

export { collectFrom, compensate, compensationFor, isCollectedFrom, mayBeCompensated } from '../rules/resolution/compensation.ts';

export {
  announceRewards,
  type Claim,
  fillIn,
  givenFor,
  mayBeRewarded,
  receiveRewards,
  rewarded,
  rewardsForShips,
} from '../rules/resolution/rewards.ts';

export {
  bargainBetween,
  canFound,
  carryOut,
  dealBetween,
  described,
  foundColony,
  type Gives,
  haveDealt,
  matching,
  takePlace,
} from '../rules/resolution/deal.ts';

export { countDown } from '../rules/resolution/countdown.ts';

export { endUndecided, winNow } from '../rules/resolution/victory.ts';

export { hasEnoughColonies, normalWinners } from '../rules/board/winners.ts';

export { managed } from '../rules/board/feats.ts';
