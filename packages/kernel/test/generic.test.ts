import {
  ask,
  askOpen,
  attach,
  movePiece,
  occasionKey,
  settle,
  touch,
  window,
  type Clause,
  type Copy,
  type Flow,
  type Game,
  type Law,
  type Plain,
  type Rules,
} from '@parley/kernel';
import { playGame, type Trial } from '@parley/kernel/testing';
import { describe, expect, it } from 'vitest';
import { bidding, type Sale } from './bidding.ts';
import { clause, say, scripted, source, yesno, type Notes, type Script, type Stage } from './script.ts';

const command = (seed: string): string => `lab fuzz --seed ${seed}`;

/** What the generic test says about rules with a fault in them. */
function complaint<S>(rules: Rules<S>, options: unknown = { players: 3 }, thorough = true, trial?: Trial<S>): string {
  try {
    playGame(rules, options, 'mutant-1', { command, maxAnswers: 200, maxChanges: 500, thorough, ...(trial ? { trial } : {}) });
  } catch (error) {
    return (error as Error).message;
  }
  return 'nothing';
}

/** Bidding with something else at the beginning of each step. */
const stepping = (mischief: (g: Parameters<Rules<Sale>['step']>[0]) => void): Rules<Sale> => ({
  ...bidding,
  *step(g) {
    mischief(g);
    return yield* bidding.step(g);
  },
});

