import { answer, hasOptions, openTable, questionFor, waitingFor, type Answer, type Table } from '@parley/kernel';
import { alienById, COLOURS, cosmic, haveColours, Z, type State } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';

/** Aliens without Game Setup texts or pieces of their own, and without bans among them. */
const PLAIN = ['macron', 'tripler', 'void', 'zombie', 'hacker', 'barbarian', 'parasite', 'mirror', 'trader', 'human'] as const;
/** Those that need a colour which nobody plays. */
const NEEDY = ['symbiote', 'pygmy', 'lizard', 'roach'] as const;

const open = (options: object, seed: string): Table<State> => openTable(cosmic, options, seed);
const asked = (t: Table<State>): { readonly seat: number; readonly tag: string; readonly options: readonly string[] }[] =>
  waitingFor(t).flatMap((seat) => {
    const d = questionFor(t, seat);
    return d?.tag.startsWith('setup.') && hasOptions(d) ? [{ seat, tag: d.tag, options: d.options }] : [];
  });
/** The first of many deals in which the hands are like that. */
function dealWhere(options: object, fits: (hands: readonly (readonly string[])[]) => boolean): Table<State> {
  for (let i = 0; i < 2000; i++) {
    const t = open(options, `deal ${i}`);
    if (fits(asked(t).map((x) => x.options))) return t;
  }
  throw new Error('no such deal');
}
/** Everybody who is dealt one of these takes it, and the others take the first. */
function pick(t: Table<State>, ...wanted: readonly string[]): void {
  for (const { seat, options } of asked(t)) give(t, seat, options.find((x) => wanted.includes(x)) ?? options[0]);
}
function give(t: Table<State>, seat: number, a: Answer): void {
  expect(answer(t, seat, a)).toBeNull();
}

const played = (t: Table<State>): string[] => t.game.s.sheets.map((x) => x.alien);
const flares = (t: Table<State>): string[] =>
  t.game.s.face.filter((f, c) => f.startsWith('flare:') && t.game.s.cards.zone[c] !== Z.unused).map((f) => f.slice(6));
const refusal = (options: object): string => {
  try {
    open(options, 'refused');
  } catch (e) {
    return (e as Error).message;
  }
  return 'accepted';
};
const empty = (n: number) => COLOURS.slice(0, n).map((colour) => ({ colour, alien: null as string | null }));

describe('R2.3 two aliens are dealt to everybody', () => {
  it('as long as there are two for each; each picks one', () => {
    const t = open({ players: 3, aliens: PLAIN.slice(0, 6) }, 'six');
    expect(asked(t).map((x) => [x.seat, x.tag, x.options.length])).toEqual([0, 1, 2].map((seat) => [seat, 'setup.alien', 2]));
    const hands = asked(t).map((x) => x.options);
    expect(hands.flat().toSorted()).toEqual(PLAIN.slice(0, 6).toSorted());
    for (const [seat, hand] of hands.entries()) give(t, seat, hand[1]);
    expect(played(t)).toEqual(hands.map((hand) => hand[1]));
  });

  it('of a list too short for that everybody gets one, and nobody is asked', () => {
    for (const n of [3, 4, 5]) {
      const t = open({ players: 3, aliens: PLAIN.slice(0, n) }, `short ${n}`);
      expect(asked(t)).toEqual([]);
      expect(new Set(played(t)).size).toBe(3);
      for (const id of played(t)) expect(PLAIN.slice(0, n)).toContain(id);
    }
  });

  it('a list must be long enough for everybody who has none, the fixed ones not counted', () => {
    expect(refusal({ players: 3, aliens: PLAIN.slice(0, 2) })).toBe(
      'Only 2 aliens fit these sets, alert levels and lists, but 3 seats need one; allow more of them.',
    );
    expect(refusal({ players: 3, aliens: PLAIN.slice(0, 3) })).toBe('accepted');
    const fixed = [{ alien: 'void' }, {}, {}];
    expect(refusal({ seats: fixed, aliens: ['macron', 'tripler'] })).toBe('accepted');
    // Nobody else plays the alien that somebody has.
    expect(refusal({ seats: fixed, aliens: ['macron', 'void'] })).toContain('Only 1 aliens fit');
    const t = open({ seats: fixed, aliens: ['macron', 'tripler', 'zombie', 'hacker'] }, 'fixed');
    expect(asked(t).map((x) => [x.seat, x.options.length])).toEqual([1, 2].map((seat) => [seat, 2]));
    pick(t);
    expect(played(t)[0]).toBe('void');
  });

  it('of the sets and alert levels that are allowed, both at once', () => {
    for (let i = 0; i < 8; i++) {
      const t = open({ players: 8, sets: ['incursion', 'storm'], alerts: ['yellow', 'red'] }, `levels ${i}`);
      const dealt = asked(t).flatMap((x) => x.options.map(alienById));
      expect(dealt).toHaveLength(16);
      expect(new Set(dealt.map((a) => a.set))).toEqual(new Set(['incursion', 'storm']));
      expect(dealt.map((a) => a.alert)).not.toContain('green');
    }
  });

  it('R32.4 four for two powers, of which two are picked; one that is fixed is not dealt', () => {
    const seats = [{ alien: 'void' }, { alien: 'macron', second: 'tripler' }, {}];
    const t = open({ seats, powers: 2, aliens: PLAIN.slice(3, 9) }, 'powers');
    expect(asked(t).map((x) => [x.seat, x.tag, x.options.length])).toEqual([
      [0, 'setup.alien', 2],
      [2, 'setup.aliens', 4],
    ]);
    const [first, last] = asked(t).map((x) => x.options);
    give(t, 0, first[1]);
    give(t, 2, [last[3], last[0]]);
    expect(played(t)).toEqual(['void', first[1], 'macron', 'tripler', last[3], last[0]]);
  });
});

