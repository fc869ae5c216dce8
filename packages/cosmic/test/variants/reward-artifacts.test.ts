import { Z } from '@parley/cosmic';
import type { Scenario } from '@parley/cosmic/testing';
import { describe, expect, it } from 'vitest';
import { offeredInEncounter } from '../offers.ts';

import { fight, totals } from './rewards.ts';

/** Plays an artifact that can be played at any time, now. */
function plays(t: Scenario, colour: string, card: string): void {
  t.until('red', 'launch.aim');
  t.raise(colour, card);
}

const rewardPile = (t: Scenario): string[] => t.pile(t.state.rewards?.discard ?? -1);

describe('the artifacts of the reward decks', () => {
  const artifacts = (deck: string): string[] => {
    const t = fight({ red: ['attack-10'], blue: ['attack-06'] }, {}, { options: { rewards: deck } });
    const { first = 0, end = 0 } = t.state.rewards ?? {};
    const faces = t.state.face.slice(first, end);
    return faces.filter((x) => /zap|finder|space-junk|rebirth|solar-wind|victory-boon/.test(x)).sort();
  };

  it('[incursion-other-03] Incursion has several, among them another Cosmic Zap and another Card Zap', () => {
    expect(artifacts('incursion')).toEqual(['card-zap', 'cosmic-zap', 'finder', 'hand-zap', 'space-junk']);
  });

  it('[dominion-other-02] Dominion has several new ones', () => {
    expect(artifacts('dominion')).toEqual(['omni-zap', 'rebirth', 'ship-zap', 'solar-wind', 'victory-boon']);
  });
});

describe('Hand Zap', () => {
  it('at the start of an encounter somebody, even its player, discards the hand and draws eight cards', () => {
    const t = fight({ red: ['attack-10'], blue: ['attack-06', 'morph'], purple: ['hand-zap', 'attack-04'] });
    t.untilOffered('purple', 'hand-zap');
    expect(t.question('purple')?.data).toMatchObject({ at: 'window:encounter.start' });
    t.answer('purple', 'hand-zap');
    expect(t.options('purple')).toEqual(['purple', 'red', 'yellow', 'blue']);
    t.answer('purple', 'blue');
    expect(t.events('hand-shown')).toEqual([{ who: 2, cards: ['attack-06', 'morph'] }]);
    expect(t.hand('blue')).toHaveLength(8);
    expect(rewardPile(t)).toEqual(['hand-zap']);
  });

  it('takes the eight as they come, and can be card-zapped', () => {
    const junk = ['plague', 'quash', 'ionic-gas', 'force-field', 'emotion-control', 'card-zap', 'cosmic-zap', 'mobius-tubes'];
    const t = fight({ red: ['attack-10'], blue: ['attack-06'], purple: ['hand-zap'] }, {}, { deck: junk });
    t.use('purple', 'hand-zap');
    t.plan('purple', 'hand-zap', 'blue');
    t.until('red', 'launch.aim');
    expect(t.hand('blue')).toEqual([...junk].sort());
    const zapped = fight({ red: ['attack-10', 'card-zap'], blue: ['attack-06'], purple: ['hand-zap'] });
    zapped.use('purple', 'hand-zap');
    zapped.plan('purple', 'hand-zap', 'blue');
    zapped.cardZap('red', 'hand-zap');
    zapped.until('red', 'launch.aim');
    expect(zapped.hand('blue')).toEqual(['attack-06']);
  });
});

