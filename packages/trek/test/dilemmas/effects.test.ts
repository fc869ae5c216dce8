import { describe, expect, it } from 'vitest';
import { addOwnEffects } from '../../effects/index.ts';
import { parseFilter, parseNeed, type Effect, type Target } from '../../language/index.ts';
import { stop } from '../../rules/people/stop.ts';
import { cardNamed } from '../../testing/index.ts';
import { living, onWorld, seen, stopped, type Scenario } from './board.ts';
import { dilemma } from './cards.ts';

const EVERYBODY = { is: 'anybody' } as const;
const random = (of = 'personnel'): Target => ({ one: parseFilter(of), pick: { by: 'random' } });
/** A dilemma that only does something. */
const does = (name: string, ...effects: readonly Effect[]): string => dilemma(name, 'either', { effects, after: 'discard' });

does(
  'Swindle',
  { do: 'pick', whom: random() },
  {
    do: 'divide',
    by: parseFilter('personnel with Treachery'),
    fits: [{ do: 'stop', whom: 'them' }],
    others: [{ do: 'kill', whom: 'them' }],
  },
);
does(
  'Activist',
  { do: 'pick', whom: random('OFFICER') },
  { do: 'when', need: parseNeed('2 SECURITY'), does: [{ do: 'stop', whom: 'them' }], otherwise: [{ do: 'kill', whom: 'them' }] },
);
does('Chandra', { do: 'pick', whom: random('OFFICER') }, { do: 'stop', whom: { all: EVERYBODY, compared: { unlike: 'attributes' } } });
dilemma('Dice', 'either', {
  unless: parseNeed('different (personnel with INTEGRITY>6 | personnel with CUNNING>7 | personnel with STRENGTH>8)'),
  effects: [],
  after: 'wall',
});
dilemma('Pick One', 'either', {
  unless: parseNeed('3 personnel'),
  effects: [],
  overcome: [
    { do: 'pick', whom: { some: 3, of: EVERYBODY, pick: { by: 'random' } } },
    {
      do: 'either',
      who: 'you',
      of: [[{ do: 'return-to-hand', whom: { one: EVERYBODY, among: 'them', pick: { by: 'you' } } }], [{ do: 'stop', whom: 'them' }]],
    },
  ],
  after: 'wall',
});
does('Dress Code', {
  do: 'first',
  of: [
    [{ do: 'kill', whom: { one: { skill: 'Empathy' }, pick: { by: 'you' } } }],
    [{ do: 'kill', whom: { one: EVERYBODY, pick: { by: 'opponent' } } }],
  ],
});
does('Romance', {
  do: 'either',
  who: 'opponent',
  of: [
    [{ do: 'stop', whom: { one: { is: 'male' }, pick: { by: 'random' } } }],
    [{ do: 'stop', whom: { one: { is: 'female' }, pick: { by: 'random' } } }],
  ],
});
dilemma('Method', 'either', {
  effects: [
    { do: 'kill', whom: { one: { skill: 'SCIENCE' }, pick: { by: 'highest', of: ['CUNNING'], ties: 'opponent' } } },
    { do: 'require', need: parseNeed('CUNNING>9') },
    { do: 'score', n: 3 },
  ],
  after: 'wall',
});
dilemma('Assault', 'either', {
  targets: [
    { one: EVERYBODY, pick: { by: 'lowest', of: ['CUNNING'], ties: 'opponent' } },
    { one: EVERYBODY, pick: { by: 'lowest', of: ['STRENGTH'], ties: 'opponent' } },
  ],
  unless: parseNeed('2 hand weapon'),
  effects: [{ do: 'kill', whom: 'them' }],
  after: 'discard',
});
dilemma('Plague', 'either', {
  unless: parseNeed('MEDICAL + SCIENCE + SECURITY'),
  effects: [{ do: 'kill', whom: { all: { not: { species: 'Android' } } } }],
  after: 'discard',
});
does('Halving', { do: 'kill', whom: { some: 'half', of: EVERYBODY, pick: { by: 'random' } } });
does('Scotty', { do: 'stop', whom: { some: 'all-but-one', of: { skill: 'Honor' }, pick: { by: 'random' } } });
does('Ahab', { do: 'stop', whom: { some: 'any', of: EVERYBODY, pick: { by: 'opponent' } } });
does('Stranger', { do: 'stop', whom: { all: { is: 'only-of-its-species' } } });
does('Odd Thing', { do: 'own' });
addOwnEffects([
  {
    id: cardNamed('Odd Thing').id,
    *strike(g, s) {
      stop(g, g.s.attempt?.team.filter((x) => x !== s.them[0]) ?? []);
    },
  },
]);
does('Lovers', { do: 'stop', whom: random('female') });

