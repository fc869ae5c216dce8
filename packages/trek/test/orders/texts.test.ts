import { describe, expect, it } from 'vitest';
import { ability, type ClauseSpec } from '../../effects/index.ts';
import { move } from '../../rules/board/move.ts';
import { numberOf } from '../../rules/numbers/attributes.ts';
import { groupOf } from '../../rules/numbers/groups.ts';
import { isNullifiedBy } from '../../rules/numbers/standing.ts';
import { isStopped, mark } from '../../rules/state/marks.ts';
import { zoneIn, zoneOfLine } from '../../rules/state/zones.ts';
import {
  aboard,
  barOf,
  become,
  BLUE,
  carryOut,
  firstOptions,
  giveClauses,
  isOffered,
  offerOf,
  RED,
  scenario,
  space,
  surface,
  zoneId,
  type Scenario,
} from '../bench.ts';

const HERE = 'Fever Emergency';
const SHIP = "I.K.C. K'Vort";

describe('equipment for some affiliations', () => {
  it('T6.9 is of no use to others, whoever is with them', () => {
    const t = scenario({ alpha: [HERE], blue: { at: { [HERE]: { planet: ['Klag', 'Taul', 'Baran'] } } } });
    const before = ['Klag', 'Taul', 'Baran'].map((x) => numberOf(t.g, t.piece(x), 'CUNNING'));
    const u = scenario({ alpha: [HERE], blue: { at: { [HERE]: { planet: ['Klag', 'Taul', 'Baran', 'Guarded Tablet'] } } } });
    expect(['Klag', 'Taul', 'Baran'].map((x, i) => numberOf(u.g, u.piece(x), 'CUNNING') - before[i])).toEqual([2, 0, 0]);
    const group = (...names: readonly string[]) =>
      u.names(
        groupOf(
          u.g,
          BLUE,
          names.map((x) => u.piece(x)),
          -1,
        ).things,
      );
    expect(group('Klag', 'Taul')).toEqual(['Guarded Tablet']);
    expect(group('Taul', 'Baran')).toEqual([]);
  });

  it('T6.9, T41.3 reports for those who play one of them, to any facility of theirs', () => {
    const t = scenario({
      alpha: ['Study Pulsar'],
      blue: { hand: ['Guarded Tablet', 'Shared Tablet', 'Klag'], at: { 'Study Pulsar': { space: ['Romulan Outpost'] } } },
      red: { hand: ['Baran'] },
    });
    expect(t.offers('blue', 'report', 'Guarded Tablet')).toBe(true);
    expect(t.offers('blue', 'report', 'Shared Tablet')).toBe(false); // nobody of his is Federation or Non-Aligned
    expect(barOf(t.g, BLUE, 'report', t.piece('Shared Tablet'))).toBe('report.no-user');
  });
});

describe('texts that are orders', () => {
  it('T40.3 each card whose text can be used is offered; of two texts of one card one is chosen', () => {
    const used: string[] = [];
    const text = (id: string): ClauseSpec =>
      ability({
        id,
        at: 'orders',
        *commit() {
          used.push(id);
        },
      });
    const t = scenario({ alpha: [HERE], blue: { at: { [HERE]: { planet: ['Klag', 'Divok'] } } } });
    giveClauses(t.g, t.piece('Klag'), [text('first'), text('second')]);
    giveClauses(t.g, t.piece('Divok'), [text('third')]);
    const both = firstOptions(offerOf(t.g, BLUE, 'use', t.piece('Klag')));
    expect(both).toHaveLength(2);
    expect(offerOf(t.g, BLUE, 'use', t.piece('Divok'))?.first).toBeUndefined();
    carryOut(t.g, BLUE, 'use', t.piece('Klag'), both[1]);
    carryOut(t.g, BLUE, 'use', t.piece('Divok'));
    carryOut(t.g, BLUE, 'use', t.piece('Klag'), both[0]);
    expect(used).toEqual(['second', 'third', 'first']);
  });
});

