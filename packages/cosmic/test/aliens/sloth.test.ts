import { disturb } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'sloth', blue: 'trader', yellow: 'parasite', purple: 'healer' };
/** Red attacks blue. */
const start = {
  turn: 'red',
  destiny: ['blue'],
  hands: { red: ['attack-10', 'attack-06'], blue: ['attack-08'], yellow: ['attack-06'], purple: ['attack-06'] },
} as const;
type Position = NonNullable<Parameters<typeof table>[1]>;
type Seats = { readonly [colour: string]: string };
type Table = ReturnType<typeof table>;

const totals = (t: Table) => t.events('outcome').at(-1)?.totals;
const token = (t: Table) => [t.sheet('sloth').tokens, t.sheet('sloth').notes.side ?? null];
/** The token that everybody sees. */
const seen = (t: Table) => {
  const { tokens, notes } = t.view(null)[`sheet:${t.sheet('sloth').id}`] as { tokens: number; notes: object };
  return { tokens, ...notes };
};

/** Yellow is the Sloth and allies with red. */
const lazyAlly = { red: 'trader', blue: 'healer', yellow: 'sloth', purple: 'parasite' };
function allied(side: 'offense' | 'defense', position: Position = {}, at: Seats = lazyAlly) {
  const t = table(at, { ...start, ...position });
  t.aim('red', 'blue/1');
  t.send('red', { 'red/1': 1 });
  t.invite(side === 'offense' ? 'red' : 'blue', 'yellow');
  t.plan('yellow', 'alliance.answer', side);
  t.select('red', 'attack-10');
  return t;
}

