import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'sorcerer', blue: 'healer', yellow: 'tripler', green: 'macron' };

describe('Sorcerer', () => {
  it('may switch the cards after both are selected: each reveals the card of the other', () => {
    const t = table(seats, { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04'], blue: ['attack-30'] } });
    t.send('red', { 'red/1': 3 });
    expect(t.untilOffered('red', 'sorcerer')).toEqual(['sorcerer', 'pass']);
    expect(t.question('red')?.data?.at).toBe('window:planning.selected');
    t.answer('red', 'sorcerer');
    expect(t.events('card-revealed')).toEqual([
      { who: t.seat('red'), card: 'attack-30' },
      { who: t.seat('blue'), card: 'attack-04' },
    ]);
    expect(t.warp('blue')).toBe(4);
    expect(t.ships('red', 'blue/1')).toBe(3);
  });

  it('may leave them as they are, and works as the defense too', () => {
    const kept = table(seats, { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04'], blue: ['attack-30'] } });
    kept.run();
    expect(kept.events('cards-switched')).toEqual([]);
    expect(kept.warp('red')).toBe(1);

    const defends = table(seats, { turn: 'blue', destiny: ['red'], hands: { red: ['attack-04'], blue: ['attack-30'] } });
    defends.use('red', 'sorcerer');
    defends.run();
    expect(defends.events('card-revealed')).toContainEqual({ who: defends.seat('red'), card: 'attack-30' });
    expect(defends.warp('blue')).toBe(1);
  });

  it('switches a card that lies open already', () => {
    const t = table(
      { red: 'sorcerer', blue: 'oracle', yellow: 'tripler' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04'], blue: ['attack-30', 'attack-40'] } },
    );
    t.select('blue', 'attack-40');
    t.untilOffered('red', 'sorcerer');
    expect(t.encounter().slots.map((s) => s.up)).toEqual([true, false]);
    t.use('red', 'sorcerer');
    t.run();
    expect(t.events('outcome')[0]).toMatchObject({ winner: 0, totals: [41, 8] });
  });

  it('switches nothing when zapped', () => {
    const t = table(seats, { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04'], blue: ['attack-30', 'cosmic-zap'] } });
    t.use('red', 'sorcerer');
    t.zap('blue', 'sorcerer');
    t.run();
    expect(t.events('card-revealed')).toContainEqual({ who: t.seat('red'), card: 'attack-04' });
    expect(t.events('cards-switched')).toEqual([]);
  });

  it('does not switch as an ally without its flare, and does with it', () => {
    const hands = { blue: ['attack-04'], green: ['attack-30'] };
    const play = (flare: boolean) => {
      const t = table(seats, { turn: 'blue', destiny: ['green'], hands: { ...hands, ...(flare ? { red: ['flare:sorcerer'] } : {}) } });
      t.invite('blue', 'red');
      t.ally('red', 'offense', { 'red/1': 1 });
      return t;
    };
    const plain = play(false);
    plain.run();
    expect(plain.events('power-used')).not.toContainEqual(expect.objectContaining({ alien: 'sorcerer' }));

    const boosted = play(true);
    expect(boosted.untilOffered('red', 'sorcerer')).toEqual(['sorcerer', 'pass']);
    boosted.answer('red', 'sorcerer');
    boosted.run();
    expect(boosted.events('card-revealed')).toContainEqual({ who: boosted.seat('blue'), card: 'attack-30' });
    expect(boosted.hand('red')).toEqual(['flare:sorcerer']);
  });

  it('wild: anybody makes the main players exchange powers for good, then the Sorcerer gets the flare', () => {
    const t = table(seats, {
      turn: 'blue',
      destiny: ['green'],
      hands: { blue: ['attack-04', 'attack-06'], green: ['attack-30'], yellow: ['flare:sorcerer'] },
    });
    t.use('yellow', 'flare:sorcerer');
    t.run();
    expect(t.sheet('healer').owner).toBe(t.seat('green'));
    expect(t.sheet('macron').owner).toBe(t.seat('blue'));
    expect(t.hand('red')).toEqual(['flare:sorcerer']);
    expect(t.hand('yellow')).not.toContain('flare:sorcerer');
    expect(t.why('sheets-swapped')[0]).toBe('flare:sorcerer.wild');
  });

  it('wild: is not offered while the Sorcerer is a main player', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-04'], blue: ['attack-30'], yellow: ['flare:sorcerer'] },
    });
    t.use('yellow', 'flare:sorcerer');
    expect(() => {
      t.run();
    }).toThrow('planned but never asked');
    expect(t.hand('yellow')).toEqual(['flare:sorcerer']);
  });

  it('wild: is discarded when nobody is the Sorcerer', () => {
    const t = table(
      { red: 'void', blue: 'healer', yellow: 'tripler' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04'], blue: ['attack-30'], yellow: ['flare:sorcerer'] } },
    );
    t.use('yellow', 'flare:sorcerer');
    t.run();
    expect(t.sheet('void').owner).toBe(t.seat('blue'));
    expect(t.pile(1)).toContain('flare:sorcerer');
  });
});

describe('Sorcerer: who may, and when', () => {
  const fight = { turn: 'blue', destiny: ['green'], hands: { blue: ['attack-04', 'attack-06'], green: ['attack-30'] } } as const;

  it('super: on the side of the defense too, and never as a bystander', () => {
    const position = { ...fight, hands: { ...fight.hands, red: ['flare:sorcerer'] } };
    const t = table(seats, position);
    t.invite('green', 'red');
    t.ally('red', 'defense', { 'red/1': 1 });
    expect(t.untilOffered('red', 'sorcerer')).toEqual(['sorcerer', 'pass']);
    t.answer('red', 'sorcerer');
    t.run();
    expect(t.events('card-revealed')).toContainEqual({ who: t.seat('green'), card: 'attack-04' });

    table(seats, position).neverOffered('red', 'sorcerer');
    table(seats, fight).neverOffered('red', 'sorcerer');
  });

  it('wild: is offered once, just before cards are selected', () => {
    const t = table(seats, { ...fight, strict: ['yellow'], hands: { ...fight.hands, yellow: ['flare:sorcerer'] } });
    t.pass('yellow', 'flare:sorcerer', 1, { at: 'window:planning.beforeSelect' });
    t.run();
    expect(t.sheet('healer').owner).toBe(t.seat('blue'));
  });

  it('wild: not if the power of a main player stays with it', () => {
    const t = table({ ...seats, green: 'pygmy' }, { ...fight, hands: { ...fight.hands, yellow: ['flare:sorcerer'] } });
    t.neverOffered('yellow', 'flare:sorcerer');
  });
});
