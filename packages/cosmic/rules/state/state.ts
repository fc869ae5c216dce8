import { type Seat, type Plain, type Pieces, type Counts, type Game, type Lingering, type Numbered } from '@parley/kernel';
import { COLOURS, isColour, type ColourName } from '../../ids/colours.ts';
import type { Options } from '../options/options.ts';
import { DEFENSE, OFFENSE, PHASES, type Phase, type Side } from './layout.ts';

/** R7.2, R8.2: ships one may send. */
export const NORMAL_LIMIT = 4;

/** A person at the table: the one who is asked. Colour, hand, place in the order and sheets are bound to persons. */
export type Player = Seat;

export { COLOURS, isColour, type ColourName };
export * from './layout.ts';
/** Numbers of things in the lists of the state. They are told apart, so that none is taken for another. */
export type PlaceNo = Numbered<'place'>;
export type CardNo = Numbered<'card'>;
export type ZoneNo = Numbered<'zone'>;
export type SheetNo = Numbered<'sheet'>;
export type AssetNo = Numbered<'asset'>;
export type StackNo = Numbered<'stack'>;

/** An index into COLOURS: whose pieces, not who plays them. */
export type Colour = Numbered<'colour'>;

/**
 * Anywhere ships can be. The first four are fixed, then come the planets and whatever effects add. A place that becomes another is replaced
 * (`changePlace`).
 */
export interface Place {
  readonly kind: 'warp' | 'gate' | 'side' | 'out' | 'planet' | 'vessel' | 'hold';
  /** Planet and vessel: whose home system it is in now, or -1 when it has left the board. */
  readonly system: Colour;
  /** Planet: its own colour. */
  readonly colour: Colour;
  /** Planet: its number within its colour, for names. */
  readonly nth: number;
  /** Planet off the board: the colour that keeps it and counts it as a foreign colony, or -1. */
  readonly keeper: Colour;
  /** Hold: what holds the ships, in the words of whoever made it; empty when the hold is free for another use. Vessel: its name. */
  readonly by: string;
}
/** Ships with which everybody begins on each home planet (R2.1). */
export const SHIPS_PER_PLANET = 4; // incursion-components-05
/**
 * A ship that can be told from the others: because it carries ships, which come free when it reaches the warp, or because it is
 * a special one. It counts as one ship.
 */
export interface Stack {
  readonly id: number;
  readonly colour: Colour;
  place: PlaceNo;
  /** The hold in which the ships under the top one are. */
  readonly hold: PlaceNo;
  /** What makes it special; left out: nothing but what it carries. */
  readonly special?: string;
  /** The asset whose marker is on it: an ordinary ship of the fleet that is more than the others as long as it is marked. */
  marker?: number;
}

/** Interchangeable ships in one place, or one stack. */
export interface ShipGroup {
  readonly place: PlaceNo;
  readonly colour: Colour;
  /** A stack's id, or -1 for plain ships. */
  readonly stack: StackNo;
  readonly n: number;
}

/** What the back of a card shows: everybody can tell a reward card from the others, wherever it is (R26.10). */
export type Back = 'cosmic' | 'reward';

export interface Zone {
  readonly kind:
    | 'deck'
    | 'discard'
    | 'destiny'
    | 'destiny-discard'
    | 'unused-flares'
    | 'removed'
    | 'table'
    | 'slot'
    | 'hand'
    | 'sheet'
    | 'aside'
    | 'covered'
    | 'tech-deck'
    | 'tech-discard'
    | 'reward-deck'
    | 'reward-discard'
    | 'front'
    | 'hazard-deck'
    | 'hazard-discard'
    | 'hazards'
    | 'asset'
    | 'store';
  /** Sheet: which one. */
  readonly sheet: SheetNo;
  /** Sheet: the name its alien gave it. */
  readonly name: string;
  /** Asset and store: the asset that lies here, or on the cards that are kept here. */
  readonly asset?: AssetNo;
}
/** Control of a sheet that is not its owner's. Ends with its encounter, or when the sheet it hangs on stops working. */
export interface Loan {
  readonly to: Player;
  readonly until: string;
  readonly parent: number;
  /** The phase in which it was taken. */
  readonly since: Phase;
}

