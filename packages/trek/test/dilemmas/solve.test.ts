import { describe, expect, it } from 'vitest';
import { ability, forbid, modifier, reaction } from '../../effects/index.ts';
import * as print from '../../language/define.ts';
import { parseNeed } from '../../language/index.ts';
import { discard } from '../../rules/board/leave.ts';
import { draw } from '../../rules/cards/draw.ts';
import { destroy } from '../../rules/people/die.ts';
import { controllerOf } from '../../rules/state/control.ts';
import { onWorld, scenario, seen, stopped, type Scenario } from './board.ts';
import { add, artifact, dilemma, onTable, somebody, thing } from './cards.ts';

dilemma('Halt Here', 'planet', { unless: parseNeed('3 Youth'), effects: [], after: 'wall' });
artifact('Box', {
  *earned(g, seat, piece) {
    yield* draw(g, seat, 3);
    discard(g, [piece]);
  },
});
const scores: number[] = [];
onTable('Chronicle', {
  clauses: [
    ability({
      at: 'solved',
      must: true,
      per: 'every-turn',
      *commit({ g }) {
        scores.push(g.s.points.reduce((n, x) => n + x.n, 0));
      },
    }),
  ],
});
const arrivals: number[] = [];
onTable('Porter', {
  clauses: [
    reaction({
      on: 'entered',
      must: true,
      per: 'every-turn',
      *commit({ ev }) {
        arrivals.push(ev.piece);
      },
    }),
  ],
});
onTable('Treason', {
  clauses: [
    ability({
      at: 'solved',
      must: true,
      per: 'every-turn',
      *commit({ g, ev }) {
        if ('ship' in ev) yield* destroy(g, [ev.ship]);
      },
    }),
  ],
});
onTable('Other Way', { clauses: [modifier('need', () => parseNeed('SECURITY'))] });
onTable('Bounty', { clauses: [modifier('missionPoints', (n) => n + 7)] });
onTable('Fairness', { clauses: [forbid('maySolve', () => ({ from: 'rule:T15.9', tag: 'test' }))] });
add(
  print.mission('DOM-9900', 'Either World', 'planet', ['Fed'], 'discard 1 Equipment card + SCIENCE OR SECURITY + SCIENCE', {
    universal: true,
    span: 3,
    points: 15,
  }),
);
add(
  print.mission('DOM-9955', 'Sacrifice World', 'planet', ['Fed'], 'discard 1 personnel with Youth', {
    universal: true,
    span: 3,
    points: 15,
  }),
);
const solvers: (readonly number[])[] = [];
onTable('Roster', {
  clauses: [
    ability({
      at: 'solved',
      must: true,
      per: 'every-turn',
      *commit({ ev }) {
        if ('team' in ev) solvers.push([...ev.team]);
      },
    }),
  ],
});
somebody('Recruit', { seeds: { phase: 'dilemma', under: { named: ['World'] } } });
thing('Hidden Cache', { seeds: { phase: 'dilemma', under: { named: ['World'] } } });

