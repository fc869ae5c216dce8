import { describe, expect, it } from 'vitest';
import { ability, lingering, modifier } from '../../effects/index.ts';
import { question } from '../../rules/turn/turn.ts';
import { isStopped, mark, putMark } from '../../rules/state/marks.ts';
import { handOf } from '../../rules/state/zones.ts';
import { BLUE, giveClauses, halt, isOffered, RED, scenario, type Board, type Scenario } from '../bench.ts';
import './made-events.ts';

const HERE = 'Fever Emergency';
const SHIP = "I.K.C. K'Vort";
const OUTPOST = 'Klingon Outpost';

const board = (more: Board['blue'] = {}, rest: Board = {}): Scenario =>
  scenario({ alpha: [HERE, 'Archanis Dispute'], ...rest, blue: { at: { [HERE]: { space: { [SHIP]: ['Klag', 'Divok'] } } }, ...more } });
/** Blue has people to order and an outpost to which others report. */
const atHome = (hand: readonly string[], table: readonly string[] = []): Scenario =>
  board({ hand, table, at: { [HERE]: { space: { [OUTPOST]: ['Kromm'], [SHIP]: ['Klag', 'Divok'] } } } });
const beside = (t: Scenario): string => t.choices('blue', 'move', SHIP)[0];

describe('the course of a turn', () => {
  it('T5.1, T40.1 start, card play, orders, end, one card', () => {
    const seen: string[] = [];
    const t = atHome(['Kurak']);
    const note = (at: 'turn.start' | 'turn.end') =>
      ability({
        id: at,
        at,
        must: true,
        *commit({ g }) {
          seen.push(`${at} of ${g.s.turn.seat} in ${g.s.turn.part}, hand ${handOf(g, BLUE).length}`);
        },
      });
    giveClauses(t.g, t.piece('Kromm'), [note('turn.start'), note('turn.end')]);
    t.order('blue', 'report', 'Kurak');
    t.order('blue', 'move', SHIP, beside(t));
    expect(t.g.s.turn.part).toBe('orders');
    t.endTurn();
    expect(seen).toEqual(['turn.end of 0 in end, hand 0', 'turn.start of 1 in start, hand 1']);
    expect(t.events().flatMap(({ type, data }) => (['turn', 'reported', 'flew', 'drew'].includes(type) ? [[type, data.by]] : []))).toEqual([
      ['turn', BLUE],
      ['reported', BLUE],
      ['flew', BLUE],
      ['drew', BLUE],
      ['turn', RED],
    ]);
  });

  it('T5.2 one normal card play, before the first order', () => {
    const played = atHome(['Kurak', 'Lower Decks']);
    played.order('blue', 'report', 'Kurak');
    expect(played.offers('blue', 'play', 'Lower Decks')).toBe(false);
    expect(played.offers('blue', 'move', SHIP)).toBe(true);
    const ordered = atHome(['Kurak', 'Lower Decks']);
    ordered.order('blue', 'move', SHIP, beside(ordered));
    expect([ordered.offers('blue', 'report', 'Kurak'), ordered.offers('blue', 'play', 'Lower Decks')]).toEqual([false, false]);
    ordered.endTurn();
    ordered.endTurn();
    expect([ordered.offers('blue', 'report', 'Kurak'), ordered.offers('blue', 'play', 'Lower Decks')]).toEqual([true, true]);
  });

  it('T5.3, T40.2 free plays do not use it, and remain possible during orders', () => {
    const t = atHome(['Guest of Gowron', 'Friendly Visit', 'Kurak'], []);
    giveClauses(t.g, t.piece('Kromm'), [modifier('playCost', (cost, { piece }) => (piece === t.piece('Kurak') ? cost : 'free'))]);
    t.order('blue', 'play', 'Friendly Visit');
    expect(t.offers('blue', 'report', 'Kurak')).toBe(true);
    t.order('blue', 'move', SHIP, beside(t));
    expect([t.offers('blue', 'report', 'Guest of Gowron'), t.offers('blue', 'report', 'Kurak')]).toEqual([true, false]);
    t.order('blue', 'report', 'Guest of Gowron');
    expect(t.where('Guest of Gowron')).toBe(`aboard ${OUTPOST}`);
  });

  it('T5.4 orders in any number and order, one after the other', () => {
    const t = board();
    t.order('blue', 'beam', `aboard ${SHIP}`, ['Klag']);
    expect(t.where('Klag')).toBe(`planet ${HERE}`);
    t.order('blue', 'beam', `planet ${HERE}`);
    t.order('blue', 'move', SHIP, 'space Archanis Dispute');
    t.order('blue', 'beam', `aboard ${SHIP}`, ['Klag', 'Divok']);
    expect([t.where('Klag'), t.where('Divok'), t.where(SHIP)]).toEqual([
      'planet Archanis Dispute',
      'planet Archanis Dispute',
      'space Archanis Dispute',
    ]);
  });

  it('T5.5 a turn ends with one card, of whoever had it; more or fewer by what texts say', () => {
    const drawn = (change: (n: number) => number): number => {
      const t = board({ table: ['Lower Decks'] });
      giveClauses(t.g, t.piece('Lower Decks'), [modifier('draws', (n, seat) => (seat === BLUE ? change(n) : n))]);
      t.endTurn();
      t.endTurn();
      expect(handOf(t.g, RED)).toHaveLength(1);
      return handOf(t.g, BLUE).length;
    };
    expect([(n: number) => n, (n: number) => n + 2, () => 0].map(drawn)).toEqual([1, 3, 0]);
  });

  it('T5.5 what is drawn may be answered, when turns have begun', () => {
    const t = board({ hand: ['Drawn Answer'] });
    t.use('blue', 'Drawn Answer');
    t.endTurn();
    expect([t.where('Drawn Answer'), handOf(t.g, BLUE).length]).toEqual(['discard blue', 2]);
  });

  it('T5.5 what was taken in place of a draw is not drawn, and not owed the next turn', () => {
    const t = board();
    t.g.s.turn = { ...t.g.s.turn, drawsLost: 3 };
    t.endTurn();
    expect(handOf(t.g, BLUE)).toEqual([]);
    t.endTurn();
    t.endTurn();
    expect(handOf(t.g, BLUE)).toHaveLength(1);
  });

  it('T5.6 no hand is too large', () => {
    const t = board({ hand: Array.from({ length: 40 }, () => 'Kurak') });
    for (let n = 0; n < 4; n++) t.endTurn();
    expect(handOf(t.g, BLUE)).toHaveLength(42);
    expect(t.asked('blue')?.tag).toBe('turn.act');
  });

  it('T40.1, T12.6 RANGE is renewed at the start of its player’s turn, not of the other’s', () => {
    const t = board();
    t.order('blue', 'move', SHIP, 'space Archanis Dispute');
    const used = mark(t.g, t.piece(SHIP), 'range');
    expect(used).toBeGreaterThan(0);
    t.endTurn();
    expect(mark(t.g, t.piece(SHIP), 'range')).toBe(used);
    t.endTurn();
    expect(mark(t.g, t.piece(SHIP), 'range')).toBe(0);
  });

  it.each([
    ['turn.start', 'blue', 'red'],
    ['turn.end', 'red', 'blue'],
  ] as const)('T40.6 at %s the player whose turn it is acts first, then they alternate', (at, mine, other) => {
    const t = scenario({
      alpha: [HERE],
      turn: 'red',
      blue: { at: { [HERE]: { planet: ['Klag', 'Divok'] } } },
      red: { at: { [HERE]: { planet: ['Kurak'] } } },
    });
    const seen: string[] = [];
    for (const [name, player] of [
      ['Klag', 'blue'],
      ['Kurak', 'red'],
    ] as const)
      giveClauses(t.g, t.piece(name), [
        ability({
          id: 'say',
          at,
          must: true,
          per: 'every-turn',
          *commit() {
            seen.push(player);
          },
        }),
      ]);
    t.endTurn();
    expect(seen).toEqual([mine, other]);
  });

  it.each(['turn.start', 'turn.end'] as const)(
    'T40.6 at %s what must happen comes before what may, and the player whose turn it is orders that of both',
    (at) => {
      const t = scenario({
        alpha: [HERE],
        turn: at === 'turn.start' ? 'red' : 'blue',
        blue: { at: { [HERE]: { planet: ['Klag', 'Divok'] } } },
        red: { at: { [HERE]: { planet: ['Kurak'] } } },
      });
      const seen: string[] = [];
      for (const [name, must] of [
        ['Divok', false],
        ['Klag', true],
        ['Kurak', true],
      ] as const)
        giveClauses(t.g, t.piece(name), [
          ability({
            id: 'say',
            at,
            must,
            per: 'every-turn',
            *commit() {
              seen.push(name);
            },
          }),
        ]);
      t.use('blue', 'Kurak');
      t.use('blue', 'Divok');
      t.endTurn();
      expect(seen).toEqual(['Kurak', 'Klag', 'Divok']);
    },
  );

  it('T40.8 a player may always end the turn', () => {
    const t = scenario({ alpha: [HERE] });
    expect(question(t.g, BLUE).verbs).toEqual([{ id: 'end' }]);
    t.endTurn();
    expect(t.g.s.turn).toMatchObject({ seat: RED, n: 2, part: 'play', played: false });
  });
});

