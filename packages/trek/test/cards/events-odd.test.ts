import { describe, expect, it } from 'vitest';
import { counting } from '../../rules/cards/points.ts';
import { isIntruder } from '../../rules/numbers/groups.ts';
import { aboard, BLUE, become, halt, isOffered, RED, scenario, type Board, type Scenario } from '../bench.ts';

const HERE = 'Fever Emergency';
const SHIP = "I.K.C. K'Vort";
const canRaise = (t: Scenario, seat: number, card: string): boolean =>
  t.g.rules.raisable(t.g, seat).some((key) => key.startsWith(`card${t.piece(card)}:`));

describe('events that need more than a form', () => {
  const field = (more: Board = {}): Scenario =>
    scenario({
      alpha: [HERE, 'Study Pulsar'],
      ...more,
      blue: { hand: ['Distortion Field'], at: { [HERE]: { planet: ['Klag'], space: { [SHIP]: ['Divok'] } } }, ...more.blue },
    });
  const beams = (t: Scenario): boolean => t.offers('blue', 'beam', `planet ${HERE}`);

  it('PRE-70 nobody beams up or down while it lies face up; it is turned over in each later turn', () => {
    const t = field();
    expect([beams(t), t.choices('blue', 'play', 'Distortion Field')]).toEqual([true, [HERE]]);
    t.order('blue', 'play', 'Distortion Field');
    expect([beams(t), t.offers('blue', 'beam', `aboard ${SHIP}`), canRaise(t, BLUE, 'Distortion Field')]).toEqual([false, false, false]);
    t.endTurn();
    t.endTurn();
    expect(beams(t)).toBe(false);
    t.raise('blue', 'Distortion Field');
    expect([beams(t), canRaise(t, BLUE, 'Distortion Field')]).toEqual([true, false]);
    t.endTurn();
    t.endTurn();
    expect(beams(t)).toBe(true);
    // Its player has to, at last.
    t.endTurn();
    t.endTurn();
    expect(beams(t)).toBe(false);
  });
  it('PRE-70, T20.3 one of it for each player', () => {
    const t = field({ blue: { hand: ['Distortion Field', 'Distortion Field'] }, alpha: [HERE, 'Excavation'] });
    t.order('blue', 'play', 'Distortion Field', HERE);
    t.endTurn();
    t.endTurn();
    expect(t.offers('blue', 'play', 'Distortion Field')).toBe(false);
  });
  it('PRE-86 those with enhancers beam through it, the other player does not', () => {
    const t = field({
      blue: { table: ['Pattern Enhancers'], at: { [HERE]: { planet: ['Klag'], space: { [SHIP]: ['Divok'] }, on: ['Distortion Field'] } } },
    });
    expect(beams(t)).toBe(true);
    const u = field({
      blue: { at: { [HERE]: { planet: ['Klag'], space: { [SHIP]: ['Divok'] }, on: ['Distortion Field'] } } },
      red: { table: ['Pattern Enhancers'] },
    });
    expect(beams(u)).toBe(false);
  });

  it('PRE-90, T5.2 all report in place of the normal card play, before orders', () => {
    const board = (table: readonly string[], hand: readonly string[]): Scenario =>
      scenario({ alpha: [HERE], blue: { table, hand, at: { [HERE]: { space: { 'Klingon Outpost': ['Gorath'] } } } } });
    const three = ['Klag', 'Divok', SHIP];
    const t = board(['Red Alert!'], three);
    for (const name of three) t.order('blue', 'report', name);
    expect(three.map((x) => t.where(x))).toEqual(three.map(() => 'aboard Klingon Outpost'));
    t.endTurn();
    t.endTurn();
    const without = board([], three);
    without.order('blue', 'report', 'Klag');
    expect(without.offers('blue', 'report', 'Divok')).toBe(false);
    const event = board(['Red Alert!'], ['Lower Decks', 'Klag']);
    event.order('blue', 'play', 'Lower Decks');
    expect(event.offers('blue', 'report', 'Klag')).toBe(false);
    const late = board(['Red Alert!'], three);
    late.order('blue', 'report', SHIP);
    late.order('blue', 'walk', 'aboard Klingon Outpost');
    expect(late.offers('blue', 'report', 'Klag')).toBe(false);
  });
  it('AU-51 Yellow Alert prevents it', () => {
    const t = scenario({ alpha: [HERE], blue: { hand: ['Red Alert!'] }, red: { table: ['Yellow Alert'] } });
    t.order('blue', 'play', 'Red Alert!');
    expect(t.where('Red Alert!')).toBe('discard blue');
  });

  it('QC-23 moves a net by one location at the end of each of your turns', () => {
    const line = [HERE, 'Archanis Dispute', 'Study Pulsar'];
    const t = scenario({ alpha: line, blue: { table: ['Drag Net'], at: { [HERE]: { on: ['Q-Net'] } } } });
    t.use('blue', 'Drag Net');
    t.endTurn();
    expect(t.where('Q-Net')).toBe('on Archanis Dispute');
    t.use('blue', 'Drag Net');
    t.endTurn();
    expect(t.where('Q-Net')).toBe('on Archanis Dispute');
    t.endTurn();
    expect(t.where('Q-Net')).toBe(`on ${HERE}`);
  });

  it('FC-29, T57.5 bonus points beyond as many others do not count toward winning', () => {
    const bonus = (points: number, n: number, table = ['Intermix Ratio', 'Intermix Ratio']): number => {
      const t = scenario({ alpha: [HERE], target: 200, blue: { table }, points: { blue: points } });
      t.g.s.points = [...t.g.s.points, { seat: BLUE, kind: 'bonus', n, cause: 'rule:T34.2', turn: 1, idle: false }];
      return counting(t.g, BLUE);
    };
    expect([bonus(40, 30), bonus(40, 50), bonus(0, 20), bonus(40, -10)]).toEqual([70, 80, 0, 30]);
    expect(bonus(40, 50, [])).toBe(90);
  });
  it('FC-29 is no event for Kevin Uxbridge', () => {
    const t = scenario({ alpha: [HERE], blue: { table: ['Intermix Ratio'] }, red: { hand: ['Kevin Uxbridge'] } });
    expect(t.g.rules.raisable(t.g, RED)).toEqual([]);
  });

  it('FC-32, T35.3 once each turn its host sees an Away Team where he is, or the next seed card', () => {
    const t = scenario({
      alpha: [HERE],
      blue: { hand: ['Ocular Implants'], at: { [HERE]: { planet: ['Data', 'Klag'] } } },
      red: { at: { [HERE]: { planet: ['Taul', 'Tricorder'], seeds: ['Archer', 'Chalnoth'] } } },
    });
    expect(t.choices('blue', 'play', 'Ocular Implants')).toEqual(['Data']);
    t.order('blue', 'play', 'Ocular Implants');
    t.plan('blue', 'text.place', `seeds ${HERE}`);
    t.raise('blue', 'Ocular Implants');
    expect([t.events('looked').at(-1)?.secret, canRaise(t, BLUE, 'Ocular Implants')]).toMatchObject([
      { to: [BLUE], data: { cards: ['PRE-14'] } },
      false,
    ]);
    t.endTurn();
    expect(canRaise(t, BLUE, 'Ocular Implants')).toBe(false);
    t.endTurn();
    t.plan('blue', 'text.place', `planet ${HERE}`);
    t.raise('blue', 'Ocular Implants');
    const seen = t.events('looked').at(-1);
    expect([seen?.data.n, seen?.data.cards]).toEqual([2, undefined]);
    expect(seen?.secret?.data).toMatchObject({ cards: [t.g.s.card[t.piece('Taul')], t.g.s.card[t.piece('Tricorder')]] });
  });

  it('DOM-25 operated Invasive Transporters beam through SHIELDS, there and back', () => {
    const attack = (crew: readonly string[], table = ['Invasive Beam-In']): Scenario =>
      scenario({
        alpha: ['Study Pulsar'],
        blue: { table, at: { 'Study Pulsar': { space: { "Jem'Hadar Attack Ship": crew } } } },
        red: { at: { 'Study Pulsar': { space: { "D'deridex": ['Taul'] } } } },
      });
    const from = "aboard Jem'Hadar Attack Ship";
    const t = attack(['Weyoun', "Temo'Zuma"]);
    expect(t.offers('blue', 'beam', from)).toBe(true);
    t.order('blue', 'beam', from, ['Weyoun']);
    expect([t.where('Weyoun'), isIntruder(t.g, t.piece('Weyoun'))]).toEqual(["aboard D'deridex", true]);
    t.order('blue', 'beam', "aboard D'deridex");
    expect(t.where('Weyoun')).toBe(from);
    expect(attack(['Weyoun']).offers('blue', 'beam', from)).toBe(false);
    expect(attack(['Weyoun', "Temo'Zuma"], []).offers('blue', 'beam', from)).toBe(false);
    const cloaked = attack(['Weyoun', "Temo'Zuma"]);
    become(cloaked.g, 'cloaked', cloaked.piece("D'deridex"));
    expect(isOffered(cloaked.g, BLUE, 'beam', aboard(cloaked, "Jem'Hadar Attack Ship"))).toBe(false);
    const stopped = attack(['Weyoun', "Temo'Zuma"]);
    halt(stopped.g, stopped.piece("Temo'Zuma"));
    expect(isOffered(stopped.g, BLUE, 'beam', aboard(stopped, "Jem'Hadar Attack Ship"))).toBe(false);
  });
});