describe('Finder', () => {
  it('looks at a hand and takes the named card if it is there and wanted', () => {
    const t = fight({ red: ['attack-10'], blue: ['attack-06', 'attack-40'], purple: ['finder', 'morph'] });
    plays(t, 'purple', 'finder');
    expect(t.options('purple')).toEqual(['red', 'yellow', 'blue']);
    t.answer('purple', 'blue');
    // Any card that a hand can hold may be named, not only those that are there.
    const d = t.question('purple');
    expect(d).toMatchObject({ kind: 'name', tag: 'finder.card', data: { from: 2 } });
    expect(t.options('purple')).toEqual(expect.arrayContaining(['attack-40', 'attack-30', 'plague', 'rift-3', 'flare:zombie']));
    expect(t.options('purple').filter((x) => /^(destiny|tech|hazard):/.test(x))).toEqual([]);
    t.answer('purple', 'attack-40');
    expect(t.events('card-named')).toEqual([{ by: 3, from: 2, card: 'attack-40' }]);
    expect(t.question('purple')).toMatchObject({ kind: 'yesno', tag: 'finder.take', data: { from: 2, card: 'attack-40' } });
    t.answer('purple', true);
    expect(t.hand('purple')).toEqual(['attack-40', 'morph']);
    expect(t.hand('blue')).toEqual(['attack-06']);
    expect(rewardPile(t)).toEqual(['finder']);
  });

  it('sees the hand even when the card is not in it', () => {
    const t = fight({ red: ['attack-10'], blue: ['attack-06', 'morph'], purple: ['finder', 'attack-04'] });
    plays(t, 'purple', 'finder');
    t.answer('purple', 'blue');
    t.answer('purple', 'attack-40');
    expect(t.asked()).toEqual(['red launch.aim']);
    const seen = (t.view('purple').lingering as { seen?: { cards: string[] } }[]).flatMap((x) => x.seen?.cards ?? []);
    expect(seen).toEqual(['attack-06', 'morph']);
    expect(JSON.stringify(t.view('yellow').lingering)).not.toContain('morph');
    expect(t.hand('blue')).toEqual(['attack-06', 'morph']);
  });

  it('[faq-incursion-2] nobody can answer it with anything but a Card Zap, which cancels it', () => {
    const hands = {
      red: ['attack-10'],
      blue: ['attack-40', 'flare:human', 'cosmic-zap', 'card-zap', 'emotion-control'],
      purple: ['finder'],
    };
    const t = fight(hands);
    plays(t, 'purple', 'finder');
    t.answer('purple', 'blue');
    t.answer('purple', 'attack-40');
    expect(t.asked()).toEqual(['blue use']);
    expect(t.options('blue')).toEqual(['card-zap', 'pass']);
    t.answer('blue', 'card-zap');
    expect(t.events('cards-seen')).toEqual([]);
    expect(t.hand('blue')).toContain('attack-40');
    expect(t.asked()).toEqual(['red launch.aim']);
  });

  it('[faq-general-12] an effect is completed before another begins: between name and card only a zap can come', () => {
    const t = fight(
      { red: ['attack-10', 'mobius-tubes'], blue: ['attack-40', 'space-junk'], purple: ['finder'] },
      {},
      { discard: ['morph'] },
    );
    plays(t, 'purple', 'finder');
    expect(t.canRaise('blue')).toEqual(['space-junk']);
    // Blue would like to do something first: it is served when the Finder is done.
    t.raise('blue', 'space-junk');
    t.answer('purple', 'blue');
    t.answer('purple', 'attack-40');
    expect(t.asked()).toEqual(['purple finder.take']);
    t.answer('purple', true);
    expect(t.asked()).toEqual(['blue space-junk.who']);
    expect(t.hand('purple')).toEqual(['attack-40']);
  });

  it('R26.8 a rift that it takes detonates', () => {
    const t = fight({ red: ['attack-10'], blue: ['attack-06', 'rift-3'], purple: ['finder'] });
    plays(t, 'purple', 'finder');
    t.answer('purple', 'blue');
    t.answer('purple', 'rift-3');
    t.plan('purple', 'finder.take', true);
    t.until('red', 'launch.aim');
    expect(t.hand('purple')).not.toContain('rift-3');
    expect(rewardPile(t)).toContain('rift-3');
  });
});

