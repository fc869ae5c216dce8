import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';
import { seats, journey, voyage } from './voyager.ts';

describe('Voyager', () => {
  it('moves a home planet to the warp as its turn begins', () => {
    const t = table(seats, journey);
    expect(t.untilOffered('red', 'voyager')).toEqual(['voyager', 'pass']);
    expect(t.encounter().phase).toBe('start-turn');
    t.answer('red', 'voyager');
    expect(t.question('red')).toMatchObject({ tag: 'voyager.out' });
    expect(t.options('red')).toEqual(['red/1', 'red/2', 'red/3', 'red/4', 'red/5']);
    t.answer('red', 'red/3');
    expect(t.events('planet-to-warp')).toEqual([{ planet: 'red/3' }]);
    expect(t.view(null).marks).toEqual([{ planet: 'red/3', sheet: 0, what: 'warp', card: null }]);
    expect(t.restored().divergence).toBeNull();
  });

  it('counts its colony there as a home colony and as a foreign one', () => {
    const t = voyage();
    expect([t.foreign('red'), t.score('red'), t.colonies('red')]).toEqual([1, 1, 5]);
    // Three home colonies with the one in the warp: the power is kept.
    const few = voyage({ ...journey, ships: { red: { 'red/1': 0, 'red/2': 0, 'red/3': 4 } } });
    few.runTo('launch');
    expect(few.events('power-lost')).toEqual([]);
  });

  it('counts colonies of others there as neither', () => {
    const t = voyage({ ...journey, ships: { blue: { 'red/3': 2, 'red/4': 1 } } });
    expect([t.foreign('blue'), t.score('blue'), t.colonies('blue')]).toEqual([1, 1, 7]);
  });

  it('cannot be encountered there', () => {
    const t = voyage({ ...journey, turn: 'red', destiny: ['blue'], hands: { ...journey.hands, red: ['attack-00', 'attack-01'] } });
    t.select('red', 'attack-00');
    t.run();
    t.runWhile(() => !t.asked().some((x) => x.endsWith('launch.aim')) || t.encounter().defense !== 0);
    const { offense } = t.encounter();
    expect(t.options(['red', 'blue', 'yellow', 'purple'][offense])).toEqual(['red/1', 'red/2', 'red/4', 'red/5']);
  });

  it('has that planet in no home system: not for a Coldsleep Ship, an Omega Missile, or whoever looks for a foreign planet', () => {
    const options = (position: object, at: object, uses: string, tag: string): string[] => {
      const t = table({ ...seats, ...at }, { ...journey, options: { technology: true }, ...position });
      t.use('red', 'voyager');
      t.plan('red', 'voyager.out', 'red/3');
      t.use('blue', uses);
      t.plan('blue', 'sniveler.about', 'colonies');
      for (const p of ['red', 'yellow', 'purple']) t.plan(p, 'sniveler.colonies', true);
      t.until('blue', tag);
      return t.options('blue');
    };
    for (const tech of ['coldsleep-ship', 'omega-missile']) {
      const open = options({ completed: { blue: [tech] } }, {}, `tech:${tech}`, `${tech}.planet`);
      expect(open).toEqual(expect.arrayContaining(['red/2', 'red/4', 'yellow/3']));
      expect(open).not.toContain('red/3');
    }
    const settled = { red: { 'yellow/1': 1 }, yellow: { 'red/1': 1 }, purple: { 'yellow/1': 1 } };
    const extra = options({ ships: settled }, { blue: 'sniveler' }, 'sniveler', 'sniveler.where');
    expect(extra).toContain('red/4');
    expect(extra).not.toContain('red/3');
    const beaten = { hands: { ...journey.hands, red: ['attack-00'], blue: ['attack-10', 'flare:reactor'] } };
    const foreign = options(beaten, {}, 'flare:reactor', 'reactor.planet');
    expect(foreign).toContain('red/4');
    expect(foreign).not.toContain('red/3');
    const citadel = options({}, { blue: 'citadel' }, 'citadel', 'citadel.planet');
    expect(citadel).toContain('red/4');
    expect(citadel).not.toContain('red/3');
    const lost = { hands: { ...journey.hands, red: ['attack-40'], blue: ['attack-10', 'flare:ace'] } };
    const refuge = options(lost, { blue: 'ace' }, 'flare:ace', 'ace.refuge');
    expect(refuge).toContain('red/4');
    expect(refuge).not.toContain('red/3');
  });

  it('is no way out for an offense whose bride runs away, though nobody is there', () => {
    const hands = { ...journey.hands, blue: ['attack-10', 'flare:bride'] };
    const t = voyage({ ...journey, hands, ships: { red: { 'red/3': 0 }, yellow: { 'yellow/2': 0 } } });
    t.use('blue', 'flare:bride');
    t.until('red', 'bride.refuge');
    expect(t.options('red')).toEqual(['red/1', 'red/2', 'red/4', 'red/5', 'yellow/2']);
  });

  it('keeps ships there out of the reach of the Grumpus flare, which looks for some in the targeted system', () => {
    const hands = { ...journey.hands, yellow: ['attack-06', 'flare:grumpus'] };
    const t = voyage({ ...journey, hands, ships: { purple: { 'red/3': 1 }, yellow: { 'red/4': 1 } } });
    t.pass('yellow', 'flare:grumpus');
    t.runWhile(() => t.turn() === 'red');
    t.use('yellow', 'flare:grumpus');
    t.until('yellow', 'grumpus.who');
    expect(t.encounter()).toMatchObject({ offense: 1, defense: 0 });
    expect(t.options('yellow')).toEqual(['red', 'yellow']);
  });

  it('sends ships from there like from any colony', () => {
    const t = voyage();
    t.until('red', 'launch.ships');
    expect(t.options('red')).toContain('red/3');
    // One was taken back to another planet when red regrouped.
    t.answer('red', { 'red/3': 3 });
    expect([t.ships('red', 'gate'), t.foreign('red')]).toEqual([3, 0]);
  });

  it('takes a ship from there when it regroups, and returns ships there', () => {
    const t = voyage();
    // Nothing else is in the warp, so one of the four on the planet is taken; it may return to where it was.
    expect(t.until('red', 'ships.return')).toMatchObject({ min: 1, max: 1 });
    expect(t.options('red')).toEqual(['red/1', 'red/2', 'red/3', 'red/4', 'red/5']);
    t.answer('red', { 'red/1': 1 });
    expect([t.ships('red', 'red/3'), t.ships('red', 'red/1')]).toEqual([3, 5]);

    const other = voyage({ ...journey, ships: { red: { warp: 2 } } });
    expect(other.until('red', 'ships.retrieve')).toMatchObject({ places: [{ id: 'warp' }, { id: 'red/3' }] });
    other.answer('red', { warp: 1 });
    other.answer('red', { 'red/3': 1 });
    expect([other.warp('red'), other.ships('red', 'red/3')]).toEqual([1, 5]);
  });

  it('counts ships there as being in the warp, whosever they are', () => {
    const t = table(
      { ...seats, blue: 'warpish' },
      { ...journey, ships: { red: { warp: 1 }, blue: { 'red/3': 2 } }, hands: { ...journey.hands, blue: ['attack-10'] } },
    );
    t.use('red', 'voyager');
    t.plan('red', 'voyager.out', 'red/3');
    t.plan('red', 'ships.retrieve', { warp: 1 });
    t.plan('red', 'ships.return', { 'red/1': 1 });
    t.send('red', { 'red/2': 1 });
    t.run();
    // Nothing is left in the warp itself: four red ships and two blue ones on the planet.
    expect(t.events('total-changed')).toEqual([{ side: 'defense', n: 6 }]);
  });

  it('has no neighbours at home there', () => {
    const t = table(
      { red: 'voyager+neighbor', blue: 'trader+void', yellow: 'masochist+mirror' },
      {
        ...journey,
        destiny: ['red'],
        ships: { blue: { 'red/5': 1 } },
        hands: { red: ['attack-08'], blue: ['attack-10'] },
        options: { powers: 2 },
      },
    );
    t.use('red', 'voyager');
    t.plan('red', 'voyager.out', 'red/3');
    t.plan('red', 'ships.return', { 'red/3': 1 });
    t.plan('red', 'destiny.own', 'blue');
    t.send('red', { 'red/1': 4 });
    t.run();
    // Those on the second, fourth and fifth planet; the fifth is attacked, but red does not defend it.
    expect(t.events('total-changed')).toEqual([{ side: 'offense', n: 12 }]);
  });

  it('has to let them go when the warp is emptied', () => {
    const t = table(seats, {
      ...journey,
      ships: { blue: { 'red/3': 2, warp: 1 } },
      hands: { ...journey.hands, red: ['attack-08', 'mobius-tubes'] },
    });
    t.use('red', 'voyager');
    t.plan('red', 'voyager.out', 'red/3');
    t.use('red', 'mobius-tubes');
    expect(t.until('red', 'ships.return')).toMatchObject({ min: 4, max: 4, from: 'card:mobius-tubes' });
    t.answer('red', { 'red/1': 4 });
    expect(t.question('blue')).toMatchObject({ tag: 'ships.return', min: 3, max: 3 });
    t.answer('blue', { 'blue/1': 3 });
    expect([t.ships('red', 'red/3'), t.ships('blue', 'red/3'), t.warp('blue')]).toEqual([0, 0, 0]);
  });

  it('does not receive ships that are lost', () => {
    const t = voyage({ ...journey, hands: { ...journey.hands, red: ['attack-00'], blue: ['attack-40'] } });
    t.plan('red', 'ships.return', { 'red/3': 1 });
    t.send('red', { 'red/1': 3 });
    t.run();
    expect([t.warp('red'), t.ships('red', 'red/3')]).toEqual([3, 4]);
  });

  it('exchanges its planets in a later turn, and cannot have two there', () => {
    const t = voyage({ ...journey, hands: { ...journey.hands, red: ['attack-08', 'negotiate'] } });
    t.runWhile(() => t.turn() === 'red');
    t.runWhile(() => t.turn() !== 'red');
    t.untilOffered('red', 'voyager');
    t.answer('red', 'voyager');
    // One comes back, so it is clear which; another one goes.
    expect(t.question('red')).toMatchObject({ tag: 'voyager.out' });
    expect(t.options('red')).toEqual(['red/1', 'red/2', 'red/4', 'red/5']);
    t.answer('red', 'red/5');
    expect(t.state.warpWorlds?.map((x) => t.state.places[x].nth)).toEqual([5]);
    expect(t.events('planet-moved')).toEqual([{ planet: 'red/3', system: 'red' }]);
  });

  it('travels in its own turn only', () => {
    const t = table(seats, { ...journey, turn: 'blue', destiny: ['yellow'] });
    t.runTo('launch');
    expect(t.story()).not.toContain('red answers use');
  });

  it('stays at home when it is zapped', () => {
    const t = table(seats, { ...journey, hands: { ...journey.hands, blue: ['attack-10', 'cosmic-zap'] } });
    t.use('red', 'voyager');
    t.zap('blue', 'voyager');
    t.runTo('launch');
    expect([t.events('planet-to-warp'), t.state.warpWorlds]).toEqual([[], undefined]);
  });

  it('comes back when its sheet is turned down', () => {
    const t = voyage({
      ...journey,
      ships: { red: { 'red/1': 0, 'red/2': 0, 'red/3': 1 } },
      hands: { ...journey.hands, red: ['attack-08', 'mobius-tubes'] },
    });
    t.use('red', 'mobius-tubes');
    t.plan('red', 'ships.return', { 'red/4': 1 });
    t.runTo('launch');
    // Two home colonies are too few.
    expect(t.events('power-lost')).toEqual([{ who: 0, alien: 'voyager' }]);
    expect(t.events('planet-moved')).toEqual([{ planet: 'red/3', system: 'red' }]);
    expect([t.state.warpWorlds, t.state.marks]).toEqual([undefined, []]);
  });

  it('comes back when somebody else gets its sheet', () => {
    const t = table({ ...seats, purple: 'changeling' }, { ...journey, destiny: ['purple'] });
    t.use('red', 'voyager');
    t.plan('red', 'voyager.out', 'red/3');
    t.plan('purple', 'changeling.form', 'swap');
    t.until('purple', 'changeling.form');
    expect(t.foreign('red')).toBe(1);
    t.runTo('launch');
    expect(t.sheet('voyager').owner).toBe(t.seat('purple'));
    expect([t.state.warpWorlds, t.foreign('red')]).toEqual([undefined, 0]);
  });

  it('keeps hope where foreign planets are too few for anybody: its own may count', () => {
    const gone = ['red/3', 'red/4', 'red/5', 'blue/3', 'blue/4', 'blue/5', 'yellow/3', 'yellow/4', 'yellow/5'];
    const three = { red: 'voyager', blue: 'trader', yellow: 'masochist' };
    const few = { ...journey, hands: { red: ['attack-08'], blue: ['attack-10'] }, gone } as const;
    const t = table({ ...three, yellow: 'tripler' }, few);
    t.run();
    expect(t.events('dead-position')).toEqual([]);
    const dead = table({ ...three, red: 'void', yellow: 'tripler' }, few);
    dead.run();
    expect(dead.events('dead-position')).toEqual([{}]);
  });

  it('is gone from the warp when it is destroyed', () => {
    const t = voyage({ ...journey, ships: { blue: { 'blue/1': 4 } }, hands: { ...journey.hands, blue: ['attack-10', 'flare:locust'] } });
    t.use('blue', 'flare:locust');
    t.plan('blue', 'locust.destroy', 'red/3');
    t.runTo('launch');
    expect([t.warp('red'), t.foreign('red'), t.state.warpWorlds, t.state.marks]).toEqual([3, 0, undefined, []]);
    expect(t.events('planet-moved')).toEqual([]);
  });

  it('is no longer in the warp when something else fetches the planet', () => {
    // Blue brings the Genesis planet into the red system, red sends it to the warp, and blue fetches it again.
    const t = table(
      { red: 'voyager', blue: 'void', yellow: 'tripler' },
      {
        turn: 'blue',
        destiny: ['red', 'blue', 'blue', 'red'],
        hands: {
          red: ['attack-30', 'attack-20', 'attack-23'],
          blue: ['attack-00', 'attack-01', 'attack-04', 'attack-05', 'attack-07', 'flare:explorer'],
          yellow: ['attack-06', 'attack-09'],
        },
      },
    );
    t.use('blue', 'flare:explorer');
    t.use('red', 'voyager');
    t.plan('red', 'voyager.out', 'red/6');
    t.runWhile(() => t.turn() !== 'red' || t.encounter().phase === 'start-turn');
    expect(t.state.warpWorlds).toHaveLength(1);
    t.use('blue', 'flare:explorer');
    t.runWhile(() => t.events('planet-moved').length === 0);
    expect(t.events('planet-moved')).toEqual([{ planet: 'red/6', system: 'red' }]);
    t.runTo('planning');
    expect([t.state.warpWorlds, t.state.marks]).toEqual([undefined, []]);
  });
});

describe('Voyager with few planets', () => {
  // The Witness lets everybody keep their powers.
  const witness = { ...journey, hazards: ['witness'], options: { hazards: true } };
  const gone = ['red/5', 'red/4', 'red/2', 'red/1'];
  const flare = { ...witness, hands: { ...journey.hands, red: ['attack-08', 'flare:voyager'] } };

  it('goes nowhere without a home planet', () => {
    const t = table(seats, { ...witness, gone: [...gone, 'red/3'] });
    t.neverOffered('red', 'voyager');
  });

  it('super: needs a second planet at home, one is enough', () => {
    const alone = table(seats, { ...flare, gone });
    alone.use('red', 'voyager');
    alone.neverOffered('red', 'flare:voyager');
    expect(alone.foreign('red')).toBe(1);
    const two = voyage({ ...flare, gone: gone.slice(0, 3) });
    two.use('red', 'flare:voyager');
    two.runTo('launch');
    two.done();
    expect(two.foreign('red')).toBe(2);
  });
});
