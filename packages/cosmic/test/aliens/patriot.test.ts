import { describe, expect, it } from 'vitest';
import { offeredInEncounter } from '../offers.ts';
import { shownOn, table } from '../table.ts';

const seats = { red: 'patriot', blue: 'trader', yellow: 'clone', purple: 'mutant' };
const start = {
  turn: 'blue',
  destiny: ['yellow'],
  hands: { red: ['attack-08', 'negotiate'], blue: ['attack-12', 'attack-10'], yellow: ['attack-06', 'attack-04'] },
} as const;
/** Shows somebody a card, who refuses it and gives up a ship. */
function refuse(t: ReturnType<typeof table>, colour: string, card: string, place: string): void {
  t.raise('red', 'patriot');
  t.answer('red', colour);
  // With a single card there is nothing to choose.
  if (t.question('red')?.tag === 'patriot.card') t.answer('red', card);
  t.answer(colour, false);
  t.answer(colour, { [place]: 1 });
}

describe('Patriot', () => {
  it('shows somebody a card, who takes it', () => {
    const t = table(seats, start);
    expect(t.canRaise('red')).toEqual(['patriot']);
    t.raise('red', 'patriot');
    expect(t.question('red')?.tag).toBe('patriot.who');
    expect(t.options('red')).toEqual(['blue', 'yellow', 'purple']);
    t.answer('red', 'purple');
    expect(t.options('red').sort()).toEqual(['attack-08', 'negotiate']);
    t.answer('red', 'attack-08');
    // Only purple sees it.
    expect(t.events('cards-seen')).toEqual([{ by: 3, from: 0, n: 1 }]);
    expect(t.question('purple')).toMatchObject({ tag: 'patriot.accept', kind: 'yesno', data: { by: 0, card: 'attack-08' } });
    t.answer('purple', true);
    expect([t.hand('red'), t.hand('purple')]).toEqual([['negotiate'], ['attack-08']]);
    expect(t.warp('purple')).toBe(0);
    // Once an encounter.
    expect(t.canRaise('red')).toEqual([]);
    expect(t.restored().divergence).toBeNull();
  });

  it('[faq-patriot-1] whoever refuses gives up a ship from any colony, which is captured', () => {
    const t = table(seats, { ...start, ships: { purple: { 'blue/1': 1 } } });
    t.raise('red', 'patriot');
    t.answer('red', 'purple');
    t.answer('red', 'attack-08');
    t.answer('purple', false);
    expect(t.question('purple')).toMatchObject({ tag: 'patriot.ship', min: 1, max: 1, data: { to: 0 } });
    expect(t.options('purple').sort()).toEqual(['blue/1', 'purple/1', 'purple/2', 'purple/3', 'purple/4', 'purple/5']);
    t.answer('purple', { 'blue/1': 1 });
    expect(t.hand('red')).toEqual(['attack-08', 'negotiate']);
    expect([t.warp('purple'), t.foreign('purple')]).toEqual([0, 0]);
    expect(t.events('ships-captured')).toEqual([{ colour: 'purple', n: 1, by: 'red' }]);
    expect(shownOn(t, 'patriot').captives).toEqual(['1 purple']);
    // A captured ship is out of its owner's command, as the Masochist counts it.
    const all = table(
      { ...seats, purple: 'masochist' },
      { ...start, ships: { purple: { warp: 19, 'purple/1': 1, 'purple/2': 0, 'purple/3': 0, 'purple/4': 0, 'purple/5': 0 } } },
    );
    all.raise('red', 'patriot');
    all.answer('red', 'purple');
    all.answer('red', 'attack-08');
    all.answer('purple', false);
    all.run();
    expect(all.winners()).toEqual(['purple']);
  });

  it('the card is seen before a zap, which leaves everything as it was', () => {
    const t = table(seats, { ...start, hands: { ...start.hands, purple: ['cosmic-zap'] } });
    t.zap('purple', 'patriot');
    t.raise('red', 'patriot');
    t.answer('red', 'purple');
    t.answer('red', 'attack-08');
    t.run();
    expect(t.events('cards-seen')).toHaveLength(1);
    expect(t.events('power-zapped')).toHaveLength(1);
    expect(t.hand('red')).toContain('attack-08');
    expect(t.story()).not.toContain('patriot.accept');
  });

  it('as a main player it may return the ships of its opponent and make the encounter a deal', () => {
    const t = table(seats, { ...start, turn: 'red', destiny: ['yellow'] });
    refuse(t, 'yellow', 'attack-08', 'yellow/1');
    t.send('red', { 'red/1': 2 });
    t.invite('yellow', 'blue');
    t.ally('blue', 'defense', { 'blue/1': 1 });
    expect(t.untilOffered('red', 'patriot')).toEqual(['patriot', 'pass']);
    expect(t.question('red')).toMatchObject({ data: { at: 'window:alliance.formed' } });
    t.answer('red', 'patriot');
    expect(t.question('yellow')).toMatchObject({ tag: 'ships.return' });
    t.answer('yellow', { 'yellow/2': 1 });
    expect(t.encounter()).toMatchObject({ phase: 'resolution', outcome: { kind: 'deal' } });
    expect(t.encounter().slots.map((x) => x.revealed?.type)).toEqual(['negotiate', 'negotiate']);
    expect(shownOn(t, 'patriot').captives).toEqual([]);
    // No cards are played; allies go home with nothing.
    expect(t.events('card-selected')).toEqual([]);
    t.offer('red', { red: ['colony red/3'], yellow: ['colony yellow/3'] });
    t.accept('yellow');
    t.run();
    expect(t.events('deal-made')).toHaveLength(1);
    expect([t.foreign('red'), t.foreign('yellow'), t.ships('blue', 'blue/1')]).toEqual([1, 1, 4]);
    expect(t.events('rewards')).toEqual([]);
    expect(t.restored().divergence).toBeNull();
  });

  it('only the ships of the opponent return, and only with some of them on the sheet', () => {
    const t = table(seats, { ...start, turn: 'red', destiny: ['yellow'] });
    refuse(t, 'purple', 'attack-08', 'purple/1');
    expect(offeredInEncounter(t, 'red')).not.toContain('patriot');
    // A deal that fails costs what it always costs.
    const two = table(seats, {
      ...start,
      turn: 'red',
      destiny: ['yellow', 'yellow'],
      hands: { ...start.hands, red: ['attack-40', 'negotiate'] },
    });
    refuse(two, 'purple', 'negotiate', 'purple/1');
    two.select('red', 'attack-40');
    two.plan('red', 'encounter.second', true);
    two.run();
    refuse(two, 'yellow', 'negotiate', 'yellow/2');
    two.use('red', 'patriot');
    two.leave('red');
    two.run();
    expect(shownOn(two, 'patriot').captives).toEqual(['1 purple']);
    expect(two.events('deal-failed')).toHaveLength(1);
    expect(two.warp('red')).toBe(3);
  });

  it('captured ships go with the sheet, and home when it leaves the game', () => {
    const swap = table(
      { ...seats, purple: 'changeling' },
      {
        ...start,
        turn: 'red',
        destiny: ['purple'],
        hands: { red: ['attack-08', 'mobius-tubes'], purple: ['attack-06'] },
        ships: { blue: { warp: 1 } },
      },
    );
    swap.untilOffered('red', 'mobius-tubes');
    refuse(swap, 'yellow', 'attack-08', 'yellow/1');
    swap.plan('purple', 'changeling.form', 'swap');
    swap.run();
    expect([swap.sheet('patriot').owner, shownOn(swap, 'patriot').captives]).toEqual([3, ['1 yellow']]);
    // The life that was a Patriot ends with the next defeat.
    const lives = table(
      { ...seats, red: 'reincarnator' },
      {
        ...start,
        turn: 'red',
        destiny: ['yellow', 'red'],
        unused: ['flare:patriot', 'flare:tripler'],
        hands: { red: ['attack-01', 'attack-04', 'attack-05'], blue: ['attack-30'], yellow: ['attack-20'] },
      },
    );
    lives.select('red', 'attack-01');
    lives.run();
    lives.until('blue', 'launch.aim');
    refuse(lives, 'yellow', 'attack-05', 'yellow/1');
    expect(lives.ships('yellow', 'yellow/1')).toBe(3);
    lives.plan('yellow', 'ships.return', { 'yellow/1': 1 });
    lives.run();
    expect(lives.events('power-discarded')).toEqual([{ who: 0, alien: 'patriot' }]);
    expect(lives.ships('yellow', 'yellow/1')).toBe(4);
  });
});

