import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'judge', blue: 'macron', yellow: 'void' };
/** Red attacks blue with one ship. */
const start = {
  turn: 'red',
  destiny: ['blue'],
  hands: { red: ['attack-30', 'negotiate', 'morph'], blue: ['attack-04', 'negotiate', 'quash'] },
} as const;

type Position = Parameters<typeof table>[1];
function trial(position: Position = start, aliens: { readonly [colour: string]: string } = seats) {
  const t = table(aliens, position);
  t.aim('red', 'blue/1');
  t.send('red', { 'red/1': 1 });
  return t;
}

/** Declares one gain. */
function decree(t: ReturnType<typeof table>, who: 'winner' | 'loser', cards: string, colony: boolean, kind?: string): void {
  t.use('red', 'judge');
  t.plan('red', 'judge.who', who);
  t.plan('red', 'judge.cards', cards);
  if (kind !== undefined) t.plan('red', 'judge.kind', kind);
  t.plan('red', 'judge.colony', colony);
}

describe('Judge', () => {
  it('declares, before cards are selected, what the winner or the loser shall get from the other', () => {
    const t = trial();
    expect(t.untilOffered('red', 'judge')).toEqual(['judge', 'pass']);
    expect(t.question('red')).toMatchObject({ data: { at: 'window:planning.beforeSelect' } });
    t.answer('red', 'judge');
    expect(t.question('red')).toMatchObject({ tag: 'judge.who', options: ['winner', 'loser'] });
    t.answer('red', 'loser');
    // As many as the larger of the two hands, none or all.
    expect(t.options('red')).toEqual(['none', '1', '2', '3', 'all']);
    t.answer('red', '2');
    expect(t.options('red')).toEqual(['any', 'random', 'attack', 'negotiate', 'morph', 'artifact', 'flare', 'reinforcement']);
    t.answer('red', 'random');
    expect(t.question('red')).toMatchObject({ tag: 'judge.colony', kind: 'yesno' });
    t.answer('red', true);
    expect(t.events('power-used')).toEqual([{ who: 0, alien: 'judge', clause: 'use' }]);
    expect(t.events('fiat-cards')).toEqual([{ by: 0, verdict: 'loser', amount: '2', kind: 'random' }]);
    expect(t.events('fiat-colony')).toEqual([{ by: 0, verdict: 'loser' }]);
  });

  it('one card may be the highest or the lowest attack; the larger hand says how many there can be', () => {
    for (const hands of [
      { red: ['attack-30'], blue: ['attack-04', 'quash', 'morph'] },
      { red: ['attack-30', 'quash', 'morph'], blue: ['attack-04'] },
    ]) {
      const t = trial({ ...start, hands });
      t.use('red', 'judge');
      t.plan('red', 'judge.who', 'winner');
      t.until('red', 'judge.cards');
      expect(t.options('red')).toEqual(['none', '1', '2', '3', 'all']);
      t.answer('red', '1');
      expect(t.options('red')).toEqual(expect.arrayContaining(['highest-attack', 'lowest-attack']));
    }
  });

  it('once an encounter, in every encounter of its turn; declaring nothing is no use', () => {
    const hands = { red: ['attack-30', 'attack-20', 'morph'], blue: ['attack-04', 'negotiate'] };
    const t = trial({ ...start, destiny: ['blue', 'blue'], hands, strict: ['red'] });
    decree(t, 'winner', '1', false, 'random');
    t.select('red', 'attack-30');
    t.select('blue', 'attack-04');
    t.plan('red', 'encounter.second', true);
    t.run();
    t.pass('red', 'judge', Infinity);
    t.run();
    expect(t.events('power-used').filter((e) => e.alien === 'judge')).toHaveLength(1);
    expect([t.events('fiat-cards').length, t.events('fiat-colony')]).toEqual([1, []]);
    const nothing = trial();
    decree(nothing, 'winner', 'none', false);
    nothing.until('red', 'planning.select');
    expect(nothing.events('power-used')).toEqual([]);
    // And with the super flare it may be for one of the two only.
    const half = trial({ ...start, hands: { ...start.hands, red: ['attack-30', 'negotiate', 'flare:judge'] } });
    half.use('red', 'judge');
    half.boost('red');
    half.plan('red', 'judge.cards', 'none');
    half.plan('red', 'judge.colony', false);
    half.plan('red', 'judge.cards', 'none');
    half.plan('red', 'judge.colony', true);
    half.until('red', 'planning.select');
    expect([half.events('fiat-cards'), half.events('fiat-colony')]).toEqual([[], [{ by: 0, verdict: 'loser' }]]);
  });

  it('a colony alone, where there is but one planet for it', () => {
    const t = trial({ ...start, ships: { red: { 'blue/2': 1, 'blue/3': 1, 'blue/4': 1 } } });
    decree(t, 'winner', 'none', true);
    t.select('red', 'attack-30');
    t.select('blue', 'attack-04');
    t.plan('red', 'deal.found', { 'red/2': 2 });
    t.run();
    expect([t.ships('red', 'blue/5'), t.events('cards-given'), t.events('fiat-cards')]).toEqual([2, [], []]);
  });

  it('a colony only where there is room for one', () => {
    // A pygmy planet holds four.
    const blue = { 'blue/1': 4, 'blue/2': 3, 'blue/3': 4, 'blue/4': 4, 'blue/5': 4 };
    const t = trial({ ...start, ships: { blue } }, { ...seats, blue: 'pygmy' });
    decree(t, 'winner', 'none', true);
    t.select('red', 'attack-30');
    t.select('blue', 'attack-04');
    t.until('red', 'judge.planet');
    expect(t.options('red').filter((x) => x.startsWith('blue'))).toEqual(['blue/2']);
  });

  it('what the other does not have is not given', () => {
    const t = trial();
    decree(t, 'winner', '2', false, 'flare');
    t.select('red', 'attack-30');
    t.select('blue', 'attack-04');
    t.run();
    expect([t.events('cards-given'), t.foreign('red')]).toEqual([[], 1]);
  });

  it('gives the winner all cards of the loser and a colony beside it when the encounter ends', () => {
    const t = trial({ ...start, ships: { red: { 'blue/4': 1 } } });
    decree(t, 'winner', 'all', true);
    t.select('red', 'attack-30');
    t.select('blue', 'attack-04');
    t.until('red', 'judge.planet');
    // Losses, landing and discards are done by then: blue/1 is lost.
    expect([t.warp('blue'), t.ships('red', 'blue/1')]).toEqual([4, 1]);
    expect(t.options('red')).toEqual(['blue/2', 'blue/3', 'blue/5']);
    t.answer('red', 'blue/3');
    t.until('red', 'deal.found');
    t.answer('red', { 'red/2': 2 });
    expect(t.hand('red')).toEqual(['morph', 'negotiate', 'negotiate', 'quash']);
    expect(t.hand('blue')).toEqual([]);
    expect(t.ships('red', 'blue/3')).toBe(2);
    expect(t.foreign('red')).toBe(3);
    t.run();
  });

  it('gives the loser what was declared, chosen by the giver or by the kind of card', () => {
    const t = trial();
    decree(t, 'loser', '1', false, 'any');
    t.select('red', 'attack-30');
    t.select('blue', 'attack-04');
    t.until('red', 'deal.give');
    expect(t.options('red')).toEqual(['negotiate', 'morph']);
    t.answer('red', ['morph']);
    expect(t.hand('blue')).toEqual(['morph', 'negotiate', 'quash']);

    const kinds = trial();
    decree(kinds, 'loser', '3', false, 'negotiate');
    kinds.select('red', 'attack-30');
    kinds.select('blue', 'attack-04');
    kinds.until('red', 'encounter.second');
    // There is only one.
    expect([kinds.hand('red'), kinds.hand('blue')]).toEqual([['morph'], ['negotiate', 'negotiate', 'quash']]);
  });

  it('may be against the Judge who declared it', () => {
    const t = trial({ ...start, hands: { red: ['attack-01', 'morph'], blue: ['attack-20'] } });
    decree(t, 'winner', 'all', true);
    t.select('red', 'attack-01');
    t.plan('blue', 'judge.planet', 'red/2');
    t.plan('blue', 'deal.found', { 'blue/1': 1 });
    t.run();
    expect(t.hand('blue')).toEqual(['morph']);
    expect(t.ships('blue', 'red/2')).toBe(1);
  });

  it('comes to nothing without an attack, or without a winner', () => {
    const deal = trial();
    decree(deal, 'loser', 'all', true);
    deal.select('red', 'negotiate');
    deal.select('blue', 'negotiate');
    deal.leave('red');
    deal.run();
    expect(deal.events('cards-given')).toEqual([]);
    expect(deal.foreign('red')).toBe(0);

    // An attack is revealed, but it becomes a negotiate and a deal fails: nobody has won.
    const t = trial({ ...start, hands: { ...start.hands, yellow: ['emotion-control'] } });
    decree(t, 'loser', 'all', false);
    t.select('red', 'attack-30');
    t.select('blue', 'negotiate');
    t.use('yellow', 'emotion-control');
    t.leave('red');
    t.run();
    expect(t.events('cards-given')).toEqual([]);
  });

  it('[faq-general-26] comes to nothing when an attack is only claimed', () => {
    const hands = { red: ['negotiate', 'morph'], blue: ['negotiate', 'quash'] };
    const t = trial({ ...start, hands }, { ...seats, blue: 'gambler' });
    decree(t, 'winner', 'all', false);
    t.select('red', 'negotiate');
    t.use('blue', 'gambler');
    t.plan('blue', 'gambler.claim', 'attack-20');
    t.plan('red', 'gambler.challenge', false);
    t.run();
    expect(t.events('won')).toEqual([{ who: [1], lost: [0] }]);
    expect(t.events('cards-given')).toEqual([]);
    // One attack that is printed will do, on whichever side.
    for (const [red, blue] of [
      ['attack-30', 'negotiate'],
      ['negotiate', 'attack-04'],
    ] as const) {
      const one = trial({ ...start, hands: { red: [red, 'morph'], blue: [blue, 'quash'] } });
      decree(one, 'winner', 'all', false);
      one.select('red', red);
      one.select('blue', blue);
      one.run();
      expect(one.events('cards-given')).toHaveLength(1);
    }
  });

  it('comes to nothing when no card has been revealed', () => {
    // Mines destroy the only ship of the offense while the cards lie facedown.
    const t = trial({ ...start, techs: { blue: { 'gluon-mines': 1 } }, options: { technology: true } });
    decree(t, 'winner', 'all', true);
    t.use('blue', 'tech:gluon-mines');
    t.run();
    expect(t.events('won')).toEqual([{ who: [1], lost: [0] }]);
    expect(t.events('cards-given')).toEqual([]);
    expect(t.foreign('blue')).toBe(0);
  });

  it('holds when an attack beats a negotiate', () => {
    const t = trial();
    decree(t, 'winner', '1', false, 'artifact');
    t.select('red', 'attack-30');
    t.select('blue', 'negotiate');
    t.run();
    expect(t.events('cards-given')).toEqual([{ by: 1, to: 0, n: 1 }]);
    // No colony was declared.
    expect(t.foreign('red')).toBe(1);
  });

  it('is void when it is zapped', () => {
    const t = trial({ ...start, hands: { ...start.hands, yellow: ['cosmic-zap'] } });
    decree(t, 'winner', 'all', true);
    t.zap('yellow', 'judge');
    t.select('red', 'attack-30');
    t.until('red', 'encounter.second');
    expect(t.events('cards-given')).toEqual([]);
    expect(t.foreign('red')).toBe(1);
    t.done();
  });

  it('is not there for an ally', () => {
    const t = trial(start, { red: 'void', blue: 'macron', yellow: 'judge' });
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 1 });
    t.neverOffered('yellow', 'judge');
  });

  it('super: declares something for both', () => {
    const t = trial({ ...start, hands: { ...start.hands, red: ['attack-30', 'negotiate', 'flare:judge'] } });
    t.use('red', 'judge');
    t.boost('red');
    t.plan('red', 'judge.cards', 'all');
    t.plan('red', 'judge.colony', false);
    t.plan('red', 'judge.cards', '1');
    t.plan('red', 'judge.kind', 'negotiate');
    t.plan('red', 'judge.colony', false);
    t.select('red', 'attack-30');
    t.select('blue', 'attack-04');
    t.until('red', 'encounter.second');
    expect(t.events('fiat-cards').map((e) => e.verdict)).toEqual(['winner', 'loser']);
    // Both at the same moment: what red gives is not what it has just got.
    expect([t.hand('red'), t.hand('blue')]).toEqual([['flare:judge', 'negotiate', 'quash'], ['negotiate']]);
  });

  describe('wild', () => {
    const aliens = { red: 'void', blue: 'healer', yellow: 'tripler' };
    const close = { turn: 'red', destiny: ['blue'], hands: { red: ['attack-10', 'flare:judge'], blue: ['attack-08', 'quash'] } } as const;

    it('calls it a draw when totals are less than 5 apart: allies go home and the main players deal', () => {
      // 10 and 1 with an ally of 1 against 8 and 4.
      const t = trial(close, aliens);
      t.invite('red', 'yellow');
      t.ally('yellow', 'offense', { 'yellow/1': 1 });
      expect(t.untilOffered('red', 'flare:judge')).toEqual(['flare:judge', 'pass']);
      expect(t.question('red')).toMatchObject({ data: { at: 'window:reveal.outcome' } });
      t.answer('red', 'flare:judge');
      t.until('red', 'deal');
      expect(t.asked()).toEqual(['red deal', 'blue deal']);
      expect([t.ships('yellow', 'gate'), t.ships('yellow', 'yellow/1')]).toEqual([0, 4]);
      expect(t.encounter().slots).toMatchObject([
        { type: 'negotiate', value: 0 },
        { type: 'negotiate', value: 0 },
      ]);
      t.leave('blue');
      t.run();
      expect([t.warp('red'), t.warp('blue'), t.warp('yellow')]).toEqual([3, 3, 0]);
      expect(t.hand('red')).toContain('flare:judge');
    });

    it('is for the defense too, but not when the totals are 5 apart or no totals are compared', () => {
      const defense = trial({ ...close, hands: { red: ['attack-10'], blue: ['attack-08', 'flare:judge'] } }, aliens);
      expect(defense.untilOffered('blue', 'flare:judge')).toEqual(['flare:judge', 'pass']);
      // 11 against 15 is close enough.
      const four = trial({ ...close, hands: { red: ['attack-10', 'flare:judge'], blue: ['attack-11'] } }, aliens);
      expect(four.untilOffered('red', 'flare:judge')).toEqual(['flare:judge', 'pass']);
      for (const [red, blue] of [
        ['attack-12', 'attack-04'],
        ['attack-04', 'negotiate'],
      ]) {
        const t = trial({ ...close, hands: { red: [red, 'flare:judge'], blue: [blue] } }, aliens);
        t.neverOffered('red', 'flare:judge');
      }
    });
  });
});

