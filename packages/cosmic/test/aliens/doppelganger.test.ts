import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { cardsIn, moveCard } from '../../rules/cards/zones.ts';
import { table } from '../table.ts';

const SEATS = { red: 'doppelganger', blue: 'void', yellow: 'healer', green: 'macron' };
const START = { turn: 'red', destiny: ['blue'] } as const;
const YELLOW = ['attack-30', 'attack-08', 'negotiate', 'plague'];

describe('Doppelganger', () => {
  it('begins encounters that effects give it without an encounter card: by an Infinity Drive, or the Warrior flare', () => {
    const hands = { red: ['quash'], blue: ['attack-20', 'attack-08'], yellow: ['attack-30', 'attack-04'], green: ['attack-06'] };
    const position = {
      turn: 'blue',
      destiny: ['yellow', 'blue'],
      completed: { red: ['infinity-drive'] },
      options: { technology: true },
    } as const;
    const t = table(SEATS, { ...position, hands });
    t.use('red', 'tech:infinity-drive', { at: 'window:encounter.after' });
    t.until('red', 'doppelganger.haunt');
    expect(t.encounter()).toMatchObject({ offense: 0, defense: 1, extra: true });
    // Nobody else does.
    table({ ...SEATS, red: 'loser' }, { ...position, hands }).neverOffered('red', 'tech:infinity-drive');

    const attacked = { turn: 'blue', destiny: ['red'], hands: { ...hands, red: ['flare:warrior'] } } as const;
    const u = table(SEATS, attacked);
    u.use('red', 'flare:warrior');
    u.runWhile(() => u.state.encounters.length < 2);
    expect(u.encounter()).toMatchObject({ offense: 0, defense: 1, extra: true });
  });

  it('must discard its encounter cards and haunt somebody who is not the opponent', () => {
    const t = table(SEATS, {
      ...START,
      hands: { red: ['attack-06', 'negotiate', 'quash'], blue: ['attack-20', 'reinforcement-2'], yellow: YELLOW },
    });
    t.until('red', 'doppelganger.haunt');
    expect(t.encounter().phase).toBe('planning');
    expect(t.options('red').sort()).toEqual(['green', 'yellow']);
    t.answer('red', 'yellow');
    expect(t.events('cards-discarded')).toEqual([{ who: 0, cards: ['attack-06', 'negotiate'] }]);
    expect(t.pile(Z.discard)).toEqual(['attack-06', 'negotiate']);
    // The highest attack, and the only card of another type: nothing to choose.
    t.until('red', 'planning.select');
    expect(t.options('red').sort()).toEqual(['attack-30', 'negotiate']);
    expect(t.hand('red')).toEqual(['attack-30', 'negotiate', 'quash']);
    expect(t.hand('yellow')).toEqual(['attack-08', 'plague']);
    t.answer('red', 'attack-30');
    // What was not played goes back once cards are revealed.
    t.untilOffered('blue', 'reinforcement-2');
    expect(t.encounter().phase).toBe('reveal');
    expect(t.hand('red')).toEqual(['quash']);
    t.run();
    expect(t.hand('yellow')).toEqual(['attack-08', 'negotiate', 'plague']);
    expect(t.pile(Z.discard)).toContain('attack-30');
  });

  it('draws again when it is robbed of all its encounter cards while cards are selected', () => {
    const t = table(
      { ...SEATS, blue: 'bride', green: 'pickpocket' },
      {
        ...START,
        ships: { red: { 'green/1': 1 } },
        hands: { red: ['attack-06'], blue: ['attack-20', 'attack-30'], yellow: [], green: [] },
        deck: ['attack-10', 'attack-12', 'attack-14', 'attack-08'],
      },
    );
    t.use('blue', 'bride', { at: 'window:alliance.beforeInvites' });
    t.plan('red', 'doppelganger.haunt', 'yellow');
    t.until('red', 'planning.select');
    expect(t.options('red').sort()).toEqual(['attack-10', 'attack-12']);
    t.raise('blue', 'bride divorce');
    t.raise('green', 'pickpocket');
    t.answer('green', []);
    expect(t.asked()).toEqual(['blue planning.select']);
    t.answer('blue', 'attack-20');
    expect(t.asked()).toEqual(['red planning.select']);
    expect(t.options('red').sort()).toEqual(['attack-08', 'attack-14']);
    expect(t.events('hand-shown')).toEqual([]);
  });

  it('gives nothing back that a quake has taken away, even if it is dealt out again', () => {
    let dealtAgain = 0;
    for (let i = 0; dealtAgain < 2 && i < 60; i++) {
      const hands = { red: ['quash'], blue: ['attack-20'], yellow: ['attack-30', 'attack-08', 'plague'] };
      const t = table(SEATS, { ...START, hands, seed: `quake ${i}`, options: { flares: false } });
      t.plan('red', 'doppelganger.haunt', 'yellow');
      t.until('red', 'doppelganger.haunt');
      const lent = t.handKeys('yellow').find((x) => x.startsWith('attack-30')) ?? '';
      const { game } = t.table;
      for (const zone of [Z.deck, Z.discard])
        for (const card of cardsIn(game, zone).slice()) moveCard(game, card, game.s.handOf[t.seat('green')]);
      // Yellow has one type of encounter card. For another one there is no deck.
      t.runWhile(() => t.events('cosmic-quake').length === 0);
      expect(t.events('cards-given')).toEqual([{ by: t.seat('yellow'), to: t.seat('red'), n: 1 }]);
      if (!t.handKeys('red').includes(lent)) continue;
      dealtAgain++;
      t.select('red', t.hand('red').find((x) => x.startsWith('attack') && x !== 'attack-30') ?? 'attack-30');
      t.run();
      expect(t.events('cards-given')).toHaveLength(1);
    }
    expect(dealtAgain).toBe(2);
  });

  it('gives back what is left once cards lie open, before anybody acts on them', () => {
    const t = table(SEATS, { ...START, hands: { red: ['attack-06'], blue: ['attack-20'], yellow: [...YELLOW, 'emotion-control'] } });
    t.plan('red', 'doppelganger.haunt', 'yellow');
    t.select('red', 'attack-30');
    t.untilOffered('yellow', 'emotion-control');
    expect(t.hand('yellow')).toEqual(['attack-08', 'emotion-control', 'negotiate', 'plague']);
    t.run();
    // Once is enough.
    expect(t.events('cards-given')).toEqual([
      { by: 2, to: 0, n: 2 },
      { by: 0, to: 2, n: 1 },
    ]);
  });

  it('haunts once in every encounter of a turn, and somebody with a single card or none as well', () => {
    const hands = { red: ['attack-06'], blue: ['attack-01', 'attack-04'], yellow: ['attack-30'], green: [] };
    const t = table(SEATS, {
      ...START,
      destiny: ['blue', 'blue'],
      hands,
      deck: ['attack-40', 'attack-23', 'attack-15', 'attack-14', 'attack-13'],
    });
    t.plan('red', 'doppelganger.haunt', 'yellow');
    t.until('red', 'planning.select');
    expect(t.options('red').sort()).toEqual(['attack-30', 'attack-40']);
    t.answer('red', 'attack-40');
    t.plan('red', 'encounter.second', true);
    t.runWhile(() => t.encounter().nth < 2);
    t.plan('red', 'doppelganger.haunt', 'green');
    t.until('red', 'planning.select');
    expect(t.events('power-used').filter((e) => e.alien === 'doppelganger')).toHaveLength(2);
    expect(t.options('red').sort()).toEqual(['attack-15', 'attack-23']);
  });

  it('haunts the only one there is', () => {
    const t = table(
      { red: 'doppelganger', blue: 'void', yellow: 'healer' },
      { ...START, hands: { red: ['attack-06'], blue: ['attack-20'], yellow: YELLOW } },
    );
    t.until('red', 'planning.select');
    expect(t.options('red').sort()).toEqual(['attack-30', 'negotiate']);
  });

  it('the highest attack is a choice where there are several, whatever else is worth', () => {
    const t = table(SEATS, { ...START, hands: { red: ['attack-06'], blue: ['attack-20'], yellow: ['attack-00', 'negotiate', 'morph'] } });
    t.plan('red', 'doppelganger.haunt', 'yellow');
    t.until('yellow', 'doppelganger.give');
    expect(t.question('yellow')).toMatchObject({ data: { to: 0 } });
    // The attack is given whatever it is worth; the other one is chosen.
    expect(t.options('yellow').sort()).toEqual(['morph', 'negotiate']);
  });

  it('the haunted player chooses among the other types', () => {
    const yellow = ['attack-30', 'attack-08', 'negotiate', 'morph'];
    const t = table(SEATS, { ...START, hands: { red: ['attack-06'], blue: ['attack-20'], yellow } });
    t.plan('red', 'doppelganger.haunt', 'yellow');
    t.until('yellow', 'doppelganger.give');
    expect(t.options('yellow').sort()).toEqual(['morph', 'negotiate']);
    t.answer('yellow', 'morph');
    expect(t.events('cards-given')).toEqual([{ by: t.seat('yellow'), to: t.seat('red'), n: 2 }]);
    t.until('red', 'planning.select');
    expect(t.options('red').sort()).toEqual(['attack-30', 'morph']);
  });

  it('without attacks two other types; of a single type one card, and the second comes from the deck', () => {
    const types = table(SEATS, {
      ...START,
      hands: { red: ['attack-06'], blue: ['attack-20'], yellow: ['negotiate', 'negotiate', 'morph'] },
    });
    types.plan('red', 'doppelganger.haunt', 'yellow');
    types.until('yellow', 'doppelganger.give');
    expect(types.options('yellow').sort()).toEqual(['morph', 'negotiate']);
    types.answer('yellow', 'negotiate');
    types.until('red', 'planning.select');
    expect(types.options('red').sort()).toEqual(['morph', 'negotiate']);

    const one = table(SEATS, {
      ...START,
      hands: { red: ['attack-06'], blue: ['attack-20'], yellow: ['attack-30', 'attack-08'] },
      deck: ['mobius-tubes', 'attack-01', 'attack-40'],
    });
    one.plan('red', 'doppelganger.haunt', 'yellow');
    one.until('red', 'planning.select');
    expect(one.options('red').sort()).toEqual(['attack-01', 'attack-30']);
    expect(one.pile(Z.discard)).toEqual(['attack-06', 'mobius-tubes']);
    expect(one.hand('yellow')).toEqual(['attack-08']);
  });

  it('zapped: keeps its cards, and still draws until it has two encounter cards', () => {
    const t = table(SEATS, {
      ...START,
      hands: { red: ['attack-06', 'quash'], blue: ['attack-20', 'cosmic-zap'], yellow: YELLOW },
      deck: ['mobius-tubes', 'attack-01', 'attack-40'],
    });
    t.plan('red', 'doppelganger.haunt', 'yellow');
    t.zap('blue', 'doppelganger');
    t.until('red', 'planning.select');
    expect(t.hand('red')).toEqual(['attack-01', 'attack-06', 'quash']);
    expect(t.hand('yellow')).toHaveLength(4);
    expect(t.pile(Z.discard)).toEqual(['cosmic-zap', 'mobius-tubes']);
  });

  it('needs no encounter card: no new hand as its turn starts or as the defense, and its turn goes on', () => {
    const t = table(SEATS, { ...START, hands: { red: ['quash'], blue: ['attack-20'], yellow: YELLOW } });
    t.plan('red', 'doppelganger.haunt', 'yellow');
    t.until('red', 'planning.select');
    expect(t.events('hand-shown')).toEqual([]);
    expect(t.options('red').sort()).toEqual(['attack-30', 'negotiate']);

    const defense = table(SEATS, { turn: 'blue', destiny: ['red'], hands: { red: ['quash'], blue: ['attack-20'], yellow: YELLOW } });
    defense.plan('red', 'doppelganger.haunt', 'yellow');
    defense.until('red', 'planning.select');
    expect(defense.events('hand-shown')).toEqual([]);

    // Nothing in hand after a success: another encounter is possible all the same.
    const second = table(SEATS, { ...START, hands: { blue: ['attack-01'], yellow: ['attack-30', 'negotiate'] } });
    second.plan('red', 'doppelganger.haunt', 'yellow');
    second.select('red', 'attack-30');
    second.until('red', 'encounter.second');
    expect(second.hand('red')).toEqual([]);
  });

  it('loses no encounter for want of cards', () => {
    const laser = table({ ...SEATS, blue: 'laser' }, { ...START, hands: { red: ['attack-06'], blue: ['attack-20'], yellow: YELLOW } });
    laser.plan('blue', 'laser.number', 1);
    laser.plan('red', 'doppelganger.haunt', 'yellow');
    laser.until('red', 'planning.select');
    expect(laser.options('red').sort()).toEqual(['attack-30', 'negotiate']);
    laser.run();
    // What the laser took came back.
    expect(laser.hand('red')).toContain('attack-06');

    const hated = table(
      { ...SEATS, blue: 'tripler' },
      { turn: 'blue', destiny: ['red'], hands: { red: ['attack-06'], blue: ['attack-20', 'flare:hate'], yellow: YELLOW } },
    );
    hated.use('blue', 'flare:hate');
    hated.plan('red', 'doppelganger.haunt', 'yellow');
    hated.until('red', 'doppelganger.haunt');
    // The only card was discarded, and the encounter goes on.
    expect(hated.hand('red')).toEqual([]);
    hated.until('red', 'planning.select');
    expect(hated.events('won')).toEqual([]);

    const wild = table(
      { ...SEATS, blue: 'tripler' },
      { ...START, hands: { red: ['attack-06', 'quash'], blue: ['attack-20', 'flare:magician'], yellow: YELLOW } },
    );
    wild.plan('red', 'doppelganger.haunt', 'yellow');
    wild.use('blue', 'flare:magician');
    wild.until('red', 'planning.select');
    expect(wild.events('hand-shown')).toEqual([]);
    expect(wild.options('red').sort()).toEqual(['attack-30', 'negotiate']);
  });

  it('borrowed cards go back also when nothing is revealed', () => {
    const t = table(
      { ...SEATS, blue: 'tripler' },
      { ...START, hands: { red: ['attack-06'], blue: ['attack-20', 'flare:loser'], yellow: YELLOW } },
    );
    t.plan('red', 'doppelganger.haunt', 'yellow');
    t.use('blue', 'flare:loser');
    t.run();
    expect(t.events('both-lost')).toHaveLength(1);
    expect(t.hand('yellow')).toEqual(['attack-08', 'attack-30', 'negotiate', 'plague']);
  });

  it('haunts once an encounter, and nobody as an ally', () => {
    const t = table(SEATS, { turn: 'blue', destiny: ['yellow'], hands: { blue: ['attack-20'], yellow: YELLOW, red: ['attack-06'] } });
    t.invite('blue', 'red');
    t.ally('red', 'offense', { 'red/1': 1 });
    t.run();
    expect(t.events('power-used').filter((e) => e.alien === 'doppelganger')).toEqual([]);

    const once = table(SEATS, { ...START, hands: { red: ['attack-06'], blue: ['quash'], yellow: YELLOW } });
    once.plan('red', 'doppelganger.haunt', 'yellow');
    once.until('red', 'planning.select');
    // The defense has drawn a new hand in between.
    expect(once.events('hand-shown')).toHaveLength(1);
    expect(once.events('power-used')).toHaveLength(1);
  });

  it('wild: has the hand of somebody who lives in its system until the encounter is over', () => {
    const seats = { red: 'void', blue: 'tripler', yellow: 'healer', green: 'macron' };
    const t = table(seats, {
      ...START,
      hands: {
        red: ['attack-06', 'attack-01'],
        blue: ['attack-20'],
        yellow: ['plague', 'flare:doppelganger'],
        green: ['quash', 'attack-40'],
      },
      ships: { green: { 'yellow/1': 1 }, blue: { 'yellow/2': 1 } },
    });
    expect(t.untilOffered('yellow', 'flare:doppelganger')).toEqual(['flare:doppelganger', 'pass']);
    expect(t.question('yellow')?.data?.at).toBe('window:alliance.beforeInvites');
    t.answer('yellow', 'flare:doppelganger');
    expect(t.options('yellow').sort()).toEqual(['blue', 'green']);
    t.answer('yellow', 'green');
    expect(t.hand('yellow')).toEqual(['attack-40', 'flare:doppelganger', 'quash']);
    expect(t.hand('green')).toEqual([]);
    expect(t.events('hand-shown')).toEqual([]);
    for (const other of ['red', 'green', null]) expect(JSON.stringify(t.view(other))).not.toContain('plague#');
    expect(JSON.stringify(t.view('yellow'))).toContain('plague#');
    t.run();
    expect(t.hand('yellow')).toEqual(['plague']);
    // All that was in the hand, the flare too.
    expect(t.hand('green')).toEqual(['attack-40', 'flare:doppelganger', 'quash']);
  });

  it('wild: at each step of the alliance phase, from somebody who has a card', () => {
    const seats = { red: 'void', blue: 'tripler', yellow: 'healer', green: 'macron' };
    const position = {
      ...START,
      hands: { red: ['attack-06'], blue: ['attack-20'], yellow: ['flare:doppelganger', 'plague'], green: ['quash'] },
      ships: { green: { 'yellow/1': 1 } },
    } as const;
    const t = table(seats, position);
    const asked: unknown[] = [];
    t.runWhile(() => {
      if (t.question('yellow')?.tag === 'use' && t.options('yellow').includes('flare:doppelganger'))
        asked.push(t.question('yellow')?.data?.at);
      return t.encounter().phase !== 'planning';
    });
    expect(asked).toEqual(['window:alliance.beforeInvites', 'window:alliance.afterInvites', 'window:alliance.formed']);
    const poor = table(seats, { ...position, hands: { ...position.hands, green: [] } });
    poor.neverOffered('yellow', 'flare:doppelganger');
  });

  it('wild: an offense draws a new hand, and has both in the end', () => {
    const seats = { red: 'void', blue: 'tripler', yellow: 'healer', green: 'macron' };
    const t = table(seats, {
      ...START,
      hands: { red: ['attack-06', 'attack-01'], blue: ['attack-20'], yellow: ['plague', 'flare:doppelganger'] },
      ships: { red: { 'yellow/1': 1 } },
      deck: ['attack-40', 'attack-30', 'attack-23', 'attack-15', 'attack-14', 'attack-13', 'attack-12', 'attack-11'],
    });
    t.use('yellow', 'flare:doppelganger');
    t.until('red', 'planning.select');
    expect(t.hand('red')).toHaveLength(8);
    expect(t.hand('red')).not.toContain('attack-06');
    t.run();
    expect(t.hand('red')).toEqual(expect.arrayContaining(['attack-01', 'attack-06', 'flare:doppelganger']));
    expect(t.hand('yellow')).toEqual(['plague']);
  });

  it('wild: not for main players, nor without settlers', () => {
    const seats = { red: 'void', blue: 'tripler', yellow: 'healer', green: 'macron' };
    const hands = { red: ['attack-06'], blue: ['attack-20'], green: ['quash'] };
    const ships = { green: { 'red/1': 1 } };
    table(seats, { ...START, hands: { ...hands, red: ['attack-06', 'flare:doppelganger'] }, ships }).neverOffered(
      'red',
      'flare:doppelganger',
    );
    table(seats, { ...START, hands: { ...hands, yellow: ['flare:doppelganger'] }, ships }).neverOffered('yellow', 'flare:doppelganger');
  });

  it('super: somebody also gives two other cards, which are kept', () => {
    const t = table(SEATS, {
      ...START,
      hands: {
        red: ['attack-06', 'flare:doppelganger'],
        blue: ['attack-20'],
        yellow: YELLOW,
        green: ['quash', 'reinforcement-2', 'mobius-tubes', 'attack-01'],
      },
    });
    t.boost('red');
    t.plan('red', 'doppelganger.haunt', 'yellow');
    t.until('red', 'doppelganger.also');
    expect(t.options('red').sort()).toEqual(['green', 'yellow']);
    t.answer('red', 'green');
    expect(t.question('green')).toMatchObject({ tag: 'doppelganger.more', min: 2, max: 2, data: { to: 0 } });
    expect(t.options('green').sort()).toEqual(['mobius-tubes', 'quash', 'reinforcement-2']);
    t.answer('green', ['quash', 'mobius-tubes']);
    t.select('red', 'negotiate');
    t.run();
    expect(t.hand('red')).toEqual(expect.arrayContaining(['flare:doppelganger', 'mobius-tubes', 'quash']));
    expect(t.hand('yellow')).toContain('attack-30');
  });

  it('super: one card of somebody who has a single one', () => {
    const t = table(SEATS, {
      ...START,
      hands: { red: ['attack-06', 'flare:doppelganger'], blue: ['attack-20'], yellow: YELLOW, green: ['attack-01'] },
    });
    t.boost('red');
    t.plan('red', 'doppelganger.haunt', 'yellow');
    t.plan('red', 'doppelganger.also', 'yellow');
    t.until('red', 'planning.select');
    expect(t.hand('red')).toContain('plague');
  });

  it('super: is not offered when nobody has a card to give', () => {
    const t = table(SEATS, { ...START, hands: { red: ['attack-06', 'flare:doppelganger'], blue: ['attack-20'] } });
    t.boost('red');
    expect(() => t.run()).toThrow('planned but never asked');
  });
});

