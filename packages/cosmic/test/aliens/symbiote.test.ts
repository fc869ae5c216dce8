import { answer, hasOptions, openTable } from '@parley/kernel';
import { cosmic } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { shownOn, table } from '../table.ts';

type Table = ReturnType<typeof table>;

const seats = { red: 'symbiote', blue: 'macron', yellow: 'tripler', purple: 'void' };
const start = { turn: 'red', destiny: ['blue'], hands: { red: ['attack-08'], blue: ['attack-10'] } } as const;

/** Ships of the further colour, which nobody sits at. */
const green = (t: Table, planet: string): number =>
  t.state.ships.at[t.state.places.findIndex((x) => x.kind === 'planet' && `red/${x.nth}` === planet && x.colour === 0)][4];

describe('Symbiote', () => {
  it('begins with a second fleet, twice the usual number on each planet', () => {
    const t = table(seats, start);
    for (const n of [1, 2, 3, 4, 5]) expect([t.ships('red', `red/${n}`), green(t, `red/${n}`)]).toEqual([8, 4]);
    const four = table(seats, { ...start, options: { planets: 4 } });
    expect([1, 2, 3, 4].map((n) => four.ships('red', `red/${n}`))).toEqual([8, 8, 8, 8]);
  });

  it('sends, loses and takes back ships of either colour alike', () => {
    const t = table(seats, { ...start, ships: { red: { warp: 1 }, green: { warp: 1 } } });
    expect(t.until('red', 'ships.retrieve')).toMatchObject({ min: 1, max: 1 });
    expect(t.options('red')).toEqual(['warp', 'warp@green']);
    t.answer('red', { 'warp@green': 1 });
    t.until('red', 'launch.ships');
    expect(t.options('red')).toContain('red/2@green');
    t.answer('red', { 'red/2': 1, 'red/2@green': 2 });
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [8 + 3, 10 + 4 * 4] }]);
    expect(t.warp('red')).toBe(1 + 3);
    expect(t.restored().divergence).toBeNull();
  });

  it('is at home wherever a ship of either colour is left, and cannot lose its power anyway', () => {
    const t = table(seats, { ...start, ships: { red: { warp: 20 }, green: { 'red/1': 20 } } });
    t.until('red', 'launch.ships');
    expect([t.colonies('red'), t.sheet('symbiote').down]).toEqual([1, false]);
  });

  it('cannot be parted from its power or its colour', () => {
    const taken = table(
      { ...seats, yellow: 'changeling' },
      { turn: 'yellow', destiny: ['red'], hands: { yellow: ['attack-08'], red: ['attack-10'] } },
    );
    taken.runTo('launch');
    // There is nothing to exchange, so a card is drawn without a question.
    expect(taken.story()).not.toContain('changeling.form');
    expect([taken.sheet('symbiote').owner, taken.hand('yellow').length]).toEqual([0, 2]);
    const moved = table(
      { ...seats, yellow: 'pretender' },
      { turn: 'yellow', destiny: ['red'], hands: { yellow: ['attack-08', 'morph'], red: ['attack-10'] } },
    );
    moved.use('yellow', 'pretender');
    moved.until('yellow', 'pretender.seat');
    expect(moved.options('yellow')).toEqual(['purple', 'blue']);
  });

  const colours = ['red', 'blue', 'yellow', 'purple', 'green', 'orange', 'black', 'white'];
  const empty = (n: number): { [colour: string]: string | null } => Object.fromEntries(colours.slice(0, n).map((x) => [x, null]));

  it('is not dealt where no colour is left for it', () => {
    expect(() => table({ ...empty(8), red: 'symbiote' })).toThrow('needs a colour that nobody plays');
    expect(() => table({ ...empty(7), red: 'symbiote' })).not.toThrow();
    expect(() => table({ ...empty(7), red: 'symbiote', blue: 'pygmy' })).toThrow('needs a colour that nobody plays');
    const needy = ['symbiote', 'pygmy', 'lizard', 'roach'];
    const others = ['zombie', 'void', 'human', 'healer', 'macron', 'mirror', 'hacker', 'trader', 'sorcerer', 'oracle', 'mind', 'spiff'];
    for (let i = 0; i < 10; i++) {
      // One of them has been fixed: no other is even offered.
      const fixed = openTable(
        cosmic,
        { seats: colours.slice(0, 7).map((colour, n) => ({ colour, alien: n === 3 ? 'symbiote' : null })), aliens: [...needy, ...others] },
        `fixed ${i}`,
      );
      expect(fixed.pending.flatMap(({ decision: d }) => (hasOptions(d) ? d.options : [])).filter((x) => needy.includes(x))).toEqual([]);
      // Several want one: whoever comes first has it, and the others take something else.
      const open = openTable(
        cosmic,
        { seats: colours.slice(0, 7).map((colour) => ({ colour, alien: null })), aliens: [...needy, ...others] },
        `open ${i}`,
      );
      while (open.game.s.turn.number === 1 && open.game.s.encounters.length === 0 && !open.over) {
        const d = open.pending.find((x) => x.answer === undefined)?.decision;
        if (!d || !hasOptions(d) || !d.tag.startsWith('setup.')) break;
        answer(open, d.seat, d.options.find((x) => needy.includes(x)) ?? d.options[0]);
      }
      expect(open.game.s.sheets.filter((x) => needy.includes(x.alien))).toHaveLength(1);
    }
  });

  it('[faq-symbiote-1] the wild flare takes back a ship in one regroup of somebody else each time it is played', () => {
    const t = table(
      { ...seats, red: 'healer' },
      {
        turn: 'blue',
        destiny: ['yellow', 'purple', 'red'],
        hands: { blue: ['attack-40', 'attack-30'], yellow: ['attack-04'], purple: ['attack-05'], red: ['flare:symbiote'] },
        ships: { red: { warp: 3 } },
      },
    );
    t.use('red', 'flare:symbiote', { at: 'window:regroup.during' });
    t.plan('red', 'ships.return', { 'red/3': 1 });
    t.plan('blue', 'encounter.second', true);
    t.runTo('launch');
    // It was the one flare of red in this encounter.
    expect(t.encounter().flares).toEqual({ by: [t.seat('red')], faces: ['flare:symbiote'] });
    t.run();
    expect([t.warp('red'), t.ships('red', 'red/3')]).toEqual([2, 4]);
    expect(t.hand('red')).toContain('flare:symbiote');
    // Not by itself the next time: it is offered again, and passed.
    expect(t.untilOffered('red', 'flare:symbiote')).toEqual(['flare:symbiote', 'pass']);
    t.answer('red', 'pass');
    t.runTo('launch');
    expect(t.warp('red')).toBe(2);
  });

  it('the wild flare is of no use in the own regroup', () => {
    const t = table(
      { ...seats, red: 'healer' },
      { ...start, hands: { ...start.hands, red: ['attack-08', 'flare:symbiote'] }, ships: { red: { warp: 3 } } },
    );
    t.neverOffered('red', 'flare:symbiote');
  });

  it('the super flare brings home ships from the warp, captivity and beyond, eight to a planet', () => {
    const t = table(
      { red: 'symbiote', blue: 'macron', yellow: 'fungus', purple: 'void' },
      {
        turn: 'yellow',
        destiny: ['red', 'blue'],
        hands: { yellow: ['attack-40', 'attack-20'], red: ['attack-08', 'flare:symbiote'], blue: ['card-zap', 'attack-01'] },
        ships: { red: { warp: 2, out: 3, 'red/2': 0, 'blue/1': 1 }, green: { 'red/2': 0 }, blue: { 'red/2': 1 } },
      },
    );
    t.aim('yellow', 'red/1');
    t.send('yellow', { 'yellow/1': 1 });
    t.plan('yellow', 'encounter.second', true);
    t.run();
    // Everything red and green on red/1 hangs under a yellow ship now.
    const caught = t.state.ships.at[t.state.stacks[0].hold].slice();
    expect(caught[0] + caught[4]).toBeGreaterThan(0);
    t.use('red', 'flare:symbiote');
    const asked = t.until('red', 'symbiote.rescue');
    expect(asked).toMatchObject({ min: 1, data: { n: 40 } });
    const hold = `hold/${t.state.stacks[0].hold}`;
    expect(t.options('red')).toEqual(expect.arrayContaining(['warp', 'out', 'blue/1', ...(caught[0] > 0 ? [hold] : []), `${hold}@green`]));
    expect(t.options('red')).not.toContain('red/3');
    t.answer('red', { warp: 2, out: 3, [`${hold}@green`]: caught[4], ...(caught[0] > 0 ? { [hold]: caught[0] } : {}) });
    const total = 2 + 3 + caught[4] + caught[0];
    expect(t.question('red')).toMatchObject({
      tag: 'symbiote.home',
      min: total,
      places: expect.arrayContaining([{ id: 'red/2', max: 8 }]),
    });
    t.answer('red', { 'red/2': 8, 'red/1': 8, 'red/3': total - 16 });
    // It cannot be stopped: blue, who holds a Card Zap, is not asked.
    expect(t.story()).not.toContain('blue answers use');
    expect([t.ships('red', 'red/2'), t.ships('blue', 'red/2'), t.warp('red'), t.out('red')]).toEqual([8, 1, 0, 0]);
    expect(t.state.stacks).toEqual([]);
    expect(t.hand('red')).not.toContain('flare:symbiote');
    expect(t.pile(1)).toContain('flare:symbiote');
    expect(t.restored().divergence).toBeNull();
  });

  it('the super flare empties alien sheets', () => {
    const t = table(
      { red: 'symbiote', blue: 'macron', yellow: 'tyrant', purple: 'void' },
      {
        turn: 'yellow',
        destiny: ['red', 'blue'],
        hands: { yellow: ['attack-40', 'attack-20'], red: ['attack-08', 'flare:symbiote'], blue: ['attack-01'] },
      },
    );
    t.aim('yellow', 'red/1');
    t.plan('yellow', 'encounter.second', true);
    t.run();
    expect(shownOn(t, 'tyrant').captives).toHaveLength(1);
    t.use('red', 'flare:symbiote');
    t.until('red', 'symbiote.rescue');
    t.answer('red', (({ options }) => ({ [options.find((x) => x.startsWith('captives/')) ?? '']: 1 }))({ options: t.options('red') }));
    t.plan('red', 'symbiote.home', { 'red/1': 1 });
    t.runTo('launch');
    expect([shownOn(t, 'tyrant').captives, t.ships('red', 'red/1')]).toEqual([[], 1]);
  });

  it('[faq-symbiote-3] with fewer planets the super flare brings fewer ships', () => {
    const t = table(seats, {
      turn: 'blue',
      destiny: ['yellow'],
      hands: { blue: ['attack-10'], yellow: ['attack-04'], red: ['flare:symbiote'] },
      gone: ['red/3', 'red/4', 'red/5'],
      ships: { red: { warp: 18 }, green: { warp: 18 } },
    });
    t.use('red', 'flare:symbiote');
    expect(t.until('red', 'symbiote.rescue')).toMatchObject({ min: 1, max: 16, data: { n: 16 } });
    t.answer('red', { warp: 10, 'warp@green': 6 });
    // Two planets with room for eight each: there is nothing to choose but how they are mixed.
    t.plan('red', 'symbiote.home', { 'red/1': 8, 'red/2': 8 });
    t.runTo('launch');
    expect(t.warp('red')).toBe(20);
    expect(t.ships('red', 'red/1') + t.ships('red', 'red/2')).toBe(4 + 16);
  });

  it('the wild flare takes back the last ship, and needs one in the warp', () => {
    const others = { ...seats, red: 'healer' };
    const start = {
      turn: 'blue',
      destiny: ['yellow'],
      hands: { blue: ['attack-10'], yellow: ['attack-04'], red: ['flare:symbiote'] },
    } as const;
    const one = table(others, { ...start, ships: { red: { warp: 1 } } });
    one.use('red', 'flare:symbiote');
    one.runTo('launch');
    expect(one.warp('red')).toBe(0);
    const none = table(others, start);
    none.neverOffered('red', 'flare:symbiote');
    // Nor is there anything to take back to without a colony.
    const homeless = table(others, { ...start, ships: { red: { warp: 20 } } });
    homeless.neverOffered('red', 'flare:symbiote');
  });

  it('the super flare rescues a single ship, of which those hear who wait for it, and needs one to rescue', () => {
    const start = {
      turn: 'blue',
      destiny: ['yellow'],
      hands: { blue: ['attack-10'], yellow: ['attack-04'], red: ['flare:symbiote'] },
    } as const;
    const one = table({ ...seats, purple: 'remora' }, { ...start, ships: { red: { warp: 1 }, purple: { warp: 2 } } });
    one.use('red', 'flare:symbiote', { at: 'window:encounter.start' });
    one.use('purple', 'remora', { at: 'event:ships.retrieved' });
    one.runTo('launch');
    one.done();
    expect([one.warp('red'), one.events('ships-retrieved')[0]]).toEqual([0, { who: 0, n: 1 }]);
    // From beyond they do not come out of the warp.
    const out = table({ ...seats, purple: 'remora' }, { ...start, ships: { red: { out: 2 }, purple: { warp: 2 } }, strict: ['purple'] });
    out.use('red', 'flare:symbiote');
    out.runTo('launch');
    expect([out.out('red'), out.events('ships-retrieved')]).toEqual([1, []]);
    const none = table(seats, start);
    none.neverOffered('red', 'flare:symbiote');
  });
});
