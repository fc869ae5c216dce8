import { describe, expect, it } from 'vitest';
import { bar } from '../barred.ts';

import { acts, discarded, placeOf, shipsOn, techNamed, techsOf, techTable } from './techs.ts';
import { SEATS } from './variant-table.ts';

/** Techs that are used in the course of an encounter, or work by themselves. */

describe('The Prometheus', () => {
  const launched = (position: object = {}, seats = SEATS) => {
    const t = techTable({ techs: { red: { prometheus: 7 } }, ...position }, seats);
    acts(t, 'red', 'complete prometheus');
    t.plan('red', 'prometheus.colony', 'red/2');
    return t;
  };
  const special = (t: ReturnType<typeof techTable>): string => {
    const ship = t.state.stacks.find((x) => x.special === 'prometheus');
    return ship ? String(ship.place) : 'none';
  };

  it('is one more ship of its owner', () => {
    const t = launched();
    t.until('red', 'launch.ships');
    const total = t.state.ships.at.reduce((n, row) => n + row[0], 0);
    expect(total).toBe(21);
    const id = t.state.stacks[0].id;
    expect(t.options('red')).toContain(`red/2#${id}`);
    expect(t.view(null).stacks).toMatchObject([{ colour: 'red', special: 'prometheus' }]);
  });

  it('counts as a ship and adds 3 besides', () => {
    const t = launched();
    t.until('red', 'launch.ships');
    t.answer('red', { [`red/2#${t.state.stacks[0].id}`]: 1, 'red/1': 1 });
    t.run();
    // 10, two ships, and three.
    expect(t.events('outcome')[0]).toMatchObject({ totals: [15, 10] });
  });

  it('as a defending ship too, and not when it stays at home', () => {
    for (const planet of ['red/1', 'red/2']) {
      const t = launched({ turn: 'blue', destiny: ['red'] });
      t.plan('red', 'ships.return', { 'red/5': 7 });
      t.aim('blue', planet);
      t.select('red', 'attack-10');
      t.runWhile(() => t.events('outcome').length === 0);
      // Two ships are on each of these planets, and on the second the token besides, with its three.
      expect((t.events('outcome')[0].totals as number[])[1], planet).toBe(planet === 'red/2' ? 16 : 12);
    }
  });

  it('goes to the warp and comes back like any ship', () => {
    const t = launched({ hands: { red: ['attack-00', 'attack-01'], blue: ['attack-40', 'attack-30'] } });
    t.until('red', 'launch.ships');
    t.answer('red', { [`red/2#${t.state.stacks[0].id}`]: 1 });
    t.run();
    expect(special(t)).toBe('0');
    expect(t.warp('red')).toBe(1);
    t.runWhile(() => t.warp('red') === 1);
    expect(Number(special(t))).toBeGreaterThan(3);
  });

  it('captured by a Fungus it is still the Prometheus when it comes free', () => {
    const seats = { ...SEATS, blue: 'fungus' };
    const t = launched({ hands: { red: ['attack-00', 'attack-23'], blue: ['attack-40', 'attack-04'] } }, seats);
    t.until('red', 'launch.ships');
    t.answer('red', { [`red/2#${t.state.stacks[0].id}`]: 1 });
    t.plan('red', 'ships.return', { 'red/1': 7 });
    t.runWhile(() => t.events('ships-captured').length === 0);
    const hold = Number(special(t));
    expect(t.state.places[hold].kind).toBe('hold');
    expect(t.state.stacks).toHaveLength(2);
  });

  it('[faq-technology-12] when a tech with a token is discarded its token is gone, and can be placed anew by another', () => {
    const others = { 'lunar-cannon': 5, prometheus: 7 };
    for (const [id, tag] of [
      ['prometheus', 'prometheus.colony'],
      ['lunar-cannon', 'lunar-cannon.spot'],
    ] as const) {
      const t = techTable({ techs: { red: { [id]: others[id] }, yellow: { 'tech-scrambler': 7 } } });
      acts(t, 'red', `complete ${id}`);
      t.until('red', tag);
      t.until('red', 'launch.aim');
      expect(techsOf(t, 'red')).toEqual([id]);
      expect(special(t) === 'none').toBe(id !== 'prometheus');
      t.raise('yellow', 'tech:tech-scrambler');
      t.until('red', 'launch.aim');
      expect([techsOf(t, 'red'), special(t)]).toEqual([[], 'none']);
      expect(t.state.assets.every((x) => x.notes.spot === undefined)).toBe(true);
      expect(t.state.ships.at.reduce((n, row) => n + row[0], 0)).toBe(20);
      expect(discarded(t).sort()).toEqual([id, 'tech-scrambler'].sort());
    }
  });
});

