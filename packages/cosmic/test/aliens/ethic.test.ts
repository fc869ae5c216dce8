import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';
import { hazardTable } from '../variants/hazards.ts';

const seats = { red: 'ethic', yellow: 'void', blue: 'mite', purple: 'healer' };
/** Red attacks with three ships and loses. */
function beaten(red: readonly string[], blue: readonly string[], more: object = {}) {
  const t = table(seats, {
    turn: 'red',
    destiny: ['blue'],
    hands: { red, yellow: ['attack-05'], blue },
    deck: ['attack-01', 'attack-07', 'attack-09'],
    ...more,
  });
  t.aim('red', 'blue/1');
  t.send('red', { 'red/1': 3 });
  t.select('red', red[0]);
  t.select('blue', blue[0]);
  return t;
}

describe('Ethic', () => {
  it('collects compensation after losing a fight of attacks', () => {
    const t = beaten(['attack-04'], ['attack-20', 'morph', 'quash', 'attack-30', 'attack-23']);
    expect(t.until('red', 'ethic.deck')).toMatchObject({ kind: 'number', min: 0, max: 3, data: { n: 3 } });
    t.answer('red', 0);
    expect(t.events('compensated')).toEqual([{ who: t.seat('red'), from: t.seat('blue'), n: 3 }]);
    expect([t.hand('red').length, t.hand('blue').length]).toEqual([3, 1]);
    expect(t.events('power-used')).toContainEqual({ who: t.seat('red'), alien: 'ethic', clause: 'use' });
  });

  it('collects as the defense, for the ships that were on the planet', () => {
    const t = table(
      { ...seats, red: 'mite', blue: 'ethic' },
      {
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['attack-40', 'morph', 'quash', 'attack-12', 'attack-14'], yellow: ['attack-05'], blue: ['attack-04'] },
      },
    );
    t.select('red', 'attack-40');
    expect(t.until('blue', 'ethic.deck')).toMatchObject({ max: 4 });
    t.answer('blue', 0);
    expect(t.hand('blue')).toHaveLength(4);
  });

  it('may draw some or all of any compensation from the deck instead', () => {
    const some = beaten(['attack-04'], ['attack-20', 'morph', 'quash', 'attack-30', 'attack-23']);
    some.plan('red', 'ethic.deck', 2);
    some.run();
    expect(some.hand('red')).toEqual(expect.arrayContaining(['attack-01', 'attack-07']));
    expect([some.hand('red').length, some.hand('blue').length]).toEqual([3, 3]);

    // It is compensation for a negotiate, so the power is not used.
    const all = beaten(['negotiate'], ['attack-20', 'morph']);
    all.plan('red', 'ethic.deck', 3);
    all.run();
    expect(all.hand('red')).toEqual(['attack-01', 'attack-07', 'attack-09']);
    expect(all.hand('blue')).toEqual(['morph']);
    expect(all.events('power-used').filter((x) => x.alien === 'ethic')).toEqual([]);
  });

  it('collects nothing when it is zapped, but still draws from the deck for a negotiate', () => {
    const zapped = beaten(['attack-04'], ['attack-20', 'cosmic-zap', 'morph']);
    zapped.zap('blue', 'ethic');
    zapped.run();
    expect(zapped.events('compensated')).toEqual([]);
  });

  it('collects nothing unless it has lost and both were attacks', () => {
    const won = beaten(['attack-30'], ['attack-20', 'morph']);
    won.run();
    expect(won.events('compensated')).toEqual([]);
    const talked = table(
      { ...seats, red: 'mite', blue: 'ethic' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['negotiate'], yellow: ['attack-05'], blue: ['attack-04', 'morph'] } },
    );
    talked.select('blue', 'attack-04');
    talked.run();
    // The compensation of the other one.
    expect(talked.events('compensated')).toEqual([{ who: talked.seat('red'), from: talked.seat('blue'), n: 1 }]);
    expect(talked.story()).not.toContain('ethic.deck');

    // An ally is not compensated.
    const ally = table(
      { ...seats, red: 'healer', purple: 'ethic' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-40', 'morph'], yellow: ['attack-05'], blue: ['attack-04'] } },
    );
    ally.aim('red', 'blue/1');
    ally.invite('blue', 'purple');
    ally.ally('purple', 'defense', { 'purple/1': 2 });
    ally.run();
    expect([ally.events('compensated'), ally.events('power-used').filter((x) => x.alien === 'ethic')]).toEqual([[], []]);
  });

  it('collects for a single ship, and nothing for ships that did not go to the warp', () => {
    const one = table(seats, { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04'], blue: ['attack-20', 'morph'] } });
    one.aim('red', 'blue/1');
    one.send('red', { 'red/1': 1 });
    one.plan('red', 'ethic.deck', 0);
    one.select('blue', 'attack-20');
    one.run();
    expect(one.events('compensated')).toEqual([{ who: one.seat('red'), from: one.seat('blue'), n: 1 }]);

    const none = table(
      { ...seats, blue: 'void', yellow: 'mite' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04'], blue: ['attack-20', 'morph'] } },
    );
    none.aim('red', 'blue/1');
    none.select('blue', 'attack-20');
    none.run();
    expect(none.events('power-used').map((x) => x.alien)).toEqual(['void']);
  });

  it('may draw from the deck as many as are due, though its opponent has fewer cards', () => {
    const t = beaten(['attack-04'], ['attack-20', 'morph']);
    expect(t.until('red', 'ethic.deck')).toMatchObject({ min: 0, max: 3 });
    t.answer('red', 3);
    expect([t.hand('red'), t.hand('blue')]).toEqual([['attack-01', 'attack-07', 'attack-09'], ['morph']]);
  });

  it('[faq-ethic-1] is stopped by Ionic Gas', () => {
    const t = beaten(['attack-04'], ['attack-20', 'ionic-gas', 'morph']);
    t.use('blue', 'ionic-gas');
    t.run();
    expect(t.events('compensated')).toEqual([]);
    expect(t.events('power-used').filter((x) => x.alien === 'ethic')).toEqual([]);
    expect(t.hand('blue')).toEqual(['morph']);
    // It was there to be stopped.
    const plain = beaten(['attack-04'], ['attack-20', 'morph']);
    plain.plan('red', 'ethic.deck', 0);
    plain.run();
    expect(plain.events('compensated')).toHaveLength(1);
  });

  describe('wild', () => {
    const others = { red: 'healer', yellow: 'void', blue: 'mite', purple: 'trader' };
    // Red heals, and draws a card for it, as often as ships are lost.
    const position = {
      turn: 'blue',
      destiny: ['yellow'],
      hands: { red: ['attack-10', 'flare:ethic', 'quash'], yellow: ['attack-20', 'attack-12'], blue: ['attack-04'], purple: ['plague'] },
      deck: ['attack-01', 'attack-07', 'attack-09'],
    } as const;

    it('gives away what was just drawn, and may do so again in the same encounter', () => {
      const t = table(others, position);
      t.use('purple', 'plague');
      t.plan('purple', 'plague', 'yellow');
      t.plan('yellow', 'plague.card', 'attack-12');
      t.use('red', 'healer');
      expect(t.untilOffered('red', 'flare:ethic')).toEqual(['flare:ethic', 'pass']);
      t.answer('red', 'flare:ethic');
      // One card was drawn: only that one can go.
      expect([t.question('red'), t.options('red')]).toMatchObject([{ tag: 'ethic.give', max: 1 }, ['attack-01']]);
      t.answer('red', ['attack-01']);
      expect(t.options('red')).toEqual(['yellow', 'blue', 'purple']);
      t.answer('red', 'purple');
      expect(t.hand('purple')).toEqual(['attack-01']);
      // Blue loses, red heals and draws again.
      t.use('red', 'healer');
      expect(t.untilOffered('red', 'ethic.conscience')).toEqual(['ethic.conscience', 'pass']);
      t.answer('red', 'ethic.conscience');
      t.answer('red', 'yellow');
      expect(t.hand('yellow')).toContain('attack-07');
      expect(t.hand('red')).toEqual(['attack-10', 'flare:ethic', 'quash']);
    });

    it('may be played without giving anything yet, for what is drawn later', () => {
      const t = table(others, position);
      t.use('purple', 'plague');
      t.plan('purple', 'plague', 'yellow');
      t.plan('yellow', 'plague.card', 'attack-12');
      t.use('red', 'healer');
      t.use('red', 'flare:ethic');
      expect(t.until('red', 'ethic.give')).toMatchObject({ min: 0 });
      t.answer('red', []);
      expect([t.events('cards-given'), t.hand('red')]).toEqual([[], ['attack-01', 'attack-10', 'flare:ethic', 'quash']]);
      // The flare has been played: it works for the next draw, of which all three may still go.
      t.use('red', 'healer');
      expect(t.untilOffered('red', 'ethic.conscience')).toEqual(['ethic.conscience', 'pass']);
      t.answer('red', 'ethic.conscience');
      t.answer('red', 'yellow');
      expect(t.events('cards-given')).toHaveLength(1);
      expect(t.hand('red')).toEqual(['attack-01', 'attack-10', 'flare:ethic', 'quash']);
    });

    it('counts what was given: two, then one more', () => {
      const t = table(others, {
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['quash'], yellow: ['attack-20'], blue: ['attack-04'], purple: ['plague'] },
        deck: ['flare:ethic', 'attack-07', 'attack-09', 'attack-01', 'attack-04', 'attack-30', 'morph', 'attack-05'],
      });
      t.use('red', 'flare:ethic');
      t.until('red', 'ethic.give');
      t.answer('red', ['attack-01', 'attack-04']);
      for (const to of ['blue', 'blue']) t.answer('red', to);
      t.use('purple', 'plague');
      t.plan('purple', 'plague', 'yellow');
      t.use('red', 'healer');
      expect(t.untilOffered('red', 'ethic.conscience')).toEqual(['ethic.conscience', 'pass']);
      expect(t.encounter().phase).toBe('regroup');
      t.answer('red', 'ethic.conscience');
      t.answer('red', 'purple');
      expect(t.hand('purple')).toHaveLength(1);
    });

    it('gives nothing for what another draws though gifts are left', () => {
      const t = table(others, { ...position, hands: { ...position.hands, blue: ['attack-04', 'flare:genius'] } });
      t.use('purple', 'plague');
      t.plan('purple', 'plague', 'yellow');
      t.plan('yellow', 'plague.card', 'attack-12');
      t.use('red', 'healer');
      t.use('red', 'flare:ethic');
      t.until('red', 'ethic.give');
      t.answer('red', []);
      t.strict('red');
      t.use('blue', 'flare:genius');
      t.plan('blue', 'genius.who', ['purple']);
      t.runTo('planning');
      expect(t.hand('purple')).toHaveLength(1);
    });

    it('gives away three cards at most', () => {
      // The offense has no encounter card and draws a new hand of eight.
      const t = table(others, {
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['quash'], yellow: ['attack-20'], blue: ['attack-04'], purple: ['plague'] },
        deck: ['flare:ethic', 'attack-07', 'attack-09', 'attack-01', 'attack-04', 'attack-30', 'morph', 'attack-05'],
      });
      expect(t.untilOffered('red', 'flare:ethic')).toEqual(['flare:ethic', 'pass']);
      t.answer('red', 'flare:ethic');
      expect(t.question('red')).toMatchObject({ tag: 'ethic.give', kind: 'some', min: 0, max: 3 });
      // What has been drawn before is not for giving, nor the flare that is being played.
      expect(t.options('red')).toEqual(['attack-07', 'attack-09', 'attack-01', 'attack-04', 'attack-30', 'morph', 'attack-05']);
      t.answer('red', ['attack-01', 'attack-04', 'attack-05']);
      for (const to of ['blue', 'blue', 'purple']) t.answer('red', to);
      expect(t.hand('purple')).toEqual(['attack-05', 'plague']);
      // Red heals whoever is struck and draws a card: no more gifts.
      t.use('purple', 'plague');
      t.plan('purple', 'plague', 'yellow');
      t.use('red', 'healer');
      t.strict('red');
      t.runTo('launch');
      t.done();
      expect(t.hand('red')).toHaveLength(6);
    });

    it('not for what others draw', () => {
      const t = table(others, {
        ...position,
        turn: 'purple',
        hands: { ...position.hands, purple: ['quash'], red: ['attack-10', 'flare:ethic'] },
      });
      t.strict('red');
      t.runTo('launch');
      expect(t.hand('purple')).toHaveLength(8);
    });
  });

  describe('super', () => {
    it('names how many cards it takes, and may still draw some of them from the deck', () => {
      const t = beaten(['attack-04', 'flare:ethic'], ['attack-20', 'morph', 'quash', 'attack-30', 'attack-23', 'attack-12']);
      expect(t.untilOffered('red', 'flare:ethic')).toEqual(['flare:ethic', 'pass']);
      t.answer('red', 'flare:ethic');
      expect(t.question('red')).toMatchObject({ tag: 'ethic.amount', kind: 'number', min: 0, max: 8 });
      t.answer('red', 6);
      expect(t.question('red')).toMatchObject({ tag: 'ethic.deck', min: 0, max: 6 });
      t.answer('red', 2);
      t.run();
      expect(t.events('compensated')).toEqual([{ who: t.seat('red'), from: t.seat('blue'), n: 4 }]);
      expect(t.hand('red')).toHaveLength(7);
    });

    it('may take nothing at all', () => {
      const t = beaten(['negotiate', 'flare:ethic'], ['attack-20', 'morph']);
      t.use('red', 'flare:ethic');
      t.plan('red', 'ethic.amount', 0);
      t.run();
      expect(t.hand('blue')).toEqual(['morph']);
      expect(t.hand('red')).toEqual(['flare:ethic']);
    });

    it('is not for the compensation of others', () => {
      const t = beaten(['attack-20', 'flare:ethic', 'morph'], ['negotiate']);
      t.neverOffered('red', 'flare:ethic');
    });
  });
});

