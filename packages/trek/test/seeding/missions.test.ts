import { describe, expect, it } from 'vitest';
import { move } from '../../rules/board/move.ts';
import { spanOf } from '../../rules/numbers/spans.ts';
import { gapsFor } from '../../rules/seeding/places.ts';
import { piecesIn, zoneOfLine, zoneOfSeat } from '../../rules/state/zones.ts';
import { cardNamed, scenario } from '../../testing/index.ts';
import { seeding, type Brings, type Seeds } from './table.ts';

const laid = (blue: readonly string[], red: readonly string[] = [], more: Brings = {}): Seeds => {
  const t = seeding({ missions: blue, ...more }, { missions: red });
  t.until('mission');
  return t;
};
const HERE = 'Fever Emergency';
const BADLANDS = ['Search and Rescue', 'Study Badlands', 'Verify Evidence'] as const;

describe('laying missions', () => {
  it('T3.5 the top one of the pile goes to either end of the line', () => {
    const t = laid(['Excavation', 'Fever Emergency'], ['Archanis Dispute']);
    // The first mission of a line has only one place.
    expect(t.line()).toEqual(['Excavation']);
    expect(t.gaps('red')).toEqual([
      { line: 'Alpha', at: 0 },
      { line: 'Alpha', at: 1 },
    ]);
    t.lay('red', 0);
    expect(t.line()).toEqual(['Archanis Dispute', 'Excavation']);
    expect(t.gaps('blue').map((x) => x.at)).toEqual([0, 2]);
    t.lay('blue', 2);
    expect(t.line()).toEqual(['Archanis Dispute', 'Excavation', 'Fever Emergency']);
    expect(t.events('mission-laid').map((e) => e.data.card)).toEqual(['PRE-154', 'DOM-54', 'PRE-160']);
  });

  it('T3.5 nobody sees the pile, not even whose it is', () => {
    const t = laid(['Excavation'], ['Archanis Dispute']);
    expect(t.question('blue')).toBeNull();
    expect(t.question('red')?.data).toMatchObject({ card: expect.any(String) });
  });

  it('T3.6 there is a line for each quadrant, begun by its first mission', () => {
    const t = laid(['Excavation', 'Rescue Founder'], ['Survey Star System']);
    expect([t.line('Alpha'), t.line('Gamma')]).toEqual([['Excavation'], ['Survey Star System']]);
    expect(t.gaps('blue')).toEqual([
      { line: 'Gamma', at: 0 },
      { line: 'Gamma', at: 1 },
    ]);
  });

  it('T3.5, T3.9, T39.3 a mission of a region goes next to it, on either side or between', () => {
    const t = laid([BADLANDS[0], 'Excavation', BADLANDS[2]], [BADLANDS[1], 'Fever Emergency']);
    expect(t.gaps('red').map((x) => x.at)).toEqual([0, 1]);
    t.lay('red', 1);
    // Others are never put between two of one region.
    expect(t.gaps('blue').map((x) => x.at)).toEqual([0, 2]);
    t.lay('blue', 0);
    t.lay('red', 3);
    expect(t.line()).toEqual(['Excavation', BADLANDS[0], BADLANDS[1], 'Fever Emergency']);
    expect(t.gaps('blue').map((x) => x.at)).toEqual([1, 2, 3]);
    t.lay('blue', 3);
    expect(t.line()).toEqual(['Excavation', ...BADLANDS, 'Fever Emergency']);
  });

  it('T3.9 other regions do not draw it to them', () => {
    const t = laid([BADLANDS[0]], ['Alter Records']);
    expect(t.gaps('red').map((x) => x.at)).toEqual([0, 1]);
    t.lay('red', 0);
    expect(t.line()).toEqual(['Alter Records', BADLANDS[0]]);
  });
});

