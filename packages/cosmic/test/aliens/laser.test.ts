import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const SEATS = { red: 'laser', blue: 'void', yellow: 'healer', green: 'macron' };
const START = { turn: 'red', destiny: ['blue'] } as const;
const HANDS = { red: ['attack-06'], blue: ['attack-20', 'attack-30', 'attack-40', 'negotiate', 'plague', 'quash'] };

describe('Laser', () => {
  it('must pick cards of the opponent before invitations, at most as many as it has ships in the encounter', () => {
    const t = table(SEATS, { ...START, hands: HANDS });
    const d = t.until('red', 'laser.number');
    expect(d).toMatchObject({ kind: 'number', min: 0, max: 4, data: { who: 1 } });
    expect(t.encounter().phase).toBe('alliance');
    expect(t.encounter().invited).toEqual([[], []]);
    t.answer('red', 4);
    expect(t.hand('blue')).toHaveLength(2);
    expect(t.events('cards-laid-aside')).toEqual([{ who: t.seat('blue'), n: 4 }]);
  });

  it('the cards are known to their owner alone and come back when the encounter is over', () => {
    const t = table(SEATS, { ...START, hands: { ...HANDS, blue: [...HANDS.blue, 'attack-08'] } });
    t.plan('red', 'laser.number', 4);
    t.until('red', 'planning.select');
    const hand = t.hand('blue');
    const aside = [...HANDS.blue, 'attack-08'].filter((x) => !hand.includes(x));
    expect(aside).toHaveLength(4);
    expect(t.options('red')).toEqual(['attack-06']);
    for (const face of aside) {
      expect(JSON.stringify(t.view('blue'))).toContain(`${face}#`);
      for (const other of ['red', 'yellow', null]) expect(JSON.stringify(t.view(other))).not.toContain(`${face}#`);
    }
    const [selected] = t.options('blue');
    t.answer('blue', selected);
    t.run();
    expect(t.hand('blue')).toEqual(expect.arrayContaining(aside));
    expect(t.hand('blue')).not.toContain(selected);
  });

  it('[faq-laser-2] what is set aside is not in the hand: it can be neither selected nor played', () => {
    const t = table(SEATS, { ...START, hands: { red: ['attack-06'], blue: ['attack-20', 'attack-30', 'attack-40', 'emotion-control'] } });
    t.plan('red', 'laser.number', 3);
    t.until('blue', 'planning.select');
    const hand = t.hand('blue');
    expect(hand).toHaveLength(1);
    expect(t.events('cards-laid-aside')).toEqual([{ who: t.seat('blue'), n: 3 }]);
    expect(t.options('blue')).toEqual(hand);
    expect(t.events('hand-shown')).toEqual([]);
    expect(t.state.cards.in[t.state.handOf[t.seat('blue')]]).toHaveLength(1);
  });

  it('whoever has no encounter card left loses the encounter', () => {
    const t = table(SEATS, { ...START, hands: { red: ['attack-06'], blue: ['attack-20', 'negotiate'] } });
    t.send('red', { 'red/1': 2 });
    t.plan('red', 'laser.number', 2);
    t.run();
    expect(t.events('won')).toMatchObject([{ who: [t.seat('red')], lost: [t.seat('blue')] }]);
    expect(t.foreign('red')).toBe(1);
    const offense = table(SEATS, { turn: 'blue', destiny: ['red'], hands: { red: ['attack-06'], blue: ['attack-20', 'quash'] } });
    offense.send('blue', { 'blue/1': 2 });
    offense.plan('red', 'laser.number', 2);
    offense.run();
    expect(offense.events('won')).toMatchObject([{ who: [offense.seat('red')], lost: [offense.seat('blue')] }]);
    expect(offense.events('hand-shown').filter((e) => e.who === 1)).toEqual([]);
    expect(offense.hand('blue')).toEqual(['attack-20', 'quash']);
    // Nothing was selected, and the cards are back.
    expect(t.events('card-selected')).toEqual([]);
    expect(t.hand('blue')).toEqual(['attack-20', 'negotiate']);
  });

  it('a defense without encounter cards draws its new hand first', () => {
    const t = table(SEATS, { ...START, hands: { red: ['attack-06'], blue: ['plague'] } });
    t.until('red', 'laser.number');
    expect(t.events('hand-shown')).toEqual([{ who: t.seat('blue'), cards: ['plague'] }]);
    expect(t.hand('blue')).toHaveLength(8);
    t.answer('red', 1);
    expect(t.hand('blue')).toHaveLength(7);
  });

  it('[dominion-intimidate-10] unless it needs none: an intimidate lies there in place of an encounter card', () => {
    const t = table(SEATS, {
      ...START,
      hands: { red: ['attack-06'], blue: ['plague', 'intimidate-19'] },
      options: { rewards: 'dominion' },
    });
    t.until('red', 'launch.aim');
    t.raise('blue', 'intimidate-19');
    t.until('red', 'laser.number');
    expect(t.hand('blue')).toEqual(['plague']);
    t.answer('red', 1);
    t.runTo('resolution');
    expect(t.events('hand-shown')).toEqual([]);
    // Nor does it lose the encounter for want of a card.
    expect(t.events('card-revealed')).toHaveLength(2);
  });

  it('may pick fewer cards or none, and an offense too counts by its ships', () => {
    const t = table(SEATS, { turn: 'blue', destiny: ['red'], hands: HANDS });
    t.send('blue', { 'blue/1': 2 });
    expect(t.until('red', 'laser.number')).toMatchObject({ min: 0, max: 2 });
    t.answer('red', 0);
    expect(t.hand('blue')).toHaveLength(6);
    expect(t.events('cards-laid-aside')).toEqual([]);
  });

  it('[faq-laser-1] the hoard of a Miser is out of reach, and saves it from losing', () => {
    const t = table(
      { red: 'laser', blue: 'miser', yellow: 'healer' },
      {
        ...START,
        hands: { red: ['attack-06', 'quash', 'plague'], blue: ['attack-20', 'morph'] },
        sheets: { miser: { hoard: ['attack-30', 'attack-40'] } },
      },
    );
    expect(t.until('red', 'laser.number')).toMatchObject({ max: 2 });
    t.answer('red', 2);
    expect(t.hand('blue')).toEqual([]);
    t.until('blue', 'planning.select');
    expect(t.options('blue').sort()).toEqual(['attack-30', 'attack-40']);
  });

  it('is no use as an ally, and nothing happens when it is zapped', () => {
    const ally = table(SEATS, { turn: 'blue', destiny: ['yellow'], hands: { blue: ['attack-20'], yellow: ['attack-30'] } });
    ally.invite('blue', 'red');
    ally.ally('red', 'offense', { 'red/1': 1 });
    ally.run();
    expect(ally.events('power-used').filter((e) => e.alien === 'laser')).toEqual([]);

    const t = table(SEATS, { ...START, hands: { red: ['attack-06'], blue: ['attack-20', 'cosmic-zap'] } });
    t.zap('blue', 'laser');
    t.until('blue', 'planning.select');
    expect(t.options('blue')).toEqual(['attack-20']);
    expect(t.events('cards-laid-aside')).toEqual([]);
  });

  it('wild: discards up to three cards to set aside as many of anybody', () => {
    const seats = { red: 'void', blue: 'macron', yellow: 'healer' };
    const t = table(seats, {
      ...START,
      hands: { red: ['attack-06', 'plague', 'quash', 'attack-01', 'flare:laser'], blue: ['attack-20', 'attack-30', 'attack-40'] },
    });
    expect(t.untilOffered('red', 'flare:laser')).toEqual(['flare:laser', 'pass']);
    expect(t.question('red')?.data?.at).toBe('window:alliance.beforeInvites');
    t.answer('red', 'flare:laser');
    expect(t.question('red')).toMatchObject({ tag: 'laser.price', min: 1, max: 3 });
    expect(t.options('red').sort()).toEqual(['attack-01', 'attack-06', 'plague', 'quash']);
    t.answer('red', ['plague', 'attack-01']);
    // Yellow has no cards.
    expect(t.options('red')).toEqual(['red', 'blue']);
    t.answer('red', 'blue');
    expect(t.question('red')).toMatchObject({ tag: 'laser.number', min: 1, max: 2, data: { who: 1 } });
    t.answer('red', 2);
    expect(t.events('cards-laid-aside')).toEqual([{ who: 1, n: 2 }]);
    expect(t.pile(Z.discard)).toEqual(['plague', 'attack-01']);
    expect(t.events('cards-discarded')).toEqual([{ who: 0, cards: ['plague', 'attack-01'] }]);
    t.until('blue', 'planning.select');
    expect(t.options('blue')).toHaveLength(1);
    t.run();
    expect(t.hand('blue')).toHaveLength(2);
    expect(t.hand('red')).toContain('flare:laser');
  });

  it('wild: can wait for the invitations, can fall on its own hand, and needs a card to pay with', () => {
    const seats = { red: 'void', blue: 'macron', yellow: 'healer' };
    const hands = { red: ['attack-06', 'plague', 'flare:laser'], blue: ['attack-20'], yellow: ['quash'] };
    const t = table(seats, { ...START, hands });
    const asked: unknown[] = [];
    t.runWhile(() => {
      if (t.question('red')?.tag === 'use' && t.options('red').includes('flare:laser')) asked.push(t.question('red')?.data?.at);
      return t.encounter().phase !== 'planning';
    });
    expect(asked).toEqual(['window:alliance.beforeInvites', 'window:alliance.afterInvites', 'window:alliance.formed']);
    const own = table(seats, { ...START, hands: { ...hands, red: ['plague', 'attack-06', 'attack-08', 'flare:laser'] } });
    own.use('red', 'flare:laser');
    own.plan('red', 'laser.price', ['plague']);
    own.until('red', 'laser.who');
    // Yellow's only card will do.
    expect(own.options('red')).toEqual(['red', 'blue', 'yellow']);
    own.answer('red', 'red');
    expect(own.events('cards-laid-aside')).toEqual([{ who: 0, n: 1 }]);
    const broke = table(seats, { turn: 'blue', destiny: ['red'], hands: { red: ['flare:laser'], blue: ['attack-20'] } });
    broke.neverOffered('red', 'flare:laser', { at: 'window:alliance.beforeInvites' });
  });

  it('wild: an ally may play it once the alliances are formed, a bystander may not', () => {
    const seats = { red: 'void', blue: 'macron', yellow: 'healer' };
    const hands = { red: ['attack-06'], blue: ['attack-20'], yellow: ['plague', 'flare:laser'] };
    const t = table(seats, { ...START, hands });
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 1 });
    t.until('yellow', 'use');
    t.untilOffered('yellow', 'flare:laser');
    expect(t.question('yellow')?.data?.at).toBe('window:alliance.formed');
    const defender = table(seats, { ...START, hands });
    defender.invite('blue', 'yellow');
    defender.ally('yellow', 'defense', { 'yellow/1': 1 });
    expect(defender.untilOffered('yellow', 'flare:laser')).toEqual(['flare:laser', 'pass']);
    table(seats, { ...START, hands }).neverOffered('yellow', 'flare:laser');
  });

  it('super: as an ally, on either of the main players', () => {
    const t = table(SEATS, {
      turn: 'blue',
      destiny: ['yellow'],
      hands: { red: ['flare:laser'], blue: ['attack-20', 'attack-30'], yellow: ['attack-40', 'attack-01'] },
    });
    t.send('blue', { 'blue/1': 3 });
    t.invite('blue', 'red');
    t.ally('red', 'offense', { 'red/1': 1 });
    expect(t.untilOffered('red', 'laser')).toEqual(['laser', 'pass']);
    expect(t.question('red')?.data?.at).toBe('window:alliance.formed');
    t.answer('red', 'laser');
    expect(t.question('red')?.tag).toBe('laser.main');
    expect(t.options('red')).toEqual(['blue', 'yellow']);
    t.answer('red', 'yellow');
    expect(t.question('red')).toMatchObject({ tag: 'laser.number', max: 2 });
    t.answer('red', 2);
    expect(t.events('cards-laid-aside')).toEqual([{ who: t.seat('yellow'), n: 2 }]);
    const other = table(SEATS, {
      turn: 'blue',
      destiny: ['yellow'],
      hands: { red: ['flare:laser'], blue: ['attack-20'], yellow: ['attack-40'] },
    });
    other.invite('yellow', 'red');
    other.ally('red', 'defense', { 'red/1': 1 });
    expect(other.untilOffered('red', 'laser')).toEqual(['laser', 'pass']);
    const none = table(SEATS, {
      turn: 'blue',
      destiny: ['yellow'],
      hands: { red: ['flare:laser'], blue: ['attack-20'], yellow: ['attack-40'] },
    });
    none.neverOffered('red', 'laser');
    // The side of the blinded player has lost.
    expect(t.events('won')).toMatchObject([{ who: [t.seat('blue'), t.seat('red')] }]);
  });

  it('wild: picks no more cards than it has discarded after all', () => {
    const t = table(
      { red: 'macron', blue: 'void', yellow: 'healer', green: 'vulch' },
      { ...START, hands: { red: ['attack-06', 'flare:laser', 'card-zap', 'mobius-tubes'], blue: HANDS.blue, yellow: ['card-zap'] } },
    );
    t.use('red', 'flare:laser');
    t.plan('red', 'laser.price', ['card-zap', 'mobius-tubes']);
    t.plan('red', 'laser.who', 'blue');
    t.plan('red', 'laser.number', 2);
    t.cardZap('yellow', 'flare:laser');
    t.cardZap('red', 'card-zap');
    t.until('red', 'alliance.invite');
    expect(t.events('cards-laid-aside')).toEqual([{ who: t.seat('blue'), n: 1 }]);
    expect(t.hand('red')).toEqual(['attack-06', 'flare:laser']);
    expect(t.hand('green')).toEqual(['card-zap', 'card-zap', 'mobius-tubes']);
  });
});
