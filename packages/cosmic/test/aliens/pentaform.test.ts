import { cosmic, Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'pentaform', blue: 'trader', yellow: 'void' };
const FIVE = ['tripler', 'macron', 'zombie', 'warpish', 'healer'];
const start = {
  turn: 'red',
  destiny: ['blue'],
  hands: { red: ['attack-40', 'attack-12'], blue: ['attack-04'] },
  unused: FIVE.map((x) => `flare:${x}`),
} as const;

type Position = Parameters<typeof table>[1];
type Table = ReturnType<typeof table>;
/** Red lives in this order. */
function born(position: Position = start, order: readonly string[] = FIVE, aliens: { readonly [c: string]: string } = seats) {
  const t = table(aliens, position);
  t.until('red', 'pentaform.order');
  t.answer('red', [...order]);
  return t;
}
const stage = (t: Table): unknown => t.sheet('pentaform').notes.stage;

describe('Pentaform', () => {
  it('begins with five aliens from the unused flares, in an order of its choice, as the first of them', () => {
    const t = table(seats, { ...start, unused: ['flare:swindler', ...start.unused] });
    const d = t.until('red', 'pentaform.order');
    // The Swindler has Game Setup text.
    expect(t.events('power-refused')).toEqual([{ alien: 'swindler' }]);
    expect(t.options('red')).toEqual(FIVE);
    expect(d).toMatchObject({ kind: 'some', min: 5, max: 5 });
    t.answer('red', ['healer', 'zombie', 'macron', 'warpish', 'tripler']);
    expect(t.sheet('pentaform').notes).toMatchObject({ stages: ['healer', 'zombie', 'macron', 'warpish', 'tripler'], stage: 'healer' });
    expect(t.pile(Z.removed).sort()).toEqual(FIVE.map((x) => `flare:${x}`).sort());
    t.run();
    expect(t.restored().divergence).toBeNull();
  });

  it('skips aliens above the alert level of the table', () => {
    const t = table(seats, { ...start, options: { alerts: ['green'] }, unused: ['flare:dictator', 'flare:citadel', ...start.unused] });
    t.until('red', 'pentaform.order');
    expect(t.options('red')).not.toContain('citadel');
    expect(t.events('power-refused')).toContainEqual({ alien: 'citadel' });
  });

  it('has the power of its life stage, and of no other', () => {
    const t = born();
    t.send('red', { 'red/1': 1 });
    t.select('red', 'attack-12');
    t.run();
    // The Tripler makes 4 of 12. The Macron sleeps: its ship counts one.
    expect(t.events('outcome')).toMatchObject([{ totals: [5, 8] }]);
    expect(t.events('power-used').map((e) => e.alien)).toEqual(['tripler']);
  });

  describe('evolves', () => {
    it('by one stage with every foreign colony it gains', () => {
      const t = born({ ...start, destiny: ['blue', 'yellow'], hands: { ...start.hands, yellow: ['attack-06'] } }, [
        'macron',
        'tripler',
        'zombie',
        'warpish',
        'healer',
      ]);
      t.until('red', 'encounter.second');
      expect(t.foreign('red')).toBe(1);
      expect(stage(t)).toBe('tripler');
      expect(t.events('power-used')).toContainEqual({ who: 0, alien: 'pentaform', clause: 'grow' });
      t.answer('red', true);
      t.until('red', 'launch.ships');
      // The Macron, which would send one ship only, is no more.
      expect(t.question('red')).toMatchObject({ max: 4 });
      t.answer('red', { 'red/2': 2 });
      t.run();
      // But the Tripler is awake: 12 counts 4.
      expect(t.events('outcome')[1]).toMatchObject({ totals: [6, 10] });
    });

    it('and back by one with every one it loses, but not beyond the ends', () => {
      // Red sends all ships of its foreign colony away.
      const t = born({ ...start, ships: { red: { 'yellow/1': 2 } }, hands: { red: ['attack-01'], blue: ['attack-20'] } }, FIVE);
      t.send('red', { 'yellow/1': 2 });
      t.until('red', 'alliance.invite');
      // It is at the left end already.
      expect(stage(t)).toBe('tripler');
      expect(t.events('power-used')).toEqual([]);

      const back = born(
        { ...start, destiny: ['blue', 'yellow'], hands: { red: ['attack-40', 'attack-12'], blue: ['attack-04'], yellow: ['attack-30'] } },
        ['zombie', 'healer', 'macron', 'warpish', 'tripler'],
      );
      back.aim('red', 'blue/1');
      back.send('red', { 'red/1': 2 });
      back.plan('red', 'encounter.second', true);
      back.runWhile(() => back.state.encounterCount < 2);
      expect(stage(back)).toBe('healer');
      back.send('red', { 'blue/1': 2 });
      back.until('red', 'alliance.invite');
      expect(stage(back)).toBe('zombie');
    });

    it('not by a colony at home', () => {
      const t = born({ ...start, destiny: ['red'], ships: { red: { 'red/3': 0 } } }, ['zombie', 'healer', 'macron', 'warpish', 'tripler']);
      t.plan('red', 'destiny.own', 'reclaim');
      t.run();
      expect(t.ships('red', 'red/3')).toBeGreaterThan(0);
      expect(stage(t)).toBe('zombie');
    });

    it('not while it is zapped, though its life stage goes on', () => {
      const t = born({ ...start, hands: { ...start.hands, yellow: ['cosmic-zap'] } }, ['zombie', 'healer', 'macron', 'warpish', 'tripler']);
      t.zap('yellow', 'pentaform');
      t.until('red', 'encounter.second');
      expect(stage(t)).toBe('zombie');
      expect(t.events('power-zapped')).toEqual([{ who: 0, alien: 'pentaform' }]);
    });

    it('also when its life stage is zapped', () => {
      const t = born({ ...start, hands: { ...start.hands, yellow: ['cosmic-zap'] } });
      t.zap('yellow', 'tripler');
      t.until('red', 'encounter.second');
      // 40 it is, and not 14.
      expect(t.events('outcome')).toMatchObject([{ winner: 0 }]);
      expect(stage(t)).toBe('macron');
    });
  });

  it('loses one power, not six, with too few home colonies', () => {
    const t = born({ ...start, ships: { red: { 'red/3': 0, 'red/4': 0, 'red/5': 0, 'blue/2': 1, warp: 6 } } });
    t.until('red', 'launch.aim');
    expect(t.events('power-lost').map((e) => e.alien)).toEqual(['pentaform', 'tripler']);
  });

  const changeling = { red: 'pentaform', blue: 'changeling', yellow: 'void' };
  function changed() {
    const t = born(start, FIVE, changeling);
    t.plan('blue', 'changeling.form', 'swap');
    t.until('red', 'launch.aim');
    return t;
  }

  it('[faq-pentaform-1] goes to whoever exchanges sheets with it, with every life stage', () => {
    const t = changed();
    const owners = ['pentaform', ...FIVE].map((x) => t.sheet(x).owner);
    expect(owners).toEqual([1, 1, 1, 1, 1, 1]);
    expect(t.sheet('changeling').owner).toBe(0);
    expect(stage(t)).toBe('tripler');
    // Whichever stage it lives in, and when the Changeling attacks.
    const order = ['healer', 'zombie', 'tripler', 'warpish', 'macron'];
    const other = born({ ...start, turn: 'blue', destiny: ['red'] }, order, changeling);
    other.plan('blue', 'changeling.form', 'swap');
    other.until('blue', 'launch.aim');
    expect(['pentaform', ...order].map((x) => other.sheet(x).owner)).toEqual([1, 1, 1, 1, 1, 1]);
    expect([other.sheet('changeling').owner, stage(other)]).toEqual([0, 'healer']);
  });

  it('[faq-changeling-1] the Changeling lives in its stages from then on', () => {
    const t = changed();
    t.send('red', { 'red/1': 1 });
    t.select('red', 'attack-12');
    t.run();
    // Blue is the Tripler now: 4 becomes 12, and red's 12 stays.
    expect(t.events('outcome')).toMatchObject([{ totals: [13, 16] }]);
    expect(t.events('power-used').filter((e) => e.alien === 'tripler')).toEqual([{ who: 1, alien: 'tripler', clause: 'use' }]);
  });

  it('lends its stage together with itself, also one that comes up meanwhile', () => {
    const t = born(
      {
        ...start,
        turn: 'blue',
        destiny: ['yellow'],
        ships: { blue: { 'red/2': 1 } },
        hands: { blue: ['attack-40'], yellow: ['attack-04'], red: [] },
      },
      ['zombie', 'healer', 'macron', 'warpish', 'tripler'],
      { ...seats, blue: 'plant' },
    );
    t.send('blue', { 'blue/1': 2 });
    t.use('blue', 'plant');
    t.run();
    // Blue has gained a colony with the power of red.
    expect(t.events('power-taken').map((e) => e.alien)).toEqual(['pentaform', 'zombie', 'healer']);
    expect(t.events('power-returned').map((e) => e.alien)).toEqual(['zombie', 'pentaform', 'healer']);
    expect(stage(t)).toBe('healer');
    expect(t.sheet('pentaform')).toMatchObject({ owner: 0, loan: null });
  });

  it('super: two life stages change places at the start of an encounter', () => {
    const t = born({ ...start, hands: { ...start.hands, red: ['attack-12', 'flare:pentaform'] } });
    expect(t.untilOffered('red', 'flare:pentaform')).toEqual(['flare:pentaform', 'pass']);
    expect(t.question('red')).toMatchObject({ data: { at: 'window:encounter.start' } });
    t.answer('red', 'flare:pentaform');
    expect(t.options('red')).toEqual(FIVE);
    t.answer('red', ['warpish', 'tripler']);
    expect(t.sheet('pentaform').notes).toMatchObject({ stages: ['warpish', 'macron', 'zombie', 'tripler', 'healer'], stage: 'warpish' });
    t.select('red', 'attack-12');
    t.run();
    // No Tripler any more.
    expect(t.events('card-changed')).toEqual([]);
  });

  describe('wild', () => {
    const aliens = { red: 'macron', blue: 'trader', yellow: 'void' };
    const position = {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-12', 'flare:pentaform'], blue: ['attack-04'] },
      unused: ['flare:swindler', 'flare:tripler', 'flare:zombie', 'flare:healer'],
    } as const;

    it('gives up its power for one of two others, whose flares come into the deck', () => {
      const t = table(aliens, position);
      t.until('red', 'launch.aim');
      t.raise('red', 'flare:pentaform');
      expect(t.question('red')).toMatchObject({ tag: 'pentaform.become' });
      expect(t.options('red')).toEqual(['tripler', 'zombie']);
      t.answer('red', 'tripler');
      expect(t.sheet('tripler').owner).toBe(0);
      expect(t.state.sheets.find((s) => s.alien === 'macron')?.owner).toBe(-1);
      expect(t.pile(Z.deck)).toEqual(expect.arrayContaining(['flare:tripler', 'flare:zombie']));
      // Nobody is the Pentaform.
      expect(t.pile(Z.discard)).toContain('flare:pentaform');
      t.send('red', { 'red/1': 1 });
      t.run();
      expect(t.events('outcome')).toMatchObject([{ totals: [5, 8] }]);
    });

    it('goes to the Pentaform then', () => {
      const t = table(
        { ...aliens, blue: 'pentaform' },
        { ...position, unused: [...position.unused, 'flare:warpish', 'flare:hate', 'flare:fido'] },
      );
      t.runWhile(() => t.question('red')?.tag !== 'launch.aim');
      t.raise('red', 'flare:pentaform');
      t.runWhile(() => t.question('red')?.tag === 'pentaform.become');
      expect(t.hand('blue')).toContain('flare:pentaform');
    });

    it('costs a Pentaform without its power all life stages as well', () => {
      const bare = { 'red/3': 0, 'red/4': 0, 'red/5': 0, 'blue/2': 1, warp: 6 };
      const t = born({ ...start, ships: { red: bare }, hands: { ...start.hands, red: ['attack-40', 'flare:pentaform'] } });
      t.until('red', 'launch.aim');
      t.raise('red', 'flare:pentaform');
      t.runWhile(() => t.question('red')?.tag === 'pentaform.become');
      const own = t.state.sheets.filter((s) => s.owner === 0).map((s) => s.alien);
      expect(own).toHaveLength(1);
      expect(['pentaform', ...FIVE]).not.toContain(own[0]);
    });

    it('is not for whoever has a power that cannot be given up', () => {
      const t = table({ ...aliens, red: 'swindler' }, position);
      t.runWhile(() => t.question('red')?.tag !== 'launch.aim');
      expect(t.canRaise('red')).toEqual([]);
      t.neverOffered('red', 'flare:pentaform');
    });
  });
});

