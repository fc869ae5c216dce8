import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { cardsIn, moveCard } from '../../rules/cards/zones.ts';
import { table } from '../table.ts';

const seats = { red: 'host', blue: 'healer', yellow: 'void' };
/** Flares on the sheet, by face. */
const guests = (t: ReturnType<typeof table>): string[] => t.pile(t.sheet('host').zones.guests).sort();

/** Leaves only so many of the unused flares. */
function leave(t: ReturnType<typeof table>, n: number): void {
  const { game } = t.table;
  for (const card of cardsIn(game, Z.unused).slice(n)) moveCard(game, card, Z.removed);
}

describe('Host', () => {
  it('fills up to three unused flares at the start of any turn', () => {
    const t = table(seats, {
      turn: 'blue',
      destiny: ['yellow'],
      hands: { blue: ['attack-20'], yellow: ['attack-06'] },
      unused: ['flare:zombie', 'flare:macron', 'flare:tripler', 'flare:clone'],
    });
    expect(t.untilOffered('red', 'host')).toEqual(['host', 'pass']);
    expect(t.encounter().phase).toBe('start-turn');
    // Nothing to remove yet, so nothing is asked.
    t.answer('red', 'host');
    expect(guests(t)).toEqual(['flare:macron', 'flare:tripler', 'flare:zombie']);
    const zone = `zone:${t.sheet('host').zones.guests}`;
    expect(t.view('red')[zone]).toHaveLength(3);
    expect(t.view('blue')[zone]).toBe(3);
    expect(t.events('power-used')).toEqual([]);
  });

  it('does nothing with a full sheet but remove, and with none left to draw neither', () => {
    const position = { turn: 'blue', destiny: ['yellow'], hands: { blue: ['attack-20'], yellow: ['attack-06'] } } as const;
    const full = table(seats, { ...position, sheets: { host: { guests: ['flare:zombie', 'flare:macron', 'flare:tripler'] } } });
    full.use('red', 'host');
    full.until('red', 'host.remove');
    expect(full.story()).not.toContain('host.step');
    expect(full.question('red')).toMatchObject({ min: 1, max: 3 });
    full.answer('red', ['flare:zombie', 'flare:macron']);
    expect(full.options('red')).toEqual(['done', 'draw']);
    full.answer('red', 'done');
    expect([guests(full), full.events('flares-drawn')]).toEqual([['flare:tripler'], []]);
  });

  it('has nothing to do when no flare is left to draw or to remove', () => {
    const position = { turn: 'blue', destiny: ['yellow', 'red'], hands: { blue: ['attack-20'], yellow: ['attack-06'] } } as const;
    for (const n of [0, 1]) {
      const t = table(seats, position);
      leave(t, n);
      t.run();
      if (n === 0) t.neverOffered('red', 'host');
      else {
        expect(t.untilOffered('red', 'host')).toEqual(['host', 'pass']);
        t.answer('red', 'host');
        expect(guests(t)).toHaveLength(1);
      }
    }
    const one = table(seats, { ...position, sheets: { host: { guests: ['flare:zombie'] } } });
    leave(one, 0);
    one.run();
    one.untilOffered('red', 'host');
    one.answer('red', 'host');
    expect([guests(one), one.pile(Z.removed).includes('flare:zombie')]).toEqual([[], true]);
  });

  it('may remove flares before drawing, or draw first and remove then', () => {
    const position = {
      turn: 'blue',
      destiny: ['yellow'],
      hands: { blue: ['attack-20'], yellow: ['attack-06'] },
      sheets: { host: { guests: ['flare:zombie', 'flare:macron'] } },
      unused: ['flare:tripler', 'flare:clone'],
    } as const;
    const first = table(seats, position);
    first.use('red', 'host');
    first.until('red', 'host.step');
    expect(first.options('red')).toEqual(['draw', 'remove']);
    first.answer('red', 'remove');
    expect(first.options('red').sort()).toEqual(['flare:macron', 'flare:zombie']);
    first.answer('red', ['flare:macron']);
    expect(first.options('red')).toEqual(['done', 'draw']);
    first.answer('red', 'draw');
    expect(guests(first)).toEqual(['flare:clone', 'flare:tripler', 'flare:zombie']);
    expect(first.pile(Z.removed)).toEqual(['flare:macron']);

    const later = table(seats, position);
    later.use('red', 'host');
    later.plan('red', 'host.step', 'draw');
    later.plan('red', 'host.step', 'remove');
    later.until('red', 'host.remove');
    expect(later.options('red').sort()).toEqual(['flare:macron', 'flare:tripler', 'flare:zombie']);
    later.answer('red', ['flare:tripler', 'flare:macron', 'flare:zombie']);
    expect(guests(later)).toEqual([]);
  });

  describe('with flares on its sheet', () => {
    const position = {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-06', 'attack-04', 'flare:zombie'], blue: ['attack-40', 'attack-08'] },
      sheets: { host: { guests: ['flare:macron', 'flare:tripler'] } },
    } as const;

    it('plays their wild texts beside the flare it may play anyway, and discards them', () => {
      const t = table(seats, position);
      t.select('red', 'attack-06');
      t.use('red', 'flare:macron');
      t.use('red', 'flare:tripler');
      t.use('red', 'flare:zombie');
      t.run();
      expect(t.events('card-played').map((e) => [e.card, e.text])).toEqual([
        ['flare:tripler', 'wild'],
        ['flare:macron', 'wild'],
        ['flare:zombie', 'wild'],
      ]);
      // 40 counted a third of it; red has 6, a ship, and one more for that ship.
      expect(t.events('outcome')[0]).toMatchObject({ totals: [8, 18] });
      expect(t.warp('red')).toBe(0);
      expect(guests(t)).toEqual([]);
      expect(t.pile(Z.discard).slice(0, 2)).toEqual(['flare:tripler', 'flare:macron']);
      expect(t.hand('red')).toEqual(['attack-04', 'flare:zombie']);
    });

    it('puts the flare back when it is zapped and plays no further one from there', () => {
      const t = table(seats, { ...position, hands: { ...position.hands, yellow: ['cosmic-zap'] } });
      t.select('red', 'attack-06');
      t.use('red', 'flare:tripler');
      t.zap('yellow', 'host');
      t.use('red', 'flare:macron');
      expect(() => t.run()).toThrow('planned but never asked: red answers use with "flare:macron"');
      expect(guests(t)).toEqual(['flare:macron', 'flare:tripler']);
      expect(t.events('card-changed')).toEqual([]);
    });

    it('loses a flare that is card-zapped', () => {
      const t = table(seats, { ...position, hands: { ...position.hands, yellow: ['card-zap'] } });
      t.select('red', 'attack-06');
      t.use('red', 'flare:tripler');
      t.cardZap('yellow', 'flare:tripler');
      t.run();
      expect(guests(t)).toEqual(['flare:macron']);
      expect(t.pile(Z.discard)).toContain('flare:tripler');
    });
  });

  it('the super flare draws two more to choose from and removes the others', () => {
    const t = table(seats, {
      turn: 'blue',
      destiny: ['yellow'],
      hands: { red: ['flare:host'], blue: ['attack-20'], yellow: ['attack-06'] },
      sheets: { host: { guests: ['flare:zombie'] } },
      unused: ['flare:macron', 'flare:tripler', 'flare:clone', 'flare:filch', 'flare:fido'],
    });
    expect(t.untilOffered('red', 'flare:host').sort()).toEqual(['flare:host', 'host', 'pass']);
    t.answer('red', 'flare:host');
    expect(t.question('red')).toMatchObject({ kind: 'some', tag: 'host.keep', min: 2, max: 2 });
    expect(t.options('red')).toEqual(['flare:macron', 'flare:tripler', 'flare:clone', 'flare:filch']);
    t.answer('red', ['flare:clone', 'flare:macron']);
    expect(guests(t)).toEqual(['flare:clone', 'flare:macron', 'flare:zombie']);
    expect(t.pile(Z.removed).sort()).toEqual(['flare:filch', 'flare:tripler']);
    expect(t.hand('red')).toEqual(['flare:host']);
  });

  it('the super flare is for a sheet with room', () => {
    const t = table(seats, {
      turn: 'blue',
      destiny: ['yellow'],
      hands: { red: ['flare:host'], blue: ['attack-20'], yellow: ['attack-06'] },
      sheets: { host: { guests: ['flare:zombie', 'flare:macron', 'flare:tripler'] } },
    });
    t.neverOffered('red', 'flare:host');
  });

  describe('wild', () => {
    const position = {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-06', 'flare:host'], blue: ['attack-08'] },
      unused: ['flare:tripler', 'flare:clone', 'flare:filch', 'flare:fido'],
    } as const;

    it('draws three unused flares at any time and goes to the Host', () => {
      const t = table({ red: 'macron', blue: 'healer', yellow: 'host' }, position);
      t.until('red', 'launch.aim');
      expect(t.canRaise('red')).toEqual(['flare:host']);
      t.raise('red', 'flare:host');
      expect(t.hand('red')).toEqual(['attack-06', 'flare:clone', 'flare:filch', 'flare:tripler']);
      expect(t.hand('yellow')).toEqual(['flare:host']);
    });

    it('needs a flare to draw', () => {
      for (const n of [0, 1]) {
        const t = table({ red: 'macron', blue: 'healer', yellow: 'void' }, position);
        leave(t, n);
        t.until('red', 'launch.aim');
        expect(t.canRaise('red')).toEqual(n === 0 ? [] : ['flare:host']);
      }
    });

    it('is discarded when nobody is the Host', () => {
      const t = table({ red: 'macron', blue: 'healer', yellow: 'void' }, position);
      t.until('red', 'launch.aim');
      t.raise('red', 'flare:host');
      expect(t.hand('red')).toHaveLength(4);
      expect(t.pile(Z.discard)).toEqual(['flare:host']);
    });
  });
});