describe('Patriot flare', () => {
  const others = { red: 'trader', blue: 'clone', yellow: 'mutant', purple: 'healer' };
  const wild = {
    turn: 'red',
    destiny: ['blue'],
    deck: ['attack-07'],
    hands: { red: ['attack-20'], blue: ['attack-08'], yellow: ['flare:patriot'] },
    ships: { yellow: { warp: 2 } },
  } as const;

  it('wild: an ally on the winning side draws a card or takes back a ship, besides all else', () => {
    for (const gain of ['card', 'ship']) {
      const t = table(others, wild);
      t.invite('red', 'yellow');
      t.ally('yellow', 'offense', { 'yellow/1': 1 });
      t.use('yellow', 'flare:patriot', { at: 'window:resolution.afterOutcome' });
      t.until('yellow', 'patriot.gain');
      expect(t.options('yellow')).toEqual(['card', 'ship']);
      t.answer('yellow', gain);
      t.run();
      expect(t.foreign('yellow')).toBe(1);
      expect([t.hand('yellow'), t.warp('yellow')]).toEqual(gain === 'card' ? [['attack-07', 'flare:patriot'], 2] : [['flare:patriot'], 1]);
    }
  });

  it('wild: without a ship in the warp it is a card; nothing for losers', () => {
    const t = table(others, { ...wild, ships: {} });
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 1 });
    t.use('yellow', 'flare:patriot');
    t.run();
    expect(t.hand('yellow')).toEqual(['attack-07', 'flare:patriot']);
    expect(t.story()).not.toContain('patriot.gain');
    const lost = table(others, wild);
    lost.invite('blue', 'yellow');
    lost.ally('yellow', 'defense', { 'yellow/1': 1 });
    lost.neverOffered('yellow', 'flare:patriot');
  });

  const six = { red: 'patriot', blue: 'trader', yellow: 'clone', purple: 'mutant', green: 'sorcerer' };
  const allied = {
    turn: 'blue',
    destiny: ['yellow'],
    hands: { red: ['flare:patriot'], blue: ['attack-12'], yellow: ['attack-30'] },
  } as const;

  it('super: an ally sends as many ships of opposing allies to the warp as it has in the encounter', () => {
    const t = table(six, allied);
    t.invite('blue', 'red');
    t.invite('yellow', 'purple', 'green');
    t.ally('red', 'offense', { 'red/1': 3 });
    t.ally('purple', 'defense', { 'purple/1': 2 });
    t.ally('green', 'defense', { 'green/1': 2 });
    t.use('red', 'flare:patriot', { at: 'window:reveal.revealed' });
    expect(t.until('red', 'patriot.shoot')).toMatchObject({ min: 3, max: 3, data: { n: 3 } });
    expect(t.options('red').sort()).toEqual(['side@green', 'side@purple']);
    t.answer('red', { 'side@green': 1, 'side@purple': 2 });
    expect([t.warp('green'), t.warp('purple'), t.warp('yellow')]).toEqual([1, 2, 0]);
  });

  it('super: all of them if there are no more; not against a side without allies', () => {
    const t = table(six, allied);
    t.invite('blue', 'red');
    t.invite('yellow', 'purple');
    t.ally('red', 'offense', { 'red/1': 3 });
    t.ally('purple', 'defense', { 'purple/1': 2 });
    t.use('red', 'flare:patriot');
    t.run();
    expect(t.warp('purple')).toBe(2);
    const alone = table(six, allied);
    alone.invite('blue', 'red');
    alone.ally('red', 'offense', { 'red/1': 3 });
    alone.neverOffered('red', 'flare:patriot');
  });
});

