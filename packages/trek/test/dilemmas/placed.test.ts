import { describe, expect, it } from 'vitest';
import { parseFilter, parseNeed } from '../../language/index.ts';
import { move } from '../../rules/board/move.ts';
import { spaceAt } from '../../rules/board/places.ts';
import { numberOf } from '../../rules/numbers/attributes.ts';
import { stop } from '../../rules/people/stop.ts';
import { controllerOf } from '../../rules/state/control.ts';
import { putStatus } from '../../rules/state/marks.ts';
import { atVoid, has, living, onWorld, scenario, seen, stopped } from './board.ts';
import { dilemma, thing } from './cards.ts';

const EVERYBODY = { is: 'anybody' } as const;
const random = (of = 'personnel') => ({ one: parseFilter(of), pick: { by: 'random' } }) as const;

dilemma('Abduction', 'planet', {
  targets: [{ one: EVERYBODY, pick: { by: 'highest', of: ['CUNNING'], ties: 'you' } }],
  effects: [
    { do: 'place', on: 'mission' },
    { do: 'hold', whom: 'them' },
  ],
  after: 'discard',
  placed: { cure: parseNeed('2 Leadership'), untilSolved: true },
});
dilemma(
  'Fatigue',
  'either',
  {
    unless: parseNeed('2 Leadership'),
    effects: [{ do: 'place', on: 'mission' }],
    after: 'discard',
    placed: { again: [{ at: 'dilemma', effects: [{ do: 'stop', whom: random('non-Borg personnel') }] }] },
  },
  { countdown: 3 },
);
dilemma('Box Trap', 'planet', {
  effects: [
    { do: 'place', on: 'mission' },
    { do: 'require', need: parseNeed('OFFICER') },
    { do: 'stop', whom: { one: { skill: 'OFFICER' }, pick: { by: 'you' } } },
  ],
  after: 'discard',
  placed: {
    again: [
      {
        at: 'attempt',
        effects: [
          { do: 'require', need: parseNeed('OFFICER') },
          { do: 'stop', whom: { one: { skill: 'OFFICER' }, pick: { by: 'you' } } },
        ],
      },
    ],
  },
});
dilemma('Puzzle', 'space', {
  effects: [{ do: 'place', on: 'ship' }],
  after: 'discard',
  placed: {
    cure: parseNeed('2 ENGINEER'),
    standing: [{ says: 'adds', to: ['RANGE', 'WEAPONS'], n: -4, of: { type: 'Ship' }, reach: 'host' }],
  },
});
dilemma('Trap', 'space', {
  always: [{ do: 'place', on: 'ship' }],
  targets: [random('SECURITY')],
  unless: parseNeed('MEDICAL'),
  effects: [{ do: 'kill', whom: 'them' }],
  after: 'discard',
  placed: { cure: parseNeed('SECURITY + ENGINEER'), standing: [{ says: 'bans', what: 'move', reach: 'host' }] },
});
dilemma('Issues', 'either', {
  targets: [random('SCIENCE')],
  effects: [
    { do: 'place', on: 'them' },
    { do: 'stop', whom: 'them' },
  ],
  after: 'discard',
  placed: {
    cure: parseNeed('2 Exobiology'),
    again: [
      {
        at: 'your-turn-start',
        effects: [{ do: 'kill', whom: { one: EVERYBODY, compared: { lower: 'CUNNING' }, pick: { by: 'opponent' } } }],
      },
    ],
  },
});
dilemma('Aging', 'planet', {
  effects: [
    { do: 'place', on: 'mission' },
    { do: 'quarantine', whom: { all: EVERYBODY } },
  ],
  after: 'discard',
  placed: { cure: parseNeed('2 MEDICAL'), cured: [{ do: 'score', n: 5 }] },
});
const jackpot = (name: string, thisTurn: boolean): string =>
  dilemma(name, 'planet', {
    unless: parseNeed('no 9 Youth'),
    effects: [],
    overcome: [{ do: 'place', on: 'mission' }],
    after: 'discard',
    placed: { again: [{ at: 'solved', effects: [{ do: 'score', n: 5 }] }], ...(thisTurn ? { thisTurn } : {}) },
  });
jackpot('Jackpot', true);
jackpot('Long Shot', false);
for (const where of ['space', 'planet', 'either'] as const)
  dilemma(`Haze of ${where}`, where, {
    effects: [{ do: 'place', on: 'mission' }],
    after: 'discard',
    placed: { cure: parseNeed('2 ENGINEER') },
  });
