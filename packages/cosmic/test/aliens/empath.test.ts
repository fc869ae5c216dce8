import { describe, expect, it } from 'vitest';
import { Z } from '@parley/cosmic';
import { table } from '../table.ts';

const SEATS = { red: 'empath', blue: 'void', yellow: 'healer' };
const START = { turn: 'red', destiny: ['blue'] } as const;

describe('Empath', () => {
  it('turns the attack into a negotiate, whoever revealed it, and a deal is attempted', () => {
    for (const [red, blue] of [
      ['negotiate', 'attack-20'],
      ['attack-20', 'negotiate'],
    ]) {
      const t = table(SEATS, { ...START, hands: { red: [red, 'attack-06'], blue: [blue] } });
      t.select('red', red);
      expect(t.untilOffered('red', 'empath')).toEqual(['empath', 'pass']);
      expect(t.question('red')?.data?.at).toBe('window:reveal.revealed');
      t.use('red', 'empath');
      t.until('red', 'deal');
      expect(t.encounter().slots.map((slot) => [slot.type, slot.value])).toEqual([
        ['negotiate', 0],
        ['negotiate', 0],
      ]);
      t.offer('red', { red: ['attack-06'], blue: [] });
      t.accept('blue');
      t.run();
      expect(t.events('deal-made')).toHaveLength(1);
      expect(t.hand('blue')).toEqual(['attack-06']);
    }
  });

  it('has nothing to do with two attacks or two negotiates, or as an ally', () => {
    for (const card of ['attack-08', 'negotiate']) {
      const t = table(SEATS, { ...START, hands: { red: [card], blue: [card] } });
      t.neverOffered('red', 'empath');
    }
    const ally = table(SEATS, { turn: 'blue', destiny: ['yellow'], hands: { blue: ['attack-08'], yellow: ['negotiate'] } });
    ally.invite('blue', 'red');
    ally.ally('red', 'offense', { 'red/1': 1 });
    ally.neverOffered('red', 'empath');
  });

  it('leaves the attack an attack when zapped', () => {
    const t = table(SEATS, { ...START, hands: { red: ['negotiate'], blue: ['attack-08', 'cosmic-zap'] } });
    t.use('red', 'empath');
    t.zap('blue', 'empath');
    t.run();
    expect(t.events('deal-open')).toEqual([]);
    expect(t.events('won')).toMatchObject([{ who: [1] }]);
  });

  it('super: as a main player, exchanges the opposing negotiate for an attack of its hand', () => {
    const t = table(SEATS, { ...START, hands: { red: ['attack-08', 'attack-04', 'attack-06', 'flare:empath'], blue: ['negotiate'] } });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 4 });
    t.select('red', 'attack-08');
    t.use('red', 'flare:empath', { at: 'window:reveal.revealed' });
    t.until('red', 'empath.exchange');
    expect(t.options('red')).toEqual(['attack-04', 'attack-06']);
    t.plan('red', 'empath.exchange', 'attack-04');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [12, 8], how: 'totals' }]);
    expect(t.events('compensated')).toEqual([]);
    expect(t.hand('red')).toEqual(['attack-06', 'flare:empath', 'negotiate']);
    expect(t.pile(Z.discard)).toEqual(['attack-08', 'attack-04']);
  });

  it('super: as an ally, against the main player of the other side only', () => {
    const position = {
      turn: 'blue',
      destiny: ['yellow'],
      hands: { red: ['attack-04', 'flare:empath'], blue: ['attack-08'], yellow: ['negotiate'] },
    } as const;
    const t = table(SEATS, position);
    t.send('blue', { 'blue/1': 1 });
    t.invite('blue', 'red');
    t.ally('red', 'offense', { 'red/1': 1 });
    t.use('red', 'flare:empath');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [10, 8] }]);
    expect(t.hand('red')).toContain('negotiate');

    const beside = table(SEATS, position);
    beside.invite('yellow', 'red');
    beside.ally('red', 'defense', { 'red/1': 1 });
    beside.neverOffered('red', 'flare:empath');
    // Nor does it exchange anything when it stands by, or without an attack.
    const aside = table(SEATS, position);
    aside.neverOffered('red', 'flare:empath');
    const bare = table(SEATS, { ...position, hands: { ...position.hands, red: ['morph', 'flare:empath'] } });
    bare.invite('blue', 'red');
    bare.ally('red', 'offense', { 'red/1': 1 });
    bare.neverOffered('red', 'flare:empath');

    // As an ally of the defense against an offense that negotiates.
    const guard = table(
      { red: 'void', blue: 'empath', yellow: 'healer' },
      { turn: 'red', destiny: ['yellow'], hands: { red: ['negotiate'], yellow: ['attack-08'], blue: ['attack-04', 'flare:empath'] } },
    );
    guard.send('red', { 'red/1': 1 });
    guard.invite('yellow', 'blue');
    guard.ally('blue', 'defense', { 'blue/1': 1 });
    guard.use('blue', 'flare:empath');
    guard.run();
    expect(guard.events('outcome')).toMatchObject([{ totals: [5, 13] }]);
  });

  it('super: is not for attacks, nor for a card that stays facedown', () => {
    const hands = { red: ['attack-08', 'attack-04', 'flare:empath'], blue: ['attack-06', 'morph'] };
    const attack = table(SEATS, { ...START, hands });
    attack.select('red', 'attack-08');
    attack.select('blue', 'attack-06');
    attack.neverOffered('red', 'flare:empath');
    const claimed = table({ ...SEATS, blue: 'gambler' }, { ...START, hands });
    claimed.select('red', 'attack-08');
    claimed.select('blue', 'attack-06');
    claimed.use('blue', 'gambler');
    claimed.plan('blue', 'gambler.claim', 'negotiate');
    claimed.plan('red', 'gambler.challenge', false);
    claimed.neverOffered('red', 'flare:empath');
  });

  it('super: the attack counts as revealed, so that powers that wait for one are used', () => {
    const t = table(
      { red: 'empath', blue: 'tripler', yellow: 'healer' },
      { ...START, hands: { red: ['attack-20', 'attack-04', 'flare:empath'], blue: ['negotiate'] } },
    );
    t.send('red', { 'red/1': 1 });
    t.select('red', 'attack-20');
    t.use('red', 'flare:empath');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [21, 16] }]);
  });

  it('wild: a deal that is made brings both dealers three rewards', () => {
    const seats = { red: 'void', blue: 'macron', yellow: 'empath' };
    const position = { ...START, hands: { red: ['negotiate', 'flare:empath'], blue: ['negotiate'] }, ships: { red: { warp: 2 } } };
    const t = table(seats, position);
    t.use('red', 'flare:empath');
    t.offer('red', { red: [], blue: ['colony blue/1'] });
    t.accept('blue');
    expect(t.until('red', 'rewards.ships')).toMatchObject({ min: 0, max: 1, data: { n: 3 } });
    t.plan('red', 'rewards.ships', 1);
    t.run();
    expect(t.events('rewards')).toEqual([
      { who: 0, ships: 1, cards: 2 },
      { who: 1, ships: 0, cards: 3 },
    ]);

    // Not for those who look on.
    const third = table(seats, { ...position, hands: { red: ['negotiate'], blue: ['negotiate'], yellow: ['flare:empath'] } });
    third.neverOffered('yellow', 'flare:empath');

    const failed = table(seats, position);
    failed.use('red', 'flare:empath');
    failed.leave('blue');
    failed.run();
    expect(failed.events('deal-failed')).toHaveLength(1);
    expect(failed.events('rewards')).toEqual([]);
  });

  it('wild: nothing comes of it when the deal is quashed', () => {
    const t = table(
      { red: 'void', blue: 'macron', yellow: 'tripler' },
      { ...START, hands: { red: ['negotiate', 'flare:empath'], blue: ['negotiate'], yellow: ['quash'] } },
    );
    t.use('red', 'flare:empath');
    t.offer('red', { red: [], blue: ['colony blue/1'] });
    t.accept('blue');
    t.use('yellow', 'quash');
    t.run();
    expect(t.events('rewards')).toEqual([]);
  });
});

