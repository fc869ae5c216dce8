import { describe, expect, it } from 'vitest';
import { handOf } from '../../rules/state/zones.ts';
import { become, scenario, type Board, type Scenario } from '../bench.ts';

const HERE = 'Fever Emergency';
const board = (hand: readonly string[], more: Board = {}): Scenario => scenario({ alpha: [HERE], ...more, blue: { hand, ...more.blue } });
const raisable = (t: Scenario): readonly string[] => t.g.rules.raisable(t.g, 0);
const inHand = (t: Scenario, seat = 0): string[] => t.names(handOf(t.g, seat));

describe('interrupts about hands, decks and piles', () => {
  it('PRE-131 a card that is no personnel comes back from the discard pile', () => {
    const t = board(['Palor Toff: Alien Trader'], { blue: { discard: ['Klag', 'Tricorder', 'Medical Kit'] } });
    t.plan('blue', 'text.target', 'Medical Kit');
    t.raise('blue', 'Palor Toff: Alien Trader');
    expect(inHand(t)).toEqual(['Medical Kit']);
    expect(t.where('Palor Toff: Alien Trader')).toBe('discard blue');
    expect(raisable(board(['Palor Toff: Alien Trader'], { blue: { discard: ['Klag'] } }))).toEqual([]);
  });

  it('PRE-142 shuffles the deck of whom one likes', () => {
    const t = board(['The Juggler']);
    t.plan('blue', 'text.whom', 'player:1');
    t.raise('blue', 'The Juggler');
    expect(t.events('shuffled')).toMatchObject([{ data: { by: 1 } }]);
  });

  it('FC-53 cards are exchanged for those at the bottom of the deck', () => {
    const t = board(['Remodulation', 'Klag', 'Divok', 'Kurak'], { blue: { deck: ['Gowron', 'Kahless', 'Gorath'] } });
    t.plan('blue', 'text.some', ['Klag', 'Kurak']);
    t.raise('blue', 'Remodulation');
    expect(inHand(t).toSorted()).toEqual(['Divok', 'Gorath', 'Kahless']);
    expect(t.events('fetched')[0]?.data.cards).toBeUndefined();
  });

  it('FC-54 who has more than twelve cards keeps six of them, at random', () => {
    const many = Array.from({ length: 13 }, () => 'Klag');
    const t = board(['Scorched Hand'], { red: { hand: many, deck: ['Gowron'] } });
    t.raise('blue', 'Scorched Hand');
    expect(handOf(t.g, 1)).toHaveLength(6);
    expect(t.events('buried')).toMatchObject([{ data: { by: 1, n: 7 } }]);
    expect(raisable(board(['Scorched Hand'], { red: { hand: many.slice(1) } }))).toEqual([]);
  });

  it('FC-54 does not count itself, and never goes under the deck', () => {
    const twelve = Array.from({ length: 12 }, () => 'Klag');
    expect(raisable(board(['Scorched Hand', ...twelve]))).toEqual([]);
    const t = board(['Scorched Hand', ...twelve, 'Klag'], { blue: { deck: ['Gowron'] } });
    t.raise('blue', 'Scorched Hand');
    expect([handOf(t.g, 0).length, t.where('Scorched Hand')]).toEqual([6, 'discard blue']);
    expect(t.events('buried')).toMatchObject([{ data: { by: 0, n: 7 } }]);
  });

  it('PRE-128, T45.3 a cloaked ship is not scanned', () => {
    const t = board(['Long-Range Scan'], { red: { at: { [HERE]: { space: { "D'deridex": ['Taul'] } } } } });
    expect(raisable(t)).toHaveLength(1);
    become(t.g, 'cloaked', t.piece("D'deridex"));
    expect(raisable(t)).toEqual([]);
  });

  it('PRE-112 destroys what lies aboard a ship without anybody, unless it is answered', () => {
    const t = board(['Disruptor Overload'], {
      red: { hand: ['Amanda Rogers'], at: { [HERE]: { space: { "D'deridex": ['Tricorder'] }, planet: ['Medical Kit'] } } },
    });
    t.use('red', 'Amanda Rogers');
    t.raise('blue', 'Disruptor Overload');
    expect(t.where('Tricorder')).toBe("aboard D'deridex");
    const u = board(['Disruptor Overload'], {
      red: { at: { [HERE]: { space: { "D'deridex": ['Tricorder'] }, planet: ['Medical Kit'] } } },
    });
    u.raise('blue', 'Disruptor Overload');
    expect([u.where('Tricorder'), u.where('Medical Kit')]).toEqual(['discard red', `planet ${HERE}`]);
  });

  it('AU-68 nullifies a location that is an event, after what lies there', () => {
    const t = scenario({
      alpha: [HERE, 'Excavation'],
      blue: {
        hand: ['Gaps in Normal Space', 'Kevin Uxbridge: Convergence'],
        at: { [HERE]: { space: { "I.K.C. K'Vort": ['Klag', 'Divok'] } } },
      },
    });
    t.order('blue', 'play', 'Gaps in Normal Space');
    t.order('blue', 'move', "I.K.C. K'Vort", 'aboard Gaps in Normal Space');
    t.raise('blue', 'Kevin Uxbridge: Convergence');
    expect([t.where('Gaps in Normal Space'), t.where("I.K.C. K'Vort")]).toEqual(['discard blue', `space ${HERE}`]);
  });

  it('AU-68 nullifies all events at one location, those on ships there too', () => {
    const t = scenario({
      alpha: [HERE, 'Excavation'],
      blue: {
        hand: ['Kevin Uxbridge: Convergence', 'Tactical Console'],
        at: { [HERE]: { space: { 'Klingon Outpost': { "I.K.C. K'Vort": ['Klag'] } } } },
      },
      red: { table: ['Lower Decks'], at: { [HERE]: { on: ['Espionage: Romulan on Klingon'] } } },
    });
    t.order('blue', 'play', 'Tactical Console');
    t.raise('blue', 'Kevin Uxbridge: Convergence');
    expect(t.events('nullified').map((e) => e.data.card)).toEqual(['DOM-27', 'PRE-74']);
    expect(t.where('Lower Decks')).toBe('table red');
  });

  it('PRE-133 answers Amanda Rogers and Kevin Uxbridge', () => {
    const t = board(['Lower Decks', 'Q2'], { red: { hand: ['Kevin Uxbridge'] } });
    t.use('red', 'Kevin Uxbridge');
    t.use('blue', 'Q2');
    t.order('blue', 'play', 'Lower Decks');
    expect(t.where('Lower Decks')).toBe('table blue');
    expect(t.events('nullified')).toMatchObject([{ data: { card: 'PRE-124' } }]);
  });

  it('T11.3 PRE-141 nullifies a treaty', () => {
    const t = board(['The Devil'], { red: { table: ['Treaty: Federation/Klingon', 'Lower Decks'] } });
    t.raise('blue', 'The Devil');
    expect(t.events('nullified')).toMatchObject([{ data: { card: 'PRE-99' } }]);
  });

  it('PRE-112 one thing of a crew or team is destroyed, and nobody learns who has any', () => {
    const t = board(['Disruptor Overload'], { red: { at: { [HERE]: { planet: ['Taul', 'Tricorder', 'Romulan PADD'] } } } });
    t.raise('blue', 'Disruptor Overload');
    expect(t.events('discarded').flatMap((e) => e.data.cards)).toHaveLength(2); // itself, and one of two
    const bare = board(['Disruptor Overload'], { red: { at: { [HERE]: { planet: ['Taul'] } } } });
    bare.raise('blue', 'Disruptor Overload');
    expect(bare.events('discarded').flatMap((e) => e.data.cards)).toEqual(['PRE-112']);
  });

  it('AU-56 nullifies kidnappers, or burns three cards of a pile that somebody wants to use', () => {
    const t = board(['Countermanda'], { red: { table: ['Telepathic Alien Kidnappers'] } });
    t.raise('blue', 'Countermanda');
    expect(t.events('nullified')).toMatchObject([{ data: { card: 'PRE-96' } }]);
    const u = board(['Countermanda'], { turn: 'red', red: { hand: ['Res-Q'], discard: ['Klag', 'Divok', 'Kurak', 'Gowron'] } });
    u.use('blue', 'Countermanda');
    u.plan('blue', 'text.some', ['Klag', 'Divok', 'Kurak']);
    u.order('red', 'play', 'Res-Q');
    expect(['Klag', 'Divok', 'Kurak', 'Gowron'].map((x) => u.where(x))).toEqual(['out red', 'out red', 'out red', 'hand red']);
  });

  it('AU-67 sends a lonely male to Risa', () => {
    const risa = (planet: readonly string[]): Scenario =>
      scenario({ alpha: [HERE, 'Risa Shore Leave'], blue: { hand: ['Jamaharon'], at: { [HERE]: { planet } } } });
    const t = risa(['Klag']);
    t.raise('blue', 'Jamaharon');
    expect(t.where('Klag')).toBe('planet Risa Shore Leave');
    expect(raisable(risa(['Klag', 'Divok']))).toEqual([]);
    expect(raisable(risa(['Vekma']))).toEqual([]);
    const watched = scenario({
      alpha: [HERE, 'Risa Shore Leave'],
      blue: { hand: ['Jamaharon'], at: { [HERE]: { planet: ['Klag'] } } },
      red: { at: { [HERE]: { planet: ['Vekma'] } } },
    });
    expect(raisable(watched)).toEqual([]);
  });
});
