import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'vox', blue: 'trader', yellow: 'parasite', purple: 'healer' };
/** Red attacks blue. */
const start = {
  turn: 'red',
  destiny: ['blue'],
  hands: { red: ['attack-08'], blue: ['attack-10'], yellow: ['attack-06'], purple: ['attack-06'] },
} as const;
type Position = NonNullable<Parameters<typeof table>[1]>;

function attack(position: Position = {}, at: { readonly [colour: string]: string } = seats) {
  const t = table(at, { ...start, ...position });
  t.send('red', { 'red/1': 1 });
  return t;
}

/** Yellow is an ally of red with two ships, or of blue. */
function allied(side: 'offense' | 'defense', position: Position = {}, at: { readonly [colour: string]: string } = seats) {
  const t = attack(position, at);
  t.invite(side === 'offense' ? 'red' : 'blue', 'yellow');
  t.ally('yellow', side, { 'yellow/1': 2 });
  return t;
}

const totals = (t: ReturnType<typeof table>) => t.events('outcome').at(-1)?.totals;

describe('Vox', () => {
  it('may have either attack of less than 11 count as 11', () => {
    const t = attack();
    expect(t.untilOffered('red', 'vox')).toEqual(['vox', 'pass']);
    t.answer('red', 'vox');
    expect(t.question('red')).toMatchObject({ tag: 'vox.card' });
    expect(t.options('red')).toEqual(['offense', 'defense']);
    t.answer('red', 'defense');
    t.run();
    expect(totals(t)).toEqual([9, 15]);
    expect(t.restored().divergence).toBeNull();

    const own = attack();
    own.use('red', 'vox');
    own.plan('red', 'vox.card', 'offense');
    own.run();
    expect(totals(own)).toEqual([12, 14]);
  });

  it('leaves attacks of 11 and more and negotiates alone', () => {
    const t = attack({ hands: { ...start.hands, blue: ['attack-11'] } });
    t.use('red', 'vox');
    t.run();
    // Nothing to choose: red's own card.
    expect(totals(t)).toEqual([12, 15]);

    const loud = attack({ hands: { ...start.hands, red: ['attack-12'], blue: ['attack-11'] } });
    loud.neverOffered('red', 'vox');
    const talk = attack({ hands: { ...start.hands, red: ['negotiate'], blue: ['attack-11'] } });
    talk.neverOffered('red', 'vox');
  });

  it('does not touch a card that was revealed as something else', () => {
    // Red's negotiate becomes an attack of 8, but it was not revealed as an attack (faq-general-30).
    const at = { red: 'trader', blue: 'parasite', yellow: 'vox', purple: 'healer' };
    const hands = { ...start.hands, red: ['negotiate', 'flare:joker'], blue: ['attack-20'] };
    const t = allied('offense', { hands }, at);
    t.use('red', 'flare:joker');
    t.neverOffered('yellow', 'vox');
    expect(totals(t)).toEqual([11, 24]);
  });

  it('works as the defense and as an ally of the offense, not as an ally of the defense or an onlooker', () => {
    const at = { red: 'trader', blue: 'healer', yellow: 'vox', purple: 'parasite' };
    const defense = attack({ destiny: ['yellow'] }, at);
    defense.use('yellow', 'vox');
    defense.plan('yellow', 'vox.card', 'defense');
    defense.run();
    expect(totals(defense)).toEqual([9, 15]);

    const offensive = allied('offense', {}, at);
    offensive.use('yellow', 'vox');
    offensive.plan('yellow', 'vox.card', 'offense');
    offensive.run();
    expect(totals(offensive)).toEqual([14, 14]);

    allied('defense', {}, at).neverOffered('yellow', 'vox');
    attack({}, at).neverOffered('yellow', 'vox');
  });

  it('changes nothing when it is zapped', () => {
    const t = attack({ hands: { ...start.hands, purple: ['attack-06', 'cosmic-zap'] } });
    t.use('red', 'vox');
    t.plan('red', 'vox.card', 'offense');
    t.zap('purple', 'vox');
    t.run();
    expect(totals(t)).toEqual([9, 14]);
  });

  it('wild: an ally adds 11 to its side, and its ships there add nothing', () => {
    const at = { ...seats, red: 'amoeba' };
    const t = allied('defense', { hands: { ...start.hands, yellow: ['attack-06', 'flare:vox'] } }, at);
    t.use('yellow', 'flare:vox');
    t.run();
    // Four ships of blue and 10, and 11 in place of the two ships.
    expect(totals(t)).toEqual([9, 25]);
    expect(t.hand('yellow')).toContain('flare:vox');

    // Without it the two ships count.
    const plain = allied('defense', {}, at);
    plain.run();
    expect(totals(plain)).toEqual([9, 16]);

    // Whatever they would weigh.
    const heavy = attack({ hands: { ...start.hands, yellow: ['attack-06', 'flare:vox'] } }, { ...at, yellow: 'macron' });
    heavy.invite('red', 'yellow');
    heavy.ally('yellow', 'offense', { 'yellow/1': 1 });
    heavy.use('yellow', 'flare:vox');
    heavy.run();
    expect(totals(heavy)).toEqual([20, 14]);
  });

  it('wild: somebody allied with both sides chooses on which of them ships give way to 11', () => {
    const at = { red: 'amoeba', blue: 'trader', yellow: 'yin-yang', purple: 'healer' };
    const t = attack({ hands: { ...start.hands, yellow: ['attack-06', 'flare:vox'] } }, at);
    t.invite('red', 'yellow');
    t.invite('blue', 'yellow');
    t.use('yellow', 'yin-yang');
    t.plan('yellow', 'alliance.ships', { 'yellow/1': 2 });
    t.plan('yellow', 'alliance.ships', { 'yellow/2': 3 });
    t.use('yellow', 'flare:vox');
    t.plan('yellow', 'vox.side', 'defense');
    t.run();
    expect(totals(t)).toEqual([11, 25]);
  });

  it('wild: not for a main player', () => {
    const at = { ...seats, red: 'amoeba' };
    attack({ hands: { ...start.hands, red: ['attack-08', 'flare:vox'] } }, at).neverOffered('red', 'flare:vox');
  });

  it('super: draws up to 11 cards for a new hand', () => {
    const t = table(seats, { ...start, hands: { ...start.hands, red: ['flare:vox'] } });
    expect(t.untilOffered('red', 'flare:vox')).toEqual(['flare:vox', 'pass']);
    expect(t.question('red')).toMatchObject({ data: { at: 'event:hand.new' } });
    t.answer('red', 'flare:vox');
    expect(t.question('red')).toMatchObject({ tag: 'vox.hand', min: 8, max: 11 });
    t.answer('red', 11);
    expect(t.events('cards-drawn')[0]).toMatchObject({ who: t.seat('red'), n: 11 });
    expect(t.restored().divergence).toBeNull();

    const plain = table(seats, { ...start, hands: { ...start.hands, red: ['flare:vox'] } });
    plain.until('red', 'launch.aim');
    expect(plain.events('cards-drawn')[0]).toMatchObject({ n: 8 });
  });

  it("super: not for somebody else's new hand", () => {
    const at = { red: 'trader', blue: 'vox', yellow: 'parasite', purple: 'healer' };
    const t = table(at, { ...start, hands: { ...start.hands, red: [], blue: ['attack-08', 'flare:vox'] } });
    t.neverOffered('blue', 'flare:vox');
  });
});

describe('Vox, closely', () => {
  it('is offered once, when cards are revealed, and its flare likewise', () => {
    const t = attack({ strict: ['red'] });
    t.use('red', 'vox', { at: 'window:reveal.revealed' });
    t.plan('red', 'vox.card', 'offense');
    t.run();
    expect(t.events('outcome')[0]).toMatchObject({ totals: [11 + 1, 10 + 4] });

    const hands = { ...start.hands, yellow: ['attack-06', 'flare:vox'] };
    const wild = attack({ hands, strict: ['yellow'] }, { red: 'virus', blue: 'warpish', yellow: 'void', purple: 'healer' });
    wild.invite('red', 'yellow');
    wild.ally('yellow', 'offense', { 'yellow/1': 1 });
    wild.use('yellow', 'flare:vox', { at: 'window:reveal.revealed' });
    wild.run();
    expect(wild.events('card-played')).toContainEqual(expect.objectContaining({ card: 'flare:vox', text: 'wild' }));
  });
});
