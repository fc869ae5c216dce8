import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';
import { seats, journey, voyage } from './voyager.ts';

describe('Voyager', () => {
  describe('wild', () => {
    const seated = { ...seats, red: 'void', green: 'voyager' };
    const hidden = { ...journey, hands: { ...journey.hands, red: ['attack-08', 'attack-20', 'flare:voyager'] } };

    it('sends a card to the warp and takes it back at any time', () => {
      const t = table(seated, hidden);
      t.until('red', 'launch.aim');
      t.raise('red', 'flare:voyager');
      expect(t.question('red')).toMatchObject({ tag: 'voyager.card' });
      expect(t.options('red')).toEqual(['attack-08', 'attack-20']);
      t.answer('red', 'attack-20');
      expect([t.hand('red'), t.canRaise('red')]).toEqual([['attack-08', 'flare:voyager'], ['voyager.visit']]);
      // Others do not see what it is.
      expect(JSON.stringify(t.view('blue'))).not.toContain('attack-20');
      expect(JSON.stringify(t.view('red'))).toContain('attack-20');
      t.raise('red', 'voyager.visit');
      expect(t.hand('red')).toEqual(['attack-08', 'attack-20', 'flare:voyager']);
      expect(t.restored().divergence).toBeNull();
    });

    it('keeps cards there beyond the encounter, and takes back some of them', () => {
      const t = table(seated, {
        ...hidden,
        destiny: ['blue', 'yellow'],
        hands: { ...hidden.hands, red: ['attack-40', 'attack-20', 'attack-30', 'attack-15', 'flare:voyager'] },
      });
      t.until('red', 'launch.aim');
      t.raise('red', 'flare:voyager');
      t.answer('red', 'attack-20');
      t.select('red', 'attack-40');
      t.plan('red', 'encounter.second', true);
      t.run();
      t.until('red', 'launch.aim');
      expect(t.hand('red')).not.toContain('attack-20');
      t.raise('red', 'flare:voyager');
      t.answer('red', 'attack-30');
      t.raise('red', 'voyager.visit');
      expect(t.question('red')).toMatchObject({ tag: 'voyager.recall', min: 1, max: 2 });
      t.answer('red', ['attack-30']);
      expect(t.hand('red')).toEqual(['attack-15', 'attack-30', 'flare:voyager']);
      expect(t.canRaise('red')).toEqual(['voyager.visit']);
    });

    it('loses them as soon as the flare is discarded', () => {
      const t = table(seated, { ...hidden, turn: 'blue', destiny: ['yellow'], hands: { ...hidden.hands, blue: ['attack-10', 'plague'] } });
      t.untilOffered('blue', 'plague');
      t.raise('red', 'flare:voyager');
      t.answer('red', 'attack-20');
      t.use('blue', 'plague');
      t.plan('blue', 'plague', 'red');
      t.until('blue', 'launch.aim');
      expect(t.pile(1)).toEqual(expect.arrayContaining(['flare:voyager', 'attack-20']));
      expect(t.canRaise('red')).toEqual([]);
    });

    it('loses them when it loses the flare with its hand', () => {
      // The Trader exchanges hands with red.
      const t = table(seated, hidden);
      t.until('red', 'launch.aim');
      t.raise('red', 'flare:voyager');
      t.answer('red', 'attack-20');
      t.use('blue', 'trader');
      t.runWhile(() => t.events('hands-swapped').length === 0);
      expect(t.hand('blue')).toContain('flare:voyager');
      expect(t.pile(1)).toContain('attack-20');
    });

    it('cannot take them back any more when a new hand has cost the flare, while others are asked', () => {
      const t = table(
        { red: 'trader', blue: 'parasite', yellow: 'healer' },
        {
          turn: 'yellow',
          destiny: ['blue', 'blue'],
          hands: { red: ['flare:voyager', 'attack-40'], blue: ['attack-01', 'attack-10', 'plague'], yellow: ['attack-04'] },
        },
      );
      t.until('yellow', 'launch.aim');
      t.raise('red', 'flare:voyager');
      expect(t.hand('red')).toEqual(['flare:voyager']);
      t.runWhile(() => t.turn() !== 'red');
      t.untilOffered('blue', 'plague');
      expect(t.events('hand-shown').at(-1)).toMatchObject({ who: 0, cards: ['flare:voyager'] });
      expect(t.pile(1)).toEqual(expect.arrayContaining(['flare:voyager', 'attack-40']));
      expect(t.canRaise('red')).toEqual([]);
    });
  });

  describe('super', () => {
    const strong = { ...journey, hands: { ...journey.hands, red: ['attack-08', 'flare:voyager'] } };

    it('moves a second planet to the warp', () => {
      const t = voyage(strong);
      expect(t.untilOffered('red', 'flare:voyager')).toEqual(['flare:voyager', 'pass']);
      t.answer('red', 'flare:voyager');
      expect(t.options('red')).toEqual(['red/1', 'red/2', 'red/4', 'red/5']);
      t.answer('red', 'red/1');
      expect([t.foreign('red'), t.colonies('red')]).toEqual([2, 5]);
    });

    it('needs a first one there', () => {
      const t = table(seats, strong);
      t.neverOffered('red', 'flare:voyager');
    });
  });
});

