import { describe, expect, it } from 'vitest';
import { parseNeed, type Effect } from '../../language/index.ts';
import { atVoid, has, living, onWorld, scenario, seen, stopped, type Scenario } from './board.ts';
import { dilemma } from './cards.ts';

const EVERYBODY = { is: 'anybody' } as const;
const does = (name: string, ...effects: readonly Effect[]): string => dilemma(name, 'either', { effects, after: 'discard', placed: {} });
const officer = { one: { skill: 'OFFICER' }, pick: { by: 'random' } } as const;

does('Scatter', { do: 'pick', whom: officer }, { do: 'stop', whom: 'others' }, { do: 'kill', whom: 'them' });
does('Haul', { do: 'pick', whom: officer }, { do: 'relocate', whom: 'ship', to: 'spaceline-end' }, { do: 'kill', whom: 'them' });
does('Freeze', { do: 'place', on: 'mission' }, { do: 'stasis', whom: officer });
does(
  'Gifts',
  { do: 'draw', n: 1 },
  { do: 'opponent-draws', n: 3 },
  { do: 'score', n: { each: { is: 'female' }, times: 2 } },
  { do: 'opponent-scores', n: 1 },
);
does('Pickpocket', { do: 'discard-from-hand', n: 1, pick: 'random' });
does('Recall', { do: 'return-to-hand', whom: { all: EVERYBODY } });
does('Bump', { do: 'damage' }, { do: 'destroy' });
does(
  'Judgement',
  { do: 'pick', whom: { all: EVERYBODY } },
  {
    do: 'divide',
    by: { is: 'male' },
    fits: [{ do: 'kill', whom: { one: { skill: 'SECURITY' }, among: 'them', pick: { by: 'random' } } }],
    others: [],
  },
  { do: 'stop', whom: 'them' },
);
const nested = (name: string, way: Effect): string =>
  does(name, { do: 'either', who: 'you', of: [[way], [{ do: 'stop', whom: { all: EVERYBODY } }]] });
nested('Ship or Us', { do: 'damage' });
nested('Lost Ship or Us', { do: 'destroy' });
nested('Honor or Us', { do: 'first', of: [[{ do: 'kill', whom: { one: { skill: 'Honor' }, pick: { by: 'you' } } }]] });
nested('Healer or Us', {
  do: 'either',
  who: 'you',
  of: [
    [{ do: 'kill', whom: { one: { skill: 'MEDICAL' }, pick: { by: 'you' } } }],
    [{ do: 'end-attempt' }, { do: 'kill', whom: { one: { skill: 'Youth' }, pick: { by: 'you' } } }],
  ],
});
nested('Guided', {
  do: 'when',
  need: parseNeed('Leadership'),
  does: [{ do: 'score', n: 2 }],
  otherwise: [{ do: 'kill', whom: { one: { skill: 'Youth' }, pick: { by: 'you' } } }],
});
nested('Passage', { do: 'require', need: parseNeed('Leadership') });
nested('Ferry', { do: 'relocate', whom: { all: EVERYBODY }, to: 'ship' });
does('Two or Us', {
  do: 'either',
  who: 'you',
  of: [[{ do: 'kill', whom: { some: 2, of: { skill: 'Honor' }, pick: { by: 'you' } } }], [{ do: 'stop', whom: { all: EVERYBODY } }]],
});
does('Fallback', {
  do: 'either',
  who: 'you',
  of: [[{ do: 'kill', whom: { one: { skill: 'Youth' }, pick: { by: 'you' }, otherwise: officer } }], [{ do: 'score', n: 1 }]],
});

