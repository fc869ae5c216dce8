import { describe, expect, it } from 'vitest';
import { ability, reaction } from '../../effects/index.ts';
import { parseNeed } from '../../language/index.ts';
import { move } from '../../rules/board/move.ts';
import { locations, personnelIn, surfaceAt } from '../../rules/board/places.ts';
import { destroy, kill } from '../../rules/people/die.ts';
import { zoneIn } from '../../rules/state/zones.ts';
import type { Destroying, Dying } from '../../rules/timing/events.ts';
import { atVoid, living, onWorld, scenario, seen, type Scenario } from '../dilemmas/board.ts';
import { dilemma, onTable, somebody } from '../dilemmas/cards.ts';

dilemma('Massacre', 'either', { effects: [{ do: 'kill', whom: { all: { is: 'anybody' } } }], after: 'discard' });
dilemma('Slaughter', 'either', {
  targets: [{ one: { skill: 'OFFICER' }, pick: { by: 'random' } }],
  effects: [{ do: 'kill', whom: 'them' }],
  after: 'discard',
});
dilemma('Mark of Death', 'either', {
  targets: [{ one: { skill: 'OFFICER' }, pick: { by: 'random' } }],
  effects: [{ do: 'place', on: 'them' }],
  after: 'discard',
  placed: { cure: parseNeed('9 Youth') },
});
dilemma('Wreck', 'space', { effects: [{ do: 'destroy' }], after: 'discard' });

const isDying = (ev: object): ev is Dying => 'scene' in ev;
const isDestroying = (ev: object): ev is Destroying => 'pieces' in ev && !('scene' in ev);
onTable('Martyr', {
  clauses: [
    ability({
      at: 'dying',
      per: 'every-turn',
      when: ({ ev }) => isDying(ev) && martyrs(ev).length > 0,
      *commit({ ev }) {
        if (!isDying(ev)) return;
        const [saved, instead] = martyrs(ev);
        ev.pieces = ev.pieces.map((x) => (x === saved ? instead : x));
      },
    }),
  ],
});
/** The first who is to die, and somebody with them who is not. */
function martyrs({ pieces, scene }: Dying): readonly number[] {
  const others = scene[0]?.filter((x) => !pieces.includes(x)) ?? [];
  return others.length === 0 ? [] : [pieces[0], others[0]];
}
const deaths: { pieces: readonly number[]; scene: readonly (readonly number[])[] }[] = [];
onTable('Obituary', {
  clauses: [
    reaction({
      on: 'died',
      must: true,
      per: 'every-turn',
      *commit({ ev }) {
        deaths.push({ pieces: [...ev.pieces], scene: ev.scene });
      },
    }),
  ],
});
const wrecks: (readonly number[])[] = [];
onTable('Lloyds', {
  clauses: [
    reaction({
      on: 'destroyed',
      must: true,
      per: 'every-turn',
      *commit({ ev }) {
        wrecks.push([...ev.pieces]);
      },
    }),
  ],
});
onTable('Life Boat', {
  clauses: [
    ability({
      at: 'destroying',
      per: 'every-turn',
      *commit({ g, ev }) {
        if (!isDestroying(ev)) return;
        for (const x of personnelIn(g, zoneIn(ev.pieces[0]))) move(g, x, surfaceAt(locations(g)[0]));
      },
    }),
  ],
});

const lastWords: number[] = [];
somebody('Poet', {
  *killed(_, seat) {
    lastWords.push(seat);
  },
});

onTable('Distant Martyr', {
  clauses: [
    ability({
      at: 'dying',
      per: 'every-turn',
      *commit({ g, ev }) {
        if (isDying(ev)) ev.pieces = personnelIn(g, surfaceAt(locations(g)[0]));
      },
    }),
  ],
});
onTable('Salvage', {
  clauses: [
    ability({
      at: 'destroying',
      per: 'every-turn',
      *commit({ ev }) {
        if (isDestroying(ev)) ev.pieces = [];
      },
    }),
  ],
});

