import { describe, expect, it } from 'vitest';
import { modifier, reaction } from '../../effects/index.ts';
import { discard, putOutOfPlay } from '../../rules/board/leave.ts';
import { giveControl } from '../../rules/board/move.ts';
import { mark, putMark } from '../../rules/state/marks.ts';
import { giveClauses, RED, scenario, type Board, type Scenario } from '../bench.ts';
import './made-events.ts';

const HERE = 'Fever Emergency';
/** An event with a countdown of two, in blue's hand or on his table. */
const board = (more: Board = {}): Scenario => scenario({ alpha: [HERE], blue: { hand: ['Two Turns'] }, ...more });
const left = (t: Scenario): number => mark(t.g, t.piece('Two Turns'), 'countdown') - 1;
const where = (t: Scenario): string => t.where('Two Turns');

describe('countdowns', () => {
  it('T35.1 go down at the end of each of their player’s turns, the first one with them; at nothing the card is discarded', () => {
    const t = board();
    t.order('blue', 'play', 'Two Turns');
    expect(left(t)).toBe(2);
    t.endTurn();
    expect(left(t)).toBe(1);
    t.endTurn();
    expect([left(t), where(t)]).toEqual([1, 'table blue']);
    t.endTurn();
    expect(where(t)).toBe('discard blue');
    expect(t.events('counted').map((e) => e.data.n)).toEqual([1, 0]);
    expect(t.events('expired')).toMatchObject([{ data: { card: expect.any(String) }, why: { kind: 'card' } }]);
  });

  it('T36.10 or only from the next of their turns on', () => {
    const t = board({ house: { firstCountdown: 'next-turn' } });
    t.order('blue', 'play', 'Two Turns');
    t.endTurn();
    expect(left(t)).toBe(2);
    t.endTurn();
    t.endTurn();
    expect([left(t), where(t)]).toEqual([1, 'table blue']);
    t.endTurn();
    t.endTurn();
    expect(where(t)).toBe('discard blue');
  });

  it('T35.1, T38.1 of whoever controls the card, whosesoever it was', () => {
    const t = board();
    t.order('blue', 'play', 'Two Turns');
    giveControl(t.g, t.piece('Two Turns'), RED);
    t.endTurn();
    expect(left(t)).toBe(2);
    t.endTurn();
    expect(left(t)).toBe(1);
  });

  it('T35.1 stand still where a text says so', () => {
    const t = board({ blue: { hand: ['Two Turns'], at: { [HERE]: { planet: ['Klag'] } } } });
    t.order('blue', 'play', 'Two Turns');
    giveClauses(t.g, t.piece('Klag'), [modifier('countsDown', (runs, piece) => runs && piece !== t.piece('Two Turns'))]);
    for (let n = 0; n < 6; n++) t.endTurn();
    expect([left(t), where(t)]).toEqual([2, 'table blue']);
  });

  it('T35.1 of others and of cards without one nothing is counted', () => {
    const t = board({
      blue: { hand: ['Two Turns'], table: ['Lower Decks'], at: { [HERE]: { planet: ['Klag'] } } },
      red: { table: ['Two Turns'] },
    });
    putMark(t.g, t.piece('Two Turns', 'red'), 'countdown', 3);
    t.order('blue', 'play', 'Two Turns');
    const seen: number[] = [];
    giveClauses(t.g, t.piece('Klag'), [
      reaction({
        on: 'countdown',
        must: true,
        *commit({ ev }) {
          seen.push(ev.piece);
        },
      }),
    ]);
    t.endTurn();
    expect(seen).toEqual([t.piece('Two Turns', 'blue')]);
  });

  it('T35.1 one that leaves play before it goes down is not counted', () => {
    const t = board({ blue: { hand: ['Two Turns'], at: { [HERE]: { planet: ['Klag'] } } } });
    t.order('blue', 'play', 'Two Turns');
    giveClauses(t.g, t.piece('Klag'), [
      reaction({
        on: 'countdown',
        must: true,
        *commit({ g, ev }) {
          discard(g, [ev.piece]);
        },
      }),
    ]);
    t.endTurn();
    expect([where(t), t.events('counted').length, mark(t.g, t.piece('Two Turns'), 'countdown')]).toEqual(['discard blue', 0, 0]);
  });

  it('T35.1 what a text does at nothing comes before it is discarded', () => {
    const t = board({ blue: { hand: ['Two Turns'], at: { [HERE]: { planet: ['Klag'] } } } });
    t.order('blue', 'play', 'Two Turns');
    putMark(t.g, t.piece('Two Turns'), 'countdown', 2);
    const seen: string[] = [];
    giveClauses(t.g, t.piece('Klag'), [
      reaction({
        on: 'expired',
        must: true,
        *commit() {
          seen.push(where(t));
        },
      }),
    ]);
    t.endTurn();
    expect([...seen, where(t)]).toEqual(['table blue', 'discard blue']);
  });

  it('T35.1 a text may take it elsewhere then', () => {
    const t = board({ blue: { hand: ['Two Turns'], at: { [HERE]: { planet: ['Klag'] } } } });
    t.order('blue', 'play', 'Two Turns');
    putMark(t.g, t.piece('Two Turns'), 'countdown', 2);
    giveClauses(t.g, t.piece('Klag'), [
      reaction({
        on: 'expired',
        must: true,
        *commit({ g, ev }) {
          putOutOfPlay(g, [ev.piece]);
        },
      }),
    ]);
    t.endTurn();
    expect(where(t)).toBe('out blue');
  });

  it('T1.6 a card that comes again counts from the beginning', () => {
    const t = board({ blue: { hand: ['Two Turns'] } });
    t.order('blue', 'play', 'Two Turns');
    t.endTurn();
    discard(t.g, [t.piece('Two Turns')]);
    expect(mark(t.g, t.piece('Two Turns'), 'countdown')).toBe(0);
  });
});
