import type { Scenario, ScenarioOptions } from '@parley/cosmic/testing';
import { describe, expect, it } from 'vitest';
import { fight } from './rewards.ts';

/** Cards that red, the winner, has left. */
const SPOILS = ['attack-40', 'attack-30', 'attack-23', 'attack-20', 'attack-15', 'attack-14', 'attack-13', 'attack-12', 'attack-11'];

/** Blue meets red's attack with this negotiate and loses its four ships on blue/1; red has nine further cards. */
const beaten = (negotiate: string, more: ScenarioOptions = {}): Scenario => {
  const t = fight({ red: ['attack-08', ...SPOILS], blue: [negotiate], purple: ['attack-04', 'attack-04'] }, {}, more);
  t.select('red', 'attack-08');
  return t;
};

/** Both lay down these cards and do not agree. */
function failing(red: string, blue: string, more: ScenarioOptions = {}): Scenario {
  const t = fight({ red: [red], blue: [blue] }, {}, more);
  t.leave('red');
  t.run();
  return t;
}
const lost = (t: Scenario): number[] => [t.warp('red'), t.warp('blue')];

describe('Crooked Deal', () => {
  it('[incursion-crooked-01] counts as a negotiate: it loses to an attack and deals with a negotiate', () => {
    const lostToAttack = beaten('negotiate-crooked-deal');
    lostToAttack.run();
    expect(lostToAttack.events('outcome')).toMatchObject([{ kind: 'won', winner: 0 }]);
    const t = fight({ red: ['negotiate'], blue: ['negotiate-crooked-deal', 'attack-15'] });
    t.select('blue', 'negotiate-crooked-deal');
    t.offer('red', { blue: ['highest-attack'], red: ['colony red/1'] });
    t.accept('blue');
    t.run();
    expect(t.events('deal-made')).toHaveLength(1);
    expect(t.hand('red')).toEqual(['attack-15']);
    expect(lost(t)).toEqual([0, 0]);
  });

  it('[incursion-crooked-02] brings one extra card of compensation', () => {
    const t = beaten('negotiate-crooked-deal');
    t.run();
    expect(t.warp('blue')).toBe(4);
    expect(t.events('compensated')).toEqual([{ who: t.seat('blue'), from: t.seat('red'), n: 5 }]);
    const plain = beaten('negotiate');
    plain.run();
    expect(plain.hand('blue')).toHaveLength(4);
    // Two for a single ship, and nothing to add to for none.
    for (const [ships, cards] of [
      [1, 2],
      [0, 0],
    ]) {
      const few = beaten('negotiate-crooked-deal', { ships: { blue: { 'blue/1': ships } } });
      few.run();
      expect(few.hand('blue')).toHaveLength(cards);
    }
  });

  it('[incursion-crooked-03] [incursion-crooked-04] after a failed deal its player loses a ship less', () => {
    expect(lost(failing('negotiate', 'negotiate'))).toEqual([3, 3]);
    expect(lost(failing('negotiate-crooked-deal', 'negotiate'))[0]).toBe(2);
  });

  it('[incursion-crooked-03] [incursion-crooked-04] after a failed deal its opponent loses a ship more', () => {
    expect(lost(failing('negotiate-crooked-deal', 'negotiate'))[1]).toBe(4);
    expect(lost(failing('negotiate', 'negotiate-crooked-deal'))).toEqual([4, 2]);
  });

  it('[incursion-crooked-05] two of them cancel each other', () => {
    expect(lost(failing('negotiate-crooked-deal', 'negotiate-crooked-deal'))).toEqual([3, 3]);
  });

  it('is asked of each dealer exactly so', () => {
    const t = fight({ red: ['negotiate-crooked-deal'], blue: ['negotiate'] });
    t.leave('red');
    expect(t.until('red', 'deal.penalty')).toMatchObject({ min: 2, max: 2 });
    t.plan('red', 'deal.penalty', { 'red/2': 2 });
    expect(t.until('blue', 'deal.penalty')).toMatchObject({ min: 4, max: 4 });
  });

  it('[faq-empath-1] Empath makes a plain negotiate of an attack, also where it meets a special one', () => {
    const t = fight({ red: ['attack-08'], blue: ['negotiate-crooked-deal'] }, { red: 'empath' });
    t.use('red', 'empath');
    t.leave('red');
    t.run();
    // The attack has become a negotiate without anything to say: only blue's card changes the price.
    expect(t.events('outcome')).toMatchObject([{ kind: 'deal' }]);
    expect(lost(t)).toEqual([4, 2]);
  });
});

