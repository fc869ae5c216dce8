import type { Flow, Seat, StepAnswer, Verb } from '@parley/kernel';
import type { VerbName } from '../../ids/index.ts';
import type { Trek } from '../state/state.ts';
import type { Bar } from '../timing/tables.ts';

/**
 * Something that can be done in one's turn: a card play or an order (T40.3). The turn offers all of them in one question, each with the steps it
 * takes, so that an order is one prompt that can be taken back until it is sent.
 */
export interface Order {
  readonly verb: VerbName;
  /** Card plays come before orders; the first order ends the normal card play (T5.2, T40.2). */
  readonly kind: 'play' | 'order';
  /** What this seat can do of it now, with what has to be settled for each: ids are `orderId(verb, of)`. Nothing that leads nowhere (T40.4). */
  offers(g: Trek, seat: Seat): readonly Verb[];
  /** Carries one out. Its answers are legal for the steps that were offered; nothing has happened since. */
  run(g: Trek, seat: Seat, of: number, steps: readonly StepAnswer[]): Flow;
  /** Why it is not offered for this card or place: for people who ask, never for the rules. Null: it is, or nobody would expect it. */
  whyNot(g: Trek, seat: Seat, of: number): Bar | null;
}
