import { describe, expect, it } from 'vitest';

import { fight, laidIn, totals } from './rewards.ts';

describe('laying a kicker', () => {
  it('[dominion-kicker-01] it is announced and lies facedown before encounter cards are selected', () => {
    const t = fight({ red: ['attack-10', 'kicker-x3'], blue: ['attack-08'] });
    expect(t.untilOffered('red', 'kicker-x3')).toEqual(['kicker-x3', 'pass']);
    expect(t.encounter().phase).toBe('planning');
    expect(t.question('red')?.data?.at).toBe('window:planning.beforeSelect');
    t.answer('red', 'kicker-x3');
    expect(t.events('card-laid')).toEqual([{ who: 0, type: 'kicker' }]);
    expect(t.asked()[0]).toBe('red planning.select');
    expect(t.hand('red')).toEqual(['attack-10']);
    const down = { by: 0, type: 'kicker', up: false, back: 'reward' };
    expect(laidIn(t, 'blue')).toEqual([{ ...down, card: null }]);
    expect(laidIn(t, null)).toEqual([{ ...down, card: null }]);
    expect(laidIn(t, 'red')).toEqual([{ ...down, card: expect.stringContaining('kicker-x3#') }]);
  });

  it('[incursion-kicker-01] nobody but its player learns which one it is until it is turned up', () => {
    const t = fight({ red: ['attack-10', 'kicker-x3'], blue: ['attack-08'] });
    t.use('red', 'kicker-x3', { at: 'window:planning.beforeSelect' });
    t.until('blue', 'planning.select');
    expect(t.events('card-laid')).toEqual([{ who: 0, type: 'kicker' }]);
    expect(JSON.stringify([t.view('blue'), t.view(null)])).not.toContain('kicker-x3');
    expect(t.story()).not.toContain('kicker-x3 because');
    expect(t.story()).not.toContain('because of card kicker-x3');
    t.run();
    expect(t.events('laid-card-revealed')).toEqual([{ who: 0, card: 'kicker-x3' }]);
  });

  it('[dominion-kicker-02] each main player lays at most one', () => {
    const t = fight({ red: ['attack-10', 'kicker-x2', 'kicker-x3'], blue: ['attack-08', 'kicker-x0'] });
    expect(t.untilOffered('red', 'kicker-x2')).toEqual(['kicker-x2', 'kicker-x3', 'pass']);
    t.answer('red', 'kicker-x2');
    expect(t.asked()).toEqual(['blue use']);
    expect(t.options('blue')).toEqual(['kicker-x0', 'pass']);
    t.answer('blue', 'kicker-x0');
    expect(t.asked()[0]).toBe('red planning.select');
    t.run();
    expect(totals(t)).toEqual([23, 4]);
    expect(t.hand('red')).toEqual(['kicker-x3']);

    // The defense with two, the offense with none.
    const position = { strict: ['red', 'blue'] };
    const other = fight({ red: ['attack-10'], blue: ['attack-08', 'kicker-x0', 'kicker-x2'] }, { blue: 'void' }, position);
    other.pass('blue', 'kicker-x0');
    other.use('blue', 'kicker-x2');
    other.run();
    expect(totals(other)).toEqual([13, 20]);
    expect(other.hand('blue')).toEqual(['kicker-x0']);
  });

  it('[dominion-kicker-03] only main players have a use for them; they are turned up with the encounter cards', () => {
    const t = fight({ red: ['attack-10', 'kicker-x2'], blue: ['attack-08'], yellow: ['attack-05', 'kicker-x3'] });
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 1 });
    t.use('red', 'kicker-x2');
    t.neverOffered('yellow', 'kicker-x3');
    const told = t.story();
    expect(told.indexOf('laid-card-revealed')).toBeGreaterThan(told.indexOf('card-revealed {"who":2'));
    expect(t.hand('yellow')).toEqual(['attack-05', 'kicker-x3']);
  });

  it('[faq-kickers-1] it is turned up in the reveal phase, also when an encounter card lies open before', () => {
    const t = fight({ red: ['attack-10', 'reinforcement-2'], blue: ['attack-08', 'kicker-x2'] }, { red: 'oracle' });
    t.use('blue', 'kicker-x2');
    t.until('red', 'planning.select');
    expect(t.encounter().slots[1].up).toBe(true);
    expect(laidIn(t, 'red')).toMatchObject([{ by: 2, up: false, card: null }]);
    t.untilOffered('red', 'reinforcement-2');
    expect(t.encounter().phase).toBe('reveal');
    expect(laidIn(t, 'red')).toMatchObject([{ by: 2, up: true, card: expect.stringContaining('kicker-x2#') }]);
  });

  it('[faq-kickers-4] when both wait for each other the offense decides first, and the defense knows', () => {
    const t = fight({ red: ['attack-10', 'kicker-x2'], blue: ['attack-08', 'kicker-x3'] });
    t.untilOffered('red', 'kicker-x2');
    t.answer('red', 'pass');
    expect(t.options('blue')).toEqual(['kicker-x3', 'pass']);
    t.answer('blue', 'kicker-x3');
    expect(t.asked()[0]).toBe('red planning.select');
    const u = fight({ red: ['attack-10', 'kicker-x2'], blue: ['attack-08', 'kicker-x3'] });
    u.untilOffered('red', 'kicker-x2');
    u.answer('red', 'kicker-x2');
    expect(u.options('blue')).toEqual(['kicker-x3', 'pass']);
    // Something else that lies on the table is no reason to wait for anybody.
    const v = fight({ red: ['attack-10', 'kicker-x2'], blue: ['attack-08', 'kicker-x3', 'intimidate-19'] });
    v.until('red', 'launch.aim');
    v.raise('blue', 'intimidate-19');
    expect(v.untilOffered('red', 'kicker-x2')).toEqual(['kicker-x2', 'pass']);
  });

  it('[faq-kickers-6] the defense may lay one before it has to draw a new hand, and it is not discarded with the old one', () => {
    const t = fight({ red: ['attack-10'], blue: ['kicker-x2', 'reinforcement-2'] }, {}, { deck: ['attack-08'] });
    t.untilOffered('blue', 'kicker-x2');
    expect([t.encounter().phase, t.events('hand-shown')]).toEqual(['planning', []]);
    t.answer('blue', 'kicker-x2');
    t.select('blue', 'attack-08');
    t.run();
    expect(t.events('hand-shown')).toEqual([{ who: 2, cards: ['reinforcement-2'] }]);
    expect(totals(t)).toEqual([13, 20]);
  });

  it('what lies in front of a player goes along when two people exchange everything', () => {
    const t = fight(
      { red: ['attack-10', 'intimidate-19', 'rift-3'], blue: ['attack-08'] },
      { blue: 'swindler' },
      { ships: { yellow: { warp: 1 } } },
    );
    t.owner.plans.splice(0);
    t.plan('blue', 'swindler.mark', 'red');
    t.untilOffered('red', 'rift-3');
    t.raise('red', 'intimidate-19');
    t.use('blue', 'swindler');
    t.until('blue', 'launch.aim');
    expect(laidIn(t, 'blue')).toEqual([
      { by: 2, type: 'intimidate', up: false, back: 'reward', card: expect.stringContaining('intimidate-19#') },
    ]);
    expect(laidIn(t, 'red')).toMatchObject([{ by: 2, card: null }]);
  });

  it('is discarded with its back, before the encounter cards', () => {
    const t = fight({ red: ['attack-10', 'kicker-x2'], blue: ['attack-08'] });
    t.use('red', 'kicker-x2');
    t.run();
    const gone = t.events('cards-discarded').flatMap((e) => e.cards);
    expect(gone).toEqual(['kicker-x2', 'attack-10', 'attack-08']);
    expect(t.pile(t.state.rewards?.discard ?? -1)).toEqual(['kicker-x2']);
    expect(laidIn(t, 'red')).toEqual([]);
  });
});

