import { COLOURS } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

/** Names are those of persons: 'red' is whoever sat in the red seat at the beginning. */
const seats = { red: 'tripler', blue: 'macron', yellow: 'swindler', purple: 'warrior' };
const start = {
  turn: 'red',
  destiny: ['blue'],
  tokens: { warrior: 3 },
  hands: {
    red: ['attack-08', 'attack-06'],
    blue: ['attack-10', 'attack-05'],
    yellow: ['attack-40', 'quash'],
    purple: ['attack-04', 'plague'],
  },
} as const;

type Position = Parameters<typeof table>[1];
/** A table at which yellow has chosen its mark. */
function marking(mark: string, position: Position = start, at: { readonly [colour: string]: string } = seats) {
  const t = table(at, position);
  t.until('yellow', 'swindler.mark');
  t.answer('yellow', mark);
  return t;
}

describe('Swindler', () => {
  it('[storm-tokens-03] puts a token beside everybody else and alone knows which one shows the mark', () => {
    const t = table(seats, start);
    t.until('yellow', 'swindler.mark');
    expect(t.options('yellow')).toEqual(['purple', 'red', 'blue']);
    t.answer('yellow', 'blue');
    expect(t.sheet('swindler').marks.tokens).toEqual([3, 0, 1]);
    const cell = `sheet:${t.sheet('swindler').id}`;
    expect(t.view('yellow')[cell]).toMatchObject({ notes: { mark: t.seat('blue') } });
    for (const seat of ['red', 'blue', 'purple', null]) {
      expect(t.view(seat)[cell]).toMatchObject({ marks: { tokens: [3, 0, 1] }, notes: {} });
      expect(JSON.stringify(t.view(seat))).not.toContain('"mark"');
    }
    // They serve nobody else: no other sheet has any.
    expect(t.state.sheets.filter((s) => Object.keys(s.marks).length > 0).map((s) => s.alien)).toEqual(['swindler']);
  });

  it('[storm-components-05] needs all seven tokens at a table of eight', () => {
    const eight = Object.fromEntries(COLOURS.map((c, i) => [c, i === 2 ? 'swindler' : null]));
    for (const mark of ['white', 'red']) {
      const t = table(eight, { ...start, tokens: {} });
      t.until('yellow', 'swindler.mark');
      expect(t.options('yellow').sort()).toEqual(COLOURS.filter((c) => c !== 'yellow').toSorted());
      t.answer('yellow', mark);
      expect(t.sheet('swindler').marks.tokens).toHaveLength(7);
    }
  });

  it('exchanges everything but the person with its mark once the defense is known', () => {
    const t = marking('purple', { ...start, ships: { purple: { 'red/1': 2 }, yellow: { 'blue/1': 1 } } });
    expect(t.untilOffered('yellow', 'swindler')).toEqual(['swindler', 'pass']);
    expect(t.question('yellow')).toMatchObject({ data: { at: 'window:destiny.defenseDetermined' } });
    t.answer('yellow', 'swindler');
    expect(t.state.order).toEqual([0, 1, 3, 2]);
    expect(t.hand('yellow')).toEqual(['attack-04', 'plague']);
    expect(t.hand('purple')).toEqual(['attack-40', 'quash']);
    expect([t.ships('yellow', 'red/1'), t.ships('purple', 'blue/1'), t.ships('yellow', 'purple/5')]).toEqual([2, 1, 4]);
    expect(t.sheet('warrior')).toMatchObject({ owner: t.seat('yellow'), tokens: 3 });
    expect(t.sheet('swindler')).toMatchObject({ owner: t.seat('purple'), marks: { tokens: [] }, notes: { panic: true } });
    expect(t.events('swindler-mark')).toEqual([{ who: t.seat('purple'), by: t.seat('yellow') }]);
    // The encounter goes on between the same main players.
    expect(t.encounter()).toMatchObject({ offense: t.seat('red'), defense: t.seat('blue') });
    t.run();
    expect(t.restored().divergence).toBeNull();
  });

  it("becomes the defense when its mark was, with that player's planets and cards", () => {
    const t = marking('blue');
    t.use('yellow', 'swindler');
    t.until('red', 'launch.aim');
    expect(t.encounter()).toMatchObject({ offense: t.seat('red'), defense: t.seat('yellow') });
    expect(t.options('red')).toEqual(['blue/1', 'blue/2', 'blue/3', 'blue/4', 'blue/5']);
    t.until('yellow', 'planning.select');
    expect(t.options('yellow').sort()).toEqual(['attack-05', 'attack-10']);
    t.run();
    // Macron is yellow's now and counts its four ships four times.
    expect(t.events('power-used')).toContainEqual({ who: t.seat('yellow'), alien: 'macron', clause: 'mass' });
  });

  it('takes over the turn of an offense that was its mark', () => {
    const t = marking('red');
    t.use('yellow', 'swindler');
    expect(t.turn()).toBe('red');
    t.until('yellow', 'launch.aim');
    expect(t.encounter()).toMatchObject({ offense: t.seat('yellow'), defense: t.seat('blue') });
    expect(t.turn()).toBe('yellow');
    t.runWhile(() => t.state.turn.number === 1);
    // The seat to the left of the one that was red's is blue's, as before.
    expect(t.turn()).toBe('blue');
  });

  it('gives up its own turn to its mark', () => {
    const t = marking('purple', { ...start, turn: 'yellow' });
    t.use('yellow', 'swindler');
    t.until('purple', 'launch.aim');
    expect(t.encounter()).toMatchObject({ offense: t.seat('purple'), defense: t.seat('blue') });
    expect(t.turn()).toBe('purple');
  });

  it('remains itself when it is zapped, with the mark still secret', () => {
    const t = marking('purple', { ...start, hands: { ...start.hands, blue: ['attack-10', 'cosmic-zap'] } });
    t.use('yellow', 'swindler');
    t.zap('blue', 'swindler');
    t.until('red', 'launch.aim');
    expect(t.state.order).toEqual([0, 1, 2, 3]);
    expect(t.sheet('swindler').notes).toEqual({ mark: t.seat('purple') });
    expect(t.events('swindler-mark')).toEqual([]);
    expect(JSON.stringify(t.view('purple'))).not.toContain('"mark"');
  });

  describe('panic', () => {
    function panicking(position: Position = start) {
      const t = marking('purple', position);
      t.use('yellow', 'swindler');
      t.until('red', 'launch.aim');
      return t;
    }

    it("lets whoever has the sheet now gain a colony at the offense's home in anybody else's start of turn", () => {
      const t = panicking();
      expect(t.untilOffered('purple', 'swindler', 'later')).toEqual(['swindler', 'pass']);
      expect(t.question('purple')).toMatchObject({ data: { at: 'window:turn.start' } });
      expect(t.turn()).toBe('blue');
      t.answer('purple', 'swindler');
      expect(t.options('purple')).toEqual(['blue/1', 'blue/2', 'blue/3', 'blue/4', 'blue/5']);
      t.answer('purple', 'blue/3');
      // The ships are yellow ones: purple plays that colour now. Any number of them, at least one.
      expect(t.until('purple', 'deal.found')).toMatchObject({ min: 1 });
      t.answer('purple', { 'yellow/1': 2 });
      expect(t.ships('purple', 'blue/3')).toBe(2);
      expect(t.foreign('purple')).toBe(1);
    });

    it('is not possible in its own turn', () => {
      // Purple will play yellow, whose first planet is free to land on, and has the turn after this one.
      const ships = { yellow: { 'yellow/1': 0 } };
      const bare = { ...start.hands, purple: ['attack-04'], yellow: ['attack-40'] };
      const t = marking('purple', { ...start, turn: 'blue', destiny: ['red'], ships, hands: bare });
      t.use('yellow', 'swindler');
      t.until('purple', 'launch.aim');
      expect(t.turn()).toBe('purple');
      expect(t.story()).not.toContain('purple answers use');
    });

    it('is a use that can be zapped', () => {
      const t = panicking({ ...start, hands: { ...start.hands, red: ['attack-08', 'cosmic-zap'] } });
      t.use('purple', 'swindler');
      t.zap('red', 'swindler');
      t.runWhile(() => t.state.turn.number === 1 || t.encounter().phase !== 'launch');
      expect(t.foreign('purple')).toBe(0);
      t.done();
    });

    it('comes without a second theft of identity', () => {
      const t = panicking();
      t.runWhile(() => t.state.turn.number < 4);
      expect(t.events('swindler-mark')).toHaveLength(1);
      expect(t.events('power-used').filter((e) => e.alien === 'swindler' && e.clause === 'use')).toHaveLength(1);
    });
  });

  describe('wild', () => {
    const players = { ...seats, yellow: 'void', purple: 'healer' };
    const position = {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-10'], blue: ['attack-08', 'plague'], yellow: ['flare:swindler'], purple: ['quash'] },
    } as const;

    it('takes a random card from an ally of the losing side', () => {
      const t = table(players, position);
      t.invite('red', 'yellow');
      t.invite('blue', 'purple');
      t.ally('yellow', 'offense', { 'yellow/1': 1 });
      t.ally('purple', 'defense', { 'purple/1': 1 });
      t.use('yellow', 'flare:swindler');
      t.run();
      expect(t.hand('yellow')).toEqual(['flare:swindler', 'quash']);
      expect(t.hand('purple')).toEqual([]);
    });

    it('not when its side has lost, nor from a main player', () => {
      const lost = table(players, { ...position, hands: { ...position.hands, red: ['attack-01'] } });
      lost.invite('red', 'yellow', 'purple');
      lost.ally('purple', 'offense', { 'purple/1': 1 });
      const alone = table(players, position);
      alone.invite('red', 'yellow');
      for (const t of [lost, alone]) {
        t.ally('yellow', 'offense', { 'yellow/1': 1 });
        t.use('yellow', 'flare:swindler');
        expect(() => t.run()).toThrow('planned but never asked: yellow answers use');
      }
    });
  });

  describe('super', () => {
    const position = {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['negotiate', 'attack-06'], blue: ['negotiate', 'morph'], yellow: ['flare:swindler', 'quash'] },
    } as const;
    function allied(side: 'offense' | 'defense') {
      const t = marking('purple', position);
      t.send('red', { 'red/1': 3 });
      t.invite(side === 'offense' ? 'red' : 'blue', 'yellow');
      t.ally('yellow', side, { 'yellow/1': 1 });
      t.select('red', 'negotiate');
      t.select('blue', 'negotiate');
      return t;
    }

    it('bargains in place of the main player on its side; a deal is the success of that player', () => {
      const t = allied('offense');
      t.use('yellow', 'flare:swindler');
      t.plan('red', 'ships.return', { 'red/1': 3 });
      t.until('yellow', 'deal');
      expect(t.asked()).toEqual(['yellow deal', 'blue deal']);
      // The gate is empty before the bargain begins.
      expect([t.ships('red', 'gate'), t.ships('red', 'red/1')]).toEqual([0, 4]);
      t.offer('yellow', { blue: ['colony blue/2'], yellow: ['any'] });
      t.accept('blue');
      t.plan('yellow', 'deal.found', { 'yellow/2': 1 });
      t.plan('yellow', 'deal.give', ['quash']);
      t.until('red', 'encounter.second');
      expect(t.ships('yellow', 'blue/2')).toBe(1);
      expect(t.hand('blue')).toEqual(['morph', 'quash']);
      expect(t.encounter().success).toBe(true);
    });

    it('may be replaced itself: the deal is still the success of the main player, and none of its own', () => {
      const t = marking('purple', { ...position, hands: { ...position.hands, purple: ['flare:diplomat', 'negotiate'] } });
      t.invite('red', 'yellow');
      t.ally('yellow', 'offense', { 'yellow/1': 1 });
      t.select('red', 'negotiate');
      t.select('blue', 'negotiate');
      t.use('yellow', 'flare:swindler');
      t.use('purple', 'flare:diplomat');
      t.plan('purple', 'diplomat.replace', 'yellow');
      t.until('purple', 'deal');
      expect(t.asked()).toEqual(['purple deal', 'blue deal']);
      t.offer('purple', { blue: ['colony blue/2'] });
      t.accept('blue');
      t.until('red', 'encounter.second');
      expect(t.encounter().dealt).toEqual(['purple', 'blue', 'red'].map((x) => t.seat(x)));
      expect(t.encounter().replaced).toEqual([t.seat('red')]);
    });

    it('pays for a failure itself', () => {
      const t = allied('defense');
      t.use('yellow', 'flare:swindler');
      t.leave('yellow');
      t.run();
      expect([t.warp('red'), t.warp('blue'), t.warp('yellow')]).toEqual([3, 0, 3]);
      expect(t.turn()).toBe('blue');
    });

    it('[faq-general-30] is not offered when the deal comes of attacks that became negotiates', () => {
      const t = marking('purple', { ...position, hands: { ...position.hands, purple: ['emotion-control'] } });
      t.invite('red', 'yellow');
      t.ally('yellow', 'offense', { 'yellow/1': 1 });
      t.select('red', 'attack-06');
      t.select('blue', 'negotiate');
      t.use('purple', 'emotion-control');
      t.neverOffered('yellow', 'flare:swindler');
      expect(t.events('deal-open')).toHaveLength(1);
    });

    it('is offered when a Judge calls a draw: it is as though negotiates had been revealed', () => {
      const hands = { ...position.hands, red: ['attack-06', 'flare:judge'], blue: ['attack-04', 'morph'] };
      const t = marking('purple', { ...position, hands });
      t.send('red', { 'red/1': 1 });
      t.invite('red', 'yellow');
      t.ally('yellow', 'offense', { 'yellow/1': 1 });
      t.select('red', 'attack-06');
      t.select('blue', 'attack-04');
      t.use('red', 'flare:judge');
      t.use('yellow', 'flare:swindler');
      t.until('yellow', 'deal');
      expect(t.asked()).toEqual(['yellow deal', 'blue deal']);
    });

    it('is not offered when an attack was revealed', () => {
      const t = marking('purple', position);
      t.invite('red', 'yellow');
      t.ally('yellow', 'offense', { 'yellow/1': 1 });
      t.select('red', 'attack-06');
      t.select('blue', 'negotiate');
      t.use('yellow', 'flare:swindler');
      expect(() => t.run()).toThrow('planned but never asked');
    });
  });
});