describe('The Qax', () => {
  const completed = { red: ['qax'] };

  it('goes to an invited player, who must ally with four ships', () => {
    const t = techTable({ completed });
    t.invite('red', 'yellow', 'purple');
    t.use('red', 'tech:qax');
    t.until('red', 'qax.who');
    expect(t.options('red')).toEqual(['yellow', 'purple']);
    t.answer('red', 'yellow');
    expect([techsOf(t, 'red'), techsOf(t, 'yellow')]).toEqual([[], ['qax']]);
    const d = t.until('yellow', 'alliance.ships');
    expect(d).toMatchObject({ min: 4, max: 4 });
    expect(t.encounter().allies[0]).toEqual([t.seat('yellow')]);
    expect(t.story()).not.toContain('yellow answers alliance.answer');
  });

  it('nobody has to give up a colony for it', () => {
    const t = techTable({ completed, ships: { yellow: { warp: 13 } } });
    // Seven ships on five colonies: two to spare.
    t.invite('red', 'yellow');
    t.use('red', 'tech:qax');
    expect(t.until('yellow', 'alliance.ships')).toMatchObject({ min: 2, max: 4 });
  });

  it('not for a player without a ship to spare, nor for one who was not invited', () => {
    const t = techTable({ completed, ships: { yellow: { warp: 15 } } });
    t.invite('red', 'yellow');
    t.neverOffered('red', 'tech:qax');
    techTable({ completed }).neverOffered('red', 'tech:qax');
  });

  it('works for the defense, and makes an ally of the side that uses it', () => {
    const t = techTable({ completed: { blue: ['qax'] } });
    t.invite('red', 'purple');
    t.invite('blue', 'purple');
    t.use('blue', 'tech:qax');
    t.until('purple', 'alliance.ships');
    expect([t.encounter().allies[0], t.encounter().allies[1]]).toEqual([[], [t.seat('purple')]]);
  });

  it('not for a bystander', () => {
    const t = techTable({ completed: { purple: ['qax'] } });
    t.invite('red', 'yellow');
    t.neverOffered('purple', 'tech:qax');
  });

  it('[faq-technology-17] its new owner can use it without research as early as the next encounter', () => {
    const t = techTable({ completed, destiny: ['blue', 'red'], hands: { red: ['attack-04'], blue: ['attack-20', 'attack-08'] } });
    t.invite('red', 'yellow');
    t.use('red', 'tech:qax');
    t.plan('yellow', 'alliance.ships', { 'yellow/1': 4 });
    t.run();
    expect([t.turn(), techsOf(t, 'yellow')]).toEqual(['blue', ['qax']]);
    // The next encounter in which yellow is a main player: its own.
    const next = techTable({ completed: { yellow: ['qax'] }, turn: 'yellow', hands: { yellow: ['attack-08'], blue: ['attack-06'] } });
    next.invite('yellow', 'purple');
    expect(next.untilOffered('yellow', 'tech:qax')).toContain('pass');
    const soon = techTable({
      completed,
      destiny: ['blue', 'yellow'],
      hands: { red: ['attack-40', 'attack-30'], blue: ['attack-04'], yellow: ['attack-06'] },
    });
    soon.invite('red', 'yellow');
    soon.use('red', 'tech:qax');
    soon.select('red', 'attack-40');
    soon.plan('red', 'technology.second', 'encounter');
    soon.run();
    expect(soon.encounter().nth).toBe(2);
    soon.invite('yellow', 'purple');
    soon.use('yellow', 'tech:qax');
    expect(soon.until('purple', 'alliance.ships')).toMatchObject({ min: 4, max: 4 });
    expect(techsOf(soon, 'purple')).toEqual(['qax']);
  });

  it('[faq-technology-18] a player it has forced into an alliance may leave it again by another effect', () => {
    const hands = { red: ['attack-10', 'attack-08'], blue: ['attack-06'], yellow: ['flare:amoeba'] };
    const t = techTable({ completed, hands }, { ...SEATS, yellow: 'amoeba' });
    t.invite('red', 'yellow');
    t.use('red', 'tech:qax');
    t.plan('yellow', 'alliance.ships', { 'yellow/1': 4 });
    t.untilOffered('yellow', 'amoeba');
    expect(t.encounter().allies[0]).toEqual([t.seat('yellow')]);
    expect(t.ships('yellow', 'gate')).toBe(4);
    t.answer('yellow', 'amoeba');
    t.plan('yellow', 'amoeba.way', 'out');
    t.plan('yellow', 'amoeba.out', { gate: 4 });
    t.plan('yellow', 'ships.return', { 'yellow/2': 4 });
    t.run();
    expect([t.ships('yellow', 'yellow/2'), t.foreign('yellow'), techsOf(t, 'yellow')]).toEqual([8, 0, ['qax']]);
  });

  it('[faq-technology-19] a Macron sends its one ship', () => {
    const t = techTable({ completed }, { ...SEATS, yellow: 'macron' });
    t.invite('red', 'yellow');
    t.use('red', 'tech:qax');
    expect(t.until('yellow', 'alliance.ships')).toMatchObject({ min: 1, max: 1 });
    t.answer('yellow', { 'yellow/1': 1 });
    expect(t.ships('yellow', 'gate')).toBe(1);
    // Anybody else has to bring four.
    const other = techTable({ completed }, { ...SEATS, yellow: 'healer' });
    other.invite('red', 'yellow');
    other.use('red', 'tech:qax');
    expect(other.until('yellow', 'alliance.ships')).toMatchObject({ min: 4, max: 4 });
  });
});

