import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'hacker', blue: 'healer', yellow: 'tripler', purple: 'warpish' };

/** Red attacks blue/1 with two ships, in a game with reward cards. */
function open(cards: { readonly [colour: string]: readonly string[] }, seat: object = {}) {
  const t = table(
    { ...seats, ...seat },
    { turn: 'red', destiny: ['blue'], hands: { yellow: ['attack-05'], ...cards }, options: { rewards: 'both', largeGroup: true } },
  );
  t.aim('red', 'blue/1');
  t.send('red', { 'red/1': 2 });
  return t;
}
const lost = (t: ReturnType<typeof open>): number[] => [t.warp('red'), t.warp('blue')];

describe('R10.3 R26.6 cards that ruin both sides by lying open', () => {
  it('two morphs do, one does not', () => {
    const two = open({ red: ['morph'], blue: ['morph'] });
    two.run();
    expect([lost(two), two.events('both-lost').length, two.events('outcome')]).toEqual([[2, 4], 1, []]);
    const one = open({ red: ['morph'], blue: ['attack-08'] });
    one.run();
    expect([lost(one), one.events('both-lost')]).toEqual([[2, 0], []]);
  });

  it('two retreats do not: they are two negotiates', () => {
    const t = open({ red: ['retreat'], blue: ['retreat'] });
    t.until('red', 'deal');
    expect(t.events('both-lost')).toEqual([]);
  });

  it('a kicker that says so does, of whichever side, and no other kicker', () => {
    for (const who of ['red', 'blue'] as const) {
      const cards = { red: ['attack-10'], blue: ['attack-08'] };
      const t = open({ ...cards, [who]: [...cards[who], 'kicker-x1-self-destruct'] });
      t.use(who, 'kicker-x1-self-destruct');
      t.run();
      expect(t.events('sides-destroyed')).toEqual([{ who: t.seat(who), card: 'kicker-x1-self-destruct' }]);
      expect(lost(t)).toEqual([2, 4]);
    }
    const plain = open({ red: ['attack-10', 'kicker-x2-duplicity'], blue: ['attack-08'] });
    plain.use('red', 'kicker-x2-duplicity');
    plain.run();
    expect([plain.events('sides-destroyed'), plain.events('both-lost'), lost(plain)]).toEqual([[], [], [0, 4]]);
  });

  it('so does one that is played when cards lie open already', () => {
    const t = open({ red: ['attack-10', 'kicker-x1-self-destruct'], blue: ['attack-08'] }, { red: 'greenhorn' });
    t.use('red', 'greenhorn', { at: 'window:reveal.revealed' });
    t.run();
    expect([t.events('sides-destroyed').length, lost(t)]).toEqual([1, [2, 4]]);
  });
});
