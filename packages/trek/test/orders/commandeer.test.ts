import { describe, expect, it } from 'vitest';
import { VERBS } from '../../ids/index.ts';
import { giveControl } from '../../rules/board/move.ts';
import { controllerOf } from '../../rules/state/control.ts';
import { BLUE, RED, scenario, type Scenario } from '../bench.ts';

const THEIRS = "I.K.C. K'Vort"; // one staff icon
const HERE = 'Fever Emergency';

/** An empty ship of red, and people of blue who could staff it, aboard a ship beside it. */
const beside = (): Scenario =>
  scenario({
    alpha: [HERE, 'Investigate Disturbance'],
    blue: { at: { [HERE]: { space: { 'I.K.C. Buruk': ['Klag', 'Kromm'] } } } },
    red: { at: { [HERE]: { space: { [THEIRS]: [] } } } },
  });
const ordersTo = (t: Scenario, ship: string): readonly string[] => VERBS.filter((verb) => t.offers('blue', verb, ship));

describe('commandeering', () => {
  it('T10.1, T10.8 an empty ship is not taken by those who are beside it: only a text gives it to them', () => {
    const t = beside();
    expect(ordersTo(t, 'I.K.C. Buruk')).toContain('move');
    expect([ordersTo(t, THEIRS), controllerOf(t.g, t.piece(THEIRS))]).toEqual([[], RED]);
  });

  it('T10.8 whoever has been given control of a ship still needs staff to move it', () => {
    const t = beside();
    giveControl(t.g, t.piece(THEIRS), BLUE);
    t.endTurn();
    t.endTurn();
    expect(controllerOf(t.g, t.piece(THEIRS))).toBe(BLUE);
    expect(t.offers('blue', 'move', THEIRS)).toBe(false);
    t.order('blue', 'beam', 'aboard I.K.C. Buruk', `aboard ${THEIRS}`, ['Kromm']);
    expect(t.offers('blue', 'move', THEIRS)).toBe(true);
  });
});
