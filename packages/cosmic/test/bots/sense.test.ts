import '@parley/cosmic';
import { scenario, type ScenarioOptions } from '@parley/cosmic/testing';
import type { Answer } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { rookie } from '../../bots/index.ts';
import { seenBy } from '@parley/kernel/players';

const ALIENS = { red: 'zombie', blue: 'void', yellow: 'healer', purple: 'vacuum' };

/** What the rookie answers to a question it comes to be asked. */
function asked(colour: string, tag: string, position: ScenarioOptions, plan?: (t: ReturnType<typeof scenario>) => void) {
  const t = scenario(ALIENS, { turn: 'red', destiny: ['blue'], ...position });
  plan?.(t);
  const d = t.until(colour, tag);
  return rookie('sense').answer(seenBy(t.table, t.seat(colour)), d);
}

const names = (a: Answer): string[] => (a as string[]).map((x) => x.replace(/#.*/, ''));

describe('rookie plays sensibly', () => {
  it('aims at the planet with the fewest guards', () => {
    const ships = { blue: { 'blue/4': 1 } };
    expect(asked('red', 'launch.aim', { hands: { red: ['attack-10'] }, ships })).toBe('blue/4');
  });

  it('leaves a ship on every planet it sends from', () => {
    const answer = asked('red', 'launch.ships', { hands: { red: ['attack-40'] } }) as { [place: string]: number };
    expect(Object.values(answer).reduce((a, b) => a + b, 0)).toBe(4);
    for (const n of Object.values(answer)) expect(n).toBeLessThan(4);
  });

  it('never gives up a foreign colony to pay for something', () => {
    const t = scenario(ALIENS, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['negotiate'], blue: ['negotiate'] },
      ships: { red: { 'purple/1': 1, 'yellow/1': 1 } },
    });
    t.leave('red');
    const d = t.until('red', 'deal.penalty');
    const answer = rookie('sense').answer(seenBy(t.table, t.seat('red')), d) as { [place: string]: number };
    expect(Object.keys(answer)).not.toContain('purple/1');
    expect(Object.keys(answer)).not.toContain('yellow/1');
  });

  it('does not invite somebody who would win by it', () => {
    const ships = { yellow: { 'red/1': 1, 'red/2': 1, 'purple/1': 1, 'purple/2': 1 } };
    const guests = asked('red', 'alliance.invite', { hands: { red: ['attack-08'] }, ships }) as string[];
    expect(guests).not.toContain('player:2');
    expect(guests).toContain('player:3');
  });

  it('does not help somebody to the last colony', () => {
    const ships = { red: { 'yellow/1': 1, 'yellow/2': 1, 'purple/1': 1, 'purple/2': 1 } };
    const answer = asked('yellow', 'alliance.answer', { hands: { red: ['attack-08'] }, ships }, (t) => {
      t.invite('red', 'yellow');
    });
    expect(answer).toBe('decline');
  });

  it('helps when it wins together with them', () => {
    const four = (a: string, b: string) => ({ [`${a}/1`]: 1, [`${a}/2`]: 1, [`${b}/1`]: 1, [`${b}/2`]: 1 });
    const ships = { red: four('yellow', 'purple'), yellow: four('red', 'purple') };
    const answer = asked('yellow', 'alliance.answer', { hands: { red: ['attack-08'] }, ships }, (t) => {
      t.invite('red', 'yellow');
    });
    expect(answer).toBe('offense');
  });

  it('keeps its best card for later when a lower one will do', () => {
    const hands = { red: ['attack-40', 'attack-14', 'attack-06', 'attack-10', 'negotiate'] };
    const ships = { blue: { 'blue/1': 1 } };
    const card = asked('red', 'planning.select', { hands, ships }, (t) => {
      t.aim('red', 'blue/1');
      t.send('red', { 'red/1': 2, 'red/2': 2 });
    });
    expect(names([card as string])).not.toContain('attack-40');
  });

  it('plays its best card for the last colony', () => {
    const hands = { red: ['attack-40', 'attack-14', 'attack-06', 'attack-10', 'negotiate'] };
    const ships = { red: { 'yellow/1': 1, 'yellow/2': 1, 'purple/1': 1, 'purple/2': 1 } };
    expect(names([asked('red', 'planning.select', { hands, ships }) as string])).toEqual(['attack-40']);
  });

  it('offers a colony for a colony, and accepts that', () => {
    const hands = { red: ['negotiate'], blue: ['negotiate'] };
    const offer = asked('red', 'deal', { hands }) as { do: string; gives: { [good: string]: number } };
    expect(offer.do).toBe('offer');
    expect(Object.keys(offer.gives).filter((x) => x.startsWith('colony.'))).toHaveLength(2);
    const t = scenario(ALIENS, { turn: 'red', destiny: ['blue'], hands });
    t.plan('red', 'deal', offer as Answer);
    t.until('red', 'deal');
    t.answer('red', offer as Answer);
    const d = t.until('blue', 'deal');
    expect(rookie('sense').answer(seenBy(t.table, t.seat('blue')), d)).toEqual({ do: 'accept' });
  });

  it('makes no deal that wins the game for the other one', () => {
    const ships = { blue: { 'yellow/1': 1, 'yellow/2': 1, 'purple/1': 1, 'purple/2': 1 } };
    const offer = asked('red', 'deal', { hands: { red: ['negotiate', 'attack-20'], blue: ['negotiate'] }, ships }) as {
      gives?: { [good: string]: number };
    };
    expect(Object.keys(offer.gives ?? {}).filter((x) => x.startsWith('colony.') && x.endsWith('>1'))).toEqual([]);
  });

  it('does not zap its own power', () => {
    const t = scenario(
      { ...ALIENS, blue: 'filch' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04', 'cosmic-zap'], blue: ['attack-20'] } },
    );
    const d = t.until('red', 'use');
    expect(d.data?.alien).toBe('zombie');
    expect(rookie('sense').answer(seenBy(t.table, t.seat('red')), d)).toBe('pass');
  });

  it('takes ships back as rewards when many are in the warp, else cards', () => {
    const rewarded = (warp: number): Answer =>
      asked('purple', 'rewards.ships', { hands: { red: ['attack-04'], blue: ['attack-20'] }, ships: { purple: { warp } } }, (t) => {
        t.invite('blue', 'purple');
        t.ally('purple', 'defense', { 'purple/1': 2 });
      });
    expect(rewarded(6)).toBe(2);
    expect(rewarded(1)).toBe(0);
  });
});
