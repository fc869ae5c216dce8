import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'disease', blue: 'trader', yellow: 'parasite', purple: 'tripler' };
/** Red has four ships on a planet of blue, three on one of yellow and two on one of purple. */
const settled = {
  turn: 'yellow',
  destiny: ['blue'],
  ships: { red: { 'blue/2': 4, 'yellow/1': 3, 'purple/4': 2 } },
  hands: { red: ['attack-06'], blue: ['attack-10'], yellow: ['attack-08'], purple: ['attack-06'] },
} as const;

describe('Disease', () => {
  it('spreads within the home system of the player whom destiny names, beside whoever is there', () => {
    const t = table(seats, settled);
    expect(t.untilOffered('red', 'disease')).toEqual(['disease', 'pass']);
    expect(t.encounter().defense).toBe(-1);
    t.answer('red', 'disease');
    // There is only one colony to start from.
    expect(t.question('red')).toMatchObject({ tag: 'disease.to', data: { planet: 'blue/2' } });
    expect(t.options('red')).toEqual(['blue/1', 'blue/3', 'blue/4', 'blue/5']);
    t.answer('red', 'blue/4');
    expect(t.question('red')).toMatchObject({ tag: 'disease.spread', min: 1, max: 4 });
    t.answer('red', { 'blue/2': 3 });
    t.runTo('launch');
    expect([t.ships('red', 'blue/2'), t.ships('red', 'blue/4'), t.ships('blue', 'blue/4')]).toEqual([1, 3, 4]);
    expect(t.foreign('red')).toBe(4);
    expect(t.events('colony-gained')).toEqual([{ who: t.seat('red'), planet: 'blue/4' }]);
    expect(t.restored().divergence).toBeNull();
  });

  it('may leave a planet with all its ships', () => {
    const t = table(seats, settled);
    t.use('red', 'disease');
    t.plan('red', 'disease.to', 'blue/1');
    t.plan('red', 'disease.spread', { 'blue/2': 4 });
    t.runTo('launch');
    expect([t.ships('red', 'blue/2'), t.ships('red', 'blue/1'), t.foreign('red')]).toEqual([0, 4, 3]);
  });

  it('chooses among its colonies of three or more ships', () => {
    const t = table(seats, { ...settled, ships: { red: { 'blue/2': 4, 'blue/3': 3, 'blue/5': 2 } } });
    t.untilOffered('red', 'disease');
    t.answer('red', 'disease');
    expect(t.question('red')).toMatchObject({ tag: 'disease.from', data: { who: t.seat('blue') } });
    expect(t.options('red')).toEqual(['blue/2', 'blue/3']);
    t.answer('red', 'blue/3');
    // It may join a colony it has already.
    expect(t.options('red')).toEqual(['blue/1', 'blue/2', 'blue/4', 'blue/5']);
  });

  it('needs three ships there, and somebody else to infect', () => {
    const few = table(seats, { ...settled, destiny: ['purple'] });
    few.neverOffered('red', 'disease');

    const own = table(seats, { ...settled, destiny: ['red'], ships: { red: { 'red/1': 4 } } });
    own.neverOffered('red', 'disease');
  });

  it('also infects the offense that draws its own colour, and whoever a special card names', () => {
    const own = table(seats, { ...settled, destiny: ['yellow', 'blue'] });
    own.use('red', 'disease');
    own.plan('red', 'disease.to', 'yellow/5');
    own.plan('red', 'disease.spread', { 'yellow/1': 1 });
    own.plan('yellow', 'destiny.own', 'redraw');
    own.runTo('launch');
    expect(own.ships('red', 'yellow/5')).toBe(1);

    const special = table(seats, {
      ...settled,
      destiny: ['most-cards-in-hand'],
      hands: { ...settled.hands, blue: ['attack-10', 'attack-06'] },
    });
    expect(special.untilOffered('red', 'disease')).toEqual(['disease', 'pass']);
    expect(special.encounter().defense).toBe(-1);
    special.answer('red', 'disease');
    expect(special.options('red')).toEqual(['blue/1', 'blue/3', 'blue/4', 'blue/5']);
  });

  it('waits for the defense on a wild card', () => {
    const t = table(seats, { ...settled, destiny: ['wild'] });
    t.plan('yellow', 'destiny.wild', 'blue');
    expect(t.untilOffered('red', 'disease')).toEqual(['disease', 'pass']);
    expect(t.encounter().defense).toBe(t.seat('blue'));
    expect(t.question('red')?.data?.at).toBe('window:destiny.defenseDetermined');
    t.answer('red', 'disease');
    expect(t.options('red')).toEqual(['blue/1', 'blue/3', 'blue/4', 'blue/5']);

    const self = table(seats, { ...settled, destiny: ['wild'] });
    self.plan('yellow', 'destiny.wild', 'red');
    self.neverOffered('red', 'disease');
  });

  it('is asked once for a card, and stays where it is when it is zapped', () => {
    const t = table(seats, settled);
    t.untilOffered('red', 'disease');
    t.answer('red', 'pass');
    t.runTo('launch');
    expect(t.story().match(/red answers use/g)).toHaveLength(1);

    const zapped = table(seats, { ...settled, hands: { ...settled.hands, blue: ['attack-10', 'cosmic-zap'] } });
    zapped.use('red', 'disease');
    zapped.zap('blue', 'disease');
    zapped.runTo('launch');
    expect(zapped.ships('red', 'blue/2')).toBe(4);
  });

  describe('wild', () => {
    const five = { red: 'trader', blue: 'disease', yellow: 'parasite', purple: 'tripler', green: 'macron' };
    const plague = {
      turn: 'blue',
      destiny: ['yellow'],
      hands: {
        red: ['attack-06', 'flare:disease'],
        blue: ['attack-08', 'negotiate'],
        yellow: ['attack-10', 'card-zap'],
        purple: ['attack-04', 'negotiate'],
      },
    } as const;

    it('makes those lose three ships who show the same type of card', () => {
      const t = table(five, plague);
      expect(t.untilOffered('red', 'flare:disease')).toEqual(['flare:disease', 'pass']);
      expect(t.encounter().phase).toBe('regroup');
      expect(t.question('red')?.data?.at).toBe('window:encounter.start');
      t.answer('red', 'flare:disease');
      t.runWhile(() => !t.asked().includes('blue disease.card'));
      expect(t.asked()).toEqual(['blue disease.card', 'yellow disease.card', 'purple disease.card']);
      expect(t.options('yellow')).toEqual(['attack-10', 'card-zap']);
      t.answer('blue', 'negotiate');
      expect(t.events('cards-shown')).toEqual([]);
      t.answer('purple', 'negotiate');
      t.answer('yellow', 'card-zap');
      t.plan('blue', 'disease.ships', { 'blue/1': 3 });
      t.plan('purple', 'disease.ships', { 'purple/2': 3 });
      t.runTo('launch');
      expect([t.warp('blue'), t.warp('purple'), t.warp('yellow'), t.warp('green')]).toEqual([2, 3, 0, 0]);
      expect(t.events('cards-shown')).toHaveLength(3);
      expect(t.events('cards-discarded').slice(0, 3)).toEqual([
        { who: 1, cards: ['negotiate'] },
        { who: 2, cards: ['card-zap'] },
        { who: 3, cards: ['negotiate'] },
      ]);
      expect([t.hand('purple'), t.hand('yellow')]).toEqual([['attack-04'], ['attack-10']]);
      // It goes to the Disease.
      expect([t.hand('red'), t.hand('blue')]).toEqual([['attack-06'], ['attack-08', 'flare:disease']]);
      expect(t.restored().divergence).toBeNull();
    });

    it('asks everybody but its player, those with a single card too, and is of no use where nobody else has any', () => {
      const t = table(five, { ...plague, hands: { blue: ['attack-08'], yellow: ['flare:disease'], purple: ['attack-04'] } });
      t.use('yellow', 'flare:disease');
      // Nobody has a choice of cards or of ships to lose but by planet.
      t.runWhile(() => !t.asked().includes('blue disease.card'));
      expect(t.asked()).toEqual(['purple disease.card', 'blue disease.card']);
      t.plan('blue', 'disease.ships', { 'blue/1': 3 });
      t.plan('purple', 'disease.ships', { 'purple/2': 3 });
      t.runTo('launch');
      expect([t.warp('blue'), t.warp('purple')]).toEqual([2, 3]);

      const one = table(five, { ...plague, turn: 'red', hands: { red: ['attack-06', 'flare:disease'], blue: ['attack-08'] } });
      one.use('red', 'flare:disease');
      one.runTo('launch');
      expect(one.hand('blue')).toEqual(['flare:disease']);

      const none = table(five, { ...plague, turn: 'red', hands: { red: ['attack-06', 'flare:disease'] } });
      none.neverOffered('red', 'flare:disease');
    });

    it('costs nobody ships when all types differ, and is discarded without the Disease', () => {
      const t = table({ ...five, blue: 'void' }, plague);
      t.use('red', 'flare:disease');
      t.plan('blue', 'disease.card', 'attack-08');
      t.plan('yellow', 'disease.card', 'card-zap');
      t.plan('purple', 'disease.card', 'negotiate');
      t.runTo('launch');
      expect(t.events('ships-lost')).toEqual([]);
      expect(t.pile(1)).toContain('flare:disease');
    });
  });

  describe('super', () => {
    it('moves a ship from one colony to another', () => {
      const t = table(seats, { ...settled, hands: { ...settled.hands, red: ['attack-06', 'flare:disease'] } });
      expect(t.untilOffered('red', 'flare:disease')).toEqual(['flare:disease', 'pass']);
      expect(t.question('red')?.data?.at).toBe('window:encounter.start');
      t.answer('red', 'flare:disease');
      expect(t.until('red', 'disease.ship')).toMatchObject({ min: 1, max: 1 });
      t.plan('red', 'disease.ship', { 'purple/4': 1 });
      t.until('red', 'disease.colony');
      expect(t.options('red')).toEqual(['red/1', 'red/2', 'red/3', 'red/4', 'red/5', 'blue/2', 'yellow/1']);
      t.plan('red', 'disease.colony', 'blue/2');
      t.runTo('launch');
      expect([t.ships('red', 'purple/4'), t.ships('red', 'blue/2')]).toEqual([1, 5]);
      expect(t.hand('red')).toContain('flare:disease');
    });
  });

  it('is asked of any player once, whatever the seat', () => {
    const t = table(
      { red: 'trader', blue: 'disease', yellow: 'parasite', purple: 'tripler' },
      { ...settled, destiny: ['red'], ships: { blue: { 'red/2': 3 } }, strict: ['blue'] },
    );
    t.pass('blue', 'disease', 1, { at: 'window:destiny.cardDrawn' });
    t.run();
  });

  it('spreads only where there is room', () => {
    const among = { ...seats, blue: 'pygmy' };
    // A planet of the Pygmy holds four ships, and there are twice as many: some are full, or all but one or two.
    const more = [1, 2, 3, 4, 5].map((n) => `green/${n}`);
    const blue = { 'blue/1': 4, 'blue/3': 3, 'blue/4': 4, 'blue/5': 2 };
    const t = table(among, { ...settled, ships: { red: { 'blue/2': 3 }, blue }, gone: more });
    t.use('red', 'disease');
    t.until('red', 'disease.to');
    expect(t.options('red')).toEqual(['blue/3', 'blue/5']);
    t.answer('red', 'blue/5');
    expect(t.question('red')).toMatchObject({ tag: 'disease.spread', min: 1, max: 2 });

    const one = table(among, { ...settled, ships: { red: { 'blue/2': 3 }, blue: { ...blue, 'blue/5': 4 } }, gone: more });
    one.use('red', 'disease');
    one.runTo('launch');
    expect([one.ships('red', 'blue/3'), one.ships('red', 'blue/2')]).toEqual([1, 2]);

    const full = table(among, {
      ...settled,
      ships: { red: { 'blue/2': 3 }, blue: { 'blue/1': 4, 'blue/3': 4, 'blue/4': 4, 'blue/5': 4 } },
      gone: more,
    });
    full.neverOffered('red', 'disease');
  });

  it('super: needs another colony with room', () => {
    const hands = { ...settled.hands, red: ['attack-06', 'flare:disease'] };
    // A Witness lets it keep its power with a single home colony.
    const witness = { options: { hazards: true }, hazards: ['witness'] };
    const among = { ...seats, blue: 'pygmy' };
    // From the full planet a ship can go home, and none can come.
    const t = table(among, { ...settled, ...witness, hands, ships: { red: { warp: 17, 'red/1': 2, 'blue/1': 1 }, blue: { 'blue/1': 3 } } });
    t.use('red', 'flare:disease', { at: 'window:encounter.start' });
    t.runTo('launch');
    expect([t.ships('red', 'red/1'), t.ships('red', 'blue/1')]).toEqual([3, 0]);

    const alone = table(seats, { ...settled, ...witness, hands, ships: { red: { warp: 17, 'red/1': 3 } } });
    alone.neverOffered('red', 'flare:disease');
  });

  it('[faq-miser-5] wild: the Miser may show and discard a card of its hoard', () => {
    const t = table(
      { red: 'trader', blue: 'miser', yellow: 'parasite', purple: 'tripler' },
      {
        turn: 'red',
        destiny: ['yellow'],
        hands: { red: ['attack-06', 'flare:disease'], blue: ['attack-10'], yellow: ['attack-08'], purple: ['negotiate'] },
        sheets: { miser: { hoard: ['morph', 'attack-04'] } },
      },
    );
    t.use('red', 'flare:disease');
    t.until('blue', 'disease.card');
    expect(t.options('blue').sort()).toEqual(['attack-04', 'attack-10', 'morph']);
    t.answer('blue', 'morph');
    t.until('red', 'launch.aim');
    expect(t.pile(t.sheet('miser').zones.hoard)).toEqual(['attack-04']);
    expect([t.hand('blue'), t.warp('blue'), t.warp('yellow')]).toEqual([['attack-10'], 0, 0]);
  });
});

describe('Disease without a destiny card', () => {
  it('infects nobody in an encounter for which none is drawn', () => {
    const t = table(
      { red: 'disease', blue: 'trader', yellow: 'parasite' },
      {
        turn: 'yellow',
        destiny: ['blue'],
        ships: { red: { 'yellow/2': 4 } },
        hands: { red: ['attack-06'], blue: ['attack-30', 'attack-20', 'flare:warrior'], yellow: ['attack-08'] },
      },
    );
    t.select('blue', 'attack-30');
    t.use('blue', 'flare:warrior');
    t.until('blue', 'launch.aim');
    expect(t.encounter()).toMatchObject({ offense: t.seat('blue'), defense: t.seat('yellow'), extra: true });
    expect(t.story()).not.toContain('red answers use');
  });
});
