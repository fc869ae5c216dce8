import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { discardSheet } from '../../rules/powers/drawn.ts';
import { table } from '../table.ts';
import { hazardTable } from '../variants/hazards.ts';

type Table = ReturnType<typeof table>;
const seats = { red: 'calculator', blue: 'parasite', yellow: 'citadel' };
const start = {
  turn: 'red',
  destiny: ['blue'],
  hands: { red: ['attack-15'], blue: ['attack-08'], yellow: ['attack-10', 'attack-04', 'negotiate'] },
} as const;
const totals = (t: Table) => t.events('outcome').map((x) => x.totals);
const citadels = (t: Table): string[] => t.pile(t.sheet('citadel').zones.citadels);

/** Yellow lays this card at this planet, at the next opportunity. */
function build(t: Table, card: string, planet: string): void {
  t.plan('yellow', 'use', 'citadel', { at: 'window:destiny.afterDrawn' });
  t.plan('yellow', 'citadel.card', card);
  t.plan('yellow', 'citadel.planet', planet);
}
/** Yellow activates the citadels of the planet under attack. */
const activate = (t: Table): void => t.plan('yellow', 'use', 'citadel', { at: 'window:planning.selected' });

describe('Citadel', () => {
  it('lays an attack card open beside any planet when destiny has been drawn', () => {
    const t = table(seats, start);
    expect(t.untilOffered('yellow', 'citadel')).toEqual(['citadel', 'pass']);
    expect(t.encounter().phase).toBe('destiny');
    expect(t.events('destiny-drawn')).toHaveLength(1);
    t.answer('yellow', 'citadel');
    expect(t.options('yellow').sort()).toEqual(['attack-04', 'attack-10']);
    t.answer('yellow', 'attack-10');
    expect(t.options('yellow')).toHaveLength(15);
    t.answer('yellow', 'red/2');
    expect([t.hand('yellow'), citadels(t)]).toEqual([['attack-04', 'negotiate'], ['attack-10']]);
    // Everybody sees it there.
    const key = expect.stringMatching(/^attack-10#/) as unknown;
    for (const who of ['red', 'blue', null])
      expect(t.view(who).marks).toEqual([{ planet: 'red/2', sheet: 2, what: 'citadels', card: key }]);
    expect(t.restored().divergence).toBeNull();
  });

  it('builds once in each turn, in that of others as well as in its own', () => {
    const t = table(seats, {
      ...start,
      destiny: ['blue', 'blue', 'yellow', 'red'],
      hands: { ...start.hands, red: ['attack-30', 'attack-40'], blue: ['attack-08', 'attack-06', 'attack-07'] },
    });
    build(t, 'attack-10', 'red/2');
    t.plan('red', 'encounter.second', true);
    t.run();
    expect(t.encounter()).toMatchObject({ nth: 2, offense: 0 });
    t.neverOffered('yellow', 'citadel');
    t.owner.plans.length = 0;
    // Blue's turn.
    expect(t.turn()).toBe('blue');
    t.untilOffered('yellow', 'citadel');
  });

  it('activates all citadels of the planet for the defense, and keeps them when it wins', () => {
    const t = table(seats, { ...start, hands: { ...start.hands, red: ['attack-04'] } });
    build(t, 'attack-10', 'blue/1');
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 2 });
    activate(t);
    t.run();
    expect(totals(t)).toEqual([[6, 8 + 4 + 10]]);
    expect(citadels(t)).toEqual(['attack-10']);
    expect(t.why('total-changed')).toContain('power:citadel');
    expect(t.story()).not.toContain('citadel.sign');
  });

  it('adds up what lies at the planet, and only that', () => {
    const t = table(
      { red: 'calculator', yellow: 'citadel', blue: 'parasite' },
      {
        ...start,
        destiny: ['blue', 'blue'],
        hands: { red: ['attack-15'], blue: ['attack-08', 'attack-06'], yellow: ['attack-10', 'attack-04', 'negotiate'] },
      },
    );
    build(t, 'attack-10', 'blue/1');
    t.aim('red', 'blue/2');
    t.send('red', { 'red/1': 1 });
    t.run();
    // Another planet was attacked: nothing to activate there.
    expect(totals(t)).toEqual([[16, 12]]);
    expect(t.story()).not.toContain('planning.selected","who":2');
    // Yellow's own turn.
    build(t, 'attack-04', 'blue/1');
    t.aim('yellow', 'blue/1');
    t.send('yellow', { 'yellow/1': 1 });
    t.select('yellow', 'negotiate');
    activate(t);
    t.runWhile(() => totals(t).length < 2);
    expect(totals(t)[1]).toEqual([1, 6 + 4 + 14]);
  });

  it('discards activated citadels when the defense loses', () => {
    const t = table(seats, { ...start, hands: { ...start.hands, red: ['attack-40'] } });
    build(t, 'attack-10', 'blue/1');
    t.aim('red', 'blue/1');
    activate(t);
    t.run();
    expect(totals(t)).toEqual([[41, 22]]);
    expect([citadels(t), t.view('red').marks]).toEqual([[], []]);
    expect(t.pile(Z.discard)).toContain('attack-10');
  });

  it('discards them when everybody has landed, before anybody takes a used card back', () => {
    const t = table({ ...seats, red: 'clone' }, { ...start, hands: { ...start.hands, red: ['attack-40'] } });
    build(t, 'attack-10', 'blue/1');
    t.aim('red', 'blue/1');
    activate(t);
    t.untilOffered('red', 'clone');
    expect([citadels(t), t.question('red')?.data?.at]).toEqual([[], 'window:resolution.keep']);
    const told = t.story();
    expect(told.indexOf('colony-gained')).toBeLessThan(told.indexOf('cards-discarded'));

    // They were not played in this encounter.
    const nets = hazardTable('sargasso-nets', { hands: { ...start.hands, red: ['attack-40'] } }, { ...seats, purple: 'trader' });
    build(nets, 'attack-10', 'blue/1');
    nets.aim('red', 'blue/1');
    activate(nets);
    nets.run();
    expect(nets.pile(Z.discard)).toEqual(['attack-10']);
  });

  it('builds nothing without an attack card', () => {
    const t = table(seats, { ...start, hands: { ...start.hands, yellow: ['negotiate', 'morph'] } });
    t.neverOffered('yellow', 'citadel');
  });

  it('keeps citadels that were not activated, whoever wins', () => {
    const t = table(seats, { ...start, hands: { ...start.hands, red: ['attack-40'] } });
    build(t, 'attack-10', 'blue/1');
    t.aim('red', 'blue/1');
    t.run();
    expect(totals(t)).toEqual([[41, 12]]);
    expect([t.foreign('red'), citadels(t)]).toEqual([1, ['attack-10']]);
  });

  it('keeps them after a deal, too', () => {
    const t = table(seats, { ...start, hands: { red: ['negotiate'], blue: ['negotiate'], yellow: ['attack-10'] } });
    t.plan('yellow', 'use', 'citadel', { at: 'window:destiny.afterDrawn' });
    t.plan('yellow', 'citadel.planet', 'blue/1');
    t.aim('red', 'blue/1');
    activate(t);
    t.run();
    expect(t.events('deal-failed')).toHaveLength(1);
    expect(citadels(t)).toEqual(['attack-10']);
  });

  it('cannot activate when it is zapped; what it has built stays, and building is no use of the power', () => {
    const t = table(seats, { ...start, hands: { ...start.hands, blue: ['attack-08', 'cosmic-zap'] } });
    t.use('yellow', 'citadel');
    t.plan('yellow', 'citadel.card', 'attack-10');
    t.plan('yellow', 'citadel.planet', 'blue/1');
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 1 });
    t.untilOffered('yellow', 'citadel');
    t.until('red', 'launch.aim');
    expect(t.events('power-used')).toEqual([]);
    activate(t);
    t.zap('blue', 'citadel');
    t.run();
    expect(totals(t)).toEqual([[16, 12]]);
    expect([t.foreign('red'), citadels(t)]).toEqual([1, ['attack-10']]);
  });

  it('[faq-citadel-1] leaves its citadels in play when its sheet is turned facedown, but not when it is discarded', () => {
    const t = table(seats, {
      ...start,
      destiny: ['yellow', 'yellow'],
      ships: { yellow: { 'yellow/1': 1, 'yellow/2': 1, 'yellow/3': 1, warp: 17 } },
      hands: { red: ['attack-40'], blue: ['attack-30'], yellow: ['attack-10', 'attack-04', 'negotiate', 'attack-00'] },
    });
    build(t, 'attack-10', 'yellow/1');
    t.aim('red', 'yellow/1');
    t.select('yellow', 'attack-04');
    t.run();
    expect(t.sheet('citadel').down).toBe(true);
    expect(citadels(t)).toEqual(['attack-10']);
    expect(t.view('red').marks).toHaveLength(1);
    // Without the power they cannot be activated, and no more are built.
    t.aim('blue', 'yellow/2');
    t.neverOffered('yellow', 'citadel');
    expect(citadels(t)).toEqual(['attack-10']);
    // Nobody has anything to say to it.
    expect(discardSheet(t.table.game, t.sheet('citadel')).next(true)).toMatchObject({ done: true });
    expect([t.state.marks, t.pile(Z.discard).at(-1)]).toEqual([[], 'attack-10']);
  });

  it('loses citadels with a planet that leaves the board', () => {
    const t = table(
      { red: 'calculator', blue: 'locust', yellow: 'citadel' },
      { ...start, destiny: ['blue', 'red'], hands: { ...start.hands, red: ['attack-04', 'attack-06'], blue: ['attack-40', 'attack-30'] } },
    );
    build(t, 'attack-10', 'red/5');
    t.run();
    // Blue takes the planet in its turn, and devours it when the next encounter begins.
    t.aim('blue', 'red/5');
    t.until('blue', 'planning.select');
    expect(citadels(t)).toEqual(['attack-10']);
    t.run();
    // Its ships find another home first.
    t.runWhile(() => t.question('blue')?.tag === 'ships.return');
    expect(t.events('planet-removed')).toMatchObject([{ planet: 'red/5' }]);
    expect([citadels(t), t.view('red').marks]).toEqual([[], []]);
    expect(t.pile(Z.discard)).toContain('attack-10');
  });

  it('wild: adds 5 to the defense, from either side', () => {
    const t = table(
      { red: 'calculator', blue: 'parasite', yellow: 'trader', purple: 'citadel' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-08'], blue: ['attack-10'], yellow: ['flare:citadel'] } },
    );
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 1 });
    t.send('red', { 'red/1': 1 });
    expect(t.untilOffered('yellow', 'flare:citadel')).toEqual(['flare:citadel', 'pass']);
    t.use('yellow', 'flare:citadel', { at: 'window:reveal.revealed' });
    t.run();
    expect(totals(t)).toEqual([[10, 10 + 4 + 5]]);

    const defense = table(
      { red: 'calculator', blue: 'parasite', yellow: 'trader', purple: 'citadel' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-08'], blue: ['attack-10'], yellow: ['flare:citadel'] } },
    );
    defense.invite('blue', 'yellow');
    defense.ally('yellow', 'defense', { 'yellow/1': 1 });
    defense.use('yellow', 'flare:citadel');
    defense.run();
    expect(totals(defense)).toEqual([[9, 10 + 4 + 1 + 5]]);
  });

  it('wild: is not for bystanders', () => {
    const t = table(
      { red: 'calculator', blue: 'parasite', yellow: 'trader' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-08'], blue: ['attack-10'], yellow: ['flare:citadel'] } },
    );
    t.neverOffered('yellow', 'flare:citadel');
  });

  it('super: citadels may lower the total of the defense, and fall with it all the same', () => {
    const t = table(seats, {
      ...start,
      hands: { red: ['attack-08'], blue: ['attack-08'], yellow: ['attack-10', 'attack-04', 'flare:citadel'] },
    });
    build(t, 'attack-10', 'blue/1');
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 1 });
    activate(t);
    t.boost('yellow');
    t.until('yellow', 'citadel.sign');
    expect(t.options('yellow')).toEqual(['raise', 'lower']);
    t.plan('yellow', 'citadel.sign', 'lower');
    t.run();
    expect(totals(t)).toEqual([[9, 8 + 4 - 10]]);
    expect([t.foreign('red'), citadels(t)]).toEqual([1, []]);
    expect(t.pile(Z.discard)).toContain('attack-10');
    expect(t.hand('yellow')).toContain('flare:citadel');
  });
});

describe('Citadel and a defense that has allied against itself', () => {
  it('the citadels stay when the defense wins, though its ships in the gate are lost', () => {
    for (const [card, left] of [
      ['attack-40', ['attack-10']],
      ['attack-00', []],
    ] as const) {
      const t = table({ ...seats, blue: 'lunatic' }, { ...start, hands: { ...start.hands, red: ['attack-20'], blue: [card] } });
      build(t, 'attack-10', 'blue/1');
      t.aim('red', 'blue/1');
      t.use('blue', 'lunatic');
      t.plan('blue', 'alliance.ships', { 'blue/2': 3 });
      activate(t);
      t.run();
      expect(citadels(t)).toEqual(left);
    }
  });
});
