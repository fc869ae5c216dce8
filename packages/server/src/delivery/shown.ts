import type { Decision, Seat } from '@parley/kernel';
import type { Disclosure } from '../disclosure/disclosure.ts';
import type { AutoPlayers } from '../clock/auto-players.ts';
import type { ClockInfo, Prompt, Result, Waiting } from '../protocol/index.ts';

/** The part of a game that is not in its view, as one receiver may know it. */
export interface Shown {
  readonly prompt: Prompt | null;
  readonly raisable: readonly string[];
  readonly waiting: Waiting;
  readonly clocks: readonly ClockInfo[];
  readonly result: Result | null;
}

export const PARTS = ['prompt', 'raisable', 'waiting', 'clocks', 'result'] as const;
/** The same as it travels. A part that is as it was is the very same text. */
export type WrittenParts = { readonly [part in (typeof PARTS)[number]]: string };

/** What is told to all alike. */
interface Common {
  readonly waiting: string;
  readonly clocks: string;
  readonly result: string;
}
/** What a seat was asked and might raise when it was last looked at. */
interface Own {
  decision: Decision | null;
  /** How often a question had been put by then: the same one put again is another one. */
  asks: number;
  prompt: string;
  raisable: readonly string[];
  raisables: string;
}

/** What receivers may know beside the board, written: once for all where it is the same, and not again where it has not changed. */
export class ShownParts {
  private readonly disclosure: Disclosure;
  private readonly autoPlayers: AutoPlayers;
  private readonly own: (Own | undefined)[] = [];
  private common: Common | null = null;

  constructor(disclosure: Disclosure, autoPlayers: AutoPlayers) {
    this.disclosure = disclosure;
    this.autoPlayers = autoPlayers;
  }

  /** As things stand now. */
  shown(seat: Seat | null): Shown {
    const { disclosure, autoPlayers } = this;
    return {
      prompt: seat === null ? null : disclosure.prompt(seat),
      raisable: seat === null ? [] : disclosure.raisable(seat),
      waiting: disclosure.policy.waiting(),
      clocks: autoPlayers.clocksFor(seat),
      result: disclosure.result,
    };
  }

  /** Something may have changed: what is common to all is written anew when the next receiver is looked at. */
  renew(): void {
    this.common = null;
  }

  /** The same written. Of one `renew` to the next what is common is taken to be the same. */
  written(seat: Seat | null): WrittenParts {
    const { waiting, clocks, result } = (this.common ??= this.writeCommon());
    if (seat === null) return { prompt: 'null', raisable: '[]', waiting, clocks, result };
    const { prompt, raisables } = this.ownParts(seat);
    const alone = this.disclosure.policy.secretDeadline(seat) !== null;
    return { prompt, raisable: raisables, waiting, clocks: alone ? JSON.stringify(this.autoPlayers.clocksFor(seat)) : clocks, result };
  }

  private writeCommon(): Common {
    return {
      waiting: JSON.stringify(this.disclosure.policy.waiting()),
      clocks: JSON.stringify(this.autoPlayers.clocksFor(null)),
      result: JSON.stringify(this.disclosure.result),
    };
  }

  private ownParts(seat: Seat): Own {
    const decision = this.disclosure.question(seat);
    const raisable = this.disclosure.raisable(seat);
    const own = (this.own[seat] ??= { decision: null, asks: 0, prompt: 'null', raisable: [], raisables: '[]' });
    const { asks } = this.disclosure;
    if (own.decision !== decision || (decision !== null && own.asks !== asks)) {
      own.decision = decision;
      own.asks = asks;
      own.prompt = JSON.stringify(this.disclosure.prompt(seat));
    }
    if (!sameTexts(own.raisable, raisable)) {
      own.raisable = raisable;
      own.raisables = JSON.stringify(raisable);
    }
    return own;
  }
}

const sameTexts = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((x, i) => x === b[i]);
