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
      expect([t.encounter().allies, t.encounter().joined]).toEqual(
        last
          ? [
              [[], []],
              [[], []],
            ]
          : [
              [[2], []],
              [[2], []],
            ],
      );
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
    t.invite('red', 'yellow', 'purple');
    t.until('red', 'planning.select');
    expect(t.encounter().allies).toEqual([[], []]);
    expect(t.story()).not.toContain('yellow answers alliance.answer');
    // Only who was asked has declined.
    expect(t.events('invitation-declined')).toEqual([{ who: t.seat('purple') }]);
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

describe('R8.1 who is invited', () => {
  it('Energy Cloak: the defense is not asked, and nobody is with it', () => {
    const t = table(seats, { ...start, options: { technology: true }, completed: { red: ['energy-cloak'] } });
    t.use('red', 'tech:energy-cloak');
    t.until('red', 'planning.select');
    expect(t.story()).toContain('red answers alliance.invite');
    expect(t.story()).not.toContain('blue answers alliance.invite');
    expect(t.events('invited')).toEqual([
      { by: 0, who: [] },
      { by: 1, who: [] },
    ]);
  });

  it('Alliance, the hazard: who is allied for good cannot be left out, others can', () => {
    const t = table(seats, { ...start, destiny: ['blue!'], options: { hazards: true }, hazardDeck: ['alliance'] });
    t.plan('red', 'hazard-alliance.ship', { 'red/5': 1 });
    t.plan('red', 'hazard-alliance.partner', 'purple');
    expect(t.until('red', 'alliance.invite')).toMatchObject({ min: 1, max: 3 });
    expect(() => t.answer('red', [])).toThrow();
    expect(() => t.answer('red', ['yellow'])).toThrow();
    t.answer('red', ['purple']);
    // The defense is bound to nobody.
    expect(t.question('blue')).toMatchObject({ tag: 'alliance.invite', min: 0 });
    t.answer('blue', []);
    expect(t.events('invited')).toEqual([
      { by: 0, who: [3] },
      { by: 1, who: [] },
    ]);
  });

  describe('R29.3 in teams', () => {
    const four = { red: 'hacker', blue: 'healer', yellow: 'tripler', purple: 'warpish' };
    const five = { ...four, green: 'macron' };
    const teams = {
      options: { teams: true },
      teams: [
        ['red', 'yellow'],
        ['blue', 'purple'],
      ],
    } as const;

    it('partners are invited without a question, and by nobody else', () => {
      const t = table(five, { ...start, ...teams, hands: { ...hands, purple: ['attack-07'], green: ['attack-08'] } });
      t.until('red', 'alliance.invite');
      expect(t.options('red')).toEqual(['green']);
      t.answer('red', []);
      expect(t.options('blue')).toEqual(['green']);
      t.answer('blue', ['green']);
      expect(t.events('invited')).toEqual([
        { by: 0, who: [2] },
        { by: 1, who: [4, 3] },
      ]);
      t.until('yellow', 'alliance.answer');
      expect(t.options('yellow')).toEqual(['offense', 'decline']);
      t.answer('yellow', 'decline');
      t.until('purple', 'alliance.answer');
      expect(t.options('purple')).toEqual(['defense', 'decline']);
    });

    it('who is alone has nobody to invite of itself', () => {
      const t = table(five, { ...start, ...teams, turn: 'green', destiny: ['blue'], hands: { ...hands, green: ['attack-08'] } });
      t.until('green', 'alliance.invite');
      expect(t.options('green').sort()).toEqual(['red', 'yellow']);
      t.answer('green', ['red']);
      expect(t.events('invited')[0]).toEqual({ by: 4, who: [0] });
    });

    it('a partner whose main player may not invite is not invited', () => {
      const t = table(four, {
        ...start,
        ...teams,
        hands: { ...hands, purple: ['attack-07'] },
        options: { teams: true, technology: true },
        completed: { red: ['energy-cloak'] },
      });
      t.use('red', 'tech:energy-cloak');
      t.until('red', 'planning.select');
      expect(t.events('invited')).toEqual([
        { by: 0, who: [2] },
        { by: 1, who: [] },
      ]);
    });

    it('the Parasite does not join against its partner', () => {
      const t = table({ ...four, yellow: 'parasite' }, { ...start, ...teams, hands: { ...hands, purple: ['attack-07'] } });
      t.plan('yellow', 'alliance.answer', 'decline');
      t.neverOffered('yellow', 'parasite');
    });
  });
});

describe('R8.2 who answers', () => {
  it('not who has joined by a power already, though the other side has invited it', () => {
    const t = table({ ...seats, yellow: 'parasite' }, start);
    t.invite('red', 'yellow', 'purple');
    t.use('yellow', 'parasite');
    t.plan('yellow', 'alliance.ships', { 'yellow/1': 2 });
    t.until('purple', 'alliance.answer');
    expect([t.ships('yellow', 'side'), t.encounter().allies]).toEqual([2, [[], [2]]]);
    expect(t.story()).not.toContain('yellow answers alliance.answer');
  });

  it('Sea of Stars: an ally may bring ships from the warp, and who has no others is asked too', () => {
    const t = table(seats, {
      ...start,
      destiny: ['blue!'],
      options: { hazards: true },
      hazardDeck: ['sea-of-stars'],
      ships: { yellow: { warp: 20 } },
    });
    t.invite('red', 'yellow');
    t.until('yellow', 'alliance.answer');
    t.answer('yellow', 'offense');
    expect(t.options('yellow')).toEqual(['warp']);
  });

  it('a Sloth is an ally before it has sent ships', () => {
    const t = table({ ...seats, yellow: 'sloth' }, start);
    t.invite('red', 'yellow');
    t.plan('yellow', 'alliance.answer', 'offense');
    t.until('red', 'planning.select');
    expect([t.ships('yellow', 'gate'), t.encounter().allies]).toEqual([0, [[2], []]]);
    t.plan('yellow', 'sloth.ships', { 'yellow/1': 4 });
    t.run();
    expect(t.foreign('yellow')).toBe(1);
  });
});
