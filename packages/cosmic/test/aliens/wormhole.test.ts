import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'wormhole', blue: 'trader', yellow: 'masochist', purple: 'tripler' };
const buried = {
  turn: 'red',
  destiny: ['blue'],
  ships: { red: { warp: 4 }, yellow: { warp: 3 }, purple: { warp: 2 }, blue: { 'blue/1': 4, warp: 6 } },
  hands: { red: ['attack-08'], blue: ['attack-10'], yellow: ['attack-06'], purple: ['attack-06'] },
} as const;

describe('Wormhole', () => {
  it('sends ships from the warp as the offense, four at most', () => {
    const t = table(seats, buried);
    expect(t.untilOffered('red', 'wormhole')).toEqual(['wormhole', 'pass']);
    expect(t.encounter().phase).toBe('launch');
    t.answer('red', 'wormhole');
    // One of the four came back when red regrouped.
    expect(t.question('red')).toMatchObject({ tag: 'launch.ships', min: 1, max: 4 });
    expect(t.options('red')).toEqual(['red/1', 'red/2', 'red/3', 'red/4', 'red/5', 'warp']);
    t.answer('red', { warp: 3, 'red/1': 1 });
    t.runTo('planning');
    expect([t.ships('red', 'gate'), t.warp('red')]).toEqual([4, 0]);
    expect(t.restored().divergence).toBeNull();
  });

  it('does the same as an ally of either side, but not as a defense', () => {
    for (const side of ['offense', 'defense'] as const) {
      const t = table(seats, { ...buried, turn: 'yellow' });
      t.invite('yellow', 'red');
      t.invite('blue', 'red');
      t.plan('red', 'alliance.answer', side);
      expect(t.untilOffered('red', 'wormhole')).toEqual(['wormhole', 'pass']);
      t.answer('red', 'wormhole');
      expect(t.question('red')).toMatchObject({ tag: 'alliance.ships', max: 4 });
      t.answer('red', { warp: 4 });
      t.runTo('planning');
      expect(t.ships('red', side === 'offense' ? 'gate' : 'side')).toBe(4);
    }

    const defense = table(seats, { ...buried, turn: 'blue', destiny: ['red'] });
    defense.neverOffered('red', 'wormhole');
  });

  it('can do without it, and has to when it is zapped', () => {
    const plain = table(seats, buried);
    plain.untilOffered('red', 'wormhole');
    plain.answer('red', 'pass');
    expect(plain.options('red')).not.toContain('warp');

    const zapped = table(seats, { ...buried, hands: { ...buried.hands, blue: ['attack-10', 'cosmic-zap'] } });
    zapped.use('red', 'wormhole');
    zapped.zap('blue', 'wormhole');
    zapped.until('red', 'launch.ships');
    expect(zapped.options('red')).not.toContain('warp');
  });

  it('lets an ally of its own, and nobody else, send ships from the warp', () => {
    const t = table(seats, buried);
    t.invite('red', 'yellow');
    t.invite('blue', 'purple');
    t.plan('yellow', 'alliance.answer', 'offense');
    t.plan('purple', 'alliance.answer', 'defense');
    t.until('yellow', 'alliance.answer');
    expect(t.untilOffered('red', 'wormhole')).toEqual(['wormhole', 'pass']);
    t.answer('red', 'wormhole');
    expect(t.question('yellow')).toMatchObject({ tag: 'alliance.ships', min: 1, max: 4 });
    expect(t.options('yellow')).toContain('warp');
    t.answer('yellow', { warp: 3 });
    t.until('purple', 'alliance.ships');
    expect(t.options('purple')).not.toContain('warp');
    // Red was asked when it launched, and about yellow.
    expect(t.story().match(/red answers use/g)).toHaveLength(2);
    t.runTo('planning');
    expect([t.ships('yellow', 'gate'), t.warp('yellow')]).toEqual([3, 0]);
  });

  it('helps an ally of the defense too', () => {
    const t = table({ ...seats, red: 'trader', blue: 'wormhole' }, buried);
    t.invite('blue', 'purple');
    t.plan('purple', 'alliance.answer', 'defense');
    t.use('blue', 'wormhole');
    t.plan('purple', 'alliance.ships', { warp: 2 });
    t.runTo('planning');
    expect(t.ships('purple', 'side')).toBe(2);
  });

  it('helps nobody else as an ally', () => {
    const t = table({ ...seats, red: 'void', yellow: 'wormhole' }, buried);
    t.invite('red', 'yellow', 'purple');
    t.ally('yellow', 'offense', { 'yellow/1': 1 });
    t.plan('purple', 'alliance.answer', 'offense');
    t.until('purple', 'alliance.ships');
    expect(t.options('purple')).not.toContain('warp');
    // About its own ships.
    expect(t.story().match(/yellow answers use/g)).toHaveLength(1);
  });

  it('can ally with nothing but ships in the warp, if it says so before it answers', () => {
    const nowhere = { ...buried, turn: 'yellow', ships: { ...buried.ships, red: { warp: 20 } } } as const;
    const t = table({ ...seats, red: 'void', yellow: 'wormhole' }, nowhere);
    t.invite('yellow', 'red');
    // Red has no ship to send, and its main player opens the way.
    expect(t.untilOffered('yellow', 'wormhole')).toEqual(['wormhole', 'pass']);
    expect(t.encounter().phase).toBe('launch');
    t.answer('yellow', 'pass');
    t.untilOffered('yellow', 'wormhole');
    expect(t.encounter().phase).toBe('alliance');
    t.answer('yellow', 'wormhole');
    expect(t.question('red')).toMatchObject({ tag: 'alliance.answer' });
    t.answer('red', 'offense');
    t.plan('red', 'alliance.ships', { warp: 4 });
    t.runTo('planning');
    expect([t.ships('red', 'gate'), t.warp('red')]).toEqual([4, 16]);
  });

  describe('wild', () => {
    const seated = { ...seats, red: 'trader', blue: 'void', green: 'wormhole' };
    const strong = { ...buried, hands: { ...buried.hands, yellow: ['attack-06', 'flare:wormhole'] } };

    it('brings as many ships of an ally from the warp as it has sent, also beyond four', () => {
      const t = table(seated, strong);
      t.invite('red', 'yellow');
      t.ally('yellow', 'offense', { 'yellow/1': 2 });
      expect(t.untilOffered('yellow', 'flare:wormhole')).toEqual(['flare:wormhole', 'pass']);
      t.answer('yellow', 'flare:wormhole');
      expect(t.question('yellow')).toMatchObject({ tag: 'wormhole.more', min: 1, max: 2 });
      t.answer('yellow', { warp: 2 });
      t.runTo('planning');
      expect([t.ships('yellow', 'gate'), t.warp('yellow')]).toEqual([4, 1]);

      const more = table(seated, strong);
      more.invite('blue', 'yellow');
      more.ally('yellow', 'defense', { 'yellow/1': 3, 'yellow/2': 1 });
      more.use('yellow', 'flare:wormhole');
      more.plan('yellow', 'wormhole.more', { warp: 3 });
      more.runTo('planning');
      expect(more.ships('yellow', 'side')).toBe(7);
    });

    it('is of no use to a main player', () => {
      const t = table(seated, { ...strong, turn: 'yellow' });
      t.neverOffered('yellow', 'flare:wormhole');
    });
  });

  describe('super', () => {
    const strong = { ...buried, hands: { ...buried.hands, red: ['attack-08', 'flare:wormhole'] } };

    it('releases up to four ships of one player in the encounter', () => {
      const t = table(seats, strong);
      t.aim('red', 'blue/1');
      t.send('red', { 'red/1': 1 });
      t.invite('red', 'yellow');
      t.ally('yellow', 'offense', { 'yellow/1': 1 });
      expect(t.untilOffered('red', 'wormhole')).toEqual(['wormhole', 'pass']);
      t.answer('red', 'pass');
      t.untilOffered('red', 'flare:wormhole');
      t.answer('red', 'flare:wormhole');
      // Purple has ships in the warp but none in the encounter.
      expect(t.options('red')).toEqual(['red', 'blue', 'yellow']);
      t.answer('red', 'yellow');
      expect(t.until('red', 'wormhole.release')).toMatchObject({ min: 1, max: 3, data: { who: t.seat('yellow') } });
      t.answer('red', { warp: 3 });
      t.runTo('planning');
      expect([t.ships('yellow', 'gate'), t.warp('yellow')]).toEqual([4, 0]);
    });

    it('leaves a defense without ships there alone', () => {
      const t = table(seats, { ...strong, ships: { ...strong.ships, blue: { 'blue/5': 0, warp: 6 } } });
      t.aim('red', 'blue/5');
      t.invite('red', 'yellow');
      t.ally('yellow', 'offense', { 'yellow/1': 1 });
      t.use('red', 'flare:wormhole');
      t.until('red', 'wormhole.who');
      expect(t.options('red')).toEqual(['red', 'yellow']);
    });

    it('adds ships of the defense to its planet', () => {
      const t = table(
        { ...seats, red: 'trader', blue: 'wormhole' },
        { ...buried, hands: { ...buried.hands, blue: ['attack-10', 'flare:wormhole'] } },
      );
      t.aim('red', 'blue/1');
      t.use('blue', 'flare:wormhole');
      t.plan('blue', 'wormhole.who', 'blue');
      expect(t.until('blue', 'wormhole.release')).toMatchObject({ min: 1, max: 4 });
      t.plan('blue', 'wormhole.release', { warp: 4 });
      t.runTo('planning');
      expect([t.ships('blue', 'blue/1'), t.warp('blue')]).toEqual([8, 2]);
    });
  });
});

