import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { bare, count, DECK, others, scarce } from '../deck.ts';
import { table } from '../table.ts';

const seats = { red: 'healer', blue: 'macron', yellow: 'void' };

describe('drawing', () => {
  it('takes the top card of the deck', () => {
    const t = table(seats, {
      turn: 'red',
      destiny: ['blue'],
      deck: ['attack-15', 'attack-23', 'attack-30', 'attack-40', 'morph', 'quash', 'plague', 'ionic-gas', 'force-field'],
      hands: { blue: ['attack-06'] },
    });
    t.until('red', 'launch.aim');
    expect(t.hand('red')).toEqual(['attack-15', 'attack-23', 'attack-30', 'attack-40', 'ionic-gas', 'morph', 'plague', 'quash']);
    expect(t.pile(Z.deck).at(-1)).toBe('force-field');
  });

  it('makes a new deck of the discard pile when the deck runs out, and goes on', () => {
    const pile = ['attack-04', 'attack-05', 'attack-07', 'attack-09', 'attack-11', 'attack-13'];
    const t = scarce({ hands: { red: ['quash'], blue: ['attack-06'] }, deck: ['attack-40', 'attack-30'], discard: pile });
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
    const eight = ['attack-04', 'attack-04', 'attack-04', 'attack-04', 'attack-05', 'attack-07', 'attack-09', 'attack-11'];
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
    expect(drawing.events('cards-drawn')).toEqual([{ who: 0, n: 3 }]);
  });

  it('[dominion-quake-03] [incursion-quake-03] [storm-quake-03] turns the discard pile into a new deck', () => {
    const t = scarce(empty);
    t.until('red', 'launch.aim');
    expect(t.pile(Z.discard)).toEqual([]);
    expect(t.pile(Z.deck)).toHaveLength(72 - 24);
    // All of that is the quake: no deck has simply run out.
    expect(t.events('deck-reshuffled')).toEqual([]);
    expect(count([...t.pile(Z.deck), ...t.hand('red'), ...t.hand('blue'), ...t.hand('yellow')])).toEqual(DECK);
    // Shuffled: the cards did not come back in the order in which they were discarded.
    const [, last] = t.events('cards-discarded');
    expect(t.hand('red')).not.toEqual((last.cards as string[]).slice(-8).sort());
  });

  it('[dominion-quake-04] [incursion-quake-04] [storm-quake-04] deals eight cards to everybody in place of the draw', () => {
    const t = scarce({ ...empty, deck: ['attack-40', 'attack-30'] });
    t.until('red', 'launch.aim');
    for (const colour of ['red', 'blue', 'yellow']) expect(t.hand(colour)).toHaveLength(8);
    expect(t.events('hand-dealt')).toEqual([
      { who: 0, n: 8 },
      { who: 1, n: 8 },
      { who: 2, n: 8 },
    ]);
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

    it('R16.6 leaves them alone when there are just as many as needed, and not with one card less', () => {
      const aftershocks = (open: number): number => {
        const all = others(['attack-06']);
        const t = scarce(
          { hands: { red: [], blue: ['attack-06'], yellow: all.slice(0, open - 1) }, sheets: { miser: { hoard: all.slice(open - 1) } } },
          people,
        );
        t.runWhile(() => t.events('hand-dealt').length < 3);
        return t.events('cosmic-aftershock').length;
      };
      expect([aftershocks(24), aftershocks(23)]).toEqual([0, 1]);
    });

    it('R16.6 takes what lies facedown until the encounter is over, too: it does not come back', () => {
      // Red blinds blue for two cards; then a reward finds no deck.
      const blue = ['attack-30', 'attack-06', 'attack-06', 'attack-06'];
      const t = scarce(
        {
          hands: { red: ['attack-04'], blue, yellow: ['attack-05'] },
          sheets: { miser: { hoard: others(['attack-04', ...blue, 'attack-05']) } },
        },
        { red: 'laser', blue: 'macron', yellow: 'miser' },
      );
      t.aim('red', 'blue/1');
      t.send('red', { 'red/1': 1 });
      t.plan('red', 'laser.number', 2);
      t.invite('blue', 'yellow');
      t.ally('yellow', 'defense', { 'yellow/1': 1 });
      t.runWhile(() => t.events('turn').length < 2);
      t.done();
      expect(t.events('cards-laid-aside')).toEqual([{ who: 1, n: 2 }]);
      expect(t.events('cosmic-aftershock')).toHaveLength(1);
      expect([t.hand('red').length, t.hand('blue').length]).toEqual([8, 8]);
    });

    it('R16.5 a new deck has been made of the discards, which is an occasion for others', () => {
      const t = scarce(
        {
          ...empty,
          sheets: { host: { guests: ['flare:tick-tock'] } },
          options: { aliens: ['healer', 'macron', 'host'] },
          hands: { ...empty.hands, yellow: ['flare:healer', 'flare:macron', 'flare:host'] },
        },
        { red: 'healer', blue: 'macron', yellow: 'host' },
      );
      expect(t.untilOffered('yellow', 'flare:tick-tock')).toContain('flare:tick-tock');
      expect(t.events('hand-dealt')).toHaveLength(3);
    });

    it('[faq-general-05] takes them too when there are not, and deals starting cards again', () => {
      const blue = ['attack-06', 'attack-06', 'attack-06'];
      const yellow = ['attack-08', 'attack-08', 'attack-08'];
      const t = scarce({ hands: { red: [], blue, yellow }, sheets: { miser: { hoard: others([...blue, ...yellow]) } } }, people);
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
        { turn: 'red', destiny: ['blue'], hands: { red: [], blue }, sheets: { host: { guests: unused }, miser: { hoard: others(blue) } } },
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
        'quash',
        'plague',
        'ionic-gas',
        'force-field',
        'card-zap',
        'reinforcement-2',
        'reinforcement-3',
        'reinforcement-5',
        'attack-15',
      ],
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
    expect(t.pile(Z.discard)).toEqual(['cosmic-zap', 'reinforcement-2', 'reinforcement-3', 'reinforcement-5', 'attack-20', 'attack-06']);
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
    const t = table(seats, { turn: 'red', destiny: ['blue'], hands: { red: ['quash', 'card-zap'], blue: ['attack-06'] } });
    t.until('red', 'launch.aim');
    expect(t.events('cards-discarded')).toEqual([{ who: 0, cards: ['card-zap', 'quash'] }]);
  });
});

describe('what others make of a discard', () => {
  it('whoever played a card may keep it, and then nothing is discarded', () => {
    const hands = { red: ['attack-20', 'plague', 'flare:clone'], blue: ['attack-06'], yellow: [] };
    const t = table(seats, { turn: 'red', destiny: ['blue'], hands });
    t.use('red', 'plague');
    t.plan('red', 'plague', 'yellow');
    t.use('red', 'flare:clone');
    t.runTo('launch');
    t.done();
    expect(t.hand('red')).toEqual(['attack-20', 'flare:clone', 'plague']);
    expect(t.pile(Z.discard)).toEqual([]);
    expect(t.events('cards-discarded')).toEqual([]);
  });

  it('some of the cards may be caught on their way; only the rest reaches the pile', () => {
    const t = table(
      { ...seats, yellow: 'vulch' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['quash', 'reinforcement-5', 'card-zap'], blue: ['attack-06'] } },
    );
    t.until('red', 'launch.aim');
    expect(t.hand('yellow')).toEqual(['card-zap', 'quash']);
    expect(t.events('cards-discarded')).toEqual([{ who: 0, cards: ['reinforcement-5'] }]);
    expect(t.pile(Z.discard)).toEqual(['reinforcement-5']);
  });

  it('nothing is discarded when all of it is caught', () => {
    const t = table({ ...seats, yellow: 'vulch' }, { turn: 'red', destiny: ['blue'], hands: { red: ['quash'], blue: ['attack-06'] } });
    t.until('red', 'launch.aim');
    expect(t.hand('yellow')).toEqual(['quash']);
    expect(t.events('cards-discarded')).toEqual([]);
  });

  it('R19.3 a flare that returns to the hand is not discarded and does not leave the game', () => {
    const t = table(
      { ...seats, blue: 'zombie' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-20', 'flare:macron'], blue: ['attack-06'] } },
    );
    t.send('red', { 'red/1': 1 });
    t.use('red', 'flare:macron');
    t.until('red', 'planning.select');
    t.runWhile(() => t.events('outcome').length === 0);
    expect(t.hand('red')).toEqual(['flare:macron']);
    expect([t.events('cards-removed'), t.events('cards-discarded')]).toEqual([[], []]);
  });

  it('cards that were discarded together lie on top together, whatever comes to another pile', () => {
    // Blue has no encounter card and discards its hand; a rift would go to the pile of the reward cards.
    const t = table(
      { ...seats, purple: 'zombie' },
      {
        turn: 'red',
        destiny: ['blue'],
        discard: ['morph'],
        hands: { red: ['attack-10'], blue: ['plague', 'quash', 'reinforcement-2', 'kicker-x0'], purple: ['space-junk', 'finder'] },
        options: { rewards: 'both' },
      },
    );
    expect(t.canRaise('purple')).toEqual(['finder', 'space-junk']);
    t.until('red', 'planning.select');
    expect(t.pile(Z.discard)).toEqual(['morph', 'plague', 'quash', 'reinforcement-2']);
    // The Finder is discarded afterwards, but to the pile of its own back.
    t.raise('purple', 'finder');
    t.plan('purple', 'finder.who', 'red');
    t.plan('purple', 'finder.card', 'attack-40');
    t.raise('purple', 'space-junk');
    t.until('purple', 'space-junk.card');
    expect(t.options('purple')).toEqual(['plague', 'quash', 'reinforcement-2']);
    t.answer('purple', 'quash');
    t.answer('purple', 'yellow');
    expect(t.hand('yellow')).toEqual(['quash']);
  });

  it('an effect that lasts until a card is discarded ends with it', () => {
    const t = table(seats, {
      turn: 'yellow',
      destiny: ['blue', 'blue'],
      hands: { yellow: ['attack-04'], blue: ['attack-40', 'flare:fungus'], red: ['attack-06', 'plague'] },
    });
    t.aim('yellow', 'blue/1');
    t.send('yellow', { 'yellow/1': 3 });
    t.use('blue', 'flare:fungus');
    t.run();
    // Its ships circle the home system of blue, until a plague costs blue the flare.
    expect(t.warp('yellow')).toBe(0);
    t.use('red', 'plague');
    t.plan('red', 'plague', 'blue');
    expect(t.until('yellow', 'ships.return')).toMatchObject({ min: 3, max: 3 });
    expect(t.pile(Z.discard).at(-1)).toBe('flare:fungus');
  });
});

describe('what others make of a draw', () => {
  const hands = { red: [], blue: ['attack-06', 'flare:mind'] };
  const deck = ['attack-15', 'attack-23', 'attack-30', 'attack-40', 'morph', 'quash', 'plague', 'ionic-gas', 'force-field', 'attack-14'];
  const sees = (t: ReturnType<typeof table>): unknown[] => t.owner.events.filter((e) => e.type === 'cards-seen').map((e) => e.data);

  it('before it, somebody may look on', () => {
    const t = table(seats, { turn: 'red', destiny: ['blue'], hands, deck });
    t.use('blue', 'flare:mind');
    t.until('red', 'launch.aim');
    t.done();
    expect(sees(t)).toEqual([expect.objectContaining({ by: 1, from: 0 })]);
    const unseen = table(seats, { turn: 'red', destiny: ['blue'], hands, deck });
    unseen.pass('blue', 'flare:mind');
    unseen.until('red', 'launch.aim');
    unseen.done();
    expect(sees(unseen)).toEqual([]);
  });

  it('after it, somebody may draw, too; nobody does when nothing was drawn', () => {
    const t = table({ ...seats, yellow: 'remora' }, { turn: 'red', destiny: ['blue'], hands, deck });
    t.use('yellow', 'remora', { who: 0, n: 8 });
    t.until('red', 'launch.aim');
    t.done();
    expect(t.hand('yellow')).toEqual(['force-field']);
    expect(t.events('cards-drawn')).toEqual([
      { who: 0, n: 8 },
      { who: 2, n: 1 },
    ]);
  });

  it('a reward of ships alone is no draw', () => {
    const t = table(
      { ...seats, red: 'remora' },
      {
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['attack-04'], blue: ['attack-20', 'flare:mind', 'attack-08'] },
        ships: { yellow: { warp: 2 } },
      },
    );
    t.strict();
    t.invite('blue', 'yellow');
    t.ally('yellow', 'defense', { 'yellow/1': 1 });
    t.plan('yellow', 'rewards.ships', 1);
    t.runWhile(() => t.events('turn').length < 2);
    t.done();
    expect(t.events('rewards')).toEqual([{ who: 2, ships: 1, cards: 0 }]);
    expect(t.events('cards-drawn')).toEqual([]);
  });

  it('one card is a draw like any other', () => {
    const t = table(
      { ...seats, red: 'remora' },
      { turn: 'red', destiny: ['blue'], hands: { red: ['attack-04'], blue: ['attack-20', 'flare:mind'] } },
    );
    t.invite('blue', 'yellow');
    t.ally('yellow', 'defense', { 'yellow/1': 1 });
    t.pass('blue', 'flare:mind', 1, { who: 2, n: 1 });
    t.use('red', 'remora', { who: 2, n: 1 });
    t.run();
    expect(t.events('cards-drawn').slice(0, 2)).toEqual([
      { who: 2, n: 1 },
      { who: 0, n: 1 },
    ]);
  });

  it('a deck that was made anew on the way is an occasion of its own, and one that lasted is none', () => {
    const pile = ['attack-04', 'attack-05', 'attack-07', 'attack-09', 'attack-11', 'attack-13', 'attack-15', 'attack-23'];
    const flares = Object.values(seats).map((alien) => `flare:${alien}`);
    const position = {
      hands: { red: [], blue: ['attack-06', 'flare:tick-tock'], yellow: flares },
      options: { aliens: Object.values(seats) },
    };
    const made = scarce({ ...position, deck: pile.slice(0, 2), discard: pile.slice(2) });
    expect(made.untilOffered('blue', 'flare:tick-tock')).toEqual(['flare:tick-tock', 'pass']);
    expect([made.hand('red').length, made.pile(Z.discard)]).toEqual([8, []]);
    const lasted = scarce({ ...position, deck: pile });
    lasted.strict('blue');
    lasted.until('red', 'launch.aim');
    expect([lasted.hand('red').length, lasted.pile(Z.deck)]).toEqual([8, []]);
  });
});

