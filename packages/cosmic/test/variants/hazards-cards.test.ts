import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { offeredInEncounter } from '../offers.ts';
import { discardedHazards, hazardTable, inPlay } from './hazards.ts';
import { SEATS } from './variant-table.ts';

describe('Cosmic Nebula', () => {
  it('zaps every power that is used', () => {
    const t = hazardTable('cosmic-nebula', { hands: { red: ['attack-15'], blue: ['attack-10'] } });
    t.send('red', { 'red/1': 1 });
    t.use('blue', 'mirror');
    t.run();
    expect(t.events('power-zapped')).toEqual([{ who: 1, alien: 'mirror' }]);
    expect(t.why('power-zapped')[0]).toBe('card:hazard:cosmic-nebula');
    expect(t.events('card-changed')).toEqual([]);
    expect(t.events('outcome')).toMatchObject([{ totals: [16, 14] }]);
  });

  it('[faq-hazards-07] is no artifact: neither a Card Zap nor the Anti-Matter flare stops it', () => {
    const t = hazardTable('cosmic-nebula', {
      hands: { red: ['attack-15', 'card-zap', 'flare:anti-matter'], blue: ['attack-10', 'card-zap'] },
    });
    t.send('red', { 'red/1': 1 });
    t.use('blue', 'mirror');
    expect(offeredInEncounter(t, 'blue').filter((x) => x === 'card-zap')).toEqual([]);
    expect(t.events('power-zapped')).toHaveLength(1);
    expect(t.events('card-played')).toEqual([]);
    // The Mirror has not worked.
    expect(t.events('card-changed')).toEqual([]);
    expect(t.events('outcome')).toMatchObject([{ totals: [16, 14] }]);
  });
});

describe('Cosmic Upheaval', () => {
  it('shuffles all hands together and deals as many to everybody as before', () => {
    const hands = {
      red: ['attack-10', 'attack-08', 'attack-12'],
      blue: ['attack-06', 'attack-04'],
      yellow: ['plague'],
      purple: ['negotiate', 'morph'],
    };
    const t = hazardTable('cosmic-upheaval', { hands, seed: 'mixed' });
    t.runTo('launch');
    expect(t.events('hands-shuffled')).toHaveLength(1);
    const colours = ['red', 'blue', 'yellow', 'purple'] as const;
    expect(colours.map((c) => t.hand(c).length)).toEqual([3, 2, 1, 2]);
    expect(colours.flatMap((c) => t.hand(c)).sort()).toEqual(Object.values(hands).flat().sort());
    expect(colours.map((c) => t.hand(c))).not.toEqual(colours.map((c) => [...hands[c]].sort()));
  });

  it('cannot be answered with a card, unlike other hazards', () => {
    const zap = { options: { hazards: true, rewards: 'dominion' }, hands: { yellow: ['omni-zap'] } } as const;
    const t = hazardTable('cosmic-upheaval', { ...zap, hands: { ...zap.hands, red: ['attack-10'], blue: ['attack-08'] } });
    t.neverOffered('yellow', 'omni-zap', { at: 'event:hazard.drawn' });
    expect(t.events('hands-shuffled')).toHaveLength(1);
    expect(hazardTable('energy-fields', zap).untilOffered('yellow', 'omni-zap')).toEqual(['omni-zap', 'pass']);
  });
});

describe('Energy Fields', () => {
  it('[faq-hazards-08] each main player draws two cards before invitations, and shows them to all players in the game', () => {
    const t = hazardTable('energy-fields', { deck: ['attack-20', 'negotiate', 'morph', 'plague'] });
    t.until('red', 'alliance.invite');
    expect(t.events('cards-shown')).toEqual([
      { who: 0, cards: ['attack-20', 'negotiate'] },
      { who: 1, cards: ['morph', 'plague'] },
    ]);
    expect(t.hand('red')).toEqual(['attack-08', 'attack-10', 'attack-20', 'negotiate']);
    const seen = (colour: string, from: number): unknown =>
      (t.view(colour).lingering as { seen?: { from: number; cards: string[] } }[]).find((x) => x.seen?.from === from)?.seen?.cards;
    for (const colour of ['blue', 'yellow', 'purple']) expect(seen(colour, 0), colour).toEqual(['attack-20', 'negotiate']);
    for (const colour of ['red', 'yellow', 'purple']) expect(seen(colour, 1), colour).toEqual(['morph', 'plague']);
  });

  it('R25.7 waits for that moment', () => {
    const t = hazardTable('energy-fields', { deck: ['attack-20', 'negotiate', 'morph', 'plague'] });
    t.runTo('launch');
    expect(t.hand('red')).toHaveLength(2);
  });
});

