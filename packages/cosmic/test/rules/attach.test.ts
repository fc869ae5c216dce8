import { cosmic } from '@parley/cosmic';
import { raisable, recordOf, restore } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';
import { techTable } from '../variants/techs.ts';

const seats = { red: 'healer', blue: 'tripler', yellow: 'parasite', purple: 'zombie' };
const start = { turn: 'red', destiny: ['blue', 'blue'] } as const;
const fight = { red: ['attack-08'], blue: ['attack-06'], yellow: ['attack-05'] };

describe('whose text it is', () => {
  it('that of a lent power is for whoever has it', () => {
    const t = table(seats, { ...start, hands: { ...fight, blue: ['attack-06', 'flare:philanthropist'] } });
    t.use('blue', 'flare:philanthropist');
    t.plan('blue', 'philanthropist.lend', 'red');
    t.run();
    expect(t.events('power-used')).toMatchObject([{ who: 0, alien: 'tripler' }]);
  });

  it('cards on a sheet can be played if the sheet says so, and lie there idly if it does not', () => {
    const miser = table({ ...seats, purple: 'miser' }, { ...start, hands: fight, sheets: { miser: { hoard: ['emotion-control'] } } });
    expect(miser.untilOffered('purple', 'emotion-control')).toEqual(['emotion-control', 'pass']);
    const host = table({ ...seats, red: 'host' }, { ...start, hands: fight, sheets: { host: { guests: ['flare:chosen'] } } });
    expect(host.untilOffered('red', 'flare:chosen')).toEqual(['flare:chosen', 'pass']);
    const cryo = table(
      { ...seats, red: 'cryo' },
      { ...start, hands: fight, sheets: { cryo: { storage: ['flare:chosen', 'emotion-control'] } } },
    );
    cryo.runTo('planning');
    cryo.neverOffered('red', 'flare:chosen');
    expect(cryo.pile(cryo.sheet('cryo').zones.storage)).toEqual(expect.arrayContaining(['flare:chosen', 'emotion-control']));
  });

  it('a flare whose older printing the table plays with says what that says, and else what the newer one does', () => {
    const hands = { ...fight, purple: ['attack-09', 'negotiate', 'flare:filch'], red: ['attack-08', 'plague'] };
    const position = { ...start, hands, ships: { purple: { warp: 1 } } };
    const now = table(seats, position);
    now.use('red', 'plague');
    now.plan('red', 'plague', 'blue');
    expect(now.untilOffered('purple', 'flare:filch')).toEqual(['flare:filch', 'pass']);
    expect(now.canRaise('purple')).toEqual([]);

    const then = table(seats, { ...position, options: { house: { filchFlare: 'classic' } } });
    then.use('red', 'plague');
    then.plan('red', 'plague', 'blue');
    then.until('red', 'launch.aim');
    expect(then.story()).not.toContain('purple answers use');
    expect(then.canRaise('purple')).toContain('flare:filch');
  });
});

describe('what a super flare adds to a power', () => {
  it('is a matter of choice, even of a power that must be used', () => {
    const people = { ...seats, yellow: 'void' };
    const hands = { ...fight, red: ['attack-40'], yellow: ['attack-05', 'flare:void'] };
    const allied = (yes: boolean) => {
      const t = table(people, { ...start, hands });
      t.aim('red', 'blue/1');
      t.invite('red', 'yellow');
      t.ally('yellow', 'offense', { 'yellow/1': 1 });
      if (yes) t.use('yellow', 'void');
      else t.pass('yellow', 'void');
      t.run();
      return [t.out('blue'), t.warp('blue'), t.events('card-played').length];
    };
    expect(allied(true)).toEqual([4, 0, 1]);
    expect(allied(false)).toEqual([0, 4, 0]);
    // As the winner itself it has no choice, and needs no flare.
    const main = table({ ...people, red: 'void', yellow: 'parasite' }, { ...start, hands: { ...hands, yellow: ['attack-05'] } });
    main.strict('red');
    main.aim('red', 'blue/1');
    main.run();
    expect([main.out('blue'), main.events('card-played')]).toEqual([4, []]);
  });

  it('may be another moment', () => {
    const t = table({ ...seats, red: 'loser' }, { ...start, hands: { ...fight, red: ['attack-08', 'flare:loser'] } });
    t.use('red', 'loser', { at: 'window:planning.selected' });
    t.run();
    expect(t.events('power-used')).toMatchObject([{ alien: 'loser' }, { alien: 'tripler' }]);
  });
});

describe('a hidden power', () => {
  const hidden = { ...start, hands: fight, options: { hiddenPowers: true } };

  it('does nothing until its player shows it, at any time, or by using it', () => {
    const t = table(seats, hidden);
    t.run();
    expect([t.events('power-used'), t.events('alien-revealed')]).toEqual([[], []]);

    const shown = table(seats, hidden);
    shown.until('red', 'launch.aim');
    expect(shown.canRaise('blue')).toEqual(['tripler']);
    shown.raise('blue', 'tripler');
    shown.run();
    // From then on it must be used, as ever. To show it was no use of it.
    expect(shown.events('alien-revealed')).toEqual([{ who: 1, alien: 'tripler' }]);
    expect(shown.events('power-used')).toMatchObject([{ who: 1, alien: 'tripler' }]);
    expect(shown.events('card-played')).toEqual([]);
  });
});

describe('a table that is set up again from its checkpoint', () => {
  it('offers what it offered before: sheets, cards and techs', () => {
    const hands = { red: ['attack-08', 'attack-10'], blue: ['attack-06', 'attack-07', 'finder'], yellow: ['attack-05'] };
    const t = techTable({ ...start, hands, techs: { red: { 'gluon-mines': 9 } }, options: { rewards: 'both' } });
    t.run();
    t.runWhile(() => t.asked().length === 0);
    const { table: back, divergence } = restore(cosmic, recordOf(t.table), { fromCheckpoint: true });
    expect(divergence).toBeNull();
    for (const seat of [0, 1, 2, 3]) expect([seat, raisable(back, seat)]).toEqual([seat, raisable(t.table, seat)]);
  });
});
