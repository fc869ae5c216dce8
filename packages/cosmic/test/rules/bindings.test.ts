import { recordOf, restore, viewOf } from '@parley/kernel';
import { alienById, cosmic } from '@parley/cosmic';
import type { Scenario } from '@parley/cosmic/testing';
import { describe, expect, it } from 'vitest';
import { exchangeSheets } from '../../rules/powers/sheets.ts';
import { clockwise, leftOf, personOf, swapColours, swapHands, swapPlaces, swapRoles, timing } from '../../rules/state/people.ts';
import { table } from '../table.ts';

/**
 * Person, seat, colour, hand and sheets are five things (kernel-needs 5.4). Names here are those of persons: 'red' is
 * whoever played red at the beginning.
 */
const COLOURS = ['red', 'blue', 'yellow', 'purple'];
const hands = {
  red: ['attack-08', 'attack-06'],
  blue: ['attack-10', 'attack-04'],
  yellow: ['attack-12', 'quash'],
  purple: ['attack-15', 'plague'],
};
const start = { turn: 'red', destiny: ['blue'], hands } as const;

const bindings = (t: Scenario) => ({
  seats: t.state.order.slice(),
  colours: t.state.colourOf.slice(),
  hands: t.state.handOf.slice(),
  sheets: t.state.sheets.map((s) => s.owner),
});
type Bindings = ReturnType<typeof bindings>;
const changed = (before: Bindings, now: Bindings): string[] =>
  (Object.keys(now) as (keyof Bindings)[]).filter((k) => JSON.stringify(before[k]) !== JSON.stringify(now[k]));

/** Everybody sees the faces of one hand, their own, and what is secret on the sheets they control; others see numbers. */
function expectViewsInOrder(t: Scenario): void {
  const { handOf, sheets } = t.state;
  for (const colour of [...COLOURS, null]) {
    const p = colour === null ? -1 : t.seat(colour);
    const view = t.view(colour);
    handOf.forEach((zone, owner) => {
      const cards = t.state.cards.in[zone];
      const seen = owner === p ? cards.map((c) => `${t.state.face[c]}#${c}`) : cards.length;
      expect(view[`zone:${zone}`]).toEqual(seen);
    });
    for (const sheet of sheets) {
      const controller = sheet.loan ? sheet.loan.to : sheet.owner;
      const { notes } = cosmic.cell(t.table.game, `sheet:${sheet.id}`).all;
      const open = Object.entries(sheet.notes).filter(([name]) => !alienById(sheet.alien).notes?.[name].secret);
      expect(notes).toEqual(Object.fromEntries(open));
      expect(view[`sheet:${sheet.id}`]).toMatchObject({ notes: controller === p ? sheet.notes : notes });
    }
  }
}

/** The log brings the same table back, from its beginning and from the last checkpoint, with the same views. */
function expectRestored(t: Scenario): void {
  for (const fromCheckpoint of [false, true]) {
    const { table: back, divergence } = restore(cosmic, recordOf(t.table), { fromCheckpoint });
    expect(divergence).toBeNull();
    expect(back.game.s).toEqual(t.state);
    expect(back.pending).toEqual(t.table.pending);
    for (const seat of [0, 1, 2, 3, null]) expect(viewOf(back.game, seat)).toEqual(viewOf(t.table.game, seat));
  }
}

/** Now, and again after a few more encounters, when the swap is part of the checkpoint. */
function expectInOrder(t: Scenario): void {
  expectViewsInOrder(t);
  expectRestored(t);
  const turn = t.state.turn.number;
  t.runWhile(() => t.state.turn.number < turn + 3 && !t.over());
  expectViewsInOrder(t);
  expectRestored(t);
  expect(cosmic.faults(t.table.game)).toEqual([]);
}

