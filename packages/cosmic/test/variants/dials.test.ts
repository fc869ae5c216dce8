import { disturb } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { bar } from '../barred.ts';
import { table } from '../table.ts';

const seats = { red: 'macron', blue: 'void', yellow: 'tripler', purple: 'warpish', green: 'hacker' };
const start = {
  turn: 'red',
  destiny: ['blue'],
  hands: {
    red: ['attack-20'],
    blue: ['attack-00'],
    yellow: ['attack-05', 'attack-06'],
    purple: ['attack-07', 'negotiate'],
    green: ['attack-08', 'attack-10'],
  },
  options: { dials: true },
} as const;

const numbers = (side: string): string[] => [1, 2, 3, 4].map((n) => `${side}:${n}`);

describe('R30 alliance dials', () => {
  it('R30.1 everybody sets a dial at the same time, and nobody sees it before all are set', () => {
    const t = table(seats, start);
    t.invite('red', 'yellow', 'purple');
    t.invite('blue', 'yellow');
    t.until('yellow', 'alliance.dial');
    expect(t.asked()).toEqual(['yellow alliance.dial', 'purple alliance.dial', 'green alliance.dial']);
    expect(t.options('yellow')).toEqual(['decline', ...numbers('offense'), ...numbers('defense')]);
    expect(t.view(null).encounter).toMatchObject({ dials: [2, 3, 4].map((who) => ({ who, set: null })) });
    t.answer('yellow', 'defense:3');
    t.answer('purple', 'offense:2');
    // Set, but not shown: the first two are no longer asked, and their dials tell nothing, not even to each other.
    expect(t.asked()).toEqual(['green alliance.dial']);
    for (const who of [null, 'red', 'blue', 'yellow', 'purple', 'green'])
      expect(t.view(who).encounter).toMatchObject({ dials: [2, 3, 4].map((p) => ({ who: p, set: null })) });
    expect(t.events('dial-shown')).toEqual([]);
    t.answer('green', 'decline');
    expect(t.events('dial-shown')).toEqual([
      { who: 2, side: 'defense', n: 3 },
      { who: 3, side: 'offense', n: 2 },
    ]);
    expect(t.view(null).encounter).toMatchObject({
      dials: [
        { who: 2, set: 'defense:3' },
        { who: 3, set: 'offense:2' },
        { who: 4, set: 'decline' },
      ],
    });
    expect(t.restored().divergence).toBeNull();
  });

  it('R30.1 a setting binds: that side, with exactly so many ships', () => {
    const t = table(seats, start);
    t.invite('red', 'yellow');
    t.plan('yellow', 'alliance.dial', 'offense:3');
    expect(t.until('yellow', 'alliance.ships')).toMatchObject({ min: 3, max: 3 });
    t.answer('yellow', { 'yellow/1': 2, 'yellow/2': 1 });
    expect(t.encounter().allies).toEqual([[2], []]);
    expect(t.ships('yellow', 'gate')).toBe(3);
  });

  it('R30.1 the Wormhole opens the warp before dials are set: then they may say more ships than there are on colonies', () => {
    const few = { 'yellow/1': 1, 'yellow/2': 1, 'yellow/3': 1, warp: 17 };
    const position = { ...start, ships: { yellow: few } };
    const t = table({ ...seats, yellow: 'wormhole' }, position);
    t.invite('red', 'yellow');
    t.use('yellow', 'wormhole', { at: 'window:alliance.respond' });
    t.plan('yellow', 'alliance.dial', 'offense:4');
    expect(t.until('yellow', 'alliance.ships')).toMatchObject({ min: 4, max: 4 });
    t.answer('yellow', { 'yellow/1': 1, warp: 3 });
    expect([t.ships('yellow', 'gate'), t.warp('yellow')]).toEqual([4, 14]);

    // As a main player it does so for an ally.
    const main = table({ ...seats, red: 'wormhole' }, position);
    main.invite('red', 'yellow');
    main.use('red', 'wormhole', { at: 'window:alliance.respond' });
    main.plan('yellow', 'alliance.dial', 'offense:4');
    expect(main.until('yellow', 'alliance.ships')).toMatchObject({ min: 4, max: 4 });

    // With as many on colonies as a dial can say there is time until ships are sent.
    const rich = table({ ...seats, yellow: 'wormhole' }, { ...position, ships: { yellow: { warp: 2 } } });
    rich.invite('red', 'yellow');
    rich.plan('yellow', 'alliance.dial', 'offense:4');
    rich.strict('yellow');
    rich.use('yellow', 'wormhole', { at: 'window:alliance.commit' });
    rich.until('yellow', 'alliance.ships');
    rich.done();
  });

  it('R30.2 only a side that invited can be dialled, and no more ships than there are', () => {
    const t = table(seats, { ...start, ships: { yellow: { 'yellow/1': 2, warp: 18 } } });
    t.invite('blue', 'yellow');
    t.until('yellow', 'alliance.dial');
    expect(t.options('yellow')).toEqual(['decline', 'defense:1', 'defense:2', 'offense:aid']);
    // Nobody without a card to offer dials foreign aid, so whoever is not invited has nothing to dial.
    const bare = table(seats, { ...start, hands: { red: ['attack-20'], blue: ['attack-00'] } });
    bare.invite('red', 'yellow');
    bare.until('yellow', 'alliance.dial');
    expect(bare.asked()).toEqual(['yellow alliance.dial']);
  });

  it('R30.2 fewer ships than dialled: as many as there still are', () => {
    const t = table(seats, { ...start, ships: { purple: { 'purple/1': 1, 'purple/2': 1, 'purple/3': 1, warp: 17 } } });
    t.invite('red', 'yellow', 'purple');
    t.plan('purple', 'alliance.dial', 'offense:3');
    t.plan('yellow', 'alliance.dial', 'offense:1');
    t.until('yellow', 'alliance.ships');
    // While yellow commits, something costs purple a ship.
    const { at } = t.state.ships;
    const planet = t.state.places.findIndex((x) => x.kind === 'planet' && x.colour === 3 && x.nth === 1);
    at[planet][3]--;
    at[0][3]++;
    disturb(t.table.game);
    t.answer('yellow', { 'yellow/1': 1 });
    expect(t.question('purple')).toMatchObject({ tag: 'alliance.ships', min: 2, max: 2 });
  });

  it('R30.3 foreign aid: a card, facedown, to a main player who did not invite; kept with the ally, or given back', () => {
    for (const accepted of [true, false]) {
      const t = table(seats, start);
      t.invite('red', 'yellow');
      t.plan('purple', 'alliance.dial', 'defense:aid');
      t.until('purple', 'alliance.aid');
      expect(t.events('dial-aid')).toEqual([{ who: 3, side: 'defense' }]);
      expect(t.options('purple')).toEqual(['attack-07', 'negotiate']);
      t.answer('purple', 'negotiate');
      // Blue alone looks at it.
      expect(t.asked()).toEqual(['blue alliance.accept']);
      expect(t.question('blue')).toMatchObject({ kind: 'yesno', data: { by: 3, card: 'negotiate' } });
      expect(t.events('aid-offered')).toEqual([{ who: 3, to: 1 }]);
      expect(JSON.stringify(t.view('red'))).not.toContain('negotiate#');
      t.answer('blue', accepted);
      expect(t.hand('blue').includes('negotiate')).toBe(accepted);
      expect(t.hand('purple').includes('negotiate')).toBe(!accepted);
      expect(t.encounter().invited[1]).toEqual(accepted ? [3] : []);
      // Whoever is accepted must commit ships, as many as any ally may.
      if (accepted) expect(t.question('purple')).toMatchObject({ tag: 'alliance.ships', min: 1, max: 4 });
      else expect(t.encounter().allies).toEqual([[], []]);
    }
  });

  it('[faq-alliance-dials-1] the offense looks at its offers first, clockwise, and each ally commits before the next offer', () => {
    const t = table(seats, start);
    t.plan('yellow', 'alliance.dial', 'defense:aid');
    t.plan('purple', 'alliance.dial', 'offense:aid');
    t.plan('green', 'alliance.dial', 'offense:aid');
    t.until('purple', 'alliance.aid');
    expect(t.asked()).toEqual(['purple alliance.aid']);
    t.answer('purple', 'attack-07');
    t.answer('red', true);
    expect(t.asked()).toEqual(['purple alliance.ships']);
    t.answer('purple', { 'purple/1': 2 });
    expect(t.asked()).toEqual(['green alliance.aid']);
    t.answer('green', 'attack-10');
    expect(t.question('red')).toMatchObject({ tag: 'alliance.accept', data: { by: 4, card: 'attack-10' } });
    t.answer('red', false);
    // The defense comes after the offense, though yellow sits before both.
    expect(t.asked()).toEqual(['yellow alliance.aid']);
    t.answer('yellow', 'attack-05');
    t.answer('blue', true);
    t.answer('yellow', { 'yellow/1': 1 });
    expect(t.encounter().allies).toEqual([[3], [2]]);
    expect(t.hand('red')).toContain('attack-07');
    expect(t.hand('blue')).toContain('attack-05');

    // Clockwise from the offense, not in the order of the seats; a refused offer lets the next one come at once.
    const other = table(seats, { ...start, turn: 'yellow', destiny: ['red'] });
    other.plan('purple', 'alliance.dial', 'offense:aid');
    other.plan('blue', 'alliance.dial', 'offense:aid');
    other.until('purple', 'alliance.aid');
    expect(other.asked()).toEqual(['purple alliance.aid']);
    other.answer('purple', 'attack-07');
    other.answer('yellow', false);
    // Blue has one card only: it is offered without a question.
    expect(other.question('yellow')).toMatchObject({ tag: 'alliance.accept', data: { by: 1, card: 'attack-00' } });
  });

  it('no foreign aid for a main player who may not invite', () => {
    const t = table(seats, start);
    t.until('yellow', 'alliance.dial');
    expect(t.options('yellow')).toEqual(['decline', 'offense:aid', 'defense:aid']);
    const cloaked = table(seats, { ...start, options: { dials: true, technology: true }, completed: { red: ['energy-cloak'] } });
    cloaked.use('red', 'tech:energy-cloak');
    cloaked.until('yellow', 'alliance.dial');
    expect(cloaked.options('yellow')).toEqual(['decline', 'offense:aid']);
  });

  it('no foreign aid for a side one may not join: a card that is kept brings an ally', () => {
    const t = table(seats, start);
    bar(t, 'yellow', 'offense');
    t.until('yellow', 'alliance.dial');
    expect(t.options('yellow')).toEqual(['decline', 'defense:aid']);
    expect(t.options('purple')).toEqual(['decline', 'offense:aid', 'defense:aid']);
  });

  it('an offer that can bring no ally any more when its turn comes is not made', () => {
    const t = table(seats, start);
    t.plan('yellow', 'alliance.dial', 'offense:aid');
    t.plan('purple', 'alliance.dial', 'offense:aid');
    t.until('yellow', 'alliance.aid');
    bar(t, 'purple', 'offense');
    t.answer('yellow', 'attack-05');
    t.answer('red', true);
    t.answer('yellow', { 'yellow/1': 1 });
    expect(t.encounter().allies).toEqual([[2], []]);
    t.runTo('planning');
    expect(t.events('aid-offered')).toEqual([{ who: 2, to: 0 }]);
    expect(t.hand('purple')).toEqual(['attack-07', 'negotiate']);
  });

  it('the Macron is not asked about its super flare when its dial says a single ship', () => {
    const lone = (dial: string) => {
      const t = table({ ...seats, red: 'trader', yellow: 'macron' }, { ...start, hands: { ...start.hands, yellow: ['flare:macron'] } });
      t.invite('red', 'yellow');
      t.plan('yellow', 'alliance.dial', dial);
      t.runWhile(() => !t.asked().some((x) => x === 'yellow super' || x === 'yellow alliance.ships'));
      return t;
    };
    expect(lone('offense:1').asked()).toEqual(['yellow alliance.ships']);
    const more = lone('offense:3');
    expect(more.asked()).toEqual(['yellow super']);
    more.answer('yellow', true);
    expect(more.question('yellow')).toMatchObject({ tag: 'alliance.ships', min: 3, max: 3 });
  });

  it('[faq-lunatic-2] the Lunatic uses a dial when it allies against itself', () => {
    const t = table({ ...seats, red: 'lunatic' }, start);
    t.use('red', 'lunatic');
    t.until('red', 'alliance.dial');
    expect(t.asked()).toEqual(['red alliance.dial', 'yellow alliance.dial', 'purple alliance.dial', 'green alliance.dial']);
    // Its own side is not among the settings, and it may still stay out.
    expect(t.options('red')).toEqual(['decline', ...numbers('defense')]);
    t.answer('red', 'defense:2');
    for (const colour of ['yellow', 'purple', 'green']) t.answer(colour, 'decline');
    expect(t.question('red')).toMatchObject({ tag: 'alliance.ships', min: 2, max: 2 });
    t.answer('red', { 'red/2': 2 });
    expect(t.encounter()).toMatchObject({ offense: 0, allies: [[], [0]] });
    // Without its power it has nothing to dial.
    const plain = table({ ...seats, red: 'lunatic' }, start);
    plain.until('yellow', 'alliance.dial');
    expect(plain.asked()).not.toContain('red alliance.dial');
  });

  it('the Parasite dials a side that did not ask it', () => {
    const t = table({ ...seats, yellow: 'parasite' }, start);
    t.use('yellow', 'parasite');
    t.plan('yellow', 'parasite.side', 'defense');
    t.until('yellow', 'alliance.dial');
    expect(t.options('yellow')).toEqual(['decline', ...numbers('defense'), 'offense:aid']);
  });

  it('without dials alliances are as ever', () => {
    const t = table(seats, { ...start, options: {} });
    t.invite('red', 'yellow');
    expect(t.until('yellow', 'alliance.answer')).toMatchObject({ kind: 'choose' });
    expect(t.view(null).encounter).toMatchObject({ dials: [] });
    const lunatic = table({ ...seats, red: 'lunatic' }, { ...start, options: {} });
    lunatic.use('red', 'lunatic');
    expect(lunatic.until('red', 'alliance.ships')).toMatchObject({ min: 1, max: 4 });
    table(seats, start).neverOffered('red', 'lunatic');
  });
});
