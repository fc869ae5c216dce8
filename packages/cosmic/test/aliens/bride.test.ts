import { cosmic } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { offeredInEncounter } from '../offers.ts';
import { shownOn, table } from '../table.ts';

const seats = { red: 'bride', blue: 'macron', yellow: 'tripler', purple: 'void' };
const start = {
  turn: 'red',
  destiny: ['blue'],
  hands: { red: ['attack-20', 'attack-08'], blue: ['attack-04', 'quash', 'morph', 'negotiate', 'plague'], yellow: ['attack-06'] },
} as const;

type Position = Parameters<typeof table>[1];
/** Red has married blue; the wedding ship comes from blue/5. */
function married(position: Position = start, aliens: { readonly [colour: string]: string } = seats) {
  const t = table(aliens, position);
  t.aim('red', 'blue/1');
  t.send('red', { 'red/1': 2 });
  t.use('red', 'bride', { at: 'window:alliance.beforeInvites' });
  t.until('blue', 'bride.ring');
  t.answer('blue', { 'blue/5': 1 });
  return t;
}
const captured = (t: ReturnType<typeof table>): number => t.ships('blue', `captives/${t.sheet('bride').id}`);

/** Hands with which red wins, whatever alimony it takes. */
const winning = { red: ['attack-30', 'attack-23', 'flare:bride'], blue: ['attack-04', 'attack-05', 'attack-06', 'attack-07', 'attack-01'] };

