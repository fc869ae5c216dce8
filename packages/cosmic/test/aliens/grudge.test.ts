import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

type Table = ReturnType<typeof table>;
const seats = { red: 'grudge', blue: 'calculator', yellow: 'parasite', purple: 'trader', green: 'oracle' };
const start = { turn: 'red', destiny: ['blue'], hands: { red: ['attack-40'], blue: ['attack-08'] } } as const;
const losing = { ...start, hands: { red: ['attack-04'], blue: ['attack-40'] } } as const;

/** Red invites all three; yellow comes, purple stays out, green helps the other side. */
function snub(t: Table): void {
  t.send('red', { 'red/1': 1 });
  t.invite('red', 'yellow', 'purple', 'green');
  t.invite('blue', 'green');
  t.ally('yellow', 'offense', { 'yellow/1': 2 });
  t.plan('purple', 'alliance.answer', 'decline');
  t.ally('green', 'defense', { 'green/1': 3 });
}
const warps = (t: Table): number[] => ['yellow', 'purple', 'green'].map((x) => t.warp(x));

describe('Grudge', () => {
  it('gives a token to everybody it invited in vain, once the alliances stand', () => {
    const t = table(seats, start);
    snub(t);
    t.until('red', 'planning.select');
    expect(t.sheet('grudge').marks).toEqual({ grudge: [3, 4] });
    expect(t.view('blue')['sheet:0']).toMatchObject({ marks: { grudge: [3, 4] } });
    expect(t.events('power-used')).toMatchObject([{ alien: 'grudge' }]);
  });

  it('is not used when everybody came, nor in the encounters of others', () => {
    const all = table(seats, start);
    all.invite('red', 'yellow');
    all.ally('yellow', 'offense', { 'yellow/1': 2 });
    all.run();
    expect(all.events('power-used')).toEqual([]);

    for (const joins of [true, false]) {
      const t = table(seats, { turn: 'blue', destiny: ['yellow'], hands: { blue: ['attack-40'], yellow: ['attack-08'] } });
      t.invite('yellow', 'red', 'purple');
      t.plan('purple', 'alliance.answer', 'decline');
      if (joins) t.ally('red', 'defense', { 'red/1': 1 });
      t.run();
      expect([t.events('grudge-borne'), t.warp('purple')]).toEqual([[], 0]);
    }
  });

  it('gives its tokens before cards are selected, and takes its revenge before used cards are taken back', () => {
    const t = table(
      { ...seats, blue: 'clone' },
      { turn: 'blue', destiny: ['red'], hands: { red: ['attack-40'], blue: ['attack-08', 'flare:chosen'] } },
    );
    t.invite('red', 'purple');
    t.plan('purple', 'alliance.answer', 'decline');
    t.untilOffered('blue', 'flare:chosen');
    expect(t.events('grudge-borne')).toEqual([{ by: 0, who: [3] }]);
    t.untilOffered('blue', 'clone');
    expect([t.question('blue')?.data?.at, t.warp('purple')]).toEqual(['window:resolution.keep', 1]);
  });

  it('costs each of them one ship of its choice when Grudge wins', () => {
    const t = table(seats, start);
    snub(t);
    expect(t.until('purple', 'grudge.ships')).toMatchObject({ min: 1, max: 1 });
    expect(t.sheet('grudge').marks.grudge).toEqual([]);
    expect(t.options('purple')).toEqual(['purple/1', 'purple/2', 'purple/3', 'purple/4', 'purple/5']);
    t.plan('purple', 'grudge.ships', { 'purple/5': 1 });
    t.plan('green', 'grudge.ships', { 'green/2': 1 });
    t.run();
    // Green also loses the three ships with which it allied.
    expect([warps(t), t.ships('purple', 'purple/5'), t.ships('green', 'green/2')]).toEqual([[0, 1, 4], 3, 3]);
    expect(t.sheet('grudge').marks.grudge).toEqual([]);
    expect(t.restored().divergence).toBeNull();
  });

  it('costs each of them four ships when Grudge loses', () => {
    const t = table(seats, losing);
    snub(t);
    expect(t.until('purple', 'grudge.ships')).toMatchObject({ min: 4, max: 4 });
    t.run();
    expect(warps(t)).toEqual([2, 4, 4]);
  });

  it('counts a deal as a success and a failed one as a failure', () => {
    const hands = { red: ['negotiate', 'attack-06'], blue: ['negotiate'] };
    for (const [agreed, n] of [
      [true, 1],
      [false, 4],
    ] as const) {
      const t = table(seats, { ...start, hands });
      t.select('red', 'negotiate');
      t.invite('red', 'purple');
      t.plan('purple', 'alliance.answer', 'decline');
      if (agreed) {
        t.offer('red', { red: ['attack-06'] });
        t.accept('blue');
      }
      t.run();
      expect([t.warp('purple'), t.warp('red')]).toEqual([n, agreed ? 0 : 3]);
    }
  });

  it('works as the defense, and only for those the Grudge itself invited', () => {
    const t = table(seats, { turn: 'blue', destiny: ['red'], hands: { red: ['attack-40'], blue: ['attack-08'] } });
    t.invite('blue', 'yellow', 'purple');
    t.invite('red', 'purple');
    t.plan('yellow', 'alliance.answer', 'decline');
    t.plan('purple', 'alliance.answer', 'decline');
    t.run();
    expect(warps(t)).toEqual([0, 1, 0]);
  });

  it('takes nothing from anybody when it is zapped', () => {
    const t = table(seats, { ...start, hands: { ...start.hands, purple: ['cosmic-zap'] } });
    snub(t);
    t.zap('purple', 'grudge');
    t.run();
    expect(warps(t)).toEqual([0, 0, 3]);
    expect(t.sheet('grudge').marks).toEqual({});
  });

  it('takes its revenge though it lost its power with the encounter', () => {
    const t = table(seats, {
      turn: 'blue',
      destiny: ['red'],
      ships: { red: { 'red/1': 1, 'red/2': 1, 'red/3': 1, warp: 17 } },
      hands: { red: ['attack-04'], blue: ['attack-40'] },
    });
    t.aim('blue', 'red/1');
    t.invite('red', 'purple');
    t.plan('purple', 'alliance.answer', 'decline');
    t.run();
    expect([t.sheet('grudge').down, t.warp('purple')]).toEqual([true, 4]);
  });

  it('takes a ship for an encounter that ends as if a deal had been made', () => {
    const t = table(
      { ...seats, blue: 'oracle', green: 'calculator' },
      { ...start, hands: { red: ['attack-40'], blue: ['attack-08', 'flare:oracle'] } },
    );
    t.invite('red', 'purple');
    t.plan('purple', 'alliance.answer', 'decline');
    t.use('blue', 'flare:oracle');
    t.run();
    expect([t.warp('purple'), t.sheet('grudge').marks.grudge]).toEqual([1, []]);
  });

  it('its tokens come to nothing when the encounter comes to no outcome', () => {
    const t = table(seats, start);
    t.invite('red', 'purple');
    t.until('purple', 'alliance.answer');
    // Red is out of cards before any are selected: its turn is over (R9.2).
    const { in: zones, zone } = t.state.cards;
    for (const card of zones[t.state.handOf[0]].splice(0)) {
      zones[Z.discard].push(card);
      zone[card] = Z.discard;
    }
    t.plan('purple', 'alliance.answer', 'decline');
    t.run();
    expect(t.events('grudge-borne')).toEqual([{ by: 0, who: [3] }]);
    expect([t.events('out-of-cards').length, t.warp('purple'), t.sheet('grudge').marks.grudge]).toEqual([1, 0, []]);
  });

  describe('does not take ships of the encounter', () => {
    it('[faq-general-22] somebody who has no others loses nothing', () => {
      // Purple allies against the Grudge with all it has, and wins: its ships have landed when four are due.
      const t = table(
        { ...seats, red: 'calculator', blue: 'grudge' },
        {
          turn: 'red',
          destiny: ['blue'],
          ships: { purple: { 'purple/1': 3, warp: 17 } },
          hands: { red: ['attack-40'], blue: ['attack-08'] },
        },
      );
      t.aim('red', 'blue/1');
      t.invite('red', 'purple');
      t.invite('blue', 'purple', 'green');
      t.ally('purple', 'offense', { 'purple/1': 3 });
      t.plan('green', 'alliance.answer', 'decline');
      t.run();
      expect([t.ships('purple', 'blue/1'), t.warp('purple'), t.warp('green')]).toEqual([3, 17, 4]);

      // Others lose what they have to.
      const rest = table(seats, losing);
      rest.invite('red', 'purple');
      rest.plan('purple', 'alliance.answer', 'decline');
      expect(rest.until('purple', 'grudge.ships')).toMatchObject({ min: 4, max: 4 });
    });

    it('[faq-general-22] ships that have gone home are not counted either', () => {
      const t = table(seats, { ...losing, ships: { purple: { 'purple/1': 4, warp: 16 } } });
      t.invite('red', 'purple');
      t.invite('blue', 'purple');
      t.ally('purple', 'defense', { 'purple/1': 3 });
      t.plan('purple', 'rewards.ships', 0);
      t.run();
      // One ship stood by.
      expect([t.ships('purple', 'purple/1'), t.warp('purple')]).toEqual([3, 17]);
    });

    it('ships that have landed are not available, others on that planet are', () => {
      const t = table(
        { ...seats, red: 'calculator', blue: 'grudge' },
        {
          turn: 'red',
          destiny: ['blue'],
          ships: { purple: { 'blue/1': 2, 'purple/1': 1, warp: 17 } },
          hands: { red: ['attack-40'], blue: ['attack-08'] },
        },
      );
      t.aim('red', 'blue/1');
      t.invite('red', 'purple');
      t.invite('blue', 'purple');
      t.ally('purple', 'offense', { 'purple/1': 1 });
      t.run();
      // Four are due; two ships stood outside the encounter, on the very planet.
      expect([t.ships('purple', 'blue/1'), t.warp('purple')]).toEqual([1, 19]);

      // Ships elsewhere do not count for those on the planet.
      const wide = table(
        { ...seats, red: 'calculator', blue: 'grudge' },
        {
          turn: 'red',
          destiny: ['blue'],
          ships: { purple: { 'red/2': 3, 'blue/1': 2, 'purple/1': 1, warp: 14 } },
          hands: { red: ['attack-40'], blue: ['attack-08'] },
        },
      );
      wide.aim('red', 'blue/1');
      wide.invite('red', 'purple');
      wide.invite('blue', 'purple');
      wide.ally('purple', 'offense', { 'purple/1': 1 });
      expect(wide.until('purple', 'grudge.ships')).toMatchObject({ min: 4, max: 4 });
      wide.answer('purple', { 'red/2': 2, 'blue/1': 2 });
      expect([wide.ships('purple', 'red/2'), wide.ships('purple', 'blue/1')]).toEqual([1, 1]);

      const rich = table(
        { ...seats, red: 'calculator', blue: 'grudge' },
        { turn: 'red', destiny: ['blue'], hands: { red: ['attack-40'], blue: ['attack-08'] } },
      );
      rich.aim('red', 'blue/1');
      rich.invite('red', 'purple');
      rich.invite('blue', 'purple');
      rich.ally('purple', 'offense', { 'purple/1': 3 });
      expect(rich.until('purple', 'grudge.ships')).toMatchObject({ min: 4, max: 4 });
      expect(rich.ships('purple', 'blue/1')).toBe(3);
      expect(rich.options('purple')).toEqual(['purple/1', 'purple/2', 'purple/3', 'purple/4', 'purple/5']);
    });
  });

  it('[faq-grudge-1] bears no grudge against somebody whose ships were sent home', () => {
    const t = table(seats, { ...losing, hands: { ...losing.hands, blue: ['attack-40', 'force-field'] } });
    // The Force Field comes from the offense here, before the tokens are given.
    const first = table(seats, { ...losing, hands: { red: ['attack-04', 'force-field'], blue: ['attack-40'] } });
    for (const [game, who] of [
      [t, 'blue'],
      [first, 'red'],
    ] as const) {
      game.invite('red', 'yellow', 'purple');
      game.ally('yellow', 'offense', { 'yellow/1': 2 });
      game.plan('purple', 'alliance.answer', 'decline');
      game.select('red', 'attack-04');
      game.select('blue', 'attack-40');
      game.use(who, 'force-field');
      game.plan(who, 'force-field', ['yellow']);
      game.run();
      expect(warps(game)).toEqual([0, 4, 0]);
    }
  });

  it('[faq-technology-13] bears no grudge against an ally whose ships the defense picked for its mines', () => {
    const t = table(seats, { ...losing, techs: { blue: { 'gluon-mines': 3 } }, options: { technology: true } });
    t.send('red', { 'red/1': 2 });
    t.invite('red', 'yellow', 'purple');
    t.ally('yellow', 'offense', { 'yellow/1': 2 });
    t.plan('purple', 'alliance.answer', 'decline');
    t.use('blue', 'tech:gluon-mines');
    expect(t.until('blue', 'gluon-mines.ships')).toMatchObject({ seat: 1, min: 3, max: 3 });
    const places = t.options('blue');
    t.answer('blue', { [places[0]]: 1, [places[1]]: 2 });
    t.run();
    // Both ships of yellow are gone, but it had allied: only purple pays.
    expect(warps(t)).toEqual([2, 4, 0]);
  });

  it('[faq-observer-1] the Observer as an ally loses no ships to a grudge, nor for the Void flare', () => {
    const t = table(
      { red: 'grudge', blue: 'calculator', yellow: 'observer' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04', 'quash'], blue: ['attack-40'] } },
    );
    t.invite('red', 'yellow');
    t.invite('blue', 'yellow');
    t.ally('yellow', 'defense', { 'yellow/1': 1 });
    t.plan('yellow', 'grudge.ships', { 'yellow/2': 4 });
    t.until('yellow', 'observer.return');
    // Four may be moved to other colonies.
    expect(t.question('yellow')).toMatchObject({ min: 4, max: 4 });
    t.plan('yellow', 'observer.return', { 'yellow/5': 4 });
    t.run();
    expect([t.warp('yellow'), t.ships('yellow', 'yellow/2'), t.ships('yellow', 'yellow/5')]).toEqual([0, 0, 8]);

    const flare = table(
      { red: 'trader', blue: 'calculator', yellow: 'observer' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-40', 'ionic-gas'], blue: ['attack-08'], yellow: ['flare:void'] } },
    );
    flare.invite('red', 'yellow');
    flare.ally('yellow', 'offense', { 'yellow/1': 1 });
    flare.use('red', 'ionic-gas');
    flare.use('yellow', 'flare:void');
    flare.plan('yellow', 'void.price', { 'yellow/2': 1 });
    flare.plan('yellow', 'observer.return', { 'yellow/3': 1 });
    flare.run();
    expect(flare.events('card-cancelled')).toEqual([{ who: 0, card: 'ionic-gas' }]);
    expect([flare.warp('yellow'), flare.ships('yellow', 'yellow/3')]).toEqual([0, 5]);

    // Only in the resolution phase: in another one the ship is gone.
    const early = table(
      { red: 'trader', blue: 'calculator', yellow: 'observer', purple: 'oracle' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-40', 'force-field'], blue: ['attack-08'], yellow: ['flare:void'] } },
    );
    early.invite('red', 'yellow');
    early.ally('yellow', 'offense', { 'yellow/1': 1 });
    early.use('red', 'force-field');
    early.use('yellow', 'flare:void');
    early.run();
    expect(early.warp('yellow')).toBe(1);
  });

  describe('wild', () => {
    const plain = { red: 'trader', blue: 'calculator', yellow: 'parasite', purple: 'oracle' };

    it('denies the allies of a winning offense their colonies', () => {
      const t = table(plain, { turn: 'red', destiny: ['blue'], hands: { red: ['attack-40'], blue: ['attack-08', 'flare:grudge'] } });
      t.aim('red', 'blue/1');
      t.invite('red', 'yellow', 'purple');
      t.ally('yellow', 'offense', { 'yellow/1': 2 });
      t.ally('purple', 'offense', { 'purple/1': 1 });
      t.select('blue', 'attack-08');
      expect(t.untilOffered('blue', 'flare:grudge')).toEqual(['flare:grudge', 'pass']);
      t.use('blue', 'flare:grudge', { at: 'window:resolution.landing' });
      expect(t.until('yellow', 'ships.return')).toMatchObject({ from: 'flare:grudge.wild' });
      t.plan('yellow', 'ships.return', { 'yellow/4': 2 });
      t.run();
      expect([t.foreign('red'), t.foreign('yellow'), t.foreign('purple')]).toEqual([1, 0, 0]);
      expect([t.ships('yellow', 'yellow/4'), t.warp('yellow'), t.warp('purple')]).toEqual([6, 0, 0]);
      expect(t.events('ships-moved').filter((x) => x.colour === 'purple' && x.from === 'gate')).toHaveLength(1);
    });

    it('denies the allies of a winning defense their rewards', () => {
      const t = table(plain, { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04', 'flare:grudge'], blue: ['attack-40'] } });
      t.invite('blue', 'yellow');
      t.ally('yellow', 'defense', { 'yellow/1': 2 });
      t.select('red', 'attack-04');
      t.use('red', 'flare:grudge');
      expect(t.until('yellow', 'ships.return')).toMatchObject({ from: 'flare:grudge.wild' });
      t.run();
      expect([t.events('rewards'), t.hand('yellow'), t.warp('yellow')]).toEqual([[], [], 0]);
      expect(t.ships('yellow', 'side')).toBe(0);
    });

    it('is not for an ally or bystander of the loser', () => {
      for (const joins of [true, false]) {
        const t = table(plain, {
          turn: 'red',
          destiny: ['blue'],
          hands: { red: ['attack-40'], blue: ['attack-04'], purple: ['flare:grudge'] },
        });
        t.invite('red', 'yellow');
        t.ally('yellow', 'offense', { 'yellow/1': 2 });
        if (joins) {
          t.invite('blue', 'purple');
          t.ally('purple', 'defense', { 'purple/1': 1 });
        }
        t.neverOffered('purple', 'flare:grudge');
      }
    });

    it('is not played on oneself, nor against somebody who has won on the own side', () => {
      const own = table(
        { ...plain, red: 'lunatic' },
        { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04', 'flare:grudge'], blue: ['attack-40'] } },
      );
      own.send('red', { 'red/1': 1 });
      own.use('red', 'lunatic');
      own.plan('red', 'alliance.ships', { 'red/2': 3 });
      own.neverOffered('red', 'flare:grudge');
      expect(own.events('rewards')).toMatchObject([{ who: 0 }]);

      const turncoat = table(
        { ...plain, blue: 'lunatic' },
        { turn: 'red', destiny: ['blue'], hands: { red: ['attack-40', 'flare:grudge'], blue: ['attack-04'] } },
      );
      turncoat.use('blue', 'lunatic');
      turncoat.plan('blue', 'alliance.ships', { 'blue/2': 1 });
      turncoat.invite('blue', 'yellow');
      turncoat.ally('yellow', 'defense', { 'yellow/1': 1 });
      turncoat.neverOffered('red', 'flare:grudge');
      expect([turncoat.foreign('red'), turncoat.warp('yellow')]).toEqual([1, 1]);
    });

    it('is of no use to a winner, or against somebody without allies', () => {
      const won = table(plain, { turn: 'red', destiny: ['blue'], hands: { red: ['attack-40', 'flare:grudge'], blue: ['attack-08'] } });
      won.invite('blue', 'yellow');
      won.ally('yellow', 'defense', { 'yellow/1': 2 });
      won.neverOffered('red', 'flare:grudge');
      const alone = table(plain, { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04', 'flare:grudge'], blue: ['attack-40'] } });
      alone.neverOffered('red', 'flare:grudge');
    });
  });

  it('super: takes four ships although it has won', () => {
    const t = table(seats, { ...start, hands: { red: ['attack-40', 'flare:grudge'], blue: ['attack-08'] } });
    snub(t);
    t.untilOffered('red', 'flare:grudge');
    t.use('red', 'flare:grudge');
    expect(t.until('purple', 'grudge.ships')).toMatchObject({ min: 4, max: 4 });
    t.run();
    expect(warps(t)).toEqual([0, 4, 7]);
    expect(t.hand('red')).toEqual(['flare:grudge']);
  });

  it('super: is played once, on one token as well, but not without any, nor after a failure', () => {
    const hands = { red: ['attack-40', 'flare:grudge'], blue: ['attack-08'] };
    const one = table(seats, { ...start, hands, strict: ['red'] });
    one.invite('red', 'purple');
    one.plan('purple', 'alliance.answer', 'decline');
    one.pass('red', 'grudge.revenge');
    one.use('red', 'flare:grudge', { at: 'window:resolution.afterOutcome' });
    one.run();
    expect(one.warp('purple')).toBe(4);

    const none = table(seats, { ...start, hands });
    none.neverOffered('red', 'flare:grudge');

    const lost = table(seats, { ...start, hands: { red: ['attack-04', 'flare:grudge'], blue: ['attack-40'] } });
    snub(lost);
    lost.neverOffered('red', 'flare:grudge');
  });
});

describe('Grudge wild flare', () => {
  it('is not offered when there is nothing to deny: no ally about to land, and none to be rewarded', () => {
    const position = {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-04', 'flare:grudge'], blue: ['attack-40', 'ionic-gas'] },
    } as const;
    const fight = (): Table => {
      const t = table({ ...seats, red: 'mind' }, position);
      t.invite('blue', 'yellow');
      t.ally('yellow', 'defense', { 'yellow/1': 2 });
      return t;
    };
    expect(fight().untilOffered('red', 'flare:grudge')).toEqual(['flare:grudge', 'pass']);
    const t = fight();
    t.use('blue', 'ionic-gas');
    t.neverOffered('red', 'flare:grudge');
  });
});

describe('Grudge: ships that were in the encounter', () => {
  it('are not among those that are lost, though they have come home', () => {
    // Green has two ships besides the three with which it helps the defense.
    const t = table(seats, {
      ...losing,
      ships: { green: { out: 15, 'green/1': 3, 'green/2': 2, 'green/3': 0, 'green/4': 0, 'green/5': 0 } },
    });
    snub(t);
    t.run();
    expect([t.warp('green'), t.ships('green', 'green/2')]).toEqual([2, 3]);
  });

  it('wild: whose effect it is, is known to all', () => {
    const people = { ...seats, red: 'hacker' };
    const t = table(people, { ...losing, hands: { red: ['attack-04', 'flare:grudge'], blue: ['attack-40'] } });
    t.invite('blue', 'green');
    t.ally('green', 'defense', { 'green/1': 3 });
    t.untilOffered('red', 'flare:grudge');
    t.answer('red', 'flare:grudge');
    expect(t.view(null).lingering).toMatchObject([{ kind: 'grudge.denied', owner: t.seat('red') }]);
  });
});
