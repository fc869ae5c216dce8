import { touch, whyIllegal } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { forbid, modifier } from '../../effects/index.ts';
import { pieceId } from '../../ids/index.ts';
import { parseNeed } from '../../language/index.ts';
import { levelOf } from '../../rules/numbers/printed.ts';
import { attemptOrder } from '../../rules/orders/attempt.ts';
import { stop } from '../../rules/people/stop.ts';
import { putStatus } from '../../rules/state/marks.ts';
import { atVoid, met, onWorld, scenario, seen, stopped, type Scenario } from './board.ts';
import { dilemma, onTable } from './cards.ts';

dilemma('Halt', 'either', { unless: parseNeed('3 Youth'), effects: [], after: 'wall' });
dilemma('Trifle', 'either', { unless: parseNeed('no 9 Youth'), effects: [], after: 'discard' });
dilemma('Thinning', 'either', {
  targets: [{ one: { skill: 'Honor' }, pick: { by: 'random' } }],
  effects: [{ do: 'kill', whom: 'them' }],
  after: 'discard',
});
onTable('Edict', {
  clauses: [forbid('mayAttempt', ({ mission }, { g }) => (g.s.card[mission] === '' ? null : { from: 'rule:T15.1', tag: 'test' }))],
});
onTable('Escort Duty', {
  clauses: [
    forbid('mayAttempt', ({ team }, { g }) => (team.some((x) => levelOf(g, x, 'Honor') > 0) ? null : { from: 'rule:T15.1', tag: 'test' })),
  ],
});
onTable('Double Loyalty', { clauses: [modifier('affiliations', (value) => [...value, 'Fed'])] });
onTable('Spies', { clauses: [modifier('attempters', (value, { seat }, { me }) => (seat === me ? [...value, 'Kli'] : value))] });

/** Who is among those who could go. */
const who = (t: Scenario, mission: string): string[] => t.choices('blue', 'attempt', mission);
const whyNot = (t: Scenario, of: string): string | undefined => attemptOrder.whyNot(t.g, 0, t.piece(of))?.tag;

