import { hasOptions } from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';
import { seats, start } from './joker.ts';

const NINE = ['attack-01', 'attack-05', 'attack-10', 'attack-15', 'attack-20', 'attack-30', 'negotiate', 'morph', 'retreat'];

describe('Joker', () => {
  it('[dominion-joker-02] [dominion-components-08] begins with nine tokens face up: six attacks, a negotiate, a morph, a retreat', () => {
    const t = table(seats, start);
    expect(t.events('wild-named')).toEqual([{ card: 'attack-08' }]);
    expect(t.sheet('joker').notes.up).toEqual(NINE);
    expect(new Set(NINE).size).toBe(9);
    expect(NINE.filter((x) => x.startsWith('attack'))).toHaveLength(6);
    // Everybody sees them.
    expect(t.view(null)[`sheet:${t.sheet('joker').id}`]).toMatchObject({ notes: { up: NINE, wild: 'attack-08' } });
  });

  it('[dominion-joker-01] must change a wild card, in any encounter', () => {
    const t = table(seats, start);
    // No question whether: only what it becomes.
    expect(t.until('yellow', 'joker.token')).toMatchObject({ kind: 'choose', data: { who: 0 }, from: 'power:joker' });
    expect(t.encounter()).toMatchObject({ offense: 0, defense: 1, allies: [[], []] });
    expect(t.options('yellow')).toEqual(NINE);
    // As the offense, as the defense and as an ally it is the same.
    const hands = { red: ['attack-14'], blue: ['attack-14'], yellow: ['attack-08'] };
    for (const own of [
      { turn: 'yellow', destiny: ['blue'] },
      { turn: 'blue', destiny: ['yellow'] },
    ] as const) {
      const main = table(seats, { ...own, hands });
      expect(main.until('yellow', 'joker.token')).toMatchObject({ data: { who: main.seat('yellow') } });
    }
    const ally = table(seats, start);
    ally.invite('red', 'yellow');
    ally.ally('yellow', 'offense', { 'yellow/1': 1 });
    expect(ally.until('yellow', 'joker.token')).toMatchObject({ kind: 'choose', data: { who: 0 } });
    expect(ally.encounter().allies).toEqual([[ally.seat('yellow')], []]);
  });

  it('[dominion-joker-03] attack 08 is wild at first, for whoever reveals it', () => {
    const t = table(seats, { ...start, hands: { red: ['attack-08'], blue: ['attack-08'] } });
    expect(t.events('wild-named')).toEqual([{ card: 'attack-08' }]);
    expect(t.until('yellow', 'joker.side')).toMatchObject({ options: ['offense', 'defense'] });
    const none = table(seats, { ...start, hands: { red: ['attack-10'], blue: ['attack-14'] } });
    none.run();
    expect(none.events('joker-placed')).toEqual([]);
  });

  it('[dominion-joker-04] at the start of its own turn it may name another attack card, only then', () => {
    const t = table(seats, { ...start, turn: 'yellow', hands: { yellow: ['attack-10'], blue: ['attack-08'] } });
    t.use('yellow', 'joker', { at: 'window:turn.start' });
    const d = t.until('yellow', 'joker.name');
    expect(d.kind).toBe('name');
    expect(hasOptions(d) && d.options.every((x) => x.startsWith('attack-'))).toBe(true);
    expect(hasOptions(d) && d.options).toContain('attack-10');
    expect(hasOptions(d) && d.options).not.toContain('attack-08');
    t.answer('yellow', 'attack-10');
    t.plan('yellow', 'joker.token', 'attack-30');
    t.run();
    // To name a card is no use of the power; to change one is.
    expect(t.events('power-used')).toEqual([{ who: 2, alien: 'joker', clause: 'use' }]);
    // Its own 10 has changed, the 08 has not.
    expect(t.events('joker-placed')).toEqual([{ card: 'attack-30', who: 2 }]);
    const other = table(seats, start);
    other.neverOffered('yellow', 'joker');
  });

  it('[dominion-joker-05] each wild card gets a token and becomes what it shows', () => {
    const t = table(seats, { ...start, hands: { red: ['attack-08'], blue: ['attack-08'] } });
    t.until('yellow', 'joker.side');
    t.answer('yellow', 'defense');
    expect(t.question('yellow')).toMatchObject({ tag: 'joker.token', data: { who: 1 } });
    t.answer('yellow', 'negotiate');
    // The second one is no choice of side any more, and the used token is gone.
    expect(t.question('yellow')).toMatchObject({ tag: 'joker.token', data: { who: 0 } });
    expect(t.options('yellow')).toEqual(NINE.filter((x) => x !== 'negotiate'));
    t.answer('yellow', 'attack-20');
    expect(t.events('card-changed')).toEqual([
      { who: 1, type: 'negotiate', value: 0 },
      { who: 0, type: 'attack', value: 20 },
    ]);
    // The defense's alone: a card that is not wild stays what it is.
    const one = table(seats, { ...start, hands: { red: ['attack-14'], blue: ['attack-08'] } });
    expect(one.until('yellow', 'joker.token')).toMatchObject({ data: { who: 1 } });
    one.answer('yellow', 'morph');
    one.run();
    expect(one.events('joker-placed')).toEqual([{ card: 'morph', who: 1 }]);
    expect(one.events('card-changed').filter((e) => e.who === 0)).toEqual([]);
  });

  it('changes a card once, even into the wild card itself', () => {
    const t = table(
      { ...seats, yellow: 'macron', red: 'joker' },
      { ...start, turn: 'red', hands: { red: ['attack-10'], blue: ['attack-14'] } },
    );
    t.use('red', 'joker');
    t.plan('red', 'joker.name', 'attack-10');
    t.plan('red', 'joker.token', 'attack-10');
    t.run();
    expect(t.events('joker-placed')).toHaveLength(1);
  });

  it('copies the other card with the morph token, as that card counts now', () => {
    const t = table(seats, { ...start, hands: { red: ['attack-08'], blue: ['attack-08'] } });
    t.plan('yellow', 'joker.side', 'offense');
    t.plan('yellow', 'joker.token', 'attack-30');
    t.plan('yellow', 'joker.token', 'morph');
    t.run();
    expect(t.events('card-changed')).toMatchObject([
      { who: 0, type: 'attack', value: 30 },
      { who: 1, type: 'attack', value: 30 },
    ]);
  });

  it('lets a side retreat with that token from an attack, and talk to anything else', () => {
    const t = table(seats, start);
    t.send('red', { 'red/1': 1 });
    t.plan('yellow', 'joker.token', 'retreat');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ kind: 'won', winner: 1 }]);
    // A retreat brings the ships home.
    expect([t.warp('red'), t.events('ships-lost')]).toEqual([0, []]);
    const talk = table(seats, { ...start, hands: { red: ['attack-08'], blue: ['negotiate'] } });
    talk.plan('yellow', 'joker.token', 'retreat');
    talk.run();
    expect(talk.events('outcome')).toMatchObject([{ kind: 'deal' }]);
  });

  it('[dominion-joker-06] used tokens return facedown once the outcome stands', () => {
    const t = table(seats, { ...start, hands: { red: ['attack-08', 'attack-20'], blue: ['attack-14'] } });
    t.plan('yellow', 'joker.token', 'attack-20');
    t.runWhile(() => t.events('joker-placed').length === 0);
    expect(t.sheet('joker').notes.up).toEqual(NINE.filter((x) => x !== 'attack-20'));
    t.until('red', 'encounter.second');
    expect(t.sheet('joker').notes).toMatchObject({ up: NINE.filter((x) => x !== 'attack-20'), used: ['attack-20'], placed: [] });
    expect(t.restored().divergence).toBeNull();
  });

  it('[dominion-joker-07] when the last faceup token leaves, those lying there facedown are turned up at once', () => {
    const t = table(seats, { ...start, hands: { red: ['attack-08'], blue: ['attack-08'] } });
    const { notes } = t.sheet('joker');
    notes.up = ['attack-01'];
    notes.used = NINE.slice(1);
    t.plan('yellow', 'joker.side', 'offense');
    // The last one is no choice.
    t.until('yellow', 'joker.token');
    expect(t.events('joker-placed')).toEqual([{ card: 'attack-01', who: 0 }]);
    // All the used ones may be used again, for the very next card; the one in play is not among them.
    expect(t.options('yellow')).toEqual(NINE.slice(1));
    t.answer('yellow', 'attack-05');
    t.run();
    expect(t.sheet('joker').notes).toMatchObject({ up: NINE.slice(2), used: ['attack-01', 'attack-05'] });
  });

  it('[dominion-joker-07] with one token left face up the used ones stay as they are', () => {
    const t = table(seats, start);
    const { notes } = t.sheet('joker');
    notes.up = ['attack-01', 'attack-05'];
    notes.used = NINE.slice(2);
    t.until('yellow', 'joker.token');
    t.answer('yellow', 'attack-01');
    t.run();
    expect(t.sheet('joker').notes).toMatchObject({ up: ['attack-05'], used: [...NINE.slice(2), 'attack-01'] });
  });

  it('tokens are back before anybody can answer the outcome', () => {
    const own = { ...seats, red: 'joker', yellow: 'macron' };
    const t = table(own, { ...start, hands: { red: ['attack-08'], blue: ['attack-14', 'flare:judge'] } });
    t.send('red', { 'red/1': 1 });
    t.plan('red', 'joker.token', 'attack-15');
    t.untilOffered('blue', 'flare:judge');
    expect(t.question('blue')).toMatchObject({ data: { at: 'window:reveal.outcome' } });
    expect(t.sheet('joker').notes).toMatchObject({ placed: [], used: ['attack-15'] });
  });

  it('comes before others may still change what is revealed', () => {
    const t = table(seats, { ...start, hands: { ...start.hands, purple: ['emotion-control'] } });
    t.plan('yellow', 'joker.token', 'attack-15');
    t.untilOffered('purple', 'emotion-control');
    expect(t.question('purple')).toMatchObject({ data: { at: 'window:reveal.revealed' } });
    expect(t.events('joker-placed')).toHaveLength(1);
  });

  it('[faq-general-25] a negotiate is no attack 00, unless it counts as one', () => {
    const t = table(seats, { ...start, hands: { red: ['negotiate'], blue: ['attack-14'] } });
    t.sheet('joker').notes.wild = 'attack-00';
    t.run();
    expect(t.events('joker-placed')).toEqual([]);
    // Attack 04 reads 40 with a Mirror, which is what counts.
    for (const [wild, n] of [
      ['attack-40', 1],
      ['attack-04', 0],
    ] as const) {
      const mirror = table({ ...seats, red: 'mirror' }, { ...start, hands: { red: ['attack-04'], blue: ['attack-14'] } });
      mirror.sheet('joker').notes.wild = wild;
      mirror.use('red', 'mirror');
      mirror.run();
      expect(mirror.events('joker-placed')).toHaveLength(n);
    }
  });

  it('is stopped by a zap for the whole encounter, and the token stays', () => {
    const t = table(seats, { ...start, hands: { red: ['attack-08', 'cosmic-zap'], blue: ['attack-08'] } });
    t.plan('yellow', 'joker.side', 'offense');
    t.plan('yellow', 'joker.token', 'negotiate');
    t.zap('red', 'joker');
    t.run();
    expect(t.events('joker-placed')).toEqual([]);
    expect(t.sheet('joker').notes.up).toEqual(NINE);
  });
});

