import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'healer', blue: 'macron', yellow: 'void' };

describe('discarding (R16.3)', () => {
  it('puts other cards first by name and number, then the card of the offense, that of the defense on top', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: {
        red: ['attack-20', 'attack-04', 'reinforcement-3'],
        blue: ['attack-06', 'attack-08', 'reinforcement-2', 'reinforcement-5'],
        yellow: ['cosmic-zap'],
      },
    });
    t.zap('yellow', 'macron');
    t.use('red', 'reinforcement-3');
    t.use('blue', 'reinforcement-5');
    t.use('blue', 'reinforcement-2');
    t.run();
    expect(t.pile(Z.discard)).toEqual(['cosmic-zap', 'reinforcement-2', 'reinforcement-3', 'reinforcement-5', 'attack-20', 'attack-06']);
  });

  it('orders a hand that is discarded at once in the same way', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['reinforcement-5', 'quash', 'flare:zombie', 'card-zap', 'reinforcement-2'], blue: ['attack-06'] },
    });
    t.until('red', 'launch.aim');
    expect(t.pile(Z.discard)).toEqual(['card-zap', 'flare:zombie', 'quash', 'reinforcement-2', 'reinforcement-5']);
  });

  it('happens face up', () => {
    const t = table(seats, { turn: 'red', destiny: ['blue'], hands: { red: ['quash', 'card-zap'], blue: ['attack-06'] } });
    t.until('red', 'launch.aim');
    expect(t.events('cards-discarded')).toEqual([{ who: 0, cards: ['card-zap', 'quash'] }]);
  });
});

describe('what others make of a discard', () => {
  it('whoever played a card may keep it, and then nothing is discarded', () => {
    const hands = { red: ['attack-20', 'plague', 'flare:clone'], blue: ['attack-06'], yellow: [] };
    const t = table(seats, { turn: 'red', destiny: ['blue'], hands });
    t.use('red', 'plague');
    t.plan('red', 'plague', 'yellow');
    t.use('red', 'flare:clone');
    t.runTo('launch');
    t.done();
    expect(t.hand('red')).toEqual(['attack-20', 'flare:clone', 'plague']);
    expect(t.pile(Z.discard)).toEqual([]);
    expect(t.events('cards-discarded')).toEqual([]);
  });

  it('some of the cards may be caught on their way; only the rest reaches the pile', () => {
    const t = table(
      { ...seats, yellow: 'vulch' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['quash', 'reinforcement-5', 'card-zap'], blue: ['attack-06'] } },
    );
    t.until('red', 'launch.aim');
    expect(t.hand('yellow')).toEqual(['card-zap', 'quash']);
    expect(t.events('cards-discarded')).toEqual([{ who: 0, cards: ['reinforcement-5'] }]);
    expect(t.pile(Z.discard)).toEqual(['reinforcement-5']);
  });

  it('nothing is discarded when all of it is caught', () => {
    const t = table({ ...seats, yellow: 'vulch' }, { turn: 'red', destiny: ['blue'], hands: { red: ['quash'], blue: ['attack-06'] } });
    t.until('red', 'launch.aim');
    expect(t.hand('yellow')).toEqual(['quash']);
    expect(t.events('cards-discarded')).toEqual([]);
  });

  it('R19.3 a flare that returns to the hand is not discarded and does not leave the game', () => {
    const t = table(
      { ...seats, blue: 'zombie' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-20', 'flare:macron'], blue: ['attack-06'] } },
    );
    t.send('red', { 'red/1': 1 });
    t.use('red', 'flare:macron');
    t.until('red', 'planning.select');
    t.runWhile(() => t.events('outcome').length === 0);
    expect(t.hand('red')).toEqual(['flare:macron']);
    expect([t.events('cards-removed'), t.events('cards-discarded')]).toEqual([[], []]);
  });

  it('cards that were discarded together lie on top together, whatever comes to another pile', () => {
    // Blue has no encounter card and discards its hand; a rift would go to the pile of the reward cards.
    const t = table(
      { ...seats, purple: 'zombie' },
      {
        turn: 'red',
        destiny: ['blue'],
        discard: ['morph'],
        hands: { red: ['attack-10'], blue: ['plague', 'quash', 'reinforcement-2', 'kicker-x0'], purple: ['space-junk', 'finder'] },
        options: { rewards: 'both' },
      },
    );
    expect(t.canRaise('purple')).toEqual(['finder', 'space-junk']);
    t.until('red', 'planning.select');
    expect(t.pile(Z.discard)).toEqual(['morph', 'plague', 'quash', 'reinforcement-2']);
    // The Finder is discarded afterwards, but to the pile of its own back.
    t.raise('purple', 'finder');
    t.plan('purple', 'finder.who', 'red');
    t.plan('purple', 'finder.card', 'attack-40');
    t.raise('purple', 'space-junk');
    t.until('purple', 'space-junk.card');
    expect(t.options('purple')).toEqual(['plague', 'quash', 'reinforcement-2']);
    t.answer('purple', 'quash');
    t.answer('purple', 'yellow');
    expect(t.hand('yellow')).toEqual(['quash']);
  });

  it('an effect that lasts until a card is discarded ends with it', () => {
    const t = table(seats, {
      turn: 'yellow',
      destiny: ['blue', 'blue'],
      hands: { yellow: ['attack-04'], blue: ['attack-40', 'flare:fungus'], red: ['attack-06', 'plague'] },
    });
    t.aim('yellow', 'blue/1');
    t.send('yellow', { 'yellow/1': 3 });
    t.use('blue', 'flare:fungus');
    t.run();
    // Its ships circle the home system of blue, until a plague costs blue the flare.
    expect(t.warp('yellow')).toBe(0);
    t.use('red', 'plague');
    t.plan('red', 'plague', 'blue');
    expect(t.until('yellow', 'ships.return')).toMatchObject({ min: 3, max: 3 });
    expect(t.pile(Z.discard).at(-1)).toBe('flare:fungus');
  });
});
