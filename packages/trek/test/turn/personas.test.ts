import { answer, questionFor } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { pieceId } from '../../ids/index.ts';
import { reaction } from '../../effects/index.ts';
import { giveControl } from '../../rules/board/move.ts';
import { affiliationsOf } from '../../rules/numbers/printed.ts';
import { isStopped, putMark } from '../../rules/state/marks.ts';
import { versions } from '../../rules/turn/personas.ts';
import { trekSecrecy } from '../../view/secrecy.ts';
import { become, BLUE, giveClauses, RED, scenario, type Board, type Scenario } from '../bench.ts';
import './made-events.ts';

const HERE = 'Excavation';
/** Red ends a turn, then blue's begins. */
const board = (hand: readonly string[], planet: readonly string[], more: Partial<Board['blue']> = {}, red: Board['red'] = {}): Scenario =>
  scenario({ alpha: [HERE], turn: 'red', blue: { hand, at: { [HERE]: { planet } }, ...more }, red });
const offered = (t: Scenario): string[] => t.names(versions(t.g, BLUE).map((x) => x.hand));
/** Ends red's turn, and answers what blue is asked at the start of his. */
function begin(t: Scenario, ...chosen: readonly string[]): void {
  t.plan('blue', 'turn.exchange', chosen);
  t.endTurn();
}

