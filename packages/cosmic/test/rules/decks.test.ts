import { Z } from '@parley/cosmic';
import { describe, expect, it } from 'vitest';
import { bare, count, DECK, LARGE_GROUP } from '../deck.ts';
import { table } from '../table.ts';

const seats = { red: 'healer', blue: 'macron', yellow: 'void' };

describe('the deck', () => {
  const cosmic = (t: ReturnType<typeof table>): string[] => t.state.face.filter((x) => !x.startsWith('destiny:'));

  it('has 72 cards', () => {
    const t = table(seats, { options: bare });
    expect(cosmic(t)).toHaveLength(72);
    expect(count(cosmic(t))).toEqual(DECK);
  });

  it('has 24 more for large groups, always with seven players', () => {
    const all: { [face: string]: number } = { ...DECK };
    for (const [face, n] of Object.entries(LARGE_GROUP)) all[face] = (all[face] ?? 0) + n;
    expect(Object.values(LARGE_GROUP).reduce((a, b) => a + b)).toBe(24);
    expect(count(cosmic(table(seats, { options: { ...bare, largeGroup: true } })))).toEqual(all);
    const seven = { ...seats, purple: 'tripler', green: 'zombie', orange: 'clone', black: 'filch' };
    expect(count(cosmic(table(seven, { options: bare })))).toEqual(all);
  });

  it('takes the flares of everybody along, ten at least', () => {
    const t = table(seats, { turn: 'red', hands: { red: ['attack-04'] } });
    const inDeck = t.pile(Z.deck).filter((x) => x.startsWith('flare:'));
    expect(inDeck).toHaveLength(10);
    expect(inDeck).toEqual(expect.arrayContaining(['flare:healer', 'flare:macron', 'flare:void']));
    // The others are the unused ones.
    expect(t.pile(Z.unused).filter((x) => inDeck.includes(x))).toEqual([]);
  });
});

/** Every card of the reward decks with its number. */
const INCURSION: { readonly [face: string]: number } = {
  'attack-m07': 1,
  'attack-m04': 1,
  'attack-m01': 1,
  'attack-10': 3,
  'attack-16': 1,
  'attack-17': 1,
  'attack-18': 1,
  'attack-19': 1,
  'attack-23': 1,
  'negotiate-crooked-deal': 3,
  morph: 1,
  'reinforcement-4': 1,
  'reinforcement-5': 2,
  'reinforcement-6': 1,
  'kicker-x0': 1,
  'kicker-x2': 2,
  'kicker-x3': 1,
  'rift-3': 1,
  'rift-4': 2,
  'rift-5': 1,
  'card-zap': 1,
  'cosmic-zap': 1,
  'hand-zap': 1,
  finder: 1,
  'space-junk': 1,
};
const DOMINION: { readonly [face: string]: number } = {
  'attack-02-20': 1,
  'attack-03-30': 1,
  'attack-12-21': 2,
  'attack-21-12': 1,
  'negotiate-epic-oratory': 1,
  'negotiate-faulty-translator': 1,
  'negotiate-right-of-refusal': 1,
  'negotiate-self-defense': 1,
  morph: 1,
  retreat: 2,
  'intimidate-m09': 1,
  'intimidate-19': 1,
  'intimidate-29': 1,
  'intimidate-39': 1,
  'reinforcement-4': 1,
  'reinforcement-x': 1,
  'rift-1': 1,
  'rift-2': 2,
  'rift-3': 1,
  'kicker-xm1-reverse-polarity': 1,
  'kicker-x1-self-destruct': 1,
  'kicker-x2-duplicity': 1,
  'kicker-x2-jamming-signal': 1,
  'kicker-x4-give-war-a-chance': 1,
  'omni-zap': 1,
  rebirth: 1,
  'ship-zap': 1,
  'solar-wind': 1,
  'victory-boon': 1,
};

describe('the reward deck (R26.1)', () => {
  const rewards = (deck: string): { [face: string]: number } => {
    const { face, rewards: cards } = table(seats, { options: { rewards: deck } }).state;
    return count(face.slice(cards?.first, cards?.end));
  };

  it('rewards-incursion: has these 32 cards', () => {
    expect(rewards('incursion')).toEqual(INCURSION);
    expect(Object.values(INCURSION).reduce((a, b) => a + b)).toBe(32);
  });

  it('rewards-dominion: has these 32 cards', () => {
    expect(rewards('dominion')).toEqual(DOMINION);
    expect(Object.values(DOMINION).reduce((a, b) => a + b)).toBe(32);
  });

  it('of both is all of them together', () => {
    const all: { [face: string]: number } = { ...INCURSION };
    for (const [face, n] of Object.entries(DOMINION)) all[face] = (all[face] ?? 0) + n;
    expect(rewards('both')).toEqual(all);
  });
});
