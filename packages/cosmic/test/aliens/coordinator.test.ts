import { allAliens, Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'coordinator', blue: 'trader', yellow: 'parasite', purple: 'healer' };
const start = {
  turn: 'red',
  destiny: ['blue', 'yellow', 'purple!', 'wild'],
  hands: { red: ['attack-08', 'attack-06'], blue: ['attack-10'], yellow: ['attack-20'], purple: ['attack-06'] },
} as const;
type Table = ReturnType<typeof table>;

const drawn = (t: Table) => t.events('destiny-drawn').map((x) => x.card);
/** The destiny deck from the top. */
const deck = (t: Table) => t.pile(Z.destiny).toReversed();

/** Red looks at the top three cards and takes yellow's. */
function looking() {
  const t = table(seats, start);
  t.untilOffered('red', 'coordinator');
  t.answer('red', 'coordinator');
  expect(t.question('red')).toMatchObject({ tag: 'coordinator.card' });
  expect(t.options('red')).toEqual(['destiny:blue', 'destiny:yellow', 'destiny:purple!']);
  t.answer('red', 'destiny:yellow');
  expect(t.question('red')).toMatchObject({ tag: 'coordinator.top', min: 0, max: 2 });
  expect(t.options('red')).toEqual(['destiny:blue', 'destiny:purple!']);
  return t;
}

