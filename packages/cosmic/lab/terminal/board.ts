import { COLOURS } from '../../index.ts';
import type { Plain, Seat, View } from '@parley/kernel';
import { cellIds } from '../../ids/index.ts';

/** A view of Cosmic, read into shape: what a terminal draws. It holds nothing that the view does not tell. */
export interface Board {
  readonly players: readonly PlayerRow[];
  readonly turn: { readonly owner: Seat; readonly number: number; readonly winners: readonly Seat[] | null };
  readonly encounter: EncounterView | null;
  readonly gate: readonly Ships[];
  readonly side: readonly Ships[];
  readonly warp: readonly Ships[];
  readonly deck: number;
  readonly discard: readonly string[];
  readonly colonies: number;
}

export interface Ships {
  readonly colour: string;
  readonly n: number;
}

export interface Planet {
  readonly name: string;
  readonly ships: readonly Ships[];
}

export interface PlayerRow {
  readonly seat: Seat;
  readonly colour: string;
  readonly cards: number;
  /** The cards by name, if one may see them. */
  readonly hand: readonly string[] | null;
  readonly sheets: readonly SheetView[];
  readonly planets: readonly Planet[];
  readonly inWarp: number;
  /** Foreign colonies. */
  readonly score: number;
}

export interface SheetView {
  readonly alien: string;
  readonly name: string;
  readonly owner: Seat;
  readonly controller: Seat;
  readonly down: boolean;
  readonly zapped: boolean;
  readonly tokens: number;
  readonly zones: { readonly [name: string]: number };
}

export interface SlotView {
  readonly card: string | null;
  readonly up: boolean;
  readonly type: string;
  readonly value: number;
}

export interface EncounterView {
  readonly id: number;
  readonly nth: number;
  readonly offense: Seat;
  readonly defense: Seat;
  readonly phase: string;
  readonly target: string | null;
  readonly system: string | null;
  readonly allies: readonly (readonly Seat[])[];
  readonly slots: readonly (SlotView | null)[];
  readonly totals: readonly { readonly card: number; readonly ships: number; readonly additions: number; readonly total: number }[] | null;
}

interface PlaceView {
  readonly name: string;
  readonly kind: string;
  readonly system: number;
  readonly keeper: number;
}

const DECK = 0;
const DISCARD = 1;

export function readBoard(view: View): Board {
  const cell = <T>(key: string): T => view[key] as unknown as T;
  const people = cell<{ colours: string[]; order: Seat[]; hands: number[] }>('people');
  const map = cell<PlaceView[]>('map');
  const ships = (place: number): Ships[] => shipsIn(cell<number[]>(`place:${place}`));
  const kind = (name: string): Ships[] => ships(map.findIndex((x) => x.kind === name));
  const sheets = Object.keys(view)
    .filter((key) => cellIds.read(key).kind === 'sheet')
    .map((key) => cell<SheetView>(key));
  const planets = map.flatMap((x, i) => (x.kind === 'planet' ? [{ ...x, ships: ships(i) }] : []));
  const players = people.order.map((seat): PlayerRow => {
    const colour = people.colours[seat];
    const home = (COLOURS as readonly string[]).indexOf(colour);
    const hand = view[`zone:${people.hands[seat]}`];
    const mine = (x: { readonly ships: readonly Ships[] }): number => count(x.ships, colour);
    return {
      seat,
      colour,
      cards: cardsIn(hand),
      hand: Array.isArray(hand) ? (hand as readonly string[]) : null,
      sheets: sheets.filter((s) => s.controller === seat),
      planets: planets.filter((x) => x.system === home).map(({ name, ships: on }) => ({ name, ships: on })),
      inWarp: count(kind('warp'), colour),
      score: planets.filter((x) => (x.system >= 0 && x.system !== home && mine(x) > 0) || x.keeper === home).length,
    };
  });
  const home = players[0].planets.length;
  return {
    players,
    turn: cell('turn'),
    encounter: cell('encounter'),
    gate: kind('gate'),
    side: kind('side'),
    warp: kind('warp'),
    deck: cardsIn(view[`zone:${DECK}`]),
    discard: cell<readonly string[]>(`zone:${DISCARD}`),
    colonies: home,
  };
}

const shipsIn = (counts: readonly number[]): Ships[] => counts.flatMap((n, c) => (n > 0 ? [{ colour: COLOURS[c], n }] : []));
const count = (ships: readonly Ships[], colour: string): number => ships.find((x) => x.colour === colour)?.n ?? 0;
/** Cards one may see, their number, or their number and how many of them have the other back. */
const cardsIn = (zone: Plain): number =>
  Array.isArray(zone) ? zone.length : typeof zone === 'number' ? zone : ((zone as { readonly n?: number } | null)?.n ?? 0);
