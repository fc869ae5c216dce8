import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const SEATS = { red: 'phantasm', blue: 'void', yellow: 'healer' };
const START = { turn: 'red', destiny: ['blue'] } as const;
const HANDS = { red: ['attack-06'], blue: ['attack-20'] };

describe('Phantasm', () => {
  it('must turn over the top card and put an encounter card in place of either revealed one', () => {
    const t = table(SEATS, { ...START, hands: HANDS, deck: ['attack-30', 'plague'] });
    t.send('red', { 'red/1': 1 });
    t.until('red', 'phantasm.side');
    expect(t.encounter().phase).toBe('reveal');
    expect(t.options('red')).toEqual(['offense', 'defense']);
    expect(t.events('cards-drawn-open')).toEqual([{ who: t.seat('red'), cards: ['attack-30'] }]);
    t.answer('red', 'offense');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [31, 24], winner: 0 }]);
    expect(t.events('cards-discarded').map((e) => e.cards)).toEqual([['attack-06'], ['attack-30'], ['attack-20']]);
    expect(t.events('cards-discarded').map((e) => e.who)).toEqual([0, 0, 1]);
  });

  it('also replaces the card of the opponent, who has not revealed it', () => {
    const t = table(SEATS, { ...START, hands: HANDS, deck: ['negotiate'] });
    t.plan('red', 'phantasm.side', 'defense');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ kind: 'won', winner: 0, how: 'attack' }]);
    expect(t.events('cards-discarded')[0]).toEqual({ who: t.seat('blue'), cards: ['attack-20'] });
  });

  it('discards anything else, as the defense too', () => {
    const t = table(SEATS, { turn: 'blue', destiny: ['red'], hands: HANDS, deck: ['plague'] });
    t.send('blue', { 'blue/1': 1 });
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [21, 10] }]);
    expect(t.pile(Z.discard)).toEqual(['plague', 'attack-20', 'attack-06']);
  });

  it('a morph that comes up copies the other card', () => {
    const t = table(SEATS, { ...START, hands: HANDS, deck: ['morph'] });
    t.send('red', { 'red/1': 1 });
    t.plan('red', 'phantasm.side', 'offense');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [21, 24] }]);
  });

  it('does nothing as an ally', () => {
    const t = table(SEATS, { turn: 'blue', destiny: ['yellow'], hands: { blue: ['attack-06'], yellow: ['attack-20'] } });
    t.invite('blue', 'red');
    t.ally('red', 'offense', { 'red/1': 1 });
    t.run();
    expect(t.events('power-used').filter((e) => e.alien === 'phantasm')).toEqual([]);
  });

  it('zapped: what was turned over goes back on the deck, and no card is replaced', () => {
    const t = table(SEATS, {
      ...START,
      hands: { red: ['attack-06'], blue: ['attack-20', 'attack-08', 'cosmic-zap'] },
      deck: ['attack-30'],
    });
    t.send('red', { 'red/1': 1 });
    t.select('blue', 'attack-20');
    t.plan('red', 'phantasm.side', 'offense');
    t.zap('blue', 'phantasm');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [7, 24] }]);
    expect(t.pile(Z.deck).at(-1)).toBe('attack-30');
  });

  it('wild: replaces the own card with an encounter card, or discards that', () => {
    const seats = { red: 'void', blue: 'healer', yellow: 'tripler' };
    const hands = { red: ['attack-06', 'flare:phantasm'], blue: ['attack-20'] };
    const t = table(seats, { ...START, hands, deck: ['attack-30'] });
    t.send('red', { 'red/1': 1 });
    expect(t.untilOffered('red', 'flare:phantasm')).toEqual(['flare:phantasm', 'pass']);
    expect(t.question('red')?.data?.at).toBe('window:reveal.revealed');
    t.answer('red', 'flare:phantasm');
    expect(t.options('red')).toEqual(['replace', 'discard']);
    t.answer('red', 'replace');
    expect(t.events('outcome')).toMatchObject([{ totals: [31, 24] }]);
    expect(t.hand('red')).toContain('flare:phantasm');

    const kept = table(seats, { ...START, hands, deck: ['attack-30'] });
    kept.send('red', { 'red/1': 1 });
    kept.use('red', 'flare:phantasm');
    kept.plan('red', 'phantasm.own', 'discard');
    kept.run();
    expect(kept.events('outcome')).toMatchObject([{ totals: [7, 24] }]);
    expect(kept.pile(Z.discard)).toEqual(['attack-30', 'attack-06', 'attack-20']);
  });

  it('wild: any other card is kept; an ally cannot play it', () => {
    const seats = { red: 'void', blue: 'healer', yellow: 'tripler' };
    const t = table(seats, { ...START, hands: { red: ['attack-06', 'flare:phantasm'], blue: ['attack-20'] }, deck: ['plague'] });
    t.use('red', 'flare:phantasm');
    t.run();
    expect(t.hand('red')).toEqual(['flare:phantasm', 'plague']);

    const ally = table(seats, { ...START, hands: { red: ['attack-06'], blue: ['attack-20'], yellow: ['flare:phantasm'] } });
    ally.invite('red', 'yellow');
    ally.ally('yellow', 'offense', { 'yellow/1': 1 });
    ally.neverOffered('yellow', 'flare:phantasm');
  });

  it('super: goes on until there are two encounter cards, uses one and discards the rest', () => {
    const t = table(SEATS, {
      ...START,
      hands: { red: ['attack-06', 'flare:phantasm'], blue: ['attack-20'] },
      deck: ['attack-01', 'plague', 'quash', 'attack-30', 'attack-40'],
    });
    t.send('red', { 'red/1': 1 });
    // It is offered when the first card is seen.
    t.until('red', 'super');
    expect(t.events('cards-drawn-open')).toHaveLength(1);
    t.answer('red', true);
    expect(t.question('red')?.tag).toBe('phantasm.card');
    expect(t.options('red')).toEqual(['attack-01', 'attack-30']);
    t.answer('red', 'attack-30');
    t.answer('red', 'offense');
    expect(t.events('outcome')).toMatchObject([{ totals: [31, 24] }]);
    expect(t.events('cards-discarded')[0]).toEqual({ who: 0, cards: ['plague', 'quash', 'attack-01'] });
    expect(t.hand('red')).toContain('flare:phantasm');
  });

  it('super: zapped with the power, everything goes back in order', () => {
    const t = table(SEATS, {
      ...START,
      hands: { red: ['attack-06', 'flare:phantasm'], blue: ['attack-20', 'attack-08', 'cosmic-zap'] },
      deck: ['attack-01', 'plague', 'attack-30'],
    });
    t.send('red', { 'red/1': 1 });
    t.select('blue', 'attack-20');
    t.boost('red');
    t.plan('red', 'phantasm.card', 'attack-30');
    t.plan('red', 'phantasm.side', 'offense');
    t.zap('blue', 'phantasm');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [7, 24] }]);
    expect(t.pile(Z.deck).slice(-3)).toEqual(['attack-30', 'plague', 'attack-01']);
    expect(t.hand('red')).toContain('flare:phantasm');
  });
});