describe('Ethic where both sides lose', () => {
  const seats = { red: 'ethic', blue: 'mirror', yellow: 'sorcerer', purple: 'trader' };
  const blue = ['attack-15', 'morph', 'plague', 'quash'];

  it('has lost an encounter of two attacks, and is compensated for its ships by the opponent', () => {
    const t = hazardTable('meteor-storm', { hands: { red: ['attack-20', 'negotiate'], blue, yellow: ['attack-01'] } }, seats);
    t.send('red', { 'red/1': 2 });
    t.select('red', 'attack-20');
    t.select('blue', 'attack-15');
    t.plan('red', 'ethic.deck', 0);
    t.run();
    expect([t.events('both-lost').length, t.events('power-used').map((x) => x.alien)]).toEqual([1, ['ethic']]);
    expect(t.events('compensated')).toEqual([{ who: 0, from: 1, n: 2 }]);
    // While the encounter cards still lie there.
    expect(t.story().indexOf('compensated')).toBeLessThan(t.story().indexOf('cards-discarded'));
  });

  it('not of a kicker that destroys both sides', () => {
    const hands = { red: ['attack-20'], blue: [...blue, 'kicker-x1-self-destruct'], yellow: ['attack-01'] };
    const t = table(seats, { turn: 'red', destiny: ['blue'], options: { rewards: 'dominion' }, hands });
    t.use('blue', 'kicker-x1-self-destruct');
    t.select('blue', 'attack-15');
    t.run();
    expect([t.events('both-lost').length, t.events('compensated')]).toEqual([1, []]);
    expect(t.events('power-used')).toEqual([]);
  });
});
