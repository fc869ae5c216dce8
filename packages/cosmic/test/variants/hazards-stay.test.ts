import { questionFor } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { discardedHazards, hazardTable, inPlay } from './hazards.ts';
import { SEATS } from './variant-table.ts';

describe('Alliance', () => {
  it('binds the offense and another player for the rest of the game: a ship on the card, and each must invite the other', () => {
    const t = hazardTable('alliance', {
      destiny: ['blue!', 'purple', 'blue'],
      hands: { red: ['attack-20', 'attack-15', 'attack-14'], blue: ['attack-04', 'attack-05'], yellow: ['attack-06'] },
      ships: { yellow: { 'yellow/1': 5, 'yellow/2': 3 } },
    });
    expect(t.until('red', 'hazard-alliance.ship')).toMatchObject({ kind: 'spread', min: 1, max: 1 });
    t.answer('red', { 'red/1': 1 });
    expect(t.options('red')).toEqual(['blue', 'yellow', 'purple']);
    t.answer('red', 'yellow');
    expect(t.events('alliance-sworn')).toEqual([{ a: 0, b: 2 }]);
    expect(t.ships('red', 'red/1')).toBe(3);
    expect((t.view('purple').hazards as { partners: unknown }).partners).toEqual([[0, 2]]);
    // Red may leave purple out, but not yellow.
    const d = t.until('red', 'alliance.invite');
    expect(d).toMatchObject({ kind: 'some', min: 1, max: 2, options: ['player:2', 'player:3'] });
    expect(() => t.answer('red', ['purple'])).toThrow('cannot answer');
    t.answer('red', ['yellow']);
    // Blue is bound to nobody.
    expect(t.until('blue', 'alliance.invite')).toMatchObject({ min: 0 });
    t.run();
    expect(inPlay(t)).toEqual(['alliance']);
    expect(discardedHazards(t)).toEqual([]);
    // In the next turn blue, against purple, may leave out whom it likes.
    t.runWhile(() => questionFor(t.table, 1)?.tag !== 'alliance.invite');
    expect(t.question('blue')).toMatchObject({ min: 0, fallback: [] });
    // Yellow, when its turn comes, is bound as well.
    t.runWhile(() => questionFor(t.table, 2)?.tag !== 'alliance.invite');
    expect(t.question('yellow')).toMatchObject({ min: 1, fallback: ['player:0'] });
  });

  it('lets two of them who meet as main players fight, and invite as they like', () => {
    const t = hazardTable('alliance');
    t.plan('red', 'hazard-alliance.ship', { 'red/1': 1 });
    t.plan('red', 'hazard-alliance.partner', 'blue');
    expect(t.until('red', 'alliance.invite')).toMatchObject({ min: 0, options: ['player:2', 'player:3'] });
  });

  it('comes to nothing without a ship to put on it', () => {
    const t = hazardTable('alliance', { ships: { red: { warp: 20 } }, options: { house: { noColony: 'gate' } } });
    t.runTo('alliance');
    expect(t.events('hazard-drawn')).toHaveLength(1);
    expect(t.events('alliance-sworn')).toEqual([]);
    expect(t.until('red', 'alliance.invite')).toMatchObject({ min: 0 });
  });
});

describe('The Cosmic Guardian', () => {
  const fight = (red: string, blue: string, seats = SEATS) =>
    hazardTable('cosmic-guardian', { hands: { red: [red], blue: [blue] } }, seats);

  it('makes negotiates of attacks above 20, of all of them', () => {
    const t = fight('attack-40', 'attack-30');
    t.run();
    expect(t.events('card-changed')).toEqual([
      { who: 0, type: 'negotiate', value: 0 },
      { who: 1, type: 'negotiate', value: 0 },
    ]);
    expect(t.why('card-changed')[0]).toBe('card:hazard:cosmic-guardian');
    expect(t.events('deal-open')).toHaveLength(1);
  });

  it('R34.6 leaves 20 alone, but not 23', () => {
    const high = fight('attack-23', 'attack-15');
    high.run();
    expect(high.events('card-changed')).toEqual([{ who: 0, type: 'negotiate', value: 0 }]);
    const t = fight('attack-20', 'attack-15');
    t.run();
    expect(t.events('card-changed')).toEqual([]);
    expect(t.events('outcome')).toMatchObject([{ winner: 0 }]);
  });

  it('looks again while reinforcements are played: a kicker may be raised there', () => {
    const hands = { red: ['attack-10', 'kicker-x2', 'flare:lizard', 'reinforcement-3'], blue: ['attack-15'] };
    const t = hazardTable('cosmic-guardian', { hands, options: { hazards: true, rewards: 'both' } });
    t.use('red', 'kicker-x2');
    t.use('red', 'flare:lizard', { at: 'window:reveal.reinforce' });
    t.plan('red', 'lizard.raise', 'kicker');
    t.run();
    expect(t.events('card-changed')).toEqual([{ who: 0, type: 'negotiate', value: 0 }]);
    expect(t.events('outcome')).toMatchObject([{ winner: 1, how: 'attack' }]);
  });

  it('[faq-hazards-06] looks at the value that effects have made, like that of Mirror', () => {
    // Blue is Mirror: 13 becomes 31, which is too high, and 12 becomes 21.
    const t = fight('attack-13', 'attack-20');
    t.use('blue', 'mirror');
    t.run();
    expect(t.events('card-changed')).toEqual([
      { who: 0, type: 'attack', value: 31 },
      { who: 1, type: 'attack', value: 2 },
      { who: 0, type: 'negotiate', value: 0 },
    ]);
    expect(t.events('won')).toMatchObject([{ who: [1] }]);
    // A card that was too high and is not any more stays an attack: effects of players come first.
    const low = fight('attack-30', 'attack-11');
    low.use('blue', 'mirror');
    low.run();
    expect(low.events('outcome')).toMatchObject([{ winner: 1 }]);
    expect(low.events('card-changed')).toEqual([{ who: 0, type: 'attack', value: 3 }]);
  });

  it('[faq-hazards-06] also at a value that comes about late, while reinforcements are played', () => {
    // Twice 10 is not too high; with the flare of the Lizard the kicker makes it three times 10.
    const t = hazardTable('cosmic-guardian', {
      hands: { red: ['attack-10', 'kicker-x2', 'flare:lizard'], blue: ['attack-20'] },
      options: { rewards: 'incursion' },
    });
    t.use('red', 'kicker-x2');
    t.use('red', 'flare:lizard', { at: 'window:reveal.reinforce' });
    t.plan('red', 'lizard.raise', 'kicker');
    t.run();
    expect(t.events('card-changed')).toEqual([{ who: 0, type: 'negotiate', value: 0 }]);
    expect(t.events('won')).toMatchObject([{ who: [1] }]);
  });

  it('is there for the encounters that follow the one it was drawn in', () => {
    const hands = { red: ['attack-20', 'attack-30'], blue: ['attack-06', 'attack-08'], yellow: ['attack-01'] };
    const t = hazardTable('cosmic-guardian', { hands });
    t.select('red', 'attack-20');
    t.plan('red', 'encounter.second', true);
    t.run();
    expect(t.events('card-changed')).toEqual([]);
    t.run();
    expect(t.events('card-changed')).toEqual([{ who: 0, type: 'negotiate', value: 0 }]);
  });

  it('works from the table, however it came there', () => {
    const hands = { red: ['attack-30'], blue: ['attack-06'] };
    const t = hazardTable(null, { hazards: ['cosmic-guardian'], destiny: ['blue', 'yellow'], hands });
    t.run();
    expect(t.events('won')).toMatchObject([{ who: [1] }]);
    expect(inPlay(t)).toEqual(['cosmic-guardian']);
  });
});

