import { describe, expect, it } from 'vitest';
import { ability, forbid } from '../../effects/index.ts';
import { parseNeed } from '../../language/index.ts';
import { headsOf, pickByValue, pickSome, selectAtRandom } from '../../rules/people/select.ts';
import { mark, putMark, putStatus } from '../../rules/state/marks.ts';
import { isSeen } from '../../view/sight.ts';
import type { Selection } from '../../rules/timing/events.ts';
import { onWorld, stopped, type Scenario } from '../dilemmas/board.ts';
import { dilemma, onTable, somebody } from '../dilemmas/cards.ts';

const EVERYBODY = { is: 'anybody' } as const;
dilemma('Two at Random', 'either', {
  effects: [{ do: 'stop', whom: { some: 2, of: EVERYBODY, pick: { by: 'random' } } }],
  after: 'discard',
});
dilemma('One at Random', 'either', { effects: [{ do: 'stop', whom: { one: EVERYBODY, pick: { by: 'random' } } }], after: 'discard' });
dilemma('Cleverest', 'either', {
  targets: [{ one: EVERYBODY, pick: { by: 'highest', of: ['CUNNING'], ties: 'opponent' } }],
  unless: parseNeed('9 Youth'),
  effects: [{ do: 'kill', whom: 'them' }],
  after: 'discard',
});
dilemma('Handpicked', 'either', { effects: [{ do: 'stop', whom: { one: EVERYBODY, pick: { by: 'opponent' } } }], after: 'discard' });

const isSelection = (ev: object): ev is Selection => 'picked' in ev;
onTable('Decoy', {
  clauses: [
    ability({
      at: 'selection',
      per: 'every-turn',
      when: ({ ev }) => isSelection(ev) && ev.from.some((x) => !ev.picked.includes(x)),
      *commit({ ev }) {
        if (isSelection(ev)) ev.picked = ev.from.filter((x) => !ev.picked.includes(x)).slice(0, 1);
      },
    }),
  ],
});
/** The first of those who were picked is replaced by whoever was not. */
onTable('Understudy', {
  clauses: [
    ability({
      at: 'selection',
      per: 'every-turn',
      *commit({ ev }) {
        if (isSelection(ev)) ev.picked = [...ev.from.filter((x) => !ev.picked.includes(x)).slice(0, 1), ...ev.picked.slice(1)];
      },
    }),
  ],
});
somebody('Shadow', {
  clauses: [forbid('canBeSelected', ({ piece }, c) => (piece === c.piece ? { from: 'rule:T35.2', tag: 'test' } : null))],
});

const done = <T>(flow: Generator<unknown, T, never>): T => {
  const { value, done: isDone } = flow.next();
  if (isDone !== true) throw new Error('somebody was asked');
  return value;
};
const picked = (t: Scenario, from: readonly string[], n: number): string[] =>
  t.names(
    done(
      selectAtRandom(
        t.g,
        0,
        -1,
        from.map((x) => t.piece(x)),
        n,
      ),
    ),
  );