describe('Quark Battery', () => {
  const hands = { red: ['attack-40', 'attack-04', 'quash'], blue: ['attack-10'] };
  const loaded = () => {
    const t = techTable({ techs: { red: { 'quark-battery': 3 } }, hands });
    acts(t, 'red', 'complete quark-battery');
    return t;
  };

  it('stores an encounter card when it is completed, out of the hand and out of sight', () => {
    const t = loaded();
    t.until('red', 'quark-battery.card');
    expect(t.options('red').sort()).toEqual(['attack-04', 'attack-40']);
    t.answer('red', 'attack-40');
    expect(t.hand('red')).toEqual(['attack-04', 'quash']);
    const { store } = techNamed(t, 'quark-battery');
    const [card] = t.state.cards.in[store];
    expect(t.view('red')[`zone:${store}`]).toEqual([`attack-40#${card}`]);
    expect(t.view('blue')[`zone:${store}`]).toBe(1);
    expect(t.events('card-stored')).toEqual([{ who: 0 }]);
  });

  it('replaces the revealed card with the stored one; the other is discarded', () => {
    const t = loaded();
    t.plan('red', 'quark-battery.card', 'attack-40');
    t.send('red', { 'red/1': 1 });
    t.use('red', 'tech:quark-battery');
    t.runWhile(() => t.events('outcome').length === 0);
    expect((t.events('outcome')[0].totals as number[])[0]).toBe(41);
    expect(t.events('cards-discarded')[0]).toEqual({ who: 0, cards: ['attack-04'] });
    expect(discarded(t)).toEqual(['quark-battery']);
  });

  it('not as an ally, and not with nothing stored', () => {
    const t = techTable({ completed: { red: ['quark-battery'] }, hands });
    t.neverOffered('red', 'tech:quark-battery');
    const empty = techTable({ techs: { yellow: { 'quark-battery': 3 } }, hands: { ...hands, yellow: ['ionic-gas'] } });
    acts(empty, 'yellow', 'complete quark-battery');
    empty.neverOffered('yellow', 'tech:quark-battery');
    const ally = techTable({ techs: { yellow: { 'quark-battery': 3 } }, hands: { ...hands, yellow: ['attack-30'] } });
    acts(ally, 'yellow', 'complete quark-battery');
    ally.invite('blue', 'yellow');
    ally.ally('yellow', 'defense', { 'yellow/5': 1 });
    ally.neverOffered('yellow', 'tech:quark-battery');
    expect(ally.events('card-stored')).toHaveLength(1);
  });

  it('when it is scrambled the stored card is discarded', () => {
    const t = techTable({ techs: { red: { 'quark-battery': 3 }, yellow: { 'tech-scrambler': 3 } }, hands });
    acts(t, 'red', 'complete quark-battery');
    t.plan('red', 'quark-battery.card', 'attack-40');
    t.until('red', 'launch.aim');
    t.raise('yellow', 'tech:tech-scrambler');
    t.until('red', 'launch.aim');
    expect(t.pile(1)).toEqual(['attack-40']);
  });
});