const attempt = (name: string, team: readonly string[], plan?: string): Scenario => {
  const t = onWorld([name], team);
  if (plan !== undefined) t.plan('blue', 'dilemma.either', plan);
  t.order('blue', 'attempt', 'World');
  return t;
};
describe('parts of a text', () => {
  it('what happens to others leaves those who were picked as they were', () => {
    const t = attempt('Scatter', ['Ann', 'Bob', 'Dot']);
    expect([...living(t, 'Ann', 'Bob', 'Dot'), ...stopped(t, 'Bob', 'Dot')]).toEqual(['Bob', 'Dot', true, true]);
  });

  it('what happens to the ship does so too', () => {
    const t = scenario({
      alpha: ['Void', 'World'],
      blue: { at: { Void: { space: { Vessel: ['Ann', 'Eve'] } } } },
      red: { at: { Void: { seeds: ['Haul'] } } },
    });
    t.plan('red', 'relocate.where', 'World');
    t.order('blue', 'attempt', 'Vessel');
    expect([t.where('Vessel'), ...living(t, 'Ann', 'Eve')]).toEqual(['space World', 'Eve']);
  });

  it('T17.3 in stasis as long as it lies there', () => {
    const t = attempt('Freeze', ['Ann', 'Dot']);
    expect([...has(t, 'stasis', 'Ann', 'Dot'), t.score('blue')]).toEqual([true, false, 30]);
  });

  it('T34.2 draws and bonus points for each player, so many for each who fits', () => {
    const t = attempt('Gifts', ['Ann', 'Bob', 'Gus']);
    expect(t.events('drew').map(({ data }) => [data['by'], data['n']])).toEqual([
      [0, 1],
      [1, 3],
    ]);
    expect(t.g.s.points.map(({ seat, kind, n }) => [seat, kind, n])).toEqual([
      [0, 'bonus', 2],
      [1, 'bonus', 1],
    ]);
  });

  it('a card of the hand at random, and none is drawn for it', () => {
    const counts = [0, 0];
    for (let i = 0; i < 20; i++) {
      const t = onWorld(['Pickpocket'], ['Bob'], { blue: { hand: ['Ann', 'Dot'], at: { World: { planet: ['Bob'] } } } }, `pick ${i}`);
      t.order('blue', 'attempt', 'World');
      ['Ann', 'Dot'].forEach((x, n) => (counts[n] += t.where(x) === 'discard blue' ? 1 : 0));
      expect(t.events('drew')).toEqual([]);
    }
    expect([counts[0] + counts[1], counts[0] > 0, counts[1] > 0]).toEqual([20, true, true]);
  });

  it('T46.10 if all are returned to the hand the attempt is over', () => {
    const t = attempt('Recall', ['Dot', 'Bob']);
    expect([t.where('Dot'), t.where('Bob'), ...seen(t, 'unsolved', 'solved', 'attempt-over')]).toEqual([
      'hand blue',
      'hand blue',
      'attempt-over',
    ]);
  });

  it('T47.4 on a planet there is no ship to damage', () => {
    const t = attempt('Bump', ['Dot']);
    expect([t.score('blue'), ...seen(t, 'damaged', 'destroyed')]).toEqual([30]);
  });

  it('those who were divided are still those who were picked', () => {
    const t = attempt('Judgement', ['Ann', 'Bob', 'Cy']);
    expect([...living(t, 'Ann', 'Bob', 'Cy'), ...stopped(t, 'Ann', 'Cy')]).toEqual(['Ann', 'Cy', true, true]);
  });
});

describe('ways that are not to be had', () => {
  it.each([
    ['Ship or Us', ['Dot']],
    ['Lost Ship or Us', ['Dot']],
    ['Honor or Us', ['Dot']],
    ['Healer or Us', ['Dot']],
    ['Guided', ['Dot']],
    ['Passage', ['Dot']],
    ['Ferry', ['Dot']],
    ['Two or Us', ['Bob']],
  ])('%s: nobody is asked, and the other happens', (name, team) => {
    const t = attempt(name, team, '0');
    expect(stopped(t, ...team)).toEqual(team.map(() => true));
  });

  it.each([
    ['Honor or Us', ['Bob', 'Dot']],
    ['Healer or Us', ['Cy', 'Dot']],
    ['Healer or Us', ['Fay', 'Dot']],
    ['Guided', ['Ann', 'Dot']],
    ['Guided', ['Fay', 'Dot']],
    ['Passage', ['Ann', 'Dot']],
    ['Two or Us', ['Bob', 'Gus', 'Dot']],
    ['Fallback', ['Ann', 'Dot']],
  ])('%s: with %j the first way can be gone', (name, team) => {
    const t = attempt(name, team, '0');
    expect(stopped(t, 'Dot')).toEqual([false]);
    expect(t.g.s.points.filter((x) => x.n === 1)).toEqual([]);
  });

  it('ships: where there is one', () => {
    const hit = atVoid(['Ship or Us'], ['Eve']);
    hit.plan('blue', 'dilemma.either', '0');
    hit.order('blue', 'attempt', 'Vessel');
    expect([...has(hit, 'damaged', 'Vessel'), ...stopped(hit, 'Eve')]).toEqual([true, false]);
    const lost = atVoid(['Lost Ship or Us'], ['Eve']);
    lost.plan('blue', 'dilemma.either', '0');
    lost.order('blue', 'attempt', 'Vessel');
    expect(lost.where('Vessel')).toBe('discard blue');
    const ferry = scenario({
      alpha: ['World'],
      blue: { at: { World: { planet: ['Dot'], space: { Vessel: [] } } } },
      red: { at: { World: { seeds: ['Ferry'] } } },
    });
    ferry.plan('blue', 'dilemma.either', '0');
    ferry.order('blue', 'attempt', 'World');
    expect(ferry.where('Dot')).toBe('aboard Vessel');
  });
});
