import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'hacker', blue: 'healer', yellow: 'tripler', purple: 'void', green: 'macron' };
const hands = { red: ['attack-20'], blue: ['attack-00'], yellow: ['attack-05'] };
const start = { turn: 'red', destiny: ['blue'], hands } as const;

describe('R8 alliance', () => {
  it('R8.1 the offense invites first, then the defense, whom they like but not each other', () => {
    const t = table(seats, start);
    expect(t.until('red', 'alliance.invite')).toMatchObject({ min: 0, max: 3 });
    expect(t.options('red')).toEqual(['yellow', 'purple', 'green']);
    expect(t.asked()).toEqual(['red alliance.invite']);
    t.answer('red', ['yellow', 'green']);
    expect(t.asked()).toEqual(['blue alliance.invite']);
    expect(t.options('blue')).toEqual(['yellow', 'purple', 'green']);
    t.answer('blue', ['yellow']);
    expect(t.events('invited')).toEqual([
      { by: 0, who: [2, 4] },
      { by: 1, who: [2] },
    ]);
  });

  it('R8.2 those invited answer clockwise from the offense, for a side that asked them', () => {
    const t = table({ purple: 'void', blue: 'healer', yellow: 'tripler', red: 'hacker', green: 'macron' }, start);
    t.invite('red', 'purple', 'yellow', 'green');
    t.invite('blue', 'yellow');
    t.until('green', 'alliance.answer');
    expect(t.asked()).toEqual(['green alliance.answer']);
    expect(t.options('green')).toEqual(['offense', 'decline']);
    t.answer('green', 'decline');
    expect(t.asked()).toEqual(['purple alliance.answer']);
    t.answer('purple', 'decline');
    expect(t.options('yellow')).toEqual(['offense', 'defense', 'decline']);
    t.answer('yellow', 'decline');
    expect(t.asked().some((x) => x.includes('alliance'))).toBe(false);
  });

  it('R8.2 whoever loses the last ship while choosing what to commit is no ally', () => {
    for (const last of [true, false]) {
      const t = table(seats, {
        ...start,
        options: { rewards: 'dominion' },
        ships: { yellow: { 'yellow/1': last ? 1 : 2, warp: last ? 19 : 18 } },
        hands: { ...hands, purple: ['ship-zap'] },
      });
      t.invite('red', 'yellow', 'purple');
      t.plan('yellow', 'alliance.answer', 'offense');
      t.until('yellow', 'alliance.ships');
      t.raise('purple', 'ship-zap');
      t.answer('purple', { 'yellow/1@yellow': 1 });
      t.until('purple', 'alliance.answer');
      expect([t.encounter().allies, t.encounter().joined]).toEqual(last ? [[[], []], [[], []]] : [[[2], []], [[2], []]]); // prettier-ignore
    }
  });

  it('R8.2 an ally commits one to four ships: to the gate, or beside the planet', () => {
    const t = table(seats, start);
    t.invite('red', 'yellow');
    t.invite('blue', 'purple');
    t.plan('yellow', 'alliance.answer', 'offense');
    expect(t.until('yellow', 'alliance.ships')).toMatchObject({ min: 1, max: 4, from: 'rule:R8.2' });
    t.answer('yellow', { 'yellow/1': 2, 'yellow/2': 2 });
    t.answer('purple', 'defense');
    t.answer('purple', { 'purple/1': 1 });
    expect([t.ships('yellow', 'gate'), t.ships('purple', 'side')]).toEqual([4, 1]);
  });

  it('R8.3 nobody uninvited is asked', () => {
    const t = table(seats, start);
    t.invite('red', 'yellow');
    t.until('yellow', 'alliance.answer');
    t.answer('yellow', 'decline');
    expect(t.asked().sort()).toEqual(['blue planning.select', 'red planning.select']);
  });

  it('R8.2 nobody without a ship in a colony is asked', () => {
    const t = table(seats, { ...start, ships: { yellow: { warp: 20 } } });
    t.invite('red', 'yellow');
    t.until('red', 'planning.select');
    expect(t.encounter().allies).toEqual([[], []]);
  });

  it('R8.4 a colony of an ally on the planet counts only for what is committed', () => {
    const t = table(seats, { ...start, hands: { ...hands, blue: ['attack-15'] }, ships: { yellow: { 'blue/1': 4 } } });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 1 });
    t.invite('blue', 'yellow');
    t.ally('yellow', 'defense', { 'yellow/1': 1 });
    t.run();
    expect(t.events('outcome').at(-1)).toMatchObject({ totals: [21, 20] });
    expect(t.ships('yellow', 'blue/1')).toBe(4);
  });

  it('R8.6 Force Field sends the allies of one’s choice home, of either side', () => {
    const t = table(seats, { ...start, hands: { ...hands, green: ['force-field'] } });
    t.invite('red', 'yellow');
    t.invite('blue', 'purple');
    t.ally('yellow', 'offense', { 'yellow/1': 2 });
    t.ally('purple', 'defense', { 'purple/1': 3 });
    t.untilOffered('green', 'force-field');
    t.answer('green', 'force-field');
    expect(t.options('green')).toEqual(['yellow', 'purple']);
    t.answer('green', ['purple']);
    t.answer('purple', { 'purple/4': 3 });
    expect([t.ships('purple', 'purple/4'), t.ships('yellow', 'gate')]).toEqual([7, 2]);
    expect(t.encounter().allies).toEqual([[t.seat('yellow')], []]);
  });

  it('[faq-general-43] ships of defensive allies are in the gate too: Macron’s super flare, which speaks of the gate, works there', () => {
    const t = table(seats, { ...start, hands: { ...hands, green: ['flare:macron'] } });
    t.invite('blue', 'green');
    t.plan('green', 'alliance.answer', 'defense');
    t.boost('green');
    expect(t.until('green', 'alliance.ships')).toMatchObject({ min: 1, max: 4 });
    t.answer('green', { 'green/1': 4 });
    expect(t.ships('green', 'side')).toBe(4);
  });
});
