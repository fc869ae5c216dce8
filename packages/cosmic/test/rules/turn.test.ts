import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';
import { deed, isUp } from '../variants/special-ships.ts';

// Yellow sits next and holds an encounter card, so that the next turn begins without a new hand.
const seats = { red: 'hacker', yellow: 'lunatic', blue: 'tripler', purple: 'void' };
const hands = {
  red: ['attack-40', 'attack-30', 'attack-20'],
  blue: ['attack-00', 'attack-01'],
  purple: ['attack-04', 'attack-07'],
  yellow: ['attack-05'],
};
const start = { turn: 'red', destiny: ['blue', 'purple', 'blue'], hands } as const;
const ONE = { ...hands, red: ['attack-40'] };
const LOST = { ...hands, red: ['attack-00', 'attack-20'], blue: ['attack-40', 'attack-01'] };

/** Everything that a player was asked, in order. */
const tags = (t: ReturnType<typeof table>, colour: string): string[] =>
  t
    .story()
    .split('\n')
    .flatMap((line) => new RegExp(`^> ${colour} answers ([a-z.]+):`).exec(line)?.[1] ?? []);

describe('R3.1 a turn', () => {
  it('has two encounters at most, and the second without a new start', () => {
    const t = table(seats, start);
    t.select('red', 'attack-40');
    t.plan('red', 'encounter.second', true);
    t.select('red', 'attack-30');
    t.runWhile(() => t.turn() === 'red');
    expect(tags(t, 'red').filter((x) => x === 'encounter.second')).toHaveLength(1);
    expect(t.events('turn')).toEqual([
      { who: 0, n: 1 },
      { who: 1, n: 2 },
    ]);
    expect(t.events('encounter').map((x) => [x.offense, x.nth])).toEqual([
      [0, 1],
      [0, 2],
      [1, 1],
    ]);
  });

  it('each begins with its start: whoever has no encounter card then draws a new hand', () => {
    const t = table(seats, { ...start, hands: { ...ONE, yellow: ['plague'] } });
    t.runWhile(() => t.turn() === 'red');
    t.until('yellow', 'use');
    expect(t.events('hand-shown')).toEqual([{ who: 1, cards: ['plague'] }]);
    expect(t.hand('yellow')).toHaveLength(8);
  });

  it('the turns go on by number, round the table', () => {
    const t = table(seats, { ...start, hands: ONE });
    t.runWhile(() => t.events('turn').length < 5);
    expect(t.events('turn').map((x) => [x.who, x.n])).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [0, 5],
    ]);
  });

  it('R29.6 in teams whoever is alone has another one at the unused planet', () => {
    const t = table(
      { red: 'hacker', blue: 'void', yellow: 'tripler', purple: 'warpish', green: 'macron' },
      {
        turn: 'red',
        destiny: ['purple', 'purple', 'red', 'purple', 'red', 'red', 'blue'],
        hands: { red: ['attack-20'], blue: ['attack-00'], yellow: ['attack-05'], purple: ['attack-07'], green: ['attack-08'] },
        options: { teams: true },
        teams: [
          ['red', 'yellow'],
          ['blue', 'purple'],
        ],
      },
    );
    t.runWhile(() => t.events('turn').length < 6);
    const order = ['red', 'blue', 'yellow', 'purple', 'green'];
    expect(t.events('turn').map((x) => order[Number(x.who)])).toEqual(['red', 'blue', 'green', 'yellow', 'purple', 'green']);
  });
});