describe('cards that are drawn face up', () => {
  const people = { red: 'chosen', blue: 'macron', yellow: 'void' };

  it('lie on the table until it is clear where they go', () => {
    const t = scarce({ hands: { red: ['attack-04'], blue: ['attack-06'] }, deck: ['attack-40', 'attack-30', 'quash', 'plague'] }, people);
    t.use('red', 'chosen');
    t.until('red', 'chosen.card');
    expect(t.options('red')).toEqual(['attack-40', 'attack-30', 'none']);
    expect(t.pile(Z.deck)).toEqual(['plague']);
    expect(t.hand('red')).toEqual([]);
  });

  it('R16.7 are discarded when the deck ends before enough are drawn, and a quake takes the place of the draw', () => {
    const t = scarce({ hands: { red: ['attack-04'], blue: ['attack-06'] }, deck: ['attack-40', 'attack-30'] }, people);
    t.use('red', 'chosen');
    t.runWhile(() => t.events('outcome').length === 0);
    expect(t.story()).not.toContain('chosen.card');
    expect(t.events('cosmic-quake')).toHaveLength(1);
    expect(t.events('cards-discarded')[0]).toEqual({ who: 0, cards: ['attack-30', 'attack-40'] });
    expect(t.pile(Z.table)).not.toContain('attack-40');
    for (const colour of ['red', 'blue', 'yellow']) expect(t.hand(colour)).toHaveLength(8);
  });
});

