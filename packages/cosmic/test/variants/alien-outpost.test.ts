import { describe, expect, it } from 'vitest';
import { isLit, stationNamed, stationTable } from './stations.ts';

describe('Alien Outpost', () => {
  const outpost = { stations: { red: { 'alien-outpost': 'red/1' } } };
  const flares = { unused: ['flare:tick-tock', 'flare:masochist', 'flare:macron', 'flare:tripler'] };

  it('brings the power of an unused alien: none with Game Setup, none with a way of its own to win', () => {
    const t = stationTable({ ...outpost, ...flares });
    expect(t.events('power-refused')).toEqual([{ alien: 'tick-tock' }, { alien: 'masochist' }]);
    expect(t.sheet('macron')).toMatchObject({ owner: 0, asset: stationNamed(t, 'alien-outpost').id, down: false });
    expect(t.pile(5)).toContain('flare:macron');
    expect(t.pile(4)).not.toContain('flare:macron');
    expect(t.pile(4)).toContain('flare:tick-tock');
    // Macron ships count four each.
    t.send('red', { 'red/2': 1 });
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [14, 10] }]);
    expect(t.events('power-used')).toContainEqual(expect.objectContaining({ who: 0, alien: 'macron' }));
  });

  it('the power is there while the station is, whatever happens to the home colonies', () => {
    const few = { 'red/1': 20, 'red/2': 0, 'red/3': 0, 'red/4': 0, 'red/5': 0 };
    const t = stationTable({ ...outpost, ...flares, ships: { red: few } });
    expect(t.sheet('hacker').down).toBe(true);
    expect(t.sheet('macron').down).toBe(false);
    const u = stationTable({ ...outpost, ...flares, ships: { red: { 'red/1': 0 } } });
    expect(u.sheet('hacker').down).toBe(false);
    expect(u.sheet('macron').down).toBe(true);
  });

  it('what is told names the station, not home colonies, when the power goes dark and comes back', () => {
    const t = stationTable({
      stations: { blue: { 'alien-outpost': 'blue/1' } },
      ...flares,
      ships: { blue: { 'blue/1': 1 } },
      hands: { red: ['attack-40'], blue: ['attack-00', 'attack-01'] },
    });
    t.aim('red', 'blue/1');
    t.run();
    expect(t.events('power-cut-off')).toEqual([{ who: 1, alien: 'macron' }]);
    expect(t.events('power-lost')).toEqual([]);
    expect(t.sheet('macron').down).toBe(true);
  });

  it('it is an alien power: it can be zapped, and the station with it works on', () => {
    const t = stationTable({
      ...outpost,
      unused: ['flare:tripler'],
      hands: { red: ['attack-10', 'attack-08'], blue: ['attack-06', 'cosmic-zap'] },
    });
    t.zap('blue', 'tripler');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [11, 10] }]);
    expect(isLit(t, 'alien-outpost')).toBe(true);
  });

  it('whoever receives it draws another alien, or by house rule gets the same', () => {
    const hands = { red: ['negotiate'], blue: ['negotiate'] };
    const t = stationTable({ ...outpost, ...flares, hands });
    t.offer('red', { red: ['station:alien-outpost'] });
    t.accept('blue');
    t.run();
    expect(t.state.sheets.filter((s) => s.owner === 1).map((s) => s.alien)).toEqual(['mirror', 'tripler']);
    expect(t.state.sheets.some((s) => s.alien === 'macron' && s.owner >= 0)).toBe(false);
    const u = stationTable({ ...outpost, ...flares, hands, options: { house: { outpostAlien: 'same' } } });
    u.offer('red', { red: ['station:alien-outpost'] });
    u.accept('blue');
    u.run();
    expect(u.state.sheets.filter((s) => s.owner === 1).map((s) => s.alien)).toEqual(['mirror', 'macron']);
  });

  it('an exchange of sheets leaves it with its station', () => {
    const t = stationTable({ ...outpost, ...flares }, { red: 'hacker', blue: 'sorcerer', yellow: 'trader' });
    t.use('blue', 'sorcerer');
    t.run();
    expect(t.sheet('macron').owner).toBe(0);
  });

  it('goes when its planet does', () => {
    const t = stationTable({ ...outpost, ...flares, completed: { blue: ['omega-missile'] }, options: { technology: true } });
    t.use('blue', 'tech:omega-missile');
    t.plan('blue', 'omega-missile.planet', 'red/1');
    t.runTo('launch');
    expect(t.events('power-discarded')).toEqual([{ who: 0, alien: 'macron' }]);
    expect(t.state.sheets.some((s) => s.alien === 'macron' && s.owner >= 0)).toBe(false);
  });

  it('works without flares too: a sheet is drawn at random', () => {
    const t = stationTable({ ...outpost, options: { flares: false } });
    expect(t.state.sheets.filter((s) => s.owner === 0)).toHaveLength(2);
  });
});
