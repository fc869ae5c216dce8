import { InputError } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { registry } from '../src/content/index.ts';

interface Spell {
  readonly id: string;
  readonly cost?: number;
  readonly text?: string;
}

describe('a registry', () => {
  it('finds what was added, in the order in which it was', () => {
    const spells = registry<Spell>('spell');
    spells.add([{ id: 'sleep', cost: 2 }, { id: 'light' }]);
    expect(spells.get('sleep').cost).toBe(2);
    expect(spells.find('storm')).toBeUndefined();
    expect([spells.has('light'), spells.has('storm')]).toEqual([true, false]);
    expect(spells.all().map((x) => x.id)).toEqual(['sleep', 'light']);
    expect([...spells.ids()]).toEqual(['sleep', 'light']);
    expect(spells.all()).toBe(spells.all());
  });

  it('refuses a second thing of the same name, and names that nothing has', () => {
    const spells = registry<Spell>('spell');
    spells.add([{ id: 'sleep' }]);
    expect(() => spells.add([{ id: 'sleep' }])).toThrow(new InputError('There are two spells called "sleep"; give one another id.'));
    expect(() => spells.get('storm')).toThrow(new InputError('There is no spell "storm".'));
  });

  it('puts what is made anew in the place of what was', () => {
    const spells = registry<Spell>('spell');
    spells.add([{ id: 'sleep', cost: 2 }, { id: 'light' }]);
    expect(spells.all()[0].cost).toBe(2);
    spells.put([{ id: 'sleep', cost: 3 }]);
    expect(spells.all().map((x) => x.cost)).toEqual([3, undefined]);
  });

  it('gives everything the fields that anything has, in one order', () => {
    const spells = registry<Spell>('spell');
    spells.add([{ cost: 1, id: 'sleep' }, { id: 'light' }]);
    const names = (): string[][] => spells.all().map((x) => Object.keys(x));
    expect(names()).toEqual([1, 2].map(() => ['cost', 'id']));
    expect(spells.get('light')).toBe(spells.all()[1]);
    spells.add([{ id: 'storm', text: 'Thunder.' }]);
    expect(names()).toEqual([1, 2, 3].map(() => ['cost', 'id', 'text']));
    expect(spells.all()).toBe(spells.all());
  });
});
