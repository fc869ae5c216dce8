import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { offeredInEncounter } from '../offers.ts';
import { table } from '../table.ts';

const seats = { red: 'trader', blue: 'macron', yellow: 'greenhorn', purple: 'void' };
const start = {
  turn: 'red',
  destiny: ['blue'],
  hands: { red: ['attack-20', 'negotiate'], blue: ['attack-04'], yellow: ['attack-06', 'quash'] },
} as const;

type Position = Parameters<typeof table>[1];
/** Yellow has asked about its first card. */
function asked(position: Position = start, aliens: { readonly [colour: string]: string } = seats) {
  const t = table(aliens, position);
  t.until('yellow', 'greenhorn.who');
  t.answer('yellow', 'purple');
  return t;
}

describe('Greenhorn', () => {
  it('has to show somebody one of its cards at the start of every encounter', () => {
    const t = table(seats, start);
    t.until('yellow', 'greenhorn.who');
    expect(t.encounter().phase).toBe('regroup');
    expect(t.options('yellow')).toEqual(['purple', 'red', 'blue']);
    t.answer('yellow', 'blue');
    expect(t.options('yellow')).toEqual(['attack-06', 'quash']);
    t.answer('yellow', 'quash');
    expect(t.events('greenhorn-asks')).toEqual([{ who: 2, to: 1 }]);
    expect(JSON.stringify(t.view('blue'))).toContain('"quash"');
    expect(JSON.stringify(t.view('purple'))).not.toContain('quash');
    t.run();
    expect(t.restored().divergence).toBeNull();
  });

  it('shows nothing when the answer to a zap has cost its last card', () => {
    const t = table(
      { red: 'greenhorn', blue: 'parasite', yellow: 'healer' },
      { turn: 'blue', destiny: ['yellow'], hands: { red: ['card-zap'], blue: ['cosmic-zap', 'attack-08'], yellow: ['attack-04'] } },
    );
    t.zap('blue', 'greenhorn');
    t.cardZap('red', 'cosmic-zap');
    t.until('blue', 'launch.aim');
    expect(t.hand('red')).toEqual([]);
    expect(t.events('greenhorn-asks')).toEqual([]);
    expect(t.story()).not.toContain('red answers greenhorn.card');
  });

  it('shows nothing without cards, or when it is zapped', () => {
    const none = table(seats, { ...start, hands: { ...start.hands, yellow: [] } });
    none.until('red', 'launch.aim');
    expect(none.events('power-used')).toEqual([]);
    const t = table(seats, { ...start, hands: { ...start.hands, purple: ['cosmic-zap'] } });
    t.zap('purple', 'greenhorn');
    t.until('red', 'launch.aim');
    expect(t.events('cards-seen')).toEqual([]);
  });

  it('shows its only card too, at the start of the encounter', () => {
    const t = table(seats, { ...start, hands: { ...start.hands, yellow: ['attack-06'] } });
    t.until('yellow', 'greenhorn.who');
    t.answer('yellow', 'red');
    expect(t.events('cards-seen')).toEqual([{ by: 0, from: 2, n: 1 }]);
    expect(t.events('greenhorn-asks')).toEqual([{ who: 2, to: 0 }]);
  });

  describe('a new hand', () => {
    it('is nothing to ask about where no card of its own is needed', () => {
      // A bystander selects nothing, and the second encounter is another player's.
      const hands = { ...start.hands, yellow: ['negotiate', 'quash'] };
      for (const at of ['window:planning.beforeSelect', 'window:encounter.second'])
        asked({ ...start, hands }).neverOffered('yellow', 'greenhorn', { at });
      // The defense has selected its card: the second encounter is not its own.
      const defense = asked({ ...start, destiny: ['yellow', 'blue'], hands: { ...hands, yellow: ['attack-04'] } });
      defense.select('red', 'attack-20');
      defense.neverOffered('yellow', 'greenhorn', { at: 'window:encounter.second' });
      expect([defense.hand('yellow'), defense.events('second-encounter').length]).toEqual([[], 0]);
      // Nor is there a second one after a failure.
      const lost = { red: ['attack-20'], blue: ['attack-08'], yellow: ['attack-04'] };
      const failed = table(seats, { ...start, turn: 'yellow', destiny: ['red'], hands: lost });
      failed.neverOffered('yellow', 'greenhorn', { at: 'window:encounter.second' });
      expect(failed.hand('yellow')).toEqual([]);
    });

    it('whenever it has no attack card', () => {
      const t = asked({ ...start, hands: { ...start.hands, yellow: ['negotiate', 'quash'] } });
      t.until('red', 'launch.aim');
      expect(t.canRaise('yellow')).toEqual(['greenhorn']);
      t.raise('yellow', 'greenhorn');
      expect(t.hand('yellow')).toHaveLength(8);
      // Only what is asked about a card is a use of the power.
      expect(t.events('power-used')).toHaveLength(1);
      expect(t.events('hand-shown')).toContainEqual({ who: 2, cards: ['negotiate', 'quash'] });
      const armed = asked();
      armed.until('red', 'launch.aim');
      expect(armed.canRaise('yellow')).toEqual([]);
    });

    it('is offered where its turn would end for want of a card', () => {
      const hands = { ...start.hands, red: ['attack-06'], yellow: ['attack-20'] };
      const t = table(seats, { ...start, turn: 'yellow', hands, destiny: ['red', 'blue'], deck: ['attack-30'] });
      t.aim('yellow', 'red/1');
      t.untilOffered('yellow', 'greenhorn');
      t.runWhile(() => t.question('yellow')?.data?.at !== 'window:encounter.second');
      expect(t.options('yellow')).toEqual(['greenhorn', 'pass']);
      t.answer('yellow', 'greenhorn');
      expect(t.until('yellow', 'encounter.second')).toMatchObject({ kind: 'yesno' });
    });

    it('before it has to select a card, even while its power is zapped', () => {
      const t = table(seats, { ...start, destiny: ['yellow'], hands: { ...start.hands, yellow: ['negotiate'], purple: ['cosmic-zap'] } });
      t.zap('purple', 'greenhorn');
      t.runWhile(() => t.question('yellow')?.data?.at !== 'window:planning.beforeSelect');
      expect(t.encounter().id).toBe(1);
      expect(t.options('yellow')).toEqual(['greenhorn', 'pass']);
      t.answer('yellow', 'greenhorn');
      expect(t.hand('yellow')).toHaveLength(8);
    });
  });

  it('rearranges its ships in any regroup phase, also on home planets it has no colony on', () => {
    const t = asked({ ...start, ships: { yellow: { 'yellow/5': 0, 'red/2': 2, warp: 0, 'yellow/1': 6 } } });
    expect(t.untilOffered('yellow', 'greenhorn')).toEqual(['greenhorn', 'pass']);
    expect(t.question('yellow')).toMatchObject({ data: { at: 'window:regroup.during' } });
    t.answer('yellow', 'greenhorn');
    expect(t.question('yellow')).toMatchObject({ tag: 'greenhorn.ships', min: 20, max: 20 });
    expect(t.options('yellow')).toEqual(['red/2', 'yellow/1', 'yellow/2', 'yellow/3', 'yellow/4', 'yellow/5']);
    t.answer('yellow', { 'yellow/1': 1, 'yellow/2': 1, 'yellow/5': 8, 'red/2': 10 });
    const at = ['red/2', 'yellow/1', 'yellow/2', 'yellow/3', 'yellow/4', 'yellow/5'].map((x) => t.ships('yellow', x));
    expect(at).toEqual([10, 1, 1, 0, 0, 8]);
    expect(t.events('colony-gained')).toEqual([{ who: 2, planet: 'yellow/5' }]);
    // The only use of the power was the question about a card.
    expect(t.events('power-used')).toHaveLength(1);
  });

  describe('cards', () => {
    const rewards = { rewards: 'both' } as const;

    it('plays its kicker once cards are revealed', () => {
      const t = table(
        { ...seats, red: 'greenhorn', yellow: 'trader' },
        { ...start, hands: { red: ['attack-10', 'kicker-x3'], blue: ['attack-20'] }, options: rewards },
      );
      t.aim('red', 'blue/1');
      t.send('red', { 'red/1': 1 });
      t.runWhile(() => t.question('red')?.data?.at !== 'window:reveal.revealed');
      expect(t.options('red')).toEqual(['greenhorn', 'pass']);
      t.answer('red', 'greenhorn');
      t.run();
      // 30 and 1 against 20 and four ships of four each.
      expect(t.events('outcome')).toMatchObject([{ totals: [31, 36] }]);
      expect(t.events('power-used').filter((e) => e.alien === 'greenhorn' && e.clause !== 'use')).toEqual([]);
    });

    it('no kicker that is cancelled as soon as it lies there', () => {
      const hands = { red: ['attack-10', 'kicker-x3'], blue: ['attack-20', 'kicker-x2-jamming-signal'] };
      const t = table({ red: 'greenhorn', blue: 'macron', yellow: 'tripler' }, { ...start, hands, options: { rewards: 'both' } });
      t.pass('red', 'kicker-x3');
      t.use('blue', 'kicker-x2-jamming-signal');
      t.neverOffered('red', 'greenhorn', { at: 'window:reveal.revealed' });
    });

    it('no kicker in an encounter of others', () => {
      const t = asked({ ...start, hands: { ...start.hands, yellow: ['attack-06', 'kicker-x3'] }, options: rewards });
      t.neverOffered('yellow', 'greenhorn', { at: 'window:reveal.revealed' });
      const ally = asked({ ...start, hands: { ...start.hands, yellow: ['attack-06', 'kicker-x3'] }, options: rewards });
      ally.invite('red', 'yellow');
      ally.ally('yellow', 'offense', { 'yellow/1': 1 });
      ally.neverOffered('yellow', 'greenhorn', { at: 'window:reveal.revealed' });
    });

    it('not a second one', () => {
      const t = table(
        { ...seats, red: 'greenhorn', yellow: 'trader' },
        { ...start, hands: { red: ['attack-10', 'kicker-x3', 'kicker-x2'], blue: ['attack-20'] }, options: rewards },
      );
      t.use('red', 'kicker-x2');
      const revealed: unknown[] = [];
      t.runWhile(() => {
        if (t.question('red')?.data?.at === 'window:reveal.revealed') revealed.push(t.options('red'));
        return t.encounter().phase !== 'resolution';
      });
      expect(revealed).toEqual([]);
      t.done();
    });

    it('reinforces without being involved', () => {
      const t = asked({ ...start, hands: { ...start.hands, yellow: ['attack-06', 'reinforcement-5'], purple: ['reinforcement-3'] } });
      t.aim('red', 'blue/1');
      t.send('red', { 'red/1': 1 });
      t.runWhile(() => t.question('yellow')?.data?.at !== 'window:reveal.reinforce');
      expect(t.options('yellow')).toEqual(['greenhorn', 'pass']);
      t.answer('yellow', 'greenhorn');
      expect(t.question('yellow')).toMatchObject({ tag: 'reinforce.side' });
      t.answer('yellow', 'defense');
      // Purple is not involved either and may not.
      expect(offeredInEncounter(t, 'purple')).toEqual([]);
      expect(t.events('total-changed')).toEqual([{ side: 'defense', n: 5 }]);
      expect(t.pile(Z.discard)).toContain('reinforcement-5');
      expect(t.events('power-used').filter((e) => e.alien === 'greenhorn' && e.clause !== 'use')).toEqual([]);
    });

    it('reinforces as often as it has cards for it, and only with those', () => {
      const t = asked({ ...start, hands: { ...start.hands, yellow: ['reinforcement-2', 'attack-06', 'reinforcement-5'] } });
      t.runWhile(() => t.question('yellow')?.data?.at !== 'window:reveal.reinforce');
      t.answer('yellow', 'greenhorn');
      expect(t.question('yellow')).toMatchObject({ tag: 'greenhorn.reinforce' });
      expect(t.options('yellow').sort()).toEqual(['reinforcement-2', 'reinforcement-5']);
      t.answer('yellow', 'reinforcement-2');
      t.answer('yellow', 'offense');
      t.untilOffered('yellow', 'greenhorn');
      expect(t.question('yellow')).toMatchObject({ data: { at: 'window:reveal.reinforce' } });
      t.answer('yellow', 'greenhorn');
      t.answer('yellow', 'defense');
      expect(t.events('total-changed')).toEqual([
        { side: 'offense', n: 2 },
        { side: 'defense', n: 5 },
      ]);
    });

    it('no reinforcement where nobody may play any', () => {
      const t = asked({
        ...start,
        hands: { red: ['negotiate'], blue: ['negotiate'], yellow: ['attack-06', 'reinforcement-5'] },
        options: { house: { reinforceNegotiate: 'forbidden' } },
      });
      t.neverOffered('yellow', 'greenhorn', { at: 'window:reveal.reinforce' });
    });

    it('cards of other times stay bound to those', () => {
      const hands = {
        red: ['attack-20', 'reinforcement-2'],
        blue: ['attack-04'],
        yellow: ['attack-06', 'emotion-control', 'quash', 'cosmic-zap'],
      };
      const t = asked({ ...start, hands });
      t.untilOffered('red', 'reinforcement-2');
      expect(t.encounter().phase).toBe('reveal');
      expect(t.canRaise('yellow')).toEqual([]);
    });

    it('a rift that anybody may draw for, in the alliance phase of another player', () => {
      const t = asked({ ...start, hands: { ...start.hands, yellow: ['attack-06', 'rift-2'] }, options: rewards });
      t.until('red', 'alliance.invite');
      expect(t.canRaise('yellow')).toEqual(['greenhorn']);
      t.raise('yellow', 'greenhorn');
      t.answer('yellow', 'purple');
      t.until('red', 'alliance.invite');
      expect(t.hand('purple')).toHaveLength(2);
      expect(t.events('power-used')).toHaveLength(1);
    });

    it('as a main player or ally it plays them as everybody does', () => {
      const t = asked({ ...start, hands: { ...start.hands, yellow: ['attack-06', 'reinforcement-5'] } });
      t.invite('red', 'yellow');
      t.ally('yellow', 'offense', { 'yellow/1': 1 });
      t.runWhile(() => t.question('yellow')?.data?.at !== 'window:reveal.reinforce');
      expect(t.options('yellow')).toEqual(['reinforcement-5', 'pass']);
    });

    it('plays artifacts and rifts of the regroup or alliance phase as anybody in any phase', () => {
      const t = asked({
        ...start,
        hands: { ...start.hands, yellow: ['attack-06', 'mobius-tubes', 'force-field', 'rift-1', 'quash', 'emotion-control'] },
        ships: { purple: { warp: 3 }, blue: { 'blue/5': 0 } },
        options: rewards,
      });
      t.until('red', 'planning.select');
      t.raise('yellow', 'greenhorn');
      // There is nobody to send home, and the others have other times.
      expect(t.options('yellow')).toEqual(['mobius-tubes', 'rift-1']);
      t.answer('yellow', 'mobius-tubes');
      t.until('red', 'planning.select');
      expect(t.warp('purple')).toBe(0);
      expect(t.pile(Z.discard)).toContain('mobius-tubes');
    });

    it('a Force Field too, when there are alliances to cancel', () => {
      const t = asked({ ...start, hands: { ...start.hands, yellow: ['attack-06', 'force-field'] } });
      t.invite('red', 'purple');
      t.ally('purple', 'offense', { 'purple/1': 2 });
      t.until('red', 'planning.select');
      t.raise('yellow', 'greenhorn');
      t.runWhile(() => t.question('yellow')?.tag === 'force-field');
      t.until('red', 'planning.select');
      expect(t.encounter().allies).toEqual([[], []]);
    });

    it('nothing that it has kept from being discarded in this encounter', () => {
      const t = asked({ ...start, hands: { ...start.hands, yellow: ['attack-06', 'plague', 'flare:clone'] } });
      t.until('red', 'planning.select');
      t.use('yellow', 'flare:clone');
      t.raise('yellow', 'greenhorn');
      t.until('red', 'planning.select');
      expect(t.hand('yellow')).toContain('plague');
      expect(t.canRaise('yellow')).toEqual([]);
    });

    it('but no Force Field when the encounter is over, though it had allies', () => {
      const t = asked({ ...start, hands: { ...start.hands, yellow: ['attack-06', 'force-field'] } });
      t.invite('red', 'purple');
      t.ally('purple', 'offense', { 'purple/1': 2 });
      t.select('red', 'attack-20');
      t.until('red', 'encounter.second');
      expect(t.encounter().allies).toEqual([[3], []]);
      expect(t.canRaise('yellow')).toEqual([]);
    });

    it('and Mobius Tubes bring nothing into the gate of an encounter that is over', () => {
      const t = asked({
        ...start,
        hands: { red: ['attack-04'], blue: ['attack-20'], yellow: ['attack-06', 'mobius-tubes'], purple: ['attack-08'] },
        ships: { red: { 'red/1': 1, warp: 19 } },
        completed: { purple: ['infinity-drive'] },
        options: { technology: true },
      });
      // Everything that red has is sent and lost.
      t.send('red', { 'red/1': 2 });
      t.untilOffered('purple', 'tech:infinity-drive');
      expect([t.colonies('red'), t.encounter().over]).toEqual([0, true]);
      t.raise('yellow', 'greenhorn');
      expect(t.asked()).toEqual(['purple use']);
      expect(t.pile(Z.discard)).toContain('mobius-tubes');
      expect([t.warp('red'), t.ships('red', 'gate')]).toEqual([20, 0]);
    });

    it('and they can be stopped like any other', () => {
      const t = asked({
        ...start,
        hands: { ...start.hands, yellow: ['attack-06', 'mobius-tubes'], blue: ['attack-04', 'card-zap'] },
        ships: { purple: { warp: 3 } },
      });
      t.until('red', 'planning.select');
      t.raise('yellow', 'greenhorn');
      t.answer('blue', 'card-zap');
      expect(t.warp('purple')).toBe(3);
    });
  });

  describe('wild', () => {
    const aliens = { red: 'trader', blue: 'macron', yellow: 'void' };

    it('draws a new hand when it is out of attacks, of negotiates, or of both', () => {
      for (const cards of [['negotiate'], ['attack-08'], ['quash']]) {
        const t = table(aliens, { ...start, hands: { ...start.hands, yellow: [...cards, 'flare:greenhorn'] } });
        t.until('red', 'launch.aim');
        expect(t.canRaise('yellow')).toEqual(['flare:greenhorn']);
        t.raise('yellow', 'flare:greenhorn');
        expect(t.hand('yellow')).toHaveLength(9);
        expect(t.hand('yellow')).toContain('flare:greenhorn');
      }
      const full = table(aliens, { ...start, hands: { ...start.hands, yellow: ['negotiate', 'attack-08', 'flare:greenhorn'] } });
      full.until('red', 'launch.aim');
      expect(full.canRaise('yellow')).toEqual([]);
    });

    it('is asked about where a card is needed: not of those who select none', () => {
      const hands = { ...start.hands, yellow: ['quash', 'flare:greenhorn'] };
      for (const at of ['window:planning.beforeSelect', 'window:encounter.second'])
        table(aliens, { ...start, hands }).neverOffered('yellow', 'flare:greenhorn', { at });
      // With a card to play it can be raised, but nobody asks.
      const main = table(aliens, { ...start, hands: { ...start.hands, red: ['attack-20', 'flare:greenhorn'] } });
      main.neverOffered('red', 'flare:greenhorn', { at: 'window:planning.beforeSelect' });
    });

    it('saves the turn of an offense without an encounter card', () => {
      const t = table(aliens, {
        ...start,
        destiny: ['blue', 'yellow'],
        hands: { red: ['attack-40', 'flare:greenhorn'], blue: ['attack-04'] },
      });
      t.send('red', { 'red/1': 4 });
      expect(t.untilOffered('red', 'flare:greenhorn')).toEqual(['flare:greenhorn', 'pass']);
      expect(t.question('red')).toMatchObject({ data: { at: 'window:encounter.second' } });
      t.answer('red', 'flare:greenhorn');
      expect(t.until('red', 'encounter.second')).toMatchObject({ kind: 'yesno' });
    });
  });

  describe('super', () => {
    const aliens = { red: 'greenhorn', blue: 'macron', yellow: 'void', purple: 'trader' };
    const position = {
      ...start,
      hands: { red: ['attack-20', 'flare:greenhorn'], blue: ['attack-04'] },
      ships: { yellow: { 'blue/3': 2 }, purple: { 'blue/4': 1, 'yellow/1': 1 }, red: { 'blue/4': 1 } },
    };

    it('encounters whoever has a colony in the system that destiny points to, on that colony', () => {
      const t = table(aliens, position);
      expect(t.untilOffered('red', 'flare:greenhorn')).toEqual(['flare:greenhorn', 'pass']);
      expect(t.question('red')).toMatchObject({ data: { at: 'window:destiny.afterDrawn' } });
      t.answer('red', 'flare:greenhorn');
      // Purple's only colony there is one that red shares.
      expect(t.options('red')).toEqual(['blue', 'yellow']);
      t.answer('red', 'yellow');
      t.until('red', 'launch.ships');
      expect(t.encounter()).toMatchObject({ defense: 2 });
      expect(t.events('gate-aimed')).toEqual([{ planet: 'blue/3' }]);
    });

    it('on a colony also of the player at home there', () => {
      const t = table(aliens, { ...position, ships: { ...position.ships, blue: { 'blue/5': 0 } } });
      t.use('red', 'flare:greenhorn');
      t.plan('red', 'greenhorn.defense', 'blue');
      t.until('red', 'launch.aim');
      expect(t.options('red')).toEqual(['blue/1', 'blue/2', 'blue/3']);
    });

    it('but nobody without one', () => {
      const away = { 'purple/3': 20 };
      const t = table(aliens, { ...position, ships: { ...position.ships, blue: away } });
      t.use('red', 'flare:greenhorn');
      t.until('red', 'launch.ships');
      expect(t.encounter().defense).toBe(2);
    });

    it('is not offered when somebody has decided already against whom it goes', () => {
      const two = { red: 'greenhorn+will', blue: 'macron+clone', yellow: 'void+mutant', purple: 'trader+healer' };
      const t = table(two, { ...position, options: { powers: 2 } });
      expect(t.untilOffered('red', 'will')).toEqual(['flare:greenhorn', 'will']);
      t.answer('red', 'will');
      t.neverOffered('red', 'flare:greenhorn');
    });

    it('in its own system it is for the others there, not for itself', () => {
      const t = table(aliens, { ...position, destiny: ['red'], ships: { yellow: { 'red/3': 2 }, blue: { 'red/4': 1 } } });
      t.use('red', 'flare:greenhorn');
      t.until('red', 'greenhorn.defense');
      expect(t.options('red')).toEqual(['blue', 'yellow']);
    });

    it('is not offered when destiny leaves the system open', () => {
      const t = table(aliens, { ...position, destiny: ['wild'] });
      t.neverOffered('red', 'flare:greenhorn');
    });
  });
});

