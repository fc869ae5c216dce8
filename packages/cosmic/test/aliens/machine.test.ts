import { describe, expect, it } from 'vitest';
import { runWithoutOffer, table } from '../table.ts';

const seats = { red: 'machine', blue: 'healer', yellow: 'tripler' };
const NEW_HAND = [
  'attack-06', 'attack-08', 'attack-10', 'attack-12', 'attack-14', 'attack-20', 'attack-23', 'reinforcement-2',
]; // prettier-ignore

describe('Machine', () => {
  it('goes on after a defeat, as often as it likes', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue', 'blue', 'blue!', 'yellow'],
      hands: {
        red: ['attack-04', 'attack-05', 'attack-06', 'attack-07'],
        blue: ['attack-40', 'attack-30', 'attack-23'],
      },
    });
    for (const nth of [1, 2, 3]) {
      expect(t.untilOffered('red', 'machine')).toEqual(['machine', 'pass']);
      expect(t.question('red')?.data?.at).toBe('window:encounter.second');
      expect(t.encounter().nth).toBe(nth);
      expect(t.encounter().success).toBe(false);
      t.answer('red', 'machine');
    }
    t.until('red', 'launch.aim');
    expect(t.encounter().nth).toBe(4);
    expect(t.turn()).toBe('red');
  });

  it('is asked once: after a success the second encounter is everybody’s right', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue', 'blue'],
      hands: { red: ['attack-40', 'attack-30', 'attack-20'], blue: ['attack-04', 'attack-05'] },
    });
    t.select('red', 'attack-40');
    t.plan('red', 'encounter.second', true);
    t.select('red', 'attack-30');
    t.untilOffered('red', 'machine', 'later');
    expect(t.encounter()).toMatchObject({ nth: 2, success: true });
    t.answer('red', 'machine');
    expect(t.encounter().nth).toBe(3);
  });

  it('needs an encounter card in hand, and may stop', () => {
    const none = table(seats, { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04'], blue: ['attack-40'] } });
    none.use('red', 'machine');
    expect(() => {
      none.run();
    }).toThrow('planned but never asked');
    expect(none.turn()).not.toBe('red');

    const stops = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-04', 'attack-05'], blue: ['attack-40'] },
    });
    stops.run();
    expect(stops.turn()).toBe('blue');
  });

  it('ends its turn when zapped', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-04', 'attack-05'], blue: ['attack-40', 'cosmic-zap'] },
    });
    t.use('red', 'machine');
    t.zap('blue', 'machine');
    t.run();
    expect(t.turn()).toBe('blue');
  });

  it('[faq-machine-1] wild: the flare lies open while a needed new hand is drawn, then returns to hand', () => {
    const t = table(
      { red: 'void', blue: 'healer', yellow: 'tripler' },
      {
        turn: 'red',
        destiny: ['blue', 'yellow'],
        hands: { red: ['attack-04', 'ionic-gas', 'flare:machine'], blue: ['attack-40'] },
        deck: NEW_HAND,
      },
    );
    expect(t.untilOffered('red', 'flare:machine')).toEqual(['flare:machine', 'pass']);
    expect(t.encounter().success).toBe(false);
    t.answer('red', 'flare:machine');
    t.until('red', 'launch.aim');
    expect(t.encounter().nth).toBe(2);
    expect(t.hand('red')).toEqual([...NEW_HAND, 'flare:machine'].sort());
    expect(t.pile(1)).toContain('ionic-gas');
  });

  it('wild: no new hand for somebody who still has an encounter card', () => {
    const t = table(
      { red: 'void', blue: 'healer', yellow: 'tripler' },
      {
        turn: 'red',
        destiny: ['blue', 'yellow'],
        hands: { red: ['attack-04', 'attack-05', 'flare:machine'], blue: ['attack-40'] },
      },
    );
    t.select('red', 'attack-04');
    t.use('red', 'flare:machine');
    t.until('red', 'launch.aim');
    t.answer('red', 'blue/1');
    t.runWhile(() => t.encounter().nth === 1);
    t.until('red', 'launch.aim');
    expect(t.hand('red')).toEqual(['attack-05', 'flare:machine']);
  });

  it('wild: played from a sheet it is discarded once the second encounter has begun', () => {
    const t = table(
      { red: 'host', blue: 'healer', yellow: 'tripler' },
      {
        turn: 'red',
        destiny: ['blue', 'yellow'],
        hands: { red: ['attack-04'], blue: ['attack-40'] },
        sheets: { host: { guests: ['flare:machine'] } },
        deck: NEW_HAND,
      },
    );
    t.use('red', 'flare:machine');
    t.runWhile(() => t.state.turn.encounters === 0);
    t.until('red', 'launch.aim');
    expect(t.encounter().nth).toBe(2);
    expect(t.hand('red')).toEqual([...NEW_HAND].sort());
    expect(t.pile(1)).toContain('flare:machine');
  });

  it('[faq-machine-3] wild: one play gives one second encounter, and never a third', () => {
    const t = table(
      { red: 'void', blue: 'healer', yellow: 'tripler' },
      {
        turn: 'red',
        destiny: ['blue', 'blue'],
        hands: { red: ['attack-04', 'attack-05', 'attack-06', 'flare:machine'], blue: ['attack-40', 'attack-30'] },
      },
    );
    t.use('red', 'flare:machine');
    t.use('red', 'flare:machine');
    t.runWhile(() => t.turn() === 'red');
    expect(() => {
      t.done();
    }).toThrow('planned but never asked: red answers use with "flare:machine"');
    expect(t.events('card-played')).toHaveLength(1);
    expect(t.events('encounter').filter((x) => x.offense === t.seat('red'))).toHaveLength(2);
    expect(t.hand('red')).toEqual(['attack-06', 'flare:machine']);
  });

  it('[faq-machine-2] super: draws a card instead of a ship, each time the flare is played', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue', 'blue'],
      hands: { red: ['attack-04', 'attack-05', 'flare:machine'], blue: ['attack-40', 'attack-30'] },
      ships: { red: { warp: 3 } },
      deck: ['attack-20'],
    });
    expect(t.untilOffered('red', 'flare:machine')).toEqual(['flare:machine', 'pass']);
    expect(t.question('red')?.data?.at).toBe('event:retrieve');
    t.answer('red', 'flare:machine');
    t.until('red', 'launch.aim');
    expect(t.warp('red')).toBe(3);
    expect(t.hand('red')).toEqual(['attack-04', 'attack-05', 'attack-20', 'flare:machine']);
    t.select('red', 'attack-04');
    t.use('red', 'machine');
    // The next regroup phase: not by itself, but offered again.
    expect(t.untilOffered('red', 'flare:machine', 'later')).toEqual(['flare:machine', 'pass']);
    const inWarp = t.warp('red');
    t.answer('red', 'pass');
    t.until('red', 'launch.aim');
    expect(t.warp('red')).toBe(inWarp - 1);

    // Passed the first time, it may be played the next.
    const later = table(seats, {
      turn: 'red',
      destiny: ['blue', 'blue'],
      hands: { red: ['attack-04', 'attack-05', 'flare:machine'], blue: ['attack-40', 'attack-30'] },
      ships: { red: { warp: 3 } },
      deck: ['attack-20'],
    });
    later.untilOffered('red', 'flare:machine');
    later.answer('red', 'pass');
    later.until('red', 'launch.aim');
    expect([later.warp('red'), later.hand('red').length]).toEqual([2, 3]);
    later.select('red', 'attack-04');
    later.use('red', 'machine');
    later.untilOffered('red', 'flare:machine', 'later');
    later.answer('red', 'flare:machine');
    later.until('red', 'launch.aim');
    expect(later.hand('red')).toEqual(['attack-05', 'attack-20', 'flare:machine']);
  });
});