describe('Joker: where its tokens are', () => {
  const notes = (t: ReturnType<typeof table>) => t.sheet('joker').notes;

  it('on the card until the outcome stands', () => {
    const t = table(seats, { ...start, hands: { red: ['attack-08', 'reinforcement-2'], blue: ['attack-14'] } });
    t.plan('yellow', 'joker.token', 'attack-15');
    t.untilOffered('red', 'reinforcement-2');
    expect(t.question('red')).toMatchObject({ data: { at: 'window:reveal.reinforce' } });
    expect(notes(t)).toMatchObject({ placed: [{ token: 'attack-15', side: 0 }] });
    t.runTo('resolution');
    expect(notes(t)).toMatchObject({ placed: [], used: ['attack-15'] });
  });

  it('back before cards are selected in a planning phase that is played again', () => {
    const t = table(
      { ...seats, red: 'chronos' },
      { ...start, hands: { red: ['attack-08', 'attack-06'], blue: ['attack-14', 'attack-13'] } },
    );
    t.select('red', 'attack-08');
    t.plan('yellow', 'joker.token', 'attack-15');
    t.pass('red', 'chronos', 1, { at: 'window:reveal.revealed' });
    t.use('red', 'chronos', { at: 'window:reveal.reinforce' });
    t.runWhile(() => t.events('joker-placed').length === 0 || t.encounter().phase !== 'planning');
    t.until('red', 'planning.select');
    t.done();
    expect(t.encounter().id).toBe(1);
    expect(notes(t)).toMatchObject({ placed: [], used: ['attack-15'] });
  });
});
