import {
  answer,
  ask,
  askAll,
  freeze,
  hashValue,
  HASH_EVERY,
  HASH_VERSION,
  Interned,
  openTable,
  questionId,
  recordOf,
  restore,
  rewind,
  rollingHash,
  stateHash,
  type Entry,
  type Game,
  type GameRecord,
  type Rules,
} from '@parley/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bareRules } from '@parley/kernel/testing';
import { give, prompts, say, scripted, yesno, type Notes, type Script } from './script.ts';
import { assertProperty } from './property.ts';

describe('the hash of plain data', () => {
  it('is the same for the same data, in whatever order its fields are', () => {
    assertProperty(
      fc.property(fc.jsonValue(), (value) => {
        expect(hashValue(JSON.parse(JSON.stringify(value)))).toBe(hashValue(value));
        expect(hashValue(turned(value))).toBe(hashValue(value));
      }),
    );
    expect(hashValue({ a: 1, b: undefined })).toBe(hashValue({ a: 1 }));
  });

  it('is another for other data', () => {
    const seen = new Map<number, unknown>();
    const all: unknown[] = [null, true, false, 0, 1, -1, 0.5, 2 ** 40, '', 'a', 'b', '0', [], {}, [[]], [{}], { a: [] }, { a: {} }];
    for (const x of [0, 1, 2, 300]) all.push([x], [x, 0], [0, x, 1], [[x]], { a: x }, { b: x }, { a: { b: x } }, [x + 0.5], [null, x]);
    all.push(
      { a: 1, b: 2 },
      { a: 2, b: 1 },
      [1, 2, 3, 4],
      [1, 2, 4, 3],
      [2, 1, 4, 3],
      [3, 4, 1, 2],
      ['a', 'b'],
      ['b', 'a'],
      [1, 'a'],
      ['a', 1],
    );
    all.push({ first: 1, second: 2 }, { first: 1, other: 2 }, { first: 1 }, { first: 1, second: 2, third: 3 });
    const different = new Map(all.map((value) => [JSON.stringify(value), value]));
    for (const value of different.values()) {
      const hash = hashValue(value);
      expect(seen.has(hash), `${JSON.stringify(value)} and ${JSON.stringify(seen.get(hash))}`).toBe(false);
      seen.set(hash, value);
    }
  });
});

/** The same with the fields of everything the other way round. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, x]) => [name, turned(x)])
      .reverse(),
  );
}

interface Store {
  readonly options: unknown;
  step: number;
  names: readonly string[];
  deep: { at: { n: number }[] };
  done: boolean;
}

/** Five questions; `meddle` is called before each of them. */
function store(meddle: (s: Store, n: number) => void = () => {}): Rules<Store> {
  return bareRules<Store>({
    id: 'store',
    given: 'options',
    steady: ['names'],
    create: (options) => ({ options, step: 0, names: ['a', 'b'], deep: { at: [{ n: 0 }] }, done: false }),
    *step(g) {
      meddle(g.s, g.s.step);
      yield* ask(yesno(g.s.step % 2, `question ${g.s.step}`));
      g.s.step++;
      g.s.done = g.s.step === 5;
      return !g.s.done;
    },
  });
}

const stored = (record: GameRecord): GameRecord => JSON.parse(JSON.stringify(record)) as GameRecord;

function played(rules: Rules<Store>, n: number) {
  const table = openTable(rules, null, 'seed', { hashEvery: 1 });
  for (let i = 0; i < n; i++) give(table, i % 2, true);
  return table;
}