describe('Coordinator', () => {
  it('looks at the top three destiny cards and chooses which of them it has drawn', () => {
    const t = looking();
    t.answer('red', ['destiny:purple!', 'destiny:blue']);
    expect(drawn(t)).toEqual(['destiny:yellow']);
    expect(t.encounter()).toMatchObject({ offense: t.seat('red'), defense: t.seat('yellow') });
    expect(deck(t).slice(0, 3)).toEqual(['destiny:purple!', 'destiny:blue', 'destiny:wild']);
    expect(t.pile(Z.destinyDiscard)).toEqual(['destiny:yellow']);
    // Only red has seen them.
    expect(t.events('destiny-looked')).toEqual([{ who: t.seat('red'), n: 3 }]);
    expect(t.restored().divergence).toBeNull();
  });

  it('puts the others on top, under the deck, or one of them each way, as it likes', () => {
    const size = deck(table(seats, start)).length;
    const split = looking();
    split.answer('red', ['destiny:blue']);
    expect(deck(split)[0]).toBe('destiny:blue');
    expect(deck(split).at(-1)).toBe('destiny:purple!');
    expect(deck(split)).toHaveLength(size - 1);

    const under = looking();
    under.answer('red', []);
    expect(under.question('red')).toMatchObject({ tag: 'coordinator.bottom' });
    under.answer('red', 'destiny:purple!');
    expect(deck(under).slice(-2)).toEqual(['destiny:purple!', 'destiny:blue']);
    expect(deck(under)[0]).toBe('destiny:wild');
  });

  it('shuffles a deck of fewer than three anew, with the discards', () => {
    const t = table(seats, { ...start, turn: 'purple' });
    t.until('purple', 'launch.aim');
    const { in: zones, zone } = t.state.cards;
    for (const card of zones[Z.destiny].splice(0, zones[Z.destiny].length - 2)) zones[Z.destinyDiscard].push(card);
    for (const card of zones[Z.destinyDiscard]) zone[card] = Z.destinyDiscard;
    const size = zones[Z.destinyDiscard].length + 2;
    t.untilOffered('red', 'coordinator', 'later');
    expect(t.events('destiny-reshuffled')).toEqual([]);
    expect(deck(t)).toHaveLength(2);
    t.answer('red', 'coordinator');
    expect(t.events('destiny-reshuffled')).toHaveLength(1);
    expect(deck(t)).toHaveLength(size);
    expect(t.options('red')).toHaveLength(3);

    // Three are enough.
    const three = table(seats, { ...start, turn: 'purple' });
    three.until('purple', 'launch.aim');
    const cards = three.state.cards;
    for (const card of cards.in[Z.destiny].splice(0, cards.in[Z.destiny].length - 3)) cards.in[Z.destinyDiscard].push(card);
    for (const card of cards.in[Z.destinyDiscard]) cards.zone[card] = Z.destinyDiscard;
    three.untilOffered('red', 'coordinator', 'later');
    three.answer('red', 'coordinator');
    expect(three.events('destiny-reshuffled')).toEqual([]);
  });

  it('may do it once an encounter, though another card has to be drawn', () => {
    const t = table(seats, { ...start, destiny: ['blue', 'red', 'yellow', 'purple'] });
    t.untilOffered('red', 'coordinator');
    t.answer('red', 'coordinator');
    t.answer('red', 'destiny:red');
    // Its own colour leads nowhere, so the next card is drawn at once.
    t.answer('red', ['destiny:yellow', 'destiny:blue']);
    expect(drawn(t)).toEqual(['destiny:red', 'destiny:yellow']);
    expect(t.question('red')).toMatchObject({ tag: 'launch.aim' });
  });

  it('draws as everybody does when it is zapped, and has no say in other turns', () => {
    const t = table(seats, { ...start, hands: { ...start.hands, purple: ['attack-06', 'cosmic-zap'] } });
    t.use('red', 'coordinator');
    t.zap('purple', 'coordinator');
    t.until('red', 'launch.aim');
    expect(drawn(t)).toEqual(['destiny:blue']);
    expect(t.events('destiny-looked')).toEqual([]);
    table(seats, { ...start, turn: 'purple' }).neverOffered('red', 'coordinator');
  });

  it('is not in a game with the Dictator', () => {
    expect(allAliens().find((a) => a.id === 'coordinator')?.bans).toEqual(['dictator']);
  });

  it('wild: the offense discards its destiny card and draws again', () => {
    const t = table({ ...seats, red: 'amoeba' }, { ...start, hands: { ...start.hands, red: ['attack-08', 'flare:coordinator'] } });
    t.untilOffered('red', 'flare:coordinator');
    expect(t.question('red')).toMatchObject({ data: { at: 'window:destiny.afterDrawn' } });
    t.answer('red', 'flare:coordinator');
    t.until('red', 'launch.aim');
    expect(drawn(t)).toEqual(['destiny:blue', 'destiny:yellow']);
    expect(t.pile(Z.destinyDiscard)).toEqual(['destiny:blue', 'destiny:yellow']);
    expect(t.encounter().defense).toBe(t.seat('yellow'));

    const other = table({ ...seats, red: 'amoeba' }, { ...start, hands: { ...start.hands, blue: ['attack-10', 'flare:coordinator'] } });
    other.neverOffered('blue', 'flare:coordinator');
  });

  it('wild: also when its power has made something of that card', () => {
    const t = table({ ...seats, red: 'will' }, { ...start, hands: { ...start.hands, red: ['attack-08', 'flare:coordinator'] } });
    t.plan('red', 'will.who', 'purple');
    t.plan('red', 'will.where', 'purple/1');
    t.use('red', 'flare:coordinator');
    t.runWhile(() => drawn(t).length < 2);
    // It is for Will again to say whom it encounters.
    expect(t.question('red')).toMatchObject({ tag: 'will.who' });
    expect(t.encounter().defense).toBe(-1);
  });

  describe('super', () => {
    /** Blue draws red's colour. */
    const position = {
      turn: 'blue',
      destiny: ['red'],
      hands: {
        red: ['attack-20', 'attack-06', 'flare:coordinator'],
        blue: ['attack-10', 'attack-04'],
        yellow: ['attack-20'],
        purple: ['attack-06'],
      },
    } as const;

    it('attacks whoever has drawn its colour, and the turn of the drawer is over after that', () => {
      const t = table(seats, position);
      t.untilOffered('red', 'flare:coordinator');
      expect(t.question('red')).toMatchObject({ data: { at: 'window:destiny.defenseDetermined' } });
      t.answer('red', 'flare:coordinator');
      expect(t.encounter()).toMatchObject({ offense: t.seat('red'), defense: t.seat('blue'), system: 1 });
      t.until('red', 'launch.aim');
      expect(t.options('red')).toEqual(['blue/1', 'blue/2', 'blue/3', 'blue/4', 'blue/5']);
      t.answer('red', 'blue/2');
      t.send('red', { 'red/1': 2 });
      t.select('red', 'attack-20');
      t.run();
      expect(t.events('outcome')[0]).toMatchObject({ winner: 0 });
      expect(t.ships('red', 'blue/2')).toBe(2);
      expect(t.hand('red')).toContain('flare:coordinator');
      // It was a success, but neither blue nor red goes on: it is yellow's turn.
      expect(t.turn()).toBe('yellow');
      expect(t.story()).not.toContain('encounter.second');
      expect(t.restored().divergence).toBeNull();
    });

    it('ends the turn also when the encounter is ended early', () => {
      const hands = { ...position.hands, blue: ['attack-10', 'attack-04', 'flare:oracle'] };
      const t = table({ ...seats, blue: 'oracle' }, { ...position, hands });
      t.use('red', 'flare:coordinator');
      // As good as a deal: a success, after which an offense could go on.
      t.use('blue', 'flare:oracle');
      t.run();
      expect(t.events('card-played').at(-1)).toMatchObject({ card: 'flare:oracle' });
      expect(t.story()).not.toContain('encounter.second');
      expect(t.turn()).toBe('yellow');
    });

    it('is for its own colour on the card, drawn by somebody else', () => {
      table(seats, { ...position, destiny: ['yellow'] }).neverOffered('red', 'flare:coordinator');
      // Chosen with a wild card is not drawn.
      const wild = table(seats, { ...position, destiny: ['wild'] });
      wild.plan('blue', 'destiny.wild', 'red');
      wild.neverOffered('red', 'flare:coordinator');
      // Nor is it drawn when a special card names somebody else.
      const ships = { yellow: { 'purple/1': 1 } };
      table(seats, { ...position, destiny: ['most-foreign-colonies'], ships }).neverOffered('red', 'flare:coordinator');
    });

    it('R6.7 also when a special card names it: that counts as its colour', () => {
      const t = table(seats, { ...position, destiny: ['most-cards-in-hand'] });
      t.untilOffered('red', 'flare:coordinator');
      t.answer('red', 'flare:coordinator');
      expect(t.encounter()).toMatchObject({ offense: t.seat('red'), defense: t.seat('blue'), system: 1 });
    });

    it('R6.7 the card has named it once drawn, whatever becomes of its hand afterwards', () => {
      // Red has one card more than yellow, and builds a citadel of it.
      const t = table(
        { ...seats, red: 'coordinator+citadel' },
        {
          ...position,
          destiny: ['most-cards-in-hand'],
          options: { powers: 2 },
          hands: { ...position.hands, yellow: ['attack-20', 'attack-12'] },
        },
      );
      t.use('red', 'citadel');
      t.plan('red', 'citadel.card', 'attack-06');
      t.plan('red', 'citadel.planet', 'blue/1');
      t.untilOffered('red', 'flare:coordinator');
      expect(t.hand('red')).toHaveLength(2);
      expect(drawn(t)).toEqual(['destiny:most-cards-in-hand']);
      expect(t.encounter().defense).toBe(t.seat('red'));
    });

    it('is not for somebody with colonies on every planet of the drawer', () => {
      const full = { 'blue/1': 1, 'blue/2': 1, 'blue/3': 1, 'blue/4': 1, 'blue/5': 1 };
      const t = table(seats, { ...position, options: {}, ships: { red: full } });
      t.owner.plans.length = 0;
      t.neverOffered('red', 'flare:coordinator');
    });

    it('is not bound to a planet that the drawer had chosen', () => {
      const t = table({ ...seats, blue: 'will' }, position);
      t.plan('blue', 'will.who', 'red');
      t.plan('blue', 'will.where', 'red/3');
      t.use('red', 'flare:coordinator');
      t.until('red', 'launch.aim');
      expect(t.options('red')).toEqual(['blue/1', 'blue/2', 'blue/3', 'blue/4', 'blue/5']);
    });
  });
});