describe('attack cards', () => {
  it('[incursion-kicker-03] against an attack the card is multiplied', () => {
    const t = fight({ red: ['attack-10', 'kicker-x3'], blue: ['attack-20'] });
    t.use('red', 'kicker-x3');
    t.run();
    expect(totals(t)).toEqual([33, 24]);
    expect(t.warp('blue')).toBe(4);
  });

  it('[dominion-kicker-05] whatever the opponent reveals', () => {
    const t = fight({ red: ['attack-10', 'kicker-x2'], blue: ['negotiate'] });
    t.use('red', 'kicker-x2');
    t.run();
    expect(totals(t)).toEqual([23, 4]);
    expect(t.warp('blue')).toBe(4);
  });

  it('[incursion-kicker-05] by house rule not against a negotiate', () => {
    const t = fight(
      { red: ['attack-10', 'kicker-x2'], blue: ['negotiate'] },
      {},
      { options: { house: { kickerLoneAttack: 'no-effect' } } },
    );
    t.use('red', 'kicker-x2');
    t.run();
    expect(totals(t)).toEqual([13, 4]);
    const u = fight(
      { red: ['attack-10', 'kicker-x2'], blue: ['attack-08'] },
      {},
      { options: { house: { kickerLoneAttack: 'no-effect' } } },
    );
    u.use('red', 'kicker-x2');
    u.run();
    expect(totals(u)).toEqual([23, 12]);
    const v = fight({ red: ['attack-10', 'kicker-x2'], blue: ['negotiate'] });
    v.use('red', 'kicker-x2');
    v.run();
    expect(totals(v)).toEqual([23, 4]);
  });

  /** Twelve ships on the side of the offense. */
  function twelve() {
    const t = fight({ red: ['attack-10', 'kicker-x2'], blue: ['attack-08'] });
    t.owner.plans.splice(1, 1);
    t.send('red', { 'red/1': 4 });
    t.invite('red', 'yellow', 'purple');
    t.ally('yellow', 'offense', { 'yellow/1': 4 });
    t.ally('purple', 'offense', { 'purple/1': 4 });
    t.use('red', 'kicker-x2');
    t.run();
    return t;
  }

  it('[dominion-kicker-06] ships are not multiplied: 10 twice and twelve ships are 32', () => {
    expect(totals(twelve())).toEqual([32, 12]);
  });

  it('[incursion-kicker-04] 10 twice and twelve ships are 32', () => {
    expect(twelve().events('outcome')).toMatchObject([{ winner: 0, margin: 20 }]);
  });

  it('reinforcements are not multiplied', () => {
    const t = fight({ red: ['attack-10', 'kicker-x2', 'reinforcement-5'], blue: ['attack-08'] });
    t.use('red', 'kicker-x2');
    t.use('red', 'reinforcement-5');
    t.plan('red', 'reinforce.side', 'offense');
    t.run();
    expect(totals(t)).toEqual([28, 12]);
  });

  it('[dominion-kicker-07] it works on what a morph or an intimidate has become', () => {
    const t = fight({ red: ['morph', 'kicker-x2'], blue: ['attack-08'] });
    t.use('red', 'kicker-x2');
    t.run();
    expect(totals(t)).toEqual([19, 12]);
    const attacking = fight({ red: ['attack-06', 'intimidate-19', 'kicker-x2'], blue: ['attack-08'] });
    attacking.use('red', 'intimidate-19');
    attacking.use('red', 'kicker-x2');
    attacking.run();
    expect(totals(attacking)).toEqual([41, 12]);
    const talking = fight({ red: ['attack-06', 'intimidate-19', 'kicker-x2'], blue: ['negotiate'] });
    talking.use('red', 'intimidate-19');
    talking.use('red', 'kicker-x2');
    talking.leave('red');
    talking.run();
    expect([talking.warp('red'), talking.warp('blue')]).toEqual([3, 6]);
  });

  it('[faq-kickers-2] it multiplies after powers and flares that change the value', () => {
    const tripler = fight({ red: ['attack-08', 'kicker-x2'], blue: ['attack-12'] }, { red: 'tripler' });
    tripler.use('red', 'kicker-x2');
    tripler.run();
    expect(totals(tripler)).toEqual([51, 16]);
    const calculator = fight({ red: ['attack-15', 'kicker-x2'], blue: ['attack-12'] }, { red: 'calculator' });
    calculator.use('red', 'kicker-x2');
    calculator.use('red', 'calculator');
    calculator.run();
    expect(totals(calculator)).toEqual([9, 16]);
    const parity = fight({ red: ['attack-15', 'kicker-x3', 'flare:calculator'], blue: ['attack-12'] });
    parity.use('red', 'kicker-x3');
    parity.use('red', 'flare:calculator');
    parity.plan('red', 'calculator.call', 'even');
    parity.run();
    expect(totals(parity)).toEqual([12, 16]);
    const spread = fight({ red: ['attack-10', 'kicker-x2', 'flare:gambler'], blue: ['attack-20'] });
    spread.use('red', 'kicker-x2');
    spread.use('red', 'flare:gambler');
    spread.plan('red', 'gambler.spread', 10);
    spread.run();
    expect(totals(spread)).toEqual([43, 24]);
  });

  it('[faq-mirror-1] after the digits have been reversed', () => {
    const t = fight({ red: ['attack-13', 'kicker-x2'], blue: ['attack-08'] }, { red: 'mirror' });
    t.use('red', 'kicker-x2');
    t.use('red', 'mirror');
    t.run();
    expect(totals(t)).toEqual([65, 84]);
  });

  it('[dominion-kicker-08] by house rule before all effects but those of the cards on themselves', () => {
    const house = { options: { house: { kickerOrder: 'before-effects' } } };
    const t = fight({ red: ['attack-08', 'kicker-x2'], blue: ['attack-12'] }, { red: 'tripler' }, house);
    t.use('red', 'kicker-x2');
    t.run();
    expect(totals(t)).toEqual([9, 16]);
    const u = fight({ red: ['morph', 'kicker-x2'], blue: ['attack-06'] }, { red: 'tripler' }, house);
    u.use('red', 'kicker-x2');
    u.run();
    expect(totals(u)).toEqual([7, 10]);
    // Without it they come last (R34.1).
    const v = fight({ red: ['attack-08', 'kicker-x2'], blue: ['attack-12'] }, { red: 'tripler' });
    v.use('red', 'kicker-x2');
    v.run();
    expect(totals(v)).toEqual([51, 16]);
  });
});