describe('Space Junk', () => {
  it('somebody, even its player, takes the top card of the discard pile', () => {
    const t = fight({ red: ['attack-10'], blue: ['attack-06'], purple: ['space-junk'] }, {}, { discard: ['plague', 'morph'] });
    plays(t, 'purple', 'space-junk');
    expect(t.question('purple')).toMatchObject({ tag: 'space-junk.who', data: { card: 'morph' } });
    expect(t.options('purple')).toEqual(['purple', 'red', 'yellow', 'blue']);
    t.answer('purple', 'yellow');
    expect(t.hand('yellow')).toContain('morph');
    expect(t.pile(Z.discard)).toEqual(['plague']);
  });

  it('[faq-general-29] [dominion-rewards-06] all of several cards that were discarded together are open, and any of them can be chosen', () => {
    // Blue has no encounter card and discards its hand.
    const t = fight(
      {
        red: ['attack-10', 'finder'],
        blue: ['plague', 'quash', 'reinforcement-2'],
        purple: ['space-junk'],
        yellow: ['attack-05', 'flare:reserve'],
      },
      {},
      { discard: ['morph'] },
    );
    // Who could take a reinforcement on its way there sees all of them, too.
    t.untilOffered('yellow', 'flare:reserve');
    expect(t.question('yellow')?.data).toMatchObject({ cards: ['plague', 'quash', 'reinforcement-2'] });
    t.answer('yellow', 'pass');
    t.until('red', 'planning.select');
    for (const seat of ['red', 'purple', null])
      expect((t.view(seat)[`zone:${Z.discard}`] as string[]).map((x) => x.split('#')[0])).toEqual([
        'morph',
        'plague',
        'quash',
        'reinforcement-2',
      ]);
    // A reward card that comes to its own pile afterwards does not lie on top of them.
    t.raise('red', 'finder');
    t.answer('red', 'purple');
    t.plan('red', 'finder.card', 'attack-40');
    t.until('red', 'planning.select');
    expect(rewardPile(t)).toEqual(['finder']);
    t.raise('purple', 'space-junk');
    expect(t.question('purple')).toMatchObject({ tag: 'space-junk.card' });
    expect(t.options('purple')).toEqual(['plague', 'quash', 'reinforcement-2']);
    t.answer('purple', 'quash');
    t.answer('purple', 'purple');
    t.until('red', 'planning.select');
    expect(t.hand('purple')).toEqual(['quash']);
  });

  it('[dominion-rewards-06] does not reach the discard pile of the reward deck', () => {
    const t = fight({ red: ['attack-10'], blue: ['attack-06'], purple: ['space-junk'] }, {}, { rewardDiscard: ['kicker-x2'] });
    t.until('red', 'launch.aim');
    expect(t.canRaise('purple')).toEqual([]);
    const both = fight(
      { red: ['attack-10'], blue: ['attack-06'], purple: ['space-junk'] },
      {},
      { rewardDiscard: ['kicker-x2'], discard: ['morph'] },
    );
    plays(both, 'purple', 'space-junk');
    both.answer('purple', 'purple');
    expect(both.hand('purple')).toEqual(['morph']);
  });
});

describe('Rebirth', () => {
  it('lets a player of choice move ships to planets of the own home system, empty or not', () => {
    const t = fight({ red: ['attack-10'], blue: ['attack-06'], purple: ['rebirth'] }, {}, { ships: { blue: { 'blue/1': 0, 'red/2': 3 } } });
    t.use('purple', 'rebirth');
    t.plan('purple', 'rebirth', 'blue');
    expect(t.until('blue', 'rebirth.ships')).toMatchObject({ kind: 'spread', min: 0, max: 20 });
    t.answer('blue', { 'red/2': 2, 'blue/3': 1 });
    expect(t.options('blue')).toEqual(['blue/1', 'blue/2', 'blue/3', 'blue/4', 'blue/5']);
    t.answer('blue', { 'blue/1': 3 });
    expect([t.ships('blue', 'blue/1'), t.ships('blue', 'red/2')]).toEqual([3, 1]);
    expect(t.events('colony-gained')).toEqual([{ who: 2, planet: 'blue/1' }]);
  });

  it('need not be used by that player', () => {
    const t = fight({ red: ['attack-10'], blue: ['attack-06'], purple: ['rebirth'] });
    t.use('purple', 'rebirth');
    t.plan('purple', 'rebirth', 'purple');
    t.plan('purple', 'rebirth.ships', {});
    t.until('red', 'launch.aim');
    expect(t.events('ships-moved')).toEqual([]);
  });
});