const attempt = (t: Scenario, ...who: readonly string[]): void =>
  who.length === 0 ? t.order('blue', 'attempt', 'World') : t.order('blue', 'attempt', 'World', who);

describe('whom a dilemma hits', () => {
  it('T16.13 each of those picked by itself: stopped if it has something, killed otherwise', () => {
    const safe = onWorld(['Swindle'], ['Eve']);
    attempt(safe);
    expect([safe.where('Eve'), ...stopped(safe, 'Eve')]).toEqual(['planet World', true]);
    const dead = onWorld(['Swindle'], ['Bob']);
    attempt(dead);
    expect(dead.where('Bob')).toBe('discard blue');
  });

  it('T16.13 only stopped if the others have something, and the mission continues', () => {
    const saved = onWorld(['Activist'], ['Ann', 'Bob', 'Gus', 'Dot']);
    attempt(saved);
    expect([...stopped(saved, 'Ann', 'Dot'), saved.score('blue')]).toEqual([true, false, 30]);
    const lost = onWorld(['Activist'], ['Ann', 'Bob', 'Dot']);
    attempt(lost);
    expect([lost.where('Ann'), lost.score('blue')]).toEqual(['discard blue', 30]);
  });

  it('T16.18 one equal number of any kind is enough to go on', () => {
    // Ann has 6, 7 and 5: Cy has a 7 in INTEGRITY, Eve a 6 in CUNNING, Dot none of them.
    const t = onWorld(['Chandra'], ['Ann', 'Cy', 'Eve', 'Dot']);
    attempt(t);
    expect(stopped(t, 'Ann', 'Cy', 'Eve', 'Dot')).toEqual([false, false, false, true]);
  });

  it('T16.19 three different personnel must each have one of them', () => {
    // Dot has INTEGRITY and CUNNING, but can only be one of them.
    const two = onWorld(['Dice'], ['Dot', 'Bob', 'Ann']);
    attempt(two);
    expect(seen(two, 'overcome', 'failed')).toEqual(['failed']);
    const three = onWorld(['Dice'], ['Dot', 'Bob', 'Cy']);
    attempt(three);
    expect(seen(three, 'overcome', 'failed')).toEqual(['overcome']);
  });

  it('T37a ties of the lowest go to the opponent; those picked first are not picked again', () => {
    const t = onWorld(['Assault'], ['Bob', 'Gus', 'Cy', 'Dot']);
    t.plan('red', 'pick.one', 'Gus');
    attempt(t);
    // CUNNING 5: Bob and Gus, as red likes; STRENGTH 3: Cy.
    expect(living(t, 'Bob', 'Gus', 'Cy', 'Dot')).toEqual(['Bob', 'Dot']);
    expect(t.events('killed')).toHaveLength(1);
  });

  it('T16.15 all but androids die; nobody outside the team is hit', () => {
    const t = onWorld(['Plague'], ['Fay', 'Dot', 'Bob', 'Ann']);
    attempt(t, 'Fay', 'Dot', 'Bob');
    expect(living(t, 'Fay', 'Dot', 'Bob', 'Ann')).toEqual(['Fay', 'Ann']);
    expect(stopped(t, 'Fay', 'Ann')).toEqual([true, false]);
  });

  it.each([
    [['Bob', 'Dot', 'Ann', 'Cy', 'Eve'], 2],
    [['Bob', 'Dot', 'Ann', 'Cy'], 2],
    [['Bob'], 0],
  ])('half of them is rounded down: %j', (team, dead) => {
    const t = onWorld(['Halving'], team);
    attempt(t);
    expect(team.length - living(t, ...team).length).toBe(dead);
  });

  it('all but one, and any number as the opponent likes', () => {
    const one = onWorld(['Scotty'], ['Bob', 'Gus', 'Dot']);
    attempt(one);
    expect(stopped(one, 'Bob', 'Gus').filter((x) => x)).toEqual([true]);
    const any = onWorld(['Ahab'], ['Bob', 'Gus', 'Dot']);
    any.plan('red', 'pick.some', ['Bob', 'Dot']);
    attempt(any);
    expect(stopped(any, 'Bob', 'Gus', 'Dot')).toEqual([true, false, true]);
  });

  it('T47.4 a text that finds nobody does nothing, and has been met', () => {
    const t = onWorld(['Lovers'], ['Bob', 'Cy']);
    attempt(t);
    expect(seen(t, 'took-effect', 'stopped', 'selected')).toEqual(['took-effect']);
    expect(t.where('Lovers')).toBe('discard red');
  });

  it('the only one of its species present, by the team alone', () => {
    const t = onWorld(['Stranger'], ['Ann', 'Bob', 'Dot', 'Eve', 'Gus']);
    attempt(t, 'Ann', 'Bob', 'Dot', 'Eve');
    expect(stopped(t, 'Ann', 'Bob', 'Dot', 'Eve')).toEqual([false, false, true, true]);
  });

  it('what no word says is code beside the card', () => {
    const t = onWorld(['Odd Thing'], ['Ann', 'Bob']);
    attempt(t);
    expect(stopped(t, 'Ann', 'Bob')).toEqual([true, true]);
  });
});

