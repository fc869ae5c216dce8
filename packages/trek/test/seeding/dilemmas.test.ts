import { describe, expect, it } from 'vitest';
import { viewOf, type Seat } from '@parley/kernel';
import { cardNamed } from '../../testing/board.ts';
import { readBoard, type CardView } from '../../view/index.ts';
import { seeding, type Brings, type Seeds } from './table.ts';

const PLANET = 'Excavation';
const SPACE = 'Study Pulsar';
const DUAL = 'Deliver Supplies';

const dilemmas = (blue: Brings, red: Brings = {}): Seeds => {
  const t = seeding({ missions: [PLANET, SPACE, DUAL], ...blue }, red);
  t.until('dilemma');
  return t;
};
/** What a seat sees under a mission. */
const seenUnder = (t: Seeds, mission: string, seat: Seat | null): readonly CardView[] => {
  const { lines } = readBoard(viewOf(t.g, seat), seat);
  return lines.flatMap((x) => x.locations).find((x) => x.piece === t.piece(mission))?.seeds.cards ?? [];
};

describe('seeding dilemmas', () => {
  it('T3.11 under any mission, of either player', () => {
    const t = dilemmas({ seeds: ['Dead End'] }, { missions: ['Fever Emergency'] });
    expect(t.places('blue', 'Dead End')).toEqual(expect.arrayContaining([PLANET, SPACE, DUAL, 'Fever Emergency']));
    t.seed('blue', 'Dead End', 'Fever Emergency');
    expect(t.at('Fever Emergency', 'seeds')).toEqual(['Dead End']);
  });

  it('T3.11, T3.12 a new one goes to the bottom of the stack, from where it is met first', () => {
    const t = dilemmas({ seeds: ['Dead End', 'Maglock'] }, { seeds: ['Firestorm'] });
    t.seed('blue', 'Dead End', PLANET);
    t.seed('red', 'Firestorm', PLANET);
    t.seed('blue', 'Maglock', PLANET);
    // The next to be met lies last.
    expect(t.at(PLANET, 'seeds')).toEqual(['Dead End', 'Firestorm', 'Maglock']);
  });

  it('T3.11 face down: only whoever seeded it is told which it is', () => {
    const t = dilemmas({ seeds: ['Dead End'] });
    t.seed('blue', 'Dead End', PLANET);
    const [event] = t.events('seeded');
    expect(event.data).toEqual({ by: 0, zone: expect.any(Number) });
    expect(event.secret).toMatchObject({ to: [0], data: { card: 'FC-7' } });
  });

  it('T39.2 its owner may look at it at any time, nobody else; how many there are is open', () => {
    const t = dilemmas({ seeds: ['Dead End', 'Maglock'] }, { seeds: ['Firestorm'] });
    t.seed('blue', 'Dead End', PLANET);
    t.seed('red', 'Firestorm', PLANET);
    t.seed('blue', 'Maglock', PLANET);
    const cards = (seat: Seat | null) => seenUnder(t, PLANET, seat).map((x) => x.card ?? `back of ${x.seat}`);
    const id = (name: string): string => cardNamed(name).id;
    expect(cards(0)).toEqual([id('Dead End'), 'back of 1', id('Maglock')]);
    expect(cards(1)).toEqual(['back of 0', id('Firestorm'), 'back of 0']);
    expect(cards(null)).toEqual(['back of 0', 'back of 1', 'back of 0']);
  });
});

describe('where seeds do not belong', () => {
  it('T3.13 kinds of dilemmas and missions: whoever seeds is warned', () => {
    const t = dilemmas({ seeds: ['Firestorm', 'Null Space', 'Dead End'] });
    expect(t.wrong('blue', 'Firestorm').toSorted()).toEqual(expect.arrayContaining([SPACE]));
    expect(t.wrong('blue', 'Firestorm')).not.toContain(PLANET);
    expect(t.wrong('blue', 'Null Space')).toContain(PLANET);
    expect(t.wrong('blue', 'Null Space')).not.toContain(SPACE);
    for (const name of ['Firestorm', 'Null Space']) expect(t.wrong('blue', name)).not.toContain(DUAL);
    expect(t.wrong('blue', 'Dead End')).toEqual([]);
  });

  it('T3.14 [trek-seeding-03] one copy of each player under a mission', () => {
    const t = dilemmas({ seeds: ['Dead End', 'Dead End'] }, { seeds: ['Dead End'] });
    t.seed('blue', 'Dead End', PLANET);
    expect(t.wrong('red', 'Dead End')).toEqual([]);
    t.seed('red', 'Dead End', PLANET);
    expect(t.wrong('blue', 'Dead End')).toEqual([PLANET]);
  });

  it('T39.6 a unique one under as many missions as one likes', () => {
    const t = dilemmas({ seeds: ['Dead End', 'Dead End'] }, {});
    expect(t.offered('blue')).toEqual(['Dead End']);
    t.seed('blue', 'Dead End', PLANET);
    t.seed('blue', 'Dead End', SPACE);
    expect([t.at(PLANET, 'seeds'), t.at(SPACE, 'seeds')]).toEqual([['Dead End'], ['Dead End']]);
  });

  it('T3.19 nobody is kept from it: what is wrong is found when it is met', () => {
    const t = dilemmas({ seeds: ['Firestorm'] });
    t.seed('blue', 'Firestorm', SPACE);
    expect(t.at(SPACE, 'seeds')).toEqual(['Firestorm']);
  });

  it('T3.15, T39.8 artifacts: under planets, one of each player', () => {
    const t = dilemmas({ seeds: ['Made Relic', 'Made Scroll'] }, { seeds: ['Made Relic'] });
    expect(t.wrong('blue', 'Made Relic')).toContain(SPACE);
    expect(t.wrong('blue', 'Made Relic')).not.toContain(PLANET);
    t.seed('blue', 'Made Relic', PLANET);
    expect(t.wrong('red', 'Made Relic')).not.toContain(PLANET);
    t.seed('red', 'Made Relic', PLANET);
    expect(t.wrong('blue', 'Made Scroll')).toContain(PLANET);
  });

  it('T3.16 others only where a mission says so, and there too one copy of each', () => {
    const t = dilemmas({ seeds: ['Made Guest', 'Made Guest'], missions: ['Made Inn', PLANET] });
    expect(t.wrong('blue', 'Made Guest')).toContain(PLANET);
    expect(t.wrong('blue', 'Made Guest')).not.toContain('Made Inn');
    t.seed('blue', 'Made Guest', 'Made Inn');
    expect(t.wrong('blue', 'Made Guest')).toContain('Made Inn');
  });
});
