import { describe, expect, it } from 'vitest';
import { coexist, fitsMission } from '../../rules/numbers/mission-rules.ts';
import { whyNotAt } from '../../rules/seeding/places.ts';
import { BLUE, barOf, give, scenario, type Board, type Scenario } from '../bench.ts';

const HOME = 'Expose Covert Supply';
const board = (more: Board = {}): Scenario => scenario({ alpha: [HOME, 'Excavation'], ...more });

describe('headquarters', () => {
  it('T7.6, T3.25 are played on their homeworld as well, one in the game', () => {
    const t = board({ blue: { hand: ['The Great Hall'] } });
    t.order('blue', 'play', 'The Great Hall');
    expect([t.where('The Great Hall'), t.g.s.turn.played]).toEqual([`planet ${HOME}`, true]);
    const u = board({ blue: { hand: ['The Great Hall'] }, red: { at: { [HOME]: { planet: ['The Great Hall'] } } } });
    expect(barOf(u.g, BLUE, 'play', u.piece('The Great Hall', 'blue'))).not.toBeNull();
    expect(u.offers('blue', 'play', 'The Great Hall')).toBe(false);
    expect(scenario({ alpha: ['Excavation'], blue: { hand: ['The Great Hall'] } }).offers('blue', 'play', 'The Great Hall')).toBe(false);
  });

  it('T6.13 once each turn one of their people or one HQ card plays there for free, not both', () => {
    const war = 'HQ: War Room';
    const seat = (): Scenario => board({ blue: { hand: [war, war, 'Gowron', 'Klag'], at: { [HOME]: { planet: ['The Great Hall'] } } } });
    const t = seat();
    t.order('blue', 'play', war);
    expect([t.where(war), t.g.s.turn.played]).toEqual([`on ${HOME}`, false]);
    expect(t.choices('blue', 'report', 'Gowron')).toEqual([]); // nothing to choose: no longer for free
    t.order('blue', 'report', 'Gowron');
    expect(t.g.s.turn.played).toBe(true);
    t.endTurn();
    t.endTurn();
    t.order('blue', 'play', war);
    expect(t.g.s.turn.played).toBe(false); // another turn
    const u = seat();
    u.order('blue', 'report', 'Gowron', 'free');
    expect(u.g.s.turn.played).toBe(false);
    u.order('blue', 'play', war);
    expect(u.g.s.turn.played).toBe(true);
    const v = board({ blue: { hand: [war] } });
    v.order('blue', 'play', war);
    expect(v.g.s.turn.played).toBe(true);
  });
});

describe('cards that play for free somewhere', () => {
  const FREED = 'System 5 Disruptors';
  const isFree = (t: Scenario, player: 'blue' | 'red', ship: string): boolean => {
    t.order(player, 'play', FREED, ship);
    return !t.g.s.turn.played;
  };
  const freighters = { space: ['Bajoran Freighter'] };
  const at = (mission: string, turn: 'blue' | 'red', host = 'Security Briefing'): Scenario =>
    scenario({
      alpha: [host, 'Excavation'],
      turn,
      blue: { hand: [FREED], at: { [mission]: freighters } },
      red: { hand: [FREED], at: { [mission]: freighters } },
    });

  it('DOM-46, T5.3 both players play them for free there, nowhere else, and no other cards', () => {
    expect([
      isFree(at('Security Briefing', 'blue'), 'blue', 'Bajoran Freighter'),
      isFree(at('Security Briefing', 'red'), 'red', 'Bajoran Freighter'),
    ]).toEqual([true, true]);
    expect(isFree(at('Excavation', 'blue'), 'blue', 'Bajoran Freighter')).toBe(false);
    const t = scenario({ alpha: ['Security Briefing'], blue: { hand: ['Espionage: Klingon on Federation', "Captain's Log"], at: {} } });
    t.order('blue', 'play', "Captain's Log");
    expect(t.g.s.turn.played).toBe(true);
  });

  it('T5.3 a text for its player alone frees nothing of the opponent', () => {
    const own = (turn: 'blue' | 'red'): boolean => {
      const t = at('Archanis Dispute', turn, 'Archanis Dispute');
      give(t.g, t.piece('Archanis Dispute'), { says: 'frees', of: { card: FREED } });
      return isFree(t, turn, 'Bajoran Freighter');
    };
    expect([own('blue'), own('red')]).toEqual([true, false]);
  });
});

describe('Remote Supply Depot', () => {
  it('DOM-32, T6.9 takes equipment for free, but none that nobody of its player can use', () => {
    const board = (deck: readonly string[]): Scenario =>
      scenario({
        alpha: ['Excavation'],
        blue: { hand: ['Klingon PADD', 'Tricorder'], deck, at: { Excavation: { space: ['Remote Supply Depot'] } } },
      });
    const may = (t: Scenario): boolean[] => ['Klingon PADD', 'Tricorder'].map((x) => t.offers('blue', 'report', x));
    expect([may(board(['Eris'])), may(board(['Klag']))]).toEqual([
      [false, true],
      [true, true],
    ]);
  });
});

describe('where facilities may stand', () => {
  const bajor = 'Alter Records';
  it('DS9-79, T51.2 a Nor may stand beside the Chamber of Ministers, other facilities of its player may not', () => {
    const t = scenario({
      alpha: [bajor],
      blue: { hand: ['Terok Nor', 'Bajoran Outpost'], at: { [bajor]: { planet: ['Chamber of Ministers'] } } },
    });
    const may = (name: string): boolean => coexist(t.g, t.piece(name), t.piece('Chamber of Ministers'));
    expect([may('Terok Nor'), may('Bajoran Outpost')]).toEqual([true, false]);
    expect(whyNotAt(t.g, BLUE, t.piece('Bajoran Outpost'), t.piece(bajor), 'any')?.tag).toBe('seed.second-facility');
  });

  it('DS9-79 a Vedek reports there for free', () => {
    const t = scenario({ alpha: [bajor], blue: { hand: ['Vedek Winn'], at: { [bajor]: { planet: ['Chamber of Ministers'] } } } });
    t.order('blue', 'report', 'Vedek Winn', 'free');
    expect([t.where('Vedek Winn'), t.g.s.turn.played]).toEqual(['aboard Chamber of Ministers', false]);
  });

  it('QC-41, T3.23 no outposts or stations stand at Tarchannen', () => {
    const at = (mission: string): boolean => {
      const t = scenario({ alpha: [mission], blue: { hand: ['Terraforming Station'] } });
      return fitsMission(t.g, t.piece('Terraforming Station'), t.piece(mission), 'any');
    };
    expect([at('Tarchannen Study'), at('Excavation')]).toEqual([false, true]);
  });
});

describe('Colony', () => {
  it('QC-31, T38.3 each personnel there whom nobody opposes scores, and both of a dual card', () => {
    const points = (planet: readonly string[], red: readonly string[] = []): number => {
      const t = scenario({
        alpha: ['Excavation'],
        turn: 'red',
        blue: { at: { Excavation: { planet: { Colony: [], ...Object.fromEntries(planet.map((x) => [x, []])) } } } },
        red: { at: { Excavation: { planet: red } } },
      });
      t.endTurn();
      return t.score('blue');
    };
    expect([points(['Data']), points(['Data', 'Vash']), points(['10 and 01']), points(['Data'], ['Klag'])]).toEqual([1, 3, 2, 0]);
  });
});
