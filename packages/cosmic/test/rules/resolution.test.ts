import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { offeredInEncounter } from '../offers.ts';
import { table } from '../table.ts';

// Yellow sits next and holds an encounter card, so that the next turn begins without a new hand.
const seats = { red: 'hacker', yellow: 'parasite', blue: 'healer', purple: 'barbarian' };

/** Red attacks blue/1 with two ships, allied with yellow; purple is with blue. */
function fight(hands: { readonly [colour: string]: readonly string[] }, ships: object = {}) {
  const t = table(seats, { turn: 'red', destiny: ['blue'], hands: { yellow: ['attack-05'], ...hands }, ships: { ...ships } });
  t.aim('red', 'blue/1');
  t.send('red', { 'red/1': 2 });
  t.invite('red', 'yellow');
  t.invite('blue', 'purple');
  t.plan('yellow', 'use', 'pass');
  t.ally('yellow', 'offense', { 'yellow/1': 1 });
  t.ally('purple', 'defense', { 'purple/1': 3 });
  return t;
}

describe('R11 resolution', () => {
  it('R11.1 the higher total wins, a tie is for the defense', () => {
    const higher = fight({ red: ['attack-13'], blue: ['attack-08'] });
    higher.run();
    expect(higher.events('outcome').at(-1)).toMatchObject({ totals: [16, 15], winner: 0, margin: 1 });
    const tie = fight({ red: ['attack-12'], blue: ['attack-08'] });
    tie.run();
    expect(tie.events('outcome').at(-1)).toMatchObject({ totals: [15, 15], winner: 1, margin: 0 });
  });

  it('R11.2 an attack beats a negotiate whatever the totals, by no amount', () => {
    const t = fight({ red: ['attack-00'], blue: ['negotiate'] });
    t.run();
    expect(t.events('outcome').at(-1)).toMatchObject({ winner: 0, margin: null });
  });

  it('R11.5 the winning offense and its allies land, the ships of the other side go to the warp', () => {
    const t = fight({ red: ['attack-40'], blue: ['attack-08'] }, { yellow: { 'blue/1': 2 } });
    t.run();
    expect([t.ships('red', 'blue/1'), t.ships('yellow', 'blue/1'), t.ships('blue', 'blue/1')]).toEqual([2, 3, 0]);
    expect([t.warp('blue'), t.warp('purple'), t.warp('red')]).toEqual([4, 3, 0]);
    expect(t.events('won')).toEqual([{ who: [t.seat('red'), t.seat('yellow')], lost: [t.seat('blue'), t.seat('purple')] }]);
  });

  it('R11.6 after a successful defense its ships stay, its allies go home, the offense and its allies lose theirs', () => {
    const t = fight({ red: ['attack-00'], blue: ['attack-08'] });
    t.plan('purple', 'ships.return', { 'purple/2': 3 });
    t.run();
    expect([t.warp('red'), t.warp('yellow'), t.warp('blue'), t.warp('purple')]).toEqual([2, 1, 0, 0]);
    expect([t.ships('blue', 'blue/1'), t.ships('purple', 'purple/2')]).toEqual([4, 7]);
    expect(t.turn()).toBe('yellow');
  });

  it('R11.3 two negotiates send all allies home with nothing', () => {
    const t = fight({ red: ['negotiate', 'attack-08'], blue: ['negotiate'] });
    t.select('red', 'negotiate');
    t.until('red', 'deal');
    expect([t.ships('yellow', 'gate'), t.ships('purple', 'side')]).toEqual([0, 0]);
    expect([t.ships('red', 'gate'), t.hand('purple')]).toEqual([2, []]);
  });

  it('R15.9 allies of an offense that wins at home gain a foreign colony', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['red'],
      hands: { red: ['attack-40'], blue: ['attack-08'], yellow: ['attack-05'] },
      ships: { blue: { 'red/1': 1 } },
    });
    t.plan('red', 'destiny.own', 'blue');
    t.aim('red', 'red/1');
    t.invite('red', 'yellow');
    t.plan('yellow', 'use', 'pass');
    t.ally('yellow', 'offense', { 'yellow/1': 1 });
    t.run();
    expect([t.foreign('red'), t.foreign('yellow'), t.foreign('blue')]).toEqual([0, 1, 0]);
  });

  it('R11.8 played cards are discarded at the end, the card of the defense on top', () => {
    const t = fight({ red: ['attack-40', 'reinforcement-2'], blue: ['attack-08'] });
    t.select('red', 'attack-40');
    t.use('red', 'reinforcement-2');
    t.plan('red', 'reinforce.side', 'offense');
    t.run();
    expect(t.pile(Z.discard)).toEqual(['reinforcement-2', 'attack-40', 'attack-08']);
  });
});

