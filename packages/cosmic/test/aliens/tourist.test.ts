import { describe, expect, it } from 'vitest';
import { shownOn, table } from '../table.ts';

const LINER = 'vessel/cruise-liner';
const seats = { red: 'tourist', blue: 'trader', yellow: 'masochist', purple: 'tripler' };
/** With three ships on board, and nobody asked about it. */
const cruise = {
  turn: 'purple',
  destiny: ['blue'],
  tokens: { tourist: 0 },
  ships: { red: { [LINER]: 3 } },
  hands: { red: ['attack-08'], blue: ['attack-10'], yellow: ['attack-06'], purple: ['attack-06'] },
} as const;
const port = (t: ReturnType<typeof table>): number => t.state.places.find((x) => x.kind === 'vessel')?.system ?? -1;

describe('Tourist', () => {
  it('[dominion-components-07] has the one cruise liner there is, in its system when the game begins', () => {
    const t = table(seats, cruise);
    expect(t.state.places.filter((x) => x.kind === 'vessel')).toMatchObject([{ by: 'cruise-liner', system: 0 }]);
    const none = table({ ...seats, red: 'void' }, { ...cruise, tokens: {}, ships: {} });
    expect(none.state.places.filter((x) => x.kind === 'vessel')).toEqual([]);
  });

  it('puts up to four ships on board before the game', () => {
    const t = table(seats, { ...cruise, tokens: {}, ships: {} });
    expect(t.question('red')).toMatchObject({ tag: 'tourist.board', min: 0, max: 4 });
    expect(t.options('red')).toEqual(['red/1', 'red/2', 'red/3', 'red/4', 'red/5']);
    t.answer('red', { 'red/1': 2, 'red/4': 2 });
    expect([t.ships('red', LINER), t.ships('red', 'red/1'), t.ships('red', 'red/4')]).toEqual([4, 2, 2]);
    expect(t.restored().divergence).toBeNull();
  });

  it('sails to the next system on either side, and disembarks where the defense lives', () => {
    const t = table(seats, cruise);
    expect(t.until('red', 'tourist.course')).toMatchObject({ options: ['clockwise', 'counterclockwise'] });
    t.answer('red', 'clockwise');
    expect([port(t), t.sheet('tourist').notes]).toEqual([1, { liner: 'blue' }]);
    expect(t.options('red')).toEqual(['tourist', 'tourist', 'pass']);
    t.plan('red', 'use', (d) => ('options' in d ? (d.options.find((x) => x.endsWith('.disembark')) ?? '') : ''));
    t.until('red', 'tourist.planet');
    expect(t.options('red')).toEqual(['blue/1', 'blue/2', 'blue/3', 'blue/4', 'blue/5']);
    t.plan('red', 'tourist.planet', 'blue/3');
    t.runTo('launch');
    expect([t.ships('red', 'blue/3'), t.ships('blue', 'blue/3'), t.ships('red', LINER)]).toEqual([3, 4, 0]);
    expect(t.events('colony-gained')).toEqual([{ who: t.seat('red'), planet: 'blue/3' }]);
    // With nobody on board there is no postcard to send.
    expect(t.events('power-used').map((x) => x.clause)).toEqual(['sail', 'disembark']);
  });

  it('may send a postcard instead: a ship goes home, and a card comes from there', () => {
    const t = table(seats, cruise);
    t.plan('red', 'tourist.course', 'clockwise');
    t.plan('red', 'use', (d) => ('options' in d ? (d.options.find((x) => x.endsWith('.postcard')) ?? '') : ''));
    expect(t.until('red', 'ships.return')).toMatchObject({ min: 1, max: 1 });
    t.plan('red', 'ships.return', { 'red/5': 1 });
    t.runTo('launch');
    expect([t.ships('red', LINER), t.ships('red', 'red/5')]).toEqual([2, 5]);
    expect([t.hand('red'), t.events('cards-taken')]).toEqual([
      ['attack-08', 'attack-10'],
      [expect.objectContaining({ by: 0, from: 1, n: 1 })],
    ]);
    // That was the visit: nobody may disembark any more.
    expect(t.story().match(/red answers use/g)).toHaveLength(1);
    expect(t.events('power-used').map((x) => x.clause)).toEqual(['sail', 'postcard']);
  });

  it('does not disembark elsewhere than with the defense, nor where it has a colony', () => {
    const elsewhere = table(seats, cruise);
    elsewhere.plan('red', 'tourist.course', 'counterclockwise');
    elsewhere.untilOffered('red', 'tourist');
    expect([port(elsewhere), elsewhere.options('red')]).toEqual([3, ['tourist', 'pass']]);
    elsewhere.answer('red', 'tourist');
    elsewhere.runTo('launch');
    expect(elsewhere.events('power-used').at(-1)).toMatchObject({ clause: 'postcard' });

    const settled = table(seats, { ...cruise, ships: { red: { [LINER]: 3, 'blue/5': 1 } } });
    settled.plan('red', 'tourist.course', 'clockwise');
    settled.untilOffered('red', 'tourist');
    expect(settled.options('red')).toEqual(['tourist', 'pass']);
  });

  it('loses a ship from the liner after a hazard warning, and stays where it is', () => {
    const t = table(seats, { ...cruise, destiny: ['blue!'] });
    t.runTo('launch');
    expect([t.ships('red', LINER), t.warp('red'), port(t)]).toEqual([2, 1, 0]);
    expect(t.events('power-used').map((x) => x.clause)).toEqual(['hazard']);

    const empty = table(seats, { ...cruise, destiny: ['blue!'], ships: {} });
    empty.runTo('launch');
    expect([empty.events('power-used'), port(empty)]).toEqual([[], 0]);
  });

  it('does nothing more once it is zapped', () => {
    const sail = table(seats, { ...cruise, hands: { ...cruise.hands, blue: ['attack-10', 'cosmic-zap'] } });
    sail.zap('blue', 'tourist');
    sail.runTo('launch');
    expect([port(sail), sail.ships('red', LINER)]).toEqual([0, 3]);
    expect(sail.story()).not.toContain('red answers use');

    const shore = table(seats, { ...cruise, hands: { ...cruise.hands, blue: ['attack-10', 'cosmic-zap'] } });
    shore.plan('red', 'tourist.course', 'clockwise');
    shore.plan('red', 'use', (d) => ('options' in d ? (d.options.find((x) => x.endsWith('.disembark')) ?? '') : ''));
    shore.plan('blue', 'use', 'cosmic-zap', { alien: 'tourist', clause: 'disembark' });
    shore.plan('blue', 'use', 'pass', { alien: 'tourist' });
    shore.runTo('launch');
    expect([port(shore), shore.ships('red', LINER), shore.ships('red', 'blue/1')]).toEqual([1, 3, 0]);
  });

  it('lets ships go on board or ashore when it comes home', () => {
    const away = {
      ...cruise,
      destiny: ['yellow', 'purple', 'yellow'],
      hands: { ...cruise.hands, purple: ['negotiate'], yellow: ['attack-06', 'attack-04'] },
    } as const;
    const home = (): ReturnType<typeof table> => {
      const t = table(seats, away);
      t.plan('red', 'tourist.course', 'clockwise');
      t.runTo('launch');
      t.runWhile(() => t.encounter().id === 1);
      t.plan('red', 'tourist.course', 'counterclockwise');
      t.until('red', 'tourist.home');
      return t;
    };
    const board = home();
    expect([port(board), board.options('red')]).toEqual([0, ['stay', 'board', 'ashore']]);
    board.answer('red', 'board');
    expect(board.question('red')).toMatchObject({ tag: 'tourist.board', min: 0, max: 4 });
    board.answer('red', { 'red/2': 2 });
    expect(board.ships('red', LINER)).toBe(5);

    const ashore = home();
    ashore.answer('red', 'ashore');
    expect(ashore.question('red')).toMatchObject({ tag: 'tourist.ashore', min: 1, max: 3 });
    ashore.answer('red', { [LINER]: 2 });
    expect(ashore.options('red')).toEqual(['red/1', 'red/2', 'red/3', 'red/4', 'red/5']);
    ashore.answer('red', { 'red/1': 2 });
    expect([ashore.ships('red', LINER), ashore.ships('red', 'red/1')]).toEqual([1, 5]);
  });

  it('can lose ships on board to others, but cannot send them into an encounter', () => {
    const t = table(seats, { ...cruise, turn: 'red', hands: { ...cruise.hands, blue: ['attack-10', 'plague'] } });
    t.until('red', 'launch.ships');
    expect(t.options('red')).not.toContain(LINER);
    const sick = table(seats, { ...cruise, turn: 'blue', destiny: ['yellow'], hands: { ...cruise.hands, blue: ['attack-10', 'plague'] } });
    sick.use('blue', 'plague');
    sick.plan('blue', 'plague', 'red');
    sick.until('red', 'plague.ships');
    expect(sick.options('red')).toContain(LINER);
  });

  it('adds ships on board to the neighbours in the system where the liner is', () => {
    const t = table(
      { ...seats, red: 'tourist+neighbor', blue: 'trader+void', yellow: 'masochist+mirror', purple: 'tripler+macron' },
      { ...cruise, options: { powers: 2 }, turn: 'red', hands: { ...cruise.hands, red: ['attack-08'], blue: ['attack-10'] } },
    );
    t.plan('red', 'tourist.course', 'clockwise');
    t.run();
    expect(t.events('total-changed')).toEqual([{ side: 'offense', n: 3 }]);
  });

  describe('wild', () => {
    const seated = { ...seats, red: 'miser', blue: 'sorcerer', green: 'tourist' };
    const curious = {
      turn: 'blue',
      destiny: ['yellow', 'purple'],
      tokens: { tourist: 0 },
      deck: ['attack-23'],
      sheets: { miser: { hoard: ['attack-12', 'attack-20'] } },
      hands: { red: ['attack-08'], blue: ['attack-10', 'attack-15'], yellow: ['attack-06'], purple: ['attack-06', 'flare:tourist'] },
    } as const;
    const secrets = (t: ReturnType<typeof table>): unknown[] =>
      t.owner.events.filter((x) => x.type === 'card-peeked').map((x) => [x.data, x.secret]);

    it('looks at the top card of a deck, alone', () => {
      const t = table(seated, curious);
      t.until('blue', 'launch.aim');
      expect(t.canRaise('purple')).toEqual(['flare:tourist']);
      t.raise('purple', 'flare:tourist');
      expect(t.question('purple')).toMatchObject({ tag: 'tourist.look', options: ['deck', 'destiny', 'sheet'] });
      t.answer('purple', 'deck');
      expect(secrets(t)).toEqual([
        [
          { by: 3, sight: 'deck' },
          { to: [3], data: { card: 'attack-23' } },
        ],
      ]);
      expect(t.hand('purple')).toContain('flare:tourist');
    });

    it('looks at a facedown encounter card', () => {
      const t = table(seated, curious);
      t.select('blue', 'attack-15');
      t.untilOffered('blue', 'sorcerer');
      expect(t.encounter().slots.map((x) => x.up)).toEqual([false, false]);
      t.raise('purple', 'flare:tourist');
      t.answer('purple', 'encounter');
      expect(t.options('purple')).toEqual(['blue', 'yellow']);
      t.answer('purple', 'blue');
      expect(secrets(t)).toEqual([
        [
          { by: 3, sight: 'encounter' },
          { to: [3], data: { card: 'attack-15' } },
        ],
      ]);
    });

    it('looks at a card on an alien sheet', () => {
      const t = table(seated, curious);
      t.until('blue', 'launch.aim');
      t.raise('purple', 'flare:tourist');
      t.answer('purple', 'sheet');
      expect(t.question('purple')).toMatchObject({ tag: 'tourist.nth', min: 1, max: 2, data: { who: 0, n: 2 } });
      t.answer('purple', 2);
      expect(secrets(t)).toEqual([
        [
          { by: 3, sight: 'sheet' },
          { to: [3], data: { card: 'attack-20' } },
        ],
      ]);
    });

    it('looks at a facedown alien sheet', () => {
      const t = table(seated, { ...curious, options: { hiddenPowers: true } });
      t.until('blue', 'launch.aim');
      t.raise('purple', 'flare:tourist');
      t.answer('purple', 'alien');
      // Those with Game Setup texts have been shown, and one's own sheet is known.
      expect(t.options('purple')).toEqual(['blue', 'yellow']);
      t.answer('purple', 'yellow');
      const seen = t.owner.events.filter((x) => x.type === 'sheet-seen').map((x) => [x.data, x.secret]);
      expect(seen).toEqual([
        [
          { by: 3, from: 2 },
          { to: [3], data: { alien: 'masochist' } },
        ],
      ]);
    });
  });

  describe('super', () => {
    const strong = {
      ...cruise,
      ships: { red: { [LINER]: 1, 'blue/5': 3 } },
      hands: { ...cruise.hands, red: ['attack-08', 'flare:tourist'] },
    };

    it('takes ships on board from a colony where the liner has arrived', () => {
      const t = table(seats, strong);
      t.plan('red', 'tourist.course', 'clockwise');
      t.boost('red');
      expect(t.until('red', 'tourist.board')).toMatchObject({ min: 0, max: 3, places: [{ id: 'blue/5' }] });
      t.plan('red', 'tourist.board', { 'blue/5': 3 });
      // Without a colony there any more it may disembark.
      t.untilOffered('red', 'tourist');
      expect(t.ships('red', LINER)).toBe(4);
      expect(t.options('red')).toEqual(['tourist', 'tourist', 'pass']);
    });

    it('is not offered where there is no colony', () => {
      const t = table(seats, strong);
      t.plan('red', 'tourist.course', 'counterclockwise');
      t.runTo('launch');
      expect(t.story()).not.toContain('red answers super');
      t.neverOffered('red', 'flare:tourist');
    });
  });
});

