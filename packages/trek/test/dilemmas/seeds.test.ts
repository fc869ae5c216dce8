import { describe, expect, it } from 'vitest';
import { parseNeed } from '../../language/index.ts';
import { met, onWorld, scenario, seen } from './board.ts';
import { dilemma } from './cards.ts';

const TRIFLE = { unless: parseNeed('no 9 Youth'), effects: [], after: 'discard' } as const;
dilemma('Planet Trifle', 'planet', TRIFLE);
dilemma('Space Trifle', 'space', TRIFLE);
dilemma('Any Trifle', 'either', TRIFLE);
dilemma('Space Wall', 'space', { unless: parseNeed('3 Youth'), effects: [], after: 'wall' });

describe('mis-seeds', () => {
  it('T3.19, T39.7 a dilemma of the wrong kind is out of play when it is turned up, with no effect', () => {
    const t = onWorld(['Space Wall'], ['Dot']);
    t.order('blue', 'attempt', 'World');
    expect(seen(t, 'mis-seed', 'met', 'solved')).toEqual(['mis-seed', 'solved']);
    expect(t.where('Space Wall')).toBe('out red');
  });

  it('T3.14, T39.7 a second copy of one player is one too many; [trek-seeding-02] one of each player is not [trek-seeding-01]', () => {
    const two = onWorld(['Planet Trifle', 'Planet Trifle'], ['Dot']);
    two.order('blue', 'attempt', 'World');
    expect(seen(two, 'mis-seed', 'met')).toEqual(['mis-seed', 'met']);
    const each = scenario({
      alpha: ['World'],
      blue: { at: { World: { planet: ['Dot'], seeds: ['Planet Trifle'] } } },
      red: { at: { World: { seeds: ['Planet Trifle'] } } },
    });
    each.order('blue', 'attempt', 'World');
    expect(seen(each, 'mis-seed', 'met')).toEqual(['met', 'met']);
  });

  it('T39.8 an artifact under a space mission, and all artifacts of a player who has too many', () => {
    const space = scenario({
      alpha: ['Void'],
      blue: { at: { Void: { space: { Vessel: ['Eve'] } } } },
      red: { at: { Void: { seeds: ['Relic'] } } },
    });
    space.order('blue', 'attempt', 'Vessel');
    expect([space.where('Relic'), ...seen(space, 'earned', 'solved')]).toEqual(['out red', 'solved']);
    const two = onWorld(['Relic', 'Scroll'], ['Dot']);
    two.order('blue', 'attempt', 'World');
    expect([two.where('Relic'), two.where('Scroll')]).toEqual(['out red', 'out red']);
    const each = scenario({
      alpha: ['World'],
      blue: { at: { World: { planet: ['Dot'], seeds: ['Scroll'] } } },
      red: { at: { World: { seeds: ['Relic'] } } },
    });
    each.order('blue', 'attempt', 'World');
    expect(seen(each, 'mis-seed', 'earned')).toEqual(['earned', 'earned']);
  });

  it('T3.16 a card that no text lets lie there is a mis-seed', () => {
    const t = onWorld(['Gadget'], ['Dot']);
    t.order('blue', 'attempt', 'World');
    expect([t.where('Gadget'), ...seen(t, 'mis-seed', 'earned')]).toEqual(['out red', 'mis-seed']);
  });
});

describe('dual missions', () => {
  it('T3.13, T15.7 dilemmas of the other kind are skipped, not removed', () => {
    const board = {
      alpha: ['Twin'],
      blue: { at: { Twin: { planet: ['Dot'], space: { Vessel: ['Nan', 'Ann'] } } } },
      red: { at: { Twin: { seeds: ['Space Wall', 'Planet Trifle', 'Any Trifle'] } } },
    };
    const team = scenario(board);
    team.order('blue', 'attempt', 'Twin');
    expect(met(team)).toEqual(['Planet Trifle', 'Any Trifle']);
    expect(seen(team, 'skipped', 'solved')).toEqual(['skipped', 'solved']);
    expect([team.where('Space Wall'), team.score('blue')]).toEqual(['seeds Twin', 40]);
    const crew = scenario(board);
    crew.order('blue', 'attempt', 'Vessel');
    expect(met(crew)).toEqual(['Space Wall']);
    expect(crew.events('failed')).toHaveLength(1);
  });

  it('T15.7 what was skipped is known to both, and is met by whom it is for', () => {
    const t = scenario({
      alpha: ['Twin'],
      blue: { at: { Twin: { planet: ['Bob'], space: { Vessel: ['Ann', 'Dot'] } } } },
      red: { at: { Twin: { seeds: ['Space Trifle'] } } },
    });
    t.order('blue', 'attempt', 'Twin');
    expect(t.g.s.marks.known[t.piece('Space Trifle')]).toBe(3);
    t.order('blue', 'attempt', 'Vessel');
    expect(met(t)).toEqual(['Space Trifle']);
    expect(t.score('blue')).toBe(40);
  });
});
