import { describe, expect, it } from 'vitest';
import { Z } from '@parley/cosmic';
import { table } from '../table.ts';
import { hazardTable } from '../variants/hazards.ts';

const SEATS = { red: 'chosen', blue: 'void', yellow: 'healer' };
const START = { turn: 'red', destiny: ['blue'] } as const;
const HANDS = { red: ['attack-06'], blue: ['attack-20'] };

describe('Chosen', () => {
  it('draws three cards and may put an encounter card in place of the revealed one', () => {
    const deck = ['attack-30', 'plague', 'negotiate'];
    const t = table(SEATS, { ...START, hands: HANDS, deck });
    t.aim('red', 'blue/1');
    t.send('red', { 'red/1': 1 });
    expect(t.untilOffered('red', 'chosen')).toEqual(['chosen', 'pass']);
    expect(t.encounter().phase).toBe('reveal');
    t.use('red', 'chosen', { at: 'window:reveal.revealed' });
    t.until('red', 'chosen.card');
    expect(t.options('red')).toEqual(['attack-30', 'negotiate', 'none']);
    t.plan('red', 'chosen.card', 'attack-30');
    t.until('red', 'chosen.how');
    expect(t.options('red')).toEqual(['replace', 'add']);
    t.plan('red', 'chosen.how', 'replace');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [31, 24], winner: 0 }]);
    expect(t.events('cards-discarded').map((e) => e.cards)).toEqual([['attack-06'], ['plague', 'negotiate'], ['attack-30'], ['attack-20']]);
  });

  it('may add an attack to a revealed attack; both are discarded at the end', () => {
    const t = table(SEATS, { ...START, hands: HANDS, deck: ['attack-30', 'plague', 'negotiate'] });
    t.send('red', { 'red/1': 1 });
    t.use('red', 'chosen');
    t.plan('red', 'chosen.card', 'attack-30');
    t.plan('red', 'chosen.how', 'add');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [37, 24] }]);
    expect(t.pile(Z.discard)).toEqual(['plague', 'negotiate', 'attack-30', 'attack-06', 'attack-20']);
  });

  it('replaces without asking how when one of the two is not an attack', () => {
    const t = table(SEATS, { ...START, hands: { red: ['negotiate'], blue: ['attack-06'] }, deck: ['attack-30', 'plague', 'quash'] });
    t.use('red', 'chosen');
    t.plan('red', 'chosen.card', 'attack-30');
    t.run();
    expect(t.events('won')).toMatchObject([{ who: [0] }]);
    expect(t.events('outcome')).toMatchObject([{ how: 'totals' }]);
    expect(t.story()).not.toContain('chosen.how');

    const peace = table(SEATS, { ...START, hands: HANDS, deck: ['negotiate', 'plague', 'quash'] });
    peace.use('red', 'chosen');
    peace.plan('red', 'chosen.card', 'negotiate');
    peace.run();
    expect(peace.events('outcome')).toMatchObject([{ winner: 1 }]);
    expect(peace.story()).not.toContain('chosen.how');
  });

  it('takes nothing if it likes, and is not asked when there is no encounter card', () => {
    const declined = table(SEATS, { ...START, hands: HANDS, deck: ['attack-30', 'attack-40', 'negotiate'] });
    declined.send('red', { 'red/1': 1 });
    declined.use('red', 'chosen');
    declined.plan('red', 'chosen.card', 'none');
    declined.run();
    expect(declined.events('outcome')).toMatchObject([{ totals: [7, 24] }]);
    expect(declined.events('intervention')).toEqual([]);

    const nothing = table(SEATS, { ...START, hands: HANDS, deck: ['plague', 'quash', 'mobius-tubes'] });
    nothing.send('red', { 'red/1': 1 });
    nothing.use('red', 'chosen');
    nothing.run();
    expect(nothing.story()).not.toMatch(/chosen\.(card|keep)/);
    expect(nothing.events('outcome')).toMatchObject([{ totals: [7, 24] }]);
    expect(nothing.pile(Z.discard)).toEqual(['mobius-tubes', 'plague', 'quash', 'attack-06', 'attack-20']);
  });

  it('a morph drawn so becomes a copy of what the opponent revealed', () => {
    const t = table(
      { red: 'chosen', blue: 'tripler', yellow: 'healer' },
      { turn: 'blue', destiny: ['red'], hands: { red: ['attack-06'], blue: ['attack-10'] }, deck: ['morph', 'plague', 'quash'] },
    );
    t.send('blue', { 'blue/1': 1 });
    t.use('red', 'chosen');
    t.plan('red', 'chosen.card', 'morph');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [31, 14] }]);
  });

  it('discards what it leaves: only the cards it took, and those they replace, were played', () => {
    const deck = ['attack-30', 'plague', 'negotiate'];
    const t = hazardTable('sargasso-nets', { hands: HANDS, deck }, { ...SEATS, purple: 'trader' });
    t.use('red', 'chosen');
    t.plan('red', 'chosen.card', 'attack-30');
    t.run();
    expect(t.pile(Z.discard)).toEqual(expect.arrayContaining(['plague', 'negotiate']));
    expect(t.pile(Z.removed).sort()).toEqual(['attack-06', 'attack-20', 'attack-30']);
  });

  it('prays in each encounter, but neither as an ally nor as a bystander', () => {
    const t = table(SEATS, {
      ...START,
      destiny: ['blue', 'blue'],
      hands: { red: ['attack-40', 'attack-30'], blue: ['attack-20', 'attack-08'] },
      deck: ['plague', 'quash', 'mobius-tubes', 'force-field', 'emotion-control', 'card-zap'],
      strict: ['red'],
    });
    t.select('red', 'attack-40');
    t.use('red', 'chosen');
    t.plan('red', 'encounter.second', true);
    t.run();
    t.use('red', 'chosen');
    t.run();
    expect(t.events('power-used')).toHaveLength(2);

    for (const joins of [true, false]) {
      const other = table(SEATS, { turn: 'blue', destiny: ['yellow'], hands: { blue: ['attack-20'], yellow: ['attack-06'] } });
      if (joins) {
        other.invite('blue', 'red');
        other.ally('red', 'offense', { 'red/1': 1 });
      }
      other.neverOffered('red', 'chosen');
    }
  });

  it('prays once an encounter', () => {
    const t = table(SEATS, { ...START, hands: HANDS, deck: ['plague', 'quash', 'mobius-tubes'], strict: ['red'] });
    t.use('red', 'chosen');
    t.run();
    expect(t.events('power-used').filter((e) => e.alien === 'chosen')).toHaveLength(1);
  });

  it('[faq-chosen-2] can be zapped when everybody has seen what it wants to play; the cards go back', () => {
    const t = table(SEATS, {
      ...START,
      hands: { ...HANDS, blue: ['attack-20', 'attack-04', 'cosmic-zap'] },
      deck: ['attack-30', 'plague', 'negotiate'],
    });
    t.send('red', { 'red/1': 1 });
    t.use('red', 'chosen');
    t.plan('red', 'chosen.card', 'attack-30');
    t.plan('red', 'chosen.how', 'add');
    t.select('blue', 'attack-20');
    t.untilOffered('blue', 'cosmic-zap');
    expect(t.events('cards-drawn-open')).toEqual([{ who: 0, cards: ['attack-30', 'plague', 'negotiate'] }]);
    expect(t.events('intervention')).toEqual([{ who: 0, card: 'attack-30', how: 'add' }]);
    t.zap('blue', 'chosen');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [7, 24] }]);
    expect(t.pile(Z.deck).slice(-3)).toEqual(['negotiate', 'plague', 'attack-30']);
    expect(t.pile(Z.table)).toEqual([]);
  });

  it('[faq-chosen-1] super: played after the drawn cards are seen, keeps what is not an encounter card', () => {
    const t = table(SEATS, { ...START, hands: { ...HANDS, red: ['attack-06', 'flare:chosen'] }, deck: ['quash', 'plague', 'negotiate'] });
    t.use('red', 'chosen');
    t.until('red', 'super');
    expect(t.events('cards-drawn-open')).toEqual([{ who: 0, cards: ['quash', 'plague', 'negotiate'] }]);
    t.boost('red');
    t.plan('red', 'chosen.card', 'none');
    expect(t.until('red', 'chosen.keep')).toMatchObject({ min: 0, max: 2 });
    expect(t.options('red')).toEqual(['quash', 'plague']);
    t.plan('red', 'chosen.keep', ['quash', 'plague']);
    t.run();
    expect(t.hand('red')).toEqual(['flare:chosen', 'plague', 'quash']);
    expect(t.pile(Z.discard)).toContain('negotiate');

    const useless = table(SEATS, {
      ...START,
      hands: { ...HANDS, red: ['attack-06', 'flare:chosen'] },
      deck: ['attack-08', 'attack-10', 'negotiate'],
    });
    useless.use('red', 'chosen');
    useless.run();
    expect(useless.story()).not.toContain('answers super');
  });

  it('wild: a card before the selection, as a main player', () => {
    const t = table(
      { red: 'void', blue: 'chosen', yellow: 'healer' },
      { ...START, hands: { red: ['attack-06', 'flare:chosen'], blue: ['attack-20'] }, deck: ['attack-40'] },
    );
    t.use('red', 'flare:chosen', { at: 'window:planning.beforeSelect' });
    t.until('red', 'planning.select');
    expect(t.hand('red')).toHaveLength(3);
    expect(t.options('red')).toEqual(['attack-06', 'attack-40']);
    expect(t.hand('red')).toContain('flare:chosen');
    t.done();
  });

  it('wild: is neither for allies nor for bystanders', () => {
    for (const joins of [true, false]) {
      const t = table(
        { red: 'void', blue: 'chosen', yellow: 'healer' },
        { ...START, hands: { red: ['attack-06'], blue: ['attack-20'], yellow: ['flare:chosen'] } },
      );
      if (joins) {
        t.invite('red', 'yellow');
        t.ally('yellow', 'offense', { 'yellow/1': 1 });
      }
      t.neverOffered('yellow', 'flare:chosen');
    }
  });
});

describe('Chosen and variable attacks', () => {
  const options = { rewards: 'dominion', commonRewards: true };

  it('[dominion-variable-02] after a hazard warning the other value counts, added or in place of the revealed card', () => {
    for (const [how, warned, total] of [
      ['add', true, 6 + 21 + 1],
      ['add', false, 6 + 12 + 1],
      ['replace', true, 21 + 1],
    ] as const) {
      const destiny = warned ? ['blue!', 'red'] : ['blue', 'red'];
      const t = table(SEATS, { turn: 'red', destiny, hands: HANDS, options, deck: ['attack-12-21', 'plague', 'quash'] });
      t.send('red', { 'red/1': 1 });
      t.use('red', 'chosen');
      t.plan('red', 'chosen.card', 'attack-12-21');
      t.plan('red', 'chosen.how', how);
      t.run();
      expect(t.events('outcome')).toMatchObject([{ totals: [total, 24] }]);
    }
  });
});
