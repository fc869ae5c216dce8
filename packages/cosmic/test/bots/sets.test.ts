import type { Answer } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { raises, says, sitting, uses } from './sitting.ts';

const ships = (a: Answer): number => Object.values(a as { [place: string]: number }).reduce((n, k) => n + k, 0);
const names = (a: Answer): string[] => (a as string[]).map((x) => x.replace(/#.*/, '')).sort();

describe('rookie with the aliens of Cosmic Incursion', () => {
  it('as Merchant risks low attacks as ships, and keeps what it will need', () => {
    const hands = { red: ['attack-14', 'attack-20', 'attack-04', 'attack-05', 'plague', 'reinforcement-5'] };
    const t = sitting({ hands }, { red: 'merchant' });
    t.select('red', 'attack-14');
    expect(uses(t, 'red', 'merchant')).toBe(true);
    t.use('red', 'merchant');
    expect(names(says(t, 'red', 'merchant.hire'))).toEqual(['attack-04', 'attack-05']);
    const rich = sitting({ hands: { red: ['attack-14', 'attack-20', 'plague'] } }, { red: 'merchant' });
    rich.select('red', 'attack-14');
    expect(uses(rich, 'red', 'merchant')).toBe(false);
  });

  it('as Deuce lays the best attack beside its card that comes back again', () => {
    const t = sitting({ hands: { red: ['attack-20', 'attack-40', 'attack-14', 'attack-04', 'negotiate'] } }, { red: 'deuce' });
    t.select('red', 'attack-20');
    expect(says(t, 'red', 'deuce.second')).toBe('attack-14');
  });

  it('as Leviathan settles where it has won, and leaves its planet a ship', () => {
    const hands = { red: ['attack-20'], blue: ['attack-04'] };
    const t = sitting({ hands }, { red: 'leviathan' });
    expect(uses(t, 'red', 'leviathan')).toBe(true);
    t.use('red', 'leviathan');
    expect(ships(says(t, 'red', 'leviathan.settle'))).toBe(2);
  });

  it('as Bully picks lonely ships on foreign colonies', () => {
    const hands = { red: ['attack-20'], blue: ['attack-04'] };
    const t = sitting({ hands, ships: { blue: { 'yellow/1': 1, 'blue/1': 1 } } }, { red: 'bully' });
    t.aim('red', 'blue/1');
    t.use('red', 'bully');
    expect(says(t, 'red', 'bully.ships')).toEqual({ 'yellow/1': 1 });
  });

  it('keeps its word to the Seeker by meaning it', () => {
    const asked = (type: string): Answer => {
      const t = sitting({ hands: { red: ['attack-40', 'negotiate'], blue: ['attack-10'] } }, { blue: 'seeker' });
      t.use('blue', 'seeker');
      t.plan('blue', 'seeker.type', type);
      return says(t, 'red', 'seeker.play-type');
    };
    expect(asked('attack')).toBe(true);
    expect(asked('negotiate')).toBe(false);
  });
});

describe('rookie with the aliens of Cosmic Storm', () => {
  it('as Sloth sends ships behind a good card, and hardly any behind a hopeless one', () => {
    const sent = (red: string): number => {
      const t = sitting({ hands: { red: [red], blue: ['attack-10'] } }, { red: 'sloth' });
      return ships(says(t, 'red', 'sloth.ships'));
    };
    expect(sent('attack-15')).toBeGreaterThanOrEqual(2);
    expect(sent('attack-00')).toBeLessThanOrEqual(1);
  });

  it('as Porcupine discards as many cards as it takes, or none', () => {
    const position = (blue: string) => ({
      hands: { red: ['attack-10', 'attack-04', 'attack-05', 'attack-06', 'plague'], blue: [blue] },
      ships: { blue: { 'blue/1': 1 } },
    });
    const t = sitting(position('attack-12'), { red: 'porcupine' });
    t.select('red', 'attack-10');
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 1 });
    expect(uses(t, 'red', 'porcupine')).toBe(true);
    t.use('red', 'porcupine');
    expect(names(says(t, 'red', 'porcupine.cards'))).toEqual(['attack-04', 'attack-05', 'attack-06']);
    const lost = sitting(position('attack-20'), { red: 'porcupine' });
    lost.select('red', 'attack-10');
    expect(uses(lost, 'red', 'porcupine')).toBe(false);
  });

  it('as Roach breeds as many as may be', () => {
    const t = sitting({ ships: { red: { 'yellow/1': 5 } } }, { red: 'roach' });
    expect(uses(t, 'red', 'roach')).toBe(true);
    t.use('red', 'roach');
    expect(ships(says(t, 'red', 'roach.breed'))).toBe(4);
  });

  it('as Vox turns up its own card, and never that of its opponent', () => {
    const louder = (red: string, blue: string): boolean => {
      const t = sitting({ hands: { red: [red], blue: [blue] }, ships: { blue: { 'blue/1': 12 } } }, { red: 'vox' });
      t.aim('red', 'blue/1');
      return uses(t, 'red', 'vox');
    };
    expect(louder('attack-04', 'attack-10')).toBe(true);
    expect(louder('attack-14', 'attack-08')).toBe(false);
  });

  it('takes what a Patriot offers', () => {
    const t = sitting({ hands: { red: ['attack-04', 'attack-20', 'attack-10'] } }, { red: 'patriot' });
    t.until('red', 'launch.aim');
    expect(raises(t, 'red')).toBe('patriot');
    t.raise('red', 'patriot');
    t.plan('red', 'patriot.who', 'blue');
    expect(says(t, 'blue', 'patriot.accept')).toBe(true);
    const rich = sitting({ hands: { red: ['attack-30', 'attack-20', 'attack-10'] } }, { red: 'patriot' });
    rich.until('red', 'launch.aim');
    expect(raises(rich, 'red')).toBeNull();
  });
});

