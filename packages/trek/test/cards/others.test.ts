import { describe, expect, it } from 'vitest';
import { numberOf } from '../../rules/numbers/attributes.ts';
import { isCommanded } from '../../rules/numbers/filter.ts';
import { isNullifiedBy } from '../../rules/numbers/standing.ts';
import { levelOf } from '../../rules/numbers/printed.ts';
import { seedPlaces } from '../../rules/seeding/places.ts';
import { is, putMark } from '../../rules/state/marks.ts';
import { handOf } from '../../rules/state/zones.ts';
import { cardNamed } from '../../testing/index.ts';
import { become, BLUE, isOffered, aboard, scenario, type Board, type Scenario } from '../bench.ts';

const HERE = 'Fever Emergency';
const NEXT = 'Archanis Dispute';
const FAR = 'Study Pulsar';
const SHIP = "I.K.C. K'Vort";
const board = (more: Board = {}): Scenario =>
  scenario({ alpha: [HERE, NEXT, FAR], ...more, blue: { at: { [HERE]: { space: { [SHIP]: ['Klag'] } } }, ...more.blue } });

describe('from one end of the line to the other', () => {
  it('T44.3 PRE-103 all ships of its player, AU-108 the ship he is aboard of', () => {
    const costs = (more: Board['blue']): unknown => {
      const t = board({ blue: { at: { [HERE]: { space: { [SHIP]: ['Klag'] } } }, ...more } });
      return t.g.rules.raisable(t.g, BLUE).length === 0 ? t.choices('blue', 'move', SHIP) : null;
    };
    const range5 = (t: Scenario): string[] => {
      putMark(t.g, t.piece(SHIP), 'range', 3);
      return t.names([]).concat(t.choices('blue', 'move', SHIP));
    };
    expect(costs({})).toEqual([`space ${NEXT}`, `space ${FAR}`]);
    const t = board({ blue: { table: ['Where No One Has Gone Before'], at: { [HERE]: { space: { [SHIP]: ['Klag'] } } } } });
    // The far end is next to this one now: 3 instead of 3 and 3.
    t.order('blue', 'move', SHIP, `space ${FAR}`);
    const direct = t.events('flew')[0]?.data.cost;
    const u = board();
    u.order('blue', 'move', SHIP, `space ${FAR}`);
    expect(Number(direct)).toBeLessThan(Number(u.events('flew')[0]?.data.cost));
    expect(range5(board()).length).toBeGreaterThan(0);
    const v = board({ blue: { at: { [HERE]: { space: { [SHIP]: ['Klag', 'Lakanta'] } } } } });
    v.order('blue', 'move', SHIP, `space ${FAR}`);
    expect(v.events('flew')[0]?.data.cost).toBe(direct);
  });
});

