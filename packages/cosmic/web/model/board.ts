import type { CardType, ColourName, Phase, Slot as EngineSlot } from '@parley/cosmic';
import type { Plain, Seat } from '@parley/kernel';

/** What the table shows, made from the cells of a view. Everything is plain and never changed in place. */
export interface Board {
  /** Persons by their number, and the order in which they sit. */
  readonly people: readonly Person[];
  readonly order: readonly Seat[];
  /** Whose ships they are, by the number of their colour, or -1: somebody may have two fleets. */
  readonly fleets: readonly Seat[];
  readonly turn: TurnView;
  readonly encounter: EncounterView | null;
  readonly places: readonly PlaceView[];
  readonly sheets: readonly SheetView[];
  readonly stacks: readonly StackView[];
  readonly marks: readonly MarkView[];
  readonly lingering: readonly LingeringView[];
  readonly piles: Piles;
  /** What lies in front of somebody: techs, stations, the markers of special ships. */
  readonly assets: readonly AssetView[];
  /** In games with hazards. */
  readonly hazards: HazardsView | null;
  /** In games of teams. */
  readonly teams: TeamsView | null;
  /** Which cards have the back of the reward deck, in games that have any. */
  readonly rewardCards: { readonly first: number; readonly end: number } | null;
  /** Cards on the table that are neither in a hand nor in a pile. */
  readonly onTable: readonly string[];
  readonly aside: readonly string[];
  /** Home planets of each player at the start: also the foreign colonies needed to win. */
  readonly goal: number;
}

export interface Person {
  readonly seat: Seat;
  readonly colour: ColourName;
  readonly hand: CardRow;
  /** Cards that lie facedown before it until the encounter is over. */
  readonly covered: CardRow;
  /** What its colonies count for towards the goal: effects make more of some and half of others. */
  readonly colonies: number;
}

/** Cards whose faces one may know, or their number alone. */
export interface CardRow {
  readonly n: number;
  /** Keys such as 'attack-08#18', in order; null when the faces are hidden. */
  readonly cards: readonly string[] | null;
  /** Hidden cards: how many of them have the back of the reward deck. */
  readonly reward?: number;
  /** A deck of two backs: the one on top. */
  readonly top?: Back;
}

/** What everybody sees of a card from behind. */
export type Back = 'cosmic' | 'reward';

export interface Piles {
  readonly deck: number;
  /** The back on top of it. */
  readonly deckTop: Back;
  readonly discard: readonly string[];
  readonly destiny: number;
  readonly destinyDiscard: readonly string[];
  readonly unused: number;
  readonly removed: readonly string[];
  /** Decks that not every game has, each with its pile. */
  readonly rewards: DeckView | null;
  readonly techs: DeckView | null;
}

/** A deck and the open pile beside it. */
export interface DeckView {
  readonly deck: number;
  readonly discard: readonly string[];
}

export interface TurnView {
  readonly owner: Seat;
  readonly number: number;
  readonly encounters: number;
  readonly winners: readonly Seat[] | null;
  readonly wonBy: string;
  /** It is the turn of the planet opposite whoever has no partner. */
  readonly planet: boolean;
}

export type Side = 0 | 1;
export const OFFENSE = 0;
export const DEFENSE = 1;
export const SIDES: readonly Side[] = [OFFENSE, DEFENSE];

export interface SlotView {
  /** The card's key, or null while it is hidden. */
  readonly card: string | null;
  readonly up: boolean;
  readonly type: EngineSlot['type'];
  readonly value: number;
  /** It stays facedown and counts as what its owner says. */
  readonly claimed: boolean;
  /** Left out: cosmic. */
  readonly back?: Back;
}

/** A card in front of somebody, announced by its type: its face is known to whoever laid it, and to all once it is turned up. */
export interface LaidView {
  readonly by: Seat;
  readonly type: string;
  readonly up: boolean;
  readonly back: Back;
  readonly card: string | null;
}

/** An alliance dial. What it is set to is seen once all are turned up. */
export interface DialView {
  readonly who: Seat;
  readonly set: string | null;
}

export interface SumRow {
  readonly n: number;
  /** What makes it: 'card:reinforcement-3', 'power:macron'. */
  readonly why: string;
}

export interface TotalView {
  readonly card: number;
  readonly ships: number;
  readonly additions: number;
  readonly total: number;
}

export type OutcomeView =
  | { readonly kind: 'won'; readonly winner: Side; readonly margin: number | null; readonly how: string }
  | { readonly kind: 'both-lose'; readonly how: string }
  | { readonly kind: 'deal' };

