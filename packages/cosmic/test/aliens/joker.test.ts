import { hasOptions } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const NINE = ['attack-01', 'attack-05', 'attack-10', 'attack-15', 'attack-20', 'attack-30', 'negotiate', 'morph', 'retreat'];
const seats = { red: 'macron', blue: 'void', yellow: 'joker', purple: 'tripler' };
/** Others fight; red reveals the first wild card. */
const start = { turn: 'red', destiny: ['blue'], hands: { red: ['attack-08'], blue: ['attack-14'] } } as const;

describe('Joker', () => {
  it('[dominion-joker-02] [dominion-components-08] begins with nine tokens face up: six attacks, a negotiate, a morph, a retreat', () => {
    const t = table(seats, start);
    expect(t.events('wild-named')).toEqual([{ card: 'attack-08' }]);
    expect(t.sheet('joker').notes.up).toEqual(NINE);
    expect(new Set(NINE).size).toBe(9);
    expect(NINE.filter((x) => x.startsWith('attack'))).toHaveLength(6);
    // Everybody sees them.
    expect(t.view(null)[`sheet:${t.sheet('joker').id}`]).toMatchObject({ notes: { up: NINE, wild: 'attack-08' } });
  });

  it('[dominion-joker-01] must change a wild card, in any encounter', () => {
    const t = table(seats, start);
    // No question whether: only what it becomes.
    expect(t.until('yellow', 'joker.token')).toMatchObject({ kind: 'choose', data: { who: 0 }, from: 'power:joker' });
    expect(t.encounter()).toMatchObject({ offense: 0, defense: 1, allies: [[], []] });
    expect(t.options('yellow')).toEqual(NINE);
    // As the offense, as the defense and as an ally it is the same.
    const hands = { red: ['attack-14'], blue: ['attack-14'], yellow: ['attack-08'] };
    for (const own of [
      { turn: 'yellow', destiny: ['blue'] },
      { turn: 'blue', destiny: ['yellow'] },
    ] as const) {
      const main = table(seats, { ...own, hands });
      expect(main.until('yellow', 'joker.token')).toMatchObject({ data: { who: main.seat('yellow') } });
    }
    const ally = table(seats, start);
    ally.invite('red', 'yellow');
    ally.ally('yellow', 'offense', { 'yellow/1': 1 });
    expect(ally.until('yellow', 'joker.token')).toMatchObject({ kind: 'choose', data: { who: 0 } });
    expect(ally.encounter().allies).toEqual([[ally.seat('yellow')], []]);
  });

  it('[dominion-joker-03] attack 08 is wild at first, for whoever reveals it', () => {
    const t = table(seats, { ...start, hands: { red: ['attack-08'], blue: ['attack-08'] } });
    expect(t.events('wild-named')).toEqual([{ card: 'attack-08' }]);
    expect(t.until('yellow', 'joker.side')).toMatchObject({ options: ['offense', 'defense'] });
    const none = table(seats, { ...start, hands: { red: ['attack-10'], blue: ['attack-14'] } });
    none.run();
    expect(none.events('joker-placed')).toEqual([]);
  });

  it('[dominion-joker-04] at the start of its own turn it may name another attack card, only then', () => {
    const t = table(seats, { ...start, turn: 'yellow', hands: { yellow: ['attack-10'], blue: ['attack-08'] } });
    t.use('yellow', 'joker', { at: 'window:turn.start' });
    const d = t.until('yellow', 'joker.name');
    expect(d.kind).toBe('name');
    expect(hasOptions(d) && d.options.every((x) => x.startsWith('attack-'))).toBe(true);
    expect(hasOptions(d) && d.options).toContain('attack-10');
    expect(hasOptions(d) && d.options).not.toContain('attack-08');
    t.answer('yellow', 'attack-10');
    t.plan('yellow', 'joker.token', 'attack-30');
    t.run();
    // To name a card is no use of the power; to change one is.
    expect(t.events('power-used')).toEqual([{ who: 2, alien: 'joker', clause: 'use' }]);
    // Its own 10 has changed, the 08 has not.
    expect(t.events('joker-placed')).toEqual([{ card: 'attack-30', who: 2 }]);
    const other = table(seats, start);
    other.neverOffered('yellow', 'joker');
  });

  it('[dominion-joker-05] each wild card gets a token and becomes what it shows', () => {
    const t = table(seats, { ...start, hands: { red: ['attack-08'], blue: ['attack-08'] } });
    t.until('yellow', 'joker.side');
    t.answer('yellow', 'defense');
    expect(t.question('yellow')).toMatchObject({ tag: 'joker.token', data: { who: 1 } });
    t.answer('yellow', 'negotiate');
    // The second one is no choice of side any more, and the used token is gone.
    expect(t.question('yellow')).toMatchObject({ tag: 'joker.token', data: { who: 0 } });
    expect(t.options('yellow')).toEqual(NINE.filter((x) => x !== 'negotiate'));
    t.answer('yellow', 'attack-20');
    expect(t.events('card-changed')).toEqual([
      { who: 1, type: 'negotiate', value: 0 },
      { who: 0, type: 'attack', value: 20 },
    ]);
    // The defense's alone: a card that is not wild stays what it is.
    const one = table(seats, { ...start, hands: { red: ['attack-14'], blue: ['attack-08'] } });
    expect(one.until('yellow', 'joker.token')).toMatchObject({ data: { who: 1 } });
    one.answer('yellow', 'morph');
    one.run();
    expect(one.events('joker-placed')).toEqual([{ card: 'morph', who: 1 }]);
    expect(one.events('card-changed').filter((e) => e.who === 0)).toEqual([]);
  });

  it('changes a card once, even into the wild card itself', () => {
    const t = table(
      { ...seats, yellow: 'macron', red: 'joker' },
      { ...start, turn: 'red', hands: { red: ['attack-10'], blue: ['attack-14'] } },
    );
    t.use('red', 'joker');
    t.plan('red', 'joker.name', 'attack-10');
    t.plan('red', 'joker.token', 'attack-10');
    t.run();
    expect(t.events('joker-placed')).toHaveLength(1);
  });

  it('copies the other card with the morph token, as that card counts now', () => {
    const t = table(seats, { ...start, hands: { red: ['attack-08'], blue: ['attack-08'] } });
    t.plan('yellow', 'joker.side', 'offense');
    t.plan('yellow', 'joker.token', 'attack-30');
    t.plan('yellow', 'joker.token', 'morph');
    t.run();
    expect(t.events('card-changed')).toMatchObject([
      { who: 0, type: 'attack', value: 30 },
      { who: 1, type: 'attack', value: 30 },
    ]);
  });

  it('lets a side retreat with that token from an attack, and talk to anything else', () => {
    const t = table(seats, start);
    t.send('red', { 'red/1': 1 });
    t.plan('yellow', 'joker.token', 'retreat');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ kind: 'won', winner: 1 }]);
    // A retreat brings the ships home.
    expect([t.warp('red'), t.events('ships-lost')]).toEqual([0, []]);
    const talk = table(seats, { ...start, hands: { red: ['attack-08'], blue: ['negotiate'] } });
    talk.plan('yellow', 'joker.token', 'retreat');
    talk.run();
    expect(talk.events('outcome')).toMatchObject([{ kind: 'deal' }]);
  });

  it('[dominion-joker-06] used tokens return facedown once the outcome stands', () => {
    const t = table(seats, { ...start, hands: { red: ['attack-08', 'attack-20'], blue: ['attack-14'] } });
    t.plan('yellow', 'joker.token', 'attack-20');
    t.runWhile(() => t.events('joker-placed').length === 0);
    expect(t.sheet('joker').notes.up).toEqual(NINE.filter((x) => x !== 'attack-20'));
    t.until('red', 'encounter.second');
    expect(t.sheet('joker').notes).toMatchObject({ up: NINE.filter((x) => x !== 'attack-20'), used: ['attack-20'], placed: [] });
    expect(t.restored().divergence).toBeNull();
  });

  it('[dominion-joker-07] when the last faceup token leaves, those lying there facedown are turned up at once', () => {
    const t = table(seats, { ...start, hands: { red: ['attack-08'], blue: ['attack-08'] } });
    const { notes } = t.sheet('joker');
    notes.up = ['attack-01'];
    notes.used = NINE.slice(1);
    t.plan('yellow', 'joker.side', 'offense');
    // The last one is no choice.
    t.until('yellow', 'joker.token');
    expect(t.events('joker-placed')).toEqual([{ card: 'attack-01', who: 0 }]);
    // All the used ones may be used again, for the very next card; the one in play is not among them.
    expect(t.options('yellow')).toEqual(NINE.slice(1));
    t.answer('yellow', 'attack-05');
    t.run();
    expect(t.sheet('joker').notes).toMatchObject({ up: NINE.slice(2), used: ['attack-01', 'attack-05'] });
  });

  it('[dominion-joker-07] with one token left face up the used ones stay as they are', () => {
    const t = table(seats, start);
    const { notes } = t.sheet('joker');
    notes.up = ['attack-01', 'attack-05'];
    notes.used = NINE.slice(2);
    t.until('yellow', 'joker.token');
    t.answer('yellow', 'attack-01');
    t.run();
    expect(t.sheet('joker').notes).toMatchObject({ up: ['attack-05'], used: [...NINE.slice(2), 'attack-01'] });
  });

  it('tokens are back before anybody can answer the outcome', () => {
    const own = { ...seats, red: 'joker', yellow: 'macron' };
    const t = table(own, { ...start, hands: { red: ['attack-08'], blue: ['attack-14', 'flare:judge'] } });
    t.send('red', { 'red/1': 1 });
    t.plan('red', 'joker.token', 'attack-15');
    t.untilOffered('blue', 'flare:judge');
    expect(t.question('blue')).toMatchObject({ data: { at: 'window:reveal.outcome' } });
    expect(t.sheet('joker').notes).toMatchObject({ placed: [], used: ['attack-15'] });
  });

  it('comes before others may still change what is revealed', () => {
    const t = table(seats, { ...start, hands: { ...start.hands, purple: ['emotion-control'] } });
    t.plan('yellow', 'joker.token', 'attack-15');
    t.untilOffered('purple', 'emotion-control');
    expect(t.question('purple')).toMatchObject({ data: { at: 'window:reveal.revealed' } });
    expect(t.events('joker-placed')).toHaveLength(1);
  });

  it('[faq-general-25] a negotiate is no attack 00, unless it counts as one', () => {
    const t = table(seats, { ...start, hands: { red: ['negotiate'], blue: ['attack-14'] } });
    t.sheet('joker').notes.wild = 'attack-00';
    t.run();
    expect(t.events('joker-placed')).toEqual([]);
    // Attack 04 reads 40 with a Mirror, which is what counts.
    for (const [wild, n] of [
      ['attack-40', 1],
      ['attack-04', 0],
    ] as const) {
      const mirror = table({ ...seats, red: 'mirror' }, { ...start, hands: { red: ['attack-04'], blue: ['attack-14'] } });
      mirror.sheet('joker').notes.wild = wild;
      mirror.use('red', 'mirror');
      mirror.run();
      expect(mirror.events('joker-placed')).toHaveLength(n);
    }
  });

  it('is stopped by a zap for the whole encounter, and the token stays', () => {
    const t = table(seats, { ...start, hands: { red: ['attack-08', 'cosmic-zap'], blue: ['attack-08'] } });
    t.plan('yellow', 'joker.side', 'offense');
    t.plan('yellow', 'joker.token', 'negotiate');
    t.zap('red', 'joker');
    t.run();
    expect(t.events('joker-placed')).toEqual([]);
    expect(t.sheet('joker').notes.up).toEqual(NINE);
  });
});