describe('Tourist: on board and ashore', () => {
  const clause = (name: string) => (d: { readonly kind: string }) =>
    'options' in d ? ((d.options as string[]).find((x) => x.endsWith(`.${name}`)) ?? '') : '';
  /** The liner sails to purple and comes home in the next encounter. */
  function comesHome(ships: { readonly [place: string]: number }) {
    const t = table(seats, {
      ...cruise,
      destiny: ['yellow', 'purple'],
      ships: { red: ships },
      hands: { ...cruise.hands, purple: ['negotiate'], yellow: ['attack-06', 'attack-04'] },
    });
    t.plan('red', 'tourist.course', 'counterclockwise');
    t.runTo('launch');
    t.runWhile(() => t.encounter().id === 1);
    t.plan('red', 'tourist.course', 'clockwise');
    return t;
  }

  it('with nobody on board, ships can only come on board at home', () => {
    const t = comesHome({});
    expect(t.until('red', 'tourist.board')).toMatchObject({ min: 0, max: 4 });
    expect(t.story()).not.toContain('answers tourist.home');
    t.answer('red', { 'red/1': 1 });
    expect([port(t), t.ships('red', LINER)]).toEqual([0, 1]);
  });

  it('with one ship on board that may go ashore, or all stay where they are', () => {
    const one = comesHome({ [LINER]: 1 });
    one.until('red', 'tourist.home');
    one.answer('red', 'ashore');
    one.plan('red', 'ships.return', { 'red/3': 1 });
    one.runTo('launch');
    expect([one.ships('red', LINER), one.warp('red')]).toEqual([0, 0]);
    const stay = comesHome({ [LINER]: 3 });
    stay.plan('red', 'tourist.home', 'stay');
    stay.runTo('launch');
    expect([port(stay), stay.ships('red', LINER)]).toEqual([0, 3]);
    expect(stay.story()).not.toContain('answers tourist.ashore');
  });

  it('a single home colony is enough to go on board from, without the power being lost', () => {
    // Red has its power through two more colonies elsewhere only in the game with few planets: here it has three.
    const t = comesHome({ [LINER]: 2, 'red/4': 0, 'red/5': 0 });
    t.plan('red', 'tourist.home', 'board');
    expect(t.until('red', 'tourist.board')).toMatchObject({ min: 0, max: 4 });
    expect(t.options('red')).toEqual(['red/1', 'red/2', 'red/3']);
  });

  it('at home it sends a postcard without taking a card of its own', () => {
    const t = comesHome({ [LINER]: 2 });
    t.plan('red', 'tourist.home', 'stay');
    t.plan('red', 'use', clause('postcard'));
    t.plan('red', 'ships.return', { 'red/2': 1 });
    t.runTo('launch');
    expect([t.ships('red', LINER), t.events('cards-taken').filter((x) => x.by === 0)]).toEqual([1, []]);
  });

  it('a postcard brings one card, of whoever has any', () => {
    const rich = table(seats, { ...cruise, hands: { ...cruise.hands, blue: ['attack-10', 'attack-12', 'morph'] } });
    rich.plan('red', 'tourist.course', 'clockwise');
    rich.plan('red', 'use', clause('postcard'));
    rich.runTo('launch');
    expect([rich.hand('red').length, rich.hand('blue').length, rich.ships('red', LINER)]).toEqual([2, 2, 2]);
    expect(rich.story()).not.toContain('answers tourist.postcard');
    const poor = table(seats, { ...cruise, hands: { ...cruise.hands, blue: [] } });
    poor.plan('red', 'tourist.course', 'clockwise');
    poor.plan('red', 'use', clause('postcard'));
    poor.runTo('launch');
    expect([poor.events('cards-taken'), poor.ships('red', LINER)]).toEqual([[], 2]);
  });

  it('a single ship on board may disembark, or be sent with a postcard, or be lost to a hazard', () => {
    const alone = { ...cruise, ships: { red: { [LINER]: 1 } } };
    const shore = table(seats, alone);
    shore.plan('red', 'tourist.course', 'clockwise');
    shore.plan('red', 'use', clause('disembark'));
    shore.plan('red', 'tourist.planet', 'blue/2');
    shore.strict('red');
    shore.run();
    expect(shore.ships('red', 'blue/2')).toBe(1);
    const card = table(seats, alone);
    card.plan('red', 'tourist.course', 'clockwise');
    card.plan('red', 'use', clause('postcard'));
    card.runTo('launch');
    expect([card.ships('red', LINER), card.hand('red')]).toEqual([0, ['attack-08', 'attack-10']]);
    const storm = table(seats, { ...alone, destiny: ['blue!'] });
    storm.runTo('launch');
    expect([storm.ships('red', LINER), storm.warp('red')]).toEqual([0, 1]);
  });

  it('offers nothing when nobody is on board', () => {
    const t = table(seats, { ...cruise, ships: {}, strict: ['red'] });
    t.plan('red', 'tourist.course', 'clockwise');
    t.run();
    expect([
      port(t),
      t
        .events('power-used')
        .filter((x) => x.alien === 'tourist')
        .map((x) => x.clause),
    ]).toEqual([1, ['sail']]);
  });

  it('one ship of several is lost to a hazard, when destiny ends', () => {
    const t = table(seats, { ...cruise, destiny: ['blue!'] });
    t.until('purple', 'launch.aim');
    expect([t.ships('red', LINER), t.warp('red')]).toEqual([2, 1]);
    const told = t.story();
    expect(told.indexOf('defense {')).toBeLessThan(told.indexOf('power-used'));
    expect(t.encounter().phase).toBe('launch');
    // They are all alike, and it is one: nothing to choose.
    expect(told).not.toContain('answers tourist.hazard');
  });

  it('disembarks on a planet with room only', () => {
    const t = table({ ...seats, blue: 'pygmy' }, { ...cruise, ships: { red: { [LINER]: 3 }, blue: { 'blue/1': 4, 'blue/2': 3 } } });
    t.plan('red', 'tourist.course', 'clockwise');
    t.plan('red', 'use', clause('disembark'));
    t.until('red', 'tourist.planet');
    expect(t.options('red').slice(0, 3)).toEqual(['blue/2', 'blue/3', 'blue/4']);
    // One ship finds room. The others stay on board, and that was the visit.
    t.strict('red');
    t.answer('red', 'blue/2');
    t.runTo('launch');
    expect([t.ships('red', 'blue/2'), t.ships('red', LINER)]).toEqual([1, 2]);
  });

  it('disembarks on the only planet there is', () => {
    const t = table(seats, { ...cruise, gone: ['blue/1', 'blue/2', 'blue/4', 'blue/5'] });
    t.plan('red', 'tourist.course', 'clockwise');
    t.plan('red', 'use', clause('disembark'));
    t.runTo('launch');
    expect(t.ships('red', 'blue/3')).toBe(3);
  });

  it('shows where the liner is from the beginning', () => {
    const t = table(seats, cruise);
    t.until('red', 'tourist.course');
    expect(shownOn(t, 'tourist')).toEqual({ liner: 'red' });
  });

  it('sails before anything is done in the window when destiny ends, and leaves the system of a former visit', () => {
    const t = table(seats, { ...cruise, destiny: ['blue', 'yellow'] });
    t.plan('red', 'tourist.course', 'clockwise');
    t.plan('red', 'use', clause('disembark'));
    t.plan('red', 'tourist.planet', 'blue/1');
    t.run();
    // On the next turn nobody is on board.
    t.strict('red');
    t.plan('red', 'tourist.course', 'clockwise');
    t.runTo('launch');
    expect(port(t)).toBe(2);
  });
});