/** Lets a flow run that asks nothing, at a table of its own. */
const kills = (t: Scenario, ...names: readonly string[]): void => {
  const result = kill(
    t.g,
    names.map((x) => t.piece(x)),
  ).next();
  expect(result.done).toBe(true);
};

describe('deaths', () => {
  it('T17.6 the dead are discarded to their owners, all of them at one instant', () => {
    deaths.length = 0;
    const t = onWorld(['Massacre'], ['Ann', 'Bob', 'Dot'], { red: { table: ['Obituary'], at: { World: { seeds: ['Massacre'] } } } });
    t.order('blue', 'attempt', 'World');
    expect(living(t, 'Ann', 'Bob', 'Dot')).toEqual([]);
    expect(deaths.map((x) => x.pieces)).toEqual([[t.piece('Ann'), t.piece('Bob'), t.piece('Dot')]]);
    expect(t.g.s.history.dead.map((x) => x.turn)).toEqual([1, 1, 1]);
    expect(t.events('killed')).toHaveLength(1);
  });

  it('T25.3 who was present is judged just before, for each of them', () => {
    deaths.length = 0;
    const t = onWorld(['Slaughter'], ['Ann', 'Bob', 'Dot', 'Gadget'], {
      red: { table: ['Obituary'], at: { World: { seeds: ['Slaughter'], planet: ['Kang'] } } },
    });
    t.order('blue', 'attempt', 'World', ['Ann', 'Bob']);
    expect(deaths[0].scene).toEqual([[t.piece('Bob'), t.piece('Dot'), t.piece('Kang')]]);
  });

  it("T50.5 somebody may die in another's place, at that instant", () => {
    const t = onWorld(['Slaughter'], ['Ann', 'Bob'], { blue: { table: ['Martyr'], at: { World: { planet: ['Ann', 'Bob'] } } } });
    t.use('blue', 'Martyr');
    t.order('blue', 'attempt', 'World');
    expect(living(t, 'Ann', 'Bob')).toEqual(['Ann']);
    expect(t.events('killed')[0].data).toMatchObject({ pieces: [t.piece('Bob')] });
  });

  it('T1.6, T17.6 what lies on the dead is discarded', () => {
    const t = onWorld(['Mark of Death', 'Slaughter'], ['Ann']);
    t.order('blue', 'attempt', 'World');
    expect([t.where('Ann'), t.where('Mark of Death')]).toEqual(['discard blue', 'discard red']);
  });

  it('nobody dies who is not in play any more', () => {
    const t = onWorld([], ['Ann', 'Bob']);
    kills(t, 'Ann');
    kills(t, 'Ann');
    expect(t.g.s.history.dead).toHaveLength(1);
  });

  it('what a card says of its own death happens when it is killed, aboard a ship too, and when it is discarded does not', () => {
    lastWords.length = 0;
    const t = scenario({ alpha: ['World'], blue: { at: { World: { planet: ['Poet', 'Bob'], space: { Vessel: ['Poet'] } } } } });
    kills(t, 'Bob');
    expect(lastWords).toEqual([]);
    kills(t, 'Poet');
    expect(lastWords).toEqual([0]);
    expect(destroy(t.g, [t.piece('Vessel')]).next().done).toBe(true);
    expect(lastWords).toEqual([0, 0]);
  });

  it('T47.4 where nobody dies there is nothing to answer or to tell', () => {
    deaths.length = 0;
    const t = onWorld([], ['Ann', 'Bob'], { red: { table: ['Obituary', 'Distant Martyr'] } });
    const told = t.g.events.length;
    kills(t);
    expect([deaths, t.g.events.length, living(t, 'Ann', 'Bob')]).toEqual([[], told, ['Ann', 'Bob']]);
  });

  it('one event for each player who has lost somebody, with their faces (T65.6)', () => {
    const t = onWorld([], ['Ann'], { red: { at: { World: { planet: ['Kang'] } } } });
    const from = t.g.events.length;
    kills(t, 'Ann', 'Kang');
    expect(t.g.events.slice(from).map(({ type, data }) => [type, data['by'], data['n']])).toEqual([
      ['killed', 0, 1],
      ['killed', 1, 1],
    ]);
  });
});

