import { describe, expect, it } from 'vitest';
import { ability, reaction } from '../../effects/index.ts';
import { parseNeed } from '../../language/index.ts';
import { move } from '../../rules/board/move.ts';
import { shipsIn, spaceAt } from '../../rules/board/places.ts';
import { zoneIn } from '../../rules/state/zones.ts';
import type { Meeting } from '../../rules/timing/events.ts';
import { atVoid, living, met, onWorld, scenario, seen, stopped, type Board, type Scenario } from './board.ts';
import { dilemma, onTable, thing } from './cards.ts';

const EVERYBODY = { is: 'anybody' } as const;
dilemma('Stalker', 'either', {
  targets: [{ one: { skill: 'OFFICER' }, pick: { by: 'random' } }],
  unless: parseNeed('2 Leadership'),
  effects: [{ do: 'kill', whom: 'them' }],
  after: 'discard',
});
dilemma('Women Only', 'either', { trigger: parseNeed('female'), effects: [{ do: 'kill', whom: { all: EVERYBODY } }], after: 'discard' });
dilemma('Weariness', 'either', {
  unless: parseNeed('9 Youth'),
  effects: [{ do: 'place', on: 'mission' }],
  after: 'discard',
  placed: { again: [{ at: 'dilemma', effects: [{ do: 'stop', whom: { one: EVERYBODY, pick: { by: 'random' } } }] }] },
});
dilemma('Retreat', 'either', {
  unless: parseNeed('9 Youth'),
  effects: [{ do: 'end-attempt' }, { do: 'kill', whom: { all: EVERYBODY } }],
  after: 'wall',
});
dilemma('Withdrawal', 'either', { effects: [{ do: 'end-attempt' }], after: 'discard' });
dilemma('Raid', 'either', { unless: parseNeed('9 Youth'), effects: [{ do: 'place', on: 'pile' }], after: 'wall' });
dilemma('Toll Gate', 'either', {
  targets: [{ one: { skill: 'OFFICER' }, pick: { by: 'random' } }],
  price: { pay: [{ do: 'discard', whom: { one: { skill: 'MEDICAL' }, pick: { by: 'you' } } }], must: true },
  effects: [],
  overcome: [{ do: 'stop', whom: 'them' }],
  after: 'discard',
});
dilemma('Haggle', 'either', {
  unless: parseNeed('Leadership'),
  price: { pay: [{ do: 'discard', whom: { one: { type: 'Equipment' }, pick: { by: 'you' } } }], must: false },
  effects: [],
  after: 'discard',
});
dilemma('Drain', 'space', {
  effects: [
    { do: 'place', on: 'ship' },
    { do: 'kill', whom: { one: { skill: 'CIVILIAN' }, pick: { by: 'random' } } },
  ],
  after: 'discard',
  placed: { cure: parseNeed('2 ENGINEER'), standing: [{ says: 'adds', to: ['WEAPONS'], n: -4, of: { type: 'Ship' }, reach: 'host' }] },
});
dilemma('Armory', 'space', { unless: parseNeed('WEAPONS>5'), effects: [], after: 'wall' });
dilemma('Warding', 'either', { nullified: parseNeed('Youth'), unless: parseNeed('9 Youth'), effects: [], after: 'discard' });

const isMeeting = (ev: object): ev is Meeting => 'dilemma' in ev && 'overcome' in ev;
/** A card that does something to an encounter, once a turn. */
const meddler = (name: string, change: (ev: Meeting) => void): string =>
  onTable(name, {
    clauses: [
      ability({
        at: 'encounter.met',
        per: 'every-turn',
        *commit({ ev }) {
          if (isMeeting(ev)) change(ev);
        },
      }),
    ],
  });
meddler('Scapegoat', (ev) => {
  ev.targets = ev.team.filter((x) => !ev.targets.includes(x)).slice(0, 1);
});
meddler('Miracle', (ev) => {
  ev.overcome = true;
});
onTable('Lifeline', {
  clauses: [
    ability({
      at: 'encounter.met',
      per: 'every-turn',
      *commit({ g, ev }) {
        if (isMeeting(ev)) for (const x of ev.targets) move(g, x, zoneIn(shipsIn(g, spaceAt(ev.mission))[0]));
      },
    }),
  ],
});
const results: string[] = [];
onTable('Minutes', {
  clauses: [
    reaction({
      on: 'encounter.over',
      must: true,
      *commit({ ev }) {
        results.push(ev.result);
      },
      per: 'every-turn',
    }),
  ],
});
thing('Ward', { standing: [{ says: 'nullifies', card: 'Stalker', reach: 'present' }] });
thing('Beacon', { standing: [{ says: 'nullifies', card: 'Stalker', reach: 'here' }] });
onTable('Decree', { standing: [{ says: 'nullifies', card: 'Stalker', reach: 'everywhere' }] });

const meeting = (seeds: readonly string[], planet: readonly string[], table: readonly string[], more: Board = {}): Scenario => {
  const t = scenario({
    alpha: ['World', 'Void'],
    blue: { table, at: { World: { planet, space: { Vessel: [] } } } },
    red: { at: { World: { seeds } } },
    ...more,
  });
  for (const card of table) t.use('blue', card);
  t.order('blue', 'attempt', 'World');
  return t;
};

