import { describe, expect, it } from 'vitest';
import { table } from './table.ts';

// Red wins against Blue, who uses the Tripler and loses four ships; the Healer may save them. Purple could zap either.
const seats = { red: 'masochist', blue: 'tripler', yellow: 'healer', purple: 'clone' };
const hands = { red: ['attack-40'], blue: ['attack-10'], yellow: ['attack-05'], purple: ['attack-06', 'cosmic-zap'] };
const start = { turn: 'red', destiny: ['blue'], hands } as const;
const holding = (colour: string, ...cards: string[]) => ({ ...start, hands: { ...hands, [colour]: cards } });

describe('A strict scenario', () => {
  it('fails on an offer that the test does not know of: what, to whom, where, and the whole story', () => {
    const t = table(seats, { ...start, strict: true });
    t.pass('purple', 'cosmic-zap');
    expect(() => t.run()).toThrow(
      /^yellow is offered healer at event:ships\.lost .*, and the test neither plans it nor lets it pass\n\n(.*\n)*power-used(.*\n)*ships-lost(.*\n)*yellow is asked use/,
    );
  });

  it('passes unknown offers as long as nobody asks for strictness', () => {
    const t = table(seats, start);
    t.run();
    expect(t.warp('blue')).toBe(4);
  });

  it('is content with what is used and what is passed', () => {
    const t = table(seats, { ...start, strict: true });
    t.use('yellow', 'healer');
    t.pass('purple', 'cosmic-zap', 2);
    t.run();
    expect(t.warp('blue')).toBe(0);

    const zapped = table(seats, { ...start, strict: true });
    zapped.use('yellow', 'healer');
    zapped.pass('purple', 'cosmic-zap', 1, { alien: 'tripler' });
    zapped.zap('purple', 'healer');
    zapped.run();
    expect(zapped.warp('blue')).toBe(4);
  });

  it('fails on an offer too many: of something used, and of something passed', () => {
    const passed = table(seats, { ...start, strict: true });
    passed.use('yellow', 'healer');
    passed.pass('purple', 'cosmic-zap');
    expect(() => passed.run()).toThrow(/^purple is offered cosmic-zap at event:power\.used \(.*alien "healer"/);

    const used = table(seats, { ...holding('purple', 'attack-06', 'cosmic-zap', 'cosmic-zap'), strict: ['purple'] });
    used.use('yellow', 'healer');
    used.zap('purple', 'tripler');
    expect(() => used.run()).toThrow(/^purple is offered cosmic-zap at event:power\.used \(.*alien "healer"/);
  });

  it('tells offers of one thing apart by what they are about', () => {
    const t = table(seats, { ...start, strict: true });
    t.zap('purple', 'healer');
    t.use('yellow', 'healer');
    expect(() => t.run()).toThrow(/^purple is offered cosmic-zap at event:power\.used \(.*alien "tripler"/);
    expect(t.events('power-used')).toMatchObject([{ alien: 'tripler' }]);
  });

  it('watches only the colours that are named', () => {
    const t = table(seats, { ...start, strict: ['red', 'blue'] });
    t.run();
    const u = table(seats, { ...start, strict: ['red', 'yellow'] });
    expect(() => u.run()).toThrow(/^yellow is offered healer/);
  });

  it('begins at any moment, for some or for all', () => {
    const t = table(seats, start);
    t.untilOffered('yellow', 'healer');
    t.strict();
    t.answer('yellow', 'healer');
    expect(() => t.run()).toThrow(/^purple is offered cosmic-zap/);

    const u = table(seats, start);
    u.untilOffered('yellow', 'healer');
    u.strict('yellow');
    u.answer('yellow', 'healer');
    u.run();
    expect(u.warp('blue')).toBe(0);
  });

  it('takes the super flare on a use for an offer of the card', () => {
    const flare = { ...holding('yellow', 'attack-05', 'flare:healer'), strict: ['yellow'] };
    const unknown = table(seats, flare);
    unknown.use('yellow', 'healer');
    expect(() => unknown.run()).toThrow(/^yellow is offered flare:healer on a use of the power, and the test neither/);

    const passed = table(seats, flare);
    passed.use('yellow', 'healer');
    passed.pass('yellow', 'flare:healer');
    passed.run();
    expect(passed.events('card-played')).toEqual([]);

    const played = table(seats, flare);
    played.use('yellow', 'healer');
    played.boost('yellow');
    played.run();
    expect(played.events('card-played')).toMatchObject([{ card: 'flare:healer' }]);
  });
});

describe('A planned pass', () => {
  it('fails at the end when the offer has not come, or not often enough', () => {
    const none = table({ ...seats, yellow: 'macron' }, start);
    none.pass('yellow', 'healer');
    expect(() => none.run()).toThrow(/^planned but never asked: yellow passes healer\n/);

    const few = table(seats, start);
    few.pass('purple', 'cosmic-zap', 2);
    expect(() => few.run()).toThrow(/^planned but never asked: purple passes cosmic-zap 2 times \(only 1\)\n/);
  });

  it('however often it comes is once at least', () => {
    const t = table(seats, { ...start, strict: true });
    t.use('yellow', 'healer');
    t.pass('purple', 'cosmic-zap', Infinity);
    t.run();

    const none = table(seats, { ...holding('purple', 'attack-06'), strict: true });
    none.use('yellow', 'healer');
    none.pass('purple', 'cosmic-zap', Infinity);
    expect(() => none.run()).toThrow(/^planned but never asked: purple passes cosmic-zap Infinity times\n/);
  });

  it('comes before a use that was planned after it', () => {
    const t = table(seats, { ...start, strict: true });
    t.use('yellow', 'healer');
    t.pass('purple', 'cosmic-zap');
    t.use('purple', 'cosmic-zap');
    t.run();
    expect(t.events('power-used').map((e) => e.alien)).toEqual(['tripler', 'healer']);
    expect(t.warp('blue')).toBe(4);
  });

  it('does not keep another thing of the same question from being used, and is not used up by that', () => {
    const both = { ...holding('red', 'attack-40', 'plague', 'mobius-tubes'), ships: { yellow: { warp: 2 } } };
    const t = table(seats, { ...both, strict: ['red'] });
    t.pass('red', 'plague');
    t.use('red', 'mobius-tubes');
    t.run();
    expect(t.events('card-played').map((e) => e.card)).toEqual(['mobius-tubes']);
    expect(t.story().match(/red answers use/g)).toHaveLength(2);
  });

  it('is content with an offer beside something that is used, when that makes it go away', () => {
    // One flare in an encounter: either the Macron's or the Human's.
    const t = table(seats, { ...holding('red', 'attack-40', 'flare:macron', 'flare:human'), strict: ['red'] });
    t.pass('red', 'flare:human');
    t.use('red', 'flare:macron');
    t.run();
    expect(t.story().match(/red answers use/g)).toHaveLength(1);
  });

  it('is not the same as a use', () => {
    const t = table(seats, { ...start, strict: ['purple'] });
    t.zap('purple', 'tripler');
    t.pass('purple', 'cosmic-zap');
    expect(() => t.run()).toThrow(/^planned but never asked: purple passes cosmic-zap\n/);
  });
});

describe('What is never offered', () => {
  it('is looked for until the encounter is over', () => {
    const t = table(seats, start);
    expect(() => t.neverOffered('yellow', 'healer')).toThrow(/^yellow is offered healer at .*, and never should be\n\n/);
    const u = table({ ...seats, yellow: 'macron' }, start);
    u.neverOffered('yellow', 'healer');
    expect(u.turn()).toBe('blue');
  });

  it('may have been offered before, may be offered later, and elsewhere', () => {
    const t = table(seats, start);
    t.use('yellow', 'healer');
    t.untilOffered('purple', 'cosmic-zap');
    t.answer('purple', 'pass');
    t.neverOffered('purple', 'cosmic-zap', { alien: 'tripler' });
    expect(t.story().match(/purple answers use/g)).toHaveLength(2);
    t.run();
  });

  it('cannot be raised', () => {
    const t = table(seats, holding('yellow', 'attack-05', 'flare:changeling'));
    expect(() => t.neverOffered('yellow', 'flare:changeling')).toThrow(/^yellow could raise flare:changeling, and never should/);
    const u = table(seats, holding('yellow', 'attack-05'));
    u.neverOffered('yellow', 'flare:changeling');
  });

  it('still lets everything else come up that was planned', () => {
    const t = table(seats, start);
    t.use('red', 'mobius-tubes');
    expect(() => t.neverOffered('red', 'plague')).toThrow(/^planned but never asked: red answers use with "mobius-tubes"/);
  });
});
