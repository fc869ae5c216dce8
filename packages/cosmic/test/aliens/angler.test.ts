import { hasOptions } from '@parley/kernel';
import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { offeredInEncounter } from '../offers.ts';
import { table } from '../table.ts';

const seats = { red: 'angler', blue: 'trader', yellow: 'clone', purple: 'mutant' };
const start = {
  turn: 'red',
  destiny: ['blue'],
  deck: ['attack-04', 'attack-07'],
  hands: { red: ['attack-08'], blue: ['attack-20', 'attack-10', 'attack-10'], yellow: ['negotiate'], purple: ['attack-10'] },
} as const;

describe('Angler', () => {
  it('gets the card it names if somebody on the other side has it', () => {
    const t = table(seats, start);
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 1 });
    t.invite('blue', 'purple');
    t.ally('purple', 'defense', { 'purple/1': 1 });
    t.use('red', 'angler', { at: 'window:planning.beforeSelect' });
    t.until('red', 'angler.who');
    expect(t.options('red')).toEqual(['blue', 'purple']);
    t.answer('red', 'blue');
    const d = t.question('red');
    expect(d).toMatchObject({ tag: 'angler.card', kind: 'name' });
    const names = d && hasOptions(d) ? d.options : [];
    // Any card there is in the game, flares of absent aliens included; destiny cards are none to hold.
    expect(names).toEqual(expect.arrayContaining(['attack-10', 'negotiate', 'flare:virus', 'cosmic-zap']));
    expect(names.some((x) => x.startsWith('destiny'))).toBe(false);
    t.answer('red', 'attack-10');
    expect(t.events('card-named')).toEqual([{ by: 0, card: 'attack-10', from: 1 }]);
    expect([t.hand('red'), t.hand('blue')]).toEqual([
      ['attack-08', 'attack-10'],
      ['attack-10', 'attack-20'],
    ]);
    expect(t.events('cards-given')).toEqual([{ by: 1, to: 0, n: 1 }]);
    // No second try for that.
    expect(offeredInEncounter(t, 'red')).not.toContain('angler');
  });

  it('draws a card otherwise', () => {
    const t = table(seats, start);
    t.use('red', 'angler');
    t.until('red', 'angler.card');
    t.answer('red', 'attack-30');
    expect(t.hand('red')).toEqual(['attack-04', 'attack-08']);
    expect(t.hand('blue')).toHaveLength(3);
    expect(offeredInEncounter(t, 'red')).not.toContain('angler');
  });

  it('may ask once more when it draws the card it named, and then no more', () => {
    const t = table(seats, { ...start, deck: ['attack-04', 'attack-07', 'attack-05'] });
    t.use('red', 'angler');
    t.until('red', 'angler.card');
    t.answer('red', 'attack-04');
    // Only the angler knows.
    expect(t.view('blue')[`sheet:${t.sheet('angler').id}`]).toMatchObject({ notes: {} });
    expect(t.options('red')).toEqual(['angler', 'pass']);
    expect(t.events('angler-caught')).toEqual([]);
    t.answer('red', 'angler');
    expect(t.events('angler-caught')).toEqual([{ who: 0, card: 'attack-04' }]);
    t.answer('red', 'attack-07');
    expect(t.hand('red')).toEqual(['attack-04', 'attack-07', 'attack-08']);
    expect(t.sheet('angler').notes.catch).toMatchObject({ face: 'attack-07' });
    // The second catch does not lead to a third try.
    expect(offeredInEncounter(t, 'red')).not.toContain('angler');
    expect(t.restored().divergence).toBeNull();
  });

  it('no more than that, though the moment comes again when the defense draws a new hand', () => {
    const t = table(seats, { ...start, deck: ['attack-04', 'attack-07'], hands: { red: ['attack-08'], blue: ['reinforcement-2'] } });
    t.use('red', 'angler');
    t.plan('red', 'angler.card', 'attack-04');
    t.use('red', 'angler');
    t.plan('red', 'angler.card', 'attack-07');
    t.until('red', 'planning.select');
    expect(t.events('hand-shown')).toHaveLength(1);
    expect(t.hand('red')).toEqual(['attack-04', 'attack-07', 'attack-08']);
    expect(t.story().match(/red answers use/g)).toHaveLength(2);
    const once = table(seats, { ...start, hands: { red: ['attack-08'], blue: ['reinforcement-2'] } });
    once.use('red', 'angler');
    once.plan('red', 'angler.card', 'attack-40');
    once.until('red', 'planning.select');
    expect(once.events('power-used')).toHaveLength(1);
    expect(once.story().match(/red answers use/g)).toHaveLength(1);
  });

  it('a catch counts in its own encounter only', () => {
    const t = table(seats, { ...start, destiny: ['blue', 'blue'], hands: { ...start.hands, red: ['attack-40', 'attack-30'] } });
    t.use('red', 'angler');
    t.plan('red', 'angler.card', 'attack-04');
    t.select('red', 'attack-40');
    t.plan('red', 'encounter.second', true);
    t.run();
    expect(t.untilOffered('red', 'angler')).toEqual(['angler', 'pass']);
    t.answer('red', 'angler');
    expect(t.events('angler-caught')).toEqual([]);
    // Each encounter of the turn has its own second try.
    t.answer('red', 'attack-07');
    expect(t.untilOffered('red', 'angler')).toEqual(['angler', 'pass']);
    t.answer('red', 'angler');
    expect(t.events('angler-caught')).toEqual([{ who: 0, card: 'attack-07' }]);
  });

  it('and only if the first try brought it', () => {
    const hands = { ...start.hands, red: ['attack-40', 'attack-30'], blue: ['attack-20', 'attack-10', 'attack-01'] };
    const t = table(seats, { ...start, destiny: ['blue', 'blue'], hands, deck: ['attack-04', 'attack-07', 'attack-05'], strict: ['red'] });
    for (const face of ['attack-04', 'attack-07']) {
      t.use('red', 'angler');
      t.plan('red', 'angler.card', face);
    }
    t.select('red', 'attack-40');
    t.plan('red', 'encounter.second', true);
    t.run();
    t.use('red', 'angler');
    t.plan('red', 'angler.card', 'attack-05');
    t.use('red', 'angler');
    t.plan('red', 'angler.card', 'attack-40');
    t.run();
    expect(t.events('angler-caught').map((e) => e.card)).toEqual(['attack-04', 'attack-05']);
  });

  it('is zapped with the question on the table, and draws nothing then', () => {
    const t = table(seats, { ...start, hands: { ...start.hands, yellow: ['cosmic-zap'] } });
    t.use('red', 'angler');
    t.zap('yellow', 'angler');
    t.plan('red', 'angler.card', 'attack-10');
    t.until('red', 'planning.select');
    expect(t.events('card-named')).toHaveLength(1);
    expect([...t.events('cards-given'), ...t.events('cards-drawn')]).toEqual([]);
  });
});

