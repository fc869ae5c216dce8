import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';
import { hazardTable } from '../variants/hazards.ts';

const seats = { red: 'hate', blue: 'calculator', yellow: 'parasite', purple: 'trader' };
const start = {
  turn: 'red',
  destiny: ['blue', 'blue'],
  hands: {
    red: ['attack-08', 'negotiate', 'attack-40'],
    blue: ['attack-08', 'attack-06', 'negotiate'],
    yellow: ['attack-12'],
    purple: ['attack-06', 'morph'],
  },
} as const;

describe('Hate', () => {
  it('discards a card; others discard one like it or lose three ships that Hate picks', () => {
    const t = table(seats, start);
    expect(t.asked()).toEqual(['red hate.card']);
    expect(t.options('red').sort()).toEqual(['attack-08', 'attack-40', 'negotiate']);
    t.answer('red', 'attack-08');
    expect(t.pile(Z.discard)).toEqual(['attack-08']);
    // Attacks of at least that value, or ships.
    expect(t.question('blue')).toMatchObject({ tag: 'hate.answer', data: { by: 0, card: 'attack-08' } });
    expect(t.options('blue')).toEqual(['attack-08', 'ships']);
    t.answer('blue', 'attack-08');
    expect(t.options('yellow')).toEqual(['attack-12', 'ships']);
    t.answer('yellow', 'ships');
    // Purple has no such card: it is not asked.
    expect(t.question('red')).toMatchObject({ tag: 'hate.ships', min: 3, max: 3, data: { who: 2 } });
    t.answer('red', { 'yellow/1': 1, 'yellow/2': 2 });
    expect(t.question('red')).toMatchObject({ tag: 'hate.ships', data: { who: 3 } });
    t.answer('red', { 'purple/5': 3 });
    expect([t.hand('blue'), t.hand('yellow'), t.hand('purple')]).toEqual([
      ['attack-06', 'negotiate'],
      ['attack-12'],
      ['attack-06', 'morph'],
    ]);
    expect([t.warp('blue'), t.warp('yellow'), t.warp('purple')]).toEqual([0, 3, 3]);
    expect([t.ships('yellow', 'yellow/2'), t.ships('purple', 'purple/5')]).toEqual([2, 1]);
    expect(t.restored().divergence).toBeNull();
  });

  it('goes by type for other cards, a morph or a flare as much as a negotiate', () => {
    const t = table(seats, {
      ...start,
      hands: { ...start.hands, red: ['attack-08', 'flare:macron'], yellow: ['flare:void', 'attack-12'] },
    });
    t.answer('red', 'flare:macron');
    // Only yellow holds a flare.
    expect(t.asked()).toEqual(['yellow hate.answer']);
    expect(t.options('yellow')).toEqual(['flare:void', 'ships']);
  });

  it('asks for a value only of attacks: any reinforcement is like another', () => {
    const t = table(seats, {
      ...start,
      hands: { ...start.hands, red: ['attack-08', 'reinforcement-5'], blue: ['attack-06', 'reinforcement-2'] },
    });
    t.answer('red', 'reinforcement-5');
    expect(t.options('blue')).toEqual(['reinforcement-2', 'ships']);
    t.answer('blue', 'reinforcement-2');
    expect(t.events('cards-discarded')).toEqual([
      { who: 0, cards: ['reinforcement-5'] },
      { who: 1, cards: ['reinforcement-2'] },
    ]);
  });

  it('draws a new hand when it has no encounter card left', () => {
    const t = table(seats, { ...start, hands: { ...start.hands, red: ['attack-08', 'plague'] } });
    t.answer('red', 'attack-08');
    t.answer('blue', 'attack-08');
    t.answer('yellow', 'attack-12');
    t.answer('red', { 'purple/5': 3 });
    expect(t.events('hand-shown')).toEqual([{ who: 0, cards: ['plague'] }]);
    expect(t.hand('red')).toHaveLength(8);
  });

  it('[faq-hate-2] keeps the card when it is zapped after naming it, and nobody pays', () => {
    const t = table(seats, { ...start, hands: { ...start.hands, blue: ['attack-06', 'cosmic-zap'] } });
    t.answer('red', 'attack-40');
    expect(t.events('card-hated')).toEqual([{ who: 0, card: 'attack-40' }]);
    t.zap('blue', 'hate');
    t.until('red', 'launch.aim');
    expect(t.hand('red')).toEqual(['attack-08', 'attack-40', 'negotiate']);
    expect([t.warp('blue'), t.warp('yellow'), t.pile(Z.discard)]).toEqual([0, 0, ['cosmic-zap']]);
  });

  it('[faq-hate-3] draws a needed new hand first and hates after that', () => {
    const t = table(seats, {
      ...start,
      hands: { ...start.hands, red: ['plague'] },
      deck: ['attack-20', 'attack-23', 'attack-14', 'attack-15', 'attack-07', 'attack-09', 'attack-11', 'attack-13'],
    });
    expect(t.events('hand-shown')).toEqual([{ who: 0, cards: ['plague'] }]);
    expect(t.asked()).toEqual(['red hate.card']);
    expect(t.options('red')).toHaveLength(8);
    // One that is not needed is not drawn.
    const holds = table(seats, { ...start, hands: { ...start.hands, red: ['plague', 'attack-10'] } });
    expect(holds.asked()).toEqual(['red hate.card']);
    expect(holds.options('red').sort()).toEqual(['attack-10', 'plague']);
  });

  it('[faq-hate-4] somebody without a high enough attack discards nothing and loses ships', () => {
    const t = table(seats, {
      ...start,
      hands: { ...start.hands, red: ['attack-20', 'negotiate'], blue: ['attack-04'], yellow: ['attack-23'], purple: ['attack-20'] },
    });
    t.answer('red', 'attack-20');
    // Blue is not asked; a higher card will do, and an equal one.
    expect(t.options('yellow')).toEqual(['attack-23', 'ships']);
    t.answer('yellow', 'attack-23');
    expect(t.options('purple')).toEqual(['attack-20', 'ships']);
    t.answer('purple', 'attack-20');
    t.answer('red', { 'blue/2': 3 });
    expect([t.hand('blue'), t.warp('blue')]).toEqual([['attack-04'], 3]);
  });

  it('[faq-miser-5] the Miser may discard from its hoard', () => {
    const t = table(
      { red: 'hate', blue: 'miser', yellow: 'parasite' },
      {
        turn: 'red',
        destiny: ['yellow'],
        hands: { red: ['attack-08', 'negotiate'], blue: ['attack-10'], yellow: ['attack-12'] },
        sheets: { miser: { hoard: ['attack-30', 'attack-04'] } },
      },
    );
    t.answer('red', 'attack-08');
    expect(t.options('blue')).toEqual(['attack-10', 'attack-30', 'ships']);
    t.answer('blue', 'attack-30');
    t.answer('yellow', 'ships');
    expect(t.pile(t.sheet('miser').zones.hoard)).toEqual(['attack-04']);
    expect(t.hand('blue')).toEqual(['attack-10']);
  });

  it('[faq-general-52] hates once a turn, while the Vulch collects at every discard', () => {
    const t = table(
      { red: 'hate', blue: 'calculator', yellow: 'vulch' },
      {
        turn: 'red',
        destiny: ['blue', 'blue'],
        hands: {
          red: ['attack-40', 'attack-30', 'plague'],
          blue: ['attack-06', 'attack-04', 'quash', 'force-field'],
          yellow: ['attack-12'],
        },
      },
    );
    t.plan('red', 'hate.card', 'plague');
    t.plan('blue', 'hate.answer', 'quash');
    t.plan('yellow', 'hate.answer', 'ships');
    t.plan('red', 'encounter.second', true);
    t.run();
    // Two discards in one encounter, both collected.
    expect(t.hand('yellow').filter((x) => ['plague', 'quash'].includes(x))).toEqual(['plague', 'quash']);
    expect(t.events('power-used').filter((x) => x.alien === 'vulch')).toHaveLength(2);
    expect(t.encounter()).toMatchObject({ nth: 2, offense: 0 });
    t.run();
    expect(t.events('power-used').filter((x) => x.alien === 'hate')).toHaveLength(1);
  });

  it('[faq-cosmic-zap-7] zapped at the start of the turn it has no power for the whole encounter', () => {
    const t = table(seats, {
      ...start,
      hands: { red: ['attack-08', 'attack-40', 'flare:hate'], blue: ['attack-06', 'attack-04', 'cosmic-zap'] },
    });
    t.plan('red', 'hate.card', 'attack-08');
    t.boost('red', false);
    t.zap('blue', 'hate');
    t.until('red', 'launch.aim');
    expect(t.view('yellow')['sheet:0']).toMatchObject({ zapped: true });
    // In the planning phase its flare is still a wild one: it is not the Hate now.
    expect(t.untilOffered('red', 'flare:hate')).toEqual(['flare:hate', 'pass']);
    expect(t.encounter().phase).toBe('planning');
    t.plan('red', 'encounter.second', true);
    t.select('red', 'attack-40');
    t.run();
    expect(t.view('yellow')['sheet:0']).toMatchObject({ zapped: false });
  });

  it('does nothing in the turn of somebody else', () => {
    const t = table(seats, { ...start, turn: 'blue', destiny: ['red'] });
    t.until('blue', 'launch.aim');
    expect(t.events('power-used')).toEqual([]);
  });

  describe('wild', () => {
    const holder = { red: 'calculator', blue: 'parasite', yellow: 'trader' };

    it('makes the opponent discard a random card before cards are selected', () => {
      const t = table(holder, {
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['attack-08', 'flare:hate'], blue: ['attack-06', 'attack-04'] },
      });
      expect(t.untilOffered('red', 'flare:hate')).toEqual(['flare:hate', 'pass']);
      expect(t.question('red')?.data?.at).toBe('window:planning.beforeSelect');
      t.answer('red', 'flare:hate');
      expect([t.hand('blue').length, t.pile(Z.discard).length]).toEqual([1, 1]);
      expect(t.events('cards-discarded')).toMatchObject([{ who: 1 }]);
      expect(t.question('blue')).toMatchObject({ tag: 'planning.select' });
    });

    it('waits for a hand to discard from, and the card was not played', () => {
      const empty = table(holder, { turn: 'red', destiny: ['blue'], hands: { red: ['attack-08', 'flare:hate'] } });
      empty.untilOffered('red', 'flare:hate');
      expect(empty.hand('blue')).toHaveLength(8);

      const nets = hazardTable(
        'sargasso-nets',
        { hands: { red: ['attack-08', 'flare:hate'], blue: ['attack-06', 'attack-06'] } },
        { ...holder, purple: 'oracle' },
      );
      nets.use('red', 'flare:hate');
      nets.run();
      expect(nets.pile(Z.discard)).toEqual(['attack-06']);
    });

    it('wins the encounter when that leaves no encounter card', () => {
      const t = table(holder, { turn: 'red', destiny: ['blue'], hands: { red: ['attack-08', 'flare:hate'], blue: ['attack-06'] } });
      t.aim('red', 'blue/1');
      t.use('red', 'flare:hate');
      t.run();
      expect([t.foreign('red'), t.warp('blue'), t.hand('red')]).toEqual([1, 4, ['attack-08', 'flare:hate']]);
      expect(t.events('card-revealed')).toEqual([]);
      expect(t.events('compensated')).toEqual([]);
    });

    it('wins for the defense, too, and is not for allies or empty hands', () => {
      const t = table(holder, { turn: 'red', destiny: ['blue'], hands: { red: ['attack-08'], blue: ['attack-06', 'flare:hate'] } });
      t.send('red', { 'red/1': 2 });
      t.use('blue', 'flare:hate');
      t.run();
      expect([t.warp('red'), t.foreign('red')]).toEqual([2, 0]);

      const ally = table(holder, {
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['attack-08'], blue: ['attack-06'], yellow: ['flare:hate'] },
      });
      ally.invite('red', 'yellow');
      ally.ally('yellow', 'offense', { 'yellow/1': 1 });
      ally.neverOffered('yellow', 'flare:hate');
    });
  });

  it('super: shows the card and keeps it', () => {
    const t = table(seats, { ...start, hands: { ...start.hands, red: ['attack-08', 'attack-40', 'flare:hate'] } });
    expect(t.question('red')).toMatchObject({ tag: 'super' });
    t.answer('red', true);
    t.answer('red', 'attack-08');
    expect(t.pile(Z.discard)).toEqual([]);
    expect(t.options('blue')).toEqual(['attack-08', 'ships']);
    t.answer('blue', 'ships');
    t.answer('yellow', 'attack-12');
    t.until('red', 'launch.aim');
    expect(t.hand('red')).toEqual(['attack-08', 'attack-40', 'flare:hate']);
    expect(t.warp('blue')).toBe(3);
  });

  it('begins with another card when the one it chose was spent on an answer to the use', () => {
    // Yellow salvages artifacts: the spent one is in its hand by then, and stays there.
    const t = table(
      { ...seats, yellow: 'vulch' },
      { ...start, hands: { ...start.hands, red: ['card-zap', 'attack-08', 'negotiate'], purple: ['cosmic-zap', 'attack-06'] } },
    );
    t.answer('red', 'card-zap');
    t.zap('purple', 'hate');
    t.cardZap('red', 'cosmic-zap');
    t.until('red', 'hate.card');
    expect(t.options('red').sort()).toEqual(['attack-08', 'negotiate']);
    expect(t.hand('yellow')).toContain('card-zap');
    t.answer('red', 'negotiate');
    expect(t.question('blue')).toMatchObject({ tag: 'hate.answer', data: { card: 'negotiate' } });
    expect(t.events('card-hated').map((x) => x.card)).toEqual(['card-zap', 'negotiate']);
    expect([t.hand('red'), t.hand('yellow').includes('card-zap')]).toEqual([['attack-08'], true]);
    expect(t.pile(Z.discard)).toEqual(['negotiate']);
  });

  it('a card that was the price of an answer is not the one it begins with', () => {
    const hands = { ...start.hands, red: ['flare:filch', 'negotiate'], purple: ['cosmic-zap', 'attack-06'] };
    const t = table({ ...seats, blue: 'mind' }, { ...start, hands });
    t.answer('red', 'negotiate');
    t.zap('purple', 'hate');
    t.use('red', 'flare:filch');
    t.plan('red', 'hate.card', 'flare:filch');
    t.until('red', 'hate.ships');
    // The price of the flare was the card that it had chosen.
    expect(t.events('card-hated').map((x) => x.card)).toEqual(['negotiate', 'flare:filch']);
    expect(t.hand('red')).toEqual(['cosmic-zap']);
  });
});
