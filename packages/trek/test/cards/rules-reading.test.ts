import { describe, expect, it } from 'vitest';
import { modifier, neighboursOf } from '../../effects/index.ts';
import { parseNeed } from '../../language/index.ts';
import { discard } from '../../rules/board/leave.ts';
import { move } from '../../rules/board/move.ts';
import { isHere, presentWith, regionOf } from '../../rules/board/places.ts';
import { numberOf } from '../../rules/numbers/attributes.ts';
import { groupOf } from '../../rules/numbers/groups.ts';
import { meets } from '../../rules/numbers/needs.ts';
import { usersOf } from '../../rules/numbers/reporting.ts';
import { zoneOfSeat } from '../../rules/state/zones.ts';
import { aboard, barOf, become, BLUE, giveClauses, scenario, surface, type Scenario } from '../bench.ts';

const HERE = 'Fever Emergency';
const SHIP = "I.K.C. K'Vort";
const OUTPOST = 'Klingon Outpost';
const team = (...planet: readonly string[]): Scenario => scenario({ alpha: [HERE], blue: { at: { [HERE]: { planet } } } });
const has = (t: Scenario, need: string, ...names: readonly string[]): boolean =>
  meets(
    t.g,
    groupOf(
      t.g,
      BLUE,
      names.map((x) => t.piece(x)),
      -1,
    ),
    parseNeed(need),
  );

describe('how texts are read', () => {
  it('T38.2 one who has both is enough for two skills, unless a number of personnel is asked for', () => {
    const t = team('Kurak', 'Klag');
    // Kurak is a scientist who knows other things as well.
    const skills = ['SCIENCE', 'Physics'];
    expect(skills.map((x) => has(t, x, 'Kurak'))).toEqual([true, true]);
    expect(has(t, skills.join(' + '), 'Kurak')).toBe(true);
    expect(has(t, '2 personnel', 'Kurak')).toBe(false);
    expect(has(t, '2 personnel', 'Kurak', 'Klag')).toBe(true);
  });

  it('T38.10 numbers are lowered and raised first, then doubled or halved, rounded down, and never below nothing', () => {
    const strength = (add: number, times: number): number => {
      const t = team('Klag');
      const change = (n: number, number: string, to: number): number => (number === 'STRENGTH' ? to : n);
      giveClauses(t.g, t.piece('Klag'), [
        modifier('number.times', (n, { number }) => change(n, number, times)),
        modifier('number.add', (n, { number }) => change(n, number, add)),
        modifier('number.set', (n, { number }) => (number === 'STRENGTH' ? 7 : n)),
      ]);
      return numberOf(t.g, t.piece('Klag'), 'STRENGTH');
    };
    expect([strength(0, 1), strength(3, 2), strength(-3, 2), strength(0, 0.5), strength(2, 0.5), strength(-9, 2)]).toEqual([
      7, 20, 8, 3, 4, 0,
    ]);
  });

  it('T38.12 adjacent is the next location on the same spaceline', () => {
    const t = scenario({ alpha: ['Excavation', HERE, 'Archanis Dispute'], gamma: ['Rescue Founder'] });
    const beside = (name: string): string[] => t.names(neighboursOf(t.g, t.piece(name)));
    expect([beside('Excavation'), beside(HERE), beside('Archanis Dispute'), beside('Rescue Founder')]).toEqual([
      [HERE],
      ['Excavation', 'Archanis Dispute'],
      [HERE],
      [],
    ]);
  });

  it('T4.4 spans and neighbours end with the line of a quadrant', () => {
    const t = scenario({ alpha: [HERE], gamma: ['Rescue Founder'], blue: { at: { [HERE]: { space: { [SHIP]: ['Klag', 'Divok'] } } } } });
    expect([t.offers('blue', 'move', SHIP), barOf(t.g, BLUE, 'move', t.piece(SHIP))]).toEqual([false, 'move.nowhere']);
  });
});