describe('answers to a dilemma', () => {
  it('T35.2 whoever it is aimed at may be changed before it takes effect', () => {
    const t = meeting(['Stalker'], ['Ann', 'Bob'], ['Scapegoat']);
    expect(living(t, 'Ann', 'Bob')).toEqual(['Ann']);
  });

  it('a text that says how it ends is believed', () => {
    const t = meeting(['Stalker'], ['Bob', 'Dot'], ['Miracle']);
    expect(seen(t, 'overcome', 'failed')).toEqual(['overcome']);
  });

  it('T16.15 whoever was taken out of the team meanwhile is neither hit nor stopped', () => {
    const t = meeting(['Stalker'], ['Ann', 'Bob'], ['Lifeline']);
    expect([t.where('Ann'), ...stopped(t, 'Ann', 'Bob')]).toEqual(['aboard Vessel', false, true]);
  });

  it('what came of it is told to those who wait for that', () => {
    results.length = 0;
    meeting(['Stalker'], ['Bob'], ['Minutes']);
    expect(results).toEqual(['failed']);
  });
});

describe('what makes it void', () => {
  it('T16.4 only what it names, and only if it is there', () => {
    const other = onWorld(['Women Only'], ['Dot', 'Ward']);
    other.order('blue', 'attempt', 'World');
    expect(seen(other, 'nullified', 'killed')).toEqual(['killed']);
    const none = onWorld(['Warding'], ['Dot']);
    none.order('blue', 'attempt', 'World');
    expect(seen(none, 'nullified', 'failed')).toEqual(['failed']);
  });

  it('T1.8, T47.1 "here" reaches from aboard a ship at the location, "everywhere" from the table', () => {
    const board = (at: string, aboard: readonly string[], table: readonly string[] = []): Scenario => {
      const t = scenario({
        alpha: ['World', 'Void'],
        blue: {
          table,
          at: { World: { planet: ['Bob'] }, [at]: { ...(at === 'World' ? { planet: ['Bob'] } : {}), space: { Vessel: aboard } } },
        },
        red: { at: { World: { seeds: ['Stalker'] } } },
      });
      t.order('blue', 'attempt', 'World');
      return t;
    };
    expect(seen(board('World', ['Beacon']), 'nullified', 'failed')).toEqual(['nullified']);
    expect(seen(board('Void', ['Beacon']), 'nullified', 'failed')).toEqual(['failed']);
    expect(seen(board('World', ['Ward']), 'nullified', 'failed')).toEqual(['failed']);
    expect(seen(board('Void', [], ['Decree']), 'nullified', 'failed')).toEqual(['nullified']);
  });
});

describe('how it ends', () => {
  it('T46.10 a dilemma that finds nobody left is not even looked at', () => {
    const t = onWorld(['Weariness', 'Women Only'], ['Bob', 'Gus']);
    t.order('blue', 'attempt', 'World', ['Bob']);
    t.order('blue', 'attempt', 'World');
    expect([t.where('Women Only'), ...seen(t, 'no-trigger')]).toEqual(['seeds World']);
  });

  it('T15.8, T16.6 a text that ends the attempt stops only those who have failed, and nothing of it follows', () => {
    const t = onWorld(['Retreat'], ['Dot', 'Bob']);
    t.order('blue', 'attempt', 'World');
    expect([...stopped(t, 'Dot', 'Bob'), ...living(t, 'Dot', 'Bob')]).toEqual([true, true, 'Dot', 'Bob']);
    expect([t.score('blue'), met(t).length]).toEqual([0, 1]);
    const free = onWorld(['Withdrawal'], ['Dot', 'Bob']);
    free.order('blue', 'attempt', 'World');
    expect([...stopped(free, 'Dot', 'Bob'), free.score('blue')]).toEqual([false, false, 0]);
  });

  it('T16.10 one that says so is discarded after all; what stays is said to stay', () => {
    const t = onWorld(['Raid'], ['Bob']);
    t.order('blue', 'attempt', 'World');
    expect([t.where('Raid'), t.events('failed')[0].data['stays']]).toEqual(['discard red', false]);
    const wall = onWorld(['Retreat'], ['Bob']);
    wall.order('blue', 'attempt', 'World');
    expect(wall.events('failed')[0].data['stays']).toBe(true);
    const placed = onWorld(['Weariness'], ['Bob']);
    placed.order('blue', 'attempt', 'World');
    expect(placed.events('failed')[0].data['stays']).toBe(true);
  });

  it('T16.9 a cure works before the next dilemma is met', () => {
    const t = atVoid(['Drain', 'Armory'], ['Eve', 'Eve', 'Fay']);
    t.order('blue', 'attempt', 'Vessel');
    expect(seen(t, 'killed', 'cured', 'overcome', 'failed')).toEqual(['killed', 'cured', 'overcome']);
    const sick = atVoid(['Drain', 'Armory'], ['Eve', 'Fay']);
    sick.order('blue', 'attempt', 'Vessel');
    expect(seen(sick, 'cured', 'failed')).toEqual(['failed']);
  });

  it('T16.5 nobody is asked for a price whose conditions are met', () => {
    const t = onWorld(['Haggle'], ['Ann', 'Gadget']);
    t.plan('blue', 'dilemma.pay', true);
    t.order('blue', 'attempt', 'World');
    expect([t.where('Gadget'), ...seen(t, 'overcome')]).toEqual(['planet World', 'overcome']);
  });

  it('T16.3 what was paid is not whom it has picked', () => {
    const t = onWorld(['Toll Gate'], ['Ann', 'Cy', 'Dot']);
    t.order('blue', 'attempt', 'World');
    expect([t.where('Cy'), ...stopped(t, 'Ann', 'Dot')]).toEqual(['discard blue', true, false]);
    // Ann was picked before everybody's eyes (T65.6).
    expect(t.events('stopped')[0].data['pieces']).toEqual([t.piece('Ann')]);
  });
});
