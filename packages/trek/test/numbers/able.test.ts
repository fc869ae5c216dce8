import { describe, expect, it } from 'vitest';
import { canAct, canUseSkills, compatible, isHouseArrested, whyCannotAct } from '../../rules/numbers/able.ts';
import { crewOf, isCrew, isIntruder, peopleOf, teamsAt } from '../../rules/numbers/groups.ts';
import { giveControl, move } from '../../rules/board/move.ts';
import { aboard, become, BLUE, give, halt, RED, scenario, surface } from '../bench.ts';

const PLANET = 'Fever Emergency';

describe('who can act', () => {
  const board = () => scenario({ alpha: [PLANET], blue: { at: { [PLANET]: { planet: ['Klag', 'Divok', 'Kurak', 'Gowron'] } } } });

  it('T17.1 whoever is stopped takes no orders, but still has skills for passive texts', () => {
    const t = board();
    const klag = t.piece('Klag');
    expect(canAct(t.g, klag)).toBe(true);
    halt(t.g, klag);
    expect(canAct(t.g, klag)).toBe(false);
    expect(canUseSkills(t.g, klag)).toBe(true);
    expect(whyCannotAct(t.g, klag)).toMatchObject({ from: 'rule:T17.1', tag: 'stopped' });
  });

  it.each([
    ['disabled', 'T17.2'],
    ['stasis', 'T17.3'],
    ['held', 'T17.5'],
  ] as const)('T17.2, T17.3, T17.5 whoever is %s neither acts nor has skills', (status, rule) => {
    const t = board();
    become(t.g, status, t.piece('Klag'));
    expect(canAct(t.g, t.piece('Klag'))).toBe(false);
    expect(canUseSkills(t.g, t.piece('Klag'))).toBe(false);
    expect(whyCannotAct(t.g, t.piece('Klag'))).toMatchObject({ from: `rule:${rule}` });
    expect(canAct(t.g, t.piece('Divok'))).toBe(true);
  });

  it('T17.4 quarantine keeps nobody from acting where he is', () => {
    const t = board();
    become(t.g, 'quarantined', t.piece('Klag'));
    expect(canAct(t.g, t.piece('Klag'))).toBe(true);
  });

  it('T17.5 whoever is held is in no crew or team', () => {
    const t = board();
    become(t.g, 'held', t.piece('Klag'));
    expect(t.names(peopleOf(t.g, BLUE, surface(t, PLANET)))).toEqual(['Divok', 'Kurak', 'Gowron']);
  });
});

describe('who goes together', () => {
  const board = () =>
    scenario({
      alpha: [PLANET],
      blue: {
        at: {
          [PLANET]: { planet: ['Klag', 'Divok', 'Taul', 'Baran', 'Tricorder', 'Telle'], space: ['Neutral Outpost', 'Klingon Outpost'] },
        },
      },
      red: { at: { [PLANET]: { planet: ['Toral'] } } },
    });
  const goes = (t: ReturnType<typeof board>, a: string, b: string): boolean => compatible(t.g, BLUE, t.piece(a), t.piece(b));

  it('T11.1, T41.1 those of one affiliation, of none, or Non-Aligned; a Neutral facility is open to all', () => {
    const t = board();
    expect(goes(t, 'Klag', 'Divok')).toBe(true);
    expect(goes(t, 'Klag', 'Taul')).toBe(false);
    expect(goes(t, 'Klag', 'Baran')).toBe(true);
    expect(goes(t, 'Taul', 'Baran')).toBe(true);
    expect(goes(t, 'Taul', 'Neutral Outpost')).toBe(true);
    expect(goes(t, 'Taul', 'Klingon Outpost')).toBe(false);
    expect(goes(t, 'Tricorder', 'Klingon Outpost')).toBe(true);
    expect(goes(t, 'Klingon Outpost', 'Tricorder')).toBe(true);
    expect(goes(t, 'Klag', 'Klag')).toBe(true);
  });

  it('T11.1, T41.1 Borg go with nobody but Borg', () => {
    const t = scenario({ alpha: [PLANET], blue: { at: { [PLANET]: { planet: ['Baran', 'Five of Eleven', 'Eight of Nineteen'] } } } });
    expect(goes(t, 'Five of Eleven', 'Baran')).toBe(false);
    expect(goes(t, 'Baran', 'Five of Eleven')).toBe(false);
    expect(goes(t, 'Five of Eleven', 'Eight of Nineteen')).toBe(true);
  });

  it('T11.2, T56.2 a treaty joins two affiliations of its player, and of nobody else', () => {
    const t = board();
    give(t.g, t.piece('Klingon Outpost'), { says: 'treaty', between: ['Rom', 'Kli'] });
    expect(goes(t, 'Klag', 'Taul')).toBe(true);
    expect(goes(t, 'Taul', 'Klag')).toBe(true);
    expect(compatible(t.g, RED, t.piece('Klag'), t.piece('Taul'))).toBe(false);
  });

  it('T56.3 two treaties do not make a third', () => {
    const t = board();
    give(t.g, t.piece('Klingon Outpost'), { says: 'treaty', between: ['Rom', 'Kli'] }, { says: 'treaty', between: ['Kli', 'Car'] });
    expect(goes(t, 'Klag', 'Telle')).toBe(true);
    expect(goes(t, 'Taul', 'Telle')).toBe(false);
  });

  it('T11.9 a text may keep somebody from working with others, or let him', () => {
    const t = board();
    give(t.g, t.piece('Klag'), { says: 'mixes', of: { card: 'Klag' }, with: { affil: 'NA' }, never: true });
    expect(goes(t, 'Klag', 'Baran')).toBe(false);
    expect(goes(t, 'Baran', 'Klag')).toBe(false);
    expect(goes(t, 'Divok', 'Baran')).toBe(true);
    give(t.g, t.piece('Divok'), { says: 'mixes', of: { card: 'Divok' }, with: { affil: 'Rom' } });
    expect(goes(t, 'Taul', 'Divok')).toBe(true);
    expect(goes(t, 'Taul', 'Klag')).toBe(false);
  });
});