export interface Sheet {
  readonly id: number;
  readonly alien: string;
  /** Whose it is; -1: it has left the game. */
  owner: Player;
  loan: Loan | null;
  /** The sheet through which it came into the game and with which it stays, else -1. No super flare belongs to such a power. */
  readonly parent: number;
  /** The asset it belongs to: whoever has that one has this, and it works while that one does, however many home colonies there are. */
  readonly asset?: AssetNo;
  /** Turned facedown: its owner has too few home colonies. */
  down: boolean;
  /** Not shown yet: its controller alone knows what it is, and has to show it to use it (R32.3). */
  hidden?: boolean;
  tokens: number;
  /** The alien's own notes, by name. They travel with the sheet. */
  notes: { [name: string]: Plain };
  /** The colour of a second fleet that waits on it. */
  fleet?: Colour | undefined;
  /** Zones of cards on the sheet, by name. */
  zones: { [name: string]: number };
  /** Marks lying at other players, by name. */
  marks: { [name: string]: number[] };
}

export type CardType =
  | 'attack'
  | 'negotiate'
  | 'morph'
  | 'retreat'
  | 'artifact'
  | 'flare'
  | 'intimidate'
  | 'kicker'
  | 'reinforcement'
  | 'rift';

/** One main player's encounter card as it counts now. */
export interface Slot {
  card: CardNo;
  /** Who has laid it there and so knows it. */
  by: Player;
  /** Lies face up. */
  up: boolean;
  /** What it counts as for this encounter. Meaningless while facedown. */
  type: 'attack' | 'negotiate' | 'morph' | 'retreat' | 'intimidate' | 'none';
  value: number;
  /** The face that was said to be there, while the card itself stays hidden; null: nothing was said. */
  said: string | null;
  revealed: Revealed | null;
}

/**
 * What was revealed on a side. For how the encounter goes that is what the card was, morphs done, before any effect (faq-general-30); for
 * everything else it is the cards themselves, as they are printed (faq-general-26). A card that only was said to be something is not among them.
 */
export interface Revealed {
  readonly type: Slot['type'];
  readonly value: number;
  readonly cards: readonly CardNo[];
}

export type Outcome =
  | { readonly kind: 'won'; readonly winner: Side; readonly margin: number | null; readonly how: string }
  | { readonly kind: 'both-lose'; readonly how: string }
  /** `made`: whether it came to one, if that is settled already. Otherwise the main players bargain for it. */
  | { readonly kind: 'deal'; readonly made?: boolean };

export type Addition = { readonly side: Side; readonly n: number; readonly why: string };

/** An alliance dial: a side with a number of ships, foreign aid for a side, both sides, or nothing. */
export type Dial = { readonly who: Player; readonly set: string | null };

/** A card that lies in front of a player until the encounter is over, announced by its type. */
export interface Laid {
  card: CardNo;
  by: Player;
  readonly type: 'kicker' | 'intimidate';
  /** Lies face up. */
  up: boolean;
}

/** A card played in this encounter, and where it came from. */
export interface Played {
  readonly card: CardNo;
  readonly by: Player;
  readonly zone: ZoneNo;
  readonly since: Phase;
}

/** What somebody managed in an encounter and a way to win may ask for. */
export type FeatKind = 'home-colony' | 'new-hand' | 'deal' | 'failed-deal';
export interface Feat {
  readonly who: Player;
  readonly what: FeatKind;
  /** The colony marker of that player just before. */
  readonly score: number;
}

/** What makes a side's total, row by row, and the sum at the end. Causes are written as events carry them: 'power:macron', 'card:kicker-x3'. */
export type Receipt = readonly ReceiptRow[];
export type ReceiptRow =
  /** The card as it counts, and what by whom its own value is multiplied. */
  | { readonly what: 'card'; readonly n: number; readonly times?: number; readonly why?: readonly string[] }
  /** Ships of one colour (left out: of the own one): what they count, how many they are if that is another number, and what makes it one. */
  | {
      readonly what: 'ships';
      readonly who: Player;
      readonly colour?: ColourName;
      readonly n: number;
      readonly ships?: number;
      readonly why?: readonly string[];
    }
  /** What one effect adds, perhaps several times. */
  | { readonly what: 'effect'; readonly n: number; readonly why: string; readonly times?: number }
  | { readonly what: 'sum'; readonly n: number };

/** The totals that decided an encounter. */
export type Settled = { readonly totals: readonly [number, number]; readonly receipts: readonly [Receipt, Receipt] };

