import { describe, expect, it } from 'vitest';
import * as print from '../../language/define.ts';
import { parseFilter, parseNeed } from '../../language/index.ts';
import { move } from '../../rules/board/move.ts';
import { disablingLaw } from '../../rules/dilemmas/placed.ts';
import { isStaffed } from '../../rules/numbers/staffing.ts';
import { zoneIn } from '../../rules/state/zones.ts';
import { canUseSkills } from '../../rules/numbers/able.ts';
import { numberOf } from '../../rules/numbers/attributes.ts';
import { mark } from '../../rules/state/marks.ts';
import { atVoid, has, onWorld, scenario, stopped } from './board.ts';
import { add, dilemma } from './cards.ts';

const EVERYBODY = { is: 'anybody' } as const;
const random = (of = 'personnel') => ({ one: parseFilter(of), pick: { by: 'random' } }) as const;

dilemma(
  'Crossfire',
  'either',
  {
    unless: parseNeed('2 Leadership'),
    effects: [
      { do: 'kill', whom: random() },
      { do: 'place', on: 'mission' },
    ],
    after: 'discard',
    placed: { standing: [{ says: 'bans', what: 'attempt', reach: 'host' }] },
  },
  { countdown: 2 },
);
dilemma('Junior', 'space', {
  effects: [{ do: 'place', on: 'ship' }],
  after: 'discard',
  placed: {
    cure: parseNeed('3 ENGINEER'),
    again: [
      {
        at: 'your-turn-end',
        effects: [
          { do: 'wear', number: 'RANGE', n: 3 },
          { do: 'when', need: parseNeed('RANGE<1'), does: [{ do: 'destroy' }], otherwise: [] },
        ],
      },
    ],
  },
});
dilemma(
  'Hatred',
  'either',
  {
    targets: [{ one: { is: 'only-of-its-species' }, pick: { by: 'opponent' } }],
    effects: [{ do: 'place', on: 'them' }],
    after: 'discard',
    placed: { bars: ['skills'] },
  },
  { countdown: 2 },
);
dilemma(
  'Telepath',
  'either',
  {
    targets: [{ one: { card: 'Ann' }, pick: { by: 'random' }, otherwise: random() }],
    unless: parseNeed('2 Empathy'),
    effects: [
      { do: 'place', on: 'them' },
      {
        do: 'divide',
        by: parseFilter('personnel with STRENGTH+CUNNING<12'),
        fits: [{ do: 'kill', whom: 'them' }],
        others: [{ do: 'disable', whom: 'them' }],
      },
    ],
    after: 'discard',
    placed: {},
  },
  { countdown: 3 },
);
dilemma(
  'Oath',
  'either',
  {
    targets: [{ one: { skill: 'MEDICAL' }, pick: { by: 'highest', of: ['CUNNING'], ties: 'opponent' } }],
    unless: parseNeed('them (MEDICAL)'),
    effects: [],
    overcome: [
      { do: 'relocate', whom: 'them', to: 'nearest-planet' },
      { do: 'place', on: 'them' },
      { do: 'stop', whom: 'them', while: 'placed' },
    ],
    after: 'wall',
    placed: {},
  },
  { countdown: 2 },
);
dilemma('Parasites', 'space', {
  effects: [{ do: 'place', on: 'ship' }],
  after: 'discard',
  placed: { cure: parseNeed('2 SCIENCE'), turns: 2, expires: [{ do: 'destroy' }] },
});
dilemma('Creatures', 'space', {
  effects: [{ do: 'place', on: 'ship' }],
  after: 'discard',
  placed: { cure: parseNeed('2 ENGINEER'), disables: { skill: 'Empathy' } },
});
dilemma('Gloom', 'either', {
  effects: [{ do: 'place', on: 'table' }],
  after: 'discard',
  placed: { standing: [{ says: 'adds', to: ['STRENGTH'], n: -2, of: { and: [EVERYBODY, { is: 'yours' }] }, reach: 'everywhere' }] },
});
dilemma('Frame-Up', 'either', {
  targets: [{ one: { skill: 'ENGINEER' }, pick: { by: 'opponent' } }],
  effects: [{ do: 'place', on: 'them' }],
  after: 'discard',
  placed: { bars: ['staffing'] },
});
add(print.ship('DOM-9901', 'Clipper', 'Fed', 'Galaxy Class', [8, 7, 9], ['Stf']));
dilemma('Dead Stop', 'either', {
  unless: parseNeed('score 50'),
  effects: [{ do: 'place', on: 'mission' }],
  after: 'discard',
  placed: { attemptNeeds: parseNeed('score 50') },
});

