import { describe, expect, it } from 'vitest';
import { lineOf } from '../../rules/board/places.ts';
import { isStopped } from '../../rules/state/marks.ts';
import { handOf, piecesIn, zoneOfSeat } from '../../rules/state/zones.ts';
import { BLUE, RED, scenario, type Board, type Scenario } from '../bench.ts';

const HERE = 'Fever Emergency';
const board = (hand: readonly string[], more: Board = {}): Scenario =>
  scenario({ alpha: [HERE, 'Excavation'], ...more, blue: { hand, ...more.blue } });
const hand = (t: Scenario, seat = BLUE): string[] => t.names(handOf(t.g, seat));
const size = (t: Scenario, seat: number): number => handOf(t.g, seat).length;

describe('events about hands, decks and draws', () => {
  it('PRE-77 nobody plays interrupts but Kevin and Q2, until the end of the next turn of its player', () => {
    const t = board(['Goddess of Empathy'], { red: { hand: ['The Juggler', 'Kevin Uxbridge'] } });
    t.order('blue', 'play', 'Goddess of Empathy');
    const raisable = (): string[] => t.g.rules.raisable(t.g, RED).map((x) => t.names([Number(/\d+/.exec(x))])[0]);
    expect(raisable()).toEqual(['Kevin Uxbridge']);
    t.endTurn();
    t.endTurn();
    expect(t.where('Goddess of Empathy')).toBe('table blue');
    t.endTurn();
    expect(t.where('Goddess of Empathy')).toBe('discard blue');
    expect(raisable()).toContain('The Juggler');
  });

  it('PRE-79 whom one likes draws three cards', () => {
    const t = board(['Kivas Fajo - Collector']);
    t.plan('blue', 'text.whom', 'player:1');
    t.order('blue', 'play', 'Kivas Fajo - Collector');
    expect([size(t, RED), t.where('Kivas Fajo - Collector')]).toEqual([3, 'discard blue']);
  });

  it('PRE-82 a whole hand goes under the deck, and as many are drawn', () => {
    const t = board(['Masaka Transformations'], { red: { hand: ['Klag', 'Divok'], deck: ['Kurak', 'Gowron', 'Kahless'] } });
    t.plan('blue', 'text.whom', 'player:1');
    t.order('blue', 'play', 'Masaka Transformations');
    expect(hand(t, RED).toSorted()).toEqual(['Gowron', 'Kurak']);
    expect(piecesIn(t.g, zoneOfSeat(RED, 'deck'))).toHaveLength(3);
  });

  it('PRE-82 of its own player it is not in the hand any more', () => {
    const t = board(['Masaka Transformations', 'Klag'], { blue: { deck: ['Kurak', 'Gowron', 'Kahless'] } });
    t.plan('blue', 'text.whom', 'player:0');
    t.order('blue', 'play', 'Masaka Transformations');
    expect([hand(t), t.where('Masaka Transformations'), t.where('Klag')]).toEqual([['Kurak'], 'discard blue', 'deck blue']);
  });

  it('PRE-91 any card comes back from the discard pile', () => {
    const t = board(['Res-Q'], { blue: { discard: ['Klag', 'Tricorder'] } });
    t.plan('blue', 'text.target', 'Klag');
    t.order('blue', 'play', 'Res-Q');
    expect(hand(t)).toEqual(['Klag']);
    expect(board(['Res-Q']).offers('blue', 'play', 'Res-Q')).toBe(false);
  });

  it('PRE-93 the opponent discards a card at the end of each turn, however many bubbles there are; PRE-98 ends it', () => {
    const t = board(['The Traveler: Transcendence'], {
      blue: { hand: ['The Traveler: Transcendence'], table: ['Static Warp Bubble', 'Static Warp Bubble'] },
      red: { hand: ['Klag', 'Divok', 'Kurak'] },
      turn: 'red',
    });
    t.plan('red', 'discard.which', ['Divok']);
    t.endTurn();
    expect(t.where('Divok')).toBe('discard red');
    expect(size(t, RED)).toBe(3); // one gone, one drawn
    t.order('blue', 'play', 'The Traveler: Transcendence');
    expect(t.events('nullified').map((e) => e.data.card)).toEqual(['PRE-93', 'PRE-93']);
  });

  it('PRE-98 whoever it lies beside draws one card more, once', () => {
    const t = board(['The Traveler: Transcendence', 'The Traveler: Transcendence']);
    t.plan('blue', 'text.whom', 'player:0');
    t.order('blue', 'play', 'The Traveler: Transcendence');
    t.endTurn();
    expect(t.events('drew').map((e) => [e.data.by, e.data.n])).toEqual([[0, 2]]);
    t.endTurn();
    t.plan('blue', 'text.whom', 'player:0');
    t.order('blue', 'play', 'The Traveler: Transcendence');
    t.endTurn();
    expect(t.events('drew').map((e) => [e.data.by, e.data.n])).toEqual([
      [0, 2],
      [1, 1],
      [0, 2],
    ]);
  });

  it('PRE-96 a card of the other hand is shown, and discarded if its type was guessed', () => {
    const guess = (type: string): Scenario => {
      const t = board([], { blue: { table: ['Telepathic Alien Kidnappers'] }, red: { hand: ['Klag'] } });
      t.use('blue', 'Telepathic Alien Kidnappers');
      t.plan('blue', 'text.type', type);
      t.endTurn();
      return t;
    };
    expect(guess('personnel').where('Klag')).toBe('discard red');
    const t = guess('event');
    expect(t.where('Klag')).toBe('hand red');
    expect(t.events('shown')).toMatchObject([{ data: { by: 1, card: 'PRE-270' } }]);
  });

  it('AU-41 a unique personnel costs the opponent the draw', () => {
    const draws = (name: string): number => {
      const t = board([], {
        blue: { table: ['Klim Dokachin'] },
        red: { hand: [name], at: { [HERE]: { space: ['Klingon Outpost'] } } },
        turn: 'red',
      });
      t.order('red', 'report', name);
      t.endTurn();
      return t.events('drew').filter((e) => e.data.by === 1).length;
    };
    expect([draws('Gowron'), draws('Klag')]).toEqual([0, 1]);
  });

  it('AU-41, T32.3 whoever is exchanged for another version is not played', () => {
    const t = board([], { blue: { table: ['Klim Dokachin'] }, red: { hand: ['Worf Son of Mogh'], at: { [HERE]: { planet: ['Worf'] } } } });
    t.plan('red', 'turn.exchange', ['Worf Son of Mogh']);
    t.endTurn();
    expect(t.where('Worf Son of Mogh')).toBe(`planet ${HERE}`);
    t.endTurn();
    expect(t.events('drew').filter((e) => e.data.by === 1)).toHaveLength(1);
  });

  it('FC-31 whoever has attempted a mission is stopped, solved or not', () => {
    const t = board([], {
      blue: { table: ['Mission Debriefing'], at: { [HERE]: { planet: ['Klag', 'Divok'] }, Excavation: { planet: ['Data'] } } },
    });
    t.order('blue', 'attempt', HERE);
    t.order('blue', 'attempt', 'Excavation');
    expect(['Klag', 'Divok', 'Data'].map((x) => isStopped(t.g, t.piece(x)))).toEqual([true, true, true]);
  });

  it('FC-35 certain answers cost 5 points, for each copy', () => {
    const t = board(['Lower Decks'], {
      blue: { table: ['The Line Must Be Drawn Here', 'The Line Must Be Drawn Here'] },
      red: { hand: ['Kevin Uxbridge'] },
    });
    t.use('red', 'Kevin Uxbridge');
    t.order('blue', 'play', 'Lower Decks');
    expect(t.score('red')).toBe(-10);
  });

  it('DS9-71 with three Bajorans: as many as one discards and two more', () => {
    const three = { at: { [HERE]: { planet: ['Anara', 'Orta', 'Jabara'] } } };
    const t = board([], { blue: { hand: ['Renewal Scroll', 'Klag', 'Divok'], ...three } });
    t.plan('blue', 'discard.which', ['Klag', 'Divok']);
    t.order('blue', 'play', 'Renewal Scroll');
    expect(size(t, BLUE)).toBe(4);
    expect(board(['Renewal Scroll']).offers('blue', 'play', 'Renewal Scroll')).toBe(false);
    expect(lineOf(t.g, 'Alpha')).toHaveLength(2);
  });

  it('QC-18 just lies on the table', () => {
    const t = board(['Barber Pole']);
    t.order('blue', 'play', 'Barber Pole');
    expect(t.where('Barber Pole')).toBe('table blue');
  });
});