describe('Host: one drawing at the start of a turn', () => {
  const position = {
    turn: 'blue',
    destiny: ['yellow'],
    hands: { red: ['flare:host'], blue: ['attack-20'], yellow: ['attack-06'] },
    sheets: { host: { guests: ['flare:zombie'] } },
    unused: ['flare:macron', 'flare:tripler', 'flare:clone', 'flare:filch', 'flare:fido', 'flare:loser', 'flare:mind'],
  } as const;

  it('having drawn by the super flare it may still remove flares, but draws no more', () => {
    const t = table(seats, position);
    t.use('red', 'flare:host');
    t.plan('red', 'host.keep', ['flare:clone', 'flare:macron']);
    t.use('red', 'host');
    t.plan('red', 'host.remove', ['flare:zombie', 'flare:macron']);
    t.run();
    expect(guests(t)).toEqual(['flare:clone']);
    expect(t.events('flares-drawn')).toEqual([{ who: t.seat('red'), n: 4 }]);
    expect(t.story()).not.toContain('red answers host.step');
  });

  it('having drawn without it, the super flare is not offered, whatever it has removed', () => {
    const t = table(seats, position);
    t.use('red', 'host');
    t.plan('red', 'host.step', 'draw');
    t.plan('red', 'host.step', 'remove');
    t.plan('red', 'host.remove', ['flare:zombie', 'flare:macron', 'flare:tripler']);
    t.pass('red', 'flare:host');
    t.until('red', 'host.remove');
    t.neverOffered('red', 'flare:host');
    expect(guests(t)).toEqual([]);
  });
});
