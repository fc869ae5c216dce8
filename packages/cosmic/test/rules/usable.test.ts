import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'healer', blue: 'tripler', yellow: 'parasite', purple: 'zombie' };
const start = { turn: 'red', destiny: ['blue', 'blue'] } as const;
const fight = { red: ['attack-08', 'attack-10'], blue: ['attack-06', 'attack-07'], yellow: ['attack-05'] };

describe('who may play a card (R20.1)', () => {
  it('its role binds: a reinforcement is for those in the encounter', () => {
    const hands = { ...fight, yellow: ['reinforcement-2', 'attack-05'], purple: ['reinforcement-3'] };
    const t = table(seats, { ...start, hands });
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 1 });
    expect(t.untilOffered('yellow', 'reinforcement-2')).toEqual(['reinforcement-2', 'pass']);
    t.neverOffered('purple', 'reinforcement-3');
  });

  it('a card on a sheet is played as if from the hand, while its power can be used', () => {
    const people = { ...seats, purple: 'miser' };
    const hoard = ['emotion-control', 'flare:tripler'];
    const t = table(people, { ...start, hands: fight, sheets: { miser: { hoard } } });
    expect(t.untilOffered('purple', 'emotion-control')).toEqual(['emotion-control', 'pass']);
    t.run();

    // Zapped on playing one, the others stay there as well.
    const zapped = table(people, {
      ...start,
      hands: { ...fight, blue: [...fight.blue, 'cosmic-zap'] },
      sheets: { miser: { hoard: [...hoard, 'force-field'] } },
    });
    zapped.invite('red', 'yellow');
    zapped.ally('yellow', 'offense', { 'yellow/1': 1 });
    zapped.use('purple', 'force-field');
    zapped.plan('purple', 'force-field', ['yellow']);
    zapped.zap('blue', 'miser');
    zapped.neverOffered('purple', 'emotion-control');
    expect(zapped.ships('yellow', 'blue/1') + zapped.warp('yellow')).toBe(1);

    const lost = table(people, {
      ...start,
      hands: fight,
      sheets: { miser: { hoard } },
      ships: { purple: { 'purple/1': 0, 'purple/2': 0, 'purple/3': 0, warp: 12 } },
    });
    lost.neverOffered('purple', 'emotion-control');
  });

  it('what an effect forbids is not offered again: an artifact that was kept is for a later encounter', () => {
    const hands = { red: ['attack-08', 'plague', 'mobius-tubes'], blue: ['attack-06', 'card-zap', 'flare:clone'], yellow: ['attack-05'] };
    const t = table(seats, { ...start, hands, ships: { red: { warp: 2 } } });
    t.use('red', 'mobius-tubes');
    t.cardZap('blue', 'mobius-tubes');
    t.use('blue', 'flare:clone');
    t.use('red', 'plague');
    t.plan('red', 'plague', 'yellow');
    t.runWhile(() => t.events('card-cancelled').length === 0);
    t.neverOffered('blue', 'card-zap');
    expect(t.events('cards-discarded').flatMap((x) => x.cards)).toContain('plague');
  });
});

describe('a flare that works once more, for somebody else', () => {
  const mimics = { ...fight, yellow: ['attack-05', 'flare:mimic'] };

  it('only if that player could have played the card as well: in the same role, and still at a fit moment', () => {
    const both = table(seats, { ...start, hands: { ...mimics, red: ['attack-08', 'plague'] } });
    both.use('red', 'plague');
    both.plan('red', 'plague', 'purple');
    expect(both.untilOffered('yellow', 'flare:mimic')).toEqual(['flare:mimic', 'pass']);

    // Tubes are for the offense. Once attacks are negotiates there is nothing left to control.
    const tubes = table(seats, { ...start, hands: { ...mimics, red: ['attack-08', 'mobius-tubes'] }, ships: { purple: { warp: 2 } } });
    tubes.use('red', 'mobius-tubes');
    tubes.neverOffered('yellow', 'flare:mimic');
    // A card before planning is for main players.
    const main = table(seats, { ...start, hands: { ...mimics, red: ['attack-08', 'flare:chosen'], blue: ['attack-06', 'attack-07'] } });
    main.use('red', 'flare:chosen');
    main.neverOffered('yellow', 'flare:mimic');
    const calm = table(seats, { ...start, hands: { ...mimics, red: ['attack-08', 'emotion-control'] } });
    calm.use('red', 'emotion-control');
    calm.neverOffered('yellow', 'flare:mimic');
  });

  it('not a zap on what has been stopped already', () => {
    const t = table(seats, { ...start, hands: { ...mimics, red: ['attack-08', 'cosmic-zap'] } });
    t.zap('red', 'tripler');
    t.neverOffered('yellow', 'flare:mimic');
    expect(t.events('power-zapped')).toHaveLength(1);
  });
});

