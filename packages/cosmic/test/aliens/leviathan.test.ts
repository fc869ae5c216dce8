import { hasOptions } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

type Table = ReturnType<typeof table>;

const seats = { red: 'leviathan', blue: 'trader', yellow: 'tripler', purple: 'human' };
const start = { turn: 'red', destiny: ['blue'], hands: { red: ['attack-08'], blue: ['attack-10'] } } as const;

/** Red aims at blue/1 and sends red/2 through the gate. */
function launch(t: Table): void {
  t.aim('red', 'blue/1');
  t.use('red', 'leviathan');
  t.plan('red', 'leviathan.planet', 'red/2');
}

describe('Leviathan', () => {
  it('sends a home planet through the gate once it is aimed: 20, and 1 for each ship on it', () => {
    const t = table(seats, { ...start, ships: { yellow: { 'red/4': 1 } } });
    t.aim('red', 'blue/1');
    expect(t.untilOffered('red', 'leviathan')).toEqual(['leviathan', 'pass']);
    expect(t.question('red')?.data?.at).toBe('window:launch.aimed');
    t.answer('red', 'leviathan');
    // Not the planet on which there are ships of another player.
    expect(t.question('red')).toMatchObject({ tag: 'leviathan.planet' });
    expect(t.options('red')).toEqual(['red/1', 'red/2', 'red/3', 'red/5']);
    t.answer('red', 'red/2');
    t.runTo('alliance');
    expect(t.view(null).marks).toEqual([{ planet: 'red/2', sheet: 0, what: 'worldship', card: null }]);
    t.plan('red', 'leviathan.settle', { 'red/2': 1 });
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [8 + 4 + 20, 10 + 4] }]);
    expect([t.ships('red', 'red/2'), t.ships('red', 'blue/1'), t.ships('red', 'gate')]).toEqual([3, 1, 0]);
    expect(t.view(null).marks).toEqual([]);
    expect(t.restored().divergence).toBeNull();
  });

  it('[faq-leviathan-1] the planet takes the place of the launch', () => {
    const t = table(seats, start);
    launch(t);
    t.until('red', 'alliance.invite');
    expect(t.events('ships-sent')).toEqual([]);
    expect(t.story()).not.toContain('launch.ships');
    // Without it there is a launch as usual.
    const plain = table(seats, start);
    plain.aim('red', 'blue/1');
    plain.until('red', 'launch.ships');
  });

  it('[faq-leviathan-1] allies send ships as usual, and the planet is back before another encounter', () => {
    const t = table(seats, { ...start, hands: { red: ['attack-40', 'attack-08'], blue: ['attack-10'] } });
    launch(t);
    t.select('red', 'attack-40');
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 2 });
    t.plan('red', 'leviathan.settle', { 'red/2': 1 });
    t.until('red', 'encounter.second');
    expect(t.events('outcome')).toMatchObject([{ totals: [40 + 4 + 20 + 2, 14] }]);
    expect(t.encounter().carrier).toBeUndefined();
    expect(t.owner.g.k.lingering.filter((x) => x.kind.startsWith('leviathan'))).toEqual([]);
  });

  it('goes as the offense alone, with the one planet that is free', () => {
    const guest = { 'red/1': 1, 'red/3': 1, 'red/4': 1, 'red/5': 1 };
    const one = table(seats, { ...start, ships: { yellow: guest } });
    one.aim('red', 'blue/1');
    one.use('red', 'leviathan');
    one.run();
    expect(one.events('worldship-launched')).toEqual([{ who: 0, planet: 'red/2' }]);
    const none = table(seats, { ...start, ships: { yellow: { ...guest, 'red/2': 1 } } });
    none.aim('red', 'blue/1');
    none.neverOffered('red', 'leviathan');
    const defense = table(seats, { turn: 'blue', destiny: ['red'], hands: { blue: ['attack-10'], red: ['attack-08'] } });
    defense.neverOffered('red', 'leviathan');
  });

  it('leaves up to four ships behind when it wins, or none', () => {
    const t = table(seats, { ...start, ships: { red: { 'red/2': 6 } } });
    launch(t);
    expect(t.until('red', 'leviathan.settle')).toMatchObject({ min: 0, max: 4, data: { planet: 'blue/1' } });
    t.answer('red', { 'red/2': 4 });
    t.run();
    expect([t.ships('red', 'red/2'), t.ships('red', 'blue/1')]).toEqual([2, 4]);
    const none = table(seats, start);
    launch(none);
    none.plan('red', 'leviathan.settle', {});
    none.run();
    expect([none.ships('red', 'red/2'), none.foreign('red'), none.events('won')]).toEqual([4, 0, [{ who: [0], lost: [1] }]]);
  });

  it('says who stays behind when compensation has been paid', () => {
    const t = table(seats, { ...start, hands: { red: ['attack-08', 'morph', 'plague'], blue: ['negotiate'] } });
    launch(t);
    t.select('red', 'attack-08');
    t.until('red', 'leviathan.settle');
    expect(t.events('compensated')).toEqual([{ who: 1, from: 0, n: 2 }]);
  });

  it('loses all ships on the planet when it loses, but not the planet', () => {
    const t = table(seats, { ...start, hands: { red: ['attack-01'], blue: ['attack-40'] }, ships: { red: { 'red/2': 6 } } });
    launch(t);
    t.run();
    expect([t.warp('red'), t.ships('red', 'red/2'), t.colonies('red')]).toEqual([6, 0, 4]);
    expect(t.state.places.filter((x) => x.kind === 'planet' && x.system === 0)).toHaveLength(5);
  });

  it('keeps its ships where they are after a deal, and has them at hand for one that fails', () => {
    const t = table(seats, { ...start, hands: { red: ['negotiate'], blue: ['negotiate'] } });
    launch(t);
    t.leave('red');
    t.plan('red', 'deal.penalty', { 'red/2': 3 });
    t.run();
    expect([t.ships('red', 'red/2'), t.warp('red')]).toEqual([1, 3]);
  });

  it('launches as usual when it is zapped', () => {
    const t = table(seats, { ...start, hands: { ...start.hands, purple: ['cosmic-zap'] } });
    launch(t);
    t.zap('purple', 'leviathan');
    t.until('red', 'launch.ships');
    expect(t.encounter().carrier).toBeUndefined();
    t.answer('red', { 'red/2': 2 });
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [10, 14] }]);
  });

  it('counts as having its ships in the encounter', () => {
    // Red plays a Macron flare: 1 for each ship it has in the encounter.
    const t = table(seats, { ...start, hands: { red: ['attack-08', 'flare:macron'], blue: ['attack-10'] } });
    launch(t);
    t.use('red', 'flare:macron');
    t.plan('red', 'leviathan.settle', {});
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [8 + 4 + 20 + 4, 14] }]);
  });

  it('takes a flagship on the planet into the encounter', () => {
    const t = table(seats, { ...start, options: { specialShips: 'flagship' }, specialShips: { red: ['red/2'] } });
    launch(t);
    t.plan('red', 'use', (d) => (hasOptions(d) ? d.options.find((x) => x.endsWith('.might')) : undefined) ?? 'pass', {
      at: 'window:reveal.revealed',
    });
    t.plan('red', 'leviathan.settle', {});
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [8 + 4 + 20 + 3, 14] }]);
  });

  it('[faq-leviathan-2] the only ship on the planet still lands after Guerrilla has lost', () => {
    const t = table({ ...seats, blue: 'guerrilla' }, { ...start, ships: { red: { 'red/2': 1 } } });
    launch(t);
    expect(t.until('red', 'leviathan.settle')).toMatchObject({ min: 0, max: 1 });
    t.answer('red', { 'red/2': 1 });
    t.run();
    expect([t.ships('red', 'blue/1'), t.warp('red')]).toEqual([1, 0]);
  });

  it('[faq-leviathan-3] stolen on the way, the planet counts 20 for the thief, who says which ships land', () => {
    const t = table(
      { ...seats, blue: 'plant' },
      { ...start, hands: { red: ['attack-40'], blue: ['attack-06'] }, ships: { blue: { 'red/1': 1, 'blue/1': 4 } } },
    );
    launch(t);
    t.use('blue', 'plant');
    const asked = t.until('blue', 'leviathan.settle');
    expect(asked).toMatchObject({ min: 0, max: 4, places: [{ id: 'red/2', max: 4 }] });
    // The planet is blue's weight, and red's ships on it count for nobody.
    expect(t.events('outcome')).toMatchObject([{ totals: [40, 6 + 4 + 20] }]);
    t.answer('blue', { 'red/2': 1 });
    t.run();
    expect([t.ships('red', 'blue/1'), t.ships('red', 'red/2')]).toEqual([1, 3]);
    // It is at red's home still.
    expect(t.state.places.find((x) => x.kind === 'planet' && x.colour === 0 && x.nth === 2)?.system).toBe(0);
  });

  it('[faq-leviathan-3] also by a thief in the first seat, as the defense', () => {
    const t = table(
      { red: 'plant', blue: 'leviathan', yellow: 'tripler', purple: 'human' },
      { turn: 'blue', destiny: ['red'], hands: { blue: ['attack-40'], red: ['attack-06'] }, ships: { red: { 'blue/1': 1, 'red/1': 4 } } },
    );
    t.aim('blue', 'red/1');
    t.use('blue', 'leviathan');
    t.plan('blue', 'leviathan.planet', 'blue/2');
    t.use('red', 'plant');
    t.until('red', 'leviathan.settle');
    expect(t.events('outcome')).toMatchObject([{ totals: [40, 6 + 4 + 20] }]);
  });

  it('[faq-space-stations-1] a planet with a station can go; the station works until the ships are lost', () => {
    const position = {
      ...start,
      options: { stations: 'one' },
      stations: { red: { 'big-space-laser': 'red/2' } },
      hands: { red: ['attack-08'], blue: ['attack-10'] },
    };
    const t = table(seats, position);
    launch(t);
    t.use('red', 'station:big-space-laser');
    t.plan('red', 'leviathan.settle', {});
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [8 + 4 + 20 + 10, 14] }]);
    expect(t.events('station-lost')).toEqual([]);
    const lost = table(seats, { ...position, hands: { red: ['attack-01'], blue: ['attack-40'] } });
    launch(lost);
    lost.run();
    expect(lost.events('station-lost')).toEqual([{ who: 0, card: 'station:big-space-laser' }]);
  });

  it('[faq-leviathan-4] planets traded with the wild flare are home planets of their new systems', () => {
    const t = table(
      { ...seats, red: 'zombie' },
      {
        ...start,
        hands: { red: ['attack-08', 'flare:leviathan'], blue: ['attack-10'] },
        ships: { blue: { 'red/3': 1 }, red: { 'red/3': 2, 'blue/4': 1 } },
      },
    );
    expect(t.untilOffered('red', 'flare:leviathan')).toEqual(['flare:leviathan', 'pass']);
    expect(t.question('red')?.data?.at).toBe('window:destiny.defenseDetermined');
    t.answer('red', 'flare:leviathan');
    expect(t.options('red')).toEqual(['red/1', 'red/2', 'red/3', 'red/4', 'red/5']);
    t.answer('red', 'red/3');
    expect(t.options('red')).toEqual(['blue/1', 'blue/2', 'blue/3', 'blue/4', 'blue/5']);
    expect([t.foreign('red'), t.foreign('blue')]).toEqual([1, 1]);
    t.answer('red', 'blue/4');
    t.run();
    // Red is at home on blue/4 and a guest on red/3; for blue it is the other way round.
    expect([t.foreign('red'), t.foreign('blue')]).toEqual([1, 1]);
    const systems = (name: string): number =>
      t.state.places[t.state.places.findIndex((x) => x.kind === 'planet' && `${['red', 'blue'][x.colour]}/${x.nth}` === name)].system;
    expect([systems('red/3'), systems('blue/4')]).toEqual([1, 0]);
    expect(t.events('outcome')).toEqual([]);
    // Nobody is the Leviathan.
    expect(t.hand('red')).toEqual(['attack-08']);
  });

  it('the wild flare is a success: another encounter may follow, and the Leviathan gets it', () => {
    const t = table(
      { ...seats, red: 'zombie', purple: 'leviathan' },
      {
        ...start,
        destiny: ['blue', 'yellow'],
        hands: { red: ['attack-08', 'flare:leviathan'], blue: ['attack-10'], yellow: ['attack-06'] },
      },
    );
    t.use('red', 'flare:leviathan');
    t.until('red', 'encounter.second');
    expect(t.hand('purple')).toEqual(['flare:leviathan']);
  });

  it('the wild flare trades a last home planet for a last one', () => {
    const gone = ['red', 'blue'].flatMap((x) => [2, 3, 4, 5].map((n) => `${x}/${n}`));
    const t = table({ ...seats, red: 'zombie' }, { ...start, gone, hands: { red: ['attack-08', 'flare:leviathan'], blue: ['attack-10'] } });
    t.use('red', 'flare:leviathan');
    t.run();
    expect([t.foreign('red'), t.foreign('blue')]).toEqual([1, 1]);
  });

  it('the wild flare is not for the defense', () => {
    const t = table(
      { ...seats, blue: 'zombie', red: 'human', purple: 'virus' },
      { ...start, hands: { red: ['attack-08'], blue: ['attack-10', 'flare:leviathan'] } },
    );
    t.neverOffered('blue', 'flare:leviathan');
  });

  const crowd = {
    ...start,
    hands: { red: ['attack-08', 'flare:leviathan'], blue: ['attack-10'], purple: ['force-field'] },
    ships: { yellow: { 'red/2': 2 }, blue: { 'red/3': 1, 'blue/1': 4 } },
  } as const;

  it('the super flare takes ships of others along, but not of the defense: they count and are allies', () => {
    const t = table(seats, crowd);
    t.aim('red', 'blue/1');
    t.use('red', 'leviathan');
    t.boost('red');
    expect(t.until('red', 'leviathan.planet')).toMatchObject({ tag: 'leviathan.planet' });
    expect(t.options('red')).toEqual(['red/1', 'red/2', 'red/4', 'red/5']);
    t.answer('red', 'red/2');
    expect([t.encounter().allies, t.encounter().joined]).toEqual([
      [[2], []],
      [[2], []],
    ]);
    t.invite('red', 'yellow', 'purple');
    t.plan('red', 'leviathan.settle', { 'red/2': 2 });
    t.run();
    // Yellow is not asked to send ships, and gains no colony.
    expect(t.story()).not.toContain('yellow answers alliance');
    expect(t.events('allied')).toEqual([{ who: 2, side: 'offense' }]);
    expect(t.events('outcome')).toMatchObject([{ totals: [8 + 20 + 4 + 2, 14] }]);
    expect([t.ships('yellow', 'red/2'), t.ships('yellow', 'blue/1'), t.ships('red', 'blue/1')]).toEqual([2, 0, 2]);
  });

  it('the super flare is offered only where it makes a difference', () => {
    const plain = table(seats, { ...crowd, ships: {}, strict: ['red'] });
    plain.aim('red', 'blue/1');
    plain.use('red', 'leviathan');
    plain.plan('red', 'leviathan.settle', {});
    plain.run();
    // Every planet is crowded: without the flare nothing can go, and the launch is as usual.
    const full = { ...crowd, ships: { yellow: { 'red/1': 1, 'red/2': 1, 'red/3': 1, 'red/4': 1, 'red/5': 1 } } };
    const declined = table(seats, { ...full, hands: { ...full.hands, purple: ['cosmic-zap'] } });
    declined.aim('red', 'blue/1');
    declined.use('red', 'leviathan');
    declined.boost('red', false);
    declined.send('red', { 'red/1': 1 });
    declined.neverOffered('purple', 'cosmic-zap', { alien: 'leviathan' });
    const crowded = table(seats, full);
    crowded.aim('red', 'blue/1');
    crowded.use('red', 'leviathan');
    crowded.boost('red');
    crowded.run();
    expect(crowded.events('worldship-launched')).toHaveLength(1);
  });

  it('the super flare costs the others their ships too when it loses', () => {
    const t = table(seats, { ...crowd, hands: { ...crowd.hands, red: ['attack-01', 'flare:leviathan'], blue: ['attack-40'] } });
    t.aim('red', 'blue/1');
    t.use('red', 'leviathan');
    t.boost('red');
    t.plan('red', 'leviathan.planet', 'red/2');
    t.run();
    expect([t.warp('red'), t.warp('yellow'), t.ships('yellow', 'red/2')]).toEqual([4, 2, 0]);
  });

  it('R29.3 the super flare makes no ally of the partner of the defense: its ships come along and take no part', () => {
    for (const red of ['attack-08', 'attack-01']) {
      const t = table(
        { ...seats, purple: 'mite' },
        {
          ...crowd,
          hands: { red: [red, 'flare:leviathan'], blue: [red === 'attack-08' ? 'attack-10' : 'attack-40'], purple: [] },
          ships: { yellow: { 'red/2': 2 }, purple: { 'red/2': 1 }, blue: { 'blue/1': 4 } },
          options: { teams: true },
          teams: [
            ['red', 'purple'],
            ['blue', 'yellow'],
          ],
        },
      );
      t.aim('red', 'blue/1');
      t.use('red', 'leviathan');
      t.boost('red');
      t.plan('red', 'leviathan.planet', 'red/2');
      t.until('yellow', 'alliance.answer');
      // It may still help its partner, and nobody else.
      expect(t.options('yellow')).toEqual(['defense', 'decline']);
      t.answer('yellow', 'decline');
      t.run();
      // The partner of the offense is an ally like others.
      expect(t.events('allied')).toEqual([{ who: 3, side: 'offense' }]);
      const total = red === 'attack-08' ? 8 : 1;
      expect(t.events('outcome')).toMatchObject([{ totals: [total + 20 + 4 + 1, red === 'attack-08' ? 14 : 44] }]);
      expect([t.ships('yellow', 'red/2'), t.warp('yellow')]).toEqual([2, 0]);
      expect([t.warp('red'), t.warp('purple')]).toEqual(red === 'attack-08' ? [0, 0] : [4, 1]);
    }
  });

  it('[faq-incursion-1] a Force Field does not empty the planet', () => {
    const t = table(seats, crowd);
    t.aim('red', 'blue/1');
    t.use('red', 'leviathan');
    t.boost('red');
    t.plan('red', 'leviathan.planet', 'red/2');
    t.use('purple', 'force-field');
    t.plan('purple', 'force-field', ['yellow']);
    t.plan('red', 'leviathan.settle', {});
    t.run();
    expect(t.ships('yellow', 'red/2')).toBe(2);
    expect(t.events('outcome')).toMatchObject([{ totals: [8 + 20 + 4 + 2, 14] }]);
    // An ally who has come by itself has to go.
    const plain = table(seats, crowd);
    plain.aim('red', 'blue/1');
    plain.send('red', { 'red/1': 1 });
    plain.invite('red', 'yellow');
    plain.ally('yellow', 'offense', { 'yellow/1': 3 });
    plain.use('purple', 'force-field');
    plain.plan('purple', 'force-field', ['yellow']);
    plain.plan('yellow', 'ships.return', { 'yellow/2': 3 });
    plain.run();
    expect(plain.events('alliance-cancelled')).toEqual([{ who: 2 }]);
    expect([plain.ships('yellow', 'gate'), plain.warp('yellow')]).toEqual([0, 0]);
  });
});
