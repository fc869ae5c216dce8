import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { bare, count, DECK, others, scarce } from '../deck.ts';
import { table } from '../table.ts';

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
