import { describe, expect, it } from 'vitest';
import { ability, modifier } from '../../effects/index.ts';
import { isHouseArrested } from '../../rules/numbers/able.ts';
import { isStopped, mark } from '../../rules/state/marks.ts';
import { zoneOfSeat } from '../../rules/state/zones.ts';
import { discard } from '../../rules/board/leave.ts';
import { move } from '../../rules/board/move.ts';
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
  pieceIds,
  scenario,
  space,
  surface,
  zoneId,
  type Scenario,
} from '../bench.ts';

const SHIP = "I.K.C. K'Vort";
const HERE = 'Fever Emergency';
const HOME = 'Expose Covert Supply';

describe('beaming', () => {
  const board = (): Scenario =>
    scenario({
      alpha: [HERE, 'Study Pulsar'],
      blue: { at: { [HERE]: { planet: ['Divok'], space: { [SHIP]: ['Klag', 'Baran', 'Plain Box'], 'Klingon Outpost': ['Kurak'] } } } },
      red: { at: { [HERE]: { planet: ['Tebok'], space: { "D'deridex": ['Taul'], 'Romulan Outpost': [] } } } },
    });

  it('T13.1 between ship, facility and planet of one location, any number of times', () => {
    const t = board();
    expect(t.choices('blue', 'beam', `aboard ${SHIP}`)).toEqual([`planet ${HERE}`, 'aboard Klingon Outpost']);
    t.order('blue', 'beam', `aboard ${SHIP}`, `planet ${HERE}`, ['Klag', 'Plain Box']);
    expect(t.where('Klag')).toBe(`planet ${HERE}`);
    expect(t.where('Plain Box')).toBe(`planet ${HERE}`);
    expect(t.where('Baran')).toBe(`aboard ${SHIP}`);
    expect(isStopped(t.g, t.piece('Klag'))).toBe(false);
    t.order('blue', 'beam', `planet ${HERE}`, 'aboard Klingon Outpost', ['Klag']);
    expect(t.where('Klag')).toBe('aboard Klingon Outpost');
    expect(t.events('beamed')).toHaveLength(2);
  });

  it('T13.1 nobody beams to another location', () => {
    const t = scenario({
      alpha: [HERE, 'Archanis Dispute'],
      blue: { at: { [HERE]: { space: { [SHIP]: ['Klag'] } }, 'Archanis Dispute': { space: { 'Klingon Outpost': [] } } } },
    });
    t.order('blue', 'beam', `aboard ${SHIP}`);
    expect(t.where('Klag')).toBe(`planet ${HERE}`);
  });

  it('T13.2 one’s own cards alone; T65.6 the opponent learns how many, not who', () => {
    const t = board();
    expect(isOffered(t.g, BLUE, 'beam', aboard(t, "D'deridex"))).toBe(false);
    const step = offerOf(t.g, BLUE, 'beam', surface(t, HERE))?.first;
    expect(step?.after?.[zoneId(aboard(t, SHIP))]).toBeUndefined(); // Divok alone: nobody is asked who
    t.order('blue', 'beam', `planet ${HERE}`, `aboard ${SHIP}`);
    expect(t.where('Tebok')).toBe(`planet ${HERE}`);
    expect(t.events('beamed')).toMatchObject([{ data: { by: BLUE, n: 1 }, secret: { to: [BLUE], data: { cards: ['PRE-256'] } } }]);
    expect(t.events('beamed')[0]?.data).not.toHaveProperty('cards');
  });

  it('T13.2, T18.1 whoever and whatever of one’s own can be carried: personnel, equipment, artifacts used as such', () => {
    const t = scenario({
      alpha: [HOME],
      blue: { at: { [HOME]: { planet: ['Klag', 'The Great Hall', 'Plain Box', "Croden's Key", 'Yridian Shuttle'], space: [SHIP] } } },
      red: { at: { [HOME]: { planet: ['Tebok', 'Plain Crate'] } } },
    });
    const first = offerOf(t.g, BLUE, 'beam', surface(t, HOME))?.first;
    const who = first?.after?.[zoneId(aboard(t, SHIP))]?.ask;
    expect(who).toMatchObject({ kind: 'some', seat: BLUE, min: 1, max: 3, options: pieceIds(t, 'Klag', 'Plain Box', "Croden's Key") });
    expect(who?.data).toEqual({ from: surface(t, HOME), to: aboard(t, SHIP) });
  });

  it('T11.7, T14.2 intruders are not arrested: those who do not go together may board together', () => {
    const t = scenario({
      alpha: [HERE],
      blue: { at: { [HERE]: { space: { 'Mercenary Ship': ['Klag', 'Baran'] } } } },
      red: { at: { [HERE]: { space: { "D'deridex": ['Taul'] } } } },
    });
    giveClauses(t.g, t.piece('Mercenary Ship'), [modifier('mayBeam', () => null)]);
    const first = offerOf(t.g, BLUE, 'beam', aboard(t, 'Mercenary Ship'))?.first;
    const who = first?.after?.[zoneId(aboard(t, "D'deridex"))]?.ask;
    expect(who?.kind === 'some' && who.options).toEqual(pieceIds(t, 'Klag', 'Baran'));
    expect(who?.kind === 'some' && who.caps).toEqual([]);
    const u = scenario({
      alpha: [HERE],
      blue: { at: { [HERE]: { planet: ['Klag', 'Taul'], space: ['Mercenary Ship'] } } },
      red: { at: { [HERE]: { space: ["D'deridex"] } } },
    });
    giveClauses(u.g, u.piece('Mercenary Ship'), [modifier('mayBeam', () => null)]);
    const step = offerOf(u.g, BLUE, 'beam', surface(u, HERE))?.first;
    const caps = ['Mercenary Ship', "D'deridex"].map((x) => {
      const ask = step?.after?.[zoneId(aboard(u, x))]?.ask;
      return ask?.kind === 'some' ? ask.caps?.length : NaN;
    });
    expect(caps).toEqual([1, 0]);
  });

  it('T11.7 neither those who are arrested aboard nor intruders keep others from coming', () => {
    const t = scenario({
      alpha: [HERE],
      blue: { at: { [HERE]: { planet: ['Divok'], space: { [SHIP]: ['Klag', 'Taul', 'Plain Box'] } } } },
      red: { at: { [HERE]: { planet: ['Tebok'] } } },
    });
    move(t.g, t.piece('Tebok'), aboard(t, SHIP));
    expect(offerOf(t.g, BLUE, 'beam', surface(t, HERE))?.data).toMatchObject({ to: aboard(t, SHIP) });
  });

  it('T13.3 not to or from an opposing ship or facility; a text may open it', () => {
    const t = board();
    move(t.g, t.piece('Divok'), aboard(t, "D'deridex"));
    expect(isOffered(t.g, BLUE, 'beam', aboard(t, "D'deridex"))).toBe(false);
    expect(barOf(t.g, BLUE, 'beam', aboard(t, "D'deridex"))).toBe('beam.shields');
    giveClauses(t.g, t.piece(SHIP), [
      modifier('mayBeam', (bar, { seat }, { me }) => (seat === me && bar?.tag === 'beam.shields' ? null : bar)),
    ]);
    expect(isOffered(t.g, BLUE, 'beam', aboard(t, "D'deridex"))).toBe(true);
  });

  it('T13.4 not to or from a cloaked ship', () => {
    const t = scenario({ alpha: [HERE], blue: { at: { [HERE]: { planet: ['Divok'], space: { [SHIP]: ['Klag'] } } } } });
    become(t.g, 'cloaked', t.piece(SHIP));
    expect(isOffered(t.g, BLUE, 'beam', aboard(t, SHIP))).toBe(false);
    expect(isOffered(t.g, BLUE, 'beam', surface(t, HERE))).toBe(false);
    expect(barOf(t.g, BLUE, 'beam', surface(t, HERE))).toBe('beam.cloaked');
  });

  it('T13.5 those who are stopped, disabled, held or in quarantine stay', () => {
    for (const change of [(t: Scenario) => halt(t.g, t.piece('Divok')), (t: Scenario) => become(t.g, 'disabled', t.piece('Divok'))]) {
      const t = board();
      change(t);
      expect(isOffered(t.g, BLUE, 'beam', surface(t, HERE))).toBe(false);
    }
    const t = board();
    become(t.g, 'quarantined', t.piece('Divok'));
    expect(barOf(t.g, BLUE, 'beam', surface(t, HERE))).toBe('quarantined');
  });

  it('T17.4, T47.9 nobody joins those in quarantine aboard', () => {
    const t = board();
    become(t.g, 'quarantined', t.piece('Klag'));
    expect(firstOptions(offerOf(t.g, BLUE, 'beam', surface(t, HERE)))).toEqual([]);
    expect(offerOf(t.g, BLUE, 'beam', surface(t, HERE))?.data).toMatchObject({ to: aboard(t, 'Klingon Outpost') });
    const foe = board();
    move(foe.g, foe.piece('Taul'), aboard(foe, SHIP));
    become(foe.g, 'quarantined', foe.piece('Taul'));
    expect(firstOptions(offerOf(foe.g, BLUE, 'beam', surface(foe, HERE)))).toHaveLength(2); // nobody he would join
    const down = scenario({ alpha: [HERE], blue: { at: { [HERE]: { planet: ['Divok'], space: { [SHIP]: ['Klag'] } } } } });
    become(down.g, 'quarantined', down.piece('Divok'));
    expect(isOffered(down.g, BLUE, 'beam', aboard(down, SHIP))).toBe(true); // teams are apart on a planet
  });

  it('T13.6 equipment is left alone or sent alone', () => {
    const t = board();
    t.order('blue', 'beam', `aboard ${SHIP}`, `planet ${HERE}`, ['Plain Box']);
    expect(t.where('Plain Box')).toBe(`planet ${HERE}`);
    halt(t.g, t.piece('Divok'));
    expect(isOffered(t.g, BLUE, 'beam', surface(t, HERE))).toBe(true);
  });

  it('T13.1, T12.12 a transporter is needed that works: that of a stopped ship does not', () => {
    const t = scenario({ alpha: [HERE], blue: { at: { [HERE]: { planet: ['Divok'], space: { [SHIP]: ['Klag'] } } } } });
    halt(t.g, t.piece(SHIP));
    expect(isOffered(t.g, BLUE, 'beam', surface(t, HERE))).toBe(false);
    expect(barOf(t.g, BLUE, 'beam', surface(t, HERE))).toBe('beam.no-transporter');
  });

  it('T13.1 headquarters have none; a ship there beams in and out', () => {
    const t = scenario({ alpha: [HOME], blue: { at: { [HOME]: { planet: { 'The Great Hall': ['Klag'] } } } } });
    expect(isOffered(t.g, BLUE, 'beam', aboard(t, 'The Great Hall'))).toBe(false);
    const u = scenario({ alpha: [HOME], blue: { at: { [HOME]: { planet: { 'The Great Hall': ['Klag'] }, space: [SHIP] } } } });
    u.order('blue', 'beam', 'aboard The Great Hall');
    expect(u.where('Klag')).toBe(`aboard ${SHIP}`);
  });

  it('T43.5 an unstaffed ship beams all the same', () => {
    const t = scenario({ alpha: [HERE], blue: { at: { [HERE]: { planet: ['Divok'], space: [SHIP] } } } });
    t.order('blue', 'beam', `planet ${HERE}`);
    expect(t.where('Divok')).toBe(`aboard ${SHIP}`);
  });

  it('T11.7 nobody beams where house arrest would follow, alone or together', () => {
    const t = scenario({ alpha: [HERE], blue: { at: { [HERE]: { planet: ['Klag', 'Taul', 'Baran'], space: { 'Mercenary Ship': [] } } } } });
    const who = offerOf(t.g, BLUE, 'beam', surface(t, HERE))?.first?.ask;
    expect(who?.kind === 'some' && who.options).toEqual(pieceIds(t, 'Klag', 'Taul', 'Baran'));
    expect(who?.kind === 'some' && who.caps).toEqual([{ of: pieceIds(t, 'Klag', 'Taul'), max: 1 }]);
    t.order('blue', 'beam', `planet ${HERE}`, ['Klag', 'Baran']);
    expect(isOffered(t.g, BLUE, 'beam', surface(t, HERE))).toBe(false); // Taul does not go with Klag
    expect(barOf(t.g, BLUE, 'beam', surface(t, HERE))).toBe('go.arrest');
    expect(isHouseArrested(t.g, t.piece('Klag'))).toBe(false);
  });

  it('T11.7 everybody may go to the planet, where those who do not fit are teams of their own', () => {
    const t = scenario({ alpha: [HERE], blue: { at: { [HERE]: { planet: ['Klag'], space: { 'Mercenary Ship': ['Taul'] } } } } });
    t.order('blue', 'beam', 'aboard Mercenary Ship');
    expect(t.where('Taul')).toBe(`planet ${HERE}`);
  });

  it('T5.9 others may answer before they are gone, and stop some or all', () => {
    const t = board();
    giveClauses(t.g, t.piece('Baran'), [
      ability({
        at: 'beaming',
        must: true,
        *commit({ g }) {
          halt(g, t.piece('Klag'));
        },
      }),
    ]);
    carryOut(t.g, BLUE, 'beam', aboard(t, SHIP), zoneId(surface(t, HERE)), pieceIds(t, 'Klag', 'Plain Box'));
    expect(t.where('Klag')).toBe(`aboard ${SHIP}`);
    expect(t.where('Plain Box')).toBe(`planet ${HERE}`);
  });

  it('T5.9 whoever was taken elsewhere meanwhile is not beamed, and if the place is closed nobody is', () => {
    const answer = (then: (t: Scenario) => void): Scenario => {
      const t = board();
      giveClauses(t.g, t.piece('Baran'), [
        ability({
          at: 'beaming',
          must: true,
          *commit() {
            then(t);
          },
        }),
      ]);
      carryOut(t.g, BLUE, 'beam', aboard(t, SHIP), zoneId(surface(t, HERE)), pieceIds(t, 'Klag', 'Plain Box'));
      return t;
    };
    const gone = answer((t) => move(t.g, t.piece('Klag'), aboard(t, 'Klingon Outpost')));
    expect([gone.where('Klag'), gone.where('Plain Box')]).toEqual(['aboard Klingon Outpost', `planet ${HERE}`]);
    const closed = answer((t) => become(t.g, 'cloaked', t.piece(SHIP)));
    expect([closed.where('Klag'), closed.where('Plain Box')]).toEqual([`aboard ${SHIP}`, `aboard ${SHIP}`]);
    const away = answer((t) => move(t.g, t.piece(SHIP), space(t, 'Study Pulsar'))); // T13.1: the planet is out of reach
    expect([away.where('Klag'), away.where('Plain Box')]).toEqual([`aboard ${SHIP}`, `aboard ${SHIP}`]);
    const dead = answer((t) => discard(t.g, [t.piece('Klag'), t.piece('Plain Box')]));
    expect(dead.where('Klag')).toBe('discard blue');
    expect(dead.g.events.some((e) => e.type === 'beamed')).toBe(false);
  });

  it('T11.7 whoever would be arrested by now stays', () => {
    const t = scenario({ alpha: [HERE], blue: { at: { [HERE]: { planet: ['Taul', 'Plain Box', 'Divok'], space: ['Mercenary Ship'] } } } });
    giveClauses(t.g, t.piece('Divok'), [
      ability({
        at: 'beaming',
        must: true,
        *commit() {
          move(t.g, t.piece('Divok'), aboard(t, 'Mercenary Ship'));
        },
      }),
    ]);
    carryOut(t.g, BLUE, 'beam', surface(t, HERE), pieceIds(t, 'Taul', 'Plain Box'));
    expect([t.where('Taul'), t.where('Plain Box')]).toEqual([`planet ${HERE}`, 'aboard Mercenary Ship']);
  });

  it('T5.9 who answers knows whose transporter it is, and may stop it all', () => {
    const t = board();
    const seen: unknown[] = [];
    giveClauses(t.g, t.piece('Baran'), [
      ability({
        at: 'beaming',
        must: true,
        *commit({ ev }) {
          seen.push(ev);
          Object.assign(ev, { stopped: true });
        },
      }),
    ]);
    carryOut(t.g, BLUE, 'beam', surface(t, HERE), zoneId(aboard(t, SHIP)));
    expect(seen).toMatchObject([
      { by: BLUE, ship: t.piece(SHIP), pieces: [t.piece('Divok')], from: surface(t, HERE), to: aboard(t, SHIP) },
    ]);
    expect(t.where('Divok')).toBe(`planet ${HERE}`);
    expect(barOf(t.g, BLUE, 'beam', t.g.s.cards.zone[t.piece(SHIP)])).toBeNull(); // nobody is in space
    expect(barOf(t.g, BLUE, 'beam', zoneOfSeat(BLUE, 'hand'))).toBeNull();
    discard(t.g, [t.piece(SHIP)]);
    expect(barOf(t.g, BLUE, 'beam', aboard(t, SHIP))).toBeNull(); // nor is anybody in a pile
  });

  it('T13.1 they are where they are since this turn', () => {
    const t = board();
    t.order('blue', 'beam', `aboard ${SHIP}`, `planet ${HERE}`, ['Klag']);
    expect(mark(t.g, t.piece('Klag'), 'since')).toBe(t.g.s.turn.n);
  });

  it('T13.5 says who keeps them from going: the first of them, quarantine before all', () => {
    const t = scenario({ alpha: [HERE], blue: { at: { [HERE]: { planet: ['Klag', 'Divok'], space: [SHIP] } } } });
    halt(t.g, t.piece('Klag'), t.piece('Divok'));
    expect(barOf(t.g, BLUE, 'beam', surface(t, HERE))).toBe('stopped');
    become(t.g, 'quarantined', t.piece('Divok'));
    expect(barOf(t.g, BLUE, 'beam', surface(t, HERE))).toBe('quarantined');
    expect(barOf(t.g, BLUE, 'beam', aboard(t, SHIP))).toBeNull(); // nobody there
    const alone = scenario({ alpha: [HERE], blue: { at: { [HERE]: { planet: ['Plain Box'] } } } });
    expect(barOf(alone.g, BLUE, 'beam', surface(alone, HERE))).toBe('beam.nowhere');
    const idle = scenario({ alpha: [HERE], blue: { at: { [HERE]: { planet: ['Klag', 'Divok'] } } } });
    halt(idle.g, idle.piece('Klag'));
    expect(barOf(idle.g, BLUE, 'beam', surface(idle, HERE))).toBe('beam.nowhere'); // Divok could
  });

  it('T40.4 nobody hears of places that are closed while another is open', () => {
    const t = scenario({ alpha: [HERE], blue: { at: { [HERE]: { planet: ['Klag'], space: [SHIP, 'Mercenary Ship'] } } } });
    become(t.g, 'cloaked', t.piece('Mercenary Ship'));
    expect(barOf(t.g, BLUE, 'beam', surface(t, HERE))).toBeNull();
  });

  it('T65.6 nobody learns by asking what keeps people of the opponent from going', () => {
    const t = scenario({
      alpha: [HERE],
      blue: { at: { [HERE]: { space: [SHIP] } } },
      red: { at: { [HERE]: { planet: ['Tebok', 'Taul'] } } },
    });
    halt(t.g, t.piece('Tebok'));
    become(t.g, 'quarantined', t.piece('Taul'));
    expect(barOf(t.g, BLUE, 'beam', surface(t, HERE))).toBeNull();
    move(t.g, t.piece(SHIP), surface(t, HERE)); // a ship there is not somebody who goes
    expect(barOf(t.g, BLUE, 'beam', surface(t, HERE))).toBeNull();
    const u = scenario({
      alpha: [HERE],
      blue: { at: { [HERE]: { planet: ['Klag'], space: [SHIP] } } },
      red: { at: { [HERE]: { planet: ['Taul'] } } },
    });
    halt(u.g, u.piece('Klag'));
    become(u.g, 'quarantined', u.piece('Taul'));
    expect(barOf(u.g, BLUE, 'beam', surface(u, HERE))).toBe('stopped');
  });

  it('T7.2, T8.14 at a Nor people are at its sites', () => {
    const t = scenario({
      alpha: ['Establish Station'],
      blue: { at: { 'Establish Station': { space: { Nor: { Ops: ['Telle'], Infirmary: [] } } } } },
    });
    expect(firstOptions(offerOf(t.g, BLUE, 'beam', aboard(t, 'Ops')))).toEqual([
      zoneId(surface(t, 'Establish Station')),
      zoneId(aboard(t, 'Infirmary')),
    ]);
  });

  it('T13.1 a text may forbid it at either end', () => {
    const t = board();
    give(t.g, t.piece(HERE), { says: 'bans', what: 'beam', reach: 'here' });
    expect(isOffered(t.g, BLUE, 'beam', surface(t, HERE))).toBe(false);
    expect(barOf(t.g, BLUE, 'beam', aboard(t, SHIP))).toBe('banned');
    const u = board();
    give(u.g, u.piece(HERE), { says: 'bans', what: 'beam', reach: 'here', whom: 'opponent' });
    expect(isOffered(u.g, BLUE, 'beam', surface(u, HERE))).toBe(true); // blue brought that mission
  });
});