describe('the hash of an entry', () => {
  const record = stored(recordOf(played(store(), 5)));

  it('notices a change to any part of the state, at the entry that led to it', () => {
    const meddlers: { readonly [what: string]: (s: Store) => void } = {
      step: (s) => void (s.step += 0.5),
      names: (s) => void (s.names = ['a', 'c']),
      deep: (s) => void s.deep.at[0].n++,
      more: (s) => void s.deep.at.push({ n: 0 }),
      field: (s) => void Object.assign(s, { more: 0 }),
    };
    for (const [what, meddle] of Object.entries(meddlers)) {
      const { divergence } = restore(
        store((s, n) => n === 3 && meddle(s)),
        record,
      );
      expect([what, divergence]).toEqual([what, { at: 2, message: 'entry 3 now leads to another state', fits: false }]);
    }
    expect(restore(store(), record).divergence).toBeNull();
  });

  it('notices a change to any part of the kernel state', () => {
    const meddlers: readonly ((g: Game<Store>) => unknown)[] = [
      (g) => g.k.ids++,
      (g) => g.k.events++,
      (g) => g.random.below(10),
      (g) => g.k.topics.push('x'),
      (g) => (g.k.unsettled = true),
    ];
    for (const meddle of meddlers) {
      const rules = store();
      const meddling: Rules<Store> = {
        ...rules,
        *step(g) {
          if (g.s.step === 3) meddle(g);
          return yield* rules.step(g);
        },
      };
      expect(restore(meddling, record).divergence?.at).toBe(2);
    }
  });

  it('does not let a steady field be changed in place', () => {
    const { divergence } = restore(
      store((s, n) => n === 3 && void (s.names as string[]).push('c')),
      record,
      { hashEvery: 1 },
    );
    expect(divergence?.message).toMatch(/^entry 3 breaks today's rules: /);
  });

  it('does not depend on options that have come since, and these cannot be changed', () => {
    const rules = store();
    const more: Rules<Store> = { ...rules, parse: () => ({ players: 2, later: true }) };
    expect(restore(more, record).divergence).toBeNull();
    const table = openTable(more, null, 'seed');
    expect(() => Object.assign(table.game.s.options as object, { later: false })).toThrow(TypeError);
  });

  it('costs nothing where there is no log', () => {
    const table = openTable(store(), null, 'seed', { log: false });
    give(table, 0, true);
    expect(Object.isFrozen(table.game.s.names)).toBe(false);
  });

  it('is the rolling one where a table does without, and costs nothing there', () => {
    const open = (meddle?: (s: Store, n: number) => void) => openTable(store(meddle), null, 'seed', { hashEvery: 0 });
    const table = open();
    for (let i = 0; i < 4; i++) give(table, i % 2, true);
    expect(table.entries.slice().map((e) => [e.h, e.v])).toEqual([0, 1, 2, 3].map(() => [rollingHash(table.game), undefined]));
    expect(Object.isFrozen(table.game.s.names)).toBe(false);
    expect(rewind(table, 2).hashEvery).toBe(0);
    expect(restore(store(), stored(recordOf(table))).divergence).toBeNull();
    // What does not go by a move or a mark is not noticed; with hashes of the whole state it is, also by a table that makes none.
    const meddle = (s: Store, n: number): void => void (n === 3 && s.deep.at[0].n++);
    expect(restore(store(meddle), stored(recordOf(table))).divergence).toBeNull();
    expect(restore(store(meddle), record, { hashEvery: 0 }).divergence?.at).toBe(2);
    expect(restore(store(), record, { hashEvery: 0 }).divergence).toBeNull();
  });

  it('is that of the state also while others have yet to answer', () => {
    const script: Script = function* (g) {
      yield* askAll(g, () => [yesno(0, 'both'), yesno(1, 'both'), yesno(2, 'both')]);
      say(g, 'all');
      yield* ask(yesno(0, 'end'));
    };
    const table = openTable(scripted([script]), null, 'seed', { hashEvery: 1 });
    const hash = stateHash(table.game);
    give(table, 1, true);
    give(table, 0, true);
    expect(table.entries.slice().map((e) => e.h)).toEqual([hash, hash]);
    give(table, 2, true);
    expect(table.entries.at(2)?.h).toBe(stateHash(table.game));
    expect(stateHash(table.game)).not.toBe(hash);
  });
});

describe('hashes of the whole state', () => {
  const long = (meddle: (s: Notes, n: number) => void = () => {}): Rules<Notes> =>
    scripted([
      function* (g) {
        for (let i = 0; i < 2 * HASH_EVERY + 3; i++) {
          meddle(g.s, i);
          yield* ask(yesno(0, `question ${i}`));
        }
      },
    ]);
  const played = openTable(long(), null, 'seed');
  for (let i = 0; i < 2 * HASH_EVERY + 3; i++) give(played, 0, true);

  it('come now and then and at the end, and what they notice has happened since the one before', () => {
    expect(played.over).toBe(true);
    const whole = played.entries.slice().flatMap((e, i) => (e.v === HASH_VERSION ? [i + 1] : []));
    expect(whole).toEqual([HASH_EVERY, 2 * HASH_EVERY, 2 * HASH_EVERY + 3]);
    const record = stored(recordOf(played));
    const at = (entry: number): number | undefined =>
      restore(
        long((s, n) => n === entry && void s.said.push('more')),
        record,
      ).divergence?.at;
    expect([at(1), at(HASH_EVERY), at(HASH_EVERY + 1)]).toEqual([HASH_EVERY - 1, HASH_EVERY - 1, 2 * HASH_EVERY - 1]);
  });
});

describe('entries of before hashes covered the whole state', () => {
  /** As the rules of then wrote them: what they say of the state is the rolling hash. */
  function older(n: number): GameRecord {
    const rules = withNotes();
    const table = openTable(rules, null, 'seed');
    const entries: Entry[] = [];
    for (let i = 0; i < n; i++) {
      const q = questionId(table, table.pending[0].decision);
      give(table, 0, true);
      entries.push({ seat: 0, a: true, q, h: rollingHash(table.game) });
    }
    return stored({ ...recordOf(table), entries, checkpoint: null });
  }
  const withNotes = (more = 0): Rules<Notes> =>
    scripted([
      function* (g) {
        for (let i = 0; i < 6; i++) {
          yield* ask(yesno(0, `question ${i}`));
          say(g, i === 3 ? i + more : i);
        }
      },
    ]);

  it("come back, are checked with what they have, and are gone on with in today's way", () => {
    const { table, divergence } = restore(withNotes(), older(4), { hashEvery: 1 });
    expect(divergence).toBeNull();
    expect(prompts(table)).toEqual(['0 question 4']);
    give(table, 0, true);
    expect(table.entries.slice().map((e) => e.v)).toEqual([1, 2, 3, 4, 5].map(() => HASH_VERSION));
    const wrong = older(4);
    const bent = { ...wrong, entries: wrong.entries.slice().map((e, i) => (i === 2 ? { ...e, h: e.h ^ 1 } : e)) };
    expect(restore(withNotes(), bent).divergence?.at).toBe(2);
  });

  it('may stand before entries of today', () => {
    const before = older(3);
    const { table } = restore(withNotes(), before);
    give(table, 0, true);
    give(table, 0, true);
    const both = { ...before, entries: [...before.entries.slice(), ...table.entries.slice(3)] };
    expect(restore(withNotes(), stored(both)).divergence).toBeNull();
    expect(restore(withNotes(7), stored(both)).divergence).toEqual({ at: 3, message: 'entry 4 now leads to another state', fits: false });
  });
});

describe('a game that is gone on with although its state is another', () => {
  const record = stored(recordOf(played(store(), 4)));

  it('stands at the end of its log, and says from where on', () => {
    const newer = store((s, n) => n === 2 && void s.deep.at.push({ n: 7 }));
    const { table, divergence } = restore(newer, record, { goOn: true });
    expect(divergence).toEqual({ at: 1, message: 'entry 2 now leads to another state', fits: true });
    expect(table.entries.length).toBe(4);
    expect(prompts(table)).toEqual(['0 question 4']);
    expect(answer(table, 0, true)).toBeNull();
  });

  it('ends where an answer does not fit', () => {
    const rules = store((s, n) => n === 1 && void s.deep.at.push({ n: 7 }));
    const newer: Rules<Store> = {
      ...rules,
      *step(g) {
        if (g.s.step === 3) yield* ask(yesno(0, 'a new one'));
        return yield* rules.step(g);
      },
    };
    const { table, divergence } = restore(newer, record, { goOn: true });
    expect(divergence).toMatchObject({ at: 3, fits: false });
    expect(table.entries.length).toBe(3);
  });
});

describe('what is interned', () => {
  it('is made once, until there is too much of it', () => {
    let made = 0;
    const things = new Interned<string, object>(2, (text) => freeze({ text, n: ++made }));
    const a = things.of('a');
    things.of('b');
    expect(things.of('a')).toBe(a);
    things.of('c');
    expect([things.of('a') === a, made]).toEqual([false, 4]);
  });
});
