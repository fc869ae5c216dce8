import type { ScenarioOptions } from '@parley/cosmic/testing';
import { describe, expect, it } from 'vitest';
import { says, sitting, uses, raises } from './sitting.ts';

/** Red attacks blue with three ships where reward cards are played with. */
function fight(position: ScenarioOptions, aliens: { readonly [colour: string]: string } = {}) {
  const t = sitting({ options: { rewards: 'both' }, ...position }, aliens);
  t.aim('red', 'blue/1');
  t.send('red', { 'red/1': 3 });
  return t;
}

describe('rookie with reward cards', () => {
  it('takes rewards from the reward deck', () => {
    const t = fight({ hands: { red: ['attack-04'], blue: ['attack-20'] } });
    t.invite('blue', 'purple');
    t.ally('purple', 'defense', { 'purple/1': 2 });
    expect(says(t, 'purple', 'rewards.deck')).toBe(2);
  });

  it('lays a kicker under a middling attack, but not under one that wins anyway', () => {
    const kicks = (red: string[], blue = 4) =>
      uses(fight({ hands: { red: [...red, 'kicker-x3'], blue: ['attack-10'] }, ships: { blue: { 'blue/1': blue } } }), 'red', 'kicker-x3');
    expect(kicks(['attack-10', 'attack-08'])).toBe(true);
    expect(kicks(['attack-40', 'attack-30'], 1)).toBe(false);
  });

  it('never multiplies its card by nothing', () => {
    const t = fight({ hands: { red: ['attack-20', 'kicker-x0'], blue: ['attack-10'] } });
    expect(uses(t, 'red', 'kicker-x0')).toBe(false);
  });

  it('reckons with its kicker when it selects: negative cards are for reversed polarity', () => {
    const red = ['attack-23', 'attack-m07', 'kicker-xm1-reverse-polarity'];
    const t = fight({ hands: { red, blue: ['attack-10'] } });
    t.use('red', 'kicker-xm1-reverse-polarity');
    expect(says(t, 'red', 'planning.select')).toBe('attack-m07');
    const plain = fight({ hands: { red, blue: ['attack-10'] } });
    expect(says(plain, 'red', 'planning.select')).toBe('attack-23');
  });

  it('turns a low card into a winner with reversed polarity', () => {
    const kicks = (card: string) =>
      uses(fight({ hands: { red: [card, 'kicker-xm1-reverse-polarity'], blue: ['attack-10'] } }), 'red', 'kicker-xm1-reverse-polarity');
    expect([kicks('attack-04'), kicks('attack-20')]).toEqual([true, false]);
  });

  it('destroys both sides only to keep somebody from winning', () => {
    const hands = { red: ['attack-20'], blue: ['attack-04', 'kicker-x1-self-destruct'] };
    const four = { 'yellow/1': 1, 'yellow/2': 1, 'purple/1': 1, 'purple/2': 1 };
    expect(uses(fight({ hands }), 'blue', 'kicker-x1-self-destruct')).toBe(false);
    expect(uses(fight({ hands, ships: { red: four } }), 'blue', 'kicker-x1-self-destruct')).toBe(true);
  });

  it('gives a variable attack the value it has now', () => {
    const hands = { red: ['attack-03-30', 'attack-08'], blue: ['attack-10'] };
    expect(says(fight({ hands, destiny: ['blue!'] }), 'red', 'planning.select')).toBe('attack-03-30');
    expect(says(fight({ hands, destiny: ['blue'] }), 'red', 'planning.select')).toBe('attack-08');
  });

  it('retreats from what it would lose', () => {
    const hands = (attack: string) => ({ red: ['attack-20'], blue: ['retreat', attack, 'attack-00'] });
    expect(says(fight({ hands: hands('attack-01') }), 'blue', 'planning.select')).toBe('retreat');
    expect(says(fight({ hands: hands('attack-30') }), 'blue', 'planning.select')).toBe('attack-30');
  });

  it('lays a high intimidate in place of a poor hand, and never the lowest', () => {
    const lays = (card: string, ...red: string[]) => uses(fight({ hands: { red: [card, ...red], blue: ['attack-10'] } }), 'red', card);
    expect(lays('intimidate-39', 'attack-04')).toBe(true);
    expect(lays('intimidate-19', 'attack-40')).toBe(false);
    expect(lays('intimidate-m09', 'attack-04')).toBe(false);
  });

  it('lays a high intimidate for the side it is allied with, and keeps a low one', () => {
    const lays = (card: string) => {
      const t = fight({ hands: { red: ['attack-04'], blue: ['attack-10'], yellow: [card, 'attack-05'] } });
      t.invite('red', 'yellow');
      t.ally('yellow', 'offense', { 'yellow/1': 1 });
      t.runWhile(() => t.state.encounters.length === 0 || t.encounter().allies[0].length === 0);
      return uses(t, 'yellow', card);
    };
    expect([lays('intimidate-29'), lays('intimidate-m09')]).toEqual([true, false]);
  });

  it("takes an ally's intimidate when its own card is hopeless, else keeps that", () => {
    const offered = (red: string) => {
      const t = fight({ hands: { red: [red], blue: ['attack-10'], yellow: ['intimidate-29', 'attack-05'] } });
      t.invite('red', 'yellow');
      t.ally('yellow', 'offense', { 'yellow/1': 1 });
      t.use('yellow', 'intimidate-29', { at: 'window:alliance.formed' });
      return says(t, 'red', 'intimidate.accept');
    };
    expect([offered('attack-00'), offered('attack-30'), offered('negotiate')]).toEqual(['yellow', 'keep', 'keep']);
  });

  it('opens a rift when enough of its ships are in the warp, and frees those alone', () => {
    const hands = { red: ['attack-10', 'rift-4'], blue: ['attack-10'] };
    expect(uses(fight({ hands, ships: { blue: { warp: 4 }, red: { warp: 1 } } }), 'red', 'rift-4')).toBe(false);
    const t = fight({ hands, ships: { blue: { warp: 4 }, red: { warp: 3 } } });
    expect(uses(t, 'red', 'rift-4')).toBe(true);
    t.use('red', 'rift-4');
    expect(says(t, 'red', 'rift.free')).toEqual({ 'player:0': 3 });
  });

  it('wants cards and colonies of a rift for itself', () => {
    const t = fight({ hands: { red: ['attack-10', 'rift-2'], blue: ['attack-10'] } });
    t.use('red', 'rift-2');
    expect(says(t, 'red', 'rift.cards')).toBe('red');
  });

  it('does not take a rift out of another hand', () => {
    const t = fight({ hands: { red: ['attack-10', 'finder'], blue: ['attack-10', 'rift-4'] } });
    t.until('red', 'launch.ships');
    t.raise('red', 'finder');
    t.plan('red', 'finder.who', 'blue');
    t.plan('red', 'finder.card', 'rift-4');
    expect(says(t, 'red', 'finder.take')).toBe(false);
  });

  it('picks up space junk that is worth it', () => {
    const raised = (top: string) => {
      const t = fight({ hands: { red: ['attack-10', 'space-junk'], blue: ['attack-10'] }, discard: [top] });
      t.until('red', 'alliance.invite');
      return raises(t, 'red');
    };
    expect([raised('attack-40'), raised('attack-01')]).toEqual(['space-junk', null]);
  });

  it('zaps the lonely ship of whoever is ahead', () => {
    const ships = { blue: { 'yellow/1': 1, 'purple/1': 1, 'purple/2': 1 } };
    const t = fight({ hands: { red: ['attack-10', 'ship-zap'], blue: ['attack-10'] }, ships });
    t.until('red', 'alliance.invite');
    expect(raises(t, 'red')).toBe('ship-zap');
    t.raise('red', 'ship-zap');
    const [[place]] = Object.entries(says(t, 'red', 'ship-zap') as { [place: string]: number });
    expect(place).toMatch(/^(yellow|purple)\/\d@blue$/);
    const idle = fight({ hands: { red: ['attack-10', 'ship-zap'], blue: ['attack-10'] } });
    idle.until('red', 'alliance.invite');
    expect(raises(idle, 'red')).toBeNull();
  });

  it('saves an Omni-Zap for what is worth a ship', () => {
    const four = { 'yellow/1': 1, 'yellow/2': 1, 'purple/1': 1, 'purple/2': 1 };
    const hands = { red: ['attack-20'], blue: ['attack-08', 'attack-10', 'omni-zap'] };
    const t = fight({ hands, ships: { red: four } });
    t.untilOffered('blue', 'omni-zap');
    t.runTo('reveal');
    expect(uses(t, 'blue', 'omni-zap')).toBe(true);
    t.use('blue', 'omni-zap');
    expect(says(t, 'blue', 'omni-zap.card')).toBe('attack-20');
  });

  it('takes compensation twice, or ships back when it has lost many', () => {
    const spoken = (warp: number) => {
      const t = fight({ hands: { red: ['negotiate-epic-oratory'], blue: ['attack-10'] }, ships: { red: { warp } } });
      return says(t, 'red', 'epic-oratory');
    };
    expect([spoken(0), spoken(5)]).toEqual(['cards', 'ships']);
  });
});