describe('Wormhole, closely', () => {
  it('asks the offense once, as it sends ships, and only with ships in the warp', () => {
    const t = table(seats, { ...buried, ships: { red: { warp: 2 } }, strict: ['red'] });
    t.use('red', 'wormhole', { at: 'window:launch.commit' });
    t.plan('red', 'launch.ships', { warp: 1 });
    t.run();

    const single = table(seats, { ...buried, ships: { red: { warp: 2 } } });
    // One has come back as red regrouped: the other one is enough.
    single.use('red', 'wormhole');
    single.until('red', 'launch.ships');
    expect(single.warp('red')).toBe(1);

    const none = table(seats, { ...buried, ships: {} });
    none.neverOffered('red', 'wormhole');
  });

  it('leaves the limit of four, and ships that may leave the warp anyway, as they are', () => {
    const t = table(seats, buried);
    t.use('red', 'wormhole');
    t.until('red', 'launch.ships');
    expect(() => t.answer('red', { warp: 3, 'red/1': 2 })).toThrow();
  });

  it('asks an ally after its answer, not before, while it has other ships to send', () => {
    const t = table(seats, { ...buried, turn: 'yellow', strict: ['red'] });
    t.invite('yellow', 'red');
    t.plan('red', 'alliance.answer', 'offense');
    t.use('red', 'wormhole', { at: 'window:alliance.commit' });
    t.plan('red', 'alliance.ships', { warp: 2 });
    t.run();

    const uninvited = table(seats, { ...buried, turn: 'yellow', ships: { ...buried.ships, red: { warp: 20 } } });
    uninvited.neverOffered('red', 'wormhole');
  });

  it('asks a main player about each of its allies with ships in the warp, once', () => {
    const t = table(seats, { ...buried, ships: { ...buried.ships, red: {}, purple: {} }, strict: ['red'] });
    t.invite('red', 'yellow', 'purple');
    t.plan('yellow', 'alliance.answer', 'offense');
    t.plan('yellow', 'alliance.ships', { warp: 1, 'yellow/1': 1 });
    t.ally('purple', 'offense', { 'purple/1': 1 });
    t.use('red', 'wormhole', { at: 'window:alliance.commit', who: t.seat('yellow') });
    t.run();
    expect(t.events('power-used')).toContainEqual({ who: t.seat('red'), alien: 'wormhole', clause: 'ally' });
  });

  it('wild: one ship sent and one in the warp are enough, and both are needed', () => {
    const seated = { ...seats, red: 'trader', blue: 'void', green: 'wormhole' };
    const hands = { ...buried.hands, yellow: ['attack-06', 'flare:wormhole'] };
    const one = table(seated, { ...buried, hands, ships: { yellow: { warp: 1 } } });
    one.invite('red', 'yellow');
    one.ally('yellow', 'offense', { 'yellow/1': 1 });
    one.use('yellow', 'flare:wormhole', { at: 'window:alliance.formed' });
    one.runTo('planning');
    expect([one.ships('yellow', 'gate'), one.warp('yellow')]).toEqual([2, 0]);

    const none = table(seated, { ...buried, hands, ships: {} });
    none.invite('red', 'yellow');
    none.ally('yellow', 'offense', { 'yellow/1': 1 });
    none.neverOffered('yellow', 'flare:wormhole');
  });

  it('super: one player with one ship is enough; without anybody it is of no use', () => {
    const hands = { ...buried.hands, red: ['attack-08', 'flare:wormhole'] };
    const one = table(seats, { ...buried, hands, ships: { yellow: { warp: 1 } }, strict: ['red'] });
    one.invite('red', 'yellow');
    one.ally('yellow', 'offense', { 'yellow/1': 1 });
    one.pass('red', 'wormhole', Infinity, { at: 'window:alliance.commit' });
    one.use('red', 'flare:wormhole', { at: 'window:alliance.formed' });
    one.run();
    expect(one.events('card-played')).toContainEqual(expect.objectContaining({ card: 'flare:wormhole', text: 'super' }));

    // Yellow has ships in the warp, and none in the encounter.
    const none = table(seats, { ...buried, hands, ships: { yellow: { warp: 1 } } });
    none.neverOffered('red', 'flare:wormhole');
  });
});