describe('missions that say where they lie', () => {
  it('T39.4 a plain one may lie in any quadrant, and T39.3 between any two of a line, of one region too', () => {
    const t = scenario({ alpha: [BADLANDS[0], BADLANDS[1], 'Excavation'], gamma: ['Rescue Founder'] });
    const spare = piecesIn(t.g, zoneOfSeat(0, 'aside')).find((x) => t.names([x])[0] === 'Space') ?? -1;
    expect(gapsFor(t.g, spare).map(({ line, at }) => `${line} ${at}`)).toEqual([
      'Alpha 0',
      'Alpha 1',
      'Alpha 2',
      'Alpha 3',
      'Gamma 0',
      'Gamma 1',
    ]);
  });

  it('T39.4 another may lie at the ends of any', () => {
    const t = scenario({ alpha: ['Excavation', 'Study Pulsar', HERE], gamma: ['Rescue Founder', 'Survey Star System', 'Nebula'] });
    const nebula = t.piece('Nebula');
    move(t.g, nebula, zoneOfSeat(0, 'aside'));
    expect(gapsFor(t.g, nebula).map(({ line, at }) => `${line} ${at}`)).toEqual(['Alpha 0', 'Alpha 3', 'Gamma 0', 'Gamma 2']);
  });

  it('T39.4, T3.22 where it lies counts, not where it is printed', () => {
    const t = seeding({ missions: ['Excavation', 'Rescue Founder'], seeds: ['Neutral Outpost'] }, { missions: ['Excavation'] });
    t.until('mission');
    for (let n = 0; n < 30 && t.phase === 'mission'; n++)
      if (t.question('red')?.data?.card === 'QC-47') t.lay('red', 0, 'Gamma');
      else t.layOne();
    expect(t.line('Gamma')).toEqual(['Space', 'Space', 'Rescue Founder']);
    expect(t.places('blue', 'Neutral Outpost')).not.toContain('Space');
  });

  it('T4.1, T39.4 its span is three, and one more for each universal location beside it', () => {
    const board = { alpha: ['Excavation', 'Space', 'Study Pulsar', 'Space', 'Military Exercises', 'Space'] };
    const t = scenario({ ...board, blue: { at: { Excavation: { space: ["I.K.C. K'Vort"] } } } });
    const ship = t.piece("I.K.C. K'Vort");
    const line = t.g.s.cards.in[zoneOfLine('Alpha')];
    expect(line.map((x) => spanOf(t.g, x, ship)).filter((_, i) => i % 2 === 1)).toEqual([4, 5, 4]);
  });
});

describe('missions that lie twice', () => {
  it('T3.7, T65.4 a unique one that lies already is out of play, and a universal one of the reserve comes into the pile', () => {
    const t = laid(['Excavation'], ['Excavation'], {});
    expect(t.of('red', 'out')).toEqual(['Excavation']);
    const u = seeding({ missions: ['Excavation'] }, { missions: ['Excavation'], reserve: ['Study Pulsar', 'Geological Survey'] });
    u.until('dilemma');
    expect(u.of('red', 'out')).toEqual(['Excavation']);
    expect(u.events('out-of-play')).toMatchObject([{ data: { cards: [expect.any(String)] }, why: { id: 'T3.7' } }]);
    expect(u.line().filter((x) => x === 'Study Pulsar')).toHaveLength(1);
    expect(u.line()).toHaveLength(12);
    expect(u.line()).not.toContain('Geological Survey');
  });

  it('T3.7, T65.4 each takes one of the reserve; when it is used up two plain ones come for one', () => {
    const twice = ['Excavation', 'Fever Emergency', 'Archanis Dispute'];
    const t = seeding({ missions: twice }, { missions: twice, reserve: ['Study Pulsar', 'Geological Survey'] });
    t.until('dilemma');
    // Whoever draws first lays his own copy, so those that come second are gone, whosesoever they are.
    const gone = [...t.of('blue', 'out'), ...t.of('red', 'out')];
    expect(gone.toSorted()).toEqual(twice.toSorted());
    const red = t.of('red', 'out').length;
    const plain = t.line().filter((x) => x === 'Space').length;
    expect(plain).toBe(2 * (Math.max(0, red - 2) + t.of('blue', 'out').length));
  });

  it('T3.7 two plain ones come for one, and nothing else with the first of them', () => {
    const t = seeding({ missions: ['Excavation'] }, { missions: ['Excavation'], reserve: ['Space', 'Geological Survey'] });
    t.until('dilemma');
    expect(t.line().filter((x) => x === 'Space')).toHaveLength(2);
    expect(t.line()).not.toContain('Geological Survey');
    expect(t.line()).toHaveLength(13);
  });

  it('T36.2 the house may leave the reserve out', () => {
    const t = seeding(
      { missions: ['Excavation'] },
      { missions: ['Excavation'], reserve: ['Study Pulsar', 'Geological Survey'] },
      { house: { reserve: 'space' } },
    );
    t.until('dilemma');
    expect(t.line()).not.toContain('Study Pulsar');
    expect(t.line().filter((x) => x === 'Space')).toHaveLength(2);
  });

  it('T3.7 the pile is shuffled anew', () => {
    const unique = ['Excavation', 'Fever Emergency', 'Archanis Dispute', 'Alter Records', 'Orb Negotiations', 'Reunion'];
    const t = seeding({ missions: ['Excavation'] }, { missions: unique, reserve: ['Study Pulsar'] });
    t.until('dilemma');
    const ids = t.events('mission-laid').flatMap(({ data }) => (data.by === 1 && typeof data.card === 'string' ? [data.card] : []));
    expect(ids.toSorted()).toEqual([...unique.slice(1), 'Study Pulsar'].map((x) => cardNamed(x).id).toSorted());
    expect(ids).not.toEqual(['Study Pulsar', ...unique.slice(1)].map((x) => cardNamed(x).id));
  });

  it('T3.8 universal ones lie as often as they come, each a location of its own', () => {
    const t = seeding({ missions: ['Study Pulsar', 'Study Pulsar'] }, { missions: ['Study Pulsar'] });
    t.until('dilemma');
    expect(t.line().filter((x) => x === 'Study Pulsar')).toHaveLength(3);
    expect(t.of('red', 'out')).toEqual([]);
  });
});
