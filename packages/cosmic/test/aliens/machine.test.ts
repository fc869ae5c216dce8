import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'machine', blue: 'healer', yellow: 'tripler' };
const NEW_HAND = ['attack-06', 'attack-08', 'attack-10', 'attack-12', 'attack-14', 'attack-20', 'attack-23', 'reinforcement-2'];

describe('Machine', () => {
  it('goes on after a defeat, as often as it likes', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue', 'blue', 'blue!', 'yellow'],
      hands: { red: ['attack-04', 'attack-05', 'attack-06', 'attack-07'], blue: ['attack-40', 'attack-30', 'attack-23'] },
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

    const stops = table(seats, { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04', 'attack-05'], blue: ['attack-40'] } });
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
      { turn: 'red', destiny: ['blue', 'yellow'], hands: { red: ['attack-04', 'attack-05', 'flare:machine'], blue: ['attack-40'] } },
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
    t.neverOffered('red', 'flare:machine');
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

describe('Machine: the flare when it has done its work', () => {
  it('wild: gives no further new hand when a later encounter begins', () => {
    const t = table(
      { red: 'void', blue: 'healer', yellow: 'tripler' },
      {
        turn: 'red',
        destiny: ['blue', 'yellow', 'yellow'],
        hands: { red: ['attack-04', 'attack-05', 'flare:machine'], blue: ['attack-40', 'attack-08'], yellow: ['attack-30'] },
      },
    );
    t.use('red', 'flare:machine');
    t.select('blue', 'attack-40');
    t.runWhile(() => t.turn() === 'red');
    t.until('blue', 'launch.aim');
    t.done();
    // Red has played its last encounter card, and gets others only when it needs them.
    expect(t.hand('red')).toEqual(['flare:machine']);
    expect(t.events('hand-shown')).toEqual([]);
  });

  it('super: not for a ship that somebody else takes back, nor that it takes back in the place of another', () => {
    const people = { red: 'machine', blue: 'healer', yellow: 'tripler' };
    const given = table(people, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-04', 'flare:machine', 'flare:masochist'], blue: ['attack-40'] },
      ships: { red: { warp: 2 }, yellow: { warp: 2 } },
    });
    // Both are offered at first.
    expect(given.untilOffered('red', 'flare:machine')).toEqual(['flare:machine', 'flare:masochist', 'pass']);
    given.answer('red', 'flare:masochist');
    given.plan('red', 'masochist.who', 'yellow');
    given.send('red', { 'red/1': 1 });
    given.neverOffered('red', 'flare:machine');
    expect([given.warp('red'), given.warp('yellow')]).toEqual([2 + 1, 1]);

    const taken = table(people, {
      turn: 'blue',
      destiny: ['yellow'],
      hands: { red: ['attack-04', 'flare:machine'], blue: ['attack-40', 'flare:masochist'] },
      ships: { red: { warp: 2 }, blue: { warp: 2 } },
      strict: ['red'],
    });
    taken.use('blue', 'flare:masochist');
    taken.plan('blue', 'masochist.who', 'red');
    taken.until('blue', 'launch.aim');
    taken.done();
    expect([taken.warp('red'), taken.warp('blue')]).toEqual([1, 2]);
  });

  it('super: once for each time it regroups, and not when the ship has left the game instead', () => {
    const position = {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-04', 'flare:machine', 'flare:masochist'], blue: ['attack-40'] },
      ships: { red: { warp: 3 } },
      options: { powers: 2 },
    } as const;
    const people = { red: 'machine+masochist', blue: 'hacker+mirror', yellow: 'tripler+void' };
    const once = table(people, position);
    once.untilOffered('red', 'flare:machine');
    once.answer('red', 'flare:machine');
    once.strict('red');
    once.until('red', 'launch.aim');
    expect([once.warp('red'), once.out('red')]).toEqual([3, 0]);

    const gone = table(people, position);
    gone.untilOffered('red', 'flare:masochist');
    gone.answer('red', 'flare:masochist');
    gone.strict('red');
    gone.until('red', 'launch.aim');
    expect([gone.warp('red'), gone.out('red')]).toEqual([2, 1]);

    // A single ship is enough to be exchanged for a card.
    const single = table(people, { ...position, ships: { red: { warp: 1 } } });
    single.use('red', 'flare:machine');
    single.until('red', 'launch.aim');
    single.done();
    expect(single.hand('red')).toHaveLength(4);
  });
});