describe('Swindler, closely', () => {
  /** Purple panics as blue's turn begins, with yellow's ships in these places. */
  function panicking(ships: { readonly [place: string]: number }, gone: readonly string[] = []) {
    const t = marking('purple', { ...start, gone, ships: { yellow: ships } });
    t.use('yellow', 'swindler', { at: 'window:destiny.defenseDetermined' });
    t.until('red', 'launch.aim');
    t.run();
    expect(t.turn()).toBe('blue');
    return t;
  }

  it('panics to planets where it has no colony, be it a single one, and not without any', () => {
    const some = panicking({ 'blue/2': 1, 'blue/5': 1 });
    some.use('purple', 'swindler', { at: 'window:turn.start' });
    some.until('purple', 'swindler.planet');
    expect(some.options('purple')).toEqual(['blue/1', 'blue/3', 'blue/4']);

    const one = panicking({ 'blue/1': 1, 'blue/2': 1, 'blue/4': 1, 'blue/5': 1 });
    one.use('purple', 'swindler', { at: 'window:turn.start' });
    one.until('blue', 'launch.aim');
    one.done();
    expect(one.ships('purple', 'blue/3')).toBeGreaterThan(0);

    const none = panicking({ 'blue/1': 1, 'blue/2': 1, 'blue/3': 1, 'blue/4': 1 }, ['blue/5']);
    none.neverOffered('purple', 'swindler');
  });

  describe('wild', () => {
    const players = { ...seats, yellow: 'void', purple: 'healer', blue: 'warpish' };
    const position = {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-01'], blue: ['attack-20', 'plague'], yellow: ['flare:swindler'], purple: ['quash', 'morph', 'attack-06'] },
    } as const;
    function defended(more: Position = {}) {
      const t = table(players, { ...position, ...more });
      t.select('blue', 'attack-20');
      t.invite('red', 'purple');
      t.invite('blue', 'yellow');
      t.ally('purple', 'offense', { 'purple/1': 1 });
      t.ally('yellow', 'defense', { 'yellow/1': 1 });
      return t;
    }

    it('takes a single card, on either side, once the outcome is known', () => {
      const t = defended({ strict: ['yellow'] });
      t.use('yellow', 'flare:swindler', { at: 'window:resolution.afterOutcome' });
      t.run();
      expect(t.hand('purple')).toHaveLength(2);
      expect(t.events('cards-taken')).toMatchObject([{ by: t.seat('yellow'), from: t.seat('purple'), n: 1 }]);
    });

    it('is of no use against an ally without a card', () => {
      const t = defended({ hands: { ...position.hands, purple: [] } });
      t.neverOffered('yellow', 'flare:swindler');
    });
  });
});
