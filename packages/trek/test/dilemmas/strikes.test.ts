import { describe, expect, it } from 'vitest';
import { forbid } from '../../effects/index.ts';
import { parseFilter, parseNeed, type Effect, type Target } from '../../language/index.ts';
import { move } from '../../rules/board/move.ts';
import { mark, putStatus } from '../../rules/state/marks.ts';
import { zoneIn } from '../../rules/state/zones.ts';
import { atVoid, has, living, onWorld, scenario, seen, stopped, type Scenario } from './board.ts';
import { dilemma, onTable } from './cards.ts';

const EVERYBODY = { is: 'anybody' } as const;
const random = (of: string): Target => ({ one: parseFilter(of), pick: { by: 'random' } });
const does = (name: string, ...effects: readonly Effect[]): string => dilemma(name, 'either', { effects, after: 'discard' });
/** One that lies somewhere and does something at the end of each of your turns. */
const lies = (name: string, effects: readonly Effect[], again: readonly Effect[]): string =>
  dilemma(name, 'either', { effects, after: 'discard', placed: { again: [{ at: 'your-turn-end', effects: again }] } });

const either = (...of: readonly (readonly Effect[])[]): Effect => ({ do: 'either', who: 'you', of });
const point: readonly Effect[] = [{ do: 'score', n: 1 }];
lies(
  'Wrecker Within',
  [
    { do: 'pick', whom: random('ENGINEER') },
    { do: 'place', on: 'them' },
  ],
  [{ do: 'damage' }],
);
lies(
  'Nagging',
  [
    { do: 'pick', whom: random('ENGINEER') },
    { do: 'place', on: 'them' },
  ],
  [{ do: 'stop', whom: 'them' }],
);
lies(
  'Lassitude',
  [
    { do: 'place', on: 'mission' },
    { do: 'quarantine', whom: { all: EVERYBODY } },
  ],
  [{ do: 'stop', whom: 'them' }],
);
lies('Bad News', [{ do: 'place', on: 'table' }], [{ do: 'kill', whom: { all: EVERYBODY, among: 'planet' } }]);
does('All Aboard', { do: 'kill', whom: { all: EVERYBODY, among: 'aboard' } });
does(
  'Gone for Good',
  { do: 'kill', whom: random('SECURITY') },
  { do: 'when', need: parseNeed('them (male)'), does: [{ do: 'score', n: 5 }], otherwise: point },
);
does('Two of Them', { do: 'stop', whom: { some: 2, of: EVERYBODY, pick: { by: 'random' } } });
does('Two for You', { do: 'stop', whom: { some: 2, of: EVERYBODY, pick: { by: 'opponent' } } });
does('As You Like', { do: 'stop', whom: { some: 'any', of: EVERYBODY, pick: { by: 'opponent' } } });
does('Youth and Tools', { do: 'discard', whom: { all: { or: [{ type: 'Equipment' }, { skill: 'Youth' }] } } });
dilemma('Two Rivals', 'either', {
  targets: [random('OFFICER'), random('SCIENCE')],
  effects: [{ do: 'stop', whom: { all: EVERYBODY, compared: { lower: 'CUNNING' } } }],
  after: 'discard',
});
does('Lost with All', { do: 'destroy' }, either([{ do: 'damage' }], point));
does(
  'Neither of Them',
  either([{ do: 'kill', whom: { one: { skill: 'Youth' }, pick: { by: 'you' }, otherwise: random('personnel with Music') } }], point),
);
does('Everybody Here', { do: 'stop', whom: { all: { not: { skill: 'Youth' } }, among: 'location' } });
does(
  'Winding Down',
  { do: 'stop', whom: { all: { species: 'Android' } }, turns: { each: { species: 'Android' }, times: 1 } },
  { do: 'stop', whom: { all: EVERYBODY } },
);
does(
  'Pick and Stop',
  either(
    [
      { do: 'pick', whom: random('OFFICER') },
      { do: 'stop', whom: 'them' },
    ],
    point,
  ),
);
does(
  'Pick and Miss',
  either(
    [
      { do: 'pick', whom: random('OFFICER') },
      { do: 'kill', whom: { all: { skill: 'Youth' } } },
    ],
    point,
  ),
);
does('Away with It', either([{ do: 'relocate', whom: 'ship', to: 'spaceline-end' }], point));
dilemma('Away with You', 'planet', {
  targets: [random('MEDICAL')],
  effects: [either([{ do: 'relocate', whom: 'them', to: 'nearest-planet' }], point)],
  after: 'discard',
});
does('Scientist Up', either([{ do: 'relocate', whom: { one: { skill: 'SCIENCE' }, pick: { by: 'you' } }, to: 'ship' }], point));
does('Called Home', { do: 'return-to-hand', whom: random('OFFICER') }, { do: 'score', n: { each: EVERYBODY, times: 1 } });
does('Too Late', { do: 'kill', whom: random('SECURITY') }, { do: 'return-to-hand', whom: 'them' });
onTable('Dampening Field', { clauses: [forbid('mayBeam', () => ({ from: 'rule:T13.1', tag: 'test' }))] });
does('Adrift', { do: 'relocate', whom: 'ship', to: 'spaceline-end' });
does('Young Ones Up', either([{ do: 'relocate', whom: { all: { skill: 'Youth' } }, to: 'ship' }], point));
does('One Up', either([{ do: 'relocate', whom: { one: { skill: 'Computer Skill' }, pick: { by: 'you' } }, to: 'ship' }], point));
does('Off to the Nearest', { do: 'relocate', whom: random('MEDICAL'), to: 'nearest-planet' });
does('Up or Dead', {
  do: 'first',
  of: [[{ do: 'relocate', whom: { all: EVERYBODY }, to: 'ship' }], [{ do: 'kill', whom: { all: EVERYBODY } }]],
});

