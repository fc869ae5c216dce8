import { allAliens, Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { expectFollowed } from '../followed.ts';
import { table } from '../table.ts';

// The Reincarnator becomes another alien when it loses; its flare makes somebody else do so.
const losing = {
  turn: 'red',
  destiny: ['blue'],
  hands: { red: ['attack-04'], blue: ['attack-40'], yellow: ['attack-05', 'flare:reincarnator'] },
} as const;
const seats = { red: 'healer', blue: 'tripler', yellow: 'parasite', purple: 'citadel' };

describe('a sheet that is discarded', () => {
  it('takes flares that never were in the deck out of the game with it', () => {
    const t = table(
      { ...seats, red: 'host' },
      { ...losing, sheets: { host: { guests: ['flare:clone', 'flare:mite'] } }, unused: ['flare:warrior'] },
    );
    t.use('yellow', 'flare:reincarnator');
    t.run();
    expect(t.events('power-discarded')).toEqual([{ who: 0, alien: 'host' }]);
    expect(t.pile(Z.removed).sort()).toEqual(['flare:clone', 'flare:mite']);
    expect(t.pile(Z.discard)).not.toContain('flare:clone');
    expectFollowed(t);
  });

  it('has its other cards discarded, and leaves what lies on the board because of other sheets', () => {
    const t = table(
      { ...seats, red: 'miser' },
      {
        ...losing,
        hands: { ...losing.hands, purple: ['attack-09', 'attack-10'] },
        sheets: { miser: { hoard: ['attack-12', 'quash'] } },
        unused: ['flare:warrior'],
      },
    );
    t.use('purple', 'citadel');
    t.plan('purple', 'citadel.card', 'attack-10');
    t.plan('purple', 'citadel.planet', 'purple/1');
    t.use('yellow', 'flare:reincarnator');
    t.run();
    expect(t.pile(Z.discard)).toEqual(expect.arrayContaining(['attack-12', 'quash']));
    expect(t.state.marks).toHaveLength(1);
    expect(t.pile(t.sheet('citadel').zones.citadels)).toEqual(['attack-10']);
    expectFollowed(t);
  });
});

describe('a power that is drawn', () => {
  it('R32.5 is one of the sheets in use where there are no flares', () => {
    for (let i = 0; i < 6; i++) {
      const t = table(
        { red: 'reincarnator', blue: 'tripler', yellow: 'parasite' },
        {
          turn: 'red',
          destiny: ['blue'],
          hands: { red: ['attack-04'], blue: ['attack-40'], yellow: ['attack-05'] },
          options: { flares: false, sets: ['base'] },
          seed: `drawn ${i}`,
        },
      );
      t.run();
      const drawn = t.events('power-drawn').map((x) => x.alien);
      expect(drawn).toHaveLength(1);
      expect(allAliens().find((a) => a.id === drawn[0])?.set).toBe('base');
      // What somebody is already is not even turned over.
      expect(t.events('power-refused').map((x) => x.alien)).not.toContain('tripler');
    }
  });

  it('is the next of the unused ones each time', () => {
    const t = table(
      { red: 'reincarnator', blue: 'tripler', yellow: 'parasite' },
      {
        turn: 'red',
        destiny: ['blue', 'red', 'red'],
        hands: { red: ['attack-04', 'attack-05', 'attack-00'], blue: ['attack-40', 'attack-30'], yellow: ['attack-23'] },
        options: { aliens: ['reincarnator', 'tripler', 'parasite', 'clone', 'warrior'], sets: ['base'] },
        unused: ['flare:clone', 'flare:warrior'],
      },
    );
    t.select('red', 'attack-04');
    t.select('blue', 'attack-40');
    t.run();
    t.select('red', 'attack-05');
    t.run();
    expect(t.events('power-drawn').map((x) => x.alien)).toEqual(['clone', 'warrior']);
  });
});
