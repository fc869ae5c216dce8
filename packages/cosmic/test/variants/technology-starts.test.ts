import { cosmic, TECHS, Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { acts, discarded, placeOf, shipsOn, techNamed, techsOf, techTable } from './techs.ts';
import { SEATS } from './variant-table.ts';

/** Techs that are used when an encounter starts or while the offense regroups. */

describe('Coldsleep Ship', () => {
  const completed = { red: ['coldsleep-ship'] };

  it('founds a colony with one to four ships beside whoever is there, and is discarded', () => {
    const t = techTable({ completed });
    t.use('red', 'tech:coldsleep-ship');
    t.until('red', 'coldsleep-ship.planet');
    t.answer('red', 'yellow/2');
    expect(t.question('red')).toMatchObject({ tag: 'coldsleep-ship.ships', min: 1, max: 4 });
    expect(t.options('red')).toEqual(['red/1', 'red/2', 'red/3', 'red/4', 'red/5']);
    t.answer('red', { 'red/1': 3, 'red/2': 1 });
    expect([t.ships('red', 'yellow/2'), t.ships('yellow', 'yellow/2'), t.foreign('red')]).toEqual([4, 4, 1]);
    expect([techsOf(t, 'red'), discarded(t)]).toEqual([[], ['coldsleep-ship']]);
  });

  it('at the start of anybody’s encounter', () => {
    const t = techTable({ completed: { purple: ['coldsleep-ship'] } });
    expect(t.untilOffered('purple', 'tech:coldsleep-ship')).toContain('pass');
    expect([t.turn(), t.encounter().phase]).toEqual(['red', 'regroup']);
  });

  it('[faq-technology-01] on any planet without a colony of one’s own, in systems where one has others too, but not at home', () => {
    const t = techTable({ completed, ships: { red: { 'yellow/1': 2, 'red/4': 0 } } });
    t.use('red', 'tech:coldsleep-ship');
    t.until('red', 'coldsleep-ship.planet');
    const planets = (colour: string): string[] => [1, 2, 3, 4, 5].map((n) => `${colour}/${n}`);
    expect(t.options('red')).toEqual([...planets('blue'), ...planets('yellow').slice(1), ...planets('purple')]);
    // For another player other systems, and without foreign colonies all of them.
    const other = techTable({ completed: { purple: ['coldsleep-ship'] }, ships: { purple: { 'purple/2': 0 } } });
    other.use('purple', 'tech:coldsleep-ship');
    other.until('purple', 'coldsleep-ship.planet');
    expect(other.options('purple')).toEqual([...planets('red'), ...planets('blue'), ...planets('yellow')]);
  });

  it('[faq-technology-07] without another colony all the ships on it land on the new one', () => {
    const t = techTable({ techs: { red: { 'coldsleep-ship': 9 } }, ships: { red: { warp: 20 } } });
    const place = placeOf(t, 'coldsleep-ship');
    acts(t, 'red', 'complete coldsleep-ship');
    t.plan('red', 'coldsleep-ship.now', true);
    t.plan('red', 'coldsleep-ship.planet', 'purple/5');
    t.until('red', 'coldsleep-ship.ships');
    expect(t.question('red')).toMatchObject({ min: 1, max: 4 });
    expect(t.options('red')).toEqual([place]);
    t.answer('red', { [place]: 4 });
    t.runTo('launch');
    // One more has been taken back from the warp.
    expect([t.ships('red', 'purple/5'), t.warp('red')]).toEqual([10, 10]);
    expect(discarded(t)).toEqual(['coldsleep-ship']);

    // However few of them found it: the others follow.
    const one = techTable({ techs: { red: { 'coldsleep-ship': 9 } }, ships: { red: { warp: 20 } } });
    acts(one, 'red', 'complete coldsleep-ship');
    one.plan('red', 'coldsleep-ship.now', true);
    one.plan('red', 'coldsleep-ship.planet', 'blue/2');
    one.plan('red', 'coldsleep-ship.ships', { [placeOf(one, 'coldsleep-ship')]: 1 });
    one.runTo('launch');
    expect([one.ships('red', 'blue/2'), one.warp('red')]).toEqual([10, 10]);
  });

  it('when it is completed the crew may set out at once, from the card itself; the rest return', () => {
    const t = techTable({ techs: { red: { 'coldsleep-ship': 9 } } });
    const place = placeOf(t, 'coldsleep-ship');
    acts(t, 'red', 'complete coldsleep-ship');
    t.plan('red', 'coldsleep-ship.now', true);
    t.plan('red', 'coldsleep-ship.planet', 'blue/1');
    t.until('red', 'coldsleep-ship.ships');
    expect(t.options('red')).toContain(place);
    t.answer('red', { [place]: 2, 'red/1': 1 });
    expect(t.question('red')).toMatchObject({ tag: 'ships.return', min: 7, max: 7 });
    expect(t.options('red')).toContain('blue/1');
  });

  it('may be kept for later; then its crew goes home like any other', () => {
    const t = techTable({ techs: { red: { 'coldsleep-ship': 9 } } });
    acts(t, 'red', 'complete coldsleep-ship');
    t.plan('red', 'coldsleep-ship.now', false);
    t.until('red', 'ships.return');
    expect(techsOf(t, 'red')).toEqual(['coldsleep-ship']);
  });

  it('not without a colony from which to go', () => {
    const t = techTable({ completed: { purple: ['coldsleep-ship'] }, ships: { purple: { warp: 20 } } });
    t.neverOffered('purple', 'tech:coldsleep-ship');
  });
});

describe('Delta Scanners', () => {
  it('[faq-technology-08] take a card from the cosmic discard pile, and nobody is told which', () => {
    const t = techTable({ completed: { yellow: ['delta-scanners'] }, discard: ['attack-40', 'morph', 'flare:zombie'] });
    t.use('yellow', 'tech:delta-scanners');
    t.until('yellow', 'delta-scanners.card');
    expect(t.options('yellow')).toEqual(['attack-40', 'morph', 'flare:zombie']);
    t.answer('yellow', 'attack-40');
    expect(t.hand('yellow')).toEqual(['attack-40']);
    expect(t.pile(Z.discard)).toEqual(['morph', 'flare:zombie']);
    expect(t.events('card-fetched')).toEqual([{ who: t.seat('yellow') }]);
    // Its taker alone is told, and sees it in its hand.
    const told = t.owner.events.find((e) => e.type === 'card-fetched')?.secret;
    expect(told).toMatchObject({ to: [t.seat('yellow')], data: { card: 'attack-40' } });
    const hand = `zone:${t.state.handOf[t.seat('yellow')]}`;
    expect(JSON.stringify(t.view('yellow')[hand])).toContain('attack-40');
    for (const seat of ['red', 'blue', 'purple', null]) expect(JSON.stringify(t.view(seat)[hand])).not.toContain('attack');
    expect(t.events('cards-picked-up')).toEqual([]);
    expect(discarded(t)).toEqual(['delta-scanners']);
  });

  it('not when nothing lies there', () => {
    const t = techTable({ completed: { yellow: ['delta-scanners'] } });
    t.neverOffered('yellow', 'tech:delta-scanners');
  });

  it('can be used in the encounter in which they are completed, since that is still its start', () => {
    const t = techTable({ techs: { yellow: { 'delta-scanners': 2 } }, discard: ['attack-40'] });
    acts(t, 'yellow', 'complete delta-scanners');
    t.use('yellow', 'tech:delta-scanners');
    t.runTo('launch');
    expect(t.hand('yellow')).toEqual(['attack-40']);
  });
});

describe('Enigma Device', () => {
  it('lets its owner throw cards away, then everybody has eight in hand', () => {
    const ten = [
      'attack-04',
      'attack-04',
      'attack-06',
      'attack-06',
      'attack-06',
      'attack-08',
      'attack-08',
      'attack-08',
      'morph',
      'negotiate',
    ];
    const t = techTable({
      completed: { yellow: ['enigma-device'] },
      hands: { red: ['attack-10', 'attack-08'], blue: ten, yellow: ['attack-00', 'attack-30', 'quash'] },
    });
    t.use('yellow', 'tech:enigma-device');
    expect(t.until('yellow', 'enigma-device.discard')).toMatchObject({ kind: 'some', min: 0, max: 3 });
    t.answer('yellow', ['attack-00']);
    for (const colour of ['red', 'blue', 'yellow', 'purple']) expect(t.hand(colour), colour).toHaveLength(8);
    expect(t.hand('yellow')).toEqual(expect.arrayContaining(['attack-30', 'quash']));
    expect(t.hand('red')).toEqual(expect.arrayContaining(['attack-10', 'attack-08']));
    const lost = t.events('cards-discarded');
    expect(lost[0]).toEqual({ who: t.seat('yellow'), cards: ['attack-00'] });
    expect(lost[1]).toMatchObject({ who: t.seat('blue') });
    expect((lost[1].cards as string[]).length).toBe(2);
    // Clockwise from the owner: yellow, purple and red draw, blue is last.
    expect(t.events('cards-drawn').map((e) => [e.who, e.n])).toEqual([
      [2, 6],
      [3, 8],
      [0, 6],
    ]);
    expect(discarded(t)).toEqual(['enigma-device']);
  });

  it('[faq-miser-5] a Miser may throw away cards of the hoard as well', () => {
    const t = techTable(
      {
        completed: { yellow: ['enigma-device'] },
        hands: { red: ['attack-10'], blue: ['attack-06'], yellow: ['attack-00', 'quash'] },
        sheets: { miser: { hoard: ['attack-30', 'plague'] } },
      },
      { ...SEATS, yellow: 'miser' },
    );
    t.use('yellow', 'tech:enigma-device');
    t.until('yellow', 'enigma-device.discard');
    expect(t.options('yellow')).toEqual(['attack-00', 'quash', 'attack-30', 'plague']);
    t.answer('yellow', ['quash', 'attack-30']);
    expect(t.events('cards-discarded')).toEqual([{ who: t.seat('yellow'), cards: ['quash', 'attack-30'] }]);
    // The hoard is no part of the hand, which becomes eight cards again.
    expect([t.pile(t.sheet('miser').zones.hoard), t.hand('yellow').length]).toEqual([['plague'], 8]);
  });

  it('nobody else chooses what to lose', () => {
    const t = techTable({ completed: { yellow: ['enigma-device'] } });
    t.use('yellow', 'tech:enigma-device');
    t.runTo('launch');
    expect(t.story()).not.toContain('red answers enigma-device');
  });
});

describe('Genesis Bomb', () => {
  it('[faq-technology-10] adds a planet to the home system: one more that can be lost before the power is', () => {
    const t = techTable({ techs: { red: { 'genesis-bomb': 4 } }, ships: { red: { 'red/3': 0, 'red/4': 0, 'red/5': 0, 'blue/5': 3 } } });
    const place = placeOf(t, 'genesis-bomb');
    expect(t.sheet('hacker').down).toBe(true);
    t.use('red', 'tech:genesis-bomb');
    t.until('red', 'genesis-bomb.ships');
    expect(t.question('red')).toMatchObject({ min: 1, max: 4 });
    t.answer('red', { [place]: 3 });
    t.until('red', 'ships.return');
    t.answer('red', { 'red/6': 1 });
    t.runTo('launch');
    expect(t.ships('red', 'red/6')).toBe(4);
    expect(t.sheet('hacker').down).toBe(false);
    // It is a home planet like the others.
    expect(t.foreign('red')).toBe(1);
    expect(discarded(t)).toEqual(['genesis-bomb']);
  });

  it('[faq-technology-11] a second bomb moves the planet with all ships on it, and its user gains a colony there', () => {
    // Every other tech lies in front of purple, so the bomb is what the next player draws.
    const others = Object.fromEntries(TECHS.filter((x) => x.id !== 'genesis-bomb').map((x) => [x.id, 0]));
    const t = techTable({
      techs: { red: { 'genesis-bomb': 4 }, purple: others },
      destiny: ['blue', 'yellow'],
      hands: { red: ['attack-04'], blue: ['attack-06', 'attack-40', 'attack-08'], yellow: ['attack-00'] },
    });
    t.use('red', 'tech:genesis-bomb');
    t.plan('red', 'genesis-bomb.ships', { 'tech/1': 3 });
    t.plan('red', 'ships.return', { 'red/1': 1 });
    t.select('blue', 'attack-06');
    t.run();
    expect(t.turn()).toBe('blue');
    t.select('blue', 'attack-40');
    t.plan('blue', 'technology.second', 'tech');
    t.run();
    expect(techsOf(t, 'blue')).toEqual(['(genesis-bomb)']);
    for (let i = 0; i < 4; i++) {
      acts(t, 'blue', 'research genesis-bomb');
      t.plan('blue', 'technology.ship', { 'blue/5': 1 });
    }
    t.use('blue', 'tech:genesis-bomb');
    t.until('blue', 'genesis-bomb.ships');
    expect(t.events('planet-moved')).toEqual([{ planet: 'red/6', system: 'blue' }]);
    const before = t.ships('red', 'red/6');
    expect(before).toBeGreaterThan(0);
    const [foreign] = [t.foreign('red')];
    t.answer('blue', { [t.options('blue')[0]]: 2 });
    expect([t.ships('red', 'red/6'), t.ships('blue', 'red/6')]).toEqual([before, 2]);
    // What was a home colony of red is a foreign one now, and blue has one more at home.
    expect(t.state.places.find((x) => x.by === 'genesis')?.system).toBe(1);
    expect(foreign).toBeGreaterThan(0);
    expect(t.events('planet-added')).toHaveLength(1);
  });

  it('not when the Genesis planet has been destroyed: there is only one', () => {
    const others = Object.fromEntries(TECHS.filter((x) => !['genesis-bomb', 'omega-missile'].includes(x.id)).map((x) => [x.id, 0]));
    const t = techTable({
      techs: { red: { 'genesis-bomb': 4 }, purple: others },
      completed: { yellow: ['omega-missile'] },
      destiny: ['blue', 'yellow'],
      hands: { red: ['attack-04'], blue: ['attack-06', 'attack-40', 'attack-08'], yellow: ['attack-00'] },
      options: { house: { techDraw: 'best-of-two' } },
    });
    t.use('red', 'tech:genesis-bomb');
    t.use('yellow', 'tech:omega-missile');
    t.plan('yellow', 'omega-missile.planet', 'red/6');
    t.select('blue', 'attack-06');
    t.run();
    t.select('blue', 'attack-40');
    t.plan('blue', 'technology.second', 'tech');
    t.plan('blue', 'technology.keep', 'tech:genesis-bomb');
    t.run();
    for (let i = 0; i < 4; i++) {
      acts(t, 'blue', 'research genesis-bomb');
      t.plan('blue', 'technology.ship', { 'blue/5': 1 });
    }
    t.runWhile(() => shipsOn(t, 'genesis-bomb') < 4);
    t.neverOffered('blue', 'tech:genesis-bomb');
    expect(techsOf(t, 'blue')).toEqual(['(genesis-bomb)']);
  });

  it('not with three ships', () => {
    const t = techTable({ techs: { red: { 'genesis-bomb': 3 } } });
    t.neverOffered('red', 'tech:genesis-bomb');
  });

  it('can go off in the encounter in which its fourth ship arrives', () => {
    const t = techTable({ techs: { red: { 'genesis-bomb': 3 } } });
    acts(t, 'red', 'research genesis-bomb');
    t.use('red', 'tech:genesis-bomb');
    t.plan('red', 'genesis-bomb.ships', { 'tech/1': 4 });
    t.runTo('launch');
    expect(t.ships('red', 'red/6')).toBe(4);
  });

  it('its planet can be attacked, and lost for good', () => {
    const t = techTable({ techs: { blue: { 'genesis-bomb': 4 } }, hands: { red: ['attack-20'], blue: ['attack-04'] } });
    t.use('blue', 'tech:genesis-bomb');
    t.plan('blue', 'genesis-bomb.ships', { 'tech/1': 4 });
    t.aim('red', 'blue/6');
    t.run();
    expect([t.ships('red', 'blue/6'), t.ships('blue', 'blue/6'), t.foreign('red')]).toEqual([1, 0, 1]);
  });
});

describe('Omega Missile', () => {
  it('removes any planet from the game, with the ships on it to the warp', () => {
    const t = techTable({ completed: { yellow: ['omega-missile'] }, ships: { red: { 'blue/3': 2 } } });
    t.use('yellow', 'tech:omega-missile');
    t.until('yellow', 'omega-missile.planet');
    expect(t.options('yellow')).toHaveLength(20);
    t.answer('yellow', 'blue/3');
    t.until('red', 'ships.return');
    expect([t.warp('red'), t.warp('blue')]).toEqual([2, 4]);
    expect(t.foreign('red')).toBe(0);
    t.until('red', 'launch.aim');
    expect(t.options('red')).toEqual(['blue/1', 'blue/2', 'blue/4', 'blue/5']);
    expect(discarded(t)).toEqual(['omega-missile']);
  });

  it('[faq-technology-14] the victim still needs three home colonies for its power', () => {
    const t = techTable({ completed: { yellow: ['omega-missile'] }, ships: { blue: { 'blue/4': 0, 'blue/5': 0 } } });
    expect(t.sheet('mirror').down).toBe(false);
    t.use('yellow', 'tech:omega-missile');
    t.plan('yellow', 'omega-missile.planet', 'blue/3');
    t.runTo('launch');
    expect(t.colonies('blue')).toBe(2);
    expect(t.sheet('mirror').down).toBe(true);
    // In the four-planet game two are needed, with a planet less as well.
    for (const [ships, down] of [
      [{ blue: { 'blue/4': 0 } }, false],
      [{ blue: { 'blue/4': 0, 'blue/2': 0 } }, true],
    ] as const) {
      const four = techTable({ completed: { yellow: ['gluon-mines'] }, gone: ['blue/3'], ships, options: { planets: 4 } });
      four.runTo('launch');
      expect(four.sheet('mirror').down).toBe(down);
    }
  });

  it('[faq-general-37] with all planets of a colour destroyed its destiny card is drawn again', () => {
    const t = techTable({
      completed: { yellow: ['omega-missile'] },
      gone: ['blue/1', 'blue/2', 'blue/3', 'blue/4'],
      ships: { blue: { 'yellow/1': 5 } },
      destiny: ['blue', 'yellow'],
      hands: { red: ['attack-10'], yellow: ['attack-06'] },
    });
    t.use('yellow', 'tech:omega-missile');
    t.plan('yellow', 'omega-missile.planet', 'blue/5');
    t.until('red', 'launch.aim');
    expect(t.events('destiny-redrawn')).toHaveLength(1);
    expect(t.encounter().defense).toBe(t.seat('yellow'));

    // Another colour, which comes up twice.
    const gone = techTable({
      completed: { blue: ['omega-missile'] },
      gone: ['purple/1', 'purple/2', 'purple/3', 'purple/5'],
      ships: { purple: { 'yellow/1': 5 } },
      destiny: ['purple', 'purple', 'blue'],
    });
    gone.use('blue', 'tech:omega-missile');
    gone.plan('blue', 'omega-missile.planet', 'purple/4');
    gone.until('red', 'launch.aim');
    expect(gone.events('destiny-redrawn')).toHaveLength(2);
    expect(gone.encounter().defense).toBe(gone.seat('blue'));
  });
});

describe('Vacuum Turbines', () => {
  it('draw four cards, of which any number is kept', () => {
    const t = techTable({ completed: { purple: ['vacuum-turbines'] }, deck: ['attack-40', 'attack-00', 'morph', 'attack-01'] });
    t.use('purple', 'tech:vacuum-turbines');
    expect(t.until('purple', 'vacuum-turbines.keep')).toMatchObject({ min: 0, max: 4 });
    expect(t.options('purple').sort()).toEqual(['attack-00', 'attack-01', 'attack-40', 'morph']);
    t.answer('purple', ['attack-40', 'morph']);
    expect(t.hand('purple')).toEqual(['attack-40', 'morph']);
    expect(t.pile(Z.discard).sort()).toEqual(['attack-00', 'attack-01']);
    expect(discarded(t)).toEqual(['vacuum-turbines']);
  });
});

describe('Warpspace Key', () => {
  it('brings all ships of the offense back from the warp', () => {
    const t = techTable({ completed: { red: ['warpspace-key'] }, ships: { red: { warp: 6 }, blue: { warp: 3 } } });
    t.use('red', 'tech:warpspace-key');
    expect(t.until('red', 'ships.return')).toMatchObject({ min: 6, max: 6 });
    t.answer('red', { 'red/1': 6 });
    expect([t.warp('red'), t.warp('blue')]).toEqual([0, 3]);
    expect(discarded(t)).toEqual(['warpspace-key']);
  });

  it('is offered throughout the regroup phase, also after the usual ship has come back', () => {
    const t = techTable({ completed: { red: ['warpspace-key'] }, ships: { red: { warp: 6 } } });
    t.untilOffered('red', 'tech:warpspace-key');
    t.answer('red', 'pass');
    t.untilOffered('red', 'tech:warpspace-key');
    t.answer('red', 'pass');
    t.until('red', 'ships.return');
    t.answer('red', { 'red/1': 1 });
    expect(t.warp('red')).toBe(5);
    expect(t.untilOffered('red', 'tech:warpspace-key')).toContain('pass');
    expect([t.encounter().id, t.encounter().phase]).toEqual([1, 'regroup']);
  });

  it('not in the encounter of another, and not with nothing in the warp', () => {
    const other = techTable({ completed: { blue: ['warpspace-key'] }, ships: { blue: { warp: 3 } } });
    other.neverOffered('blue', 'tech:warpspace-key');
    techTable({ completed: { red: ['warpspace-key'] } }).neverOffered('red', 'tech:warpspace-key');
  });
});

describe('tech conservation', () => {
  it('nothing is lost when techs come and go', () => {
    const t = techTable({ techs: { red: { 'genesis-bomb': 4 }, blue: { 'quark-battery': 3 } }, completed: { yellow: ['omega-missile'] } });
    t.use('red', 'tech:genesis-bomb');
    acts(t, 'blue', 'complete quark-battery');
    t.use('yellow', 'tech:omega-missile');
    t.plan('yellow', 'omega-missile.planet', 'red/6');
    t.runWhile(() => t.events('planet-removed').length === 0);
    expect(cosmic.faults(t.table.game)).toEqual([]);
    expect(t.restored().divergence).toBeNull();
    expect(shipsOn(t, 'quark-battery')).toBeGreaterThanOrEqual(0);
    expect(techNamed(t, 'quark-battery').colour).toBe(1);
  });
});