describe('rookie with the aliens of Cosmic Dominion', () => {
  it('as Alchemist pays a ship for a much better card only', () => {
    const raised = (discard: string[]): string | null => {
      const t = sitting({ hands: { red: ['attack-20', 'attack-08'] }, discard }, { red: 'alchemist' });
      t.until('red', 'launch.aim');
      return raises(t, 'red');
    };
    expect(raised(['attack-23'])).toBeNull();
    expect(raised(['attack-09', 'attack-10'])).toBeNull();
    expect(raised(['attack-12'])).toBe('alchemist');
  });

  it('as Bride divorces for a full hand, and shows nobody its cards', () => {
    const married = (blue: string[]): string | null => {
      const t = sitting({ hands: { red: ['attack-20', 'attack-30'], blue } }, { red: 'bride' });
      t.use('red', 'bride');
      t.until('red', 'planning.select');
      return raises(t, 'red');
    };
    expect(married(['attack-04', 'attack-06'])).toBeNull();
    expect(married(['attack-04', 'attack-06', 'attack-08', 'attack-10', 'negotiate', 'plague', 'quash'])).toBe('bride');
  });

  it('as Pirate captures ships and leaves one of its own to land', () => {
    const t = sitting({ hands: { red: ['attack-40'], blue: ['attack-04'] } }, { red: 'pirate' });
    t.send('red', { 'red/1': 3 });
    expect(uses(t, 'red', 'pirate')).toBe(true);
    t.use('red', 'pirate');
    expect(ships(says(t, 'red', 'pirate.raid'))).toBe(2);
    const alone = sitting({ hands: { red: ['attack-40'], blue: ['attack-04'] } }, { red: 'pirate' });
    alone.send('red', { 'red/1': 1 });
    expect(uses(alone, 'red', 'pirate')).toBe(false);
  });

  it('as Judge decrees everything for whoever it is likely to be', () => {
    const t = sitting({ hands: { red: ['attack-40'], blue: ['attack-04'] } }, { red: 'judge' });
    t.use('red', 'judge');
    expect(says(t, 'red', 'judge.who')).toBe('winner');
    t.answer('red', 'winner');
    expect(says(t, 'red', 'judge.cards')).toBe('all');
    t.answer('red', 'all');
    expect(says(t, 'red', 'judge.colony')).toBe(true);
  });

  it('as Mirage shows many ships of its own and few of its opponent', () => {
    const position = { hands: { red: ['attack-10'], blue: ['attack-10'] }, ships: { red: { 'red/4': 6 }, blue: { 'blue/3': 1 } } };
    const t = sitting(position, { red: 'mirage' });
    expect(says(t, 'red', 'mirage.colony')).toBe('red/4');
    t.answer('red', 'red/4');
    expect(says(t, 'red', 'mirage.colony')).toBe('blue/3');
  });

  it('as Tourist goes on board, and where there is a planet to settle', () => {
    const t = sitting({}, { red: 'tourist' });
    expect(ships(says(t, 'red', 'tourist.board'))).toBe(3);
    t.answer('red', { 'red/1': 1, 'red/2': 1 });
    expect(says(t, 'red', 'tourist.course')).toBe('clockwise');
  });

  it('knows that one colony is enough for the Ace', () => {
    const t = sitting({ hands: { red: ['attack-08'] } }, { yellow: 'ace' });
    const guests = says(t, 'red', 'alliance.invite') as string[];
    expect(guests).not.toContain('player:2');
    expect(guests).toContain('player:3');
  });

  it('leaves flares alone that bring nothing', () => {
    const t = sitting({ hands: { red: ['attack-20', 'flare:voyager', 'flare:tourist', 'flare:pentaform'] } });
    t.until('red', 'launch.aim');
    expect(raises(t, 'red')).toBeNull();
  });
});