describe('where cards are', () => {
  const t = scenario({
    alpha: [HERE, 'Study Badlands'],
    blue: { at: { [HERE]: { planet: ['Klag', 'Divok'], space: { [OUTPOST]: ['Kromm'], [SHIP]: ['Kurak'] } } } },
    red: { at: { [HERE]: { planet: ['Taul'] } } },
  });

  it('T1.8 present: on the same surface outside facilities, aboard the same ship or facility', () => {
    const present = (name: string): string[] => t.names(presentWith(t.g, t.piece(name)));
    expect([present('Klag'), present('Kurak'), present('Kromm')]).toEqual([['Klag', 'Divok', 'Taul'], ['Kurak'], ['Kromm']]);
  });

  it('T1.8 here: the whole location', () => {
    for (const name of ['Kurak', 'Kromm', SHIP, OUTPOST, 'Taul', HERE])
      expect([name, isHere(t.g, t.piece('Klag'), t.piece(name))]).toEqual([name, true]);
    expect(isHere(t.g, t.piece('Klag'), t.piece('Study Badlands'))).toBe(false);
  });

  it('T3.9 a location is in the region that its mission names', () => {
    expect([regionOf(t.g, t.piece('Study Badlands')), regionOf(t.g, t.piece(HERE))]).toEqual(['Badlands', null]);
  });
});

describe('reporting and leaving', () => {
  it('T41.4 an opposed facility still takes reports', () => {
    const u = scenario({ alpha: [HERE], blue: { hand: ['Klag'], at: { [HERE]: { space: [OUTPOST] } } } });
    const opposed = scenario({
      alpha: [HERE],
      blue: { hand: ['Klag'], at: { [HERE]: { space: [OUTPOST] } } },
      red: { at: { [HERE]: { space: [SHIP], planet: ['Taul'] } } },
    });
    move(opposed.g, opposed.piece('Taul'), aboard(opposed, OUTPOST));
    expect([u, opposed].map((x) => x.offers('blue', 'report', 'Klag'))).toEqual([true, true]);
  });

  it('T41.9 a card that returned to the hand may report again in the same turn, for its usual cost', () => {
    const u = scenario({ alpha: [HERE], blue: { at: { [HERE]: { space: { [OUTPOST]: ['Klag'] } } } } });
    move(u.g, u.piece('Klag'), zoneOfSeat(BLUE, 'hand'));
    u.run();
    u.endTurn();
    u.endTurn();
    u.order('blue', 'report', 'Klag');
    expect([u.where('Klag'), u.g.s.turn.played]).toEqual([`aboard ${OUTPOST}`, true]);
  });

  it('T1.6 one that leaves play is a new one when it comes again: nothing of what it was stays', () => {
    const u = team('Klag');
    become(u.g, 'disabled', u.piece('Klag'));
    discard(u.g, [u.piece('Klag')]);
    move(u.g, u.piece('Klag'), surface(u, HERE));
    expect(u.g.s.marks.status[u.piece('Klag')]).toBe(0);
  });

  it('T2.8 playing an affiliation means having cards of it, wherever they are', () => {
    const played = (blue: readonly string[], red: readonly string[]): boolean => {
      const u = scenario({
        alpha: ['Study Pulsar'],
        blue: { hand: ['Guarded Tablet', ...blue], at: { 'Study Pulsar': { space: ['Neutral Outpost'] } } },
        red: { hand: red },
      });
      expect(usersOf(u.g, u.piece('Guarded Tablet'))).toEqual(['Kli']);
      return u.offers('blue', 'report', 'Guarded Tablet');
    };
    expect([played(['Klag'], []), played([], ['Klag']), played([], [])]).toEqual([true, false, false]);
  });

  it('T32.1 the same unique card may be in play once for each player, universal ones as often as one likes', () => {
    const offered = (card: string, blue: readonly string[], red: readonly string[]): boolean =>
      scenario({
        alpha: [HERE],
        blue: { hand: [card], at: { [HERE]: { planet: blue, space: [OUTPOST] } } },
        red: { at: { [HERE]: { planet: red } } },
      }).offers('blue', 'report', card);
    expect([offered('Gowron', ['Gowron'], []), offered('Gowron', [], ['Gowron'])]).toEqual([false, true]);
    expect(offered('Divok', ['Divok', 'Divok'], [])).toBe(true);
  });
});
