import { describe, expect, it } from 'vitest';
import { isHosted, misSeed } from '../../rules/board/mis-seeds.ts';
import { lineOf, quadrantOf, regionOf } from '../../rules/board/places.ts';
import { seedPlaces } from '../../rules/seeding/places.ts';
import { isStopped } from '../../rules/state/marks.ts';
import { move } from '../../rules/board/move.ts';
import { handOf, zoneOfSeat } from '../../rules/state/zones.ts';
import { aboard, barOf, BLUE, scenario, type Board, type Scenario } from '../bench.ts';

const BAJOR = 'Refuse Immigration';
const SHIP = 'Bajoran Freighter';
const WORMHOLE = 'Bajoran Wormhole';
const board = (more: Board = {}): Scenario =>
  scenario({
    alpha: ['Excavation', BAJOR, 'Fever Emergency'],
    gamma: ['Rescue Founder', 'Camping Trip'],
    ...more,
    blue: { hand: [WORMHOLE, WORMHOLE], at: { [BAJOR]: { space: { [SHIP]: ['Nalan Bal', 'Kallis Ven'] } } }, ...more.blue },
  });
const line = (t: Scenario, which: 'Alpha' | 'Gamma'): string[] => t.names(lineOf(t.g, which));

describe('Bajoran Wormhole', () => {
  const open = (t: Scenario): void => {
    t.plan('blue', 'text.place', 'gap:16.1');
    t.order('blue', 'play', WORMHOLE);
  };

  it('T4.5 two of them make one location in each quadrant, that of the Alpha Quadrant in the Bajor region', () => {
    const t = board();
    t.order('blue', 'play', WORMHOLE);
    expect(line(t, 'Alpha').indexOf(WORMHOLE)).toBe(1);
    expect(line(t, 'Gamma')).toContain(WORMHOLE);
    const [near, far] = (['Alpha', 'Gamma'] as const).map((x) => lineOf(t.g, x).find((y) => t.names([y])[0] === WORMHOLE) ?? -1);
    expect([regionOf(t.g, near), regionOf(t.g, far)]).toEqual(['Bajor', null]);
    expect(t.g.s.turn.played).toBe(false); // T5.3
    expect(handOf(t.g, BLUE)).toEqual([]);
  });

  it('T33.1 the second comes from the deck, which is shuffled, if none is in hand', () => {
    const t = board({ blue: { hand: [WORMHOLE], deck: ['Klag', WORMHOLE, 'Divok'], at: {} } });
    t.order('blue', 'play', WORMHOLE);
    expect(line(t, 'Gamma')).toContain(WORMHOLE);
    expect(t.events('shuffled')).toMatchObject([{ data: { by: 0 } }]);
  });

  it('T4.5 is not played without a second one, nor while one is in play, nor without a line in each quadrant', () => {
    const bar = (more: Board): string | null => {
      const t = board(more);
      return barOf(t.g, BLUE, 'play', t.piece(WORMHOLE));
    };
    expect(bar({ blue: { hand: [WORMHOLE], at: {} } })).toBe('play.second-copy');
    expect(bar({ gamma: [] })).toBe('play.no-line');
    const t = board({ blue: { hand: [WORMHOLE, WORMHOLE, WORMHOLE, WORMHOLE] } });
    open(t);
    expect(barOf(t.g, BLUE, 'play', handOf(t.g, BLUE)[0])).toBe('play.copy-in-game');
  });

  it('T4.5, T44.10 ships go through and are stopped; a schematic keeps one from that', () => {
    const through = (hand: readonly string[]): Scenario => {
      const t = board({
        blue: { hand: [WORMHOLE, WORMHOLE, ...hand], at: { [BAJOR]: { space: { [SHIP]: ['Nalan Bal', 'Kallis Ven'] } } } },
      });
      t.order('blue', 'play', WORMHOLE);
      for (const card of hand) t.raise('blue', card);
      t.order('blue', 'move', SHIP, `aboard ${WORMHOLE}`);
      expect(quadrantOf(t.g, t.piece(SHIP))).toBe('Alpha');
      t.order('blue', 'move', SHIP, `aboard ${WORMHOLE}`);
      expect(quadrantOf(t.g, t.piece(SHIP))).toBe('Gamma');
      return t;
    };
    const t = through([]);
    expect([SHIP, 'Nalan Bal'].map((x) => isStopped(t.g, t.piece(x)))).toEqual([true, true]);
    const u = through(['Wormhole Navigation Schematic']);
    expect([SHIP, 'Nalan Bal'].map((x) => isStopped(u.g, u.piece(x)))).toEqual([false, false]);
  });
});

