import { answer, ask, endLingering, settle, waitingFor, yesOrNo, type Flow, type Game, type Source } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { MOOT, unlessMoot } from '../src/content/index.ts';
import {
  ability,
  andThen,
  cast,
  changesSeen,
  duel,
  effect,
  family,
  here,
  hit,
  instead,
  law,
  lingering,
  modifier,
  reaction,
  type Duel,
} from './duel.ts';

const nothing = function* (): Flow {};
const book: Source<Duel> = { key: 'book', order: 1, who: () => 0 };
const at = (g: Game<Duel>, ev: unknown = null) => here(g, book, 0, ev);

/** Runs one script to its end, and shows what became of the wizards. */
const lives = (script: (g: Game<Duel>) => Flow): readonly number[] => duel([script]).game.s.life;

describe('an ability', () => {
  it('is used in its window, with what it planned', () => {
    const bolt = ability<{ n: number }>({
      at: 'dawn',
      when: ({ g }) => g.s.step === 0,
      *prepare({ me }) {
        return (yield* ask(yesOrNo(me, 'bolt', 'book:bolt'))) ? { n: 3 } : null;
      },
      *commit({ g, rival, ev }, { n }) {
        hit(g, rival, n + ev.day);
      },
    });
    expect([bolt.kind, bolt.id, bolt.at, bolt.on]).toEqual(['ability', 'use', ['dawn'], []]);
    const table = duel([nothing, nothing], { spells: [bolt] });
    expect(answer(table, 0, 'book:use')).toBeNull();
    expect(answer(table, 0, true)).toBeNull();
    expect(waitingFor(table)).toEqual([]);
    expect(table.game.s.life).toEqual([10, 7]);
  });

  it('comes to nothing without a plan, or when there is nothing to choose from', () => {
    const reports: boolean[] = [];
    const spells = [
      effect<number>({
        *prepare() {
          return null;
        },
        *commit({ g }, n) {
          hit(g, 1, n);
        },
      }),
      effect<number>({
        *prepare() {
          throw MOOT;
        },
        *commit({ g }, n) {
          hit(g, 1, n);
        },
      }),
    ];
    expect(
      lives(function* (g) {
        for (const x of spells) reports.push(yield* cast(at(g), x));
      }),
    ).toEqual([10, 10]);
    expect(reports).toEqual([false, false]);
    const broken = unlessMoot(
      (function* (): Flow<null> {
        throw new Error('other');
      })(),
    );
    expect(() => broken.next()).toThrow('other');
  });

  it('keeps what its author says about it, all of one shape', () => {
    const dear = ability({ id: 'dear', at: ['dawn'], cost: 4, must: true, *commit() {} });
    const cheap = reaction<'hit'>({ on: 'hit', *commit() {} });
    expect([dear.cost, dear.must, cheap.cost, cheap.must]).toEqual([4, true, undefined, undefined]);
    expect(Object.keys(dear)).toEqual(Object.keys(cheap));
  });
});

