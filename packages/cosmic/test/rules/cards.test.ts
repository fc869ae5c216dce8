import { Z } from '@parley/cosmic';
import type { ScenarioOptions } from '@parley/cosmic/testing';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

/** Every card of the cosmic deck with its number. */
const DECK: { readonly [face: string]: number } = {
  'attack-00': 1, 'attack-01': 1, 'attack-04': 4, 'attack-05': 1, 'attack-06': 7, 'attack-07': 1, 'attack-08': 7, 'attack-09': 1,
  'attack-10': 4, 'attack-11': 1, 'attack-12': 2, 'attack-13': 1, 'attack-14': 2, 'attack-15': 1, 'attack-20': 2, 'attack-23': 1,
  'attack-30': 1, 'attack-40': 1, negotiate: 15, morph: 1, 'reinforcement-2': 2, 'reinforcement-3': 3, 'reinforcement-5': 1,
  'card-zap': 2, 'cosmic-zap': 2, 'emotion-control': 1, 'force-field': 1, 'ionic-gas': 1, 'mobius-tubes': 2, plague: 1, quash: 1,
}; // prettier-ignore
const LARGE_GROUP: { readonly [face: string]: number } = {
  'attack-00': 1, 'attack-02': 1, 'attack-04': 1, 'attack-06': 2, 'attack-08': 2, 'attack-10': 1, 'attack-12': 1, 'attack-14': 1,
  'attack-20': 1, 'attack-30': 1, negotiate: 5, morph: 1, 'reinforcement-4': 1, 'reinforcement-8': 1, 'card-zap': 1, 'cosmic-zap': 1,
  'force-field': 1, quash: 1,
}; // prettier-ignore

const seats = { red: 'healer', blue: 'macron', yellow: 'void' };
const bare = { flares: false };

/** How many there are of each. */
function count(faces: readonly string[]): { [face: string]: number } {
  const out: { [face: string]: number } = {};
  for (const face of faces) out[face] = (out[face] ?? 0) + 1;
  return out;
}

/** The cards of the deck that are not among these. */
function others(taken: readonly string[]): string[] {
  const left = Object.entries(DECK).flatMap(([face, n]) => Array.from({ length: n }, () => face));
  for (const face of taken) left.splice(left.indexOf(face), 1);
  return left;
}

/** A table at which every card not mentioned is in the hand of yellow: the deck holds nothing but what is listed. */
function scarce(position: ScenarioOptions, people: { readonly [colour: string]: string } = seats) {
  const { hands = {}, deck = [], discard = [], sheets = {} } = position;
  const stored = Object.values(sheets).flatMap((zones) => Object.values(zones).flat());
  const rest = others([...Object.values(hands).flat(), ...deck, ...discard, ...stored]);
  return table(people, {
    turn: 'red',
    destiny: ['blue'],
    options: bare,
    ...position,
    hands: { ...hands, yellow: [...(hands.yellow ?? []), ...rest] },
  });
}

describe('the deck', () => {
  const cosmic = (t: ReturnType<typeof table>): string[] => t.state.face.filter((x) => !x.startsWith('destiny:'));

  it('has 72 cards', () => {
    const t = table(seats, { options: bare });
    expect(cosmic(t)).toHaveLength(72);
    expect(count(cosmic(t))).toEqual(DECK);
  });

  it('has 24 more for large groups, always with seven players', () => {
    const all: { [face: string]: number } = { ...DECK };
    for (const [face, n] of Object.entries(LARGE_GROUP)) all[face] = (all[face] ?? 0) + n;
    expect(Object.values(LARGE_GROUP).reduce((a, b) => a + b)).toBe(24);
    expect(count(cosmic(table(seats, { options: { ...bare, largeGroup: true } })))).toEqual(all);
    const seven = { ...seats, purple: 'tripler', green: 'zombie', orange: 'clone', black: 'filch' };
    expect(count(cosmic(table(seven, { options: bare })))).toEqual(all);
  });

  it('takes the flares of everybody along, ten at least', () => {
    const t = table(seats, { turn: 'red', hands: { red: ['attack-04'] } });
    const inDeck = t.pile(Z.deck).filter((x) => x.startsWith('flare:'));
    expect(inDeck).toHaveLength(10);
    expect(inDeck).toEqual(expect.arrayContaining(['flare:healer', 'flare:macron', 'flare:void']));
    // The others are the unused ones.
    expect(t.pile(Z.unused).filter((x) => inDeck.includes(x))).toEqual([]);
  });
});