describe('random selections', () => {
  it('T35.2 all who can be picked are equally likely', () => {
    const t = onWorld([], ['Ann', 'Bob', 'Cy']);
    const counts = new Map<string, number>();
    for (let i = 0; i < 3000; i++) {
      const [name] = picked(t, ['Ann', 'Bob', 'Cy'], 1);
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    for (const name of ['Ann', 'Bob', 'Cy']) expect(Math.abs((counts.get(name) ?? 0) - 1000)).toBeLessThan(120);
  });

  it('T35.2 one of several who is replaced is told as well', () => {
    const t = onWorld(['Two at Random'], ['Ann', 'Bob', 'Cy'], {
      red: { table: ['Understudy'], at: { World: { seeds: ['Two at Random'] } } },
    });
    t.use('red', 'Understudy');
    t.order('blue', 'attempt', 'World');
    const [first, then] = t.events('selected').map(({ data }) => data['pieces']);
    expect(t.events('selected').map(({ data }) => data['how'])).toEqual(['random', 'replaced']);
    if (!Array.isArray(first) || !Array.isArray(then)) throw new Error('nobody was picked');
    expect([then.length, first.filter((x) => then.includes(x)).length]).toEqual([2, 1]);
    expect(stopped(t, 'Ann', 'Bob', 'Cy').filter((x) => x)).toHaveLength(2);
  });

  it('T35.2 nobody is picked twice, and no more than there are', () => {
    const t = onWorld([], ['Ann', 'Bob']);
    expect(picked(t, ['Ann', 'Bob'], 2).toSorted()).toEqual(['Ann', 'Bob']);
    expect(picked(t, ['Ann', 'Bob'], 5)).toHaveLength(2);
    expect(picked(t, [], 1)).toEqual([]);
    const told = t.g.events.length;
    expect(picked(t, ['Ann'], 0)).toEqual([]);
    expect(t.g.events).toHaveLength(told);
  });

  it('T17.3 those in stasis are skipped; T35.2 "may avoid" takes somebody out of the pool', () => {
    const t = onWorld([], ['Ann', 'Bob', 'Shadow']);
    putStatus(t.g, t.piece('Bob'), 'stasis', true);
    for (let i = 0; i < 20; i++) expect(picked(t, ['Ann', 'Bob', 'Shadow'], 3)).toEqual(['Ann']);
  });

  it('T35.2 substitutes step in after the selection, before anything happens', () => {
    const t = onWorld(['One at Random'], ['Ann', 'Bob'], { blue: { table: ['Decoy'], at: { World: { planet: ['Ann', 'Bob'] } } } });
    t.use('blue', 'Decoy');
    t.order('blue', 'attempt', 'World');
    const [first, second] = t.events('selected').map((e) => e.data);
    expect([first['how'], second['how']]).toEqual(['random', 'replaced']);
    expect(first['pieces']).not.toEqual(second['pieces']);
    expect(t.events('stopped')[0].data['pieces']).toEqual(second['pieces']);
  });

  it('T65.6 everybody sees who was picked, and by which card', () => {
    const t = onWorld(['One at Random'], ['Ann']);
    t.order('blue', 'attempt', 'World');
    const { data, why } = t.events('selected')[0];
    expect(data).toMatchObject({ by: 0, pieces: [t.piece('Ann')], card: t.g.s.card[t.piece('One at Random')] });
    expect(why).toMatchObject({ kind: 'card', id: t.g.s.card[t.piece('One at Random')] });
  });

  it('T6.12 the card of a dual personnel is picked with both: a limit of one becomes two', () => {
    const t = onWorld(['One at Random'], ['Duo']);
    t.order('blue', 'attempt', 'World');
    expect(stopped(t, 'Duo')).toEqual([true]);
    const two = onWorld(['Two at Random'], ['Duo']);
    expect(picked(two, ['Duo'], 2)).toEqual(['Duo']);
  });

  it('T6.12 of a larger limit the opponent lets one more be picked, or has the choice made again', () => {
    const heads = { raise: new Set<number>(), redo: new Set<number>() };
    for (let seed = 0; seed < 60; seed++)
      for (const answer of ['raise', 'redo'] as const) {
        const t = onWorld([], ['Ann', 'Bob', 'Duo'], {}, `dual ${seed}`);
        const from = ['Ann', 'Bob', 'Duo'].map((x) => t.piece(x));
        const flow = selectAtRandom(t.g, 0, -1, from, 2);
        const first = flow.next();
        if (first.done === true) continue;
        expect(first.value).toMatchObject({ seat: 1, tag: 'pick.dual', options: ['raise', 'redo'] });
        const { value } = flow.next(answer);
        heads[answer].add(Array.isArray(value) ? headsOf(t.g, value) : 0);
      }
    expect([...heads.raise]).toEqual([3]);
    // Done again, it may come out as it should, or not.
    expect([heads.redo.has(2), heads.redo.has(3)]).toEqual([true, true]);
  });
});

describe('picks by people and by numbers', () => {
  it('T16.14 "opponent\'s choice" is the opponent\'s of whoever meets the dilemma, among those who meet it', () => {
    const t = onWorld(['Handpicked'], ['Ann', 'Bob', 'Cy']);
    t.plan('red', 'pick.one', 'Cy');
    t.order('blue', 'attempt', 'World', ['Ann', 'Cy']);
    expect(stopped(t, 'Ann', 'Bob', 'Cy')).toEqual([false, false, true]);
  });

  it('T16.14 the question carries the faces of the eligible ones, and no others', () => {
    const t = onWorld([], ['Ann', 'Bob', 'Cy']);
    const asked = pickSome(t.g, 1, { by: 0, source: -1 }, [t.piece('Ann'), t.piece('Cy')], 1).next().value;
    expect(asked).toMatchObject({
      kind: 'choose',
      seat: 1,
      tag: 'pick.one',
      options: [`piece:${t.piece('Ann')}`, `piece:${t.piece('Cy')}`],
      data: { by: 0, cards: [t.g.s.card[t.piece('Ann')], t.g.s.card[t.piece('Cy')]] },
    });
  });

  it('T16.14, T65.6 the chooser sees the faces of those who can be picked, of nobody else, and only meanwhile', () => {
    const t = onWorld([], ['Ann', 'Bob', 'Cy']);
    const pieces = ['Ann', 'Bob', 'Cy'].map((x) => t.piece(x));
    const seenBy = (seat: number | null): boolean[] => pieces.map((x) => isSeen(t.g, x, seat));
    expect([seenBy(1), seenBy(0)]).toEqual([
      [false, false, false],
      [true, true, true],
    ]);
    const flow = pickSome(t.g, 1, { by: 0, source: -1 }, [pieces[0], pieces[2]], 1);
    flow.next();
    expect([seenBy(1), seenBy(null)]).toEqual([
      [true, false, true],
      [false, false, false],
    ]);
    flow.next(`piece:${pieces[0]}`);
    expect(seenBy(1)).toEqual([false, false, false]);
    // One's own are looked at as always.
    const own = pickSome(t.g, 0, { by: 0, source: -1 }, pieces, 1);
    own.next();
    expect(pieces.map((x) => t.g.s.marks.known[x])).toEqual([0, 0, 0]);
  });

  it('who picked is told: the player whose cards they are, the opponent, or a number', () => {
    const t = onWorld([], ['Ann', 'Fay']);
    const from = ['Ann', 'Fay'].map((x) => t.piece(x));
    const last = (): unknown => t.g.events.at(-1)?.data['how'];
    done(pickSome(t.g, 0, { by: 0, source: -1 }, from.slice(0, 1), 1));
    expect(last()).toBe('you');
    done(pickSome(t.g, 1, { by: 0, source: -1 }, from.slice(0, 1), 1));
    expect(last()).toBe('opponent');
    done(pickByValue(t.g, { by: 'lowest', of: ['CUNNING'], ties: 'you' }, { by: 0, source: -1 }, from, 1));
    expect(t.g.events.at(-1)?.data).toMatchObject({ how: 'lowest', pieces: [from[1]] });
    expect(t.g.events.at(-1)?.data).not.toHaveProperty('card');
  });

  it('some of them, or any number up to that; the card that picks is the one that asks', () => {
    const t = onWorld(['Handpicked'], ['Ann', 'Bob', 'Cy']);
    const from = ['Ann', 'Bob', 'Cy'].map((x) => t.piece(x));
    const source = t.piece('Handpicked');
    const two = pickSome(t.g, 1, { by: 0, source }, from, 2).next().value;
    expect(two).toMatchObject({
      kind: 'some',
      tag: 'pick.some',
      min: 2,
      max: 2,
      from: `card:${t.g.s.card[source]}`,
      data: { card: t.g.s.card[source] },
    });
    expect(pickSome(t.g, 1, { by: 0, source: -1 }, from, 3, 0).next().value).toMatchObject({
      kind: 'some',
      min: 0,
      max: 3,
      from: 'rule:T16.14',
    });
    expect(pickSome(t.g, 1, { by: 0, source: -1 }, from, 1, 0).next().value).toMatchObject({ kind: 'some', min: 0, max: 1 });
    expect(pickSome(t.g, 1, { by: 0, source: -1 }, from, 2, 1).next().value).toMatchObject({ kind: 'some', min: 1, max: 2 });
  });

  it('T65.6 what somebody knew before stays known, and what the other knows stays his', () => {
    const t = onWorld([], ['Ann', 'Bob']);
    const pieces = ['Ann', 'Bob'].map((x) => t.piece(x));
    const known = (): number[] => pieces.map((x) => mark(t.g, x, 'known'));
    putMark(t.g, pieces[0], 'known', 1);
    putMark(t.g, pieces[1], 'known', 2);
    const flow = pickSome(t.g, 1, { by: 0, source: -1 }, pieces, 1);
    flow.next();
    expect(known()).toEqual([3, 2]);
    flow.next(`piece:${pieces[0]}`);
    expect(known()).toEqual([1, 2]);
  });

  it('T6.12 a pair alone is picked as one card, and nobody is asked about it', () => {
    const t = onWorld([], ['Duo', 'Fay']);
    expect(t.names(done(selectAtRandom(t.g, 0, -1, [t.piece('Duo')], 1)))).toEqual(['Duo']);
    const lowest = pickByValue(
      t.g,
      { by: 'highest', of: ['CUNNING'], ties: 'you' },
      { by: 0, source: -1 },
      [t.piece('Duo'), t.piece('Fay')],
      1,
    );
    expect(t.names(done(lowest))).toEqual(['Duo']);
  });

  it('T35.2 none of them: nobody is asked, nothing is told, and nobody steps in', () => {
    const t = onWorld([], ['Ann', 'Bob'], { red: { table: ['Decoy'] } });
    const pieces = ['Ann', 'Bob'].map((x) => t.piece(x));
    const told = t.g.events.length;
    expect(done(pickSome(t.g, 1, { by: 0, source: -1 }, pieces, 0))).toEqual([]);
    expect(done(selectAtRandom(t.g, 0, -1, pieces, 0))).toEqual([]);
    expect(done(pickByValue(t.g, { by: 'lowest', of: ['CUNNING'], ties: 'you' }, { by: 0, source: -1 }, [], 1))).toEqual([]);
    expect(t.g.events).toHaveLength(told);
  });

  it('nobody is asked where there is nothing to choose', () => {
    const t = onWorld([], ['Ann', 'Bob']);
    expect(t.names(done(pickSome(t.g, 1, { by: 0, source: -1 }, [t.piece('Ann')], 1)))).toEqual(['Ann']);
    expect(done(pickSome(t.g, 1, { by: 0, source: -1 }, [], 1))).toEqual([]);
  });

  it("T16.14, T37a superlatives go by numbers as they are now; ties are the opponent's unless the text says otherwise", () => {
    const t = onWorld(['Cleverest'], ['Dot', 'Bob']);
    t.order('blue', 'attempt', 'World');
    expect(t.where('Dot')).toBe('discard blue');
    const tie = onWorld([], ['Bob', 'Gus', 'Fay']);
    const from = ['Bob', 'Gus', 'Fay'].map((x) => tie.piece(x));
    const highest = (ties: 'you' | 'opponent', by: 'highest' | 'lowest') =>
      pickByValue(tie.g, { by, of: ['CUNNING'], ties }, { by: 0, source: -1 }, from, 1).next();
    expect(highest('opponent', 'highest').value).toMatchObject({ seat: 1, options: [`piece:${from[0]}`, `piece:${from[1]}`] });
    expect(highest('you', 'highest').value).toMatchObject({ seat: 0 });
    expect(highest('opponent', 'lowest').value).toEqual([from[2]]);
  });

  it('T16.14 nobody is asked about a tie where there is room for all of them', () => {
    const t = onWorld([], ['Bob', 'Gus', 'Dot', 'Ann']);
    const pick = (names: readonly string[], n: number) =>
      pickByValue(
        t.g,
        { by: 'highest', of: ['STRENGTH'], ties: 'you' },
        { by: 0, source: -1 },
        names.map((x) => t.piece(x)),
        n,
      );
    expect(t.names(done(pick(['Dot', 'Bob', 'Gus'], 2)))).toEqual(['Bob', 'Gus']);
    expect(t.names(done(pick(['Dot', 'Bob', 'Gus', 'Ann'], 3)))).toEqual(['Bob', 'Gus', 'Ann']);
    expect(pick(['Bob', 'Gus'], 1).next().value).toMatchObject({ seat: 0, tag: 'pick.one' });
  });

  it('sums of attributes, and the dots of skill boxes', () => {
    const t = onWorld([], ['Ann', 'Fay', 'Kang']);
    const from = ['Ann', 'Fay', 'Kang'].map((x) => t.piece(x));
    const all = ['INTEGRITY', 'CUNNING', 'STRENGTH'] as const;
    const pick = (of: typeof all | 'skill-dots', n = 1) =>
      done(pickByValue(t.g, { by: 'highest', of, ties: 'you' }, { by: 0, source: -1 }, from, n));
    expect(t.names(pick(all))).toEqual(['Kang']);
    expect(t.names(pick('skill-dots'))).toEqual(['Kang']);
    expect(t.names(pick(all, 2))).toEqual(['Kang', 'Ann']);
  });
});
