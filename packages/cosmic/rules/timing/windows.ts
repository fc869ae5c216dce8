import { because, disturb, occasionKey, queryKey, react, window, type Flow } from '@parley/kernel';
import type { Colour, Cosmic, Encounter, Outcome, Player, ShipGroup, Side } from '../state/state.ts';
import type { Held } from '../cards/held.ts';
import type { PlayableSpec } from '../powers/clauses.ts';

/** The windows of a turn, in the order in which they open (kernel-needs 1.1). */
export const WINDOWS = [
  'turn.start',
  'encounter.wins',
  'encounter.start',
  'regroup.technology',
  'regroup.retrieve',
  'regroup.during',
  'destiny.beforeDraw',
  'destiny.cardDrawn',
  'destiny.afterDrawn',
  'destiny.defenseDetermined',
  'destiny.end',
  'launch.aimed',
  'launch.commit',
  'launch.after',
  'alliance.beforeInvites',
  'alliance.inviting',
  'alliance.afterInvites',
  'alliance.respond',
  'alliance.commit',
  'alliance.formed',
  'planning.beforeSelect',
  'planning.select',
  'planning.shown',
  'planning.laid',
  'planning.selected',
  'reveal.start',
  'reveal.flip',
  'reveal.first',
  'reveal.open',
  'reveal.early',
  'reveal.transform',
  'reveal.revealed',
  'reveal.reinforce',
  'reveal.outcome',
  'resolution.outset',
  'resolution.start',
  'resolution.immediate',
  'resolution.deal',
  'resolution.dealMade',
  'resolution.beforeCompensation',
  'resolution.landing',
  'resolution.afterOutcome',
  'resolution.keep',
  'resolution.discarded',
  'phase.end',
  'encounter.end',
  'encounter.after',
  'encounter.second',
  'turn.end',
  'game.wouldEnd',
  'any.time',
] as const;
export type WindowName = (typeof WINDOWS)[number];

/** What a window shows those who act in it. */
export interface WindowEvent {
  readonly at: WindowName;
  /** Whose step it is, in windows that open for one player: who commits ships, who answers an invitation. */
  readonly who?: Player;
  /** What it is about is gone, and nobody acts on it any more. */
  readonly stopped?: boolean;
}

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
  readonly sheet: number;
  readonly clause: string;
  readonly plan: unknown;
  stopped: boolean;
}

export interface CardPlay {
  readonly by: Player;
  readonly card: number;
  /** The face it is played as: its own, unless an effect makes it count as another one. */
  readonly face: string;
  readonly zone: number;
  readonly spec: PlayableSpec;
  readonly text: 'wild' | 'super' | 'card';
  /** Where the card goes when it was stopped: set by whoever stops it. Back: it was prevented, so it was not played (R19.4). */
  goesTo: 'discard' | 'back' | { readonly hand: Player };
  stopped: boolean;
  /** What the play was about, once it has happened: for effects that repeat it. */
  plan: unknown;
  /** The event it was played on, if it reacts to one. */
  readonly on: unknown;
}

/** An asset is used, or something is just being made of it. Whoever stops that says what becomes of the asset. */
export interface AssetUse {
  readonly by: Player;
  readonly asset: number;
  readonly clause: string;
  readonly plan: unknown;
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
  cards: number[];
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
  readonly place: number;
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
  readonly place: number;
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
  readonly handed: readonly (readonly [from: Player, to: Player, cards: readonly number[]])[];
}

/** What a failed deal costs: how many ships each dealer loses. */
export interface PenaltyEvent {
  readonly ships: Map<Player, number>;
  /** Whoever has bargained in another's place, and for whom. */
  readonly standsFor: ReadonlyMap<Player, Player>;
}

