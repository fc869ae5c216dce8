import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';
import { SEATS, START, THREE, play } from './deuce.ts';

describe('Deuce', () => {
  it('must lay down a second card, facedown, once cards are selected', () => {
    const t = table(SEATS, { ...START, hands: { red: THREE, blue: ['attack-20'] } });
    t.select('red', 'attack-06');
    t.until('red', 'deuce.second');
    expect(t.events('card-selected')).toHaveLength(2);
    expect(t.options('red').sort()).toEqual(['attack-08', 'negotiate']);
    t.answer('red', 'attack-08');
    expect(t.events('cards-laid-aside')).toEqual([{ who: t.seat('red'), n: 1 }]);
  });

  it('two attacks: the second adds to the total; the higher one is discarded, the other returns', () => {
    const t = play('attack-06', 'attack-08', { red: THREE, blue: ['attack-20'] });
    t.run();
    expect(t.events('deuce-revealed')).toEqual([{ who: t.seat('red'), card: 'attack-08' }]);
    expect(t.events('outcome')).toMatchObject([{ totals: [15, 24] }]);
    expect(t.hand('red')).toEqual(['attack-06', 'negotiate']);
    expect(t.pile(Z.discard)).toEqual(['attack-08', 'attack-20']);

    const lower = play('attack-08', 'attack-06', { red: THREE, blue: ['attack-20'] });
    lower.run();
    expect(lower.hand('red')).toEqual(['attack-06', 'negotiate']);
    expect(lower.events('outcome')).toMatchObject([{ totals: [15, 24] }]);
  });

  it('nobody else sees the second card before it is revealed', () => {
    const t = play('attack-06', 'attack-08', { red: [...THREE, 'quash'], blue: ['attack-20', 'attack-01', 'flare:calculator'] });
    t.untilOffered('blue', 'flare:calculator');
    expect(t.encounter().phase).toBe('planning');
    expect(t.hand('red')).toEqual(['negotiate', 'quash']);
    expect(JSON.stringify(t.view('red'))).toContain('attack-08#');
    for (const other of ['blue', 'yellow', null]) expect(JSON.stringify(t.view(other))).not.toContain('attack-08#');
  });

  it('a negotiate, first or second, is what was played; it is discarded and the attack returns', () => {
    const second = play('attack-06', 'negotiate', { red: THREE, blue: ['attack-20'] });
    second.run();
    expect(second.events('outcome')).toMatchObject([{ kind: 'won', winner: 1, how: 'attack' }]);
    expect(second.pile(Z.discard)).toContain('negotiate');
    expect(second.hand('red')).toContain('attack-06');

    const first = play('negotiate', 'attack-06', { red: THREE, blue: ['attack-20'] });
    first.run();
    expect(first.events('outcome')).toMatchObject([{ kind: 'won', winner: 1, how: 'attack' }]);
    expect(first.hand('red')).toContain('attack-06');
    expect(first.pile(Z.discard)).toContain('negotiate');
    // An attack beside a negotiate adds nothing.
    expect(first.events('total-changed')).toEqual([]);

    const deal = play('attack-06', 'negotiate', { red: THREE, blue: ['negotiate'] });
    deal.until('red', 'deal');
    expect(deal.events('outcome')).toMatchObject([{ kind: 'deal' }]);
    expect(deal.encounter().slots[0]).toMatchObject({ type: 'negotiate', value: 0 });

    // It counts as revealed: whoever waits for a negotiate has one.
    const waited = play('attack-06', 'negotiate', { red: THREE, blue: ['attack-20'] }, {}, { ...SEATS, blue: 'empath' });
    waited.use('blue', 'empath');
    waited.until('red', 'deal');
  });

  it('lays down a second card as a main player only', () => {
    const t = table(
      { red: 'macron', blue: 'void', yellow: 'deuce' },
      { ...START, hands: { red: ['attack-06'], blue: ['attack-20'], yellow: THREE } },
    );
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 1 });
    t.run();
    expect([t.events('power-used').filter((x) => x.alien === 'deuce'), t.hand('yellow')]).toEqual([[], [...THREE].sort()]);
  });

  it('is asked which of two different negotiates is discarded, and not of two that are the same', () => {
    const options = { rewards: 'both' };
    const t = play(
      'negotiate',
      'negotiate-crooked-deal',
      { red: ['negotiate', 'negotiate-crooked-deal', 'attack-06'], blue: ['attack-20'] },
      { options },
    );
    t.until('red', 'deuce.discard');
    expect(t.options('red').sort()).toEqual(['negotiate', 'negotiate-crooked-deal']);
    const same = play('attack-06', 'attack-06', { red: ['attack-06', 'attack-06', 'negotiate'], blue: ['attack-20'] });
    same.run();
    expect(same.story()).not.toContain('deuce.discard');
    expect(same.hand('red')).toEqual(['attack-06', 'negotiate']);
  });

  it('a second negotiate that says something says it', () => {
    const blue = ['attack-20', 'attack-01', 'attack-04', 'attack-05'];
    const hands = { red: ['attack-06', 'attack-04', 'negotiate-crooked-deal'], blue };
    const t = play('attack-06', 'negotiate-crooked-deal', hands, { options: { rewards: 'both' } }, { ...SEATS, blue: 'mind' });
    t.select('blue', 'attack-20');
    t.run();
    // One ship lost, and a card more for the crooked deal.
    expect(t.events('compensated')).toEqual([{ who: t.seat('red'), from: t.seat('blue'), n: 2 }]);
  });

  it('two negotiates: only one is discarded', () => {
    const t = play('negotiate', 'negotiate', { red: ['negotiate', 'negotiate', 'attack-06'], blue: ['attack-20'] });
    t.run();
    expect(t.pile(Z.discard).filter((x) => x === 'negotiate')).toHaveLength(1);
    expect(t.hand('red')).toContain('negotiate');
  });

  it('[faq-general-26] a morph counts as what it copies, and is still a morph when the higher attack or the negotiate is discarded', () => {
    // First or second, as a copy of an attack that is higher than the other card.
    for (const [first, second] of [
      ['attack-08', 'morph'],
      ['morph', 'attack-08'],
    ]) {
      const t = play(first, second, { red: ['attack-08', 'morph', 'attack-04'], blue: ['attack-20'] });
      t.run();
      expect(t.events('outcome')).toMatchObject([{ totals: [29, 24] }]);
      expect(t.events('deuce-returned')).toEqual([{ who: 0, card: 'morph' }]);
      expect([t.hand('red'), t.pile(Z.discard)]).toEqual([
        ['attack-04', 'morph'],
        ['attack-08', 'attack-20'],
      ]);
    }
    // As a copy of a negotiate.
    const deal = play('morph', 'attack-00', { red: ['attack-00', 'morph', 'attack-04'], blue: ['negotiate'] });
    expect(deal.until('red', 'deal').kind).toBe('bargain');
    deal.run();
    expect(deal.events('deuce-returned')).toEqual([{ who: 0, card: 'morph' }]);
  });

  it('of attacks that are equal and not the same the Deuce says which is discarded', () => {
    const hands = { red: ['attack-12', 'attack-12-21', 'attack-04'], blue: ['attack-20'] };
    const t = play('attack-12', 'attack-12-21', hands, { options: { rewards: 'dominion' } });
    t.until('red', 'deuce.discard');
    expect(t.options('red')).toEqual(['attack-12', 'attack-12-21']);
    t.answer('red', 'attack-12');
    expect(t.hand('red')).toEqual(['attack-04', 'attack-12-21']);
  });

  it('[faq-deuce-2] two morphs do not copy each other: both copy the opponent', () => {
    const options = { rewards: 'both' };
    const t = play('morph', 'morph', { red: ['morph', 'reward:morph', 'attack-04'], blue: ['attack-20'] }, { options });
    t.run();
    expect(t.events('both-lost')).toEqual([]);
    expect(t.events('outcome')).toMatchObject([{ totals: [41, 24] }]);
    expect(t.hand('red')).toContain('morph');
  });

  it('zapped: one card is played as usual', () => {
    const t = table(SEATS, { ...START, hands: { red: THREE, blue: ['attack-20', 'cosmic-zap'] } });
    t.select('red', 'attack-06');
    t.zap('blue', 'deuce');
    t.run();
    expect(t.events('deuce-revealed')).toEqual([]);
    expect(t.hand('red')).toEqual(['attack-08', 'negotiate']);
  });

  it('a new hand is due with fewer than two encounter cards: at the start of a turn, and as the defense', () => {
    const t = table(SEATS, { ...START, hands: { red: ['attack-06', 'plague'], blue: ['attack-20'] } });
    t.until('red', 'launch.aim');
    expect(t.events('hand-shown')).toEqual([{ who: t.seat('red'), cards: ['attack-06', 'plague'] }]);
    const enough = table(SEATS, { ...START, hands: { red: ['attack-06', 'attack-08'], blue: ['attack-20'] } });
    enough.until('red', 'launch.aim');
    expect(enough.events('hand-shown')).toEqual([]);

    const defense = table(SEATS, { turn: 'blue', destiny: ['red'], hands: { red: ['attack-06', 'plague'], blue: ['attack-20'] } });
    defense.until('red', 'planning.select');
    expect(defense.events('hand-shown')).toContainEqual({ who: defense.seat('red'), cards: ['attack-06', 'plague'] });
    // A new hand with a single encounter card in it is not enough either.
    const again = table(SEATS, {
      ...START,
      hands: { red: ['attack-06'], blue: ['attack-20'] },
      deck: [
        'attack-01',
        'plague',
        'quash',
        'reinforcement-2',
        'reinforcement-3',
        'reinforcement-5',
        'mobius-tubes',
        'emotion-control',
        'attack-04',
        'attack-05',
      ],
    });
    again.until('red', 'launch.aim');
    expect(again.events('hand-shown')).toHaveLength(2);
  });

  it('an offense without a second card ends its turn, unless zapped', () => {
    const position = (blue: string[]) => ({ ...START, hands: { red: ['attack-06', 'attack-08', 'flare:magician'], blue } });
    const lose = (t: ReturnType<typeof table>): void => {
      // Blue takes a card and gives the plague for it.
      t.use('blue', 'flare:trader');
      t.plan('blue', 'trader.give', 'plague');
    };
    for (let i = 0; i < 30; i++) {
      const t = table(SEATS, { ...position(['attack-20', 'plague', 'flare:trader']), seed: `lone-${i}` });
      lose(t);
      t.runWhile(() => t.events('cards-given').length === 0);
      if (t.hand('red').filter((x) => x.startsWith('attack')).length !== 1) continue;
      t.until('red', 'planning.select');
      t.run();
      expect(t.events('out-of-cards')).toEqual([{ who: t.seat('red') }]);
      expect(t.turn()).not.toBe('red');
      expect(t.events('card-revealed')).toEqual([]);
      return;
    }
    expect.fail('red never lost an attack');
  });

  it('[faq-deuce-1] [faq-magician-1] the Magician takes one of two cards: the defense draws a new hand for the second, the turn of the offense ends', () => {
    const seats = { red: 'deuce', blue: 'magician', yellow: 'healer' };
    const hands = { red: ['attack-06', 'attack-08', 'plague'], blue: ['attack-20', 'attack-01'] };
    const defense = table(seats, { turn: 'blue', destiny: ['red'], hands });
    defense.until('blue', 'planning.select');
    expect(defense.asked()).toEqual(['blue planning.select']);
    expect(defense.hand('blue')).toHaveLength(3);
    expect(defense.hand('red')).toEqual(['plague']);
    defense.until('red', 'deuce.second');
    expect(defense.events('hand-shown')).toEqual([{ who: defense.seat('red'), cards: ['plague'] }]);
    expect(defense.hand('red')).toHaveLength(8);

    const offense = table(seats, { turn: 'red', destiny: ['blue'], hands });
    offense.until('blue', 'planning.select');
    expect(offense.asked()).toEqual(['blue planning.select']);
    offense.run();
    expect(offense.events('out-of-cards')).toEqual([{ who: offense.seat('red') }]);
    expect(offense.turn()).toBe('blue');
    expect(offense.events('outcome')).toEqual([]);
  });

  it('[faq-deuce-3] a kicker works for the encounter card: for an attack alone, or for the negotiate that takes its place', () => {
    const options = { rewards: 'both' };
    const t = play('attack-06', 'attack-08', { red: [...THREE, 'kicker-x3'], blue: ['attack-20'] }, { options });
    t.use('red', 'kicker-x3');
    t.run();
    // Three times six, and eight once.
    expect(t.events('outcome')).toMatchObject([{ totals: [27, 24] }]);
    expect(t.events('card-laid')).toHaveLength(1);

    const blue = ['attack-20', 'attack-01', 'attack-04', 'attack-05', 'attack-10'];
    const seats = { ...SEATS, blue: 'mind' };
    const talks = play('attack-06', 'negotiate', { red: [...THREE, 'kicker-x3'], blue }, { options }, seats);
    talks.use('red', 'kicker-x3');
    talks.select('blue', 'attack-20');
    talks.run();
    // One ship lost, three times the compensation.
    expect(talks.events('cards-taken')).toEqual([{ by: talks.seat('red'), from: talks.seat('blue'), n: 3 }]);
  });

  it('[faq-deuce-4] [faq-chronos-4] time travel sets the encounter card aside, and the second card returns to the hand', () => {
    const seats = { red: 'deuce', blue: 'chronos', yellow: 'healer' };
    const t = play('attack-06', 'attack-08', { red: THREE, blue: ['attack-20', 'attack-01'] }, {}, seats);
    t.select('blue', 'attack-01');
    t.use('blue', 'chronos');
    t.runWhile(() => t.events('encounter-replayed').length === 0);
    t.until('red', 'planning.select');
    expect(t.pile(Z.aside)).toEqual(['attack-06']);
    expect(t.options('red').sort()).toEqual(['attack-08', 'negotiate']);
    t.answer('red', 'negotiate');
    t.run();
    expect(t.events('deuce-revealed').map((e) => e.card)).toEqual(['attack-08', 'attack-08']);
    // What the second card added in the first run counts no more.
    expect(t.encounter().additions.filter((x) => x.why === 'power:deuce')).toEqual([]);
  });

  it('[faq-deuce-5] [faq-loser-2] an upset binds the encounter card and not the second one', () => {
    const t = table(
      { red: 'deuce', blue: 'loser', yellow: 'healer' },
      { ...START, hands: { red: ['attack-06', 'attack-08', 'negotiate'], blue: ['attack-20', 'negotiate'] } },
    );
    t.use('blue', 'loser');
    t.until('red', 'planning.select');
    expect(t.options('red').sort()).toEqual(['attack-06', 'attack-08']);
    t.answer('red', 'attack-06');
    t.until('red', 'deuce.second');
    expect(t.options('red').sort()).toEqual(['attack-08', 'negotiate']);
  });

  it('[faq-fido-1] Fido fetches cards that were played, not the second card, fodder, or what the plague cost', () => {
    const seats = { red: 'deuce', blue: 'fodder', yellow: 'fido' };
    const t = table(seats, {
      ...START,
      hands: {
        red: ['attack-20', 'attack-06', 'attack-30', 'attack-04'],
        blue: ['attack-05', 'attack-01', 'attack-08', 'attack-10', 'plague'],
      },
    });
    t.use('blue', 'plague');
    t.plan('blue', 'plague', 'red');
    t.select('red', 'attack-06');
    t.plan('red', 'deuce.second', 'attack-04');
    t.select('blue', 'attack-01');
    t.use('blue', 'fodder');
    t.plan('blue', 'fodder.cards', ['attack-05']);
    t.untilOffered('yellow', 'fido');
    t.answer('yellow', 'fido');
    expect(t.options('yellow').sort()).toEqual(['attack-01', 'attack-06']);

    // The second card is higher and discarded: Fido cannot have it, and the first one is in the hand.
    const higher = table(seats, { ...START, hands: { red: ['attack-06', 'attack-30'], blue: ['attack-05'] } });
    higher.select('red', 'attack-06');
    higher.untilOffered('yellow', 'fido');
    expect(higher.hand('red')).toEqual(['attack-06']);
    higher.answer('yellow', 'fido');
    expect(higher.question('yellow')?.data).toMatchObject({ card: expect.stringContaining('attack-05#') });
  });

  it('a switch of encounter cards leaves the second one where it is', () => {
    const t = play('attack-06', 'attack-08', { red: THREE, blue: ['attack-20'] }, {}, { ...SEATS, blue: 'sorcerer' });
    t.use('blue', 'sorcerer');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [29, 10] }]);
    // The higher attack is the one that came from blue.
    expect(t.hand('red')).toEqual(['attack-08', 'negotiate']);
  });

  it('the second card returns to the hand when it does not come to the reveal', () => {
    const hands = { red: ['attack-06', 'attack-08', 'negotiate'], blue: ['attack-20'] };
    const t = play('attack-06', 'attack-08', hands, {}, { ...SEATS, blue: 'squee' });
    t.use('blue', 'squee');
    t.plan('red', 'squee.answer', 'concede');
    t.run();
    expect(t.events('deuce-revealed')).toEqual([]);
    expect(t.hand('red')).toContain('attack-08');
  });

  it('two morphs are the ruin of both sides, and still the second card has been revealed: the attack is discarded', () => {
    const hands = { red: ['morph', 'attack-08', 'negotiate'], blue: ['reward:morph'] };
    const t = play('morph', 'attack-08', hands, { options: { rewards: 'both' } });
    t.run();
    expect(t.events('both-lost')).toHaveLength(1);
    expect(t.events('outcome')).toEqual([]);
    expect(t.events('deuce-revealed')).toEqual([{ who: 0, card: 'attack-08' }]);
    expect(t.hand('red')).toEqual(['morph', 'negotiate']);
    expect(t.pile(Z.discard)).toContain('attack-08');
  });

  it('two morphs are their ruin even if the second card is a negotiate', () => {
    const hands = { red: ['morph', 'negotiate', 'attack-08'], blue: ['reward:morph'] };
    const t = play('morph', 'negotiate', hands, { options: { rewards: 'both' } });
    t.run();
    expect(t.events('both-lost')).toHaveLength(1);
    expect(t.hand('red')).toEqual(['attack-08', 'morph']);
  });

  it('a second card that is cancelled as it is turned up is replaced by another one', () => {
    const hands = { red: ['attack-06', 'attack-08', 'attack-01'], blue: ['attack-10'], yellow: ['omni-zap'] };
    const t = play('attack-06', 'attack-08', hands, { options: { rewards: 'both' } });
    t.use('yellow', 'omni-zap', { at: 'event:card.revealed', card: 'attack-08' });
    t.until('yellow', 'omni-zap.price');
    t.answer('yellow', 'remove');
    t.runWhile(() => t.events('outcome').length === 0);
    expect(t.events('deuce-revealed')).toEqual([
      { who: 0, card: 'attack-08' },
      { who: 0, card: 'attack-01' },
    ]);
    expect(t.events('total-changed')).toEqual([{ side: 'offense', n: 1 }]);
    expect(t.pile(Z.discard)).toContain('attack-08');
  });

  it('a second card that is cancelled is replaced out of a new hand, if there is no other', () => {
    const hands = { red: ['attack-06', 'attack-08', 'plague'], blue: ['attack-10'], yellow: ['omni-zap'] };
    const t = play('attack-06', 'attack-08', hands, { options: { rewards: 'both' } });
    t.use('yellow', 'omni-zap', { at: 'event:card.revealed', card: 'attack-08' });
    t.until('yellow', 'omni-zap.price');
    t.answer('yellow', 'remove');
    t.runWhile(() => t.events('outcome').length === 0);
    expect([t.events('deuce-revealed').length, t.events('hand-shown')]).toEqual([2, [{ who: 0, cards: ['plague'] }]]);
  });
});
