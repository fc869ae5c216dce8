import type { ScenarioOptions } from '@parley/cosmic/testing';
import { describe, expect, it } from 'vitest';

import { fight, totals } from './rewards.ts';
import { placeOf, shipsOn } from './techs.ts';

describe('negotiates', () => {
  const rich = ['attack-40', 'attack-01', 'attack-04', 'attack-05', 'attack-06', 'attack-07', 'attack-09', 'attack-11'];

  /** Red loses with a negotiate and three ships. */
  function beaten(reds: readonly string[], blues: readonly string[] = []) {
    const t = fight({ red: ['negotiate', ...reds], blue: [...rich, ...blues], yellow: ['attack-10'] });
    t.select('blue', 'attack-40');
    return t;
  }

  it('[dominion-kicker-09] against an attack its player collects that many times the compensation', () => {
    const t = beaten(['kicker-x2']);
    t.use('red', 'kicker-x2');
    t.run();
    expect(t.warp('red')).toBe(3);
    expect(t.events('compensated')).toEqual([{ who: 0, from: 2, n: 6 }]);
  });

  it('[incursion-kicker-06] all of the hand when there are not so many cards', () => {
    const t = beaten(['kicker-x3']);
    t.use('red', 'kicker-x3');
    t.run();
    expect(t.events('compensated')).toEqual([{ who: 0, from: 2, n: 7 }]);
    expect(t.hand('blue')).toEqual([]);
    // More cards than that: three times three.
    const nine = beaten(['kicker-x3'], ['attack-13', 'attack-14', 'attack-15']);
    nine.use('red', 'kicker-x3');
    nine.run();
    expect(nine.events('compensated')).toEqual([{ who: 0, from: 2, n: 9 }]);
    expect(nine.hand('blue')).toHaveLength(1);
  });

  it('[dominion-kicker-10] three cards become six', () => {
    const t = beaten(['kicker-x2-duplicity']);
    t.use('red', 'kicker-x2-duplicity');
    t.run();
    expect(t.hand('red')).toHaveLength(6);
  });

  it('[incursion-kicker-07] three cards become six, and nought with x0', () => {
    const t = beaten(['kicker-x2']);
    t.use('red', 'kicker-x2');
    t.run();
    expect(t.hand('red')).toHaveLength(6);
    const u = beaten(['kicker-x0']);
    u.use('red', 'kicker-x0');
    u.run();
    expect(u.events('compensated')).toEqual([]);
    expect(u.hand('red')).toEqual([]);
  });

  it("[faq-kickers-5] the opponent's kicker does not touch it", () => {
    const t = beaten([], ['kicker-x3']);
    t.use('blue', 'kicker-x3');
    t.run();
    expect(t.events('compensated')).toEqual([{ who: 0, from: 2, n: 3 }]);
  });

  /** Both negotiate; red brings a kicker. */
  function talks(kicker: string, blues: readonly string[] = ['negotiate']) {
    const t = fight({ red: ['negotiate', kicker], blue: blues });
    t.use('red', kicker);
    return t;
  }

  it('[incursion-kicker-08] a deal that is made is as it would be without', () => {
    const t = talks('kicker-x3', ['negotiate', 'attack-08']);
    t.select('blue', 'negotiate');
    t.offer('blue', { blue: ['attack-08'] });
    t.accept('red');
    t.run();
    expect(t.warp('red') + t.warp('blue')).toBe(0);
    expect(t.hand('red')).toEqual(['attack-08']);
  });

  it('[dominion-kicker-11] after a failed deal the opponent loses that many times the ships', () => {
    const t = talks('kicker-x3');
    t.leave('red');
    expect(t.until('blue', 'deal.penalty')).toMatchObject({ min: 9, max: 9 });
    t.run();
    expect([t.warp('red'), t.warp('blue')]).toEqual([3, 9]);
  });

  it('[dominion-kicker-12] with x2 its player loses three and the opponent six', () => {
    const t = talks('kicker-x2-jamming-signal');
    t.leave('blue');
    t.run();
    expect([t.warp('red'), t.warp('blue')]).toEqual([3, 6]);
  });

  it('[incursion-kicker-09] nothing is lost by the opponent of x0', () => {
    const t = talks('kicker-x0');
    t.leave('blue');
    t.run();
    expect([t.warp('red'), t.warp('blue')]).toEqual([3, 0]);
  });

  it('[incursion-kicker-10] with x2 its player loses three and the opponent six', () => {
    const t = talks('kicker-x2');
    t.leave('red');
    expect(t.until('red', 'deal.penalty')).toMatchObject({ min: 3, max: 3 });
    expect(t.until('blue', 'deal.penalty')).toMatchObject({ min: 6, max: 6 });
    t.run();
    expect([t.warp('red'), t.warp('blue')]).toEqual([3, 6]);
  });

  it('works both ways when both have one', () => {
    const t = talks('kicker-x2', ['negotiate', 'kicker-x3']);
    t.use('blue', 'kicker-x3');
    t.leave('red');
    t.run();
    expect([t.warp('red'), t.warp('blue')]).toEqual([9, 6]);
  });

  it('is about the card as it counts: an attack that has become a negotiate multiplies the loss', () => {
    const t = fight({ red: ['attack-20', 'kicker-x2', 'emotion-control'], blue: ['negotiate'] });
    t.use('red', 'kicker-x2');
    t.use('red', 'emotion-control');
    t.leave('blue');
    t.run();
    expect([t.warp('red'), t.warp('blue')]).toEqual([3, 6]);
  });
});