/** A hazard has just been turned up. */
export interface HazardEvent {
  readonly card: number;
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
  readonly card: number;
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

/** Questions about the rules that effects may change, and what they are about. */
export interface Queries {
  /** Most ships somebody may send. */
  'ships.limit': { q: { who: Player; as: 'offense' | 'ally' }; v: number };
  /** How many ships may come straight from the warp, within the limit? */
  'ships.fromWarp': { q: { who: Player; as: 'offense' | 'ally' }; v: number };
  /** Home planets on which ships found a colony that would return and have no colony to return to. None: they are lost. */
  'ships.refuge': { q: { who: Player; ships: readonly ShipGroup[] }; v: readonly number[] };
  /** Fewest ships somebody must send who has that many: one. */
  'ships.least': { q: { who: Player; as: 'offense' | 'ally' }; v: number };
  /** Is the destiny deck shuffled before the next card is drawn? */
  'destiny.shuffled': { q: null; v: boolean };
  /** Encounters that the destiny card allows besides the one it leads to. */
  'destiny.others': { q: null; v: readonly { readonly who: Player; readonly system: Colour }[] };
  /** The planets at which the offense may aim. */
  'launch.targets': { q: null; v: readonly number[] };
  /** Does somebody who is about to send ships put it off? Then none are sent now. */
  'ships.delayed': { q: { who: Player; to: number }; v: boolean };
  /** The ships of a player that count for a side's total: those in the encounter. */
  'total.ships': { q: { who: Player; side: Side }; v: readonly ShipGroup[] };
  /** What one ship adds to its side's total. `stack` is the number of ships in it. */
  'ship.weight': { q: { who: Player; side: Side; prey: number }; v: number };
  /** Do the ships of a player count for their side's total, or against it? */
  'ship.sign': { q: { who: Player; side: Side }; v: 1 | -1 };
  /** How the card and the ships of a side make a number. */
  'total.combine': { q: { side: Side; card: number; main: number; allies: number; shipsMain: number; shipsAllies: number }; v: number };
  /** What else counts towards a side's total. */
  'total.add': { q: { side: Side }; v: number };
  /** Which of two attacking sides wins by its total. */
  'outcome.compare': { q: { totals: readonly [number, number] }; v: Side };
  /** Forced results, first come first served: a side wins whatever the totals. */
  'outcome.force': { q: { totals: readonly [number, number] }; v: Outcome | null };
  /** The very last word: the winner loses. */
  'outcome.invert': { q: null; v: boolean };
  /** What a reinforcement adds that this player plays. */
  'reinforcement.value': { q: { who: Player }; v: number };
  /** What the kicker of a main player multiplies by. */
  'kicker.factor': { q: { who: Player }; v: number };
  'comp.amount': { q: { who: Player; ships: number }; v: number };
  'comp.due': { q: { who: Player }; v: boolean };
  'reward.amount': { q: { who: Player; ships: number }; v: number };
  'reward.due': { q: { who: Player }; v: boolean };
  /** Colonies that each party may gain by a deal: one. */
  'deal.colonies': { q: { who: Player }; v: number };
  /** Ships that a party to a deal loses when it fails, before anything is made of that number: three. `as`: for whom it has bargained. */
  'deal.ships': { q: { who: Player; as: Player }; v: number };
  /** What a set of foreign colonies is worth towards victory. */
  'colonies.worth': { q: { who: Player; planets: readonly number[] }; v: number };
  /** What else counts as foreign colonies of somebody. */
  'colonies.extra': { q: { who: Player }; v: number };
  'planet.capacity': { q: { place: number }; v: number };
  /** Has somebody the right to another encounter? */
  'encounter.again': { q: { who: Player }; v: boolean };
  /** Does holding no encounter card matter for it? */
  'encounter.needsCard': { q: { who: Player }; v: boolean };
  /** With how many encounter cards somebody needs no new hand: one. None: being without has no consequences. */
  'hand.need': { q: { who: Player }; v: number };
  /** Does this main player select a card only when the other one lies open? */
  'select.waits': { q: { who: Player }; v: boolean };
  /** Cards a main player must choose from, if any of them can be chosen. */
  'select.force': { q: { who: Player; cards: readonly number[] }; v: readonly number[] };
  /** May this card be played now, if its own text fits? */
  'play.allowed': { q: { who: Player; card: number }; v: boolean };
  /** May this main player invite allies? */
  'ally.invite': { q: { by: Player }; v: boolean };
  /** Whom a main player has to invite who invites anybody at all. */
  'ally.mustInvite': { q: { by: Player }; v: readonly Player[] };
  /** Do winning allies have what those of the other side would have: rewards in the gate, a colony beside the planet? */
  'allies.exchanged': { q: null; v: boolean };
  /** Is this player kept from allying with a side, invited or not? */
  'ally.forbidden': { q: { who: Player; side: Side }; v: boolean };
  /** May this player ally without an invitation, and on which sides? */
  'ally.sides': { q: { who: Player; invited: readonly Side[] }; v: readonly Side[] };
  /** Does the power keep working with too few home colonies? */
  'power.off': { q: { sheet: number }; v: boolean };
  /** Is this power safe from being lost with too few home colonies? */
  'power.safe': { q: { sheet: number }; v: boolean };
  /** Does a card that was played leave the game when it has done its work? */
  'played.removed': { q: { card: number }; v: boolean };
  /** Whose turn follows the turn of a player: that on the left. */
  'turn.next': { q: { after: Player }; v: Player };
  /** May this player win in the normal way? Null: the usual count decides. */
  'win.normal': { q: { who: Player }; v: boolean };
  /** Other ways to win that are fulfilled right now, at the end of an encounter. */
  'win.other': { q: null; v: readonly { readonly who: Player; readonly how: string }[] };
  /** How many ships in the warp research this tech as if they were on it? */
  'research.afar': { q: { asset: number }; v: number };
  /** May somebody ally with both sides at once? */
  'ally.both': { q: { who: Player }; v: boolean };
  /** Does this main player turn over the encounter card only after the other one? */
  'reveal.waits': { q: { who: Player }; v: boolean };
}
export type QueryName = keyof Queries;

const WINDOW_KEY = new Map<string, number>(WINDOWS.map((w) => [w, occasionKey(`window:${w}`)]));
const WINDOW_EVENT = new Map<string, WindowEvent>(WINDOWS.map((w) => [w, { at: w }]));
export const windowKey = (name: WindowName): number => WINDOW_KEY.get(name) as number;
export const eventKey = (name: EventName): number => occasionKey(`event:${name}`);
export const queryKeyOf = (name: QueryName): number => queryKey(name);

/** Opens a window of the turn. */
export function at(name: WindowName): (g: Cosmic) => Flow {
  const key = windowKey(name);
  const ev = WINDOW_EVENT.get(name) as WindowEvent;
  return (g) => window(g, key, ev);
}

/** Opens a window that belongs to one player's step. */
export function atStepOf(name: WindowName): (g: Cosmic, who: Player) => Flow {
  const key = windowKey(name);
  return (g, who) => window(g, key, { at: name, who } satisfies WindowEvent);
}

/** A step of the rules, named as the reason of what it does. */
export const byRule = <T>(g: Cosmic, rule: string, flow: Flow<T>): Flow<T> => because(g, 'rule', rule, -1, flow);

/** Lets others react to an event. */
export function event<E extends EventName>(name: E): (g: Cosmic, ev: Events[E]) => Flow {
  const key = eventKey(name);
  return (g, ev) => (g.s.taken?.length ? amidEffect(g, react(g, key, ev)) : react(g, key, ev));
}

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

export type { Encounter };