describe('R2.4 [faq-general-48] aliens that may not be in the same game', () => {
  const both = ['gambler', 'sorcerer'];
  const apart = (hands: readonly (readonly string[])[]): boolean => !hands.some((hand) => both.every((id) => hand.includes(id)));
  /** Gambler and Sorcerer are dealt to two players, who both want them. */
  function clash(players: number, others: number): { readonly t: Table<State>; readonly gambler: number; readonly other: string } {
    const t = dealWhere(
      { players, aliens: [...both, ...PLAIN.slice(0, others)] },
      (hands) => apart(hands) && both.every((id) => hands.flat().includes(id)),
    );
    const { seat, options } = asked(t).find((x) => x.options.includes('gambler')) ?? { seat: -1, options: [] };
    pick(t, ...both);
    return { t, gambler: seat, other: options.find((id) => id !== 'gambler') ?? '' };
  }

  it('one that is fixed keeps the other away, whichever of them names it', () => {
    for (const [fixed, other] of [
      ['sorcerer', 'gambler'],
      ['gambler', 'sorcerer'],
    ])
      expect(refusal({ seats: [{ alien: fixed }, {}, {}], aliens: [other, 'macron'] })).toContain('Only 1 aliens fit');
    expect(refusal({ seats: [{ alien: 'void' }, {}, {}], aliens: ['gambler', 'macron'] })).toBe('accepted');
  });

  it('who names it leaves for the other alien dealt, or for a new one; the other stays', () => {
    const second = clash(3, 6);
    expect(asked(second.t)).toEqual([{ seat: second.gambler, tag: 'setup.replacement', options: [second.other, 'draw'] }]);
    give(second.t, second.gambler, second.other);
    expect(played(second.t)[second.gambler]).toBe(second.other);
    expect(played(second.t)).toContain('sorcerer');

    const fresh = clash(3, 6);
    give(fresh.t, fresh.gambler, 'draw');
    expect(['gambler', fresh.other, ...both]).not.toContain(played(fresh.t)[fresh.gambler]);
    expect(played(fresh.t)).toContain('sorcerer');
  });

  it('a single new one is enough for a choice; without any it is the other one dealt', () => {
    const one = clash(3, 5);
    expect(asked(one.t).map((x) => x.options)).toEqual([[one.other, 'draw']]);
    const none = clash(3, 4);
    expect(asked(none.t)).toEqual([]);
    expect(played(none.t)[none.gambler]).toBe(none.other);
  });

  it('of a list too short for two each it is a new one, and without one it stays', () => {
    for (const others of [1, 2]) {
      for (let i = 0; i < 12; i++) {
        const t = open({ players: 3, aliens: [...both, ...PLAIN.slice(0, others)] }, `short ${i}`);
        expect(asked(t)).toEqual([]);
        expect(both.every((id) => played(t).includes(id))).toBe(others === 1);
        expect(new Set(played(t)).size).toBe(3);
      }
    }
  });

  it('who has nothing against the others keeps the alien', () => {
    const t = dealWhere({ players: 3, aliens: ['gambler', ...PLAIN.slice(0, 7)] }, (hands) => hands.flat().includes('gambler'));
    pick(t, 'gambler');
    expect(asked(t)).toEqual([]);
    expect(played(t)).toContain('gambler');
  });

  it('the other alien dealt may be one that has to leave as well', () => {
    const t = dealWhere(
      { players: 3, aliens: ['gambler', 'magician', 'sorcerer', 'oracle', ...PLAIN.slice(0, 4)] },
      (hands) =>
        hands.some((hand) => hand.includes('gambler') && hand.includes('magician')) &&
        ['sorcerer', 'oracle'].every((id) => hands.flat().includes(id)) &&
        !hands.some((hand) => hand.includes('sorcerer') && hand.includes('oracle')),
    );
    const { seat } = asked(t).find((x) => x.options.includes('gambler')) ?? { seat: -1 };
    pick(t, 'gambler', 'sorcerer', 'oracle');
    expect(asked(t)).toEqual([{ seat, tag: 'setup.replacement', options: ['magician', 'draw'] }]);
    give(t, seat, 'magician');
    expect(asked(t)).toEqual([]);
    expect(PLAIN).toContain(played(t)[seat]);
  });

  it('those who name both may have both', () => {
    const t = open({ seats: [{ alien: 'gambler' }, { alien: 'sorcerer' }, {}], aliens: ['void', 'macron'] }, 'both');
    pick(t);
    expect(played(t).slice(0, 2)).toEqual(['gambler', 'sorcerer']);
    // Also beside an alien that is dealt.
    const two = open(
      { seats: [{ alien: 'gambler' }, { alien: 'sorcerer' }, { alien: 'void' }], powers: 2, aliens: PLAIN.slice(3, 9) },
      'two',
    );
    pick(two);
    expect(played(two).filter((id) => both.includes(id))).toEqual(both);
  });
});

