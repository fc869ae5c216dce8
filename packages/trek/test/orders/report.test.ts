import { describe, expect, it } from 'vitest';
import { affiliationsOf } from '../../rules/numbers/printed.ts';
import { isDocked } from '../../rules/board/places.ts';
import { ability, modifier, reaction } from '../../effects/index.ts';
import { discard } from '../../rules/board/leave.ts';
import { mark } from '../../rules/state/marks.ts';
import { handOf } from '../../rules/state/zones.ts';
import {
  aboard,
  barOf,
  become,
  BLUE,
  carryOut,
  firstOptions,
  give,
  giveClauses,
  halt,
  isOffered,
  offerOf,
  order,
  scenario,
  surface,
  zoneId,
  type Scenario,
} from '../bench.ts';

const KLINGON = 'Fever Emergency';
const HOME = 'Expose Covert Supply'; // Qo'noS

describe('where cards report', () => {
  it('T6.1, T6.2 to a compatible facility of its own player, shown to everybody, for the card play of the turn', () => {
    const t = scenario({ alpha: [KLINGON], blue: { hand: ['Klag', 'Kurak'], at: { [KLINGON]: { space: ['Klingon Outpost'] } } } });
    t.order('blue', 'report', 'Klag');
    expect(t.where('Klag')).toBe('aboard Klingon Outpost');
    expect(t.events('reported')).toMatchObject([
      { data: { by: BLUE, card: 'PRE-270', cost: 'normal' }, why: { kind: 'rule', id: 'T6.2' } },
    ]);
    expect(t.offers('blue', 'report', 'Kurak')).toBe(false);
    expect(barOf(t.g, BLUE, 'report', t.piece('Kurak'))).toBe('play.spent');
  });

  it('T6.2 neither to an incompatible facility nor to one of the opponent', () => {
    const t = scenario({
      alpha: [KLINGON, 'Excavation'],
      blue: { hand: ['Klag'], at: { Excavation: { space: ['Romulan Outpost'] } } },
      red: { at: { [KLINGON]: { space: ['Klingon Outpost'] } } },
    });
    expect(t.offers('blue', 'report', 'Klag')).toBe(false);
    expect(barOf(t.g, BLUE, 'report', t.piece('Klag'))).toBe('report.incompatible');
    give(t.g, t.piece('Romulan Outpost'), { says: 'treaty', between: ['Kli', 'Rom'] });
    expect(isOffered(t.g, BLUE, 'report', t.piece('Klag'))).toBe(true);
  });

  it('T6.2, T41.5 Non-Aligned cards report to any facility of theirs, all cards to a Neutral one', () => {
    const t = scenario({
      alpha: [KLINGON, 'Study Pulsar'],
      blue: { hand: ['Baran', 'Taul'], at: { [KLINGON]: { space: ['Klingon Outpost'] }, 'Study Pulsar': { space: ['Neutral Outpost'] } } },
    });
    expect(t.choices('blue', 'report', 'Baran')).toEqual(['aboard Klingon Outpost', 'aboard Neutral Outpost']);
    t.order('blue', 'report', 'Taul');
    expect(t.where('Taul')).toBe('aboard Neutral Outpost');
  });

  it('T6.2 without a facility nothing reports', () => {
    const t = scenario({ alpha: [KLINGON], blue: { hand: ['Klag', 'Friendly Visit', 'Kurak'], at: { [KLINGON]: { planet: ['Kurak'] } } } });
    expect(barOf(t.g, BLUE, 'report', t.piece('Friendly Visit'))).toBeNull(); // it is played
    const kurak = handOf(t.g, BLUE).find((x) => t.names([x])[0] === 'Kurak') ?? -1;
    expect(barOf(t.g, BLUE, 'report', kurak)).toBe('report.unique'); // wherever
    expect(barOf(t.g, BLUE, 'report', t.piece('Klag'))).toBe('report.no-facility');
  });

  it('T11.7 nobody reports to where he would be arrested', () => {
    const t = scenario({
      alpha: ['Study Pulsar'],
      blue: { hand: ['Taul', 'Baran'], at: { 'Study Pulsar': { space: { 'Neutral Outpost': ['Klag'] } } } },
    });
    expect(t.offers('blue', 'report', 'Taul')).toBe(false);
    expect(t.offers('blue', 'report', 'Baran')).toBe(true);
  });

  it('T6.1 equal cards are offered once, and cards that are played are not among them', () => {
    const t = scenario({
      alpha: [KLINGON],
      blue: { hand: ['Klag', 'Klag', 'Friendly Visit', 'Divok'], at: { [KLINGON]: { space: ['Klingon Outpost'] } } },
    });
    const offered = order('report')
      .offers(t.g, BLUE)
      .map((x) => x.data?.card);
    expect(offered).toEqual(['PRE-270', 'PRE-256']);
    expect(barOf(t.g, BLUE, 'report', t.piece('Friendly Visit'))).toBeNull();
  });

  it('T6.2 of several reasons the one that comes closest is told', () => {
    const t = scenario({
      alpha: [KLINGON, 'Excavation', 'Study Pulsar'],
      blue: {
        hand: ['Klag'],
        at: { [KLINGON]: { planet: ['Kurak'], space: ['Primary Supply Depot'] }, Excavation: { space: ['Romulan Outpost'] } },
      },
      red: { at: { 'Study Pulsar': { space: ['Klingon Outpost'] } } },
    });
    expect(barOf(t.g, BLUE, 'report', t.piece('Klag'))).toBe('report.facility-abroad');
  });

  it('T5.9 a report may be answered: stopped, taken away, or left without a place', () => {
    const answered = (then: (ev: object, t: Scenario) => void): Scenario => {
      const t = scenario({ alpha: [KLINGON], blue: { hand: ['Klag'], at: { [KLINGON]: { space: ['Klingon Outpost'] } } } });
      giveClauses(t.g, t.piece(KLINGON), [
        ability({
          at: 'card.played',
          must: true,
          *commit({ ev }) {
            then(ev, t);
          },
        }),
      ]);
      carryOut(t.g, BLUE, 'report', t.piece('Klag'));
      return t;
    };
    const targets: unknown[] = [];
    const plain = answered((ev) => targets.push('targets' in ev && ev.targets));
    expect(plain.where('Klag')).toBe('aboard Klingon Outpost');
    expect(targets).toEqual([[plain.piece('Klingon Outpost')]]);
    const stopped = answered((ev) => Object.assign(ev, { stopped: true }));
    expect(stopped.where('Klag')).toBe('discard blue');
    expect(stopped.g.s.turn.played).toBe(true); // T40.4
    expect(answered((_, t) => discard(t.g, [t.piece('Klingon Outpost')])).where('Klag')).toBe('hand blue');
    expect(answered((_, t) => discard(t.g, [t.piece('Klag')])).where('Klag')).toBe('discard blue');
  });

  it('T6.1 what comes into play is known to texts, with the turn it came and all of its countdown (T35.1)', () => {
    const t = scenario({
      alpha: [KLINGON],
      blue: { hand: ['Ketracel-White', "Temo'Zuma"], at: { [KLINGON]: { space: ['Klingon Outpost'] } } },
    });
    const seen: number[] = [];
    giveClauses(t.g, t.piece(KLINGON), [
      reaction({
        on: 'entered',
        must: true,
        *commit({ ev }) {
          seen.push(ev.piece);
        },
      }),
    ]);
    carryOut(t.g, BLUE, 'report', t.piece('Ketracel-White'));
    expect(seen).toEqual([t.piece('Ketracel-White')]);
    expect(mark(t.g, t.piece('Ketracel-White'), 'since')).toBe(1);
    expect(mark(t.g, t.piece('Ketracel-White'), 'countdown')).toBe(4);
  });

  it('T5.2, T40.2 once an order was given only free ones report', () => {
    const t = scenario({
      alpha: [KLINGON, HOME],
      blue: {
        hand: ['Klag', 'Gowron'],
        at: { [KLINGON]: { space: { 'Klingon Outpost': { "I.K.C. K'Vort": ['Divok'] } } }, [HOME]: { planet: ['The Great Hall'] } },
      },
    });
    t.order('blue', 'undock', "I.K.C. K'Vort");
    expect(t.offers('blue', 'report', 'Klag')).toBe(false);
    expect(barOf(t.g, BLUE, 'report', t.piece('Klag'))).toBe('play.orders');
    t.order('blue', 'report', 'Gowron');
    expect(t.where('Gowron')).toBe('aboard The Great Hall');
  });
});