describe('cards that let others be seeded', () => {
  const seedable = (piece: string, mission: string): boolean => {
    const t = scenario({
      alpha: ['Rescue Prisoners', 'Search for Survivors', 'Search for Weapons', 'Characterize Neutrino Emissions', 'Excavation'],
      blue: { hand: [piece] },
    });
    return misSeed(t.g, t.piece(piece), t.piece(mission)) === null;
  };
  it.each([
    ['Anara', 'Rescue Prisoners', true],
    ['Orta', 'Rescue Prisoners', false],
    ['Telle', 'Rescue Prisoners', false],
    ['Li Nalas', 'Rescue Prisoners', true],
    ['Li Nalas', 'Search for Survivors', false],
    ['Telle', 'Search for Survivors', true],
    ['Bajoran Phaser', 'Search for Weapons', true],
    ['Medical Kit', 'Search for Weapons', false],
    ['Anara', 'Excavation', false],
  ])('T3.16 %s under %s: %s', (piece, mission, fits) => {
    expect(seedable(piece, mission)).toBe(fits);
  });

  it('T3.15, T39.8 any number of Orbs lie where a mission says so, in space too', () => {
    const t = scenario({
      alpha: ['Characterize Neutrino Emissions', 'Excavation'],
      blue: { at: { 'Characterize Neutrino Emissions': { seeds: ['Mysterious Orb', 'Orb of Prophecy and Change', 'Kurlan Naiskos'] } } },
    });
    const at = t.piece('Characterize Neutrino Emissions');
    expect(['Mysterious Orb', 'Orb of Prophecy and Change', 'Kurlan Naiskos'].map((x) => misSeed(t.g, t.piece(x), at)?.tag)).toEqual([
      undefined,
      undefined,
      'mis-seed.kind',
    ]);
    expect(isHosted(t.g, t.piece('Mysterious Orb'), t.piece('Excavation'))).toBe(false);
  });

  it('T7.9 a depot takes up to three things that are no weapons', () => {
    const t = scenario({
      gamma: ['Rescue Founder'],
      blue: {
        hand: ['Medical Kit', 'Klingon Disruptor'],
        at: { 'Rescue Founder': { space: { 'Primary Supply Depot': ['Tricorder', 'Tricorder'] } } },
      },
    });
    const places = (name: string): readonly number[] => seedPlaces(t.g, BLUE, t.piece(name), 'facility');
    expect(places('Medical Kit')).toEqual([aboard(t, 'Primary Supply Depot')]);
    expect(places('Klingon Disruptor')).toEqual([]);
    move(t.g, t.piece('Medical Kit'), aboard(t, 'Primary Supply Depot'));
    move(t.g, t.g.s.cards.in[zoneOfSeat(BLUE, 'deck')][0], zoneOfSeat(BLUE, 'hand'));
    expect(places('Medical Kit')).toEqual([]);
  });

  it('OTS-9 a Husnock outpost has one ship of its own from the beginning', () => {
    const t = scenario({
      alpha: ['Qualor II Rendezvous'],
      blue: { hand: ['Husnock Ship', 'Mercenary Ship'], at: { 'Qualor II Rendezvous': { space: ['Husnock Outpost'] } } },
    });
    const places = (name: string): readonly number[] => seedPlaces(t.g, BLUE, t.piece(name), 'facility');
    expect([places('Husnock Ship'), places('Mercenary Ship')]).toEqual([[aboard(t, 'Husnock Outpost')], []]);
    move(t.g, t.piece('Husnock Ship'), aboard(t, 'Husnock Outpost'));
    expect(places('Husnock Ship')).toEqual([]);
  });

  it('AU-32, T5.3, T20.3 one in hand is used beside the open one, in a turn of its player', () => {
    const raisable = (more: Board): number => {
      const t = scenario({
        alpha: ['Excavation', BAJOR],
        ...more,
        blue: {
          table: ['Alternate Universe Door'],
          hand: ['Alternate Universe Door'],
          at: { Excavation: { on: ['Q-Net'], space: [SHIP] } },
        },
      });
      return t.g.rules.raisable(t.g, BLUE).length;
    };
    expect([raisable({}), raisable({ turn: 'red' })]).toEqual([1, 0]);
  });
});
