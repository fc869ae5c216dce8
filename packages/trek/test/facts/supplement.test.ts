import { describe, expect, it } from 'vitest';
import { FACTS, factsNamed } from '../../content/facts/index.ts';
import { AFFILIATIONS, ICONS, SPECIAL_STAFFING, type Facts, type PersonnelFacts, type ShipFacts } from '../../language/index.ts';

const isPersonnel = (x: Facts): x is PersonnelFacts => x.type === 'Personnel';
const isShip = (x: Facts): x is ShipFacts => x.type === 'Ship';
const inSet = (x: Facts): boolean => /^DOM-\d+$/.test(x.id);
const named = (name: string): Facts => factsNamed(name)[0];

describe('The Dominion', () => {
  it('[trek-set-01] has 130 cards', () => {
    expect(FACTS.filter(inSet)).toHaveLength(130);
  });

  it('[trek-set-02] brings the Dominion, missions in the Gamma Quadrant and infiltrating shape-shifters', () => {
    const dominion = FACTS.filter((x) => isPersonnel(x) && x.affil.includes('Dom'));
    expect(dominion.filter((x) => !inSet(x)).map((x) => x.name)).toEqual([]);
    expect(dominion.length).toBeGreaterThan(20);
    expect(FACTS.some((x) => inSet(x) && x.type === 'Mission' && x.quadrant === 'Gamma')).toBe(true);
    const infiltrators = FACTS.filter((x) => x.icons.some((y) => y.startsWith('Inf:')));
    expect(infiltrators.length).toBeGreaterThan(3);
    for (const x of infiltrators) expect([inSet(x), x.traits]).toEqual([true, expect.arrayContaining(['Shape-shifter'])]);
  });
});

describe('terms of the supplement', () => {
  it('[trek-terms-01] a shape-shifter is every changeling and every allasomorph, and nobody else', () => {
    const people = FACTS.filter(isPersonnel);
    const shifters = people.filter((x) => x.traits.includes('Shape-shifter'));
    const born = people.filter((x) => ['Changeling', 'Allasomorph'].some((y) => x.species.includes(y)));
    expect(shifters).toEqual(born);
    expect(shifters.map((x) => x.name)).toEqual(expect.arrayContaining(['Odo', 'Founder', 'Anya', 'Salia']));
  });

  it('T12.3 [trek-terms-02] special staffing icons are those that staff ships and are neither usual ones nor affiliations', () => {
    const usual = ['Cmd', 'Stf', 'Com', 'Def', 'Nav', ...AFFILIATIONS];
    const asked = new Set(FACTS.filter(isShip).flatMap((x) => x.staffing));
    const special = [...asked].filter((x) => !usual.includes(x) && ICONS.some((icon) => icon === x));
    expect(special.toSorted()).toEqual(['AU', 'Ent-E', 'OCD']);
    for (const icon of special) expect(SPECIAL_STAFFING).toContain(icon);
    for (const icon of usual) expect(SPECIAL_STAFFING).not.toContain(icon);
    // The Zalkonian Vessel asks for an affiliation.
    const ship = named('Zalkonian Vessel');
    expect(isShip(ship) && ship.staffing).toContain('NA');
  });

  it('T12.3 [trek-terms-03] there are five of them, each of somebody', () => {
    expect(SPECIAL_STAFFING).toHaveLength(5);
    for (const icon of SPECIAL_STAFFING) expect([icon, FACTS.some((x) => isPersonnel(x) && x.icons.includes(icon))]).toEqual([icon, true]);
  });

  it('T6.4 [trek-terms-04] the icon of the Gamma Quadrant makes personnel, ships and facilities native to it', () => {
    const gamma = FACTS.filter((x) => 'native' in x && x.icons.includes('GQ'));
    for (const type of ['Personnel', 'Ship', 'Facility']) expect([type, gamma.some((x) => x.type === type)]).toEqual([type, true]);
    for (const x of gamma) expect(x).toMatchObject({ native: 'Gamma' });
  });

  it('T6.4 [trek-terms-05] all others without the icon of the Delta Quadrant are native to the Alpha Quadrant', () => {
    for (const x of FACTS) {
      if (!('native' in x)) continue;
      const [gamma, delta] = [x.icons.includes('GQ'), x.icons.includes('DQ')];
      expect([x.name, x.native]).toEqual([x.name, gamma ? 'Gamma' : delta ? 'Delta' : 'Alpha']);
    }
  });

  it("T22.6, T56.7 [trek-errata-01] Assign Mission Specialists is no Captain's Order card; others are", () => {
    const isOrder = (name: string): boolean => named(name).traits.includes("Captain's Order");
    expect(isOrder('Assign Mission Specialists')).toBe(false);
    for (const name of ["Captain's Log", 'Lower Decks', 'Yellow Alert', 'Senior Staff Meeting'])
      expect([name, isOrder(name)]).toEqual([name, true]);
  });

  it('T20.5 the referee icon is carried, and says nothing yet', () => {
    expect(named('Fair Play').icons).toContain('Ref');
  });

  it('T3.9, T37a four missions are in the Neutral Zone, and Strategic Diversion is in no region', () => {
    const zone = FACTS.filter((x) => x.type === 'Mission' && x.region === 'Neutral Zone').map((x) => x.name);
    expect(zone.toSorted()).toEqual([
      'Covert Installation',
      'Iconia Investigation',
      'Investigate "Shattered Space"',
      'Patrol Neutral Zone',
    ]);
    expect(named('Strategic Diversion')).toMatchObject({ type: 'Mission', region: null });
  });
});
