import type { Scenario, ScenarioOptions } from '@parley/cosmic/testing';
import { describe, expect, it } from 'vitest';
import { scarce } from '../deck.ts';
import { table } from '../table.ts';

// The Tourist's flare lets somebody look at anything that lies facedown: what there is to choose from is what does.

const seats = { red: 'healer', blue: 'tripler', yellow: 'parasite', purple: 'zombie' };
const fight = { red: ['attack-08'], blue: ['attack-06', 'attack-07'], yellow: ['attack-05'], purple: ['attack-09', 'flare:tourist'] };

function looking(position: ScenarioOptions = {}, people: { readonly [colour: string]: string } = {}): Scenario {
  return table({ ...seats, ...people }, { turn: 'red', destiny: ['blue'], hands: fight, ...position });
}

/** What a player could look at now. */
function sights(t: Scenario, colour = 'purple'): string[] {
  t.raise(colour, 'flare:tourist');
  expect(t.question(colour)?.tag).toBe('tourist.look');
  return t.options(colour);
}

const seen = (t: Scenario): unknown => t.owner.events.filter((x) => x.type === 'card-peeked').map((x) => x.secret?.data)[0];

describe('what lies facedown', () => {
  it('decks that are not empty', () => {
    const t = looking();
    t.until('red', 'launch.aim');
    expect(sights(t)).toEqual(['deck', 'destiny']);
    const more = looking({ options: { rewards: 'both', hazards: true, technology: true } });
    more.until('red', 'launch.aim');
    expect(sights(more)).toEqual(['deck', 'destiny', 'reward-deck', 'hazard-deck', 'tech-deck', 'tech']);
    const aliens = ['healer', 'macron', 'void'];
    const yellow = aliens.map((alien) => `flare:${alien}`);
    const none = scarce({ hands: { red: ['attack-08'], blue: ['attack-06', 'flare:tourist'], yellow }, options: { aliens } });
    none.until('red', 'launch.aim');
    // The only deck left needs no choice.
    none.raise('blue', 'flare:tourist');
    none.runWhile(() => none.events('card-peeked').length === 0);
    expect(none.events('card-peeked')).toEqual([{ by: 1, sight: 'destiny' }]);
    expect(none.story()).not.toContain('tourist.look');
  });

  it('an encounter card that was selected, and no longer once it lies open', () => {
    const t = looking({ hands: { ...fight, blue: ['attack-06', 'reinforcement-2'] } }, { red: 'sorcerer' });
    // With both cards on the table the Sorcerer is asked.
    t.untilOffered('red', 'sorcerer');
    expect(sights(t)).toEqual(['deck', 'destiny', 'encounter']);
    t.answer('purple', 'encounter');
    expect(t.options('purple')).toEqual(['red', 'blue']);
    t.answer('purple', 'blue');
    expect(seen(t)).toEqual({ card: 'attack-06' });

    const open = looking({ hands: { ...fight, blue: ['attack-06', 'reinforcement-2'] } });
    open.untilOffered('blue', 'reinforcement-2');
    expect(sights(open)).toEqual(['deck', 'destiny']);
  });

  it('not one’s own: that is known', () => {
    const t = looking({ hands: { ...fight, purple: ['attack-09'], red: ['attack-08', 'flare:tourist'] } }, { blue: 'sorcerer' });
    t.untilOffered('blue', 'sorcerer');
    expect(sights(t, 'red')).toEqual(['deck', 'destiny', 'encounter']);
    t.answer('red', 'encounter');
    expect(seen(t)).toEqual({ card: 'attack-06' });
  });

  it('a kicker in front of somebody, until it is turned up', () => {
    const hands = { ...fight, red: ['attack-08', 'kicker-x2'], blue: ['attack-06', 'reinforcement-2'] };
    const t = looking({ hands, options: { rewards: 'both' } });
    t.use('red', 'kicker-x2');
    t.until('blue', 'planning.select');
    expect(sights(t)).toEqual(['deck', 'destiny', 'reward-deck', 'laid']);
    t.answer('purple', 'laid');
    expect(seen(t)).toEqual({ card: 'kicker-x2' });
    const open = looking({ hands, options: { rewards: 'both' } });
    open.use('red', 'kicker-x2');
    open.untilOffered('blue', 'reinforcement-2');
    expect(sights(open)).toEqual(['deck', 'destiny', 'reward-deck']);
  });

  it('a tech of somebody else that is not completed', () => {
    const t = looking({ options: { technology: true }, techs: { red: { 'gluon-mines': 1 } } });
    t.until('red', 'launch.aim');
    expect(sights(t)).toEqual(['deck', 'destiny', 'tech-deck', 'tech']);
    t.answer('purple', 'tech');
    expect(seen(t)).toEqual({ card: 'tech:gluon-mines' });
    const own = looking({ options: { technology: true }, techs: { purple: { 'gluon-mines': 1 } } });
    own.until('red', 'launch.aim');
    expect(sights(own)).not.toContain('tech');
  });

  it('no station: those lie open or have no other side', () => {
    const t = looking({ options: { stations: 'one' } });
    t.until('red', 'launch.aim');
    expect(sights(t)).not.toContain('tech');
  });

  it('cards on a sheet that only its player sees, and none that all see or that is empty', () => {
    const t = looking({ sheets: { miser: { hoard: ['attack-12'] } } }, { yellow: 'miser' });
    t.until('red', 'launch.aim');
    expect(sights(t)).toContain('sheet');
    t.answer('purple', 'sheet');
    expect(seen(t)).toEqual({ card: 'attack-12' });
    const own = looking(
      { sheets: { miser: { hoard: ['attack-12'] } }, hands: { ...fight, yellow: ['attack-05', 'flare:tourist'], purple: ['attack-09'] } },
      { yellow: 'miser' },
    );
    own.until('red', 'launch.aim');
    expect(sights(own, 'yellow')).not.toContain('sheet');
    const open = looking({ sheets: { reactor: { flares: ['flare:macron'] } } }, { yellow: 'reactor' });
    open.until('red', 'launch.aim');
    expect(sights(open)).not.toContain('sheet');
    const empty = looking({}, { yellow: 'host' });
    empty.until('red', 'launch.aim');
    expect(sights(empty)).not.toContain('sheet');
  });

  it('cards that lie aside, for all but whose they are', () => {
    const dazzled = (purple: string[], blue: string[]) => {
      const t = looking({ hands: { red: ['attack-08'], blue, yellow: ['attack-05'], purple } }, { red: 'laser' });
      t.plan('red', 'laser.number', 1);
      t.until('red', 'alliance.invite');
      return t;
    };
    const t = dazzled(['attack-09', 'flare:tourist'], ['attack-06', 'attack-06']);
    expect(sights(t)).toEqual(['deck', 'destiny', 'aside']);
    t.answer('purple', 'aside');
    expect(seen(t)).toEqual({ card: 'attack-06' });
  });
});