export interface EncounterView {
  readonly id: number;
  readonly nth: number;
  readonly offense: Seat;
  /** -1 until destiny has fixed it. */
  readonly defense: Seat;
  readonly phase: Phase;
  readonly hazard: boolean;
  readonly system: ColourName | null;
  /** Name of the planet the gate points at. */
  readonly target: string | null;
  readonly reclaim: boolean;
  /** Name of a planet that is in the gate itself, with the ships on it. */
  readonly carrier: string | null;
  readonly invited: readonly [readonly Seat[], readonly Seat[]];
  readonly allies: readonly [readonly Seat[], readonly Seat[]];
  readonly slots: readonly [SlotView | null, SlotView | null];
  readonly additions: readonly [readonly SumRow[], readonly SumRow[]];
  readonly totals: readonly [TotalView, TotalView] | null;
  readonly outcome: OutcomeView | null;
  /** Was it a success for the offense? Null while open. */
  readonly success?: boolean | null;
  readonly winners: readonly Seat[];
  readonly losers: readonly Seat[];
  readonly laid: readonly LaidView[];
  readonly dials: readonly DialView[];
}

export interface PlaceView {
  readonly index: number;
  readonly name: string;
  readonly kind: 'warp' | 'gate' | 'side' | 'out' | 'planet' | 'vessel' | 'hold';
  /** Planets and vessels: the colour whose home system it lies in, or null when it has left the board. */
  readonly system: ColourName | null;
  /** Planets: their own colour and number. */
  readonly colour: ColourName | null;
  readonly nth: number;
  /** Planets off the board: the colour that keeps it. */
  readonly keeper: ColourName | null;
  /** Planets that are in the warp for now. They belong to their system all the same. */
  readonly inWarp: boolean;
  /** Ships by colour; colours without ships are left out. */
  readonly ships: Fleet;
}
export type Fleet = { readonly [C in ColourName]?: number };

export interface SheetView {
  readonly id: number;
  readonly alien: string;
  readonly name: string;
  readonly owner: Seat;
  readonly controller: Seat;
  readonly down: boolean;
  readonly zapped: boolean;
  /** Face down: its alien is known to its controller alone. */
  readonly hidden: boolean;
  readonly tokens: number;
  readonly zones: { readonly [name: string]: CardRow };
  readonly marks: { readonly [name: string]: readonly Seat[] };
  readonly notes: { readonly [name: string]: Plain };
  readonly captives: readonly { readonly colour: ColourName; readonly n: number }[] | null;
  readonly fleet: ColourName | null;
  readonly reserve: number | null;
}

export interface StackView {
  readonly id: number;
  readonly colour: ColourName;
  readonly place: string;
  readonly ships: number;
  /** The captured ships in it, by colour. */
  readonly prey: Fleet;
  /** The asset whose marker is on it, or -1. */
  readonly marker: number;
}

export type AssetKind = 'tech' | 'station' | 'marker';

export interface AssetView {
  readonly id: number;
  readonly kind: AssetKind;
  /** Whose it is. */
  readonly colour: ColourName;
  /** Techs: completed. Stations: their player has access. Markers: not used yet. */
  readonly up: boolean;
  /** The card's key, or null while it is hidden. */
  readonly card: string | null;
  /** Ships that stand on it. */
  readonly ships: number;
  /** Cards kept under it. */
  readonly stored: CardRow;
  /** The place of the ships on it, and where it is: of a station its planet, of a marker its ship. Empty where there is none. */
  readonly hold: string;
  readonly place: string;
  /** Markers: what colour they are of. A second one in a fleet is of a colour that nobody plays. */
  readonly tint: ColourName;
}

export interface HazardsView extends DeckView {
  readonly inPlay: readonly string[];
  /** People whom a hazard has bound to each other. */
  readonly partners: readonly (readonly Seat[])[];
  readonly backwards: boolean;
}

export interface TeamsView {
  /** Person to partner, or -1: alone. */
  readonly partner: readonly Seat[];
  /** Those who have fulfilled a way to win while their partners have not. */
  readonly met: readonly Seat[];
}

/** Something that an effect has put at a planet. */
export interface MarkView {
  readonly planet: string;
  readonly sheet: number;
  readonly what: string;
  readonly card: string | null;
}

export interface LingeringView {
  readonly id: number | null;
  readonly kind: string;
  readonly owner: Seat;
  readonly until: string;
  readonly cause: string;
}

export type { CardType, ColourName, Phase };