describe('The Entropy Beast', () => {
  it('devours the planet with most ships on a wild or special destiny card', () => {
    const t = hazardTable(null, {
      hazards: ['entropy-beast'],
      destiny: ['wild'],
      ships: { yellow: { 'yellow/3': 6 }, purple: { 'yellow/3': 1 } },
    });
    t.plan('red', 'destiny.wild', 'blue');
    t.runTo('launch');
    expect(t.events('planet-removed')).toEqual([{ planet: 'yellow/3', keeper: null }]);
    expect([t.warp('yellow'), t.warp('purple')]).toEqual([6, 1]);
    expect(t.why('planet-removed')[0]).toBe('card:hazard:entropy-beast');
    const special = hazardTable(null, {
      hazards: ['entropy-beast'],
      destiny: ['most-cards-in-hand'],
      ships: { purple: { 'purple/1': 6 } },
    });
    special.runTo('launch');
    expect(special.events('planet-removed')).toEqual([{ planet: 'purple/1', keeper: null }]);
  });

  it('lets the offense decide between equals, and leaves colour cards alone', () => {
    const t = hazardTable(null, { hazards: ['entropy-beast'], destiny: ['wild'] });
    expect(t.until('red', 'entropy-beast.planet')).toMatchObject({ kind: 'choose' });
    expect(t.options('red')).toHaveLength(20);
    t.answer('red', 'purple/4');
    t.plan('red', 'destiny.wild', 'blue');
    t.runTo('launch');
    expect(t.warp('purple')).toBe(4);
    const colour = hazardTable('entropy-beast');
    colour.run();
    expect(colour.events('planet-removed')).toEqual([]);
  });

  it('[faq-hazards-04] everybody loses when a home system falls below three planets, whatever caused it', () => {
    const t = hazardTable(null, {
      hazards: ['entropy-beast'],
      destiny: ['blue'],
      gone: ['yellow/1', 'yellow/2'],
      completed: { blue: ['omega-missile'] },
      options: { technology: true },
    });
    t.use('blue', 'tech:omega-missile');
    t.plan('blue', 'omega-missile.planet', 'yellow/3');
    t.run();
    expect(t.over()).toBe(true);
    expect(t.winners()).toEqual([]);
    expect(t.state.wonBy).toBe('entropy-beast');
  });

  it('[faq-hazards-04] [faq-hazards-09] also when a system had fewer than three before it came into play', () => {
    const t = hazardTable('entropy-beast', { gone: ['purple/1', 'purple/2', 'purple/3'] });
    expect(t.over()).toBe(true);
    expect(t.winners()).toEqual([]);
    // Three are enough.
    const three = hazardTable('entropy-beast', { gone: ['purple/1', 'purple/2'] });
    expect(three.over()).toBe(false);
  });
});

describe('The Witness', () => {
  const few = { red: { 'red/1': 0, 'red/2': 0, 'red/3': 0, 'blue/1': 2 } };

  it('gives back powers that were lost for want of home colonies, and nobody loses one', () => {
    const t = hazardTable('witness', { ships: few });
    expect(t.events('power-regained')).toEqual([{ who: 0, alien: 'hacker' }]);
    expect(t.sheet('hacker').down).toBe(false);
    t.run();
    expect(t.sheet('hacker').down).toBe(false);
  });

  it('takes that with it when something drives it away', () => {
    const t = hazardTable('cosmic-guardian', { hazards: ['witness'], ships: few });
    expect(t.sheet('hacker').down).toBe(true);
    expect(inPlay(t)).toEqual(['cosmic-guardian']);
  });
});