describe('R11.9 who may go on', () => {
  it('not after a failure', () => {
    const t = table(seats, { ...start, hands: LOST });
    t.select('red', 'attack-00');
    t.select('blue', 'attack-40');
    t.run();
    expect([t.turn(), tags(t, 'red').includes('encounter.second')]).toEqual(['yellow', false]);
  });

  it('not without an encounter card, with a single one it does', () => {
    const none = table(seats, { ...start, hands: { ...hands, red: ['attack-40', 'plague'] } });
    none.run();
    expect([none.turn(), tags(none, 'red').includes('encounter.second')]).toEqual(['yellow', false]);
    const one = table(seats, { ...start, hands: { ...hands, red: ['attack-40', 'negotiate'] } });
    one.select('red', 'attack-40');
    expect(one.until('red', 'encounter.second')).toMatchObject({ kind: 'yesno', from: 'rule:R11.9' });
  });

  it('R32.2 not where turns have one encounter', () => {
    const t = table(seats, { ...start, options: { secondEncounters: false } });
    t.select('red', 'attack-40');
    t.run();
    expect([t.turn(), tags(t, 'red').includes('encounter.second')]).toEqual(['yellow', false]);
  });

  it('R11.10 R24.9 with technology it may be a tech instead, or nothing', () => {
    const t = table(seats, { ...start, options: { technology: true }, techs: {} });
    t.select('red', 'attack-40');
    t.until('red', 'technology.second');
    expect(t.options('red')).toEqual(['encounter', 'tech', 'end']);
    const techs = (): number => t.state.assets.filter((x) => x.kind === 'tech' && x.colour === 0).length;
    const before = techs();
    t.answer('red', 'tech');
    expect([techs() - before, t.turn()]).toEqual([1, 'yellow']);

    const on = table(seats, { ...start, options: { technology: true }, techs: {} });
    on.select('red', 'attack-40');
    on.plan('red', 'technology.second', 'encounter');
    on.runWhile(() => on.events('encounter').length < 2);
    expect(on.events('encounter')[1]).toEqual({ offense: 0, nth: 2 });
  });

  it('the Machine goes on whatever became of an encounter, and is not asked twice', () => {
    const t = table({ ...seats, red: 'machine' }, { ...start, hands: LOST });
    t.select('red', 'attack-00');
    t.select('blue', 'attack-40');
    t.use('red', 'machine');
    t.run();
    expect([t.turn(), t.events('encounter').length, tags(t, 'red').includes('encounter.second')]).toEqual(['red', 2, false]);
  });

  it('Machine’s wild flare goes on without an encounter card', () => {
    const t = table(seats, { ...start, hands: { ...hands, red: ['attack-00', 'flare:machine'], blue: ['attack-40'] } });
    t.use('red', 'flare:machine');
    t.runWhile(() => t.events('encounter').length < 2);
    t.until('red', 'launch.aim');
    expect([t.turn(), t.events('encounter')[1]]).toEqual(['red', { offense: 0, nth: 2 }]);
    expect(t.events('hand-shown')).toHaveLength(1);
  });

  it('not after a success if an encounter in between has ended the turn', () => {
    // Red loses its last ship while it is about to settle an empty planet.
    const t = table(seats, {
      ...start,
      destiny: ['blue', 'red'],
      options: { rewards: 'dominion', technology: true },
      completed: { red: ['infinity-drive'] },
      ships: { red: { out: 19, 'red/1': 1 } },
      hands: { ...hands, purple: ['attack-04', 'ship-zap'] },
    });
    t.aim('red', 'blue/1');
    t.select('red', 'attack-40');
    t.use('red', 'tech:infinity-drive');
    t.plan('red', 'destiny.own', 'reclaim');
    t.runWhile(() => t.state.encounters.length < 2);
    t.until('red', 'launch.ships');
    t.raise('purple', 'ship-zap');
    t.answer('purple', { 'blue/1@red': 1 });
    t.runWhile(() => t.turn() === 'red');
    expect([t.hand('red').length > 0, tags(t, 'red').includes('technology.second')]).toEqual([true, false]);
  });
});

describe('the end of a turn', () => {
  it('[dominion-ships-08] a special ship that was used is ready again if there was no second encounter', () => {
    for (const again of [false, true]) {
      const t = table(seats, { ...start, options: { specialShips: 'flagship' }, specialShips: { red: ['red/1'] } });
      t.until('red', 'launch.aim');
      t.raise('red', 'ship:flagship');
      t.answer('red', 'red/2');
      expect(isUp(t, 'red')).toBe(false);
      t.select('red', 'attack-40');
      t.plan('red', 'encounter.second', again);
      if (again) t.select('red', 'attack-30');
      t.runWhile(() => t.turn() === 'red');
      expect([isUp(t, 'red'), deed(t, 'red', 'drive') !== '']).toEqual([!again, true]);
    }
  });

  it('comes only when the turn is over', () => {
    const t = table({ ...seats, red: 'schizoid' }, { ...start, hands: { ...hands, red: ['attack-40', 'attack-30', 'flare:schizoid'] } });
    t.select('red', 'attack-40');
    t.plan('red', 'encounter.second', true);
    t.until('red', 'encounter.second');
    expect(tags(t, 'red')).not.toContain('use');
    t.select('red', 'attack-30');
    t.untilOffered('red', 'flare:schizoid', 'later');
    expect([t.turn(), t.encounter().nth]).toEqual(['red', 2]);
  });
});
