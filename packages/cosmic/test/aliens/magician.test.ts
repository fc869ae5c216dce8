import { allAliens, Z } from '@parley/cosmic';
import { hasOptions } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const SEATS = { red: 'magician', blue: 'void', yellow: 'healer' };
const START = { turn: 'red', destiny: ['blue'] } as const;
const HANDS = { red: ['attack-06'], blue: ['attack-20', 'attack-30', 'negotiate', 'plague'] };

describe('Magician', () => {
  it('the opponent lays down two cards; one comes to the Magician, the other must be played', () => {
    const taken = new Set<string>();
    for (let i = 0; i < 8; i++) {
      const t = table(SEATS, { ...START, hands: HANDS, seed: `pick-${i}` });
      const d = t.until('blue', 'magician.lay');
      expect(d).toMatchObject({ kind: 'some', min: 2, max: 2 });
      expect(t.options('blue').sort()).toEqual(['attack-20', 'attack-30', 'negotiate']);
      t.answer('blue', ['attack-20', 'negotiate']);
      const got = t.hand('red').filter((x) => x !== 'attack-06');
      expect(got).toHaveLength(1);
      taken.add(got[0]);
      // What was taken may be played, and the opponent, whose other card lies on the table, has no choice.
      expect(t.options('red').sort()).toEqual([...got, 'attack-06'].sort());
      expect(t.asked()).toEqual(['red planning.select']);
      expect(t.hand('blue')).toEqual(['attack-30', 'plague']);
      t.answer('red', 'attack-06');
      t.run();
      expect(t.events('card-revealed')).toContainEqual({ who: t.seat('blue'), card: got[0] === 'negotiate' ? 'attack-20' : 'negotiate' });
    }
    expect([...taken].sort()).toEqual(['attack-20', 'negotiate']);
  });

  it('works before cards are selected, as the defense too; nobody learns what was taken', () => {
    const t = table(SEATS, { turn: 'blue', destiny: ['red'], hands: HANDS });
    t.plan('blue', 'magician.lay', ['attack-20', 'attack-30']);
    t.until('red', 'planning.select');
    expect(t.events('card-selected')).toEqual([{ who: t.seat('blue') }]);
    const got = t.hand('red').find((x) => x !== 'attack-06') ?? '';
    expect(JSON.stringify(t.view('yellow'))).not.toContain(got);
    expect(t.events('cards-taken')).toEqual([{ by: t.seat('red'), from: t.seat('blue'), n: 1 }]);
  });

  it('has no effect on somebody with one encounter card, who shows the other cards', () => {
    const t = table(SEATS, { ...START, hands: { red: ['attack-06'], blue: ['attack-20', 'plague', 'quash'] } });
    t.until('blue', 'planning.select');
    expect(t.options('blue')).toEqual(['attack-20']);
    expect(t.events('cards-taken')).toEqual([]);
    expect(JSON.stringify(t.view('red'))).toContain('"cards":["plague","quash"]');
    expect(JSON.stringify(t.view('yellow'))).not.toContain('"plague"');
  });

  it('the card it leaves has been played: a thief of cards finds only the hand', () => {
    const seats = { ...SEATS, yellow: 'pickpocket' };
    const ships = { blue: { 'yellow/1': 1 } };
    for (const seed of ['one', 'two', 'three']) {
      const t = table(seats, { ...START, ships, seed, hands: { ...HANDS, blue: ['attack-20', 'attack-30', 'plague'] } });
      t.until('red', 'planning.select');
      expect(t.hand('blue')).toEqual(['plague']);
      t.raise('yellow', 'pickpocket');
      t.answer('yellow', []);
      expect(t.hand('yellow')).toContain('plague');
      t.answer('red', 'attack-06');
      // No new hand for the defense, whose card lies there.
      expect(t.story()).not.toContain('R9.3');
      expect(t.events('card-selected')).toHaveLength(2);
    }
    const bare = table(seats, { ...START, ships, hands: { ...HANDS, blue: ['attack-20', 'attack-30'] } });
    bare.until('red', 'planning.select');
    expect(bare.canRaise('yellow')).toEqual([]);
  });

  it('is used once, also when the opponent has to select anew out of a new hand', () => {
    const t = table(
      { ...SEATS, yellow: 'pickpocket' },
      { ...START, ships: { blue: { 'yellow/1': 1 } }, hands: { red: ['attack-06'], blue: ['attack-20'], yellow: [] } },
    );
    t.until('blue', 'planning.select');
    t.raise('yellow', 'pickpocket');
    t.answer('yellow', []);
    t.answer('red', 'attack-06');
    expect(t.asked()).toEqual(['blue planning.select']);
    expect(t.options('blue').length).toBeGreaterThan(1);
    expect([t.events('magician-last').length, t.events('magician-laid').length]).toEqual([1, 0]);
  });

  it('does so in each encounter of a turn', () => {
    const t = table(SEATS, {
      turn: 'red',
      destiny: ['blue', 'yellow'],
      hands: { red: ['attack-40', 'attack-06'], blue: ['attack-04', 'attack-01'], yellow: ['attack-05', 'attack-07'] },
    });
    t.select('red', 'attack-40');
    t.plan('red', 'encounter.second', true);
    t.run();
    t.until('red', 'planning.select');
    expect([t.turn(), t.state.turn.number, t.events('cards-taken').length]).toEqual(['red', 1, 2]);
  });

  it('takes nothing when zapped; the opponent selects freely', () => {
    const t = table(SEATS, { ...START, hands: { ...HANDS, blue: [...HANDS.blue, 'cosmic-zap'] } });
    t.zap('blue', 'magician');
    t.until('blue', 'planning.select');
    expect(t.options('blue').sort()).toEqual(['attack-20', 'attack-30', 'negotiate']);
  });

  it('an upset still asks for attacks', () => {
    const many = { ...HANDS, blue: [...HANDS.blue, 'attack-40'] };
    const t = table({ ...SEATS, blue: 'loser' }, { ...START, hands: many });
    t.use('blue', 'loser');
    t.until('blue', 'magician.lay');
    expect(t.options('blue').sort()).toEqual(['attack-20', 'attack-30', 'attack-40']);

    const one = table({ ...SEATS, blue: 'loser' }, { ...START, hands: { ...HANDS, blue: ['attack-20', 'negotiate', 'morph'] } });
    one.use('blue', 'loser');
    expect(one.until('blue', 'magician.lay')).toMatchObject({ min: 1, max: 1 });
    expect(one.options('blue').sort()).toEqual(['morph', 'negotiate']);
  });

  it('is not in a game with the Oracle', () => {
    expect(allAliens().find((a) => a.id === 'magician')?.bans).toEqual(['oracle']);
  });

  it('[dominion-intimidate-06] whoever has played an intimidate is not bound by it', () => {
    const options = { rewards: 'dominion' };
    const hands = { ...HANDS, blue: [...HANDS.blue, 'intimidate-19'] };
    const t = table(SEATS, { ...START, hands, options });
    t.use('blue', 'intimidate-19');
    t.run();
    expect(t.events('power-used').filter((e) => e.alien === 'magician')).toEqual([]);
    expect(t.events('card-revealed')).toContainEqual({ who: t.seat('blue'), card: 'intimidate-19' });
    // Whoever keeps it in the hand is.
    const bound = table(SEATS, { ...START, hands, options });
    bound.until('blue', 'magician.lay');

    const wild = table(
      { red: 'macron', blue: 'void', yellow: 'healer' },
      { ...START, hands: { red: ['attack-06', 'flare:magician'], blue: hands.blue }, options },
    );
    wild.use('blue', 'intimidate-19');
    wild.neverOffered('red', 'flare:magician');
  });

  it('of two different backs the Magician sees which it takes', () => {
    const t = table(SEATS, {
      ...START,
      hands: { red: ['attack-06'], blue: ['attack-20', 'reward:attack-23'] },
      options: { rewards: 'both' },
    });
    const d = t.until('red', 'random.backs');
    expect(d).toMatchObject({ min: 0, max: 1 });
  });

  it('wild: three cards, of which chance chooses the one to be played', () => {
    const seats = { red: 'void', blue: 'macron', yellow: 'healer' };
    const played = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const t = table(seats, {
        ...START,
        seed: `wild-${i}`,
        hands: { red: ['attack-06', 'flare:magician'], blue: ['attack-20', 'attack-30', 'negotiate', 'attack-01'] },
      });
      expect(t.untilOffered('red', 'flare:magician')).toEqual(['flare:magician', 'pass']);
      expect(t.question('red')?.data?.at).toBe('window:planning.select');
      t.answer('red', 'flare:magician');
      expect(t.question('blue')).toMatchObject({ tag: 'magician.lay', min: 3, max: 3 });
      t.answer('blue', ['attack-20', 'attack-30', 'negotiate']);
      expect(t.asked()).toEqual(['red planning.select']);
      expect(t.hand('red')).toEqual(['attack-06', 'flare:magician']);
      const rest = t.hand('blue');
      const [card] = ['attack-20', 'attack-30', 'negotiate'].filter((x) => !rest.includes(x));
      expect(rest).toHaveLength(3);
      t.answer('red', 'attack-06');
      expect(t.events('card-revealed')).toContainEqual({ who: t.seat('blue'), card });
      played.add(card);
    }
    expect([...played].sort()).toEqual(['attack-20', 'attack-30', 'negotiate']);
  });

  it('wild: is not offered against somebody who has too few cards and draws no new hand', () => {
    // The Doppelganger plays with cards of others.
    const seats = { red: 'void', blue: 'doppelganger', yellow: 'healer' };
    const hands = { red: ['attack-06', 'flare:magician'], blue: ['attack-20'], yellow: ['attack-08'] };
    table(seats, { ...START, hands }).neverOffered('red', 'flare:magician');
    const other = table({ ...seats, blue: 'macron' }, { ...START, hands });
    expect(other.untilOffered('red', 'flare:magician')).toEqual(['flare:magician', 'pass']);
  });

  it('is for main players only', () => {
    const t = table({ ...SEATS, red: 'macron', yellow: 'magician' }, { ...START, hands: HANDS });
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 1 });
    t.run();
    expect(t.events('power-used').filter((x) => x.alien === 'magician')).toEqual([]);

    const wild = table({ ...SEATS, red: 'macron' }, { ...START, hands: { ...HANDS, yellow: ['flare:magician'] } });
    wild.invite('red', 'yellow');
    wild.ally('yellow', 'offense', { 'yellow/1': 1 });
    wild.neverOffered('yellow', 'flare:magician');
  });

  it('wild: exactly three are laid down without a choice, and the opponent picks by the backs', () => {
    const seats = { red: 'void', blue: 'macron', yellow: 'healer' };
    const hands = { red: ['attack-06', 'flare:magician'], blue: ['attack-20', 'attack-30', 'reward:attack-23', 'plague'] };
    const t = table(seats, { ...START, hands, options: { rewards: 'both' } });
    t.use('red', 'flare:magician');
    expect(t.until('blue', 'random.backs')).toMatchObject({ max: 1 });
    expect(t.hand('blue')).toHaveLength(4);
  });

  it('wild: an opponent who needs no encounter cards draws no new hand', () => {
    const t = table(
      { red: 'void', blue: 'doppelganger', yellow: 'healer' },
      { ...START, hands: { red: ['attack-06', 'flare:magician'], blue: ['plague', 'quash'] } },
    );
    t.use('red', 'flare:magician');
    t.runTo('reveal');
    expect(t.hand('blue')).toEqual(expect.arrayContaining(['plague', 'quash']));
    expect(t.events('hand-shown')).not.toContainEqual({ who: t.seat('blue'), cards: ['plague', 'quash'] });
  });

  it('wild: with fewer than three the hand is discarded and a new one drawn', () => {
    const t = table(
      { red: 'void', blue: 'macron', yellow: 'healer' },
      { ...START, hands: { red: ['attack-06', 'flare:magician'], blue: ['attack-20', 'attack-30', 'plague'] } },
    );
    t.use('red', 'flare:magician');
    t.until('blue', 'planning.select');
    expect(t.pile(Z.discard)).toEqual(['plague', 'attack-20', 'attack-30']);
    expect(t.hand('blue')).toHaveLength(8);
    expect(t.options('blue').length).toBe(t.hand('blue').filter((x) => /^(attack|negotiate|morph)/.test(x)).length);
  });

  it('super: one of the two cards is turned up, and the Magician chooses', () => {
    for (const take of ['open', 'hidden']) {
      const t = table(SEATS, { ...START, hands: { red: ['attack-06', 'flare:magician'], blue: HANDS.blue } });
      t.boost('red');
      t.plan('blue', 'magician.lay', ['attack-20', 'attack-30']);
      t.until('red', 'magician.take');
      const [{ card }] = t.events('magician-turned') as { card: string }[];
      expect(t.options('red')).toEqual(['open', 'hidden']);
      t.answer('red', take);
      const other = card === 'attack-20' ? 'attack-30' : 'attack-20';
      expect(t.hand('red')).toContain(take === 'open' ? card : other);
      t.run();
      expect(t.events('card-revealed')).toContainEqual({ who: t.seat('blue'), card: take === 'open' ? other : card });
    }
  });

  it('has no effect on a Miser with one encounter card in the hand, whatever the hoard holds', () => {
    for (const [blue, laid] of [
      [['attack-20'], 0],
      [['attack-20', 'attack-30'], 1],
    ] as const) {
      const sheets = { miser: { hoard: ['attack-04', 'negotiate'] } };
      const t = table({ ...SEATS, blue: 'miser' }, { ...START, sheets, hands: { ...HANDS, blue } });
      t.until(laid === 0 ? 'blue' : 'red', 'planning.select');
      expect([t.events('magician-laid').length, t.events('magician-last').length]).toEqual([laid, 1 - laid]);
    }
  });

  it('whoever has to play another card in place of the one it left is free to choose', () => {
    const t = table(
      { ...SEATS, purple: 'trader' },
      {
        ...START,
        hands: { ...HANDS, blue: ['attack-20', 'attack-30', 'negotiate', 'attack-04'], purple: ['omni-zap'] },
        options: { rewards: 'dominion' },
      },
    );
    t.plan('blue', 'magician.lay', ['attack-20', 'attack-30']);
    t.use('purple', 'omni-zap', { at: 'window:reveal.first' });
    t.plan('purple', 'omni-zap.card', (d) => (hasOptions(d) ? (d.options.find((x) => !x.startsWith('attack-06')) ?? '') : ''));
    t.until('blue', 'planning.select');
    expect(t.options('blue').sort()).toEqual(['attack-04', 'negotiate']);
  });

  it('super: is offered against a hand of two', () => {
    const t = table(SEATS, { ...START, hands: { red: ['attack-06', 'flare:magician'], blue: ['attack-20', 'attack-30'] } });
    t.boost('red');
    t.run();
    expect(t.events('magician-turned')).toHaveLength(1);
  });

  it('super: is not offered against a hand of a single card', () => {
    const t = table(SEATS, { ...START, hands: { red: ['attack-06', 'flare:magician'], blue: ['attack-20'] } });
    t.boost('red');
    expect(() => t.run()).toThrow('planned but never asked');
    expect(t.events('magician-last')).toHaveLength(1);
  });
});