describe('Voyager: its flare', () => {
  const strong = { ...journey, hands: { ...journey.hands, red: ['attack-08', 'attack-01', 'flare:voyager'] } };

  it('super: in its own turn, as that begins, and not beyond two', () => {
    const t = voyage(strong);
    t.use('red', 'flare:voyager', { at: 'window:turn.start' });
    t.plan('red', 'voyager.out', 'red/1');
    t.run();
    expect(t.foreign('red')).toBe(2);
    t.runWhile(() => t.turn() !== 'red');
    // Of two planets there one is exchanged; a third does not go.
    t.use('red', 'voyager');
    t.plan('red', 'voyager.back', 'red/1');
    t.plan('red', 'voyager.out', 'red/5');
    t.neverOffered('red', 'flare:voyager');
    expect(t.state.warpWorlds?.map((x) => t.state.places[x].nth)).toEqual([3, 5]);
  });

  it('exchanges the last planet at home as well', () => {
    const t = voyage({ ...strong, destiny: ['blue', 'yellow', 'purple', 'blue', 'yellow'], gone: ['red/4', 'red/5'] });
    t.use('red', 'flare:voyager');
    t.plan('red', 'voyager.out', 'red/1');
    t.run();
    expect(t.events('power-lost')).toEqual([]);
    t.runWhile(() => t.turn() !== 'red');
    t.use('red', 'voyager');
    t.plan('red', 'voyager.back', 'red/3');
    t.runTo('launch');
    t.done();
    expect(t.state.warpWorlds?.map((x) => t.state.places[x].nth)).toEqual([1, 2]);
  });

  it('super: not in the turns of others', () => {
    const t = voyage(strong);
    t.pass('red', 'flare:voyager');
    t.run();
    expect(t.turn()).toBe('blue');
    t.neverOffered('red', 'flare:voyager');
  });

  it('marks only the planets that are in the warp', () => {
    const t = voyage(strong);
    t.use('red', 'flare:voyager');
    t.plan('red', 'voyager.out', 'red/1');
    t.run();
    t.runWhile(() => t.turn() !== 'red');
    t.use('red', 'voyager');
    t.plan('red', 'voyager.back', 'red/1');
    t.plan('red', 'voyager.out', 'red/5');
    t.runTo('launch');
    expect(t.view(null).marks).toMatchObject([{ planet: 'red/3' }, { planet: 'red/5' }]);
  });

  it('wild: needs another card to send', () => {
    const seated = { ...seats, red: 'void', green: 'voyager' };
    const t = table(seated, { ...journey, turn: 'blue', destiny: ['yellow'], hands: { ...journey.hands, red: ['flare:voyager'] } });
    t.until('blue', 'launch.aim');
    expect(t.canRaise('red')).toEqual([]);
  });

  it('wild: once all are back there is nothing to take back', () => {
    const seated = { ...seats, red: 'void', green: 'voyager' };
    const t = table(seated, strong);
    t.until('red', 'launch.aim');
    t.raise('red', 'flare:voyager');
    t.answer('red', 'attack-01');
    t.raise('red', 'voyager.visit');
    expect(t.canRaise('red')).toEqual([]);
    expect(t.events('cards-recalled')).toEqual([{ who: 0, n: 1 }]);
  });
});

describe('Voyager: a flare that is set aside', () => {
  it('wild: is not lost, and the visiting cards stay where they are', () => {
    const t = table(
      { red: 'laser', blue: 'trader', yellow: 'masochist' },
      {
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['attack-08', 'attack-06'], blue: ['attack-10', 'quash', 'flare:voyager'], yellow: ['attack-06'] },
      },
    );
    t.until('red', 'launch.aim');
    t.raise('blue', 'flare:voyager');
    t.answer('blue', 'quash');
    t.plan('red', 'laser.number', 2);
    // Without a card blue loses at once.
    t.until('red', 'encounter.second');
    expect(t.events('cards-laid-aside')).toEqual([{ who: t.seat('blue'), n: 2 }]);
    expect(t.hand('blue')).toEqual(['attack-10', 'flare:voyager']);
    t.raise('blue', 'voyager.visit');
    expect(t.hand('blue')).toEqual(['attack-10', 'flare:voyager', 'quash']);
  });
});