describe('Ship Zap', () => {
  it('sends any ship to the warp, wherever it is, even one that has left the game', () => {
    const t = fight({ red: ['attack-10'], blue: ['attack-06'], purple: ['ship-zap'] }, {}, { ships: { yellow: { out: 2, warp: 1 } } });
    plays(t, 'purple', 'ship-zap');
    const places = t.options('purple');
    expect(places).toEqual(expect.arrayContaining(['red/1@red', 'blue/3@blue', 'purple/2', 'out@yellow']));
    expect(places.some((x) => x.startsWith('warp'))).toBe(false);
    t.answer('purple', { 'out@yellow': 1 });
    expect([t.out('yellow'), t.warp('yellow')]).toEqual([1, 2]);
  });

  it('leaves an offense whose last ship is gone with none, and the encounter goes on', () => {
    const t = fight({ red: ['attack-10'], blue: ['attack-06'], purple: ['ship-zap'] });
    t.owner.plans.length = 0;
    t.send('red', { 'red/1': 1 });
    t.until('red', 'alliance.invite');
    t.raise('purple', 'ship-zap');
    t.answer('purple', { 'gate@red': 1 });
    t.run();
    expect(totals(t)).toEqual([10, 10]);
  });

  it('can be answered by those who save ships', () => {
    const t = fight({ red: ['attack-10'], blue: ['attack-06'], purple: ['ship-zap'] }, { yellow: 'zombie' });
    plays(t, 'purple', 'ship-zap');
    t.answer('purple', { 'yellow/1@yellow': 1 });
    t.until('red', 'launch.aim');
    expect(t.warp('yellow')).toBe(0);
  });
});

describe('Solar Wind', () => {
  it('winning defensive allies land, and winning offensive allies get rewards', () => {
    const hands = { red: ['attack-10', 'solar-wind'], blue: ['attack-20'] };
    const t = fight(hands);
    t.invite('blue', 'purple');
    t.ally('purple', 'defense', { 'purple/1': 2 });
    t.use('red', 'solar-wind');
    t.run();
    expect(t.ships('purple', 'blue/1')).toBe(2);
    expect(t.events('rewards')).toEqual([]);
    const won = fight({ ...hands, blue: ['attack-01'] });
    won.invite('red', 'purple');
    won.ally('purple', 'offense', { 'purple/1': 2 });
    won.use('red', 'solar-wind');
    won.run();
    expect([won.ships('purple', 'blue/1'), won.ships('red', 'blue/1')]).toEqual([0, 3]);
    expect(won.events('rewards')).toMatchObject([{ who: 3 }]);
  });

  it('puts it right again when something had exchanged it already', () => {
    const t = fight(
      { red: ['attack-10', 'solar-wind'], blue: ['attack-20'] },
      {},
      { destiny: ['blue!'], hazardDeck: ['reward-reversal'], options: { rewards: 'both', hazards: true } },
    );
    t.invite('blue', 'purple');
    t.ally('purple', 'defense', { 'purple/1': 2 });
    t.use('red', 'solar-wind');
    t.run();
    expect(t.ships('purple', 'blue/1')).toBe(0);
    expect(t.events('rewards')).toMatchObject([{ who: 3 }]);
  });

  it('is offered only where there are allies', () => {
    const t = fight({ red: ['attack-10', 'solar-wind'], blue: ['attack-20'] });
    expect(offeredInEncounter(t, 'red')).toEqual([]);
  });
});

describe('Victory Boon', () => {
  it('a defense that has won gets a reward for each of its own ships in the encounter', () => {
    const t = fight({ red: ['attack-01'], blue: ['attack-20'], purple: ['victory-boon'] }, {}, { ships: { blue: { 'blue/1': 2 } } });
    t.use('purple', 'victory-boon');
    t.run();
    expect(t.events('rewards')).toMatchObject([{ who: 2, ships: 0 }]);
    expect(t.hand('blue')).toHaveLength(2);
    expect(t.why('rewards')[0]).toBe('card:victory-boon');
  });

  it('is nothing for a winning offense', () => {
    const t = fight({ red: ['attack-20'], blue: ['attack-01'], purple: ['victory-boon'] });
    expect(offeredInEncounter(t, 'purple')).toEqual([]);
  });
});

describe('Victory Boon after Ionic Gas', () => {
  it('is not offered to a defense that may have no rewards any more', () => {
    const hands = { red: ['attack-01', 'ionic-gas'], blue: ['attack-40', 'victory-boon'] };
    const t = fight(hands);
    t.use('red', 'ionic-gas');
    t.neverOffered('blue', 'victory-boon');
    expect(t.hand('blue')).toContain('victory-boon');
    const kept = fight(hands);
    expect(kept.untilOffered('blue', 'victory-boon')).toEqual(['victory-boon', 'pass']);
  });
});