describe('Patriot flare, closely', () => {
  const at = { red: 'virus', blue: 'warpish', yellow: 'void', purple: 'patriot' };

  it('wild: a card or the only ship in the warp for an ally of either side, a card without any', () => {
    const position = {
      turn: 'blue',
      destiny: ['yellow'],
      hands: { red: ['attack-01', 'flare:patriot'], blue: ['attack-04'], yellow: ['attack-40'] },
    } as const;
    const t = table(at, { ...position, ships: { red: { warp: 1 } }, strict: ['red'] });
    t.invite('yellow', 'red');
    t.ally('red', 'defense', { 'red/1': 1 });
    t.use('red', 'flare:patriot', { at: 'window:resolution.afterOutcome' });
    t.plan('red', 'rewards.ships', 0);
    t.until('red', 'patriot.gain');
    expect(t.options('red')).toEqual(['card', 'ship']);
    t.answer('red', 'ship');
    t.run();
    expect(t.warp('red')).toBe(0);

    const none = table(at, position);
    none.invite('yellow', 'red');
    none.ally('red', 'defense', { 'red/1': 1 });
    none.use('red', 'flare:patriot');
    none.run();
    expect(none.story()).not.toContain('patriot.gain');
    expect(none.hand('red')).toHaveLength(2 + 1 + 1);
  });

  it('super: as many ships as its own, of the allies of either other side, and none without such allies', () => {
    const position = {
      turn: 'blue',
      destiny: ['yellow'],
      hands: { red: ['attack-01'], blue: ['attack-04'], yellow: ['attack-40'], purple: ['flare:patriot'] },
    } as const;
    const t = table(at, position);
    t.aim('blue', 'yellow/1');
    t.invite('blue', 'red');
    t.ally('red', 'offense', { 'red/1': 3 });
    t.invite('yellow', 'purple');
    t.ally('purple', 'defense', { 'purple/1': 1 });
    t.use('purple', 'flare:patriot', { at: 'window:reveal.revealed' });
    t.run();
    expect(t.events('ships-lost')[0]).toEqual({ who: t.seat('red'), n: 1 });

    const alone = table(at, position);
    alone.aim('blue', 'yellow/1');
    alone.invite('yellow', 'purple');
    alone.ally('purple', 'defense', { 'purple/1': 1 });
    alone.neverOffered('purple', 'flare:patriot');
  });
});
