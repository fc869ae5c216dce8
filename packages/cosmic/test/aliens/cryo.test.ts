import { describe, expect, it } from 'vitest';
import { Z } from '@parley/cosmic';
import { table } from '../table.ts';
import { hazardTable } from '../variants/hazards.ts';

const seats = { red: 'cryo', yellow: 'void', blue: 'mite', purple: 'mind' };
const hands = { red: ['attack-10', 'attack-04', 'quash'], yellow: ['attack-05'], blue: ['attack-06', 'morph'] };
const start = { turn: 'red', destiny: ['blue'], hands, deck: ['attack-30', 'attack-01'] } as const;
const EIGHT = ['attack-40', 'attack-20', 'attack-15', 'attack-14', 'attack-13', 'attack-12', 'plague', 'card-zap'];
type Table = ReturnType<typeof table>;
const storage = (t: Table): string[] => t.pile(t.sheet('cryo').zones.storage).sort();

describe('Cryo', () => {
  it('may store a card once the invitations are out, and draws another', () => {
    const t = table(seats, start);
    expect(t.untilOffered('red', 'cryo')).toEqual(['cryo', 'pass']);
    expect(t.question('red')).toMatchObject({ data: { at: 'window:alliance.afterInvites' } });
    t.answer('red', 'cryo');
    expect(t.options('red')).toEqual(['attack-10', 'attack-04', 'quash']);
    t.answer('red', 'attack-04');
    expect(storage(t)).toEqual(['attack-04']);
    expect(t.hand('red')).toEqual(['attack-10', 'attack-30', 'quash']);
    // What lies there cannot be played.
    t.until('red', 'planning.select');
    expect(t.options('red').sort()).toEqual(['attack-10', 'attack-30']);
    // One card an encounter: not once more when the alliances stand.
    expect(t.events('card-stored')).toHaveLength(1);
  });

  it('does not store another card when the alliances stand', () => {
    const t = table(seats, start);
    t.use('red', 'cryo');
    t.plan('red', 'cryo.store', 'quash');
    t.use('red', 'cryo');
    expect(() => t.run()).toThrow('planned but never asked: red answers use with "cryo"');
    expect(t.events('card-stored')).toHaveLength(1);
  });

  it('stores as an ally as soon as it is one, and not when it stands by', () => {
    const others = { ...seats, red: 'mite', blue: 'trader', yellow: 'cryo' };
    const ally = table(others, start);
    ally.invite('red', 'yellow');
    ally.ally('yellow', 'offense', { 'yellow/1': 1 });
    expect(ally.untilOffered('yellow', 'cryo')).toEqual(['cryo', 'pass']);
    expect(ally.question('yellow')).toMatchObject({ data: { at: 'window:alliance.formed' } });
    ally.answer('yellow', 'cryo');
    expect(storage(ally)).toEqual(['attack-05']);
    const alone = table(others, start);
    alone.neverOffered('yellow', 'cryo');
    const guard = table(others, start);
    guard.invite('blue', 'yellow');
    guard.ally('yellow', 'defense', { 'yellow/1': 1 });
    guard.use('yellow', 'cryo', { at: 'window:alliance.formed' });
    guard.run();
    expect(storage(guard)).toEqual(['attack-05']);
    // Without a card there is nothing to store.
    const poor = table(others, { ...start, hands: { ...hands, yellow: [] } });
    poor.invite('blue', 'yellow');
    poor.ally('yellow', 'defense', { 'yellow/1': 1 });
    poor.neverOffered('yellow', 'cryo');
  });

  it('stores nothing when it is zapped', () => {
    const t = table(seats, { ...start, hands: { ...hands, blue: ['attack-06', 'cosmic-zap'] } });
    t.use('red', 'cryo');
    t.zap('blue', 'cryo');
    t.runTo('planning');
    expect([storage(t), t.hand('red')]).toEqual([[], ['attack-04', 'attack-10', 'quash']]);
  });

  it('keeps what is stored from the eyes of the others', () => {
    const t = table(seats, { ...start, sheets: { cryo: { storage: ['attack-40', 'plague'] } } });
    const cell = `zone:${t.sheet('cryo').zones.storage}`;
    expect(JSON.stringify(t.view('red')[cell])).toMatch(/attack-40#.*plague#/);
    for (const seat of ['yellow', 'blue', 'purple', null]) expect(t.view(seat)[cell]).toBe(2);
    t.use('red', 'cryo');
    t.plan('red', 'cryo.store', 'attack-04');
    t.runTo('planning');
    expect(t.events('card-stored')).toEqual([{ who: t.seat('red') }]);
  });

  it('[faq-miser-4] Mind sees neither a hoard nor what is stored', () => {
    const cryo = table(seats, { ...start, sheets: { cryo: { storage: ['attack-40', 'plague'] } } });
    cryo.use('purple', 'mind');
    cryo.plan('purple', 'mind.who', 'red');
    cryo.runTo('planning');
    expect(cryo.events('cards-seen')).toEqual([{ by: cryo.seat('purple'), from: cryo.seat('red'), n: 3 }]);
    expect(JSON.stringify(cryo.view('purple'))).not.toMatch(/attack-40|plague/);

    const miser = table({ ...seats, red: 'miser' }, { ...start, sheets: { miser: { hoard: ['attack-40', 'plague'] } } });
    miser.use('purple', 'mind');
    miser.plan('purple', 'mind.who', 'red');
    miser.runTo('planning');
    expect(miser.events('cards-seen')).toEqual([{ by: miser.seat('purple'), from: miser.seat('red'), n: 3 }]);
    expect(JSON.stringify(miser.view('purple'))).not.toMatch(/attack-40|plague/);
  });

  it('stores nothing of which compensation could be taken', () => {
    const t = table(seats, {
      ...start,
      hands: { red: ['attack-10', 'quash'], yellow: ['attack-05'], blue: ['negotiate'] },
      sheets: { cryo: { storage: ['attack-40', 'plague'] } },
    });
    t.aim('red', 'blue/1');
    t.run();
    expect(t.events('compensated')).toEqual([{ who: t.seat('blue'), from: t.seat('red'), n: 1 }]);
    expect(storage(t)).toEqual(['attack-40', 'plague']);
  });

  it('may take up eight stored cards for its hand at any time', () => {
    const t = table(seats, { ...start, sheets: { cryo: { storage: EIGHT } } });
    t.until('blue', 'planning.select');
    expect(t.canRaise('red')).toEqual(['cryo']);
    t.raise('red', 'cryo');
    expect(t.hand('red')).toEqual([...EIGHT].sort());
    expect(storage(t)).toEqual([]);
    expect(t.pile(Z.discard)).toEqual(['quash', 'attack-04', 'attack-10']);
    // It is no new hand that is drawn.
    expect(t.events('hand-shown')).toEqual([]);
    t.until('red', 'planning.select');
    expect(t.options('red')).toContain('attack-40');
  });

  it('does not use its power for that: a zap neither answers nor hinders it', () => {
    const t = table(seats, { ...start, hands: { ...hands, blue: ['attack-06', 'cosmic-zap'] }, sheets: { cryo: { storage: EIGHT } } });
    t.use('red', 'cryo', { at: 'window:alliance.afterInvites' });
    t.zap('blue', 'cryo');
    t.until('blue', 'planning.select');
    t.strict('blue');
    t.raise('red', 'cryo');
    t.until('red', 'planning.select');
    expect(t.hand('red')).toEqual([...EIGHT].sort());
  });

  it('its hand is discarded, not played: no Sargasso Nets take it out of the game', () => {
    const t = hazardTable('sargasso-nets', { hands, sheets: { cryo: { storage: EIGHT } } }, seats);
    t.until('blue', 'planning.select');
    t.raise('red', 'cryo');
    t.until('red', 'planning.select');
    expect([t.pile(Z.discard).length, t.pile(Z.removed)]).toEqual([3, []]);
  });

  it('may not do so with seven', () => {
    const t = table(seats, { ...start, sheets: { cryo: { storage: EIGHT.slice(1) } } });
    t.until('red', 'planning.select');
    expect(t.canRaise('red')).toEqual([]);
  });

  describe('wild', () => {
    const others = { ...seats, red: 'trader' };
    const poor = { ...start, hands: { ...hands, red: ['quash', 'plague', 'reinforcement-2', 'flare:cryo'] } };

    it('keeps cards beside a new hand', () => {
      const t = table(others, poor);
      expect(t.untilOffered('red', 'flare:cryo')).toEqual(['flare:cryo', 'pass']);
      t.answer('red', 'flare:cryo');
      expect(t.question('red')).toMatchObject({ kind: 'some', min: 0, max: 3 });
      t.answer('red', ['quash', 'plague']);
      t.until('red', 'launch.aim');
      expect(t.pile(Z.discard)).toEqual(['reinforcement-2']);
      expect(t.hand('red')).toHaveLength(11);
      expect(t.hand('red')).toEqual(expect.arrayContaining(['flare:cryo', 'quash', 'plague']));
    });

    it('does not keep encounter cards', () => {
      // A hand is taken away while there are some in it.
      const t = table(others, {
        ...start,
        options: { rewards: 'incursion' },
        hands: { ...hands, red: ['attack-10', 'quash', 'flare:cryo'], yellow: ['attack-05', 'hand-zap'] },
      });
      t.use('yellow', 'hand-zap');
      t.plan('yellow', 'hand-zap', 'red');
      t.use('red', 'flare:cryo');
      t.until('red', 'cryo.aside');
      expect(t.options('red')).toEqual(['quash']);
    });

    it('not for the new hand of another', () => {
      const t = table(others, { ...poor, hands: { red: ['quash'], yellow: ['attack-05', 'flare:cryo'], blue: ['attack-06'] } });
      t.use('yellow', 'flare:cryo');
      t.runTo('launch');
      expect(() => t.done()).toThrow('planned but never asked');
    });
  });

  describe('super', () => {
    const armed = {
      ...start,
      hands: { ...hands, red: ['attack-10', 'attack-04', 'flare:cryo'] },
      sheets: { cryo: { storage: ['attack-40', 'plague'] } },
    };

    it('takes a card out of storage instead of drawing', () => {
      const t = table(seats, armed);
      t.use('red', 'cryo');
      t.boost('red');
      t.plan('red', 'cryo.store', 'attack-04');
      t.until('red', 'cryo.swap');
      expect(t.options('red')).toEqual(['attack-40', 'plague']);
      t.answer('red', 'attack-40');
      expect(t.hand('red')).toEqual(['attack-10', 'attack-40', 'flare:cryo']);
      expect(storage(t)).toEqual(['attack-04', 'plague']);
      expect(t.events('cards-drawn')).toEqual([]);
    });

    it('is nothing that the flare of the Mimic could copy', () => {
      const t = table(seats, { ...armed, hands: { ...armed.hands, blue: ['flare:mimic', 'attack-06'] } });
      t.strict('blue');
      t.use('red', 'cryo');
      t.boost('red');
      t.plan('red', 'cryo.store', 'attack-04');
      t.plan('red', 'cryo.swap', 'attack-40');
      t.runTo('planning');
      expect(t.events('card-played')).toMatchObject([{ who: 0, card: 'flare:cryo' }]);
    });

    it('is not for a hand without another card to store', () => {
      const others = { ...seats, red: 'mite', blue: 'trader', yellow: 'cryo' };
      const t = table(others, { ...armed, hands: { ...hands, yellow: ['flare:cryo'] } });
      t.invite('red', 'yellow');
      t.ally('yellow', 'offense', { 'yellow/1': 1 });
      t.use('yellow', 'cryo');
      t.runTo('planning');
      // What is stored is the flare itself.
      expect(t.story()).not.toContain('yellow answers super');
      expect([storage(t), t.hand('yellow').length]).toEqual([['attack-40', 'flare:cryo', 'plague'], 1]);
    });

    it('takes up however few cards as a hand', () => {
      const t = table(seats, armed);
      t.until('red', 'launch.aim');
      expect(t.canRaise('red')).toEqual(['flare:cryo']);
      t.raise('red', 'flare:cryo');
      expect(t.hand('red')).toEqual(['attack-40', 'flare:cryo', 'plague']);
      expect(t.pile(Z.discard)).toEqual(['attack-04', 'attack-10']);
      expect(storage(t)).toEqual([]);
    });

    it('takes up a single card, none from an empty storage, and eight without the flare', () => {
      for (const [storage, able] of [
        [['attack-40'], ['flare:cryo']],
        [[], []],
        [EIGHT, ['cryo']],
        [EIGHT.slice(1), ['flare:cryo']],
      ]) {
        const t = table(seats, { ...armed, sheets: { cryo: { storage } } });
        t.until('red', 'launch.aim');
        expect(t.canRaise('red')).toEqual(able);
      }
    });

    it('swaps for a single card in storage, and is not offered for an empty one', () => {
      const one = table(seats, { ...armed, sheets: { cryo: { storage: ['attack-40'] } } });
      one.use('red', 'cryo');
      one.boost('red');
      one.plan('red', 'cryo.store', 'attack-04');
      one.runTo('planning');
      expect(one.canRaise('red')).toEqual(['cryo.thaw']);
      expect([one.hand('red'), storage(one)]).toEqual([['attack-10', 'attack-40', 'flare:cryo'], ['attack-04']]);
      const none = table(seats, { ...armed, sheets: {}, strict: ['red'] });
      none.use('red', 'cryo');
      none.plan('red', 'cryo.store', 'attack-04');
      none.runTo('planning');
      expect([storage(none), none.hand('red').length]).toEqual([['attack-04'], 3]);
    });

    it('has nothing more to take up when the storage is empty', () => {
      const t = table(seats, { ...armed, sheets: { cryo: { storage: EIGHT } } });
      t.use('red', 'cryo');
      t.boost('red');
      t.plan('red', 'cryo.store', 'attack-04');
      t.until('red', 'planning.select');
      // With eight the power itself takes them up; nothing is left for the flare.
      expect(t.canRaise('red').sort()).toEqual(['cryo', 'cryo.thaw']);
      t.raise('red', 'cryo');
      t.until('red', 'planning.select');
      expect([storage(t), t.canRaise('red')]).toEqual([[], []]);
    });

    it('[faq-cryo-2] has both effects in one encounter, in this order alone', () => {
      const t = table(seats, armed);
      t.use('red', 'cryo');
      t.boost('red');
      t.plan('red', 'cryo.store', 'attack-04');
      t.plan('red', 'cryo.swap', 'plague');
      t.until('red', 'planning.select');
      expect(t.canRaise('red')).toEqual(['cryo.thaw']);
      t.raise('red', 'cryo.thaw');
      expect(t.hand('red')).toEqual(['attack-04', 'attack-40']);
      expect(storage(t)).toEqual([]);
      // That was it.
      expect(t.canRaise('red')).toEqual([]);

      // The other way round the flare has been played already when a card is stored.
      const u = table(seats, { ...armed, hands: { ...armed.hands, red: ['attack-10', 'attack-04', 'flare:cryo'] } });
      u.until('red', 'launch.aim');
      u.raise('red', 'flare:cryo');
      u.use('red', 'cryo');
      u.strict('red');
      u.runTo('planning');
      u.done();
    });

    it('has its second effect no longer than the encounter lasts', () => {
      const t = table(seats, armed);
      t.use('red', 'cryo');
      t.boost('red');
      t.plan('red', 'cryo.store', 'attack-04');
      t.plan('red', 'cryo.swap', 'plague');
      t.select('red', 'attack-10');
      t.run();
      t.until('yellow', 'launch.aim');
      expect(t.canRaise('red')).toEqual(['flare:cryo']);
    });
  });
});
