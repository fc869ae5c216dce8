// Writing a text: what is printed, the clauses it is made of, what lingers, and what clauses hear of.

export { type Alien, alien, hasSetup } from '../rules/registry/alien.ts';

export { cardTypes, type DeckList, type Face, isEncounterType, type KickerText } from '../rules/registry/face.ts';

export {
  ability,
  amend,
  andThen,
  type Boost,
  type ClauseSpec,
  type Ctx,
  instead,
  law,
  modifier,
  type PlayableSpec,
  reaction,
  terms,
} from '../rules/registry/clauses.ts';

export { family, lingering } from '../rules/registry/lingering.ts';

export type { WindowEvent, WindowName } from '../rules/timing/windows.ts';

export {
  type CardPlay,
  type CompensationEvent,
  type DeliveryEvent,
  type DiscardEvent,
  type DrawnEvent,
  type Due,
  event,
  type Founding,
  type FoundingEvent,
  type Loss,
  type LossEvent,
  type LostEvent,
  type PenaltyEvent,
  type PowerUse,
  type RetrieveEvent,
  type RewardCardsEvent,
  type RewardsDueEvent,
  type VacatedEvent,
  type WinEvent,
} from '../rules/timing/events.ts';

export { queryOf } from '../rules/timing/queries.ts';

export { certainWin } from '../rules/powers/certain-win.ts';

export { openingCard, openingFlare } from '../rules/powers/opening-card.ts';
