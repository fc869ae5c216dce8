import { anybodyCan, ask, detach, NOTHING, occasionKey, occasionName, offersTo, openTable, react, window } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { clause, give, play, prompts, say, scripted, source, yesno, type Stage } from './script.ts';

const HERE = occasionKey('test.here');
const ELSEWHERE = occasionKey('test.elsewhere');

/** A window at which each of the seats, in this order, may do one thing. */
const may = (...seats: number[]): Stage['content'] =>
  seats.map((seat) => [source(`s${seat}`, seat), { clauses: [clause('act', HERE)] }] as const);

const stand = (content: Stage['content'], more: Stage = {}) => play((g) => window(g, HERE, {}), { content, ...more });

describe('a window', () => {
  it('asks in timing order those who can act and nobody else', () => {
    const table = stand(may(0, 2), { timing: () => [2, 1, 0] });
    expect(prompts(table)).toEqual(['2 use s2:act pass']);
    give(table, 2, 'pass');
    expect(prompts(table)).toEqual(['0 use s0:act pass']);
    give(table, 0, 'pass');
    expect(table.over).toBe(true);
  });

  it('costs no more than a look while nobody holds anything for it', () => {
    const { game } = openTable(scripted([]), null, 'seed');
    expect(window(game, HERE, {})).toBe(NOTHING);
    expect(react(game, HERE, {})).toBe(NOTHING);
    expect(window(game, occasionKey('test.named.late'), {})).toBe(NOTHING);
  });

  it('names the occasion in its question', () => {
    const [{ decision }] = stand(may(0)).pending;
    expect(decision.data).toEqual({ at: 'test.here' });
    expect(occasionName(occasionKey('test.here'))).toBe('test.here');
  });

  it('tells in its question what the seat may know about it', () => {
    const table = stand(may(1), { facts: (_, __, ___, seat) => ({ known: `to seat ${seat}` }) });
    expect(table.pending[0].decision.data).toEqual({ at: 'test.here', known: 'to seat 1' });
  });

  it('goes by a timing that may depend on who acted last', () => {
    const seen: number[] = [];
    const table = stand(may(0, 1), {
      timing(_, at) {
        seen.push(at?.last ?? -2);
        return at?.last === 1 ? [0, 1] : [1, 0];
      },
    });
    give(table, 1, 's1:act');
    expect(prompts(table)).toEqual(['0 use s0:act pass']);
    expect(seen).toEqual([-1, 1]);
  });

  it('leaves out clauses of other occasions, those whose moment it is not, and those the game forbids', () => {
    const clauses = [
      clause('other', ELSEWHERE),
      clause('not now', HERE, { when: () => false }),
      clause('forbidden', HERE),
      clause('fine', HERE),
    ];
    const table = stand([[source('s', 1), { clauses }]], { usable: (_, h) => h.clause.id !== 'forbidden' });
    expect(prompts(table)).toEqual(['1 use s:fine pass']);
  });

  it('does without asking what must be done', () => {
    const table = stand([[source('s', 1), { clauses: [clause('must', HERE, { must: true })] }]]);
    expect(table.over).toBe(true);
    expect(table.game.s.said).toEqual(['must']);
  });

  it('does without asking what must be done only where it must', () => {
    const forced = clause('forced', HERE, { must: ({ g }) => g.s.said.length > 0 });
    const content: Stage['content'] = [[source('s0', 0), { clauses: [forced] }], ...(may(1) ?? [])];
    const table = stand(content);
    expect(prompts(table)).toEqual(['0 use s0:forced pass']);
    give(table, 0, 'pass');
    give(table, 1, 's1:act');
    expect(table.over).toBe(true);
    expect(table.game.s.said).toEqual(['act', 'forced']);
  });

  it('asks a seat with several things to do which comes first, and takes no pass while one of them must be done', () => {
    const clauses = [clause('first', HERE, { must: true }), clause('second', HERE, { must: true }), clause('may', HERE)];
    const table = stand([[source('s', 1), { clauses }]]);
    expect(prompts(table)).toEqual(['1 use s:first s:second s:may']);
    give(table, 1, 's:second');
    expect(prompts(table)).toEqual(['1 use s:first s:may']);
    give(table, 1, 's:first');
    expect(prompts(table)).toEqual(['1 use s:may pass']);
    give(table, 1, 'pass');
    expect(table.game.s.said).toEqual(['second', 'first']);
  });

  it('where somebody orders what must be done, all of that comes first, whoever it belongs to', () => {
    const musts = (...ids: string[]) => ids.map((id) => clause(id, HERE, { must: true }));
    const content: Stage['content'] = [
      [source('s0', 0), { clauses: [...musts('mine'), clause('may', HERE)] }],
      [source('s1', 1), { clauses: [...musts('other'), clause('may too', HERE)] }],
      [source('rule', -1, 9), { clauses: musts('nobodys') }],
    ];
    const table = stand(content, { orderer: () => 1, timing: () => [0, 1] });
    expect(prompts(table)).toEqual(['1 use s0:mine s1:other rule:nobodys']);
    expect(table.pending[0].decision).toMatchObject({ fallback: 's0:mine' });
    give(table, 1, 'rule:nobodys');
    give(table, 1, 's1:other');
    // The last of them happens without a question, and only now somebody is asked what may be done.
    expect(table.game.s.said).toEqual(['nobodys', 'other', 'mine']);
    expect(prompts(table)).toEqual(['0 use s0:may pass']);
    give(table, 0, 'pass');
    expect(prompts(table)).toEqual(['1 use s1:may too pass']);
    give(table, 1, 'pass');
    expect(table.over).toBe(true);
  });

  it('who orders what must be done does it for its holder, and has not passed when nothing is left of it', () => {
    const who: number[] = [];
    const must = clause('must', HERE, {
      must: true,
      *run({ g, me }) {
        who.push(me);
        say(g, 'must');
        return true;
      },
    });
    const once = clause('once', HERE, { must: true, when: ({ g }) => g.s.said.length === 0 });
    const content: Stage['content'] = [...(may(1) ?? []), [source('s0', 0, 5), { clauses: [must, once] }]];
    const table = stand(content, { orderer: () => 1 });
    expect(prompts(table)).toEqual(['1 use s0:must s0:once']);
    give(table, 1, 's0:must');
    expect([who, prompts(table)]).toEqual([[0], ['1 use s1:act pass']]);
  });

  it('asks again those who passed when something has changed', () => {
    const table = stand(may(0, 1));
    give(table, 0, 'pass');
    give(table, 1, 's1:act');
    expect(prompts(table)).toEqual(['0 use s0:act pass']);
    give(table, 0, 'pass');
    expect(table.over).toBe(true);
  });

  it('lets a pass hold when nothing has changed', () => {
    const idle = clause('idle', HERE, {
      *run() {
        return false;
      },
    });
    const table = stand([...(may(0) ?? []), [source('s1', 1), { clauses: [idle] }]]);
    give(table, 0, 'pass');
    give(table, 1, 's1:idle');
    expect(table.over).toBe(true);
  });

  it('offers a thing once, unless it may be done again', () => {
    const table = stand([[source('s', 0), { clauses: [clause('once', HERE), clause('often', HERE, { again: true })] }]]);
    give(table, 0, 's:often');
    give(table, 0, 's:once');
    expect(prompts(table)).toEqual(['0 use s:often pass']);
    give(table, 0, 's:often');
    give(table, 0, 'pass');
    expect(table.game.s.said).toEqual(['often', 'once', 'often']);
  });

  it('offers things that nobody need tell apart once, and the next of them after the first', () => {
    const card = (key: string, seat: number, order: number) => ({ ...source(key, seat, order), alike: () => 'surprise' });
    const clauses = [clause('play', HERE), clause('show', HERE)];
    const table = stand([
      [card('a', 0, 1), { clauses }],
      [card('b', 0, 2), { clauses: clauses.slice(0, 1) }],
      [{ ...card('c', 0, 3), alike: () => 'another' }, { clauses: clauses.slice(0, 1) }],
      [card('d', 1, 4), { clauses: clauses.slice(0, 1) }],
    ]);
    expect(prompts(table)).toEqual(['0 use a:play a:show c:play pass']);
    give(table, 0, 'a:play');
    expect(prompts(table)).toEqual(['0 use a:show b:play c:play pass']);
    give(table, 0, 'pass');
    expect(prompts(table)).toEqual(['1 use d:play pass']);
  });

  it('does not offer again what came to nothing', () => {
    const idle = clause('idle', HERE, {
      again: true,
      *run() {
        return false;
      },
    });
    const table = stand([[source('s', 0), { clauses: [idle] }]]);
    give(table, 0, 's:idle');
    expect(table.over).toBe(true);
  });

  it('is used as the rules say, if they say how clauses are used', () => {
    const table = stand(may(0), {
      *run(c, used) {
        say(c.g, `${c.me} uses ${used.id}`);
        return (yield* used.run?.(c) ?? NOTHING) === true;
      },
    });
    give(table, 0, 's0:act');
    expect(table.game.s.said).toEqual(['0 uses act', 'act']);
    expect(() => {
      const silent = stand([[source('s0', 0), { clauses: [{ id: 'act', at: [HERE] }] }]]);
      give(silent, 0, 's0:act');
    }).toThrow('neither the rules nor s0:act say how it is used');
  });

  it('offers what has become possible on the way', () => {
    const late = clause('late', HERE, { when: ({ g }) => g.s.said.includes('act') });
    const table = stand([...(may(1) ?? []), [source('s0', 0), { clauses: [late] }]]);
    expect(prompts(table)).toEqual(['1 use s1:act pass']);
    give(table, 1, 's1:act');
    expect(prompts(table)).toEqual(['0 use s0:late pass']);
  });

  it('lets what belongs to nobody happen last', () => {
    const nobody = clause('nobody', HERE, { must: true });
    const owned = clause('owned', HERE, { must: true });
    const table = stand([
      [source('rule', -1, 0), { clauses: [nobody] }],
      [source('s2', 2), { clauses: [owned] }],
    ]);
    expect(table.game.s.said).toEqual(['owned', 'nobody']);
  });

  it('goes by who owns a source at the moment', () => {
    const wandering = { key: 'w', order: 1, who: (g: { s: { said: string[] } }) => g.s.said.length };
    const table = stand([[wandering, { clauses: [clause('act', HERE, { again: true })] }]]);
    give(table, 0, 'w:act');
    expect(prompts(table)).toEqual(['1 use w:act pass']);
  });

  it('no longer asks for a source that has been taken away', () => {
    const what = { clauses: [clause('act', HERE)] };
    const held = source('s1', 1);
    const table = play(
      function* (g) {
        detach(g, 's1', what);
        yield* window(g, HERE, {});
      },
      { content: [[held, what]] },
    );
    expect(table.over).toBe(true);
  });
});

