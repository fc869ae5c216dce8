import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { cardsIn, moveCard } from '../../rules/cards/zones.ts';
import { table } from '../table.ts';

describe('Fido', () => {
  const seats = { red: 'healer', blue: 'macron', yellow: 'fido' };
  const hands = { red: ['attack-20', 'attack-04'], blue: ['attack-06', 'attack-08'], yellow: ['attack-01'] };

  it('fetches a used card and offers it to somebody; accepted, it brings a card or a ship', () => {
    const t = table(seats, { turn: 'red', destiny: ['blue'], ships: { yellow: { warp: 1 } }, deck: ['attack-15'], hands });
    t.select('red', 'attack-20');
    expect(t.untilOffered('yellow', 'fido')).toEqual(['fido', 'pass']);
    t.answer('yellow', 'fido');
    expect(t.question('yellow')?.tag).toBe('fido.card');
    expect(t.options('yellow')).toEqual(['attack-20', 'attack-06']);
    t.answer('yellow', 'attack-20');
    expect(t.question('yellow')?.tag).toBe('fido.to');
    expect(t.options('yellow').sort()).toEqual(['blue', 'red']);
    t.answer('yellow', 'blue');
    expect(t.question('blue')).toMatchObject({ kind: 'yesno', tag: 'fido.accept' });
    // Nobody draws it meanwhile.
    expect(t.pile(Z.discard)).toEqual(['attack-06']);
    t.answer('blue', true);
    expect(t.options('yellow')).toEqual(['card', 'ship', 'nothing']);
    t.plan('yellow', 'ships.return', { 'yellow/2': 1 });
    t.answer('yellow', 'ship');
    expect(t.question('yellow')?.tag).toBe('ships.return');
    t.run();
    expect(t.hand('blue')).toEqual(['attack-08', 'attack-20']);
    expect(t.warp('yellow')).toBe(0);
    expect(t.hand('yellow')).toEqual(['attack-01']);
    expect(t.pile(Z.discard)).toEqual(['attack-06']);
  });

  it('gets no ship back without a colony to bring it to', () => {
    // Through the Witness it has its power nonetheless.
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      ships: { yellow: { warp: 20 } },
      hazards: ['witness'],
      options: { hazards: true },
      hands,
    });
    t.use('yellow', 'fido');
    t.plan('yellow', 'fido.to', 'red');
    t.plan('red', 'fido.accept', true);
    t.until('yellow', 'fido.treat');
    expect(t.options('yellow')).toEqual(['card', 'nothing']);
  });

  it('draws a card for it when there is no ship to bring back', () => {
    const t = table(seats, { turn: 'red', destiny: ['blue'], deck: ['attack-15'], hands });
    t.use('yellow', 'fido');
    t.plan('yellow', 'fido.to', 'red');
    t.plan('red', 'fido.accept', true);
    t.until('yellow', 'fido.treat');
    expect(t.options('yellow')).toEqual(['card', 'nothing']);
    t.answer('yellow', 'card');
    expect(t.hand('yellow')).toEqual(['attack-01', 'attack-15']);
  });

  it('draws one card, or brings back one ship of several, not both', () => {
    for (const treat of ['card', 'ship', 'nothing'] as const) {
      const t = table(seats, { turn: 'red', destiny: ['blue'], ships: { yellow: { warp: 3 } }, deck: ['attack-15', 'attack-12'], hands });
      t.use('yellow', 'fido', { at: 'window:resolution.discarded' });
      t.plan('yellow', 'fido.to', 'red');
      t.plan('red', 'fido.accept', true);
      t.plan('yellow', 'fido.treat', treat);
      t.run();
      expect(t.hand('yellow')).toEqual(treat === 'card' ? ['attack-01', 'attack-15'] : ['attack-01']);
      expect(t.warp('yellow')).toBe(treat === 'ship' ? 2 : 3);
    }
  });

  it('fetches the one card that is left, or nothing when none is', () => {
    const one = table(
      { red: 'clone', blue: 'macron', yellow: 'fido' },
      { turn: 'red', destiny: ['blue'], hands: { ...hands, yellow: ['attack-01', 'flare:fido'] }, strict: ['yellow'] },
    );
    one.select('red', 'attack-20');
    one.use('red', 'clone');
    one.use('yellow', 'fido');
    one.until('yellow', 'fido.to');
    expect(one.question('yellow')?.data?.card).toMatch(/^attack-06#/);
    one.run();
    expect(one.story()).not.toContain('fido.card');

    const filched = table({ red: 'filch', blue: 'macron', yellow: 'fido' }, { turn: 'red', destiny: ['blue'], hands });
    filched.select('red', 'attack-20');
    filched.use('red', 'filch');
    filched.use('yellow', 'fido');
    filched.until('yellow', 'fido.to');
    expect(filched.question('yellow')?.data?.card).toMatch(/^attack-20#/);

    const none = table(
      { red: 'clone+filch', blue: 'macron+healer', yellow: 'fido+tripler' },
      { turn: 'red', destiny: ['blue'], options: { powers: 2 }, hands },
    );
    none.select('red', 'attack-20');
    none.use('red', 'clone');
    none.use('red', 'filch');
    none.neverOffered('yellow', 'fido');
  });

  it('may keep a refused card, or discard it again', () => {
    for (const what of ['keep', 'discard'] as const) {
      const t = table(seats, { turn: 'red', destiny: ['blue'], hands });
      t.select('red', 'attack-20');
      t.use('yellow', 'fido');
      t.plan('yellow', 'fido.card', 'attack-20');
      t.plan('red', 'fido.accept', false);
      t.plan('yellow', 'fido.to', 'red');
      t.plan('yellow', 'fido.refused', what);
      t.run();
      expect(t.hand('yellow')).toEqual(what === 'keep' ? ['attack-01', 'attack-20'] : ['attack-01']);
      expect(t.pile(Z.discard)).toEqual(what === 'keep' ? ['attack-06'] : ['attack-06', 'attack-20']);
      expect(t.hand('red')).toEqual(['attack-04']);
      const last = t.events('cards-discarded').at(-1);
      if (what === 'discard') expect(last).toEqual({ who: 2, cards: ['attack-20'] });
    }
  });

  it('super: offers each card once, though it comes back to the pile', () => {
    const t = table(seats, { turn: 'red', destiny: ['blue'], hands: { ...hands, yellow: ['attack-01', 'flare:fido'] } });
    t.select('red', 'attack-20');
    t.use('yellow', 'fido');
    t.boost('yellow');
    t.plan('yellow', 'fido.card', 'attack-20');
    t.plan('yellow', 'fido.to', 'red');
    t.plan('yellow', 'fido.refused', 'discard');
    t.until('yellow', 'fido.more');
    expect(t.options('yellow')).toEqual(['attack-06']);
    t.answer('yellow', ['attack-06']);
    t.plan('yellow', 'fido.to', 'red');
    t.plan('yellow', 'fido.refused', 'discard');
    t.run();
    expect(t.story().match(/answers fido\.more/g)).toHaveLength(1);
    expect(t.pile(Z.discard)).toEqual(['attack-20', 'attack-06']);
  });

  it('fetches nothing when zapped', () => {
    const t = table(seats, { turn: 'red', destiny: ['blue'], hands: { ...hands, blue: [...hands.blue, 'cosmic-zap'] } });
    t.select('red', 'attack-20');
    t.use('yellow', 'fido');
    t.zap('blue', 'fido');
    t.run();
    expect(t.hand('yellow')).toEqual(['attack-01']);
    expect(t.pile(Z.discard)).toEqual(['attack-20', 'attack-06', 'cosmic-zap']);
  });

  it('chooses only among cards that were used in the encounter', () => {
    const t = table(seats, { turn: 'red', destiny: ['blue'], discard: ['attack-40'], hands });
    t.untilOffered('yellow', 'fido');
    t.answer('yellow', 'fido');
    expect(t.options('yellow')).toEqual(['attack-20', 'attack-06']);
  });

  it('the super flare fetches several cards and offers them one by one', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      deck: ['attack-15', 'attack-14'],
      hands: { ...hands, yellow: ['attack-01', 'flare:fido'] },
    });
    t.select('red', 'attack-20');
    t.use('yellow', 'fido');
    t.boost('yellow');
    t.plan('yellow', 'fido.card', 'attack-06');
    t.plan('yellow', 'fido.to', 'red');
    t.plan('red', 'fido.accept', true);
    t.plan('yellow', 'fido.treat', 'card');
    t.until('yellow', 'fido.more');
    expect(t.options('yellow')).toEqual(['attack-20']);
    t.answer('yellow', ['attack-20']);
    t.plan('yellow', 'fido.to', 'blue');
    t.plan('blue', 'fido.accept', true);
    t.plan('yellow', 'fido.treat', 'card');
    t.run();
    expect(t.hand('red')).toEqual(['attack-04', 'attack-06']);
    expect(t.hand('blue')).toEqual(['attack-08', 'attack-20']);
    expect(t.hand('yellow')).toEqual(['attack-01', 'attack-14', 'attack-15', 'flare:fido']);
    expect(t.pile(Z.discard)).toEqual([]);
  });

  it('the wild flare makes the opponent take the top card of the discard pile', () => {
    const t = table(
      { red: 'healer', blue: 'macron', yellow: 'void' },
      {
        turn: 'red',
        destiny: ['blue'],
        discard: ['attack-05', 'reinforcement-2'],
        deck: ['attack-15'],
        hands: { ...hands, red: ['attack-20', 'flare:fido'] },
      },
    );
    t.use('red', 'flare:fido', { at: 'window:planning.beforeSelect' });
    t.until('red', 'planning.select');
    expect(t.hand('blue')).toEqual(['attack-06', 'attack-08', 'reinforcement-2']);
    expect(t.hand('red')).toEqual(['attack-15', 'attack-20', 'flare:fido']);
    expect(t.pile(Z.discard)).toEqual(['attack-05']);
  });

  it('the wild flare needs a card on the pile, one is enough, and is for main players alone', () => {
    const plain = { red: 'healer', blue: 'macron', yellow: 'void' };
    const start = { turn: 'red', destiny: ['blue'] } as const;
    const none = table(plain, { ...start, hands: { ...hands, red: ['attack-20', 'flare:fido'] } });
    none.neverOffered('red', 'flare:fido');

    const one = table(plain, { ...start, discard: ['attack-05'], hands: { ...hands, red: ['attack-20', 'flare:fido'] } });
    one.use('red', 'flare:fido');
    one.until('red', 'planning.select');
    expect(one.hand('blue')).toEqual(['attack-05', 'attack-06', 'attack-08']);

    for (const joins of [true, false]) {
      const other = table(plain, { ...start, discard: ['attack-05'], hands: { ...hands, yellow: ['flare:fido'] } });
      if (joins) {
        other.invite('red', 'yellow');
        other.ally('yellow', 'offense', { 'yellow/1': 1 });
      }
      other.neverOffered('yellow', 'flare:fido');
    }
  });
});

