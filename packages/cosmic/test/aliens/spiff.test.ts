import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';
import { whereIs } from '../variants/special-ships.ts';

const seats = { red: 'spiff', blue: 'trader', yellow: 'parasite', purple: 'masochist' };
/** Red sends three ships against four: the totals are 7 and 17. */
const fight = { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04'], blue: ['attack-13'], yellow: ['attack-06'] } } as const;

function attack(position = {}, people: { readonly [colour: string]: string } = seats) {
  const t = table(people, { ...fight, ...position });
  t.aim('red', 'blue/2');
  t.send('red', { 'red/1': 3 });
  return t;
}

describe('Spiff', () => {
  it('crash-lands a ship when it loses by ten or more', () => {
    const t = attack();
    expect(t.untilOffered('red', 'spiff')).toEqual(['spiff', 'pass']);
    expect(t.encounter().outcome).toMatchObject({ margin: 10 });
    t.use('red', 'spiff');
    t.run();
    expect([t.ships('red', 'blue/2'), t.ships('blue', 'blue/2'), t.warp('red')]).toEqual([1, 4, 2]);
    expect(t.events('colony-gained')).toEqual([{ who: t.seat('red'), planet: 'blue/2' }]);
    expect(t.events('encounter')).toHaveLength(2);
    expect(t.turn()).toBe('blue');
    expect(t.restored().divergence).toBeNull();
  });

  it('[faq-general-30] not with or against a negotiate that has become an attack', () => {
    const hands = { red: ['attack-04'], blue: ['negotiate', 'flare:human'], yellow: ['attack-06'] };
    const turned = attack({ hands });
    turned.use('blue', 'flare:human');
    turned.neverOffered('red', 'spiff');
    expect(turned.events('outcome')).toMatchObject([{ how: 'totals', margin: 39 }]);
    const own = attack({ hands: { red: ['negotiate', 'flare:joker'], blue: ['attack-40'], yellow: ['attack-06'] } });
    own.use('red', 'flare:joker');
    own.neverOffered('red', 'spiff');
    expect(own.events('outcome')).toMatchObject([{ how: 'totals', margin: 33 }]);
    // An attack that is something else by now was revealed as one.
    const still = attack({ hands: { red: ['attack-04'], blue: ['attack-10', 'flare:human'], yellow: ['attack-06'] } });
    still.use('blue', 'flare:human');
    expect(still.untilOffered('red', 'spiff')).toEqual(['spiff', 'pass']);
  });

  it('may leave it', () => {
    const t = attack();
    t.run();
    expect([t.foreign('red'), t.warp('red')]).toEqual([0, 3]);
  });

  it('not by nine, not against or with a negotiate, not as the defense', () => {
    attack({ hands: { ...fight.hands, blue: ['attack-12'] } }).neverOffered('red', 'spiff');
    attack({ hands: { ...fight.hands, red: ['negotiate'], blue: ['attack-40'] } }).neverOffered('red', 'spiff');

    const defense = table(seats, { ...fight, turn: 'blue', destiny: ['red'], hands: { ...fight.hands, blue: ['attack-40'] } });
    defense.neverOffered('red', 'spiff');
  });

  it('not as an ally of the offense', () => {
    const t = table(seats, { ...fight, turn: 'yellow', hands: { ...fight.hands, yellow: ['attack-04'], blue: ['attack-40'] } });
    t.invite('yellow', 'red');
    t.ally('red', 'offense', { 'red/1': 1 });
    t.neverOffered('red', 'spiff');
    expect(t.warp('red')).toBe(1);
  });

  it('loses all ships when it is zapped', () => {
    const t = attack({ hands: { ...fight.hands, blue: ['attack-13', 'cosmic-zap'] } });
    t.use('red', 'spiff');
    t.zap('blue', 'spiff');
    t.run();
    expect([t.foreign('red'), t.warp('red')]).toEqual([0, 3]);
  });

  it('cannot crash where there is no room', () => {
    const crowded = { ships: { blue: { 'blue/2': 4 } }, hands: { ...fight.hands, blue: ['attack-40'] } };
    attack(crowded, { ...seats, blue: 'pygmy' }).neverOffered('red', 'spiff');
    const roomy = attack({ ...crowded, ships: { blue: { 'blue/2': 3 } } }, { ...seats, blue: 'pygmy' });
    roomy.use('red', 'spiff');
    roomy.run();
    expect(roomy.ships('red', 'blue/2')).toBe(1);
  });

  it('[faq-fungus-12] [faq-spiff-1] one ship crash-lands, and the Fungus captures the others', () => {
    const t = attack({}, { ...seats, blue: 'fungus' });
    t.use('red', 'spiff');
    t.run();
    expect([t.ships('red', 'blue/2'), t.ships('blue', 'blue/2'), t.warp('red')]).toEqual([1, 4, 0]);
    expect(t.events('ships-captured')).toEqual([{ colour: 'red', n: 2, by: 'blue' }]);
  });

  describe('wild', () => {
    const others = { ...seats, red: 'sorcerer' };
    const defending = { ...fight, turn: 'blue', destiny: ['red'], hands: { ...fight.hands, red: ['attack-04', 'flare:spiff'] } } as const;

    it('leaves a ship of the beaten defense on the planet', () => {
      const t = table(others, defending);
      t.aim('blue', 'red/3');
      t.send('blue', { 'blue/1': 2 });
      expect(t.untilOffered('red', 'flare:spiff')).toEqual(['flare:spiff', 'pass']);
      t.use('red', 'flare:spiff');
      t.run();
      expect([t.ships('red', 'red/3'), t.ships('blue', 'red/3'), t.warp('red')]).toEqual([1, 2, 3]);
      expect(t.hand('red')).toEqual(['flare:spiff']);
    });

    it('is for a defense that loses, with ships there', () => {
      table(others, { ...defending, turn: 'red', destiny: ['blue'] }).neverOffered('red', 'flare:spiff');

      const empty = table(others, { ...defending, ships: { red: { 'red/3': 0 } } });
      empty.aim('blue', 'red/3');
      empty.neverOffered('red', 'flare:spiff');

      const won = { ...defending, hands: { ...defending.hands, red: ['attack-40', 'flare:spiff'] } };
      table(others, won).neverOffered('red', 'flare:spiff');
    });
  });

  it('wild: nothing stays on a planet that its defense has blown up', () => {
    const t = table(
      { red: 'human', blue: 'host', yellow: 'void' },
      {
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['attack-40'], blue: ['attack-04', 'flare:spiff'] },
        sheets: { host: { guests: ['flare:guerrilla'] } },
      },
    );
    t.aim('red', 'blue/1');
    t.select('blue', 'attack-04');
    t.use('blue', 'flare:guerrilla');
    t.neverOffered('blue', 'flare:spiff');
    expect([t.events('planet-removed'), t.warp('blue')]).toEqual([[{ planet: 'blue/1', keeper: null }], 4]);
  });

  describe('super', () => {
    const holding = (blue: string) => attack({ hands: { ...fight.hands, red: ['attack-04', 'flare:spiff'], blue: [blue] } });

    it('is enough to crash-land with a defeat by five', () => {
      const t = holding('attack-08');
      expect(t.untilOffered('red', 'spiff')).toEqual(['spiff', 'pass']);
      expect(t.encounter().outcome).toMatchObject({ margin: 5 });
      t.use('red', 'spiff');
      t.boost('red');
      t.run();
      expect([t.ships('red', 'blue/2'), t.warp('red')]).toEqual([1, 2]);

      const without = holding('attack-08');
      without.use('red', 'spiff');
      without.boost('red', false);
      without.run();
      expect([without.foreign('red'), without.warp('red')]).toEqual([0, 3]);
      expect(without.events('power-used')).toEqual([]);
    });

    it('not by four, and it is not asked for when the defeat is clear', () => {
      holding('attack-07').neverOffered('red', 'spiff');
      const t = holding('attack-13');
      t.use('red', 'spiff');
      t.run();
      expect(t.ships('red', 'blue/2')).toBe(1);
      expect(t.story()).not.toContain('answers super');
    });
  });
});