export interface Encounter {
  readonly id: number;
  /** Whose turn it belongs to, its number within that turn, and whether it counts against the limit of two. */
  readonly nth: number;
  readonly extra: boolean;
  /** Fought over a victory that stands otherwise: nobody wins the game by anything else meanwhile. */
  contest?: boolean | undefined;
  offense: Player;
  /** -1 until destiny has fixed it. */
  defense: Player;
  phase: Phase;
  /** A planet that is in the gate with all ships on it: those of the offense and its allies take part in the encounter. */
  carrier?: number | undefined;
  /** Was a destiny card with a hazard warning drawn? The hazard token shows it: red if so, else yellow (R25.2). */
  hazard: boolean;
  /** The hazard that was drawn for it, in games with hazards: one at most (R25.1). */
  hazardCard?: number;
  /** The system the encounter is in, the planet the gate points at, -1 while open. */
  system: Colour;
  target: number;
  reclaim: boolean;
  /** The destiny card that was drawn and counts; -1: none, or another one is to be drawn. */
  destiny: number;
  /** The colour it stands for; -1: any. A special card stands for that of the player it has found (R6.7). */
  named: Colour;
  invited: [Player[], Player[]];
  allies: [Player[], Player[]];
  /** Alliance dials, in games that have them: what each shows, null until all are turned up. */
  dials?: Dial[];
  /** Are alliances formed? */
  formed: boolean;
  /** Everybody who became an ally, whatever has become of their ships since (R8.5). */
  joined: [Player[], Player[]];
  slots: [Slot, Slot];
  additions: Addition[];
  played: Played[];
  /** Cards that lie in front of players, once somebody has laid one down. */
  laid?: Laid[];
  outcome: Outcome | null;
  /** The totals that decided it: ships that leave afterwards do not change them. */
  settled: Settled | null;
  /** Are its phases over? It stays on the table for a while: until the next one begins, or the turn is over. */
  over: boolean;
  /** Has everything happened that its end brings (R11.8)? From then on nobody is a main player or an ally any more, though it still lies there. */
  ended: boolean;
  /** Was it a success for the offense, so that a second encounter may follow? Null while open. */
  success: boolean | null;
  winners: Player[];
  losers: Player[];
  /** Dealt successfully or failed to, as parties of the deal. A deal is also the success of those who were replaced in it. */
  dealt: Player[];
  replaced: Player[];
  failed: Player[];
  flares: { by: Player[]; faces: string[] };
  /** Powers used that may be used only once, and the phase in which they were. */
  used: { key: string; phase: Phase }[];
  /** The last number handed out before its planning phase began: tells what was started since. -1 before that. */
  planned: number;
  /** Who must select first, face up, before the other main player selects; -1: both select in secret. */
  selectsFirst: Player;
  /** Was it played again from its planning phase? Then its second outcome is final. */
  replayed: boolean;
  /** Is the turn over after this encounter, whatever its outcome? */
  turnEnds: boolean;
  /** Encounter cards that went to the discard pile at its end, and who had revealed them. */
  discarded: { card: CardNo; by: Player }[];
  /** Ships of each player that went to the warp as losing ships. */
  lost: number[];
  /** Ships of each player that went to the warp in it, whatever took them there and wherever they are now. */
  wrecks: number[];
  /** Those of whom ships went to the warp in its resolution phase, once there are any. */
  sunk?: Player[] | undefined;
  /** Ships of each colour that went to the warp in this encounter and are still there. */
  fresh: number[];
  /** Cards laid aside until the encounter is over, with their owners and where they came from. */
  aside: { card: CardNo; to: Player; from: number }[];
  feats: Feat[];
  /** Where cheating is allowed: what was stolen and not noticed, and who has accused somebody. */
  thefts?: Theft[];
  accusers?: Player[];
}

/** A card or ship that somebody took without being entitled to it. */
export interface Theft {
  by: Player;
  phase: Phase;
  /** The card that allows it. */
  flare: number;
  card: CardNo;
  zone: ZoneNo;
  planet: PlaceNo;
}

export interface Turn {
  owner: Player;
  number: number;
  /** Encounters of this turn that count against the limit. */
  encounters: number;
  used: string[];
  /** The turn of the unused planet, and whose turn was before (R29.6). */
  planet?: Player;
  /** Was the last encounter of this turn a success that allows another? */
  lastSucceeded: boolean;
  next: 'new-turn' | 'encounter';
}

/** Something that an effect has put at a planet. It stays there, wherever the planet goes. */
export interface Mark {
  readonly planet: PlaceNo;
  /** The sheet it belongs to: whoever has that one disposes of it. */
  readonly sheet: SheetNo;
  readonly what: string;
  /** The card that lies there, kept in the zone of that name on the sheet; -1: a token. */
  readonly card: CardNo;
}

/**
 * Something on the table that is neither a card in hand nor an alien sheet and acts for its owner. It belongs to a colour, so it
 * goes along when people exchange colours.
 */