describe('Phantasm wild, closely', () => {
  it('turns over a single card, once, when cards are revealed', () => {
    const t = table(
      { ...SEATS, red: 'zombie' },
      { ...START, hands: { ...HANDS, red: ['attack-06', 'flare:phantasm'] }, deck: ['plague', 'quash'], strict: ['red'] },
    );
    t.use('red', 'flare:phantasm', { at: 'window:reveal.revealed' });
    t.runTo('resolution');
    expect(t.events('cards-drawn-open')).toEqual([{ who: t.seat('red'), cards: ['plague'] }]);
    expect(t.hand('red')).toEqual(['flare:phantasm', 'plague']);
  });
});

describe('Phantasm and a card that stays facedown', () => {
  it('replaces no card that a claim has kept from being revealed', () => {
    const t = table(
      { red: 'phantasm', blue: 'gambler', yellow: 'healer' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-08'], blue: ['attack-01'] }, deck: ['attack-20'] },
    );
    t.send('red', { 'red/1': 1 });
    t.use('blue', 'gambler');
    t.plan('blue', 'gambler.claim', 'attack-30');
    t.run();
    // There was no choice: the attack 20 takes the place of the card that red has revealed.
    expect(t.story()).not.toContain('phantasm.side');
    expect(t.events('outcome')).toMatchObject([{ totals: [21, 34] }]);
    expect(t.events('card-buried')).toEqual([{ who: t.seat('blue') }]);
  });
});

describe('Phantasm: just when', () => {
  it('after the offense, as the defense', () => {
    const t = table({ red: 'worm', blue: 'phantasm', yellow: 'healer' }, { ...START, hands: HANDS, deck: ['plague'] });
    t.untilOffered('red', 'worm');
    expect(t.events('cards-drawn-open')).toEqual([]);
    t.runTo('resolution');
    expect(t.events('cards-drawn-open')).toEqual([{ who: t.seat('blue'), cards: ['plague'] }]);
  });

  it('after what changes cards, before the others have their say once cards are revealed', () => {
    // The Calculator changes cards as they are turned up; the Worm tunnels after the offense has had its say.
    const t = table({ red: 'phantasm', blue: 'calculator', yellow: 'healer' }, { ...START, hands: HANDS, deck: ['attack-30'] });
    t.untilOffered('blue', 'calculator');
    expect(t.events('cards-drawn-open')).toEqual([]);
    t.answer('blue', 'pass');
    t.until('red', 'phantasm.side');

    const worm = table({ red: 'phantasm', blue: 'worm', yellow: 'healer' }, { ...START, hands: HANDS, deck: ['plague'] });
    worm.untilOffered('blue', 'worm');
    expect(worm.events('cards-drawn-open')).toEqual([{ who: 0, cards: ['plague'] }]);
  });
});

describe('Phantasm: what was turned over', () => {
  it('has not been played, and lies on the discard pile even where played cards leave the game', () => {
    const netted = { ...START, options: { hazards: true }, hazards: ['sargasso-nets'], hands: HANDS };
    const t = table(SEATS, { ...netted, deck: ['plague'] });
    t.run();
    expect(t.pile(Z.discard)).toEqual(['plague']);

    const wild = table(
      { ...SEATS, red: 'zombie' },
      { ...netted, hands: { ...HANDS, red: ['attack-06', 'flare:phantasm'] }, deck: ['attack-30'] },
    );
    wild.use('red', 'flare:phantasm');
    wild.plan('red', 'phantasm.own', 'discard');
    wild.run();
    expect(wild.pile(Z.discard)).toEqual(['attack-30']);
  });
});