describe('drawing', () => {
  it('takes the top card of the deck', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      deck: [
        'attack-15',
        'attack-23',
        'attack-30',
        'attack-40',
        'morph',
        'quash',
        'plague',
        'ionic-gas',
        'force-field',
      ],
      hands: { blue: ['attack-06'] },
    });
    t.until('red', 'launch.aim');
    expect(t.hand('red')).toEqual(
      ['attack-15', 'attack-23', 'attack-30', 'attack-40', 'ionic-gas', 'morph', 'plague', 'quash'],
    ); // prettier-ignore
    expect(t.pile(Z.deck).at(-1)).toBe('force-field');
  });

  it('makes a new deck of the discard pile when the deck runs out, and goes on', () => {
    const pile = ['attack-04', 'attack-05', 'attack-07', 'attack-09', 'attack-11', 'attack-13'];
    const t = scarce({
      hands: { red: ['quash'], blue: ['attack-06'] },
      deck: ['attack-40', 'attack-30'],
      discard: pile,
    });
    t.until('red', 'launch.aim');
    // Two from the deck; then quash, discarded as well, and the six of the pile are shuffled.
    expect(t.events('deck-reshuffled')).toEqual([{ n: 7 }]);
    expect(t.hand('red')).toHaveLength(8);
    expect(t.hand('red')).toEqual(expect.arrayContaining(['attack-30', 'attack-40']));
    expect(t.pile(Z.deck)).toHaveLength(1);
    expect(t.pile(Z.discard)).toEqual([]);
    expect(t.events('cosmic-quake')).toEqual([]);
  });
});