const attempt = (name: string, team: readonly string[], plan?: string): Scenario => {
  const t = onWorld([name], team);
  if (plan !== undefined) t.plan('blue', 'dilemma.either', plan);
  t.order('blue', 'attempt', 'World');
  return t;
};
const bonus = (t: Scenario): number => t.g.s.points.reduce((n, x) => (x.kind === 'bonus' ? n + x.n : n), 0);

describe('what it does where it lies', () => {
  it('T1.8 the ship is that aboard of which its personnel is; a facility is none', () => {
    const board = (to: string): boolean[] => {
      const t = scenario({
        alpha: ['Void'],
        blue: { at: { Void: { space: { Vessel: ['Eve'], 'Federation Outpost': [] } } } },
        red: { at: { Void: { seeds: ['Wrecker Within'] } } },
      });
      t.order('blue', 'attempt', 'Vessel');
      expect(t.where('Wrecker Within')).toBe('on Eve');
      move(t.g, t.piece('Eve'), zoneIn(t.piece(to)));
      t.endTurn();
      return has(t, 'damaged', 'Vessel', 'Federation Outpost');
    };
    expect([board('Vessel'), board('Federation Outpost')]).toEqual([
      [true, false],
      [false, false],
    ]);
    const planet = attempt('Wrecker Within', ['Eve']);
    planet.endTurn();
    expect(seen(planet, 'damaged', 'destroyed')).toEqual([]);
  });

  it('T65.6 the personnel on which it lies is known, those whom it keeps are not', () => {
    const known = attempt('Nagging', ['Eve']);
    known.endTurn();
    expect(known.events('stopped')[0].data['pieces']).toEqual([known.piece('Eve')]);
    const unseen = attempt('Lassitude', ['Eve', 'Bob']);
    unseen.endTurn();
    expect(unseen.events('stopped')[0].data).toEqual({ by: 0, n: 2 });
  });

  it('on the table it is at no planet, and on a planet aboard no ship', () => {
    const table = attempt('Bad News', ['Bob']);
    table.endTurn();
    expect([table.where('Bad News'), ...living(table, 'Bob')]).toEqual(['table blue', 'Bob']);
    const planet = scenario({
      alpha: ['World'],
      blue: { at: { World: { planet: ['Bob'], space: { Vessel: ['Eve'] } } } },
      red: { at: { World: { seeds: ['All Aboard'] } } },
    });
    planet.order('blue', 'attempt', 'World');
    expect([living(planet, 'Bob', 'Eve'), ...seen(planet, 'took-effect')]).toEqual([['Bob', 'Eve'], 'took-effect']);
  });

  it('T17.6 the dead are not asked for what they had, and do not return', () => {
    expect(attempt('Too Late', ['Bob', 'Dot']).where('Bob')).toBe('discard blue');
    expect(bonus(attempt('Gone for Good', ['Bob', 'Dot']))).toBe(1);
  });
});

