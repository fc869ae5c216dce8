import { describe, expect, it } from 'vitest';
import { numberOf } from '../../rules/numbers/attributes.ts';
import { pointsOf } from '../../rules/numbers/missions.ts';
import { mark, putMark } from '../../rules/state/marks.ts';
import { handOf, piecesIn, zoneOfSeat } from '../../rules/state/zones.ts';
import { BLUE, RED, scenario, type Board, type Scenario } from '../bench.ts';

const HERE = 'Excavation';
const board = (planet: readonly string[], more: Board = {}): Scenario =>
  scenario({ alpha: [HERE, 'Rescue Prisoners'], ...more, blue: { at: { [HERE]: { planet } }, ...more.blue } });
const strength = (t: Scenario, name: string): number => numberOf(t.g, t.piece(name), 'STRENGTH');

describe('artifacts', () => {
  it('PRE-1, T46.5 whoever earns it takes three cards of the deck', () => {
    const t = board(['Vash'], {
      blue: { deck: ['Klag', 'Divok', 'Kurak', 'Gowron', 'Kahless'], at: { [HERE]: { planet: ['Vash'], seeds: ['Betazoid Gift Box'] } } },
    });
    t.plan('blue', 'text.some', ['Klag', 'Gowron', 'Kahless']);
    t.order('blue', 'attempt', HERE);
    expect(t.names(handOf(t.g, BLUE)).toSorted()).toEqual(['Gowron', 'Kahless', 'Klag']);
    expect([t.where('Betazoid Gift Box'), t.events('shuffled').length]).toEqual(['discard blue', 1]);
  });

  it('PRE-3, T16.4 makes dilemmas void where it is', () => {
    const met = (planet: readonly string[]): unknown => {
      const t = board(planet, { red: { at: { [HERE]: { seeds: ['Archer'] } } } });
      t.order('blue', 'attempt', HERE);
      return t.events('nullified').map((e) => e.data.card);
    };
    expect(met(['Vash', 'Interphase Generator'])).toEqual(['PRE-14']);
    expect(met(['Vash'])).toEqual([]);
  });

  it('PRE-4 triples the numbers of a ship with all seven classifications aboard', () => {
    const full = ['Data', 'Geordi La Forge', 'Beverly Crusher', 'Dr. La Forge', 'Worf', 'Sarek', 'Vash'];
    const range = (crew: readonly string[]): number => {
      const t = board([], { blue: { hand: ['Kurlan Naiskos'], at: { [HERE]: { space: { 'U.S.S. Oberth': crew } } } } });
      t.order('blue', 'play', 'Kurlan Naiskos');
      return numberOf(t.g, t.piece('U.S.S. Oberth'), 'RANGE');
    };
    expect([range(full), range(full.slice(1))]).toEqual([18, 6]);
  });

  it('PRE-8 doubles STRENGTH, once', () => {
    const t = board(['Klag', 'Varon-T Disruptor', 'Varon-T Disruptor'], { red: { at: { [HERE]: { planet: ['Taul'] } } } });
    expect([strength(t, 'Klag'), strength(t, 'Taul')]).toEqual([14, 8]);
  });

  it('PRE-9 kills the dull and old of one Away Team', () => {
    const t = board(['Klag', 'Divok', 'Data'], {
      blue: { hand: ['Vulcan Stone of Gol'], at: { [HERE]: { planet: ['Klag', 'Divok', 'Data'] } } },
      red: { at: { [HERE]: { planet: ['Tarus', 'Taul'] } } },
    });
    t.plan('blue', 'text.whom', 'player:0');
    t.order('blue', 'play', 'Vulcan Stone of Gol');
    expect(['Klag', 'Divok', 'Data', 'Taul'].map((x) => t.where(x))).toEqual([
      'discard blue',
      `planet ${HERE}`,
      `planet ${HERE}`,
      `planet ${HERE}`,
    ]);
  });

  it('PRE-9, T14.1 reaches Away Teams inside headquarters, and no crew', () => {
    const home = 'Expose Covert Supply';
    const hits = (at: NonNullable<Board['red']>['at']): boolean =>
      scenario({ alpha: [home], blue: { hand: ['Vulcan Stone of Gol'] }, red: { at } }).offers('blue', 'play', 'Vulcan Stone of Gol');
    expect([
      hits({ [home]: { planet: { 'The Great Hall': ['Klag'] } } }),
      hits({ [home]: { space: { "I.K.C. K'Vort": ['Klag'] } } }),
    ]).toEqual([true, false]);
  });

  it('DOM-2 the top card is looked at, and goes as deep as one likes', () => {
    const t = board(['Klag', 'Orb of Prophecy and Change'], {
      blue: { deck: ['Gowron', 'Kahless', 'Divok'], at: { [HERE]: { planet: ['Klag', 'Orb of Prophecy and Change'] } } },
    });
    t.plan('blue', 'text.depth', 1);
    t.order('blue', 'use', 'Orb of Prophecy and Change');
    expect(t.names(piecesIn(t.g, zoneOfSeat(BLUE, 'deck'))).toReversed()).toEqual(['Kahless', 'Gowron', 'Divok']);
    expect(t.events('looked')[0]?.secret).toMatchObject({ to: [0], data: { cards: ['PRE-261'] } });
    expect(t.offers('blue', 'use', 'Orb of Prophecy and Change')).toBe(false); // once each turn
  });

  it('DOM-3 helps the Resistance, and doubles Rescue Prisoners if Li Nalas is there', () => {
    const t = board([], {
      blue: { at: { [HERE]: { planet: ['Orta', 'Anara', 'The Earring of Li Nalas'] }, 'Rescue Prisoners': { seeds: ['Li Nalas'] } } },
    });
    expect([strength(t, 'Orta'), strength(t, 'Anara')]).toEqual([11, 4]);
    // Nobody learns what lies face down there.
    expect(pointsOf(t.g, BLUE, t.piece('Rescue Prisoners'))).toBe(25);
    putMark(t.g, t.piece('Li Nalas'), 'known', 3);
    expect([pointsOf(t.g, BLUE, t.piece('Rescue Prisoners')), pointsOf(t.g, RED, t.piece('Rescue Prisoners'))]).toEqual([50, 25]);
    expect(pointsOf(board(['The Earring of Li Nalas']).g, BLUE, t.piece('Rescue Prisoners'))).toBe(25);
  });

  it('DS9-1, T35.2 a random selection near it is made again, once in every turn', () => {
    const seeds = { red: { at: { [HERE]: { seeds: ['Armus - Skin of Evil'] } } } };
    const uses = (device: Board): number => {
      const t = board([], { ...seeds, ...device });
      t.use('blue', 'Alien Gambling Device');
      t.order('blue', 'attempt', HERE);
      return mark(t.g, t.piece('Alien Gambling Device'), 'usedThisTurn');
    };
    const planet = ['Taul', 'Tarus', 'Jaron', 'Galathon'];
    expect(uses({ blue: { at: { [HERE]: { planet: [...planet, 'Alien Gambling Device'] } } } })).toBe(1);
    expect(
      uses({
        alpha: [HERE, 'Archanis Dispute', 'Study Pulsar'],
        blue: { at: { [HERE]: { planet }, 'Study Pulsar': { space: { "I.K.C. K'Vort": ['Alien Gambling Device'] } } } },
      }),
    ).toBe(0);
  });

  it('DS9-230 Martus Mazur can do the same where he is, while it is in play', () => {
    const uses = (device: readonly string[]): number[] =>
      ['a', 'b', 'c', 'd'].map((seed) => {
        const planet = ['Taul', 'Tarus', 'Jaron', 'Galathon', 'Martus Mazur'];
        const t = scenario(
          {
            alpha: [HERE, 'Archanis Dispute', 'Study Pulsar'],
            blue: { at: { [HERE]: { planet }, 'Study Pulsar': { space: { "I.K.C. K'Vort": device } } } },
            red: { at: { [HERE]: { seeds: ['Armus - Skin of Evil'] } } },
          },
          seed,
        );
        t.use('blue', 'Martus Mazur');
        t.order('blue', 'attempt', HERE);
        return mark(t.g, t.piece('Martus Mazur'), 'usedThisTurn');
      });
    expect(uses(['Alien Gambling Device'])).toContain(1);
    expect(uses([])).not.toContain(1);
  });
});
