// Powers: sheets and what is noted on them, zaps, cards played for their texts.

export {
  addSheet,
  canChangeColour,
  canSwapSheets,
  canUse,
  endLoan,
  exchangeSheets,
  giveSheet,
  hasPower,
  isProtected,
  isZapped,
  lend,
  ownSheets,
  playerOfAlien,
  sheetIn,
  sheetOf,
  sheetOfSuper,
  stealable,
  suppressed,
  swapSheets,
  zap,
} from '../rules/powers/sheets.ts';

export { assetNotes, note, placeMarks, secretNote, setTokens, sheetNotes } from '../rules/powers/notes.ts';

export { cardOfAsset, playerOfZone, sheetController } from '../rules/registry/sources.ts';

export { couldPlay, holdsSuper, mayPlay, superOf } from '../rules/powers/usable.ts';

export { offerSuper, playedSuper } from '../rules/powers/use.ts';

export {
  allowedByZone,
  isReinforcement,
  playAs,
  playedAs,
  putForward,
  REINFORCE,
  repeat,
  returnFlare,
  takenBack,
} from '../rules/powers/play.ts';

export { canStillPlay, discardable, playableCards, playableOfType, restToDiscard, stillDiscardable } from '../rules/powers/own-cards.ts';

export { hasCosmicZap, isCosmicZap, playCosmicZap } from '../rules/powers/employ.ts';

export {
  allBroughtBy,
  broughtBy,
  broughtByAsset,
  discardSheet,
  drawAliens,
  drawPower,
  drawPowerFor,
  mayJoin,
  takeSheet,
  unusedFlareOf,
} from '../rules/powers/drawn.ts';

export { pool } from '../rules/setup/choose-aliens.ts';