describe('house arrest', () => {
  it('T11.5, T11.6 whoever does not fit the ship neither acts nor has skills; the others do', () => {
    const t = scenario({ alpha: [PLANET], blue: { at: { [PLANET]: { space: { "I.K.C. K'Vort": ['Klag', 'Taul', 'Baran'] } } } } });
    const [klag, taul, baran] = ['Klag', 'Taul', 'Baran'].map((x) => t.piece(x));
    expect(isHouseArrested(t.g, taul)).toBe(true);
    expect([klag, baran].map((x) => isHouseArrested(t.g, x))).toEqual([false, false]);
    expect(whyCannotAct(t.g, taul)).toMatchObject({ from: 'rule:T11.6', tag: 'house-arrest' });
    expect(canUseSkills(t.g, taul)).toBe(false);
    move(t.g, taul, surface(t, PLANET));
    expect(canAct(t.g, taul)).toBe(true);
  });

  it('T11.6, T56.2 it ends with a treaty, and comes back when that is lost', () => {
    const t = scenario({
      alpha: [PLANET],
      blue: { at: { [PLANET]: { space: { "I.K.C. K'Vort": ['Klag', 'Taul'], 'Klingon Outpost': [] } } } },
    });
    give(t.g, t.piece('Klingon Outpost'), { says: 'treaty', between: ['Rom', 'Kli'] });
    expect(isHouseArrested(t.g, t.piece('Taul'))).toBe(false);
    giveControl(t.g, t.piece('Klingon Outpost'), RED);
    expect(isHouseArrested(t.g, t.piece('Taul'))).toBe(true);
  });

  it('T11.1 aboard a ship that both fit, whoever came later is arrested', () => {
    const t = scenario({ alpha: [PLANET], blue: { at: { [PLANET]: { space: { 'Mercenary Ship': ['Taul', 'Klag', 'Baran'] } } } } });
    expect(['Taul', 'Klag', 'Baran'].map((x) => isHouseArrested(t.g, t.piece(x)))).toEqual([false, true, false]);
  });

  it('T11.5, T14.2 intruders aboard an opposing ship are not arrested', () => {
    const t = scenario({
      alpha: [PLANET],
      blue: { at: { [PLANET]: { planet: ['Klag'] } } },
      red: { at: { [PLANET]: { space: { "D'deridex": ['Taul'] } } } },
    });
    move(t.g, t.piece('Klag'), aboard(t, "D'deridex"));
    expect(isHouseArrested(t.g, t.piece('Klag'))).toBe(false);
    expect(isHouseArrested(t.g, t.piece('Taul'))).toBe(false);
  });

  it('T11.5, T7.2 at a site the station counts', () => {
    const t = scenario({
      alpha: ['Establish Station'],
      blue: { at: { 'Establish Station': { space: { Nor: { Ops: ['Klag', 'Telle'] } } } } },
    });
    expect(['Klag', 'Telle'].map((x) => isHouseArrested(t.g, t.piece(x)))).toEqual([true, false]);
    expect(isCrew(t.g, t.piece('Telle'))).toBe(true);
  });

  it('T11.5 on a planet nobody is arrested', () => {
    const t = scenario({ alpha: [PLANET], blue: { at: { [PLANET]: { planet: ['Klag', 'Taul'] } } } });
    expect(['Klag', 'Taul'].map((x) => isHouseArrested(t.g, t.piece(x)))).toEqual([false, false]);
  });
});

