import { describe, expect, it } from 'vitest';
import { canAct, canUseSkills, whyCannotAct } from '../../rules/numbers/able.ts';
import { scenario, type Board, type Scenario } from '../bench.ts';

const HERE = 'Excavation';
const HOLO = 'Sir Isaac Newton';
const board = (at: NonNullable<NonNullable<Board['blue']>['at']>[string], hand: readonly string[] = []): Scenario =>
  scenario({ alpha: [HERE, 'Avert Disaster'], blue: { hand, at: { [HERE]: at } } });
const isActive = (t: Scenario): boolean => canAct(t.g, t.piece(HOLO)) && canUseSkills(t.g, t.piece(HOLO));

describe('holograms', () => {
  it('T6.11 act aboard a ship with a holodeck and nowhere else', () => {
    expect(isActive(board({ space: { 'U.S.S. Nebula': [HOLO] } }))).toBe(true);
    expect(isActive(board({ space: { 'U.S.S. Oberth': [HOLO] } }))).toBe(false);
    expect(isActive(board({ space: { 'Federation Outpost': [HOLO] } }))).toBe(false);
    const t = board({ planet: [HOLO] });
    expect(whyCannotAct(t.g, t.piece(HOLO))).toMatchObject({ from: 'rule:T6.11', tag: 'deactivated' });
  });

  it('T6.11 are taken along while they are switched off', () => {
    const t = board({ space: { 'Federation Outpost': [HOLO], 'U.S.S. Nebula': ['Data'] } });
    t.order('blue', 'beam', 'aboard Federation Outpost', 'aboard U.S.S. Nebula');
    expect([t.where(HOLO), isActive(t)]).toEqual(['aboard U.S.S. Nebula', true]);
  });

  it('PRE-78 projectors let them be on one planet', () => {
    const t = board({ planet: [HOLO] }, ['Holo-Projectors']);
    t.order('blue', 'play', 'Holo-Projectors', HERE);
    expect(isActive(t)).toBe(true);
  });
});

describe('Espionage Mission', () => {
  it('T15.1 is open to espionage on the Federation, and to Selok', () => {
    const t = scenario({
      alpha: ['Espionage Mission'],
      blue: { hand: ['Espionage: Romulan on Federation'], at: { 'Espionage Mission': { planet: ['Senator Vreenak'] } } },
    });
    expect(t.offers('blue', 'attempt', 'Espionage Mission')).toBe(false);
    t.order('blue', 'play', 'Espionage: Romulan on Federation', 'Espionage Mission');
    t.order('blue', 'attempt', 'Espionage Mission');
    expect(t.score('blue')).toBe(40);
    const u = scenario({ alpha: ['Espionage Mission'], blue: { at: { 'Espionage Mission': { planet: ['Selok', 'Senator Vreenak'] } } } });
    u.order('blue', 'attempt', 'Espionage Mission');
    expect(u.score('blue')).toBe(40);
  });
});