describe('Galactic Council', () => {
  it('has all players make one deal instead of an encounter; made, it is a success', () => {
    const t = hazardTable('galactic-council', { hands: { red: ['attack-10', 'attack-08'], blue: ['negotiate'], yellow: ['morph'] } });
    expect(t.asked()).toEqual(['red deal', 'blue deal', 'yellow deal', 'purple deal']);
    t.offer('red', { red: ['attack-10 > purple'], yellow: ['any > red'], purple: ['colony purple/1 > blue'] });
    for (const colour of ['blue', 'yellow', 'purple']) t.accept(colour);
    t.plan('blue', 'deal.found', { 'blue/1': 1 });
    t.until('red', 'encounter.second');
    expect(t.events('deal-made')).toEqual([{ parties: [0, 1, 2, 3] }]);
    expect([t.hand('purple'), t.hand('red')]).toEqual([['attack-10'], ['attack-08', 'morph']]);
    expect(t.ships('blue', 'purple/1')).toBe(1);
    expect(t.events('defense')).toEqual([]);
  });

  it('what it comes to is told like any other deal: a failed one makes the Reincarnator another alien', () => {
    const position = { hands: { red: ['attack-10', 'attack-08'], blue: ['negotiate'] }, strict: ['red'] as const };
    const seats = { red: 'reincarnator', blue: 'mirror', yellow: 'sorcerer', purple: 'trader' };
    const failed = hazardTable('galactic-council', position, seats);
    failed.leave('red');
    failed.run();
    expect(failed.events('power-used').map((x) => x.alien)).toContain('reincarnator');
    expect(failed.state.sheets.filter((x) => x.owner === 0)).toHaveLength(2);

    const made = hazardTable('galactic-council', position, seats);
    made.offer('red', { red: ['attack-08 > blue'] });
    for (const colour of ['blue', 'yellow', 'purple']) made.accept(colour);
    made.until('red', 'encounter.second');
    expect(made.state.sheets.filter((x) => x.owner === 0)).toHaveLength(1);
    expect(made.encounter()).toMatchObject({ phase: 'resolution', defense: -1, success: true });
  });

  it('costs everybody three ships when even one refuses', () => {
    const t = hazardTable('galactic-council', { hands: { red: ['attack-10', 'attack-08'] } });
    t.offer('red', { red: ['attack-10 > purple'] });
    t.accept('blue');
    t.accept('yellow');
    t.leave('purple');
    t.run();
    expect(['red', 'blue', 'yellow', 'purple'].map((c) => t.warp(c))).toEqual([3, 3, 3, 3]);
    expect(t.turn()).toBe('blue');
    expect(discardedHazards(t)).toEqual(['galactic-council']);
  });
});

