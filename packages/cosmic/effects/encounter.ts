// The encounter: sides, the cards in it, what they count as.

export {
  hasFailed,
  hasFailedAsMain,
  hasLost,
  hasLostAsMain,
  hasSucceededAsMain,
  hasWon,
  hasWonAsMain,
  hasWonForSide,
  inResolution,
  mainSide,
  mySide,
} from '../rules/board/encounter.ts';

export {
  attacksRevealed,
  attacksStand,
  bothAttack,
  countsAs,
  printedAs,
  printedCards,
  revealedAs,
  slotOf,
  standsAs,
} from '../rules/cards/counts-as.ts';

export { kickerOf, openKickers, someKickerSays } from '../rules/cards/kickers.ts';

export { revealedValue, setCard, setValue } from '../rules/phases/card-value.ts';

export { putInSlot, switchCards, takeBack } from '../rules/phases/slots.ts';

export {
  addCard,
  candidates,
  choices,
  isForced,
  isOutOfCards,
  isProvided,
  isTypeBarred,
  lacksCandidates,
  layDown,
  replaceCard,
  turnUpLate,
} from '../rules/phases/planning.ts';

export { alsoRevealed, becomes, claim, countAsRevealed, countsBeside, flip, settleAsDeal } from '../rules/phases/reveal.ts';

export { revealedLate } from '../rules/phases/turned-up.ts';

export { exchangeCard, playAnotherCard, revealAgain } from '../rules/phases/another-card.ts';

export { changeKickers, kickLate, strandAllies } from '../rules/phases/kicking.ts';
