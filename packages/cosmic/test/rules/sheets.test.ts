import { describe, expect, it } from 'vitest';
import { sheetOfSuper } from '../../rules/powers/sheets.ts';
import { expectFollowed } from '../followed.ts';
import { table } from '../table.ts';
import { hazardTable } from '../variants/hazards.ts';

const seats = { red: 'macron', blue: 'tripler', yellow: 'zombie', purple: 'healer' };
const start = { turn: 'red', destiny: ['blue', 'blue'] } as const;
const fight = { red: ['attack-08'], blue: ['attack-06', 'attack-07'], yellow: ['attack-05'], purple: ['attack-09'] };
/** Two home colonies are too few (R17.1). */
const few = (colour: string) => ({ [`${colour}/1`]: 0, [`${colour}/2`]: 0, [`${colour}/3`]: 0, warp: 12 });
const used = (t: ReturnType<typeof table>): unknown[] => t.events('power-used').map((x) => x.alien);

describe('a power that is there (R17.1, R18.2)', () => {
  it('is used; not when it is lost', () => {
    const t = table(seats, { ...start, hands: fight });
    t.run();
    expect(new Set(used(t))).toEqual(new Set(['macron', 'tripler']));
    expectFollowed(t);
    const lost = table(seats, { ...start, hands: fight, ships: { blue: few('blue') } });
    lost.aim('red', 'blue/4');
    lost.run();
    expect(new Set(used(lost))).toEqual(new Set(['macron']));
    expect(lost.sheet('tripler').down).toBe(true);
    expectFollowed(lost);
  });

  it('is lost by all whose home colonies are too few, even if that is everybody', () => {
    const t = table(seats, {
      ...start,
      hands: fight,
      ships: { red: few('red'), blue: few('blue'), yellow: few('yellow'), purple: few('purple') },
    });
    t.aim('red', 'blue/4');
    t.run();
    expect(used(t)).toEqual([]);
    for (const alien of Object.values(seats)) expect([alien, t.sheet(alien).down]).toEqual([alien, true]);
  });

  it('cannot be lost while an effect says so', () => {
    const t = hazardTable('witness', { hands: fight, ships: { red: few('red') } }, { ...seats, red: 'tripler', blue: 'macron' });
    t.runWhile(() => t.events('hazard-drawn').length === 0);
    expect(t.sheet('tripler').down).toBe(false);
    t.run();
    expect(used(t)).toContain('tripler');
  });

  it('nobody is the alien of a power that is lost: a flare that would go there is discarded', () => {
    // The Sorcerer's flare goes to the Sorcerer.
    const people = { ...seats, purple: 'sorcerer' };
    const hands = { ...fight, yellow: ['attack-05', 'flare:sorcerer'] };
    const given = table(people, { ...start, hands });
    given.use('yellow', 'flare:sorcerer');
    given.run();
    expect(given.hand('purple')).toContain('flare:sorcerer');
    const gone = table(people, { ...start, hands, ships: { purple: few('purple') } });
    gone.use('yellow', 'flare:sorcerer');
    gone.run();
    expect(gone.hand('purple')).not.toContain('flare:sorcerer');
    expect(gone.events('cards-discarded')).toContainEqual({ who: 2, cards: ['flare:sorcerer'] });
    // Nor does anybody know of a hidden one.
    const hidden = table(people, { ...start, hands, options: { hiddenPowers: true } });
    hidden.use('yellow', 'flare:sorcerer');
    hidden.run();
    expect(hidden.events('flare-given')).toEqual([]);
  });
});

describe('sheets that are exchanged', () => {
  const people = { ...seats, red: 'healer', purple: 'sorcerer' };
  const hands = { ...fight, yellow: ['attack-05', 'flare:sorcerer'] };

  it('belong to the others for good, with what everybody sees of it', () => {
    const t = table(people, { ...start, hands });
    t.use('yellow', 'flare:sorcerer');
    t.run();
    expect([t.sheet('healer').owner, t.sheet('tripler').owner]).toEqual([1, 0]);
    expect(t.events('power-used').map((x) => [x.who, x.alien])).toContainEqual([0, 'tripler']);
    expectFollowed(t);
  });

  it('R17.1 are judged by the home colonies of whoever has them now, at once', () => {
    const t = table(people, { ...start, hands, ships: { blue: few('blue') } });
    t.aim('red', 'blue/4');
    t.use('yellow', 'flare:sorcerer');
    t.until('red', 'planning.select');
    expect([t.sheet('healer').down, t.sheet('tripler').down]).toEqual([true, false]);
    expect(t.events('power-regained')).toEqual([{ who: 0, alien: 'tripler' }]);
    expectFollowed(t);
  });

  it('are not, if one of the two cannot be taken', () => {
    for (const alien of ['swindler', 'roach']) {
      const t = table({ ...people, red: alien }, { ...start, hands });
      t.neverOffered('yellow', 'flare:sorcerer');
      expect(t.events('sheets-swapped')).toEqual([]);
    }
  });
});

