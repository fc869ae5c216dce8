import { randomInt } from 'node:crypto';
import type { Seat } from '@parley/kernel';
import type { Span } from '../context/config.ts';
import type { DisclosurePolicy, PolicyHost } from './policy.ts';
import type { Timers } from '../clock/timers.ts';

/** How much of a window somebody has who is asked in it; the rest is for those who are asked after. */
const SHARE = 0.5;
/** A prompt comes within this part of a window. */
const LATEST = 0.15;
const RETRY = 500;

/**
 * Shows nothing that depends on hidden things. After each answer that all know of, a window stands for a time that is drawn beforehand. In it
 * the game goes on unseen: who can act is asked in private and sees what they need for it; nobody else sees whether anybody was. When
 * it closes, all that has happened is shown in one piece and the next open question is put. Who has not answered by then has passed. If somebody
 * acts, that is shown and a new window opens. More time can be asked for in public, by anybody.
 */
export function pokerFacePolicy(table: PolicyHost, timers: Timers, span: Span, moreTime: number): DisclosurePolicy {
  let since = table.now();
  let until: number | null = null;
  let asked: { readonly seat: Seat; readonly question: number; deadline: number } | null = null;

  const open = (): void => {
    since = table.now();
    until = since + span.min + (span.max > span.min ? randomInt(span.max - span.min + 1) : 0);
    asked = null;
    timers.set('window', until - since, close);
    askInPrivate();
  };

  const close = (): void => {
    if (until === null) return;
    if (table.now() < until) {
      timers.set('window', until - table.now(), close);
      return;
    }
    const [seat] = table.waiting();
    if (table.secret() && seat !== undefined) {
      void table.giveDefault(seat, table.question(seat)).then((done) => timers.set('window', done ? 0 : RETRY, close));
      return;
    }
    stand();
    table.flush();
    table.refresh();
  };

  /** No window is open. */
  const stand = (): void => {
    since = table.now();
    until = null;
    asked = null;
    timers.clear('window');
    timers.clear('private');
  };

  /** Puts a question that nobody else knows of: at a random moment, so that when it comes tells little about others. */
  const askInPrivate = (): void => {
    asked = null;
    timers.clear('private');
    const [seat] = table.waiting();
    if (until === null || seat === undefined || !table.secret() || !table.asksPerson(seat)) return;
    const left = until - table.now();
    const question = table.question(seat);
    timers.set('private', left * LATEST * (randomInt(1000) / 1000), () => {
      if (until === null || table.question(seat) !== question) return;
      asked = { seat, question, deadline: table.now() + Math.round((until - table.now()) * SHARE) };
      passAt(asked.deadline, seat, question);
      table.flushTo(seat);
    });
  };
  const passAt = (deadline: number, seat: Seat, question: number): void =>
    timers.set('private', deadline - table.now(), () => void table.giveDefault(seat, question));

  return {
    shows: (seat) => (until === null ? !table.secret() : asked?.seat === seat && table.question(seat) === asked.question),
    isBuffering: () => until !== null,
    waiting: () => ({ seats: until === null ? table.waiting() : [], window: until !== null, since, until }),
    secretDeadline: (seat) => (asked?.seat === seat ? asked.deadline : null),
    stepped({ secret, acted, moved }) {
      if (acted) {
        table.flush();
        open();
      } else if (until !== null && secret) askInPrivate();
      else if (moved) open();
      else {
        since = table.now();
        table.flush();
      }
    },
    restarted() {
      stand();
      if (table.playing()) open();
    },
    paused() {
      timers.clear('window');
      timers.clear('private');
    },
    moreTime() {
      if (until === null) return;
      until += moreTime;
      if (asked) {
        asked.deadline += moreTime;
        passAt(asked.deadline, asked.seat, asked.question);
      }
      timers.set('window', until - table.now(), close);
      table.refresh();
    },
  };
}