describe('quadrants', () => {
  it('[trek-quadrant-03] T6.3 through a facility only where both are native', () => {
    const t = scenario({
      alpha: [KLINGON],
      gamma: ['Rescue Founder'],
      blue: {
        hand: ['Eris', 'Baran'],
        at: { 'Rescue Founder': { space: ['Primary Supply Depot'] }, [KLINGON]: { space: ['Remote Supply Depot'] } },
      },
    });
    expect(t.offers('blue', 'report', 'Eris')).toBe(true);
    expect(offerOf(t.g, BLUE, 'report', t.piece('Eris'))?.data).toMatchObject({ zone: aboard(t, 'Primary Supply Depot') });
    expect(offerOf(t.g, BLUE, 'report', t.piece('Baran'))?.data).toMatchObject({ zone: aboard(t, 'Remote Supply Depot') });
  });

  it('[trek-quadrant-03] T6.3 says so if the card is not native', () => {
    const t = scenario({ alpha: [KLINGON], blue: { hand: ['Eris'], at: { [KLINGON]: { space: ['Remote Supply Depot'] } } } });
    expect(barOf(t.g, BLUE, 'report', t.piece('Eris'))).toBe('report.not-native');
  });

  it('[trek-quadrant-06] T6.6 a facility outside its native quadrant takes nobody, not even equipment', () => {
    const t = scenario({
      alpha: [KLINGON],
      blue: { hand: ['Eris', 'Baran', 'Plain Box'], at: { [KLINGON]: { space: ['Primary Supply Depot'] } } },
    });
    for (const name of ['Eris', 'Baran', 'Plain Box']) {
      expect(t.offers('blue', 'report', name)).toBe(false);
      expect(barOf(t.g, BLUE, 'report', t.piece(name))).toBe('report.facility-abroad');
    }
  });

  it('[trek-quadrant-07] T6.6 it still does its other tasks: ships dock there', () => {
    const t = scenario({
      alpha: [KLINGON],
      blue: { at: { [KLINGON]: { space: { 'Primary Supply Depot': [], "Jem'Hadar Attack Ship": ["Temo'Zuma"] } } } },
    });
    t.order('blue', 'dock', "Jem'Hadar Attack Ship");
    expect(t.where("Jem'Hadar Attack Ship")).toBe('aboard Primary Supply Depot');
  });

  it('[trek-quadrant-05] T6.4 equipment is native everywhere', () => {
    const t = scenario({
      alpha: [KLINGON],
      gamma: ['Rescue Founder'],
      blue: {
        hand: ['Plain Box'],
        at: { 'Rescue Founder': { space: ['Primary Supply Depot'] }, [KLINGON]: { space: ['Klingon Outpost'] } },
      },
    });
    expect(t.choices('blue', 'report', 'Plain Box')).toEqual(['aboard Klingon Outpost', 'aboard Primary Supply Depot']);
  });

  it('[trek-quadrant-04] T6.5 where something else lets it report quadrants do not matter, even aboard a facility', () => {
    const t = scenario({
      alpha: [KLINGON],
      blue: { hand: ['Eris'], at: { [KLINGON]: { planet: ['Plain Box'], space: { 'Remote Supply Depot': ['Plain Case'] } } } },
    });
    expect(isOffered(t.g, BLUE, 'report', t.piece('Eris'))).toBe(false);
    give(t.g, t.piece('Plain Box'), { says: 'takes', of: { card: 'Eris' } });
    give(t.g, t.piece('Plain Case'), { says: 'takes', of: { card: 'Eris' } });
    const options = firstOptions(offerOf(t.g, BLUE, 'report', t.piece('Eris')));
    expect(options).toEqual([zoneId(surface(t, KLINGON)), zoneId(aboard(t, 'Remote Supply Depot'))]);
  });
});

