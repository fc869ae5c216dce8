import '@parley/cosmic';
import { scenario, type ScenarioOptions } from '@parley/cosmic/testing';
import type { Answer } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { rookie } from '../../bots/index.ts';
import { seenBy } from '@parley/kernel/players';

/** What the rookie, as red, answers to a question of its own alien. */
function asked(alien: string, tag: string, position: ScenarioOptions = {}): Answer {
  const aliens = { red: alien, blue: 'void', yellow: 'healer', purple: 'vacuum' };
  const t = scenario(aliens, { turn: 'red', destiny: ['blue'], ...position });
  const d = t.until('red', tag);
  return rookie('taught').answer(seenBy(t.table, t.seat('red')), d);
}

/** The planets of these colours, without the first of each. */
const allButFirst = (...colours: string[]): string[] => colours.flatMap((c) => [2, 3, 4, 5].map((i) => `${c}/${i}`));

describe('rookie at home', () => {
  it('draws again when its own colour comes up, but sees to its guests when nothing is left elsewhere', () => {
    const ships = { blue: { 'red/1': 1 }, yellow: { 'red/2': 1, 'red/3': 1 } };
    expect(asked('zombie', 'destiny.own', { destiny: ['red'], ships, hands: { red: ['attack-10'] } })).toBe('redraw');
    const gone = [...allButFirst('blue', 'yellow', 'purple'), 'purple/1'];
    const answer = asked('zombie', 'destiny.own', { destiny: ['red'], ships, gone, hands: { red: ['attack-10'] } });
    expect(answer).toBe('player:2');
  });
});

describe('rookie knows its alien', () => {
  it('as Lunatic hedges a lost encounter with ships it can spare, and trusts a good hand', () => {
    const aliens = { red: 'lunatic', blue: 'void', yellow: 'healer', purple: 'vacuum' };
    const hedging = (red: string[]): Answer[] => {
      const t = scenario(aliens, { turn: 'red', destiny: ['blue'], hands: { red } });
      t.send('red', { 'red/1': 1 });
      const said = (tag: string): Answer => rookie('taught').answer(seenBy(t.table, 0), t.until('red', tag));
      const use = said('use');
      if (use === 'pass') return [use];
      t.answer('red', use);
      return [use, said('alliance.ships')];
    };
    const [, ships] = hedging(['attack-00', 'attack-01']);
    expect(Object.values(ships as { [place: string]: number }).reduce((a, b) => a + b, 0)).toBe(4);
    expect(hedging(['attack-40'])).toEqual(['pass']);
  });

  it('as Joker makes low cards wild, and high ones of its own', () => {
    const aliens = { red: 'joker', blue: 'void', yellow: 'healer', purple: 'vacuum' };
    const t = scenario(aliens, { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04', 'attack-04'], blue: ['attack-06'] } });
    const said = (tag: string): Answer => rookie('taught').answer(seenBy(t.table, 0), t.until('red', tag));
    t.use('red', 'joker');
    expect(said('joker.name')).toBe('attack-04');
    t.answer('red', 'attack-04');
    expect(said('joker.token')).toBe('attack-30');
  });

  it('takes of Vulch what would only come back, and refuses what would not', () => {
    const wanted = (blue: string, given: string): Answer => {
      const aliens = { red: 'zombie', blue, yellow: 'healer', purple: 'vacuum' };
      const hands = { red: ['attack-40', 'flare:vulch'], blue: ['attack-04', 'attack-05', 'attack-06', 'solar-wind'] };
      const t = scenario(aliens, { turn: 'red', destiny: ['blue'], hands, options: { rewards: 'both' } });
      t.select('blue', 'attack-04');
      t.use('red', 'flare:vulch');
      t.plan('blue', 'vulch.give', given);
      return rookie('taught').answer(seenBy(t.table, 0), t.until('red', 'vulch.want'));
    };
    expect(wanted('vulch', 'solar-wind')).toBe('keep');
    expect(wanted('vulch', 'attack-05')).toBe('discard');
    expect(wanted('void', 'solar-wind')).toBe('discard');
  });

  it('follows Love with a poor card for many ships, and with nothing for few', () => {
    const following = (warp: number): Answer => {
      const aliens = { red: 'love', blue: 'void', yellow: 'healer', purple: 'vacuum' };
      const hands = { red: ['attack-04'], blue: ['attack-40', 'attack-06'] };
      const t = scenario(aliens, { turn: 'red', destiny: ['blue'], hands, ships: { blue: { warp } } });
      return rookie('taught').answer(seenBy(t.table, 1), t.until('blue', 'love.answer'));
    };
    expect(following(6)).toMatch(/^attack-06/);
    expect(following(0)).toBe('nothing');
  });

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