describe('crews and teams', () => {
  const board = () =>
    scenario({
      alpha: ['Expose Covert Supply'],
      blue: {
        at: {
          'Expose Covert Supply': {
            planet: { Klag: [], Taul: [], Baran: [], Divok: [], 'The Great Hall': ['Kurak'] },
            space: { "I.K.C. K'Vort": ['Gowron'], 'Klingon Outpost': ['Kargan'] },
          },
        },
      },
      red: { at: { 'Expose Covert Supply': { planet: ['Tebok'], space: { "D'deridex": [] } } } },
    });

  it('[trek-crew-01] T14.1 personnel aboard a ship or space facility of their own player are a crew', () => {
    const t = board();
    expect(isCrew(t.g, t.piece('Gowron'))).toBe(true);
    expect(isCrew(t.g, t.piece('Kargan'))).toBe(true);
    expect(t.names(crewOf(t.g, t.piece("I.K.C. K'Vort")))).toEqual(['Gowron']);
  });

  it('T17.5 whoever is held is in no crew', () => {
    const t = board();
    become(t.g, 'held', t.piece('Gowron'));
    expect(crewOf(t.g, t.piece("I.K.C. K'Vort"))).toEqual([]);
  });

  it('[trek-crew-02] T14.1, T14.3 in all other situations they are an Away Team, in headquarters too', () => {
    const t = board();
    expect(isCrew(t.g, t.piece('Klag'))).toBe(false);
    expect(isCrew(t.g, t.piece('Kurak'))).toBe(false);
    expect(isIntruder(t.g, t.piece('Kurak'))).toBe(false);
  });

  it('[trek-crew-03] T14.2 aboard an opposing ship or facility they are an Away Team and intruders', () => {
    const t = board();
    move(t.g, t.piece('Klag'), aboard(t, "D'deridex"));
    move(t.g, t.piece('Tebok'), aboard(t, 'Klingon Outpost'));
    for (const name of ['Klag', 'Tebok']) {
      expect(isCrew(t.g, t.piece(name))).toBe(false);
      expect(isIntruder(t.g, t.piece(name))).toBe(true);
    }
    expect(crewOf(t.g, t.piece("D'deridex"))).toEqual([]);
  });

  it('T14.4, T14.5 teams are those who go together; whoever goes with several may be in each', () => {
    const t = board();
    const teams = teamsAt(t.g, BLUE, surface(t, 'Expose Covert Supply')).map((x) => t.names(x));
    expect(teams).toHaveLength(2);
    expect(teams).toEqual(
      expect.arrayContaining([
        ['Klag', 'Baran', 'Divok'],
        ['Taul', 'Baran'],
      ]),
    );
  });

  it('T14.3, T14.5 those who are stopped, of the other player, or inside headquarters are in none of them', () => {
    const t = board();
    halt(t.g, t.piece('Klag'), t.piece('Taul'));
    expect(teamsAt(t.g, BLUE, surface(t, 'Expose Covert Supply')).map((x) => t.names(x))).toEqual([['Baran', 'Divok']]);
    expect(teamsAt(t.g, RED, surface(t, 'Expose Covert Supply')).map((x) => t.names(x))).toEqual([['Tebok']]);
  });

  it('T17.4, T47.9 nobody joins those who are in quarantine', () => {
    const t = board();
    become(t.g, 'quarantined', t.piece('Divok'));
    halt(t.g, t.piece('Taul'));
    const teams = teamsAt(t.g, BLUE, surface(t, 'Expose Covert Supply')).map((x) => t.names(x));
    expect(teams).toEqual(expect.arrayContaining([['Klag', 'Baran'], ['Divok']]));
    expect(teams).toHaveLength(2);
  });
});
