import { describe, expect, it } from 'vitest';
import { acts, techsOf, techTable } from './techs.ts';
import { SEATS } from './variant-table.ts';

/** What it takes to complete a tech, and the moments in which it can be used. */

/** Nobody here is offered a power with attacks alone. */
const QUIET = { ...SEATS, blue: 'pacifist' };

describe('R24.4 research numbers', () => {
  it.each([
    ['coldsleep-ship', 9],
    ['collapsium-hulls', 4],
    ['cosmic-field-generator', 2],
    ['delta-scanners', 2],
    ['energy-cloak', 4],
    ['enigma-device', 4],
    ['infinity-drive', 6],
    ['lunar-cannon', 5],
    ['omega-missile', 8],
    ['plasma-thrusters', 6],
    ['precursor-seed', 9],
    ['prometheus', 7],
    ['qax', 4],
    ['quark-battery', 3],
    ['vacuum-turbines', 2],
    ['warpspace-key', 3],
    ['xenon-lasers', 3],
  ])('%s: is completed with %i ships, and not with one fewer', (id, ships) => {
    const options = (n: number): string[] => {
      const t = techTable({ techs: { red: { [id]: n } } });
      t.until('red', 'technology.action');
      return t.options('red');
    };
    expect(options(ships)).toEqual([`research ${id}`, `complete ${id}`, 'nothing']);
    expect(options(ships - 1)).toEqual([`research ${id}`, `abandon ${id}`, 'nothing']);
  });
});

describe('the one moment of a tech', () => {
  it.each([
    ['xenon-lasers', 'red', 'window:reveal.revealed'],
    ['xenon-lasers', 'blue', 'window:reveal.revealed'],
    ['energy-cloak', 'red', 'window:launch.aimed'],
    ['plasma-thrusters', 'blue', 'window:launch.after'],
    ['infinity-drive', 'red', 'window:encounter.after'],
    ['infinity-drive', 'yellow', 'window:encounter.after'],
  ] as const)('%s: to %s it is offered at %s, once an encounter, and nowhere else', (id, colour, moment) => {
    const hands = { red: ['attack-10', 'attack-08'], blue: ['attack-06', 'attack-04'], yellow: ['attack-05'] };
    const t = techTable({ completed: { [colour]: [id] }, hands, strict: [colour] }, QUIET);
    t.aim('red', 'blue/1');
    t.pass(colour, `tech:${id}`, 1, { at: moment });
    t.run();
    expect(techsOf(t, colour)).toEqual([id]);
  });

  it.each(['omega-missile', 'coldsleep-ship', 'vacuum-turbines', 'enigma-device'])(
    '%s: is offered when an encounter starts and once more when techs have been seen to, to anybody',
    (id) => {
      for (const colour of ['red', 'yellow'] as const) {
        const t = techTable({ completed: { [colour]: [id] }, strict: [colour] }, QUIET);
        t.pass(colour, `tech:${id}`, Infinity, { at: 'window:encounter.start' });
        t.pass(colour, `tech:${id}`, Infinity, { at: 'window:regroup.technology' });
        t.run();
        expect(techsOf(t, colour)).toEqual([id]);
      }
    },
  );

  it('quark-battery: waits for the card to be revealed, and is offered once', () => {
    const hands = { red: ['attack-10', 'attack-08', 'attack-01'], blue: ['attack-06', 'attack-04'] };
    const t = techTable({ techs: { red: { 'quark-battery': 3 } }, hands, strict: ['red'] }, QUIET);
    acts(t, 'red', 'complete quark-battery');
    t.plan('red', 'quark-battery.card', 'attack-01');
    t.select('red', 'attack-10');
    t.pass('red', 'tech:quark-battery', 1, { at: 'window:reveal.revealed' });
    t.plan('red', 'technology.second', 'end');
    t.run();
    expect([techsOf(t, 'red'), t.hand('red')]).toEqual([['quark-battery'], ['attack-08']]);
  });
});

describe('those for whom a tech is nothing', () => {
  it.each([
    ['energy-cloak', 'blue'],
    ['energy-cloak', 'yellow'],
    ['plasma-thrusters', 'red'],
    ['plasma-thrusters', 'yellow'],
    ['qax', 'yellow'],
    ['xenon-lasers', 'yellow'],
    ['collapsium-hulls', 'red'],
    ['collapsium-hulls', 'yellow'],
    ['quark-battery', 'yellow'],
  ] as const)('%s: is not offered to %s, whose part in the encounter is another', (id, colour) => {
    const hands = { red: ['attack-10', 'attack-08'], blue: ['attack-08', 'attack-04'] };
    const t = techTable({ completed: { [colour]: [id] }, hands });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 4 });
    t.invite('red', 'purple');
    t.neverOffered(colour, `tech:${id}`);
    expect(techsOf(t, colour)).toEqual([id]);
  });
});
