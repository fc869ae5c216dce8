import type { Scenario, ScenarioOptions } from '@parley/cosmic/testing';
import { describe, expect, it } from 'vitest';
import { fight } from './rewards.ts';
import { acts } from './techs.ts';

/** Purple holds an Omni-Zap and pays for it with a ship. */
function omni(
  hands: { readonly [colour: string]: readonly string[] },
  seats: { readonly [colour: string]: string } = {},
  more: ScenarioOptions = {},
): Scenario {
  const t = fight({ red: ['attack-10'], blue: ['attack-06'], purple: ['omni-zap'], ...hands }, seats, more);
  t.plan('purple', 'omni-zap.price', 'remove');
  t.plan('purple', 'omni-zap.remove', { 'purple/1': 1 });
  return t;
}
const paid = (t: Scenario): void => expect([t.out('purple'), t.hand('purple').includes('omni-zap')]).toEqual([1, false]);

describe('Omni-Zap', () => {
  it('costs a ship out of the game, or three to the warp; with fewer there is no choice', () => {
    const t = fight({ red: ['attack-10', 'emotion-control'], blue: ['attack-06'], purple: ['omni-zap'] });
    t.use('red', 'emotion-control');
    t.use('purple', 'omni-zap', { card: 'emotion-control' });
    t.until('purple', 'omni-zap.price');
    expect(t.options('purple')).toEqual(['remove', 'send']);
    t.plan('purple', 'omni-zap.send', { 'purple/2': 3 });
    t.answer('purple', 'send');
    t.run();
    expect([t.out('purple'), t.warp('purple')]).toEqual([0, 3]);
    const few = fight(
      { red: ['attack-10', 'emotion-control'], blue: ['attack-06'], purple: ['omni-zap'] },
      {},
      { ships: { purple: { warp: 18 } } },
    );
    few.use('red', 'emotion-control');
    few.use('purple', 'omni-zap', { card: 'emotion-control' });
    few.until('purple', 'omni-zap.remove');
    expect(few.story()).not.toContain('answers omni-zap.price');
    few.run();
    expect([few.out('purple'), few.warp('purple')]).toEqual([1, 18]);
  });

  it('costs nothing when it is card-zapped itself', () => {
    const t = fight({ red: ['attack-10', 'emotion-control', 'card-zap'], blue: ['attack-06'], purple: ['omni-zap'] });
    t.use('red', 'emotion-control');
    t.use('purple', 'omni-zap', { card: 'emotion-control' });
    t.cardZap('red', 'omni-zap');
    t.run();
    expect([t.out('purple'), t.warp('purple')]).toEqual([0, 0]);
    expect(t.events('deal-open')).toHaveLength(1);
  });

  it('cancels any card as it is played, a reinforcement as well', () => {
    const t = omni({ red: ['attack-10', 'reinforcement-5'] });
    t.use('red', 'reinforcement-5');
    t.plan('red', 'reinforce.side', 'offense');
    t.use('purple', 'omni-zap', { card: 'reinforcement-5' });
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [13, 10] }]);
    paid(t);
  });

  it('cancels the use of a power, which is zapped', () => {
    const t = omni({}, { blue: 'mirror' });
    t.use('blue', 'mirror');
    t.use('purple', 'omni-zap', { alien: 'mirror' });
    t.run();
    expect(t.events('power-zapped')).toEqual([{ who: 2, alien: 'mirror' }]);
    expect(t.events('outcome')).toMatchObject([{ totals: [13, 10] }]);
    paid(t);
  });

  it('takes the place of a Hand Zap', () => {
    const t = omni({});
    t.use('purple', 'omni-zap', { at: 'window:encounter.start' });
    t.plan('purple', 'hand-zap', 'blue');
    t.until('red', 'launch.aim');
    expect(t.hand('blue')).toHaveLength(8);
    paid(t);
  });

  it('takes the place of a Ship Zap', () => {
    const t = omni({});
    t.until('red', 'launch.aim');
    t.raise('purple', 'omni-zap');
    t.answer('purple', { 'red/2@red': 1 });
    t.until('red', 'launch.aim');
    expect(t.warp('red')).toBe(1);
    paid(t);
  });

  it('cancels a destiny card, and another one is drawn', () => {
    const t = omni({}, {}, { destiny: ['blue', 'yellow'] });
    t.owner.plans.splice(0, 1);
    t.use('purple', 'omni-zap', { at: 'window:destiny.cardDrawn' });
    t.runTo('launch');
    expect(t.events('destiny-drawn').map((x) => x.card)).toEqual(['destiny:blue', 'destiny:yellow']);
    expect(t.encounter().defense).toBe(t.seat('yellow'));
    paid(t);
  });

  it('nobody is asked about a destiny card that is cancelled', () => {
    const t = omni({ blue: ['attack-10', 'attack-08'] }, { blue: 'citadel' }, { destiny: ['blue', 'yellow'] });
    t.owner.plans.splice(0, 1);
    t.use('purple', 'omni-zap', { at: 'window:destiny.cardDrawn' });
    t.untilOffered('blue', 'citadel');
    expect(t.events('destiny-drawn').map((x) => x.card)).toEqual(['destiny:blue', 'destiny:yellow']);
  });

  it('cancels a hazard, which is discarded without effect', () => {
    const t = omni({}, {}, { destiny: ['blue!'], hazardDeck: ['witness'], options: { rewards: 'both', hazards: true } });
    t.use('purple', 'omni-zap', { at: 'event:hazard.drawn' });
    t.runTo('launch');
    expect(t.events('hazard-discarded')).toEqual([{ card: 'hazard:witness' }]);
    expect(t.table.game.k.lingering).toEqual([]);
    paid(t);
  });

  it('cancels a tech that is put to use', () => {
    const t = omni({}, {}, { completed: { blue: ['omega-missile'] }, options: { rewards: 'both', technology: true } });
    t.use('blue', 'tech:omega-missile');
    t.plan('blue', 'omega-missile.planet', 'red/1');
    t.use('purple', 'omni-zap', { card: 'tech:omega-missile' });
    t.until('red', 'launch.aim');
    expect(t.events('planet-removed')).toEqual([]);
    expect(t.events('asset-discarded')).toMatchObject([{ card: 'tech:omega-missile' }]);
    paid(t);
  });

  it('cancels a revealed encounter card: its player plays another one', () => {
    const t = omni({ red: ['attack-40', 'attack-04'], blue: ['attack-06', 'morph'] });
    t.select('red', 'attack-40');
    t.select('blue', 'morph');
    t.use('purple', 'omni-zap', { at: 'window:reveal.first' });
    expect(t.until('purple', 'omni-zap.card')).toMatchObject({ kind: 'choose' });
    expect(t.options('purple')).toEqual(['attack-40', 'morph']);
    t.answer('purple', 'attack-40');
    t.until('red', 'planning.select');
    expect(t.options('red')).toEqual(['attack-04']);
    t.run();
    // The morph is a copy of what it meets now.
    expect(t.events('outcome')).toMatchObject([{ totals: [7, 8] }]);
    expect(t.hand('red')).toEqual([]);
    paid(t);
  });

  it('gives a new hand also to a player who is robbed of the last encounter card while selecting another one, even the offense', () => {
    for (const side of ['red', 'blue'] as const) {
      const t = omni(
        { red: ['attack-10', 'attack-12'], blue: ['attack-06', 'attack-04'], yellow: [] },
        { yellow: 'pickpocket' },
        { ships: { [side]: { 'yellow/1': 1 } } },
      );
      t.select('red', 'attack-10');
      t.select('blue', 'attack-06');
      t.use('purple', 'omni-zap', { at: 'window:reveal.first' });
      t.plan('purple', 'omni-zap.card', side === 'red' ? 'attack-10' : 'attack-06');
      t.runWhile(() => t.events('card-revealed').length < 2 || !t.asked().includes(`${side} planning.select`));
      t.raise('yellow', 'pickpocket');
      t.answer('yellow', []);
      expect(t.events('hand-shown')).toEqual([{ who: t.seat(side), cards: [] }]);
      expect(t.asked()).toEqual([`${side} planning.select`]);
      expect(t.hand(side)).toHaveLength(8);
    }
  });

  it('gives a new hand to a player who has no other encounter card', () => {
    const t = omni({ red: ['attack-40', 'plague'] });
    t.use('purple', 'omni-zap', { at: 'window:reveal.first' });
    t.plan('purple', 'omni-zap.card', 'attack-40');
    t.select('red', 'attack-40');
    t.runWhile(() => t.events('card-undone').length === 0);
    expect(t.asked()).toContain('red planning.select');
    expect(t.events('hand-shown')).toMatchObject([{ who: 0, cards: ['plague'] }]);
    expect(t.events('out-of-cards')).toEqual([]);
  });

  it('cancels a kicker that has just been turned up', () => {
    const t = omni({ red: ['attack-10', 'kicker-x3'] });
    t.use('red', 'kicker-x3');
    t.use('purple', 'omni-zap', { at: 'window:reveal.first' });
    t.until('purple', 'omni-zap.card');
    expect(t.options('purple')).toEqual(['kicker-x3', 'attack-10', 'attack-06']);
    t.answer('purple', 'kicker-x3');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [13, 10] }]);
    paid(t);
  });

  it('undoes what that kicker had done by the house rule that it comes first', () => {
    const t = omni({ red: ['attack-10', 'kicker-x3'] }, {}, { options: { house: { kickerOrder: 'before-effects' } } });
    t.use('red', 'kicker-x3');
    t.use('purple', 'omni-zap', { at: 'window:reveal.first' });
    t.plan('purple', 'omni-zap.card', 'kicker-x3');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [13, 10] }]);
  });

  describe('on what decides the encounter by being turned up', () => {
    it('cancels one of two morphs: its player plays another card, and the other morph is a copy of that', () => {
      const t = omni({ red: ['morph', 'attack-08'], blue: ['reward:morph', 'attack-06'] });
      t.select('red', 'morph');
      t.select('blue', 'morph');
      t.use('purple', 'omni-zap', { at: 'window:reveal.first' });
      t.until('purple', 'omni-zap.card');
      expect(t.options('purple')).toEqual(['morph', 'morph']);
      expect(t.events('both-lost')).toEqual([]);
      t.answer('purple', (t.question('purple') as unknown as { options: string[] }).options[0]);
      t.until('red', 'planning.select');
      expect(t.options('red')).toEqual(['attack-08']);
      t.run();
      expect(t.events('both-lost')).toEqual([]);
      expect(t.events('outcome')).toMatchObject([{ totals: [11, 12], winner: 1 }]);
      paid(t);
    });

    it('not used: two morphs are the ruin of both sides, and nothing else is offered before', () => {
      const t = fight({ red: ['morph', 'flare:tripler'], blue: ['reward:morph', 'emotion-control'], purple: ['omni-zap'] });
      t.untilOffered('purple', 'omni-zap');
      t.runWhile(() => t.question('purple')?.data?.at !== 'window:reveal.first');
      expect(t.asked()).toEqual(['purple use']);
      t.answer('purple', 'pass');
      expect(t.events('both-lost')).toHaveLength(1);
      expect([t.warp('red'), t.warp('blue')]).toEqual([3, 4]);
    });

    it('a morph that takes the place of the cancelled one is the ruin of both again', () => {
      const t = omni({ red: ['morph', 'attack-08'], blue: ['attack-06', 'reward:morph'] });
      t.select('red', 'morph');
      t.select('blue', 'attack-06');
      t.select('blue', 'morph');
      t.use('purple', 'omni-zap', { at: 'window:reveal.first' });
      t.plan('purple', 'omni-zap.card', 'attack-06');
      t.run();
      expect(t.events('both-lost')).toHaveLength(1);
    });

    it('cancels a Self Destruct: the encounter goes on as if that had not been there', () => {
      const t = omni({ red: ['attack-10', 'kicker-x1-self-destruct'] });
      t.use('red', 'kicker-x1-self-destruct');
      t.use('purple', 'omni-zap', { at: 'window:reveal.first' });
      t.until('purple', 'omni-zap.card');
      expect(t.options('purple')).toEqual(['kicker-x1-self-destruct', 'attack-10', 'attack-06']);
      t.answer('purple', 'kicker-x1-self-destruct');
      t.run();
      expect([...t.events('sides-destroyed'), ...t.events('both-lost')]).toEqual([]);
      expect(t.events('outcome')).toMatchObject([{ totals: [13, 10] }]);
      paid(t);
    });

    it('cancels a Jamming Signal, and a Self Destruct that it had silenced destroys both sides after all', () => {
      const t = omni({ red: ['attack-10', 'kicker-x1-self-destruct'], blue: ['attack-06', 'kicker-x2-jamming-signal'] });
      t.use('red', 'kicker-x1-self-destruct');
      t.use('blue', 'kicker-x2-jamming-signal');
      t.use('purple', 'omni-zap', { at: 'window:reveal.first' });
      t.plan('purple', 'omni-zap.card', 'kicker-x2-jamming-signal');
      t.run();
      expect(t.events('sides-destroyed')).toHaveLength(1);
      expect(t.events('both-lost')).toHaveLength(1);
    });

    it('not used: a Self Destruct leaves nobody time for anything else, yet what was revealed was revealed', () => {
      const hands = { red: ['attack-10', 'kicker-x1-self-destruct'], blue: ['attack-06', 'flare:genius'], purple: ['omni-zap'] };
      const t = fight(hands, { blue: 'genius' });
      t.use('red', 'kicker-x1-self-destruct');
      t.use('blue', 'flare:genius');
      t.plan('blue', 'genius.guess', 10);
      t.run();
      expect(t.events('guessed-right')).toHaveLength(1);
      expect(t.events('both-lost')).toHaveLength(1);
      expect(t.events('compensated')).toEqual([]);
    });
  });

  describe('on a card that comes to lie open later', () => {
    it('cancels a Self Destruct that a Greenhorn plays when cards are open', () => {
      const t = omni({ red: ['attack-10', 'kicker-x1-self-destruct'] }, { red: 'greenhorn' });
      t.use('red', 'greenhorn', { at: 'window:reveal.revealed' });
      t.use('purple', 'omni-zap', { at: 'event:card.revealed', card: 'kicker-x1-self-destruct' });
      t.run();
      expect([...t.events('sides-destroyed'), ...t.events('both-lost')]).toEqual([]);
      expect(t.events('outcome')).toMatchObject([{ totals: [13, 10] }]);
      paid(t);
    });

    it('cancels a negotiate of the Diplomat, who plays another one if it has one', () => {
      const hands = { red: ['attack-10'], blue: ['attack-06'] };
      const t = omni({ ...hands, yellow: ['negotiate', 'negotiate-crooked-deal'] }, { yellow: 'diplomat' });
      t.use('yellow', 'diplomat');
      t.plan('yellow', 'diplomat.card', 'negotiate-crooked-deal');
      t.use('purple', 'omni-zap', { card: 'negotiate-crooked-deal' });
      t.until('red', 'deal');
      expect(t.hand('yellow')).toEqual([]);
      expect(t.events('deal-open')).toMatchObject([{ parties: [0, 2, 1] }]);
      paid(t);

      const none = omni({ ...hands, yellow: ['negotiate'] }, { yellow: 'diplomat' });
      none.use('yellow', 'diplomat');
      none.use('purple', 'omni-zap', { card: 'negotiate' });
      none.run();
      expect([none.events('deal-open'), none.events('outcome')[0]]).toMatchObject([[], { totals: [13, 10] }]);
      paid(none);
    });

    it('cancels a card that the Chosen adds, and one of which the Citadel makes a citadel', () => {
      const t = omni({}, { red: 'chosen' }, { deck: ['attack-20', 'plague', 'plague'] });
      t.use('red', 'chosen');
      t.plan('red', 'chosen.card', 'attack-20');
      t.plan('red', 'chosen.how', 'add');
      t.use('purple', 'omni-zap', { card: 'attack-20' });
      t.run();
      expect(t.events('outcome')).toMatchObject([{ totals: [13, 10] }]);
      paid(t);

      const u = omni({ yellow: ['attack-05', 'attack-30'] }, { yellow: 'citadel' });
      u.use('yellow', 'citadel');
      u.plan('yellow', 'citadel.card', 'attack-30');
      u.plan('yellow', 'citadel.planet', 'blue/1');
      u.use('purple', 'omni-zap', { card: 'attack-30' });
      u.runTo('launch');
      expect([u.events('citadel-built'), u.hand('yellow'), u.state.marks]).toEqual([[], ['attack-05'], []]);
      paid(u);
    });

    it('cancels the card that came out of a Quark Battery: its player plays one from the hand, and the other side keeps what it has', () => {
      const t = omni(
        { red: ['attack-40', 'attack-10', 'attack-04'], blue: ['attack-06', 'flare:human'] },
        {},
        { options: { rewards: 'both', technology: true }, techs: { red: { 'quark-battery': 3 } } },
      );
      acts(t, 'red', 'complete quark-battery');
      t.plan('red', 'quark-battery.card', 'attack-40');
      t.select('red', 'attack-10');
      t.use('blue', 'flare:human');
      t.runWhile(() => t.events('card-changed').length === 0);
      t.use('red', 'tech:quark-battery');
      t.use('purple', 'omni-zap', { at: 'event:card.revealed', card: 'attack-40' });
      t.until('red', 'planning.select');
      expect(t.options('red')).toEqual(['attack-04']);
      t.run();
      expect(t.events('outcome')).toMatchObject([{ totals: [7, 46] }]);
      paid(t);
    });
  });
});