describe('texts of cards in hand', () => {
  it('T6.5 a card that may report where somebody is joins him, wherever he is', () => {
    const t = scenario({
      alpha: [HERE],
      gamma: ['Rescue Founder'],
      blue: { hand: ['Companion'], at: { 'Rescue Founder': { space: { Galor: ['Dukat'] } } } },
      red: { at: { [HERE]: { planet: ['Dukat'] } } },
    });
    expect(offerOf(t.g, BLUE, 'report', t.piece('Companion'))?.data).toMatchObject({ zone: aboard(t, 'Galor') });
    t.order('blue', 'report', 'Companion');
    expect(t.where('Companion')).toBe('aboard Galor');
    expect(t.events('reported')).toMatchObject([{ data: { cost: 'normal' }, why: { kind: 'card' } }]);
  });

  it('T6.5, T41.6 or on a planet, for free if it says so', () => {
    const t = scenario({
      alpha: [HERE, 'Archanis Dispute'],
      blue: { hand: ['Homecomer', 'Klag'], at: { [HERE]: { space: ['Klingon Outpost'] } } },
    });
    t.order('blue', 'report', 'Homecomer');
    expect(t.where('Homecomer')).toBe('planet Archanis Dispute');
    expect(t.offers('blue', 'report', 'Klag')).toBe(true);
  });

  it('T5.3 free while somebody is in play, for cards that report and those that are played', () => {
    const board = (planet: readonly string[], red: readonly string[]): Scenario =>
      scenario({
        alpha: [HERE],
        blue: { hand: ['Guest of Gowron', 'Friendly Visit'], at: { [HERE]: { planet, space: ['Klingon Outpost'] } } },
        red: { at: { [HERE]: { planet: red } } },
      });
    const t = board(['Gowron'], []);
    t.order('blue', 'report', 'Guest of Gowron');
    t.order('blue', 'play', 'Friendly Visit');
    expect(t.g.s.turn.played).toBe(false);
    const u = board([], ['Gowron']);
    u.order('blue', 'report', 'Guest of Gowron');
    expect(u.g.s.turn.played).toBe(true);
    expect(u.offers('blue', 'play', 'Friendly Visit')).toBe(false);
  });

  it('T2.6, T41.7 an open door lets cards of another universe in: any number, or so many each turn', () => {
    const board = (door: string): Scenario =>
      scenario({
        alpha: ['Excavation'],
        blue: { hand: ['Major Rakal', 'Stefan DeSeve'], table: [door], at: { Excavation: { space: ['Romulan Outpost'] } } },
      });
    for (const door of ['Wide Door', 'Narrow Door']) expect(board(door).offers('blue', 'report', 'Major Rakal')).toBe(true);
    const report = (t: Scenario): boolean => {
      carryOut(t.g, BLUE, 'report', t.piece('Major Rakal'), 'rom');
      t.g.s.turn = { ...t.g.s.turn, played: false };
      return isOffered(t.g, BLUE, 'report', t.piece('Stefan DeSeve'));
    };
    expect(report(board('Wide Door'))).toBe(true);
    expect(report(board('Narrow Door'))).toBe(false);
  });
});