describe('Machine super flare', () => {
  it('is not offered to whoever would take back no ship', () => {
    const hands = { red: ['attack-04', 'attack-05', 'flare:machine'], blue: ['attack-40', 'attack-30'] };
    const t = table(seats, { turn: 'red', destiny: ['blue'], hands });
    runWithoutOffer(t, 'red', 'flare:machine');
  });
});

describe('Machine: in its own turn', () => {
  const failing = {
    turn: 'blue',
    destiny: ['yellow'],
    hands: { red: ['attack-08', 'attack-10'], blue: ['attack-04', 'attack-05'], yellow: ['attack-40'] },
  } as const;

  it('has nothing to say after the encounter of somebody else', () => {
    const ally = table(seats, failing);
    ally.invite('blue', 'red');
    ally.ally('red', 'offense', { 'red/1': 1 });
    ally.neverOffered('red', 'machine');
    table(seats, { ...failing, destiny: ['red'] }).neverOffered('red', 'machine');
  });

  it('wild: nor has the flare, nor where the second encounter is a right', () => {
    const others = { ...seats, red: 'void' };
    const t = table(others, { ...failing, hands: { ...failing.hands, red: ['attack-08', 'flare:machine'] } });
    t.neverOffered('red', 'flare:machine');

    const won = table(others, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-40', 'attack-10', 'flare:machine'], blue: ['attack-04'] },
    });
    won.select('red', 'attack-40');
    won.plan('red', 'encounter.second', true);
    won.neverOffered('red', 'flare:machine');
  });
});
