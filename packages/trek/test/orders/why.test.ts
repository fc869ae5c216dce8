import { whyNot, type Plain } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { stop } from '../../rules/people/stop.ts';
import { zoneIn, zoneOfMission } from '../../rules/state/zones.ts';
import { describeBar } from '../../text/describe.ts';
import { atVoid, onWorld, scenario, type Scenario } from '../dilemmas/board.ts';

const why = (t: Scenario, seat: number, wish: Plain): string | null => {
  const bar = whyNot(t.table, seat, wish);
  return bar === null ? null : describeBar(t.g, seat, bar);
};

describe('why orders are not offered', () => {
  it('T12.1 a ship without its crew says who is missing', () => {
    const t = scenario({ alpha: ['World', 'Void'], blue: { at: { World: { space: { "D'deridex": [] } } } } });
    const ship = t.piece("D'deridex");
    expect(t.offers('blue', 'move', "D'deridex")).toBe(false);
    expect(why(t, 0, { verb: 'move', of: ship })).toBe("D'deridex lacks command, staff, staff aboard.");
  });

  it('T15.2 a crew attempts nothing on a planet, and a mission that is not theirs is named', () => {
    const t = scenario({
      alpha: ['World', 'Klingon World'],
      blue: { at: { World: { space: { Vessel: ['Ann'] } }, 'Klingon World': { planet: ['Bob'] } } },
    });
    expect(why(t, 0, { verb: 'attempt', of: t.piece('Vessel') })).toBe('World is no mission for a ship.');
    expect(why(t, 0, { verb: 'attempt', of: t.piece('Klingon World') })).toBe(
      'Nobody of those is of an affiliation that may attempt Klingon World.',
    );
  });

  it('what is offered has no reason against it', () => {
    const t = atVoid([], ['Ann', 'Eve']);
    expect(t.offers('blue', 'attempt', 'Vessel')).toBe(true);
    expect(why(t, 0, { verb: 'attempt', of: t.piece('Vessel') })).toBeNull();
  });

  it('nobody is told about the cards of the other player, and nobody out of turn', () => {
    const t = onWorld([], ['Ann'], { red: { hand: ['Bob'], at: { World: { space: { Raider: ['Kang'] } } } } });
    const raider = t.piece('Raider');
    for (const verb of ['move', 'attempt', 'dock', 'undock', 'change', 'cloak']) expect(why(t, 0, { verb, of: raider })).toBeNull();
    expect(why(t, 0, { verb: 'report', of: t.piece('Bob', 'red') })).toBeNull();
    expect(why(t, 0, { verb: 'beam', of: zoneIn(raider) })).toBeNull();
    expect(why(t, 1, { verb: 'dock', of: raider })).toBeNull();
  });

  it('T13.5 orders to those who are somewhere are asked about by their place', () => {
    const t = onWorld([], ['Ann']);
    stop(t.g, [t.piece('Ann')]);
    expect(why(t, 0, { verb: 'beam', of: zoneOfMission(t.piece('World'), 'surface') })).not.toBeNull();
    const up = atVoid([], ['Ann']);
    expect(zoneIn(up.piece('Vessel'))).toBeGreaterThan(up.g.s.card.length);
    expect(why(up, 0, { verb: 'beam', of: zoneIn(up.piece('Vessel')) })).not.toBeNull();
  });

  it('T3.2 nobody is told anything while cards are seeded', () => {
    const t = scenario({ alpha: ['World'], blue: { at: { World: { space: { Vessel: [] } } } } });
    const wish = { verb: 'move', of: t.piece('Vessel') };
    expect(why(t, 0, wish)).not.toBeNull();
    t.g.s.seeding = { phase: 'facility', seat: 0, passes: 0 };
    expect(why(t, 0, wish)).toBeNull();
  });

  it('what is no wish has no answer', () => {
    const t = onWorld([], ['Ann']);
    for (const wish of [
      null,
      3,
      'move',
      {},
      { verb: 'move' },
      { of: t.piece('Ann') },
      { verb: 'move', of: 'Ann' },
      { verb: 'move', of: t.g.s.card.length },
      { verb: 'beam', of: t.g.s.cards.in.length },
      { verb: 'fly', of: 1 },
      { verb: 'move', of: -1 },
      { verb: 'move', of: 1.5 },
      { verb: 'move', of: 9999 },
      { verb: 'beam', of: 99999 },
    ])
      expect(why(t, 0, wish)).toBeNull();
  });
});
