import { cosmic } from '@parley/cosmic';
import type { Scenario } from '@parley/cosmic/testing';
import { describe, expect, it } from 'vitest';
import { table } from './table.ts';

/** Notes that are not what they show. */
const wrong = (t: Scenario): string[] =>
  (cosmic.copies?.(t.table.game) ?? []).filter((x) => JSON.stringify(x.shown) !== JSON.stringify(x.is)).map((x) => x.name);

describe('notes that show what stands elsewhere', () => {
  it('agree with it, and are noticed when they do not', () => {
    const start = { turn: 'blue', destiny: ['yellow'], hands: { blue: ['attack-08'], yellow: ['attack-06'] } } as const;
    const bride = table({ red: 'bride', blue: 'macron', yellow: 'healer' }, start);
    bride.until('blue', 'launch.aim');
    expect(wrong(bride)).toEqual([]);
    // Married, but without a ship on the sheet.
    bride.sheet('bride').notes.spouse = 'blue';
    expect(wrong(bride)).toEqual(['"spouse" on the sheet of bride']);

    const mouth = table({ red: 'mouth', blue: 'macron', yellow: 'healer' }, start);
    mouth.until('blue', 'launch.aim');
    expect(wrong(mouth)).toEqual([]);
    // Eaten, but in somebody's hand.
    mouth.sheet('mouth').notes.eaten = [mouth.handKeys('yellow')[0]];
    expect(wrong(mouth)).toEqual(['"eaten" on the sheet of mouth']);

    const five = ['tripler', 'macron', 'zombie', 'warpish', 'healer'];
    const pentaform = table({ red: 'pentaform', blue: 'void', yellow: 'hacker' }, { ...start, unused: five.map((x) => `flare:${x}`) });
    pentaform.until('red', 'pentaform.order');
    pentaform.answer('red', five);
    expect(wrong(pentaform)).toEqual([]);
    // Another stage than the one that is awake.
    pentaform.sheet('pentaform').notes.stage = 'zombie';
    expect(wrong(pentaform)).toEqual(['"stage" on the sheet of pentaform']);
  });
});