describe('Tourist with few colonies', () => {
  // The Witness lets everybody keep their powers.
  const witness = { ...cruise, hazards: ['witness'], options: { hazards: true } } as const;

  it('sends a postcard only if it has a colony with room for the ship', () => {
    const offered = (ships: { readonly [colour: string]: { readonly [place: string]: number } }): boolean => {
      const t = table({ ...seats, blue: 'pygmy' }, { ...witness, destiny: ['yellow'], ships });
      t.plan('red', 'tourist.course', 'counterclockwise');
      const asks = (): boolean => t.question('red')?.data?.at === 'window:destiny.end';
      t.runWhile(() => t.encounter().phase !== 'launch' && !asks());
      t.done();
      return asks();
    };
    expect(offered({ red: { [LINER]: 3, out: 17 } })).toBe(false);
    expect(offered({ red: { [LINER]: 3, 'red/1': 1, out: 16 } })).toBe(true);
    // On planets of the Pygmy there is room for four.
    expect(offered({ red: { [LINER]: 3, 'blue/1': 1, out: 16 }, blue: { 'blue/1': 3 } })).toBe(false);
    expect(offered({ red: { [LINER]: 3, 'blue/1': 1, out: 16 }, blue: { 'blue/1': 2 } })).toBe(true);
    expect(offered({ red: { [LINER]: 3, 'blue/1': 1 }, blue: { 'blue/1': 3 } })).toBe(true);
  });

  it('asks nothing at home where it has no colony, and asks with one', () => {
    for (const home of [0, 1]) {
      const t = table(seats, {
        ...witness,
        destiny: ['yellow', 'purple'],
        ships: { red: { [LINER]: 3, 'red/1': home, out: 17 - home } },
        hands: { ...cruise.hands, red: ['attack-08', 'attack-01'], purple: ['negotiate'], yellow: ['attack-06', 'attack-04'] },
      });
      t.plan('red', 'tourist.course', 'counterclockwise');
      t.runWhile(() => t.encounter().id === 1);
      t.plan('red', 'tourist.course', 'clockwise');
      t.runTo('launch');
      t.done();
      expect(port(t)).toBe(0);
      expect(t.story().includes('answers tourist.home')).toBe(home > 0);
    }
  });

  it('wild: looks at the only facedown sheet there is', () => {
    const t = table(
      { red: 'miser', blue: 'sorcerer', purple: 'tripler', green: 'tourist' },
      {
        turn: 'blue',
        destiny: ['red'],
        tokens: { tourist: 0 },
        options: { hiddenPowers: true },
        sheets: { miser: { hoard: ['attack-12'] } },
        hands: { blue: ['attack-10'], purple: ['attack-06', 'flare:tourist'] },
      },
    );
    t.until('blue', 'launch.aim');
    t.raise('purple', 'flare:tourist');
    expect(t.options('purple')).toContain('alien');
    t.answer('purple', 'alien');
    const seen = t.owner.events.filter((x) => x.type === 'sheet-seen').map((x) => x.secret?.data);
    expect(seen).toEqual([{ alien: 'sorcerer' }]);
  });
});