describe('a cosmic quake', () => {
  const empty = { hands: { red: [], blue: ['attack-06'] } };

  it('[dominion-quake-01] [incursion-quake-01] [storm-quake-01] comes when deck and discard pile are both empty', () => {
    const quakes = (t: ReturnType<typeof table>): number => {
      t.until('red', 'launch.aim');
      return t.events('cosmic-quake').length;
    };
    const eight = [
      'attack-04',
      'attack-04',
      'attack-04',
      'attack-04',
      'attack-05',
      'attack-07',
      'attack-09',
      'attack-11',
    ];
    expect(quakes(scarce({ ...empty, deck: eight }))).toBe(0);
    expect(quakes(scarce({ ...empty, discard: eight }))).toBe(0);
    expect(quakes(scarce(empty))).toBe(1);
    // Running out in the middle of a draw is no better.
    expect(quakes(scarce({ ...empty, deck: eight.slice(0, 3) }))).toBe(1);
  });

  it('does not come as long as nobody must draw', () => {
    const t = scarce({ hands: { red: ['attack-20'], blue: ['attack-06'] } });
    t.until('red', 'launch.aim');
    expect(t.pile(Z.deck)).toEqual([]);
    expect(t.events('cosmic-quake')).toEqual([]);
  });

  it('[dominion-quake-02] [incursion-quake-02] [storm-quake-02] makes all players discard their hands', () => {
    const t = scarce(empty);
    t.until('red', 'launch.aim');
    const gone = t.events('cards-discarded');
    expect(gone.map((e) => e.who)).toEqual([1, 2]);
    expect(gone[0].cards).toEqual(['attack-06']);
    expect(gone[1].cards).toHaveLength(71);

    // In the middle of a draw, too: what was drawn before it goes with the rest.
    const drawing = scarce({ ...empty, deck: ['attack-04', 'attack-05', 'attack-07'] });
    drawing.until('red', 'launch.aim');
    const all = drawing.events('cards-discarded');
    expect(all.map((e) => e.who)).toEqual([0, 1, 2]);
    expect(all[0].cards).toEqual(['attack-04', 'attack-05', 'attack-07']);
  });

  it('[dominion-quake-03] [incursion-quake-03] [storm-quake-03] turns the discard pile into a new deck', () => {
    const t = scarce(empty);
    t.until('red', 'launch.aim');
    expect(t.pile(Z.discard)).toEqual([]);
    expect(t.pile(Z.deck)).toHaveLength(72 - 24);
    expect(count([...t.pile(Z.deck), ...t.hand('red'), ...t.hand('blue'), ...t.hand('yellow')])).toEqual(DECK);
    // Shuffled: the cards did not come back in the order in which they were discarded.
    const [, last] = t.events('cards-discarded');
    expect(t.hand('red')).not.toEqual((last.cards as string[]).slice(-8).sort());
  });

  it('[dominion-quake-04] [incursion-quake-04] [storm-quake-04] deals eight cards to everybody in place of the draw', () => {
    const t = scarce({ ...empty, deck: ['attack-40', 'attack-30'] });
    t.until('red', 'launch.aim');
    for (const colour of ['red', 'blue', 'yellow']) expect(t.hand(colour)).toHaveLength(8);
    expect(t.events('hand-dealt')).toEqual([{ who: 0, n: 8 }, { who: 1, n: 8 }, { who: 2, n: 8 }]); // prettier-ignore
  });

  it('replaces a reward that could not be drawn', () => {
    const t = scarce({ hands: { red: ['attack-04'], blue: ['attack-20'] } });
    t.invite('blue', 'yellow');
    t.ally('yellow', 'defense', { 'yellow/1': 2 });
    t.until('red', 'planning.select');
    expect(t.pile(Z.deck)).toEqual([]);
    t.run();
    expect(t.events('cosmic-quake')).toHaveLength(1);
    expect(t.hand('yellow')).toHaveLength(8);
  });

  it('what was collected as compensation just before is gone and cannot be refused, even if it is dealt out again', () => {
    const people = { red: 'ethic', blue: 'macron', yellow: 'void' };
    const hands = { red: ['negotiate-right-of-refusal'], blue: ['attack-20', 'attack-06', 'attack-08'] };
    let dealtAgain = 0;
    for (let i = 0; dealtAgain < 2 && i < 60; i++) {
      const t = scarce({ hands, options: { ...bare, rewards: 'both' }, seed: `quake ${i}` }, people);
      const collected = t.handKeys('blue').filter((x) => !x.startsWith('attack-20'));
      t.aim('red', 'blue/1');
      t.send('red', { 'red/1': 4 });
      t.select('blue', 'attack-20');
      // Two cards come from blue. For the other two there is no deck.
      t.plan('red', 'ethic.deck', 2);
      t.run();
      expect(t.events('compensated')).toEqual([{ who: 0, from: 1, n: 2 }]);
      expect(t.events('cosmic-quake')).toHaveLength(1);
      expect(t.story()).not.toContain('red answers right-of-refusal');
      expect(t.hand('red')).toHaveLength(8);
      if (t.handKeys('red').some((x) => collected.includes(x))) dealtAgain++;
    }
    expect(dealtAgain).toBe(2);
  });

  describe('with stored cards', () => {
    const people = { red: 'healer', blue: 'macron', yellow: 'miser' };

    it('[faq-general-05] leaves them alone when there are enough without, and deals no starting cards', () => {
      const hoard = ['attack-40', 'attack-30', 'attack-23', 'quash', 'plague', 'morph', 'attack-20', 'attack-20'];
      const t = scarce({ ...empty, sheets: { miser: { hoard } } }, people);
      t.until('red', 'launch.aim');
      expect(t.events('cosmic-aftershock')).toEqual([]);
      expect(t.pile(t.sheet('miser').zones.hoard)).toEqual(hoard);
      for (const colour of ['red', 'blue', 'yellow']) expect(t.hand(colour)).toHaveLength(8);
    });

    it('[faq-general-05] takes them too when there are not, and deals starting cards again', () => {
      const blue = ['attack-06', 'attack-06', 'attack-06'];
      const yellow = ['attack-08', 'attack-08', 'attack-08'];
      const t = scarce(
        { hands: { red: [], blue, yellow }, sheets: { miser: { hoard: others([...blue, ...yellow]) } } },
        people,
      );
      t.until('yellow', 'miser.hoard');
      expect(t.events('cosmic-aftershock')).toHaveLength(1);
      const hoard = t.pile(t.sheet('miser').zones.hoard);
      expect(hoard).toHaveLength(8);
      for (const colour of ['red', 'blue', 'yellow']) expect(t.hand(colour)).toHaveLength(8);
      expect(t.pile(Z.deck)).toHaveLength(72 - 32);
      // As at the start of the game either hand may become the hoard.
      t.answer('yellow', 'hand');
      expect(t.hand('yellow')).toEqual(hoard.sort());
    });

    it('leaves flares that never were in the deck where they are', () => {
      const blue = ['attack-06', 'attack-06', 'attack-06'];
      const unused = ['flare:zombie', 'flare:clone'];
      const t = table(
        { ...people, purple: 'host' },
        {
          turn: 'red',
          destiny: ['blue'],
          hands: { red: [], blue },
          sheets: { host: { guests: unused }, miser: { hoard: others(blue) } },
        },
      );
      // There are no more than the dealt flares to be drawn, too few for four hands.
      t.until('yellow', 'miser.hoard');
      expect(t.events('cosmic-aftershock')).toHaveLength(1);
      expect(t.pile(t.sheet('host').zones.guests)).toEqual(unused);
    });
  });
});