describe('negotiates are not all alike', () => {
  it('a Diplomat says which one is played', () => {
    const t = fight(
      { red: ['attack-08'], blue: ['attack-10'], yellow: ['negotiate', 'negotiate-crooked-deal', 'negotiate-crooked-deal'] },
      { yellow: 'diplomat' },
    );
    t.use('yellow', 'diplomat');
    t.until('yellow', 'diplomat.card');
    expect(t.options('yellow').sort()).toEqual(['negotiate', 'negotiate-crooked-deal']);
  });

  it('a Gambler who claims one has what it says', () => {
    const t = fight({ red: ['attack-08'], blue: ['negotiate'] }, { red: 'gambler' });
    t.use('red', 'gambler');
    t.plan('red', 'gambler.claim', 'negotiate-crooked-deal');
    t.plan('blue', 'gambler.challenge', false);
    t.leave('red');
    t.run();
    expect(lost(t)).toEqual([2, 4]);
  });

  it('cards of the new types can be asked for in a deal', () => {
    const t = fight({ red: ['negotiate', 'kicker-x2', 'rift-3'], blue: ['negotiate'] });
    t.select('red', 'negotiate');
    t.offer('blue', { red: ['kicker'], blue: ['colony blue/2'] });
    t.accept('red');
    t.run();
    expect(t.hand('blue')).toEqual(['kicker-x2']);
  });
});

describe('Faulty Translator', () => {
  it('[dominion-negotiate-02] with a Crooked Deal both count: three ships for one, one for the other', () => {
    const t = failing('negotiate-faulty-translator', 'negotiate-crooked-deal');
    expect(lost(t)).toEqual([3, 1]);
    expect(lost(failing('negotiate-crooked-deal', 'negotiate-faulty-translator'))).toEqual([1, 3]);
  });

  it('the deal is without words, and costs each a ship less when it fails', () => {
    const t = failing('negotiate', 'negotiate-faulty-translator');
    expect(t.events('deal-wordless')).toEqual([{ parties: [t.seat('red'), t.seat('blue')] }]);
    expect(lost(t)).toEqual([2, 2]);
  });

  it('takes compensation from an ally of the opponent, of its choice', () => {
    const t = beaten('negotiate-faulty-translator', { ships: { blue: { 'blue/1': 2 } } });
    t.invite('red', 'purple', 'yellow');
    t.ally('purple', 'offense', { 'purple/1': 1 });
    t.ally('yellow', 'offense', { 'yellow/1': 1 });
    t.until('blue', 'faulty-translator.from');
    expect(t.question('blue')?.data).toEqual({ n: 2 });
    expect(t.options('blue')).toEqual(['yellow', 'purple']);
    t.answer('blue', 'purple');
    t.run();
    expect(t.hand('blue')).toEqual(['attack-04', 'attack-04']);
    expect(t.hand('red')).toHaveLength(SPOILS.length);
  });

  it('from the opponent if there is no ally', () => {
    const t = beaten('negotiate-faulty-translator');
    t.run();
    expect(t.events('compensated')).toEqual([{ who: t.seat('blue'), from: t.seat('red'), n: 4 }]);
  });
});

