import type { OptionText } from '@parley/kernel';
import type { Codex } from '@parley/cosmic/web/codex/read.ts';
import type { Visibility } from '@parley/server/protocol';
import type { BotKind } from '../lobby/bots.ts';
import { COLOURS } from '@parley/cosmic/web/model/model.ts';

/** A table as it is being set up. */
export type SeatKind = 'me' | 'open' | BotKind;
export interface SeatDraft {
  readonly kind: SeatKind;
  readonly colour: string;
  /** A fixed alien; null: dealt. */
  readonly alien: string | null;
}
export type ClockChoice = 'none' | 'relaxed' | 'usual' | 'fast' | 'own';
export interface Clocks {
  readonly decision: number | null;
  readonly bank: number | null;
  readonly deal: number | null;
}
export type OptionValue = OptionText['usual'];

/** Aliens by set and level, or one by one, where no named pool will do. */
export const OWN = 'own';
export const PICKED = 'picked';

export interface TableDraft {
  readonly name: string;
  readonly seats: readonly SeatDraft[];
  /** How the aliens are chosen: the name of a pool, `OWN` or `PICKED`. */
  readonly pool: string;
  readonly picked: readonly string[];
  /** Every option by the id the Codex gives it: 'planets', 'sets', 'house.noColony'. */
  readonly options: { readonly [id: string]: OptionValue };
  readonly visibility: Visibility;
  readonly password: string;
  readonly watchers: boolean;
  readonly pokerFace: boolean;
  readonly clock: ClockChoice;
  readonly own: Clocks;
}

export const CLOCKS: { readonly [C in Exclude<ClockChoice, 'own'>]: Clocks } = {
  none: { decision: null, bank: null, deal: null },
  relaxed: { decision: 120, bank: null, deal: 120 },
  usual: { decision: 60, bank: 600, deal: 60 },
  fast: { decision: 20, bank: 180, deal: 60 },
};
export const CLOCK_CHOICES: readonly ClockChoice[] = ['none', 'relaxed', 'usual', 'fast', 'own'];

export const MIN_SEATS = 3;
export const MAX_SEATS = 8;

function usualPool(codex: Codex): string {
  const usual = codex.options.find((o) => o.id === 'pool')?.usual;
  return typeof usual === 'string' ? usual : OWN;
}

/** The usual table: you, an open seat, two rookies. */
export function newDraft(codex: Codex): TableDraft {
  const kinds: readonly SeatKind[] = ['me', 'open', 'rookie', 'rookie'];
  return {
    name: '',
    seats: kinds.map((kind, i) => ({ kind, colour: COLOURS[i], alien: null })),
    pool: usualPool(codex),
    picked: [],
    options: Object.fromEntries(codex.options.map((o): [string, OptionValue] => [o.id, o.usual])),
    visibility: 'unlisted',
    password: '',
    watchers: true,
    pokerFace: false,
    clock: 'none',
    own: CLOCKS.usual,
  };
}

export const freeColour = (seats: readonly SeatDraft[]): string => COLOURS.find((c) => !seats.some((s) => s.colour === c)) ?? COLOURS[0];

export const addSeat = (d: TableDraft): TableDraft =>
  d.seats.length >= MAX_SEATS ? d : { ...d, seats: [...d.seats, { kind: 'open', colour: freeColour(d.seats), alien: null }] };

export const removeSeat = (d: TableDraft, at: number): TableDraft =>
  d.seats.length <= MIN_SEATS ? d : { ...d, seats: d.seats.filter((_, i) => i !== at) };

/** Changes a seat. A colour that another seat has is exchanged; only one seat is mine. */
export function changeSeat(d: TableDraft, at: number, part: Partial<SeatDraft>): TableDraft {
  const before = d.seats[at];
  const seats = d.seats.map((s, i): SeatDraft => {
    if (i === at) return { ...s, ...part };
    const colour = part.colour !== undefined && s.colour === part.colour ? before.colour : s.colour;
    const kind = part.kind === 'me' && s.kind === 'me' ? before.kind : s.kind;
    return { ...s, colour, kind };
  });
  return { ...d, seats };
}

export const fillWithRookies = (d: TableDraft): TableDraft => ({
  ...d,
  seats: d.seats.map((s) => (s.kind === 'open' ? { ...s, kind: 'rookie' } : s)),
});

export const clocksOf = (d: TableDraft): Clocks => (d.clock === 'own' ? d.own : CLOCKS[d.clock]);

/** Nobody else is needed: the game can begin at once. */
export const startsAtOnce = (d: TableDraft): boolean => d.seats.every((s) => s.kind !== 'open');