describe('Empath wild flare', () => {
  it('is for a main player: not in the deal of all players', () => {
    const council = (holder: 'red' | 'yellow') =>
      table(
        { red: 'mind', blue: 'void', yellow: 'healer' },
        {
          turn: 'red',
          destiny: ['blue!'],
          hazardDeck: ['galactic-council'],
          options: { hazards: true },
          hands: { red: ['attack-10'], yellow: ['attack-08'], [holder]: ['flare:empath', 'attack-06'] },
        },
      );
    council('yellow').neverOffered('yellow', 'flare:empath');
    expect(council('red').untilOffered('red', 'flare:empath')).toEqual(['flare:empath', 'pass']);
  });
});

describe('Empath wild and a deal that another one makes', () => {
  it('is not for whoever has let another bargain', () => {
    const t = table(
      { ...SEATS, red: 'hacker' },
      { ...START, hands: { red: ['negotiate', 'flare:empath'], blue: ['negotiate'], yellow: ['negotiate', 'flare:diplomat'] } },
    );
    t.untilOffered('red', 'flare:empath');
    t.answer('red', 'pass');
    t.use('yellow', 'flare:diplomat');
    t.plan('yellow', 'diplomat.replace', 'red');
    t.neverOffered('red', 'flare:empath');
  });
});
