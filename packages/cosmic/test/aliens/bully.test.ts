import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'bully', blue: 'calculator', yellow: 'parasite', purple: 'trader' };
/** Red attacks blue/1 and wins. */
const win = { turn: 'red', destiny: ['blue'], hands: { red: ['attack-40'], blue: ['attack-08'] } } as const;
/** Blue attacks red/1 and loses. */
const defended = { turn: 'blue', destiny: ['red'], hands: { red: ['attack-40'], blue: ['attack-08'] } } as const;

describe('Bully', () => {
  it('ships that it leaves on a planet which is blown up go home', () => {
    const t = table(
      { red: 'bully', blue: 'trader', yellow: 'void' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-40'], blue: ['attack-04', 'flare:guerrilla'] } },
    );
    t.aim('red', 'blue/1');
    t.select('blue', 'attack-04');
    t.use('blue', 'flare:guerrilla');
    t.use('red', 'bully');
    t.plan('red', 'bully.ships', { 'blue/2': 4 });
    t.plan('blue', 'ships.return', { 'blue/3': 4 });
    t.run();
    expect([t.ships('blue', 'blue/1'), t.ships('blue', 'blue/3'), t.warp('blue')]).toEqual([0, 8, 4]);
  });

  it('picks the ships that its beaten opponent loses, as many as that one had in the encounter', () => {
    const t = table(seats, { ...win, ships: { blue: { 'yellow/1': 2 } } });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 2 });
    expect(t.untilOffered('red', 'bully')).toEqual(['bully', 'pass']);
    t.answer('red', 'bully');
    const n = 3;
    expect(t.question('red')).toMatchObject({ tag: 'bully.ships', kind: 'spread', min: n, max: n, data: { who: 1, n } });
    expect(t.options('red')).toEqual(['blue/1', 'blue/2', 'blue/3', 'blue/4', 'blue/5', 'yellow/1']);
    t.answer('red', { 'yellow/1': 2, 'blue/1': 1 });
    t.run();
    expect([t.warp('blue'), t.ships('blue', 'yellow/1'), t.ships('blue', 'blue/1')]).toEqual([3, 0, 2]);
    // Both live on the planet now.
    expect(t.ships('red', 'blue/1')).toBe(2);
    expect(t.restored().divergence).toBeNull();
  });

  it('comes home without a colony where something keeps it from sharing the planet', () => {
    // A planet of the Pygmy holds four ships.
    const t = table({ ...seats, blue: 'pygmy' }, { ...win, ships: { blue: { 'blue/1': 4 } } });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 2 });
    t.use('red', 'bully');
    t.plan('red', 'bully.ships', { 'blue/4': 2, 'blue/5': 2 });
    t.plan('red', 'ships.return', { 'red/3': 2 });
    t.run();
    expect([t.ships('blue', 'blue/1'), t.ships('blue', 'blue/4'), t.warp('blue')]).toEqual([4, 0, 4]);
    expect([t.foreign('red'), t.ships('red', 'red/3')]).toEqual([0, 6]);
    expect(t.events('won')).toHaveLength(1);
  });

  it('as the defense lets those go home whom it spares in the gate', () => {
    const t = table(seats, defended);
    t.aim('blue', 'red/1');
    t.send('blue', { 'blue/1': 3 });
    t.use('red', 'bully');
    t.plan('red', 'bully.ships', { gate: 1, 'blue/2': 2 });
    t.plan('blue', 'ships.return', { 'blue/3': 2 });
    t.run();
    expect([t.warp('blue'), t.ships('blue', 'blue/2'), t.ships('blue', 'blue/3')]).toEqual([3, 2, 6]);
    expect(t.ships('blue', 'gate')).toBe(0);
  });

  it('has them go home before the encounter is settled, but not to a colony it has just wiped out', () => {
    const t = table(seats, { ...defended, ships: { blue: { 'blue/2': 1, 'red/1': 0 } } });
    t.aim('blue', 'red/1');
    t.send('blue', { 'blue/1': 2 });
    t.use('red', 'bully');
    t.plan('red', 'bully.ships', { 'blue/2': 1, 'blue/3': 1 });
    t.until('blue', 'ships.return');
    expect(t.options('blue')).toEqual(['blue/1', 'blue/3', 'blue/4', 'blue/5']);
    expect(t.events('cards-discarded')).toEqual([]);
    expect(t.question('blue')).toMatchObject({ min: 2, max: 2, from: 'rule:R15.1' });
  });

  it('leaves the losing ships to be lost if it does not want to pick, or is zapped', () => {
    const plain = table(seats, win);
    plain.aim('red', 'blue/1');
    plain.run();
    const zapped = table(seats, { ...win, hands: { ...win.hands, purple: ['cosmic-zap'] } });
    zapped.aim('red', 'blue/1');
    zapped.use('red', 'bully');
    zapped.plan('red', 'bully.ships', { 'blue/2': 4 });
    zapped.zap('purple', 'bully');
    zapped.run();
    for (const t of [plain, zapped]) expect([t.warp('blue'), t.ships('blue', 'blue/1')]).toEqual([4, 0]);
  });

  it('needs a victory as a main player, two revealed attacks, and other ships to pick', () => {
    const lost = table(seats, { ...win, hands: { red: ['attack-04'], blue: ['attack-40'] } });
    lost.aim('red', 'blue/1');
    lost.neverOffered('red', 'bully');

    const negotiate = table(seats, { ...win, hands: { red: ['attack-40'], blue: ['negotiate'] } });
    negotiate.aim('red', 'blue/1');
    negotiate.neverOffered('red', 'bully');

    // Nobody wins when a kicker destroys both sides.
    const both = table(seats, {
      ...win,
      hands: { red: ['attack-40', 'kicker-x1-self-destruct'], blue: ['attack-08'] },
      options: { rewards: 'dominion' },
    });
    both.aim('red', 'blue/1');
    both.use('red', 'kicker-x1-self-destruct');
    both.neverOffered('red', 'bully');
    expect(both.warp('blue')).toBe(4);

    const ally = table(seats, { turn: 'yellow', destiny: ['blue'], hands: { yellow: ['attack-40'], blue: ['attack-08'] } });
    ally.aim('yellow', 'blue/1');
    ally.invite('yellow', 'red');
    ally.ally('red', 'offense', { 'red/1': 1 });
    ally.neverOffered('red', 'bully');

    const guard = table(seats, { turn: 'yellow', destiny: ['blue'], hands: { yellow: ['attack-08'], blue: ['attack-40'] } });
    guard.aim('yellow', 'blue/1');
    guard.invite('blue', 'red');
    guard.ally('red', 'defense', { 'red/1': 1 });
    guard.neverOffered('red', 'bully');
    expect(guard.warp('yellow')).toBeGreaterThan(0);

    // Nothing was lost on an empty planet, so nothing else is lost for it.
    const empty = table(seats, { ...win, ships: { blue: { 'blue/1': 0 } } });
    empty.aim('red', 'blue/1');
    empty.neverOffered('red', 'bully');
    expect([empty.warp('blue'), empty.foreign('red')]).toEqual([0, 1]);

    const last = table(seats, { ...win, ships: { blue: { warp: 16, 'blue/1': 4 } } });
    last.aim('red', 'blue/1');
    last.neverOffered('red', 'bully');

    // One ship elsewhere is enough to choose from.
    const one = table(seats, { ...win, ships: { blue: { warp: 15, 'blue/1': 4, 'blue/2': 1 } } });
    one.aim('red', 'blue/1');
    one.use('red', 'bully');
    one.plan('red', 'bully.ships', { 'blue/1': 3, 'blue/2': 1 });
    one.run();
    expect([one.ships('blue', 'blue/2'), one.events('ships-lost')]).toEqual([
      0,
      [
        { who: 1, n: 3 },
        { who: 1, n: 1 },
      ],
    ]);
  });

  it('counts only what the opponent itself has in the gate it shares with allies', () => {
    const t = table(seats, defended);
    t.aim('blue', 'red/1');
    t.send('blue', { 'blue/1': 3 });
    t.invite('blue', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 2 });
    t.use('red', 'bully');
    expect(t.until('red', 'bully.ships')).toMatchObject({ min: 3, max: 3, data: { who: 1, n: 3 } });
    t.answer('red', { 'blue/2': 3 });
    t.run();
    expect([t.warp('blue'), t.warp('yellow')]).toEqual([3, 2]);
  });

  it('picks no more for ships that are lost afterwards, by the Cudgel flare', () => {
    const hands = { red: ['attack-40', 'flare:cudgel'], blue: ['attack-08'] };
    const t = table(seats, { ...win, hands, strict: ['red'] });
    t.aim('red', 'blue/1');
    t.select('red', 'attack-40');
    t.use('red', 'bully', { at: 'event:ships.count' });
    t.plan('red', 'bully.ships', { 'blue/2': 4 });
    t.use('red', 'flare:cudgel');
    t.run();
    expect([t.warp('blue'), t.ships('blue', 'blue/1')]).toEqual([8, 0]);
  });

  it('leaves alone what the opponent loses besides, outside the encounter', () => {
    // The Cudgel smashes further ships; only those of the encounter are picked anew.
    const t = table(
      { red: 'bully+cudgel', blue: 'calculator+void', yellow: 'parasite+mite', purple: 'trader+ghoul' },
      { ...win, options: { powers: 2 } },
    );
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 2 });
    t.use('red', 'cudgel');
    t.plan('blue', 'cudgel.smash', { 'blue/5': 2 });
    t.use('red', 'bully');
    expect(t.until('red', 'bully.ships')).toMatchObject({ min: 4, max: 4 });
    t.answer('red', { 'blue/1': 1, 'blue/2': 3 });
    t.run();
    expect([t.warp('blue'), t.ships('blue', 'blue/5'), t.ships('blue', 'blue/1')]).toEqual([6, 2, 3]);
  });

  it('[faq-bully-1] may take ships that research', () => {
    const t = table(seats, { ...win, techs: { blue: { 'gluon-mines': 2 } }, options: { technology: true } });
    t.aim('red', 'blue/1');
    t.use('red', 'bully');
    t.until('red', 'bully.ships');
    const tech = t.options('red').find((x) => !x.startsWith('blue/')) ?? '';
    expect(tech).toBe('tech/1');
    t.answer('red', { [tech]: 2, 'blue/1': 1 });
    t.run();
    expect([t.warp('blue'), t.ships('blue', 'blue/1'), t.ships('blue', tech)]).toEqual([3, 2, 0]);
  });

  it('[faq-fungus-05] the ships it picks are the losing ones: they adhere to an allied Fungus', () => {
    const t = table({ ...seats, yellow: 'fungus' }, win);
    t.aim('red', 'blue/1');
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 1 });
    t.use('red', 'bully');
    t.plan('red', 'bully.ships', { 'blue/2': 3, 'blue/3': 1 });
    t.run();
    expect(t.state.stacks.map((s) => t.state.ships.at[s.hold].slice(0, 4))).toEqual([[0, 4, 0, 0]]);
    expect([t.ships('blue', 'blue/1'), t.ships('blue', 'blue/2'), t.ships('blue', 'blue/3')]).toEqual([4, 1, 3]);
    expect(t.warp('blue')).toBe(0);
  });

  it('counts what it picks as lost in the encounter: rewards of a feasting ally and the like', () => {
    const t = table({ ...seats, yellow: 'ghoul' }, { ...win, hands: { ...win.hands, yellow: ['flare:ghoul'] } });
    t.aim('red', 'blue/1');
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 1 });
    t.use('red', 'bully');
    t.plan('red', 'bully.ships', { 'blue/2': 4 });
    t.use('yellow', 'ghoul');
    t.run();
    expect(t.events('rewards')).toMatchObject([{ who: 2, cards: 4 }]);
  });

  describe('wild', () => {
    const others = { red: 'calculator', blue: 'trader', yellow: 'parasite', purple: 'macron' };
    const talk = { turn: 'red', destiny: ['blue'], hands: { red: ['attack-40', 'flare:bully'], blue: ['negotiate'] } } as const;

    it('wrings a colony from an opponent who reveals a negotiate', () => {
      const t = table(others, { ...talk, ships: { blue: { 'yellow/1': 1 }, red: { 'blue/3': 1 } } });
      t.aim('red', 'blue/1');
      t.send('red', { 'red/1': 1 });
      t.select('red', 'attack-40');
      t.use('red', 'flare:bully', { at: 'window:reveal.revealed' });
      t.until('red', 'bully.planet');
      expect(t.options('red')).toEqual(['blue/1', 'blue/2', 'blue/4', 'blue/5', 'yellow/1']);
      t.answer('red', 'yellow/1');
      expect(t.until('blue', 'bully.answer')).toMatchObject({ data: { by: 0, planet: 'yellow/1' } });
      expect(t.options('blue')).toEqual(['ships', 'colony']);
      t.answer('blue', 'colony');
      // Ships of the encounter stay in it.
      t.until('red', 'deal.found');
      expect(t.options('red')).toEqual(['red/1', 'red/2', 'red/3', 'red/4', 'red/5', 'blue/3']);
      t.answer('red', { 'red/2': 2 });
      t.run();
      expect([t.ships('red', 'yellow/1'), t.ships('blue', 'yellow/1'), t.ships('red', 'blue/1')]).toEqual([2, 1, 1]);
    });

    it('or costs two ships of its own choice', () => {
      const t = table(others, talk);
      t.aim('red', 'blue/1');
      t.select('red', 'attack-40');
      t.use('red', 'flare:bully');
      t.plan('red', 'bully.planet', 'blue/2');
      t.plan('blue', 'bully.answer', 'ships');
      expect(t.until('blue', 'bully.lose')).toMatchObject({ min: 2, max: 2 });
      t.answer('blue', { 'blue/1': 1, 'blue/5': 1 });
      t.run();
      // Two, and the three that were left of those in the encounter.
      expect([t.warp('blue'), t.ships('blue', 'blue/5'), t.foreign('red')]).toEqual([5, 3, 1]);
    });

    it.each(['flare:joker', 'flare:human'])('works on a negotiate that its player has changed already with %s', (flare) => {
      const hands = { red: ['negotiate', flare], blue: ['attack-10', 'flare:bully'] };
      const t = table({ ...others, blue: 'calculator', red: 'trader' }, { ...talk, hands });
      t.use('red', flare);
      t.runWhile(() => t.events('card-changed').length === 0);
      expect(t.options('blue')).toEqual(['flare:bully', 'pass']);
      t.answer('blue', 'flare:bully');
      expect(t.question('blue')?.tag).toBe('bully.planet');
      t.run();
    });

    it('works on a morph that has become a negotiate, not on one that is only claimed', () => {
      const copy = table(others, { ...talk, hands: { red: ['negotiate', 'flare:bully'], blue: ['morph'] } });
      copy.aim('red', 'blue/1');
      copy.use('red', 'flare:bully');
      copy.until('red', 'bully.planet');

      const claim = table({ ...others, blue: 'gambler' }, { ...talk, hands: { ...talk.hands, blue: ['attack-04'] } });
      claim.aim('red', 'blue/1');
      claim.select('red', 'attack-40');
      claim.use('blue', 'gambler');
      claim.plan('blue', 'gambler.claim', 'negotiate');
      claim.plan('red', 'gambler.challenge', false);
      claim.neverOffered('red', 'flare:bully');
      expect(claim.events('outcome')[0]).toMatchObject({ winner: 0, how: 'attack' });
    });

    it('works on cards that became negotiates, not on attacks', () => {
      const t = table(others, { ...talk, hands: { red: ['attack-40', 'flare:bully'], blue: ['attack-08'], yellow: ['emotion-control'] } });
      t.aim('red', 'blue/1');
      t.select('red', 'attack-40');
      t.use('yellow', 'emotion-control');
      t.use('red', 'flare:bully');
      t.plan('blue', 'bully.answer', 'ships');
      t.run();
      expect(t.warp('blue')).toBeGreaterThanOrEqual(2);

      const attack = table(others, { ...talk, hands: { red: ['attack-40', 'flare:bully'], blue: ['attack-08'] } });
      attack.aim('red', 'blue/1');
      attack.select('red', 'attack-40');
      attack.neverOffered('red', 'flare:bully');

      // An ally threatens nobody, whoever negotiates.
      const ally = table(others, {
        turn: 'yellow',
        destiny: ['blue'],
        hands: { yellow: ['negotiate'], blue: ['negotiate'], red: ['flare:bully'] },
      });
      ally.invite('yellow', 'red');
      ally.ally('red', 'offense', { 'red/1': 1 });
      ally.neverOffered('red', 'flare:bully');
    });

    it('threatens an opponent whose only ships are in the encounter, with a last ship of its own', () => {
      const ships = { blue: { warp: 16, 'blue/1': 4 }, red: { warp: 17, 'red/1': 3 } };
      const t = table(others, { ...talk, ships });
      t.aim('red', 'blue/1');
      // One more has come back while regrouping.
      t.send('red', { 'red/1': 3 });
      t.select('red', 'attack-40');
      t.use('red', 'flare:bully');
      // One planet: nothing to choose.
      expect(t.until('blue', 'bully.answer')).toMatchObject({ data: { by: 0, planet: 'blue/1' } });
      t.answer('blue', 'colony');
      t.run();
      expect(t.story()).not.toContain('bully.planet');
      expect(t.ships('red', 'blue/1')).toBeGreaterThan(0);
    });

    it('takes ships only, where no colony can be had', () => {
      // No room on a planet of the Pygmy with four ships.
      const full = table({ ...others, blue: 'pygmy' }, { ...talk, ships: { blue: { 'blue/2': 4 } } });
      full.aim('red', 'blue/1');
      full.select('red', 'attack-40');
      full.use('red', 'flare:bully');
      full.until('red', 'bully.planet');
      expect(full.options('red').filter((x) => x.startsWith('blue/'))).toEqual(['blue/1', 'blue/3', 'blue/4', 'blue/5']);

      // Neither colonies nor ships.
      const gone = table(others, { ...talk, ships: { blue: { warp: 20 } } });
      gone.aim('red', 'blue/1');
      gone.select('red', 'attack-40');
      gone.neverOffered('red', 'flare:bully');

      const none = table(others, { ...talk, ships: { red: { warp: 19, 'red/1': 1 } } });
      none.aim('red', 'blue/1');
      none.send('red', { 'red/1': 2 });
      none.select('red', 'attack-40');
      none.use('red', 'flare:bully');
      // Every ship red has is in the encounter: nothing could found a colony.
      none.until('blue', 'bully.lose');
      expect(none.story()).not.toContain('bully.answer');
    });
  });

  describe('super', () => {
    const hands = { red: ['attack-40', 'flare:bully'], blue: ['attack-08'] };

    it('picks for the allies of the opponent as well', () => {
      const t = table(seats, { ...win, hands });
      t.aim('red', 'blue/1');
      t.invite('blue', 'yellow');
      t.ally('yellow', 'defense', { 'yellow/1': 2 });
      t.select('red', 'attack-40');
      t.use('red', 'bully');
      t.boost('red');
      t.plan('red', 'bully.ships', { 'blue/1': 4 }, { who: 1 });
      t.until('red', 'bully.ships');
      t.owner.stepOnce();
      expect(t.question('red')).toMatchObject({ data: { who: 2, n: 2 }, min: 2, max: 2 });
      t.answer('red', { side: 1, 'yellow/2': 1 });
      t.run();
      expect([t.warp('yellow'), t.ships('yellow', 'yellow/2'), t.warp('blue')]).toEqual([2, 3, 4]);
    });

    it('works as the defense too, and where only the allies have other ships', () => {
      const defends = { ...defended, hands };
      const t = table(seats, defends);
      t.aim('blue', 'red/1');
      t.invite('blue', 'yellow');
      t.ally('yellow', 'offense', { 'yellow/1': 2 });
      t.select('red', 'attack-40');
      t.use('red', 'bully');
      t.boost('red');
      t.plan('red', 'bully.ships', { 'blue/3': 1 }, { who: 1 });
      t.plan('red', 'bully.ships', { 'yellow/5': 2 }, { who: 2 });
      t.run();
      expect([t.ships('blue', 'blue/3'), t.ships('yellow', 'yellow/5')]).toEqual([3, 2]);

      const ships = { blue: { warp: 16, 'blue/1': 4 } };
      const start = (such: Partial<typeof win>): ReturnType<typeof table> => {
        const t = table(seats, { ...win, ships, ...such });
        t.aim('red', 'blue/1');
        t.invite('blue', 'yellow');
        t.ally('yellow', 'defense', { 'yellow/1': 2 });
        t.select('red', 'attack-40');
        return t;
      };
      const without = start({});
      without.neverOffered('red', 'bully');
      const armed = start({ hands } as never);
      armed.use('red', 'bully');
      armed.boost('red');
      armed.plan('red', 'bully.ships', { 'yellow/2': 2 }, { who: 2 });
      armed.run();
      expect([armed.warp('yellow'), armed.ships('yellow', 'yellow/2'), armed.warp('blue')]).toEqual([2, 2, 20]);
      // Without the flare after all nothing comes of it, and there is nothing to zap.
      const declined = start({ hands: { ...hands, purple: ['cosmic-zap'] } } as never);
      declined.use('red', 'bully');
      declined.boost('red', false);
      declined.neverOffered('purple', 'cosmic-zap', { alien: 'bully' });
      expect([declined.warp('yellow'), declined.ships('yellow', 'yellow/2')]).toEqual([2, 4]);
    });

    it('is not offered without allies, and without it allies lose what they sent', () => {
      const t = table(seats, { ...win, hands });
      t.aim('red', 'blue/1');
      t.select('red', 'attack-40');
      t.use('red', 'bully');
      t.boost('red');
      expect(() => t.run()).toThrow('planned but never asked: red answers super');

      const declined = table(seats, { ...win, hands });
      declined.aim('red', 'blue/1');
      declined.invite('blue', 'yellow');
      declined.ally('yellow', 'defense', { 'yellow/1': 2 });
      declined.select('red', 'attack-40');
      declined.use('red', 'bully');
      declined.boost('red', false);
      declined.plan('red', 'bully.ships', { 'blue/2': 4 });
      declined.run();
      expect([declined.warp('yellow'), declined.ships('yellow', 'yellow/1')]).toEqual([2, 2]);
    });
  });
});
