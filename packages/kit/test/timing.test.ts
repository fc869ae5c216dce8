import { answer, NOTHING, occasionName, queryKey, questionFor, type Flow, type Game } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { ability, duel, forbid, hit, modifier, reaction, timing, type Duel, type Spec } from './duel.ts';

const nothing = function* (): Flow {};

/** A game with these spells in the book, at its end. */
const over = (...spells: readonly Spec[]): Game<Duel> => duel([], { spells }).game;

describe('a window', () => {
  const dusk = timing.window('dusk');

  it('has the number of its name, among those of windows', () => {
    expect(occasionName(dusk.key)).toBe('window:dusk');
    expect([timing.keys.window('dusk'), timing.window('dusk').key]).toEqual([dusk.key, dusk.key]);
  });

  it('is a flow that is over already, while nobody holds anything for it', () => {
    const g = over();
    expect(dusk.isAwaited(g)).toBe(false);
    expect(dusk.open(g, { day: 1 })).toBe(NOTHING);
  });

  it('shows what it carries to those who act in it', () => {
    const grow = ability({
      id: 'grow',
      at: 'dusk',
      *commit({ g, ev }) {
        g.s.life[0] += ev.day;
      },
    });
    const table = duel([(g) => dusk.open(g, { day: 7 })], { spells: [grow] });
    expect(dusk.isAwaited(table.game)).toBe(true);
    expect(questionFor(table, 0)?.data).toEqual({ at: 'window:dusk' });
    expect(answer(table, 0, 'book:grow')).toBeNull();
    expect(table.game.s.life).toEqual([17, 10]);
  });
});

describe('an event', () => {
  const struck = timing.event('hit');

  it('is answered by reactions, who may change what it carries', () => {
    const blow = { who: 0, n: 3 };
    const shield = reaction<'hit'>({
      on: 'hit',
      must: true,
      *commit({ ev }) {
        ev.n--;
      },
    });
    const table = duel([(g) => struck.open(g, blow)], { spells: [shield] });
    expect([occasionName(struck.key), struck.isAwaited(table.game), blow.n]).toEqual(['event:hit', true, 2]);
    expect(timing.event('heal').isAwaited(table.game)).toBe(false);
  });

  it('tells everybody its facts, by its own name', () => {
    const facts = timing.facts({ hit: (g, { who, n }) => ({ who, left: g.s.life[who] - n }) });
    expect(facts(over(), struck.key, { who: 1, n: 3 })).toEqual({ who: 1, left: 7 });
    expect(facts(over(), timing.keys.event('heal'), { who: 1 })).toBeNull();
  });
});

describe('a query', () => {
  const damage = timing.query('damage');
  const double = modifier('damage', (n, { who }) => (who === 1 ? n * 2 : n));

  it('is answered as it would be without effects, while there are none', () => {
    expect([damage.isAsked(over()), damage.ask(over(), 4, { who: 1 })]).toEqual([false, 4]);
    expect(timing.keys.query('damage')).toBe(queryKey('damage'));
  });

  it('is changed by modifiers, one after the other', () => {
    const g = over(
      double,
      modifier('damage', (n) => n + 1),
    );
    expect([damage.isAsked(g), damage.ask(g, 4, { who: 1 }), damage.ask(g, 4, { who: 0 })]).toEqual([true, 9, 5]);
    hit(g, 1, 2);
    expect(g.s.life).toEqual([10, 5]);
  });

  it('tells who makes which difference', () => {
    const told: unknown[] = [];
    const g = over(
      double,
      modifier('damage', (n) => n),
    );
    expect(damage.told(g, 3, { who: 1 }, (by, before, after) => told.push([by.key, before, after]))).toBe(6);
    expect(told).toEqual([['book', 3, 6]]);
  });

  it('may be whether something is allowed: null, or the first reason why not', () => {
    const may = timing.query('mayHeal');
    const plague = forbid('mayHeal', ({ who }, { me }) => (who === me ? { from: 'plague' } : null));
    const ban = forbid('mayHeal', ({ who }) => (who === 0 ? { from: 'ban' } : null));
    const g = over(plague, ban);
    expect([may.ask(g, null, { who: 0 }), may.ask(g, null, { who: 1 })]).toEqual([{ from: 'plague' }, null]);
    expect(may.ask(over(ban), null, { who: 0 })).toEqual({ from: 'ban' });
    const cure = modifier('mayHeal', () => null);
    expect(may.ask(over(plague, cure), null, { who: 0 })).toBeNull();
    expect(duel([nothing], { spells: [cure] }).over).toBe(true);
  });
});