describe('solving', () => {
  it('T15.9, T15.13 those who meet the need solve it and score, whether they want to or not', () => {
    const t = onWorld([], ['Dot', 'Bob']);
    t.order('blue', 'attempt', 'World');
    expect(t.g.s.points).toMatchObject([{ seat: 0, kind: 'mission', n: 30, cause: `card:${t.g.s.card[t.piece('World')]}` }]);
    expect(t.g.s.marks.solved[t.piece('World')]).toBe(1);
    expect(t.g.s.history.solved).toEqual([{ mission: t.piece('World'), seat: 0, turn: 1 }]);
    expect(stopped(t, 'Dot', 'Bob')).toEqual([false, false]);
  });

  it('T15.11 attributes, skills and classifications of those who take part count, of nobody else', () => {
    const t = onWorld([], ['Ann', 'Dot']);
    t.order('blue', 'attempt', 'World', ['Ann']);
    expect(seen(t, 'solved', 'unsolved')).toEqual(['unsolved']);
    t.order('blue', 'attempt', 'World', ['Dot']);
    expect(seen(t, 'solved', 'unsolved')).toEqual(['unsolved', 'solved']);
  });

  it('T15.16 texts give other needs, and other points', () => {
    const other = onWorld([], ['Bob'], { red: { table: ['Other Way'] } });
    other.order('blue', 'attempt', 'World');
    expect(other.score('blue')).toBe(30);
    const bounty = onWorld([], ['Dot'], { red: { table: ['Bounty'] } });
    bounty.order('blue', 'attempt', 'World');
    expect(bounty.score('blue')).toBe(37);
  });

  it('a text that forbids solving leaves the mission as it was', () => {
    const t = onWorld([], ['Dot'], { red: { table: ['Fairness'] } });
    t.order('blue', 'attempt', 'World');
    expect([t.score('blue'), ...seen(t, 'solved', 'unsolved')]).toEqual([0, 'unsolved']);
  });

  it('T15.15 texts for "when you solve" come right after scoring', () => {
    scores.length = 0;
    const t = onWorld([], ['Dot'], { red: { table: ['Chronicle'] } });
    t.order('blue', 'attempt', 'World');
    expect(scores).toEqual([30]);
  });

  it('T34.1, T57.4 whoever has enough points has won at once, in the middle of the attempt', () => {
    const t = onWorld(['Relic'], ['Dot'], { target: 30 });
    t.order('blue', 'attempt', 'World');
    expect([t.g.s.winners, t.g.s.wonBy]).toEqual([[0], 'points']);
    expect(seen(t, 'scored', 'won', 'earned')).toEqual(['scored', 'won']);
  });

  it('what a need asks to be given up is given up, as the solver chooses', () => {
    const t = scenario({ alpha: ['Costly World'], blue: { at: { 'Costly World': { planet: ['Dot', 'Gadget', 'Blaster'] } } } });
    t.plan('blue', 'pick.one', 'Blaster');
    t.order('blue', 'attempt', 'Costly World');
    expect([t.where('Blaster'), t.where('Gadget'), t.score('blue')]).toEqual(['discard blue', 'planet Costly World', 20]);
    expect(t.events('selected')[0].data['pieces']).toEqual([t.piece('Blaster')]);
    const poor = scenario({ alpha: ['Costly World'], blue: { at: { 'Costly World': { planet: ['Dot'] } } } });
    poor.order('blue', 'attempt', 'Costly World');
    expect(poor.score('blue')).toBe(0);
  });
});

describe('what is given up', () => {
  const board = (mission: string, planet: readonly string[]): Scenario => {
    const t = scenario({ alpha: [mission], blue: { at: { [mission]: { planet } } } });
    t.order('blue', 'attempt', mission);
    return t;
  };
  it('a way that costs nothing comes first, and only ways that are met count', () => {
    const free = board('Either World', ['Dot', 'Bob', 'Gadget']);
    expect([free.where('Gadget'), free.score('blue')]).toEqual(['planet Either World', 15]);
    const paid = board('Either World', ['Dot', 'Gadget']);
    expect([paid.where('Gadget'), paid.score('blue')]).toEqual(['discard blue', 15]);
  });
});

describe('who has solved it', () => {
  it('T15.15 whoever was given up is no longer among them', () => {
    solvers.length = 0;
    const t = scenario({
      alpha: ['Sacrifice World'],
      blue: { at: { 'Sacrifice World': { planet: ['Dot', 'Fay'] } } },
      red: { table: ['Roster'] },
    });
    t.order('blue', 'attempt', 'Sacrifice World');
    expect([t.where('Fay'), t.score('blue'), solvers]).toEqual(['discard blue', 15, [[t.piece('Dot')]]]);
  });
});

