import '@parley/cosmic';
import { scenario, type ScenarioOptions } from '@parley/cosmic/testing';
import type { Answer } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { rookie, seenBy } from '../src/index.ts';

/** What the rookie, as red, answers to a question of its own alien. */
function asked(alien: string, tag: string, position: ScenarioOptions = {}): Answer {
  const aliens = { red: alien, blue: 'void', yellow: 'healer', purple: 'vacuum' };
  const t = scenario(aliens, { turn: 'red', destiny: ['blue'], ...position });
  const d = t.until('red', tag);
  return rookie('taught').answer(seenBy(t.table, t.seat('red')), d);
}

describe('rookie knows its alien', () => {
  it('as Will goes where it has no colony yet', () => {
    const ships = { red: { 'blue/1': 1 }, blue: { 'blue/1': 1, 'blue/3': 2 } };
    expect(asked('will', 'will.where', { ships })).not.toBe('blue/1');
  });

  it('as Schizoid picks a condition that depends on nobody else, and garrisons its colonies', () => {
    const aliens = { red: 'schizoid', blue: 'void', yellow: 'healer', purple: 'vacuum' };
    const t = scenario(aliens, { turn: 'red', destiny: ['blue'], hands: { red: ['attack-30'] } });
    const said = (tag: string): Answer => rookie('taught').answer(seenBy(t.table, 0), t.until('red', tag));
    const condition = said('schizoid.choose');
    expect(condition).toBe('intruder');
    t.answer('red', condition);
    const ships = Object.values(said('launch.ships') as { [place: string]: number });
    expect(ships.reduce((a, b) => a + b, 0)).toBe(4);
  });

  it('as Hate discards what the others can hardly match', () => {
    const hands = { red: ['attack-04', 'attack-08', 'plague', 'negotiate'] };
    expect(asked('hate', 'hate.card', { hands })).toMatch(/^plague/);
  });

  it('as Citadel builds while it has attacks to spare, and keeps the best of them', () => {
    const aliens = { red: 'citadel', blue: 'void', yellow: 'healer', purple: 'vacuum' };
    const building = (red: string[]): Answer[] => {
      const t = scenario(aliens, { turn: 'red', destiny: ['blue'], hands: { red } });
      const said = (tag: string): Answer => rookie('taught').answer(seenBy(t.table, 0), t.until('red', tag));
      const use = said('use');
      if (use === 'pass') return [use];
      t.answer('red', use);
      return [use, said('citadel.card')];
    };
    expect(building(['attack-40', 'attack-12', 'attack-04', 'attack-06'])[1]).toMatch(/^attack-12/);
    expect(building(['attack-40', 'attack-12', 'negotiate'])).toEqual(['pass']);
  });
});
