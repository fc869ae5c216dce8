import type { Scenario } from '@parley/cosmic/testing';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const SEATS = { red: 'seeker', blue: 'void', yellow: 'healer', green: 'macron' };
const START = { turn: 'red', destiny: ['blue'] } as const;
const HANDS = { red: ['attack-06'], blue: ['attack-20', 'attack-04', 'negotiate', 'plague'] };

/** Plans a question in parts: what about, by which measure, and what exactly. */
function asks(t: Scenario, colour: string, about: string, measure?: string, what?: string | number): void {
  t.use(colour, 'seeker');
  t.plan(colour, 'seeker.about', about);
  if (measure === undefined || what === undefined) return;
  t.plan(colour, 'seeker.measure', measure);
  t.plan(colour, `seeker.${measure}`, what);
}

describe('Seeker', () => {
  it('may ask the opponent a question once alliances are formed, or before cards are selected', () => {
    const t = table(SEATS, { ...START, hands: HANDS });
    expect(t.untilOffered('red', 'seeker')).toEqual(['seeker', 'pass']);
    expect(t.question('red')?.data?.at).toBe('window:alliance.formed');
    t.answer('red', 'pass');
    expect(t.untilOffered('red', 'seeker')).toEqual(['seeker', 'pass']);
    expect(t.question('red')?.data?.at).toBe('window:planning.beforeSelect');
    t.answer('red', 'seeker');
    expect(t.question('red')?.tag).toBe('seeker.about');
    expect(t.options('red')).toEqual(['play', 'hold', 'free']);
  });

  it('an intention is decided at once and binds', () => {
    for (const yes of [true, false]) {
      const t = table(SEATS, { ...START, hands: HANDS });
      asks(t, 'red', 'play', 'type', 'negotiate');
      t.until('blue', 'seeker.play-type');
      expect(t.events('seeker-play-type')).toEqual([{ by: 0, to: 1, type: 'negotiate' }]);
      t.answer('blue', yes);
      expect(t.events(yes ? 'seeker-yes' : 'seeker-no')).toEqual([{ who: t.seat('blue') }]);
      t.until('blue', 'planning.select');
      expect(t.options('blue').sort()).toEqual(yes ? ['negotiate'] : ['attack-04', 'attack-20']);
    }
  });

  it('asks about a certain card, or an attack above a value', () => {
    const card = table(SEATS, { ...START, hands: HANDS });
    asks(card, 'red', 'play', 'card', 'attack-20');
    card.plan('blue', 'seeker.play-card', false);
    card.until('blue', 'planning.select');
    expect(card.options('blue').sort()).toEqual(['attack-04', 'negotiate']);

    const above = table(SEATS, { ...START, hands: HANDS });
    asks(above, 'red', 'play', 'above', 4);
    expect(above.until('red', 'seeker.above')).toMatchObject({ min: 0, max: 40 });
    above.plan('blue', 'seeker.play-above', true);
    above.until('blue', 'planning.select');
    expect(above.events('seeker-play-above')).toEqual([{ by: 0, to: 1, n: 4 }]);
    expect(above.options('blue')).toEqual(['attack-20']);
  });

  it('nobody is asked what is certain: with no such card, or nothing else, the answer is given', () => {
    const none = table(SEATS, { ...START, hands: HANDS });
    asks(none, 'red', 'play', 'type', 'morph');
    none.until('red', 'seeker.type');
    expect(none.options('red')).toEqual(['attack', 'negotiate', 'morph']);
    none.until('blue', 'planning.select');
    expect(none.story()).not.toContain('seeker.play-type');
    expect(none.events('seeker-no')).toHaveLength(1);
    expect(none.options('blue')).toHaveLength(3);

    const all = table(SEATS, { ...START, hands: { ...HANDS, blue: ['attack-04', 'attack-20'] } });
    asks(all, 'red', 'play', 'type', 'attack');
    all.until('blue', 'planning.select');
    expect(all.events('seeker-yes')).toHaveLength(1);
    const one = table(SEATS, { ...START, hands: { ...HANDS, blue: ['attack-04', 'plague'] } });
    asks(one, 'red', 'play', 'type', 'attack');
    one.until('blue', 'planning.select');
    expect([one.events('seeker-yes').length, one.story().includes('seeker.play-type')]).toEqual([1, false]);

    // Whoever has no card yet decides before there is one.
    const bare = table(SEATS, { ...START, hands: { ...HANDS, blue: ['plague'] } });
    asks(bare, 'red', 'play', 'type', 'attack');
    expect(bare.until('blue', 'seeker.play-type')).toMatchObject({ data: { by: 0, type: 'attack' } });
  });

  it('a word that can no longer be kept binds nobody, and none binds beyond the encounter', () => {
    const t = table({ ...SEATS, blue: 'trader' }, { ...START, hands: { red: ['attack-06', 'attack-08'], blue: HANDS.blue } });
    asks(t, 'red', 'play', 'type', 'negotiate');
    t.plan('blue', 'seeker.play-type', true);
    t.use('blue', 'trader');
    t.until('blue', 'planning.select');
    expect(t.options('blue').sort()).toEqual(['attack-06', 'attack-08']);
    t.run();
    expect(t.owner.g.k.lingering.filter((e) => e.kind.startsWith('seeker'))).toEqual([]);
  });

  it('a word that cannot be kept leaves everything else that binds', () => {
    const seats = { red: 'seeker', blue: 'trader', yellow: 'loser' };
    const hands = { blue: ['attack-20', 'negotiate'], yellow: ['attack-04', 'morph'] };
    const t = table(seats, { turn: 'blue', destiny: ['yellow'], hands });
    t.invite('blue', 'red');
    t.ally('red', 'offense', { 'red/1': 1 });
    t.plan('red', 'seeker.to', 'blue');
    asks(t, 'red', 'play', 'type', 'negotiate');
    t.plan('blue', 'seeker.play-type', true);
    t.use('blue', 'trader');
    t.use('yellow', 'loser');
    t.until('blue', 'planning.select');
    expect(t.hand('blue')).toEqual(['attack-04', 'morph']);
    expect(t.options('blue')).toEqual(['attack-04']);
  });

  it('facts are answered as they are, without asking', () => {
    const hold = (measure: string, what: string | number): string[] => {
      const t = table(SEATS, { ...START, hands: HANDS });
      asks(t, 'red', 'hold', measure, what);
      t.until('blue', 'planning.select');
      expect(t.options('blue')).toHaveLength(3);
      return ['yes', 'no'].filter((x) => t.events(`seeker-${x}`).length > 0);
    };
    expect(hold('type', 'artifact')).toEqual(['yes']);
    expect(hold('type', 'flare')).toEqual(['no']);
    expect(hold('card', 'plague')).toEqual(['yes']);
    expect(hold('card', 'quash')).toEqual(['no']);
    expect(hold('above', 19)).toEqual(['yes']);
    expect(hold('above', 20)).toEqual(['no']);
    // A reinforcement is no attack.
    const other = table(SEATS, { ...START, hands: { ...HANDS, blue: ['attack-04', 'reinforcement-5'] } });
    asks(other, 'red', 'hold', 'above', 4);
    other.runTo('planning');
    expect(other.events('seeker-no')).toHaveLength(1);
  });

  it('[faq-seeker-5] whoever does not know the answer may say so', () => {
    const t = table(SEATS, { ...START, hands: HANDS });
    t.use('red', 'seeker');
    t.plan('red', 'seeker.about', 'free');
    t.plan('red', 'seeker.words', 'Will you win this?');
    t.until('blue', 'seeker.free');
    expect(t.events('seeker-words')).toEqual([{ by: 0, to: 1, words: 'Will you win this?' }]);
    expect(t.options('blue')).toEqual(['yes', 'no', 'unknown']);
    t.answer('blue', 'unknown');
    expect(t.events('seeker-unknown')).toEqual([{ who: t.seat('blue') }]);
    // Words bind nobody.
    t.until('blue', 'planning.select');
    expect(t.options('blue')).toHaveLength(3);
  });

  it('an ally asks either of the main players, a bystander nobody', () => {
    const hands = { blue: ['attack-20', 'negotiate'], yellow: ['attack-04', 'negotiate'] };
    const t = table(SEATS, { turn: 'blue', destiny: ['yellow'], hands });
    t.invite('blue', 'red');
    t.ally('red', 'offense', { 'red/1': 1 });
    t.use('red', 'seeker');
    t.until('red', 'seeker.to');
    expect(t.options('red')).toEqual(['blue', 'yellow']);
    table(SEATS, { turn: 'blue', destiny: ['yellow'], hands }).neverOffered('red', 'seeker');
    const guard = table(SEATS, { turn: 'blue', destiny: ['yellow'], hands });
    guard.invite('yellow', 'red');
    guard.ally('red', 'defense', { 'red/1': 1 });
    guard.use('red', 'seeker');
    guard.plan('red', 'seeker.to', 'blue');
    guard.plan('red', 'seeker.about', 'free');
    guard.plan('blue', 'seeker.free', 'yes');
    guard.run();
    expect(guard.events('seeker-yes')).toEqual([{ who: guard.seat('blue') }]);
  });

  it('asks once an encounter', () => {
    const t = table(SEATS, { ...START, hands: HANDS, strict: ['red'] });
    asks(t, 'red', 'hold', 'type', 'flare');
    t.run();
    // In the second encounter of a turn, too.
    const again = table(SEATS, { ...START, destiny: ['blue', 'yellow'], hands: { ...HANDS, red: ['attack-40', 'attack-06'] } });
    asks(again, 'red', 'hold', 'type', 'flare');
    again.select('red', 'attack-40');
    again.plan('red', 'encounter.second', true);
    again.run();
    asks(again, 'red', 'hold', 'type', 'flare');
    again.run();
  });

  it('[faq-cosmic-zap-5] a zap may wait for what is asked, given or drawn, and no longer', () => {
    const t = table(SEATS, { ...START, hands: { ...HANDS, blue: [...HANDS.blue, 'cosmic-zap'] } });
    asks(t, 'red', 'play', 'type', 'negotiate');
    t.untilOffered('blue', 'cosmic-zap');
    expect(t.events('seeker-play-type')).toHaveLength(1);
    t.answer('blue', 'cosmic-zap');
    t.until('blue', 'planning.select');
    expect(t.events('seeker-yes')).toEqual([]);
    expect(t.options('blue')).toHaveLength(3);

    const gift = table(
      { ...SEATS, red: 'philanthropist' },
      { ...START, hands: { red: ['attack-06', 'attack-01'], blue: ['attack-20', 'cosmic-zap'] } },
    );
    gift.use('red', 'philanthropist');
    gift.plan('red', 'philanthropist.card', 'attack-01');
    gift.untilOffered('blue', 'cosmic-zap');
    expect(gift.events('gift-shown')).toHaveLength(1);
    expect(gift.hand('blue')).toEqual(['attack-20', 'cosmic-zap']);

    // A power that shows nothing beforehand can be zapped like any other, and works if it is not.
    for (const zapped of [true, false]) {
      const mass = table(
        { red: 'macron', blue: 'void', yellow: 'healer' },
        { ...START, hands: { red: ['attack-06'], blue: ['attack-01', 'cosmic-zap'] } },
      );
      if (zapped) mass.zap('blue', 'macron');
      expect(mass.until('red', 'launch.ships')).toMatchObject({ max: zapped ? 4 : 1 });
    }

    // Of the prayer everything is known before the zap; when the reinforcements come it is too late for one.
    const prayer = table(
      { ...SEATS, red: 'chosen' },
      {
        ...START,
        hands: { red: ['attack-06', 'reinforcement-5'], blue: ['attack-20', 'attack-01', 'cosmic-zap'] },
        deck: ['attack-15', 'plague', 'quash'],
      },
    );
    prayer.use('red', 'chosen');
    prayer.plan('red', 'chosen.card', 'attack-15');
    prayer.plan('red', 'chosen.how', 'add');
    prayer.untilOffered('blue', 'cosmic-zap');
    expect(prayer.events('intervention')).toHaveLength(1);
    prayer.answer('blue', 'pass');
    prayer.use('red', 'reinforcement-5');
    prayer.neverOffered('blue', 'cosmic-zap');
    expect(prayer.hand('blue')).toContain('cosmic-zap');
  });

  it('[faq-seeker-4] [faq-loser-1] whoever has promised a negotiate cannot declare an upset', () => {
    const seats = { ...SEATS, blue: 'loser' };
    const t = table(seats, { ...START, hands: HANDS });
    asks(t, 'red', 'play', 'type', 'negotiate');
    t.plan('blue', 'seeker.play-type', true);
    t.neverOffered('blue', 'loser');
    expect(t.events('card-revealed')).toContainEqual({ who: t.seat('blue'), card: 'negotiate' });

    // The super flare comes when the word has been kept.
    const late = table(seats, { ...START, hands: { ...HANDS, blue: ['attack-20', 'negotiate', 'negotiate', 'flare:loser'] } });
    asks(late, 'red', 'play', 'type', 'negotiate');
    late.plan('blue', 'seeker.play-type', true);
    expect(late.untilOffered('blue', 'loser')).toEqual(['loser', 'pass']);
    expect(late.question('blue')?.data?.at).toBe('window:planning.selected');

    const refused = table(seats, { ...START, hands: HANDS });
    asks(refused, 'red', 'play', 'type', 'negotiate');
    refused.plan('blue', 'seeker.play-type', false);
    expect(refused.untilOffered('blue', 'loser')).toEqual(['loser', 'pass']);
  });

  it('[faq-seeker-3] the Mind is asked about its own hand only, whatever it has seen of others', () => {
    const t = table({ ...SEATS, blue: 'mind' }, { ...START, hands: { red: ['attack-06', 'quash'], blue: ['attack-20'] } });
    t.use('blue', 'mind');
    t.use('red', 'seeker');
    t.until('red', 'seeker.about');
    expect(t.events('cards-seen')).toHaveLength(1);
    expect(t.options('red')).toEqual(['play', 'hold', 'free']);
    t.answer('red', 'hold');
    t.answer('red', 'card');
    t.answer('red', 'quash');
    expect(t.events('seeker-hold-card')).toEqual([{ by: 0, to: 1, card: 'quash' }]);
    expect(t.events('seeker-no')).toEqual([{ who: t.seat('blue') }]);
  });

  it('wild: somebody who invited shows the card that is to be played, and is held to it by an ally', () => {
    const seats = { red: 'void', blue: 'macron', yellow: 'healer' };
    const hands = { red: ['attack-06', 'attack-30'], blue: ['attack-20', 'attack-04'], yellow: ['flare:seeker'] };
    const t = table(seats, { ...START, hands });
    t.invite('red', 'yellow');
    t.invite('blue', 'yellow');
    expect(t.untilOffered('yellow', 'flare:seeker')).toEqual(['flare:seeker', 'pass']);
    expect(t.question('yellow')?.data?.at).toBe('window:alliance.respond');
    t.answer('yellow', 'flare:seeker');
    expect(t.options('yellow')).toEqual(['red', 'blue']);
    t.answer('yellow', 'red');
    expect(t.question('red')).toMatchObject({ tag: 'seeker.show', data: { to: t.seat('yellow') } });
    expect(t.options('red').sort()).toEqual(['attack-06', 'attack-30']);
    t.answer('red', 'attack-06');
    expect(t.events('cards-seen')).toEqual([{ by: t.seat('yellow'), from: t.seat('red'), n: 1 }]);
    expect(JSON.stringify(t.view('yellow'))).toContain('"cards":["attack-06"]');
    expect(JSON.stringify(t.view('blue'))).not.toContain('attack-06');
    t.ally('yellow', 'offense', { 'yellow/1': 1 });
    t.until('red', 'planning.select');
    expect(t.options('red')).toEqual(['attack-06']);
    expect(t.options('blue')).toHaveLength(2);
  });

  it('wild: somebody without an encounter card shows that there is none', () => {
    const t = table(
      { red: 'void', blue: 'macron', yellow: 'healer' },
      { ...START, hands: { red: ['attack-06'], blue: ['plague'], yellow: ['flare:seeker'] } },
    );
    t.invite('blue', 'yellow');
    t.use('yellow', 'flare:seeker');
    t.run();
    expect(t.events('cards-seen')).toEqual([{ by: t.seat('yellow'), from: t.seat('blue'), n: 0 }]);
  });

  it('an intimidate that lies there is the card, whoever asks', () => {
    const options = { rewards: 'dominion' };
    const hands = { red: ['attack-06', 'flare:seeker'], blue: [...HANDS.blue, 'intimidate-19'] };
    const t = table(SEATS, { ...START, hands, options });
    t.use('blue', 'intimidate-19');
    asks(t, 'red', 'which');
    t.boost('red');
    t.run();
    expect(t.events('seeker-named')).toEqual([{ who: t.seat('blue'), card: 'intimidate-19' }]);

    const shown = table(
      { red: 'void', blue: 'macron', yellow: 'healer' },
      { ...START, hands: { red: ['attack-06'], blue: hands.blue, yellow: ['flare:seeker'] }, options },
    );
    shown.use('blue', 'intimidate-19');
    shown.invite('blue', 'yellow');
    shown.use('yellow', 'flare:seeker');
    shown.until('red', 'planning.select');
    expect(JSON.stringify(shown.view('yellow'))).toContain('"cards":["intimidate-19"]');
  });

  it('wild: binds nobody when no alliance comes of it, and needs an invitation', () => {
    const seats = { red: 'void', blue: 'macron', yellow: 'healer' };
    const hands = { red: ['attack-06', 'attack-30'], blue: ['attack-20', 'attack-04'], yellow: ['flare:seeker'] };
    const t = table(seats, { ...START, hands });
    t.invite('red', 'yellow');
    t.invite('blue', 'yellow');
    t.use('yellow', 'flare:seeker');
    t.plan('yellow', 'seeker.whose', 'red');
    t.plan('red', 'seeker.show', 'attack-06');
    t.ally('yellow', 'defense', { 'yellow/1': 1 });
    t.until('red', 'planning.select');
    expect(t.options('red')).toHaveLength(2);
    table(seats, { ...START, hands }).neverOffered('yellow', 'flare:seeker');

    // Whoever answers later demands later.
    const later = table(
      { ...seats, green: 'mind' },
      { ...START, hands: { red: ['attack-06'], blue: ['attack-20'], green: ['flare:seeker'] } },
    );
    later.invite('red', 'yellow', 'green');
    later.untilOffered('green', 'flare:seeker');
    expect(later.events('invitation-declined')).toEqual([{ who: later.seat('yellow') }]);
  });

  it('super: asks what yes or no is no answer to', () => {
    const hands = { red: ['attack-06', 'flare:seeker'], blue: HANDS.blue };
    const t = table(SEATS, { ...START, hands });
    t.use('red', 'seeker');
    t.boost('red');
    t.until('red', 'seeker.about');
    expect(t.options('red')).toEqual(['play', 'hold', 'free', 'which', 'hand', 'open']);
    t.answer('red', 'which');
    expect(t.question('blue')?.tag).toBe('seeker.which');
    expect(t.options('blue').sort()).toEqual(['attack-04', 'attack-20', 'negotiate']);
    t.answer('blue', 'attack-04');
    expect(t.events('seeker-named')).toEqual([{ who: t.seat('blue'), card: 'attack-04' }]);
    t.until('blue', 'planning.select');
    expect(t.options('blue')).toEqual(['attack-04']);

    const hand = table(SEATS, { ...START, hands });
    asks(hand, 'red', 'hand');
    hand.boost('red');
    hand.until('blue', 'planning.select');
    expect(hand.events('seeker-hand')).toEqual([{ by: 0, to: 1 }]);
    expect(hand.events('cards-shown')).toMatchObject([{ who: hand.seat('blue'), cards: HANDS.blue }]);

    // With one card there is nothing to say but that one, with none nothing is known.
    const one = table(SEATS, { ...START, hands: { ...hands, blue: ['attack-20', 'plague'] } });
    asks(one, 'red', 'which');
    one.boost('red');
    one.until('blue', 'planning.select');
    expect([one.events('seeker-named').length, one.story().includes('answers seeker.which')]).toEqual([1, false]);
    const none = table(SEATS, { ...START, hands: { ...hands, blue: ['plague'] } });
    asks(none, 'red', 'which');
    none.boost('red');
    none.run();
    expect([none.events('seeker-named'), none.events('seeker-unknown')]).toEqual([[], [{ who: none.seat('blue') }]]);

    const open = table(SEATS, { ...START, hands });
    asks(open, 'red', 'open');
    open.boost('red');
    open.plan('red', 'seeker.words', 'Whom do you like best?');
    open.plan('blue', 'seeker.open', 'Green.');
    open.until('blue', 'planning.select');
    expect(open.events('seeker-said')).toEqual([{ who: open.seat('blue'), words: 'Green.' }]);
  });

  it('[faq-seeker-2] the Oracle, who waits for the card of the opponent, need not name its own', () => {
    const hands = { red: ['attack-06', 'flare:seeker'], blue: ['attack-20', 'attack-04'] };
    const t = table({ ...SEATS, blue: 'oracle' }, { ...START, hands });
    asks(t, 'red', 'which');
    t.boost('red');
    t.until('blue', 'seeker.which');
    expect(t.options('blue')).toEqual(['attack-20', 'attack-04', 'unknown']);
    t.answer('blue', 'unknown');
    t.until('blue', 'planning.select');
    expect(t.options('blue')).toHaveLength(2);
    expect([t.events('seeker-unknown').length, t.events('seeker-named')]).toEqual([1, []]);

    const others = table({ ...SEATS, blue: 'void' }, { ...START, hands });
    asks(others, 'red', 'which');
    others.boost('red');
    others.until('blue', 'seeker.which');
    expect(others.options('blue')).toEqual(['attack-20', 'attack-04']);
  });
});
