import type { Plain } from '@parley/kernel';
import type { Glance } from '@parley/kit/zones';
import type {
  Asset,
  Back,
  CardType,
  ColourName,
  Dial,
  Outcome,
  Phase,
  Place,
  Player,
  Slot,
  Receipt,
  PlaceNo,
  SheetNo,
  ZoneNo,
} from '../rules/state/state.ts';
import type { HazardsSeen } from './hazards.ts';

/**
 * What one seat may know of a game, cell by cell: the contract between the rules, which write it (`cells.ts` and its neighbours), and whoever looks at
 * the table, who all read it with `read.ts`. Aliases and not interfaces, so that the compiler sees them to be plain data.
 *
 * Packets name the fields of a cell that changed, never one that is gone: a field is there all through a game or never.
 */
export type CosmicView = {
  readonly people: PeopleCell;
  readonly turn: TurnCell;
  readonly encounter: EncounterCell | null;
  readonly stacks: readonly StackCell[];
  readonly marks: readonly MarkCell[];
  readonly map: readonly PlaceCell[];
  readonly lingering: readonly LingeringCell[];
  readonly goal: GoalCell;
  readonly colonies: ColoniesCell;
  /** Of games that have them; else null. */
  readonly rewards: RewardsCell | null;
  readonly hazards: HazardsSeen | null;
  readonly technology: DeckCell | null;
  /** What makes the total of the offense (0) and of the defense (1), or what is seen of it so far. Empty between encounters. */
  readonly [receipt: `receipt:${number}`]: Receipt;
  /** Ships by colour. */
  readonly [place: `place:${number}`]: readonly number[];
  readonly [zone: `zone:${number}`]: ZoneCell;
  readonly [sheet: `sheet:${number}`]: SheetCell;
  readonly [asset: `asset:${number}`]: AssetCell | null;
};

/** How many foreign colonies win, and how many home colonies keep a power. */
export type GoalCell = { readonly colonies: number; readonly homes: number };

/** What colonies are worth. Nobody else counts them. */
export type ColoniesCell = {
  /** What everybody's count for towards victory, with halves, by person. */
  readonly counted: readonly number[];
  /** Home colonies, by person. */
  readonly homes: readonly number[];
  /** Those who lose a power with one home colony fewer. What lies hidden is not told of. */
  readonly hanging: readonly Player[];
  /** Colonies that count otherwise than most, which is 1 for a foreign one and nothing for one at home. */
  readonly uneven: readonly UnevenCell[];
};
export type UnevenCell = { readonly who: Player; readonly place: number; readonly n: number };

/** Who is who. Lists of persons are in the order of their numbers. */
export type PeopleCell = {
  readonly colours: readonly ColourName[];
  /** Persons in the order they sit, clockwise. */
  readonly order: readonly Player[];
  /** The zones of their hands. */
  readonly hands: readonly number[];
  /** How many sheets and assets there are, one cell each. */
  readonly sheets: number;
  readonly assets: number;
  /** Whose ships they are, by colour, or -1: somebody may have two fleets. */
  readonly fleets: readonly Player[];
  /** The zones of cards that lie facedown until the encounter is over, once there are any. */
  readonly covered: readonly number[] | null;
  readonly teams: TeamsCell | null;
};

export type TeamsCell = {
  /** Person to partner, or -1: alone. */
  readonly partners: readonly Player[];
  /** The unused planet opposite whoever is alone lies after this place in the order, or -1. */
  readonly planet: PlaceNo;
  /** Those who have fulfilled a way to win while their partners have not. */
  readonly met: readonly Player[];
};

export type TurnCell = {
  readonly owner: Player;
  readonly number: number;
  readonly encounters: number;
  readonly winners: readonly Player[] | null;
  readonly wonBy: string;
  /** It is the turn of the planet opposite whoever has no partner. */
  readonly planet: boolean;
};

export type EncounterCell = {
  readonly id: number;
  readonly nth: number;
  readonly offense: Player;
  /** -1 until destiny has fixed it. */
  readonly defense: Player;
  readonly phase: Phase;
  readonly hazard: boolean;
  readonly system: ColourName | null;
  /** The planet the gate points at. */
  readonly target: string | null;
  readonly reclaim: boolean;
  /** A planet that is in the gate itself, with the ships on it. */
  readonly carrier: string | null;
  readonly invited: BySide<readonly Player[]>;
  readonly allies: BySide<readonly Player[]>;
  readonly outcome: Outcome | null;
  /** Was it a success for the offense? Null while open. */
  readonly success: boolean | null;
  /** What both sides come to; null while a card is hidden. */
  readonly totals: BySide<number> | null;
  readonly flares: { readonly by: readonly Player[]; readonly faces: readonly string[] };
  readonly winners: readonly Player[];
  readonly losers: readonly Player[];
  readonly slots: BySide<SlotCell | null>;
  /** Alliance dials. What they are set to is seen once all are turned up. */
  readonly dials: readonly Dial[];
  readonly laid: readonly LaidCell[];
};