describe('Mirror Universe', () => {
  it('turns the deck into the discard pile and the discard pile, shuffled, into the deck', () => {
    const t = hazardTable(null, {
      hazardDeck: ['mirror-universe'],
      destiny: ['blue'],
      deck: ['attack-20', 'attack-15'],
      discard: ['negotiate', 'morph', 'plague'],
    });
    const deck = t.pile(Z.deck);
    const mirrored = hazardTable('mirror-universe', { deck: ['attack-20', 'attack-15'], discard: ['negotiate', 'morph', 'plague'] });
    expect(mirrored.pile(Z.deck).sort()).toEqual(['morph', 'negotiate', 'plague']);
    expect(mirrored.pile(Z.discard)).toHaveLength(deck.length);
    // Turned over: what was on top is at the bottom.
    expect(mirrored.pile(Z.discard).slice(0, 2)).toEqual(['attack-20', 'attack-15']);
    expect(mirrored.events('deck-mirrored')).toEqual([{ n: 3 }]);
  });

  it('what the Scavenger has heaped up is part of the pile that becomes the deck', () => {
    const t = hazardTable(
      'mirror-universe',
      {
        destiny: ['blue', 'yellow!'],
        hands: { red: ['attack-20', 'attack-10'], blue: ['attack-00', 'attack-06'] },
        discard: ['negotiate'],
      },
      { red: 'scavenger', blue: 'mirror', yellow: 'sorcerer' },
    );
    t.plan('red', 'encounter.second', true);
    t.run();
    expect(t.events('cards-heaped')).toEqual([{ who: 0, cards: ['attack-20'] }]);
    t.runTo('launch');
    expect(t.pile(Z.deck).sort()).toEqual(['attack-00', 'attack-20', 'negotiate']);
  });
});

describe('Psychic Switcheroo', () => {
  const seats = { red: 'warrior', blue: 'mirror', yellow: 'sorcerer', purple: 'trader' };

  it('[faq-hazards-11] the main players exchange powers, with their tokens, and do not trade back', () => {
    const t = hazardTable('psychic-switcheroo', { tokens: { warrior: 5 } }, seats);
    t.runTo('launch');
    expect([t.sheet('warrior').owner, t.sheet('mirror').owner]).toEqual([1, 0]);
    expect(t.sheet('warrior').tokens).toBe(5);
    t.run();
    expect([t.sheet('warrior').owner, t.sheet('mirror').owner]).toEqual([1, 0]);
    expect(t.events('sheets-swapped')).toHaveLength(1);
  });

  it('R34.5 by house rule they do when the encounter ends', () => {
    const t = hazardTable('psychic-switcheroo', { options: { house: { switcheroo: 'encounter' } } }, seats);
    t.runTo('planning');
    expect([t.sheet('warrior').owner, t.sheet('mirror').owner]).toEqual([1, 0]);
    t.run();
    expect([t.sheet('warrior').owner, t.sheet('mirror').owner]).toEqual([0, 1]);
  });
});

describe('Sea of Stars', () => {
  it('allies may commit ships out of the warp, within the usual limit', () => {
    const t = hazardTable('sea-of-stars', {
      hands: { red: ['attack-20'], blue: ['attack-00'] },
      ships: { yellow: { warp: 6 }, red: { warp: 3 } },
    });
    expect(t.until('red', 'launch.ships')).toMatchObject({ max: 4 });
    expect(t.options('red')).not.toContain('warp');
    t.invite('red', 'yellow');
    t.plan('yellow', 'alliance.answer', 'offense');
    const d = t.until('yellow', 'alliance.ships');
    expect(d).toMatchObject({ min: 1, max: 4 });
    expect(t.options('yellow')).toContain('warp');
    t.answer('yellow', { warp: 4 });
    t.run();
    expect(t.warp('yellow')).toBe(2);
    expect(t.foreign('yellow')).toBe(1);
  });

  it('leaves nothing to do for whoever else would let an ally take ships out of the warp', () => {
    const position = {
      hands: { red: ['attack-20'], blue: ['attack-00'], yellow: ['attack-01', 'flare:observer'] },
      ships: { red: { warp: 3 }, yellow: { warp: 3 } },
    };
    const join = (seats: object) => {
      const t = hazardTable('sea-of-stars', position, { ...SEATS, ...seats });
      t.invite('red', 'yellow');
      t.ally('yellow', 'offense', { 'yellow/1': 1, warp: 2 });
      return t;
    };
    // Neither the super flare of the Observer nor the power of the Wormhole.
    join({ yellow: 'observer' }).neverOffered('yellow', 'flare:observer');
    join({ yellow: 'wormhole' }).neverOffered('yellow', 'wormhole');
    // Of the offense the hazard says nothing: its own ships are as usual, those of its allies need no help.
    const t = join({ red: 'wormhole' });
    t.strict('red');
    t.pass('red', 'wormhole', 1, { at: 'window:launch.commit' });
    t.run();
    expect([t.ships('yellow', 'blue/1'), t.warp('yellow')]).toEqual([3, 1]);
  });

  it('R5.4 survivors of an ally without a colony found one on a home planet instead of falling back into the warp', () => {
    const stranded = { hands: { red: ['attack-00'], blue: ['attack-20'] }, ships: { yellow: { warp: 20 } } };
    const t = hazardTable('sea-of-stars', stranded);
    t.invite('blue', 'yellow');
    t.ally('yellow', 'defense', { warp: 3 });
    expect(t.until('yellow', 'regroup.refound')).toMatchObject({ from: 'rule:R5.4' });
    expect(t.options('yellow')).toEqual(['yellow/1', 'yellow/2', 'yellow/3', 'yellow/4', 'yellow/5']);
    t.answer('yellow', 'yellow/2');
    expect([t.ships('yellow', 'yellow/2'), t.warp('yellow')]).toEqual([3, 17]);

    // Losers go back all the same.
    const lost = hazardTable('sea-of-stars', { ...stranded, hands: { red: ['attack-20'], blue: ['attack-00'] } });
    lost.invite('blue', 'yellow');
    lost.ally('yellow', 'defense', { warp: 3 });
    lost.run();
    expect([lost.colonies('yellow'), lost.warp('yellow')]).toEqual([0, 20]);

    // Also those who are sent home before it is decided.
    const sent = hazardTable('sea-of-stars', { ...stranded, hands: { ...stranded.hands, purple: ['force-field'] } });
    sent.invite('red', 'yellow');
    sent.ally('yellow', 'offense', { warp: 2 });
    sent.use('purple', 'force-field');
    sent.plan('purple', 'force-field', ['yellow']);
    sent.plan('yellow', 'regroup.refound', 'yellow/5');
    sent.run();
    expect([sent.ships('yellow', 'yellow/5'), sent.warp('yellow')]).toEqual([2, 18]);
  });
});

