import { Z } from '@parley/cosmic';
import type { Scenario, ScenarioOptions } from '@parley/cosmic/testing';
import { describe, expect, it } from 'vitest';
import { fight, totals } from './rewards.ts';

const warned = (
  hands: { readonly [colour: string]: readonly string[] },
  seats: { readonly [colour: string]: string } = {},
  more: ScenarioOptions = {},
): Scenario => fight(hands, seats, { destiny: ['blue!', 'red'], ...more });

describe('variable attacks', () => {
  it('[dominion-variable-01] count their standard value', () => {
    const t = fight({ red: ['attack-12-21'], blue: ['attack-02-20'] });
    t.run();
    expect(totals(t)).toEqual([15, 6]);
    expect(t.events('card-changed')).toEqual([]);
  });

  it('[dominion-variable-01] [dominion-variable-02] count the other one when revealed in an encounter with a hazard warning', () => {
    const t = warned({ red: ['attack-12-21'], blue: ['attack-21-12'] });
    t.run();
    expect(totals(t)).toEqual([24, 16]);
    expect(t.events('card-changed')).toEqual([
      { who: 0, type: 'attack', value: 21 },
      { who: 2, type: 'attack', value: 12 },
    ]);
  });

  it('the warning of a card that was drawn again counts as well, with or without the hazard deck', () => {
    const t = fight({ red: ['attack-12-21'], blue: ['attack-06'] }, {}, { destiny: ['red!', 'blue'], ships: { yellow: { 'red/2': 1 } } });
    t.plan('red', 'destiny.own', 'redraw');
    t.run();
    expect(totals(t)).toEqual([24, 10]);
  });

  it('[dominion-variable-03] change themselves before other effects occur', () => {
    // Mirror finds 21 and makes it 12; a morph copies what it has become.
    const t = warned({ red: ['attack-12-21'], blue: ['morph'] }, { blue: 'mirror' });
    t.use('blue', 'mirror');
    t.run();
    expect(t.events('card-changed')).toEqual([
      { who: 0, type: 'attack', value: 21 },
      { who: 2, type: 'attack', value: 21 },
      { who: 0, type: 'attack', value: 12 },
      { who: 2, type: 'attack', value: 12 },
    ]);
  });

  it('[dominion-variable-04] only for that encounter', () => {
    // The card stays what it is: on the pile, and when it is played again without a warning.
    const t = warned({ red: ['attack-12-21', 'attack-08'], blue: ['attack-06', 'attack-04'] }, { blue: 'clone' });
    t.run();
    expect(t.pile(t.state.rewards?.discard ?? -1)).toEqual(['attack-12-21']);
    expect(t.pile(Z.discard)).not.toContain('attack-12-21');
    const again = fight(
      { red: ['attack-12-21', 'attack-08'], blue: ['attack-06', 'attack-04'] },
      { red: 'clone' },
      { destiny: ['blue!', 'yellow'] },
    );
    again.use('red', 'clone');
    again.plan('red', 'encounter.second', true);
    again.run();
    again.aim('red', 'yellow/1');
    again.select('red', 'attack-12-21');
    again.run();
    expect(again.events('outcome').map((x) => (x.totals as number[])[0])).toEqual([24, 13]);
  });

  it('[dominion-variable-05] any number of warnings is like one', () => {
    const t = fight({ red: ['attack-12-21'], blue: ['attack-06'] }, {}, { destiny: ['red!', 'blue!'], ships: { yellow: { 'red/2': 1 } } });
    t.plan('red', 'destiny.own', 'redraw');
    t.run();
    expect(
      t
        .events('destiny-drawn')
        .slice(0, 2)
        .map((x) => x.card),
    ).toEqual(['destiny:red!', 'destiny:blue!']);
    expect(totals(t)).toEqual([24, 10]);

    // One, and none.
    for (const [card, value] of [
      ['blue!', 21],
      ['blue', 12],
    ] as const) {
      const other = fight({ red: ['attack-12-21'], blue: ['attack-06'] }, {}, { destiny: [card] });
      other.run();
      expect(totals(other)).toEqual([value + 3, 10]);
    }
  });

  it('[dominion-variable-06] against an attack the higher total wins, against a negotiate it wins and owes compensation', () => {
    const t = fight({ red: ['attack-03-30'], blue: ['attack-01'] });
    t.run();
    expect(t.events('outcome')).toMatchObject([{ winner: 0, how: 'totals', totals: [6, 5] }]);
    expect([t.warp('red'), t.warp('blue'), t.ships('red', 'blue/1')]).toEqual([0, 4, 3]);
    // It loses to a higher one, on either side, and a tie is for the defense.
    for (const [red, blue, winner, both] of [
      ['attack-03-30', 'attack-04', 1, [6, 8]],
      ['attack-08', 'attack-03-30', 0, [11, 7]],
      ['attack-04', 'attack-03-30', 1, [7, 7]],
      ['attack-03-30', 'attack-02-20', 1, [6, 6]],
    ] as const) {
      const u = fight({ red: [red], blue: [blue] });
      u.run();
      expect(u.events('outcome')).toMatchObject([{ winner, how: 'totals', totals: both }]);
      expect([u.warp('red'), u.warp('blue')]).toEqual(winner === 0 ? [0, 4] : [3, 0]);
      expect(u.events('compensated')).toEqual([]);
    }
    const talk = fight({ red: ['attack-03-30', 'attack-10'], blue: ['negotiate'] });
    talk.run();
    expect(talk.events('won')).toMatchObject([{ who: [0] }]);
    expect(talk.events('compensated')).toMatchObject([{ who: 2, from: 0, n: 1 }]);
    expect([talk.hand('red'), talk.hand('blue')]).toEqual([[], ['attack-10']]);
    const defended = fight({ red: ['negotiate'], blue: ['attack-03-30', 'attack-10', 'attack-04', 'attack-06'] });
    defended.select('blue', 'attack-03-30');
    defended.run();
    expect(defended.events('won')).toMatchObject([{ who: [2] }]);
    expect([defended.warp('red'), defended.hand('red'), defended.hand('blue')]).toEqual([3, ['attack-04', 'attack-06', 'attack-10'], []]);
  });

  it('[faq-dominion-2] do not change in the hand, only when they are revealed', () => {
    // The warning is in effect, and the highest attack in hand is still 15.
    const t = warned({ red: ['attack-12-21', 'attack-15', 'negotiate'], blue: ['negotiate'] });
    t.select('red', 'negotiate');
    t.offer('red', { red: ['highest-attack'] });
    t.accept('blue');
    t.until('red', 'encounter.second');
    expect(t.hand('blue')).toEqual(['attack-15']);
  });
});