describe('the end of a turn', () => {
  it.each([
    ['after', true],
    ['before', false],
  ] as const)('T5.8, T36.9 those who are stopped are released %s the texts of its end', (release, stillThen) => {
    const t = board({}, { house: { release } });
    const seen: boolean[] = [];
    halt(t.g, t.piece('Klag'));
    giveClauses(t.g, t.piece('Divok'), [
      ability({
        at: 'turn.end',
        must: true,
        *commit({ g }) {
          seen.push(isStopped(g, t.piece('Klag')));
        },
      }),
    ]);
    t.endTurn();
    expect([...seen, isStopped(t.g, t.piece('Klag'))]).toEqual([stillThen, false]);
  });

  it.each(['after', 'before'] as const)('T5.8 of either player, unless for longer, released %s', (release) => {
    const t = scenario({
      alpha: [HERE],
      house: { release },
      blue: { at: { [HERE]: { planet: ['Klag', 'Divok'] } } },
      red: { at: { [HERE]: { planet: ['Kurak'] } } },
    });
    halt(t.g, t.piece('Klag'), t.piece('Kurak'));
    putMark(t.g, t.piece('Divok'), 'stopped', 2);
    t.endTurn();
    expect(['Klag', 'Kurak', 'Divok'].map((x) => isStopped(t.g, t.piece(x)))).toEqual([false, false, true]);
    t.endTurn();
    expect(isStopped(t.g, t.piece('Divok'))).toBe(false);
  });
});