describe('Wormhole with nothing but ships in the warp', () => {
  /** The Witness lets powers work without home colonies. */
  const witnessed = { ...buried, options: { hazards: true }, hazards: ['witness'], turn: 'yellow' } as const;
  const sunk = { ...witnessed, ships: { red: { warp: 20 } }, strict: ['red'] } as const;

  it('says so before it answers, once, and only if a side has invited it', () => {
    const t = table(seats, sunk);
    t.invite('yellow', 'red');
    t.use('red', 'wormhole', { at: 'window:alliance.respond' });
    t.ally('red', 'offense', { warp: 3 });
    t.runTo('planning');
    t.done();
    expect([t.ships('red', 'gate'), t.warp('red')]).toEqual([3, 17]);

    table(seats, sunk).run();
  });

  it('as a defense opens the way for whoever it has invited, before the answer and not again after it', () => {
    const people = { ...seats, blue: 'wormhole', red: 'trader' };
    const position = { ...buried, turn: 'yellow', ships: { red: { warp: 20 } }, strict: ['blue'] } as const;
    const t = table(people, position);
    t.invite('blue', 'red');
    t.use('blue', 'wormhole', { at: 'window:alliance.respond', who: t.seat('red') });
    t.ally('red', 'defense', { warp: 2 });
    t.runTo('planning');
    t.done();
    expect(t.ships('red', 'side')).toBe(2);

    // Whoever was invited by the other side alone is none of its business.
    const other = table(people, position);
    other.invite('yellow', 'red');
    other.run();
  });
});