describe('flares on a sheet (R19.2)', () => {
  const people = { ...seats, red: 'host' };

  it('are played besides the one flare of an encounter, each once', () => {
    const t = table(people, {
      ...start,
      hands: { ...fight, red: ['attack-20', 'flare:chosen'] },
      sheets: { host: { guests: ['flare:macron', 'flare:mite'] } },
    });
    t.use('red', 'flare:macron');
    t.send('red', { 'red/1': 1 });
    t.use('red', 'flare:chosen');
    t.select('red', 'attack-20');
    t.run();
    expect(t.events('card-played').map((x) => x.card)).toEqual(['flare:chosen', 'flare:macron']);
  });
});

describe('a hidden power (R32.3)', () => {
  const hidden = { ...start, hands: fight, options: { hiddenPowers: true } };

  it('is offered to be used where it could be used if it lay open, and nowhere else', () => {
    const main = table(seats, hidden);
    expect(main.untilOffered('blue', 'tripler')).toEqual(['tripler', 'pass']);
    const bystander = table({ ...seats, blue: 'parasite', yellow: 'tripler' }, hidden);
    bystander.runWhile(() => {
      expect(bystander.question('yellow')?.tag).not.toBe('use');
      return bystander.events('turn').length < 2;
    });
    const few = table(seats, { ...hidden, ships: { blue: { 'blue/1': 0, 'blue/2': 0, 'blue/3': 0, warp: 12 } } });
    few.runWhile(() => {
      expect(few.question('blue')?.tag).not.toBe('use');
      return few.events('turn').length < 2;
    });
  });
});

describe('how often a power is used (R17.5)', () => {
  it('once an encounter is once, and once again in the next', () => {
    const t = table({ ...seats, red: 'loser' }, { ...start, hands: { ...fight, red: ['attack-00', 'attack-01'] } });
    t.use('red', 'loser');
    t.select('red', 'attack-00');
    t.runWhile(() => t.events('power-used').length === 0);
    t.plan('red', 'encounter.second', true);
    t.neverOffered('red', 'loser');
    expect(t.events('outcome')).toMatchObject([{ winner: 0 }]);
    expect(t.untilOffered('red', 'loser')).toEqual(['loser', 'pass']);
  });

  it('once a turn is once in both encounters of it', () => {
    const t = table(
      { ...seats, purple: 'citadel' },
      { ...start, hands: { ...fight, red: ['attack-40', 'attack-30'], purple: ['attack-04', 'attack-13'] } },
    );
    t.use('purple', 'citadel');
    t.plan('purple', 'citadel.card', 'attack-04');
    t.plan('purple', 'citadel.planet', 'yellow/1');
    t.aim('red', 'blue/1');
    t.plan('red', 'encounter.second', true);
    t.run();
    expect(t.state.encounterCount).toBe(2);
    t.neverOffered('purple', 'citadel');
    // In the turn of the next player it may build again.
    expect(t.turn()).not.toBe('red');
    expect(t.untilOffered('purple', 'citadel')).toEqual(['citadel', 'pass']);
  });
});

