import type { Decision, Seat } from '@parley/kernel';
import type { ClockInfo, ClockSettings } from '../protocol/index.ts';

/** Whoever has used up the bank still gets a moment. */
const GRACE = 3_000;

interface Running {
  readonly question: number;
  readonly own: number;
  since: number;
  deadline: number | null;
}

export interface Asked {
  readonly seat: Seat;
  readonly question: number;
  readonly decision: Decision;
}

/** The clocks of a table: when each person's time for the open question ends. Knows no timers; somebody asks it what is next. */
export class Clocks {
  private readonly settings: ClockSettings;
  private readonly running = new Map<Seat, Running>();
  private deal: { readonly about: string; deadline: number } | null = null;
  private pausedAt: number | null = null;

  constructor(settings: ClockSettings) {
    this.settings = settings;
  }

  /** Takes over what is asked now. A question that goes on keeps its time. */
  ask(asked: readonly Asked[], left: (seat: Seat) => number | null, now: number): void {
    for (const seat of this.running.keys())
      if (!asked.some((x) => x.seat === seat && x.question === this.running.get(seat)?.question)) this.running.delete(seat);
    const bargain = asked.find((x) => x.decision.kind === 'bargain')?.decision;
    if (bargain?.kind !== 'bargain') this.deal = null;
    else if (this.settings.deal !== null) {
      const about = `${bargain.tag} ${bargain.parties.join()}`;
      if (this.deal?.about !== about) this.deal = { about, deadline: now + this.settings.deal * 1000 };
    }
    for (const { seat, question, decision } of asked) {
      if (this.running.has(seat)) continue;
      const own = (this.settings.decision ?? 0) * 1000;
      this.running.set(seat, { question, own, since: now, deadline: this.deadlineFor(decision, own, left(seat), now) });
    }
  }

  private deadlineFor(d: Decision, own: number, left: number | null, now: number): number | null {
    if (d.kind === 'bargain' && this.deal) return this.deal.deadline;
    if (left !== null) return now + Math.max(own + left, GRACE);
    return this.settings.decision === null ? null : now + own;
  }

  /** What an answer given now takes from the bank. */
  spend(seat: Seat, now: number): number {
    const r = this.running.get(seat);
    if (!r || this.settings.bank === null) return 0;
    return Math.max(0, (this.pausedAt ?? now) - r.since - r.own);
  }

  pause(on: boolean, now: number): void {
    if (on) this.pausedAt ??= now;
    else if (this.pausedAt !== null) {
      const away = now - this.pausedAt;
      this.pausedAt = null;
      for (const r of this.running.values()) {
        r.since += away;
        if (r.deadline !== null) r.deadline += away;
      }
      if (this.deal) this.deal.deadline += away;
    }
  }

  /** The next seat whose time ends, and when. */
  next(): { readonly seat: Seat; readonly at: number; readonly question: number } | null {
    if (this.pausedAt !== null) return null;
    let first: { seat: Seat; at: number; question: number } | null = null;
    for (const [seat, { deadline, question }] of this.running)
      if (deadline !== null && (first === null || deadline < first.at)) first = { seat, at: deadline, question };
    return first;
  }

  info(bank: (seat: Seat) => number | null, seats: number): ClockInfo[] {
    const out: ClockInfo[] = [];
    for (let seat = 0; seat < seats; seat++) {
      const deadline = this.pausedAt === null ? (this.running.get(seat)?.deadline ?? null) : null;
      const left = bank(seat);
      if (deadline !== null || left !== null) out.push({ seat, deadline, bank: left });
    }
    return out;
  }
}