describe('Joker flare', () => {
  const flare = { turn: 'red', destiny: ['blue'], hands: { red: ['negotiate', 'flare:joker'], blue: ['negotiate'] } } as const;
  const others = { red: 'macron', blue: 'void', yellow: 'tripler' };

  it('wild: a main player or ally turns one revealed negotiate into an attack 08', () => {
    const t = table(others, flare);
    t.use('red', 'flare:joker');
    expect(t.until('red', 'joker.attack')).toMatchObject({ options: ['offense', 'defense'] });
    t.answer('red', 'defense');
    expect(t.events('card-changed')).toEqual([{ who: 1, type: 'attack', value: 8 }]);
    const ally = table(others, { ...flare, hands: { red: ['negotiate'], blue: ['negotiate'], yellow: ['flare:joker'] } });
    ally.invite('blue', 'yellow');
    ally.ally('yellow', 'defense', { 'yellow/1': 1 });
    expect(ally.untilOffered('yellow', 'flare:joker')).toEqual(['flare:joker', 'pass']);
    expect(ally.question('yellow')).toMatchObject({ data: { at: 'window:reveal.revealed' } });
    ally.answer('yellow', 'flare:joker');
    ally.answer('yellow', 'offense');
    expect(ally.events('card-changed')).toEqual([{ who: 0, type: 'attack', value: 8 }]);
    // Not with attacks alone, and not for anybody else.
    table(others, { ...flare, hands: { red: ['attack-08', 'flare:joker'], blue: ['attack-08'] } }).neverOffered('red', 'flare:joker');
    table(others, { ...flare, hands: { red: ['negotiate'], blue: ['negotiate'], yellow: ['flare:joker', 'attack-08'] } }).neverOffered(
      'yellow',
      'flare:joker',
    );
  });

  it('[faq-general-30] wild: not a card that only became a negotiate', () => {
    const hands = { red: ['attack-20', 'flare:joker'], blue: ['attack-08'], yellow: ['emotion-control'] };
    const t = table(others, { ...flare, hands });
    t.use('yellow', 'emotion-control');
    t.neverOffered('red', 'flare:joker');
    expect(t.events('deal-open')).toHaveLength(1);
  });

  const own = { ...start, hands: { red: ['attack-20'], blue: ['negotiate'], yellow: ['flare:joker', 'attack-06'] } };

  it('super: names any encounter card, also once cards lie open', () => {
    const t = table(seats, own);
    t.use('yellow', 'flare:joker', { at: 'window:reveal.revealed' });
    const d = t.until('yellow', 'joker.any');
    const options = hasOptions(d) ? d.options : [];
    expect(options).toEqual(expect.arrayContaining(['negotiate', 'morph', 'attack-20']));
    expect(options).not.toContain('attack-08');
    expect(options.some((x) => x.includes('reinforcement') || x.includes('flare'))).toBe(false);
    t.answer('yellow', 'negotiate');
    expect(t.question('yellow')).toMatchObject({ tag: 'joker.token', data: { who: 1 } });
    t.answer('yellow', 'attack-30');
    t.run();
    expect(t.hand('yellow')).toContain('flare:joker');
    expect(t.sheet('joker').notes.wild).toBe('negotiate');
  });

  it('[faq-general-25] super: what has become a negotiate is one, a morph is one as it is printed', () => {
    const hands = { ...own.hands, red: ['attack-20'], blue: ['attack-10'], purple: ['emotion-control'] };
    const t = table(seats, { ...own, hands });
    t.sheet('joker').notes.wild = 'negotiate';
    t.use('purple', 'emotion-control');
    t.plan('yellow', 'joker.side', 'offense');
    t.plan('yellow', 'joker.token', 'attack-30');
    t.plan('yellow', 'joker.token', 'attack-05');
    t.run();
    expect(t.events('joker-placed')).toEqual([
      { card: 'attack-30', who: 0 },
      { card: 'attack-05', who: 1 },
    ]);
    const morph = table(seats, { ...own, hands: { ...own.hands, blue: ['morph'] } });
    morph.sheet('joker').notes.wild = 'morph';
    morph.plan('yellow', 'joker.token', 'attack-30');
    morph.run();
    expect(morph.events('joker-placed')).toEqual([{ card: 'attack-30', who: 1 }]);
  });

  it('super: tells special negotiates from plain ones', () => {
    for (const [named, card, changes] of [
      ['negotiate-epic-oratory', 'negotiate-epic-oratory', true],
      ['negotiate-epic-oratory', 'negotiate', false],
      ['negotiate', 'negotiate-epic-oratory', false],
    ] as const) {
      const t = table(seats, { ...own, options: { rewards: 'dominion' }, hands: { ...own.hands, blue: [card] } });
      t.use('yellow', 'flare:joker', { at: 'window:reveal.revealed' });
      t.plan('yellow', 'joker.any', named);
      t.run();
      expect(t.events('joker-placed')).toHaveLength(changes ? 1 : 0);
    }
  });

  it('a card says what the token makes of it: a plain negotiate nothing, a morph what the other card says', () => {
    const options = { rewards: 'incursion' };
    // Two crooked deals cancel each other, and so do none.
    const plain = table(seats, { ...own, options, hands: { ...own.hands, red: ['negotiate'], blue: ['negotiate-crooked-deal'] } });
    plain.sheet('joker').notes.wild = 'negotiate-crooked-deal';
    plain.plan('yellow', 'joker.token', 'negotiate');
    plain.leave('red');
    plain.run();
    expect([plain.warp('red'), plain.warp('blue')]).toEqual([3, 3]);

    const copy = table(seats, { ...own, options, hands: { ...own.hands, red: ['attack-08'], blue: ['negotiate-crooked-deal'] } });
    copy.plan('yellow', 'joker.token', 'morph');
    copy.leave('red');
    copy.run();
    expect([copy.warp('red'), copy.warp('blue')]).toEqual([3, 3]);
  });

  it('super: of a card that stays facedown it knows what was said of it, not what it is', () => {
    for (const [named, card, said, changes] of [
      ['morph', 'morph', 'attack-40', false],
      ['morph', 'attack-06', 'morph', true],
      ['retreat', 'negotiate', 'retreat', true],
      ['negotiate', 'negotiate-epic-oratory', 'negotiate', true],
      ['negotiate', 'attack-06', 'negotiate-epic-oratory', false],
      ['negotiate-epic-oratory', 'negotiate-epic-oratory', 'negotiate', false],
      ['negotiate-epic-oratory', 'attack-06', 'negotiate-epic-oratory', true],
      ['attack-40', 'negotiate', 'attack-40', true],
    ] as const) {
      const t = table({ ...seats, blue: 'gambler' }, { ...own, options: { rewards: 'dominion' }, hands: { ...own.hands, blue: [card] } });
      t.use('blue', 'gambler');
      t.plan('blue', 'gambler.claim', said);
      t.plan('red', 'gambler.challenge', false);
      t.use('yellow', 'flare:joker', { at: 'window:reveal.revealed' });
      t.plan('yellow', 'joker.any', named);
      t.run();
      expect([named, card, said, t.events('joker-placed').length]).toEqual([named, card, said, changes ? 1 : 0]);
    }
  });

  it('super: a morph is the very negotiate that it copies', () => {
    for (const [named, changes] of [
      ['negotiate-epic-oratory', 2],
      ['negotiate', 0],
    ] as const) {
      const t = table(seats, {
        ...own,
        options: { rewards: 'dominion' },
        hands: { ...own.hands, red: ['morph'], blue: ['negotiate-epic-oratory'] },
      });
      t.use('yellow', 'flare:joker', { at: 'window:reveal.revealed' });
      t.plan('yellow', 'joker.any', named);
      t.run();
      expect(t.events('joker-placed')).toHaveLength(changes);
    }
  });

  it('super: can be played at any time, and attack 08 is wild again when the flare is lost', () => {
    const t = table(seats, { ...own, hands: { ...own.hands, red: ['attack-20', 'plague'] } });
    t.until('red', 'launch.aim');
    expect(t.canRaise('yellow')).toEqual(['flare:joker']);
    t.plan('yellow', 'joker.any', 'attack-20');
    t.raise('yellow', 'flare:joker');
    t.until('red', 'launch.aim');
    expect(t.sheet('joker').notes.wild).toBe('attack-20');
    t.plan('yellow', 'joker.token', 'attack-01');
    t.run();
    expect(t.events('joker-placed')).toEqual([{ card: 'attack-01', who: 0 }]);
    // A plague takes it from its player.
    const lost = table(seats, { ...own, hands: { ...own.hands, red: ['attack-20', 'plague'] } });
    lost.untilOffered('red', 'plague');
    lost.plan('yellow', 'joker.any', 'morph');
    lost.raise('yellow', 'flare:joker');
    lost.untilOffered('red', 'plague');
    expect(lost.sheet('joker').notes.wild).toBe('morph');
    lost.use('red', 'plague');
    lost.plan('red', 'plague', 'yellow');
    lost.until('red', 'launch.aim');
    expect(lost.hand('yellow')).not.toContain('flare:joker');
    expect(lost.sheet('joker').notes.wild).toBe('attack-08');
  });

  it('super: once the power has named another card, losing the flare changes nothing', () => {
    const hands = { red: ['attack-20', 'plague'], blue: ['attack-10'], yellow: ['flare:joker', 'attack-06', 'attack-04'] };
    const t = table(seats, { ...own, turn: 'yellow', destiny: ['blue', 'red', 'blue'], hands });
    // Named with the flare, in an earlier turn.
    Object.assign(t.sheet('joker').notes, { wild: 'attack-20', byFlare: true });
    t.use('yellow', 'joker', { at: 'window:turn.start' });
    t.plan('yellow', 'joker.name', 'attack-12');
    t.until('yellow', 'launch.aim');
    const { notes } = t.sheet('joker');
    expect([notes.wild, notes.byFlare]).toEqual(['attack-12', false]);
    t.use('red', 'plague');
    t.plan('red', 'plague', 'yellow');
    t.runWhile(() => t.hand('yellow').includes('flare:joker'));
    expect(t.sheet('joker').notes.wild).toBe('attack-12');
  });

  describe('super, when the flare is lost', () => {
    /** Red has named attack 06 in its first encounter and still holds the flare in the second. */
    function named() {
      const t = table(
        { red: 'joker', blue: 'parasite', yellow: 'healer', purple: 'remora' },
        {
          turn: 'red',
          destiny: ['blue', 'blue'],
          hands: { red: ['flare:joker', 'attack-20', 'attack-06', 'attack-30'], blue: ['attack-01', 'attack-10', 'card-zap'] },
        },
      );
      t.select('red', 'attack-30');
      t.plan('red', 'encounter.second', true);
      t.until('red', 'launch.aim');
      t.plan('red', 'joker.any', 'attack-06');
      t.raise('red', 'flare:joker');
      t.runWhile(() => t.encounter().nth < 2);
      expect(t.sheet('joker').notes.wild).toBe('attack-06');
      t.cardZap('blue', 'flare:joker');
      return t;
    }

    it('to nobody: playing it again only names another card', () => {
      const t = table(
        { red: 'joker', blue: 'parasite', yellow: 'healer', purple: 'remora' },
        {
          turn: 'red',
          destiny: ['blue', 'blue'],
          hands: { red: ['flare:joker', 'attack-20', 'attack-30'], blue: ['attack-01', 'attack-10'] },
        },
      );
      t.select('red', 'attack-30');
      t.plan('red', 'encounter.second', true);
      t.until('red', 'launch.aim');
      t.plan('red', 'joker.any', 'attack-06');
      t.raise('red', 'flare:joker');
      t.runWhile(() => t.encounter().nth < 2);
      t.until('red', 'launch.aim');
      t.plan('red', 'joker.any', 'attack-12');
      t.raise('red', 'flare:joker');
      t.until('red', 'launch.aim');
      expect(t.events('wild-named').map((e) => e.card)).toEqual(['attack-08', 'attack-06', 'attack-12']);
    });

    it('to a Card Zap on it, attack 08 is wild at once', () => {
      const t = named();
      t.until('red', 'launch.aim');
      t.raise('red', 'flare:joker');
      t.until('red', 'launch.aim');
      expect(t.hand('red')).not.toContain('flare:joker');
      expect(t.sheet('joker').notes.wild).toBe('attack-08');
      expect(t.restored().divergence).toBeNull();
    });

    it('to a Card Zap while cards are selected, the card it had named is nothing special when it is revealed', () => {
      const t = named();
      t.until('red', 'planning.select');
      t.raise('red', 'flare:joker');
      t.until('red', 'planning.select');
      expect(t.sheet('joker').notes.wild).toBe('attack-08');
      t.select('red', 'attack-06');
      t.run();
      expect(t.events('joker-placed')).toEqual([]);
    });

    it('with a hand that is discarded for a new one, attack 08 is wild before it may name another card', () => {
      const t = table(
        { red: 'joker', blue: 'parasite', yellow: 'healer' },
        { turn: 'yellow', destiny: ['blue', 'blue'], hands: { red: ['flare:joker'], blue: ['attack-01'], yellow: ['attack-04'] } },
      );
      t.until('yellow', 'launch.aim');
      t.plan('red', 'joker.any', 'attack-06');
      t.raise('red', 'flare:joker');
      t.runWhile(() => t.turn() !== 'red');
      t.untilOffered('red', 'joker');
      expect(t.events('hand-shown').at(-1)).toMatchObject({ who: 0, cards: ['flare:joker'] });
      expect(t.sheet('joker').notes.wild).toBe('attack-08');
    });
  });
});