describe('Tech Scrambler', () => {
  it('cancels a tech on its use: no effect, both are discarded, ships go home', () => {
    const t = techTable({ completed: { yellow: ['omega-missile'] }, techs: { blue: { 'tech-scrambler': 8 } } });
    t.use('yellow', 'tech:omega-missile');
    t.plan('yellow', 'omega-missile.planet', 'red/1');
    t.use('blue', 'tech:tech-scrambler', { card: 'tech:omega-missile' });
    t.until('blue', 'ships.return');
    expect(t.events('planet-removed')).toEqual([]);
    expect(discarded(t).sort()).toEqual(['omega-missile', 'tech-scrambler']);
    expect(t.question('blue')).toMatchObject({ min: 8, max: 8 });
  });

  it('not when the research number is higher than the ships on it', () => {
    const t = techTable({ completed: { yellow: ['omega-missile'] }, techs: { blue: { 'tech-scrambler': 7 } } });
    t.use('yellow', 'tech:omega-missile');
    t.plan('yellow', 'omega-missile.planet', 'red/1');
    t.until('red', 'launch.aim');
    expect(t.events('planet-removed')).toHaveLength(1);
    expect(t.canRaise('blue')).toEqual([]);
  });

  it('[faq-technology-20] R24.11 any open tech at any time, not only when it is used or completed', () => {
    const t = techTable({
      completed: { yellow: ['xenon-lasers'], purple: ['plasma-thrusters'] },
      techs: { blue: { 'tech-scrambler': 5, qax: 4 } },
    });
    t.until('red', 'launch.ships');
    expect(t.canRaise('blue')).toEqual(['tech:tech-scrambler']);
    t.raise('blue', 'tech:tech-scrambler');
    // The thrusters take six ships, and what lies facedown cannot be hit: there is nothing to choose.
    t.until('blue', 'ships.return');
    expect(techsOf(t, 'yellow')).toEqual([]);
    expect(techsOf(t, 'purple')).toEqual(['plasma-thrusters']);
    expect(techsOf(t, 'blue')).toEqual(['(qax)']);

    // In another phase, with several to hit: one of them is chosen.
    const later = techTable({
      completed: { yellow: ['xenon-lasers'], purple: ['omega-missile'] },
      techs: { blue: { 'tech-scrambler': 9 } },
    });
    later.pass('purple', 'tech:omega-missile', Infinity);
    later.until('blue', 'alliance.invite');
    later.raise('blue', 'tech:tech-scrambler');
    later.runWhile(() => later.question('blue')?.tag === 'alliance.invite');
    expect(later.options('blue')).toEqual(['tech:xenon-lasers', 'tech:omega-missile']);
    later.answer('blue', 'tech:omega-missile');
    expect([techsOf(later, 'yellow'), techsOf(later, 'purple')]).toEqual([['xenon-lasers'], []]);
  });

  it('[faq-technology-20] also in the moment in which it is completed: then it does nothing', () => {
    const t = techTable({ techs: { red: { prometheus: 7 }, blue: { 'tech-scrambler': 7 } } });
    acts(t, 'red', 'complete prometheus');
    t.use('blue', 'tech:tech-scrambler', { card: 'tech:prometheus' });
    t.until('red', 'launch.aim');
    expect(t.state.stacks).toEqual([]);
    expect(discarded(t).sort()).toEqual(['prometheus', 'tech-scrambler']);
    expect(t.events('tech-completed')).toHaveLength(1);
  });

  it('chooses when there are several, and even among its owner’s own', () => {
    const t = techTable({ completed: { yellow: ['xenon-lasers'], blue: ['plasma-thrusters'] }, techs: { blue: { 'tech-scrambler': 6 } } });
    t.until('red', 'launch.ships');
    t.raise('blue', 'tech:tech-scrambler');
    t.until('blue', 'tech-scrambler.target');
    expect(t.options('blue').sort()).toEqual(['tech:plasma-thrusters', 'tech:xenon-lasers']);
  });

  it('on mines as many ships as are on them are enough', () => {
    const t = techTable({ techs: { blue: { 'gluon-mines': 3 }, red: { 'tech-scrambler': 3 } } });
    t.send('red', { 'red/5': 4 });
    t.use('blue', 'tech:gluon-mines');
    t.use('red', 'tech:tech-scrambler', { card: 'tech:gluon-mines' });
    t.select('red', 'attack-10');
    t.runWhile(() => t.events('outcome').length === 0);
    expect((t.events('outcome')[0].totals as number[])[0]).toBe(14);
    expect(discarded(t).sort()).toEqual(['gluon-mines', 'tech-scrambler']);
    const weak = techTable({ techs: { blue: { 'gluon-mines': 3 }, red: { 'tech-scrambler': 2 } } });
    weak.use('blue', 'tech:gluon-mines');
    weak.neverOffered('red', 'tech:tech-scrambler');
  });

  it('not without a ship on it', () => {
    const t = techTable({ completed: { yellow: ['xenon-lasers'] }, techs: { blue: { 'tech-scrambler': 0 } } });
    t.until('red', 'launch.ships');
    expect(t.canRaise('blue')).toEqual([]);
  });
});