describe('other cards', () => {
  it('PRE-210 an exocomp repairs its ship in two full turns of its player', () => {
    const t = board({ alpha: [HERE], blue: { at: { [HERE]: { space: { 'U.S.S. Oberth': ['Exocomp', 'Data'] } } } } });
    become(t.g, 'damaged', t.piece('U.S.S. Oberth'));
    putMark(t.g, t.piece('U.S.S. Oberth'), 'since', 1);
    putMark(t.g, t.piece('Exocomp'), 'since', 1);
    for (let n = 0; n < 4; n++) t.endTurn();
    expect(is(t.g, t.piece('U.S.S. Oberth'), 'damaged')).toBe(true);
    t.endTurn();
    expect(is(t.g, t.piece('U.S.S. Oberth'), 'damaged')).toBe(false);
  });

  it('PRE-210, T5.7 it goes on while the ship flies about, and begins anew on another ship', () => {
    const t = board({
      blue: { at: { [HERE]: { space: { 'U.S.S. Oberth': ['Exocomp', 'Data', 'Geordi La Forge'], 'U.S.S. Stargazer': [] } } } },
    });
    become(t.g, 'damaged', t.piece('U.S.S. Oberth'));
    t.endTurn();
    t.endTurn();
    t.order('blue', 'move', 'U.S.S. Oberth', `space ${NEXT}`);
    t.endTurn();
    t.endTurn();
    t.order('blue', 'move', 'U.S.S. Oberth', `space ${HERE}`);
    expect(is(t.g, t.piece('U.S.S. Oberth'), 'damaged')).toBe(true);
    t.endTurn();
    expect(is(t.g, t.piece('U.S.S. Oberth'), 'damaged')).toBe(false);
    const u = board({ blue: { at: { [HERE]: { space: { 'U.S.S. Oberth': ['Exocomp', 'Data'], 'U.S.S. Stargazer': ['Sarek'] } } } } });
    become(u.g, 'damaged', u.piece('U.S.S. Oberth'));
    for (let n = 0; n < 4; n++) u.endTurn();
    u.order('blue', 'beam', 'aboard U.S.S. Oberth', 'aboard U.S.S. Stargazer', ['Exocomp']);
    u.order('blue', 'beam', 'aboard U.S.S. Stargazer', 'aboard U.S.S. Oberth', ['Exocomp']);
    u.endTurn();
    // It was aboard at the start and the end of both turns.
    expect(is(u.g, u.piece('U.S.S. Oberth'), 'damaged')).toBe(false);
  });

  it('AU-116, T2.6 comes damaged to any location', () => {
    const t = board({ blue: { table: ['Alternate Universe Door'], hand: ['U.S.S. Enterprise-C'], at: {} } });
    t.order('blue', 'report', 'U.S.S. Enterprise-C', `space ${FAR}`);
    expect([t.where('U.S.S. Enterprise-C'), is(t.g, t.piece('U.S.S. Enterprise-C'), 'damaged')]).toEqual([`space ${FAR}`, true]);
    expect(t.choices('blue', 'report', 'U.S.S. Enterprise-C')).toEqual([]);
  });

  it('PRE-138 the card that was drawn goes, and another comes', () => {
    const t = board({ blue: { hand: ['Subspace Schism'], at: {} }, red: { deck: ['Gowron', 'Kahless', 'Divok'] }, turn: 'red' });
    t.use('blue', 'Subspace Schism');
    t.endTurn();
    expect([t.where('Gowron'), t.names(handOf(t.g, 1))]).toEqual(['discard red', ['Kahless']]);
  });

  it('PRE-144 the skills of another for a turn', () => {
    const t = board({ blue: { hand: ['Vulcan Mindmeld'], at: { [HERE]: { planet: ['Sarek', 'Data', 'Worf'] } } } });
    t.plan('blue', 'text.meld', ['Data']);
    t.raise('blue', 'Vulcan Mindmeld');
    expect([levelOf(t.g, t.piece('Sarek'), 'Computer Skill'), levelOf(t.g, t.piece('Sarek'), 'Diplomacy')]).toEqual([2, 3]);
    t.endTurn();
    expect(levelOf(t.g, t.piece('Sarek'), 'Computer Skill')).toBe(0);
  });

  it('AU-35 a scanner makes dilemmas void, QC-17 a relay helps what it is aboard of', () => {
    const t = board({
      blue: { at: { [HERE]: { space: { [SHIP]: ['Plasmadyne Relay', 'Plasmadyne Relay'], 'Klingon Outpost': ['Plasmadyne Relay'] } } } },
    });
    const u = board({ blue: { at: { [HERE]: { space: { [SHIP]: [], 'Klingon Outpost': [] } } } } });
    const more = (name: string, number: 'RANGE' | 'SHIELDS'): number =>
      numberOf(t.g, t.piece(name), number) - numberOf(u.g, u.piece(name), number);
    expect([more(SHIP, 'RANGE'), more(SHIP, 'SHIELDS'), more('Klingon Outpost', 'SHIELDS')]).toEqual([4, 4, 4]);
    const v = board({
      blue: { at: { [HERE]: { planet: ['Data', 'I.P. Scanner', 'Klag'] } } },
      red: { hand: ['Brain Drain', 'Phased Matter', 'Archer'] },
    });
    const isVoid = (name: string): boolean => {
      const { standing } = cardNamed('I.P. Scanner');
      return standing.some((x) => x.says === 'nullifies' && isNullifiedBy(v.g, v.piece('I.P. Scanner'), x, v.piece(name)));
    };
    expect(['Brain Drain', 'Phased Matter', 'Archer'].map(isVoid)).toEqual([true, true, false]);
  });

  it('AU-44 nobody beams to the planet while the field is up', () => {
    const t = board({ blue: { hand: ['Particle Scattering Field'], at: { [HERE]: { space: { Tama: ['Dathon'] }, planet: ['Baran'] } } } });
    expect(isOffered(t.g, BLUE, 'beam', aboard(t, 'Tama'))).toBe(true);
    t.order('blue', 'play', 'Particle Scattering Field');
    expect(isOffered(t.g, BLUE, 'beam', aboard(t, 'Tama'))).toBe(false);
    t.raise('blue', 'Particle Scattering Field');
    expect(t.where('Particle Scattering Field')).toBe('discard blue');
  });

  it('AU-46 keeps an event safe from Kevin Uxbridge, who can take Rishon away', () => {
    const t = board({
      blue: { hand: ['Rishon Uxbridge'], table: ['Alternate Universe Door', 'Lower Decks'], at: {} },
      red: { hand: ['Kevin Uxbridge'] },
    });
    t.order('blue', 'play', 'Rishon Uxbridge');
    t.raise('red', 'Kevin Uxbridge');
    expect([t.where('Rishon Uxbridge'), t.where('Lower Decks')]).toEqual(['discard blue', 'table blue']);
  });

  it('AU-103 a targ heartens Klingons', () => {
    const [t, u] = [
      ['Klag', 'Taul'],
      ['Klag', 'Taul', 'Targ'],
    ].map((planet) => board({ blue: { at: { [HERE]: { planet } } } }));
    expect(['Klag', 'Taul'].map((x) => numberOf(u.g, u.piece(x), 'STRENGTH') - numberOf(t.g, t.piece(x), 'STRENGTH'))).toEqual([1, 0]);
    expect(numberOf(u.g, u.piece('Targ'), 'STRENGTH')).toBe(5);
  });

  it('QC-31 a colony is built where its player solved a planet, and its people score', () => {
    const t = scenario({
      alpha: ['Excavation', HERE],
      blue: { hand: ['Colony'], at: { Excavation: { planet: ['Vash', 'Richard Galen'] } } },
    });
    expect(t.offers('blue', 'play', 'Colony')).toBe(false);
    t.order('blue', 'attempt', 'Excavation');
    t.endTurn();
    t.endTurn();
    t.order('blue', 'play', 'Colony');
    expect([t.where('Colony'), t.score('blue')]).toEqual(['planet Excavation', 25]);
    t.endTurn();
    t.endTurn();
    expect(t.score('blue')).toBe(28); // Vash is a CIVILIAN
  });

  it('QC-32 a terraforming station is seeded on any planet', () => {
    const t = scenario({ alpha: [HERE, FAR], blue: { hand: ['Terraforming Station'] } });
    expect(seedPlaces(t.g, BLUE, t.piece('Terraforming Station'), 'facility')).toHaveLength(1);
  });

  it('QC-119 hunts John Doe', () => {
    const t = board({ blue: { at: { [HERE]: { space: ['Zalkonian Vessel'] } } }, red: { at: { [HERE]: { planet: ['John Doe'] } } } });
    t.endTurn();
    expect(t.where('John Doe')).toBe('discard red');
  });

  it("QC-121 T'Pau comes to Qualor II, FC-129 Vulcans come aboard their lander", () => {
    const t = scenario({ alpha: ['Qualor II Rendezvous'], blue: { hand: ["T'Pau"] } });
    t.order('blue', 'report', "T'Pau");
    expect(t.where("T'Pau")).toBe('space Qualor II Rendezvous');
    const u = board({ blue: { hand: ['Sarek', 'Data'], at: { [HERE]: { space: ['Vulcan Lander'] } } } });
    u.order('blue', 'report', 'Sarek');
    expect([u.where('Sarek'), u.offers('blue', 'land', 'Vulcan Lander')]).toEqual(['aboard Vulcan Lander', true]);
  });

  it('DS9-75 is seeded only with a Klaestron outpost', () => {
    const places = (at: Board['blue']): number => {
      const t = scenario({ alpha: [HERE], blue: { hand: ['Treaty: Federation/Cardassian'], ...at } });
      return seedPlaces(t.g, BLUE, t.piece('Treaty: Federation/Cardassian'), 'facility').length;
    };
    expect([places({}), places({ at: { [HERE]: { space: ['Klaestron Outpost'] } } })]).toEqual([0, 1]);
  });

  it('DS9-166, T62.1 commands any universal Bajoran ship', () => {
    const commanded = (ship: string): boolean => {
      const t = board({ blue: { at: { [HERE]: { space: { [ship]: ['Rinnak Pire'] } } } } });
      return isCommanded(t.g, t.piece(ship));
    };
    expect([commanded('Assault Vessel'), commanded('Galor')]).toEqual([true, false]);
  });

  it('DS9-175 scores if he is killed', () => {
    const t = board({ blue: { hand: ['Auto-Destruct Sequence'], at: { [HERE]: { space: { Galor: ['Aamin Marritza'] } } } } });
    t.raise('blue', 'Auto-Destruct Sequence');
    t.endTurn();
    expect([t.where('Aamin Marritza'), t.score('blue')]).toEqual(['discard blue', 5]);
  });
});