describe('Wormhole: whose ally it is', () => {
  it('helps its own allies after it has used the power for itself', () => {
    const t = table(seats, { ...buried, strict: ['red'] });
    t.use('red', 'wormhole', { at: 'window:launch.commit' });
    t.plan('red', 'launch.ships', { warp: 1 });
    t.invite('red', 'yellow', 'purple');
    t.plan('yellow', 'alliance.answer', 'offense');
    t.plan('purple', 'alliance.answer', 'offense');
    t.use('red', 'wormhole', { at: 'window:alliance.commit', who: t.seat('yellow') });
    t.plan('yellow', 'alliance.ships', { warp: 2 });
    t.pass('red', 'wormhole', 1, { at: 'window:alliance.commit', who: t.seat('purple') });
    t.until('purple', 'alliance.ships');
    expect(t.options('purple')).not.toContain('warp');
    // Both are effects of red, as everybody sees.
    expect(t.view(null).lingering).toMatchObject([{ owner: t.seat('red') }, { owner: t.seat('red') }]);
    t.runTo('planning');
    expect([t.ships('red', 'gate'), t.ships('yellow', 'gate')]).toEqual([1, 2]);
  });

  it('has no say about a guest of both sides who joins the other one', () => {
    const t = table(seats, { ...buried, ships: { yellow: { warp: 3 } }, strict: ['red'] });
    t.invite('red', 'yellow');
    t.invite('blue', 'yellow');
    t.ally('yellow', 'defense', { 'yellow/1': 1 });
    t.run();
  });

  it('is asked once about its own ships when it allies against itself', () => {
    const t = table(
      { red: 'wormhole+lunatic', blue: 'trader+hacker', yellow: 'masochist+mirror', purple: 'tripler+void' },
      { ...buried, options: { powers: 2 }, ships: { red: { warp: 4 } } },
    );
    t.use('red', 'lunatic');
    t.until('red', 'launch.ships');
    expect(t.untilOffered('red', 'wormhole')).toEqual(['wormhole', 'pass']);
    expect(t.question('red')?.data).toMatchObject({ at: 'window:alliance.commit', who: t.seat('red') });
  });

  it('wild: ships that come later have not been sent yet', () => {
    // The Sloth has allied, and its token stands for ships that are chosen when cards are revealed.
    const hands = { ...buried.hands, yellow: ['attack-06', 'flare:wormhole'] };
    const t = table({ ...seats, red: 'trader', blue: 'void', yellow: 'sloth' }, { ...buried, hands });
    t.invite('red', 'yellow');
    t.plan('yellow', 'alliance.answer', 'offense');
    t.neverOffered('yellow', 'flare:wormhole');
  });

  it('super: is for a main player, and counts the ships of whom it releases', () => {
    const ally = table(
      { ...seats, red: 'hacker', yellow: 'wormhole' },
      { ...buried, hands: { ...buried.hands, yellow: ['attack-06', 'flare:wormhole'] }, strict: ['yellow'] },
    );
    ally.invite('red', 'yellow');
    ally.ally('yellow', 'offense', { 'yellow/1': 1 });
    ally.pass('yellow', 'wormhole', 1, { at: 'window:alliance.commit' });
    ally.run();

    const t = table(seats, { ...buried, hands: { ...buried.hands, red: ['attack-08', 'flare:wormhole'] } });
    t.invite('red', 'purple');
    t.ally('purple', 'offense', { 'purple/1': 1 });
    t.use('red', 'flare:wormhole');
    t.plan('red', 'wormhole.who', 'purple');
    expect(t.until('red', 'wormhole.release')).toMatchObject({ min: 1, max: 2, data: { who: t.seat('purple') } });
    t.answer('red', { warp: 1 });
    t.runTo('planning');
    expect([t.ships('purple', 'gate'), t.warp('purple'), t.warp('red')]).toEqual([2, 1, 3]);
    expect(t.events('ships-retrieved').at(-1)).toEqual({ who: t.seat('purple'), n: 1 });
  });
});

describe('Wormhole with a single ship outside the warp', () => {
  it('has something to send, and is asked when it sends it', () => {
    const t = table(seats, {
      ...buried,
      options: { hazards: true },
      hazards: ['witness'],
      turn: 'yellow',
      ships: { red: { warp: 19, 'red/1': 1, 'red/2': 0, 'red/3': 0, 'red/4': 0, 'red/5': 0 } },
      strict: ['red'],
    });
    t.invite('yellow', 'red');
    t.plan('red', 'alliance.answer', 'offense');
    t.use('red', 'wormhole', { at: 'window:alliance.commit' });
    t.plan('red', 'alliance.ships', { warp: 2, 'red/1': 1 });
    t.runTo('planning');
    t.done();
    expect([t.ships('red', 'gate'), t.warp('red')]).toEqual([3, 17]);
  });
});
