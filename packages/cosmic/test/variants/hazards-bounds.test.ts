import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { hazardDeck, hazardTable } from './hazards.ts';
import { SEATS } from './variant-table.ts';

/** The numbers and moments of single hazards. */

describe('the hazard deck', () => {
  it.each([
    ['alliance', 1],
    ['black-hole', 1],
    ['cosmic-guardian', 1],
    ['cosmic-nebula', 1],
    ['cosmic-upheaval', 1],
    ['energy-fields', 2],
    ['entropy-beast', 1],
    ['galactic-council', 1],
    ['meteor-storm', 3],
    ['mirror-universe', 2],
    ['odd-victory', 2],
    ['psychic-switcheroo', 2],
    ['reward-reversal', 3],
    ['sargasso-nets', 2],
    ['sea-of-stars', 2],
    ['temporal-anomaly', 2],
    ['witness', 1],
  ])('%s: is in it %i times', (id, n) => {
    expect(hazardDeck(hazardTable(null, { destiny: ['blue'] })).filter((x) => x === id)).toHaveLength(n);
  });
});

describe('Alliance', () => {
  it('R29.3 a sworn ally who is the partner besides is invited once', () => {
    const t = hazardTable('alliance', {
      teams: [
        ['red', 'yellow'],
        ['blue', 'purple'],
      ],
      options: { teams: true },
    });
    t.plan('red', 'hazard-alliance.ship', { 'red/1': 1 });
    t.plan('red', 'hazard-alliance.partner', 'yellow');
    t.runTo('planning');
    expect(t.events('invited')[0]).toEqual({ by: 0, who: [t.seat('yellow')] });
  });
});

describe('Black Hole', () => {
  const lost = { hands: { red: ['attack-00'], blue: ['attack-20'] } };

  /** Red and its ally lose two ships each. */
  const bothLose = (ships: { [colour: string]: { out: number } }): ReturnType<typeof hazardTable> => {
    const t = hazardTable('black-hole', { ...lost, ships });
    t.send('red', { 'red/1': 1, 'red/2': 1 });
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 1, 'yellow/2': 1 });
    t.run();
    return t;
  };

  it('spares each player as many ships as that one needs, whatever it takes from others', () => {
    const t = bothLose({ red: { out: 13 }, yellow: { out: 13 } });
    expect([t.out('red'), t.warp('red'), t.out('yellow'), t.warp('yellow')]).toEqual([15, 0, 15, 0]);
    const one = bothLose({ red: { out: 15 }, yellow: { out: 0 } });
    expect([one.out('red'), one.warp('red'), one.out('yellow'), one.warp('yellow')]).toEqual([15, 2, 2, 0]);
  });

  it('takes a single ship that may go, and none of those that may not', () => {
    const last = hazardTable('black-hole', { ...lost, ships: { red: { out: 14 } } });
    last.send('red', { 'red/1': 1, 'red/2': 1 });
    last.run();
    expect([last.out('red'), last.warp('red')]).toEqual([15, 1]);
    const none = hazardTable('black-hole', { ...lost, ships: { red: { out: 15 } } });
    none.send('red', { 'red/1': 1 });
    none.run();
    expect([none.out('red'), none.warp('red')]).toEqual([15, 1]);
    expect(none.events('ships-removed')).toEqual([]);
  });
});