describe('what only the super flare makes possible (R18.5, R19.1)', () => {
  it('another moment: offered there to whoever holds the flare, and to nobody else', () => {
    const people = { ...seats, red: 'loser' };
    const hands = { ...fight, red: ['attack-08', 'attack-10', 'flare:loser'] };
    const t = table(people, { ...start, hands });
    t.pass('red', 'loser', 1, { at: 'window:planning.beforeSelect' });
    t.use('red', 'loser', { at: 'window:planning.selected' });
    t.run();
    expect(t.events('card-played')).toMatchObject([{ card: 'flare:loser', text: 'super' }]);

    const without = table(people, { ...start, hands: fight });
    without.strict('red');
    without.pass('red', 'loser', 1, { at: 'window:planning.beforeSelect' });
    without.run();

    // It is still a power for main players.
    const ally = table({ ...seats, yellow: 'loser' }, { ...start, hands: { ...fight, yellow: ['flare:loser', 'attack-05'] } });
    ally.invite('red', 'yellow');
    ally.ally('yellow', 'offense', { 'yellow/1': 1 });
    ally.neverOffered('yellow', 'loser');
  });

  it('another role, at the moment it names: not before', () => {
    const t = table({ ...seats, yellow: 'laser' }, { ...start, hands: { ...fight, yellow: ['flare:laser'] } });
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 1 });
    t.strict('yellow');
    t.use('yellow', 'laser', { at: 'window:alliance.formed' });
    t.plan('yellow', 'laser.main', 'blue');
    t.plan('yellow', 'laser.number', 1);
    t.run();
    expect(t.events('cards-laid-aside')).toMatchObject([{ who: 1, n: 1 }]);
  });

  it('only the part of the power it speaks of', () => {
    // As an ally the Warrior fights with its tokens, but learns nothing.
    const t = table(
      { ...seats, yellow: 'warrior' },
      { ...start, hands: { ...fight, yellow: ['flare:warrior', 'attack-05'] }, tokens: { warrior: 4 } },
    );
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 1 });
    t.send('red', { 'red/1': 1 });
    t.use('yellow', 'warrior');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [8 + 2 + 4, 18 + 4] }]);
    expect(t.sheet('warrior').tokens).toBe(4);
    expect(t.events('power-used').filter((x) => x.alien === 'warrior')).toHaveLength(1);
  });

  it('and nothing else of it, though its owner holds the flare', () => {
    const t = table({ ...seats, yellow: 'warrior' }, { ...start, hands: { ...fight, yellow: ['flare:warrior', 'attack-05'] } });
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 1 });
    t.run();
    expect(t.sheet('warrior').tokens).toBe(0);
    expect(t.events('card-played')).toEqual([]);
  });

  it('nothing where there are no flares at the table', () => {
    const t = table(seats, { ...start, hands: { ...fight, blue: ['attack-12'] }, options: { flares: false } });
    t.run();
    expect(t.events('card-changed')).toMatchObject([{ who: 1, value: 4 }]);
  });

  it('a use that is possible anyway needs no flare and asks for none', () => {
    const t = table(
      { ...seats, red: 'warrior' },
      { ...start, hands: { ...fight, red: ['flare:warrior', 'attack-08'] }, tokens: { warrior: 4 } },
    );
    t.strict('red');
    t.run();
    expect(t.story()).not.toContain('red answers super');
    expect(t.events('power-used')).toMatchObject([{ alien: 'warrior' }, { alien: 'tripler' }]);
  });

  it('nothing for a power that is only borrowed, nor after another flare', () => {
    const people = { ...seats, red: 'plant' };
    const position = { ...start, ships: { red: { 'blue/2': 1 } } };
    const own = { ...fight, red: ['attack-12', 'flare:tripler'] };
    const t = table(people, { ...position, hands: own });
    t.use('red', 'plant');
    t.aim('red', 'blue/1');
    t.run();
    expect(t.events('power-used').map((x) => x.alien)).toEqual(['plant', 'tripler']);
    expect(t.story()).not.toContain('red answers super');

    const held = { ...fight, red: ['attack-20'], blue: ['attack-12', 'flare:tripler', 'flare:chosen'] };
    const first = table(seats, { ...start, hands: held });
    first.until('blue', 'super');
    const second = table(seats, { ...start, hands: held });
    second.use('blue', 'flare:chosen');
    second.select('blue', 'attack-12');
    second.run();
    expect(second.story()).not.toContain('blue answers super');
  });
});