describe('Temporal Anomaly', () => {
  it('[faq-hazards-02] turns go the other way from then on, until another effect changes the order', () => {
    const t = hazardTable(null, {
      hazardDeck: ['temporal-anomaly'],
      destiny: ['blue!', 'yellow', 'blue', 'yellow'],
      hands: { red: ['attack-00'], blue: ['attack-20'], yellow: ['attack-20'], purple: ['attack-01'] },
    });
    t.run();
    expect(discardedHazards(t)).toEqual(['temporal-anomaly']);
    expect((t.view(null).hazards as { backwards: boolean }).backwards).toBe(true);
    expect(t.turn()).toBe('purple');
    t.run();
    expect(t.turn()).toBe('yellow');
    const again = hazardTable(null, {
      hazardDeck: ['temporal-anomaly', 'temporal-anomaly'],
      destiny: ['blue!', 'yellow!', 'blue'],
      hands: { red: ['attack-00'], blue: ['attack-20'], yellow: ['attack-20'], purple: ['attack-01'] },
    });
    again.run();
    expect(again.turn()).toBe('purple');
    again.run();
    expect(again.turn()).toBe('red');
    expect((again.view(null).hazards as { backwards: boolean }).backwards).toBe(false);
  });

  it('[faq-hazards-12] changes neither the timing order nor the order in which invitations are answered', () => {
    const t = hazardTable('temporal-anomaly', { hands: { red: ['attack-00'], blue: ['attack-20'], purple: ['attack-08'] } });
    t.invite('red', 'yellow', 'purple');
    t.until('yellow', 'alliance.answer');
    expect(t.asked()).toEqual(['yellow alliance.answer']);
    t.answer('yellow', 'decline');
    expect(t.asked()).toEqual(['purple alliance.answer']);
    t.run();
    // The next offense is purple, against yellow: the others still come clockwise, red before blue.
    expect(t.turn()).toBe('purple');
    expect(t.table.rules.timing(t.table.game)).toEqual([3, 2, 0, 1]);
  });

  it('leaves nothing in play', () => {
    const t = hazardTable('temporal-anomaly');
    t.run();
    expect(inPlay(t)).toEqual([]);
  });
});
