import { describe, expect, it } from 'vitest';
import { scoreOf } from '../../rules/cards/points.ts';
import { move } from '../../rules/board/move.ts';
import { spaceAt } from '../../rules/board/places.ts';
import { is } from '../../rules/state/marks.ts';
import { handOf } from '../../rules/state/zones.ts';
import { BLUE, scenario, type Scenario } from '../bench.ts';

const SHIP = 'U.S.S. Oberth';
const board = (): Scenario =>
  scenario({
    alpha: ['Excavation', 'Avert Disaster'],
    gamma: ['Access Relay Station', 'Cure Blight'],
    blue: {
      table: ['Explore Gamma Quadrant'],
      at: { Excavation: { space: { 'Federation Outpost': { [SHIP]: ['Data', 'Geordi La Forge', 'Spock', 'Deanna Troi'] } } } },
    },
  });

describe('Explore Gamma Quadrant', () => {
  it('T22.3 a ship that has solved something over there and docks where it set out brings cards and points', () => {
    const t = board();
    t.raise('blue', 'Explore Gamma Quadrant');
    expect(t.where('Explore Gamma Quadrant')).toBe(`on ${SHIP}`);
    t.order('blue', 'undock', SHIP);
    move(t.g, t.piece(SHIP), spaceAt(t.piece('Access Relay Station')));
    t.endTurn();
    t.endTurn();
    t.order('blue', 'beam', `aboard ${SHIP}`, ['Data', 'Geordi La Forge', 'Spock', 'Deanna Troi']);
    t.order('blue', 'attempt', 'Access Relay Station');
    expect(t.score('blue')).toBe(35);
    t.order('blue', 'beam', 'planet Access Relay Station', ['Data', 'Geordi La Forge', 'Spock', 'Deanna Troi']);
    move(t.g, t.piece(SHIP), spaceAt(t.piece('Excavation')));
    t.endTurn();
    t.endTurn();
    const before = handOf(t.g, BLUE).length;
    t.order('blue', 'dock', SHIP);
    expect([t.score('blue'), handOf(t.g, BLUE).length - before, t.where('Explore Gamma Quadrant')]).toEqual([40, 3, 'discard blue']);
  });

  it('T34.2 [trek-bonus-02] the points of an objective are bonus points, beside those of the mission', () => {
    const t = board();
    t.raise('blue', 'Explore Gamma Quadrant');
    t.order('blue', 'undock', SHIP);
    move(t.g, t.piece(SHIP), spaceAt(t.piece('Access Relay Station')));
    t.endTurn();
    t.endTurn();
    t.order('blue', 'beam', `aboard ${SHIP}`, ['Data', 'Geordi La Forge', 'Spock', 'Deanna Troi']);
    t.order('blue', 'attempt', 'Access Relay Station');
    expect([scoreOf(t.g, BLUE, 'mission'), scoreOf(t.g, BLUE, 'bonus')]).toEqual([35, 0]);
    t.order('blue', 'beam', 'planet Access Relay Station', ['Data', 'Geordi La Forge', 'Spock', 'Deanna Troi']);
    move(t.g, t.piece(SHIP), spaceAt(t.piece('Excavation')));
    t.endTurn();
    t.endTurn();
    t.order('blue', 'dock', SHIP);
    expect([scoreOf(t.g, BLUE, 'mission'), scoreOf(t.g, BLUE, 'bonus')]).toEqual([35, 5]);
    expect(t.events('scored').at(-1)).toMatchObject({ data: { by: BLUE, kind: 'bonus', n: 5 } });
  });

  it('T22.3 nothing comes of coming home without having solved anything', () => {
    const t = board();
    t.raise('blue', 'Explore Gamma Quadrant');
    t.order('blue', 'undock', SHIP);
    t.order('blue', 'dock', SHIP);
    expect([t.score('blue'), t.where('Explore Gamma Quadrant')]).toEqual([0, `on ${SHIP}`]);
  });

  it('DS9-140, T60.1 at the end of every turn the one whose it was probes, while a ship is in the Badlands', () => {
    const after = (top: string, at = 'Study Badlands'): Scenario => {
      const t = scenario({
        alpha: ['Study Badlands', 'Excavation'],
        blue: { table: ['Navigate Plasma Storms'], deck: [top, 'Klag', 'Klag'], at: { [at]: { space: { 'U.S.S. Oberth': ['Data'] } } } },
        red: { at: { [at]: { space: { 'U.S.S. Stargazer': ['Gibson', 'Gibson'] } } } },
      });
      t.endTurn();
      return t;
    };
    const fate = (t: Scenario): unknown[] => [
      is(t.g, t.piece('U.S.S. Oberth'), 'damaged'),
      t.where('U.S.S. Oberth'),
      t.where('Navigate Plasma Storms'),
    ];
    const here = 'space Study Badlands';
    expect(fate(after('The Devil'))).toEqual([true, here, 'table blue']);
    expect(is(after('The Devil').g, after('The Devil').piece('U.S.S. Stargazer'), 'damaged')).toBe(false); // 4 Navigation aboard
    expect(fate(after('Explore Gamma Quadrant'))).toEqual([false, 'discard blue', 'table blue']);
    expect(after('Explore Gamma Quadrant').where('U.S.S. Stargazer')).toBe('discard red');
    expect(fate(after("Captain's Log"))).toEqual([false, here, 'discard blue']);
    expect(fate(after('Klag'))).toEqual([false, here, 'table blue']);
    expect(fate(after('The Devil', 'Excavation'))).toEqual([false, 'space Excavation', 'table blue']);
  });
});
