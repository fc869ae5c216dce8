import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';

const hands = { red: ['attack-08', 'attack-06'], blue: ['attack-10', 'attack-04'] };
const start = { turn: 'red', destiny: ['blue'], hands } as const;

describe('Changeling', () => {
  it('draws a card as a main player when the defense is known, or else exchanges sheets: one of them it must do', () => {
    const t = table({ red: 'changeling', blue: 'macron', yellow: 'tripler' }, { ...start, deck: ['quash'] });
    t.until('red', 'changeling.form');
    expect(t.options('red')).toEqual(['draw', 'swap']);
    expect(t.encounter().phase).toBe('destiny');
    t.answer('red', 'draw');
    expect(t.hand('red')).toEqual(['attack-06', 'attack-08', 'quash']);
    expect(t.sheet('changeling').owner).toBe(t.seat('red'));
    t.run();
  });

  it('[errata-changeling-1] trades the sheets themselves, for good, once an encounter', () => {
    const t = table({ red: 'macron', blue: 'changeling', yellow: 'tripler' }, { ...start, destiny: ['blue', 'blue'] });
    t.plan('blue', 'changeling.form', 'swap');
    t.until('red', 'launch.aim');
    expect(t.events('sheets-swapped')).toHaveLength(1);
    expect([t.sheet('changeling').owner, t.sheet('macron').owner]).toEqual([t.seat('red'), t.seat('blue')]);
    expect(t.sheet('macron').loan).toBeNull();
    // Red is a Changeling and a main player now, but the power has been used in this encounter.
    expect(t.events('power-used')).toHaveLength(1);
    t.select('red', 'attack-08');
    t.select('blue', 'attack-04');
    t.run();
    expect(t.sheet('macron').owner).toBe(t.seat('blue'));
    // 8 and red's ships against 4 and 4 ships of Macron, which count 4 each.
    expect(t.encounter().offense).toBe(t.seat('blue'));
    const next = t.until('red', 'changeling.form');
    expect(next).toMatchObject({ tag: 'changeling.form' });
    expect(t.restored().divergence).toBeNull();
  });

  it('[errata-changeling-2] gets the tokens of the Warrior with its sheet', () => {
    const t = table({ red: 'changeling', blue: 'warrior', yellow: 'tripler' }, { ...start, tokens: { warrior: 5 } });
    t.plan('red', 'changeling.form', 'swap');
    t.select('red', 'attack-08');
    t.select('blue', 'attack-04');
    t.until('red', 'launch.aim');
    expect(t.sheet('warrior')).toMatchObject({ owner: t.seat('red'), tokens: 5 });
    expect(t.sheet('changeling').owner).toBe(t.seat('blue'));
    t.runWhile(() => t.encounter().additions.length === 0);
    expect(t.encounter().additions).toMatchObject([{ side: 0, n: 5 }]);
  });

  it('does so when the defense is known, before others who act then, and again in a second encounter', () => {
    const t = table(
      { red: 'changeling', blue: 'macron', yellow: 'disease', purple: 'void' },
      { ...start, destiny: ['wild'], ships: { yellow: { 'blue/1': 3 } } },
    );
    t.plan('red', 'destiny.wild', 'blue');
    expect(t.untilOffered('yellow', 'disease')).toEqual(['disease', 'pass']);
    expect(t.question('yellow')?.data?.at).toBe('window:destiny.defenseDetermined');
    expect(t.events('power-used')).toHaveLength(1);

    const two = table(
      { red: 'changeling', blue: 'macron', yellow: 'tripler' },
      { ...start, destiny: ['blue', 'yellow'], hands: { red: ['attack-40', 'attack-06'], blue: ['attack-04'], yellow: ['attack-05'] } },
    );
    two.select('red', 'attack-40');
    two.plan('red', 'encounter.second', true);
    two.run();
    two.runTo('launch');
    expect([two.turn(), two.events('power-used').filter((x) => x.alien === 'changeling').length]).toEqual(['red', 2]);
  });

  it('does neither when it is zapped', () => {
    const t = table({ red: 'changeling', blue: 'macron', yellow: 'tripler' }, { ...start, hands: { ...hands, yellow: ['cosmic-zap'] } });
    t.plan('red', 'changeling.form', 'swap');
    t.zap('yellow', 'changeling');
    t.until('red', 'launch.aim');
    expect(t.sheet('changeling').owner).toBe(t.seat('red'));
    expect(t.hand('red')).toHaveLength(2);
  });

  it('can only draw when the sheet of the opponent cannot be taken', () => {
    const t = table({ red: 'changeling', blue: 'swindler', yellow: 'tripler' }, start);
    t.until('red', 'launch.aim');
    expect(t.story()).not.toContain('changeling.form');
    expect(t.hand('red')).toHaveLength(3);
    expect(t.sheet('swindler').owner).toBe(t.seat('blue'));
  });

  it('is left alone while it is not a main player', () => {
    const t = table({ red: 'tripler', blue: 'macron', yellow: 'changeling' }, start);
    t.run();
    expect(t.events('power-used').filter((e) => e.alien === 'changeling')).toEqual([]);
  });

  describe('wild', () => {
    const position = {
      ...start,
      hands: { red: ['attack-08', 'attack-06'], blue: ['attack-10'], yellow: ['quash', 'flare:changeling'], purple: ['morph'] },
    };
    const seats = { red: 'tripler', blue: 'macron', yellow: 'void', purple: 'healer' };

    it('takes a random card from the player on the left at any time, who gets the flare', () => {
      const t = table(seats, position);
      t.until('red', 'launch.aim');
      expect(t.canRaise('yellow')).toEqual(['flare:changeling']);
      t.raise('yellow', 'flare:changeling');
      expect(t.hand('yellow')).toEqual(['morph', 'quash']);
      expect(t.hand('purple')).toEqual(['flare:changeling']);
      expect(t.events('flare-given')).toEqual([{ card: 'flare:changeling', to: t.seat('purple') }]);
      expect(t.question('red')).toMatchObject({ tag: 'launch.aim' });
      expect(t.restored().divergence).toBeNull();
    });

    it('takes one card of several', () => {
      const t = table(seats, { ...position, hands: { ...position.hands, purple: ['morph', 'negotiate', 'plague'] } });
      t.until('red', 'launch.aim');
      t.raise('yellow', 'flare:changeling');
      expect([t.hand('yellow').length, t.hand('purple').length]).toEqual([2, 3]);
    });

    it('[faq-flare-2] cannot be played again in the encounter by the player who got it', () => {
      const t = table(seats, position);
      t.until('red', 'launch.aim');
      t.raise('yellow', 'flare:changeling');
      expect(t.canRaise('purple')).toEqual([]);
      t.until('red', 'launch.ships');
      expect(t.canRaise('purple')).toEqual([]);
      // In the next encounter it can: red sits to the left of purple.
      t.run();
      t.runTo('launch');
      expect(t.canRaise('purple')).toEqual(['flare:changeling']);
    });

    it('is not playable while the player on the left has no cards, and does nothing when it is card-zapped', () => {
      const bare = table(seats, { ...position, hands: { ...position.hands, purple: [] } });
      bare.until('red', 'launch.aim');
      expect(bare.canRaise('yellow')).toEqual([]);

      const t = table(seats, { ...position, hands: { ...position.hands, red: ['attack-08', 'card-zap'] } });
      t.until('red', 'launch.aim');
      t.raise('yellow', 'flare:changeling');
      expect(t.options('red')).toEqual(['card-zap', 'pass']);
      t.answer('red', 'card-zap');
      expect(t.hand('purple')).toEqual(['morph']);
      expect(t.pile(1)).toContain('flare:changeling');
    });
  });

  it('super: exchanges sheets with anybody', () => {
    const t = table(
      { red: 'changeling', blue: 'macron', yellow: 'tripler', purple: 'void' },
      { ...start, hands: { ...hands, red: [...hands.red, 'flare:changeling'] } },
    );
    t.boost('red');
    t.plan('red', 'changeling.form', 'swap');
    t.until('red', 'changeling.with');
    expect(t.options('red')).toEqual(['blue', 'yellow', 'purple']);
    t.answer('red', 'purple');
    expect(t.sheet('void').owner).toBe(t.seat('red'));
    expect(t.sheet('changeling').owner).toBe(t.seat('purple'));
    expect(t.hand('red')).toContain('flare:changeling');
    t.run();
  });

  it('super: is not offered where only the sheet of the opponent can be had', () => {
    const t = table(
      { red: 'changeling', blue: 'macron', yellow: 'swindler' },
      { ...start, hands: { ...hands, red: [...hands.red, 'flare:changeling'] }, strict: ['red'] },
    );
    t.plan('red', 'changeling.form', 'draw');
    t.runTo('launch');
    expect(t.events('power-used')).toHaveLength(1);
  });
});