describe('Joker: a flare that is set aside', () => {
  it('super: is not lost, and what it has named stays wild', () => {
    const t = table(
      { red: 'laser', blue: 'joker', yellow: 'tripler' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-08', 'attack-06'], blue: ['attack-14', 'flare:joker'] } },
    );
    t.until('red', 'launch.aim');
    t.raise('blue', 'flare:joker');
    t.answer('blue', 'morph');
    t.plan('red', 'laser.number', 2);
    t.until('red', 'encounter.second');
    expect(t.events('cards-laid-aside')).toEqual([{ who: t.seat('blue'), n: 2 }]);
    expect(t.events('wild-named').map((x) => x.card)).toEqual(['attack-08', 'morph']);
  });
});

describe('Joker flare', () => {
  it('wild: for a single negotiate, whosever it is', () => {
    const others = { red: 'macron', blue: 'void', yellow: 'healer', purple: 'tripler' };
    for (const [red, blue] of [
      ['negotiate', 'attack-14'],
      ['attack-14', 'negotiate'],
    ] as const) {
      const t = table(others, { ...start, hands: { red: [red, 'flare:joker'], blue: [blue] } });
      t.send('red', { 'red/1': 1 });
      t.use('red', 'flare:joker');
      t.run();
      const [offense, defense] = red === 'negotiate' ? [8, 14] : [14, 8];
      // The Macron's ship counts four.
      expect(t.events('outcome')).toMatchObject([{ totals: [offense + 4, defense + 4] }]);
    }
  });

  it('wild: not where nobody has revealed a negotiate', () => {
    const others = { red: 'macron', blue: 'void', yellow: 'healer', purple: 'tripler' };
    const t = table(others, { ...start, hands: { red: ['attack-14', 'flare:joker'], blue: ['attack-08'] } });
    t.neverOffered('red', 'flare:joker');
  });
});

describe('Joker: where its tokens are', () => {
  const notes = (t: ReturnType<typeof table>) => t.sheet('joker').notes;

  it('on the card until the outcome stands', () => {
    const t = table(seats, { ...start, hands: { red: ['attack-08', 'reinforcement-2'], blue: ['attack-14'] } });
    t.plan('yellow', 'joker.token', 'attack-15');
    t.untilOffered('red', 'reinforcement-2');
    expect(t.question('red')).toMatchObject({ data: { at: 'window:reveal.reinforce' } });
    expect(notes(t)).toMatchObject({ placed: [{ token: 'attack-15', side: 0 }] });
    t.runTo('resolution');
    expect(notes(t)).toMatchObject({ placed: [], used: ['attack-15'] });
  });

  it('back before cards are selected in a planning phase that is played again', () => {
    const t = table(
      { ...seats, red: 'chronos' },
      { ...start, hands: { red: ['attack-08', 'attack-06'], blue: ['attack-14', 'attack-13'] } },
    );
    t.select('red', 'attack-08');
    t.plan('yellow', 'joker.token', 'attack-15');
    t.pass('red', 'chronos', 1, { at: 'window:reveal.revealed' });
    t.use('red', 'chronos', { at: 'window:reveal.reinforce' });
    t.runWhile(() => t.events('joker-placed').length === 0 || t.encounter().phase !== 'planning');
    t.until('red', 'planning.select');
    t.done();
    expect(t.encounter().id).toBe(1);
    expect(notes(t)).toMatchObject({ placed: [], used: ['attack-15'] });
  });
});