describe('artifacts and other cards under a mission', () => {
  it('T18.1, T46.5 they wait face up until it is solved, and whoever solves earns them', () => {
    const t = onWorld(['Relic', 'Halt Here'], ['Dot', 'Bob'], {
      red: { at: { World: { seeds: ['Relic', 'Halt Here'], planet: ['Dot', 'Fay', 'Ann'] } } },
    });
    t.order('blue', 'attempt', 'World');
    expect(t.events('revealed')).toHaveLength(1);
    expect([t.where('Relic'), t.g.s.marks.known[t.piece('Relic')]]).toEqual(['seeds World', 3]);
    expect(seen(t, 'earned')).toEqual([]);
  });

  it('T18.1 a second attempt does not turn up again what waits', () => {
    const t = onWorld(['Relic'], ['Bob', 'Dot']);
    t.order('blue', 'attempt', 'World', ['Bob']);
    t.order('blue', 'attempt', 'World', ['Dot']);
    expect(t.events('revealed')).toHaveLength(1);
    expect(t.where('Relic')).toBe('planet World');
  });

  it("T46.6 what is used as equipment goes to the solving team, other artifacts to the solver's hand, whoever seeded them", () => {
    const t = onWorld(['Relic'], ['Dot']);
    t.order('blue', 'attempt', 'World');
    const relic = t.piece('Relic');
    expect([t.where('Relic'), controllerOf(t.g, relic), t.g.s.owner[relic]]).toEqual(['planet World', 0, 1]);
    // It is nobody's seed card any more.
    expect([t.g.s.marks.known[relic], t.g.s.marks.since[relic], t.events('earned')[0].data['to']]).toEqual([0, 1, 'team']);
    const hand = onWorld(['Scroll'], ['Dot']);
    hand.order('blue', 'attempt', 'World');
    expect([hand.where('Scroll'), hand.events('earned')[0].data['to']]).toEqual(['hand blue', 'hand']);
  });

  it('T46.5 one that says "immediately" is carried out at once', () => {
    const t = onWorld(['Box'], ['Dot']);
    t.order('blue', 'attempt', 'World');
    expect(t.events('drew').at(-1)?.data).toMatchObject({ by: 0, n: 3 });
    expect(t.events('earned')[0].data['to']).toBe('at-once');
    expect(t.where('Box')).toBe('discard red');
  });

  it('T46.7 personnel and equipment seeded there join the team as cards of the solver', () => {
    const t = onWorld(['Recruit', 'Hidden Cache'], ['Dot']);
    t.order('blue', 'attempt', 'World');
    expect([t.where('Recruit'), t.where('Hidden Cache')]).toEqual(['planet World', 'planet World']);
    expect([controllerOf(t.g, t.piece('Recruit')), controllerOf(t.g, t.piece('Hidden Cache'))]).toEqual([0, 0]);
  });

  it('T18.2 nothing is earned by those who do not solve', () => {
    const t = onWorld(['Relic'], ['Bob']);
    t.order('blue', 'attempt', 'World');
    expect([t.where('Relic'), ...seen(t, 'revealed', 'earned')]).toEqual(['seeds World', 'revealed']);
  });

  it('T46.5 in the order in which they were met', () => {
    const t = scenario({
      alpha: ['World'],
      blue: { at: { World: { planet: ['Dot'], seeds: ['Scroll'] } } },
      red: { at: { World: { seeds: ['Relic'] } } },
    });
    t.order('blue', 'attempt', 'World');
    const order = (type: string): unknown[] => t.events(type).map((e) => e.data['piece']);
    expect(order('earned')).toEqual(order('revealed'));
  });

  it('a card that comes into play by it is told to texts that wait for that', () => {
    arrivals.length = 0;
    const t = onWorld(['Relic'], ['Dot'], { red: { table: ['Porter'], at: { World: { seeds: ['Relic'] } } } });
    t.order('blue', 'attempt', 'World');
    expect(arrivals).toEqual([t.piece('Relic')]);
    const hand = onWorld(['Scroll'], ['Dot'], { red: { table: ['Porter'], at: { World: { seeds: ['Scroll'] } } } });
    hand.order('blue', 'attempt', 'World');
    expect(arrivals).toEqual([t.piece('Relic')]);
  });

  it('without the ship that earned it there is nowhere to put it', () => {
    const t = scenario({
      alpha: ['Twin'],
      blue: { at: { Twin: { space: { Vessel: ['Dot'] } } } },
      red: { table: ['Treason'], at: { Twin: { seeds: ['Relic'] } } },
    });
    t.order('blue', 'attempt', 'Vessel');
    expect([t.score('blue'), t.where('Vessel'), t.where('Relic')]).toEqual([40, 'discard blue', 'discard red']);
  });
});