describe('Bride', () => {
  it('marries its opponent before invitations, who puts one of its ships on the sheet', () => {
    const t = table(seats, start);
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 2 });
    expect(t.untilOffered('red', 'bride')).toEqual(['bride', 'pass']);
    expect(t.question('red')).toMatchObject({ data: { at: 'window:alliance.beforeInvites' } });
    t.answer('red', 'bride');
    expect(t.question('blue')).toMatchObject({ tag: 'bride.ring', min: 1, max: 1, data: { by: 0 } });
    expect(t.options('blue')).toEqual(['blue/1', 'blue/2', 'blue/3', 'blue/4', 'blue/5']);
    t.answer('blue', { 'blue/5': 1 });
    expect(t.events('married')).toEqual([{ a: 0, b: 1 }]);
    expect(t.sheet('bride').notes).toMatchObject({ spouse: 'blue' });
    t.run();
    expect(t.restored().divergence).toBeNull();
  });

  it('[faq-bride-1] the ship on the sheet is captured: not at the command of its owner', () => {
    const t = married();
    expect(t.events('ships-captured')).toEqual([{ colour: 'blue', n: 1, by: 'red' }]);
    expect([captured(t), t.ships('blue', 'blue/5'), t.warp('blue')]).toEqual([1, 3, 0]);
    // It is no ship that blue could lose: of the seventeen others none is on the sheet.
    t.select('red', 'attack-20');
    t.select('blue', 'attack-04');
    t.until('red', 'encounter.second');
    expect([captured(t), t.warp('blue')]).toEqual([1, 4]);
  });

  it('a ship of the wedding that is sent to the warp ends the marriage without a divorce, and everybody sees that', () => {
    const t = married({
      ...start,
      options: { rewards: 'dominion' },
      hands: { ...start.hands, red: ['attack-30', 'attack-23', 'attack-08'], yellow: ['ship-zap', 'attack-06'] },
      destiny: ['blue', 'blue'],
    });
    t.until('red', 'alliance.invite');
    expect(shownOn(t, 'bride')).toEqual({ spouse: 'blue', captives: ['1 blue'] });
    expect(t.canRaise('red')).toContain('bride');
    t.raise('yellow', 'ship-zap');
    const ring = t.options('yellow').find((x) => x.startsWith('captives/')) ?? '';
    t.answer('yellow', { [ring]: 1 });
    t.until('red', 'planning.select');
    expect([captured(t), t.warp('blue')]).toEqual([0, 1]);
    expect(shownOn(t, 'bride')).toEqual({ spouse: null, captives: [] });
    expect(t.events('ring-lost')).toEqual([{ who: 0, colour: 'blue' }]);
    expect(t.events('divorced')).toEqual([]);
    expect([t.canRaise('red'), t.canRaise('blue')]).toEqual([[], []]);
    // They were not divorced: in the next encounter the two may marry again.
    t.select('red', 'attack-30');
    t.plan('red', 'encounter.second', true);
    t.run();
    t.aim('red', 'blue/2');
    expect(t.untilOffered('red', 'bride')).toEqual(['bride', 'pass']);
  });

  it('marries only somebody who has a ship to give, be it in the encounter', () => {
    const none = table(seats, { ...start, ships: { blue: { warp: 20 } } });
    none.neverOffered('red', 'bride', { at: 'window:alliance.beforeInvites' });
    // Its only ships have been sent.
    const all = table(seats, {
      ...start,
      turn: 'blue',
      destiny: ['red'],
      hands: { ...start.hands, red: ['attack-01'] },
      ships: { blue: { 'yellow/1': 3, warp: 17 } },
    });
    all.send('blue', { 'yellow/1': 4 });
    expect(all.untilOffered('red', 'bride')).toEqual(['bride', 'pass']);
    all.answer('red', 'bride');
    all.until('red', 'alliance.invite');
    expect([captured(all), all.ships('blue', 'gate')]).toEqual([1, 3]);
  });

  it('marries nobody when it is zapped', () => {
    const t = table(seats, { ...start, hands: { ...start.hands, purple: ['cosmic-zap'] } });
    t.use('red', 'bride', { at: 'window:alliance.beforeInvites' });
    t.zap('purple', 'bride');
    t.until('red', 'alliance.invite');
    expect(t.story()).not.toContain('bride.ring');
    expect(t.canRaise('red')).toEqual([]);
  });

  it('has one spouse at a time', () => {
    const t = married({ ...start, destiny: ['blue', 'yellow'] });
    t.select('red', 'attack-20');
    t.select('blue', 'attack-04');
    t.plan('red', 'encounter.second', true);
    t.until('red', 'alliance.invite');
    t.until('red', 'launch.aim');
    expect(t.encounter().nth).toBe(2);
    expect(offeredInEncounter(t, 'red')).toEqual([]);
  });

  it('lets the two ally with each other uninvited', () => {
    const spouse = married({ ...start, destiny: ['blue', 'yellow'] });
    spouse.select('red', 'attack-20');
    spouse.select('blue', 'attack-04');
    spouse.plan('red', 'encounter.second', true);
    spouse.until('blue', 'alliance.answer');
    expect(spouse.encounter()).toMatchObject({ nth: 2, invited: [[], []] });
    expect(spouse.options('blue')).toEqual(['offense', 'decline']);
    spouse.run();
    expect(spouse.story()).not.toContain('purple answers alliance.answer');

    // In the turn of blue, red may join it, against yellow.
    const t = married({ ...start, destiny: ['blue', 'yellow'] });
    t.select('red', 'attack-08');
    t.select('blue', 'attack-04');
    t.run();
    expect(t.turn()).toBe('blue');
    t.invite('yellow', 'red', 'purple');
    // To others that opens nothing.
    t.until('purple', 'alliance.answer');
    expect(t.options('purple')).toEqual(['defense', 'decline']);
    t.until('red', 'alliance.answer');
    expect(t.options('red')).toEqual(['offense', 'defense', 'decline']);
  });

  it('not without a marriage', () => {
    const t = table(seats, start);
    t.invite('red');
    t.run();
    expect(t.story()).not.toContain('alliance.answer');
  });

  it('lets them show each other cards at any time', () => {
    const t = married();
    t.until('red', 'alliance.invite');
    expect(t.canRaise('blue')).toEqual(['bride.vows']);
    expect(t.canRaise('yellow')).toEqual([]);
    t.raise('blue', 'bride.vows');
    expect(t.question('blue')).toMatchObject({ tag: 'bride.show', min: 1 });
    t.answer('blue', ['quash', 'morph']);
    expect(t.events('cards-seen')).toEqual([{ by: 0, from: 1, n: 2 }]);
    t.raise('red', 'bride show');
    t.answer('red', ['attack-20']);
    expect(t.events('cards-seen')[1]).toEqual({ by: 1, from: 0, n: 1 });
    expect(JSON.stringify(t.view('blue'))).toContain('"attack-20"');
    expect(JSON.stringify(t.view('yellow'))).not.toContain('attack-20');
    // What has been shown need not be shown again.
    t.raise('blue', 'bride.vows');
    expect(t.options('blue')).toEqual(['attack-04', 'negotiate', 'plague']);
    t.answer('blue', ['attack-04', 'plague']);
    // The last card can be shown too, and then there is none.
    expect(t.canRaise('blue')).toEqual(['bride.vows']);
    t.raise('blue', 'bride.vows');
    expect(t.canRaise('blue')).toEqual([]);
    t.raise('red', 'bride show');
    expect(() => t.raise('red', 'bride show')).toThrow('cannot raise');
    // To show cards is no use of the power, nor can it be zapped.
    expect(t.events('power-used')).toEqual([{ who: 0, alien: 'bride', clause: 'use' }]);
  });

  it('trades a card for a card once an encounter, which the spouse may refuse', () => {
    const t = married();
    t.until('red', 'alliance.invite');
    t.raise('red', 'bride trade');
    expect(t.question('red')).toMatchObject({ tag: 'bride.give', data: { to: 1 } });
    t.answer('red', 'attack-08');
    expect(t.question('blue')).toMatchObject({ tag: 'bride.trade', data: { by: 0 } });
    expect(t.options('blue')).toEqual(['attack-04', 'quash', 'morph', 'negotiate', 'plague', 'refuse']);
    t.answer('blue', 'quash');
    expect([t.hand('red'), t.hand('blue')]).toEqual([
      ['attack-20', 'quash'],
      ['attack-04', 'attack-08', 'morph', 'negotiate', 'plague'],
    ]);
    t.until('red', 'alliance.invite');
    expect(() => t.raise('red', 'bride trade')).toThrow('cannot raise');

    const refused = married();
    refused.until('red', 'alliance.invite');
    refused.raise('red', 'bride trade');
    refused.answer('red', 'attack-08');
    refused.answer('blue', 'refuse');
    expect(refused.hand('red')).toEqual(['attack-08', 'attack-20']);
  });

  it('trades with the last card of either, in each encounter of the turn, and needs one of both', () => {
    const hands = { red: ['attack-20'], blue: ['attack-04'] };
    const last = married({ ...start, hands });
    last.until('red', 'alliance.invite');
    last.raise('red', 'bride trade');
    last.answer('blue', 'attack-04');
    expect([last.hand('red'), last.hand('blue')]).toEqual([['attack-04'], ['attack-20']]);
    // Both have laid down their last cards.
    const none = married({ ...start, hands: { ...hands, yellow: ['reinforcement-2', 'attack-06'] } });
    none.invite('blue', 'yellow');
    none.ally('yellow', 'defense', { 'yellow/1': 1 });
    none.untilOffered('yellow', 'reinforcement-2');
    expect([none.hand('red'), none.hand('blue')]).toEqual([[], []]);
    expect(() => none.raise('red', 'bride trade')).toThrow('cannot raise');
    expect(() => none.raise('red', 'bride show')).toThrow('cannot raise');
    for (const rich of ['red', 'blue'] as const) {
      const one = married({ ...start, hands: { ...hands, [rich]: [...hands[rich], 'quash'], yellow: ['reinforcement-2', 'attack-06'] } });
      one.invite('blue', 'yellow');
      one.ally('yellow', 'defense', { 'yellow/1': 1 });
      one.untilOffered('yellow', 'reinforcement-2');
      expect(() => one.raise('red', 'bride trade')).toThrow('cannot raise');
    }
    const again = married({ ...start, destiny: ['blue', 'yellow'] });
    again.until('red', 'alliance.invite');
    again.raise('red', 'bride trade');
    again.answer('red', 'attack-08');
    again.answer('blue', 'refuse');
    again.select('red', 'attack-20');
    again.select('blue', 'attack-04');
    again.plan('red', 'encounter.second', true);
    again.runWhile(() => again.encounter().nth < 2);
    again.until('red', 'launch.aim');
    again.raise('red', 'bride trade');
    expect(again.events('trade-refused')).toHaveLength(1);
  });

  it('an answer to the use that costs the last card ends the trade', () => {
    for (const [poor, turn] of [
      ['red', 'blue'],
      ['blue', 'red'],
    ] as const) {
      const hands = { red: ['attack-20', 'negotiate'], blue: ['attack-04', 'negotiate'], yellow: ['attack-06'], purple: ['cosmic-zap'] };
      const t = table(seats, { ...start, turn, destiny: [poor], hands: { ...hands, [poor]: ['card-zap'] } });
      t.use('red', 'bride', { at: 'window:alliance.beforeInvites' });
      t.until('red', 'alliance.invite');
      t.raise('red', 'bride trade');
      t.answer('purple', 'cosmic-zap');
      t.answer(poor, 'card-zap');
      expect([t.hand(poor), t.story().includes('bride.give'), t.story().includes('bride.trade')]).toEqual([[], false, false]);
    }
  });

  it('does not trade when that is zapped', () => {
    const t = married({ ...start, hands: { ...start.hands, purple: ['cosmic-zap'] } });
    t.until('red', 'alliance.invite');
    t.raise('red', 'bride trade');
    t.answer('purple', 'cosmic-zap');
    expect(t.hand('red')).toEqual(['attack-08', 'attack-20']);
    expect(t.story()).not.toContain('bride.give');
  });

  describe('divorce', () => {
    it('takes half of the hand, rounded down, turns the ship over and cannot be undone', () => {
      const t = married({ ...start, destiny: ['blue', 'blue'], hands: { ...winning, red: ['attack-30', 'attack-23'] } });
      t.until('red', 'alliance.invite');
      t.raise('red', 'bride divorce');
      expect(t.events('cards-taken')).toEqual([{ by: 0, from: 1, n: 2 }]);
      expect([t.hand('red').length, t.hand('blue').length]).toEqual([4, 3]);
      expect(t.sheet('bride').notes).toMatchObject({ spouse: null, former: ['blue'] });
      // The ship stays.
      expect(captured(t)).toBe(1);
      expect(t.canRaise('blue')).toEqual([]);
      t.select('red', 'attack-30');
      t.plan('red', 'encounter.second', true);
      t.until('red', 'launch.aim');
      expect(t.encounter()).toMatchObject({ nth: 2, defense: 1 });
      t.neverOffered('red', 'bride');
    });

    it('may cost the spouse the last encounter card while cards are selected, which has its consequences (R9.2, R9.3)', () => {
      for (const turn of ['red', 'blue'] as const) {
        // Half of blue's hand is one card of two: tried until it is the one that matters.
        const robbed = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].flatMap((seed) => {
          const hands = { red: ['attack-20', 'attack-08'], blue: ['attack-10', 'quash'], yellow: ['attack-06'] };
          const t = table(seats, { seed, turn, destiny: [turn === 'red' ? 'blue' : 'red'], hands });
          t.use('red', 'bride', { at: 'window:alliance.beforeInvites' });
          t.until('red', 'planning.select');
          t.raise('red', 'bride divorce');
          return t.hand('red').includes('attack-10') ? [t] : [];
        });
        expect(robbed.length).toBeGreaterThan(0);
        const [t] = robbed;
        expect(t.asked()).toEqual(['red planning.select']);
        t.select('red', 'attack-20');
        t.runWhile(() => t.turn() === turn && t.events('outcome').length === 0);
        expect(t.events('out-of-cards')).toEqual(turn === 'blue' ? [{ who: 1 }] : []);
        expect(t.events('hand-shown')).toEqual(turn === 'blue' ? [] : [{ who: 1, cards: ['quash'] }]);
        expect(t.events('card-revealed')).toHaveLength(turn === 'blue' ? 0 : 2);
      }
    });

    it('is no use of the power: it works while that is zapped', () => {
      const t = married({ ...start, hands: { ...start.hands, purple: ['cosmic-zap'] } });
      t.until('red', 'alliance.invite');
      t.raise('red', 'bride trade');
      t.answer('purple', 'cosmic-zap');
      t.until('red', 'alliance.invite');
      t.raise('red', 'bride divorce');
      expect(t.hand('red')).toHaveLength(4);
    });

    it('comes without alimony when the sheet is turned down', () => {
      // Red has three home colonies and is about to lose one of them to blue.
      const t = table(seats, {
        ...start,
        turn: 'blue',
        destiny: ['red'],
        hands: { red: ['attack-04'], blue: ['attack-30', 'quash', 'morph'] },
        ships: { red: { 'red/4': 0, 'red/5': 0 } },
      });
      t.aim('blue', 'red/1');
      t.use('red', 'bride', { at: 'window:alliance.beforeInvites' });
      t.select('blue', 'attack-30');
      t.until('blue', 'encounter.second');
      expect(t.sheet('bride')).toMatchObject({ down: true, notes: { spouse: null, former: ['blue'] } });
      expect(t.events('divorced')).toEqual([{ who: 0, colour: 'blue' }]);
      expect(t.hand('blue')).toEqual(['morph', 'quash']);
    });

    it('comes without alimony when the sheet changes hands', () => {
      const t = married(
        { ...start, destiny: ['blue', 'red'], hands: { ...start.hands, blue: ['attack-04', 'quash', 'morph'] } },
        { ...seats, blue: 'changeling' },
      );
      t.select('red', 'attack-08');
      t.select('blue', 'attack-04');
      t.run();
      t.plan('blue', 'changeling.form', 'swap');
      t.until('blue', 'launch.aim');
      expect(t.sheet('bride')).toMatchObject({ owner: 1, notes: { spouse: null, former: ['blue'] } });
      expect(t.events('divorced')).toEqual([{ who: 1, colour: 'blue' }]);
      expect(t.events('cards-taken')).toEqual([]);
      expect(t.canRaise('blue').filter((x) => x.startsWith('bride'))).toEqual([]);
    });
  });

  it('lets the ship go when the sheet leaves the game', () => {
    const t = married({ ...start, hands: { red: ['attack-08'], blue: ['attack-20'], yellow: ['flare:reincarnator'] } });
    t.use('yellow', 'flare:reincarnator');
    t.plan('blue', 'ships.return', { 'blue/2': 1 });
    t.run();
    expect(t.state.sheets.find((s) => s.alien === 'bride')?.owner).toBe(-1);
    expect([t.ships('blue', 'blue/2'), t.ships('blue', 'blue/5')]).toEqual([5, 3]);
    expect(JSON.stringify(t.view(null).map)).not.toContain('captives/');
    expect(t.canRaise('blue')).toEqual([]);
    expect(t.events('divorced')).toEqual([]);
  });

  it('marries nobody in an encounter of others', () => {
    const t = table(seats, { ...start, turn: 'yellow', destiny: ['blue'] });
    t.invite('yellow', 'red');
    t.ally('red', 'offense', { 'red/1': 1 });
    t.neverOffered('red', 'bride');
  });

  describe('wild', () => {
    const aliens = { red: 'tripler', blue: 'macron', yellow: 'void' };
    const position = {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-20'], blue: ['attack-04', 'flare:bride'] },
      ships: { yellow: { 'yellow/2': 0 }, red: { 'red/5': 0 } },
    } as const;

    it('runs away: the offense lands at home or on an empty foreign planet, and its turn is over', () => {
      const t = table(aliens, position);
      t.send('red', { 'red/1': 3 });
      t.untilOffered('blue', 'flare:bride');
      expect(t.question('blue')).toMatchObject({ data: { at: 'window:launch.after' } });
      t.answer('blue', 'flare:bride');
      expect(t.question('red')).toMatchObject({ tag: 'bride.refuge' });
      expect(t.options('red')).toEqual(['red/1', 'red/2', 'red/3', 'red/4', 'red/5', 'yellow/2']);
      t.answer('red', 'yellow/2');
      expect([t.ships('red', 'yellow/2'), t.ships('blue', 'yellow/2')]).toEqual([3, 0]);
      expect(t.events('colony-gained')).toEqual([{ who: 0, planet: 'yellow/2' }]);
      expect(t.story()).not.toContain('encounter.second');
      expect(t.turn()).toBe('blue');
      expect(t.hand('blue')).toContain('flare:bride');
    });

    it('lands where there is room for a ship', () => {
      // A pygmy planet holds four.
      const red = { 'red/1': 4, 'red/2': 4, 'red/3': 4, 'red/4': 3, 'red/5': 4 };
      const t = table({ ...aliens, red: 'pygmy' }, { ...position, ships: { ...position.ships, red } });
      t.send('red', { 'red/1': 1 });
      t.use('blue', 'flare:bride');
      t.until('red', 'bride.refuge');
      expect(t.options('red').filter((x) => /^(red|yellow)/.test(x))).toEqual(['red/1', 'red/4', 'yellow/2']);
    });

    it('is for the defense alone', () => {
      const t = table(aliens, { ...position, hands: { red: ['attack-20', 'flare:bride'], blue: ['attack-04'], yellow: [] } });
      t.neverOffered('red', 'flare:bride');
    });
  });

  it('super: marries a divorced opponent again, without alimony for the second divorce', () => {
    const t = married({ ...start, destiny: ['blue', 'blue'], hands: winning });
    t.until('red', 'alliance.invite');
    t.raise('red', 'bride divorce');
    t.select('red', 'attack-30');
    t.plan('red', 'encounter.second', true);
    expect(t.untilOffered('red', 'flare:bride', 'later')).toEqual(['flare:bride', 'pass']);
    expect(t.question('red')).toMatchObject({ data: { at: 'window:destiny.end' } });
    expect(t.encounter().nth).toBe(2);
    t.answer('red', 'flare:bride');
    expect(t.sheet('bride').notes).toMatchObject({ spouse: 'blue', former: [] });
    expect(captured(t)).toBe(1);
    t.until('red', 'alliance.invite');
    const before = t.hand('blue').length;
    t.raise('red', 'bride divorce');
    expect(t.hand('blue')).toHaveLength(before);
    expect(t.sheet('bride').notes).toMatchObject({ spouse: null, former: ['blue'] });
  });

  it('super: also once ships are launched, but not beside another spouse', () => {
    const t = married({ ...start, destiny: ['blue', 'blue'], hands: winning });
    t.until('red', 'alliance.invite');
    t.raise('red', 'bride divorce');
    t.select('red', 'attack-30');
    t.plan('red', 'encounter.second', true);
    t.pass('red', 'flare:bride', 1, { at: 'window:destiny.end' });
    t.runWhile(() => t.question('red')?.data?.at !== 'window:launch.after');
    expect(t.options('red')).toEqual(['flare:bride', 'pass']);
    t.answer('red', 'flare:bride');
    expect(t.events('married')).toHaveLength(2);
    // Married to yellow meanwhile, it leaves the ship of blue as it is.
    const taken = married({ ...start, destiny: ['blue', 'blue'], hands: winning });
    taken.until('red', 'alliance.invite');
    taken.select('red', 'attack-30');
    taken.plan('red', 'encounter.second', true);
    taken.runWhile(() => taken.encounter().nth < 2);
    taken.neverOffered('red', 'flare:bride');
  });

  it('super: not where nobody is encountered', () => {
    const hands = { ...start.hands, red: ['attack-20', 'flare:bride'] };
    const t = table(seats, { ...start, destiny: ['red'], hands, ships: { red: { 'red/2': 0 } } });
    t.plan('red', 'destiny.own', 'reclaim');
    t.neverOffered('red', 'flare:bride');
    expect(t.events('reclaimed')).toHaveLength(1);
  });

  it('super: not for somebody it has never been married to', () => {
    const t = table(seats, { ...start, hands: { ...start.hands, red: ['attack-20', 'flare:bride'] } });
    t.neverOffered('red', 'flare:bride');
  });
});