describe('Sloth', () => {
  it('[storm-components-04] has one token on its sheet when the game starts', () => {
    const t = table(seats, start);
    expect(token(t)).toEqual([1, null]);
    expect(t.state.sheets.map((s) => s.tokens)).toEqual([1, 0, 0, 0]);
  });

  it('[storm-tokens-02] sends the token, which marks its side until ships take its place while cards lie facedown', () => {
    const t = table(seats, start);
    t.aim('red', 'blue/1');
    t.select('red', 'attack-10');
    t.until('red', 'alliance.invite');
    // No question about ships, and none in the gate.
    expect(t.story()).not.toContain('launch.ships');
    expect([t.ships('red', 'gate'), token(t)]).toEqual([0, [0, 'offense']]);
    expect(seen(t)).toEqual({ tokens: 0, side: 'offense' });
    t.until('red', 'sloth.ships');
    expect(t.encounter().slots.map((s) => [s.card >= 0, s.up])).toEqual([
      [true, false],
      [true, false],
    ]);
    expect(t.question('red')).toMatchObject({ kind: 'spread', min: 0, max: 4 });
    expect(t.options('red')).toEqual(['red/1', 'red/2', 'red/3', 'red/4', 'red/5']);
    t.answer('red', { 'red/1': 3, 'red/2': 1 });
    expect([t.ships('red', 'gate'), token(t)]).toEqual([4, [1, null]]);
    t.run();
    expect(totals(t)).toEqual([14, 12]);
    expect(t.ships('red', 'blue/1')).toBe(4);
    expect(t.restored().divergence).toBeNull();
  });

  it('goes on with the encounter as an offense without a ship', () => {
    const t = table(seats, { ...start, hands: { ...start.hands, red: ['attack-20', 'attack-06'] } });
    t.select('red', 'attack-20');
    t.plan('red', 'sloth.ships', {});
    t.run();
    expect(t.events('outcome')[0]).toMatchObject({ winner: 0, totals: [20, 12] });
    // A win, but nobody to land.
    expect([t.foreign('red'), t.warp('blue')]).toEqual([0, 4]);
    expect(token(t)).toEqual([1, null]);
  });

  it('sends the token as an ally, on either side', () => {
    const offense = allied('offense');
    offense.until('yellow', 'sloth.ships');
    expect(offense.story()).not.toContain('alliance.ships');
    expect(token(offense)).toEqual([0, 'offense']);
    offense.answer('yellow', { 'yellow/1': 4 });
    offense.run();
    expect([totals(offense), offense.ships('yellow', 'blue/1')]).toEqual([[15, 12], 4]);

    const defense = allied('defense');
    defense.until('yellow', 'sloth.ships');
    expect([token(defense), seen(defense)]).toEqual([[0, 'defense'], { tokens: 0, side: 'defense' }]);
    defense.answer('yellow', { 'yellow/1': 1 });
    expect(token(defense)).toEqual([1, null]);
    defense.run();
    expect(totals(defense)).toEqual([11, 13]);
    expect(defense.events('rewards').map((x) => x.who)).toEqual([defense.seat('yellow')]);
  });

  it('is no ally any more if it sends no ship after all', () => {
    const t = allied('offense');
    t.plan('yellow', 'sloth.ships', {});
    t.until('yellow', 'sloth.ships');
    t.run();
    expect(t.events('alliance-cancelled')).toEqual([{ who: t.seat('yellow') }]);
    expect(t.events('won')[0]?.lost).not.toContain(t.seat('yellow'));
    expect(t.events('won')[0]?.who).not.toContain(t.seat('yellow'));
  });

  it('[faq-sloth-1] is sent home by a Force Field like anybody: the token returns and no ships come', () => {
    const t = allied('offense', { hands: { ...start.hands, purple: ['attack-06', 'force-field'] } });
    t.use('purple', 'force-field');
    t.plan('purple', 'force-field', ['yellow']);
    t.until('red', 'planning.select');
    expect([t.encounter().allies[0], token(t)]).toEqual([[], [1, null]]);
    t.run();
    expect(t.story()).not.toContain('sloth.ships');
    expect(totals(t)).toEqual([11, 12]);
  });

  it('sends ships as everybody does when it is zapped', () => {
    const t = table(seats, { ...start, hands: { ...start.hands, purple: ['attack-06', 'cosmic-zap'] } });
    t.zap('purple', 'sloth');
    t.send('red', { 'red/1': 2 });
    t.until('blue', 'alliance.invite');
    expect([t.ships('red', 'gate'), token(t)]).toEqual([2, [1, null]]);
    t.run();
    expect(t.story()).not.toContain('sloth.ships');
  });

  it('still replaces the token when it has lost its power since', () => {
    const t = table(seats, { ...start, ships: { red: { 'red/4': 0, 'red/5': 0, 'yellow/1': 1 } } });
    t.until('red', 'alliance.invite');
    const { ships, places } = t.state;
    const [from, to] = [places.findIndex((x) => x.colour === 0 && x.nth === 1), places.findIndex((x) => x.colour === 2)];
    ships.at[to][0] += ships.at[from][0];
    ships.at[from][0] = 0;
    disturb(t.table.game);
    t.until('red', 'sloth.ships');
    t.answer('red', { 'yellow/1': 2 });
    expect(t.sheet('sloth').down).toBe(true);
    expect(t.events('ships-sent')).toEqual([{ who: t.seat('red'), n: 2, as: 'offense' }]);
    expect(token(t)).toEqual([1, null]);
  });

  it('settles an empty planet at home with ships, since that is no encounter to be late for', () => {
    const t = table(seats, { ...start, destiny: ['red'], ships: { red: { 'red/5': 0 } } });
    t.plan('red', 'destiny.own', 'reclaim');
    t.send('red', { 'red/1': 2 });
    t.run();
    expect([t.ships('red', 'red/5'), token(t)]).toEqual([2, [1, null]]);
  });

  it('joins with ships at once where an effect lets it join later', () => {
    const t = table(lazyAlly, { ...start, hands: { ...start.hands, yellow: ['attack-06', 'flare:fodder'] } });
    t.select('red', 'attack-10');
    t.invite('red', 'yellow');
    t.use('yellow', 'flare:fodder');
    t.plan('yellow', 'alliance.ships', { 'yellow/1': 1 });
    t.run();
    expect(t.events('ships-sent').at(-1)).toMatchObject({ who: t.seat('yellow'), n: 1 });
  });

  it('has its token back when the encounter ends before cards are selected', () => {
    // Red has no encounter card left to lay down.
    const t = table(seats, { ...start, hands: { ...start.hands, red: ['attack-10'], purple: ['attack-06', 'flare:hate'] } });
    t.until('red', 'alliance.invite');
    const { in: zones, zone } = t.state.cards;
    const [card] = zones[t.state.handOf[0]].splice(0, 1);
    zone[card] = 1;
    zones[1].push(card);
    t.run();
    expect(t.events('out-of-cards')).toHaveLength(1);
    expect(token(t)).toEqual([1, null]);
  });

  it('replaces the token from colonies only, whatever else could have been sent', () => {
    const two = { red: 'sloth+observer', blue: 'trader+mind', yellow: 'parasite+fido', purple: 'healer+oracle' };
    const t = table(two, {
      ...start,
      options: { powers: 2 },
      ships: { red: { warp: 3 } },
      hands: { ...start.hands, red: ['attack-10', 'flare:observer'] },
    });
    t.use('red', 'flare:observer');
    t.until('red', 'sloth.ships');
    expect(t.events('card-played')).toMatchObject([{ card: 'flare:observer' }]);
    expect(t.options('red')).toEqual(['red/1', 'red/2', 'red/3', 'red/4', 'red/5']);
  });

  it('wild: an ally adds ships once cards are revealed, up to four in all', () => {
    const at = { ...lazyAlly, yellow: 'amoeba' };
    const hands = { ...start.hands, yellow: ['attack-06', 'flare:sloth'] };
    const t = allied('offense', { hands }, at);
    t.plan('yellow', 'alliance.ships', { 'yellow/1': 1 });
    t.untilOffered('yellow', 'flare:sloth');
    expect(t.question('yellow')).toMatchObject({ data: { at: 'window:reveal.revealed' } });
    t.answer('yellow', 'flare:sloth');
    expect(t.question('yellow')).toMatchObject({ tag: 'sloth.late', min: 0, max: 3 });
    t.answer('yellow', { 'yellow/1': 1, 'yellow/2': 2 });
    t.run();
    expect([totals(t), t.ships('yellow', 'blue/1')]).toEqual([[15, 12], 4]);

    const full = allied('offense', { hands }, at);
    full.plan('yellow', 'alliance.ships', { 'yellow/1': 4 });
    full.neverOffered('yellow', 'flare:sloth');
    const main = table({ ...seats, red: 'amoeba' }, { ...start, hands: { ...start.hands, red: ['attack-10', 'flare:sloth'] } });
    main.neverOffered('red', 'flare:sloth');
  });

  it('wild: somebody allied with both sides chooses where there is room', () => {
    const at = { ...lazyAlly, yellow: 'yin-yang' };
    const t = table(at, { ...start, hands: { ...start.hands, yellow: ['attack-06', 'flare:sloth'] } });
    t.invite('red', 'yellow');
    t.invite('blue', 'yellow');
    t.use('yellow', 'yin-yang');
    t.plan('yellow', 'alliance.ships', { 'yellow/1': 2 });
    t.plan('yellow', 'alliance.ships', { 'yellow/2': 3 });
    t.use('yellow', 'flare:sloth');
    t.until('yellow', 'sloth.side');
    expect(t.options('yellow')).toEqual(['offense', 'defense']);
    t.answer('yellow', 'defense');
    expect(t.question('yellow')).toMatchObject({ tag: 'sloth.late', max: 1 });
    t.answer('yellow', { 'yellow/3': 1 });
    t.run();
    expect(t.events('ships-sent').at(-1)).toMatchObject({ who: t.seat('yellow'), n: 1 });
  });

  it('super: each of its allies may add up to four more ships while cards lie facedown', () => {
    const t = table(seats, { ...start, hands: { ...start.hands, red: ['attack-10', 'flare:sloth'] } });
    t.aim('red', 'blue/1');
    t.invite('red', 'yellow', 'purple');
    t.ally('yellow', 'offense', { 'yellow/1': 4 });
    t.ally('purple', 'offense', { 'purple/1': 1 });
    t.plan('red', 'sloth.ships', { 'red/1': 1 });
    t.use('red', 'flare:sloth');
    t.until('yellow', 'sloth.more');
    expect(t.question('yellow')).toMatchObject({ min: 0, max: 4 });
    t.answer('yellow', { 'yellow/2': 4 });
    expect(t.question('purple')).toMatchObject({ tag: 'sloth.more', min: 0, max: 4 });
    t.answer('purple', {});
    expect(t.encounter().slots.every((s) => s.card >= 0 && !s.up)).toBe(true);
    t.run();
    expect(totals(t)).toEqual([20, 12]);
  });

  it('super: not for allies of the other side, nor for an ally', () => {
    const t = table(seats, { ...start, hands: { ...start.hands, red: ['attack-10', 'flare:sloth'] } });
    t.invite('blue', 'yellow');
    t.ally('yellow', 'defense', { 'yellow/1': 4 });
    t.neverOffered('red', 'flare:sloth');
    const ally = allied('offense', { hands: { ...start.hands, yellow: ['attack-06', 'flare:sloth'] } });
    ally.invite('blue', 'purple');
    ally.ally('purple', 'defense', { 'purple/1': 1 });
    ally.neverOffered('yellow', 'flare:sloth');
  });

  it('keeps to the side it has dialled, whatever number the dial shows', () => {
    const t = table(lazyAlly, { ...start, options: { dials: true } });
    t.select('red', 'attack-10');
    t.invite('red', 'yellow');
    t.plan('yellow', 'alliance.dial', 'offense:2');
    t.until('yellow', 'sloth.ships');
    expect([t.ships('yellow', 'gate'), token(t)]).toEqual([0, [0, 'offense']]);
    t.answer('yellow', { 'yellow/1': 4 });
    t.run();
    expect(t.events('ships-sent').at(-1)).toMatchObject({ who: t.seat('yellow'), n: 4 });
  });
});

