import { hasOptions } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';
import { seats, start } from './joker.ts';

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