describe('Xenon Lasers', () => {
  it.each([
    ['up', 12],
    ['down', 10],
  ])('move the total of one’s side by 1: %s', (way, total) => {
    const t = techTable({ completed: { red: ['xenon-lasers'] } });
    t.send('red', { 'red/1': 1 });
    t.select('red', 'attack-10');
    t.use('red', 'tech:xenon-lasers');
    t.until('red', 'xenon-lasers.way');
    expect(t.options('red')).toEqual(['up', 'down']);
    t.answer('red', way);
    t.runWhile(() => t.events('outcome').length === 0);
    expect((t.events('outcome')[0].totals as number[])[0]).toBe(total);
    expect(techsOf(t, 'red')).toEqual(['xenon-lasers']);
  });

  it('as an ally, for the side one is on; not as a bystander', () => {
    const t = techTable({ completed: { yellow: ['xenon-lasers'] } });
    t.invite('blue', 'yellow');
    t.ally('yellow', 'defense', { 'yellow/1': 1 });
    t.use('yellow', 'tech:xenon-lasers');
    t.plan('yellow', 'xenon-lasers.way', 'up');
    t.run();
    expect(t.events('total-changed')).toEqual([{ side: 'defense', n: 1 }]);
    techTable({ completed: { yellow: ['xenon-lasers'] } }).neverOffered('yellow', 'tech:xenon-lasers');
  });

  it('not where no totals count', () => {
    const t = techTable({ completed: { red: ['xenon-lasers'] }, hands: { red: ['negotiate'], blue: ['attack-06'] } });
    t.neverOffered('red', 'tech:xenon-lasers');
  });
});

