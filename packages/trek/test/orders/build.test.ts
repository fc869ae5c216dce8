import { describe, expect, it } from 'vitest';
import { ability, modifier, reaction } from '../../effects/index.ts';
import { move } from '../../rules/board/move.ts';
import { mark } from '../../rules/state/marks.ts';
import { zoneOfSeat } from '../../rules/state/zones.ts';
import { build, buildPlaces, whyNotBuild } from '../../rules/orders/build.ts';
import { affiliationsOf } from '../../rules/numbers/printed.ts';
import { BLUE, done, giveClauses, halt, isOffered, offerOf, order, scenario, space, surface, type Scenario } from '../bench.ts';
import '../dilemmas/cards.ts';

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

  it('T51.3 on planets only where there is one; without a sort of mission it says any will do, but no foreign homeworld', () => {
    const t = scenario({ alpha: ['Study Pulsar', HERE, 'Cloaked Mission'], blue: { hand: ['Dome'] } }); // Romulus is the last
    expect(buildPlaces(t.g, BLUE, t.piece('Dome'))).toEqual([surface(t, HERE)]);
    const u = scenario({ alpha: ['Study Pulsar'], blue: { hand: ['Dome'] } });
    expect(why(u, 'Dome')).toBe('build.no-planet');
    const v = scenario({ alpha: ['Cloaked Mission', 'Study Pulsar'], blue: { hand: ['Dome'] } });
    expect(why(v, 'Dome')).toBe('build.no-planet'); // what comes closest
  });

  it('T32.1, T20.3 one of a unique facility, and one in the game where it says so', () => {
    const t = scenario({
      alpha: [HERE, 'Archanis Dispute'],
      blue: { hand: ['Dome', 'Last Bastion'], at: { [HERE]: { planet: ['Dome'] } } },
    });
    expect(whyNotBuild(t.g, BLUE, t.g.s.cards.in[0][0])?.tag).toBe('report.unique');
    expect(why(t, 'Last Bastion')).toBeNull();
    const u = scenario({
      alpha: [HERE, 'Archanis Dispute'],
      blue: { hand: ['Last Bastion'] },
      red: { at: { [HERE]: { space: ['Last Bastion'] } } },
    });
    expect(whyNotBuild(u.g, BLUE, u.g.s.cards.in[0][0])?.tag).toBe('play.copy-in-game');
  });

  it('T7.6 one that says nothing of it is not built, and a text may bar it', () => {
    const t = scenario({ alpha: ['Qualor II Rendezvous'], blue: { hand: ['Husnock Outpost', 'Dome'] } });
    expect(why(t, 'Husnock Outpost')).toBe('build.no-text');
    expect(buildPlaces(t.g, BLUE, t.piece('Husnock Outpost'))).toEqual([]);
    expect(isOffered(t.g, BLUE, 'play', t.piece('Husnock Outpost'))).toBe(false);
    giveClauses(t.g, t.piece('Qualor II Rendezvous'), [modifier('mayPlay', () => ({ from: 'card:AU-89', tag: 'banned' }))]);
    expect(why(t, 'Dome')).toBe('banned');
  });

  it('T6.10, T51.1 it comes with one of its affiliations that the mission shows, chosen where there are several', () => {
    const at = (...alpha: readonly string[]): Scenario => scenario({ alpha, blue: { hand: ['Joint Post', 'Joint Post'] } });
    const one = at('Shared World'); // Federation and Klingon
    expect(one.choices('blue', 'play', 'Joint Post')).toEqual(['fed', 'kli']);
    one.order('blue', 'play', 'Joint Post', 'kli');
    expect(affiliationsOf(one.g, one.piece('Joint Post'))).toEqual(['Kli']);
    const two = at('Klingon World', 'Shared World');
    expect(two.choices('blue', 'play', 'Joint Post')).toEqual(['space Klingon World', 'space Shared World']);
    two.order('blue', 'play', 'Joint Post', 'space Shared World', 'kli');
    expect([two.where('Joint Post'), affiliationsOf(two.g, two.piece('Joint Post'))]).toEqual(['space Shared World', ['Kli']]);
    const only = at('Klingon World', 'Shared World');
    only.order('blue', 'play', 'Joint Post', 'space Klingon World');
    expect(affiliationsOf(only.g, only.piece('Joint Post'))).toEqual(['Kli']);
    const single = at('Klingon World');
    expect(offerOf(single.g, BLUE, 'play', single.piece('Joint Post'))?.first).toBeUndefined();
    expect(order('play').offers(single.g, BLUE)).toHaveLength(1); // equal cards are offered once
  });

  it('T32.1 that another is in play is told before that there is no place', () => {
    const t = scenario({ alpha: [HERE], blue: { hand: ['Dome'], at: { [HERE]: { planet: ['Dome'] } } } });
    expect(whyNotBuild(t.g, BLUE, t.g.s.cards.in[0][0])?.tag).toBe('report.unique');
  });

  it('T5.9 it may be answered, and stays paid for', () => {
    const answered = (then: (ev: object, t: Scenario) => void): Scenario => {
      const t = scenario({ alpha: [HERE], blue: { hand: ['Dome'] } });
      giveClauses(t.g, t.piece(HERE), [
        ability({
          at: 'card.played',
          must: true,
          *commit({ ev }) {
            then(ev, t);
          },
        }),
      ]);
      done(build(t.g, BLUE, t.piece('Dome'), surface(t, HERE)));
      return t;
    };
    const stopped = answered((ev) => Object.assign(ev, { stopped: true }));
    expect(stopped.where('Dome')).toBe('discard blue');
    expect(stopped.g.s.turn.played).toBe(true);
    const gone = answered((_, t) => move(t.g, t.piece('Dome'), zoneOfSeat(BLUE, 'out')));
    expect(gone.where('Dome')).toBe('out blue');
  });

  it('T7.6 what comes into play is known to texts, with the turn it came', () => {
    const t = scenario({ alpha: [HERE], blue: { hand: ['Dome'] } });
    const seen: number[] = [];
    giveClauses(t.g, t.piece(HERE), [
      reaction({
        on: 'entered',
        must: true,
        *commit({ ev }) {
          seen.push(ev.piece);
        },
      }),
    ]);
    done(build(t.g, BLUE, t.piece('Dome'), surface(t, HERE)));
    expect(seen).toEqual([t.piece('Dome')]);
    expect(mark(t.g, t.piece('Dome'), 'since')).toBe(1);
  });
});
