import { describe, expect, it } from 'vitest';
import { ability } from '../../effects/index.ts';
import { parseNeed } from '../../language/index.ts';
import { kill } from '../../rules/people/die.ts';
import type { Meeting } from '../../rules/timing/events.ts';
import { met, onWorld, scenario, seen, stopped } from './board.ts';
import { dilemma, onTable, somebody, thing } from './cards.ts';

const EVERYBODY = { is: 'anybody' } as const;
const KILL_ONE = {
  targets: [{ one: EVERYBODY, pick: { by: 'random' } }],
  effects: [{ do: 'kill', whom: 'them' }],
  after: 'discard',
} as const;

dilemma('For Women', 'planet', { ...KILL_ONE, trigger: parseNeed('female'), unless: parseNeed('3 SECURITY'), points: 5 });
dilemma('Void by Youth', 'planet', { ...KILL_ONE, nullified: parseNeed('Youth'), unless: parseNeed('Leadership'), points: 5 });
dilemma('Killer', 'planet', { ...KILL_ONE, unless: parseNeed('Leadership'), points: 5 });
dilemma('Choosy', 'planet', {
  targets: [{ one: EVERYBODY, pick: { by: 'opponent' } }],
  unless: parseNeed('Leadership'),
  effects: [{ do: 'kill', whom: 'them' }],
  after: 'discard',
});
dilemma('Mob', 'planet', {
  targets: [{ one: { skill: 'SECURITY' }, pick: { by: 'random' } }],
  unless: parseNeed('others (STRENGTH>8)'),
  effects: [{ do: 'kill', whom: 'them' }],
  after: 'discard',
});
dilemma('Bribe', 'planet', {
  ...KILL_ONE,
  unless: parseNeed('STRENGTH>44'),
  price: { pay: [{ do: 'discard', whom: { one: { type: 'Equipment' }, pick: { by: 'you' } } }], must: false },
});
dilemma('Toll', 'planet', {
  ...KILL_ONE,
  price: { pay: [{ do: 'discard', whom: { one: { skill: 'MEDICAL' }, pick: { by: 'you' } } }], must: true },
});
dilemma('Last Toll', 'planet', {
  ...KILL_ONE,
  price: { pay: [{ do: 'discard', whom: { one: { skill: 'MEDICAL' }, pick: { by: 'you' } } }], must: true },
  points: 5,
});
dilemma('Card Toll', 'planet', {
  price: { pay: [{ do: 'discard-from-hand', n: 2, of: { type: 'Equipment' }, pick: 'you' }], must: true },
  effects: [],
  after: 'wall',
});

const isMeeting = (ev: object): ev is Meeting => 'dilemma' in ev && 'overcome' in ev;
const meetings: { overcome: boolean | null; targets: number; result: string }[] = [];
onTable('Witness', {
  clauses: [
    ability({
      at: 'encounter.met',
      must: true,
      per: 'every-turn',
      *commit({ ev }) {
        if (isMeeting(ev)) meetings.push({ overcome: ev.overcome, targets: ev.targets.length, result: ev.result });
      },
    }),
  ],
});
onTable('Shield', {
  clauses: [
    ability({
      at: 'encounter.met',
      *commit({ ev }) {
        if (isMeeting(ev)) ev.stopped = true;
      },
    }),
  ],
});
onTable('Way Out', {
  clauses: [
    ability({
      at: 'encounter.met',
      *commit({ ev }) {
        if (isMeeting(ev)) ev.overcome = true;
      },
    }),
  ],
});
onTable('Sniper', {
  clauses: [
    ability({
      at: 'encounter.met',
      per: 'every-turn',
      *commit({ g, ev }) {
        if (isMeeting(ev)) yield* kill(g, ev.team.slice(0, 1));
      },
    }),
  ],
});
thing('Talisman', { standing: [{ says: 'nullifies', card: 'Killer', reach: 'present' }] });
somebody('Fixer', { standing: [{ says: 'nullifies', card: 'Killer', reach: 'present', may: true }] });