describe('a new hand', () => {
  it('comes besides the cards that an effect lets somebody keep', () => {
    const t = table(
      { ...seats, red: 'vulch' },
      {
        turn: 'red',
        destiny: ['blue'],
        hands: { red: ['quash', 'reinforcement-5', 'card-zap'], blue: ['attack-06'] },
        deck: ['attack-15'],
      },
    );
    t.until('red', 'launch.aim');
    expect(t.events('hand-shown')).toEqual([{ who: 0, cards: ['quash', 'reinforcement-5', 'card-zap'] }]);
    expect(t.pile(Z.discard)).toEqual(['reinforcement-5']);
    expect(t.hand('red')).toHaveLength(10);
    expect(t.hand('red')).toEqual(expect.arrayContaining(['quash', 'card-zap']));
  });
});

describe('a new hand that is of no use', () => {
  it('goes on being drawn, but not without end, when all encounter cards are elsewhere', () => {
    // Nothing but artifacts and reinforcements can be drawn.
    const useless = Object.entries(DECK).flatMap(([face, n]) =>
      /^(attack|negotiate|morph)/.test(face) ? [] : Array.from({ length: n }, () => face),
    );
    const t = scarce({ hands: { red: [], blue: ['attack-06'] }, deck: useless });
    t.runWhile(() => t.events('destiny-drawn').length === 0);
    expect(t.events('hand-shown')).toHaveLength(10);
    expect(t.hand('red')).toHaveLength(8);
  });

  it('two encounter cards are drawn for a power that needs two, one for a power that needs none', () => {
    const deck = [
      'quash',
      'plague',
      'ionic-gas',
      'force-field',
      'card-zap',
      'reinforcement-2',
      'reinforcement-3',
      'attack-15',
      'card-zap',
      'cosmic-zap',
      'cosmic-zap',
      'reinforcement-3',
      'reinforcement-5',
      'emotion-control',
      'attack-13',
      'attack-11',
    ];
    const hands = { red: [], blue: ['attack-06', 'attack-08'] };
    const drawn = (alien: string): number => {
      const t = table({ ...seats, red: alien }, { turn: 'red', destiny: ['blue'], hands, deck });
      t.until('red', 'launch.aim');
      return t.events('hand-shown').length;
    };
    expect(drawn('healer')).toBe(1);
    expect(drawn('deuce')).toBe(2);
  });
});
