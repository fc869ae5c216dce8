import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

describe('R16.3 the cards of an encounter', () => {
  const order = { blue: 'healer', red: 'gambler', yellow: 'parasite', purple: 'void' };

  it('one that counted as what its owner said goes under the deck, unseen', () => {
    const t = table(order, { turn: 'red', destiny: ['blue'], hands: { red: ['attack-00'], blue: ['attack-08'], yellow: ['attack-05'] } });
    t.aim('red', 'blue/1');
    t.use('red', 'gambler');
    t.plan('red', 'gambler.claim', 'attack-40');
    t.plan('blue', 'gambler.challenge', false);
    t.run();
    expect(t.events('card-buried')).toEqual([{ who: t.seat('red') }]);
    expect(t.pile(Z.discard)).toEqual(['attack-08']);
    expect(t.pile(Z.deck)[0]).toBe('attack-00');
    expect(t.events('won')[0]).toMatchObject({ who: [t.seat('red')] });
  });

  it('what lies under the deck is not on the table any more when others are asked', () => {
    const t = table(
      { ...order, blue: 'clone' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-00'], blue: ['attack-08'], yellow: ['attack-05'] } },
    );
    t.aim('red', 'blue/1');
    t.use('red', 'gambler');
    t.plan('red', 'gambler.claim', 'attack-40');
    t.plan('blue', 'gambler.challenge', false);
    t.untilOffered('blue', 'clone');
    expect(t.view('yellow').encounter).toMatchObject({ slots: [null, { up: true }] });
  });

  it('one that is called off is in the hand again and not on the table', () => {
    const t = table(
      { ...order, red: 'oracle' },
      {
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['attack-06', 'flare:oracle'], blue: ['attack-08', 'attack-20'], yellow: ['attack-05'] },
      },
    );
    t.aim('red', 'blue/1');
    t.select('blue', 'attack-20');
    t.use('red', 'flare:oracle');
    t.until('red', 'encounter.second');
    expect(t.hand('blue')).toEqual(['attack-08', 'attack-20']);
    expect(t.view('yellow').encounter).toMatchObject({ slots: [null, null], success: true });
    expect(t.pile(Z.discard)).toEqual([]);
  });

  it('are gone from the table when somebody picks one of them up', () => {
    const t = table(
      { ...order, red: 'filch' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-40'], blue: ['attack-08'], yellow: ['attack-05'] } },
    );
    t.aim('red', 'blue/1');
    t.untilOffered('red', 'filch');
    expect(t.view('yellow').encounter).toMatchObject({ slots: [null, null] });
    expect(t.pile(Z.discard)).toEqual(['attack-40', 'attack-08']);
    t.answer('red', 'filch');
    expect(t.hand('red')).toContain('attack-08');
  });

  it('one that its owner keeps was not discarded: nobody picks it up', () => {
    const t = table(
      { ...order, red: 'filch', blue: 'clone' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-40'], blue: ['attack-08'], yellow: ['attack-05'] } },
    );
    t.aim('red', 'blue/1');
    t.use('blue', 'clone');
    t.neverOffered('red', 'filch');
    expect(t.hand('blue')).toEqual(['attack-08']);
  });

  it('an intimidate that an ally has lent goes back to that ally when the encounter is played again', () => {
    const t = table(
      { ...order, red: 'chronos' },
      {
        turn: 'red',
        destiny: ['blue'],
        options: { rewards: 'dominion' },
        hands: { red: ['attack-06', 'attack-04'], blue: ['attack-08'], yellow: ['attack-05', 'intimidate-19'] },
      },
    );
    t.aim('red', 'blue/1');
    t.until('red', 'launch.ships');
    t.raise('yellow', 'intimidate-19');
    t.invite('red', 'yellow');
    t.plan('yellow', 'use', 'pass');
    t.ally('yellow', 'offense', { 'yellow/1': 1 });
    t.plan('red', 'intimidate.accept', 'yellow');
    t.use('red', 'chronos');
    t.runWhile(() => t.events('encounter-replayed').length === 0);
    expect([t.hand('yellow'), t.hand('red')]).toEqual([
      ['attack-05', 'intimidate-19'],
      ['attack-04', 'attack-06'],
    ]);
  });
});
