import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { offeredInEncounter } from '../offers.ts';
import { table } from '../table.ts';

// Yellow sits next and holds an encounter card, so that the next turn begins without a new hand.
const seats = { red: 'hacker', yellow: 'parasite', blue: 'tripler', purple: 'void' };
const start = { turn: 'red', destiny: ['blue'] } as const;
const yellow = ['attack-05'];

describe('R19 flares', () => {
  it('R19.1 the wild text is for those who are not that alien, the super text for the one who is', () => {
    const t = table(seats, { ...start, hands: { red: ['attack-20', 'flare:tripler'], blue: ['attack-30'], yellow } });
    t.use('red', 'flare:tripler');
    t.run();
    expect(t.events('card-played')).toEqual([{ who: 0, card: 'flare:tripler', text: 'wild' }]);

    const own = table(seats, { ...start, hands: { red: ['attack-20'], blue: ['attack-12', 'flare:tripler'], yellow } });
    own.boost('blue');
    own.run();
    expect(own.events('card-played')).toEqual([{ who: own.seat('blue'), card: 'flare:tripler', text: 'super' }]);
  });

  it('R19.3 a flare returns to the hand when its effect is done', () => {
    const t = table(seats, { ...start, hands: { red: ['attack-20', 'flare:tripler'], blue: ['attack-30'], yellow } });
    t.use('red', 'flare:tripler');
    t.run();
    expect(t.hand('red')).toEqual(['flare:tripler']);
  });

  it('R19.2 a player plays one flare in an encounter', () => {
    const hands = { red: ['attack-20', 'flare:tripler', 'flare:macron'], blue: ['attack-30'], yellow };
    const one = table(seats, { ...start, hands });
    one.use('red', 'flare:tripler');
    expect(offeredInEncounter(one, 'red')).toEqual(['flare:tripler']);

    const other = table(seats, { ...start, hands });
    expect(other.untilOffered('red', 'flare:macron')).toEqual(['flare:macron', 'pass']);
  });

  it('R19.2 several players may each play one', () => {
    const t = table(seats, { ...start, hands: { red: ['attack-20', 'flare:tripler'], blue: ['attack-30', 'flare:macron'], yellow } });
    t.use('red', 'flare:tripler');
    t.use('blue', 'flare:macron');
    t.run();
    expect(t.events('card-played').map((e) => e.card)).toEqual(['flare:tripler', 'flare:macron']);
  });

  it('R19.2 R19.5 it may be played again in the next encounter, and must be to work again', () => {
    const t = table(seats, {
      ...start,
      destiny: ['blue', 'blue'],
      hands: { red: ['attack-40', 'attack-20', 'flare:tripler'], blue: ['attack-30', 'attack-23'], yellow },
    });
    t.use('red', 'flare:tripler');
    t.select('red', 'attack-40');
    t.select('blue', 'attack-30');
    t.plan('red', 'encounter.second', true);
    t.runWhile(() => t.state.encounterCount < 2);
    expect(t.untilOffered('red', 'flare:tripler')).toEqual(['flare:tripler', 'pass']);
  });

  it('[faq-flare-3] a card-zapped flare was played: its player plays no other this encounter', () => {
    const t = table(seats, {
      ...start,
      hands: { red: ['attack-20', 'flare:tripler', 'flare:macron'], blue: ['attack-30', 'card-zap'], yellow },
    });
    t.use('red', 'flare:tripler');
    t.cardZap('blue', 'flare:tripler');
    expect(offeredInEncounter(t, 'red')).toEqual(['flare:tripler']);
    expect(t.pile(Z.discard)).toContain('flare:tripler');
    expect(t.events('card-played').map((e) => e.card)).toEqual(['flare:tripler', 'card-zap']);
    expect(t.hand('red')).toEqual(['flare:macron']);
  });

  it('R19.6 a flare must fit its own role and moment', () => {
    // The wild Tripler is for main players; purple is not one.
    const t = table(seats, { ...start, hands: { red: ['attack-20'], blue: ['attack-30'], yellow, purple: ['flare:tripler'] } });
    expect(offeredInEncounter(t, 'purple')).toEqual([]);
  });

  const human = { ...seats, red: 'human' };
  it('[faq-flare-5] whoever plays the flare of the own zapped alien for its wild text keeps it, though it says to give it away', () => {
    const t = table(human, { ...start, hands: { red: ['attack-00', 'flare:human'], blue: ['attack-30', 'cosmic-zap'], yellow } });
    t.boost('red', false);
    t.zap('blue', 'human');
    t.use('red', 'flare:human');
    t.run();
    const plays = t.events('card-played').filter((e) => e.card === 'flare:human');
    expect(plays).toEqual([{ who: 0, card: 'flare:human', text: 'wild' }]);
    expect(t.hand('red')).toEqual(['flare:human']);
    // The same with the power lost; played by anybody else it goes to the Human.
    const lost = table(human, {
      ...start,
      ships: { red: { 'red/1': 0, 'red/2': 0, 'red/3': 0 } },
      hands: { red: ['attack-00', 'flare:human'], blue: ['attack-30'], yellow },
    });
    lost.use('red', 'flare:human');
    lost.run();
    expect(lost.hand('red')).toEqual(['flare:human']);
    const given = table(human, {
      turn: 'blue',
      destiny: ['yellow'],
      hands: { red: ['attack-00'], blue: ['attack-30', 'flare:human'], yellow },
    });
    given.use('blue', 'flare:human');
    given.run();
    expect(given.events('flare-given')).toEqual([{ card: 'flare:human', to: given.seat('red') }]);
    expect(given.hand('red')).toEqual(['attack-00', 'flare:human']);
  });

  it('R17.3 and also with the power lost', () => {
    const t = table(human, {
      ...start,
      hands: { red: ['attack-00', 'flare:human'], blue: ['attack-30'], yellow },
      ships: { red: { 'red/1': 0, 'red/2': 0, 'red/3': 0 } },
    });
    t.use('red', 'flare:human');
    t.run();
    expect(t.hand('red')).toEqual(['flare:human']);
  });
});
