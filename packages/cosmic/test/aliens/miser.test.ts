import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'miser', blue: 'healer', yellow: 'void' };
/** Cards in the hoard, by face. */
const hoard = (t: ReturnType<typeof table>): string[] => t.pile(t.sheet('miser').zones.hoard).sort();

describe('Miser', () => {
  describe('setup', () => {
    const eight = ['attack-06', 'attack-06', 'attack-06', 'attack-06', 'attack-06', 'attack-06', 'attack-06', 'attack-15'];
    const hand = ['attack-08', 'negotiate'];

    it('is dealt a second hand of eight and keeps either as the hoard', () => {
      for (const answer of ['sheet', 'hand']) {
        const t = table(seats, { turn: 'red', destiny: ['blue'], hands: { red: hand, blue: ['attack-04'] }, deck: eight });
        expect(t.asked()).toEqual(['red miser.hoard']);
        expect(t.options('red')).toEqual(['sheet', 'hand']);
        // Both hands can be seen before choosing, by nobody else.
        const zone = `zone:${t.sheet('miser').zones.hoard}`;
        expect(t.view('red')[zone]).toHaveLength(8);
        expect(t.view('blue')[zone]).toBe(8);
        t.answer('red', answer);
        expect(hoard(t)).toEqual(answer === 'sheet' ? eight : hand);
        expect(t.hand('red')).toEqual(answer === 'sheet' ? hand : eight);
      }
    });
  });

  it('lays down an encounter card from its hoard', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-04'], blue: ['attack-06'] },
      sheets: { miser: { hoard: ['attack-40', 'attack-05'] } },
    });
    t.until('red', 'planning.select');
    expect(t.options('red').sort()).toEqual(['attack-04', 'attack-05', 'attack-40']);
    t.select('red', 'attack-40');
    t.run();
    expect(t.foreign('red')).toBe(1);
    expect(hoard(t)).toEqual(['attack-05']);
    expect(t.hand('red')).toEqual(['attack-04']);
    expect(t.pile(Z.discard)).toEqual(['attack-40', 'attack-06']);
  });

  it('plays other cards from its hoard too', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      ships: { red: { warp: 3 } },
      hands: { red: ['attack-04'], blue: ['attack-06'] },
      sheets: { miser: { hoard: ['mobius-tubes', 'attack-05', 'reinforcement-5'] } },
    });
    t.use('red', 'mobius-tubes');
    t.use('red', 'reinforcement-5');
    t.plan('red', 'reinforce.side', 'offense');
    t.run();
    expect(t.warp('red')).toBe(1);
    expect(t.events('power-used').map((e) => e.alien)).toEqual(['miser', 'miser']);
    expect(hoard(t)).toEqual(['attack-05']);
    expect(t.pile(Z.discard)).toEqual(['mobius-tubes', 'reinforcement-5', 'attack-04', 'attack-06']);
  });

  it('keeps the card when it is zapped, and has only its hand for the rest of the encounter', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-04'], blue: ['attack-06', 'cosmic-zap'] },
      sheets: { miser: { hoard: ['attack-40', 'reinforcement-5'] } },
    });
    t.select('red', 'attack-40');
    t.zap('blue', 'miser');
    t.until('red', 'planning.select');
    t.answer('red', 'attack-40');
    t.until('red', 'planning.select');
    expect(t.options('red')).toEqual(['attack-04']);
    t.answer('red', 'attack-04');
    expect(hoard(t)).toEqual(['attack-40', 'reinforcement-5']);
    expect(t.events('card-played').map((e) => e.card)).toEqual(['cosmic-zap']);
  });

  it('draws a new hand as the defense when the hoard is zapped and the hand is without encounter cards', () => {
    const t = table(
      { red: 'healer', blue: 'miser', yellow: 'void' },
      {
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['attack-04', 'cosmic-zap'], blue: ['quash'] },
        sheets: { miser: { hoard: ['attack-40'] } },
        deck: ['attack-10'],
      },
    );
    t.select('blue', 'attack-40');
    t.zap('red', 'miser');
    t.select('blue', 'attack-10');
    t.run();
    expect(t.events('hand-shown')).toEqual([{ who: 1, cards: ['quash'] }]);
    expect(t.events('card-revealed')).toContainEqual({ who: 1, card: 'attack-10' });
    expect(hoard(t)).toEqual(['attack-40']);
  });

  it('ends its turn as the offense in the same case', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-04'], blue: ['attack-06', 'cosmic-zap', 'plague'] },
      sheets: { miser: { hoard: ['attack-40'] } },
    });
    t.use('blue', 'plague');
    t.plan('blue', 'plague', 'red');
    t.plan('red', 'plague.card', 'attack-04');
    t.until('red', 'planning.select');
    expect(t.options('red')).toEqual(['attack-40']);
    t.zap('blue', 'miser');
    t.run();
    expect(t.events('out-of-cards')).toEqual([{ who: 0 }]);
    expect(t.turn()).toBe('blue');
    expect(hoard(t)).toEqual(['attack-40']);
    expect(t.hand('blue')).toEqual(['attack-06']);
  });

  it('[faq-miser-1] [faq-miser-3] a flare played from the hoard returns to the hoard, one from the hand to the hand', () => {
    const lost = { turn: 'red', destiny: ['blue'] } as const;
    const fromHoard = table(seats, {
      ...lost,
      hands: { red: ['attack-04'], blue: ['attack-40'] },
      sheets: { miser: { hoard: ['flare:zombie', 'attack-05'] } },
    });
    fromHoard.use('red', 'flare:zombie');
    fromHoard.run();
    expect(hoard(fromHoard)).toEqual(['attack-05', 'flare:zombie']);
    expect(fromHoard.hand('red')).toEqual([]);

    const fromHand = table(seats, {
      ...lost,
      hands: { red: ['attack-04', 'flare:zombie'], blue: ['attack-40'] },
      sheets: { miser: { hoard: ['attack-05'] } },
    });
    fromHand.use('red', 'flare:zombie');
    fromHand.run();
    expect(hoard(fromHand)).toEqual(['attack-05']);
    expect(fromHand.hand('red')).toEqual(['flare:zombie']);
  });

  it('[faq-miser-3] any other card that would return to the hand goes back to the hoard it was played from', () => {
    const t = table(
      { red: 'miser', blue: 'macron', yellow: 'void' },
      {
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['attack-40', 'flare:clone'], blue: ['attack-06'] },
        sheets: { miser: { hoard: ['cosmic-zap', 'negotiate'] } },
      },
    );
    t.select('red', 'attack-40');
    t.zap('red', 'macron');
    t.use('red', 'flare:clone');
    t.run();
    expect(hoard(t)).toEqual(['cosmic-zap', 'negotiate']);
    expect(t.hand('red')).toEqual(['flare:clone']);

    // One from the hand goes back to the hand.
    const hand = table(
      { red: 'miser', blue: 'macron', yellow: 'void' },
      {
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['attack-40', 'cosmic-zap'], blue: ['attack-06'] },
        sheets: { miser: { hoard: ['flare:clone', 'negotiate'] } },
      },
    );
    hand.select('red', 'attack-40');
    hand.zap('red', 'macron');
    hand.use('red', 'flare:clone');
    hand.run();
    expect(hoard(hand)).toEqual(['flare:clone', 'negotiate']);
    expect(hand.hand('red')).toEqual(['cosmic-zap']);
  });

  describe('[faq-miser-3] also a card', () => {
    const store = { sheets: { miser: { hoard: ['attack-20', 'attack-40'] } } } as const;
    const start = { turn: 'red', destiny: ['blue'], ...store } as const;

    it('that lay aside while the encounter was played again', () => {
      const t = table(
        { red: 'chronos', blue: 'miser', yellow: 'void' },
        { ...start, hands: { red: ['attack-04', 'attack-10'], blue: ['attack-06', 'attack-08'] } },
      );
      t.select('red', 'attack-04');
      t.select('blue', 'attack-40');
      t.use('red', 'chronos');
      t.runWhile(() => t.events('card-set-aside').length === 0);
      expect(t.pile(Z.aside)).toEqual(['attack-40']);
      t.select('red', 'attack-10');
      t.select('blue', 'attack-06');
      t.run();
      expect([hoard(t), t.hand('blue')]).toEqual([['attack-20', 'attack-40'], ['attack-08']]);
    });

    it('that lay aside, but to the hand if somebody else has the hoard by now', () => {
      const t = table(
        { red: 'chronos', blue: 'miser', yellow: 'void' },
        { ...start, hands: { red: ['attack-04', 'attack-10'], blue: ['attack-08'], yellow: ['flare:sorcerer'] } },
      );
      t.select('red', 'attack-04');
      t.select('blue', 'attack-40');
      t.use('red', 'chronos');
      t.runWhile(() => t.events('card-set-aside').length === 0);
      t.use('yellow', 'flare:sorcerer');
      t.run();
      expect(t.sheet('miser').owner).toBe(t.seat('red'));
      expect([hoard(t), t.hand('blue')]).toEqual([['attack-20'], ['attack-40']]);
    });

    it('that was laid down for a Usurper, whether it was played or not', () => {
      const people = { red: 'usurper', blue: 'void', yellow: 'miser', green: 'mind' };
      const hands = { red: ['attack-06'], blue: ['attack-08'], yellow: ['attack-05'], green: ['negotiate'] };
      for (const [own, left] of [
        ['keep', ['attack-20', 'attack-40']],
        ['attack-40', ['attack-20']],
      ] as const) {
        const t = table(people, { ...start, hands });
        t.invite('red', 'yellow');
        t.ally('yellow', 'offense', { 'yellow/1': 1 });
        t.use('red', 'usurper');
        t.plan('yellow', 'usurper.lay', 'attack-40');
        t.plan('red', 'usurper.own', own);
        t.run();
        expect([hoard(t), t.hand('yellow')]).toEqual([left, ['attack-05']]);
      }
    });

    it('that somebody else’s card has replaced', () => {
      const t = table(
        { red: 'usurper', blue: 'miser', yellow: 'void', green: 'mind' },
        { ...start, hands: { red: ['attack-06'], blue: ['attack-08'], green: ['attack-01'] } },
      );
      t.invite('blue', 'green');
      t.ally('green', 'defense', { 'green/1': 1 });
      t.select('blue', 'attack-40');
      t.use('red', 'usurper');
      t.plan('red', 'usurper.other', 'green');
      t.run();
      expect([hoard(t), t.hand('blue')]).toEqual([['attack-20', 'attack-40'], ['attack-08']]);
    });

    it('that was a hired ship', () => {
      const t = table(
        { red: 'miser+merchant', blue: 'trader+mirror', yellow: 'tripler+void' },
        { ...start, options: { powers: 2 }, hands: { red: ['attack-30', 'attack-05'], blue: ['attack-08'] } },
      );
      t.select('red', 'attack-30');
      t.use('red', 'merchant');
      t.plan('red', 'merchant.hire', ['attack-05', 'attack-20']);
      t.until('red', 'use');
      t.runWhile(() => t.events('ships-hired').length === 0);
      expect(hoard(t)).toEqual(['attack-40']);
      t.run();
      expect([hoard(t), t.hand('red')]).toEqual([['attack-20', 'attack-40'], ['attack-05']]);
    });

    it('that was the lower of two', () => {
      const t = table(
        { red: 'miser+deuce', blue: 'trader+mirror', yellow: 'tripler+void' },
        { ...start, options: { powers: 2 }, hands: { red: ['attack-30', 'attack-05'], blue: ['attack-08'] } },
      );
      t.select('red', 'attack-30');
      t.plan('red', 'deuce.second', 'attack-20');
      t.run();
      expect([hoard(t), t.hand('red')]).toEqual([['attack-20', 'attack-40'], ['attack-05']]);
    });

    it('that lay facedown on the table and was not wanted', () => {
      const t = table(
        { red: 'healer', blue: 'macron', yellow: 'miser', green: 'mind' },
        {
          ...start,
          options: { rewards: 'both' },
          hands: { red: ['attack-06'], blue: ['attack-08'], yellow: ['attack-05'] },
          sheets: { miser: { hoard: ['intimidate-19', 'attack-40'] } },
        },
      );
      t.until('red', 'launch.aim');
      t.raise('yellow', 'intimidate-19');
      expect(hoard(t)).toEqual(['attack-40']);
      t.run();
      expect([hoard(t), t.hand('yellow')]).toEqual([['attack-40', 'intimidate-19'], ['attack-05']]);
    });
  });

  describe('whatever makes it play a card, the card may come from the hoard', () => {
    const store = { sheets: { miser: { hoard: ['attack-40', 'negotiate', 'attack-05'] } } } as const;
    const start = { turn: 'red', destiny: ['blue'], ...store } as const;
    /** With two powers each, so that it is the Miser who does it. */
    const both = (alien: string, more: object) =>
      table({ red: `miser+${alien}`, blue: 'trader+mirror', yellow: 'tripler+void' }, { ...start, options: { powers: 2 }, ...more });
    const used = (t: ReturnType<typeof table>): unknown[] =>
      t
        .events('power-used')
        .filter((x) => x.alien === 'miser')
        .map((x) => x.clause);

    function usurped(hand: readonly string[], blue: readonly string[] = ['attack-20']) {
      const t = table(
        { red: 'usurper', blue: 'void', yellow: 'miser', green: 'mind' },
        { ...start, hands: { red: ['attack-06'], blue, yellow: hand }, deck: ['attack-10'] },
      );
      t.select('blue', 'attack-20');
      t.invite('red', 'yellow');
      t.ally('yellow', 'offense', { 'yellow/1': 1 });
      t.use('red', 'usurper');
      return t;
    }

    it('for a Usurper', () => {
      const t = usurped(['attack-08', 'attack-01']);
      t.until('yellow', 'usurper.lay');
      expect(t.options('yellow')).toEqual(['attack-08', 'attack-01', 'attack-40', 'negotiate', 'attack-05']);
      t.answer('yellow', 'attack-40');
      t.answer('red', 'attack-40');
      t.run();
      expect(t.events('outcome')).toMatchObject([{ winner: 0 }]);
      expect([used(t), hoard(t)]).toEqual([['play'], ['attack-05', 'negotiate']]);
    });

    it('and with encounter cards there it is not out of them: it draws no new hand', () => {
      const t = usurped(['plague']);
      t.plan('yellow', 'usurper.lay', 'attack-05');
      t.until('red', 'usurper.own');
      expect(t.options('red')).toEqual(['attack-05', 'keep']);
      expect([t.events('hand-shown'), t.hand('yellow')]).toEqual([[], ['plague']]);
    });

    it('but not when it is zapped: then it is out of them', () => {
      const t = usurped(['plague'], ['attack-20', 'cosmic-zap']);
      t.plan('yellow', 'usurper.lay', 'attack-40');
      t.zap('blue', 'miser');
      t.runWhile(() => t.events('hand-shown').length === 0);
      expect(hoard(t)).toEqual(['attack-05', 'attack-40', 'negotiate']);
      t.until('yellow', 'usurper.lay');
      expect(t.options('yellow')).not.toContain('attack-40');
      expect(t.options('yellow')).toContain('attack-10');
    });

    it('for the flare of the Mirage', () => {
      const t = table(seats, { ...start, hands: { red: ['attack-06', 'flare:mirage'], blue: ['attack-20'] } });
      t.use('red', 'flare:mirage');
      t.plan('red', 'reinforce.side', 'offense');
      t.select('red', 'attack-06');
      t.run();
      expect(t.events('total-changed')).toMatchObject([{ side: 'offense', n: 3 }]);
      expect([used(t), hoard(t)]).toEqual([['play'], ['attack-05', 'attack-40']]);
    });

    it('for the flare of the Diplomat, unless it is zapped', () => {
      const people = { red: 'trader', blue: 'mirror', yellow: 'miser' };
      const hands = { red: ['negotiate'], blue: ['negotiate', 'cosmic-zap'], yellow: ['attack-08', 'flare:diplomat'] };
      const t = table(people, { ...start, hands });
      t.use('yellow', 'flare:diplomat');
      t.plan('yellow', 'diplomat.replace', 'red');
      t.runWhile(() => t.events('deal-open').length === 0);
      expect(t.events('deal-open')).toEqual([{ parties: [2, 1] }]);
      expect([used(t), hoard(t)]).toEqual([['play'], ['attack-05', 'attack-40']]);
      const zapped = table(people, { ...start, hands });
      zapped.use('yellow', 'flare:diplomat');
      zapped.plan('yellow', 'diplomat.replace', 'red');
      zapped.zap('blue', 'miser');
      zapped.runWhile(() => zapped.events('deal-open').length === 0);
      expect(zapped.events('deal-open')).toEqual([{ parties: [0, 1] }]);
      expect(hoard(zapped)).toEqual(['attack-05', 'attack-40', 'negotiate']);
    });

    it('for a Magician', () => {
      const t = table(
        { red: 'magician', blue: 'miser', yellow: 'void' },
        { ...start, hands: { red: ['attack-10'], blue: ['attack-06', 'attack-08'], yellow: ['attack-04'] } },
      );
      t.until('blue', 'magician.lay');
      expect(t.options('blue')).toEqual(['attack-06', 'attack-08', 'attack-40', 'negotiate', 'attack-05']);
      t.answer('blue', ['attack-40', 'attack-05']);
      t.select('red', 'attack-10');
      t.run();
      // One of the two is with the Magician now, the other has been played: the power was used for each of them once.
      const played = t.events('card-revealed')[1].card;
      expect(new Set([...t.hand('red'), played])).toEqual(new Set(['attack-05', 'attack-40']));
      expect([used(t), hoard(t), t.hand('blue')]).toEqual([['play', 'play'], ['negotiate'], ['attack-06', 'attack-08']]);
    });

    it('for the flare of the Magician, which needs no new hand then; two cards return to where they were', () => {
      const hands = { red: ['attack-10', 'flare:magician'], blue: ['attack-06'], yellow: ['attack-04'] };
      const t = table({ red: 'healer', blue: 'miser', yellow: 'void' }, { ...start, hands });
      t.use('red', 'flare:magician');
      t.plan('blue', 'magician.lay', ['attack-06', 'attack-40', 'attack-05']);
      t.run();
      expect(t.events('hand-shown')).toEqual([]);
      const played = t.events('card-revealed')[1].card;
      expect(['attack-06', 'attack-40', 'attack-05']).toContain(played);
      expect(hoard(t)).toEqual(['attack-05', 'attack-40', 'negotiate'].filter((x) => x !== played));
      expect(t.hand('blue')).toEqual(['attack-06'].filter((x) => x !== played));
    });

    it('as low attacks that the Reserve plays', () => {
      const t = both('reserve', { hands: { red: ['attack-10', 'attack-04'], blue: ['attack-20'] } });
      t.select('red', 'attack-10');
      t.use('red', 'reserve');
      t.until('red', 'reserve.cards');
      expect(t.options('red')).toEqual(['attack-04', 'attack-05']);
      t.answer('red', ['attack-05']);
      t.answer('red', 'offense');
      t.run();
      expect(t.events('total-changed')).toMatchObject([{ side: 'offense', n: 5 }]);
      expect([used(t), hoard(t)]).toEqual([['play'], ['attack-40', 'negotiate']]);
    });

    it('as a citadel', () => {
      const t = both('citadel', { hands: { red: ['attack-10'], blue: ['attack-20'] } });
      t.use('red', 'citadel');
      t.until('red', 'citadel.card');
      expect(t.options('red')).toEqual(['attack-10', 'attack-40', 'attack-05']);
      t.answer('red', 'attack-05');
      t.plan('red', 'citadel.planet', 'red/1');
      t.runWhile(() => t.events('citadel-built').length === 0);
      expect([used(t), hoard(t)]).toEqual([['play'], ['attack-40', 'negotiate']]);
    });

    it('as what the Daredevil throws away', () => {
      const t = both('daredevil', { hands: { red: ['attack-10'], blue: ['attack-01'] } });
      t.select('red', 'attack-10');
      t.use('red', 'daredevil');
      t.run();
      expect(t.events('total-changed')).toMatchObject([{ side: 'offense', n: -5 }]);
      expect(hoard(t)).toEqual(['attack-40', 'negotiate']);
    });

    it('as a kicker, a reinforcement or a rift that the Greenhorn plays in its own way', () => {
      const more = {
        options: { powers: 2, rewards: 'both' },
        sheets: { miser: { hoard: ['kicker-x2', 'attack-05', 'rift-3', 'reinforcement-5'] } },
        ships: { red: { warp: 3 } },
      };
      const t = both('greenhorn', { ...more, hands: { red: ['attack-10'], blue: ['attack-20'] } });
      t.select('red', 'attack-10');
      t.until('red', 'launch.ships');
      t.raise('red', 'greenhorn');
      t.until('red', 'rift.free');
      t.answer('red', { 'player:0': 2 });
      t.use('red', 'greenhorn', { at: 'window:reveal.revealed' });
      t.run();
      expect(t.events('laid-card-revealed')).toEqual([{ who: 0, card: 'kicker-x2' }]);
      expect([used(t), hoard(t)]).toEqual([
        ['play', 'play'],
        ['attack-05', 'reinforcement-5'],
      ]);
      const bystander = table(
        { red: 'trader+mirror', blue: 'tripler+void', yellow: 'miser+greenhorn' },
        { ...start, ...more, hands: { red: ['attack-10'], blue: ['attack-20'], yellow: ['attack-08'] } },
      );
      bystander.use('yellow', 'greenhorn', { at: 'window:reveal.reinforce' });
      bystander.plan('yellow', 'reinforce.side', 'offense');
      bystander.run();
      expect(bystander.events('total-changed')).toMatchObject([{ side: 'offense', n: 5 }]);
    });
  });

  it('may discard from a hoard that was zapped, but not from one that lies facedown', () => {
    const position = {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-20'], blue: ['attack-06', 'plague'] },
      sheets: { miser: { hoard: ['attack-04', 'negotiate'] } },
    } as const;
    const zapped = table(seats, {
      ...position,
      ships: { red: { warp: 2 } },
      hands: { ...position.hands, yellow: ['cosmic-zap'] },
      sheets: { miser: { hoard: ['attack-04', 'mobius-tubes'] } },
    });
    zapped.use('red', 'mobius-tubes');
    zapped.zap('yellow', 'miser');
    zapped.use('blue', 'plague');
    zapped.plan('blue', 'plague', 'red');
    zapped.until('red', 'plague.card');
    expect(zapped.options('red')).toEqual(['attack-20', 'attack-04']);

    const lost = table(seats, { ...position, ships: { red: { 'red/1': 0, 'red/2': 0, 'red/3': 0 } } });
    lost.use('blue', 'plague');
    lost.plan('blue', 'plague', 'red');
    lost.run();
    expect(lost.story()).not.toContain('red answers plague.card');
    expect(hoard(lost)).toEqual(['attack-04', 'negotiate']);
  });

  it('[faq-miser-2] has no second encounter with encounter cards in the hoard alone', () => {
    const position = { turn: 'red', destiny: ['blue'], sheets: { miser: { hoard: ['attack-20', 'attack-10'] } } } as const;
    const none = table(seats, { ...position, hands: { red: ['attack-40'], blue: ['attack-06'] } });
    none.select('red', 'attack-40');
    none.plan('red', 'encounter.second', true);
    expect(() => none.run()).toThrow('planned but never asked');
    expect(none.foreign('red')).toBe(1);
    expect(none.turn()).toBe('blue');

    const some = table(seats, { ...position, hands: { red: ['attack-40', 'attack-04'], blue: ['attack-06'] } });
    some.select('red', 'attack-40');
    expect(some.until('red', 'encounter.second').kind).toBe('yesno');
    expect(some.hand('red')).toEqual(['attack-04']);
  });

  it('may show, discard and replace a hoard without encounter cards at any time', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-04'], blue: ['attack-06'] },
      sheets: { miser: { hoard: ['quash', 'reinforcement-2'] } },
    });
    t.until('red', 'launch.aim');
    expect(t.canRaise('red')).toEqual(['miser']);
    t.raise('red', 'miser');
    expect(t.events('hoard-shown')).toEqual([{ who: 0, cards: ['quash', 'reinforcement-2'] }]);
    expect(hoard(t)).toHaveLength(8);
    expect(t.pile(Z.discard)).toEqual(['quash', 'reinforcement-2']);
    expect(t.hand('red')).toEqual(['attack-04']);
  });

  it('cannot replace a hoard that has an encounter card', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-04'], blue: ['attack-06'] },
      sheets: { miser: { hoard: ['quash', 'morph'] } },
    });
    t.until('red', 'launch.aim');
    expect(t.canRaise('red')).toEqual([]);
  });

  it('loses nothing of its hoard to compensation', () => {
    const t = table(
      { red: 'healer', blue: 'miser', yellow: 'void' },
      {
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['negotiate', 'attack-04'], blue: ['attack-20', 'quash'] },
        sheets: { miser: { hoard: ['attack-40', 'attack-30'] } },
      },
    );
    t.send('red', { 'red/1': 3 });
    t.select('red', 'negotiate');
    t.select('blue', 'attack-20');
    t.run();
    expect(t.hand('red')).toEqual(['attack-04', 'quash']);
    expect(hoard(t)).toEqual(['attack-30', 'attack-40']);
  });

  it('may discard from the hoard what it must discard from the hand', () => {
    const t = table(
      { red: 'miser', blue: 'healer', yellow: 'void' },
      {
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['attack-20'], blue: ['attack-06', 'plague'] },
        sheets: { miser: { hoard: ['attack-04', 'negotiate'] } },
      },
    );
    t.use('blue', 'plague');
    t.plan('blue', 'plague', 'red');
    t.until('red', 'plague.card');
    expect(t.options('red').sort()).toEqual(['attack-04', 'attack-20']);
    t.answer('red', 'attack-04');
    expect(t.hand('red')).toEqual(['attack-20']);
    expect(hoard(t)).toEqual(['negotiate']);
  });

  it('[faq-miser-6] the super flare adds a card to the hoard each time it is played at the start of an own encounter', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue', 'blue'],
      hands: { red: ['attack-40', 'attack-30', 'flare:miser'], blue: ['attack-06', 'attack-08'] },
      sheets: { miser: { hoard: ['attack-05'] } },
      deck: ['attack-15', 'attack-14'],
    });
    expect(t.untilOffered('red', 'flare:miser')).toEqual(['flare:miser', 'pass']);
    t.answer('red', 'flare:miser');
    expect(hoard(t)).toEqual(['attack-05', 'attack-15']);
    expect(t.hand('red')).toContain('flare:miser');
    t.select('red', 'attack-40');
    t.plan('red', 'encounter.second', true);
    // Not automatic: it is offered again, and passed.
    t.untilOffered('red', 'flare:miser', 'later');
    expect(t.encounter().nth).toBe(2);
    t.answer('red', 'pass');
    expect(hoard(t)).toEqual(['attack-05', 'attack-15']);

    // Played both times it adds two.
    const twice = table(seats, {
      turn: 'red',
      destiny: ['blue', 'blue'],
      hands: { red: ['attack-40', 'attack-30', 'flare:miser'], blue: ['attack-06', 'attack-08'] },
      sheets: { miser: { hoard: ['attack-05'] } },
      deck: ['attack-15', 'attack-14'],
    });
    twice.use('red', 'flare:miser');
    twice.use('red', 'flare:miser');
    twice.select('red', 'attack-40');
    twice.plan('red', 'encounter.second', true);
    twice.runWhile(() => twice.state.encounterCount < 2 || twice.encounter().phase !== 'launch');
    expect(hoard(twice)).toEqual(['attack-05', 'attack-14', 'attack-15']);
  });

  it('the super flare is of no use in the encounters of others', () => {
    const t = table(
      { red: 'healer', blue: 'miser', yellow: 'void' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04'], blue: ['attack-06', 'flare:miser'] } },
    );
    t.use('blue', 'flare:miser');
    t.until('red', 'launch.aim');
    expect(() => t.done()).toThrow('planned but never asked');
  });

  describe('wild', () => {
    const others = { red: 'healer', blue: 'macron', yellow: 'void' };

    it('[faq-miser-7] hides the flare and up to two cards from compensation', () => {
      for (const saved of [[], ['attack-30'], ['attack-30', 'attack-40']]) {
        const t = table(others, {
          turn: 'red',
          destiny: ['blue'],
          hands: { red: ['negotiate'], blue: ['attack-20', 'attack-30', 'attack-40', 'attack-05', 'flare:miser'] },
        });
        t.send('red', { 'red/1': 4 });
        t.select('blue', 'attack-20');
        t.use('blue', 'flare:miser');
        t.until('blue', 'miser.save');
        expect(t.question('blue')).toMatchObject({ kind: 'some', min: 0, max: 2 });
        expect(t.options('blue').sort()).toEqual(['attack-05', 'attack-30', 'attack-40']);
        t.answer('blue', saved);
        const gone = ['attack-05', 'attack-30', 'attack-40'].filter((x) => !saved.includes(x));
        expect(t.events('compensated')).toEqual([{ who: 0, from: 1, n: gone.length }]);
        expect(t.hand('red')).toEqual(gone);
      }
    });

    it('keeps cards through a new hand without showing them', () => {
      const t = table(others, {
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['quash', 'reinforcement-2', 'reinforcement-3', 'flare:miser'], blue: ['attack-05'] },
        deck: ['attack-10'],
      });
      t.use('red', 'flare:miser');
      t.plan('red', 'miser.save', ['quash', 'reinforcement-3']);
      t.until('red', 'launch.aim');
      expect(t.events('hand-shown')).toEqual([{ who: 0, cards: ['reinforcement-2'] }]);
      expect(t.pile(Z.discard)).toEqual(['reinforcement-2']);
      expect(t.hand('red')).toHaveLength(11);
      expect(t.hand('red')).toEqual(expect.arrayContaining(['flare:miser', 'quash', 'reinforcement-3', 'attack-10']));
    });
  });
});

describe('Miser: its flare', () => {
  it('wild: is for its own new hand, and for compensation out of its own hand', () => {
    const people = { red: 'hacker', blue: 'healer', yellow: 'mite' };
    const drawn = table(people, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['quash'], blue: ['attack-06'], yellow: ['flare:miser'] },
    });
    drawn.neverOffered('yellow', 'flare:miser');
    expect(drawn.events('hand-shown')[0]).toEqual({ who: 0, cards: ['quash'] });

    const paid = table(people, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['negotiate', 'attack-04'], blue: ['attack-06', 'attack-08'], yellow: ['flare:miser', 'attack-10'] },
    });
    paid.select('red', 'negotiate');
    paid.neverOffered('yellow', 'flare:miser');
    expect(paid.events('compensated')).toHaveLength(1);
  });

  it('super: is offered once, at the start of its encounter', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-20', 'flare:miser'], blue: ['attack-06'] },
      sheets: { miser: { hoard: ['attack-10'] } },
      strict: ['red'],
    });
    t.pass('red', 'flare:miser', 1, { at: 'window:encounter.start' });
    t.run();
    expect(hoard(t)).toEqual(['attack-10']);
  });
});
