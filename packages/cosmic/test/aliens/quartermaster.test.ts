import { COSMIC_DECK, REWARD_CARDS } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'mite', yellow: 'quartermaster', blue: 'trader', purple: 'healer', green: 'human' };
const hands = { red: ['attack-00'], yellow: ['attack-05'], blue: ['attack-10'] };
const start = { turn: 'red', destiny: ['blue'], hands, deck: ['attack-01', 'attack-07', 'attack-09', 'attack-30', 'morph'] } as const;
type Position = Parameters<typeof table>[1];

/** Purple and green are allies of the defense, with two ships and one; it wins. */
function rewarded(position: Position = start, at: { readonly [colour: string]: string } = seats) {
  const t = table(at, position);
  t.invite('blue', 'purple', 'green');
  t.ally('purple', 'defense', { 'purple/1': 2 });
  t.ally('green', 'defense', { 'green/1': 1 });
  return t;
}
const zone = (t: ReturnType<typeof table>): string[] => t.pile(t.sheet('quartermaster').zones.delivery);

describe('Quartermaster', () => {
  it('draws the cards of all others together, looks at them and delivers them as it likes', () => {
    const t = rewarded();
    t.until('yellow', 'quartermaster.fee');
    // Nothing in the warp: no ship to be had.
    expect(t.options('yellow')).toEqual(['card', 'nothing']);
    expect(t.events('rewards').map((x) => [x.who, x.cards])).toEqual([
      [t.seat('purple'), 2],
      [t.seat('green'), 1],
    ]);
    t.answer('yellow', 'nothing');
    expect(t.question('yellow')).toMatchObject({
      tag: 'quartermaster.deliver',
      kind: 'some',
      min: 2,
      max: 2,
      data: { to: t.seat('purple'), n: 2 },
    });
    expect(t.options('yellow')).toEqual(['attack-01', 'attack-07', 'attack-09']);
    // Nobody else sees them.
    const cell = `zone:${t.sheet('quartermaster').zones.delivery}`;
    expect(t.view('purple')[cell]).toBe(3);
    t.answer('yellow', ['attack-01', 'attack-09']);
    expect(t.hand('purple')).toEqual(['attack-01', 'attack-09']);
    expect(t.hand('green')).toEqual(['attack-07']);
    expect([t.hand('yellow'), zone(t)]).toEqual([['attack-05'], []]);
    expect(t.restored().divergence).toBeNull();
  });

  it('may draw a card more, and keeps what is left over', () => {
    const t = rewarded();
    t.plan('yellow', 'quartermaster.fee', 'card');
    t.until('yellow', 'quartermaster.deliver');
    expect(t.options('yellow')).toEqual(['attack-01', 'attack-07', 'attack-09', 'attack-30']);
    t.answer('yellow', ['attack-01', 'attack-07']);
    expect(t.options('yellow')).toEqual(['attack-09', 'attack-30']);
    t.answer('yellow', ['attack-09']);
    expect(t.hand('yellow')).toEqual(['attack-05', 'attack-30']);
    expect(t.events('delivery-kept')).toEqual([{ who: t.seat('yellow'), n: 1 }]);
  });

  it('decides to which colonies the ships of others go, and may take back one of its own', () => {
    const t = rewarded({ ...start, ships: { purple: { warp: 2 }, yellow: { warp: 3 } } });
    t.plan('purple', 'rewards.ships', 2);
    t.until('yellow', 'quartermaster.fee');
    expect(t.options('yellow')).toEqual(['ship', 'card', 'nothing']);
    t.answer('yellow', 'ship');
    expect(t.question('yellow')).toMatchObject({ tag: 'ships.returnFor', data: { n: 2, who: t.seat('purple') } });
    expect(t.options('yellow')).toEqual(['purple/1', 'purple/2', 'purple/3', 'purple/4', 'purple/5']);
    t.answer('yellow', { 'purple/5': 2 });
    t.until('yellow', 'ships.return');
    expect(t.turn()).toBe('red');
    t.answer('yellow', { 'yellow/4': 1 });
    // What is drawn goes to green without a question.
    expect([t.warp('purple'), t.warp('yellow'), t.hand('green')]).toEqual([0, 2, ['attack-01']]);
  });

  it('gets no card more when no cards are drawn', () => {
    const t = table(seats, { ...start, ships: { purple: { warp: 2 } } });
    t.invite('blue', 'purple');
    t.ally('purple', 'defense', { 'purple/1': 2 });
    t.plan('purple', 'rewards.ships', 2);
    t.plan('yellow', 'ships.returnFor', { 'purple/5': 2 });
    t.plan('yellow', 'quartermaster.fee', 'nothing');
    expect(() => t.run()).toThrow('planned but never asked: yellow answers quartermaster.fee');
    expect(t.hand('yellow')).toEqual(['attack-05']);
  });

  it('receives its own rewards afterwards, and then nothing for the delivery', () => {
    const t = table(seats, start);
    t.invite('blue', 'yellow', 'purple');
    t.ally('yellow', 'defense', { 'yellow/1': 1 });
    t.ally('purple', 'defense', { 'purple/1': 1 });
    t.run();
    // Its turn in the timing order would be before purple.
    expect(t.events('rewards').map((x) => x.who)).toEqual([t.seat('purple'), t.seat('yellow')]);
    expect(t.hand('purple')).toEqual(['attack-01']);
    expect(t.events('cards-drawn').map((x) => [x.who, x.n])).toEqual([
      [t.seat('yellow'), 1],
      [t.seat('yellow'), 1],
    ]);
    expect(t.hand('yellow')).toContain('attack-07');
  });

  it('leaves everybody to draw when it is zapped', () => {
    const t = rewarded({ ...start, hands: { ...hands, red: ['attack-00', 'cosmic-zap'] } });
    t.zap('red', 'quartermaster');
    t.run();
    expect(t.events('cards-drawn').map((x) => [x.who, x.n])).toEqual([
      [t.seat('purple'), 2],
      [t.seat('green'), 1],
    ]);
  });

  it('delivers rewards that effects give, and nothing under Ionic Gas', () => {
    const gas = rewarded({ ...start, hands: { ...hands, red: ['attack-00', 'ionic-gas'] } });
    gas.use('red', 'ionic-gas');
    gas.run();
    expect(gas.events('power-used').filter((x) => x.alien === 'quartermaster')).toEqual([]);

    // The Mercenary is rewarded for its victory as the offense.
    const bounty = table({ ...seats, red: 'mercenary' }, { ...start, hands: { ...hands, red: ['attack-40'] } });
    bounty.send('red', { 'red/1': 2 });
    bounty.plan('yellow', 'quartermaster.fee', 'card');
    bounty.until('yellow', 'quartermaster.deliver');
    expect(bounty.question('yellow')).toMatchObject({ min: 2, max: 2, data: { to: bounty.seat('red') } });
  });

  it('draws from each deck as announced, and delivers regardless of it', () => {
    const t = rewarded({ ...start, options: { rewards: 'incursion' }, rewardDeck: ['attack-16', 'attack-17', 'attack-18'] });
    t.plan('purple', 'rewards.deck', 2);
    t.plan('green', 'rewards.deck', 0);
    t.until('yellow', 'quartermaster.fee');
    expect(t.options('yellow')).toEqual(['card', 'reward', 'nothing']);
    t.answer('yellow', 'reward');
    expect(t.question('yellow')).toMatchObject({ min: 2, max: 2 });
    expect(t.options('yellow')).toEqual(['attack-01', 'attack-16', 'attack-17', 'attack-18']);
    expect(t.events('rewards-drawn')).toEqual([{ who: t.seat('yellow'), n: 3 }]);
    t.answer('yellow', ['attack-01', 'attack-16']);
    t.answer('yellow', ['attack-17']);
    expect([t.hand('purple'), t.hand('green')]).toEqual([['attack-01', 'attack-16'], ['attack-17']]);
    expect(t.hand('yellow')).toEqual(['attack-05', 'attack-18']);
  });

  it('lets nobody announce reward cards that others have announced already', () => {
    const at = { ...seats, orange: 'void' };
    // All but two of the reward cards are in the hand of orange.
    const kept = REWARD_CARDS.incursion.flatMap(([face, n]) => Array.from({ length: n }, () => `reward:${face}`));
    const t = rewarded({ ...start, options: { rewards: 'incursion' }, hands: { ...hands, orange: kept.slice(2) } }, at);
    expect(t.until('purple', 'rewards.deck')).toMatchObject({ min: 0, max: 2 });
    t.answer('purple', 1);
    expect(t.question('green')).toMatchObject({ tag: 'rewards.deck', min: 0, max: 1 });
    t.answer('green', 1);
    t.until('yellow', 'quartermaster.fee');
    // Nor is there one left for the delivery.
    expect(t.options('yellow')).toEqual(['card', 'nothing']);
  });

  describe('wild', () => {
    const others = { ...seats, yellow: 'void' };
    const position = { ...start, hands: { ...hands, yellow: ['attack-05', 'negotiate', 'quash', 'flare:quartermaster'] } };

    it('gives cards of its own in the place of some', () => {
      const t = rewarded(position, others);
      expect(t.untilOffered('yellow', 'flare:quartermaster')).toEqual(['flare:quartermaster', 'pass']);
      t.answer('yellow', 'flare:quartermaster');
      expect(t.question('yellow')).toMatchObject({ kind: 'some', min: 1, max: 2, data: { to: t.seat('purple') } });
      expect(t.options('yellow')).toEqual(['attack-05', 'negotiate', 'quash']);
      t.answer('yellow', ['negotiate']);
      expect(t.hand('purple')).toEqual(['attack-01', 'negotiate']);
      expect(t.hand('yellow')).toEqual(['attack-05', 'flare:quartermaster', 'quash']);
    });

    it('may give all of them', () => {
      const t = rewarded(position, others);
      t.use('yellow', 'flare:quartermaster');
      t.plan('yellow', 'quartermaster.fulfil', ['negotiate', 'quash']);
      t.run();
      expect(t.hand('purple')).toEqual(['negotiate', 'quash']);
      expect(t.hand('green')).toEqual(['attack-01']);
    });

    it('gives no card that it has spent on an answer to the flare', () => {
      const t = rewarded(
        {
          ...position,
          hands: { red: ['attack-00', 'card-zap'], yellow: ['card-zap', 'quash', 'flare:quartermaster'], blue: ['attack-10'] },
        },
        others,
      );
      t.use('yellow', 'flare:quartermaster');
      t.plan('yellow', 'quartermaster.fulfil', ['card-zap', 'quash']);
      t.cardZap('red', 'flare:quartermaster');
      t.cardZap('yellow', 'card-zap');
      t.run();
      expect(t.hand('purple')).toEqual(['attack-01', 'quash']);
      expect(t.events('cards-given')).toEqual([{ by: t.seat('yellow'), to: t.seat('purple'), n: 1 }]);
    });

    it('not for ships, nor for its own rewards', () => {
      const t = table(others, { ...position, ships: { purple: { warp: 1 } } });
      t.invite('blue', 'yellow', 'purple');
      t.ally('yellow', 'defense', { 'yellow/1': 1 });
      t.ally('purple', 'defense', { 'purple/1': 1 });
      t.plan('purple', 'rewards.ships', 1);
      t.neverOffered('yellow', 'flare:quartermaster');
    });

    it('goes into what the Quartermaster delivers', () => {
      const t = rewarded({ ...start, hands: { ...hands, red: ['attack-00', 'negotiate', 'flare:quartermaster'] } });
      t.select('red', 'attack-00');
      t.use('red', 'flare:quartermaster');
      t.plan('red', 'quartermaster.fulfil', ['negotiate']);
      t.plan('yellow', 'quartermaster.fee', 'nothing');
      t.until('yellow', 'quartermaster.deliver');
      // One card less is drawn, and one less delivered to purple.
      expect(t.question('yellow')).toMatchObject({ min: 1, max: 1, data: { to: t.seat('purple') } });
      expect(t.options('yellow')).toEqual(['attack-01', 'attack-07']);
      t.answer('yellow', ['attack-07']);
      expect([t.hand('purple'), t.hand('green')]).toEqual([['attack-07', 'negotiate'], ['attack-01']]);
    });
  });

  describe('super', () => {
    const position = { ...start, hands: { ...hands, yellow: ['attack-05', 'negotiate', 'flare:quartermaster'] } };

    it('delivers out of its hand and its own rewards, too', () => {
      const t = table(seats, position);
      t.invite('blue', 'yellow', 'purple');
      t.ally('yellow', 'defense', { 'yellow/1': 1 });
      t.ally('purple', 'defense', { 'purple/1': 2 });
      t.boost('yellow');
      t.until('yellow', 'quartermaster.deliver');
      expect(t.question('yellow')).toMatchObject({ min: 2, max: 2, data: { to: t.seat('purple') } });
      expect(t.options('yellow').sort()).toEqual(['attack-01', 'attack-05', 'attack-07', 'attack-09', 'negotiate']);
      t.answer('yellow', ['negotiate', 'attack-01']);
      expect(t.hand('purple')).toEqual(['attack-01', 'negotiate']);
      expect(t.hand('yellow')).toEqual(['attack-05', 'attack-07', 'attack-09', 'flare:quartermaster']);
      t.run();
      // Each was due what it was due, and no more.
      expect(t.events('rewards').map((x) => [x.who, x.cards])).toEqual([
        [t.seat('yellow'), 1],
        [t.seat('purple'), 2],
      ]);
    });

    it('is not offered to somebody who is due nothing', () => {
      const t = rewarded(position);
      t.boost('yellow');
      expect(() => t.run()).toThrow('planned but never asked: yellow answers super');
    });
  });
});