describe('Epic Oratory', () => {
  it('[dominion-negotiate-03] beaten by an attack: compensation twice over, or its own ships stay out of the warp', () => {
    const cards = beaten('negotiate-epic-oratory');
    cards.until('blue', 'epic-oratory');
    expect(cards.options('blue')).toEqual(['cards', 'ships']);
    cards.plan('blue', 'epic-oratory', 'cards');
    cards.run();
    expect(cards.warp('blue')).toBe(4);
    expect(cards.hand('blue')).toHaveLength(8);

    const ships = beaten('negotiate-epic-oratory');
    ships.invite('blue', 'purple');
    ships.ally('purple', 'defense', { 'purple/1': 2 });
    ships.plan('blue', 'epic-oratory', 'ships');
    ships.plan('blue', 'ships.return', { 'blue/2': 1, 'blue/3': 3 });
    ships.run();
    // Its own ships alone: those of the ally are lost, and nothing is compensated.
    expect([ships.warp('blue'), ships.warp('purple')]).toEqual([0, 2]);
    expect([ships.ships('blue', 'blue/1'), ships.ships('blue', 'blue/3')]).toEqual([0, 7]);
    expect(ships.hand('blue')).toEqual([]);
    expect(ships.ships('red', 'blue/1')).toBe(3);
  });

  it('[dominion-negotiate-03] as the offense too; the choice is about the ships that lose and nothing else', () => {
    const cards = ['attack-04', 'attack-14', 'attack-07', 'attack-09', 'attack-11', 'attack-13', 'attack-15'];
    const t = fight({ red: ['negotiate-epic-oratory'], blue: ['attack-08', ...cards] });
    t.select('blue', 'attack-08');
    t.plan('red', 'epic-oratory', 'cards');
    t.run();
    expect([t.warp('red'), t.hand('red').length]).toEqual([3, 6]);
    // A ship that is zapped afterwards is lost.
    const hands = { red: ['attack-08', 'attack-40'], blue: ['negotiate-epic-oratory'], purple: ['ship-zap'] };
    const u = fight(hands, {}, { options: { rewards: 'dominion' } });
    u.select('red', 'attack-08');
    u.plan('blue', 'epic-oratory', 'ships');
    u.plan('blue', 'ships.return', { 'blue/2': 4 });
    u.until('red', 'encounter.second');
    expect([u.warp('blue'), u.hand('blue')]).toEqual([0, []]);
    u.raise('purple', 'ship-zap');
    u.plan('purple', 'ship-zap', { 'blue/2@blue': 1 });
    u.plan('red', 'encounter.second', false);
    u.run();
    expect([u.warp('blue'), u.ships('blue', 'blue/2')]).toEqual([1, 7]);
    // Ships that have no colony to go to are lost all the same, and compensated as usual.
    const ships = { blue: { 'blue/2': 0, 'blue/3': 0, 'blue/4': 0, 'blue/5': 0, warp: 16 } };
    const lost4 = beaten('negotiate-epic-oratory', { ships });
    lost4.plan('blue', 'epic-oratory', 'ships');
    lost4.run();
    expect([lost4.warp('blue'), lost4.hand('blue').length]).toEqual([20, 4]);
  });

  it('[dominion-negotiate-03] there is nothing to choose if it wins, if both lose, or if no attack has beaten it', () => {
    const human = { red: 'human' };
    const zap = ['attack-04', 'cosmic-zap'];
    // Zapped, the Human wins with a negotiate against a negotiate, and with the oratory itself.
    const talk = fight({ red: ['negotiate'], blue: ['negotiate-epic-oratory'], purple: zap }, human);
    talk.zap('purple', 'human');
    talk.run();
    expect([talk.events('won'), talk.warp('blue')]).toMatchObject([[{ who: [0] }], 4]);
    const winner = fight({ red: ['negotiate-epic-oratory'], blue: ['attack-20'], purple: zap }, human);
    winner.zap('purple', 'human');
    winner.run();
    expect(winner.events('won')).toMatchObject([{ who: [0] }]);
    const ruin = fight({ red: ['attack-08', 'kicker-x1-self-destruct'], blue: ['negotiate-epic-oratory'] });
    ruin.use('red', 'kicker-x1-self-destruct');
    ruin.run();
    expect(ruin.warp('blue')).toBe(4);
    for (const t of [talk, winner, ruin]) expect(t.story()).not.toContain('answers epic-oratory');
  });

  it('is no choice for anybody when it deals, or when the other side shows no attack', () => {
    const t = failing('negotiate', 'negotiate-epic-oratory');
    expect(t.events('oratory')).toEqual([]);
  });

  it('[dominion-negotiate-04] in a deal each may gain up to two colonies', () => {
    const t = fight({ red: ['negotiate'], blue: ['negotiate-epic-oratory'] });
    t.offer('red', { red: ['colony red/1', 'colony red/2'], blue: ['colony blue/1', 'colony blue/2'] });
    t.accept('blue');
    for (const n of [1, 2]) {
      t.plan('red', 'deal.found', { 'red/5': 1 }, { planet: `blue/${n}` });
      t.plan('blue', 'deal.found', { 'blue/5': 1 }, { planet: `red/${n}` });
    }
    t.run();
    expect([t.foreign('red'), t.foreign('blue')]).toEqual([2, 2]);

    const three = fight({ red: ['negotiate'], blue: ['negotiate-epic-oratory'] });
    three.offer('red', { red: ['colony red/1', 'colony red/2', 'colony red/3'] });
    expect(() => three.run()).toThrow('cannot answer deal');
    const plain = fight({ red: ['negotiate'], blue: ['negotiate'] });
    plain.offer('red', { red: ['colony red/1', 'colony red/2'] });
    expect(() => plain.run()).toThrow('cannot answer deal');
  });

  it('[dominion-negotiate-05] without a deal both lose three ships', () => {
    expect(lost(failing('negotiate', 'negotiate-epic-oratory'))).toEqual([3, 3]);
  });

  it('[faq-diplomat-1] a deal of three brings each one colony at most, unless Epic Oratory is about', () => {
    const seats = { red: 'parasite', yellow: 'diplomat', blue: 'mind', purple: 'mite' };
    const deal = (blue: string): Scenario => {
      const t = fight({ red: ['attack-08'], blue: [blue], yellow: ['negotiate', 'attack-05'] }, seats);
      t.use('yellow', 'diplomat');
      t.offer('yellow', { red: ['colony red/1 > yellow'], blue: ['colony blue/2 > yellow'] });
      t.accept('red');
      t.accept('blue');
      return t;
    };
    expect(() => deal('attack-10').run()).toThrow('cannot answer deal');
    // One for each of them is fine.
    const each = fight({ red: ['attack-08'], blue: ['attack-10'], yellow: ['negotiate', 'attack-05'] }, seats);
    each.use('yellow', 'diplomat');
    each.offer('yellow', { red: ['colony red/1 > yellow'], blue: ['colony blue/2 > red'] });
    each.accept('red');
    each.accept('blue');
    each.run();
    expect([each.foreign('yellow'), each.foreign('red'), each.foreign('blue')]).toEqual([1, 1, 0]);
    const t = deal('negotiate-epic-oratory');
    t.plan('yellow', 'deal.found', { 'yellow/4': 1 });
    t.plan('yellow', 'deal.found', { 'yellow/5': 1 });
    t.run();
    expect(t.foreign('yellow')).toBe(2);
  });
});

