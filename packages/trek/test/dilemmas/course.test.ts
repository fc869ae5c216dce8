import { describe, expect, it } from 'vitest';
import { ability, reaction } from '../../effects/index.ts';
import { parseNeed } from '../../language/index.ts';
import { move } from '../../rules/board/move.ts';
import { lingering } from '../../rules/registry/lasting.ts';
import { zoneOfSeat } from '../../rules/state/zones.ts';
import { atVoid, onWorld, scenario, seen } from './board.ts';
import { dilemma, onTable } from './cards.ts';

const TRIFLE = { unless: parseNeed('no 9 Youth'), effects: [], after: 'discard' } as const;
dilemma('Bagatelle', 'either', TRIFLE);
dilemma('Low Trifle', 'planet', TRIFLE);
dilemma('High Trifle', 'space', TRIFLE);

const mood = lingering<{ readonly n: number }>('test-mood');
onTable('Resolve', {
  clauses: [
    ability({
      at: 'encounter.met',
      must: true,
      per: 'every-turn',
      *commit({ g, me }) {
        mood.start(g, me, { n: 1 }, 'attempt');
      },
    }),
  ],
});
const turned: { readonly piece: number; readonly now: number; readonly known: number }[] = [];
onTable('Onlooker', {
  clauses: [
    reaction({
      on: 'seed.revealed',
      must: true,
      per: 'every-turn',
      *commit({ g, ev }) {
        turned.push({ piece: ev.piece, now: g.s.attempt?.now ?? -1, known: g.s.marks.known[ev.piece] });
      },
    }),
  ],
});
/** Somebody is sent home by hand while a seed card is turned up. */
onTable('Summons', {
  clauses: [
    reaction({
      on: 'seed.revealed',
      must: true,
      per: 'every-turn',
      *commit({ g }) {
        for (const x of g.s.attempt?.team ?? []) move(g, x, zoneOfSeat(0, 'hand'));
      },
    }),
  ],
});

describe('an attempt from its beginning to its end', () => {
  it('T15.5 effects "for this attempt" end with it', () => {
    const t = onWorld(['Bagatelle'], ['Dot'], { red: { table: ['Resolve'], at: { World: { seeds: ['Bagatelle'] } } } });
    t.order('blue', 'attempt', 'World');
    expect(t.events('overcome')).toHaveLength(1);
    expect(mood.all(t.g)).toEqual([]);
  });

  it('a seed card is turned up before it is met, and both know it', () => {
    turned.length = 0;
    const t = onWorld(['Bagatelle'], ['Dot'], { red: { table: ['Onlooker'], at: { World: { seeds: ['Bagatelle'] } } } });
    t.order('blue', 'attempt', 'World');
    const piece = t.piece('Bagatelle');
    expect(turned).toEqual([{ piece, now: piece, known: 3 }]);
  });

  it('an artifact is turned up, not met', () => {
    turned.length = 0;
    const t = onWorld(['Relic'], ['Bob'], { red: { table: ['Onlooker'], at: { World: { seeds: ['Relic'] } } } });
    t.order('blue', 'attempt', 'World');
    expect(turned).toEqual([{ piece: t.piece('Relic'), now: -1, known: 3 }]);
  });

  it('T46.10 whoever is gone when the dilemma is turned up does not meet it', () => {
    const t = onWorld(['Relic', 'Bagatelle'], ['Dot'], { red: { table: ['Summons'], at: { World: { seeds: ['Relic', 'Bagatelle'] } } } });
    t.order('blue', 'attempt', 'World');
    expect([t.where('Dot'), ...seen(t, 'met', 'overcome', 'solved', 'unsolved')]).toEqual(['hand blue']);
  });

  it('is told with the ship whose crew attempts, if it is one', () => {
    const crew = atVoid([], ['Eve']);
    crew.order('blue', 'attempt', 'Vessel');
    expect(crew.events('attempted')[0].data).toMatchObject({
      by: 0,
      ship: crew.g.s.card[crew.piece('Vessel')],
      mission: crew.piece('Void'),
    });
    const team = onWorld([], ['Dot']);
    team.order('blue', 'attempt', 'World');
    expect(team.events('attempted')[0].data).not.toHaveProperty('ship');
  });

  it('T3.13 a crew at a dual mission meets space dilemmas and no planet ones', () => {
    const t = scenario({
      alpha: ['Twin'],
      blue: { at: { Twin: { space: { Vessel: ['Dot', 'Ann'] } } } },
      red: { at: { Twin: { seeds: ['Low Trifle', 'High Trifle', 'Relic'] } } },
    });
    t.order('blue', 'attempt', 'Vessel');
    expect(seen(t, 'skipped', 'overcome', 'revealed', 'solved')).toEqual(['skipped', 'overcome', 'revealed', 'solved']);
    expect([t.where('Low Trifle'), t.where('Relic')]).toEqual(['seeds Twin', 'aboard Vessel']);
    expect(t.events('skipped')[0].data).toMatchObject({ piece: t.piece('Low Trifle') });
  });

  it('T39.8 only the artifacts of the player who has too many are out of play', () => {
    const t = scenario({
      alpha: ['World'],
      blue: { at: { World: { planet: ['Dot'], seeds: ['Relic'] } } },
      red: { at: { World: { seeds: ['Scroll', 'Bagatelle', 'Relic'] } } },
    });
    t.order('blue', 'attempt', 'World');
    expect([t.where('Scroll'), t.where('Relic', 'red'), t.where('Relic', 'blue')]).toEqual(['out red', 'out red', 'planet World']);
    expect(seen(t, 'overcome')).toEqual(['overcome']);
  });
});