describe('locations that are no missions', () => {
  function gates(at: 'near' | 'far'): Scenario {
    const t = scenario({
      alpha: [HERE, 'Archanis Dispute'],
      gamma: ['Rescue Founder'],
      blue: { table: ['Near Gate', 'Far Gate'], at: { [HERE]: { space: { [SHIP]: ['Klag', 'Divok'] } } } },
    });
    move(t.g, t.piece('Near Gate'), zoneOfLine('Alpha'), 1);
    move(t.g, t.piece('Far Gate'), zoneOfLine('Gamma'));
    if (at === 'far') move(t.g, t.piece(SHIP), zoneIn(t.piece('Far Gate')));
    return t;
  }
  const costs = (t: Scenario): unknown => offerOf(t.g, BLUE, 'move', t.piece(SHIP))?.first?.ask.data?.costs;
  const gate = (t: Scenario, name: string): string => zoneId(zoneIn(t.piece(name)));

  it('T4.1 they have a span of their own, which is paid on the way', () => {
    const t = gates('near');
    expect(costs(t)).toEqual({ [gate(t, 'Near Gate')]: 1, [zoneId(t.g.s.cards.zone[t.piece(SHIP)] + 4)]: 5 });
  });

  it('T4.5, T12.7, T44.10 a passage leads to another line; whoever goes through is stopped with his crew', () => {
    const t = gates('near');
    const ship = t.piece(SHIP);
    carryOut(t.g, BLUE, 'move', ship, gate(t, 'Near Gate'));
    expect(firstOptions(offerOf(t.g, BLUE, 'move', ship))).toContain(gate(t, 'Far Gate'));
    expect(isStopped(t.g, ship)).toBe(false);
    carryOut(t.g, BLUE, 'move', ship, gate(t, 'Far Gate'));
    expect(t.where(SHIP)).toContain('Far Gate');
    expect(mark(t.g, ship, 'range')).toBe(2);
    expect(['Klag', 'Divok', SHIP].map((x) => isStopped(t.g, t.piece(x)))).toEqual([true, true, true]);
    expect(t.g.events.filter((e) => e.type === 'stopped')).toMatchObject([{ why: { id: 'T44.10' } }]);
  });

  it('T4.5 a passage that does not say so stops nobody', () => {
    const t = gates('far');
    carryOut(t.g, BLUE, 'move', t.piece(SHIP), gate(t, 'Near Gate'));
    expect(isStopped(t.g, t.piece(SHIP))).toBe(false);
    expect(Object.keys(Object(costs(t)))).toHaveLength(3);
  });

  it('T4.5 both ends may have one name; on one line the cheaper way is taken', () => {
    const t = scenario({
      alpha: [HERE, 'Archanis Dispute', 'Study Pulsar'],
      gamma: ['Rescue Founder'],
      blue: { table: ['Twin Gate', 'Twin Gate'], at: { [HERE]: { space: { [SHIP]: ['Klag'] } } } },
    });
    const [one, other] = t.g.s.card.flatMap((_, x) => (t.names([x])[0] === 'Twin Gate' ? [x] : []));
    move(t.g, one, zoneOfLine('Alpha'), 0);
    move(t.g, other, zoneOfLine('Gamma'), 0);
    move(t.g, t.piece(SHIP), zoneIn(one));
    expect(firstOptions(offerOf(t.g, BLUE, 'move', t.piece(SHIP)))).toEqual([
      zoneId(zoneIn(other)),
      zoneId(space(t, HERE)),
      zoneId(space(t, 'Archanis Dispute')),
    ]);
    move(t.g, other, zoneOfLine('Alpha'), 2);
    expect(costs(t)).toEqual({ [zoneId(zoneIn(other))]: 1, [zoneId(space(t, HERE))]: 3, [zoneId(space(t, 'Archanis Dispute'))]: 8 });
  });

  it('T13.1 there is no planet to beam to', () => {
    const t = gates('far');
    expect(isOffered(t.g, BLUE, 'beam', aboard(t, SHIP))).toBe(false);
    expect(barOf(t.g, BLUE, 'beam', aboard(t, SHIP))).toBe('beam.nowhere');
  });
});

describe('facilities on planets', () => {
  it('T7.6, T51.3 are built on the surface, by the order to play them', () => {
    const t = scenario({ alpha: [HERE, 'Archanis Dispute'], blue: { hand: ['Settlement', SHIP, 'Klag'] } });
    t.order('blue', 'play', 'Settlement');
    expect(t.where('Settlement')).toBe(`planet ${HERE}`);
    expect(t.offers('blue', 'play', 'Settlement')).toBe(false);
  });

  it('T41.2, T51.3 take personnel and no ships; those inside walk out', () => {
    const t = scenario({ alpha: [HERE], blue: { hand: [SHIP, 'Klag'], at: { [HERE]: { planet: ['Settlement'] } } } });
    expect(t.offers('blue', 'report', SHIP)).toBe(false);
    t.order('blue', 'report', 'Klag');
    t.order('blue', 'walk', 'aboard Settlement');
    expect(t.where('Klag')).toBe(`planet ${HERE}`);
    expect(isOffered(t.g, RED, 'walk', surface(t, HERE))).toBe(false);
  });

  it('T7.6 of several places one is chosen', () => {
    const t = scenario({
      alpha: [HERE, 'Archanis Dispute'],
      blue: { hand: ['Klingon Outpost'], at: { [HERE]: { planet: ['Kromm'] }, 'Archanis Dispute': { planet: ["Bo'rak"] } } },
    });
    t.order('blue', 'play', 'Klingon Outpost', 'space Archanis Dispute');
    expect(t.where('Klingon Outpost')).toBe('space Archanis Dispute');
    expect(barOf(t.g, BLUE, 'play', t.piece('Klingon Outpost'))).toBeNull();
  });
});

describe('nullifying', () => {
  it('T16.4, T17.2 a card by its name or a trait, while whoever says so may use it', () => {
    const t = scenario({ alpha: [HERE], blue: { at: { [HERE]: { planet: ['Klag', 'Divok', 'Klingon Disruptor'] } } } });
    const [klag, thing] = [t.piece('Klag'), t.piece('Klingon Disruptor')];
    const by = (card: string): boolean => isNullifiedBy(t.g, klag, { says: 'nullifies', card, reach: 'present' }, thing);
    expect(by('Klingon Disruptor')).toBe(true);
    expect(by('hand weapon')).toBe(true);
    expect(by('Tricorder')).toBe(false);
    become(t.g, 'disabled', klag);
    expect(by('Klingon Disruptor')).toBe(false);
  });
});
