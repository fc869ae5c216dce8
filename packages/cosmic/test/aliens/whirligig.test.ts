import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const SEATS = { red: 'whirligig', blue: 'void', yellow: 'healer' };
const START = { turn: 'red', destiny: ['blue'] } as const;
const HANDS = { red: ['attack-01', 'attack-04', 'attack-05'], blue: ['attack-20', 'attack-30'] };

const both = (t: ReturnType<typeof table>): string[] => [...t.hand('red'), ...t.hand('blue')].sort();

/** Mixes hands this way; how many cards each has when it comes to selecting. */
function shared(how: string): [number, number] {
  const t = table(SEATS, { ...START, hands: HANDS });
  t.use('red', 'whirligig');
  t.plan('red', 'whirligig.share', how);
  t.until('blue', 'planning.select');
  expect(both(t)).toEqual(['attack-01', 'attack-04', 'attack-05', 'attack-20', 'attack-30']);
  return [t.hand('red').length, t.hand('blue').length];
}

describe('Whirligig', () => {
  it('mixes both hands and says how many cards each gets', () => {
    const t = table(SEATS, { ...START, hands: HANDS });
    expect(t.untilOffered('red', 'whirligig')).toEqual(['whirligig', 'pass']);
    expect(t.question('red')?.data?.at).toBe('window:planning.beforeSelect');
    t.answer('red', 'whirligig');
    expect(t.question('red')?.tag).toBe('whirligig.share');
    expect(t.options('red')).toEqual(['even', 'same', 'other']);
    // Five cards: the odd one is for the Whirligig.
    expect(shared('even')).toEqual([3, 2]);
    expect(shared('same')).toEqual([3, 2]);
    expect(shared('other')).toEqual([2, 3]);
  });

  it('the odd card is for the Whirligig even if it had fewer', () => {
    const t = table(SEATS, { ...START, hands: { red: ['attack-01'], blue: ['attack-20', 'attack-30', 'attack-40', 'negotiate'] } });
    t.use('red', 'whirligig');
    t.plan('red', 'whirligig.share', 'even');
    t.until('blue', 'planning.select');
    expect([t.hand('red').length, t.hand('blue').length]).toEqual([3, 2]);
  });

  it('deals by chance: cards change hands', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const t = table(SEATS, { ...START, hands: HANDS, seed: `mix-${i}` });
      t.use('red', 'whirligig');
      t.plan('red', 'whirligig.share', 'same');
      t.until('blue', 'planning.select');
      seen.add(t.hand('blue').join());
    }
    expect(seen.size).toBeGreaterThan(3);
  });

  it('can be used once in a planning phase, also when cards lie facedown', () => {
    const t = table(SEATS, { ...START, hands: HANDS });
    t.select('red', 'attack-01');
    t.select('blue', 'attack-20');
    t.use('red', 'whirligig', { at: 'window:planning.selected' });
    t.plan('red', 'whirligig.share', 'other');
    t.until('red', 'planning.select');
    expect(t.events('power-used')).toEqual([]);
    t.run();
    expect(t.events('power-used').filter((e) => e.alien === 'whirligig')).toHaveLength(1);

    const once = table(SEATS, { ...START, hands: HANDS, strict: ['red'] });
    once.use('red', 'whirligig');
    once.plan('red', 'whirligig.share', 'same');
    once.run();
  });

  it('is offered to nobody but a main player', () => {
    const t = table(SEATS, {
      turn: 'blue',
      destiny: ['yellow'],
      hands: { blue: ['attack-20'], yellow: ['attack-30'], red: ['attack-01'] },
    });
    t.invite('blue', 'red');
    t.ally('red', 'offense', { 'red/1': 1 });
    t.neverOffered('red', 'whirligig');
  });

  it('zapped: both keep their hands', () => {
    const t = table(SEATS, { ...START, hands: { ...HANDS, blue: [...HANDS.blue, 'cosmic-zap'] } });
    t.use('red', 'whirligig');
    t.plan('red', 'whirligig.share', 'other');
    t.zap('blue', 'whirligig');
    t.until('blue', 'planning.select');
    expect(t.hand('red')).toEqual(HANDS.red);
    expect(t.hand('blue')).toEqual(HANDS.blue);
  });

  it('a rift that comes to the Whirligig goes off; one that comes to the opponent does not', () => {
    const position = (red: string[], blue: string[]) => ({ ...START, hands: { red, blue }, options: { rewards: 'incursion' } });
    const t = table(SEATS, position(['attack-01'], ['attack-20', 'rift-3']));
    t.use('red', 'whirligig');
    t.plan('red', 'whirligig.share', 'other');
    t.plan('blue', 'random.backs', 0);
    t.until('blue', 'planning.select');
    expect(t.warp('red')).toBe(3);

    const given = table(SEATS, position(['attack-01', 'rift-3'], ['attack-20']));
    given.use('red', 'whirligig');
    given.plan('red', 'whirligig.share', 'other');
    given.plan('blue', 'random.backs', 1);
    given.until('blue', 'planning.select');
    expect(given.hand('blue')).toContain('rift-3');
    expect(given.warp('blue')).toBe(0);
  });

  it('wild: the opponent takes one of two mixed cards, and the flare holder gets the other', () => {
    const seats = { red: 'void', blue: 'macron', yellow: 'healer' };
    const outcomes = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const t = table(seats, {
        ...START,
        seed: `wild-${i}`,
        hands: { red: ['attack-01', 'attack-04', 'flare:whirligig'], blue: ['attack-20'] },
      });
      expect(t.untilOffered('red', 'flare:whirligig')).toEqual(['flare:whirligig', 'pass']);
      expect(t.question('red')?.data?.at).toBe('window:planning.beforeSelect');
      t.answer('red', 'flare:whirligig');
      // The flare lies on the table and cannot be mixed.
      expect(t.options('red')).toEqual(['attack-01', 'attack-04']);
      t.answer('red', 'attack-01');
      t.until('blue', 'planning.select');
      outcomes.add(`${t.hand('red').join()} ${t.hand('blue').join()}`);
    }
    expect([...outcomes].sort()).toEqual([
      'attack-01,attack-04,flare:whirligig attack-20',
      'attack-04,attack-20,flare:whirligig attack-01',
    ]);
  });

  it('wild: needs another card than itself', () => {
    const t = table(
      { red: 'void', blue: 'macron', yellow: 'healer' },
      {
        turn: 'blue',
        destiny: ['red'],
        hands: { red: ['flare:whirligig'], blue: ['attack-20'] },
        deck: ['attack-10', ...Array<string>(7).fill('negotiate')],
      },
    );
    t.runTo('planning');
    expect(t.asked()).not.toContain('red use');
  });

  it('[faq-whirligig-1] the flare is back in the hand before the defense has to draw a new one, and is discarded with it', () => {
    for (let i = 0; i < 20; i++) {
      const t = table(
        { red: 'void', blue: 'macron', yellow: 'healer' },
        {
          turn: 'blue',
          destiny: ['red'],
          seed: `last-${i}`,
          hands: { red: ['attack-01', 'flare:whirligig'], blue: ['plague', 'attack-20'] },
        },
      );
      t.use('red', 'flare:whirligig');
      t.runWhile(() => t.events('card-played').length === 0 || t.asked().length === 0);
      t.until('blue', 'planning.select');
      if (!t.story().includes('"cards":["flare:whirligig","plague"]')) continue;
      // Red got the plague for its last encounter card.
      expect(t.events('hand-shown')).toEqual([{ who: t.seat('red'), cards: ['plague', 'flare:whirligig'] }]);
      expect(t.hand('red')).not.toContain('flare:whirligig');
      expect(t.hand('red')).toHaveLength(8);
      return;
    }
    expect.fail('the plague never came to red');
  });

  it('super: shows the hand of the opponent before the hands are mixed', () => {
    const t = table(SEATS, { ...START, hands: { red: [...HANDS.red, 'flare:whirligig'], blue: HANDS.blue } });
    t.use('red', 'whirligig');
    t.until('red', 'super');
    expect(t.events('cards-seen')).toEqual([]);
    t.answer('red', true);
    expect(t.question('red')?.tag).toBe('whirligig.share');
    expect(t.events('cards-seen')).toEqual([{ by: t.seat('red'), from: t.seat('blue'), n: 2 }]);
    expect(JSON.stringify(t.view('red'))).toContain('"cards":["attack-20","attack-30"]');
    expect(JSON.stringify(t.view('yellow'))).not.toContain('"cards":["attack-20","attack-30"]');
  });

  it('super: not with an opponent who has no cards to look at', () => {
    const t = table(SEATS, { ...START, hands: { red: ['attack-01', 'attack-04', 'flare:whirligig'], blue: [] } });
    t.use('red', 'whirligig');
    t.plan('red', 'whirligig.share', 'even');
    t.until('red', 'planning.select');
    expect(t.story()).not.toContain('red answers super');
    expect(t.events('cards-seen')).toEqual([]);
  });

  it('wild: comes to nothing when the answers to it have cost the last card of the opponent', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const t = table(
        { red: 'macron', blue: 'healer', yellow: 'tripler', purple: 'clone' },
        {
          turn: 'blue',
          destiny: ['red'],
          seed,
          hands: { red: ['attack-04', 'attack-05', 'flare:whirligig'], blue: ['attack-08', 'card-zap'], purple: ['flare:void'] },
        },
      );
      t.select('blue', 'attack-08');
      t.select('red', 'attack-04');
      t.use('red', 'flare:whirligig', { at: 'window:planning.selected' });
      t.runWhile(() => t.events('card-selected').length < 2);
      t.cardZap('blue', 'flare:whirligig');
      t.use('purple', 'flare:void', { card: 'card-zap' });
      t.run();
      expect([t.events('cards-given'), t.events('cards-taken')]).toEqual([[], []]);
    }
  });
});

