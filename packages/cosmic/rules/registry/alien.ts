import type { Plain, Flow } from '@parley/kernel';
import type { HouseRule } from '../options/house.ts';
import type { AlienSet, Alert } from '../options/options.ts';
import type { SheetNote } from '../powers/notes.ts';
import type { Cosmic, Player, Sheet } from '../state/state.ts';
import type { CardPlay } from '../timing/events.ts';
import type { ClauseSpec } from './clauses.ts';

/** One text of a card: our words, and what they do. */
export interface Text {
  readonly text: string;
  readonly clauses: readonly ClauseSpec[];
}

/**
 * Where a flare goes after use, if not back to where it came from: to the alien's owner (or the discard pile), to the pile,
 * nowhere, or to the player its text names (-1: nobody, so it goes back).
 */
export type FlareAfter = 'return' | 'give' | 'discard' | 'stay' | ((g: Cosmic, play: CardPlay) => Player);

export interface FlareText extends Text {
  readonly after?: FlareAfter;
  /** Not done yet. Counted and shown; cannot be played. */
  readonly unimplemented?: boolean;
}

/** Cards that live on a sheet. */
export interface SheetZone {
  /** May its controller play cards from here as from the hand: all of them, or flares for their wild text only? */
  readonly play?: 'all' | 'wild';
  /** Who sees the faces. */
  readonly seen: 'owner' | 'all' | 'nobody';
  /** Its cards do not belong to the cosmic deck: an aftershock leaves them where they are (R16.6). */
  readonly foreign?: boolean;
  /** Its cards are part of the discard pile as soon as that is made into a deck. */
  readonly pile?: boolean;
}

export interface Alien {
  readonly id: string;
  readonly name: string;
  readonly set: AlienSet;
  readonly alert: Alert;
  readonly summary: string;
  readonly power: Text & { readonly unimplemented?: boolean };
  readonly wild: FlareText;
  readonly super: FlareText;
  /** An older printing of its flare that plays otherwise, in the place of the other one where the house rule of that name is 'classic'. */
  readonly classic?: { readonly rule: HouseRule; readonly wild: FlareText };
  /** Aliens that may not be in the same game: this one leaves (R2.4). */
  readonly bans?: readonly string[];
  /** What cannot be done to this power: zapped, lost, taken (steal, swap, lend), separated from its colour. */
  readonly protected?: readonly ('zap' | 'lose' | 'take' | 'separate')[];
  /** Keeps working with too few home colonies. */
  readonly keepsPower?: boolean;
  /** Has a way of its own to win. */
  readonly winsItsWay?: boolean;
  /** May come to have colonies on planets that do not count for anybody yet. */
  readonly opensPlanets?: boolean;
  /** Needs a colour nobody plays. */
  readonly needsColour?: boolean;
  readonly zones?: { readonly [name: string]: SheetZone };
  /** Questions the alien asks, by tag, in words. `{name}` stands for a fact of the question. 'tag:option' names an option. */
  readonly asks?: { readonly [tag: string]: string };
  /** Events only this alien causes, by type, in words. */
  readonly tells?: { readonly [type: string]: string };
  /**
   * What it leaves about, in words, by name: notes on its sheet, tokens before players, cards beside planets. `{who}`, `{card}` or any
   * other name stands for what was noted.
   */
  readonly shows?: { readonly [name: string]: string };
  /** The notes on its sheet: what they can hold, and who may read them. */
  readonly notes?: { readonly [name: string]: SheetNote<Plain> };
  /** Notes on its sheet that show what stands elsewhere, by name, and what that is: the generic test sees to it that they agree. */
  readonly copies?: { readonly [note: string]: (g: Cosmic, sheet: Sheet) => Plain };
  /** Game Setup text. `before` happens while systems are laid out, `deal` between shuffling and dealing, `setup` after hands are dealt. */
  before?(g: Cosmic, me: Player, sheet: Sheet): void;
  deal?(g: Cosmic, me: Player, sheet: Sheet): Flow;
  setup?(g: Cosmic, me: Player, sheet: Sheet): Flow;
  /** Cards the alien starts with are dealt again after a cosmic aftershock (R16.6). */
  redeal?(g: Cosmic, me: Player, sheet: Sheet): Flow;
}

/** Has this alien Game Setup text? */
export const hasSetup = (a: Alien): boolean => a.before !== undefined || a.deal !== undefined || a.setup !== undefined;
/** May these two not be in the same game? (R2.4) */
export const clash = (a: Alien, b: Alien): boolean => (a.bans?.includes(b.id) || b.bans?.includes(a.id)) ?? false;

/** An alien, as its own file says it. */
export const alien = (a: Alien): Alien => a;