describe('ships, headquarters, free reports', () => {
  it('[trek-dock-01] T6.7 a ship that reports to a space facility is docked there', () => {
    const t = scenario({ alpha: [KLINGON], blue: { hand: ["I.K.C. K'Vort"], at: { [KLINGON]: { space: ['Klingon Outpost'] } } } });
    t.order('blue', 'report', "I.K.C. K'Vort");
    expect(isDocked(t.g, t.piece("I.K.C. K'Vort"))).toBe(true);
  });

  it('T6.7 those aboard the facility do not keep a ship from docking there', () => {
    const t = scenario({
      alpha: ['Study Pulsar'],
      blue: { hand: [`I.K.C. K'Vort`], at: { 'Study Pulsar': { space: { 'Neutral Outpost': ['Taul'] } } } },
    });
    expect(t.offers('blue', 'report', "I.K.C. K'Vort")).toBe(true);
  });

  it('T41.2 headquarters take no ships; a Nor takes cards only at its sites (T8.5)', () => {
    const t = scenario({ alpha: [HOME], blue: { hand: ["I.K.C. K'Vort"], at: { [HOME]: { planet: ['The Great Hall'] } } } });
    expect(barOf(t.g, BLUE, 'report', t.piece("I.K.C. K'Vort"))).toBe('report.no-ships');
    const u = scenario({ alpha: ['Establish Station'], blue: { hand: ['Telle'], at: { 'Establish Station': { space: ['Nor'] } } } });
    expect(barOf(u.g, BLUE, 'report', u.piece('Telle'))).toBe('report.only-at-sites');
  });

  it('T6.13, T6.14 both players report to headquarters, and are inside', () => {
    const t = scenario({ alpha: [HOME], blue: { hand: ['Klag', 'Taul'] }, red: { at: { [HOME]: { planet: ['The Great Hall'] } } } });
    expect(t.offers('blue', 'report', 'Taul')).toBe(false);
    expect(barOf(t.g, BLUE, 'report', t.piece('Taul'))).toBe('report.incompatible');
    t.order('blue', 'report', 'Klag');
    expect(t.where('Klag')).toBe('aboard The Great Hall');
  });

  it('T5.3, T6.13 a free report uses no card play, once each turn; whoever may pay can keep it', () => {
    const t = scenario({ alpha: [HOME], blue: { hand: ['Gowron', 'Martok', 'Klag'], at: { [HOME]: { planet: ['The Great Hall'] } } } });
    expect(t.choices('blue', 'report', 'Gowron')).toEqual(['normal', 'free']);
    t.order('blue', 'report', 'Gowron', 'free');
    expect(t.events('reported')).toMatchObject([{ data: { cost: 'free' }, why: { kind: 'card', id: 'DOM-35' } }]);
    expect(t.choices('blue', 'report', 'Martok')).toEqual([]); // one way is left
    t.order('blue', 'report', 'Martok');
    expect(t.events('reported').at(-1)).toMatchObject({ data: { cost: 'normal' } });
    expect(t.offers('blue', 'report', 'Klag')).toBe(false);
  });

  it('T38.11 the next turn brings another free one, for the opponent too', () => {
    const t = scenario({
      alpha: [HOME],
      blue: { hand: ['Gowron'], at: { [HOME]: { planet: ['The Great Hall'] } } },
      red: { hand: ['Gowron'] },
    });
    t.order('blue', 'report', 'Gowron', 'free');
    t.endTurn();
    expect(t.choices('red', 'report', 'Gowron')).toEqual(['normal', 'free']);
  });

  it('T6.5, T38.11 so many each turn for each copy, by those who may use their texts', () => {
    const t = scenario({
      alpha: [KLINGON],
      blue: { hand: ['Klag', 'Divok', 'Kargan'], at: { [KLINGON]: { planet: ['Kurak', 'Morka'] } } },
    });
    for (const name of ['Kurak', 'Morka']) give(t.g, t.piece(name), { says: 'takes', of: { affil: 'Kli' }, free: true, each: 1 });
    halt(t.g, t.piece('Kurak')); // T17.1: no order is asked of him
    carryOut(t.g, BLUE, 'report', t.piece('Klag'));
    carryOut(t.g, BLUE, 'report', t.piece('Divok'));
    expect(t.g.s.turn.played).toBe(false);
    expect(t.where('Divok')).toBe(`planet ${KLINGON}`);
    expect(isOffered(t.g, BLUE, 'report', t.piece('Kargan'))).toBe(false);
    const u = scenario({ alpha: [KLINGON], blue: { hand: ['Klag'], at: { [KLINGON]: { planet: ['Kurak'] } } } });
    give(u.g, u.piece('Kurak'), { says: 'takes', of: { affil: 'Kli' }, free: true, each: 1 });
    become(u.g, 'disabled', u.piece('Kurak'));
    expect(isOffered(u.g, BLUE, 'report', u.piece('Klag'))).toBe(false);
  });

  it('T6.5, T41.6 a mission takes cards of either player on its planet', () => {
    const t = scenario({ alpha: [KLINGON], blue: { hand: ['Taul'], at: { [KLINGON]: { planet: ['Klag'] } } }, red: { hand: ['Tebok'] } });
    give(t.g, t.piece(KLINGON), { says: 'takes', of: { affil: 'Rom' } });
    expect(offerOf(t.g, BLUE, 'report', t.piece('Taul'))?.data).toMatchObject({ zone: surface(t, KLINGON) });
    expect(offerOf(t.g, 1, 'report', t.piece('Tebok'))).toBeUndefined(); // not his turn: nothing to pay with
  });
});