describe('walking', () => {
  it('T8.11, T51.5 between a docked ship and its facility, as often as one likes', () => {
    const t = scenario({
      alpha: [HERE],
      blue: { at: { [HERE]: { space: { 'Klingon Outpost': { [SHIP]: ['Klag', 'Plain Box'], Divok: [] } } } } },
    });
    t.order('blue', 'walk', `aboard ${SHIP}`, ['Klag']);
    expect(t.where('Klag')).toBe('aboard Klingon Outpost');
    expect(t.events('walked')).toMatchObject([{ data: { by: BLUE, n: 1 }, why: { id: 'T8.11' } }]);
    t.order('blue', 'walk', 'aboard Klingon Outpost', ['Klag', 'Divok']);
    expect(t.where('Divok')).toBe(`aboard ${SHIP}`);
    expect(t.where('Klag')).toBe(`aboard ${SHIP}`);
  });

  it('T8.11 not from a ship that is undocked, and not by those who are stopped', () => {
    const t = scenario({ alpha: [HERE], blue: { at: { [HERE]: { space: { 'Klingon Outpost': ['Divok'], [SHIP]: ['Klag'] } } } } });
    expect(t.offers('blue', 'walk', `aboard ${SHIP}`)).toBe(false);
    const u = scenario({ alpha: [HERE], blue: { at: { [HERE]: { space: { 'Klingon Outpost': { [SHIP]: ['Klag'] } } } } } });
    halt(u.g, u.piece('Klag'));
    expect(isOffered(u.g, BLUE, 'walk', aboard(u, SHIP))).toBe(false);
    expect(barOf(u.g, BLUE, 'walk', aboard(u, SHIP))).toBe('stopped');
  });

  it('T11.7 not where house arrest would follow', () => {
    const t = scenario({ alpha: [HERE], blue: { at: { [HERE]: { space: { 'Klingon Outpost': { 'Mercenary Ship': ['Taul'] } } } } } });
    expect(t.offers('blue', 'walk', 'aboard Mercenary Ship')).toBe(false);
    expect(barOf(t.g, BLUE, 'walk', aboard(t, 'Mercenary Ship'))).toBe('go.arrest');
  });

  it('T44.7 between a landed ship and the planet', () => {
    const t = scenario({ alpha: [HERE], blue: { at: { [HERE]: { planet: { 'Yridian Shuttle': ['Baran'] } } } } });
    expect(isOffered(t.g, BLUE, 'walk', aboard(t, 'Yridian Shuttle'))).toBe(false);
    become(t.g, 'landed', t.piece('Yridian Shuttle'));
    carryOut(t.g, BLUE, 'walk', aboard(t, 'Yridian Shuttle'));
    expect(t.where('Baran')).toBe(`planet ${HERE}`);
  });

  it('T14.3, T51.4 between headquarters and the planet, for both players; a text may bar it', () => {
    const t = scenario({
      alpha: [HOME],
      blue: { at: { [HOME]: { planet: ['Klag'] } } },
      red: { at: { [HOME]: { planet: { 'The Great Hall': ['Kurak'] } } } },
    });
    t.order('blue', 'walk', `planet ${HOME}`);
    expect(t.where('Klag')).toBe('aboard The Great Hall');
    giveClauses(t.g, t.piece(HOME), [modifier('mayWalk', () => ({ from: 'card:PRE-158', tag: 'banned' }))]);
    expect(barOf(t.g, BLUE, 'walk', aboard(t, 'The Great Hall'))).toBe('banned');
  });

  it('T47.9 nobody walks to those in quarantine, nor they to others', () => {
    const t = scenario({
      alpha: [HERE],
      blue: { at: { [HERE]: { space: { 'Klingon Outpost': { [SHIP]: ['Klag', 'Kurak'], Divok: [], Kargan: [] } } } } },
    });
    become(t.g, 'quarantined', t.piece('Klag'));
    expect(isOffered(t.g, BLUE, 'walk', aboard(t, 'Klingon Outpost'))).toBe(false);
    expect(barOf(t.g, BLUE, 'walk', aboard(t, 'Klingon Outpost'))).toBe('beam.quarantine');
    expect(offerOf(t.g, BLUE, 'walk', aboard(t, SHIP))?.first).toBeUndefined(); // Kurak alone
    const planet = scenario({ alpha: [HOME], blue: { at: { [HOME]: { planet: { 'The Great Hall': ['Klag'], Divok: [] } } } } });
    become(planet.g, 'quarantined', planet.piece('Divok'));
    expect(isOffered(planet.g, BLUE, 'walk', aboard(planet, 'The Great Hall'))).toBe(true); // teams are apart on a planet
    const foes = scenario({
      alpha: [HOME],
      blue: { at: { [HOME]: { planet: ['Klag'] } } },
      red: { at: { [HOME]: { planet: { 'The Great Hall': ['Kurak'] } } } },
    });
    become(foes.g, 'quarantined', foes.piece('Kurak'));
    expect(isOffered(foes.g, BLUE, 'walk', surface(foes, HOME))).toBe(true); // nobody he would join
  });

  it('T44.6 nobody walks into a ship that is carried but by text', () => {
    const t = scenario({ alpha: [HERE], blue: { at: { [HERE]: { space: { 'Mercenary Ship': { Baran: [], [SHIP]: ['Klag'] } } } } } });
    for (const ship of ['Mercenary Ship', SHIP]) expect(isOffered(t.g, BLUE, 'walk', aboard(t, ship))).toBe(false);
    expect(barOf(t.g, BLUE, 'walk', aboard(t, 'Mercenary Ship'))).toBeNull();
  });

  it('T8.11 only headquarters of the opponent are open, not what else of his stands there', () => {
    const t = scenario({
      alpha: [HERE],
      blue: { at: { [HERE]: { planet: ['Klag'] } } },
      red: { at: { [HERE]: { planet: ['Settlement'] } } },
    });
    expect(isOffered(t.g, BLUE, 'walk', surface(t, HERE))).toBe(false);
    move(t.g, t.piece('Klag'), aboard(t, 'Settlement'));
    expect(barOf(t.g, BLUE, 'walk', aboard(t, 'Settlement'))).toBe('walk.not-yours');
  });

  it('T8.11 nobody walks aboard what is the opponent’s', () => {
    const t = scenario({
      alpha: [HERE],
      blue: { at: { [HERE]: { planet: ['Klag'] } } },
      red: { at: { [HERE]: { planet: ['Yridian Shuttle'] } } },
    });
    become(t.g, 'landed', t.piece('Yridian Shuttle'));
    expect(isOffered(t.g, BLUE, 'walk', surface(t, HERE))).toBe(false);
    expect(barOf(t.g, BLUE, 'walk', surface(t, HERE))).toBe('walk.not-yours');
  });
});
