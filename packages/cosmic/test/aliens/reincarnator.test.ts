import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { toHand } from '../../rules/cards/zones.ts';
import { table } from '../table.ts';

const seats = { red: 'reincarnator', blue: 'trader', yellow: 'parasite', purple: 'chosen' };
/** Red attacks blue and loses. */
const losing = {
  turn: 'red',
  destiny: ['blue'],
  unused: ['flare:tripler', 'flare:macron'],
  hands: { red: ['attack-04', 'attack-05'], blue: ['attack-30'], yellow: ['attack-06'], purple: ['attack-06'] },
} as const;

/** The aliens that are in the game, with their owners. */
const aliens = (t: ReturnType<typeof table>): string[] =>
  t.state.sheets.filter((s) => s.owner >= 0).map((s) => `${['red', 'blue', 'yellow', 'purple'][s.owner]} ${s.alien}`);
const usual = ['red reincarnator', 'blue trader', 'yellow parasite', 'purple chosen'];

describe('Reincarnator', () => {
  it('becomes an unused alien when it loses, and keeps its own power', () => {
    const t = table(seats, losing);
    t.run();
    expect(aliens(t)).toEqual([...usual, 'red tripler']);
    expect(t.events('power-drawn')).toEqual([{ who: 0, alien: 'tripler' }]);
    expect(t.sheet('reincarnator').owner).toBe(0);
    expect(t.restored().divergence).toBeNull();
  });

  it('uses the power it has become, and loses that one with the next defeat', () => {
    const t = table(seats, { ...losing, destiny: ['blue', 'red', 'red'] });
    t.select('red', 'attack-04');
    t.until('blue', 'launch.aim');
    t.aim('blue', 'red/4');
    t.select('red', 'attack-05');
    t.runWhile(() => t.events('outcome').length < 2);
    // Five counts three times.
    expect(t.events('power-used')).toContainEqual({ who: 0, alien: 'tripler', clause: 'use' });
    expect((t.events('outcome')[1].totals as number[])[1]).toBe(15 + 4);
    t.runWhile(() => t.events('power-drawn').length < 2 && !t.over());
    expect(t.events('power-discarded')).toEqual([{ who: 0, alien: 'tripler' }]);
    expect(t.events('power-drawn')[1]).toEqual({ who: 0, alien: 'macron' });
    expect(aliens(t)).toEqual([...usual, 'red macron']);
  });

  it('also as an ally and when a deal fails, not when it wins', () => {
    const ally = table(seats, { ...losing, turn: 'yellow', hands: { ...losing.hands, yellow: ['attack-06'] } });
    ally.invite('yellow', 'red');
    ally.ally('red', 'offense', { 'red/1': 1 });
    ally.run();
    expect(aliens(ally)).toEqual([...usual, 'red tripler']);

    const failed = table(seats, { ...losing, hands: { ...losing.hands, red: ['negotiate'], blue: ['negotiate'] } });
    failed.run();
    expect(failed.events('deal-failed')).toHaveLength(1);
    expect(aliens(failed)).toEqual([...usual, 'red tripler']);

    const won = table(seats, { ...losing, hands: { ...losing.hands, red: ['attack-40'] } });
    won.run();
    expect(aliens(won)).toEqual(usual);
  });

  it('stays what it is when it is zapped', () => {
    const t = table(seats, { ...losing, hands: { ...losing.hands, blue: ['attack-30', 'cosmic-zap'] } });
    t.zap('blue', 'reincarnator');
    t.run();
    expect(aliens(t)).toEqual(usual);
  });

  it('draws again for an alien with Game Setup text, one that is not allowed, and one that is in the game', () => {
    const t = table(
      { ...seats, purple: 'healer' },
      // The Miser has Game Setup text, the Masochist cannot be where the Healer is.
      { ...losing, unused: ['flare:miser', 'flare:masochist', 'flare:macron'] },
    );
    t.run();
    expect(t.events('power-refused')).toEqual([{ alien: 'miser' }, { alien: 'masochist' }]);
    expect(t.events('power-drawn')).toEqual([{ who: 0, alien: 'macron' }]);
    expect(t.pile(Z.unused).slice(0, 3)).toEqual(['flare:macron', 'flare:masochist', 'flare:miser']);

    const green = table(seats, { ...losing, options: { alerts: ['green', 'yellow'] } });
    green.run();
    // Tripler is red.
    expect(green.events('power-refused')[0]).toEqual({ alien: 'tripler' });
  });

  it('works without flares at the table', () => {
    const t = table(seats, { ...losing, unused: [], options: { flares: false } });
    t.run();
    expect(t.events('power-drawn')).toHaveLength(1);
    expect(aliens(t)).toHaveLength(5);
  });

  it('loses both powers with its home colonies', () => {
    const t = table(seats, {
      ...losing,
      destiny: ['blue', 'red'],
      ships: { red: { 'red/1': 0, 'red/2': 0, 'red/3': 1 } },
      hands: { ...losing.hands, blue: ['attack-30', 'attack-40'] },
    });
    t.send('red', { 'red/4': 1 });
    t.select('blue', 'attack-30');
    t.until('blue', 'launch.aim');
    expect([t.sheet('reincarnator').down, t.sheet('tripler').down]).toEqual([false, false]);
    t.aim('blue', 'red/3');
    t.runWhile(() => t.events('power-lost').length === 0 && t.state.turn.number < 3);
    expect(t.events('power-lost').map((x) => x.alien)).toEqual(['reincarnator', 'tripler']);
  });

  it('the new power can act in the same resolution phase', () => {
    // The Fido fetches cards that were used in this very encounter.
    const t = table(seats, { ...losing, unused: ['flare:fido'] });
    expect(t.untilOffered('red', 'fido')).toEqual(['fido', 'pass']);
    expect(t.encounter().phase).toBe('resolution');
  });

  it('[faq-reincarnator-4] has no super flare of what it has become, only the wild', () => {
    const t = table(seats, {
      ...losing,
      destiny: ['blue', 'red'],
      hands: { ...losing.hands, red: ['attack-04', 'attack-12'], blue: ['attack-30', 'attack-20'] },
    });
    t.select('red', 'attack-04');
    t.select('blue', 'attack-30');
    t.until('blue', 'launch.aim');
    expect(aliens(t)).toContain('red tripler');
    const g = t.table.game;
    toHand(g, g.s.face.indexOf('flare:tripler'), t.seat('red'));
    t.aim('blue', 'red/4');
    expect(t.untilOffered('red', 'flare:tripler')).toEqual(['flare:tripler', 'pass']);
    expect(t.question('red')?.data?.at).toBe('window:reveal.early');
    t.runWhile(() => t.events('outcome').length < 2);
    // An alien of one's own has it.
    const own = table(
      { red: 'tripler', blue: 'macron', yellow: 'healer' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-12', 'flare:tripler'], blue: ['attack-06'] } },
    );
    own.boost('red');
    own.run();
    expect(own.events('card-changed')).toMatchObject([{ value: 36 }]);
    // Twelve counts a third: the super flare would have tripled it.
    expect(t.story()).not.toContain('red answers super');
    expect((t.events('outcome')[1].totals as number[])[1]).toBe(4 + 4);
  });

  it('[faq-plant-4] [faq-reincarnator-3] the Plant grafts its incarnation as well', () => {
    const t = table(
      { red: 'reincarnator', blue: 'plant', yellow: 'parasite', purple: 'chosen' },
      {
        ...losing,
        destiny: ['blue', 'yellow'],
        ships: { blue: { 'red/1': 1 } },
        hands: { ...losing.hands, blue: ['attack-30', 'attack-08'] },
      },
    );
    t.select('blue', 'attack-30');
    t.until('blue', 'launch.aim');
    t.send('blue', { 'blue/1': 2 });
    t.use('blue', 'plant');
    t.until('blue', 'planning.select');
    expect([t.sheet('reincarnator').loan?.to, t.sheet('tripler').loan?.to]).toEqual([t.seat('blue'), t.seat('blue')]);
    t.runWhile(() => t.events('outcome').length < 2);
    // Blue's eight counts three times.
    expect(t.events('outcome')[1].totals).toEqual([24 + 2, 6 + 4]);
    t.runWhile(() => t.state.turn.number < 3);
    expect([t.sheet('reincarnator').loan, t.sheet('tripler').loan]).toEqual([null, null]);
  });

  it('whoever has taken the power reincarnates with it, and gives everything back', () => {
    const t = table(
      { red: 'reincarnator', blue: 'plant', yellow: 'parasite', purple: 'chosen' },
      {
        ...losing,
        turn: 'blue',
        destiny: ['yellow'],
        ships: { blue: { 'red/1': 1 } },
        hands: { ...losing.hands, blue: ['attack-00'], yellow: ['attack-30'] },
      },
    );
    t.send('blue', { 'blue/1': 2 });
    t.use('blue', 'plant');
    t.run();
    expect(t.events('power-drawn')).toEqual([{ who: t.seat('blue'), alien: 'tripler' }]);
    expect(aliens(t)).toEqual(['red reincarnator', 'blue plant', 'yellow parasite', 'purple chosen', 'red tripler']);
    expect(t.sheet('tripler')).toMatchObject({ owner: 0, loan: null });
  });

  it('the incarnation goes along when sheets are exchanged', () => {
    const t = table(
      { ...seats, blue: 'changeling' },
      { ...losing, destiny: ['blue', 'red'], hands: { ...losing.hands, blue: ['attack-30', 'attack-20'] } },
    );
    t.plan('blue', 'changeling.form', 'draw');
    t.plan('blue', 'changeling.form', 'swap');
    t.runWhile(() => t.events('sheets-swapped').length === 0);
    expect(aliens(t)).toEqual(['blue reincarnator', 'red changeling', 'yellow parasite', 'purple chosen', 'blue tripler']);
  });

  describe('wild', () => {
    const others = { ...seats, red: 'clone' };
    /** Yellow attacks blue and loses; red looks on. */
    const watching = { ...losing, turn: 'yellow', hands: { ...losing.hands, red: ['attack-08', 'flare:reincarnator'] } } as const;

    it('[faq-reincarnator-1] the loser gets the flare, and another power right after the encounter', () => {
      const t = table({ ...others, yellow: 'warrior' }, watching);
      expect(t.untilOffered('red', 'flare:reincarnator')).toEqual(['flare:reincarnator', 'pass']);
      t.use('red', 'flare:reincarnator');
      t.runWhile(() => t.events('tokens').length === 0);
      // The Warrior has learned from its defeat: it had its power until the end.
      expect(t.hand('yellow')).toEqual(['flare:reincarnator']);
      t.run();
      expect(t.events('power-discarded')).toEqual([{ who: t.seat('yellow'), alien: 'warrior' }]);
      expect(t.table.game.k.lingering).toEqual([]);
      expect(aliens(t)).toEqual(['red clone', 'blue trader', 'purple chosen', 'yellow tripler']);
      expect(t.restored().divergence).toBeNull();
    });

    it('[faq-reincarnator-2] never oneself: whoever lost alone has nobody to give it to', () => {
      const t = table(others, { ...watching, turn: 'red', hands: { ...watching.hands, red: ['attack-04', 'flare:reincarnator'] } });
      t.neverOffered('red', 'flare:reincarnator');
    });

    it('chooses among all who lost or failed to deal, but not the Reincarnator', () => {
      const t = table(
        { red: 'clone', blue: 'trader', yellow: 'parasite', purple: 'reincarnator' },
        { ...watching, hands: { ...watching.hands, purple: ['attack-06'] } },
      );
      t.invite('yellow', 'purple');
      t.ally('purple', 'offense', { 'purple/1': 1 });
      t.use('red', 'flare:reincarnator');
      t.run();
      // Yellow was the only choice.
      expect(t.hand('yellow')).toEqual(['flare:reincarnator']);

      const deal = table(others, { ...watching, hands: { ...watching.hands, yellow: ['negotiate'], blue: ['negotiate'] } });
      deal.use('red', 'flare:reincarnator');
      deal.until('red', 'reincarnator.who');
      expect(deal.options('red')).toEqual(['yellow', 'blue']);
    });

    it('cannot be given to somebody whose power cannot be lost', () => {
      const t = table({ ...others, yellow: 'swindler' }, watching);
      t.neverOffered('red', 'flare:reincarnator');
      expect(t.events('won')[0]).toMatchObject({ lost: [t.seat('yellow')] });
    });

    it('takes what lies on the sheet to the discard pile', () => {
      const t = table(
        { ...others, yellow: 'miser' },
        {
          ...watching,
          sheets: { miser: { hoard: ['attack-20', 'attack-23'] } },
          hands: { ...watching.hands, yellow: ['attack-05'], blue: ['attack-40'] },
        },
      );
      t.select('yellow', 'attack-05');
      t.use('red', 'flare:reincarnator');
      t.run();
      expect(t.events('cards-discarded')).toContainEqual({ who: t.seat('yellow'), cards: ['attack-20', 'attack-23'] });
      expect(aliens(t)).toContain('yellow tripler');
    });

    it('the new alien is one’s own, with its super flare', () => {
      const t = table(others, {
        ...watching,
        destiny: ['blue', 'yellow', 'yellow'],
        hands: { ...watching.hands, yellow: ['attack-06', 'attack-12'] },
      });
      t.select('yellow', 'attack-06');
      t.use('red', 'flare:reincarnator');
      t.run();
      const g = t.table.game;
      toHand(g, g.s.face.indexOf('flare:tripler'), t.seat('yellow'));
      t.until('yellow', 'super');
      expect(t.events('power-used').at(-1)).not.toMatchObject({ alien: 'parasite' });
    });
  });

  describe('super', () => {
    const holding = { ...losing, hands: { ...losing.hands, red: ['attack-04', 'flare:reincarnator'] } } as const;

    it('need not reincarnate', () => {
      const t = table(seats, holding);
      expect(t.untilOffered('red', 'flare:reincarnator')).toEqual(['flare:reincarnator', 'reincarnator']);
      t.use('red', 'flare:reincarnator');
      t.run();
      expect(aliens(t)).toEqual(usual);
      expect(t.events('power-used')).toEqual([]);
      expect(t.hand('red')).toEqual(['flare:reincarnator']);
    });

    it('must, when the flare is stopped', () => {
      const t = table(seats, { ...holding, hands: { ...holding.hands, blue: ['attack-30', 'card-zap'] } });
      t.use('red', 'flare:reincarnator');
      t.cardZap('blue', 'flare:reincarnator');
      t.run();
      expect(aliens(t)).toEqual([...usual, 'red tripler']);
    });
  });
});

describe('Reincarnator super flare', () => {
  it('comes too late once it has reincarnated', () => {
    const t = table(seats, { ...losing, hands: { ...losing.hands, red: ['attack-04', 'attack-05', 'flare:reincarnator'] } });
    t.select('red', 'attack-04');
    expect(t.untilOffered('red', 'reincarnator')).toEqual(['flare:reincarnator', 'reincarnator']);
    t.answer('red', 'reincarnator');
    t.neverOffered('red', 'flare:reincarnator');
    expect(aliens(t)).toContain('red tripler');
  });
});

describe('Reincarnator: after a defeat only', () => {
  it('super: is not offered to a winner', () => {
    const hands = { ...losing.hands, red: ['attack-40', 'flare:reincarnator'], blue: ['attack-04'] };
    table(seats, { ...losing, hands }).neverOffered('red', 'flare:reincarnator');
  });

  it('wild: is offered once the outcome is known, and once', () => {
    const t = table(
      { red: 'clone', blue: 'trader', yellow: 'parasite', purple: 'chosen' },
      { ...losing, turn: 'yellow', hands: { ...losing.hands, red: ['flare:reincarnator'] }, strict: ['red'] },
    );
    t.pass('red', 'flare:reincarnator', 1, { at: 'window:resolution.afterOutcome' });
    t.run();
  });
});

describe('Reincarnator wild, closely', () => {
  it('never for the Reincarnator itself', () => {
    const t = table(seats, { ...losing, hands: { ...losing.hands, purple: ['attack-06', 'flare:reincarnator'] } });
    t.neverOffered('purple', 'flare:reincarnator');
  });

  it('the power changes before another encounter could follow', () => {
    // The Machine would go on after its defeat, but is none any more.
    const t = table(
      { red: 'machine', blue: 'trader', yellow: 'parasite', purple: 'chosen' },
      { ...losing, hands: { ...losing.hands, purple: ['attack-06', 'flare:reincarnator'] } },
    );
    t.use('purple', 'flare:reincarnator');
    t.neverOffered('red', 'machine');
    expect(t.events('power-drawn')).toEqual([{ who: t.seat('red'), alien: 'tripler' }]);
  });
});
