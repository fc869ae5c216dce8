import type { Answer, Obstacle, SeatChoice } from '@parley/kernel';
import type { AckData, ClientMessageOf, ErrorCode, ProposalKind, ServerMessage } from '@parley/server/protocol';
import { api } from './api.ts';
import { connection, Refused, type Listener } from './connection.ts';
import { settings } from './settings.ts';
import { createStore, type Store } from './store.ts';
import { newTable, received, withEarlier, type TableState } from './table-state.ts';

/** What somebody would like to do, in the game's own words for it. */
export type Wish = ClientMessageOf<'why'>['wishes'][number];

/** A table that is being looked at, and what one can do at it. */
export interface OpenTable {
  readonly store: Store<TableState>;
  answer(question: string, answer: Answer): Promise<void>;
  raise(key: string): Promise<AckData>;
  /** What stands in the way of these wishes, one for each: for whoever is asked. */
  whyNot(wishes: readonly Wish[]): Promise<readonly (Obstacle | null)[]>;
  say(text: string): Promise<AckData>;
  propose(what: ProposalKind): Promise<AckData>;
  consent(proposal: string, yes: boolean): Promise<AckData>;
  moreTime(): Promise<AckData>;
  pass(until: 'change' | 'turn' | null): Promise<AckData>;
  takeSeat(seat: number, choice?: SeatChoice): Promise<AckData>;
  standUp(): Promise<AckData>;
  leaveSeat(): Promise<AckData>;
  setBot(seat: number, bot: string | null): Promise<AckData>;
  remove(seat: number): Promise<AckData>;
  mute(who: string, on: boolean): Promise<AckData>;
  start(): Promise<AckData>;
  rematch(): Promise<AckData>;
  report(comment: string): Promise<AckData>;
  /** Fetches the part of the log before the first event known. False when there is none. */
  earlier(): Promise<boolean>;
  close(): void;
}

/** The question has gone: there is nothing to say about the answer any more. */
const GONE: ReadonlySet<ErrorCode> = new Set(['other-question', 'not-asked', 'answered-already', 'game-over']);

export function openTable(table: string, password?: string): OpenTable {
  const store = createStore(newTable(table));
  const ask = connection.request;

  const sendStops = (): void => {
    const { game, passing } = store.get();
    if (!game || store.get().you.seat === null) return;
    ask({ t: 'stops', table, windows: settings.get().stops, passUntil: passing }).catch(() => undefined);
  };

  const listener: Listener = {
    open: () => {
      const { stream, seq } = store.get();
      return { t: 'open', table, ...(password === undefined ? {} : { password }), ...(stream === '' ? {} : { since: { stream, seq } }) };
    },
    receive(message: ServerMessage) {
      const now = store.get();
      const { state, gap } = received(now, message, connection.words(now.meta?.game ?? ''));
      store.set(state);
      if (gap) connection.reopen(table);
      if (message.t === 'table' || message.t === 'resumed') sendStops();
    },
  };
  const close = connection.listen(table, listener);
  let { stops } = settings.get();
  const forgetStops = settings.subscribe(() => {
    if (settings.get().stops === stops) return;
    stops = settings.get().stops;
    sendStops();
  });

  return {
    store,
    async answer(question, answer) {
      const asked = store.get().game?.prompt;
      store.set((s) => ({ ...s, sent: { question, answer, state: 'sending' } }));
      try {
        await ask({ t: 'answer', table, question, answer });
        store.set((s) => ({
          ...s,
          stored: s.game?.events.at(-1)?.n ?? s.stored,
          last: asked?.question === question ? { decision: asked.decision, answer } : null,
          sent: s.sent?.question === question ? { ...s.sent, state: 'stored' } : s.sent,
        }));
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        const { code, message } = error;
        // The next question may be on its way to be answered by now.
        store.set((s) =>
          s.sent?.question === question ? { ...s, sent: GONE.has(code) ? null : { question, answer, state: 'refused', message } } : s,
        );
        // A page that goes on asking what nobody asks any more has missed something: it gets the whole table.
        if (GONE.has(code) && store.get().game?.prompt?.question === question) {
          store.set((s) => ({ ...s, stream: '' }));
          connection.reopen(table);
        }
      }
    },
    raise: (key) => {
      const question = store.get().game?.prompt?.question;
      return ask({ t: 'raise', table, key, ...(question === undefined ? {} : { question }) });
    },
    whyNot: async (wishes) => (await ask({ t: 'why', table, wishes })).obstacles ?? [],
    say: (text) => ask({ t: 'chat', table, channel: store.get().you.seat === null ? 'watch' : 'table', text }),
    propose: (what) => ask({ t: 'propose', table, what }),
    consent: (proposal, yes) => ask({ t: 'consent', table, proposal, yes }),
    moreTime: () => ask({ t: 'moreTime', table }),
    pass(until) {
      store.set((s) => ({ ...s, passing: until }));
      return ask({ t: 'stops', table, windows: settings.get().stops, passUntil: until });
    },
    takeSeat: (seat, choice) => ask({ t: 'takeSeat', table, seat, ...(choice === undefined ? {} : { choice }) }),
    standUp: () => ask({ t: 'standUp', table }),
    leaveSeat: () => ask({ t: 'leaveSeat', table }),
    setBot: (seat, bot) => ask({ t: 'setBot', table, seat, bot }),
    remove: (seat) => ask({ t: 'hostRemove', table, seat }),
    mute: (who, on) => ask({ t: 'mute', table, who, on }),
    start: () => ask({ t: 'start', table }),
    rematch: () => ask({ t: 'rematch', table }),
    report: (comment) => ask({ t: 'bugReport', table, comment }),
    async earlier() {
      const first = store.get().game?.events[0]?.n ?? 0;
      if (first <= 1) return false;
      const { events } = await api.earlier(table, first);
      store.set((s) => withEarlier(s, events));
      return events.length > 0;
    },
    close() {
      forgetStops();
      close();
    },
  };
}
