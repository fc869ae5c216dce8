import { describe, expect, it } from 'vitest';
import { build, buildPlaces, whyNotBuild } from '../../rules/orders/build.ts';
import { BLUE, done, halt, scenario, space, type Scenario } from '../bench.ts';

const HERE = 'Fever Emergency';
const why = (t: Scenario, card = 'Klingon Outpost'): string | null => whyNotBuild(t.g, BLUE, t.piece(card))?.tag ?? null;

describe('building facilities', () => {
  const board = (planet: readonly string[], outposts: readonly string[] = []): Scenario =>
    scenario({
      alpha: [HERE, 'Archanis Dispute', 'Excavation'],
      blue: { hand: ['Klingon Outpost'], at: { [HERE]: { planet, space: outposts } } },
      red: { at: { 'Archanis Dispute': { planet: ['Kromm'] } } },
    });

  it('T7.6, T51.1 where its player has the stated personnel, for the card play', () => {
    const t = board(['Morka', 'Kromm']);
    expect(buildPlaces(t.g, BLUE, t.piece('Klingon Outpost'))).toEqual([space(t, HERE)]);
    done(build(t.g, BLUE, t.piece('Klingon Outpost'), space(t, HERE)));
    expect(t.where('Klingon Outpost')).toBe(`space ${HERE}`);
    expect(t.g.s.turn.played).toBe(true);
    expect(t.g.events.filter((e) => e.type === 'built')).toMatchObject([{ data: { by: BLUE, card: 'PRE-105' }, why: { id: 'T7.6' } }]);
  });

  it('T7.6, T51.1 not without them, with them stopped, or with those of the opponent', () => {
    expect(why(board(['Morka', 'Divok']))).toBe('build.personnel');
    const t = board(['Kromm']);
    expect(why(t)).toBeNull();
    halt(t.g, t.piece('Kromm', 'blue'));
    expect(why(t)).toBe('build.personnel');
  });

  it('T7.6, T51.2 not where its player has another facility', () => {
    expect(why(board(['Kromm'], ['Neutral Outpost']))).toBe('build.second-facility');
  });

  it('T5.2, T7.6 the card play is needed', () => {
    const t = board(['Kromm']);
    t.g.s.turn = { ...t.g.s.turn, played: true };
    expect(why(t)).toBe('play.spent');
  });

  it('[trek-quadrant-02] T3.22 built in any quadrant, where its text lets it', () => {
    const t = scenario({
      gamma: ['Rescue Founder', 'Colony Preparations'],
      blue: { hand: ['Neutral Outpost'], at: { 'Rescue Founder': { planet: ['Kromm'] } } },
    });
    expect(why(t, 'Neutral Outpost')).not.toBeNull(); // space missions alone
    const u = scenario({
      alpha: ['Study Pulsar'],
      gamma: ['Characterize Neutrino Emissions'],
      blue: { hand: ['Neutral Outpost'], at: { 'Characterize Neutrino Emissions': { space: { "I.K.C. K'Vort": ['Kromm'] } } } },
    });
    expect(buildPlaces(u.g, BLUE, u.piece('Neutral Outpost'))).toEqual([space(u, 'Characterize Neutrino Emissions')]);
  });
});
