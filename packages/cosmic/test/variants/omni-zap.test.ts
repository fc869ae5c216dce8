import type { Scenario, ScenarioOptions } from '@parley/cosmic/testing';
import { describe, expect, it } from 'vitest';
import { fight } from './rewards.ts';

/** Purple holds an Omni-Zap and pays for it with a ship. */
function omni(
  hands: { readonly [colour: string]: readonly string[] },
  seats: { readonly [colour: string]: string } = {},
  more: ScenarioOptions = {},
): Scenario {
  const t = fight({ red: ['attack-10'], blue: ['attack-06'], purple: ['omni-zap'], ...hands }, seats, more);
  t.plan('purple', 'omni-zap.price', 'remove');
  t.plan('purple', 'omni-zap.remove', { 'purple/1': 1 });
  return t;
}
const paid = (t: Scenario): void =>
  expect([t.out('purple'), t.hand('purple').includes('omni-zap')]).toEqual([1, false]);

describe('Omni-Zap', () => {
  it('costs a ship out of the game, or three to the warp; with fewer there is no choice', () => {
    const t = fight({ red: ['attack-10', 'emotion-control'], blue: ['attack-06'], purple: ['omni-zap'] });
    t.use('red', 'emotion-control');
    t.use('purple', 'omni-zap', { card: 'emotion-control' });
    t.until('purple', 'omni-zap.price');
    expect(t.options('purple')).toEqual(['remove', 'send']);
    t.plan('purple', 'omni-zap.send', { 'purple/2': 3 });
    t.answer('purple', 'send');
    t.run();
    expect([t.out('purple'), t.warp('purple')]).toEqual([0, 3]);
    const few = fight(
      { red: ['attack-10', 'emotion-control'], blue: ['attack-06'], purple: ['omni-zap'] },
      {},
      { ships: { purple: { warp: 18 } } },
    );
    few.use('red', 'emotion-control');
    few.use('purple', 'omni-zap', { card: 'emotion-control' });
    few.until('purple', 'omni-zap.remove');
    expect(few.story()).not.toContain('answers omni-zap.price');
    few.run();
    expect([few.out('purple'), few.warp('purple')]).toEqual([1, 18]);
  });

  it('costs nothing when it is card-zapped itself', () => {
    const t = fight({ red: ['attack-10', 'emotion-control', 'card-zap'], blue: ['attack-06'], purple: ['omni-zap'] });
    t.use('red', 'emotion-control');
    t.use('purple', 'omni-zap', { card: 'emotion-control' });
    t.cardZap('red', 'omni-zap');
    t.run();
    expect([t.out('purple'), t.warp('purple')]).toEqual([0, 0]);
    expect(t.events('deal-open')).toHaveLength(1);
  });

  it('cancels any card as it is played, a reinforcement as well', () => {
    const t = omni({ red: ['attack-10', 'reinforcement-5'] });
    t.use('red', 'reinforcement-5');
    t.plan('red', 'reinforce.side', 'offense');
    t.use('purple', 'omni-zap', { card: 'reinforcement-5' });
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [13, 10] }]);
    paid(t);
  });

  it('cancels the use of a power, which is zapped', () => {
    const t = omni({}, { blue: 'mirror' });
    t.use('blue', 'mirror');
    t.use('purple', 'omni-zap', { alien: 'mirror' });
    t.run();
    expect(t.events('power-zapped')).toEqual([{ who: 2, alien: 'mirror' }]);
    expect(t.events('outcome')).toMatchObject([{ totals: [13, 10] }]);
    paid(t);
  });

  it('takes the place of a Hand Zap', () => {
    const t = omni({});
    t.use('purple', 'omni-zap', { at: 'window:encounter.start' });
    t.plan('purple', 'hand-zap', 'blue');
    t.until('red', 'launch.aim');
    expect(t.hand('blue')).toHaveLength(8);
    paid(t);
  });

  it('takes the place of a Ship Zap', () => {
    const t = omni({});
    t.until('red', 'launch.aim');
    t.raise('purple', 'omni-zap');
    t.answer('purple', { 'red/2@red': 1 });
    t.until('red', 'launch.aim');
    expect(t.warp('red')).toBe(1);
    paid(t);
  });

  it('cancels a destiny card, and another one is drawn', () => {
    const t = omni({}, {}, { destiny: ['blue', 'yellow'] });
    t.owner.plans.splice(0, 1);
    t.use('purple', 'omni-zap', { at: 'window:destiny.cardDrawn' });
    t.runTo('launch');
    expect(t.events('destiny-drawn').map((x) => x.card)).toEqual(['destiny:blue', 'destiny:yellow']);
    expect(t.encounter().defense).toBe(t.seat('yellow'));
    paid(t);
  });

  it('nobody is asked about a destiny card that is cancelled', () => {
    const t = omni({ blue: ['attack-10', 'attack-08'] }, { blue: 'citadel' }, { destiny: ['blue', 'yellow'] });
    t.owner.plans.splice(0, 1);
    t.use('purple', 'omni-zap', { at: 'window:destiny.cardDrawn' });
    t.untilOffered('blue', 'citadel');
    expect(t.events('destiny-drawn').map((x) => x.card)).toEqual(['destiny:blue', 'destiny:yellow']);
  });

  it('cancels a hazard, which is discarded without effect', () => {
    const t = omni(
      {},
      {},
      { destiny: ['blue!'], hazardDeck: ['witness'], options: { rewards: 'both', hazards: true } },
    );
    t.use('purple', 'omni-zap', { at: 'event:hazard.drawn' });
    t.runTo('launch');
    expect(t.events('hazard-discarded')).toEqual([{ card: 'hazard:witness' }]);
    expect(t.table.game.k.lingering).toEqual([]);
    paid(t);
  });

  it('cancels a tech that is put to use', () => {
    const t = omni({}, {}, { completed: { blue: ['omega-missile'] }, options: { rewards: 'both', technology: true } });
    t.use('blue', 'tech:omega-missile');
    t.plan('blue', 'omega-missile.planet', 'red/1');
    t.use('purple', 'omni-zap', { card: 'tech:omega-missile' });
    t.until('red', 'launch.aim');
    expect(t.events('planet-removed')).toEqual([]);
    expect(t.events('asset-discarded')).toMatchObject([{ card: 'tech:omega-missile' }]);
    paid(t);
  });

  it('cancels a revealed encounter card: its player plays another one', () => {
    const t = omni({ red: ['attack-40', 'attack-04'], blue: ['attack-06', 'morph'] });
    t.select('red', 'attack-40');
    t.select('blue', 'morph');
    t.use('purple', 'omni-zap', { at: 'window:reveal.first' });
    expect(t.until('purple', 'omni-zap.card')).toMatchObject({ kind: 'choose' });
    expect(t.options('purple')).toEqual(['attack-40', 'morph']);
    t.answer('purple', 'attack-40');
    t.until('red', 'planning.select');
    expect(t.options('red')).toEqual(['attack-04']);
    t.run();
    // The morph is a copy of what it meets now.
    expect(t.events('outcome')).toMatchObject([{ totals: [7, 8] }]);
    expect(t.hand('red')).toEqual([]);
    paid(t);
  });

  it('gives a new hand to a player who has no other encounter card', () => {
    const t = omni({ red: ['attack-40', 'plague'] });
    t.use('purple', 'omni-zap', { at: 'window:reveal.first' });
    t.plan('purple', 'omni-zap.card', 'attack-40');
    t.select('red', 'attack-40');
    t.runWhile(() => t.events('card-undone').length === 0);
    expect(t.asked()).toContain('red planning.select');
    expect(t.events('hand-shown')).toMatchObject([{ who: 0, cards: ['plague'] }]);
    expect(t.events('out-of-cards')).toEqual([]);
  });

  it('cancels a kicker that has just been turned up', () => {
    const t = omni({ red: ['attack-10', 'kicker-x3'] });
    t.use('red', 'kicker-x3');
    t.use('purple', 'omni-zap', { at: 'window:reveal.first' });
    t.until('purple', 'omni-zap.card');
    expect(t.options('purple')).toEqual(['attack-10', 'attack-06', 'kicker-x3']);
    t.answer('purple', 'kicker-x3');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [13, 10] }]);
    paid(t);
  });

  it('undoes what that kicker had done by the house rule that it comes first', () => {
    const t = omni({ red: ['attack-10', 'kicker-x3'] }, {}, { options: { house: { kickerOrder: 'before-effects' } } });
    t.use('red', 'kicker-x3');
    t.use('purple', 'omni-zap', { at: 'window:reveal.first' });
    t.plan('purple', 'omni-zap.card', 'kicker-x3');
    t.run();
    expect(t.events('outcome')).toMatchObject([{ totals: [13, 10] }]);
  });
});
