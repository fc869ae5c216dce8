import { describe, expect, it } from 'vitest';
import { affiliationsOf } from '../../rules/numbers/printed.ts';
import { ownerOf } from '../../rules/state/control.ts';
import { piecesIn, zoneIn } from '../../rules/state/zones.ts';
import { seeding, type Brings, type Seeds } from './table.ts';

/** Missions: two for Klingons, one homeworld of theirs, one for Romulans alone, one in space for anybody. */
const KLINGON = ['Fever Emergency', 'Archanis Dispute'] as const;
const QONOS = 'Expose Covert Supply';

const facilities = (blue: Brings, red: Brings = {}): Seeds => {
  const t = seeding({ missions: [...KLINGON, QONOS, 'Excavation', 'Study Pulsar', 'Rescue Founder'], ...blue }, red);
  t.until('facility');
  return t;
};

describe('seeding facilities', () => {
  it('T3.20 nobody has to seed an outpost', () => {
    const t = facilities({ seeds: ['Klingon Outpost'] });
    t.pass('blue');
    expect(t.phase).toBeNull();
  });

  it('T3.21 [trek-layout-01] they stand in front of the mission, on the side of their owner, and not under it', () => {
    const t = facilities({ seeds: ['Klingon Outpost'] }, { seeds: ['Klingon Outpost'] });
    t.seed('blue', 'Klingon Outpost', KLINGON[0]);
    t.seed('red', 'Klingon Outpost', KLINGON[0]);
    expect(t.at(KLINGON[0], 'space')).toEqual(['Klingon Outpost', 'Klingon Outpost']);
    expect(t.at(KLINGON[0], 'seeds')).toEqual([]);
    expect(['blue', 'red'].map((x) => ownerOf(t.g, t.piece('Klingon Outpost', x === 'blue' ? 'blue' : 'red')))).toEqual([0, 1]);
    expect(t.events('seeded').map((e) => e.data.card)).toEqual(['PRE-105', 'PRE-105']);
  });

  it('T3.23 an outpost is seeded at a mission that shows its affiliation', () => {
    const t = facilities({ seeds: ['Klingon Outpost', 'Romulan Outpost', 'Neutral Outpost'] });
    expect(t.places('blue', 'Klingon Outpost')).toEqual(expect.arrayContaining([...KLINGON]));
    expect(t.places('blue', 'Klingon Outpost')).not.toContain('Excavation');
    expect(t.places('blue', 'Romulan Outpost')).toContain('Excavation');
    expect(t.places('blue', 'Romulan Outpost')).not.toContain(KLINGON[0]);
    expect(t.places('blue', 'Neutral Outpost')).toContain('Study Pulsar');
    expect(t.places('blue', 'Neutral Outpost')).not.toContain(KLINGON[0]);
  });

  it('T3.23 never at the homeworld of another affiliation, though it shows its own', () => {
    const t = facilities({ seeds: ['Romulan Outpost', 'Klingon Outpost'], missions: [QONOS, 'Cloaked Mission', ...KLINGON] });
    expect(t.places('blue', 'Romulan Outpost')).not.toContain(QONOS);
    expect(t.places('blue', 'Klingon Outpost')).not.toContain('Cloaked Mission');
    expect(t.places('blue', 'Klingon Outpost')).toEqual(expect.arrayContaining([...KLINGON]));
  });

  it('T3.23 one of which a card says so is seeded once by each player, however many he has', () => {
    const t = facilities({ seeds: ['Klingon Outpost', 'Klingon Outpost', 'Neutral Outpost'] }, { seeds: ['Klingon Outpost'] });
    t.seed('blue', 'Klingon Outpost', KLINGON[0]);
    t.seed('red', 'Klingon Outpost', KLINGON[1]);
    expect(t.offered('blue')).toEqual(['Neutral Outpost']);
  });

  it('T3.23 others say nothing of one, and are seeded as often as one likes', () => {
    const t = facilities({ seeds: ['Husnock Outpost', 'Husnock Outpost'], missions: ['Qualor II Rendezvous', 'Samaritan Snare'] });
    const places = t.places('blue', 'Husnock Outpost');
    expect(places.toSorted()).toEqual(['Qualor II Rendezvous', 'Samaritan Snare']);
    t.seed('blue', 'Husnock Outpost', places[1]);
    expect([t.at(places[0], 'space'), t.at(places[1], 'space')]).toEqual([[], ['Husnock Outpost']]);
    expect(t.offered('blue')).toEqual(['Husnock Outpost']);
    t.seed('blue', 'Husnock Outpost');
    expect(t.at(places[0], 'space')).toEqual(['Husnock Outpost']);
  });

  it('T32.1 of a unique one each player seeds one, whatever its text says', () => {
    const t = facilities({ seeds: ['Made Fort', 'Made Fort'] }, { seeds: ['Made Fort'] });
    t.seed('blue', 'Made Fort', KLINGON[0]);
    expect(t.offered('red')).toEqual(['Made Fort']);
    t.seed('red', 'Made Fort', KLINGON[1]);
    expect(t.phase).toBeNull();
  });

  it('T3.21 nothing is a mis-seed in front of a mission', () => {
    const t = facilities({ seeds: ['Klingon Outpost'] });
    expect(t.wrong('blue', 'Klingon Outpost')).toEqual([]);
  });

  it('T51.3 one that stands on a planet is seeded where there is one', () => {
    const t = facilities({ seeds: ['Made Camp'] });
    expect(t.places('blue', 'Made Camp').toSorted()).toEqual(KLINGON.toSorted());
    t.seed('blue', 'Made Camp', KLINGON[0]);
    expect(t.at(KLINGON[0], 'surface')).toEqual(['Made Camp']);
  });

  it('T39.10 a site is seeded nowhere while there is no Nor', () => {
    const t = facilities({ seeds: ['Made Room', 'Klingon Outpost'] });
    expect(t.offered('blue')).toEqual(['Klingon Outpost']);
  });

  it('T7.9 cards are seeded aboard a facility that says so of them, as many as it says', () => {
    const things = { seeds: ['Made Depot', 'Made Tool', 'Made Kit', 'Made Bag'] };
    const t = facilities(things, things);
    expect(t.offered('blue')).toEqual(['Made Depot']);
    t.seed('blue', 'Made Depot', KLINGON[0]);
    expect(t.offered('red')).toEqual(['Made Depot']);
    t.pass('red');
    expect(t.offered('blue').toSorted()).toEqual(['Made Bag', 'Made Kit', 'Made Tool']);
    t.seed('blue', 'Made Tool');
    t.pass('red');
    t.seed('blue', 'Made Bag');
    expect(t.names(piecesIn(t.g, zoneIn(t.piece('Made Depot', 'blue'))))).toEqual(['Made Tool', 'Made Bag']);
    // It is full.
    t.pass('red');
    expect(t.phase).toBeNull();
  });

  it('T3.22 [trek-quadrant-01] only in their native quadrant', () => {
    const gamma = ['Rescue Founder', 'Survey Star System'];
    const t = facilities({ seeds: ['The Great Link', 'Neutral Outpost'], missions: [...gamma, 'Study Pulsar'] });
    expect(t.line('Gamma').toSorted()).toEqual(gamma.toSorted());
    expect(t.places('blue', 'Neutral Outpost')).toContain('Study Pulsar');
    expect(t.places('blue', 'Neutral Outpost')).not.toContain('Survey Star System');
  });

  it('T3.24 one of each player at a location', () => {
    const outposts = { seeds: ['Klingon Outpost', 'Romulan Outpost', 'Neutral Outpost'] };
    const t = facilities(outposts, outposts);
    t.seed('blue', 'Klingon Outpost', 'Study Pulsar');
    expect(t.places('red', 'Romulan Outpost')).toContain('Study Pulsar');
    t.seed('red', 'Romulan Outpost', 'Study Pulsar');
    for (const other of ['Romulan Outpost', 'Neutral Outpost']) expect(t.places('blue', other)).not.toContain('Study Pulsar');
  });

  it('T3.25 of what is not duplicatable there is one in the game', () => {
    const t = facilities({ seeds: ['The Great Hall'] }, { seeds: ['The Great Hall'] });
    t.seed('blue', 'The Great Hall');
    expect(t.at(QONOS, 'surface')).toEqual(['The Great Hall']);
    expect(t.phase).toBeNull();
    expect(t.of('red', 'aside')).toContain('The Great Hall');
  });

  it('T7.1 headquarters stand on the planet, outposts in space', () => {
    const t = facilities({ seeds: ['The Great Hall'] }, { seeds: ['Klingon Outpost'] });
    t.seed('blue', 'The Great Hall');
    t.seed('red', 'Klingon Outpost', KLINGON[0]);
    expect([t.at(QONOS, 'surface'), t.at(QONOS, 'space')]).toEqual([['The Great Hall'], []]);
    expect([t.at(KLINGON[0], 'surface'), t.at(KLINGON[0], 'space')]).toEqual([[], ['Klingon Outpost']]);
  });

  it('T6.10, T3.23 one of several affiliations stands where one of them is shown, and has that one', () => {
    const t = facilities({
      seeds: ['Klaestron Outpost'],
      missions: ['Alter Records', 'Excavation', 'Rescue Prisoners', 'Kressari Rendezvous', ...KLINGON],
    });
    const shown = t.places('blue', 'Klaestron Outpost');
    expect(shown).toContain('Excavation'); // Federation and Romulan
    expect(shown).toContain('Military Exercises'); // Cardassian among others, no Federation
    expect(shown).not.toContain(KLINGON[0]);
    // The homeworld of Bajor shows Cardassia.
    expect(shown).not.toContain('Alter Records');
    t.seed('blue', 'Klaestron Outpost', 'Military Exercises');
    expect(affiliationsOf(t.g, t.piece('Klaestron Outpost'))).toEqual(['Car']);
  });

  it('T6.10 where both are shown its player chooses', () => {
    for (const [word, has] of [
      ['fed', 'Fed'],
      ['car', 'Car'],
    ] as const) {
      const t = facilities({ seeds: ['Klaestron Outpost'], missions: ['Both Their World', 'Excavation'] });
      t.seed('blue', 'Klaestron Outpost', 'Both Their World', word);
      expect(affiliationsOf(t.g, t.piece('Klaestron Outpost'))).toEqual([has]);
    }
  });

  it.each([
    ['fed', 'Fed'],
    ['car', 'Car'],
  ] as const)('T6.10 and where it is the only place: %s', (word, has) => {
    const elsewhere = Array.from({ length: 5 }, () => 'Survey Star System');
    const t = facilities(
      { seeds: ['Klaestron Outpost'], missions: ['Both Their World', ...elsewhere] },
      { missions: ['Fever Emergency', ...elsewhere] },
    );
    t.seed('blue', 'Klaestron Outpost', word);
    expect([t.at('Both Their World', 'space'), affiliationsOf(t.g, t.piece('Klaestron Outpost'))]).toEqual([['Klaestron Outpost'], [has]]);
  });
});