describe('the generic test', () => {
  it('has nothing to say about rules that are in order', () => {
    expect(complaint(bidding)).toBe('nothing');
  });

  it('says where a game went wrong and how to play it again', () => {
    const rules = stepping((g) => {
      if (g.s.lots.in[0].length === 6) throw new Error('no sixth lot');
    });
    expect(complaint(rules, { players: 3 }, false)).toMatch(
      /^the rules threw: no sixth lot\n {2}game {5}bidding, options \{"players":3\}\n {2}seed {5}mutant-1\n {2}entry {4}6: seat \d answered "bid" with \d+\n {2}replay {3}lab fuzz --seed mutant-1$/,
    );
  });

  it('plays the same game whether it looks closely or not', () => {
    const [short, close] = [false, true].map((thorough) => playGame(bidding, { players: 4 }, 'the same', { command, thorough }));
    expect(short.table.entries.slice()).toEqual(close.table.entries.slice());
    expect(close.scrambled).toBeGreaterThan(short.scrambled);
  });

  it('finds a lost piece', () => {
    expect(complaint(stepping((g) => void g.s.lots.in[0].shift()))).toContain('is in 0 zones');
  });

  it('finds a change that no client is told of', () => {
    const rules = stepping((g) => {
      g.s.coins.at[0][0]--;
      g.s.coins.at[3][0]++;
    });
    expect(complaint(rules)).toContain('cell "place:0" of seat 0 changed without being touched');
  });

  it('finds a cell that is touched and not part of the view', () => {
    expect(complaint(stepping((g) => touch(g, 'place:9')))).toContain('cell "place:9" was touched but is not part of the view');
  });

  it('finds a cell that clients would keep for ever', () => {
    const rules: Rules<Sale> = { ...bidding, cells: (g) => (g.s.lots.in[0].length > 4 ? bidding.cells(g) : bidding.cells(g).slice(1)) };
    expect(complaint(rules)).toMatch(/cell "zone:0" (was touched but is not|is held by clients but no longer) part/);
  });

  it('finds a cell that does not keep its fields', () => {
    const shaped = (fields: (left: number) => Plain): string =>
      complaint({
        ...bidding,
        cells: (g) => [...bidding.cells(g), 'hall'],
        cell: (g, key) => (key === 'hall' ? { all: fields(g.s.lots.in[0].length) } : bidding.cell(g, key)),
        *step(g) {
          touch(g, 'hall');
          return yield* bidding.step(g);
        },
      });
    const keeps = 'a cell keeps its fields';
    expect(shaped((left) => (left < 5 ? null : { seats: 9 }))).toBe('nothing');
    expect(shaped((left) => (left < 5 ? { seats: 9, lamps: 2 } : { seats: 9 }))).toContain(
      `cell "hall" of a spectator has a new field "lamps": ${keeps}`,
    );
    expect(shaped((left) => (left < 5 ? { seats: 9 } : { seats: 9, lamps: 2 }))).toContain(
      `cell "hall" of a spectator has no field "lamps" any more: ${keeps}`,
    );
    expect(shaped((left) => (left < 5 ? { lamps: 2, seats: 9 } : { seats: 9, lamps: 2 }))).toContain(
      `cell "hall" of a spectator has its fields in another order, from "lamps" on: ${keeps}`,
    );
  });

  it('finds a cell with other fields for one seat than for all', () => {
    const rules: Rules<Sale> = {
      ...bidding,
      cells: (g) => [...bidding.cells(g), 'hall'],
      cell: (g, key) => (key === 'hall' ? { all: { seats: 9 }, own: { 1: { seats: 9, mine: 1 } } } : bidding.cell(g, key)),
    };
    expect(complaint(rules)).toContain('cell "hall" of seat 1 has a new field "mine"');
  });

  it('finds a fault on a way that the game itself did not take', () => {
    const rules = stepping((g) => {
      if (g.s.lots.in[0].length === 6) throw new Error('no sixth lot');
    });
    expect(complaint(rules)).toMatch(/^going on from entry \d with \[.*\]: no sixth lot/);
  });

  it('finds a leak in the view', () => {
    const leaky: Rules<Sale> = { ...bidding, cell: (g, key) => (key === 'zone:0' ? { all: g.s.lots.in[0] } : bidding.cell(g, key)) };
    expect(complaint(leaky)).toMatch(/sees what it may not know: view\.zone:0/);
  });

  it('finds a leak in the text of a question', () => {
    const leaky: Rules<Sale> = { ...bidding, describe: (g) => `Next comes lot ${g.s.lots.in[0].at(-1)}.` };
    expect(complaint(leaky)).toMatch(/sees what it may not know: question\.0/);
  });

  it('finds a leak in what can be raised', () => {
    const leaky: Rules<Sale> = { ...bidding, raisable: (g) => (g.s.lots.in[0].at(-1) === 3 ? ['peek'] : []) };
    expect(complaint(leaky)).toMatch(/sees what it may not know: raisable/);
  });

  it('finds a scramble that does damage', () => {
    const rules: Rules<Sale> = { ...bidding, scramble: (g) => void g.s.lots.in[0].pop() };
    expect(complaint(rules)).toContain('damages the state');
  });

  it('finds memory outside the state', () => {
    let calls = 0;
    expect(complaint(stepping((g) => void (g.s.coins.at[3][1] = ++calls)))).toContain('differs in its state');
  });

  it('finds content that does not follow from the state', () => {
    const here = occasionKey('generic.here');
    const rules = scripted([
      function* (g) {
        attach(g, source('late', 0), { clauses: [clause('act', here)] });
        yield* ask(yesno(0, 'one'));
      },
      function* () {
        yield* ask(yesno(0, 'two'));
      },
    ]);
    expect(complaint(rules, null)).toContain('differs in its content: occasions');
  });

  it('finds a state that is not plain data', () => {
    const odd = (value: unknown) => stepping((g) => void ((g.s as unknown as { odd: unknown }).odd = value));
    expect(complaint(odd(new Map()))).toContain('not plain data: game.s.odd is no plain object');
    expect(complaint(odd(Number.NaN))).toContain('not plain data: game.s.odd is NaN');
    expect(complaint(odd([undefined]))).toContain('not plain data: game.s.odd.0 is undefined');
  });

  it('finds rules that behave differently while nobody is watching', () => {
    const shy = scripted([
      function* (g) {
        yield* ask(yesno(0, 'one'));
        if (g.listening) say(g, 'hello');
      },
    ]);
    expect(complaint(shy, null)).toContain('leads elsewhere when given again');
  });

  it('finds a game that never ends', () => {
    const endless = scripted([]);
    const rules: Rules<Notes> = {
      ...endless,
      *step() {
        yield* ask(yesno(0, 'again'));
        return true;
      },
    };
    expect(complaint(rules, null)).toContain('the game did not end within 200 answers');
  });

  it('finds a game in which things happen for ever between two questions', () => {
    const rules = scripted([
      function* (g) {
        yield* ask(yesno(0, 'one'));
        for (;;) touch(g, 'said');
      },
    ]);
    expect(complaint(rules, null)).toContain('more than 500 changes without a decision');
  });

  it('finds a game that waits for nobody', () => {
    const rules = scripted([
      function* () {
        yield* ask(yesno(0, 'one'));
        yield { kind: 'group', mode: 'any', decisions: [] };
      },
    ]);
    expect(complaint(rules, null)).toContain('the game is not over, but nobody has a question');
  });

  it('finds a seat that is asked twice', () => {
    const rules = scripted([
      function* () {
        yield { kind: 'group', mode: 'all', decisions: [yesno(0, 'one'), yesno(0, 'two')] };
      },
    ]);
    expect(complaint(rules, null)).toContain('a seat is asked two questions at once');
  });

  it('finds a question to a seat that does not exist', () => {
    const rules = scripted([
      function* () {
        yield yesno(5, 'one');
      },
    ]);
    expect(complaint(rules, null)).toContain('the question "one" to seat 5: no such seat');
  });

  it('finds a question without a legal default', () => {
    const rules = scripted([
      function* () {
        yield { kind: 'choose', seat: 0, tag: 'one', from: 'rule:test', options: [] };
      },
    ]);
    expect(complaint(rules, null)).toContain('has a default that is not legal');
  });

  describe('at an occasion', () => {
    const here = occasionKey('generic.used');
    /** Some occasions at which these can be used, by seats 0 and 1. */
    const occasion = (first: Partial<Clause<Notes>>, second: Partial<Clause<Notes>> = {}): string => {
      const script: Script = (g) => window(g, here, {});
      const content: Stage['content'] = [
        [source('a', 0), { clauses: [clause('act', here, first)] }],
        [source('b', 1), { clauses: [clause('act', here, second)] }],
      ];
      return complaint(scripted([script, script, script, script, script, script], { content }), null);
    };

    it('has nothing to say about things that do something', () => {
      expect(occasion({})).toBe('nothing');
      expect(occasion({ must: true })).toBe('nothing');
    });

    it('finds something that was left undone and must happen', () => {
      // Seat 0 has passed; what seat 1 does makes it a must, but nobody is told of that.
      const must = ({ g }: { g: Game<Notes> }): boolean => g.s.said.length % 2 === 1;
      const quietly = {
        *run({ g }: { g: Game<Notes> }) {
          g.s.said.push('quiet');
          return false;
        },
      };
      expect(occasion({ must }, quietly)).toContain('generic.used is over, but "a:act" must happen at it and has not');
      expect(occasion({ must })).toBe('nothing');
    });

    it('finds something that is offered and of which nothing can come', () => {
      const idle = {
        *run() {
          return false;
        },
      };
      expect(occasion(idle)).toContain('"a:act" was offered and chosen, but nothing can come of it');
      // What must be done anyhow may be in vain, and so may what hangs on an answer.
      expect(occasion({ ...idle, must: true })).toBe('nothing');
      const asking = {
        *run() {
          yield* ask(yesno(1, 'may I'));
          return false;
        },
      };
      expect(occasion(asking)).toBe('nothing');
    });

    it('finds something that is used and spent for nothing', () => {
      expect(
        occasion({
          *run() {
            return true;
          },
        }),
      ).toContain('"a:act" was offered and chosen, but has changed nothing');
      // Chance may have it so.
      expect(
        occasion({
          *run({ g }) {
            g.random.below(2);
            return true;
          },
        }),
      ).toBe('nothing');
    });

    it('finds an effect that does nothing while its cost is paid', () => {
      const run = (what: string, effect: (g: Game<Notes>, ev: object) => void): Partial<Clause<Notes>> => ({
        *run({ g, ev }) {
          say(g, 'paid');
          const seen = g.watcher?.effect(what, ev);
          effect(g, ev as object);
          seen?.();
          return true;
        },
      });
      expect(occasion(run('flash', () => undefined))).toContain('"flash" was used and carried out, but has changed nothing');
      expect(occasion(run('speech', (g) => say(g, 'done')))).toBe('nothing');
      expect(occasion(run('answer', (_, ev) => void Object.assign(ev, { stopped: true })))).toBe('nothing');
      const ships = new Map([[0, 3]]);
      expect(occasion(run('map', (_, ev) => void Object.assign(ev, { ships })))).toBe('nothing');
    });
  });

  describe('at a safe point', () => {
    /** Says a word whenever one more has been said than it has answered. */
    const echo: Law<Notes> = {
      id: 'echo',
      *check({ g }) {
        if (g.s.said.length % 2 === 0) return false;
        say(g, 'echo');
        return true;
      },
    };
    const asked = (script: Script, more: Stage = {}): string =>
      complaint(scripted([script], { content: [[source('rule', -1), { laws: [echo] }]], ...more }), null);
    const open = (g: Game<Notes>): Flow<unknown> => askOpen(g, () => yesno(0, 'one'));

    it('has nothing to say about laws that were heard', () => {
      expect(
        asked(function* (g) {
          say(g, 'a');
          yield* open(g);
        }),
      ).toBe('nothing');
      // In the middle of an effect they have to wait.
      expect(
        asked(function* (g) {
          say(g, 'a');
          yield* ask(yesno(0, 'one'));
        }),
      ).toBe('nothing');
    });

    it('finds a law that was not told', () => {
      const quietly: Script = function* (g) {
        say(g, 'a');
        g.k.unsettled = false;
        yield* open(g);
      };
      expect(asked(quietly)).toContain('somebody is asked while the law "echo" of "rule" has something to do');
    });

    it('finds laws that were told and not heard', () => {
      const hasty: Script = function* (g) {
        yield* ask(yesno(0, 'one'));
        say(g, 'a');
        yield { ...yesno(0, 'two'), open: true };
        yield* settle(g);
      };
      expect(asked(hasty)).toContain('somebody is asked before the laws are at rest');
    });

    it('finds a note that is not what it shows', () => {
      const copies = (g: Game<Notes>): Copy[] => [{ name: 'the last word', shown: g.s.said.at(-1) ?? null, is: 'a' }];
      const says = (word: string): Script =>
        function* (g) {
          yield* ask(yesno(0, 'before'));
          say(g, word);
          yield* open(g);
        };
      const content: Stage['content'] = [];
      expect(asked(says('a'), { content, copies })).toBe('nothing');
      expect(asked(says('b'), { content, copies })).toContain('the last word is not what it shows');
    });
  });

  it('finds an offer to which yes and no are the same', () => {
    const trial: Trial<Notes> = { isOffer: (d) => d.tag === 'more', standing: (g) => g.s.said.filter((x) => x !== 'paid') };
    const offered = (then: (yes: boolean, g: Game<Notes>) => Flow): string => {
      const script: Script = function* (g) {
        const yes = (yield* ask(yesno(0, 'more'))) === true;
        if (yes) say(g, 'paid');
        yield* then(yes, g);
        yield* askOpen(g, () => yesno(1, 'on'));
      };
      return complaint(scripted([script]), null, true, trial);
    };
    expect(
      offered(function* (_, g) {
        say(g, 'done');
      }),
    ).toContain('seat 0 is offered "more" (rule:test), but yes and no lead to the same');
    expect(
      offered(function* (yes, g) {
        say(g, yes ? 'more' : 'less');
      }),
    ).toBe('nothing');
    // Another question is another thing, be it answered alike.
    expect(
      offered(function* (yes) {
        if (yes) yield* ask(yesno(0, 'how much'));
      }),
    ).toBe('nothing');
  });

  it('finds a game without an outcome', () => {
    expect(complaint({ ...bidding, outcome: () => null })).toContain('the game is over without an outcome');
  });

  it('finds options that are read differently the second time', () => {
    const rules: Rules<Sale> = { ...bidding, parse: (options) => [options as null] };
    expect(complaint(rules)).toContain('options change when they are stored and read again');
  });

  it('finds an event without a text', () => {
    expect(complaint({ ...bidding, describeEvent: () => '' })).toContain('event "sold" has no text');
  });

  it('finds a move that leaves no trace for a client', () => {
    const quiet = stepping((g) => {
      const { listening } = g;
      g.listening = false;
      const lot = g.s.lots.in[0][0];
      if (lot !== undefined && g.s.lots.in[0].length > 1) movePiece(g, g.s.lots, lot, 2);
      g.listening = listening;
    });
    expect(complaint(quiet)).toContain('changed without being touched');
  });
});