describe('one of each', () => {
  it('T6.8, T32.1 one of a unique card for each player, any number of universal ones', () => {
    const t = scenario({
      alpha: [KLINGON],
      blue: { hand: ['Kurak', 'Klag', 'Gowron'], at: { [KLINGON]: { space: { 'Klingon Outpost': ['Kurak', 'Klag'] } } } },
      red: { at: { [KLINGON]: { planet: ['Gowron'] } } },
    });
    expect(t.offers('blue', 'report', 'Kurak')).toBe(false);
    expect(t.offers('blue', 'report', 'Klag')).toBe(true);
    expect(t.offers('blue', 'report', 'Gowron')).toBe(true);
    const kurak = t.g.s.cards.in[0].find((x) => t.names([x])[0] === 'Kurak') ?? -1;
    expect(barOf(t.g, BLUE, 'report', kurak)).toBe('report.unique');
  });

  it('T32.2 versions of one persona exclude each other', () => {
    const t = scenario({
      alpha: ['Study Pulsar'],
      blue: { hand: ['Galen', 'Baran'], at: { 'Study Pulsar': { space: { 'Neutral Outpost': ['Jean-Luc Picard'] } } } },
    });
    expect(t.offers('blue', 'report', 'Galen')).toBe(false);
    expect(t.offers('blue', 'report', 'Baran')).toBe(true);
  });

  it('[trek-lookalike-02] T32.4 a lookalike is no version of whom it imitates: both may be in play', () => {
    const t = scenario({
      alpha: [KLINGON],
      gamma: ['Rescue Founder'],
      blue: {
        hand: ['Martok Founder'],
        at: { [KLINGON]: { space: { 'Klingon Outpost': ['Martok'] } }, 'Rescue Founder': { space: ['Primary Supply Depot'] } },
      },
    });
    t.order('blue', 'report', 'Martok Founder');
    expect(t.where('Martok Founder')).toBe('aboard Primary Supply Depot');
    expect(t.where('Martok')).toBe('aboard Klingon Outpost');
  });

  it('T20.3 one of what says so', () => {
    const t = scenario({
      alpha: [KLINGON],
      blue: { hand: ['Lone Box'], at: { [KLINGON]: { planet: ['Lone Box'], space: ['Klingon Outpost'] } } },
    });
    expect(barOf(t.g, BLUE, 'report', t.g.s.cards.in[0][0])).toBe('play.copy-yours');
    expect(order('report').offers(t.g, BLUE)).toEqual([]);
  });

  it('T2.6, T41.7 a card of another universe needs an open door', () => {
    const t = scenario({ alpha: ['Excavation'], blue: { hand: ['Major Rakal'], at: { Excavation: { space: ['Romulan Outpost'] } } } });
    expect(t.offers('blue', 'report', 'Major Rakal')).toBe(false);
    expect(barOf(t.g, BLUE, 'report', t.piece('Major Rakal'))).toBe('report.no-door');
  });

  it('T6.8 a text may bar a card from play, or a place from taking it', () => {
    const t = scenario({ alpha: [KLINGON], blue: { hand: ['Klag'], at: { [KLINGON]: { space: ['Klingon Outpost'] } } } });
    give(t.g, t.piece(KLINGON), { says: 'bans', what: 'report', reach: 'here' });
    expect(isOffered(t.g, BLUE, 'report', t.piece('Klag'))).toBe(false);
    const own = scenario({ alpha: [KLINGON], blue: { hand: ['Klag'], at: { [KLINGON]: { space: ['Klingon Outpost'] } } } });
    give(own.g, own.piece(KLINGON), { says: 'bans', what: 'report', reach: 'here', whom: 'opponent' });
    expect(isOffered(own.g, BLUE, 'report', own.piece('Klag'))).toBe(true);
    const u = scenario({ alpha: [KLINGON], blue: { hand: ['Klag'], at: { [KLINGON]: { space: ['Klingon Outpost'] } } } });
    giveClauses(u.g, u.piece(KLINGON), [modifier('mayPlay', () => ({ from: 'card:PRE-160', tag: 'banned' }))]);
    expect(barOf(u.g, BLUE, 'report', u.piece('Klag'))).toBe('banned');
  });
});