describe('who may attempt', () => {
  it('T15.1 a mission that shows an affiliation of somebody who takes part', () => {
    const t = scenario({
      alpha: ['World', 'Klingon World'],
      blue: { at: { World: { planet: ['Kang'] }, 'Klingon World': { planet: ['Kang', 'Ann'] } } },
    });
    expect(t.offers('blue', 'attempt', 'World')).toBe(false);
    expect(whyNot(t, 'World')).toBe('attempt.affiliation');
    expect(t.offers('blue', 'attempt', 'Klingon World')).toBe(true);
    // Kang and Ann do not go together: her team may not attempt.
    expect(who(t, 'Klingon World')).toEqual([]);
    t.order('blue', 'attempt', 'Klingon World');
    expect(t.events('attempted')[0].data).toMatchObject({ n: 1 });
    expect(t.score('blue')).toBe(30);
  });

  it('T11.4 one of a mixed team is enough, but one there must be', () => {
    const t = onWorld([], ['Ann', 'Nan']);
    expect(who(t, 'World')).toEqual(['Ann', 'Nan']);
    expect(() => t.order('blue', 'attempt', 'World', ['Nan'])).toThrow('refused');
    t.order('blue', 'attempt', 'World', ['Nan', 'Ann']);
    expect(t.score('blue')).toBe(30);
  });

  it('T15.3 Non-Aligned personnel alone need a Non-Aligned icon or an open mission', () => {
    const t = scenario({
      alpha: ['World', 'Free World', 'Open World'],
      blue: { at: { World: { planet: ['Nan'] }, 'Free World': { planet: ['Nan'] }, 'Open World': { planet: ['Nan'] } } },
    });
    expect(['World', 'Free World', 'Open World'].map((x) => t.offers('blue', 'attempt', x))).toEqual([false, true, true]);
  });

  it('T15.1 "any crew or Away Team", but for those it bars; or whoever has something', () => {
    const t = scenario({
      alpha: ['Open World', 'Ticket World', 'World'],
      blue: { at: { 'Open World': { planet: ['Kang'] }, 'Ticket World': { planet: ['Ann', 'Dot'] } } },
    });
    expect([t.offers('blue', 'attempt', 'Open World'), t.offers('blue', 'attempt', 'Ticket World')]).toEqual([false, true]);
    t.order('blue', 'attempt', 'Ticket World');
    expect(t.events('attempted')[0].data).toMatchObject({ n: 2 });
    const none = scenario({ alpha: ['Ticket World'], blue: { at: { 'Ticket World': { planet: ['Ann', 'Cy'] } } } });
    expect(none.offers('blue', 'attempt', 'Ticket World')).toBe(false);
  });

  it('T15.1, T46.1 whoever has what opens a mission takes along whom he wants, also where others are entitled', () => {
    const t = scenario({ alpha: ['Ticket World'], blue: { at: { 'Ticket World': { planet: ['Ann', 'Dot', 'Bob'] } } } });
    expect(() => t.order('blue', 'attempt', 'Ticket World', ['Ann', 'Bob'])).toThrow('refused');
    t.order('blue', 'attempt', 'Ticket World', ['Dot', 'Bob']);
    expect(t.events('attempted')[0].data).toMatchObject({ n: 2 });
    const both = scenario({ alpha: ['Ticket World'], blue: { at: { 'Ticket World': { planet: ['Taul', 'Dot', 'Bob'] } } } });
    expect(() => both.order('blue', 'attempt', 'Ticket World', ['Dot', 'Taul'])).toThrow('refused'); // they do not go together
    expect(() => both.order('blue', 'attempt', 'Ticket World', ['Bob'])).toThrow('refused');
    both.order('blue', 'attempt', 'Ticket World', ['Dot']);
    expect(both.events('attempted')[0].data).toMatchObject({ n: 1 });
  });

  it('T15.1, T46.1 where only several together are let in their team goes as it is', () => {
    const t = scenario({ alpha: ['Pass World'], blue: { at: { 'Pass World': { planet: ['Bob', 'Ann', 'Gus', 'Kang'] } } } });
    expect(who(t, 'Pass World')).toEqual([]);
    t.order('blue', 'attempt', 'Pass World');
    expect(t.events('attempted')[0].data).toMatchObject({ n: 3 });
    const one = scenario({ alpha: ['Pass World'], blue: { at: { 'Pass World': { planet: ['Bob', 'Ann'] } } } });
    expect(one.offers('blue', 'attempt', 'Pass World')).toBe(false);
  });

  it('T15.1, T46.1 a text that lets nobody attempt without somebody is kept to by whatever team is chosen', () => {
    const t = onWorld([], ['Ann', 'Dot', 'Bob'], { red: { table: ['Escort Duty'] } });
    expect(() => t.order('blue', 'attempt', 'World', ['Ann', 'Dot'])).toThrow('refused');
    t.order('blue', 'attempt', 'World', ['Bob', 'Dot']);
    expect(t.score('blue')).toBe(30);
  });

  it('T44.6 the crew of a ship that is carried aboard another attempts nothing', () => {
    const t = scenario({ alpha: ['Void'], blue: { at: { Void: { space: { Vessel: { Tender: ['Eve'] } } } } } });
    expect([t.offers('blue', 'attempt', 'Tender'), whyNot(t, 'Tender')]).toEqual([false, 'attempt.docked']);
  });

  it('T15.2 a planet mission by an Away Team on the surface, none from aboard a ship', () => {
    const t = scenario({ alpha: ['World'], blue: { at: { World: { space: { Vessel: ['Dot'] } } } } });
    expect([t.offers('blue', 'attempt', 'World'), t.offers('blue', 'attempt', 'Vessel')]).toEqual([false, false]);
    expect(whyNot(t, 'Vessel')).toBe('attempt.no-space');
  });

  it('T15.2 a space mission by the crew of one undocked, uncloaked ship, which need not be staffed', () => {
    const free = atVoid([], ['Eve']);
    expect(free.offers('blue', 'attempt', 'Vessel')).toBe(true);
    putStatus(free.g, free.piece('Vessel'), 'cloaked', true);
    expect(whyNot(free, 'Vessel')).toBe('attempt.cloaked');
    expect(attemptOrder.offers(free.g, 0)).toEqual([]);
    const landed = atVoid([], ['Eve']);
    putStatus(landed.g, landed.piece('Vessel'), 'landed', true);
    expect([whyNot(landed, 'Vessel'), attemptOrder.offers(landed.g, 0)]).toEqual(['attempt.landed', []]);
    const docked = scenario({ alpha: ['Void'], blue: { at: { Void: { space: { 'Federation Outpost': { Vessel: ['Eve'] } } } } } });
    expect(docked.offers('blue', 'attempt', 'Vessel')).toBe(false);
    expect(whyNot(docked, 'Vessel')).toBe('attempt.docked');
  });

  it('T15.4 all of the crew who are able take part; those who are stopped or out do not', () => {
    const t = atVoid([], ['Eve', 'Bob', 'Dot']);
    stop(t.g, [t.piece('Bob')]);
    putStatus(t.g, t.piece('Dot'), 'disabled', true);
    t.order('blue', 'attempt', 'Vessel');
    expect(t.events('attempted')[0].data).toMatchObject({ n: 1 });
    const first = atVoid([], ['Bob', 'Eve']);
    stop(first.g, [first.piece('Bob')]);
    expect([attemptOrder.offers(first.g, 0).length, whyNot(first, 'Vessel')]).toEqual([1, undefined]);
    const alone = atVoid([], ['Eve']);
    stop(alone.g, [alone.piece('Eve')]);
    expect([attemptOrder.offers(alone.g, 0), whyNot(alone, 'Vessel')]).toEqual([[], 'stopped']);
    const none = onWorld([], ['Bob']);
    stop(none.g, [none.piece('Bob')]);
    expect(attemptOrder.offers(none.g, 0)).toEqual([]);
    expect(whyNot(none, 'World')).toBe('stopped');
  });

  it('T12.12 a ship that is stopped, or whose crew is, attempts nothing; nor does one without crew', () => {
    const t = atVoid([], ['Eve']);
    stop(t.g, [t.piece('Vessel')]);
    expect([whyNot(t, 'Vessel'), attemptOrder.offers(t.g, 0)]).toEqual(['stopped', []]);
    const crew = atVoid([], ['Eve', 'Bob']);
    stop(crew.g, [crew.piece('Eve'), crew.piece('Bob')]);
    expect([whyNot(crew, 'Vessel'), attemptOrder.offers(crew.g, 0)]).toEqual(['stopped', []]);
    const empty = atVoid([], []);
    expect([whyNot(empty, 'Vessel'), empty.offers('blue', 'attempt', 'Vessel')]).toEqual(['attempt.nobody', false]);
    const foreign = atVoid([], ['Nan']);
    expect([whyNot(foreign, 'Vessel'), foreign.offers('blue', 'attempt', 'Vessel')]).toEqual(['attempt.affiliation', false]);
    const solved = atVoid([], ['Eve']);
    solved.order('blue', 'attempt', 'Vessel');
    expect(whyNot(solved, 'Vessel')).toBe('attempt.solved');
  });

  it('T11.1, T14.4 those who do not go together are not in one team, whoever of them goes', () => {
    const t = scenario({ alpha: ['Shared World'], blue: { at: { 'Shared World': { planet: ['Ann', 'Kang', 'Dot', 'Nan'] } } } });
    expect(who(t, 'Shared World')).toEqual(['Ann', 'Dot', 'Nan', 'Kang']);
    expect(() => t.order('blue', 'attempt', 'Shared World', ['Ann', 'Kang'])).toThrow('refused');
    expect(() => t.order('blue', 'attempt', 'Shared World', ['Nan'])).toThrow('refused');
    t.order('blue', 'attempt', 'Shared World', ['Kang', 'Nan']);
    expect(t.events('attempted')[0].data).toMatchObject({ n: 2 });
    // Left to the clock: the largest team.
    const modest = scenario({ alpha: ['Shared World'], blue: { at: { 'Shared World': { planet: ['Kang', 'Ann', 'Dot'] } } } });
    modest.order('blue', 'attempt', 'Shared World');
    expect(modest.events('attempted')[0].data).toMatchObject({ n: 2 });
  });

  it('T11.1, T46.1 of any two who do not go together one goes, and nothing else is asked where all are entitled', () => {
    const t = scenario({ alpha: ['Shared World'], blue: { at: { 'Shared World': { planet: ['Ann', 'Kang', 'Klag'] } } } });
    const asked = (): unknown => attemptOrder.offers(t.g, 0)[0].first?.ask;
    const apart = (other: string): object => ({ of: [t.piece('Ann'), t.piece(other)].map(pieceId), max: 1 });
    expect(asked()).toMatchObject({ min: 1, caps: [apart('Kang'), apart('Klag')] });
    expect(() => t.order('blue', 'attempt', 'Shared World', [])).toThrow('refused');
    const mixed = scenario({ alpha: ['Shared World'], blue: { at: { 'Shared World': { planet: ['Ann', 'Nan', 'Kang', 'Klag'] } } } });
    for (const other of ['Kang', 'Klag']) expect(() => mixed.order('blue', 'attempt', 'Shared World', ['Ann', other])).toThrow('refused');
  });

  it('T15.1 one of several affiliations that somebody has at a time is enough', () => {
    const t = onWorld([], ['Kang'], { red: { table: ['Double Loyalty'] } });
    expect(t.offers('blue', 'attempt', 'World')).toBe(true);
  });

  it('T46.1 left to the clock a team goes that may, though a larger one is there', () => {
    const t = scenario({ alpha: ['Pass World'], blue: { at: { 'Pass World': { planet: ['Bob', 'Gus', 'Ann', 'Taul'] } } } });
    t.order('blue', 'attempt', 'Pass World');
    expect(t.events('attempted')[0].data).toMatchObject({ n: 1 });
  });

  it('T40.4 nobody is told why not while one of two teams may', () => {
    const t = scenario({ alpha: ['Klingon World'], blue: { at: { 'Klingon World': { planet: ['Ann', 'Kang'] } } } });
    expect([t.offers('blue', 'attempt', 'Klingon World'), whyNot(t, 'Klingon World')]).toEqual([true, undefined]);
  });

  it('T17.4, T47.9 those in quarantine are joined by nobody', () => {
    const t = onWorld([], ['Ann', 'Dot', 'Bob']);
    putStatus(t.g, t.piece('Ann'), 'quarantined', true);
    touch(t.g, 'table');
    const [verb] = attemptOrder.offers(t.g, 0);
    const ask = verb.first?.ask;
    if (ask?.kind !== 'some') throw new Error('nobody is asked who goes');
    const [ann, dot, bob] = ['Ann', 'Dot', 'Bob'].map((x) => `piece:${t.piece(x)}`);
    expect([whyIllegal(ask, [ann, dot]) === null, whyIllegal(ask, [ann]) === null, whyIllegal(ask, [dot, bob]) === null]).toEqual([
      false,
      true,
      true,
    ]);
    putStatus(t.g, t.piece('Bob'), 'quarantined', true);
    touch(t.g, 'table');
    const again = attemptOrder.offers(t.g, 0)[0].first?.ask;
    if (again?.kind !== 'some') throw new Error('nobody is asked who goes');
    expect([whyIllegal(again, [ann, bob]) === null, whyIllegal(again, [dot, bob]) === null]).toEqual([true, false]);
  });

  it('nobody is told why for cards that nobody would attempt with', () => {
    const t = scenario({
      alpha: ['World', 'Void'],
      blue: { at: { World: { planet: ['Ann'] } } },
      red: { at: { Void: { space: { Vessel: ['Eve'] } } } },
    });
    expect([whyNot(t, 'Ann'), whyNot(t, 'Void'), whyNot(t, 'Vessel'), whyNot(t, 'World')]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(attemptOrder.whyNot(t.g, 1, t.piece('World'))).toBeNull();
  });

  it('T5.2 it is an order: with it the normal card play is over', () => {
    const t = onWorld(['Halt'], ['Bob']);
    t.order('blue', 'attempt', 'World');
    expect(t.g.s.turn.part).toBe('orders');
  });

  it('T46.1 for a planet any one Away Team is chosen when the attempt is announced', () => {
    const t = onWorld(['Halt'], ['Ann', 'Bob', 'Dot']);
    expect(who(t, 'World')).toEqual(['Ann', 'Bob', 'Dot']);
    t.order('blue', 'attempt', 'World', ['Ann', 'Dot']);
    expect(stopped(t, 'Ann', 'Bob', 'Dot')).toEqual([true, false, true]);
    // Left to the clock, as many as can go.
    t.order('blue', 'attempt', 'World');
    expect(stopped(t, 'Bob')).toEqual([true]);
  });

  it('T15.1 texts open missions to others, and forbid attempts', () => {
    const spies = onWorld([], ['Kang'], { blue: { table: ['Spies'], at: { World: { planet: ['Kang'] } } } });
    expect(spies.offers('blue', 'attempt', 'World')).toBe(true);
    const banned = onWorld([], ['Dot'], { red: { table: ['Edict'] } });
    expect(banned.offers('blue', 'attempt', 'World')).toBe(false);
    expect(whyNot(banned, 'World')).toBe('test');
  });

  it('T46.3 each player goes by the icons and points on the end that faces him', () => {
    const board = { planet: ['Dot', 'Kang'] };
    const own = scenario({ alpha: ['Lopsided World', 'Closed World'], blue: { at: { 'Lopsided World': board, 'Closed World': board } } });
    own.order('blue', 'attempt', 'Lopsided World');
    expect(own.score('blue')).toBe(30);
    expect(own.offers('blue', 'attempt', 'Closed World')).toBe(true);
    const theirs = scenario({
      alpha: ['Void', 'Void', 'Void', 'Void', 'Void', 'Void', 'Lopsided World', 'Closed World'],
      blue: { at: { 'Lopsided World': board, 'Closed World': board } },
    });
    expect(who(theirs, 'Lopsided World')).toEqual([]);
    theirs.order('blue', 'attempt', 'Lopsided World');
    expect([theirs.events('attempted')[0].data['n'], theirs.score('blue')]).toEqual([1, 20]);
    // Not attemptable from that side.
    expect([theirs.offers('blue', 'attempt', 'Closed World'), whyNot(theirs, 'Closed World')]).toEqual([false, 'attempt.affiliation']);
  });

  it('T15.14 a solved mission cannot be attempted again by anyone', () => {
    const t = onWorld([], ['Dot'], { red: { at: { World: { planet: ['Dot'] } } } });
    t.order('blue', 'attempt', 'World');
    expect(t.offers('blue', 'attempt', 'World')).toBe(false);
    expect(whyNot(t, 'World')).toBe('attempt.solved');
    t.endTurn();
    expect(t.offers('red', 'attempt', 'World')).toBe(false);
  });

  it("an opponent's mission is attempted like one's own", () => {
    const t = scenario({ alpha: ['Void', 'Void', 'Void', 'Void', 'Void', 'Void', 'World'], blue: { at: { World: { planet: ['Dot'] } } } });
    expect(t.g.s.owner[t.piece('World')]).toBe(1);
    t.order('blue', 'attempt', 'World');
    expect(t.score('blue')).toBe(30); // T46.4
  });
});

describe('the course of an attempt', () => {
  it('T3.12, T15.5 the seed cards are met one after the other, the last seeded first', () => {
    const t = onWorld(['Trifle', 'Thinning', 'Halt'], ['Dot', 'Bob']);
    t.order('blue', 'attempt', 'World');
    expect(met(t)).toEqual(['Trifle', 'Thinning', 'Halt']);
    expect(t.where('Bob')).toBe('discard blue');
  });

  it('T15.8, T46.10 it ends with the last who could go on; the remaining seeds stay unseen', () => {
    const t = onWorld(['Thinning', 'Halt'], ['Bob']);
    t.order('blue', 'attempt', 'World');
    expect(met(t)).toEqual(['Thinning']);
    expect([t.where('Halt'), t.g.s.marks.known[t.piece('Halt')]]).toEqual(['seeds World', 0]);
    expect(t.g.s.attempt).toBeNull();
  });

  it('T46.2 the same mission may be attempted again in the same turn by those who are not stopped', () => {
    const t = onWorld(['Halt'], ['Bob', 'Ann']);
    t.order('blue', 'attempt', 'World', ['Bob']);
    expect(t.offers('blue', 'attempt', 'World')).toBe(true);
    t.order('blue', 'attempt', 'World');
    expect(t.offers('blue', 'attempt', 'World')).toBe(false);
  });

  it('T15.8 those who do not meet the need when no seed card is left end it; by default nobody is stopped', () => {
    const t = onWorld(['Trifle'], ['Bob']);
    t.order('blue', 'attempt', 'World');
    expect(seen(t, 'unsolved', 'solved', 'attempt-over')).toEqual(['unsolved', 'attempt-over']);
    expect([...stopped(t, 'Bob'), t.score('blue')]).toEqual([false, 0]);
  });

  it('T15.10, T36.3 the house rule stops them', () => {
    const t = onWorld([], ['Bob'], { house: { failedSolveStops: true } });
    t.order('blue', 'attempt', 'World');
    expect(stopped(t, 'Bob')).toEqual([true]);
  });

  it('T14.4 who takes part is told to their player alone, and everybody how many', () => {
    const t = onWorld([], ['Bob', 'Ann']);
    t.order('blue', 'attempt', 'World');
    const [{ data, secret }] = t.events('attempted');
    expect(data).toMatchObject({ by: 0, n: 2 });
    expect(data).not.toHaveProperty('pieces');
    expect(secret).toEqual({ to: [0], data: { pieces: [t.piece('Bob'), t.piece('Ann')] } });
  });

  it('T65.6 those who are all stopped stay unseen, those who are picked are shown', () => {
    const t = onWorld(['Halt'], ['Bob', 'Ann']);
    t.order('blue', 'attempt', 'World');
    const [{ data, secret }] = t.events('stopped');
    expect(data).toEqual({ by: 0, n: 2 });
    expect(secret?.to).toEqual([0]);
    const picked = onWorld(['Thinning'], ['Bob']);
    picked.order('blue', 'attempt', 'World');
    expect(picked.events('selected')[0].data).toMatchObject({ pieces: [picked.piece('Bob')], how: 'random' });
  });

  it('T65.6 with open faces nothing of it is hidden', () => {
    const t = onWorld(['Halt'], ['Bob', 'Ann'], { faces: 'open' });
    t.order('blue', 'attempt', 'World');
    expect(t.events('stopped')[0].data).toMatchObject({ n: 2, pieces: [t.piece('Bob'), t.piece('Ann')] });
  });
});