describe('Whirligig: when and with what', () => {
  it('says how many cards each of them has', () => {
    const t = table(SEATS, { ...START, hands: HANDS });
    t.use('red', 'whirligig');
    expect(t.until('red', 'whirligig.share')).toMatchObject({ data: { mine: 3, theirs: 2 } });
  });

  it('again in the second encounter of a turn', () => {
    const t = table(SEATS, {
      ...START,
      destiny: ['blue', 'yellow'],
      hands: { red: ['attack-40', 'attack-30', 'attack-20'], blue: ['attack-01'], yellow: ['attack-04'] },
    });
    t.use('red', 'whirligig', { at: 'window:planning.selected' });
    t.pass('red', 'whirligig', 1, { at: 'window:planning.beforeSelect' });
    t.plan('red', 'whirligig.share', 'same');
    t.plan('red', 'encounter.second', true);
    t.run();
    t.use('red', 'whirligig');
    t.runTo('reveal');
    t.done();
    expect(t.events('power-used').filter((x) => x.alien === 'whirligig')).toHaveLength(2);
  });

  it('not with two empty hands, but for a single card', () => {
    const none = table(SEATS, { ...START, hands: { red: ['attack-40'], blue: ['attack-01'] }, strict: ['red'] });
    none.pass('red', 'whirligig', 1, { at: 'window:planning.beforeSelect' });
    none.run();
    const one = table(SEATS, { ...START, hands: { red: ['attack-40'], blue: ['attack-01', 'attack-04'] }, strict: ['red'] });
    one.pass('red', 'whirligig', 1, { at: 'window:planning.beforeSelect' });
    one.use('red', 'whirligig', { at: 'window:planning.selected' });
    one.plan('red', 'whirligig.share', 'even');
    one.run();
    // The odd card is for the Whirligig.
    expect(one.hand('red')).toHaveLength(1);
  });

  it('super: for a hand of a single card', () => {
    const t = table(SEATS, { ...START, hands: { red: ['attack-40', 'flare:whirligig'], blue: ['attack-01'] } });
    t.use('red', 'whirligig');
    t.boost('red');
    t.runTo('reveal');
    t.done();
    expect(t.events('cards-seen')).toEqual([{ by: 0, from: 1, n: 1 }]);
  });

  describe('wild', () => {
    const others = { red: 'zombie', blue: 'void', yellow: 'healer' };

    it('is for main players with an opponent who has cards', () => {
      const bystander = table(others, { ...START, hands: { ...HANDS, yellow: ['flare:whirligig', 'attack-40'] } });
      bystander.neverOffered('yellow', 'flare:whirligig');
      const empty = table(others, {
        ...START,
        hands: { red: ['attack-40', 'attack-08', 'flare:whirligig'], blue: ['attack-01'] },
        strict: ['red'],
      });
      empty.pass('red', 'flare:whirligig', 1, { at: 'window:planning.beforeSelect' });
      empty.run();
    });

    it('each picks by the backs where there are two kinds', () => {
      const t = table(others, {
        ...START,
        options: { rewards: 'incursion' },
        hands: { red: ['attack-08', 'attack-04', 'flare:whirligig'], blue: ['attack-20', 'reward:attack-16'] },
      });
      t.use('red', 'flare:whirligig');
      expect(t.until('red', 'random.backs')).toMatchObject({ seat: 0, data: { n: 1, rewards: 1, others: 1 } });
      t.answer('red', 1);
      t.until('red', 'whirligig.card');
      t.answer('red', 'attack-08');
      expect(t.question('blue')).toMatchObject({ tag: 'random.backs', data: { n: 1, rewards: 1, others: 1 } });
      t.answer('blue', 0);
      expect([t.hand('red'), t.hand('blue')]).toEqual([
        ['attack-04', 'attack-16', 'flare:whirligig'],
        ['attack-08', 'attack-20'],
      ]);
    });
  });
});