describe('Pentaform: where its life stages end', () => {
  const winning = { red: ['attack-40', 'attack-30', 'attack-20'], blue: ['attack-04'], yellow: ['attack-06'] };
  // A box of four aliens: nothing is unused but what the test says.
  const small = { turn: 'red', destiny: ['blue', 'yellow'], hands: winning, options: { sets: ['conflict'] } } as const;

  /** Red gains a foreign colony in each of its two encounters. */
  function twoColonies(t: Table): void {
    t.plan('red', 'encounter.second', true);
    t.run();
    t.run();
    expect(t.foreign('red')).toBe(2);
  }
  const grown = (t: Table): number => t.events('power-used').filter((e) => e.alien === 'pentaform').length;

  it('has as many as there are unused flares, and stays in the last', () => {
    const t = table(seats, { ...small, unused: ['flare:mimic', 'flare:lunatic'] });
    expect(t.until('red', 'pentaform.order')).toMatchObject({ min: 2, max: 2, options: ['mimic', 'lunatic'] });
    t.answer('red', ['lunatic', 'mimic']);
    expect(t.events('stage-lived')).toEqual([{ who: 0, alien: 'lunatic' }]);
    twoColonies(t);
    expect(t.events('stage-lived').map((e) => e.alien)).toEqual(['lunatic', 'mimic']);
    expect(grown(t)).toBe(1);
  });

  it('with a single unused flare it lives that one life', () => {
    const t = table(seats, { ...small, unused: ['flare:mimic'] });
    t.until('red', 'launch.aim');
    expect(t.events('stages-arranged')).toEqual([{ who: 0, alien: ['mimic'] }]);
    expect(t.sheet('mimic').owner).toBe(0);
    t.run();
    expect([t.foreign('red'), grown(t)]).toEqual([1, 0]);
  });

  it('without any unused flare it has no other life, and nothing to move', () => {
    const t = table(seats, small);
    twoColonies(t);
    expect(t.events('stages-arranged')).toEqual([]);
    expect(t.events('stage-lived')).toEqual([]);
    expect(grown(t)).toBe(0);
  });

  it('where no flares are played its stages are drawn from the sheets, and no flare is removed', () => {
    const t = table(seats, { ...start, unused: [], options: { flares: false } });
    const d = t.until('red', 'pentaform.order');
    expect(d).toMatchObject({ min: 5, max: 5 });
    const five = t.options('red');
    expect(new Set(five).size).toBe(5);
    t.answer('red', five);
    expect(t.events('flares-removed')).toEqual([]);
    expect(stage(t)).toBe(five[0]);
    expect(five.map((x) => t.sheet(x).owner)).toEqual([0, 0, 0, 0, 0]);
  });

  it('every stage that it comes to is the only one awake', () => {
    const t = born({ ...start, destiny: ['blue', 'yellow'], hands: winning }, ['zombie', 'healer', 'macron', 'warpish', 'tripler']);
    const shown = () => cosmic.copies?.(t.table.game).map((x) => [x.shown, x.is]);
    expect(shown()).toEqual([['zombie', 'zombie']]);
    t.plan('red', 'encounter.second', true);
    t.run();
    expect(shown()).toEqual([['healer', 'healer']]);
    t.run();
    expect(shown()).toEqual([['macron', 'macron']]);
  });

  it('does not move for foreign colonies of others', () => {
    const t = born(
      {
        ...start,
        turn: 'blue',
        destiny: ['yellow'],
        ships: { yellow: { 'blue/1': 1 }, red: { 'yellow/3': 1 } },
        hands: { blue: ['attack-30'], yellow: ['attack-04'] },
      },
      ['zombie', 'healer', 'macron', 'warpish', 'tripler'],
    );
    t.aim('blue', 'yellow/2');
    t.run();
    expect(t.foreign('blue')).toBe(1);
    expect([stage(t), grown(t)]).toEqual(['zombie', 0]);
  });

  it('goes back when the planet under a foreign colony is blown up', () => {
    const t = born(
      { ...start, destiny: ['blue', 'yellow'], hands: winning, completed: { yellow: ['omega-missile'] }, options: { technology: true } },
      ['zombie', 'healer', 'macron', 'warpish', 'tripler'],
    );
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 4 });
    t.plan('red', 'technology.second', 'encounter');
    t.pass('yellow', 'tech:omega-missile');
    t.run();
    expect(stage(t)).toBe('healer');
    t.use('yellow', 'tech:omega-missile');
    t.plan('yellow', 'omega-missile.planet', 'blue/1');
    t.until('red', 'launch.aim');
    expect(t.foreign('red')).toBe(0);
    expect(stage(t)).toBe('zombie');
  });

  it('stays where it is when a planet of its home is blown up', () => {
    const t = born(
      { ...start, destiny: ['blue', 'yellow'], hands: winning, completed: { yellow: ['omega-missile'] }, options: { technology: true } },
      ['zombie', 'healer', 'macron', 'warpish', 'tripler'],
    );
    t.plan('red', 'technology.second', 'encounter');
    t.pass('yellow', 'tech:omega-missile');
    t.run();
    t.use('yellow', 'tech:omega-missile');
    t.plan('yellow', 'omega-missile.planet', 'red/5');
    t.until('red', 'launch.aim');
    expect(t.warp('red')).toBeGreaterThan(0);
    expect(stage(t)).toBe('healer');
  });

  describe('super', () => {
    const flare = { ...small, hands: { ...winning, red: ['attack-40', 'flare:pentaform'] } };

    it('needs two life stages', () => {
      for (const unused of [[], ['flare:mimic']]) {
        const t = table(seats, { ...flare, unused, strict: ['red'] });
        t.neverOffered('red', 'flare:pentaform');
      }
      const two = table(seats, { ...flare, unused: ['flare:mimic', 'flare:lunatic'] });
      two.plan('red', 'pentaform.order', ['mimic', 'lunatic']);
      two.use('red', 'flare:pentaform');
      expect(two.until('red', 'pentaform.swap')).toMatchObject({ min: 2, max: 2, options: ['mimic', 'lunatic'] });
      two.answer('red', ['mimic', 'lunatic']);
      expect(stage(two)).toBe('lunatic');
      expect(two.events('stage-lived').map((e) => e.alien)).toEqual(['mimic', 'lunatic']);
    });

    it('changes no life when two others change places', () => {
      const t = born({ ...start, hands: { ...start.hands, red: ['attack-12', 'flare:pentaform'] } });
      t.use('red', 'flare:pentaform');
      t.plan('red', 'pentaform.swap', ['healer', 'macron']);
      t.until('red', 'launch.aim');
      expect(t.events('stages-arranged').at(-1)).toEqual({ who: 0, alien: ['tripler', 'healer', 'zombie', 'warpish', 'macron'] });
      expect(t.events('stage-lived')).toEqual([{ who: 0, alien: 'tripler' }]);
    });
  });

  describe('wild', () => {
    const aliens = { red: 'macron', blue: 'trader', yellow: 'void' };
    const box = { sets: ['conflict'], aliens: ['pentaform', 'changeling', 'empath', 'lunatic', 'mimic'] };
    const flare = { ...small, options: box, hands: { ...winning, red: ['attack-40', 'flare:pentaform'] } };

    it('needs an unused flare', () => {
      const t = table(aliens, flare);
      t.until('red', 'launch.aim');
      expect(t.canRaise('red')).toEqual([]);
    });

    it('takes the only alien there is, and the deck is shuffled', () => {
      const t = table(aliens, { ...flare, unused: ['flare:mimic'], deck: ['attack-08', 'attack-10', 'negotiate'] });
      t.until('red', 'launch.aim');
      const before = t.pile(Z.deck);
      t.raise('red', 'flare:pentaform');
      t.runWhile(() => t.question('red')?.tag !== 'launch.aim');
      expect(t.events('power-drawn')).toEqual([{ who: 0, alien: 'mimic' }]);
      const after = t.pile(Z.deck);
      expect(after.filter((x) => x !== 'flare:mimic')).not.toEqual(before);
      expect([...after].sort()).toEqual([...before, 'flare:mimic'].sort());
    });

    it('leaves the old power where no unused alien can be played', () => {
      // All the unused flares are of an alien with Game Setup text.
      const t = table(aliens, {
        ...flare,
        unused: ['flare:schizoid'],
        options: { sets: ['alliance'], aliens: ['pentaform', 'pygmy', 'schizoid'] },
      });
      t.until('red', 'launch.aim');
      t.raise('red', 'flare:pentaform');
      t.runWhile(() => t.question('red')?.tag !== 'launch.aim');
      expect(t.events('power-refused')).toContainEqual({ alien: 'schizoid' });
      expect(t.events('power-drawn')).toEqual([]);
      expect(t.sheet('macron').owner).toBe(0);
    });

    it('gives up the alien, not the power that a space station brings', () => {
      const t = table(aliens, {
        ...start,
        unused: ['flare:tripler', 'flare:zombie', 'flare:healer'],
        hands: flare.hands,
        stations: { red: { 'alien-outpost': 'red/1' } },
        options: { stations: 'one' },
      });
      t.until('red', 'launch.aim');
      t.raise('red', 'flare:pentaform');
      expect(t.question('red')).toMatchObject({ tag: 'pentaform.become', options: ['zombie', 'healer'] });
      t.answer('red', 'healer');
      expect(t.sheet('tripler').owner).toBe(0);
      expect(t.state.sheets.find((s) => s.alien === 'macron')?.owner).toBe(-1);
    });
  });
});