describe('Right of Refusal', () => {
  it('lets its player discard what came as compensation', () => {
    const t = beaten('negotiate-right-of-refusal');
    const d = t.until('blue', 'right-of-refusal');
    expect(d).toMatchObject({ kind: 'some', min: 0, max: 4 });
    expect(t.options('blue').sort()).toEqual(t.hand('blue'));
    const [unwanted] = t.options('blue');
    t.answer('blue', [unwanted]);
    expect(t.hand('blue')).toHaveLength(3);
    expect(t.events('cards-discarded')).toContainEqual({ who: t.seat('blue'), cards: [unwanted] });
  });

  it('and what it received in a deal, but nothing else', () => {
    const t = fight({ red: ['negotiate', 'attack-04', 'attack-40'], blue: ['negotiate-right-of-refusal', 'attack-15'] });
    t.select('red', 'negotiate');
    t.select('blue', 'negotiate-right-of-refusal');
    t.offer('red', { red: ['attack-04', 'attack-40'], blue: ['highest-attack'] });
    t.accept('blue');
    t.until('blue', 'right-of-refusal');
    expect(t.options('blue').sort()).toEqual(['attack-04', 'attack-40']);
    t.answer('blue', ['attack-04']);
    t.run();
    expect([t.hand('blue'), t.hand('red')]).toEqual([['attack-40'], ['attack-15']]);
  });
});

describe('Self Defense', () => {
  it('brings no compensation, but for each ship its side lost the other side loses one', () => {
    const t = beaten('negotiate-self-defense', { ships: { blue: { 'blue/1': 2 } } });
    t.run();
    expect(t.warp('blue')).toBe(2);
    expect(t.hand('blue')).toEqual([]);
    expect(t.warp('red')).toBe(2);
    expect(t.ships('red', 'blue/1')).toBe(1);
  });

  it('counts the ships of its allies; the opposing main player says whose ships go', () => {
    const t = beaten('negotiate-self-defense', { ships: { blue: { 'blue/1': 1 } } });
    t.invite('red', 'purple');
    t.invite('blue', 'yellow');
    t.ally('purple', 'offense', { 'purple/1': 2 });
    t.ally('yellow', 'defense', { 'yellow/1': 2 });
    const d = t.until('red', 'self-defense.share');
    // Three must go of red's three and purple's two: red loses one at least.
    expect(d).toMatchObject({ kind: 'number', min: 1, max: 3, data: { who: t.seat('red'), n: 3 } });
    t.answer('red', 1);
    t.run();
    expect([t.warp('red'), t.warp('purple')]).toEqual([1, 2]);
    expect(t.ships('red', 'blue/1')).toBe(2);
    expect(t.ships('purple', 'blue/1')).toBe(0);
  });

  it('takes all ships when there are not enough', () => {
    const t = beaten('negotiate-self-defense');
    t.run();
    expect([t.warp('blue'), t.warp('red')]).toEqual([4, 3]);
    expect(t.foreign('red')).toBe(0);
  });

  it('[dominion-negotiate-01] against a negotiate it is a negotiate like any other', () => {
    for (const id of ['epic-oratory', 'faulty-translator', 'right-of-refusal', 'self-defense']) {
      const t = fight({ red: ['negotiate', 'attack-40'], blue: [`negotiate-${id}`] });
      t.select('red', 'negotiate');
      t.offer('red', { red: ['attack-40'], blue: ['colony blue/2'] });
      t.accept('blue');
      t.run();
      expect(t.events('outcome')).toMatchObject([{ kind: 'deal' }]);
      expect(t.foreign('red')).toBe(1);
      expect(lost(t)).toEqual([0, 0]);
      // And against an attack it loses, whatever the totals.
      const u = fight({ red: ['attack-00'], blue: [`negotiate-${id}`] });
      u.run();
      expect(u.events('outcome')).toMatchObject([{ kind: 'won', winner: 0, how: 'attack' }]);
    }
  });
});
