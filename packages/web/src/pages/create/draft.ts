import type { BotKind, Codex, CodexOption, CreateInput, Visibility } from '@parley/server/protocol';
import { COLOURS } from '../../model/model.ts';

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
type OptionValue = CodexOption['usual'];

export interface TableDraft {
  readonly name: string;
  readonly seats: readonly SeatDraft[];
  readonly pool: 'all' | 'picked';
  readonly sets: readonly string[];
  readonly alerts: readonly string[];
  readonly picked: readonly string[];
  /** Every other option by the id the Codex gives it: 'planets', 'house.noColony'. */
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

/** Options with places of their own on the page. */
const POOL = ['sets', 'alerts'];
export const isHouse = (o: CodexOption): boolean => o.id.startsWith('house.');
export const gameOptions = (codex: Codex): readonly CodexOption[] =>
  codex.options.filter((o) => !POOL.includes(o.id) && !isHouse(o));
export const houseOptions = (codex: Codex): readonly CodexOption[] => codex.options.filter(isHouse);

const valuesOf = (codex: Codex, id: string): readonly string[] =>
  codex.options.find((o) => o.id === id)?.values.flatMap((v) => (typeof v.value === 'string' ? [v.value] : [])) ?? [];

/** The usual table: you, an open seat, two rookies. */
export function newDraft(codex: Codex): TableDraft {
  const kinds: readonly SeatKind[] = ['me', 'open', 'rookie', 'rookie'];
  return {
    name: '',
    seats: kinds.map((kind, i) => ({ kind, colour: COLOURS[i], alien: null })),
    pool: 'all',
    sets: valuesOf(codex, 'sets').filter((set) => codex.aliens.some((a) => a.set === set)),
    alerts: valuesOf(codex, 'alerts'),
    picked: [],
    options: Object.fromEntries(
      codex.options.filter((o) => !POOL.includes(o.id)).map((o): [string, OptionValue] => [o.id, o.usual]),
    ),
    visibility: 'unlisted',
    password: '',
    watchers: true,
    pokerFace: false,
    clock: 'none',
    own: CLOCKS.usual,
  };
}

// ------------------------------------------------------------------------------------------------------------------ changes

export const freeColour = (seats: readonly SeatDraft[]): string =>
  COLOURS.find((c) => !seats.some((s) => s.colour === c)) ?? COLOURS[0];

export const addSeat = (d: TableDraft): TableDraft =>
  d.seats.length >= MAX_SEATS
    ? d
    : { ...d, seats: [...d.seats, { kind: 'open', colour: freeColour(d.seats), alien: null }] };

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

// ---------------------------------------------------------------------------------------------------------------- questions

/** The aliens that may be dealt. */
export function poolOf(codex: Codex, d: TableDraft): readonly string[] {
  const dealt = codex.aliens.filter((a) =>
    d.pool === 'picked' ? d.picked.includes(a.id) : d.sets.includes(a.set) && d.alerts.includes(a.alert),
  );
  const fixed = new Set(d.seats.flatMap((s) => (s.alien === null ? [] : [s.alien])));
  return dealt.map((a) => a.id).filter((id) => !fixed.has(id));
}
/** Two for each seat that is dealt to. */
export const poolNeeded = (d: TableDraft): number => d.seats.filter((s) => s.alien === null).length * 2;

export const clocksOf = (d: TableDraft): Clocks => (d.clock === 'own' ? d.own : CLOCKS[d.clock]);

export type Problem =
  | 'me'
  | 'colours'
  | 'aliens'
  | 'pool'
  | 'sets'
  | 'alerts'
  | 'password'
  | 'decision'
  | 'bank'
  | 'deal';

const within = (n: number | null, low: number, high: number): boolean =>
  n === null || (Number.isInteger(n) && n >= low && n <= high);

/** What keeps this table from being opened, before the server is asked. */
export function problemsOf(codex: Codex, d: TableDraft): readonly Problem[] {
  const twice = (list: readonly (string | null)[]): boolean => new Set(list).size < list.length;
  const { decision, bank, deal } = clocksOf(d);
  const checks: readonly (readonly [Problem, boolean])[] = [
    ['me', d.seats.every((s) => s.kind !== 'me' && s.kind !== 'open')],
    ['colours', twice(d.seats.map((s) => s.colour))],
    ['aliens', twice(d.seats.flatMap((s) => (s.alien === null ? [] : [s.alien])))],
    ['sets', d.pool === 'all' && d.sets.length === 0],
    ['alerts', d.pool === 'all' && d.alerts.length === 0],
    ['pool', poolOf(codex, d).length < poolNeeded(d)],
    ['password', d.visibility === 'password' && d.password === ''],
    ['decision', !within(decision, 5, 86_400)],
    ['bank', !within(bank, 30, 86_400)],
    ['deal', !within(deal, 10, 3_600)],
  ];
  return checks.flatMap(([problem, is]) => (is ? [problem] : []));
}

/** Nobody else is needed: the game can begin at once. */
export const startsAtOnce = (d: TableDraft): boolean => d.seats.every((s) => s.kind !== 'open');

// ------------------------------------------------------------------------------------------------------------- to the server

type SeatPlan = CreateInput['seats'][number];
const planOf = ({ kind, colour, alien }: SeatDraft): SeatPlan => ({
  ...(kind === 'me' || kind === 'open' ? { kind } : { kind: 'bot', bot: kind }),
  colour,
  ...(alien === null ? {} : { alien }),
});

/** What is sent. Choices that are as usual are left out. */
export function createInput(codex: Codex, d: TableDraft): CreateInput {
  const options: { [key: string]: unknown } = {};
  const house: { [rule: string]: unknown } = {};
  for (const o of codex.options) {
    const value = d.options[o.id];
    if (value === undefined || value === o.usual) continue;
    if (isHouse(o)) house[o.id.slice('house.'.length)] = value;
    else options[o.id] = value;
  }
  if (Object.keys(house).length > 0) options.house = house;
  if (d.pool === 'picked') options.aliens = d.picked;
  else {
    const fewer = (id: string, chosen: readonly string[]): void => {
      if (valuesOf(codex, id).some((v) => !chosen.includes(v))) options[id] = chosen;
    };
    fewer('sets', d.sets);
    fewer('alerts', d.alerts);
  }
  return {
    ...(d.name.trim() === '' ? {} : { name: d.name.trim() }),
    seats: d.seats.map(planOf),
    options,
    visibility: d.visibility,
    ...(d.visibility === 'password' ? { password: d.password } : {}),
    watchers: d.watchers,
    pokerFace: d.pokerFace,
    clocks: clocksOf(d),
    start: startsAtOnce(d),
  };
}

/** The part of the page a refusal of the server is about, by the words in it. */
export function fieldOf(message: string): string {
  const words: readonly (readonly [RegExp, string])[] = [
    [/\bseat|colour|player/i, 'seats'],
    [/\baliens?\b|\bsets\b|\balerts\b/i, 'pool'],
    [/house rule/i, 'house'],
    [/password/i, 'password'],
    [/\bname\b/i, 'name'],
    [/clock|decision|bank|deal/i, 'clocks'],
    [/planets|flares|secondEncounters|largeGroup|option/i, 'game'],
  ];
  return words.find(([pattern]) => pattern.test(message))?.[1] ?? 'form';
}