describe('a power that is lent', () => {
  const people = { ...seats, red: 'healer', purple: 'void' };
  const hands = { ...fight, blue: ['attack-06', 'flare:philanthropist'] };
  /** Blue lends its power to red before anything else happens. */
  const lending = (ships = {}) => {
    const t = table(people, { ...start, hands: { ...hands, purple: ['attack-09', 'flare:healer'] }, ships });
    t.use('blue', 'flare:philanthropist');
    t.plan('blue', 'philanthropist.lend', 'red');
    return t;
  };

  it('is used by the other player, whose own is replaced meanwhile', () => {
    const t = lending({ yellow: { warp: 2 } });
    t.aim('red', 'blue/2');
    t.run();
    expect(t.events('power-used').map((x) => [x.who, x.alien])).toEqual([[0, 'tripler']]);
    expect(t.events('power-returned')).toEqual([{ alien: 'tripler', to: 1, from: 0 }]);
    expect([t.sheet('tripler').owner, t.sheet('tripler').loan]).toEqual([1, null]);
    expectFollowed(t);
  });

  it('takes the place of a power that must be used, too', () => {
    const t = table({ ...people, red: 'tripler', blue: 'macron' }, { ...start, hands });
    t.use('blue', 'flare:philanthropist');
    t.plan('blue', 'philanthropist.lend', 'red');
    t.aim('red', 'blue/2');
    t.run();
    expect(t.events('power-used')).toContainEqual(expect.objectContaining({ who: 0, alien: 'macron' }));
    expect(used(t)).not.toContain('tripler');
  });

  it('R17.1 is lost at once by a player with too few home colonies, and there again when it returns', () => {
    const t = lending({ red: few('red') });
    t.aim('red', 'blue/2');
    t.send('red', { 'red/4': 1 });
    t.until('red', 'launch.aim');
    expect(t.sheet('tripler').down).toBe(true);
    expect(t.events('power-lost')).toContainEqual({ who: 0, alien: 'tripler' });
    t.run();
    expect(used(t)).toEqual([]);
    expect(t.sheet('tripler').down).toBe(false);
    expect(t.events('power-regained')).toEqual([{ who: 1, alien: 'tripler' }]);
    expectFollowed(t);
  });
});

describe('a power that was grafted', () => {
  const people = { ...seats, red: 'plant', purple: 'void' };
  const position = { ...start, hands: { ...fight, red: ['attack-20'] }, ships: { red: { 'blue/2': 1 } } };

  it('[faq-plant-2] goes back at once when the Plant loses its own', () => {
    const t = table(people, {
      ...position,
      options: { rewards: 'dominion' },
      hands: { ...fight, red: ['attack-20'], yellow: ['attack-05', 'ship-zap'] },
      ships: { red: { ...few('red'), 'red/3': 1, 'blue/2': 1, warp: 10 } },
    });
    t.plan('red', 'ships.return', { 'red/5': 1 });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/4': 1 });
    t.use('red', 'plant');
    t.until('red', 'planning.select');
    expect(t.events('power-taken')).toEqual([{ alien: 'tripler', by: 0, from: 1 }]);
    // The only ship on its third home planet goes to the warp.
    t.raise('yellow', 'ship-zap');
    t.plan('yellow', 'ship-zap', { 'red/3@red': 1 });
    t.run();
    expect(t.events('power-returned')).toEqual([{ alien: 'tripler', to: 1, from: 0 }]);
    expect(t.events('power-used').map((x) => [x.who, x.alien])).toEqual([
      [0, 'plant'],
      [1, 'tripler'],
    ]);
    expectFollowed(t);
  });

  it('R19.1 leaves its owner without the super flare, and gives it to nobody', () => {
    const hands = { ...fight, red: ['attack-20'], blue: ['attack-06', 'flare:remora'] };
    const own = table({ ...people, blue: 'remora' }, { ...position, hands });
    own.aim('red', 'blue/1');
    expect(own.untilOffered('blue', 'flare:remora')).toContain('flare:remora');
    const lent = table({ ...people, blue: 'remora' }, { ...position, hands });
    lent.aim('red', 'blue/1');
    lent.use('red', 'plant');
    lent.neverOffered('blue', 'flare:remora');
    expect(lent.events('colony-gained')).toHaveLength(1);
  });

  it('is its owner’s again after the encounter', () => {
    const t = table(people, position);
    t.aim('red', 'blue/1');
    t.use('red', 'plant');
    t.run();
    expect(t.sheet('tripler').loan).toBeNull();
    expect(t.events('power-returned')).toEqual([{ alien: 'tripler', to: 1, from: 0 }]);
  });
});