describe('a reaction', () => {
  const stopping = clause('stop', HERE, {
    *run({ g, ev }) {
      say(g, 'stop');
      (ev as { stopped?: boolean }).stopped = true;
      return true;
    },
  });

  it('that stops the event ends the occasion', () => {
    const ev: { stopped?: boolean } = {};
    const content: Stage['content'] = [[source('s0', 0), { clauses: [stopping] }], ...(may(1) ?? [])];
    const table = play((g) => react(g, HERE, ev), { content });
    give(table, 0, 's0:stop');
    expect(table.over).toBe(true);
    expect(ev.stopped).toBe(true);
    expect(table.game.s.said).toEqual(['stop']);
  });

  it('is asked for in the middle of an effect, where no raised effect is served', () => {
    const table = play((g) => react(g, HERE, {}), { content: may(0) });
    expect(table.asked?.open ?? false).toBe(false);
    expect(stand(may(0)).asked?.open).toBe(true);
  });

  it('may ask its owner something itself', () => {
    const asking = clause('asking', HERE, {
      *run({ g, me }) {
        if (yield* ask(yesno(me, 'sure'))) say(g, 'sure');
        return true;
      },
    });
    const table = stand([[source('s1', 1), { clauses: [asking] }]]);
    give(table, 1, 's1:asking');
    expect(prompts(table)).toEqual(['1 sure']);
    give(table, 1, true);
    expect(table.game.s.said).toEqual(['sure']);
  });
});

describe('anybodyCan', () => {
  it('says whether the window would find somebody', () => {
    const content: Stage['content'] = [[source('s1', 1), { clauses: [clause('x', HERE, { when: ({ g }) => g.s.said.length > 0 })] }]];
    const { game } = openTable(scripted([], { content }), null, 'seed');
    expect(anybodyCan(game, HERE, {})).toBe(false);
    say(game, 'now');
    expect(anybodyCan(game, HERE, {})).toBe(true);
    expect(anybodyCan(game, ELSEWHERE, {})).toBe(false);
  });
});

describe('offersTo', () => {
  it('lists what a seat could do at an occasion', () => {
    const { game } = openTable(scripted([], { content: may(0, 1) }), null, 'seed');
    expect(offersTo(game, HERE, 1, {}).map((h) => h.key)).toEqual(['s1:act']);
    expect(offersTo(game, HERE, 2, {})).toEqual([]);
    expect(offersTo(game, occasionKey('test.named.later'), 1, {})).toEqual([]);
  });
});