describe('whom it looks for', () => {
  it('so many and no more, at random or as somebody likes', () => {
    expect(stopped(attempt('Two of Them', ['Ann', 'Bob', 'Dot', 'Eve']), 'Ann', 'Bob', 'Dot', 'Eve').filter((x) => x)).toHaveLength(2);
    const few = onWorld(['Two for You'], ['Ann', 'Bob', 'Dot']);
    few.plan('red', 'pick.some', ['Ann']);
    expect(() => few.order('blue', 'attempt', 'World')).toThrow('refused');
    const any = onWorld(['As You Like'], ['Ann', 'Bob', 'Dot']);
    any.plan('red', 'pick.some', ['Ann', 'Bob', 'Dot']);
    any.order('blue', 'attempt', 'World');
    expect(stopped(any, 'Ann', 'Bob', 'Dot')).toEqual([true, true, true]);
  });

  it('equipment as well, where one of several kinds is equipment', () => {
    const t = attempt('Youth and Tools', ['Fay', 'Dot', 'Gadget']);
    expect(['Fay', 'Dot', 'Gadget'].filter((x) => t.where(x) === 'discard blue')).toEqual(['Fay', 'Gadget']);
  });

  it('less than each of those it has picked', () => {
    // Ann has CUNNING 7, Dot 9, Cy 8, Bob 5.
    expect(stopped(attempt('Two Rivals', ['Ann', 'Dot', 'Cy', 'Bob']), 'Ann', 'Dot', 'Cy', 'Bob')).toEqual([false, false, false, true]);
  });

  it('T47.4 a ship that is gone cannot be hit, and where there is none nothing is put elsewhere', () => {
    const lost = atVoid(['Lost with All'], ['Eve']);
    lost.plan('blue', 'dilemma.either', '0');
    lost.order('blue', 'attempt', 'Vessel');
    expect([lost.where('Vessel'), bonus(lost)]).toEqual(['discard blue', 1]);
    expect(seen(attempt('Adrift', ['Bob']), 'relocated', 'took-effect')).toEqual(['took-effect']);
  });

  it('a way is to be had whose parts follow upon one another, if the first finds somebody', () => {
    const t = attempt('Pick and Stop', ['Ann', 'Bob'], '0');
    expect([bonus(t), ...stopped(t, 'Ann', 'Bob')]).toEqual([0, true, false]);
    expect(t.events('stopped')[0].data['pieces']).toEqual([t.piece('Ann')]); // T65.6
    expect(bonus(attempt('Pick and Stop', ['Bob', 'Dot'], '0'))).toBe(1);
    expect(bonus(attempt('Pick and Miss', ['Ann', 'Bob'], '0'))).toBe(1);
  });

  it('T5.7 stopped for full turns of theirs, as many as there are of them', () => {
    const t = attempt('Winding Down', ['Fay', 'Bob']);
    expect(['Fay', 'Bob'].map((x) => mark(t.g, t.piece(x), 'stopped'))).toEqual([3, 1]);
    const two = attempt('Winding Down', ['Fay', 'Fay', 'Bob']);
    expect(mark(two.g, two.piece('Fay'), 'stopped')).toBe(5);
  });

  it('T16.15 whoever has returned to the hand counts no longer', () => {
    expect(bonus(attempt('Called Home', ['Ann', 'Bob', 'Dot']))).toBe(2);
  });

  it('T47.4 a way that finds neither these nor whoever comes instead is not to be had', () => {
    expect(bonus(attempt('Neither of Them', ['Dot'], '0'))).toBe(1);
  });
});

