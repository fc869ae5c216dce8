import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';
import { seats, hands, start, type Position, attack, beside } from './reactor.ts';

describe('Reactor', () => {
  describe('wild', () => {
    const aliens = { red: 'macron', blue: 'trader', yellow: 'void' };
    const position = { turn: 'red', destiny: ['blue'], hands: { red: ['attack-01'], blue: ['attack-30', 'flare:reactor'] } } as const;

    it('founds a colony on any foreign planet as the winning defense', () => {
      const t = attack(position, aliens);
      expect(t.untilOffered('blue', 'flare:reactor')).toEqual(['flare:reactor', 'pass']);
      t.answer('blue', 'flare:reactor');
      expect(t.options('blue')).toEqual([1, 2, 3, 4, 5].map((n) => `red/${n}`).concat([1, 2, 3, 4, 5].map((n) => `yellow/${n}`)));
      t.answer('blue', 'yellow/3');
      t.until('blue', 'deal.found');
      t.answer('blue', { 'blue/2': 1 });
      expect(t.ships('blue', 'yellow/3')).toBe(1);
      // Nobody is the Reactor.
      expect(t.pile(Z.discard)).toContain('flare:reactor');
    });

    it('goes to the Reactor then', () => {
      const t = attack({ ...position, sheets: { reactor: { flares: [] } } }, { ...aliens, yellow: 'reactor' });
      t.use('blue', 'flare:reactor');
      t.run();
      expect(t.hand('yellow')).toContain('flare:reactor');
    });

    it('is not for a defense that has lost', () => {
      const t = attack({ ...position, hands: { red: ['attack-30'], blue: ['attack-01', 'flare:reactor'] } }, aliens);
      t.neverOffered('blue', 'flare:reactor');
    });

    it('passes to the Reactor when its holder plays the super text of another flare', () => {
      const t = attack({
        ...start,
        hands: { ...hands, red: ['attack-30', 'flare:macron', 'flare:reactor'] },
        sheets: { reactor: { flares: [] } },
      });
      t.boost('red');
      t.run();
      expect(t.events('card-played')).toContainEqual({ who: 0, card: 'flare:macron', text: 'super' });
      expect(t.hand('yellow')).toContain('flare:reactor');
      expect(t.hand('red')).toContain('flare:macron');
    });

    it('stays when no Reactor is there, or another wild text is played', () => {
      const none = attack({ ...position, hands: { red: ['attack-30', 'flare:macron', 'flare:reactor'], blue: ['attack-04'] } }, aliens);
      none.boost('red');
      none.run();
      expect(none.hand('red')).toContain('flare:reactor');
      const wild = attack({
        ...start,
        hands: { ...hands, red: ['attack-30', 'flare:citadel', 'flare:reactor'] },
        sheets: { reactor: { flares: [] } },
      });
      wild.use('red', 'flare:citadel');
      wild.run();
      expect(wild.hand('red')).toContain('flare:reactor');
    });
  });

  describe('super', () => {
    const position = {
      ...start,
      hands: { ...hands, yellow: ['flare:reactor', 'attack-06'] },
      sheets: { reactor: { flares: [] } },
    } as const;
    function allied(flares: Position) {
      const t = attack(flares);
      t.invite('red', 'yellow');
      t.ally('yellow', 'offense', { 'yellow/1': 1 });
      return t;
    }

    it('wins the game when its side wins and it has no other flare', () => {
      const t = allied(position);
      expect(t.untilOffered('yellow', 'flare:reactor')).toEqual(['flare:reactor', 'pass']);
      t.answer('yellow', 'flare:reactor');
      t.run();
      expect(t.winners()).toEqual(['yellow']);
    });

    it('not with another flare in hand or on the sheet, nor when its side has lost', () => {
      const inHand = { ...position, hands: { ...position.hands, yellow: ['flare:reactor', 'flare:zombie'] } };
      const onSheet = { ...position, sheets: { reactor: { flares: ['flare:void'] } } };
      const lost = { ...position, hands: { ...position.hands, red: ['attack-01'], blue: ['attack-30'] } };
      for (const x of [inHand, onSheet, lost]) allied(x).neverOffered('yellow', 'flare:reactor');
    });
  });
});