export interface Asset {
  readonly id: number;
  readonly kind: 'tech' | 'station' | 'marker';
  /** Whose it is; -1: nobody's, or not in use. */
  colour: Colour;
  /** Lies face up. A tech that lies facedown is known to its owner alone; of the others everybody knows what they are. */
  up: boolean;
  /** The zone of its card. */
  readonly zone: ZoneNo;
  /** The zone of cards kept under it, and the hold of ships that stand on it; -1 until one is needed. */
  store: number;
  hold: PlaceNo;
  /** Its own notes by name, open to all. */
  notes: { [name: string]: Plain };
  /** Stations: the planet it is attached to. */
  planet?: PlaceNo;
  /** Ship markers: the ship it is on, as a stack, and what colour they are of. A second one in a fleet is of a colour that nobody plays. */
  ship?: number;
  tint?: Colour;
}

/** A card that was taken and will strike back if it is kept. */
export interface Taken {
  readonly card: CardNo;
  readonly by: Player;
  /** Answers to the effect that took it which are still going on. */
  waits: number;
}

/** Reward cards have numbers in a row, and a deck and discard pile of their own unless they are mixed with the others. */
export interface RewardCards {
  readonly first: number;
  /** One more than the last number. */
  readonly end: number;
  readonly deck: number;
  readonly discard: number;
  /** Where cards lie facedown in front of those who laid them. */
  readonly front: number;
}

/** Team Cosmic: who plays together (R29.1). */
export interface Teams {
  /** Person to partner, or -1: alone. */
  readonly partner: readonly Player[];
  /** The unused planet opposite whoever is alone lies after this place in the order, or -1: nobody is alone. */
  readonly planet: PlaceNo;
  /** Those who have fulfilled a way to win at once while their partners had not. */
  readonly met: Player[];
}

export interface State {
  readonly options: Options;
  readonly players: number;
  /** Person to colour, and colour to the person who plays it (-1: nobody). */
  colourOf: Colour[];
  personOf: Player[];
  /** Colours that somebody plays: as many as players, unless one has a second fleet. */
  fleets: number;
  /** Persons in the order they sit, clockwise. */
  order: Player[];
  /** Person to the zone of the hand. */
  handOf: number[];
  /** Person to the zone of cards that lie facedown until the encounter is over, from the first such card on. */
  covered?: number[] | undefined;
  /** What each card is. */
  face: readonly string[];
  cards: Pieces;
  zones: readonly Zone[];
  places: readonly Place[];
  ships: Counts;
  stacks: Stack[];
  /** Planets that are in the warp, as long as there are any: ships on them are on a planet and in the warp (board/warp.ts). */
  warpWorlds?: readonly number[] | undefined;
  marks: Mark[];
  sheets: Sheet[];
  assets: Asset[];
  /** In games of teams. */
  teams?: Teams;
  /** The reward cards, in games that have any. */
  rewards?: RewardCards;
  /** Cards that came to the discard pile together, the last time any did: kept where reward cards ask for it. */
  latest?: readonly number[];
  /** Planets that colours have left since all came to rest the last time: kept where somebody waits for lost colonies. */
  vacated?: { readonly place: PlaceNo; readonly colour: Colour }[] | undefined;
  /** Cards that were taken from a hand and will have an effect on the taker if they are kept. */
  taken?: Taken[];
  turn: Turn;
  encounters: Encounter[];
  /** Encounters started so far; also their ids. */
  encounterCount: number;
  /** How the game ended. */
  winners: Player[] | null;
  wonBy: string;
  /** How often the cards went round: numbers for the record. */
  quakes: number;
  reshuffles: number;
}

export type Cosmic = Game<State>;

/** The encounter being played. There is one whenever an effect can be used. */
export const enc = (g: Cosmic): Encounter => g.s.encounters[g.s.encounters.length - 1];
/** Is there an encounter now? */
export const inEncounter = (g: Cosmic): boolean => g.s.encounters.length > 0;

/** Is this phase still to come in an encounter? Not if the encounter is over, or will be over before that (R6.5). */
export const isAhead = ({ over, phase, reclaim }: Encounter, of: Phase): boolean =>
  !over && PHASES.indexOf(phase) < PHASES.indexOf(of) && !(reclaim && PHASES.indexOf(of) > PHASES.indexOf('launch'));

/** Can everybody see both totals, and may they still change? */
export const areTotalsOpen = ({ settled, slots }: Encounter): boolean =>
  settled === null && slots[OFFENSE].type !== 'none' && slots[DEFENSE].type !== 'none';

export const scope = (g: Cosmic): string => (inEncounter(g) ? `encounter:${enc(g).id}` : 'encounter:0');
export const turnScope = (g: Cosmic): string => `turn:${g.s.turn.number}`;

export type { Lingering };