describe('what lasts for a turn', () => {
  const hurry = lingering<{ readonly n: number }>('hurry', [modifier('draws', (n, seat) => (seat === BLUE ? n + 2 : n))]);

  it('T5.1, T5.5 lasts until its very end, the draw with it, and not longer', () => {
    const t = board();
    hurry.start(t.g, BLUE, { n: 1 });
    t.endTurn();
    expect([handOf(t.g, BLUE).length, hurry.all(t.g).length]).toEqual([3, 0]);
    t.endTurn();
    t.endTurn();
    expect(handOf(t.g, BLUE)).toHaveLength(4);
  });
});

describe('uses of texts', () => {
  const using = (per: 'turn' | 'every-turn' | 'game', seat: 'blue' | 'red' = 'blue'): Scenario => {
    const t = scenario({ alpha: [HERE], [seat]: { at: { [HERE]: { planet: ['Klag', 'Divok'], space: [OUTPOST] } } } });
    for (const name of ['Klag', 'Divok']) giveClauses(t.g, t.piece(name), [ability({ id: 'wave', at: 'any.time', per, *commit() {} })]);
    return t;
  };
  const usable = (t: Scenario, seat: number): string[] =>
    t.g.rules.raisable(t.g, seat).flatMap((key) => ['Klag', 'Divok'].filter((x) => key.startsWith(`card${t.piece(x)}:`)));

  it('T5.7, T38.11 once each turn: in each of its player’s own turns, for each copy', () => {
    const t = using('turn');
    t.raise('blue', 'Klag');
    expect(usable(t, BLUE)).toEqual(['Divok']);
    t.endTurn();
    expect(usable(t, BLUE)).toEqual([]);
    t.endTurn();
    expect(usable(t, BLUE)).toEqual(['Klag', 'Divok']);
  });

  it('T5.7, T38.11 once every turn: in each player’s turn', () => {
    const t = using('every-turn');
    t.raise('blue', 'Klag');
    expect(usable(t, BLUE)).toEqual(['Divok']);
    t.endTurn();
    expect(usable(t, BLUE)).toEqual(['Klag', 'Divok']);
  });

  it('T38.11 once a game: never again', () => {
    const t = using('game');
    t.raise('blue', 'Klag');
    t.endTurn();
    t.endTurn();
    expect(usable(t, BLUE)).toEqual(['Divok']);
  });
});

describe('what is offered', () => {
  it('T5.4 nobody orders in the other’s turn', () => {
    const t = scenario({ alpha: [HERE], blue: { at: { [HERE]: { space: { [SHIP]: ['Klag', 'Divok'] } } } }, turn: 'red' });
    expect(t.asked('blue')).toBeNull();
    expect(t.asked('red')?.tag).toBe('turn.act');
    expect(isOffered(t.g, RED, 'move', t.piece(SHIP))).toBe(false);
  });
});