describe('Judge and a main player who has allied against itself', () => {
  it('whoever heads the side that has won is the winner', () => {
    for (const [card, winner] of [
      ['attack-40', 'blue'],
      ['attack-00', 'red'],
    ] as const) {
      const hands = { red: ['attack-20', 'quash'], blue: [card, 'plague'] };
      const t = table({ ...seats, blue: 'lunatic' }, { ...start, hands });
      decree(t, 'winner', '1', false, 'any');
      t.use('blue', 'lunatic');
      t.plan('blue', 'alliance.ships', { 'blue/2': 1 });
      t.run();
      const loser = winner === 'red' ? 'blue' : 'red';
      expect(t.events('cards-given')).toEqual([{ by: t.seat(loser), to: t.seat(winner), n: 1 }]);
    }
  });
});

describe('Judge flare', () => {
  it('wild: is for main players, not for those who ally or look on', () => {
    const others = { red: 'zombie', blue: 'healer', yellow: 'void' };
    for (const allied of [true, false]) {
      const t = trial({ ...start, hands: { red: ['attack-08'], blue: ['attack-06'], yellow: ['flare:judge'] } }, others);
      if (allied) t.invite('red', 'yellow');
      if (allied) t.ally('yellow', 'offense', { 'yellow/1': 1 });
      t.neverOffered('yellow', 'flare:judge');
      expect(t.events('outcome')).toMatchObject([{ kind: 'won', margin: allied ? 0 : 1 }]);
    }
  });
});