describe('Reactor: when and for whom', () => {
  describe('wild', () => {
    const aliens = { red: 'macron', blue: 'trader', yellow: 'void' };
    const position = { turn: 'red', destiny: ['blue'], hands: { red: ['attack-01'], blue: ['attack-30', 'flare:reactor'] } } as const;

    it('not on a planet of its own home, nor where it has a colony', () => {
      const t = attack({ ...position, ships: { blue: { 'blue/5': 0, 'yellow/2': 1 } } }, aliens);
      t.use('blue', 'flare:reactor');
      t.until('blue', 'reactor.planet');
      expect(t.options('blue')).toEqual(['red/1', 'red/2', 'red/3', 'red/4', 'red/5', 'yellow/1', 'yellow/3', 'yellow/4', 'yellow/5']);
    });

    it('not on a planet without room', () => {
      const t = attack({ ...position, ships: { yellow: { 'yellow/1': 4, 'yellow/2': 3 } } }, { ...aliens, yellow: 'pygmy' });
      t.use('blue', 'flare:reactor');
      t.until('blue', 'reactor.planet');
      expect(t.options('blue').slice(4, 7)).toEqual(['red/5', 'yellow/2', 'yellow/3']);
    });

    it('after the outcome, before cards are discarded', () => {
      const t = attack(position, aliens);
      expect(t.untilOffered('blue', 'flare:reactor')).toEqual(['flare:reactor', 'pass']);
      expect(t.question('blue')).toMatchObject({ data: { at: 'window:resolution.afterOutcome' } });
    });

    it('is not for an offense that has won, nor for an ally', () => {
      const offense = attack({ ...position, hands: { red: ['attack-30', 'flare:reactor'], blue: ['attack-01'] } }, aliens);
      offense.neverOffered('red', 'flare:reactor');
      const ally = attack({ ...position, hands: { red: ['attack-01'], blue: ['attack-30'], yellow: ['flare:reactor'] } }, aliens);
      ally.invite('blue', 'yellow');
      ally.ally('yellow', 'defense', { 'yellow/1': 1 });
      ally.neverOffered('yellow', 'flare:reactor');
    });

    it('is offered for the only planet that is left', () => {
      const t = attack(
        {
          ...position,
          gone: ['red/5'],
          ships: {
            blue: { 'red/2': 1, 'red/3': 1, 'red/4': 1, 'yellow/1': 1, 'yellow/2': 1, 'yellow/3': 1, 'yellow/4': 1, 'yellow/5': 1 },
          },
        },
        aliens,
      );
      t.use('blue', 'flare:reactor');
      t.run();
      expect(t.ships('blue', 'red/1')).toBe(1);
    });

    it('stays with its holder when somebody else plays a super text', () => {
      const t = attack({
        ...start,
        hands: { ...hands, red: ['attack-30', 'flare:macron'], blue: ['attack-04', 'attack-01', 'flare:reactor'] },
        sheets: { reactor: { flares: [] } },
      });
      t.boost('red');
      t.run();
      expect(t.hand('blue')).toContain('flare:reactor');
    });

    it('stays with the Reactor when that plays another super text', () => {
      const t = table(
        { red: 'reactor+macron', blue: 'trader+healer', yellow: 'void+oracle' },
        {
          turn: 'red',
          destiny: ['blue'],
          options: { powers: 2 },
          hands: { red: ['attack-30', 'flare:macron', 'flare:reactor'], blue: ['attack-04'] },
          sheets: { reactor: { flares: [] } },
        },
      );
      t.boost('red');
      t.run();
      expect(t.events('flare-given')).toEqual([]);
      expect(t.hand('red')).toContain('flare:reactor');
    });
  });

  describe('super', () => {
    const last = { hands: { ...hands, yellow: ['flare:reactor', 'attack-06'] }, sheets: { reactor: { flares: [] } } };

    it('wins as an ally of the defense, and as either main player', () => {
      const ally = beside('defense', {
        ...start,
        ...last,
        deck: ['attack-08'],
        hands: { ...last.hands, red: ['attack-01'], blue: ['attack-30'] },
      });
      ally.use('yellow', 'flare:reactor', { at: 'window:resolution.afterOutcome' });
      ally.run();
      expect(ally.winners()).toEqual(['yellow']);
      for (const [turn, destiny] of [
        ['yellow', 'blue'],
        ['blue', 'yellow'],
      ] as const) {
        const t = table(seats, {
          ...start,
          ...last,
          turn,
          destiny: [destiny],
          hands: { yellow: ['flare:reactor', 'attack-30'], blue: ['attack-04'] },
        });
        t.use('yellow', 'flare:reactor');
        t.run();
        expect(t.winners()).toEqual(['yellow']);
      }
    });

    it('not as a bystander', () => {
      attack({ ...start, ...last }).neverOffered('yellow', 'flare:reactor');
    });
  });
});
