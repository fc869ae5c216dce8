import { describe, expect, it } from 'vitest';
import { cosmic } from '@parley/cosmic';
import { openTable } from '@parley/kernel';
import { joinSide } from '../../rules/phases/joining.ts';
import { modifier } from '../../rules/registry/clauses.ts';
import { lingering } from '../../rules/registry/lingering.ts';
import { table } from '../table.ts';

/** An effect that opens both sides to everybody. */
const anySide = lingering('test.any-side', [modifier('ally.sides', () => [0, 1])]);

const four = { red: 'hacker', blue: 'void', yellow: 'tripler', purple: 'warpish' };
const five = { ...four, green: 'macron' };
/** Red and yellow against blue and purple, as they sit. */
const start = {
  turn: 'red',
  destiny: ['blue'],
  hands: { red: ['attack-20'], blue: ['attack-00'], yellow: ['attack-05'], purple: ['attack-07'], green: ['attack-08'] },
  options: { teams: true },
  teams: [
    ['red', 'yellow'],
    ['blue', 'purple'],
  ],
} as const;
const hands = { red: ['attack-20'], blue: ['attack-00'], yellow: ['attack-05'], purple: ['attack-07'] };
const pairs = { ...start, hands } as const;

describe('R29 Team Cosmic', () => {
  it('R29.1 partners are drawn at random, sit opposite each other, and everybody knows them', () => {
    const drawn = new Set<number>();
    for (let i = 0; i < 20; i++) {
      const { s } = openTable(cosmic, { players: 6, teams: true }, `teams ${i}`).game;
      const partner = s.teams?.partner ?? [];
      drawn.add(partner[0]);
      s.order.forEach((p, at) => {
        expect(partner[partner[p]]).toBe(p);
        expect(s.order[(at + 3) % 6]).toBe(partner[p]);
      });
    }
    expect(drawn).toEqual(new Set([1, 2, 3, 4, 5]));
    const t = table(four, pairs);
    expect(t.events('partners')).toEqual([
      { a: 0, b: 2 },
      { a: 1, b: 3 },
    ]);
    expect(t.view(null).people).toMatchObject({ teams: { partners: [2, 3, 0, 1] }, order: [0, 1, 2, 3] });
  });

  it('R29.1 with an odd number somebody is alone, opposite an unused planet', () => {
    const t = table(five, {
      ...start,
      teams: [
        ['red', 'yellow'],
        ['blue', 'purple'],
      ],
    });
    expect(t.events('no-partner')).toEqual([{ who: 4 }]);
    // Green, then the partners, then the planet: three places on from green.
    expect(t.state.order).toEqual([0, 1, 4, 2, 3]);
    expect(t.view(null).people).toMatchObject({ teams: { partners: [2, 3, 0, 1, -1], planet: 4 } });
  });

  it('R29.1 takes four players at least', () => {
    expect(() => cosmic.parse({ players: 3, teams: true })).toThrow('teams is for four players or more, not 3');
    expect(() =>
      table(four, {
        ...pairs,
        teams: [
          ['red', 'red'],
          ['blue', 'purple'],
        ],
      }),
    ).toThrow('pairs of colours');
  });

  it("R29.2 the partner's colour is like one's own: a visitor there, or another card", () => {
    const t = table(four, {
      ...pairs,
      destiny: ['yellow', 'blue'],
      ships: { purple: { 'yellow/2': 1 }, red: { 'yellow/2': 1 }, yellow: { 'yellow/4': 0 } },
    });
    t.until('red', 'destiny.own');
    // No empty planet of the partner is settled.
    expect(t.options('red')).toEqual(['purple', 'redraw']);
    t.answer('red', 'purple');
    // Where the visitor is, though red is there as well.
    expect(t.encounter()).toMatchObject({ defense: 3, system: 2 });
    t.plan('red', 'launch.aim', 'yellow/2');
    t.runWhile(() => t.encounter().target < 0);
    expect(t.events('gate-aimed')).toEqual([{ planet: 'yellow/2' }]);
    // Nobody to drive out: another card at once.
    const none = table(four, { ...pairs, destiny: ['yellow', 'blue'] });
    none.until('red', 'launch.aim');
    expect(none.events('destiny-drawn').map((x) => x.card)).toEqual(['destiny:yellow', 'destiny:blue']);
  });

  it('R29.2 partners never encounter each other: not at home, not by a wild or special card', () => {
    const t = table(four, { ...pairs, destiny: ['red', 'blue'], ships: { yellow: { 'red/1': 1 }, purple: { 'red/2': 1 } } });
    t.until('red', 'destiny.own');
    expect(t.options('red')).toEqual(['purple', 'redraw']);
    const wild = table(four, { ...pairs, destiny: ['wild'] });
    wild.until('red', 'destiny.wild');
    expect(wild.options('red')).toEqual(['blue', 'purple']);
    // Yellow has most foreign colonies, but is the partner: blue has most of the others.
    const special = table(four, {
      ...pairs,
      destiny: ['most-foreign-colonies'],
      ships: { yellow: { 'blue/1': 1, 'blue/2': 1 }, blue: { 'purple/1': 1 } },
      options: { ...start.options, largeGroup: true },
    });
    special.until('red', 'launch.aim');
    expect(special.encounter().defense).toBe(1);
    const will = table({ ...four, red: 'will' }, { ...pairs, ships: { yellow: { 'blue/1': 1 } } });
    will.use('red', 'will');
    will.until('red', 'will.who');
    expect(will.options('red')).toEqual(['blue', 'purple']);
  });

  it('R29.3 partners are invited without being asked for, and cannot be invited against each other', () => {
    const t = table(five, { ...start, turn: 'red' });
    // Yellow is invited anyway; purple is the partner of the other main player.
    t.until('red', 'alliance.invite');
    expect(t.options('red')).toEqual(['green']);
    t.answer('red', []);
    expect(t.options('blue')).toEqual(['green']);
    t.answer('blue', ['green']);
    expect(t.encounter().invited).toEqual([[2], [4, 3]]);
    t.until('yellow', 'alliance.answer');
    expect(t.options('yellow')).toEqual(['offense', 'decline']);
    t.answer('yellow', 'decline');
    expect(t.options('purple')).toEqual(['defense', 'decline']);
  });

  it('R29.3 nobody allies against a partner who is a main player, whatever effects allow', () => {
    const t = table({ ...five, yellow: 'parasite' }, { ...start, turn: 'red' });
    t.until('red', 'alliance.invite');
    anySide.start(t.table.game, -1, {});
    t.until('yellow', 'alliance.answer');
    expect(t.options('yellow')).toEqual(['offense', 'decline']);
    expect(joinSide(t.table.game, t.seat('yellow'), 1).next().done).toBe(true);
    expect(t.encounter().allies).toEqual([[], []]);
    table({ ...five, yellow: 'parasite' }, { ...start, turn: 'red' }).neverOffered('yellow', 'parasite');
    // In an encounter of others partners may take different sides.
    const apart = table(five, { ...start, turn: 'green', destiny: ['blue'] });
    apart.invite('green', 'red');
    apart.invite('blue', 'yellow');
    apart.ally('red', 'offense', { 'red/1': 1 });
    apart.ally('yellow', 'defense', { 'yellow/1': 1 });
    apart.runTo('planning');
    expect(apart.encounter().allies).toEqual([[0], [2]]);
  });

  it('R29.4 a foreign colony that is gained may be handed to the partner, ship for ship', () => {
    const t = table(four, pairs);
    t.send('red', { 'red/1': 2 });
    expect(t.until('red', 'teams.give')).toMatchObject({ kind: 'yesno', data: { to: 2, planet: 'blue/1' } });
    t.answer('red', true);
    expect(t.question('red')).toMatchObject({ tag: 'ships.return', min: 2, max: 2 });
    expect(t.options('red')).not.toContain('blue/1');
    t.answer('red', { 'red/2': 2 });
    expect(t.question('yellow')).toMatchObject({ tag: 'teams.ships', min: 2, max: 2 });
    t.answer('yellow', { 'yellow/3': 2 });
    expect([t.ships('red', 'blue/1'), t.ships('yellow', 'blue/1'), t.score('red'), t.score('yellow')]).toEqual([0, 2, 0, 1]);
    expect(t.restored().divergence).toBeNull();
    const kept = table(four, pairs);
    kept.plan('red', 'teams.give', false);
    kept.run();
    expect([kept.score('red'), kept.score('yellow')]).toEqual([1, 0]);
  });

  it('R17.1 whoever empties a third home colony for such a gift has no power while the next player decides', () => {
    const t = table(
      { ...four, green: 'clone', orange: 'remora' },
      {
        ...start,
        teams: [
          ['red', 'yellow'],
          ['blue', 'purple'],
          ['green', 'orange'],
        ],
        ships: { yellow: { 'yellow/3': 1, 'yellow/4': 0, 'yellow/5': 0 } },
        hands: { ...start.hands, orange: ['attack-04'] },
      },
    );
    t.send('red', { 'red/1': 1 });
    t.invite('red', 'green');
    t.ally('green', 'offense', { 'green/1': 1 });
    t.until('red', 'teams.give');
    t.answer('red', true);
    t.plan('yellow', 'teams.ships', { 'yellow/3': 1 });
    t.until('green', 'teams.give');
    expect(t.ships('yellow', 'blue/1')).toBe(1);
    expect(t.sheet('tripler').down).toBe(true);
  });

  it('R29.4 only to a partner with as many ships to put there', () => {
    const few = (n: number) => table(four, { ...pairs, ships: { yellow: { 'yellow/1': 1, warp: 19 - n } } });
    const t = few(1);
    t.send('red', { 'red/1': 3 });
    t.run();
    expect(t.score('red')).toBe(1);
    expect(t.story()).not.toContain('teams.give');
    const enough = few(2);
    enough.send('red', { 'red/1': 3 });
    enough.plan('red', 'teams.give', true);
    enough.run();
    expect([enough.ships('red', 'blue/1'), enough.ships('yellow', 'blue/1')]).toEqual([0, 3]);
  });

  it('R29.4 not where the partner has a colony already, nor a colony at home', () => {
    const t = table(four, { ...pairs, ships: { yellow: { 'blue/1': 1 } } });
    t.run();
    expect(t.score('red')).toBe(1);
    expect(t.story()).not.toContain('teams.give');
    const home = table(four, { ...pairs, destiny: ['red'], ships: { red: { 'red/1': 0 } } });
    home.plan('red', 'destiny.own', 'reclaim');
    home.run();
    expect(home.ships('red', 'red/1')).toBe(1);
    expect(home.story()).not.toContain('teams.give');
  });

  const abroad = (n: number, homes: readonly string[]): { [place: string]: number } =>
    Object.fromEntries([1, 2, 3, 4, 5].flatMap((i) => homes.map((h) => [`${h}/${i}`, 1] as const)).slice(0, n));

  it('R29.5 a team wins when both partners fulfil a condition, not before; more than five colonies are no harm', () => {
    const one = table(four, { ...pairs, ships: { red: abroad(6, ['blue', 'purple']) } });
    one.run();
    expect(one.score('red')).toBeGreaterThan(5);
    expect(one.over()).toBe(false);
    const both = table(four, { ...pairs, ships: { red: abroad(4, ['purple']), yellow: abroad(5, ['purple']) } });
    both.plan('red', 'teams.give', false);
    both.run();
    expect(both.winners()).toEqual(['red', 'yellow']);
  });

  it('R29.5 whoever is alone wins alone, and several teams may win together', () => {
    const alone = table(five, { ...start, turn: 'green', ships: { green: abroad(4, ['red']), red: abroad(5, ['purple']) } });
    alone.send('green', { 'green/1': 1 });
    alone.run();
    expect(alone.winners()).toEqual(['green']);
    const all = table(four, {
      ...pairs,
      ships: { red: abroad(4, ['purple']), yellow: abroad(5, ['purple']), blue: abroad(5, ['red']), purple: abroad(5, ['red']) },
    });
    all.plan('red', 'teams.give', false);
    all.run();
    expect(all.winners().sort()).toEqual(['blue', 'purple', 'red', 'yellow']);
  });

  it('R29.5 a win at once is half a win until the partner has won too', () => {
    const ticking = { ...pairs, tokens: { 'tick-tock': 1 } };
    const t = table({ ...four, red: 'tick-tock' }, { ...ticking, hands: { ...hands, red: ['attack-00'], blue: ['attack-20'] } });
    t.run();
    expect(t.events('half-won')).toEqual([{ who: 0 }]);
    expect(t.over()).toBe(false);
    expect(t.view(null).people).toMatchObject({ teams: { met: [0] } });
    const both = table(
      { ...four, red: 'tick-tock' },
      { ...ticking, hands: { ...hands, red: ['attack-00'], blue: ['attack-20'] }, ships: { yellow: abroad(5, ['purple']) } },
    );
    both.run();
    expect(both.winners().sort()).toEqual(['red', 'yellow']);
  });

  it('R29.5 so is one that an effect takes from others, and with a partner who fulfils a condition the team wins', () => {
    const ships = { blue: abroad(5, ['red', 'yellow']), purple: abroad(5, ['red', 'yellow']) };
    const grafting = { ...pairs, turn: 'blue', destiny: ['red'], hands: { ...hands, red: ['attack-20', 'flare:plant'] } } as const;
    const seats = { ...four, red: 'plant' };
    const half = table(seats, { ...grafting, ships: { ...ships, red: { 'blue/1': 1 } } });
    half.send('blue', { 'blue/2': 1 });
    half.use('red', 'flare:plant');
    half.run();
    expect([half.over(), half.events('half-won')]).toEqual([false, [{ who: 0 }]]);

    const whole = table(seats, { ...grafting, ships: { ...ships, red: { 'blue/1': 1 }, yellow: abroad(5, ['blue', 'purple']) } });
    whole.send('blue', { 'blue/2': 1 });
    whole.use('red', 'flare:plant');
    whole.run();
    expect(whole.winners()).toEqual(['red', 'yellow']);
  });

  it('R29.5 what one partner has fulfilled counts until the other fulfils something, of whatever kind', () => {
    // Yellow has won at once some time ago, red wins by colonies now.
    const t = table(four, { ...pairs, ships: { red: abroad(4, ['purple']) } });
    t.state.teams?.met.push(2);
    t.plan('red', 'teams.give', false);
    t.run();
    expect(t.winners().sort()).toEqual(['red', 'yellow']);
    // Red wins at once, and yellow has its colonies already.
    const all = { 'red/1': 0, 'red/2': 0, 'red/3': 0, 'red/4': 0, warp: 20 };
    const lost = table(
      { ...four, red: 'masochist' },
      { ...pairs, turn: 'blue', destiny: ['red'], ships: { red: all, yellow: abroad(5, ['purple']) } },
    );
    lost.run();
    expect(lost.winners().sort()).toEqual(['red', 'yellow']);
    expect(lost.events('destiny-drawn')).toEqual([]);
  });

  it('R29.6 whoever is alone has another turn when play comes to the unused planet', () => {
    const t = table(five, { ...start, turn: 'red', destiny: ['purple', 'purple', 'red', 'purple', 'red', 'red', 'blue'] });
    const owners: string[] = [];
    const planets: unknown[] = [];
    for (let i = 0; i < 7; i++) {
      owners.push(t.turn());
      planets.push((t.view(null).turn as { planet: boolean }).planet);
      const { number } = t.state.turn;
      t.runWhile(() => t.state.turn.number === number && !t.over());
    }
    // Red, blue, green, yellow, purple sit there, then comes the planet.
    expect(owners).toEqual(['red', 'blue', 'green', 'yellow', 'purple', 'green', 'red']);
    expect(planets).toEqual([false, false, false, false, false, true, false]);
  });

  it('R29.6 also when play goes the other way round', () => {
    const t = table(five, {
      ...start,
      turn: 'red',
      options: { teams: true, hazards: true },
      hazardDeck: ['temporal-anomaly'],
      destiny: ['purple!', 'blue', 'red', 'red', 'red', 'red', 'blue'],
    });
    const owners: string[] = [];
    for (let i = 0; i < 7; i++) {
      owners.push(t.turn());
      const { number } = t.state.turn;
      t.runWhile(() => t.state.turn.number === number && !t.over());
    }
    expect(owners).toEqual(['red', 'green', 'purple', 'yellow', 'green', 'blue', 'red']);
  });

  it('R29.6 whoever sits on the other side of the unused planet comes next when its own turn reverses the order', () => {
    const t = table(five, {
      ...start,
      turn: 'red',
      options: { teams: true, hazards: true },
      hazardDeck: ['temporal-anomaly'],
      destiny: ['purple', 'yellow', 'yellow', 'purple', 'red', 'red!', 'red', 'blue'],
    });
    const owners: string[] = [];
    for (let i = 0; i < 8; i++) {
      owners.push(t.turn());
      const { number } = t.state.turn;
      t.runWhile(() => t.state.turn.number === number && !t.over());
    }
    // Purple and red sit beside the planet: play comes from purple and goes back to it.
    expect(owners).toEqual(['red', 'blue', 'green', 'yellow', 'purple', 'green', 'purple', 'yellow']);
  });

  it('without teams nobody has a partner', () => {
    const t = table(four, { ...pairs, teams: undefined, options: {} });
    expect(t.view(null).people).toMatchObject({ teams: null });
    t.until('red', 'alliance.invite');
    expect(t.options('red')).toEqual(['yellow', 'purple']);
  });
});

describe('R29.4 a colony that is given away', () => {
  it('has been gained by the partner too, and is not offered back', () => {
    const t = table(
      { red: 'macron', yellow: 'pentaform', blue: 'void', purple: 'warpish' },
      { ...pairs, unused: ['tripler', 'zombie', 'hacker', 'mirror', 'healer'].map((x) => `flare:${x}`) },
    );
    t.until('yellow', 'pentaform.order');
    t.answer('yellow', ['tripler', 'zombie', 'hacker', 'mirror', 'healer']);
    t.send('red', { 'red/1': 1 });
    t.plan('red', 'teams.give', true);
    t.run();
    expect([t.score('red'), t.score('yellow')]).toEqual([0, 1]);
    expect(t.sheet('pentaform').notes.stage).toBe('zombie');
    expect(t.story()).not.toContain('yellow answers teams.give');
  });
});
