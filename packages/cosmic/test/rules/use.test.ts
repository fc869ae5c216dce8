import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const seats = { red: 'healer', blue: 'tripler', yellow: 'void', purple: 'zombie' };
const start = { turn: 'red', destiny: ['blue'] } as const;
const fight = { red: ['attack-40'], blue: ['attack-06', 'attack-07'], yellow: ['attack-05'], purple: ['attack-09'] };

describe('one use of a power', () => {
  it('that only a super flare makes possible does not happen when the flare is stopped', () => {
    const hands = { ...fight, yellow: ['attack-05', 'flare:void'], purple: ['attack-09', 'card-zap'] };
    const t = table(seats, { ...start, hands });
    t.aim('red', 'blue/1');
    t.invite('red', 'yellow');
    t.ally('yellow', 'offense', { 'yellow/1': 1 });
    t.use('yellow', 'void');
    t.cardZap('purple', 'flare:void');
    t.run();
    expect(t.events('power-used').filter((x) => x.alien === 'void')).toEqual([]);
    expect([t.warp('blue'), t.out('blue')]).toEqual([4, 0]);
    expect(t.pile(Z.discard)).toEqual(expect.arrayContaining(['flare:void', 'card-zap']));
  });

  it('goes on without the flare when that is stopped, if it needs none', () => {
    const hands = { ...fight, red: ['attack-20'], blue: ['attack-12', 'flare:tripler'], purple: ['attack-09', 'card-zap'] };
    const t = table(seats, { ...start, hands });
    t.boost('blue');
    t.cardZap('purple', 'flare:tripler');
    t.run();
    expect(t.events('power-used').filter((x) => x.alien === 'tripler')).toHaveLength(1);
    // A third of twelve: the flare would have tripled it.
    expect(t.events('card-changed')).toMatchObject([{ who: 1, value: 4 }]);
  });

  it('[faq-cosmic-zap-4] that is zapped leaves the flare unplayed: in hand, and free to be played for its wild text', () => {
    const hands = { ...fight, red: ['attack-20', 'cosmic-zap'], blue: ['attack-12', 'flare:tripler', 'attack-07'] };
    const t = table(seats, { ...start, hands });
    t.select('blue', 'attack-12');
    t.boost('blue');
    t.zap('red', 'tripler');
    t.run();
    expect(t.events('card-changed')).toEqual([]);
    expect(t.hand('blue')).toEqual(['attack-07', 'flare:tripler']);
    expect(t.encounter().flares.faces).toEqual([]);
  });

  it('R18.5 from a sheet, the super flare is a use of that sheet, and a zap keeps it there', () => {
    // Its own flare lies in the hoard: at the start of an encounter it draws a card.
    const people = { ...seats, red: 'miser' };
    const position = { ...start, hands: { ...fight, blue: ['attack-06', 'cosmic-zap'] }, sheets: { miser: { hoard: ['flare:miser'] } } };
    const played = table(people, position);
    played.use('red', 'flare:miser');
    played.runTo('launch');
    expect(played.pile(played.sheet('miser').zones.hoard)).toHaveLength(2);
    const zapped = table(people, position);
    zapped.use('red', 'flare:miser');
    zapped.zap('blue', 'miser');
    zapped.runTo('launch');
    expect(zapped.pile(zapped.sheet('miser').zones.hoard)).toEqual(['flare:miser']);
    expect(zapped.events('card-played').map((x) => x.card)).toEqual(['cosmic-zap']);
  });

  it('without a super flare is no occasion for those who watch flares being played', () => {
    const t = table(seats, { ...start, hands: { ...fight, purple: ['attack-09', 'flare:remora'] } });
    t.neverOffered('purple', 'flare:remora');
    const flare = table(seats, {
      ...start,
      hands: { ...fight, red: ['attack-20'], blue: ['attack-12', 'flare:tripler'], purple: ['attack-09', 'flare:remora'] },
    });
    flare.boost('blue');
    expect(flare.untilOffered('purple', 'flare:remora')).toEqual(['flare:remora', 'pass']);
  });

  it('is told once with its reason, and what it starts is told with the same reason later', () => {
    const t = table(seats, { ...start, hands: fight });
    t.run();
    expect(t.why('card-changed')).toEqual(['power:tripler', 'rule:R10']);
  });
});