describe('cards of several affiliations', () => {
  const board = (...facilities: readonly string[]) =>
    scenario({ alpha: ['Study Pulsar'], blue: { hand: ['Tora Ziyal'], at: { 'Study Pulsar': { space: facilities } } } });

  it('T6.10 one is chosen on reporting, of those that fit the place', () => {
    const t = board('Neutral Outpost');
    expect(t.choices('blue', 'report', 'Tora Ziyal')).toEqual(['car', 'baj']);
    t.order('blue', 'report', 'Tora Ziyal', 'baj');
    expect(affiliationsOf(t.g, t.piece('Tora Ziyal'))).toEqual(['Baj']);
  });

  it('T6.10 where only one fits nobody is asked', () => {
    const t = board('Bajoran Outpost');
    expect(t.choices('blue', 'report', 'Tora Ziyal')).toEqual([]);
    t.order('blue', 'report', 'Tora Ziyal');
    expect(affiliationsOf(t.g, t.piece('Tora Ziyal'))).toEqual(['Baj']);
  });

  it('T6.10 where both fit one place the affiliation is chosen after it', () => {
    const t = board('Bajoran Outpost', 'Neutral Outpost');
    t.order('blue', 'report', 'Tora Ziyal', 'aboard Neutral Outpost', 'baj');
    expect(t.where('Tora Ziyal')).toBe('aboard Neutral Outpost');
    expect(affiliationsOf(t.g, t.piece('Tora Ziyal'))).toEqual(['Baj']);
    const u = board('Bajoran Outpost', 'Neutral Outpost');
    u.order('blue', 'report', 'Tora Ziyal', 'aboard Bajoran Outpost');
    expect(u.where('Tora Ziyal')).toBe('aboard Bajoran Outpost');
  });

  it('T5.3, T6.10 what it costs is chosen before the affiliation, where both are open', () => {
    const t = board('Neutral Outpost');
    give(t.g, t.piece('Neutral Outpost'), { says: 'takes', of: { card: 'Tora Ziyal' }, free: true, each: 1 });
    const cost = offerOf(t.g, BLUE, 'report', t.piece('Tora Ziyal'))?.first;
    for (const word of ['normal', 'free']) expect(cost?.after?.[word].ask).toMatchObject({ options: ['car', 'baj'] });
    carryOut(t.g, BLUE, 'report', t.piece('Tora Ziyal'), 'free', 'baj');
    expect([affiliationsOf(t.g, t.piece('Tora Ziyal')), t.g.s.turn.played]).toEqual([['Baj'], false]);
  });

  it('T5.2, T6.10 the card play is what is missing where one of its affiliations could report', () => {
    const t = board('Bajoran Outpost');
    t.g.s.turn = { ...t.g.s.turn, played: true };
    expect(barOf(t.g, BLUE, 'report', t.piece('Tora Ziyal'))).toBe('play.spent');
  });

  it('T6.10 the choice follows the place', () => {
    const t = board('Bajoran Outpost', 'Cardassian Outpost');
    t.order('blue', 'report', 'Tora Ziyal', 'aboard Cardassian Outpost');
    expect(affiliationsOf(t.g, t.piece('Tora Ziyal'))).toEqual(['Car']);
  });
});