describe('Judge and a winner who is thrown out', () => {
  it('nobody has won then, and nothing is given', () => {
    const t = trial(
      { ...start, hands: { red: ['attack-30', 'negotiate'], blue: ['attack-04', 'attack-08', 'flare:muckraker'] } },
      { ...seats, blue: 'muckraker' },
    );
    decree(t, 'winner', 'all', false);
    t.select('red', 'attack-30');
    t.select('blue', 'attack-04');
    t.use('blue', 'muckraker');
    t.boost('blue');
    t.run();
    expect(t.events('winners-accused')).toEqual([{ by: 1, who: [0] }]);
    expect(t.events('won')).toMatchObject([{ who: [] }]);
    expect(t.hand('red')).toEqual(['negotiate']);
  });
});

describe('Judge and somebody without a ship', () => {
  it('whoever has none to found it with gets no colony', () => {
    const t = trial({ ...start, ships: { blue: { out: 20 } } });
    decree(t, 'loser', 'none', true);
    t.select('red', 'attack-30');
    t.select('blue', 'attack-04');
    t.run();
    expect(t.events('won')).toMatchObject([{ who: [0], lost: [1] }]);
    expect(t.story()).not.toContain('answers judge.planet');
    expect(t.colonies('blue')).toBe(0);
  });
});