describe('a new hand', () => {
  it('[faq-general-50] discards what is there; cards that could be played may be, but need not', () => {
    const position = {
      turn: 'red',
      destiny: ['blue'],
      discard: ['attack-05'],
      hands: { red: ['attack-20', 'attack-04'], blue: ['flare:fido', 'reinforcement-2'] },
      deck: ['attack-15', 'attack-14'],
    } as const;
    const kept = table(seats, position);
    expect(kept.untilOffered('blue', 'flare:fido')).toEqual(['flare:fido', 'pass']);
    expect(kept.encounter().phase).toBe('planning');
    kept.answer('blue', 'pass');
    kept.until('blue', 'planning.select');
    expect(kept.events('hand-shown')).toEqual([{ who: 1, cards: ['flare:fido', 'reinforcement-2'] }]);
    expect(kept.pile(Z.discard)).toEqual(['attack-05', 'flare:fido', 'reinforcement-2']);
    expect(kept.hand('blue')).toHaveLength(8);

    const played = table(seats, position);
    played.use('blue', 'flare:fido');
    played.until('blue', 'planning.select');
    // The flare gave blue an encounter card, so that no new hand is due.
    expect(played.hand('red')).toEqual(['attack-04', 'attack-05', 'attack-20']);
    expect(played.hand('blue')).toEqual(['attack-15', 'flare:fido', 'reinforcement-2']);
  });

  it('is drawn by the offense before anything else happens in its turn', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['plague', 'reinforcement-5'], blue: ['attack-06'] },
      deck: ['attack-15'],
    });
    t.until('red', 'launch.aim');
    expect(t.events('card-played')).toEqual([]);
    expect(t.events('hand-shown')).toEqual([{ who: 0, cards: ['plague', 'reinforcement-5'] }]);
    expect(t.pile(Z.discard)).toEqual(['plague', 'reinforcement-5']);
  });

  it('is drawn again until it has an encounter card', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: [], blue: ['attack-06'] },
      deck: [
        'quash', 'plague', 'ionic-gas', 'force-field', 'card-zap', 'reinforcement-2', 'reinforcement-3', 'reinforcement-5', 'attack-15',
      ], // prettier-ignore
    });
    t.until('red', 'launch.aim');
    expect(t.events('hand-shown').map((e) => (e.cards as string[]).length)).toEqual([0, 8]);
    expect(t.hand('red')).toHaveLength(8);
    expect(t.hand('red')).toContain('attack-15');
    expect(t.pile(Z.discard)).toHaveLength(8);
  });
});

describe('discarding (R16.3)', () => {
  it('puts other cards first by name and number, then the card of the offense, that of the defense on top', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: {
        red: ['attack-20', 'attack-04', 'reinforcement-3'],
        blue: ['attack-06', 'attack-08', 'reinforcement-2', 'reinforcement-5'],
        yellow: ['cosmic-zap'],
      },
    });
    t.zap('yellow', 'macron');
    t.use('red', 'reinforcement-3');
    t.use('blue', 'reinforcement-5');
    t.use('blue', 'reinforcement-2');
    t.run();
    expect(t.pile(Z.discard)).toEqual(
      ['cosmic-zap', 'reinforcement-2', 'reinforcement-3', 'reinforcement-5', 'attack-20', 'attack-06'],
    ); // prettier-ignore
  });

  it('orders a hand that is discarded at once in the same way', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['reinforcement-5', 'quash', 'flare:zombie', 'card-zap', 'reinforcement-2'], blue: ['attack-06'] },
    });
    t.until('red', 'launch.aim');
    expect(t.pile(Z.discard)).toEqual(['card-zap', 'flare:zombie', 'quash', 'reinforcement-2', 'reinforcement-5']);
  });

  it('happens face up', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['quash', 'card-zap'], blue: ['attack-06'] },
    });
    t.until('red', 'launch.aim');
    expect(t.events('cards-discarded')).toEqual([{ who: 0, cards: ['card-zap', 'quash'] }]);
  });
});

describe('what everybody knows', () => {
  const t = () =>
    table(seats, {
      turn: 'red',
      destiny: ['blue'],
      discard: ['attack-05', 'quash'],
      hands: { red: ['attack-20', 'attack-04', 'flare:zombie'], blue: ['attack-06'] },
    });

  it('[faq-general-41] the number of cards in each hand, but not which', () => {
    const x = t();
    const [red, blue, yellow] = x.state.handOf;
    for (const seat of ['yellow', null]) {
      const view = x.view(seat);
      expect(view[`zone:${red}`]).toBe(3);
      expect(view[`zone:${blue}`]).toBe(1);
    }
    expect(x.view('red')[`zone:${red}`]).toEqual(x.handKeys('red'));
    expect(x.view('red')[`zone:${yellow}`]).toBe(0);
  });

  it('[faq-general-40] everything on the discard piles', () => {
    const x = t();
    x.until('red', 'launch.aim');
    for (const seat of ['red', 'yellow', null]) {
      const view = x.view(seat);
      const faces = (zone: number): string[] => (view[`zone:${zone}`] as string[]).map((key) => key.split('#')[0]);
      expect(faces(Z.discard)).toEqual(['attack-05', 'quash']);
      expect(faces(Z.destinyDiscard)).toEqual(['destiny:blue']);
    }
  });
});
