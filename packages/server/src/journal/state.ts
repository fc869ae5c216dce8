import type { Entry, Seat, SeatChoice } from '@parley/kernel';
import type { ChatLine, Identity, ProposalKind } from '../protocol/index.ts';
import type { Line, SeatState, StartLine, TableSettings } from './line.ts';

/** How much talk is kept in memory. */
const CHAT = 50;

export interface OpenProposal {
  readonly proposal: string;
  readonly what: ProposalKind;
  readonly by: Seat;
  /** Undo: how many entries stay. */
  readonly to: number | null;
  agreed: Seat[];
}

/** What the lines of a table add up to, apart from the game itself. */
export interface TableState {
  readonly id: string;
  /** The number of the last line. */
  seq: number;
  settings: TableSettings;
  host: Identity;
  seats: SeatState[];
  banned: string[];
  start: Omit<StartLine, 'entries'> | null;
  /** Milliseconds each seat has taken from its bank. */
  spent: number[];
  paused: boolean;
  chat: ChatLine[];
  talks: number;
  proposal: OpenProposal | null;
  proposals: number;
  /** Ended by consent, before the game was over. */
  ended: boolean;
  /** Why the table stands still. */
  frozen: string | null;
  rematch: string | null;
  createdAt: number;
  updatedAt: number;
}

/** A table and its entries, out of all its lines. */
export interface Folded {
  readonly state: TableState;
  readonly entries: Entry[];
  /** Undone stretches: a checkpoint taken before line `seq` and after entry `to` is of another history. */
  readonly undone: { readonly seq: number; readonly to: number }[];
}

export function fold(id: string, lines: readonly Line[]): Folded {
  const [first] = lines;
  if (first?.k !== 'open') throw new Error(`the journal of ${id} does not begin with its opening`);
  const state: TableState = {
    id,
    seq: 0,
    settings: first.settings,
    host: first.host,
    seats: [],
    banned: [],
    start: null,
    spent: [],
    paused: false,
    chat: [],
    talks: 0,
    proposal: null,
    proposals: 0,
    ended: false,
    frozen: null,
    rematch: null,
    createdAt: first.at,
    updatedAt: first.at,
  };
  const entries: Entry[] = [];
  const undone: { seq: number; to: number }[] = [];
  for (const line of lines) {
    applyLine(state, line);
    if (line.k === 'start') entries.push(...(line.entries ?? []));
    else if (line.k === 'e') entries.push(line.e);
    else if (line.k === 'undo') {
      entries.length = line.to;
      undone.push({ seq: state.seq, to: line.to });
    }
  }
  return { state, entries, undone };
}

/** Takes one line into account. Of the game itself the engine keeps account. */
export function applyLine(s: TableState, line: Line): void {
  s.seq++;
  s.updatedAt = line.at;
  switch (line.k) {
    case 'open':
      s.settings = line.settings;
      s.host = line.host;
      s.seats = line.seats.map((x) => ({ ...x, broughtBy: x.broughtBy ?? x.owner?.id ?? null }));
      s.spent = line.seats.map(() => 0);
      break;
    case 'sit':
      change(s, line.seat, { owner: line.who, bot: null, free: false });
      line.choices?.forEach((choice, seat) => choice !== null && change(s, seat, { choice }));
      if (line.swaps !== undefined) swap(s, line.seat, line.swaps);
      if (line.choices !== undefined || line.swaps !== undefined) change(s, line.seat, { broughtBy: line.who.id });
      break;
    case 'up':
      change(s, line.seat, { bot: line.bot });
      dropProposal(s);
      break;
    case 'leave':
      change(s, line.seat, { owner: null, bot: line.bot, free: line.bot !== null });
      if (line.choice !== undefined) change(s, line.seat, { choice: line.choice, broughtBy: null });
      if (line.ban !== undefined) s.banned.push(line.ban);
      dropProposal(s);
      break;
    case 'bot':
      change(s, line.seat, { owner: null, bot: line.bot });
      break;
    case 'start':
      s.start = { k: 'start', options: line.options, seed: line.seed, version: line.version };
      break;
    case 'e':
      if (line.ms !== undefined) s.spent[line.e.seat] += line.ms;
      break;
    case 'undo':
      s.frozen = null;
      dropProposal(s);
      break;
    case 'pause':
      s.paused = line.on;
      dropProposal(s);
      break;
    case 'chat': {
      const { at, channel, who, seat, text } = line;
      s.chat.push({ n: ++s.talks, at, channel, who: who.id, name: who.name, seat, text });
      if (s.chat.length > CHAT) s.chat.shift();
      break;
    }
    case 'ask':
      s.proposals++;
      s.proposal = { proposal: line.proposal, what: line.what, by: line.by, to: line.to, agreed: [line.by] };
      break;
    case 'consent':
      if (s.proposal?.proposal !== line.proposal) break;
      if (!line.yes) s.proposal = null;
      else if (!s.proposal.agreed.includes(line.seat)) s.proposal.agreed.push(line.seat);
      break;
    case 'end':
      s.ended = true;
      dropProposal(s);
      break;
    case 'frozen':
      s.frozen = line.message;
      break;
    case 'rematch':
      s.rematch = line.table;
      break;
  }
}

function change(s: TableState, seat: Seat, what: Partial<SeatState>): void {
  s.seats[seat] = { ...s.seats[seat], ...what };
}

/** As it was done before: whoever had chosen this gets the other one. */
function swap(s: TableState, seat: Seat, chosen: SeatChoice): void {
  for (const [field, value] of Object.entries(chosen)) {
    const other = s.seats.findIndex((x) => x.choice[field] === value);
    const mine = s.seats[seat].choice;
    if (other >= 0) change(s, other, { choice: { ...s.seats[other].choice, [field]: mine[field] } });
    change(s, seat, { choice: { ...mine, [field]: value } });
  }
}

/** What was agreed upon is done, or the table is no longer the one it was about. */
function dropProposal(s: TableState): void {
  s.proposal = null;
}

/** The seat of a person, or null. */
export function seatOf(s: TableState, person: string): Seat | null {
  const seat = s.seats.findIndex((x) => x.owner?.id === person);
  return seat < 0 ? null : seat;
}

/** The seat whose secrets a person is told: the own one, unless somebody else has brought them. */
export function toldSeat(s: TableState, person: string | undefined): Seat | null {
  const seat = person === undefined ? null : seatOf(s, person);
  if (seat === null) return null;
  const { broughtBy = null } = s.seats[seat];
  return broughtBy === null || broughtBy === person ? seat : null;
}

/** Is a person sitting there and playing themselves? */
export const isPerson = (x: SeatState): boolean => x.owner !== null && x.bot === null;
export const people = (s: TableState): Seat[] => s.seats.flatMap((x, seat) => (isPerson(x) ? [seat] : []));