describe('effects on encounter cards', () => {
  it('[faq-sorcerer-3] it is not switched with the encounter card', () => {
    const t = fight({ red: ['attack-04', 'kicker-x3'], blue: ['attack-20'] }, { red: 'sorcerer' });
    t.use('red', 'kicker-x3');
    t.use('red', 'sorcerer');
    t.run();
    expect(totals(t)).toEqual([63, 8]);
  });

  it('[dominion-kicker-04] whoever may switch or see the encounter card cannot touch it', () => {
    const t = fight({ red: ['attack-04'], blue: ['attack-20', 'kicker-x0'] }, { red: 'sorcerer' });
    t.use('blue', 'kicker-x0');
    t.use('red', 'sorcerer');
    t.run();
    expect(t.events('laid-card-revealed')).toEqual([{ who: 2, card: 'kicker-x0' }]);
    expect(totals(t)).toEqual([23, 4]);
  });

  it('[incursion-kicker-02] a copy of the opposing card is not multiplied along with it', () => {
    const t = fight({ red: ['attack-04', 'flare:mirror'], blue: ['attack-20', 'kicker-x3'] });
    t.use('blue', 'kicker-x3');
    t.use('red', 'flare:mirror');
    t.run();
    expect(totals(t)).toEqual([23, 64]);
  });

  it('[faq-clone-4] Clone keeps the encounter card, not the kicker', () => {
    const t = fight({ red: ['attack-20', 'kicker-x2'], blue: ['attack-08'] }, { red: 'clone' });
    t.use('red', 'kicker-x2');
    t.use('red', 'clone');
    t.run();
    expect(t.hand('red')).toEqual(['attack-20']);
    expect(t.pile(t.state.rewards?.discard ?? -1)).toEqual(['kicker-x2']);
  });

  it('[faq-filch-7] Filch takes the encounter card, not the kicker', () => {
    const t = fight({ red: ['attack-20'], blue: ['attack-08', 'kicker-x2'] }, { red: 'filch' });
    t.use('blue', 'kicker-x2');
    t.use('red', 'filch');
    t.run();
    expect(t.hand('red')).toEqual(['attack-08']);
    expect(t.pile(t.state.rewards?.discard ?? -1)).toEqual(['kicker-x2']);
  });

  it('[faq-chronos-3] kickers go back to their owners and may be laid again when the encounter is replayed', () => {
    const t = fight({ red: ['attack-08', 'attack-10'], blue: ['attack-12', 'attack-06', 'kicker-x2'] }, { red: 'chronos' });
    t.use('blue', 'kicker-x2');
    t.select('red', 'attack-08');
    t.select('blue', 'attack-12');
    t.use('red', 'chronos');
    expect(t.untilOffered('blue', 'kicker-x2')).toEqual(['kicker-x2', 'pass']);
    t.runWhile(() => t.encounter().replayed !== true);
    expect(t.hand('blue')).toEqual(['attack-06', 'kicker-x2']);
    expect(laidIn(t, 'red')).toEqual([]);
    expect(t.options('blue')).toEqual(['kicker-x2', 'pass']);
    t.answer('blue', 'kicker-x2');
    t.select('red', 'attack-10');
    t.run();
    expect(totals(t)).toEqual([13, 16]);
  });

  it('[faq-loser-4] an encounter that is called off before selection sends the kicker back', () => {
    const t = fight({ red: ['attack-08', 'flare:loser'], blue: ['attack-12', 'kicker-x2'] });
    t.untilOffered('red', 'flare:loser');
    t.answer('red', 'pass');
    t.answer('blue', 'kicker-x2');
    expect(t.options('red')).toEqual(['flare:loser', 'pass']);
    t.answer('red', 'flare:loser');
    t.run();
    expect(t.hand('blue')).toEqual(['attack-12', 'kicker-x2']);
    expect(t.events('laid-card-returned')).toEqual([{ who: 2, type: 'kicker' }]);
    expect(t.events('laid-card-revealed')).toEqual([]);
    expect(t.warp('blue')).toBe(4);
  });
});