/** Of the offense and of the defense. */
export type BySide<T> = readonly [T, T];

export type SlotCell = {
  /** The card's key; null: it lies facedown and is not this seat's to know. */
  readonly card: string | null;
  readonly up: boolean;
  readonly type: Slot['type'];
  readonly value: number;
  /** It stays facedown and counts as what its owner says. */
  readonly claimed: boolean;
  /** In games with reward cards. */
  readonly back?: Back;
};

/** A card in front of somebody, announced by its type: its face is known to whoever laid it, and to all once it is turned up. */
export type LaidCell = {
  readonly by: Player;
  readonly type: CardType;
  readonly up: boolean;
  readonly back: Back;
  readonly card: string | null;
};

/** A ship that can be told from the others. */
export type StackCell = {
  readonly id: number;
  readonly colour: ColourName;
  readonly place: PlaceNo;
  /** The ships it carries, by colour, and how many ships it is with them. */
  readonly prey: readonly number[];
  readonly ships: number;
  readonly special: string | null;
  /** The asset whose marker is on it, or -1. */
  readonly marker: number;
};

/** Something that an effect has put at a planet. */
export type MarkCell = { readonly planet: string; readonly sheet: SheetNo; readonly what: string; readonly card: string | null };

/** Anywhere ships can be. Colours are numbers here, -1: none. */
export type PlaceCell = {
  readonly name: string;
  readonly kind: Place['kind'];
  /** Planets and vessels: the colour whose home system it is in, or -1 when it has left the board. */
  readonly system: number;
  /** Planets off the board: the colour that keeps it. */
  readonly keeper: number;
  /** Planets: their own colour, and their number within it. */
  readonly colour: number;
  readonly nth: number;
  /** Planets that are in the warp for now. They belong to their system all the same. */
  readonly inWarp: boolean;
};

export type LingeringCell = {
  readonly id: number;
  readonly kind: string;
  readonly owner: Player;
  readonly until: string;
  readonly cause: string;
  /** For its owner's eyes: cards of another player as they were when they were shown. */
  readonly seen?: Glance;
};

/** Which cards have the back of the reward deck, and the zones of their deck and pile and of the cards in front of players. */
export type RewardsCell = DeckCell & { readonly first: number; readonly end: number; readonly front: number };

/** The zones of a deck and of the open pile beside it. */
export type DeckCell = { readonly deck: number; readonly discard: number };

/** Cards whose faces one may know; else how many there are, and where backs differ how many of them have which. */
export type ZoneCell = readonly string[] | number | BacksCell;
export type BacksCell = {
  readonly n: number;
  readonly reward: number;
  /** Of a deck: the back on top. */
  readonly top?: Back;
};

export type SheetCell = {
  /** Null: somebody else's that lies hidden, so that nothing is known of it but whose it is. */
  readonly alien: string | null;
  readonly name: string | null;
  /** -1: it has left the game. */
  readonly owner: Player;
  readonly controller: Player;
  readonly down: boolean;
  readonly zapped: boolean;
  /** Facedown: its alien is known to its controller alone. */
  readonly hidden: boolean;
  readonly tokens: number;
  /** Zones of cards on it, and marks of it that lie at players, by name. */
  readonly zones: { readonly [name: string]: number };
  readonly marks: { readonly [name: string]: readonly Player[] };
  /** The alien's notes, by name: read them by their declaration. Those that are secret are seen by its controller alone. */
  readonly notes: { readonly [name: string]: Plain };
  /** Ships that stand on it: captured ones in words, once there were any; the colour of a second fleet, and how many of it wait here. */
  readonly captives: readonly { readonly colour: ColourName; readonly n: number }[] | null;
  readonly fleet: ColourName | null;
  readonly reserve: number | null;
};

/**
 * What lies in front of somebody. Its face is in its zone, for those who may see it; ships stand in the place it names. A station names
 * the planet it is attached to, a ship marker the stack it is on. Null: it has left the table.
 */
export type AssetCell = {
  readonly kind: Asset['kind'];
  readonly colour: ColourName;
  /** Techs: completed. Stations: their player has access. Markers: not used yet. */
  readonly up: boolean;
  /** The zone of its card, the zone of cards kept under it and the place of ships on it; -1: none. */
  readonly zone: ZoneNo;
  readonly store: number;
  readonly place: PlaceNo;
  readonly planet: string | null;
  readonly ship: number;
  /** Of markers: what colour they are of. A second one in a fleet is of a colour that nobody plays. */
  readonly tint: ColourName;
  readonly notes: { readonly [name: string]: Plain };
};
