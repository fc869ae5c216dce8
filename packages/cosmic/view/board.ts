import type { Seat } from '@parley/kernel';
import type { Asset, Back, ColourName, Receipt, Side } from '../rules/state/state.ts';
import type {
  BySide,
  EncounterCell,
  LaidCell,
  LingeringCell,
  MarkCell,
  PlaceCell,
  SheetCell,
  SlotCell,
  TurnCell,
  UnevenCell,
} from './cosmic-view.ts';

export { DEFENSE, GATE, OFFENSE, PHASES, SIDE, SIDES, WARP } from '../rules/state/layout.ts';
export { COLOURS } from '../ids/colours.ts';
export type { Back, ColourName, Receipt, Side };
export type { CardType, Phase, ReceiptRow } from '../rules/state/state.ts';
export type { LaidCell as LaidView, LingeringCell as LingeringView, MarkCell as MarkView, SlotCell as SlotView, TurnCell as TurnView };
export type { Dial as DialView } from '../rules/state/state.ts';

/**
 * The table as one seat sees it, in the terms in which people think. Made from the cells of a view by `read.ts`, each part when it is first
 * looked at; nothing of it is ever changed.
 */
export interface Board {
  /** Persons by their number, and the order in which they sit, clockwise. */
  readonly people: readonly Person[];
  readonly order: readonly Seat[];
  /** Whose ships they are, by the number of their colour, or -1: somebody may have two fleets. */
  readonly fleets: readonly Seat[];
  readonly turn: TurnCell;
  readonly encounter: EncounterView | null;
  /** What makes the total of each side, or what is seen of it so far. */
  readonly receipts: BySide<Receipt>;
  readonly places: readonly PlaceView[];
  readonly sheets: readonly SheetView[];
  readonly stacks: readonly StackView[];
  readonly marks: readonly MarkCell[];
  readonly lingering: readonly LingeringCell[];
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
  /** Foreign colonies needed to win, and home colonies needed to keep a power. */
  readonly goal: number;
  readonly homesNeeded: number;
  /** Colonies that count otherwise than most: `colonyWorth` says what each does. */
  readonly uneven: readonly UnevenCell[];
}

export interface Person {
  readonly seat: Seat;
  readonly colour: ColourName;
  readonly hand: CardRow;
  /** Cards that lie facedown before it until the encounter is over. */
  readonly covered: CardRow;
  /** What its colonies count for towards the goal: effects make more of some and half of others. */
  readonly colonies: number;
  readonly homes: number;
  /** Does it lose a power with one home colony fewer? */
  readonly hangs: boolean;
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

export type EncounterView = EncounterCell;

export interface PlaceView {
  readonly index: number;
  readonly name: string;
  readonly kind: PlaceCell['kind'];
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
  /** The same by person: somebody may have two fleets. */
  readonly crew: readonly number[];
}
export type Fleet = { readonly [C in ColourName]?: number };

export interface SheetView extends Omit<SheetCell, 'alien' | 'name' | 'zones'> {
  readonly id: number;
  /** Empty: somebody else's that lies hidden. */
  readonly alien: string;
  readonly name: string;
  readonly zones: { readonly [name: string]: CardRow };
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

export type AssetKind = Asset['kind'];

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
  /** Markers: the stack it is on, or -1. */
  readonly ship: number;
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
