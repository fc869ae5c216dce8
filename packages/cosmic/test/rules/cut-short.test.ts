import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

describe('R3.5 an encounter that is cut short', () => {
  const magician = { red: 'deuce', blue: 'magician', yellow: 'healer', purple: 'void' };
  const hands = { red: ['attack-06', 'attack-08', 'plague'], blue: ['attack-20', 'attack-01'] };
  /** The Magician takes one of the two cards that the Deuce needs: with both cards selected the turn of the offense ends. */
  const cut = (ships: object, send: object) => {
    const t = table(magician, { turn: 'red', destiny: ['blue'], hands, ships: { ...ships } });
    t.aim('red', 'blue/1');
    if (Object.keys(send).length > 0) t.send('red', send as { [place: string]: number });
    return t;
  };

  it('cards that nobody has seen go back to the hands they came from', () => {
    const t = cut({}, { 'red/1': 2 });
    t.until('blue', 'planning.select');
    const blue = t.hand('blue');
    t.run();
    expect(t.events('out-of-cards')).toEqual([{ who: t.seat('red') }]);
    expect(t.hand('blue')).toEqual(blue);
    expect([...t.hand('red'), ...blue].sort()).toEqual([...hands.red, ...hands.blue].sort());
    expect(t.hand('red')).toHaveLength(2);
    expect(t.pile(Z.discard)).toEqual([]);
  });

  it('a single ship in the gate goes home', () => {
    const t = cut({}, { 'red/1': 1 });
    t.plan('red', 'ships.return', { 'red/2': 1 });
    t.run();
    expect([t.ships('red', 'red/2'), t.ships('red', 'gate')]).toEqual([5, 0]);
  });

  it('so does a single ship of an ally beside the planet, with nobody in the gate', () => {
    const t = table(
      { red: 'trader', blue: 'healer', yellow: 'tripler', purple: 'void' },
      {
        turn: 'red',
        destiny: ['blue'],
        options: { rewards: 'dominion' },
        hands: { red: ['attack-08'], blue: ['plague'], yellow: ['attack-05', 'ship-zap'] },
      },
    );
    t.send('red', { 'red/1': 1 });
    t.until('red', 'alliance.invite');
    t.raise('yellow', 'ship-zap');
    t.answer('yellow', { 'gate@red': 1 });
    t.invite('blue', 'purple');
    t.ally('purple', 'defense', { 'purple/1': 1 });
    t.use('red', 'trader');
    t.plan('purple', 'ships.return', { 'purple/2': 1 });
    t.run();
    expect([t.ships('purple', 'purple/2'), t.ships('purple', 'side')]).toEqual([5, 0]);
  });

  it('R26.6 a kicker that was laid before goes back to the hand', () => {
    const t = table(
      { red: 'trader', blue: 'healer', yellow: 'tripler', purple: 'void' },
      {
        turn: 'red',
        destiny: ['blue'],
        options: { rewards: 'dominion' },
        hands: { red: ['attack-08', 'kicker-x2-duplicity'], blue: ['plague'], yellow: ['attack-05'] },
      },
    );
    t.use('red', 'kicker-x2-duplicity');
    t.use('red', 'trader');
    t.run();
    expect(t.events('out-of-cards')).toEqual([{ who: t.seat('red') }]);
    expect([t.hand('red'), t.hand('blue')]).toEqual([['kicker-x2-duplicity', 'plague'], ['attack-08']]);
  });

  it('a card that was only said to be one goes under the deck all the same', () => {
    const t = table(
      { red: 'oracle', blue: 'gambler', yellow: 'pickpocket', purple: 'void' },
      {
        turn: 'red',
        destiny: ['blue'],
        ships: { red: { 'yellow/1': 1 } },
        hands: { red: ['attack-06'], blue: ['attack-00'], yellow: ['attack-05'] },
      },
    );
    t.use('blue', 'gambler');
    t.plan('blue', 'gambler.claim', 'attack-40');
    t.plan('red', 'gambler.challenge', false);
    t.until('red', 'planning.select');
    t.raise('yellow', 'pickpocket');
    t.answer('yellow', []);
    t.run();
    expect(t.events('card-buried')).toEqual([{ who: t.seat('blue') }]);
    expect([t.pile(Z.deck)[0], t.pile(Z.discard)]).toEqual(['attack-00', []]);
  });

  it('a card that lies open is discarded', () => {
    const t = table(
      { red: 'oracle', blue: 'healer', yellow: 'pickpocket', purple: 'void' },
      {
        turn: 'red',
        destiny: ['blue'],
        ships: { red: { 'yellow/1': 1 } },
        hands: { red: ['attack-06'], blue: ['attack-20', 'attack-08'], yellow: ['attack-05'] },
      },
    );
    t.select('blue', 'attack-20');
    t.until('red', 'planning.select');
    t.raise('yellow', 'pickpocket');
    t.answer('yellow', []);
    t.run();
    expect(t.events('out-of-cards')).toEqual([{ who: t.seat('red') }]);
    expect([t.hand('blue'), t.pile(Z.discard)]).toEqual([['attack-08'], ['attack-20']]);
  });
});