describe('Greenhorn flare by role', () => {
  it('super: is not for an encounter of others', () => {
    const t = asked({ ...start, ships: { purple: { 'blue/2': 1 } }, hands: { ...start.hands, yellow: ['attack-06', 'flare:greenhorn'] } });
    t.neverOffered('yellow', 'flare:greenhorn');
  });
});

describe('Greenhorn with few planets', () => {
  // The Witness lets everybody keep their powers.
  const witness = { ...start, hazards: ['witness'], options: { hazards: true } };
  const four = ['yellow/2', 'yellow/3', 'yellow/4', 'yellow/5'];
  const offered = (gone: readonly string[], yellow: { readonly [place: string]: number }): boolean => {
    const t = asked({ ...witness, gone, ships: { yellow } });
    const asks = (): boolean => {
      const d = t.question('yellow');
      return d?.data?.at === 'window:regroup.during';
    };
    t.runWhile(() => t.encounter().phase !== 'launch' && !asks());
    return asks();
  };

  it('rearranges ships where there is more than one place for them, and ships to move', () => {
    expect(offered([], { out: 20 })).toBe(false);
    expect(offered(four, { out: 16 })).toBe(false);
    expect(offered(four.slice(1), { 'yellow/2': 0, out: 16 })).toBe(true);
    expect(offered(four, { 'blue/2': 1, out: 16 })).toBe(true);
  });
});