describe('a dilemma is read in one order', () => {
  it('T16.2 without its trigger it is discarded without effect, and they go on', () => {
    const t = onWorld(['For Women'], ['Bob', 'Cy']);
    t.order('blue', 'attempt', 'World');
    expect(seen(t, 'no-trigger', 'selected', 'killed', 'overcome', 'scored', 'unsolved')).toEqual(['no-trigger', 'unsolved']);
    expect(t.where('For Women')).toBe('discard red');
    const struck = onWorld(['For Women'], ['Bob', 'Dot']);
    struck.order('blue', 'attempt', 'World');
    expect(seen(struck, 'no-trigger', 'killed')).toEqual(['killed']);
  });

  it('T16.3, T47.1 targets are picked before conditions are looked at', () => {
    const t = onWorld(['Choosy'], ['Ann', 'Bob']);
    t.plan('red', 'pick.one', 'Bob');
    t.order('blue', 'attempt', 'World');
    expect(seen(t, 'selected', 'overcome', 'killed')).toEqual(['selected', 'overcome']);
    expect(t.where('Bob')).toBe('planet World');
  });

  it('T16.3 "remaining": whoever is picked does not help to meet the conditions', () => {
    const saved = onWorld(['Mob'], ['Bob', 'Gus', 'Dot']);
    saved.order('blue', 'attempt', 'World');
    expect(seen(saved, 'overcome', 'killed')).toEqual(['overcome']);
    const lost = onWorld(['Mob'], ['Bob', 'Dot', 'Cy']);
    lost.order('blue', 'attempt', 'World');
    expect(lost.where('Bob')).toBe('discard blue');
  });

  it('T16.4, T16.12 nullified: discarded at once, without effect and without points', () => {
    const t = onWorld(['Void by Youth'], ['Fay', 'Ann', 'Dot']);
    t.order('blue', 'attempt', 'World');
    expect(seen(t, 'nullified', 'overcome', 'killed', 'solved')).toEqual(['nullified', 'solved']);
    expect(t.g.s.points.map(({ kind }) => kind)).toEqual(['mission']);
    expect(t.where('Void by Youth')).toBe('discard red');
  });

  it('T47.1 what nullifies where present does so by itself, in the team and nowhere else', () => {
    const t = onWorld(['Killer'], ['Dot', 'Talisman']);
    t.order('blue', 'attempt', 'World');
    expect(seen(t, 'nullified', 'killed')).toEqual(['nullified']);
    const away = scenario({
      alpha: ['World'],
      blue: { at: { World: { planet: ['Dot'], space: { Vessel: ['Talisman'] } } } },
      red: { at: { World: { seeds: ['Killer'] } } },
    });
    away.order('blue', 'attempt', 'World');
    expect(seen(away, 'nullified', 'killed')).toEqual(['killed']);
  });

  it('T47.1 one that says "may" is its player\'s choice', () => {
    const used = onWorld(['Killer'], ['Dot', 'Fixer']);
    used.plan('blue', 'dilemma.nullify', true);
    used.order('blue', 'attempt', 'World');
    expect(seen(used, 'nullified', 'killed')).toEqual(['nullified']);
    const kept = onWorld(['Killer'], ['Dot', 'Fixer', 'Ann']);
    kept.plan('blue', 'dilemma.nullify', false);
    kept.order('blue', 'attempt', 'World');
    expect(seen(kept, 'nullified', 'overcome')).toEqual(['overcome']);
  });

  it('T40.5 it can be answered once targets and conditions are known, and before its effects', () => {
    meetings.length = 0;
    const t = onWorld(['Killer'], ['Dot', 'Bob'], { red: { table: ['Witness'], at: { World: { seeds: ['Killer'] } } } });
    t.order('blue', 'attempt', 'World');
    expect(meetings).toEqual([{ overcome: false, targets: 1, result: 'pending' }]);
    expect(t.events('killed')).toHaveLength(1);
  });

  it('T16.4 an answer that stops it: no effect, no points, they go on', () => {
    const t = scenario({
      alpha: ['World'],
      blue: { table: ['Shield'], at: { World: { planet: ['Dot'] } } },
      red: { at: { World: { seeds: ['Killer'] } } },
    });
    t.use('blue', 'Shield');
    t.order('blue', 'attempt', 'World');
    expect(seen(t, 'nullified', 'killed', 'failed', 'solved')).toEqual(['nullified', 'solved']);
  });

  it('T40.7 after an answer its conditions are looked at again with whoever is left', () => {
    const t = scenario({
      alpha: ['World'],
      blue: { at: { World: { planet: ['Ann', 'Dot', 'Bob'] } } },
      red: { table: ['Sniper'], at: { World: { seeds: ['Killer'] } } },
    });
    t.use('red', 'Sniper');
    t.order('blue', 'attempt', 'World');
    // Ann, who led them past it, is dead.
    expect(t.where('Ann')).toBe('discard blue');
    expect(seen(t, 'overcome', 'failed')).toEqual(['failed']);
  });

  it('T46.10 if an answer leaves nobody, the attempt ends and the dilemma stays', () => {
    const t = scenario({
      alpha: ['World'],
      blue: { at: { World: { planet: ['Dot'] } } },
      red: { table: ['Sniper'], at: { World: { seeds: ['Killer'] } } },
    });
    t.use('red', 'Sniper');
    t.order('blue', 'attempt', 'World');
    expect(t.where('Killer')).toBe('seeds World');
    expect(seen(t, 'overcome', 'failed', 'nullified', 'attempt-over')).toEqual(['attempt-over']);
  });
});