describe('techs and other effects', () => {
  it('a planet that is eaten takes no tech with it', () => {
    const t = techTable(
      { techs: { blue: { qax: 2 } }, ships: { red: { 'blue/1': 2 }, blue: { 'blue/1': 0 } } },
      { ...SEATS, red: 'locust' },
    );
    t.runTo('launch');
    expect(t.events('planet-removed')).toHaveLength(1);
    expect([techsOf(t, 'blue'), shipsOn(t, 'qax')]).toEqual([['(qax)'], 2]);
  });

  it('a ship on a tech may pay for what costs a ship outside the encounter', () => {
    const hands = { red: ['attack-10', 'emotion-control'], blue: ['attack-06'], yellow: ['flare:void'] };
    const t = techTable({ techs: { yellow: { qax: 1 } }, hands, ships: { yellow: { warp: 19 } } });
    t.use('red', 'emotion-control');
    t.use('yellow', 'flare:void');
    t.runWhile(() => t.events('card-cancelled').length === 0);
    expect(t.events('ships-lost')[0]).toEqual({ who: 2, n: 1 });
    expect([shipsOn(t, 'qax'), placeOf(t, 'qax')]).toEqual([0, 'tech/1']);
  });
});

describe('Plasma Thrusters at an empty planet', () => {
  it('the ship that comes there founds a colony, and everybody hears of it', () => {
    const t = techTable(
      {
        completed: { blue: ['plasma-thrusters'] },
        ships: { blue: { 'blue/1': 0 }, yellow: { warp: 2 } },
        hands: { red: ['attack-10'], blue: ['attack-06'], yellow: ['flare:remora'] },
      },
      { ...SEATS, yellow: 'remora' },
    );
    t.aim('red', 'blue/1');
    t.use('blue', 'tech:plasma-thrusters');
    expect(t.untilOffered('yellow', 'flare:remora')).toEqual(['flare:remora', 'pass']);
    expect(t.events('colony-gained')).toEqual([{ who: t.seat('blue'), planet: 'blue/1' }]);
    expect(t.ships('blue', 'blue/1')).toBe(1);
  });
});

describe('The Prometheus alone on a planet', () => {
  it('takes the colony along when it leaves the game', () => {
    const t = techTable(
      { techs: { red: { prometheus: 7 }, blue: { 'tech-scrambler': 7 } }, ships: { red: { 'red/2': 1 }, yellow: { 'red/2': 2 } } },
      { ...SEATS, red: 'grumpus' },
    );
    acts(t, 'red', 'complete prometheus');
    t.plan('red', 'prometheus.colony', 'red/2');
    t.plan('red', 'ships.return', { 'red/1': 7 });
    // The plain ship goes elsewhere, the Prometheus stays behind.
    t.aim('red', 'blue/1');
    t.send('red', { 'red/2': 1 });
    t.runTo('alliance');
    expect([t.ships('red', 'red/2'), t.colonies('red')]).toEqual([1, 5]);
    t.raise('blue', 'tech:tech-scrambler');
    t.runTo('planning');
    expect([t.ships('red', 'red/2'), t.colonies('red')]).toEqual([0, 4]);
    expect(t.events('power-used').map((x) => x.alien)).toEqual(['grumpus']);
    expect(t.warp('yellow')).toBe(1);
  });
});

describe('The Qax and somebody who may not come', () => {
  it('is not handed to that player', () => {
    const position = { completed: { red: ['qax'] } };
    const free = techTable(position);
    free.invite('red', 'yellow');
    expect(free.untilOffered('red', 'tech:qax')).toEqual(['tech:qax', 'pass']);
    const t = techTable(position);
    t.invite('red', 'yellow');
    bar(t, 'yellow', 'offense');
    t.neverOffered('red', 'tech:qax');
  });
});