describe('The Cosmic Guardian', () => {
  it('R34.6 an attack of 21 counts as a negotiate', () => {
    // Mirror makes 12 of red a 21, and its own 10 a 01.
    const t = hazardTable('cosmic-guardian', { hands: { red: ['attack-12'], blue: ['attack-10'] } });
    t.use('blue', 'mirror');
    t.run();
    expect(t.events('card-changed').at(-1)).toEqual({ who: 0, type: 'negotiate', value: 0 });
    expect(t.events('won')).toMatchObject([{ who: [1] }]);
  });

  it('looks at the cards before anybody reinforces them', () => {
    const hands = { red: ['attack-30', 'reinforcement-3'], blue: ['attack-06'] };
    const t = hazardTable('cosmic-guardian', { hands });
    t.untilOffered('red', 'reinforcement-3');
    expect(t.events('card-changed')).toEqual([{ who: 0, type: 'negotiate', value: 0 }]);
  });

  it('and after whatever players do when cards are revealed: a stored card takes the place of one that is too high', () => {
    const t = hazardTable('cosmic-guardian', {
      hands: { red: ['attack-30', 'attack-10'], blue: ['attack-06'] },
      techs: { red: { 'quark-battery': 3 } },
      options: { technology: true },
    });
    t.plan('red', 'technology.action', 'complete quark-battery');
    t.plan('red', 'quark-battery.card', 'attack-10');
    t.use('red', 'tech:quark-battery');
    t.run();
    expect(t.events('card-changed').filter((x) => x.type === 'negotiate')).toEqual([]);
    expect(t.events('won')).toMatchObject([{ who: [0] }]);
  });
});

describe('Energy Fields', () => {
  it('R25.7 bring their cards when alliances are about to be formed, not before', () => {
    const t = hazardTable('energy-fields', { deck: ['attack-20', 'negotiate', 'morph', 'plague'] });
    t.runWhile(() => t.events('cards-shown').length === 0);
    expect(t.encounter().phase).toBe('alliance');
    expect(t.events('invited')).toEqual([]);
  });
});

describe('The Entropy Beast', () => {
  it('devours a planet before anything is made of the destiny card', () => {
    const t = hazardTable(null, { hazards: ['entropy-beast'], destiny: ['wild'], ships: { yellow: { 'yellow/3': 6 } } });
    t.until('red', 'destiny.wild');
    expect(t.events('planet-removed')).toEqual([{ planet: 'yellow/3', keeper: null }]);
  });
});

describe('Mirror Universe', () => {
  const discard = ['negotiate', 'morph', 'plague', 'attack-01', 'attack-04', 'attack-05', 'attack-07', 'attack-09'];

  it('the discard pile is shuffled before it is the deck', () => {
    const t = hazardTable('mirror-universe', { discard });
    t.runTo('launch');
    const deck = t.pile(Z.deck);
    expect([...deck].sort()).toEqual([...discard].sort());
    expect(deck).not.toEqual(discard);
    expect(deck).not.toEqual(discard.toReversed());
  });

  it('is a new deck for whoever waits for one', () => {
    const hands = { red: ['attack-10', 'flare:tick-tock'], blue: ['attack-06'] };
    const t = hazardTable('mirror-universe', { discard, hands });
    t.use('red', 'flare:tick-tock');
    t.plan('red', 'tick-tock.planet', 'yellow/2');
    t.plan('red', 'tick-tock.ships', { 'red/1': 1 });
    t.runTo('launch');
    expect(t.ships('red', 'yellow/2')).toBe(1);
  });
});

describe('Odd Victory', () => {
  it('does not undo a victory that a player has for certain: that of a Human whose power is zapped', () => {
    const hands = { red: ['attack-10', 'cosmic-zap'], blue: ['attack-15'] };
    const t = hazardTable('odd-victory', { hands }, { ...SEATS, red: 'human' });
    t.zap('red', 'human');
    t.run();
    expect(t.events('won')).toMatchObject([{ who: [0] }]);
  });
});

describe('Sea of Stars', () => {
  it('R5.4 survivors without a colony go where there is room: not onto a full planet of a Pygmy', () => {
    const t = hazardTable(
      'sea-of-stars',
      { hands: { red: ['attack-00'], blue: ['attack-20'] }, ships: { yellow: { warp: 20 }, purple: { 'yellow/1': 4, 'yellow/2': 3 } } },
      { ...SEATS, yellow: 'pygmy' },
    );
    t.invite('blue', 'yellow');
    t.ally('yellow', 'defense', { warp: 1 });
    t.until('yellow', 'regroup.refound');
    expect(t.options('yellow')).not.toContain('yellow/1');
    expect(t.options('yellow')).toContain('yellow/2');
  });
});