describe('person, seat, colour, hand and sheets', () => {
  it('a colour changes hands alone: ships, planets and destiny cards follow it', () => {
    const t = table(
      { red: 'tripler', blue: 'macron', yellow: 'void', purple: 'healer' },
      { ...start, destiny: ['blue', 'yellow'], hands: { ...hands, yellow: [...hands.yellow, 'flare:schizoid'] } },
    );
    const before = bindings(t);
    t.use('yellow', 'flare:schizoid');
    t.plan('yellow', 'schizoid.colours', 'purple');
    t.plan('red', 'encounter.second', false);
    t.runWhile(() => t.events('colours-swapped').length === 0);
    expect(changed(before, bindings(t))).toEqual(['colours']);
    expect(t.hand('yellow')).toEqual(['attack-12', 'quash']);
    expect([t.ships('yellow', 'purple/1'), t.ships('purple', 'yellow/1')]).toEqual([4, 4]);
    t.runWhile(() => t.encounter().defense < 0 || t.state.turn.number === 1);
    // The card says yellow: that is purple now.
    expect(t.encounter()).toMatchObject({ offense: t.seat('blue'), defense: t.seat('purple') });
    expectInOrder(t);
  });

  it('a hand changes alone', () => {
    const t = table({ red: 'trader', blue: 'macron', yellow: 'void', purple: 'healer' }, start);
    const before = bindings(t);
    t.use('red', 'trader');
    t.until('red', 'planning.select');
    expect(changed(before, bindings(t))).toEqual(['hands']);
    expect(t.options('red')).toEqual(['attack-10', 'attack-04']);
    expect(t.options('blue')).toEqual(['attack-08', 'attack-06']);
    expectInOrder(t);
  });

  it('sheets change alone: what is secret on one is known to whoever has it, and no longer to whoever had it', () => {
    const t = table({ red: 'changeling', blue: 'schizoid', yellow: 'void', purple: 'healer' }, start);
    const before = bindings(t);
    t.plan('blue', 'schizoid.choose', 'intruder');
    t.plan('red', 'changeling.form', 'swap');
    t.until('red', 'launch.aim');
    expect(changed(before, bindings(t))).toEqual(['sheets']);
    expect(JSON.stringify(t.view('red'))).toContain('intruder');
    expect(JSON.stringify(t.view('blue'))).not.toContain('intruder');
    expectInOrder(t);
  });

  it('a sheet on loan shows its secrets to the borrower as long as the loan lasts', () => {
    const t = table(
      { red: 'plant', blue: 'macron', yellow: 'schizoid', purple: 'healer' },
      { ...start, ships: { red: { 'yellow/1': 1 } } },
    );
    const before = bindings(t);
    t.use('red', 'plant');
    t.until('red', 'planning.select');
    expect(changed(before, bindings(t))).toEqual([]);
    expect(JSON.stringify(t.view('red'))).toContain('condition');
    expectInOrder(t);
    expect(JSON.stringify(t.view('red'))).not.toContain('condition');
  });

  it('seat, colour and hand change together, sheets and role stay', () => {
    const t = table({ red: 'pretender', blue: 'macron', yellow: 'void', purple: 'healer' }, start);
    const before = bindings(t);
    t.use('red', 'pretender');
    t.plan('red', 'pretender.seat', 'yellow');
    t.until('red', 'launch.aim');
    expect(changed(before, bindings(t))).toEqual(['seats', 'colours', 'hands']);
    expect([t.encounter().offense, t.state.turn.owner]).toEqual([t.seat('red'), t.seat('red')]);
    expectInOrder(t);
  });

  it('seat and colour change, the hand comes along', () => {
    const t = table(
      { red: 'pretender', blue: 'macron', yellow: 'void', purple: 'healer' },
      { ...start, hands: { ...hands, red: [...hands.red, 'flare:pretender'] } },
    );
    const before = bindings(t);
    t.use('red', 'pretender');
    t.boost('red');
    t.plan('red', 'pretender.seat', 'yellow');
    t.until('red', 'launch.aim');
    expect(changed(before, bindings(t))).toEqual(['seats', 'colours']);
    expectInOrder(t);
  });

  it('everything changes but the person', () => {
    const t = table({ red: 'tripler', blue: 'macron', yellow: 'swindler', purple: 'healer' }, start);
    const before = bindings(t);
    t.plan('yellow', 'swindler.mark', 'red');
    t.use('yellow', 'swindler');
    t.until('yellow', 'launch.aim');
    expect(changed(before, bindings(t))).toEqual(['seats', 'colours', 'hands', 'sheets']);
    expect(t.question('yellow')).toMatchObject({ seat: t.seat('yellow') });
    expect([t.encounter().offense, t.state.turn.owner]).toEqual([t.seat('yellow'), t.seat('yellow')]);
    expectInOrder(t);
  });
});