dilemma('Marsh Fever', 'planet', {
  effects: [{ do: 'place', on: 'mission' }],
  after: 'discard',
  placed: { cure: parseNeed('2 MEDICAL'), cured: [{ do: 'score', n: 5 }] },
});
thing('Klingon Vial', { standing: [{ says: 'use', only: ['Kli'] }] });
dilemma('Vial Sickness', 'planet', {
  effects: [{ do: 'place', on: 'mission' }],
  after: 'discard',
  placed: { cure: parseNeed('{Klingon Vial}') },
});
dilemma('Vial Gate', 'planet', { unless: parseNeed('{Klingon Vial}'), effects: [], after: 'wall' });
dilemma('Roll Call', 'space', {
  effects: [{ do: 'place', on: 'ship' }],
  after: 'discard',
  placed: {
    again: [{ at: 'your-turn-end', effects: [{ do: 'when', need: parseNeed('male'), does: [{ do: 'score', n: 2 }], otherwise: [] }] }],
  },
});
dilemma('Pass', 'either', { unless: parseNeed('no 9 Youth'), effects: [], after: 'discard' });

/** Both players end a turn. */
const round = (t: ReturnType<typeof scenario>): void => {
  t.endTurn();
  t.endTurn();
};

describe('placed dilemmas', () => {
  it('T16.11, T38.1 it stays in play where it was placed, and whoever met it is its player', () => {
    const t = atVoid(['Puzzle'], ['Eve']);
    t.order('blue', 'attempt', 'Vessel');
    expect(t.where('Puzzle')).toBe('on Vessel');
    expect(controllerOf(t.g, t.piece('Puzzle'))).toBe(0);
    expect([numberOf(t.g, t.piece('Vessel'), 'RANGE'), numberOf(t.g, t.piece('Vessel'), 'WEAPONS')]).toEqual([4, 3]);
    // No conditions: they go on (T16.7).
    expect(t.score('blue')).toBe(35);
  });

  it('T17.5 who is held lies aside with it, in no team, until the mission is solved or it is cured', () => {
    const t = onWorld(['Abduction'], ['Dot', 'Cy', 'Kang']);
    t.order('blue', 'attempt', 'World', ['Dot', 'Cy']);
    expect([t.where('Dot'), ...has(t, 'held', 'Dot'), t.where('Abduction')]).toEqual(['on World', true, 'on World']);
    expect(t.score('blue')).toBe(0);
    const solved = onWorld(['Abduction'], ['Dot', 'Nan']);
    solved.order('blue', 'attempt', 'World');
    expect([solved.score('blue'), solved.where('Abduction'), solved.where('Dot')]).toEqual([30, 'discard red', 'planet World']);
    expect(has(solved, 'held', 'Dot')).toEqual([false]);
  });

  it('T16.14, T37a "owner\'s choice if tie" is its player\'s', () => {
    const t = onWorld(['Abduction'], ['Bob', 'Gus']);
    t.plan('blue', 'pick.one', 'Gus');
    t.order('blue', 'attempt', 'World');
    expect(has(t, 'held', 'Bob', 'Gus')).toEqual([false, true]);
  });

  it('T16.9 a cure that is present works at once, after the effect, and stops nobody', () => {
    const t = onWorld(['Abduction'], ['Dot', 'Ann', 'Ann']);
    t.order('blue', 'attempt', 'World');
    expect(seen(t, 'held', 'cured', 'freed', 'solved')).toEqual(['held', 'cured', 'freed']);
    expect([t.where('Dot'), t.where('Abduction')]).toEqual(['planet World', 'discard red']);
    // She was out of the attempt, but may try again.
    expect(stopped(t, 'Dot', 'Ann')).toEqual([false, false]);
  });

  it("T16.9, T47.5 otherwise it is cured later, whenever the cure is there, and goes to its owner's pile", () => {
    const t = scenario({
      alpha: ['World'],
      blue: { at: { World: { planet: ['Dot', 'Ann'], space: { Vessel: ['Ann'] } } } },
      red: { at: { World: { seeds: ['Abduction'] } } },
    });
    t.order('blue', 'attempt', 'World');
    expect(t.where('Dot')).toBe('on World');
    t.order('blue', 'beam', 'aboard Vessel');
    expect([t.where('Dot'), t.where('Abduction')]).toEqual(['planet World', 'discard red']);
  });

  it("T16.9 the opponent's people cure nothing that holds mine, and people elsewhere nothing at all", () => {
    const t = onWorld(['Abduction'], ['Dot', 'Ann'], { red: { at: { World: { seeds: ['Abduction'], planet: ['Ann', 'Ann'] } } } });
    t.order('blue', 'attempt', 'World');
    expect(t.where('Abduction')).toBe('on World');
    const elsewhere = atVoid(['Puzzle'], ['Eve'], {
      alpha: ['Void', 'World'],
      blue: { at: { Void: { space: { Vessel: ['Eve'] } }, World: { planet: ['Eve'] } } },
    });
    elsewhere.order('blue', 'attempt', 'Vessel');
    expect(elsewhere.where('Puzzle')).toBe('on Vessel');
  });

  it('T16.20, T37a each later dilemma there first stops one at random; artifacts do not', () => {
    const t = onWorld(['Fatigue', 'Scroll', 'Pass'], ['Bob', 'Gus', 'Dot']);
    t.order('blue', 'attempt', 'World', ['Bob']);
    expect([t.where('Fatigue'), ...stopped(t, 'Bob')]).toEqual(['on World', true]);
    t.order('blue', 'attempt', 'World', ['Gus', 'Dot']);
    // One when the second dilemma was met, none for the artifact.
    expect(t.events('selected')).toHaveLength(1);
    expect(stopped(t, 'Gus', 'Dot').filter((x) => x)).toHaveLength(1);
    expect(seen(t, 'revealed', 'overcome')).toEqual(['revealed', 'overcome']);
  });

  it('T16.20 if that stops the last of them, the dilemma is not met and stays', () => {
    const t = onWorld(['Fatigue', 'Pass'], ['Bob', 'Gus']);
    t.order('blue', 'attempt', 'World', ['Bob']);
    t.order('blue', 'attempt', 'World');
    expect([t.where('Pass'), ...stopped(t, 'Gus'), ...seen(t, 'overcome')]).toEqual(['seeds World', true]);
  });

  it('T16.6 one on the planet asks for something at the start of each attempt: without it all are stopped', () => {
    const t = onWorld(['Box Trap'], ['Ann', 'Ann', 'Bob', 'Dot', 'Gus']);
    t.order('blue', 'attempt', 'World', ['Ann', 'Gus']);
    expect([t.where('Box Trap'), ...stopped(t, 'Gus')]).toEqual(['on World', false]);
    t.order('blue', 'attempt', 'World', ['Bob']);
    expect(stopped(t, 'Bob')).toEqual([true]);
    t.order('blue', 'attempt', 'World', ['Ann', 'Dot']);
    expect(t.score('blue')).toBe(30);
  });

  it('what happens in any case happens before its conditions decide', () => {
    const met = atVoid(['Trap'], ['Bob', 'Cy']);
    met.order('blue', 'attempt', 'Vessel');
    expect([met.where('Trap'), ...living(met, 'Bob'), ...stopped(met, 'Bob')]).toEqual(['on Vessel', 'Bob', false]);
    const failed = atVoid(['Trap'], ['Bob', 'Eve']);
    failed.order('blue', 'attempt', 'Vessel');
    expect([failed.where('Trap'), failed.where('Bob'), ...stopped(failed, 'Eve')]).toEqual(['on Vessel', 'discard blue', true]);
    // The cure was aboard before the kill, but its effects come first (T16.9).
    expect(seen(failed, 'cured')).toEqual([]);
  });

  it('T5.7, T38.1 on a personnel: at the start of each of your turns it does something to those with it', () => {
    const t = onWorld(['Issues'], ['Dot', 'Bob', 'Cy', 'Ann']);
    t.order('blue', 'attempt', 'World', ['Dot', 'Bob', 'Cy']);
    expect([t.where('Issues'), ...stopped(t, 'Dot', 'Bob')]).toEqual(['on Dot', true, false]);
    t.endTurn();
    expect(t.events('killed')).toHaveLength(0);
    t.plan('red', 'pick.one', 'Cy');
    t.endTurn();
    expect([t.where('Cy'), t.events('killed').length]).toEqual(['discard blue', 1]);
    t.plan('red', 'pick.one', 'Bob');
    round(t);
    expect(living(t, 'Dot', 'Bob', 'Cy', 'Ann')).toEqual(['Dot', 'Ann']);
  });

  it('T17.4, T47.9 quarantined: they go on with the mission but cannot leave; the cure scores', () => {
    const t = scenario({
      alpha: ['World'],
      blue: { at: { World: { planet: ['Dot', 'Cy'], space: { Vessel: ['Cy'] } } } },
      red: { at: { World: { seeds: ['Aging'] } } },
    });
    t.order('blue', 'attempt', 'World');
    expect([...has(t, 'quarantined', 'Dot'), t.score('blue')]).toEqual([true, 30]);
    expect(t.offers('blue', 'beam', 'planet World')).toBe(false);
    t.order('blue', 'beam', 'aboard Vessel');
    expect([...has(t, 'quarantined', 'Dot'), t.score('blue'), t.where('Aging')]).toEqual([false, 35, 'discard red']);
  });

  it('T16.12, T47.7 points for a cure are for whoever fulfils it, not for whoever met it', () => {
    const t = onWorld(['Marsh Fever'], ['Bob'], { red: { at: { World: { seeds: ['Marsh Fever'], planet: ['Cy', 'Cy'] } } } });
    t.order('blue', 'attempt', 'World');
    expect([t.score('blue'), t.score('red'), t.where('Marsh Fever')]).toEqual([0, 5, 'discard red']);
    expect(t.events('cured')[0].data['by']).toBe(1);
  });

  it('T15.15, T38.1 points for solving are for whoever met it, for that mission, and for one that lies no longer there for nobody', () => {
    const bonus = (t: ReturnType<typeof scenario>): unknown[] => t.g.s.points.flatMap((x) => (x.kind === 'bonus' ? [x.seat, x.n] : []));
    const board = (name: string, planet: readonly string[]) =>
      scenario({
        alpha: ['World', 'Outer World'],
        blue: { at: { World: { planet }, 'Outer World': { planet: ['Dot'] } } },
        red: { at: { World: { seeds: [name], planet: ['Dot'] } } },
      });
    const same = board('Jackpot', ['Dot']);
    same.order('blue', 'attempt', 'World');
    expect([same.score('blue'), bonus(same)]).toEqual([35, [0, 5]]);
    same.endTurn();
    expect(same.where('Jackpot')).toBe('discard red');
    const elsewhere = board('Jackpot', ['Bob']);
    elsewhere.order('blue', 'attempt', 'World');
    elsewhere.order('blue', 'attempt', 'Outer World');
    expect([elsewhere.score('blue'), bonus(elsewhere)]).toEqual([25, []]);
    const theirs = board('Long Shot', ['Bob']);
    theirs.order('blue', 'attempt', 'World');
    theirs.endTurn();
    expect(theirs.where('Long Shot')).toBe('on World');
    theirs.order('red', 'attempt', 'World');
    expect([theirs.score('red'), bonus(theirs)]).toEqual([30, []]);
  });

  it('T1.8, T16.9 what was met in space is cured aboard a ship there, what was met on the planet on the planet', () => {
    const board = (kind: string, by: 'space' | 'planet'): string => {
      const engineers = ['Eve', 'Eve'];
      const t = scenario({
        alpha: ['Twin', 'Void'],
        blue: {
          at: {
            Twin: { planet: kind === 'planet' ? ['Ann'] : [], space: { Vessel: ['Ann'] } },
            Void: { space: { Tender: by === 'space' ? engineers : [] } },
          },
        },
        red: { at: { Twin: { seeds: [`Haze of ${kind}`], planet: by === 'planet' ? engineers : [] } } },
      });
      t.order('blue', 'attempt', kind === 'planet' ? 'Twin' : 'Vessel');
      if (by === 'space') move(t.g, t.piece('Tender'), spaceAt(t.piece('Twin')));
      t.endTurn();
      return t.where(`Haze of ${kind}`);
    };
    const [cured, not] = ['discard red', 'on Twin'];
    expect([board('space', 'space'), board('planet', 'space'), board('either', 'space')]).toEqual([cured, not, cured]);
    expect([board('space', 'planet'), board('planet', 'planet'), board('either', 'planet')]).toEqual([not, cured, cured]);
  });

  it('T6.9 equipment that nobody there can use neither cures nor gets past', () => {
    const board = (seed: string, who: string) => {
      const t = scenario({
        alpha: ['Shared World'],
        blue: { at: { 'Shared World': { planet: [who, 'Klingon Vial'] } } },
        red: { at: { 'Shared World': { seeds: [seed] } } },
      });
      t.order('blue', 'attempt', 'Shared World');
      return seen(t, 'cured', 'overcome', 'failed');
    };
    expect([board('Vial Sickness', 'Bob'), board('Vial Sickness', 'Kang')]).toEqual([[], ['cured']]);
    expect([board('Vial Gate', 'Bob'), board('Vial Gate', 'Kang')]).toEqual([['failed'], ['overcome']]);
  });

  it('T17.2 whoever is disabled is of no use to what it asks where it lies; who is stopped is', () => {
    const board = (out: 'disabled' | 'stopped'): number => {
      const t = atVoid(['Roll Call'], ['Bob']);
      t.order('blue', 'attempt', 'Vessel');
      if (out === 'disabled') putStatus(t.g, t.piece('Bob'), 'disabled', true);
      else stop(t.g, [t.piece('Bob')]);
      t.endTurn();
      return t.score('blue');
    };
    expect([board('disabled'), board('stopped')]).toEqual([0, 2]);
  });
});
