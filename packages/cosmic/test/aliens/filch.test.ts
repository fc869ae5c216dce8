import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { cardsIn, moveCard } from '../../rules/cards/zones.ts';
import { table } from '../table.ts';
import { hazardTable } from '../variants/hazards.ts';

describe('Filch', () => {
  const hands = { red: ['attack-20', 'attack-04'], blue: ['attack-06', 'attack-08'] };

  it('may pick up the used card of its opponent from the discard pile', () => {
    const t = table({ red: 'healer', blue: 'filch', yellow: 'void' }, { turn: 'red', destiny: ['blue'], hands });
    t.select('red', 'attack-20');
    expect(t.untilOffered('blue', 'filch')).toEqual(['filch', 'pass']);
    expect(t.pile(Z.discard)).toEqual(['attack-20', 'attack-06']);
    t.answer('blue', 'filch');
    expect(t.hand('blue')).toEqual(['attack-08', 'attack-20']);
    expect(t.pile(Z.discard)).toEqual(['attack-06']);
  });

  it('leaves the card where it is when it is zapped or does not want it', () => {
    for (const zapped of [true, false]) {
      const t = table(
        { red: 'healer', blue: 'filch', yellow: 'void' },
        { turn: 'red', destiny: ['blue'], hands: { ...hands, yellow: ['cosmic-zap'] } },
      );
      t.select('red', 'attack-20');
      if (zapped) t.use('blue', 'filch', { at: 'window:resolution.discarded' });
      if (zapped) t.zap('yellow', 'filch');
      t.run();
      expect(t.hand('blue')).toEqual(['attack-08']);
      expect(t.pile(Z.discard)).toContain('attack-20');
    }
  });

  it('cannot have a card that Fido has fetched before', () => {
    const t = table({ red: 'fido', blue: 'filch', yellow: 'void' }, { turn: 'red', destiny: ['blue'], hands });
    t.select('red', 'attack-20');
    t.use('red', 'fido');
    t.plan('red', 'fido.card', 'attack-20');
    t.plan('red', 'fido.to', 'yellow');
    t.plan('yellow', 'fido.accept', true);
    t.neverOffered('blue', 'filch');
    expect(t.hand('yellow')).toEqual(['attack-20']);
  });

  it('[faq-filch-4] cannot have a card of Gambler that was never revealed', () => {
    const t = table({ red: 'gambler', blue: 'filch', yellow: 'void' }, { turn: 'red', destiny: ['blue'], hands });
    t.select('red', 'attack-04');
    t.use('red', 'gambler');
    t.use('blue', 'filch');
    expect(() => t.run()).toThrow('planned but never asked: blue answers use with "filch"');
    expect(t.events('card-buried')).toEqual([{ who: 0 }]);
    expect(t.pile(Z.discard)).toEqual(['attack-06']);
  });

  it('the super flare takes one card of either main player without being one', () => {
    const t = table(
      { red: 'healer', blue: 'macron', yellow: 'filch' },
      { turn: 'red', destiny: ['blue'], hands: { ...hands, yellow: ['flare:filch'] } },
    );
    t.select('red', 'attack-20');
    t.untilOffered('yellow', 'filch');
    t.answer('yellow', 'filch');
    expect(t.question('yellow')?.tag).toBe('filch.card');
    expect(t.options('yellow')).toEqual(['attack-20', 'attack-06']);
    t.answer('yellow', 'attack-06');
    expect(t.hand('yellow')).toEqual(['attack-06', 'flare:filch']);
    expect(t.pile(Z.discard)).toEqual(['attack-20']);
  });

  it('is not offered anything as a bystander without the super flare', () => {
    const t = table({ red: 'healer', blue: 'macron', yellow: 'filch' }, { turn: 'red', destiny: ['blue'], hands });
    t.use('yellow', 'filch');
    expect(() => t.run()).toThrow('planned but never asked');
  });

  describe('wild', () => {
    const seats = { red: 'healer', blue: 'macron', yellow: 'void' };

    it('steals an artifact for a negotiate: it does nothing', () => {
      const t = table(seats, {
        turn: 'red',
        destiny: ['blue'],
        ships: { red: { warp: 2 } },
        hands: { red: ['attack-20', 'mobius-tubes'], blue: ['attack-06'], yellow: ['flare:filch', 'negotiate', 'negotiate'] },
      });
      t.use('red', 'mobius-tubes');
      t.use('yellow', 'flare:filch', { card: 'mobius-tubes' });
      t.until('red', 'launch.aim');
      expect(t.hand('yellow')).toEqual(['flare:filch', 'mobius-tubes', 'negotiate']);
      expect(t.pile(Z.discard)).toEqual(['negotiate']);
      // Only the usual ship came back.
      expect(t.warp('red')).toBe(1);
    });

    it('steals a flare as well, which then counts as played', () => {
      const t = table(seats, {
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['attack-20', 'flare:tripler'], blue: ['attack-40'], yellow: ['flare:filch', 'negotiate'] },
      });
      t.use('red', 'flare:tripler');
      t.use('yellow', 'flare:filch', { card: 'flare:tripler' });
      t.run();
      expect(t.hand('yellow')).toEqual(['flare:filch', 'flare:tripler']);
      expect(t.events('card-changed')).toEqual([]);
      expect(t.foreign('red')).toBe(0);
    });

    it('discards the negotiate, which was not played', () => {
      const t = hazardTable(
        'sargasso-nets',
        { hands: { red: ['attack-20', 'force-field'], blue: ['attack-06'], yellow: ['flare:filch', 'negotiate'] } },
        { ...seats, purple: 'trader' },
      );
      t.invite('red', 'purple');
      t.ally('purple', 'offense', { 'purple/1': 1 });
      t.use('red', 'force-field');
      t.use('yellow', 'flare:filch');
      t.run();
      expect(t.pile(Z.discard)).toEqual(['negotiate']);
    });

    it('steals neither its own card nor one of another type', () => {
      const t = table(seats, {
        turn: 'red',
        destiny: ['blue'],
        ships: { red: { warp: 2 } },
        hands: { red: ['attack-20', 'mobius-tubes', 'flare:filch', 'negotiate'], blue: ['attack-06', 'reinforcement-2'] },
      });
      t.use('red', 'mobius-tubes');
      t.select('red', 'attack-20');
      t.use('blue', 'reinforcement-2');
      t.neverOffered('red', 'flare:filch');
    });

    it('needs a negotiate', () => {
      const t = table(seats, {
        turn: 'red',
        destiny: ['blue'],
        ships: { red: { warp: 2 } },
        hands: { red: ['attack-20', 'mobius-tubes'], blue: ['attack-06'], yellow: ['flare:filch', 'attack-04'] },
      });
      t.use('red', 'mobius-tubes');
      t.use('yellow', 'flare:filch');
      t.until('red', 'launch.aim');
      expect(t.warp('red')).toBe(0);
      expect(() => t.done()).toThrow('planned but never asked: yellow');
    });

    it('keeps the negotiate when the flare is cancelled', () => {
      const t = table(seats, {
        turn: 'red',
        destiny: ['blue'],
        ships: { red: { warp: 2 } },
        hands: { red: ['attack-20', 'mobius-tubes', 'card-zap'], blue: ['attack-06'], yellow: ['flare:filch', 'negotiate'] },
      });
      t.use('red', 'mobius-tubes');
      t.use('yellow', 'flare:filch');
      t.cardZap('red', 'flare:filch');
      t.until('red', 'launch.aim');
      expect(t.hand('yellow')).toEqual(['negotiate']);
      expect(t.warp('red')).toBe(0);
    });
  });

  it('finds nothing when an answer to the use has made a new deck of the pile', () => {
    const t = table(
      { red: 'filch', blue: 'trader', yellow: 'parasite', purple: 'mind' },
      {
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['attack-20', 'flare:healer'], blue: ['attack-10', 'cosmic-zap'], yellow: ['flare:remora'] },
      },
    );
    t.untilOffered('red', 'filch');
    const { game } = t.table;
    for (const card of cardsIn(game, Z.deck).slice()) moveCard(game, card, game.s.handOf[t.seat('purple')]);
    t.use('red', 'filch');
    t.zap('blue', 'filch');
    t.use('red', 'flare:healer');
    t.use('yellow', 'flare:remora');
    t.run();
    expect(t.events('deck-reshuffled')[0]).toEqual({ n: 2 });
    expect(t.events('cards-picked-up')).toEqual([]);
  });
});
