import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const classic = { house: { filchFlare: 'classic' } };
const seats = { red: 'healer', blue: 'macron', yellow: 'void' };
const hands = { red: ['attack-20', 'attack-04'], blue: ['attack-06', 'attack-08'], yellow: ['flare:filch'] };

describe('the older Filch flare', () => {
  const open = (position: object = {}) => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands,
      options: classic,
      deck: ['negotiate', 'attack-40'],
      discard: ['plague', 'quash'],
      ships: { yellow: { 'yellow/1': 3, 'yellow/2': 5, warp: 1, 'yellow/3': 3 } },
      ...position,
    });
    t.until('red', 'launch.aim');
    return t;
  };

  it('steals the top card of the deck, of the discard pile, or a ship from the warp, without a word', () => {
    for (const [what, check] of [
      ['deck', (t: ReturnType<typeof open>) => expect(t.hand('yellow')).toEqual(['flare:filch', 'negotiate'])],
      ['pile', (t: ReturnType<typeof open>) => expect(t.hand('yellow')).toEqual(['flare:filch', 'quash'])],
      ['ship', (t: ReturnType<typeof open>) => expect([t.warp('yellow'), t.ships('yellow', 'yellow/2')]).toEqual([0, 6])],
    ] as const) {
      const t = open();
      const told = t.story();
      t.raise('yellow', `flare:filch ${what}`);
      expect(t.story()).toBe(told);
      check(t);
    }
  });

  it('steals once a phase', () => {
    const t = open();
    t.raise('yellow', 'flare:filch deck');
    expect(t.canRaise('yellow')).toEqual(['cheating.watch']);
    t.until('red', 'alliance.invite');
    expect(t.canRaise('yellow')).toEqual(['flare:filch', 'flare:filch', 'flare:filch', 'cheating.watch']);
  });

  it('[faq-filch-3] is not played to be used, but shown when its holder is caught, and can be zapped then', () => {
    for (const zapped of [false, true]) {
      const t = open({ hands: { ...hands, red: [...hands.red, 'card-zap'] } });
      t.raise('yellow', 'flare:filch deck');
      expect(t.events('card-played')).toEqual([]);
      t.raise('blue', 'cheating.watch');
      expect(t.options('blue')).toEqual(['yellow', 'red']);
      if (zapped) t.cardZap('red', 'flare:filch');
      t.answer('blue', 'yellow');
      t.until('red', 'launch.aim');
      expect(t.events('thief-caught')).toEqual([{ by: 1, who: 2 }]);
      expect(t.events('card-played')[0]).toEqual({ who: 2, card: 'flare:filch', text: 'wild' });
      expect(t.hand('yellow')).toEqual(zapped ? [] : ['flare:filch']);
      expect(t.pile(Z.deck).at(-1)).toBe('negotiate');
      expect(t.warp('yellow')).toBe(2);
    }
  });

  it('gives a stolen ship back when its holder is caught, and loses another one', () => {
    const t = open();
    t.raise('yellow', 'flare:filch ship');
    t.raise('red', 'cheating.watch');
    t.answer('red', 'yellow');
    t.until('red', 'launch.aim');
    expect([t.warp('yellow'), t.hand('yellow')]).toEqual([2, ['flare:filch']]);
  });

  it('is too late to be noticed when the phase is over, and a wrong word costs nothing but the chance', () => {
    const t = open();
    t.raise('yellow', 'flare:filch deck');
    t.until('red', 'alliance.invite');
    t.raise('blue', 'cheating.watch');
    t.answer('blue', 'yellow');
    t.until('red', 'alliance.invite');
    expect(t.events('thief-not-caught')).toEqual([{ by: 1, who: 2 }]);
    expect(t.hand('yellow')).toEqual(['flare:filch', 'negotiate']);
    expect(t.canRaise('blue')).toEqual([]);
  });

  it('[faq-filch-5] cannot touch the reward deck or its discard pile', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands,
      discard: [],
      rewardDiscard: ['kicker-x2'],
      options: { ...classic, rewards: 'incursion' },
    });
    t.until('red', 'launch.aim');
    expect(t.canRaise('yellow')).toEqual(['flare:filch', 'cheating.watch']);
    t.raise('yellow', 'flare:filch deck');
    expect(t.hand('yellow')).toHaveLength(2);
    expect(t.encounter().thefts?.map((x) => x.zone)).toEqual([Z.deck]);
  });

  it('does not take cards as they are played, as the newer one does', () => {
    const cards = { ...hands, yellow: ['flare:filch', 'negotiate'], red: [...hands.red, 'plague'] };
    const played = (options: object) => {
      const t = table(seats, { turn: 'red', destiny: ['blue'], hands: cards, options: options as never });
      t.use('red', 'plague');
      return t;
    };
    const modern = played({});
    expect(modern.untilOffered('yellow', 'flare:filch')).toEqual(['flare:filch', 'pass']);
    const at = modern.question('yellow')?.data?.at;
    played(classic).neverOffered('yellow', 'flare:filch', { at });
    modern.until('red', 'launch.aim');
    expect([modern.canRaise('yellow'), modern.canRaise('red')]).toEqual([[], []]);
  });

  it('takes the place of the newer one: of the other printing nothing is at work', () => {
    const clauses = (options: object) => {
      const { game } = open({ options }).table;
      const flare = game.s.face.indexOf('flare:filch');
      const held = game.occasions.flatMap((slot) => slot ?? []).filter((x) => x.source.key === `card${flare}`);
      return [...new Set(held.map((x) => x.clause.id))];
    };
    expect(clauses({})).toEqual(['wild.use']);
    expect(clauses(classic)).toEqual(['wild.ship', 'wild.deck', 'wild.pile']);
  });

  it('shows nobody else that something was stolen', () => {
    const t = open();
    t.raise('yellow', 'flare:filch deck');
    const seen = JSON.stringify(t.view('red'));
    expect(seen).not.toContain('theft');
    expect(seen).not.toContain('filch');
  });
});
