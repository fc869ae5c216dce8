import {
  answer,
  asks,
  endsWith,
  occasionKey,
  settle,
  somebodyReacts,
  waitingFor,
  questionFor,
  type Flow,
  type Table,
} from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { oncePerId } from '../src/content/index.ts';
import {
  ability,
  bookSource,
  duel,
  hit,
  law,
  modifier,
  placeOf,
  printing,
  reaction,
  scrolls,
  scrollSource,
  spells,
  timing,
  type Duel,
} from './duel.ts';

const nothing = function* (): Flow {};
const offered = (table: Table<Duel>, seat: number): unknown => {
  const d = questionFor(table, seat);
  return d?.kind === 'choose' ? d.options : null;
};

const spark = printing.contribution(
  [
    ability({
      id: 'spark',
      at: ['dawn', 'dusk'],
      *commit({ g, rival, scroll }) {
        hit(g, rival, scroll + 1);
      },
    }),
    modifier('damage', (n, _, { scroll }) => n + scroll),
    law('fair', function* ({ g, scroll }) {
      if (g.s.life[0] <= 5 - scroll) return false;
      g.s.life[0] = 5 - scroll;
      return true;
    }),
  ],
  { page: 'front' },
);
spells.set('spark', spark);

const scroll = (who: number, rolled = false) => ({ who, spell: 'spark', rolled });

describe('a source', () => {
  it('is one and the same for all games, and says where it stands', () => {
    expect(scrollSource(2)).toBe(scrollSource(2));
    expect([scrollSource(2).key, scrollSource(2).order, placeOf(scrollSource(2))]).toEqual(['scroll2', 102, { scroll: 2 }]);
    expect(placeOf({ key: 'rules', order: 0, who: () => -1 })).toEqual({ scroll: -1 });
  });

  it('has one shape, whatever its sort leaves out, and keeps what was bound to it only where that is wanted', () => {
    expect(Object.keys(scrollSource(0))).toEqual(Object.keys(bookSource(0)));
    expect([scrollSource(0).ready !== undefined, bookSource(0).ready]).toEqual([true, undefined]);
  });

  it('belongs to whoever has it at the moment, and offers once what nobody need tell apart', () => {
    const table = duel([nothing, nothing], { scrolls: [scroll(0), scroll(0), scroll(1)] });
    expect(offered(table, 0)).toEqual(['scroll0:front.spark', 'pass']);
    table.game.s.scrolls[0].who = 1;
    expect(scrollSource(0).who(table.game)).toBe(1);
    expect(answer(table, 0, 'pass')).toBeNull();
    expect(offered(table, 1)).toEqual(['scroll0:front.spark', 'pass']);
  });
});

describe('a contribution', () => {
  it('is what a text does: clauses under the name of the text, modifiers, laws', () => {
    expect(spark.clauses.map((x) => [x.id, x.at, x.must, x.again, x.text])).toEqual([
      ['front.spark', [timing.keys.window('dawn'), timing.keys.window('dusk')], false, false, { page: 'front' }],
    ]);
    expect(spark.modifiers.map((x) => [x.id, x.query])).toEqual([['damage', timing.keys.query('damage')]]);
    expect(spark.laws.map((x) => [x.id, x.on])).toEqual([['fair', undefined]]);
  });

  it('hands each of them the place of its source', () => {
    const table = duel(
      [
        function* (g) {
          hit(g, 1, 1);
          yield* settle(g);
        },
      ],
      { scrolls: [scroll(-1), scroll(-1), scroll(-1)] },
    );
    expect(table.game.s.life).toEqual([3, 6]);
  });

  it('knows reactions by their events, what may be done again, and what laws look at', () => {
    const made = printing.contribution(
      [reaction<'hit' | 'heal'>({ on: ['hit', 'heal'], must: true, cost: 0, *commit() {} }), law('rest', () => endsWith(false), ['life'])],
      { page: '' },
    );
    expect(made.clauses.map((x) => [x.id, x.at, x.must, x.again])).toEqual([
      ['use', [timing.keys.event('hit'), timing.keys.event('heal')], true, true],
    ]);
    expect(made.laws[0].on).toEqual(['life']);
    expect(printing.isPrinted(made.clauses[0])).toBe(true);
    expect(printing.isPrinted({ id: 'x', at: [] })).toBe(false);
  });

  it('is made once for each name', () => {
    let made = 0;
    const of = oncePerId((id) => ({ id, n: ++made }));
    expect([of('a'), of('b'), of('a')]).toEqual([
      { id: 'a', n: 1 },
      { id: 'b', n: 2 },
      { id: 'a', n: 1 },
    ]);
  });
});

describe('what stands on things', () => {
  const DAWN = occasionKey('window:dawn');

  it('works while the thing is as it must be', () => {
    const { game: g } = duel([], { scrolls: [scroll(0), scroll(0, true)] });
    const works = (): unknown => [g.occasions[DAWN]?.length, g.laws.length, asks(g, timing.keys.query('damage'))];
    expect(works()).toEqual([1, 1, true]);
    expect(scrolls.changing(g, 1, () => (g.s.scrolls[1].rolled = false))).toBe(false);
    expect(works()).toEqual([2, 2, true]);
    expect(g.occasions[DAWN]?.map((h) => h.key)).toEqual(['scroll0:front.spark', 'scroll1:front.spark']);
    scrolls.changing(g, 0, () => (g.s.scrolls[0].rolled = true));
    scrolls.detach(g, 0);
    expect(g.occasions[DAWN]?.map((h) => h.key)).toEqual(['scroll1:front.spark']);
    scrolls.detach(g, 1);
    expect(works()).toEqual([0, 0, false]);
    scrolls.attach(g, 1);
    expect(works()).toEqual([1, 1, true]);
  });

  it('is left alone by a change that changes nothing of it', () => {
    const { game: g } = duel([], { scrolls: [scroll(0)] });
    const before = g.occasions[DAWN];
    scrolls.changing(g, 0, () => (g.s.scrolls[0].who = 1));
    expect(g.occasions[DAWN]).toBe(before);
  });
});

describe('rules of use', () => {
  it('come before the text', () => {
    const asked: string[] = [];
    const dear = ability({
      id: 'dear',
      at: 'dawn',
      cost: 10,
      when: () => {
        asked.push('dear');
        return true;
      },
      *commit() {},
    });
    const closed = ability({ id: 'closed', at: 'dawn', when: () => false, *commit() {} });
    const table = duel([nothing], { spells: [dear, closed] });
    expect([waitingFor(table), asked]).toEqual([[], []]);
    expect(somebodyReacts(table.game, DAWN_KEY)).toBe(true);
  });
  const DAWN_KEY = timing.keys.window('dawn');

  it('leave clauses alone that rules bring themselves', () => {
    const table = duel([nothing], {
      rules: [
        {
          id: 'age',
          at: [DAWN_KEY],
          must: true,
          *run({ g }) {
            g.s.life[0]--;
            return true;
          },
        },
      ],
    });
    expect(table.game.s.life).toEqual([9, 10]);
    expect(() => duel([nothing], { rules: [{ id: 'age', at: [DAWN_KEY], must: true }] })).toThrow('nothing says how rules:age is used');
  });
});
