import { InputError } from '@parley/kernel';
import { cosmic, type Options } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';

const parse = (o: unknown): Options => cosmic.parse(o);
function refusal(options: unknown): string {
  try {
    parse(options);
  } catch (e) {
    expect(e).toBeInstanceOf(InputError);
    return (e as InputError).message;
  }
  return 'accepted';
}

/** Everything that is not wanted unless somebody says so. */
const PLAIN = {
  technology: false,
  rewards: 'none',
  commonRewards: false,
  hazards: false,
  stations: 'none',
  conquest: false,
  specialShips: 'none',
  doubleShip: 'none',
  dials: false,
  teams: false,
  hiddenPowers: false,
  powers: 1,
} as const;

describe('variants are chosen one by one', () => {
  it('none of them unless it is asked for', () => {
    expect(parse({})).toMatchObject(PLAIN);
    expect(parse({ players: 8 })).toMatchObject(PLAIN);
  });

  it('each value of each, and none of the others with it', () => {
    const values = {
      technology: [true, false],
      rewards: ['none', 'incursion', 'dominion', 'both'],
      hazards: [true, false],
      stations: ['none', 'one', 'two'],
      specialShips: ['none', 'flagship', 'salvage'],
      dials: [true, false],
      teams: [true, false],
      hiddenPowers: [true, false],
      powers: [1, 2],
    } as const;
    for (const [name, list] of Object.entries(values))
      for (const value of list) expect(parse({ players: 4, [name]: value })).toMatchObject({ ...PLAIN, [name]: value });
    expect(parse({ rewards: 'both', commonRewards: true })).toMatchObject({ ...PLAIN, rewards: 'both', commonRewards: true });
    expect(parse({ stations: 'one', conquest: true })).toMatchObject({ ...PLAIN, stations: 'one', conquest: true });
    for (const doubleShip of ['flagship', 'salvage'] as const)
      expect(parse({ players: 4, specialShips: 'flagship', doubleShip })).toMatchObject({ ...PLAIN, specialShips: 'flagship', doubleShip });
  });

  it('no other value of any, which is refused by its name', () => {
    for (const name of ['technology', 'commonRewards', 'hazards', 'conquest', 'dials', 'teams', 'hiddenPowers'])
      expect(refusal({ [name]: 'on' })).toBe(`${name} must be true or false, not "on".`);
    expect(refusal({ rewards: 'storm' })).toBe('rewards is one of none, incursion, dominion, both, not "storm".');
    expect(refusal({ stations: 'three' })).toBe('stations is one of none, one, two, not "three".');
    expect(refusal({ specialShips: 'ark' })).toBe('specialShips is one of none, flagship, salvage, not "ark".');
    expect(refusal({ doubleShip: 'ark' })).toBe('doubleShip is one of none, flagship, salvage, not "ark".');
    expect(refusal({ powers: 3 })).toBe('powers is one of 1, 2, not 3.');
  });

  it('R26.5 shuffling reward cards in needs reward cards', () => {
    expect(refusal({ commonRewards: true })).toBe(
      'commonRewards says what becomes of the reward cards; choose them with rewards: incursion, dominion or both.',
    );
    expect(refusal({ commonRewards: false })).toBe('accepted');
    for (const rewards of ['incursion', 'dominion', 'both']) expect(refusal({ rewards, commonRewards: true })).toBe('accepted');
  });

  it('R27.8 conquering space stations needs space stations', () => {
    expect(refusal({ conquest: true })).toBe('conquest is about space stations; choose them with stations: one or two.');
    for (const stations of ['one', 'two']) expect(refusal({ stations, conquest: true })).toBe('accepted');
  });

  it('[storm-multiple-01] two space stations each are for five players at most', () => {
    expect(refusal({ players: 5, stations: 'two' })).toBe('accepted');
    for (const players of [6, 8])
      expect(refusal({ players, stations: 'two' })).toBe(
        `There are ten space stations, so two for everybody are for up to five players, not ${players}.`,
      );
    expect(refusal({ players: 8, stations: 'one' })).toBe('accepted');
  });

  it('[dominion-double-01] a second special ship needs a first, and four players at most', () => {
    expect(refusal({ players: 4, doubleShip: 'salvage' })).toBe(
      'doubleShip is a second special ship; choose the first with specialShips: flagship or salvage.',
    );
    const two = { specialShips: 'flagship', doubleShip: 'salvage' };
    for (const players of [3, 4]) expect(refusal({ players, ...two })).toBe('accepted');
    for (const players of [5, 8])
      expect(refusal({ players, ...two })).toBe(
        `A second special ship needs markers of colours nobody plays: doubleShip is for three or four players, not ${players}.`,
      );
    expect(refusal({ players: 8, specialShips: 'salvage' })).toBe('accepted');
  });

  it('R29 teams are for four players or more', () => {
    expect(refusal({ players: 3, teams: true })).toBe('Teams are pairs against pairs, so teams is for four players or more, not 3.');
    for (const players of [4, 5, 8]) expect(refusal({ players, teams: true })).toBe('accepted');
  });
});
