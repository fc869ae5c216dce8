import type { OptionText, SeatChoice, SeatField } from '@parley/kernel';
import type { GameInfo, Visibility } from '@parley/server/protocol';

/** A table as it is being set up. */
export interface SeatDraft {
  /** Mine, open, or the id of a bot. */
  readonly kind: string;
  /** What is chosen for it, as the game wants it; what is left open is not there. */
  readonly choice: SeatChoice;
}
export type ClockChoice = 'none' | 'relaxed' | 'usual' | 'fast' | 'own';
export interface Clocks {
  readonly decision: number | null;
  readonly bank: number | null;
  readonly deal: number | null;
}
export type OptionValue = OptionText['usual'];

export interface TableDraft {
  readonly name: string;
  readonly seats: readonly SeatDraft[];
  /** Every option by its id, and what the game keeps beside them. */
  readonly options: { readonly [id: string]: OptionValue };
  readonly visibility: Visibility;
  readonly password: string;
  readonly watchers: boolean;
  readonly pokerFace: boolean;
  readonly clock: ClockChoice;
  readonly own: Clocks;
}

/** What of a game its seats are made of. */
export type Seating = Pick<GameInfo, 'seats' | 'bots'>;

export const ME = 'me';
export const OPEN = 'open';

export const CLOCKS: { readonly [C in Exclude<ClockChoice, 'own'>]: Clocks } = {
  none: { decision: null, bank: null, deal: null },
  relaxed: { decision: 120, bank: null, deal: 120 },
  usual: { decision: 60, bank: 600, deal: 60 },
  fast: { decision: 20, bank: 180, deal: 60 },
};
export const CLOCK_CHOICES: readonly ClockChoice[] = ['none', 'relaxed', 'usual', 'fast', 'own'];

export const usualBot = ({ bots }: Pick<GameInfo, 'bots'>): string => (bots.find((b) => b.usual) ?? bots[0])?.id ?? OPEN;

/** What everybody sees and nobody shares is given out beforehand; everything else is left open. */
const isGivenOut = (field: SeatField): boolean => field.unique && !field.secret && field.choices !== null;

function newChoice(fields: readonly SeatField[], others: readonly SeatDraft[]): SeatChoice {
  return Object.fromEntries(
    fields.filter(isGivenOut).flatMap(({ id, choices }): [string, OptionValue][] => {
      const free = choices?.find((c) => !others.some((s) => s.choice[id] === c.value));
      return free === undefined ? [] : [[id, free.value]];
    }),
  );
}

const withSeat = (fields: readonly SeatField[], seats: readonly SeatDraft[], kind: string): readonly SeatDraft[] => [
  ...seats,
  { kind, choice: newChoice(fields, seats) },
];

/** The usual table: you, an open seat, and bots. */
export function newDraft(info: Seating & Pick<GameInfo, 'options'>): TableDraft {
  const { usual, fields } = info.seats;
  const kinds = Array.from({ length: usual }, (_, i) => (i === 0 ? ME : i === 1 ? OPEN : usualBot(info)));
  return {
    name: '',
    seats: kinds.reduce<readonly SeatDraft[]>((seats, kind) => withSeat(fields, seats, kind), []),
    options: Object.fromEntries(info.options.map((o): [string, OptionValue] => [o.id, o.usual])),
    visibility: 'unlisted',
    password: '',
    watchers: true,
    pokerFace: false,
    clock: 'none',
    own: CLOCKS.usual,
  };
}

export const addSeat = ({ seats }: Seating, d: TableDraft): TableDraft =>
  d.seats.length >= seats.max ? d : { ...d, seats: withSeat(seats.fields, d.seats, OPEN) };

export const removeSeat = ({ seats }: Seating, d: TableDraft, at: number): TableDraft =>
  d.seats.length <= seats.min ? d : { ...d, seats: d.seats.filter((_, i) => i !== at) };

/** Who sits there. Only one seat is mine: the one that was gets what this one had. */
export function seatKind(d: TableDraft, at: number, kind: string): TableDraft {
  const before = d.seats[at].kind;
  return { ...d, seats: d.seats.map((s, i) => (i === at ? { ...s, kind } : kind === ME && s.kind === ME ? { ...s, kind: before } : s)) };
}

/** What is chosen for a seat; null leaves it open. What no two may have is exchanged with whoever has it. */
export function seatChoice(d: TableDraft, at: number, field: SeatField, value: OptionValue): TableDraft {
  const { id } = field;
  const before = d.seats[at].choice[id] ?? null;
  return {
    ...d,
    seats: d.seats.map((s, i) => {
      if (i === at) return { ...s, choice: chosen(s.choice, id, value) };
      return field.unique && value !== null && s.choice[id] === value ? { ...s, choice: chosen(s.choice, id, before) } : s;
    }),
  };
}

function chosen(choice: SeatChoice, id: string, value: OptionValue): SeatChoice {
  const { [id]: _before, ...rest } = choice;
  return value === null ? rest : { ...rest, [id]: value };
}

export const fillWithBots = (info: Pick<GameInfo, 'bots'>, d: TableDraft): TableDraft => ({
  ...d,
  seats: d.seats.map((s) => (s.kind === OPEN ? { ...s, kind: usualBot(info) } : s)),
});

export const clocksOf = (d: TableDraft): Clocks => (d.clock === 'own' ? d.own : CLOCKS[d.clock]);

/** Nobody else is needed: the game can begin at once. */
export const startsAtOnce = (d: TableDraft): boolean => d.seats.every((s) => s.kind !== OPEN);