describe('sheets that come and go', () => {
  const losing = { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04'], blue: ['attack-40'] } } as const;

  it('a further power works beside the first one, and everybody sees who has which', () => {
    const people = { ...seats, red: 'reincarnator' };
    const unused = ['flare:clone'];
    const t = table(people, { ...losing, unused });
    t.run();
    expect(t.sheet('clone').owner).toBe(0);
    expect(t.sheet('clone').down).toBe(false);
    expectFollowed(t);
  });

  it('the next one that comes the same way takes the place of the one before', () => {
    const people = { ...seats, red: 'reincarnator' };
    const t = table(people, {
      ...losing,
      destiny: ['blue', 'red'],
      hands: { red: ['attack-04', 'attack-05'], blue: ['attack-40', 'attack-30', 'attack-20'] },
      unused: ['flare:clone', 'flare:warrior'],
    });
    t.select('red', 'attack-04');
    t.select('blue', 'attack-40');
    t.run();
    t.select('blue', 'attack-30');
    t.run();
    expect(t.events('power-discarded')).toEqual([{ who: 0, alien: 'clone' }]);
    expect(t.state.sheets.filter((s) => s.owner === 0).map((s) => s.alien)).toEqual(['reincarnator', 'warrior']);
    // Nobody else had to say what was on their sheets.
    expect(t.state.zones.filter((z) => z.kind === 'sheet')).toEqual([]);
    expectFollowed(t);
  });

  it('a power that is discarded is nobody’s, and its player has the next one at once', () => {
    const people = { red: 'tripler', blue: 'healer', yellow: 'void', purple: 'macron' };
    const t = table(people, {
      ...losing,
      hands: { ...losing.hands, yellow: ['attack-05', 'flare:reincarnator'] },
      unused: ['flare:clone'],
    });
    t.use('yellow', 'flare:reincarnator');
    t.run();
    expect(t.events('power-discarded')).toEqual([{ who: 0, alien: 'tripler' }]);
    expect(t.events('power-drawn')).toEqual([{ who: 0, alien: 'clone' }]);
    expect(t.state.sheets.map((s) => [s.alien, s.owner])).toEqual([
      ['tripler', -1],
      ['healer', 1],
      ['void', 2],
      ['macron', 3],
      ['clone', 0],
    ]);
    expectFollowed(t);
  });

  it('R32.3 a hidden power that is turned up is seen by everybody from then on', () => {
    const t = table({ red: 'macron', blue: 'tripler', yellow: 'zombie' }, { ...losing, options: { hiddenPowers: true } });
    t.until('red', 'launch.aim');
    t.raise('yellow', 'zombie');
    t.use('blue', 'tripler');
    t.run();
    expect(t.events('alien-revealed').map((x) => x.alien)).toEqual(['zombie', 'tripler']);
    expectFollowed(t);
  });
});

it('a super flare goes with the sheet of its alien, and with none where nobody plays it', () => {
  const { game } = table({ red: 'fury', blue: 'zombie', yellow: 'tripler' }).table;
  expect(sheetOfSuper(game, 'fury')).toBe(game.s.sheets.find((x) => x.alien === 'fury'));
  expect(() => sheetOfSuper(game, 'cryo')).toThrow('nobody plays cryo');
});