describe('Crooked Deal', () => {
  it('[faq-kickers-3] what it adds or takes away comes first, then the kicker multiplies', () => {
    const rich = [
      'attack-40',
      'attack-01',
      'attack-04',
      'attack-05',
      'attack-06',
      'attack-07',
      'attack-09',
      'attack-11',
      'attack-13',
      'attack-15',
    ];
    const t = fight({ red: ['negotiate-crooked-deal', 'kicker-x2'], blue: rich, yellow: ['attack-10'] });
    t.select('blue', 'attack-40');
    t.use('red', 'kicker-x2');
    t.run();
    expect(t.events('compensated')).toEqual([{ who: 0, from: 2, n: 8 }]);
    const u = fight({ red: ['negotiate-crooked-deal', 'kicker-x2'], blue: ['negotiate'] });
    u.use('red', 'kicker-x2');
    u.leave('red');
    u.run();
    expect([u.warp('red'), u.warp('blue')]).toEqual([2, 8]);
  });
});

describe('kickers with a text of their own', () => {
  it('[dominion-kicker-13] Give War a Chance multiplies an attack card by four, and nothing else', () => {
    const t = fight({ red: ['attack-10', 'kicker-x4-give-war-a-chance'], blue: ['attack-20'] });
    t.use('red', 'kicker-x4-give-war-a-chance');
    t.run();
    expect(totals(t)).toEqual([43, 24]);
    const u = fight({ red: ['negotiate', 'kicker-x4-give-war-a-chance'], blue: ['negotiate'] });
    u.use('red', 'kicker-x4-give-war-a-chance');
    u.leave('red');
    u.run();
    expect([u.warp('red'), u.warp('blue')]).toEqual([3, 3]);
    const v = fight({
      red: ['negotiate', 'kicker-x4-give-war-a-chance'],
      blue: ['attack-20', 'attack-01', 'attack-04', 'attack-06', 'attack-07'],
    });
    v.use('red', 'kicker-x4-give-war-a-chance');
    v.select('blue', 'attack-20');
    v.run();
    expect(v.events('compensated')).toEqual([{ who: 0, from: 2, n: 3 }]);
    // Those that do not say otherwise multiply like any other: Duplicity.
    const w = fight({ red: ['negotiate', 'kicker-x2-duplicity'], blue: ['negotiate'] });
    w.use('red', 'kicker-x2-duplicity');
    w.leave('red');
    w.run();
    expect([w.warp('red'), w.warp('blue')]).toEqual([3, 6]);
  });

  it('Reverse Polarity turns the attack cards of both sides round, and nothing else', () => {
    const t = fight({ red: ['attack-10', 'kicker-xm1-reverse-polarity'], blue: ['attack-20'] });
    t.use('red', 'kicker-xm1-reverse-polarity');
    t.run();
    expect(totals(t)).toEqual([-7, -16]);
    expect(t.warp('blue')).toBe(4);
    const u = fight({ red: ['attack-10', 'kicker-x3', 'reinforcement-2'], blue: ['attack-00', 'kicker-xm1-reverse-polarity'] });
    u.use('red', 'kicker-x3');
    u.use('blue', 'kicker-xm1-reverse-polarity');
    u.untilOffered('red', 'reinforcement-2');
    expect(u.view('red')).toMatchObject({
      encounter: { totals: [-27, 4] },
      'receipt:0': [{ what: 'card', n: -30, times: -3, why: ['card:kicker-x3', 'card:kicker-xm1-reverse-polarity'] }, {}, {}],
    });
    u.run();
    expect(totals(u)).toEqual([-27, 4]);
    const v = fight({ red: ['negotiate', 'kicker-xm1-reverse-polarity'], blue: ['negotiate'] });
    v.use('red', 'kicker-xm1-reverse-polarity');
    v.leave('red');
    v.run();
    expect([v.warp('red'), v.warp('blue')]).toEqual([3, 3]);
  });

  it('Self Destruct is the ruin of both sides as soon as it lies open, without compensation', () => {
    const t = fight({ red: ['negotiate', 'kicker-x1-self-destruct'], blue: ['attack-20', 'attack-08', 'reinforcement-5'] });
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 2 });
    t.use('red', 'kicker-x1-self-destruct');
    t.select('blue', 'attack-20');
    t.neverOffered('blue', 'reinforcement-5');
    expect([t.warp('red'), t.warp('blue'), t.warp('yellow')]).toEqual([3, 4, 2]);
    expect(t.events('sides-destroyed')).toEqual([{ who: 0, card: 'kicker-x1-self-destruct' }]);
    expect(t.events('compensated')).toEqual([]);
    expect(t.hand('red')).toEqual([]);
  });

  describe('Duplicity', () => {
    function withAllies(reds: readonly string[], blues: readonly string[]) {
      const t = fight({ red: [...reds, 'kicker-x2-duplicity'], blue: blues });
      t.invite('red', 'yellow');
      t.ally('yellow', 'offense', { 'yellow/1': 2 });
      t.invite('blue', 'purple');
      t.ally('purple', 'defense', { 'purple/1': 2 });
      t.use('red', 'kicker-x2-duplicity');
      return t;
    }

    it('[faq-general-43] sends the ships of its allies to the warp when they would land, those of the other side home', () => {
      const t = withAllies(['attack-20'], ['attack-08']);
      t.run();
      expect(totals(t)).toEqual([45, 14]);
      expect(t.ships('red', 'blue/1')).toBe(3);
      expect(t.foreign('yellow')).toBe(0);
      expect([t.warp('yellow'), t.warp('purple')]).toEqual([2, 2]);
    });

    it('[faq-general-43] allies of the defense are in the gate as well: their ships are lost when they leave it', () => {
      const t = fight({ red: ['attack-06'], blue: ['attack-20', 'kicker-x2-duplicity'] });
      t.invite('blue', 'purple');
      t.ally('purple', 'defense', { 'purple/1': 2 });
      t.use('blue', 'kicker-x2-duplicity');
      t.run();
      expect(t.events('won')).toMatchObject([{ who: [2, 3] }]);
      expect([t.warp('purple'), t.warp('blue'), t.ships('purple', 'purple/1')]).toEqual([2, 0, 2]);
      // Ships elsewhere are not in it: one that is moved from a planet arrives.
      const still = fight(
        { red: ['attack-06'], blue: ['attack-20', 'kicker-x2-duplicity'] },
        {},
        { specialShips: { purple: ['purple/2'] }, options: { rewards: 'both', specialShips: 'flagship' } },
      );
      const marker = still.state.assets.find((x) => x.colour === still.state.colourOf[still.seat('purple')]);
      still.invite('blue', 'purple');
      still.ally('purple', 'defense', { 'purple/1': 2 });
      still.use('blue', 'kicker-x2-duplicity');
      still.plan('purple', 'use', `asset${marker?.id}:asset.drive`);
      still.plan('purple', 'flagship.jump', 'purple/4');
      still.run();
      expect([still.warp('purple'), still.ships('purple', 'purple/4')]).toEqual([2, 5]);
      // Nor is the defense itself its own ally: its ships stay where they are.
      expect(still.ships('blue', 'blue/1')).toBe(4);
    });

    describe('and other ways out of the gate', () => {
      /** Yellow is an ally of red, with its flagship and another ship. */
      function withFlagship(more: ScenarioOptions = {}) {
        const t = fight(
          { red: ['attack-20', 'kicker-x2-duplicity'], blue: ['attack-06'] },
          {},
          { specialShips: { yellow: ['yellow/1'] }, options: { rewards: 'both', specialShips: 'flagship' }, ...more },
        );
        const marker = t.state.assets.find((x) => x.kind === 'marker' && x.colour === t.state.colourOf[t.seat('yellow')]);
        t.use('red', 'kicker-x2-duplicity');
        t.invite('red', 'yellow');
        t.ally('yellow', 'offense', { [`yellow/1#${marker?.ship}`]: 1, 'yellow/2': 1 });
        return { t, drive: `asset${marker?.id}:asset.drive` };
      }

      it('a flagship of an ally that jumps out of the gate goes to the warp, as soon as it jumps', () => {
        const { t, drive } = withFlagship();
        t.plan('yellow', 'use', drive);
        t.plan('yellow', 'flagship.jump', 'yellow/3');
        t.runWhile(() => t.warp('yellow') === 0);
        expect(t.encounter().phase).toBe('reveal');
        expect(t.why('ships-lost')).toContain('card:kicker-x2-duplicity');
        expect([t.ships('yellow', 'yellow/3'), t.ships('yellow', 'gate')]).toEqual([4, 1]);
        t.run();
        expect(t.warp('yellow')).toBe(2);
      });

      it('nor does it reach a tech under research', () => {
        const options = { rewards: 'both', specialShips: 'flagship', technology: true };
        const { t, drive } = withFlagship({ options, techs: { yellow: { qax: 1 } } });
        t.plan('yellow', 'use', drive);
        t.until('yellow', 'flagship.jump');
        t.answer('yellow', placeOf(t, 'qax'));
        expect([shipsOn(t, 'qax'), t.warp('yellow')]).toEqual([1, 1]);
      });

      it('not one that jumps before the kicker lies open', () => {
        const { t } = withFlagship();
        t.runTo('planning');
        t.raise('yellow', 'ship:flagship');
        t.plan('yellow', 'flagship.jump', 'yellow/3');
        t.run();
        expect([t.ships('yellow', 'yellow/3'), t.warp('yellow')]).toEqual([5, 1]);
      });

      it('an ally that would gain a colony has none to exchange for something else', () => {
        const t = fight({ red: ['attack-20', 'kicker-x2-duplicity'], blue: ['attack-06'] }, { yellow: 'genius' });
        t.use('red', 'kicker-x2-duplicity');
        t.invite('red', 'yellow');
        t.ally('yellow', 'offense', { 'yellow/1': 2 });
        t.neverOffered('yellow', 'genius');
        expect(t.warp('yellow')).toBe(2);
      });
    });

    it('sends them there when they would go home', () => {
      const t = withAllies(['negotiate'], ['negotiate']);
      t.leave('red');
      t.run();
      expect([t.warp('yellow'), t.warp('purple')]).toEqual([2, 0]);
    });

    it('does nothing while it lies facedown: an encounter decided before the reveal sends it back', () => {
      const t = withAllies(['attack-20', 'flare:hate'], ['attack-08']);
      t.use('red', 'flare:hate');
      t.run();
      expect(t.foreign('yellow')).toBe(1);
      expect(t.warp('yellow')).toBe(0);
      expect(t.hand('red')).toEqual(['attack-20', 'flare:hate', 'kicker-x2-duplicity']);
    });

    it('reaches the allies of the defense, who are rewarded all the same', () => {
      const t = fight({ red: ['attack-08'], blue: ['attack-20', 'kicker-x2-duplicity'], purple: [] });
      t.invite('blue', 'purple');
      t.ally('purple', 'defense', { 'purple/1': 2 });
      t.use('blue', 'kicker-x2-duplicity');
      t.plan('purple', 'rewards.ships', 0);
      t.run();
      expect(t.warp('purple')).toBe(2);
      expect(t.events('rewards')).toMatchObject([{ who: 3, ships: 0, cards: 2 }]);
    });
  });

  it('[dominion-kicker-15] Jamming Signal counts twice itself and cancels the other kicker', () => {
    const t = fight({ red: ['attack-10', 'kicker-x2-jamming-signal'], blue: ['attack-08', 'kicker-x3'] });
    t.use('red', 'kicker-x2-jamming-signal');
    t.use('blue', 'kicker-x3');
    t.run();
    expect(t.events('kicker-cancelled')).toEqual([{ who: 2, card: 'kicker-x3' }]);
    expect(totals(t)).toEqual([23, 12]);
    const u = fight({ red: ['attack-10', 'kicker-x2-jamming-signal'], blue: ['attack-08', 'kicker-x1-self-destruct'] });
    u.use('red', 'kicker-x2-jamming-signal');
    u.use('blue', 'kicker-x1-self-destruct');
    u.run();
    expect(totals(u)).toEqual([23, 12]);
    // On the other side, and where kickers multiply something else: a failed deal, compensation.
    const deal = fight({ red: ['negotiate', 'kicker-x3'], blue: ['negotiate', 'kicker-x2-jamming-signal'] });
    deal.use('red', 'kicker-x3');
    deal.use('blue', 'kicker-x2-jamming-signal');
    deal.leave('red');
    deal.run();
    expect(deal.events('kicker-cancelled')).toEqual([{ who: 0, card: 'kicker-x3' }]);
    expect([deal.warp('red'), deal.warp('blue')]).toEqual([6, 3]);
    const spoils = ['attack-04', 'attack-15', 'attack-06', 'attack-07', 'attack-09', 'attack-11'];
    const paid = fight({ red: ['negotiate', 'kicker-x2'], blue: ['attack-40', 'kicker-x2-jamming-signal', ...spoils] });
    paid.use('red', 'kicker-x2');
    paid.use('blue', 'kicker-x2-jamming-signal');
    paid.select('blue', 'attack-40');
    paid.run();
    expect(paid.events('compensated')).toEqual([{ who: 0, from: 2, n: 3 }]);
    // It is for main players alone.
    const ally = fight({ red: ['attack-10', 'kicker-x3'], blue: ['attack-08'], purple: ['kicker-x2-jamming-signal'] });
    ally.invite('blue', 'purple');
    ally.ally('purple', 'defense', { 'purple/1': 1 });
    ally.use('red', 'kicker-x3');
    ally.neverOffered('purple', 'kicker-x2-jamming-signal');
    expect(totals(ally)).toEqual([33, 13]);
  });

  it('[dominion-kicker-16] Jamming Signal keeps everybody from reinforcing', () => {
    const t = fight({ red: ['attack-10', 'kicker-x2-jamming-signal', 'reinforcement-2'], blue: ['attack-08', 'reinforcement-5'] });
    t.use('red', 'kicker-x2-jamming-signal');
    t.neverOffered('blue', 'reinforcement-5');
    expect(t.story()).not.toContain('red answers use: "pass"');
    expect(t.hand('red')).toEqual(['reinforcement-2']);
    expect(totals(t)).toEqual([23, 12]);
    const u = fight({ red: ['attack-10', 'kicker-x2-jamming-signal'], blue: ['attack-08', 'attack-06'] }, { blue: 'reserve' });
    u.use('red', 'kicker-x2-jamming-signal');
    u.neverOffered('blue', 'reserve');
    // Other kickers do not.
    const v = fight({ red: ['attack-10', 'kicker-x2'], blue: ['attack-08', 'reinforcement-5'] });
    v.use('red', 'kicker-x2');
    v.use('blue', 'reinforcement-5');
    v.plan('blue', 'reinforce.side', 'defense');
    v.run();
    expect(totals(v)).toEqual([23, 17]);
  });

  it('[dominion-kicker-14] the rules of Dominion hold for the kickers and rifts of Incursion as well', () => {
    const t = fight({ red: ['attack-10', 'kicker-x2'], blue: ['negotiate'] }, {}, { options: { rewards: 'incursion' } });
    t.use('red', 'kicker-x2');
    t.run();
    // An attack is multiplied against a negotiate too.
    expect(totals(t)).toEqual([23, 4]);
    // A rift that is taken but not kept does nothing.
    const u = fight({ red: ['attack-10', 'flare:trader'], blue: ['rift-3'] }, {}, { options: { rewards: 'incursion' } });
    u.use('red', 'flare:trader');
    u.plan('red', 'trader.give', 'rift-3');
    u.until('red', 'planning.select');
    expect(u.events('cards-taken')).toEqual([{ by: 0, from: 2, n: 1 }]);
    expect(u.warp('red')).toBe(0);
    expect(u.events('hand-shown')).toContainEqual({ who: 2, cards: ['rift-3'] });
  });
});
