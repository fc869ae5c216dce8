import { cosmic } from '@parley/cosmic';
import { hasOptions, openTable, questionFor, waitingFor } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'tripler+warpish', blue: 'void+hacker', yellow: 'macron+healer' };
const start = { turn: 'red', destiny: ['blue'], hands: { red: ['attack-10'], blue: ['attack-14'] }, options: { powers: 2 } } as const;

describe('R32.4 multiple powers', () => {
  it('twice as many flares are dealt, and two aliens kept', () => {
    const t = openTable(cosmic, { players: 4, powers: 2 }, 'two');
    expect(waitingFor(t)).toEqual([0, 1, 2, 3]);
    const dealt = [0, 1, 2, 3].flatMap((seat) => {
      const d = questionFor(t, seat);
      expect(d).toMatchObject({ kind: 'some', tag: 'setup.aliens', min: 2, max: 2 });
      return d && hasOptions(d) ? d.options : [];
    });
    expect(new Set(dealt).size).toBe(16);
    const plain = openTable(cosmic, { players: 4 }, 'two');
    expect(questionFor(plain, 0)).toMatchObject({ kind: 'choose', tag: 'setup.alien' });
  });

  it('both powers work side by side', () => {
    const t = table(seats, { ...start, ships: { red: { warp: 3 }, blue: { warp: 2 } } });
    expect(t.state.sheets.map((s) => [s.alien, s.owner])).toEqual([
      ['tripler', 0],
      ['warpish', 0],
      ['void', 1],
      ['hacker', 1],
      ['macron', 2],
      ['healer', 2],
    ]);
    expect(t.events('alien-revealed')).toHaveLength(6);
    t.run();
    // The attack is tripled, and ships in the warp are added.
    expect(new Set(t.events('power-used').map((x) => x.alien))).toEqual(new Set(['tripler', 'warpish']));
    expect(t.restored().divergence).toBeNull();
  });

  it('each power is zapped by itself', () => {
    const t = table(seats, { ...start, ships: { red: { warp: 3 } }, hands: { red: ['attack-10'], blue: ['attack-14', 'cosmic-zap'] } });
    t.zap('blue', 'tripler');
    t.run();
    expect(t.events('power-zapped')).toMatchObject([{ alien: 'tripler' }]);
    expect(t.events('power-used').map((x) => x.alien)).toContain('warpish');
  });

  it('with too few home colonies all powers are lost, and regained together', () => {
    const t = table(seats, { ...start, ships: { blue: { 'blue/1': 0, 'blue/2': 0, 'blue/3': 0 } } });
    expect(t.state.sheets.map((s) => s.down)).toEqual([false, false, true, true, false, false]);
  });

  it('both flares can be played as super flares, one an encounter', () => {
    const t = table(seats, { ...start, hands: { red: ['attack-12', 'flare:tripler', 'flare:warpish'], blue: ['attack-14'] } });
    t.boost('red');
    t.run();
    expect(t.events('card-played').filter((x) => x.text === 'super')).toHaveLength(1);
  });

  it('a second alien is for tables with two powers', () => {
    const pair = [{ alien: 'tripler', second: 'void' }, {}, {}];
    expect(() => cosmic.parse({ seats: pair })).toThrow('in games with powers: 2');
    expect(() => cosmic.parse({ seats: [{ second: 'void' }, {}, {}], powers: 2 })).toThrow('in games with powers: 2');
    expect(() => cosmic.parse({ seats: [{ alien: 'void', second: 'void' }, {}, {}], powers: 2 })).toThrow('exists once');
    const { seats: parsed } = cosmic.parse({ seats: pair, powers: 2 });
    expect(parsed[0]).toEqual({ colour: 'red', alien: 'tripler', second: 'void' });
    expect(() => cosmic.parse({ players: 3, powers: 2, aliens: ['void', 'tripler', 'macron', 'healer', 'hacker'] })).toThrow(
      'Only 5 aliens',
    );
  });
});

