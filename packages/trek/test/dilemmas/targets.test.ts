import { describe, expect, it } from 'vitest';
import { parseFilter, parseNeed, type Effect, type Target } from '../../language/index.ts';
import { living, onWorld, scenario, seen, stopped, type Scenario } from './board.ts';
import { dilemma, somebody } from './cards.ts';

const EVERYBODY = { is: 'anybody' } as const;
const random = (of: string): Target => ({ one: parseFilter(of), pick: { by: 'random' } });
const does = (name: string, ...effects: readonly Effect[]): string => dilemma(name, 'either', { effects, after: 'discard', placed: {} });

dilemma('Purge', 'either', { targets: [random('personnel')], effects: [{ do: 'kill', whom: 'them' }], after: 'discard' });
dilemma('Twice Over', 'either', {
  targets: [random('SECURITY'), random('SECURITY')],
  effects: [{ do: 'stop', whom: 'them' }],
  after: 'discard',
});
dilemma('Rivalry', 'either', {
  targets: [random('OFFICER')],
  effects: [{ do: 'stop', whom: { all: EVERYBODY, compared: { lower: 'CUNNING' } } }],
  after: 'discard',
});
does('Whim', { do: 'stop', whom: { some: 'any', of: EVERYBODY, pick: { by: 'opponent' } } });
does(
  'Company',
  { do: 'pick', whom: random('OFFICER') },
  { do: 'either', who: 'you', of: [[{ do: 'stop', whom: 'others' }], [{ do: 'score', n: 1 }]] },
);
does(
  'Vanishing',
  { do: 'kill', whom: random('SECURITY') },
  { do: 'either', who: 'you', of: [[{ do: 'stop', whom: 'them' }], [{ do: 'score', n: 1 }]] },
);
does('Volunteers', {
  do: 'either',
  who: 'you',
  of: [[{ do: 'stop', whom: { some: 'any', of: { skill: 'Youth' }, pick: { by: 'you' } } }], [{ do: 'score', n: 1 }]],
});
does('Disarm', { do: 'discard', whom: { all: parseFilter('hand weapon Equipment card') } });
does('Plunder', { do: 'discard', whom: { all: parseFilter('Equipment card/Artifact card') } });
does('Not Betazoid', { do: 'discard', whom: { all: parseFilter('non-Betazoid') } });
does('Quiet Halt', { do: 'stop', whom: { all: EVERYBODY } });
does('Quiet Others', { do: 'pick', whom: random('OFFICER') }, { do: 'stop', whom: 'others' });
does('Nobody or Else', {
  do: 'stop',
  whom: { one: { skill: 'Youth' }, pick: { by: 'random' }, otherwise: random('personnel with Music') },
});
somebody('Charmed', { standing: [{ says: 'immune', to: ['Purge'] }] });
dilemma('Dark Tower', 'planet', {
  unless: parseNeed('9 Youth'),
  effects: [{ do: 'stop', whom: { one: EVERYBODY, pick: { by: 'random' } } }],
  after: 'wall',
});

const attempt = (name: string, team: readonly string[], plan?: string): Scenario => {
  const t = onWorld([name], team);
  if (plan !== undefined) t.plan('blue', 'dilemma.either', plan);
  t.order('blue', 'attempt', 'World');
  return t;
};

describe('who can be hit at all', () => {
  it('T38.15 whoever is immune to a dilemma is never hit by it', () => {
    for (let i = 0; i < 8; i++) {
      const t = onWorld(['Purge'], ['Charmed', 'Bob'], {}, `immune ${i}`);
      t.order('blue', 'attempt', 'World');
      expect(living(t, 'Charmed', 'Bob')).toEqual(['Charmed']);
    }
    const other = attempt('Quiet Halt', ['Charmed']);
    expect(stopped(other, 'Charmed')).toEqual([true]);
  });

  it('T16.3 nobody is picked twice by one dilemma', () => {
    const one = attempt('Twice Over', ['Bob', 'Dot']);
    expect([one.events('selected').length, ...stopped(one, 'Bob', 'Dot')]).toEqual([1, true, false]);
    const two = attempt('Twice Over', ['Bob', 'Gus']);
    expect(stopped(two, 'Bob', 'Gus')).toEqual([true, true]);
  });

  it('less than somebody is not as much as', () => {
    // Ann has CUNNING 7, Cy 8, Bob 5; another Ann as much as the first.
    const t = attempt('Rivalry', ['Ann', 'Cy', 'Bob']);
    expect(stopped(t, 'Ann', 'Cy', 'Bob')).toEqual([false, false, true]);
    const alike = attempt('Rivalry', ['Ann', 'Ann']);
    expect(alike.events('stopped')).toEqual([]);
  });

  it('any number may be none', () => {
    const t = onWorld(['Whim'], ['Bob', 'Dot']);
    t.plan('red', 'pick.some', []);
    t.order('blue', 'attempt', 'World');
    expect(stopped(t, 'Bob', 'Dot')).toEqual([false, false]);
  });

  it.each([
    ['Company', ['Ann']],
    ['Vanishing', ['Bob', 'Dot']],
    ['Volunteers', ['Dot']],
  ])('%s: the first way is not to be had', (name, team) => {
    expect(attempt(name, team, '0').g.s.points.filter((x) => x.kind === 'bonus')).toHaveLength(1);
  });
  it.each([
    ['Company', ['Ann', 'Dot']],
    ['Volunteers', ['Fay', 'Dot']],
  ])('%s: with %j it is', (name, team) => {
    expect(attempt(name, team, '0').g.s.points.filter((x) => x.kind === 'bonus')).toEqual([]);
  });

  it('equipment is meant where a text says so, and never by what it is not', () => {
    const board = (name: string): Scenario => attempt(name, ['Dot', 'Ann', 'Gadget', 'Blaster', 'Relic']);
    const gone = (name: string): string[] => {
      const t = board(name);
      return ['Dot', 'Ann', 'Gadget', 'Blaster', 'Relic'].filter((x) => t.where(x) === 'discard blue');
    };
    expect([gone('Disarm'), gone('Plunder'), gone('Not Betazoid')]).toEqual([['Blaster'], ['Gadget', 'Blaster', 'Relic'], ['Ann']]);
  });

  it('T47.4 whoever would be hit instead may not be there either', () => {
    expect(seen(attempt('Nobody or Else', ['Dot']), 'selected', 'stopped', 'took-effect')).toEqual(['took-effect']);
  });

  it('T65.6 those who are hit without being picked stay unseen', () => {
    const all = attempt('Quiet Halt', ['Bob', 'Dot']);
    expect(all.events('stopped')[0].data).not.toHaveProperty('pieces');
    const others = attempt('Quiet Others', ['Ann', 'Dot']);
    expect(others.events('stopped')[0].data).not.toHaveProperty('pieces');
    const one = attempt('Dark Tower', ['Bob', 'Dot']);
    // The one who was picked is shown; the rest, stopped for failing, is not.
    expect(one.events('stopped').map(({ data }) => 'pieces' in data)).toEqual([true, false]);
  });

  it('T16.15 a team of the same player that stays out is not hit', () => {
    const t = scenario({
      alpha: ['World'],
      blue: { at: { World: { planet: ['Bob', 'Dot', 'Ann'] } } },
      red: { at: { World: { seeds: ['Quiet Halt'] } } },
    });
    t.order('blue', 'attempt', 'World', ['Bob', 'Dot']);
    expect(stopped(t, 'Bob', 'Dot', 'Ann')).toEqual([true, true, false]);
  });
});