describe('Fido and a pile that becomes the deck while its use is answered', () => {
  it('fetches nothing out of the new deck, or out of the hand of whoever has drawn it', () => {
    const t = table(
      { red: 'healer', blue: 'macron', yellow: 'fido', purple: 'trader' },
      {
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['attack-20', 'cosmic-zap'], blue: ['attack-06', 'attack-08'], yellow: ['flare:void'], purple: ['flare:remora'] },
      },
    );
    t.select('blue', 'attack-06');
    t.untilOffered('yellow', 'fido');
    // The deck is empty when purple draws.
    const { game } = t.table;
    for (const card of cardsIn(game, Z.deck).slice()) moveCard(game, card, Z.removed);
    t.plan('yellow', 'fido.card', 'attack-20');
    t.plan('yellow', 'fido.to', 'blue');
    t.zap('red', 'fido');
    t.use('yellow', 'flare:void', { card: 'cosmic-zap' });
    t.plan('yellow', 'void.price', { 'yellow/1': 1 });
    t.use('purple', 'flare:remora');
    t.answer('yellow', 'fido');
    t.run();
    expect(t.events('deck-reshuffled')).toHaveLength(1);
    expect(t.events('card-offered')).toEqual([]);
    expect([...t.hand('purple'), ...t.pile(Z.deck)].sort()).toEqual(['attack-06', 'attack-20', 'flare:remora']);
  });
});
