import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'genius', yellow: 'void', blue: 'tripler', purple: 'healer' };
const won = { turn: 'red', destiny: ['blue'], hands: { red: ['attack-40'], yellow: ['attack-05'], blue: ['attack-00'] } } as const;
const TWENTY = [
  'attack-40',
  'attack-30',
  'attack-23',
  'attack-20',
  'attack-20',
  'attack-15',
  'attack-14',
  'attack-14',
  'attack-13',
  'attack-12',
  'attack-12',
  'attack-11',
  'attack-10',
  'attack-10',
  'attack-10',
  'attack-10',
  'attack-09',
  'attack-07',
  'attack-06',
  'attack-06',
] as const;

describe('Genius', () => {
  it('may draw a card for each ship instead of gaining a foreign colony, and takes the ships home', () => {
    const t = table(seats, won);
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 3 });
    expect(t.untilOffered('red', 'genius')).toEqual(['genius', 'pass']);
    expect(t.question('red')).toMatchObject({ data: { at: 'window:resolution.landing' } });
    t.answer('red', 'genius');
    expect(t.hand('red')).toHaveLength(3);
    expect(t.options('red')).toEqual(['red/1', 'red/2', 'red/3', 'red/4', 'red/5']);
    t.answer('red', { 'red/2': 3 });
    expect([t.ships('red', 'blue/1'), t.ships('red', 'red/2'), t.foreign('red')]).toEqual([0, 7, 0]);
    // It was a victory all the same.
    expect(t.until('red', 'encounter.second').kind).toBe('yesno');
  });

  it('does so as an ally of the offense, while the others land', () => {
    const t = table({ ...seats, red: 'macron', purple: 'genius' }, won);
    t.aim('red', 'blue/1');
    t.invite('red', 'purple');
    t.ally('purple', 'offense', { 'purple/1': 2 });
    t.use('purple', 'genius');
    t.plan('purple', 'ships.return', { 'purple/3': 2 });
    t.run();
    expect([t.foreign('red'), t.foreign('purple'), t.hand('purple').length]).toEqual([1, 0, 2]);
  });

  it('lands when it is zapped', () => {
    const t = table(seats, { ...won, hands: { ...won.hands, yellow: ['attack-05', 'cosmic-zap'] } });
    t.use('red', 'genius');
    t.zap('yellow', 'genius');
    t.run();
    expect([t.foreign('red'), t.hand('red').length]).toEqual([1, 0]);
  });

  it('is not offered where no foreign colony is gained', () => {
    // Its own planet is freed of a foreign colony.
    const home = table(seats, { ...won, destiny: ['red'], ships: { red: { 'red/1': 0 }, blue: { 'red/1': 1 } } });
    home.plan('red', 'destiny.own', 'blue');
    home.neverOffered('red', 'genius');
    expect([home.ships('blue', 'red/1'), home.ships('red', 'red/1')]).toEqual([0, 1]);
    // The defense gains nothing by winning.
    const defense = table(
      { ...seats, red: 'tripler', blue: 'genius' },
      { ...won, hands: { ...won.hands, red: ['attack-00'], blue: ['attack-10'] } },
    );
    defense.neverOffered('blue', 'genius');
    const helper = table(
      { ...seats, red: 'macron', purple: 'genius' },
      { ...won, hands: { ...won.hands, red: ['attack-00'], blue: ['attack-30'] } },
    );
    helper.invite('blue', 'purple');
    helper.ally('purple', 'defense', { 'purple/1': 1 });
    helper.neverOffered('purple', 'genius');
    // A defeat.
    const lost = table(seats, { ...won, hands: { ...won.hands, red: ['attack-00'], blue: ['attack-10'] } });
    lost.neverOffered('red', 'genius');
  });

  it('is offered to the allies who gain a colony when rewards and colonies are exchanged, to no others', () => {
    const reversed = { hazardDeck: ['reward-reversal'], destiny: ['blue!'], options: { hazards: true } };
    const defended = table(
      { ...seats, red: 'macron', purple: 'genius' },
      { ...won, ...reversed, hands: { ...won.hands, red: ['attack-00'], blue: ['attack-30'] } },
    );
    defended.invite('blue', 'purple');
    defended.ally('purple', 'defense', { 'purple/1': 1 });
    defended.use('purple', 'genius');
    defended.run();
    expect(defended.foreign('purple')).toBe(0);
    const attacked = table({ ...seats, red: 'macron', purple: 'genius' }, { ...won, ...reversed });
    attacked.invite('red', 'purple');
    attacked.ally('purple', 'offense', { 'purple/1': 1 });
    attacked.neverOffered('purple', 'genius');
    const main = table(seats, { ...won, ...reversed });
    expect(main.untilOffered('red', 'genius')).toEqual(['genius', 'pass']);
  });

  it('wins with twenty cards when any turn starts', () => {
    const own = table(seats, { ...won, hands: { ...won.hands, red: TWENTY } });
    expect([own.over(), own.winners()]).toEqual([true, ['red']]);
    expect(own.state.wonBy).toBe('genius');
    // It is not a use of the power.
    const zap = table(seats, { ...won, hands: { ...won.hands, red: TWENTY, yellow: ['cosmic-zap'] } });
    expect([zap.over(), zap.winners()]).toEqual([true, ['red']]);

    const other = table(seats, { ...won, turn: 'yellow', hands: { ...won.hands, red: TWENTY } });
    expect([other.over(), other.winners()]).toEqual([true, ['red']]);
  });

  it('needs all twenty, in hand, as the turn starts', () => {
    const t = table(seats, { ...won, hands: { ...won.hands, red: TWENTY.slice(1) } });
    expect(t.over()).toBe(false);
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 4 });
    t.select('red', 'attack-30');
    t.use('red', 'genius');
    // Eighteen and four are twenty-two, but the game goes on to the start of the next turn.
    t.runWhile(() => t.hand('red').length < 22);
    expect(t.over()).toBe(false);
    // A second encounter is no turn.
    t.plan('red', 'encounter.second', true);
    t.runWhile(() => t.state.encounterCount < 2 || t.encounter().phase !== 'launch');
    expect([t.over(), t.turn(), t.hand('red').length]).toEqual([false, 'red', 22]);
    t.runWhile(() => !t.over());
    expect([t.winners(), t.state.turn.number, t.state.wonBy]).toEqual([['red'], 2, 'genius']);
  });

  it('wins by colonies, too', () => {
    const ships = { red: { 'blue/1': 1, 'blue/2': 1, 'yellow/1': 1, 'yellow/2': 1 } };
    const t = table(seats, { ...won, ships });
    t.aim('red', 'blue/3');
    t.run();
    expect([t.winners(), t.state.wonBy]).toEqual([['red'], 'colonies']);
  });

  describe('wild', () => {
    const held = { ...won, hands: { ...won.hands, blue: ['attack-00', 'flare:genius'] } };

    it('makes any players draw a card each', () => {
      const t = table({ ...seats, red: 'macron' }, held);
      expect(t.untilOffered('blue', 'flare:genius')).toEqual(['flare:genius', 'pass']);
      expect(t.question('blue')).toMatchObject({ data: { at: 'window:alliance.beforeInvites' } });
      t.answer('blue', 'flare:genius');
      expect(t.question('blue')).toMatchObject({ kind: 'some', min: 1, max: 4 });
      expect(t.options('blue')).toEqual(['blue', 'purple', 'red', 'yellow']);
      t.answer('blue', ['yellow', 'blue']);
      expect(['red', 'yellow', 'blue', 'purple'].map((x) => t.hand(x).length)).toEqual([1, 2, 3, 0]);
    });

    it('not for those who stand by', () => {
      const t = table({ ...seats, red: 'macron' }, { ...won, hands: { ...won.hands, purple: ['flare:genius'] } });
      t.neverOffered('purple', 'flare:genius');
    });
  });

  describe('super', () => {
    function guessing(n: number, card: string) {
      const t = table(seats, { ...won, hands: { ...won.hands, red: ['attack-04', 'flare:genius'], blue: [card] } });
      expect(t.untilOffered('red', 'flare:genius')).toEqual(['flare:genius', 'pass']);
      expect(t.question('red')).toMatchObject({ data: { at: 'window:planning.selected' } });
      t.answer('red', 'flare:genius');
      expect(t.question('red')).toMatchObject({ kind: 'number', min: 0, max: 40, data: { who: t.seat('blue') } });
      t.answer('red', n);
      t.run();
      expect(t.events('number-guessed')).toEqual([{ who: t.seat('red'), n }]);
      return t.events('guessed-right').length === 1 ? t.hand('red').length : -1;
    }

    it('draws four cards for a guess within 3 of the attack that is revealed', () => {
      expect(guessing(20, 'attack-23')).toBe(5);
      expect(guessing(26, 'attack-23')).toBe(5);
    });

    it('[faq-general-25] [faq-general-26] a copy of an attack is none: cards are drawn for what is printed', () => {
      // The morph is an attack 04 like its own card.
      expect(guessing(4, 'morph')).toBe(-1);
      // An intimidate of 19 counts as an attack of 19.
      const scared = table(seats, {
        ...won,
        options: { rewards: 'dominion' },
        hands: { ...won.hands, red: ['attack-04', 'flare:genius'], blue: ['attack-01', 'intimidate-19'] },
      });
      scared.until('red', 'launch.aim');
      scared.raise('blue', 'intimidate-19');
      scared.use('red', 'flare:genius');
      scared.plan('red', 'genius.guess', 19);
      scared.run();
      expect(scared.events('card-changed')).toContainEqual({ who: scared.seat('blue'), type: 'attack', value: 19 });
      expect(scared.events('guessed-right')).toEqual([]);
    });

    it('[faq-general-26] a card that was only claimed to be an attack has not been revealed', () => {
      const hands = { ...won.hands, red: ['attack-04', 'flare:genius'], blue: ['negotiate'] };
      const t = table({ ...seats, blue: 'gambler' }, { ...won, hands });
      t.use('red', 'flare:genius');
      t.plan('red', 'genius.guess', 20);
      t.use('blue', 'gambler');
      t.plan('blue', 'gambler.claim', 'attack-20');
      t.plan('red', 'gambler.challenge', false);
      t.run();
      expect(t.events('card-claimed')).toHaveLength(1);
      expect(t.events('guessed-right')).toEqual([]);
    });

    it('a variable attack has the value it is revealed with', () => {
      const hit = (n: number): number => {
        const t = table(seats, {
          ...won,
          destiny: ['blue!'],
          options: { rewards: 'dominion' },
          hands: { ...won.hands, red: ['attack-04', 'flare:genius'], blue: ['attack-03-30'] },
        });
        t.use('red', 'flare:genius');
        t.plan('red', 'genius.guess', n);
        t.run();
        return t.events('guessed-right').length;
      };
      expect([hit(3), hit(30)]).toEqual([0, 1]);
    });

    it('either card of a Deuce has been revealed', () => {
      const hands = { ...won.hands, red: ['attack-04', 'flare:genius'], blue: ['attack-30', 'attack-10'] };
      const t = table({ ...seats, blue: 'deuce' }, { ...won, hands });
      t.select('blue', 'attack-30');
      t.use('red', 'flare:genius');
      t.plan('red', 'genius.guess', 10);
      t.run();
      expect(t.events('guessed-right')).toHaveLength(1);
    });

    it('draws nothing for a guess further off, or against a negotiate', () => {
      expect(guessing(19, 'attack-23')).toBe(-1);
      expect(guessing(27, 'attack-23')).toBe(-1);
      expect(guessing(0, 'negotiate')).toBe(-1);
    });

    it('is for main players, and draws once though the encounter is played again', () => {
      const ally = table({ ...seats, red: 'macron', purple: 'genius' }, { ...won, hands: { ...won.hands, purple: ['flare:genius'] } });
      ally.invite('red', 'purple');
      ally.ally('purple', 'offense', { 'purple/1': 1 });
      ally.neverOffered('purple', 'flare:genius');

      const t = table(
        { ...seats, blue: 'chronos' },
        { ...won, hands: { ...won.hands, red: ['attack-04', 'flare:genius'], blue: ['attack-23', 'attack-20'] } },
      );
      t.use('red', 'flare:genius');
      t.plan('red', 'genius.guess', 22);
      t.select('red', 'attack-04');
      t.select('blue', 'attack-23');
      t.use('blue', 'chronos');
      t.select('blue', 'attack-20');
      t.run();
      expect([t.events('encounter-replayed').length, t.events('guessed-right').length]).toEqual([1, 1]);
    });
  });
});
