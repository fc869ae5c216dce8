import type { Answer, Decision, Seat, SeenEvent, View } from '@parley/kernel';
import { NO_WORDS, readPacket, type Words } from '@parley/kernel/client';
import type {
  ChatLine,
  ClockInfo,
  ErrorCode,
  Prompt,
  Proposal,
  Result,
  SeatInfo,
  ServerMessage,
  TableMessage,
  TableMeta,
  UpdateMessage,
  Waiting,
  You,
} from '@parley/server/protocol';
import { momentsOf, type Moment } from './moments.ts';

/** An answer of mine that is on its way, or was refused. */
export interface Sent {
  readonly question: string;
  readonly answer: Answer;
  readonly state: 'sending' | 'stored' | 'refused';
  readonly message?: string;
}

export interface TableState {
  readonly id: string;
  /** 'opening' until the first answer; 'closed' when there is no such table for me. */
  readonly phase: 'opening' | 'open' | 'closed';
  readonly fault: { readonly code: ErrorCode; readonly message: string } | null;
  readonly stream: string;
  readonly seq: number;
  /** Counts how often everything was replaced: what is shown then has no story. */
  readonly epoch: number;
  readonly meta: TableMeta | null;
  readonly seats: readonly SeatInfo[];
  readonly you: You;
  readonly connected: readonly Seat[];
  readonly watchers: number;
  readonly chat: readonly ChatLine[];
  readonly proposal: Proposal | null;
  readonly proposalEnded: 'agreed' | 'declined' | null;
  readonly game: GameState | null;
  readonly sent: Sent | null;
  /** My last answer that was stored: the number of the last event then. */
  readonly stored: number | null;
  /** What it answered. */
  readonly last: { readonly decision: Decision; readonly answer: Answer } | null;
  /** Passing until something happens. */
  readonly passing: 'change' | 'turn' | null;
}

export interface GameState {
  readonly view: View;
  /** What the last update has shown, one moment after the other. */
  readonly moments: readonly Moment[];
  readonly events: readonly SeenEvent[];
  readonly prompt: Prompt | null;
  readonly raisable: readonly string[];
  readonly waiting: Waiting;
  readonly clocks: readonly ClockInfo[];
  readonly result: Result | null;
}

export const newTable = (id: string): TableState => ({
  id,
  phase: 'opening',
  fault: null,
  stream: '',
  seq: 0,
  epoch: 0,
  meta: null,
  seats: [],
  you: { id: '', seat: null, host: false },
  connected: [],
  watchers: 0,
  chat: [],
  proposal: null,
  proposalEnded: null,
  game: null,
  sent: null,
  stored: null,
  last: null,
  passing: null,
});

/** Events that are kept in memory; older ones are fetched when somebody scrolls up. */
const KEPT_EVENTS = 4000;
const KEPT_CHAT = 300;

export type Received = { readonly state: TableState; readonly gap: boolean };

/** What a message makes of a table, whose packets are written with these words. `gap`: something was missed, the table must be opened again. */
export function received(s: TableState, m: ServerMessage, words: Words = NO_WORDS): Received {
  const same = (state: TableState): Received => ({ state, gap: false });
  switch (m.t) {
    case 'table':
      return same(opened(s, m));
    case 'resumed':
      return same({ ...s, phase: 'open', stream: m.stream });
    case 'update':
      if (m.seq <= s.seq) return same(s);
      if (m.seq !== s.seq + 1 || !s.game) return { state: s, gap: true };
      return same(updated(s, s.game, m, words));
    case 'meta':
      return same({ ...s, meta: m.meta, seats: m.seats, you: m.you });
    case 'presence':
      return same({ ...s, connected: m.connected, watchers: m.watchers });
    case 'proposal':
      return same({ ...s, proposal: m.proposal, proposalEnded: m.ended ?? null });
    case 'chat':
      return same({ ...s, chat: [...s.chat.slice(-KEPT_CHAT), m.line] });
    case 'error':
      if (m.id !== null || s.phase === 'open') return same(s);
      return same({ ...s, phase: 'closed', fault: { code: m.code, message: m.message } });
    default:
      return same(s);
  }
}

function opened(s: TableState, m: TableMessage): TableState {
  const kept = s.stream === m.stream || s.stream === '';
  return {
    ...s,
    phase: 'open',
    fault: null,
    stream: m.stream,
    seq: m.seq,
    epoch: s.epoch + 1,
    meta: m.meta,
    seats: m.seats,
    you: m.you,
    connected: m.seats.filter((x) => x.connected).map((x) => x.seat),
    watchers: m.watchers,
    chat: m.chat,
    proposal: m.proposal,
    game: m.game && { ...m.game, moments: [] },
    sent: stillSent(s.sent, m.game?.prompt ?? null),
    stored: kept ? s.stored : null,
    last: kept ? s.last : null,
  };
}

function updated(s: TableState, g: GameState, m: UpdateMessage, words: Words): TableState {
  const moments = m.packet === undefined ? [] : momentsOf(g.view, readPacket(m.packet, words), g.events.at(-1)?.n);
  const fresh = moments.flatMap((moment) => moment.events);
  const events = fresh.length > 0 ? [...g.events, ...fresh].slice(-KEPT_EVENTS) : g.events;
  const prompt = m.prompt === undefined ? g.prompt : m.prompt;
  return {
    ...s,
    seq: m.seq,
    game: {
      view: moments.at(-1)?.view ?? g.view,
      moments,
      events,
      prompt,
      raisable: m.raisable ?? g.raisable,
      waiting: m.waiting ?? g.waiting,
      clocks: m.clocks ?? g.clocks,
      result: m.result === undefined ? g.result : m.result,
    },
    sent: stillSent(s.sent, prompt),
    passing: prompt && prompt.question !== g.prompt?.question ? null : s.passing,
  };
}

/** A sent answer is forgotten once its question is gone. */
const stillSent = (sent: Sent | null, prompt: Prompt | null): Sent | null => (sent && prompt?.question === sent.question ? sent : null);

/** Earlier events, in front of those that are known. */
export function withEarlier(s: TableState, events: readonly SeenEvent[]): TableState {
  if (!s.game || events.length === 0) return s;
  const first = s.game.events[0]?.n ?? Infinity;
  return { ...s, game: { ...s.game, events: [...events.filter((e) => e.n < first), ...s.game.events] } };
}
