import { describe, expect, it } from 'vitest';
import { fight } from './rewards.ts';

describe('R11.4 retreats', () => {
  it('[dominion-retreat-01] it is an encounter card of a type of its own', () => {
    const t = fight({ red: ['retreat', 'attack-10'], blue: ['attack-08'] });
    t.until('red', 'planning.select');
    expect(t.options('red')).toEqual(['retreat', 'attack-10']);
    t.answer('red', 'retreat');
    t.run();
    expect(t.events('card-revealed')[0]).toEqual({ who: 0, card: 'retreat' });
    expect(t.events('out-of-cards')).toEqual([]);
    // Whoever holds nothing else needs no new hand for it.
    const u = fight({ red: ['attack-10'], blue: ['retreat'] });
    u.run();
    expect(u.events('hand-shown')).toEqual([]);
    // Neither an attack nor a negotiate: whoever must give up one of each type loses it beside those.
    const hand = ['retreat', 'negotiate', 'attack-10', 'attack-08'];
    const v = fight({ red: ['attack-06', 'plague'], blue: hand });
    v.use('red', 'plague');
    v.plan('red', 'plague', 'blue');
    v.plan('blue', 'plague.card', 'attack-10');
    v.until('red', 'launch.aim');
    expect(v.hand('blue')).toEqual(['attack-08']);
    expect(v.events('cards-discarded').find((x) => x.who === 2)?.cards).toEqual(expect.arrayContaining(['retreat']));
  });

  it('[dominion-retreat-02] against an attack it loses, whatever the totals', () => {
    const t = fight({ red: ['retreat'], blue: ['attack-00'] }, {}, { ships: { blue: { 'blue/1': 1 } } });
    t.run();
    expect(t.events('outcome')).toMatchObject([{ winner: 1, margin: null, how: 'retreat', totals: [3, 1] }]);
    expect(t.events('won')).toEqual([{ who: [2], lost: [0] }]);
    expect(t.turn()).toBe('yellow');
    const u = fight({ red: ['attack-00'], blue: ['retreat'] });
    u.run();
    expect(u.events('outcome')).toMatchObject([{ winner: 0, margin: null, how: 'retreat', totals: [3, 4] }]);
  });

  it('[dominion-retreat-03] [dominion-retreat-04] without one the ships of whoever loses go to the warp', () => {
    const t = fight({ red: ['attack-04'], blue: ['attack-20'] });
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 2 });
    t.run();
    expect([t.warp('red'), t.warp('yellow'), t.warp('blue')]).toEqual([3, 2, 0]);
    const u = fight({ red: ['attack-20'], blue: ['attack-04'] });
    u.run();
    expect([u.warp('red'), u.warp('blue'), u.ships('blue', 'blue/1')]).toEqual([0, 4, 0]);
  });

  it('[dominion-retreat-03] everybody on that side takes the ships to any of their colonies', () => {
    const t = fight({ red: ['retreat'], blue: ['attack-20'] });
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 2 });
    t.until('red', 'ships.return');
    expect(t.question('red')).toMatchObject({ min: 3, max: 3, from: 'rule:R11.4' });
    expect(t.options('red')).toEqual(['red/1', 'red/2', 'red/3', 'red/4', 'red/5']);
    t.answer('red', { 'red/5': 3 });
    expect(t.asked()).toEqual(['yellow ships.return']);
    t.answer('yellow', { 'yellow/2': 2 });
    t.run();
    expect([t.warp('red'), t.warp('yellow')]).toEqual([0, 0]);
    expect([t.ships('red', 'red/5'), t.ships('yellow', 'yellow/2')]).toEqual([7, 6]);
    expect(t.events('compensated')).toEqual([]);

    // On the other side: the allies' ships go to foreign colonies as well, the defense's own stay (R11.4).
    const home = fight({ red: ['attack-20'], blue: ['retreat'] }, {}, { ships: { purple: { 'red/2': 1 } } });
    home.invite('blue', 'purple');
    home.ally('purple', 'defense', { 'purple/1': 2 });
    home.until('purple', 'ships.return');
    expect(home.question('purple')).toMatchObject({ min: 2, max: 2 });
    expect(home.options('purple')).toEqual(['red/2', 'purple/1', 'purple/2', 'purple/3', 'purple/4', 'purple/5']);
    home.answer('purple', { 'red/2': 2 });
    home.run();
    expect([home.ships('blue', 'blue/1'), home.warp('purple'), home.ships('purple', 'red/2')]).toEqual([4, 0, 3]);
  });

  it('[dominion-retreat-04] the ships of a defense stay on the planet, and the offense lands beside them', () => {
    const t = fight({ red: ['attack-10'], blue: ['retreat'] });
    t.invite('blue', 'purple');
    t.ally('purple', 'defense', { 'purple/1': 2 });
    t.plan('purple', 'ships.return', { 'purple/3': 2 });
    t.run();
    expect([t.ships('blue', 'blue/1'), t.ships('red', 'blue/1')]).toEqual([4, 3]);
    expect([t.warp('blue'), t.warp('purple')]).toEqual([0, 0]);
    expect(t.ships('purple', 'purple/3')).toBe(6);
    expect(t.foreign('red')).toBe(1);
    expect(t.events('won')).toEqual([{ who: [0], lost: [2, 3] }]);
    // Nobody is asked where they go.
    expect(t.story()).not.toContain('blue answers ships.return');
  });

  it('[dominion-retreat-05] against anything but an attack it is a negotiate, and both try to deal', () => {
    const t = fight({ red: ['retreat', 'attack-06'], blue: ['negotiate'] });
    t.select('red', 'retreat');
    expect(t.until('red', 'deal').kind).toBe('bargain');
    expect(t.encounter().slots.map((x) => x.type)).toEqual(['negotiate', 'negotiate']);
    t.leave('red');
    t.run();
    expect([t.warp('red'), t.warp('blue')]).toEqual([3, 3]);
    expect(t.events('outcome')).toMatchObject([{ kind: 'deal', totals: [3, 4] }]);
    const two = fight({ red: ['retreat'], blue: ['retreat'] });
    expect(two.until('blue', 'deal').kind).toBe('bargain');
    const morph = fight({ red: ['retreat'], blue: ['morph'] });
    expect(morph.until('blue', 'deal').kind).toBe('bargain');
  });

  it('[dominion-retreat-06] it changes before other effects: what the other card becomes later makes no difference', () => {
    // Against a negotiate it has become a negotiate before that one is turned into an attack: ships are lost and paid for.
    const t = fight({ red: ['retreat'], blue: ['negotiate', 'flare:human', 'attack-04', 'attack-06'] });
    t.select('blue', 'negotiate');
    t.use('blue', 'flare:human');
    t.run();
    expect(t.warp('red')).toBe(3);
    expect(t.events('outcome')).toMatchObject([{ totals: [3, 46] }]);
    expect(t.events('compensated')).toMatchObject([{ who: 0, from: 2 }]);
    // Emotion Control finds no attack where a retreat has become a negotiate, but it can take away what one would run from.
    const u = fight({ red: ['retreat', 'emotion-control'], blue: ['attack-20'] });
    u.use('red', 'emotion-control');
    expect(u.until('red', 'deal').kind).toBe('bargain');
    expect(u.encounter().slots.map((x) => x.revealed?.type)).toEqual(['retreat', 'attack']);
  });

  it('is copied by a morph that meets it, and both are negotiates', () => {
    const t = fight({ red: ['morph'], blue: ['retreat'] });
    t.until('red', 'deal');
    expect(t.encounter().slots.map((x) => x.revealed?.type)).toEqual(['negotiate', 'negotiate']);
  });

  it('saves nobody from an outcome that is turned round', () => {
    const t = fight({ red: ['attack-10', 'attack-06'], blue: ['retreat'] }, { red: 'loser' });
    t.use('red', 'loser');
    t.select('red', 'attack-10');
    t.run();
    expect(t.warp('red')).toBe(3);
    expect(t.ships('blue', 'blue/1')).toBe(4);
  });

  it('does not spare allies whom a kicker strands', () => {
    const t = fight({ red: ['retreat', 'kicker-x2-duplicity'], blue: ['attack-20'] });
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 2 });
    t.use('red', 'kicker-x2-duplicity');
    t.run();
    expect([t.warp('red'), t.warp('yellow')]).toEqual([0, 2]);
  });
});
