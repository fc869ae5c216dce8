import { randomInt } from 'node:crypto';
import type { Span } from '../config.ts';
import type { Face, FaceTable } from './face.ts';
import type { Timers } from './timers.ts';

/** How much of a window somebody has who is asked in it; the rest is for those who are asked after. */
const SHARE = 0.6;
/** A prompt comes within this part of a window. */
const LATEST = 0.25;

/**
 * Shows nothing that depends on hidden cards. After everything that all can see, a window stands for a time that is drawn beforehand. Who
 * can act is asked in it, in private; nobody sees whether anybody was. Only when it closes is the next open question put, however early the
 * game has come to it. Who has not answered by then has passed. More time can be asked for in public, by anybody.
 */
export function pokerFace(table: FaceTable, timers: Timers, span: Span, moreTime: number): Face {
  let since = table.now();
  let until: number | null = null;
  let asked: { readonly seat: number; deadline: number } | null = null;

  const open = (): void => {
    since = table.now();
    until = since + span.min + (span.max > span.min ? randomInt(span.max - span.min + 1) : 0);
    asked = null;
    timers.set('window', until - since, close);
    askInPrivate();
  };

  const close = (): void => {
    if (until === null || table.over()) return;
    if (table.now() < until) {
      timers.set('window', until - table.now(), close);
      return;
    }
    const [seat] = table.waiting();
    if (table.secret() && seat !== undefined) {
      void table.giveDefault(seat).then((done) => (done ? close() : timers.set('window', 500, close)));
      return;
    }
    since = table.now();
    until = null;
    asked = null;
    table.refresh();
  };

  /** Puts a question that nobody else knows of: at a random moment, so that when it comes tells little about others. */
  const askInPrivate = (): void => {
    asked = null;
    timers.clear('private');
    const [seat] = table.waiting();
    if (until === null || seat === undefined || !table.secret() || !table.asksPerson(seat)) return;
    const left = until - table.now();
    timers.set('private', left * LATEST * (randomInt(1000) / 1000), () => {
      if (until === null || table.waiting()[0] !== seat || !table.secret()) return;
      asked = { seat, deadline: table.now() + (until - table.now()) * SHARE };
      timers.set('private', asked.deadline - table.now(), () => void table.giveDefault(seat));
      table.refresh();
    });
  };

  return {
    shows: (seat) => (until === null ? !table.secret() : asked?.seat === seat && table.secret()),
    waiting: () => ({ seats: until === null ? table.waiting() : [], window: until !== null, since, until }),
    secretDeadline: (seat) => (asked?.seat === seat ? asked.deadline : null),
    stepped({ quiet, moved, bargaining }) {
      if (table.over()) {
        until = null;
        asked = null;
        timers.clear('window');
        timers.clear('private');
      } else if ((until === null && table.secret()) || (moved && !quiet && !bargaining)) open();
      else if (until !== null) askInPrivate();
      else since = table.now();
    },
    restarted() {
      until = null;
      asked = null;
      since = table.now();
      if (!table.over()) open();
    },
    paused() {
      timers.clear('window');
      timers.clear('private');
    },
    moreTime() {
      if (until === null) return;
      until += moreTime;
      if (asked) {
        const { seat } = asked;
        asked.deadline += moreTime;
        timers.set('private', asked.deadline - table.now(), () => void table.giveDefault(seat));
      }
      timers.set('window', until - table.now(), close);
      table.refresh();
    },
  };
}