describe('a use that has begun', () => {
  const shield = reaction<'hit' | 'heal', number>({
    on: ['hit', 'heal'],
    when: ({ ev, me }) => ev.who === me,
    *prepare(_c, boost) {
      return boost?.twice ? 2 : 1;
    },
    *commit({ ev }, n, boost) {
      if ('n' in ev) ev.n -= boost ? n * 10 : n;
    },
    *cancelled({ g }, n) {
      g.s.life[0] = -n;
    },
    declares: (n) => ({ target: n }),
  });

  it('is carried out with its own plan and boost, whoever carries it out', () => {
    const blow = { who: 0, n: 50 };
    lives(function* (g) {
      yield* cast(at(g, blow), shield);
      yield* cast(at(g, blow), shield, { twice: true });
    });
    expect(blow.n).toBe(50 - 1 - 20);
    expect([shield.kind, shield.on]).toEqual(['reaction', ['hit', 'heal']]);
  });

  it('declares what others may know, and is undone when it is stopped', () => {
    const declared: unknown[] = [];
    const life = lives(function* (g) {
      const use = yield* shield.begin(at(g, { who: 0, n: 1 }), { twice: true });
      declared.push(use?.declares());
      if (use) yield* use.cancelled();
      const plain = yield* effect({ *commit() {} }).begin(at(g), null);
      declared.push(plain?.declares());
      if (plain) yield* plain.cancelled();
    });
    expect(declared).toEqual([{ target: 2 }, null]);
    expect(life).toEqual([-2, 10]);
  });

  it('can have more to it, or other steps at the same moments', () => {
    const bolt = ability({
      id: 'bolt',
      at: 'dawn',
      cost: 2,
      *commit({ g }) {
        hit(g, 1, 3);
      },
    });
    const dear = andThen(bolt, function* ({ g }) {
      hit(g, 0, 1);
    });
    const heal = instead<number>(bolt, {
      id: 'heal',
      *prepare() {
        return 5;
      },
      *commit({ g }, n) {
        g.s.life[0] += n;
      },
    });
    expect([heal.id, heal.at, heal.cost, dear.id]).toEqual(['heal', ['dawn'], 2, 'bolt']);
    expect(
      lives(function* (g) {
        yield* cast(at(g), dear);
      }),
    ).toEqual([9, 7]);
    expect(
      lives(function* (g) {
        yield* cast(at(g), heal);
      }),
    ).toEqual([15, 10]);
    const nothingMore = andThen(
      effect<number>({
        *prepare() {
          return null;
        },
        *commit() {},
      }),
      function* ({ g }) {
        hit(g, 0, 1);
      },
    );
    expect(
      lives(function* (g) {
        yield* cast(at(g), nothingMore);
      }),
    ).toEqual([10, 10]);
  });
});

describe('a lingering effect', () => {
  const curse = lingering<{ readonly on: number; readonly n: number }>('curse', (dataOf) => [
    modifier('damage', (n, { who }, c) => (who === dataOf(c).on ? n + dataOf(c).n : n)),
  ]);
  const marks = family<{ readonly n: number }>();
  const drain = marks.kind('drain', [
    law('drain', function* (c) {
      const { n } = marks.data(c);
      if (c.g.s.life[c.rival] <= n) return false;
      c.g.s.life[c.rival] = n;
      return true;
    }),
  ]);
  const scar = marks.kind('scar');

  it('hands its data to its clauses, each effect its own', () => {
    const life = lives(function* (g) {
      curse.start(g, 0, { on: 1, n: 2 });
      curse.start(g, 0, { on: 1, n: 1 });
      curse.start(g, 0, { on: 0, n: 5 });
      hit(g, 1, 1);
    });
    expect(life).toEqual([10, 6]);
  });

  it('is found by its kind, tested and ended', () => {
    const table = duel([
      function* (g) {
        const before = changesSeen();
        curse.start(g, 0, { on: 1, n: 2 });
        curse.start(g, 1, { on: 0, n: 7 }, 'duel');
        scar.start(g, 0, { n: 1 });
        expect(curse.all(g)).toEqual([
          { on: 1, n: 2 },
          { on: 0, n: 7 },
        ]);
        expect([curse.some(g, (x) => x.n === 7), curse.some(g, (x) => x.n === 1)]).toEqual([true, false]);
        expect(g.k.lingering.map((e) => e.until)).toEqual(['day 1', 'duel', 'day 1']);
        expect(g.k.lingering.map((e) => scar.in(e))).toEqual([null, null, { n: 1 }]);
        curse.end(g, (x) => x.on === 0);
        curse.end(g, (x) => x.on === 0);
        expect(changesSeen() - before).toBe(4);
        expect(curse.all(g)).toEqual([{ on: 1, n: 2 }]);
        endLingering(g, (e) => e.until === 'day 1');
      },
    ]);
    expect([curse.all(table.game), table.game.k.lingering]).toEqual([[], []]);
  });

  it('shares clauses with others of its family, and with nobody else', () => {
    const life = lives(function* (g) {
      drain.start(g, 0, { n: 4 });
      yield* settle(g);
      const effect = g.k.lingering[0];
      const source = { ...book, effect };
      expect(marks.data({ g, me: 0, source, ev: null })).toEqual({ n: 4 });
      expect(drain.data({ g, me: 0, source, ev: null })).toEqual({ n: 4 });
      expect(() => curse.data({ g, me: 0, source, ev: null })).toThrow('book is no effect of the kind curse');
      expect(() => curse.data({ g, me: 0, source: book, ev: null })).toThrow('book is no effect of the kind curse');
    });
    expect(life).toEqual([10, 4]);
  });
});
