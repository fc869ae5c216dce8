import { disturb } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';
import { acts, discarded, techTable } from './techs.ts';
import { SEATS } from './variant-table.ts';

describe('Precursor Seed', () => {
  const aliens = ['hacker', 'mirror', 'sorcerer', 'trader', 'tripler'];
  const seeded = (position: object = {}) =>
    techTable({ techs: { red: { 'precursor-seed': 9 } }, ...position, options: { aliens, ...(position as { options?: object }).options } });

  it('brings a second power, of an alien nobody is', () => {
    const t = seeded();
    acts(t, 'red', 'complete precursor-seed');
    t.runTo('launch');
    expect(t.sheet('tripler').owner).toBe(t.seat('red'));
    expect(t.sheet('hacker').owner).toBe(t.seat('red'));
    expect(t.events('alien-revealed').at(-1)).toEqual({ who: t.seat('red'), alien: 'tripler' });
  });

  it('[faq-technology-15] a power that must be used must be used here too', () => {
    const t = seeded({ hands: { red: ['attack-14'], blue: ['attack-06'] } });
    acts(t, 'red', 'complete precursor-seed');
    t.run();
    // A third of fourteen, rounded up.
    expect(t.events('card-changed')).toContainEqual({ who: t.seat('red'), type: 'attack', value: 5 });
    expect(t.story()).not.toContain('red answers use');
  });

  it.each([
    [3, false],
    [2, true],
  ])('[faq-technology-16] all powers of a player need three home colonies: with %i of them', (left, down) => {
    const ships = Object.fromEntries([1, 2, 3, 4, 5].filter((n) => n > left).map((n) => [`red/${n}`, 0]));
    const t = seeded({ ships: { red: ships } });
    acts(t, 'red', 'complete precursor-seed');
    t.plan('red', 'ships.return', { 'red/1': 9 });
    t.runTo('launch');
    expect([t.sheet('hacker').down, t.sheet('tripler').down]).toEqual([down, down]);
  });

  it.each([
    [2, false],
    [1, true],
  ])('[faq-technology-16] or two in the four-planet game: with %i of them', (left, down) => {
    const ships = Object.fromEntries([1, 2, 3, 4].filter((n) => n > left).map((n) => [`red/${n}`, 0]));
    const t = techTable({ techs: { red: { qax: 0 } }, ships: { red: ships }, options: { planets: 4 } });
    // There is no seed in this game (R24.1), but somebody who has come by a second power all the same.
    t.sheet('trader').owner = t.seat('red');
    disturb(t.table.game);
    acts(t, 'red', 'research qax');
    t.plan('red', 'technology.ship', { 'red/1': 1 });
    t.runTo('launch');
    expect([t.sheet('hacker').down, t.sheet('trader').down]).toEqual([down, down]);
  });

  it('none with Game Setup, and none that may not be in this game', () => {
    for (let i = 0; i < 30; i++) {
      const t = techTable(
        {
          seed: `seed ${i}`,
          techs: { red: { 'precursor-seed': 9 } },
          options: { aliens: [...aliens, 'miser', 'schizoid', 'swindler', 'aristocrat', 'reactor', 'masochist', 'gambler', 'human'] },
        },
        { ...SEATS, blue: 'healer' },
      );
      acts(t, 'red', 'complete precursor-seed');
      t.runTo('launch');
      const [, , , , seed] = t.state.sheets;
      // Miser, Schizoid and Swindler prepare, Aristocrat and Reactor before hands are dealt; Masochist bans Healer and Gambler bans Sorcerer.
      expect(['mirror', 'tripler', 'human']).toContain(seed.alien);
    }
  });

  it('none that somebody has been dealt, nor one that clashes with it', () => {
    const dealt = ['sorcerer', 'trader', 'gambler', 'human'];
    const seeds = new Set<string>();
    for (let i = 0; i < 40; i++) {
      const t = table(
        { red: 'hacker', blue: 'mirror', yellow: null, purple: null },
        {
          seed: `dealt ${i}`,
          turn: 'red',
          destiny: ['blue'],
          techs: { red: { 'precursor-seed': 9 } },
          hands: { red: ['attack-10'], blue: ['attack-06'] },
          options: { technology: true, aliens: dealt },
        },
      );
      acts(t, 'red', 'complete precursor-seed');
      t.runTo('launch');
      const [, , ...others] = t.state.sheets.map((s) => s.alien);
      const seed = others.pop() as string;
      expect(others).not.toContain(seed);
      // Gambler may not be in a game with Sorcerer.
      expect([...others, seed].sort()).not.toEqual(expect.arrayContaining(['gambler', 'sorcerer']));
      seeds.add(seed);
    }
    expect(seeds.size).toBeGreaterThan(2);
  });

  it('the power goes with the tech when colours are exchanged, and when it is destroyed', () => {
    const t = seeded({ hands: { red: ['attack-10'], blue: ['attack-06'], yellow: ['flare:schizoid'] } });
    acts(t, 'red', 'complete precursor-seed');
    t.use('yellow', 'flare:schizoid');
    t.plan('yellow', 'schizoid.colours', 'red');
    t.runWhile(() => t.turn() === 'red');
    expect(t.sheet('tripler').owner).toBe(t.seat('yellow'));
    expect(t.sheet('hacker').owner).toBe(t.seat('red'));
    const scrambled = seeded({ techs: { red: { 'precursor-seed': 9 }, blue: { 'tech-scrambler': 9 } } });
    acts(scrambled, 'red', 'complete precursor-seed');
    scrambled.until('red', 'launch.aim');
    expect(scrambled.sheet('tripler').owner).toBe(scrambled.seat('red'));
    scrambled.raise('blue', 'tech:tech-scrambler');
    scrambled.until('red', 'launch.aim');
    expect(() => scrambled.sheet('tripler')).toThrow('nobody plays tripler');
    expect(discarded(scrambled).sort()).toEqual(['precursor-seed', 'tech-scrambler']);
  });
});
