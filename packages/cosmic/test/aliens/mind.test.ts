import { eventFor } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

type Table = ReturnType<typeof table>;
const seats = { red: 'calculator', blue: 'parasite', yellow: 'mind', purple: 'trader' };
const start = {
  turn: 'red',
  destiny: ['blue'],
  hands: { red: ['attack-08', 'negotiate'], blue: ['attack-10', 'quash'], yellow: ['attack-04'], purple: ['morph'] },
} as const;

/** What somebody's view keeps in mind of the cards of others. */
const seen = (t: Table, who: string | null): unknown[] =>
  (t.view(who).lingering as { seen?: unknown }[]).flatMap((x) => (x.seen === undefined ? [] : [x.seen]));
/** Everything that was told to a seat so far. */
const told = (t: Table, who: string | null): string =>
  JSON.stringify(t.owner.events.map((e) => eventFor(e, who === null ? null : t.seat(who))));

describe('Mind', () => {
  it('looks at the hand of one main player before anybody is invited', () => {
    const t = table(seats, start);
    expect(t.untilOffered('yellow', 'mind')).toEqual(['mind', 'pass']);
    expect(t.encounter()).toMatchObject({ phase: 'alliance', invited: [[], []] });
    t.answer('yellow', 'mind');
    expect(t.options('yellow')).toEqual(['red', 'blue']);
    t.answer('yellow', 'blue');
    expect(seen(t, 'yellow')).toEqual([{ from: 1, cards: ['attack-10', 'quash'] }]);
    expect(told(t, 'yellow')).toContain('quash');
    expect(t.restored().divergence).toBeNull();
  });

  it('is the only one who sees it, and sees it as it was', () => {
    const t = table(seats, { ...start, hands: { ...start.hands, red: ['attack-08', 'reinforcement-2'] } });
    t.use('yellow', 'mind');
    t.plan('yellow', 'mind.who', 'blue');
    t.until('red', 'alliance.invite');
    for (const who of ['red', 'purple', null]) {
      expect(seen(t, who)).toEqual([]);
      expect(told(t, who)).not.toContain('quash');
    }
    // The hand itself stays hidden: what leaves it is not told by a view that shrinks.
    const hand = `zone:${t.state.handOf[1]}`;
    expect(t.view('yellow')[hand]).toBe(2);
    t.runTo('reveal');
    expect([t.view('yellow')[hand], seen(t, 'yellow')]).toEqual([1, [{ from: 1, cards: ['attack-10', 'quash'] }]]);
    // And only for this encounter.
    t.run();
    expect(seen(t, 'yellow')).toEqual([]);
  });

  it('looks at the hand of its opponent as a main player', () => {
    const t = table(seats, { ...start, turn: 'yellow', destiny: ['blue'] });
    t.use('yellow', 'mind');
    t.until('yellow', 'alliance.invite');
    expect(seen(t, 'yellow')).toEqual([{ from: 1, cards: ['attack-10', 'quash'] }]);
  });

  it('sees nothing when it is zapped', () => {
    const t = table(seats, { ...start, hands: { ...start.hands, purple: ['cosmic-zap'] } });
    t.use('yellow', 'mind');
    t.plan('yellow', 'mind.who', 'blue');
    t.zap('purple', 'mind');
    t.until('red', 'alliance.invite');
    expect(seen(t, 'yellow')).toEqual([]);
    expect(told(t, 'yellow')).not.toContain('quash');
  });

  it('[faq-general-24] hands are shown to nobody, but for what an effect shows to one player', () => {
    const t = table(seats, start);
    t.until('red', 'launch.aim');
    for (const owner of ['red', 'blue', 'yellow', 'purple'])
      for (const viewer of ['red', 'blue', 'yellow', 'purple', null]) {
        const hand = t.view(viewer)[`zone:${t.state.handOf[t.seat(owner)]}`];
        expect(Array.isArray(hand)).toBe(viewer === owner);
      }
    t.use('yellow', 'mind');
    t.plan('yellow', 'mind.who', 'red');
    t.until('red', 'alliance.invite');
    expect([seen(t, 'yellow'), seen(t, 'purple'), seen(t, 'blue')]).toEqual([[{ from: 0, cards: ['attack-08', 'negotiate'] }], [], []]);
  });

  it('[faq-mind-1] sees the hand of the Miser, not its hoard', () => {
    const t = table(
      { red: 'miser', blue: 'parasite', yellow: 'mind' },
      { ...start, hands: { red: ['attack-08'], blue: ['attack-10'] }, sheets: { miser: { hoard: ['attack-40', 'plague'] } } },
    );
    t.use('yellow', 'mind');
    t.plan('yellow', 'mind.who', 'red');
    t.until('red', 'alliance.invite');
    expect(seen(t, 'yellow')).toEqual([{ from: 0, cards: ['attack-08'] }]);
    expect(t.view('yellow')[`zone:${t.sheet('miser').zones.hoard}`]).toBe(2);
    expect(told(t, 'yellow')).not.toContain('plague');

    // A hoard alone is nothing to look at.
    const empty = table(
      { red: 'miser', blue: 'parasite', yellow: 'mind' },
      { ...start, turn: 'yellow', destiny: ['red'], hands: { yellow: ['attack-10'] }, sheets: { miser: { hoard: ['attack-40'] } } },
    );
    empty.neverOffered('yellow', 'mind');
  });

  describe('wild', () => {
    const holder = { red: 'calculator', blue: 'parasite', yellow: 'kamikaze', purple: 'oracle' };
    const draws = {
      turn: 'yellow',
      destiny: ['blue', 'blue'],
      hands: { yellow: ['attack-40', 'attack-30', 'flare:chosen'], blue: ['attack-04', 'attack-06'], red: ['flare:mind'] },
      deck: ['quash', 'plague', 'morph', 'attack-20', 'attack-23', 'attack-07', 'attack-09'],
    } as const;

    it('[faq-mind-3] once played, shows every card that player draws to the end of the encounter, and no longer', () => {
      const t = table(holder, draws);
      t.use('yellow', 'flare:chosen');
      expect(t.untilOffered('red', 'flare:mind')).toEqual(['flare:mind', 'pass']);
      expect(t.question('red')).toMatchObject({ data: { at: 'event:cards.draw', who: 2, n: 1 } });
      expect(t.hand('yellow')).not.toContain('quash');
      t.answer('red', 'flare:mind');
      expect(seen(t, 'red')).toEqual([{ from: 2, cards: ['quash'] }]);
      expect([t.hand('yellow').includes('quash'), seen(t, 'blue'), seen(t, 'yellow')]).toEqual([true, [], []]);
      // The same player again: no need to play anything.
      t.use('yellow', 'kamikaze');
      t.plan('yellow', 'kamikaze.cards', { 'yellow/1': 1 });
      t.select('yellow', 'attack-40');
      t.until('yellow', 'planning.select');
      expect(seen(t, 'red')).toEqual([
        { from: 2, cards: ['quash'] },
        { from: 2, cards: ['morph', 'plague'] },
      ]);
      expect(told(t, 'blue')).not.toContain('plague');
      t.plan('yellow', 'encounter.second', true);
      t.run();
      // Next encounter: it has to be played again, and passing shows nothing.
      expect(t.encounter().nth).toBe(2);
      t.use('yellow', 'flare:chosen');
      t.untilOffered('red', 'flare:mind');
      t.answer('red', 'pass');
      t.until('yellow', 'planning.select');
      expect(seen(t, 'red')).toEqual([]);
    });

    it('is about others drawing, one player at a time', () => {
      const own = table(holder, { ...draws, hands: { ...draws.hands, yellow: ['attack-40', 'flare:mind'], red: [] } });
      own.use('yellow', 'kamikaze');
      own.plan('yellow', 'kamikaze.cards', { 'yellow/1': 1 });
      own.neverOffered('yellow', 'flare:mind');

      const t = table(holder, { ...draws, hands: { ...draws.hands, blue: ['attack-04', 'flare:fido'] }, discard: ['attack-00'] });
      t.use('yellow', 'flare:chosen');
      t.use('red', 'flare:mind');
      t.use('blue', 'flare:fido');
      t.until('blue', 'planning.select');
      expect(t.events('cards-drawn')).toHaveLength(2);
      expect(seen(t, 'red')).toHaveLength(1);
    });
  });

  it('super: sees both hands while it is no main player', () => {
    const t = table(seats, { ...start, hands: { ...start.hands, yellow: ['flare:mind'] } });
    t.use('yellow', 'mind');
    t.boost('yellow');
    t.until('red', 'alliance.invite');
    expect(seen(t, 'yellow')).toEqual([
      { from: 0, cards: ['attack-08', 'negotiate'] },
      { from: 1, cards: ['attack-10', 'quash'] },
    ]);

    const main = table(seats, { ...start, turn: 'yellow', hands: { ...start.hands, yellow: ['attack-04', 'flare:mind'] } });
    main.use('yellow', 'mind');
    main.until('yellow', 'alliance.invite');
    expect(main.events('card-played')).toEqual([]);
  });
});

describe('Mind: super', () => {
  it('is asked about only where there are two hands to see', () => {
    const holding = { ...start, hands: { ...start.hands, yellow: ['attack-04', 'flare:mind'] } };
    const main = table(seats, { ...holding, turn: 'yellow' });
    main.use('yellow', 'mind');
    main.until('yellow', 'alliance.invite');
    expect(main.story()).not.toContain('answers super');

    const one = table(seats, { ...holding, hands: { ...holding.hands, blue: [] } });
    one.use('yellow', 'mind');
    one.until('red', 'alliance.invite');
    one.done();
    expect(one.story()).not.toContain('answers super');
  });
});