describe('destruction', () => {
  it('T17.6, T50.3 everything aboard a ship goes with it at that instant, each to its owner', () => {
    deaths.length = 0;
    const t = scenario({
      alpha: ['Void'],
      blue: { at: { Void: { space: { Vessel: ['Eve', 'Gadget'] } } } },
      red: { table: ['Obituary', 'Lloyds'], at: { Void: { seeds: ['Wreck'] } } },
    });
    t.order('blue', 'attempt', 'Vessel');
    expect(['Vessel', 'Eve', 'Gadget'].map((x) => t.where(x))).toEqual(['discard blue', 'discard blue', 'discard blue']);
    expect(deaths).toHaveLength(1);
    expect(wrecks).toEqual([[t.piece('Vessel')]]);
    expect(seen(t, 'destroyed', 'killed')).toEqual(['destroyed', 'killed']);
    expect(t.g.s.attempt).toBeNull();
  });

  it('T7.8, T50.4 a facility takes those aboard and the ships docked there with it', () => {
    const t = scenario({ alpha: ['Void'], blue: { at: { Void: { space: { 'Federation Outpost': { Vessel: ['Eve'], Ann: [] } } } } } });
    expect(destroy(t.g, [t.piece('Federation Outpost')]).next().done).toBe(true);
    expect(living(t, 'Federation Outpost', 'Vessel', 'Eve', 'Ann')).toEqual([]);
    expect(t.g.s.history.dead).toHaveLength(2);
    expect(t.g.events.find((e) => e.type === 'destroyed')?.data['n']).toBe(2);
  });

  it('T50.5 whoever is saved before that instant is not dead', () => {
    const t = atVoid(['Wreck'], ['Eve', 'Ann'], {
      alpha: ['World', 'Void'],
      blue: { table: ['Life Boat'], at: { Void: { space: { Vessel: ['Eve', 'Ann'] } } } },
    });
    t.use('blue', 'Life Boat');
    t.order('blue', 'attempt', 'Vessel');
    expect([t.where('Vessel'), t.where('Eve'), t.where('Ann')]).toEqual(['discard blue', 'planet World', 'planet World']);
    expect(seen(t, 'killed')).toEqual([]);
  });

  it('T50.5 somebody elsewhere may die in the place of one aboard, who goes with the ship all the same', () => {
    const t = scenario({
      alpha: ['World', 'Void'],
      blue: { table: ['Distant Martyr'], at: { World: { planet: ['Bob'] }, Void: { space: { Vessel: ['Eve'] } } } },
      red: { at: { Void: { seeds: ['Wreck'] } } },
    });
    t.use('blue', 'Distant Martyr');
    t.order('blue', 'attempt', 'Vessel');
    expect(living(t, 'Bob', 'Eve')).toEqual([]);
  });

  it('a ship that was saved takes nobody with it, and one without crew kills nobody', () => {
    deaths.length = 0;
    const saved = scenario({
      alpha: ['Void'],
      blue: { table: ['Salvage'], at: { Void: { space: { Vessel: ['Eve'] } } } },
      red: { at: { Void: { seeds: ['Wreck'] } } },
    });
    saved.use('blue', 'Salvage');
    saved.order('blue', 'attempt', 'Vessel');
    expect([saved.where('Vessel'), saved.where('Eve'), ...seen(saved, 'destroyed')]).toEqual(['space Void', 'aboard Vessel']);
    const empty = scenario({ alpha: ['Void'], blue: { at: { Void: { space: { Vessel: [] } } } }, red: { table: ['Obituary'] } });
    expect(destroy(empty.g, [empty.piece('Vessel')]).next().done).toBe(true);
    expect([empty.where('Vessel'), deaths.length]).toEqual(['discard blue', 0]);
  });
});