describe('versions of a persona', () => {
  it('T32.3, T40.1 at the start of a turn one from the hand takes the place of the one in play', () => {
    const t = board(['Galen'], ['Jean-Luc Picard', 'Taul']);
    begin(t, 'Galen');
    expect([t.where('Galen'), t.where('Jean-Luc Picard')]).toEqual([`planet ${HERE}`, 'hand blue']);
    expect(t.events('exchanged')).toMatchObject([{ data: { by: BLUE, card: 'PRE-215', target: 'QC-66' }, why: { id: 'T32.3' } }]);
    // It is no card play.
    expect(t.g.s.turn).toMatchObject({ seat: BLUE, part: 'play', played: false });
  });

  it('T32.3 only if its player wants', () => {
    const t = board(['Galen'], ['Jean-Luc Picard']);
    begin(t);
    expect([t.where('Galen'), t.where('Jean-Luc Picard')]).toEqual(['hand blue', `planet ${HERE}`]);
  });

  it('T32.3 equal ones in the hand are one', () => {
    expect(offered(board(['Galen', 'Galen'], ['Jean-Luc Picard']))).toEqual(['Galen']);
  });

  it('T32.3 it has come into play, as others do that report', () => {
    const t = board(['Galen'], ['Jean-Luc Picard', 'Taul']);
    const seen: string[] = [];
    giveClauses(t.g, t.piece('Taul'), [
      reaction({
        on: 'entered',
        must: true,
        *commit({ ev }) {
          seen.push(...t.names([ev.piece]));
        },
      }),
    ]);
    begin(t, 'Galen');
    expect(seen).toEqual(['Galen']);
  });

  it('T1.3, T32.3 only one’s own card, while one has it', () => {
    const lent = board(['Galen'], ['Jean-Luc Picard']);
    giveControl(lent.g, lent.piece('Jean-Luc Picard'), RED);
    const borrowed = board(['Galen'], [], {}, { at: { [HERE]: { planet: ['Jean-Luc Picard'] } } });
    giveControl(borrowed.g, borrowed.piece('Jean-Luc Picard'), BLUE);
    expect([offered(lent), offered(borrowed)]).toEqual([[], []]);
  });

  it('T32.3 nobody is asked without another version, and the same card is none', () => {
    expect(offered(board(['Jean-Luc Picard', 'Taul'], ['Jean-Luc Picard']))).toEqual([]);
    expect(offered(board(['Galen'], ['Taul']))).toEqual([]);
    expect(offered(board(['Galen'], [], {}, { at: { [HERE]: { planet: ['Jean-Luc Picard'] } } }))).toEqual([]);
  });

  it('T32.5 a pair is a version of both, and takes the place of one while the other is not there', () => {
    expect(offered(board(['Sisters of Duras'], ["B'Etor"]))).toEqual(['Sisters of Duras']);
    expect(offered(board(['Sisters of Duras'], ["B'Etor", 'Lursa']))).toEqual([]);
    // One of two sisters may take the place of the pair, not both.
    const t = board(['Lursa', "B'Etor"], ['Sisters of Duras']);
    expect(offered(t)).toEqual(['Lursa', "B'Etor"]);
    expect(answer(t.table, RED, { verb: 'end', steps: [] })).toBeNull();
    const both = ['Lursa', "B'Etor"].map((x) => pieceId(t.piece(x)));
    expect(answer(t.table, BLUE, both)?.reason).toBe('not-legal');
    expect(answer(t.table, BLUE, [both[1]])).toBeNull();
    expect([t.where("B'Etor"), t.where('Sisters of Duras'), t.where('Lursa')]).toEqual([`planet ${HERE}`, 'hand blue', 'hand blue']);
  });

  it('T32.3 several at once, each place once', () => {
    const t = board(['Lursa', "B'Etor", 'Galen'], ['Sisters of Duras', 'Jean-Luc Picard']);
    expect(answer(t.table, RED, { verb: 'end', steps: [] })).toBeNull();
    const [lursa, betor, galen] = ['Lursa', "B'Etor", 'Galen'].map((x) => pieceId(t.piece(x)));
    expect(answer(t.table, BLUE, [lursa, betor])?.reason).toBe('not-legal');
    expect(answer(t.table, BLUE, [lursa, galen])).toBeNull();
    expect(['Lursa', 'Galen', "B'Etor"].map((x) => t.where(x))).toEqual([`planet ${HERE}`, `planet ${HERE}`, 'hand blue']);
  });

  it('T2.6 one of another universe needs an open door', () => {
    const [closed, open] = [board(['Major Rakal'], ['Deanna Troi']), board(['Major Rakal'], ['Deanna Troi'], { table: ['Wide Door'] })];
    expect([offered(closed), offered(open)]).toEqual([[], ['Major Rakal']]);
  });

  it('T6.10, T11.7 with an affiliation with which it may be there', () => {
    const aboard = (hand: string): Scenario =>
      board([hand], [], { at: { [HERE]: { space: { 'U.S.S. Nebula': ['Agent at Home', 'Taul'] } } } });
    expect(offered(aboard('Agent Abroad'))).toEqual([]);
    const t = aboard('Double Agent');
    expect(answer(t.table, RED, { verb: 'end', steps: [] })).toBeNull();
    expect(answer(t.table, BLUE, [pieceId(t.piece('Double Agent'))])).toBeNull();
    // There is nothing to choose: the turn goes on.
    expect(t.asked('blue')?.tag).toBe('turn.act');
    expect([t.where('Double Agent'), ...affiliationsOf(t.g, t.piece('Double Agent'))]).toEqual(['aboard U.S.S. Nebula', 'Fed']);
    expect(offered(board(['Agent Abroad'], ['Agent at Home']))).toEqual(['Agent Abroad']);
  });

  it.each([
    ['fed', 'Fed'],
    ['rom', 'Rom'],
  ] as const)('T6.10 where several would do its player chooses: %s', (word, has) => {
    const t = board(['Double Agent'], ['Agent at Home']);
    t.plan('blue', 'report.affiliation', word);
    begin(t, 'Double Agent');
    expect(affiliationsOf(t.g, t.piece('Double Agent'))).toEqual([has]);
  });

  it('T1.6 who was stopped for longer stays so in the new version; T17.3, T17.5 who is out of reach stays', () => {
    const t = board(['Galen'], ['Jean-Luc Picard']);
    putMark(t.g, t.piece('Jean-Luc Picard'), 'stopped', 3);
    begin(t, 'Galen');
    expect([t.where('Galen'), isStopped(t.g, t.piece('Galen')), isStopped(t.g, t.piece('Jean-Luc Picard'))]).toEqual([
      `planet ${HERE}`,
      true,
      false,
    ]);
    for (const status of ['held', 'stasis'] as const) {
      const u = board(['Galen'], ['Jean-Luc Picard']);
      become(u.g, status, u.piece('Jean-Luc Picard'));
      expect(offered(u)).toEqual([]);
    }
  });

  it('that somebody is asked tells nobody what he holds', () => {
    const t = board(['Galen'], ['Jean-Luc Picard']);
    expect(answer(t.table, RED, { verb: 'end', steps: [] })).toBeNull();
    const d = questionFor(t.table, BLUE);
    expect(d?.tag).toBe('turn.exchange');
    expect(d !== null && trekSecrecy.isSecretQuestion(d, false)).toBe(true);
  });
});