describe('where they are put', () => {
  const up = (name: string, planet: readonly string[], ship: string): Scenario => {
    const t = scenario({
      alpha: ['World'],
      blue: { at: { World: { planet, space: { [ship]: [] } } } },
      red: { at: { World: { seeds: [name] } } },
    });
    t.plan('blue', 'dilemma.either', '0');
    t.order('blue', 'attempt', 'World');
    return t;
  };
  it('T47.4 only those who are meant have to find room there', () => {
    const young = up('Young Ones Up', ['Dot', 'Fay'], 'Vessel');
    expect([young.where('Fay'), young.where('Dot'), bonus(young)]).toEqual(['aboard Vessel', 'planet World', 0]);
    const none = up('Young Ones Up', ['Dot', 'Bob'], 'Vessel');
    expect([none.where('Dot'), bonus(none)]).toEqual(['planet World', 1]);
    // A Klingon ship takes Nan, who is Non-Aligned, and not Ann.
    const one = up('One Up', ['Ann', 'Nan'], 'Raider');
    expect([one.where('Nan'), one.where('Ann'), bonus(one)]).toEqual(['aboard Raider', 'planet World', 0]);
  });

  it('T47.4 a way is not to be had where there is no ship to move, or nowhere to go', () => {
    const space = scenario({
      alpha: ['Void', 'World'],
      blue: { at: { Void: { space: { Vessel: ['Eve'] } } } },
      red: { at: { Void: { seeds: ['Away with It'] } } },
    });
    space.plan('blue', 'dilemma.either', '0');
    space.plan('red', 'relocate.where', 'World');
    space.order('blue', 'attempt', 'Vessel');
    expect([space.where('Vessel'), bonus(space)]).toEqual(['space World', 0]);
    expect(bonus(attempt('Away with It', ['Bob'], '0'))).toBe(1);
    expect(bonus(attempt('Away with You', ['Cy', 'Bob'], '0'))).toBe(1);
    const one = up('Scientist Up', ['Dot', 'Nan'], 'Raider');
    expect(bonus(one)).toBe(0);
  });

  it('T11.7 a ship that would not take all of them takes none', () => {
    const t = up('Up or Dead', ['Ann', 'Nan'], 'Raider');
    expect(living(t, 'Ann', 'Nan')).toEqual([]);
  });

  it('T45.2 nobody is brought aboard a ship that is cloaked, and what lies beside them is no ship', () => {
    const t = scenario({
      alpha: ['World'],
      blue: { at: { World: { planet: ['Ann'], space: { Vessel: [], 'Federation Outpost': [] } } } },
      red: { at: { World: { seeds: ['Up or Dead'] } } },
    });
    putStatus(t.g, t.piece('Vessel'), 'cloaked', true);
    t.order('blue', 'attempt', 'World');
    expect(living(t, 'Ann')).toEqual([]);
  });

  it('T13.3 nobody goes up where nobody may beam', () => {
    const board = (table: readonly string[]): string[] => {
      const t = scenario({
        alpha: ['World'],
        blue: { at: { World: { planet: ['Ann'], space: { Vessel: [] } } } },
        red: { table, at: { World: { seeds: ['Up or Dead'] } } },
      });
      t.order('blue', 'attempt', 'World');
      return living(t, 'Ann');
    };
    expect([board([]), board(['Dampening Field'])]).toEqual([['Ann'], []]);
  });

  it('T17.5 who is at a location is everybody there, aboard and on the planet, and no equipment', () => {
    const t = scenario({
      alpha: ['World', 'Void'],
      blue: { at: { World: { planet: ['Ann', 'Gadget'], space: { Vessel: ['Eve'] } }, Void: { space: { Tender: ['Bob'] } } } },
      red: { at: { World: { seeds: ['Everybody Here'], planet: ['Kang'] } } },
    });
    t.order('blue', 'attempt', 'World');
    expect([...stopped(t, 'Ann', 'Eve', 'Kang', 'Bob', 'Gadget', 'Vessel')]).toEqual([true, true, true, false, false, false]);
  });

  it('T38.12 what lies beyond a planet does not make it further', () => {
    const t = scenario({
      alpha: ['Free World', 'World', 'Open World', 'Outer World'],
      blue: { at: { World: { planet: ['Cy', 'Bob'] } } },
      red: { at: { World: { seeds: ['Off to the Nearest'] } } },
    });
    t.plan('red', 'relocate.where', 'Open World');
    t.order('blue', 'attempt', 'World');
    expect(t.where('Cy')).toBe('planet Open World');
  });
});