describe('R2.5 flares in the deck', () => {
  it('of those that were dealt, and others up to ten', () => {
    const t = open({ players: 4, aliens: PLAIN }, 'ten');
    const dealt = asked(t).flatMap((x) => x.options);
    pick(t);
    expect(flares(t)).toHaveLength(10);
    for (const id of dealt) expect(flares(t)).toContain(id);
  });

  it('as many as there are, where a list has fewer', () => {
    const t = open({ players: 3, aliens: PLAIN.slice(0, 7) }, 'seven');
    pick(t);
    expect(flares(t).toSorted()).toEqual(PLAIN.slice(0, 7).toSorted());
  });

  it('of fixed aliens too', () => {
    const t = open({ seats: PLAIN.slice(0, 3).map((alien) => ({ alien })), aliens: PLAIN }, 'fixed');
    expect(flares(t).toSorted()).toEqual(PLAIN.toSorted());
  });

  it('an alien drawn in place of another brings its flare; the other one dealt has brought it already', () => {
    const aliens = ['gambler', 'sorcerer', ...PLAIN, 'mind', 'spiff', 'oracle'];
    for (const [players, choice, n] of [
      [5, 'draw', 11],
      [5, 'other', 10],
      [4, 'other', 10],
    ] as const) {
      const t = dealWhere(
        { players, aliens },
        (hands) => hands.some((hand) => hand.includes('gambler') && !hand.includes('sorcerer')) && hands.flat().includes('sorcerer'),
      );
      pick(t, 'gambler', 'sorcerer');
      const [{ seat, options }] = asked(t);
      give(t, seat, choice === 'draw' ? 'draw' : options[0]);
      expect(flares(t)).toHaveLength(n);
      expect(flares(t)).toContain(played(t)[seat]);
      expect(flares(t)).toContain('gambler');
    }
  });
});

