import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { netted, shownOn, table } from '../table.ts';

const seats = { red: 'merchant', blue: 'trader', yellow: 'tripler', purple: 'human' };
const start = {
  turn: 'red',
  destiny: ['blue', 'yellow'],
  hands: { red: ['attack-20', 'attack-04', 'morph', 'negotiate'], blue: ['attack-10'] },
} as const;

describe('Merchant', () => {
  it('hires ships with cards before the reveal; they count, land and come back as cards', () => {
    const t = table(seats, { ...start, hands: { ...start.hands, blue: ['attack-10', 'reinforcement-2'] } });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 4 });
    t.select('red', 'attack-20');
    expect(t.untilOffered('red', 'merchant')).toEqual(['merchant', 'pass']);
    expect(t.question('red')?.data?.at).toBe('window:planning.selected');
    t.answer('red', 'merchant');
    expect(t.question('red')).toMatchObject({ tag: 'merchant.hire', min: 1, max: 3 });
    expect(t.options('red')).toEqual(['attack-04', 'morph', 'negotiate']);
    t.answer('red', ['attack-04', 'morph']);
    // Not in the hand any more, and nobody else knows which cards they are.
    expect(t.hand('red')).toEqual(['negotiate']);
    expect(t.ships('red', 'gate')).toBe(6);
    const zone = `zone:${t.sheet('merchant').zones.hired}`;
    expect([t.view('blue')[zone], (t.view('red')[zone] as string[]).length]).toEqual([2, 2]);
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [20 + 6, 10 + 4] }]);
    expect(t.ships('red', 'blue/1')).toBe(4);
    expect([t.hand('red'), t.state.stacks]).toEqual([['attack-04', 'morph', 'negotiate'], []]);
    expect(t.restored().divergence).toBeNull();
  });

  it('hires nothing when it is zapped, or without a ship in the encounter', () => {
    const t = table(seats, { ...start, hands: { ...start.hands, purple: ['cosmic-zap'] } });
    t.send('red', { 'red/1': 1 });
    t.select('red', 'attack-20');
    t.use('red', 'merchant');
    t.plan('red', 'merchant.hire', ['attack-04', 'morph']);
    t.zap('purple', 'merchant');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [21, 14] }]);
    expect(t.hand('red')).toEqual(['attack-04', 'morph', 'negotiate']);
    const empty = table(seats, {
      turn: 'blue',
      destiny: ['red'],
      hands: { blue: ['attack-10'], red: ['attack-20', 'morph'] },
      ships: { red: { 'red/1': 0 } },
    });
    empty.aim('blue', 'red/1');
    empty.neverOffered('red', 'merchant');
    // Nor without a card.
    const poor = table(seats, { ...start, hands: { red: ['attack-20'], blue: ['attack-10'] } });
    poor.neverOffered('red', 'merchant');
  });

  it('discards hired ships that are lost', () => {
    const t = table(seats, { ...start, hands: { red: ['attack-04', 'morph', 'negotiate'], blue: ['attack-40'] } });
    t.send('red', { 'red/1': 2 });
    t.select('red', 'attack-04');
    t.use('red', 'merchant');
    t.plan('red', 'merchant.hire', ['morph']);
    t.run();
    expect([t.warp('red'), t.hand('red'), t.pile(1)]).toEqual([2, ['negotiate'], expect.arrayContaining(['morph'])]);
    // Three ships were lost.
    expect(t.events('ships-lost').reduce((n, x) => n + (x.n as number), 0)).toBe(3);
    expect(t.state.stacks).toEqual([]);
  });

  it('is compensated for hired ships that were lost, and nobody can bring them back', () => {
    const t = table(
      { ...seats, purple: 'healer' },
      {
        ...start,
        hands: { red: ['negotiate', 'morph'], blue: ['attack-40', 'attack-06', 'attack-07', 'attack-08'] },
        ships: { red: { warp: 5 } },
      },
    );
    t.send('red', { 'red/1': 2 });
    t.select('red', 'negotiate');
    t.select('blue', 'attack-40');
    t.use('red', 'merchant');
    t.use('purple', 'healer');
    t.run();
    expect(t.events('compensated')).toEqual([{ who: 0, from: 1, n: 3 }]);
    // Healed: the two ships, not the card, nor an older ship for it. One had come back by the regroup.
    expect(t.warp('red')).toBe(4);
  });

  it('earns rewards for hired ships as an ally of the defense', () => {
    const t = table(seats, {
      turn: 'blue',
      destiny: ['yellow'],
      deck: ['attack-06', 'attack-07', 'attack-08'],
      hands: { blue: ['attack-01'], yellow: ['attack-10'], red: ['attack-04', 'morph'] },
    });
    t.invite('yellow', 'red');
    t.ally('red', 'defense', { 'red/1': 1 });
    t.use('red', 'merchant');
    t.plan('red', 'merchant.hire', ['attack-04', 'morph']);
    t.run();
    // They have no home to return to: only the one ship is put somewhere.
    expect(t.events('ships-moved').filter((x) => x.from === 'side')).toHaveLength(1);
    expect(t.hand('red')).toEqual(['attack-04', 'attack-06', 'attack-07', 'attack-08', 'morph']);
  });

  it('hires for one encounter: in the next nothing is left of it', () => {
    const t = table(seats, { ...start, hands: { ...start.hands, yellow: ['attack-30'] } });
    t.aim('red', 'blue/1');
    t.select('red', 'attack-20');
    t.use('red', 'merchant');
    t.plan('red', 'merchant.hire', ['morph']);
    t.plan('red', 'encounter.second', true);
    t.run();
    expect([t.hand('red'), t.events('hired-returned').length]).toEqual([['attack-04', 'morph', 'negotiate'], 1]);
    t.select('red', 'attack-04');
    t.run();
    expect([t.hand('red'), t.events('hired-returned').length]).toEqual([['morph', 'negotiate'], 1]);
  });

  it('the super flare needs hired ships that are left, and ships in the warp', () => {
    const hands = { ...start.hands, red: ['attack-20', 'morph', 'flare:merchant'] };
    const none = table(seats, { ...start, hands, ships: { red: { warp: 3 } } });
    none.aim('red', 'blue/1');
    none.select('red', 'attack-20');
    none.neverOffered('red', 'flare:merchant');
    const whole = table(seats, { ...start, hands });
    whole.aim('red', 'blue/1');
    whole.select('red', 'attack-20');
    whole.use('red', 'merchant');
    whole.plan('red', 'merchant.hire', ['morph']);
    whole.neverOffered('red', 'flare:merchant');
    // One and one. It comes back from the warp, of which the Remora hears.
    const one = table({ ...seats, purple: 'remora' }, { ...start, hands, ships: { red: { warp: 2 }, purple: { warp: 3 } } });
    one.aim('red', 'blue/1');
    one.send('red', { 'red/1': 1 });
    one.select('red', 'attack-20');
    one.use('red', 'merchant');
    one.plan('red', 'merchant.hire', ['morph']);
    for (const at of ['event:ships.retrieved', 'event:ships.retrieved']) one.use('purple', 'remora', { at });
    one.use('red', 'flare:merchant', { at: 'window:resolution.afterOutcome' });
    one.run();
    expect([one.warp('red'), one.ships('red', 'blue/1'), one.state.stacks]).toEqual([0, 2, []]);
    expect(one.events('power-used').filter((x) => x.alien === 'remora').length).toBe(2);
  });

  it('[faq-merchant-2] hired ships cannot be taken as compensation', () => {
    const t = table(seats, { ...start, hands: { red: ['attack-20', 'attack-04', 'morph'], blue: ['negotiate'] } });
    t.aim('red', 'blue/1');
    t.select('red', 'attack-20');
    t.use('red', 'merchant');
    t.plan('red', 'merchant.hire', ['attack-04']);
    t.run();
    // Four cards are due, and one is in the hand.
    expect(t.events('compensated')).toEqual([{ who: 1, from: 0, n: 1 }]);
    expect(t.hand('red')).toEqual(['attack-04']);
  });

  it('[faq-merchant-3] a captured hired ship is discarded', () => {
    const t = table({ ...seats, blue: 'fungus' }, { ...start, hands: { red: ['attack-04', 'morph', 'negotiate'], blue: ['attack-40'] } });
    t.send('red', { 'red/1': 1 });
    t.select('red', 'attack-04');
    t.use('red', 'merchant');
    t.plan('red', 'merchant.hire', ['morph']);
    t.run();
    expect([t.hand('red'), t.pile(1)]).toEqual([['negotiate'], expect.arrayContaining(['morph'])]);
    // The real ship stays captured.
    expect(t.state.stacks.map((s) => t.state.ships.at[s.hold][0])).toEqual([1]);
    const tyranny = table(
      { ...seats, blue: 'tyrant' },
      { ...start, hands: { red: ['attack-04', 'morph', 'negotiate'], blue: ['attack-40'] } },
    );
    tyranny.send('red', { 'red/1': 1 });
    tyranny.select('red', 'attack-04');
    tyranny.use('red', 'merchant');
    tyranny.plan('red', 'merchant.hire', ['morph']);
    tyranny.plan('blue', 'tyrant.ship', (d) => ({ [(d.kind === 'spread' ? d.places : []).find((x) => x.id.includes('#'))?.id ?? '']: 1 }));
    tyranny.run();
    expect([tyranny.warp('red'), tyranny.hand('red'), shownOn(tyranny, 'tyrant').captives]).toEqual([1, ['negotiate'], []]);
  });

  it('removed from the game, a hired ship is discarded', () => {
    const t = table({ ...seats, blue: 'void' }, { ...start, hands: { red: ['attack-04', 'morph', 'negotiate'], blue: ['attack-40'] } });
    t.send('red', { 'red/1': 1 });
    t.select('red', 'attack-04');
    t.use('red', 'merchant');
    t.plan('red', 'merchant.hire', ['morph']);
    t.run();
    expect([t.out('red'), t.hand('red'), t.pile(1)]).toEqual([1, ['negotiate'], expect.arrayContaining(['morph'])]);
  });

  it('gets its cards back after a deal, too', () => {
    const t = table(seats, { ...start, hands: { red: ['negotiate', 'morph', 'attack-04'], blue: ['negotiate'] } });
    t.select('red', 'negotiate');
    t.use('red', 'merchant');
    t.plan('red', 'merchant.hire', ['morph']);
    t.leave('red');
    t.run();
    // It failed: they do not land, and are cards again.
    expect(t.hand('red')).toEqual(['attack-04', 'morph']);
  });

  it('the wild flare adds 1 for itself and for each card in hand', () => {
    const t = table(
      { ...seats, red: 'zombie' },
      { ...start, hands: { red: ['attack-08', 'flare:merchant', 'morph', 'negotiate'], blue: ['attack-10'] } },
    );
    t.send('red', { 'red/1': 1 });
    t.select('red', 'attack-08');
    t.use('red', 'flare:merchant', { at: 'window:reveal.revealed' });
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [8 + 1 + 3, 14] }]);
    expect(t.hand('red')).toContain('flare:merchant');

    const third = { ...start, hands: { red: ['attack-08'], blue: ['attack-10'], yellow: ['flare:merchant'] } };
    const ally = table({ ...seats, red: 'zombie' }, third);
    ally.send('red', { 'red/1': 1 });
    ally.invite('blue', 'yellow');
    ally.ally('yellow', 'defense', { 'yellow/1': 1 });
    ally.use('yellow', 'flare:merchant');
    ally.run();
    expect(ally.events('outcome')).toMatchObject([{ totals: [9, 14 + 1 + 1] }]);
    const aside = table({ ...seats, red: 'zombie' }, third);
    aside.neverOffered('yellow', 'flare:merchant');
  });

  it('the super flare brings ships from the warp in the place of hired ones', () => {
    const t = table(seats, {
      ...start,
      hands: { ...start.hands, red: ['attack-20', 'attack-04', 'morph', 'negotiate', 'flare:merchant'] },
      ships: { red: { warp: 3 } },
    });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 1 });
    t.select('red', 'attack-20');
    t.use('red', 'merchant');
    t.plan('red', 'merchant.hire', ['attack-04', 'morph', 'negotiate']);
    t.use('red', 'flare:merchant');
    expect(t.until('red', 'merchant.replace')).toMatchObject({ min: 1, max: 2 });
    t.answer('red', ['attack-04', 'morph']);
    t.run();
    expect([t.warp('red'), t.ships('red', 'blue/1')]).toEqual([0, 3]);
    expect([t.hand('red'), t.pile(1)]).toEqual([['flare:merchant', 'negotiate'], expect.arrayContaining(['attack-04', 'morph'])]);
  });

  it('the super flare brings them to colonies where the hired ones have left the encounter', () => {
    const t = table(seats, {
      turn: 'blue',
      destiny: ['yellow'],
      hands: { blue: ['attack-01'], yellow: ['attack-10'], red: ['attack-04', 'flare:merchant'] },
      ships: { red: { warp: 2 } },
    });
    t.invite('yellow', 'red');
    t.ally('red', 'defense', { 'red/1': 1 });
    t.use('red', 'merchant');
    t.plan('red', 'merchant.hire', ['attack-04']);
    t.use('red', 'flare:merchant');
    t.plan('red', 'ships.return', { 'red/1': 1 });
    t.plan('red', 'ships.return', { 'red/5': 1 });
    t.run();
    expect([t.warp('red'), t.ships('red', 'red/5')]).toEqual([1, 5]);
  });
});

describe('Merchant: hired cards that are discarded', () => {
  it('have not been played, whether they are lost or replaced', () => {
    const lost = table(seats, { ...start, ...netted, hands: { red: ['attack-00', 'morph'], blue: ['attack-40'] } });
    lost.aim('red', 'blue/1');
    lost.select('red', 'attack-00');
    lost.use('red', 'merchant');
    lost.run();
    expect(lost.pile(Z.discard)).toEqual(['morph']);

    const hands = { ...start.hands, red: ['attack-20', 'morph', 'flare:merchant'] };
    const t = table(seats, { ...start, ...netted, hands, ships: { red: { warp: 3 } } });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 1 });
    t.select('red', 'attack-20');
    t.use('red', 'merchant');
    t.plan('red', 'merchant.hire', ['morph']);
    t.use('red', 'flare:merchant');
    t.run();
    expect(t.pile(Z.discard)).toContain('morph');
  });
});
