import { describe, expect, it } from 'vitest';
import type { VerbName } from '../../ids/index.ts';
import { ORDERS } from '../../rules/orders/index.ts';
import { become, barOf, BLUE, give, isOffered, RED, scenario, surface, aboard, type Scenario } from '../bench.ts';

const SHIP = "I.K.C. K'Vort";
const HERE = 'Fever Emergency';

describe('orders', () => {
  it('T5.2, T40.2, T40.3 reports and plays come before orders; everything else is an order', () => {
    const plays = ORDERS.filter((x) => x.kind === 'play').map((x) => x.verb);
    expect(plays).toEqual(['report', 'play']);
    expect(new Set(ORDERS.map((x) => x.verb)).size).toBe(ORDERS.length);
  });

  const board = (): Scenario => {
    const t = scenario({
      alpha: [HERE, 'Study Pulsar'],
      blue: { hand: ['Klag'], at: { [HERE]: { planet: ['Divok'], space: { [SHIP]: ['Kurak'], 'Klingon Outpost': ['Kargan'] } } } },
      red: { hand: ['Taul'], at: { [HERE]: { planet: ['Tebok'], space: { "D'deridex": ['Taul'], 'Romulan Outpost': [] } } } },
    });
    give(t.g, t.piece(SHIP), { says: 'lands', of: { type: 'Ship' }, reach: 'everywhere', range: 1 });
    give(t.g, t.piece("D'deridex"), { says: 'lands', of: { type: 'Ship' }, reach: 'everywhere', range: 1 });
    return t;
  };

  it('T40.4 nobody is told why he cannot do what he can', () => {
    const t = board();
    const ship = t.piece(SHIP);
    for (const verb of ['move', 'dock', 'cloak', 'land'] satisfies VerbName[]) {
      expect(isOffered(t.g, BLUE, verb, ship)).toBe(true);
      expect(barOf(t.g, BLUE, verb, ship)).toBeNull();
    }
    expect(isOffered(t.g, BLUE, 'report', t.piece('Klag'))).toBe(true);
    expect(barOf(t.g, BLUE, 'report', t.piece('Klag'))).toBeNull();
    for (const zone of [surface(t, HERE), aboard(t, SHIP), aboard(t, 'Klingon Outpost')]) expect(barOf(t.g, BLUE, 'beam', zone)).toBeNull();
  });

  it('T1.3 nor about cards that are not his to use, or that are nothing of the kind', () => {
    const t = board();
    const foe = t.piece("D'deridex");
    become(t.g, 'landed', foe);
    for (const verb of ['move', 'dock', 'undock', 'cloak', 'decloak', 'land', 'launch', 'change'] satisfies VerbName[]) {
      expect(isOffered(t.g, BLUE, verb, foe)).toBe(false);
      expect(barOf(t.g, BLUE, verb, foe)).toBeNull();
      expect(barOf(t.g, BLUE, verb, t.piece('Kurak'))).toBeNull();
    }
    expect(barOf(t.g, BLUE, 'report', t.piece('Taul', 'red'))).toBeNull();
    expect(barOf(t.g, BLUE, 'report', t.piece('Kurak'))).toBeNull(); // in play
    expect(barOf(t.g, BLUE, 'beam', aboard(t, "D'deridex"))).toBeNull();
    expect(barOf(t.g, BLUE, 'walk', aboard(t, SHIP))).toBeNull(); // nothing to walk to
    expect(barOf(t.g, RED, 'beam', aboard(t, SHIP))).toBeNull();
  });
});