describe('Spiff: cards that were revealed as attacks', () => {
  it('a negotiate that has become an attack is none, however high', () => {
    const t = attack({ hands: { ...fight.hands, blue: ['negotiate', 'flare:human'] } });
    t.use('blue', 'flare:human');
    t.neverOffered('red', 'spiff');
    expect(t.events('outcome')[0]).toMatchObject({ winner: 1, how: 'totals' });
    expect(t.warp('red')).toBe(3);
  });
});

describe('Spiff: which ship crash-lands', () => {
  const badly = { ...fight, hands: { ...fight.hands, blue: ['attack-40'] } };

  it('chooses one, where its ships can be told apart', () => {
    const marked = { ...badly, options: { specialShips: 'flagship' }, specialShips: { red: ['red/1'] } };
    for (const special of [true, false]) {
      const t = table(seats, marked);
      t.aim('red', 'blue/2');
      t.plan('red', 'launch.ships', (d) => {
        const places = d.kind === 'spread' ? d.places.map((x) => x.id) : [];
        return { [places.find((x) => x.startsWith('red/1#')) ?? '']: 1, 'red/1': 2 };
      });
      t.use('red', 'spiff');
      expect(t.until('red', 'spiff.ship')).toMatchObject({ min: 1, max: 1 });
      const [plain, flagship] = t.options('red').toSorted((a, b) => a.length - b.length);
      expect(t.question('red')).toMatchObject({ places: [{ max: 1 }, { max: 1 }] });
      t.answer('red', { [special ? flagship : plain]: 1 });
      t.run();
      expect([t.ships('red', 'blue/2'), t.warp('red')]).toEqual([1, 2]);
      expect(whereIs(t, 'red')).toBe(special ? 'blue/2' : 'warp');
    }
  });

  it('of either colour, if it has two', () => {
    for (const green of [true, false]) {
      const t = table(
        { red: 'spiff+symbiote', blue: 'void+hacker', yellow: 'parasite+mirror', purple: 'masochist+macron' },
        { ...badly, options: { powers: 2 } },
      );
      t.aim('red', 'blue/2');
      t.send('red', { 'red/1': 1, 'red/1@green': 2 });
      t.use('red', 'spiff');
      t.until('red', 'spiff.ship');
      expect(t.options('red')).toEqual(['gate', 'gate@green']);
      t.answer('red', { [green ? 'gate@green' : 'gate']: 1 });
      t.run();
      expect(t.ships('red', 'blue/2')).toBe(1);
      expect(t.out('red')).toBe(2);
      expect(t.state.ships.at[3][4]).toBe(green ? 1 : 2);
    }
  });

  it('not as the winner whose other ships are lost with the side it has joined', () => {
    const t = table(
      { red: 'spiff+lunatic', blue: 'trader+hacker', yellow: 'parasite+mirror', purple: 'masochist+macron' },
      { ...fight, options: { powers: 2 }, hands: { ...fight.hands, red: ['attack-40'] } },
    );
    t.use('red', 'lunatic');
    t.plan('red', 'alliance.ships', { 'red/2': 1 });
    t.neverOffered('red', 'spiff');
    expect([t.foreign('red'), t.warp('red')]).toEqual([1, 1]);
  });
});

describe('Spiff wild: ships from elsewhere', () => {
  it('cannot stay on a planet where they were not', () => {
    // The Cudgel takes ships of a defense that had none on the planet.
    const t = table(
      { ...seats, red: 'sorcerer', blue: 'cudgel' },
      {
        ...fight,
        turn: 'blue',
        destiny: ['red'],
        ships: { red: { 'red/3': 0 } },
        hands: { ...fight.hands, red: ['attack-04', 'flare:spiff'] },
      },
    );
    t.aim('blue', 'red/3');
    t.send('blue', { 'blue/1': 2 });
    t.neverOffered('red', 'flare:spiff');
    expect(t.warp('red')).toBeGreaterThan(0);
  });
});