describe('Bride where alliances are dialled', () => {
  it('two who encounter each other have no dial, married or not', () => {
    for (const wedding of [true, false]) {
      const t = table(seats, { ...start, options: { dials: true } });
      if (wedding) {
        t.use('red', 'bride');
        t.plan('blue', 'bride.ring', { 'blue/5': 1 });
      }
      t.until('yellow', 'alliance.dial');
      expect(t.asked()).toEqual(['yellow alliance.dial']);
      expect(t.events('married')).toHaveLength(wedding ? 1 : 0);
    }
  });
});

describe('Bride: what her sheet shows', () => {
  const shown = (t: ReturnType<typeof table>) => cosmic.copies?.(t.table.game).map((x) => [x.name, x.shown, x.is]);
  const note = '"spouse" on the sheet of bride';

  it('is the spouse whose ship lies there, from the wedding to the divorce', () => {
    const single = table(seats, start);
    single.until('red', 'launch.aim');
    expect(shown(single)).toEqual([[note, null, null]]);
    const t = married();
    expect(shown(t)).toEqual([[note, 'blue', 'blue']]);
    t.raise('red', 'bride divorce');
    expect(shown(t)).toEqual([[note, null, null]]);
    // A note of a marriage that is over would be noticed, and so would one without a ship.
    t.sheet('bride').notes.spouse = 'blue';
    expect(shown(t)).toEqual([[note, 'blue', null]]);
    const other = married();
    other.sheet('bride').notes.spouse = 'yellow';
    expect(shown(other)).toEqual([[note, 'yellow', null]]);
  });
});