describe('R32.4 the Lunatic with a second power: it has won or lost as the main player that it is', () => {
  /** Blue attacks red/1 with two ships; red joins the offense with three, yellow the defense with one. */
  function attacked(second: string, red: readonly string[], blue: readonly string[]) {
    const t = table(
      { red: `lunatic+${second}`, blue: 'healer+trader', yellow: 'parasite+calculator', purple: 'mind+hate' },
      { turn: 'blue', destiny: ['red'], hands: { red, blue, yellow: ['attack-01'] }, options: { powers: 2 } },
    );
    t.aim('blue', 'red/1');
    t.send('blue', { 'blue/1': 2 });
    t.invite('red', 'yellow');
    t.use('red', 'lunatic');
    t.plan('red', 'alliance.ships', { 'red/2': 3 });
    return t;
  }
  const beaten = (second: string, more: readonly string[] = []) => attacked(second, ['attack-04', 'attack-05', ...more], ['attack-08']);
  const victorious = (second: string) => attacked(second, ['attack-40', 'attack-05'], ['attack-08', 'attack-07']);
  const clauses = (t: ReturnType<typeof table>, alien: string) =>
    t
      .events('power-used')
      .filter((x) => x.alien === alien)
      .map((x) => x.clause);

  it('the Cudgel, the Void and the Tyrant have nothing from a victory against themselves', () => {
    for (const [alien, clause] of [
      ['cudgel', 'use'],
      ['void', 'use'],
      ['tyrant', 'subjugate'],
    ]) {
      const lost = beaten(alien);
      lost.ally('yellow', 'defense', { 'yellow/1': 1 });
      lost.run();
      expect([lost.events('won'), clauses(lost, alien)]).toMatchObject([[{ who: [1, 0], lost: [0, 2] }], []]);
      const won = victorious(alien);
      won.run();
      expect([won.events('won'), clauses(won, alien)]).toMatchObject([[{ who: [0], lost: [1, 0] }], [clause]]);
    }
  });

  it('nor has the Arcade from a clear one', () => {
    const lost = attacked('arcade', ['attack-00', 'attack-05'], ['attack-30', 'attack-07']);
    lost.run();
    expect([lost.events('won'), clauses(lost, 'arcade')]).toMatchObject([[{ who: [1, 0], lost: [0] }], []]);
    const won = victorious('arcade');
    won.run();
    expect(clauses(won, 'arcade')).toEqual(['use']);
  });

  it('the Guerrilla, the Ethic and the Engineer have nothing from a defeat of their ships on the other side', () => {
    for (const alien of ['guerrilla', 'ethic', 'engineer']) {
      const won = victorious(alien);
      won.neverOffered('red', alien);
      expect(clauses(won, alien)).toEqual([]);
      const lost = beaten(alien);
      if (alien === 'engineer') lost.use('red', 'engineer');
      lost.run();
      expect(clauses(lost, alien)).toEqual(['use']);
    }
  });

  it('the tide of the Tide flows or ebbs, not both; the Warrior learns from the one thing', () => {
    const ebbing = beaten('tide');
    ebbing.run();
    expect([clauses(ebbing, 'tide'), ebbing.sheet('tide').tokens]).toEqual([['ebb'], 1]);
    const flowing = victorious('tide');
    flowing.run();
    expect([clauses(flowing, 'tide'), flowing.sheet('tide').tokens]).toEqual([['flow'], 3]);

    const wiser = beaten('warrior');
    wiser.run();
    expect(wiser.sheet('warrior').tokens).toBe(2);
    const prouder = victorious('warrior');
    prouder.run();
    expect(prouder.sheet('warrior').tokens).toBe(1);
  });

  it('the Grudge takes one ship from whoever did not come when it has won, four when it has lost', () => {
    const won = victorious('grudge');
    won.run();
    expect(won.warp('yellow')).toBe(1);
    const lost = beaten('grudge');
    lost.run();
    expect(lost.warp('yellow')).toBe(4);
  });

  it('the Tick-Tock has no success to speed up when it was beaten at the head of its side', () => {
    beaten('tick-tock', ['flare:tick-tock']).neverOffered('red', 'flare:tick-tock');
  });

  it('the Mercenary is rewarded for helping the defense like anybody else', () => {
    for (const [alien, cards] of [
      ['mercenary', 3],
      ['masochist', 3],
    ] as const) {
      const t = table(
        { red: `lunatic+${alien}`, blue: 'healer+trader', yellow: 'parasite+calculator' },
        {
          turn: 'red',
          destiny: ['blue'],
          hands: { red: ['attack-04'], blue: ['attack-30'], yellow: ['attack-01'] },
          options: { powers: 2 },
        },
      );
      t.aim('red', 'blue/1');
      t.send('red', { 'red/1': 2 });
      t.use('red', 'lunatic');
      t.plan('red', 'alliance.ships', { 'red/2': 3 });
      t.run();
      expect(t.events('rewards')).toEqual([{ who: t.seat('red'), ships: 0, cards }]);
    }
  });
});