describe('aliens that need a colour which nobody plays', () => {
  it('as many as there are such colours', () => {
    expect([haveColours(['symbiote'], 7), haveColours(['symbiote'], 8), haveColours(['void'], 8)]).toEqual([true, false, true]);
    expect([haveColours(['symbiote', 'pygmy'], 6), haveColours(['symbiote', 'pygmy'], 7)]).toEqual([true, false]);
  });

  it('no more than that can be fixed', () => {
    const sorry = 'An alien here needs a colour that nobody plays, and there is none left for it; take another one or fewer seats.';
    const fixed = (n: number, ...aliens: string[]) => ({ seats: empty(n).map((x, i) => ({ ...x, alien: aliens[i] ?? null })) });
    expect(refusal(fixed(8, 'symbiote'))).toBe(sorry);
    expect(refusal(fixed(7, 'symbiote'))).toBe('accepted');
    expect(refusal(fixed(7, 'symbiote', 'pygmy'))).toBe(sorry);
    expect(refusal(fixed(6, 'symbiote', 'pygmy'))).toBe('accepted');
  });

  it('no further one is dealt then', () => {
    const aliens = [...NEEDY.slice(1), ...PLAIN.slice(0, 5)];
    const seats = empty(7).map((x, i) => ({ ...x, alien: i === 2 ? 'symbiote' : null }));
    expect(refusal({ seats, aliens })).toContain('Only 5 aliens fit');
    expect(refusal({ seats: seats.slice(0, 6), aliens })).toBe('accepted');
  });

  it('whoever comes later takes something else, and fixed ones come before all that are dealt', () => {
    // Two colours are left: one for the alien that is fixed, one for the first that is dealt.
    for (const at of [2, 5]) {
      const seats = empty(6).map((x, i) => ({ ...x, alien: i === at ? 'pygmy' : null }));
      const aliens = ['symbiote', 'roach', ...PLAIN, 'mind'];
      const t = dealWhere(
        { seats, aliens },
        ([first, second]) => first.includes('symbiote') && second.includes('roach') && !second.includes('symbiote'),
      );
      const [, { options }] = asked(t);
      pick(t, ...NEEDY);
      expect(asked(t)).toEqual([{ seat: 1, tag: 'setup.replacement', options: [options.find((id) => id !== 'roach'), 'draw'] }]);
      give(t, 1, 'draw');
      expect(played(t)[0]).toBe('symbiote');
      expect(played(t)[at]).toBe('pygmy');
      expect(played(t).filter((id) => NEEDY.some((x) => x === id))).toHaveLength(2);
    }
    // With one more of them nobody has to.
    const five = empty(5).map((x, i) => ({ ...x, alien: i === 2 ? 'pygmy' : null }));
    const t = dealWhere(
      { seats: five, aliens: ['symbiote', 'roach', ...PLAIN] },
      ([first, second]) => first.includes('symbiote') && second.includes('roach'),
    );
    pick(t, ...NEEDY);
    expect(asked(t)).toEqual([]);
    expect(played(t).slice(0, 3)).toEqual(['symbiote', 'roach', 'pygmy']);
  });

  it('R32.4 nor can one player have two of them where one colour is left', () => {
    const seats = empty(7).map((x, i) =>
      i === 0 ? x : { ...x, alien: PLAIN[i], second: ['mind', 'spiff', 'oracle', 'chosen', 'clone', 'deuce', 'vacuum'][i] },
    );
    const aliens = ['symbiote', 'roach', 'macron', 'healer', 'shadow'];
    const t = dealWhere({ seats, aliens, powers: 2 }, ([hand]) => hand.includes('symbiote') && hand.includes('roach'));
    give(t, 0, ['symbiote', 'roach']);
    expect(asked(t).map((x) => [x.seat, x.tag])).toEqual([[0, 'setup.replacement']]);
    give(t, 0, 'draw');
    expect(played(t)[0]).toBe('symbiote');
    expect(aliens.slice(2)).toContain(played(t)[1]);
  });
});
