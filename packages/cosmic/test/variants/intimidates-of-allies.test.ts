import { Z } from '@parley/cosmic';
import type { Scenario, ScenarioOptions } from '@parley/cosmic/testing';
import { describe, expect, it } from 'vitest';
import { SEATS, dominion, laid, slots } from './intimidates.ts';

describe('the intimidate of an ally', () => {
  const hands = {
    red: ['attack-10', 'attack-01'],
    blue: ['attack-06', 'attack-20', 'reinforcement-2'],
    yellow: ['intimidate-39', 'negotiate'],
    purple: ['intimidate-29', 'negotiate'],
  };
  const allied = (position: ScenarioOptions = {}, seats = SEATS): Scenario => {
    const t = dominion({ hands, ...position }, seats);
    t.use('yellow', 'intimidate-39');
    t.use('purple', 'intimidate-29');
    t.invite('red', 'yellow', 'purple');
    t.ally('yellow', 'offense', { 'yellow/1': 1 });
    return t;
  };

  it('[dominion-intimidate-12] lies on the table before anybody is invited', () => {
    const t = allied();
    t.until('red', 'alliance.invite');
    expect(laid(t, 'red')).toEqual([
      { by: 2, type: 'intimidate', card: null },
      { by: 3, type: 'intimidate', card: null },
    ]);
  });

  it('[dominion-intimidate-13] may take the place of the selected card of its main player, who has not seen it', () => {
    const t = allied();
    t.plan('purple', 'alliance.answer', 'decline');
    t.select('red', 'attack-01');
    t.select('blue', 'attack-20');
    const d = t.until('red', 'intimidate.accept');
    // Purple is no ally, and what yellow has is not told.
    expect(d).toMatchObject({ kind: 'choose', options: ['player:2', 'keep'], from: 'rule:R26.7' });
    expect(JSON.stringify(d)).not.toContain('39');
    expect(t.asked()).toEqual(['red intimidate.accept']);
    t.answer('red', 'yellow');
    expect(t.asked()).not.toContain('blue intimidate.accept');
    t.run();
    expect(t.events('card-replaced')).toEqual([{ who: 0, by: 2 }]);
    expect(t.events('card-revealed')).toMatchObject([{ who: 0, card: 'intimidate-39' }, { card: 'attack-20' }]);
    expect(t.events('outcome')).toMatchObject([{ winner: 0 }]);
  });

  it('[dominion-intimidate-15] is taken blind: nothing but talk tells the main player what it is, and nothing lets the ally show it', () => {
    const t = allied({ hands: { ...hands, red: ['attack-10'], yellow: ['intimidate-39'] } });
    t.until('red', 'intimidate.accept');
    expect(t.options('red')).toEqual(['yellow', 'keep']);
    expect(JSON.stringify([t.view('red'), t.question('red')])).not.toContain('intimidate-39');
    expect(JSON.stringify(t.view('yellow'))).toContain('intimidate-39');
    expect([t.question('yellow'), t.canRaise('yellow')]).toEqual([null, []]);
  });

  it('the choice is among those of the own allies, one of them', () => {
    const t = allied();
    t.ally('purple', 'offense', { 'purple/1': 1 });
    expect(t.until('red', 'intimidate.accept')).toMatchObject({ options: ['player:2', 'player:3', 'keep'], fallback: 'keep' });
    t.answer('red', 'purple');
    t.untilOffered('blue', 'reinforcement-2');
    expect(slots(t)[0]).toBe('intimidate-29');
  });

  it('[dominion-intimidate-20] what is not used is not revealed and returns to its owner as soon as that is clear', () => {
    const t = allied();
    t.plan('purple', 'alliance.answer', 'decline');
    t.plan('red', 'intimidate.accept', 'keep');
    t.untilOffered('blue', 'reinforcement-2');
    expect(t.hand('yellow')).toEqual(['intimidate-39', 'negotiate']);
    expect(t.hand('purple')).toEqual(['intimidate-29', 'negotiate']);
    // That of a bystander goes first.
    expect(t.events('laid-card-returned')).toEqual([
      { who: 3, type: 'intimidate' },
      { who: 2, type: 'intimidate' },
    ]);
    expect(t.events('laid-card-revealed')).toEqual([]);
    expect(laid(t, null)).toEqual([]);
  });

  it('[dominion-intimidate-20] that of a bystander returns when the alliances stand, before cards are selected', () => {
    const t = allied();
    t.plan('purple', 'alliance.answer', 'decline');
    t.until('red', 'planning.select');
    expect(laid(t, null)).toEqual([{ by: 2, type: 'intimidate', card: null }]);
    expect(t.hand('purple')).toEqual(['intimidate-29', 'negotiate']);
    expect(t.hand('yellow')).toEqual(['negotiate']);
  });

  it('[dominion-intimidate-20] also that of an ally who is sent home', () => {
    const t = allied({ hands: { ...hands, blue: [...hands.blue, 'force-field'] } });
    t.ally('purple', 'offense', { 'purple/1': 1 });
    t.use('blue', 'force-field');
    t.plan('blue', 'force-field', ['yellow']);
    t.until('red', 'planning.select');
    expect(laid(t, null)).toEqual([{ by: 3, type: 'intimidate', card: null }]);
    expect(t.hand('yellow')).toEqual(['intimidate-39', 'negotiate']);
  });

  it('[dominion-intimidate-20] at once, also while cards are selected', () => {
    // A Greenhorn may cancel alliances in any phase.
    const t = allied({ hands: { ...hands, blue: [...hands.blue, 'force-field'] } }, { ...SEATS, blue: 'greenhorn' });
    t.plan('purple', 'alliance.answer', 'decline');
    t.until('red', 'planning.select');
    expect(laid(t, null)).toHaveLength(1);
    t.raise('blue', 'greenhorn');
    t.until('red', 'planning.select');
    expect(laid(t, null)).toEqual([]);
    expect(t.hand('yellow')).toEqual(['intimidate-39', 'negotiate']);
  });

  it('[dominion-intimidate-20] and all of them when an effect leads past the planning phase', () => {
    // The vote of the Diplomat takes the place of encounter cards.
    const t = allied({ hands: { ...hands, blue: ['attack-06', 'flare:diplomat'] } }, { ...SEATS, blue: 'diplomat' });
    t.plan('purple', 'alliance.answer', 'decline');
    t.use('blue', 'flare:diplomat');
    t.run();
    expect(t.events('votes-counted')).toHaveLength(1);
    expect(t.events('laid-card-returned').map((x) => x.who)).toEqual([2, 3]);
    const order = t.owner.events.map((x) => x.type);
    expect(order.lastIndexOf('laid-card-returned')).toBeLessThan(order.indexOf('won'));
  });

  it('it also returns when the encounter ends before cards are selected', () => {
    const t = dominion({ destiny: ['red', 'blue'], ships: { red: { 'red/1': 0 } }, hands: { red: ['attack-10', 'intimidate-19'] } });
    t.until('red', 'destiny.own');
    t.raise('red', 'intimidate-19');
    t.answer('red', 'reclaim');
    t.until('red', 'encounter.second');
    expect(t.events('card-laid')).toHaveLength(1);
    expect(t.hand('red')).toEqual(['attack-10', 'intimidate-19']);
  });

  it('[dominion-intimidate-21] a card that it replaces is not revealed and returns to its owner', () => {
    const t = allied();
    t.select('red', 'attack-01');
    t.plan('red', 'intimidate.accept', 'yellow');
    t.run();
    expect(t.events('card-revealed').map((x) => x.card)).toEqual(['intimidate-39', 'attack-06']);
    expect(t.hand('red')).toEqual(['attack-01', 'attack-10']);
    // Nothing that anybody was told says what it was.
    expect(t.owner.events.filter((e) => JSON.stringify([e.data, e.secret ?? null]).includes('attack-01'))).toEqual([]);
    expect(t.pile(Z.discard)).not.toContain('attack-01');
    // On the other side the same.
    const hold = { ...hands, blue: ['attack-06', 'attack-04'] };
    const blue = dominion({ hands: hold }, { ...SEATS, blue: 'mirror' });
    blue.use('yellow', 'intimidate-39');
    blue.invite('blue', 'yellow');
    blue.ally('yellow', 'defense', { 'yellow/1': 1 });
    blue.select('blue', 'attack-04');
    blue.plan('blue', 'intimidate.accept', 'yellow');
    blue.run();
    expect(blue.events('card-revealed').map((x) => x.card)).toContain('intimidate-39');
    expect(blue.hand('blue')).toEqual(['attack-04', 'attack-06']);
    expect(JSON.stringify(blue.owner.events.map((e) => [e.data, e.secret]))).not.toContain('attack-04');
    // Also an intimidate of the main player's own.
    const own = allied({ hands: { ...hands, red: ['attack-10', 'intimidate-19'] } });
    own.use('red', 'intimidate-19');
    own.plan('red', 'intimidate.accept', 'yellow');
    own.run();
    expect(own.hand('red')).toEqual(['attack-10', 'intimidate-19']);
    expect(own.events('card-revealed')).toMatchObject([{ card: 'intimidate-39' }, {}]);
  });

  it('[dominion-intimidate-14] however the replaced card came to be selected: Loser cannot hold on to it', () => {
    const t = allied({ hands: { ...hands, red: ['attack-10', 'negotiate'], yellow: ['intimidate-39'] } }, { ...SEATS, blue: 'loser' });
    t.use('blue', 'loser');
    t.until('red', 'planning.select');
    expect(t.options('red')).toEqual(['attack-10']);
    t.plan('red', 'intimidate.accept', 'yellow');
    t.run();
    expect(t.events('card-revealed')).toMatchObject([{ card: 'intimidate-39' }, {}]);
    expect(t.hand('red')).toEqual(['attack-10', 'negotiate']);
  });

  it('goes back to the ally when the encounter is decided while cards lie facedown', () => {
    const t = allied({
      hands: { ...hands, red: ['attack-10'] },
      completed: {},
      techs: { blue: { 'gluon-mines': 2 } },
      options: { rewards: 'dominion', technology: true },
    });
    t.plan('red', 'intimidate.accept', 'yellow');
    t.send('red', { 'red/1': 1 });
    // The mines go off while cards lie facedown, before an ally's card is taken.
    t.use('blue', 'tech:gluon-mines');
    expect(() => t.run()).toThrow('planned but never asked');
    expect(t.hand('yellow')).toContain('intimidate-39');
  });
});
