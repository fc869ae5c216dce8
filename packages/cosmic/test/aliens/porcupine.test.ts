import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { netted, table } from '../table.ts';

const seats = { red: 'porcupine', blue: 'trader', yellow: 'parasite', purple: 'healer' };
/** Red attacks blue and would lose with 9 against 12. */
const start = {
  turn: 'red',
  destiny: ['blue'],
  ships: { blue: { 'blue/1': 2, 'blue/2': 6 } },
  hands: {
    red: ['attack-08', 'attack-01', 'plague', 'card-zap', 'mobius-tubes'],
    blue: ['attack-10'],
    yellow: ['attack-06'],
    purple: ['attack-06'],
  },
} as const;
type Position = NonNullable<Parameters<typeof table>[1]>;

function attack(position: Position = {}, at: { readonly [colour: string]: string } = seats) {
  const t = table(at, { ...start, ...position });
  t.aim('red', 'blue/1');
  t.send('red', { 'red/1': 1 });
  t.select('red', 'attack-08');
  return t;
}

const totals = (t: ReturnType<typeof table>) => t.events('outcome').at(-1)?.totals;

describe('Porcupine', () => {
  it('[faq-general-34] discards any cards of its hand, all at once, when it would lose, and adds as many', () => {
    const t = attack();
    t.untilOffered('red', 'porcupine');
    expect(t.question('red')).toMatchObject({ data: { at: 'window:reveal.reinforce' } });
    t.answer('red', 'porcupine');
    expect(t.question('red')).toMatchObject({ tag: 'porcupine.cards', min: 1, max: 4 });
    expect(t.options('red').sort()).toEqual(['attack-01', 'card-zap', 'mobius-tubes', 'plague']);
    t.answer('red', ['attack-01', 'plague', 'card-zap']);
    expect(t.question('red')).toMatchObject({ tag: 'porcupine.way', data: { n: 3 } });
    expect(t.options('red')).toEqual(['add', 'subtract']);
    t.answer('red', 'add');
    // A tie is not enough, but there is no second use for the card that is left.
    t.neverOffered('red', 'porcupine');
    expect(totals(t)).toEqual([12, 12]);
    expect(t.hand('red')).toEqual(['mobius-tubes']);
    expect(t.events('cards-discarded')[0]).toMatchObject({ cards: ['card-zap', 'plague', 'attack-01'] });
    expect(t.restored().divergence).toBeNull();

    // One card, or the whole hand.
    for (const cards of [['plague'], ['attack-01', 'card-zap', 'mobius-tubes', 'plague']]) {
      const more = attack({ strict: ['red'] });
      more.pass('red', 'plague', Infinity);
      more.use('red', 'porcupine');
      more.plan('red', 'porcupine.cards', cards);
      more.plan('red', 'porcupine.way', 'add');
      more.run();
      expect(totals(more)).toEqual([9 + cards.length, 12]);
    }
  });

  it('may subtract as many instead', () => {
    const t = attack();
    t.use('red', 'porcupine');
    t.plan('red', 'porcupine.cards', ['attack-01', 'plague']);
    t.plan('red', 'porcupine.way', 'subtract');
    t.run();
    expect(totals(t)).toEqual([7, 12]);
  });

  it('is not asked while its side would win, and is when a reinforcement has turned that round', () => {
    const strong = { ...start.hands, red: ['attack-14', 'plague'], blue: ['attack-10', 'reinforcement-5'] };
    const winning = table(seats, { ...start, hands: { ...strong, blue: ['attack-10'] } });
    winning.aim('red', 'blue/1');
    winning.send('red', { 'red/1': 1 });
    winning.neverOffered('red', 'porcupine');

    const turned = table(seats, { ...start, hands: strong });
    turned.aim('red', 'blue/1');
    turned.send('red', { 'red/1': 1 });
    turned.use('blue', 'reinforcement-5');
    turned.plan('blue', 'reinforce.side', 'defense');
    turned.use('red', 'porcupine');
    turned.plan('red', 'porcupine.way', 'add');
    turned.run();
    expect(totals(turned)).toEqual([16, 17]);
  });

  it('has lost nothing by keeping a reinforcement back while its side was winning', () => {
    const red = ['attack-14', 'plague', 'card-zap', 'reinforcement-2'];
    const t = table(seats, { ...start, hands: { ...start.hands, red, blue: ['attack-10', 'reinforcement-5'] } });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 1 });
    // 15 against 12.
    t.untilOffered('red', 'reinforcement-2');
    expect(t.options('red')).not.toContain('porcupine');
    t.answer('red', 'pass');
    t.answer('blue', 'reinforcement-5');
    t.answer('blue', 'defense');
    // 15 against 17.
    expect(t.options('red')).toEqual(['reinforcement-2', 'porcupine', 'pass']);
    t.answer('red', 'porcupine');
    t.answer('red', ['plague', 'card-zap', 'reinforcement-2']);
    t.answer('red', 'add');
    expect(totals(t)).toEqual([18, 17]);
  });

  it('knows who would lose, also when the lower total wins', () => {
    const at = { ...seats, blue: 'anti-matter' };
    // 9 against 10 - 2: the defense would win with less.
    const t = attack({}, at);
    t.use('red', 'porcupine');
    t.plan('red', 'porcupine.cards', ['attack-01', 'plague']);
    t.plan('red', 'porcupine.way', 'subtract');
    t.run();
    expect(t.events('outcome')[0]).toMatchObject({ winner: 0, totals: [7, 8] });

    const winning = attack({ hands: { ...start.hands, blue: ['attack-20'] } }, at);
    winning.neverOffered('red', 'porcupine');
  });

  it('knows who would lose, also when the loser is to win', () => {
    // 9 against 12, but the outcome will be turned round.
    const t = attack({}, { ...seats, blue: 'loser' });
    t.use('blue', 'loser');
    t.neverOffered('red', 'porcupine');
    expect(t.events('outcome')[0]).toMatchObject({ winner: 0, totals: [9, 12] });
  });

  it('works as the defense', () => {
    const hands = { ...start.hands, red: ['attack-14', 'attack-08'], blue: ['attack-10', 'plague', 'quash'] };
    const t = attack({ hands }, { ...seats, red: 'trader', blue: 'porcupine' });
    t.owner.plans.pop();
    t.select('red', 'attack-14');
    t.use('blue', 'porcupine');
    t.plan('blue', 'porcupine.cards', ['plague', 'quash']);
    t.plan('blue', 'porcupine.way', 'add');
    t.run();
    expect(totals(t)).toEqual([15, 14]);
  });

  it('works for an ally, for the total of its side', () => {
    const at = { red: 'trader', blue: 'healer', yellow: 'porcupine', purple: 'parasite' };
    const t = attack({ hands: { ...start.hands, yellow: ['attack-06', 'quash'] } }, at);
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 1 });
    t.use('yellow', 'porcupine');
    t.plan('yellow', 'porcupine.cards', ['attack-06', 'quash']);
    t.plan('yellow', 'porcupine.way', 'add');
    t.run();
    expect(totals(t)).toEqual([12, 12]);

    const onlooker = attack({ hands: { ...start.hands, yellow: ['attack-06', 'quash'] } }, at);
    onlooker.neverOffered('yellow', 'porcupine');
  });

  it('needs two revealed attacks', () => {
    const t = attack({ hands: { ...start.hands, red: ['negotiate', 'plague'] } });
    t.owner.plans.pop();
    t.neverOffered('red', 'porcupine');
  });

  it('keeps its cards when it is zapped', () => {
    const t = attack({ hands: { ...start.hands, purple: ['attack-06', 'cosmic-zap'] } });
    t.use('red', 'porcupine');
    t.plan('red', 'porcupine.cards', ['attack-01', 'plague']);
    t.plan('red', 'porcupine.way', 'add');
    t.zap('purple', 'porcupine');
    t.run();
    expect(totals(t)).toEqual([9, 12]);
    expect(t.hand('red')).toEqual(['attack-01', 'card-zap', 'mobius-tubes', 'plague']);
  });

  it('wild: a main player shows cards and adds one for each and for the flare', () => {
    const at = { ...seats, red: 'amoeba' };
    const position = { hands: { ...start.hands, red: ['attack-08', 'attack-01', 'plague', 'flare:porcupine'] } };
    const t = attack(position, at);
    t.untilOffered('red', 'flare:porcupine');
    expect(t.question('red')).toMatchObject({ data: { at: 'window:reveal.revealed' } });
    t.answer('red', 'flare:porcupine');
    expect(t.question('red')).toMatchObject({ tag: 'porcupine.show', min: 0, max: 2 });
    expect(t.options('red').sort()).toEqual(['attack-01', 'plague']);
    t.answer('red', ['plague']);
    t.run();
    expect(totals(t)).toEqual([11, 12]);
    expect(t.events('cards-shown')).toEqual([{ who: t.seat('red'), cards: ['plague'] }]);
    expect(t.hand('red')).toEqual(['attack-01', 'flare:porcupine', 'plague']);

    const alone = attack(position, at);
    alone.use('red', 'flare:porcupine');
    alone.plan('red', 'porcupine.show', []);
    alone.run();
    expect(totals(alone)).toEqual([10, 12]);
    expect(alone.events('cards-shown')).toEqual([]);
  });

  it('wild: not without two attacks, and not for an ally', () => {
    const at = { ...seats, red: 'amoeba' };
    const talk = attack({ hands: { ...start.hands, red: ['attack-08', 'flare:porcupine'], blue: ['negotiate'] } }, at);
    talk.neverOffered('red', 'flare:porcupine');
    const ally = attack({ hands: { ...start.hands, yellow: ['attack-06', 'flare:porcupine'] } }, at);
    ally.invite('red', 'yellow');
    ally.ally('yellow', 'offense', { 'yellow/1': 1 });
    ally.neverOffered('yellow', 'flare:porcupine');
  });

  it('super: each card counts three', () => {
    const t = attack({ hands: { ...start.hands, red: ['attack-08', 'plague', 'attack-01', 'flare:porcupine'] } });
    t.use('red', 'porcupine');
    t.boost('red');
    t.plan('red', 'porcupine.cards', (d) => (d.kind === 'some' ? d.options : []));
    t.plan('red', 'porcupine.way', 'add');
    t.untilOffered('red', 'porcupine');
    t.run();
    expect(totals(t)).toEqual([15, 12]);
    // The flare was not among the cards to discard.
    expect(t.hand('red')).toEqual(['flare:porcupine']);
  });

  it('super: is not offered when the flare is the only card left, which may be discarded itself', () => {
    const t = attack({ hands: { ...start.hands, red: ['attack-08', 'flare:porcupine'] } });
    t.use('red', 'porcupine');
    t.plan('red', 'porcupine.way', 'add');
    t.run();
    expect(totals(t)).toEqual([10, 12]);
    expect(t.story()).not.toContain('red answers super');
    expect(t.hand('red')).toEqual([]);
  });
});

