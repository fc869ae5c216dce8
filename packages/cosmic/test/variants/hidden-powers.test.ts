import { cosmic, Z } from '@parley/cosmic';
import { hasOptions, openTable, packets, randomFrom, recordOf, restore, viewOf } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'tripler', blue: 'void', yellow: 'macron' };
const start = {
  turn: 'red',
  destiny: ['blue'],
  hands: { red: ['attack-10'], blue: ['attack-14'] },
  options: { hiddenPowers: true },
} as const;

describe('R32.3 hidden powers', () => {
  it('nobody but its player knows an alien: not from views, not from events', () => {
    const t = table(seats, start);
    expect(t.events('alien-revealed')).toEqual([]);
    for (const who of ['blue', 'yellow', null]) {
      expect(t.view(who)['sheet:0']).toMatchObject({ alien: null, name: null, hidden: true, owner: 0, controller: 0 });
      expect(JSON.stringify(t.view(who)['sheet:0'])).not.toMatch(/tripler/i);
    }
    expect(t.view('red')['sheet:0']).toMatchObject({ alien: 'tripler', hidden: true });
  });

  it('nothing of the dealing shows: packets to a seat name no alien but its own', () => {
    const open = openTable(cosmic, { players: 5, hiddenPowers: true, aliens: ['void', 'tripler', 'hacker', 'citadel', 'host'] }, 'deal', {
      listen: true,
    });
    const own = open.game.s.sheets.map((s) => s.alien);
    packets(open).forEach((text, seat) => {
      own.forEach((alien, p) => p !== seat && expect(text).not.toContain(`"${alien}"`));
    });
    // Aliens with places for cards on their sheets are not told from those without.
    for (let seat = 0; seat < 5; seat++) {
      const view = viewOf(open.game, seat);
      const sheets = own.map((_, p) => p).filter((p) => p !== seat);
      expect(new Set(sheets.map((p) => JSON.stringify({ ...(view[`sheet:${p}`] as object), owner: 0, controller: 0 }))).size).toBe(1);
      const zones = open.game.s.zones.flatMap((z, i) => (z.kind === 'sheet' && z.sheet !== seat ? [i] : []));
      expect(zones.map((i) => view[`zone:${i}`])).toEqual(zones.map(() => 0));
    }
    const perSheet = own.map((_, p) => open.game.s.zones.filter((z) => z.kind === 'sheet' && z.sheet === p).length);
    expect(new Set(perSheet).size).toBe(1);
  });

  it('a facedown power does nothing by itself, not even what it must', () => {
    const t = table(seats, start);
    const offered = t.untilOffered('red', 'tripler');
    // To use it is to show it, and need not be.
    expect(offered).toContain('pass');
    t.answer('red', 'pass');
    t.run();
    expect(t.events('power-used')).toEqual([]);
    expect(t.events('card-changed')).toEqual([]);
    expect(t.sheet('tripler').hidden).toBe(true);
  });

  it('to use it its player turns it up, for good', () => {
    const t = table(seats, { ...start, destiny: ['blue', 'blue'] });
    t.use('red', 'tripler');
    t.run();
    expect(t.events('alien-revealed')).toEqual([{ who: 0, alien: 'tripler' }]);
    expect(t.events('power-used')).toMatchObject([{ alien: 'tripler' }]);
    expect(t.events('card-changed')).toMatchObject([{ value: 30 }]);
    expect(t.view('yellow')['sheet:0']).toMatchObject({ alien: 'tripler', hidden: false });
    expect(t.restored().divergence).toBeNull();
  });

  it('a power that has been turned up works as ever, and can be zapped on its first use', () => {
    const t = table(seats, { ...start, hands: { red: ['attack-10'], blue: ['attack-14', 'cosmic-zap'] } });
    t.use('red', 'tripler');
    t.zap('blue', 'tripler');
    t.run();
    expect(t.events('card-changed')).toEqual([]);
    expect(t.sheet('tripler').hidden).toBeUndefined();
  });

  it('it may be turned up at any time, after which it does what it must', () => {
    const t = table(seats, start);
    t.until('red', 'launch.aim');
    expect(t.canRaise('red')).toEqual(['tripler']);
    expect(t.canRaise('yellow')).toEqual(['macron']);
    t.raise('red', 'tripler');
    expect(t.events('alien-revealed')).toEqual([{ who: 0, alien: 'tripler' }]);
    expect(t.events('power-used')).toEqual([]);
    expect(t.canRaise('red')).toEqual([]);
    t.run();
    expect(t.events('power-used')).toMatchObject([{ alien: 'tripler' }]);
  });

  it('aliens with Game Setup text are shown for it', () => {
    const t = table({ ...seats, red: 'tick-tock', blue: 'pygmy' }, start);
    expect(t.events('alien-revealed')).toEqual([
      { who: 0, alien: 'tick-tock' },
      { who: 1, alien: 'pygmy' },
    ]);
    expect(t.sheet('macron').hidden).toBe(true);
  });

  it('losing and regaining home colonies says nothing about a hidden power', () => {
    const t = table(seats, {
      ...start,
      ships: { blue: { 'blue/1': 1, 'blue/2': 0, 'blue/3': 0 } },
      hands: { red: ['attack-20'], blue: ['attack-00'] },
    });
    t.run();
    expect(t.sheet('void').down).toBe(true);
    expect(t.events('power-lost')).toEqual([]);
    expect(t.view('red')['sheet:1']).toMatchObject({ alien: null, down: false });
    expect(t.view('blue')['sheet:1']).toMatchObject({ alien: 'void', down: true });
  });

  it('a flare that goes to the player of its alien is discarded while nobody is known to be that', () => {
    const t = table({ ...seats, yellow: 'host' }, { ...start, hands: { ...start.hands, red: ['attack-10', 'flare:host'] } });
    t.until('red', 'launch.aim');
    t.raise('red', 'flare:host');
    t.until('red', 'launch.aim');
    expect(t.events('flare-given')).toEqual([]);
    expect(t.pile(Z.discard)).toContain('flare:host');
    // Not even its own player keeps it, or all would know.
    const own = table({ ...seats, yellow: 'host' }, { ...start, hands: { ...start.hands, yellow: ['flare:host'] } });
    own.until('red', 'launch.aim');
    own.raise('yellow', 'flare:host');
    own.until('red', 'launch.aim');
    expect(own.pile(Z.discard)).toContain('flare:host');
  });

  it('its player plays the flare of a hidden alien as anybody else would', () => {
    const t = table(seats, { ...start, hands: { blue: ['attack-20'], red: ['attack-10', 'flare:tripler'] } });
    t.untilOffered('red', 'flare:tripler');
    const d = t.question('red');
    expect(d && hasOptions(d) && d.options.some((x) => x.includes(':wild.'))).toBe(true);
    const shown = table(seats, { ...start, hands: { ...start.hands, red: ['attack-12', 'flare:tripler'] } });
    shown.until('red', 'launch.aim');
    shown.raise('red', 'tripler');
    shown.boost('red');
    shown.run();
    expect(shown.events('card-played')).toMatchObject([{ text: 'super' }]);
  });

  it('a hidden alien might be any that can lie hidden and is not seen elsewhere', () => {
    // The Tick-Tock is shown, since it has a Game Setup text; yellow turns its Macron up.
    const t = table({ ...seats, blue: 'tick-tock', purple: 'zombie' }, { ...start, ships: { red: { 'red/1': 5 } } });
    t.until('red', 'launch.aim');
    t.raise('yellow', 'macron');
    const guesses = new Set<string>();
    for (let i = 0; i < 10; i++) {
      const { game } = restore(cosmic, recordOf(t.table)).table;
      const before = JSON.stringify(viewOf(game, 3));
      cosmic.scramble(game, 3, randomFrom(`scrambled ${i}`));
      expect(JSON.stringify(viewOf(game, 3))).toBe(before);
      const [red, blue, yellow, purple] = game.s.sheets.map((x) => x.alien);
      expect([blue, yellow, purple]).toEqual(['tick-tock', 'macron', 'zombie']);
      expect(['tick-tock', 'macron', 'zombie', 'pygmy', 'warrior', 'symbiote']).not.toContain(red);
      guesses.add(red);
    }
    expect(guesses.size).toBeGreaterThan(5);
    // To onlookers neither of the hidden ones is known.
    const { game } = restore(cosmic, recordOf(t.table)).table;
    cosmic.scramble(game, null, randomFrom('onlooker'));
    expect(game.s.sheets.map((x) => x.alien)).not.toContain('zombie');
  });

  it('a hidden sheet looks like any other: nothing is on it, and nothing has happened to it', () => {
    const t = table({ ...seats, red: 'warrior' }, start);
    for (const x of [0, 1]) expect(t.view('yellow')[`sheet:${x}`]).toMatchObject({ alien: null, tokens: 0, zapped: false, down: false });
  });
});