describe('Sloth flare, closely', () => {
  const at = { red: 'virus', blue: 'healer', yellow: 'parasite', purple: 'sloth' };

  it('wild: up to what it could have sent, and not after four or without ships left', () => {
    const hands = { ...start.hands, yellow: ['attack-06', 'flare:sloth'] };
    const allying = (ships: { readonly [place: string]: number }, position: Position = {}): Table => {
      const t = table(at, { ...start, hands, ...position });
      t.aim('red', 'blue/1');
      t.invite('red', 'yellow');
      t.ally('yellow', 'offense', ships);
      return t;
    };
    const three = allying({ 'yellow/1': 3 });
    three.use('yellow', 'flare:sloth', { at: 'window:reveal.revealed' });
    expect(three.until('yellow', 'sloth.late')).toMatchObject({ max: 1 });

    allying({ 'yellow/1': 4 }).neverOffered('yellow', 'flare:sloth');
    allying({ 'yellow/1': 2 }, { ships: { yellow: { warp: 18, 'yellow/1': 2 } } }).neverOffered('yellow', 'flare:sloth');

    const single = allying({ 'yellow/1': 2 }, { ships: { yellow: { warp: 16, 'yellow/1': 4 } } });
    single.use('yellow', 'flare:sloth');
    single.until('yellow', 'sloth.late');
    expect(single.options('yellow')).toEqual(['yellow/1']);
  });

  it('super: for an ally with ships in a single colony, not for one without any', () => {
    const hands = { ...start.hands, red: ['attack-10', 'flare:sloth'] };
    const allying = (ships: { readonly [place: string]: number }): Table => {
      const t = table(seats, { ...start, hands, ships: { yellow: ships } });
      t.invite('red', 'yellow');
      t.ally('yellow', 'offense', { 'yellow/1': 1 });
      return t;
    };
    const one = allying({ warp: 15, 'yellow/1': 5 });
    one.use('red', 'flare:sloth', { at: 'window:planning.selected' });
    expect(one.until('yellow', 'sloth.more')).toMatchObject({ max: 4 });
    expect(one.options('yellow')).toEqual(['yellow/1']);

    allying({ warp: 19, 'yellow/1': 1 }).neverOffered('red', 'flare:sloth');
  });
});

describe('Sloth, closely', () => {
  it('sends its ships before the reveal begins', () => {
    const t = table(seats, start);
    t.until('red', 'sloth.ships');
    expect(t.encounter().phase).toBe('planning');
  });

  it('as an ally sends as many as an ally may', () => {
    const t = table(
      { red: 'trader+hacker', blue: 'healer+mirror', yellow: 'sloth+parasite', purple: 'void+macron' },
      { ...start, options: { powers: 2 }, hands: { ...start.hands, yellow: ['flare:parasite'] } },
    );
    t.invite('red', 'yellow');
    t.plan('yellow', 'alliance.answer', 'offense');
    t.use('yellow', 'flare:parasite');
    expect(t.until('yellow', 'sloth.ships')).toMatchObject({ max: 20 });
  });
});