describe('Doppelganger: in which roles', () => {
  it('draws no encounter cards as a bystander or ally', () => {
    for (const allied of [false, true]) {
      const t = table(SEATS, { turn: 'blue', destiny: ['yellow'], hands: { red: ['quash'], blue: ['attack-20'], yellow: ['attack-04'] } });
      if (allied) t.invite('blue', 'red');
      if (allied) t.ally('red', 'offense', { 'red/1': 1 });
      t.runTo('resolution');
      expect(t.hand('red')).toEqual(['quash']);
    }
  });

  it('wild: is not for the defense either', () => {
    const others = { red: 'mind', blue: 'void', yellow: 'healer', green: 'macron' };
    const t = table(others, {
      ...START,
      ships: { yellow: { 'blue/2': 1 } },
      hands: { red: ['attack-06'], blue: ['attack-04', 'flare:doppelganger'], yellow: ['attack-08', 'plague'] },
    });
    t.neverOffered('blue', 'flare:doppelganger');
  });

  it('super: one card of one player is enough for it', () => {
    const t = table(SEATS, { ...START, hands: { red: ['attack-06', 'flare:doppelganger'], blue: ['attack-20'], yellow: ['plague'] } });
    t.boost('red');
    t.plan('red', 'doppelganger.haunt', 'green');
    t.plan('red', 'doppelganger.also', 'yellow');
    t.until('red', 'planning.select');
    t.done();
    expect(t.hand('red')).toContain('plague');
    expect(t.hand('yellow')).toEqual([]);
  });
});