describe('what an Omni-Zap costs', () => {
  const zapping = (ships: { readonly [place: string]: number }): Scenario => {
    const t = fight({ red: ['attack-10', 'emotion-control'], blue: ['attack-06'], purple: ['omni-zap'] }, {}, { ships: { purple: ships } });
    t.use('red', 'emotion-control');
    t.use('purple', 'omni-zap', { card: 'emotion-control' });
    return t;
  };

  it('three ships are enough to have the choice, the last one is the price where there is but one, and none costs nothing', () => {
    const three = zapping({ warp: 17 });
    three.until('purple', 'omni-zap.price');
    expect(three.options('purple')).toEqual(['remove', 'send']);
    const one = zapping({ warp: 19 });
    one.run();
    expect([one.out('purple'), one.warp('purple')]).toEqual([1, 19]);
    const none = zapping({ warp: 20 });
    none.run();
    expect([none.out('purple'), none.warp('purple')]).toEqual([0, 20]);
    for (const t of [one, none]) expect(t.events('card-cancelled')).toEqual([{ who: 0, card: 'emotion-control' }]);
  });

  it('a ship in the encounter will do as well, and exactly one goes', () => {
    const t = fight({ red: ['attack-10', 'emotion-control'], blue: ['attack-06'], purple: ['omni-zap'] });
    t.invite('red', 'purple');
    t.ally('purple', 'offense', { 'purple/1': 2 });
    t.use('red', 'emotion-control');
    t.use('purple', 'omni-zap', { card: 'emotion-control' });
    t.plan('purple', 'omni-zap.price', 'remove');
    expect(t.until('purple', 'omni-zap.remove')).toMatchObject({ min: 1, max: 1 });
    expect(t.options('purple')).toContain('gate');
    t.answer('purple', { gate: 1 });
    t.run();
    expect([t.out('purple'), t.events('outcome')[0].totals]).toEqual([1, [14, 10]]);
  });
});

