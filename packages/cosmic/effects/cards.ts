// Cards: where they lie, drawn, discarded, taken, shown.

export {
  cardKey,
  cardOfKey,
  cardsIn,
  completePile,
  encounterCards,
  faceOf,
  giveCards,
  handOf,
  handOfType,
  handSize,
  holds,
  isEncounterCard,
  moveCard,
  pickUp,
  restOfHand,
  returnCard,
  shuffleZone,
  stillInHand,
  takeCards,
  takeTop,
  toHand,
  tradeHands,
  typeOf,
  zoneOf,
} from '../rules/cards/zones.ts';

export { isDiscarded, oneOfEachKind } from '../rules/cards/backs.ts';

export { flareOf } from '../rules/cards/faces.ts';

export {
  discard,
  drawCards,
  drawOpen,
  drawTo,
  FULL_HAND,
  leavesGame,
  newHand,
  officialOrder,
  renewDeck,
  renewHand,
  topOfPile,
  undraw,
} from '../rules/cards/discard.ts';

export { discardUntil, drawUntil } from '../rules/cards/until.ts';

export { type Held, holding, stillHeld } from '../rules/cards/held.ts';

export { hasIntimidate, lacksCards, mayBegin, neededCards } from '../rules/cards/need.ts';

export { showCards, unseenBy } from '../rules/cards/sight.ts';

export { coveredZone, layAside, returnsTo, setAside } from '../rules/cards/aside.ts';

export { layCard, layToken, marksAt, takeMarks } from '../rules/cards/marks.ts';

export { laidBy, unlay } from '../rules/cards/front.ts';

export { type Deck, deckTops, type Facedown, facedownCards } from '../rules/cards/facedown.ts';

export { drawUnused, removeFlares, takeUnused, unusedFlares } from '../rules/cards/unused.ts';

export { HOWS, lacking, type Wish, wished } from '../rules/cards/wish.ts';

export { begin, faceShown, holderOfText, isHeard, shownText, sideOfText, speakAs, speakBeside, textOn } from '../rules/cards/shown.ts';

export { DESTINY_SPECIALS } from '../rules/cards/destiny.ts';

export { declareRewards, drawBoth, drawRewards, rewardsLeft } from '../rules/cards/reward-deck.ts';