describe('Quartermaster: what it delivers and gets for it', () => {
  const incursion = { ...start, options: { rewards: 'incursion' }, rewardDeck: ['attack-16', 'attack-17', 'attack-18'] };

  it('a single ship of somebody, and a single one of its own', () => {
    const t = rewarded({ ...start, ships: { green: { warp: 1 }, yellow: { warp: 1 } } });
    t.plan('green', 'rewards.ships', 1);
    t.until('yellow', 'quartermaster.fee');
    expect(t.options('yellow')).toEqual(['ship', 'card', 'nothing']);
    t.answer('yellow', 'ship');
    expect(t.question('yellow')).toMatchObject({ tag: 'ships.returnFor', data: { n: 1, who: t.seat('green') } });
    t.answer('yellow', { 'green/5': 1 });
    t.runWhile(() => t.turn() === 'red' && t.warp('yellow') > 0);
    expect([t.warp('green'), t.ships('green', 'green/5'), t.warp('yellow')]).toEqual([0, 5, 0]);
  });

  it('takes no ship back when it wants nothing, nor when it is due rewards itself', () => {
    const t = rewarded({ ...start, ships: { yellow: { warp: 2 } } });
    t.plan('yellow', 'quartermaster.fee', 'nothing');
    t.runWhile(() => t.hand('green').length === 0);
    expect(t.warp('yellow')).toBe(2);
    const due = table(seats, { ...start, ships: { yellow: { warp: 2 } } });
    due.invite('blue', 'yellow', 'purple');
    due.ally('yellow', 'defense', { 'yellow/1': 1 });
    due.ally('purple', 'defense', { 'purple/1': 1 });
    due.plan('yellow', 'rewards.ships', 0);
    due.until('yellow', 'rewards.ships');
    expect(due.hand('purple')).toEqual(['attack-01']);
    expect(due.warp('yellow')).toBe(2);
  });

  it('does nothing where it alone is due rewards', () => {
    const t = table(seats, start);
    t.invite('blue', 'yellow');
    t.ally('yellow', 'defense', { 'yellow/1': 2 });
    t.run();
    expect(t.events('power-used').filter((x) => x.alien === 'quartermaster')).toEqual([]);
    expect(t.hand('yellow')).toEqual(expect.arrayContaining(['attack-01', 'attack-07']));
  });

  it('a card more only from a deck that somebody draws from', () => {
    const none = rewarded(incursion);
    none.plan('purple', 'rewards.deck', 0);
    none.plan('green', 'rewards.deck', 0);
    none.until('yellow', 'quartermaster.fee');
    expect(none.options('yellow')).toEqual(['card', 'nothing']);
    const all = rewarded(incursion);
    all.plan('purple', 'rewards.deck', 2);
    all.plan('green', 'rewards.deck', 1);
    all.until('yellow', 'quartermaster.fee');
    expect(all.options('yellow')).toEqual(['reward', 'nothing']);
  });

  it('draws as many reward cards as were announced, and no more unless it takes one', () => {
    const t = rewarded(incursion);
    t.plan('purple', 'rewards.deck', 0);
    t.plan('green', 'rewards.deck', 1);
    t.until('yellow', 'quartermaster.fee');
    expect(t.options('yellow')).toEqual(['card', 'reward', 'nothing']);
    t.answer('yellow', 'nothing');
    expect(t.options('yellow')).toEqual(['attack-01', 'attack-07', 'attack-16']);
    expect(t.events('rewards-drawn')).toEqual([{ who: t.seat('yellow'), n: 1 }]);
  });

  it('what is delivered has been drawn as a reward: the Mercenary may throw it away', () => {
    for (const wild of [false, true]) {
      const t = rewarded(
        { ...start, hands: { ...hands, red: ['attack-00', 'negotiate', 'flare:quartermaster'], green: ['flare:mercenary'] } },
        { ...seats, green: 'mercenary' },
      );
      t.select('red', 'attack-00');
      if (wild) {
        t.pass('red', 'flare:quartermaster', 1, { who: t.seat('purple') });
        t.use('red', 'flare:quartermaster', { who: t.seat('green') });
      }
      t.plan('yellow', 'quartermaster.fee', 'nothing');
      if (!wild) t.plan('yellow', 'quartermaster.deliver', ['attack-07', 'attack-01']);
      t.use('green', 'flare:mercenary');
      t.run();
      const thrown = t.events('cards-discarded').filter((x) => x.who === t.seat('green'));
      expect(thrown).toEqual([{ who: t.seat('green'), cards: [wild ? 'negotiate' : 'attack-09'] }]);
    }
  });

  it('the card it keeps for the delivery is no reward', () => {
    const t = rewarded(
      { ...start, options: { powers: 2 }, hands: { ...hands, yellow: ['attack-05', 'flare:mercenary'] } },
      { red: 'mite+fido', yellow: 'quartermaster+mercenary', blue: 'trader+mind', purple: 'healer+oracle', green: 'human+void' },
    );
    t.plan('yellow', 'quartermaster.fee', 'card');
    t.strict('yellow');
    t.run();
    expect(t.events('delivery-kept')).toEqual([{ who: t.seat('yellow'), n: 1 }]);
  });

  it('super: what is left over are its own rewards', () => {
    const t = table(
      { ...seats, yellow: 'quartermaster', purple: 'trader', blue: 'healer' },
      { ...start, hands: { ...hands, yellow: ['attack-05', 'negotiate', 'flare:quartermaster'] } },
    );
    t.invite('blue', 'yellow', 'purple');
    t.ally('yellow', 'defense', { 'yellow/1': 2 });
    t.ally('purple', 'defense', { 'purple/1': 1 });
    t.boost('yellow');
    t.plan('yellow', 'quartermaster.deliver', ['attack-07']);
    t.runWhile(() => t.hand('purple').length === 0);
    expect(t.events('delivery-kept')).toEqual([{ who: t.seat('yellow'), n: 2 }]);
    expect(t.hand('yellow')).toEqual(['attack-01', 'attack-05', 'attack-09', 'flare:quartermaster', 'negotiate']);
  });

  it('keeps nothing that is told of when all has been delivered', () => {
    const t = rewarded();
    t.plan('yellow', 'quartermaster.fee', 'nothing');
    t.runWhile(() => t.hand('green').length === 0);
    t.until('blue', 'launch.aim');
    expect(t.events('delivery-kept')).toEqual([]);
  });

  it('a quake takes the place of the cards, and everybody has a new hand', () => {
    const at = { ...seats, orange: 'void' };
    const all = COSMIC_DECK.flatMap(([face, n]) => Array.from({ length: n }, () => face));
    for (const face of [...Object.values(hands).flat(), 'attack-01']) all.splice(all.indexOf(face), 1);
    const t = rewarded(
      { turn: 'red', destiny: ['blue'], deck: ['attack-01'], hands: { ...hands, orange: all }, options: { flares: false } },
      at,
    );
    t.plan('yellow', 'quartermaster.fee', 'nothing');
    t.runWhile(() => t.events('cosmic-quake').length === 0);
    t.until('yellow', 'launch.aim');
    expect(t.story()).not.toContain('answers quartermaster.deliver');
    expect(zone(t)).toEqual([]);
    expect(['purple', 'green', 'yellow'].map((x) => t.hand(x).length)).toEqual([8, 8, 8]);
    expect(t.events('cards-given')).toEqual([]);
  });

  describe('wild', () => {
    const at = { ...seats, yellow: 'void' };

    it('in the place of reward cards, too, but first of cards of the cosmic deck', () => {
      const t = rewarded({ ...incursion, hands: { ...hands, yellow: ['quash', 'negotiate', 'flare:quartermaster'] } }, at);
      t.plan('purple', 'rewards.deck', 1);
      t.plan('green', 'rewards.deck', 0);
      t.use('yellow', 'flare:quartermaster');
      t.plan('yellow', 'quartermaster.fulfil', ['quash']);
      t.runWhile(() => t.hand('green').length === 0);
      expect(t.hand('purple')).toEqual(['attack-16', 'quash']);
      const all = rewarded({ ...incursion, hands: { ...hands, yellow: ['quash', 'negotiate', 'flare:quartermaster'] } }, at);
      all.plan('purple', 'rewards.deck', 2);
      all.plan('green', 'rewards.deck', 0);
      all.use('yellow', 'flare:quartermaster');
      all.plan('yellow', 'quartermaster.fulfil', ['quash', 'negotiate']);
      all.runWhile(() => all.hand('green').length === 0);
      expect(all.hand('purple')).toEqual(['negotiate', 'quash']);
      expect(all.events('rewards-drawn')).toEqual([]);
    });

    it('needs another card: one is enough, none is not', () => {
      const one = rewarded({ ...start, hands: { ...hands, yellow: ['quash', 'flare:quartermaster'] } }, at);
      one.use('yellow', 'flare:quartermaster');
      one.runWhile(() => one.hand('green').length === 0);
      expect(one.hand('purple')).toEqual(['attack-01', 'quash']);
      const none = rewarded({ ...start, hands: { ...hands, yellow: ['flare:quartermaster'] } }, at);
      none.neverOffered('yellow', 'flare:quartermaster');
    });

    it('for a single card as well', () => {
      const t = rewarded({ ...start, hands: { ...hands, yellow: ['quash', 'flare:quartermaster'] } }, at);
      t.pass('yellow', 'flare:quartermaster', 1, { who: t.seat('purple') });
      t.use('yellow', 'flare:quartermaster', { who: t.seat('green') });
      t.runWhile(() => t.hand('green').length === 0);
      expect(t.hand('green')).toEqual(['quash']);
    });
  });
});