describe('what is given to get past', () => {
  it('T16.5 a price that may be paid is asked for only where it can be, and only if the conditions are not met', () => {
    const paid = onWorld(['Bribe'], ['Dot', 'Gadget']);
    paid.plan('blue', 'dilemma.pay', true);
    paid.order('blue', 'attempt', 'World');
    expect(paid.where('Gadget')).toBe('discard blue');
    expect(seen(paid, 'overcome', 'failed', 'killed')).toEqual(['overcome']);
    const refused = onWorld(['Bribe'], ['Dot', 'Gadget']);
    refused.plan('blue', 'dilemma.pay', false);
    refused.order('blue', 'attempt', 'World');
    expect([refused.where('Gadget'), refused.where('Dot')]).toEqual(['planet World', 'discard blue']);
    const poor = onWorld(['Bribe'], ['Dot']);
    poor.order('blue', 'attempt', 'World');
    expect(poor.where('Dot')).toBe('discard blue');
  });

  it('T16.5 meeting conditions is compulsory where it is possible', () => {
    const t = onWorld(['Toll'], ['Cy', 'Dot']);
    t.order('blue', 'attempt', 'World');
    expect(t.where('Cy')).toBe('discard blue');
    expect(seen(t, 'overcome', 'killed', 'solved')).toEqual(['overcome', 'solved']);
    const none = onWorld(['Toll'], ['Dot', 'Ann']);
    none.order('blue', 'attempt', 'World');
    expect(seen(none, 'overcome', 'failed', 'killed')).toEqual(['killed', 'failed']);
    expect(met(none)).toEqual(['Toll']);
    expect(stopped(none, ...['Dot', 'Ann'].filter((x) => none.where(x) === 'planet World'))).toEqual([true]);
  });

  it('T16.5, T16.12 whoever gives the last of them has got past all the same', () => {
    const t = onWorld(['Last Toll'], ['Cy']);
    t.order('blue', 'attempt', 'World');
    expect([t.where('Cy'), t.where('Last Toll'), t.score('blue')]).toEqual(['discard blue', 'discard red', 5]);
    expect(seen(t, 'overcome', 'failed', 'unsolved', 'attempt-over')).toEqual(['overcome', 'attempt-over']);
  });

  it('T5.9, T16.4 nothing is given for what an answer has made void, or what it has got past', () => {
    const board = (card: string) => {
      const t = scenario({
        alpha: ['World'],
        blue: { table: [card], at: { World: { planet: ['Cy', 'Dot'] } } },
        red: { at: { World: { seeds: ['Last Toll'] } } },
      });
      t.use('blue', card);
      t.order('blue', 'attempt', 'World');
      return [t.where('Cy'), ...seen(t, 'overcome', 'nullified')];
    };
    expect(board('Shield')).toEqual(['planet World', 'nullified']);
    expect(board('Way Out')).toEqual(['planet World', 'overcome']);
  });

  it('T40.4 a price is paid in full or not at all', () => {
    const board = (...hand: readonly string[]) => {
      const t = scenario({
        alpha: ['World'],
        blue: { hand, at: { World: { planet: ['Dot'] } } },
        red: { at: { World: { seeds: ['Card Toll'] } } },
      });
      t.order('blue', 'attempt', 'World');
      return [t.where('Gadget'), ...seen(t, 'overcome', 'failed')];
    };
    expect(board('Gadget', 'Ann')).toEqual(['hand blue', 'failed']);
    expect(board('Gadget', 'Blaster', 'Ann')).toEqual(['discard blue', 'overcome']);
  });
});
