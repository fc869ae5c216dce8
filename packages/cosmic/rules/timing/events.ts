import { disturb, type Flow } from '@parley/kernel';
import type { Begun } from '@parley/kit/content';
import type { Held } from '../cards/held.ts';
import type { CosmicTables, PlayableSpec } from '../registry/clauses.ts';
import type { ShipGroup, Player, Side, Cosmic, AssetNo, CardNo, PlaceNo, SheetNo, ZoneNo } from '../state/state.ts';
import { timing } from './timing.ts';

export interface Loss extends ShipGroup {
  readonly owner: Player;
  /** Where these ships go: the warp, unless an effect sends them elsewhere. */
  to: number;
  /** It only counted as a ship, and is nowhere any more. */
  gone?: boolean;
}

/** Ships that are about to be lost by one cause, at one instant (kernel-needs 7.4). */
export interface LossEvent {
  /** Losing ships lost an encounter; lost ships are taken by an effect; sent ships are somebody's choice or price. */
  readonly kind: 'losing' | 'lost' | 'sent';
  /** Who caused it, or -1. */
  readonly by: Player;
  losses: Loss[];
}

/** Ships of one owner that have arrived in the warp or left the game. */
export interface LostEvent {
  readonly owner: Player;
  readonly n: number;
  readonly kind: LossEvent['kind'];
  readonly by: Player;
  readonly to: 'warp' | 'out';
  readonly groups: readonly Loss[];
}

export interface PowerUse {
  readonly by: Player;
  readonly sheet: SheetNo;
  readonly clause: string;
  stopped: boolean;
}

export interface CardPlay {
  readonly by: Player;
  readonly card: CardNo;
  /** The face it is played as: its own, unless an effect makes it count as another one. */
  readonly face: string;
  readonly zone: ZoneNo;
  readonly spec: PlayableSpec;
  readonly text: 'wild' | 'super' | 'card';
  /** Where the card goes when it was stopped: set by whoever stops it. Back: it was prevented, so it was not played (R19.4). */
  goesTo: 'discard' | 'back' | { readonly hand: Player };
  stopped: boolean;
  /** The use it is played for, once that is prepared. */
  use: Begun<CosmicTables> | null;
  /** The event it was played on, if it reacts to one. */
  readonly on: unknown;
}

/** An asset is used, or something is just being made of it. Whoever stops that says what becomes of the asset. */
export interface AssetUse {
  readonly by: Player;
  readonly asset: AssetNo;
  readonly clause: string;
  /** The event it answers, if it reacts to one. */
  readonly on: unknown;
  /** Does it count as a Cosmic Zap? */
  readonly zaps: boolean;
  stopped: boolean;
}

export interface DiscardEvent {
  /** Whose cards they were. */
  readonly by: Player;
  readonly why: 'played' | 'new-hand' | 'effect' | 'resolution' | 'zapped';
  cards: CardNo[];
}

/** Cards that somebody is about to discard at random. */
export interface RandomDiscardEvent {
  readonly by: Player;
  readonly n: number;
  /** Who chooses them after all; -1: chance. */
  chooser: Player;
}

export interface CompensationEvent {
  readonly taker: Player;
  from: Player;
  /** Cards that are taken from the hand, and those that are drawn from the deck in place of others. */
  n: number;
  fromDeck: number;
  /** Who looks at the hand and chooses; -1: cards are taken at random. */
  chooser: Player;
  /** Cards that cannot be taken. */
  shielded: number[];
  /** Those from whose hands nothing is collected. */
  readonly exempt: Player[];
}

export interface RewardEvent {
  readonly who: Player;
  n: number;
  /** None is left to be received, and nobody makes anything more of it. */
  readonly stopped: boolean;
  /** Each reward is a card and a ship. */
  both: boolean;
  readonly why: 'defender' | 'effect';
}

/** Rewards that somebody is due. */
export interface Due {
  readonly who: Player;
  readonly n: number;
  readonly why: RewardEvent['why'];
}

/** An encounter has been won: who is due rewards for it, while all ships of the winners are still where they fought. */
export interface RewardsDueEvent {
  readonly winner: Side;
  readonly due: Due[];
}

/** Rewards that are received at the same time. Whoever deals with some of them takes them off the list. */
export interface DeliveryEvent {
  due: readonly Due[];
}

/** The cards among somebody's rewards, as announced and not drawn yet. Given cards take the place of others. */
export interface RewardCardsEvent {
  readonly who: Player;
  cosmic: number;
  special: number;
  readonly given: Held[];
}

export interface GainEvent {
  readonly who: Player;
  readonly why: 'compensation' | 'rewards';
  /** Whose hand they were taken from, or -1. */
  readonly from: Player;
  /** How many there were, and which ones they were. */
  readonly n: number;
  readonly held: Held;
}

export interface NewHandEvent {
  readonly who: Player;
  /** How many cards are drawn. */
  n: number;
  /** Cards that stay in the hand instead of being discarded. */
  kept: number[];
  /** Cards that lie facedown until the new hand is there: neither shown nor discarded, whatever happens meanwhile. */
  readonly covered: number[];
}

/** The ship that the offense takes back when it regroups. */
export interface RetrieveEvent {
  /** Who takes back how many: whoever changes the one says what becomes of the other. */
  due: { readonly who: Player; readonly n: number };
  /** Somebody put something else in its place. */
  replaced: boolean;
}