describe('each binding by itself', () => {
  const seats = { red: 'tripler', blue: 'macron', yellow: 'void', purple: 'healer' };
  const [RED, BLUE, YELLOW, PURPLE] = [0, 1, 2, 3];
  /** A table before the launch, changed by hand: what the log cannot bring back, the views must bear all the same. */
  function halfway() {
    const t = table(seats, start);
    t.until('red', 'launch.aim');
    return { t, g: t.table.game, before: bindings(t) };
  }

  it('seats: who sits left of whom, and nothing else', () => {
    const { t, g, before } = halfway();
    swapPlaces(g, RED, YELLOW);
    expect(changed(before, bindings(t))).toEqual(['seats']);
    expect(clockwise(g, RED)).toEqual([RED, PURPLE, YELLOW, BLUE]);
    expect(leftOf(g, BLUE)).toBe(RED);
    expect(timing(g)).toEqual([RED, BLUE, PURPLE, YELLOW]);
    expectViewsInOrder(t);
  });

  it('colours: both directions of the binding agree', () => {
    const { t, g, before } = halfway();
    swapColours(g, RED, PURPLE);
    expect(changed(before, bindings(t))).toEqual(['colours']);
    expect(t.state.colourOf.map((c) => personOf(g, c))).toEqual([RED, BLUE, YELLOW, PURPLE]);
    expectViewsInOrder(t);
  });

  it('hands: the cards of the other are open to me, mine no longer', () => {
    const { t, g, before } = halfway();
    swapHands(g, YELLOW, PURPLE);
    expect(changed(before, bindings(t))).toEqual(['hands']);
    expect(t.hand('yellow')).toEqual(['attack-15', 'plague']);
    expectViewsInOrder(t);
  });

  it('sheets: the power is used by whoever has it now', () => {
    const { t, g, before } = halfway();
    exchangeSheets(g, RED, BLUE);
    expect(changed(before, bindings(t))).toEqual(['sheets']);
    expectViewsInOrder(t);
    t.run();
    expect(t.events('power-used')).toContainEqual({ who: RED, alien: 'macron', clause: 'mass' });
    expect(t.events('power-used')).toContainEqual({ who: BLUE, alien: 'tripler', clause: 'use' });
  });

  it('roles: the encounter and the turn speak of the other person, who keeps its own things', () => {
    const { t, g, before } = halfway();
    t.encounter().lost[BLUE] = 2;
    swapRoles(g, BLUE, PURPLE);
    expect(changed(before, bindings(t))).toEqual([]);
    expect(t.encounter()).toMatchObject({ offense: RED, defense: PURPLE, lost: [0, 0, 0, 2] });
    swapRoles(g, RED, YELLOW);
    expect(t.encounter()).toMatchObject({ offense: YELLOW, defense: PURPLE });
    expect(t.state.turn.owner).toBe(YELLOW);
  });

  it('two exchanges of the same kind undo each other', () => {
    const { t, g, before } = halfway();
    for (const swap of [swapPlaces, swapColours, swapHands, exchangeSheets, swapRoles])
      for (let twice = 0; twice < 2; twice++) swap(g, BLUE, YELLOW);
    expect(bindings(t)).toEqual(before);
    expect(t.encounter()).toMatchObject({ offense: RED, defense: BLUE });
    t.run();
    // Without the exchanges there are fewer events, and nothing else is another.
    const { table: without, divergence } = restore(cosmic, recordOf(t.table), { goOn: true });
    expect(divergence?.fits).toBe(true);
    expect(without.game.s).toEqual(t.state);
  });
});