describe('what an Omni-Zap can be used on', () => {
  it('not on a tech of its own player', () => {
    const options = { rewards: 'both', technology: true };
    const own = fight(
      { red: ['attack-10'], blue: ['attack-06'], purple: ['omni-zap'] },
      {},
      { completed: { purple: ['omega-missile'] }, options },
    );
    own.use('purple', 'tech:omega-missile');
    own.plan('purple', 'omega-missile.planet', 'red/1');
    own.runWhile(() => {
      expect(own.question('purple')?.data?.at).not.toBe('event:asset.used');
      return own.events('planet-removed').length === 0;
    });
  });

  it('a power of its own player as well, which is zapped for the encounter', () => {
    const t = fight({ red: ['attack-10'], blue: ['attack-06', 'omni-zap'] }, { blue: 'tripler' });
    t.use('blue', 'omni-zap', { alien: 'tripler' });
    t.plan('blue', 'omni-zap.price', 'remove');
    t.run();
    expect(t.events('power-zapped')).toEqual([{ who: 2, alien: 'tripler' }]);
    expect(t.events('card-changed')).toEqual([]);
  });

  it('on a kicker: it is discarded by whoever laid it, and the other one stays', () => {
    const t = omni({ red: ['attack-10', 'kicker-x3'], blue: ['attack-06', 'kicker-x2'] });
    t.use('red', 'kicker-x3');
    t.use('blue', 'kicker-x2');
    t.use('purple', 'omni-zap', { at: 'window:reveal.first' });
    t.plan('purple', 'omni-zap.card', 'kicker-x2');
    t.run();
    expect(t.events('card-undone')).toEqual([{ who: 2, card: 'kicker-x2' }]);
    expect(t.events('cards-discarded')).toContainEqual({ who: 2, cards: ['kicker-x2'] });
    expect(t.events('outcome')).toMatchObject([{ totals: [33, 10] }]);
    const encounter = omni({ red: ['attack-10', 'kicker-x3'], blue: ['attack-06', 'attack-08'] });
    encounter.select('blue', 'attack-06');
    encounter.use('red', 'kicker-x3');
    encounter.use('purple', 'omni-zap', { at: 'window:reveal.first' });
    encounter.plan('purple', 'omni-zap.card', 'attack-06');
    encounter.run();
    expect(encounter.events('card-undone')).toEqual([{ who: 2, card: 'attack-06' }]);
    expect(encounter.events('outcome')).toMatchObject([{ totals: [33, 12] }]);
  });
});