describe('Angler flare', () => {
  it('super: asks as an ally, also a second time', () => {
    const t = table(seats, {
      ...start,
      turn: 'blue',
      destiny: ['yellow'],
      hands: { ...start.hands, red: ['attack-08', 'flare:angler'], yellow: ['negotiate', 'attack-06'] },
    });
    t.invite('blue', 'red');
    t.ally('red', 'offense', { 'red/1': 1 });
    t.use('red', 'angler');
    t.until('red', 'angler.card');
    t.answer('red', 'attack-04');
    expect(t.hand('red')).toEqual(['attack-04', 'attack-08', 'flare:angler']);
    expect(t.untilOffered('red', 'angler')).toEqual(['angler', 'pass']);
    t.answer('red', 'angler');
    t.answer('red', 'negotiate');
    expect([t.hand('red'), t.hand('yellow')]).toEqual([['attack-04', 'attack-08', 'flare:angler', 'negotiate'], ['attack-06']]);
    // On the side of the defense as well, but not as a bystander.
    const guard = {
      ...start,
      turn: 'blue',
      destiny: ['yellow'],
      hands: { ...start.hands, red: ['attack-08', 'flare:angler'], yellow: ['negotiate', 'attack-06'] },
    } as const;
    const defender = table(seats, guard);
    defender.invite('yellow', 'red');
    defender.ally('red', 'defense', { 'red/1': 1 });
    defender.use('red', 'angler');
    defender.plan('red', 'angler.card', 'attack-04');
    defender.use('red', 'angler');
    defender.plan('red', 'angler.card', 'negotiate');
    defender.run();
    expect(defender.events('card-named').map((e) => e.from)).toEqual([1, 1]);
    table(seats, guard).neverOffered('red', 'angler');
    // Without the flare an ally has no say.
    const plain = table(seats, { ...start, turn: 'blue', destiny: ['yellow'] });
    plain.invite('blue', 'red');
    plain.ally('red', 'offense', { 'red/1': 1 });
    expect(offeredInEncounter(plain, 'red')).not.toContain('angler');
  });

  const others = { red: 'healer', blue: 'trader', yellow: 'clone', purple: 'mutant' };
  const wild = { ...start, turn: 'blue', destiny: ['yellow'], hands: { ...start.hands, red: ['attack-08', 'flare:angler'] } } as const;

  it('wild: whoever has the named card and gives it gets the flare', () => {
    const t = table(others, wild);
    t.raise('red', 'flare:angler');
    expect(t.question('red')).toMatchObject({ tag: 'angler.card', kind: 'name' });
    t.answer('red', 'attack-10');
    // Clockwise, those who have it.
    expect(t.asked()).toEqual(['blue angler.offer']);
    expect(t.question('blue')).toMatchObject({ data: { by: 0, card: 'attack-10' } });
    t.answer('blue', false);
    expect(t.asked()).toEqual(['purple angler.offer']);
    t.answer('purple', true);
    expect(t.hand('red')).toEqual(['attack-08', 'attack-10']);
    expect(t.hand('purple')).toEqual(['flare:angler']);
    expect(t.events('flare-given')).toEqual([{ card: 'flare:angler', to: 3 }]);
  });

  it('wild: if nobody gives it the flare stays, and a random card is taken from anybody', () => {
    const t = table(others, wild);
    t.raise('red', 'flare:angler');
    t.answer('red', 'attack-10');
    t.answer('blue', false);
    t.answer('purple', false);
    expect(t.question('red')?.tag).toBe('angler.rob');
    expect(t.options('red')).toEqual(['blue', 'yellow', 'purple']);
    t.answer('red', 'yellow');
    expect(t.hand('red')).toEqual(['attack-08', 'flare:angler', 'negotiate']);
    expect(t.events('cards-taken')).toEqual([{ by: 0, from: 2, n: 1 }]);
    expect(t.pile(Z.discard)).toEqual([]);
    // Only from those who have cards, even if it is but one of them with one card.
    const quiet = { ...wild, turn: 'red', destiny: ['blue'] } as const;
    const poor = table(others, { ...quiet, hands: { red: ['attack-08', 'flare:angler'], yellow: ['negotiate'] } });
    poor.raise('red', 'flare:angler');
    poor.answer('red', 'attack-10');
    expect(poor.events('cards-taken')).toEqual([{ by: 0, from: 2, n: 1 }]);
    const nobody = table(others, { ...quiet, hands: { red: ['attack-08', 'flare:angler'] } });
    expect(nobody.canRaise('red')).toEqual([]);
    const rich = table(others, wild);
    rich.raise('red', 'flare:angler');
    rich.answer('red', 'attack-40');
    rich.answer('red', 'blue');
    expect(rich.events('cards-taken')).toEqual([{ by: 0, from: 1, n: 1 }]);
    // Nobody has it: nobody is asked.
    const none = table(others, wild);
    none.raise('red', 'flare:angler');
    none.answer('red', 'attack-40');
    expect(none.asked()).toEqual(['red angler.rob']);
  });
});