/** Ships that are about to leave the warp, whyever. */
export interface RetrievingEvent {
  readonly who: Player;
  n: number;
}

export interface WinEvent {
  winners: Player[];
  how: string;
}

export interface DealEvent {
  parties: Player[];
  /** Whoever bargains in another's place, and for whom. */
  readonly standsFor: Map<Player, Player>;
  made: boolean;
}

/** Somebody has too few home colonies for a power. */
export interface PowerLostEvent {
  readonly who: Player;
}

export interface InviteEvent {
  readonly by: Player;
  readonly who: Player;
}

export interface LandEvent {
  readonly who: Player;
  readonly place: PlaceNo;
  readonly n: number;
  /** There was no colony of this player before. */
  readonly founded: boolean;
}

/** Colonies that were founded at one instant. */
export interface FoundingEvent {
  readonly founded: readonly Founding[];
}
export interface Founding {
  readonly who: Player;
  readonly place: PlaceNo;
}

/** Colonies that are no more, since all their ships have left or the planet has. */
export interface VacatedEvent {
  readonly gone: readonly Founding[];
}

/** Cards that somebody has drawn from the deck, or ships that somebody has taken back from the warp. */
export interface ObtainedEvent {
  readonly who: Player;
  readonly n: number;
}

export interface DrawnEvent extends ObtainedEvent {
  readonly held: Held;
}

export interface RetrievedEvent extends ObtainedEvent {
  /** Where they are now, as far as that is told. */
  readonly to: readonly number[];
}

/** Cards of a deal: from whom, to whom, which. */
export interface DealCardsEvent {
  readonly handed: readonly (readonly [from: Player, to: Player, cards: readonly CardNo[]])[];
}

/** What a failed deal costs: how many ships each dealer loses. */
export interface PenaltyEvent {
  readonly ships: Map<Player, number>;
  /** Whoever has bargained in another's place, and for whom. */
  readonly standsFor: ReadonlyMap<Player, Player>;
}

/** A hazard has just been turned up. */
export interface HazardEvent {
  readonly card: CardNo;
  stopped: boolean;
}

/** Cards that are about to be drawn from the deck. */
export interface DrawEvent {
  readonly who: Player;
  readonly n: number;
  /** Who else gets to see them. */
  readonly seers: Player[];
}

/** A card has come to lie open in an encounter whose cards were open already, and has done nothing yet. */
export interface RevealedEvent {
  readonly by: Player;
  readonly card: CardNo;
}

/** Events and what they carry. The names are those that reactions use. */
export interface Events {
  /** How many ships a cause takes is settled, before anything befalls them. Of a lost encounter also when it takes none. */
  'ships.count': LossEvent;
  'ships.divert': LossEvent;
  'ships.save': LossEvent;
  'ships.lost': LostEvent;
  'ships.freed': LossEvent;
  'ships.landed': LandEvent;
  'ships.retrieve': RetrievingEvent;
  'ships.retrieved': RetrievedEvent;
  'colonies.gained': FoundingEvent;
  'colonies.lost': VacatedEvent;
  'power.used': PowerUse;
  'power.lost': PowerLostEvent;
  'asset.used': AssetUse;
  'card.play': CardPlay;
  'card.played': CardPlay;
  'card.revealed': RevealedEvent;
  /** Whoever would discard may keep cards instead; only what is left is being discarded. */
  'cards.keep': DiscardEvent;
  'cards.discard': DiscardEvent;
  /** They have been discarded, wherever they are now: on the pile, or with whoever has caught them on the way. */
  'cards.discarded': DiscardEvent;
  'cards.random': RandomDiscardEvent;
  'cards.draw': DrawEvent;
  'cards.drawn': DrawnEvent;
  /** The discard pile has become a new deck. */
  'deck.remade': object;
  'hand.new': NewHandEvent;
  compensation: CompensationEvent;
  /** From whom how many cards come is settled; it remains to be said how many of them are drawn from the deck. */
  'compensation.deck': CompensationEvent;
  'rewards.due': RewardsDueEvent;
  'rewards.deliver': DeliveryEvent;
  rewards: RewardEvent;
  'rewards.cards': RewardCardsEvent;
  'cards.gained': GainEvent;
  retrieve: RetrieveEvent;
  win: WinEvent;
  'deal.try': DealEvent;
  'deal.made': DealEvent;
  /** Cards that were part of a deal have changed hands. */
  'deal.cards': DealCardsEvent;
  'deal.penalty': PenaltyEvent;
  'invite.declined': InviteEvent;
  'hazard.drawn': HazardEvent;
}
export type EventName = keyof Events;

/** Lets others react to an event. */
export function event<E extends EventName>(name: E): (g: Cosmic, ev: Events[E]) => Flow {
  const { open } = timing.event(name);
  return (g, ev) => (g.s.taken?.length ? amidEffect(g, open(g, ev)) : open(g, ev));
}
/** Does anybody hold anything for an event? For rules that need not make one that nobody waits for. */
export const awaited = (name: EventName): ((g: Cosmic) => boolean) => timing.event(name).isAwaited;

/** Others answer in the middle of an effect: cards that it has taken are not kept before it is over, whatever comes of the answers (R26.8). */
function* amidEffect(g: Cosmic, flow: Flow): Flow {
  const taken = g.s.taken?.slice() ?? [];
  for (const x of taken) x.waits++;
  try {
    yield* flow;
  } finally {
    for (const x of taken) x.waits--;
    disturb(g);
  }
}