describe('R15 ships', () => {
  it('R15.1 returning ships are spread over existing colonies as their owner likes', () => {
    const t = fight({ red: ['attack-00'], blue: ['attack-08'] }, { purple: { 'red/5': 1 } });
    expect(t.until('purple', 'ships.return')).toMatchObject({ kind: 'spread', min: 3, max: 3 });
    // Not purple/1, which was left empty: a new colony cannot be founded this way.
    expect(t.options('purple')).toEqual(['red/5', 'purple/2', 'purple/3', 'purple/4', 'purple/5']);
  });

  it('R15.2 ships that must return go to the warp when their owner has no colony', () => {
    const t = fight({ red: ['attack-00'], blue: ['attack-08'] }, { purple: { out: 17, 'purple/1': 3 } });
    t.run();
    expect(t.warp('purple')).toBe(3);
    // R14.1: rewards are cards then, for there is no colony to bring ships to; nobody is asked.
    expect(t.hand('purple')).toHaveLength(3);
    expect(t.story()).not.toContain('rewards.ships');
  });

  it('R15.3 [faq-general-49] whoever loses ships picks which: any under its control, not those in the warp', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-40', 'plague'], blue: ['attack-08'], yellow: ['attack-05'] },
      ships: { blue: { warp: 2, 'red/2': 1 } },
    });
    t.use('red', 'plague');
    t.plan('red', 'plague', 'blue');
    expect(t.until('blue', 'plague.ships')).toMatchObject({ kind: 'spread', min: 3, max: 3 });
    expect(t.options('blue')).toEqual(['red/2', 'blue/1', 'blue/2', 'blue/3', 'blue/4', 'blue/5']);
    t.answer('blue', { 'red/2': 1, 'blue/3': 2 });
    expect(t.warp('blue')).toBe(5);

    // What the Cudgel smashes beyond the losses of the encounter.
    const beaten = table(
      { ...seats, red: 'cudgel' },
      {
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['attack-40'], blue: ['attack-08'], yellow: ['attack-05'] },
        ships: { blue: { warp: 2, 'red/2': 1 } },
      },
    );
    beaten.aim('red', 'blue/1');
    beaten.send('red', { 'red/1': 2 });
    expect(beaten.until('blue', 'cudgel.smash')).toMatchObject({ min: 2, max: 2 });
    expect(beaten.options('blue')).toEqual(['red/2', 'blue/2', 'blue/3', 'blue/4', 'blue/5']);
  });

  it('R15.3 [faq-general-21] a price outside the encounter cannot be paid with ships inside it', () => {
    const t = table(
      { red: 'hacker', yellow: 'parasite', blue: 'healer', purple: 'barbarian' },
      {
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['attack-40'], blue: ['attack-08', 'flare:void'], yellow: ['attack-05', 'emotion-control'] },
        ships: { blue: { warp: 16, 'blue/1': 4 } },
      },
    );
    t.aim('red', 'blue/1');
    t.use('yellow', 'emotion-control');
    expect(offeredInEncounter(t, 'blue')).toEqual([]);
  });
});