describe('choices', () => {
  it('T16.5 three at random, then their player chooses: one to the hand, or all three stopped', () => {
    const back = onWorld(['Pick One'], ['Ann', 'Bob', 'Dot']);
    back.plan('blue', 'dilemma.either', '0');
    back.plan('blue', 'pick.one', 'Bob');
    attempt(back);
    expect([back.where('Bob'), back.score('blue'), back.where('Pick One')]).toEqual(['hand blue', 30, 'discard red']);
    const halt = onWorld(['Pick One'], ['Ann', 'Bob', 'Dot']);
    halt.plan('blue', 'dilemma.either', '1');
    attempt(halt);
    expect(stopped(halt, 'Ann', 'Bob', 'Dot')).toEqual([true, true, true]);
    expect(halt.where('Pick One')).toBe('discard red');
    const few = onWorld(['Pick One'], ['Ann', 'Dot']);
    attempt(few);
    expect([few.where('Pick One'), ...stopped(few, 'Ann', 'Dot')]).toEqual(['seeds World', true, true]);
  });

  it('the first that is possible', () => {
    const own = onWorld(['Dress Code'], ['Dot', 'Bob']);
    attempt(own);
    expect(living(own, 'Dot', 'Bob')).toEqual(['Bob']);
    const theirs = onWorld(['Dress Code'], ['Ann', 'Bob']);
    theirs.plan('red', 'pick.one', 'Ann');
    attempt(theirs);
    expect(living(theirs, 'Ann', 'Bob')).toEqual(['Bob']);
  });

  it('a way that could hit nobody is not offered', () => {
    const asked = onWorld(['Romance'], ['Dot', 'Bob']);
    asked.plan('red', 'dilemma.either', '1');
    attempt(asked);
    expect(stopped(asked, 'Dot', 'Bob')).toEqual([true, false]);
    const alone = onWorld(['Romance'], ['Dot', 'Ann'], {}, 'x');
    alone.plan('red', 'dilemma.either', '0');
    attempt(alone);
    expect(stopped(alone, 'Dot', 'Ann').filter((x) => x)).toHaveLength(1);
  });

  it('T16.6 "to get past requires" after an effect: what follows is left out, and all are stopped', () => {
    const barred = onWorld(['Method'], ['Dot', 'Ann']);
    attempt(barred);
    expect(living(barred, 'Dot', 'Ann')).toEqual(['Ann']);
    expect([...stopped(barred, 'Ann'), barred.score('blue'), barred.where('Method')]).toEqual([true, 0, 'seeds World']);
    const past = onWorld(['Method'], ['Dot', 'Ann', 'Bob']);
    attempt(past);
    expect([...stopped(past, 'Ann'), past.score('blue'), past.where('Method')]).toEqual([false, 3, 'discard red']);
  });
});