/** Both players end a turn. */
const round = (t: ReturnType<typeof scenario>): void => {
  t.endTurn();
  t.endTurn();
};

describe('what a placed dilemma does while it lies there', () => {
  it('T9.5, T35.1 an attempt is barred until the countdown is over; survivors were stopped', () => {
    const t = onWorld(['Crossfire'], ['Dot', 'Dot', 'Bob'], { red: { at: { World: { seeds: ['Crossfire'] } } } });
    t.order('blue', 'attempt', 'World', ['Dot', 'Dot']);
    expect(t.events('killed')).toHaveLength(1);
    expect(t.offers('blue', 'attempt', 'World')).toBe(false);
    round(t);
    expect([t.where('Crossfire'), t.offers('blue', 'attempt', 'World')]).toEqual(['on World', false]);
    round(t);
    expect([t.where('Crossfire'), t.offers('blue', 'attempt', 'World')]).toEqual(['discard red', true]);
  });

  it('it wears a ship down at the end of each turn of the player who met it, until it is destroyed', () => {
    const t = atVoid(['Junior'], ['Eve'], { blue: { at: { Void: { space: { Vessel: ['Eve'], Tender: [] } } } } });
    t.order('blue', 'attempt', 'Vessel');
    const range = (): number => numberOf(t.g, t.piece('Vessel'), 'RANGE');
    expect(range()).toBe(8);
    t.endTurn();
    expect(range()).toBe(5);
    // Nothing else, and no other ship.
    expect([numberOf(t.g, t.piece('Vessel'), 'WEAPONS'), numberOf(t.g, t.piece('Tender'), 'RANGE')]).toEqual([7, 8]);
    t.endTurn();
    expect(range()).toBe(5);
    round(t);
    expect(range()).toBe(2);
    t.endTurn();
    expect([t.where('Vessel'), t.where('Eve'), t.where('Junior')]).toEqual(['discard blue', 'discard blue', 'discard red']);
  });

  it('T42.6 whoever may not use skills still has the attributes; it ends with the countdown', () => {
    const t = onWorld(['Hatred'], ['Dot', 'Ann', 'Bob']);
    t.order('blue', 'attempt', 'World');
    expect(t.where('Hatred')).toBe('on Dot');
    expect([canUseSkills(t.g, t.piece('Dot')), canUseSkills(t.g, t.piece('Ann'))]).toEqual([false, true]);
    // Her SCIENCE does not count.
    expect(t.score('blue')).toBe(0);
    round(t);
    t.endTurn();
    expect([t.where('Hatred'), canUseSkills(t.g, t.piece('Dot'))]).toEqual(['discard red', true]);
  });

  it('T17.2 disabled as long as it lies there; one who dies of it takes it to the pile', () => {
    const t = onWorld(['Telepath'], ['Ann', 'Dot', 'Fay']);
    t.order('blue', 'attempt', 'World');
    expect([t.where('Telepath'), ...has(t, 'disabled', 'Ann', 'Dot')]).toEqual(['on Ann', true, false]);
    round(t);
    round(t);
    expect(has(t, 'disabled', 'Ann')).toEqual([true]);
    t.endTurn();
    expect([t.where('Telepath'), ...has(t, 'disabled', 'Ann')]).toEqual(['discard red', false]);
    const dead = onWorld(['Telepath'], ['Cy']);
    dead.order('blue', 'attempt', 'World');
    expect([dead.where('Cy'), dead.where('Telepath')]).toEqual(['discard blue', 'discard red']);
  });

  it('T5.8, T17.1 stopped as long as it lies there: the end of a turn does not release', () => {
    const t = onWorld(['Oath'], ['Cy', 'Dot'], { alpha: ['World', 'Outer World'] });
    t.order('blue', 'attempt', 'World');
    expect([t.where('Cy'), t.where('Oath'), ...stopped(t, 'Cy')]).toEqual(['planet Outer World', 'on Cy', true]);
    expect(t.score('blue')).toBe(30);
    t.endTurn();
    expect(stopped(t, 'Cy')).toEqual([true]);
    t.endTurn();
    t.endTurn();
    expect([t.where('Oath'), ...stopped(t, 'Cy')]).toEqual(['discard red', false]);
    const none = onWorld(['Oath'], ['Bob'], { alpha: ['World', 'Outer World'] });
    none.order('blue', 'attempt', 'World');
    expect([none.where('Oath'), ...stopped(none, 'Bob')]).toEqual(['seeds World', true]);
  });

  it.each(['same-turn', 'next-turn'] as const)(
    'T16.8, T36.10 "at the end of your second full turn unless": house rule %s',
    (firstCountdown) => {
      const t = atVoid(['Parasites'], ['Eve'], { house: { firstCountdown } });
      t.order('blue', 'attempt', 'Vessel');
      round(t);
      t.endTurn();
      expect(t.where('Vessel')).toBe('space Void');
      t.endTurn();
      t.endTurn();
      expect([t.where('Vessel'), t.where('Eve')]).toEqual(['discard blue', 'discard blue']);
    },
  );

  it('whoever is aboard and fits is disabled, also who comes later, and nobody who leaves', () => {
    const t = scenario({
      alpha: ['Void'],
      blue: { at: { Void: { space: { Vessel: ['Eve', 'Dot'], Tender: ['Dot'] } } } },
      red: { at: { Void: { seeds: ['Creatures'] } } },
    });
    t.order('blue', 'attempt', 'Vessel');
    expect(has(t, 'disabled', 'Dot', 'Eve')).toEqual([true, false]);
    t.order('blue', 'beam', 'aboard Tender');
    const dots = t.g.s.card.flatMap((card, piece) => (card === t.g.s.card[t.piece('Dot')] ? [piece] : []));
    expect(dots.map((x) => t.g.s.marks.status[x])).toEqual([1, 1]);
    expect(t.events('disabled').map((e) => e.why?.kind)).toEqual(['card', 'card']);
    move(t.g, dots[0], zoneIn(t.piece('Tender')));
    expect(disablingLaw(t.g).next().value).toBe(true);
    expect(dots.map((x) => t.g.s.marks.status[x])).toEqual([0, 1]);
    expect(disablingLaw(t.g).next().value).toBe(false);
  });

  it('on the table it changes all cards of the player who met it', () => {
    const t = onWorld(['Gloom'], ['Bob'], { red: { at: { World: { seeds: ['Gloom'], planet: ['Gus'] } } } });
    t.order('blue', 'attempt', 'World');
    expect([numberOf(t.g, t.piece('Bob'), 'STRENGTH'), numberOf(t.g, t.piece('Gus'), 'STRENGTH')]).toEqual([7, 9]);
    expect(t.where('Gloom')).toBe('table blue');
  });

  it('some keep a personnel from staffing ships, and from nothing else', () => {
    const t = scenario({
      alpha: ['Void'],
      blue: { at: { Void: { space: { Clipper: ['Eve'], Vessel: ['Eve'] } } } },
      red: { at: { Void: { seeds: ['Frame-Up'] } } },
    });
    expect(isStaffed(t.g, t.piece('Clipper'))).toBe(true);
    t.order('blue', 'attempt', 'Clipper');
    expect([t.where('Frame-Up'), t.score('blue')]).toEqual(['on Eve', 35]);
    expect([isStaffed(t.g, t.piece('Clipper')), isStaffed(t.g, t.piece('Vessel'))]).toEqual([false, true]);
    expect(canUseSkills(t.g, t.piece('Eve'))).toBe(true);
  });

  it('some let nobody attempt who has not enough points', () => {
    const t = onWorld(['Dead Stop'], ['Bob', 'Dot'], {
      alpha: ['World', 'Outer World'],
      blue: { at: { World: { planet: ['Bob', 'Dot'] }, 'Outer World': { planet: ['Dot'] } } },
      points: { red: 60 },
      red: { at: { World: { seeds: ['Dead Stop'], planet: ['Dot'] } } },
    });
    t.order('blue', 'attempt', 'World', ['Bob']);
    expect([t.offers('blue', 'attempt', 'World'), t.offers('blue', 'attempt', 'Outer World')]).toEqual([false, true]);
    t.endTurn();
    expect(t.offers('red', 'attempt', 'World')).toBe(true);
  });

  it('T35.1 its countdown runs at the end of the turns of whoever met it', () => {
    const t = onWorld(['Hatred'], ['Dot', 'Ann', 'Bob']);
    t.order('blue', 'attempt', 'World');
    const left = (): number => mark(t.g, t.piece('Hatred'), 'countdown') - 1;
    expect(left()).toBe(2);
    t.endTurn();
    expect(left()).toBe(1);
    t.endTurn();
    expect(left()).toBe(1);
  });
});