describe('the totals everybody sees', () => {
  it('stay what they were when the encounter was decided, though ships leave it', () => {
    const t = table(
      { red: 'hacker', blue: 'tripler', yellow: 'healer' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04'], blue: ['attack-20', 'attack-06'], yellow: ['flare:hacker'] } },
    );
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 3 });
    t.select('blue', 'attack-20');
    const seen: unknown[] = [];
    t.runWhile(() => {
      const e = t.view('yellow').encounter as { outcome: unknown; totals: readonly number[] | null } | null;
      if (e?.outcome) seen.push(e.totals);
      return t.turn() === 'red' && (e === null || e.outcome === null || t.warp('red') === 0);
    });
    expect(t.encounter().settled?.totals).toEqual([7, 11]);
    expect(t.view('yellow').encounter).toMatchObject({ totals: [7, 11] });
    for (const totals of seen) expect(totals).toEqual([7, 11]);
  });
});

describe('R11.8 what comes of an outcome, and in which order', () => {
  // Blue sits in front of the offense, so that no seat is the number of a side.
  const order = { blue: 'healer', red: 'hacker', yellow: 'parasite', purple: 'void' };
  const at = (seats: { readonly [colour: string]: string }, hands: { readonly [colour: string]: readonly string[] }, more: object = {}) => {
    const t = table({ ...order, ...seats }, { turn: 'red', destiny: ['blue'], hands, ...more });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 2 });
    return t;
  };
  const joined = (t: ReturnType<typeof at>, side: 'offense' | 'defense', n = 1) => {
    t.invite(side === 'offense' ? 'red' : 'blue', 'purple');
    t.ally('purple', side, { 'purple/1': n });
    return t;
  };
  const seen = (t: ReturnType<typeof at>) => t.view('yellow').encounter as { [key: string]: unknown };

  it('R11.5 R11.6 ships of the defense are lost by one rule, those of the offense by another', () => {
    const won = at({}, { red: ['attack-40'], blue: ['attack-08'], yellow: ['attack-05'] });
    won.run();
    expect(won.why('ships-lost')).toEqual(['rule:R11.5', 'rule:R11']);
    const lost = at({}, { red: ['attack-00'], blue: ['attack-08'], yellow: ['attack-05'] });
    lost.run();
    expect(lost.why('ships-lost')).toEqual(['rule:R11.6', 'rule:R11']);
  });

  it('Ionic Gas comes before ships are lost', () => {
    const t = at({}, { red: ['attack-00'], blue: ['attack-08', 'ionic-gas'], yellow: ['attack-05'] });
    t.untilOffered('blue', 'ionic-gas');
    expect(t.question('blue')).toMatchObject({ data: { at: 'window:resolution.start' } });
    expect(t.warp('red')).toBe(0);
  });

  it('a winner is accused before anything comes of the victory', () => {
    const t = at({ red: 'muckraker' }, { red: ['attack-40', 'attack-30'], blue: ['attack-08'], purple: ['attack-04'] });
    joined(t, 'offense');
    t.select('red', 'attack-40');
    t.use('red', 'muckraker');
    t.untilOffered('red', 'muckraker');
    expect([t.warp('blue'), t.ships('purple', 'gate')]).toEqual([0, 1]);
    t.run();
    expect([t.foreign('red'), t.foreign('purple'), t.ships('purple', 'purple/1')]).toEqual([1, 0, 4]);
  });

  it('an offense that an effect has deprived of its victory has had no success', () => {
    const t = at(
      { blue: 'muckraker' },
      { red: ['attack-40', 'attack-04'], blue: ['attack-08', 'attack-30', 'flare:muckraker'], yellow: ['attack-05'] },
    );
    t.select('red', 'attack-40');
    t.select('blue', 'attack-08');
    t.use('blue', 'muckraker');
    t.boost('blue');
    t.run();
    expect([t.foreign('red'), t.turn()]).toEqual([0, 'yellow']);
    expect(t.story()).not.toContain('encounter.second');
  });

  it('an offense that has won as an ally of the defense alone has had no success', () => {
    const t = at({ red: 'lunatic' }, { red: ['attack-00', 'attack-04'], blue: ['attack-08'], yellow: ['attack-05'] });
    t.use('red', 'lunatic');
    t.plan('red', 'alliance.ships', { 'red/2': 2 });
    t.select('red', 'attack-00');
    t.run();
    expect(t.events('won')).toEqual([{ who: [t.seat('blue'), t.seat('red')], lost: [t.seat('red')] }]);
    expect([t.warp('red'), t.turn()]).toEqual([2, 'yellow']);
    expect(t.story()).not.toContain('encounter.second');
  });

  it('R11.7 when both sides lose everybody in the encounter has lost, and it was no success', () => {
    const t = at(
      { yellow: 'healer', blue: 'tripler' },
      { red: ['morph', 'attack-08'], blue: ['morph', 'attack-10'], yellow: ['attack-05'] },
      { options: { largeGroup: true } },
    );
    joined(t, 'defense', 3);
    t.select('red', 'morph');
    t.select('blue', 'morph');
    t.untilOffered('yellow', 'healer');
    expect(seen(t)).toMatchObject({ success: false, winners: [], losers: [1, 0, 3] });
    expect(t.why('ships-lost')).toContain('rule:R11.7');
    t.run();
    expect([t.turn(), t.warp('red'), t.warp('purple')]).toEqual(['yellow', 2, 3]);
    expect(t.story()).not.toContain('encounter.second');
  });

  it('R11.7 those ships have been lost by losing: what helps losers helps', () => {
    const t = at(
      {},
      { red: ['morph'], blue: ['morph'], yellow: ['attack-05'] },
      { options: { largeGroup: true, stations: 'one' }, stations: { purple: { 'shield-generator': 'purple/5' } } },
    );
    joined(t, 'offense', 2);
    t.use('purple', 'station:shield-generator');
    t.plan('purple', 'shield-generator.ships', { gate: 2 });
    t.run();
    expect([t.warp('purple'), t.ships('purple', 'purple/5')]).toEqual([0, 6]);
  });

  it('R6.5 who settles an empty home planet has won, and nobody has lost', () => {
    const t = table(order, {
      turn: 'red',
      destiny: ['red'],
      hands: { red: ['attack-40'], yellow: ['attack-05'] },
      ships: { red: { 'red/1': 0 } },
    });
    t.plan('red', 'destiny.own', 'reclaim');
    t.until('red', 'encounter.second');
    expect(seen(t)).toMatchObject({ success: true, winners: [t.seat('red')], losers: [] });
  });

  it('R11.8 the Barbarian loots before compensation is collected', () => {
    const t = at(
      { red: 'barbarian' },
      { red: ['attack-40', 'attack-30'], blue: ['negotiate', 'attack-08', 'attack-10'], yellow: ['attack-05'] },
    );
    t.select('red', 'attack-40');
    t.select('blue', 'negotiate');
    t.plan('red', 'barbarian.loot', ['attack-10']);
    t.run();
    // Four ships are worth all that red has then.
    expect([t.hand('red'), t.hand('blue')]).toEqual([[], ['attack-10', 'attack-30']]);
    expect(t.pile(Z.discard)).toEqual(['attack-08', 'attack-40', 'negotiate']);
  });

  describe('Duplicity: allies who leave the gate are lost', () => {
    const duplicity = { options: { rewards: 'dominion' } };
    it('also those who would land', () => {
      const t = at({}, { red: ['attack-40', 'kicker-x2-duplicity'], blue: ['attack-08'], yellow: ['attack-05'] }, duplicity);
      joined(t, 'offense');
      t.use('red', 'kicker-x2-duplicity');
      t.run();
      expect([t.warp('purple'), t.foreign('purple'), t.foreign('red')]).toEqual([1, 0, 1]);
    });

    it('also those who go home before a deal', () => {
      const t = at({}, { red: ['negotiate', 'kicker-x2-duplicity'], blue: ['negotiate'], yellow: ['attack-05'] }, duplicity);
      joined(t, 'offense');
      t.use('red', 'kicker-x2-duplicity');
      t.until('red', 'deal');
      expect([t.warp('purple'), t.ships('purple', 'gate')]).toEqual([1, 0]);
    });
  });
});
