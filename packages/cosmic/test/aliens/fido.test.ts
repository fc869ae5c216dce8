import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

describe('Fido', () => {
  const seats = { red: 'healer', blue: 'macron', yellow: 'fido' };
  const hands = { red: ['attack-20', 'attack-04'], blue: ['attack-06', 'attack-08'], yellow: ['attack-01'] };

  it('fetches a used card and offers it to somebody; accepted, it brings a card or a ship', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      ships: { yellow: { warp: 1 } },
      deck: ['attack-15'],
      hands,
    });
    t.select('red', 'attack-20');
    expect(t.untilOffered('yellow', 'fido')).toEqual(['fido', 'pass']);
    t.answer('yellow', 'fido');
    expect(t.question('yellow')?.tag).toBe('fido.card');
    expect(t.options('yellow')).toEqual(['attack-20', 'attack-06']);
    t.answer('yellow', 'attack-20');
    expect(t.question('yellow')?.tag).toBe('fido.to');
    expect(t.options('yellow').sort()).toEqual(['blue', 'red']);
    t.answer('yellow', 'blue');
    expect(t.question('blue')).toMatchObject({ kind: 'yesno', tag: 'fido.accept' });
    t.answer('blue', true);
    expect(t.options('yellow')).toEqual(['card', 'ship', 'nothing']);
    t.plan('yellow', 'ships.return', { 'yellow/2': 1 });
    t.answer('yellow', 'ship');
    expect(t.question('yellow')?.tag).toBe('ships.return');
    t.run();
    expect(t.hand('blue')).toEqual(['attack-08', 'attack-20']);
    expect(t.warp('yellow')).toBe(0);
    expect(t.hand('yellow')).toEqual(['attack-01']);
    expect(t.pile(Z.discard)).toEqual(['attack-06']);
  });

  it('draws a card for it when there is no ship to bring back', () => {
    const t = table(seats, { turn: 'red', destiny: ['blue'], deck: ['attack-15'], hands });
    t.use('yellow', 'fido');
    t.plan('yellow', 'fido.to', 'red');
    t.plan('red', 'fido.accept', true);
    t.until('yellow', 'fido.treat');
    expect(t.options('yellow')).toEqual(['card', 'nothing']);
    t.answer('yellow', 'card');
    expect(t.hand('yellow')).toEqual(['attack-01', 'attack-15']);
  });

  it('may keep a refused card, or discard it again', () => {
    for (const what of ['keep', 'discard'] as const) {
      const t = table(seats, { turn: 'red', destiny: ['blue'], hands });
      t.select('red', 'attack-20');
      t.use('yellow', 'fido');
      t.plan('yellow', 'fido.card', 'attack-20');
      t.plan('red', 'fido.accept', false);
      t.plan('yellow', 'fido.to', 'red');
      t.plan('yellow', 'fido.refused', what);
      t.run();
      expect(t.hand('yellow')).toEqual(what === 'keep' ? ['attack-01', 'attack-20'] : ['attack-01']);
      expect(t.pile(Z.discard)).toEqual(what === 'keep' ? ['attack-06'] : ['attack-06', 'attack-20']);
      expect(t.hand('red')).toEqual(['attack-04']);
    }
  });

  it('fetches nothing when zapped', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: { ...hands, blue: [...hands.blue, 'cosmic-zap'] },
    });
    t.select('red', 'attack-20');
    t.use('yellow', 'fido');
    t.zap('blue', 'fido');
    t.run();
    expect(t.hand('yellow')).toEqual(['attack-01']);
    expect(t.pile(Z.discard)).toEqual(['attack-20', 'attack-06', 'cosmic-zap']);
  });

  it('chooses only among cards that were used in the encounter', () => {
    const t = table(seats, { turn: 'red', destiny: ['blue'], discard: ['attack-40'], hands });
    t.untilOffered('yellow', 'fido');
    t.answer('yellow', 'fido');
    expect(t.options('yellow')).toEqual(['attack-20', 'attack-06']);
  });

  it('the super flare fetches several cards and offers them one by one', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      deck: ['attack-15', 'attack-14'],
      hands: { ...hands, yellow: ['attack-01', 'flare:fido'] },
    });
    t.select('red', 'attack-20');
    t.use('yellow', 'fido');
    t.boost('yellow');
    t.plan('yellow', 'fido.card', 'attack-06');
    t.plan('yellow', 'fido.to', 'red');
    t.plan('red', 'fido.accept', true);
    t.plan('yellow', 'fido.treat', 'card');
    t.until('yellow', 'fido.more');
    expect(t.options('yellow')).toEqual(['attack-20']);
    t.answer('yellow', ['attack-20']);
    t.plan('yellow', 'fido.to', 'blue');
    t.plan('blue', 'fido.accept', true);
    t.plan('yellow', 'fido.treat', 'card');
    t.run();
    expect(t.hand('red')).toEqual(['attack-04', 'attack-06']);
    expect(t.hand('blue')).toEqual(['attack-08', 'attack-20']);
    expect(t.hand('yellow')).toEqual(['attack-01', 'attack-14', 'attack-15', 'flare:fido']);
    expect(t.pile(Z.discard)).toEqual([]);
  });

  it('the wild flare makes the opponent take the top card of the discard pile', () => {
    const t = table(
      { red: 'healer', blue: 'macron', yellow: 'void' },
      {
        turn: 'red',
        destiny: ['blue'],
        discard: ['attack-05', 'reinforcement-2'],
        deck: ['attack-15'],
        hands: { ...hands, red: ['attack-20', 'flare:fido'] },
      },
    );
    t.use('red', 'flare:fido');
    t.until('red', 'planning.select');
    expect(t.hand('blue')).toEqual(['attack-06', 'attack-08', 'reinforcement-2']);
    expect(t.hand('red')).toEqual(['attack-15', 'attack-20', 'flare:fido']);
    expect(t.pile(Z.discard)).toEqual(['attack-05']);
  });
});