describe('Porcupine, closely', () => {
  it('needs a card to discard; with the flare a single one besides is enough', () => {
    attack({ hands: { ...start.hands, red: ['attack-08'] } }).neverOffered('red', 'porcupine');

    const one = attack({ hands: { ...start.hands, red: ['attack-08', 'plague', 'flare:porcupine'] } });
    one.use('red', 'porcupine', { at: 'window:reveal.reinforce' });
    one.boost('red');
    one.plan('red', 'porcupine.way', 'add');
    one.run();
    expect(one.events('total-changed')).toHaveLength(1);
  });

  it('is for an ally of the defense that is about to lose, and not for the winning side', () => {
    const at = { red: 'virus', blue: 'warpish', yellow: 'porcupine', purple: 'healer' };
    const hands = { red: ['attack-08'], blue: ['attack-01'], yellow: ['plague', 'quash'], purple: [] };
    const t = attack({ hands: { ...hands, red: ['attack-08', 'attack-20'] } }, at);
    t.invite('blue', 'yellow');
    t.ally('yellow', 'defense', { 'yellow/1': 1 });
    t.use('yellow', 'porcupine', { at: 'window:reveal.reinforce' });
    t.plan('yellow', 'porcupine.cards', ['plague']);
    t.plan('yellow', 'porcupine.way', 'add');
    t.run();
    expect(t.events('total-changed')).toContainEqual({ side: 'defense', n: 1 });

    const winning = attack({ hands: { ...hands, red: ['attack-08', 'attack-20'], blue: ['attack-40'] } }, at);
    winning.invite('blue', 'yellow');
    winning.ally('yellow', 'defense', { 'yellow/1': 1 });
    winning.neverOffered('yellow', 'porcupine');
  });
});

describe('Porcupine: what it discards', () => {
  it('has not been played; with the super flare each card is worth three, as it is told', () => {
    const t = table(seats, { ...start, ...netted, hands: { ...start.hands, red: ['attack-08', 'plague', 'quash', 'flare:porcupine'] } });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 1 });
    t.use('red', 'porcupine');
    t.boost('red');
    expect(t.until('red', 'porcupine.cards')).toMatchObject({ data: { n: 3 } });
    t.answer('red', ['plague', 'quash']);
    t.plan('red', 'porcupine.way', 'add');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [15, 12] }]);
    expect(t.pile(Z.discard).sort()).toEqual(['plague', 'quash']);
  });
});
