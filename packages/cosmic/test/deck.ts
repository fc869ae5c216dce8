import type { Scenario, ScenarioOptions } from '@parley/cosmic/testing';
import { table } from './table.ts';

/** Every card of the cosmic deck with its number. */
export const DECK: { readonly [face: string]: number } = {
  'attack-00': 1,
  'attack-01': 1,
  'attack-04': 4,
  'attack-05': 1,
  'attack-06': 7,
  'attack-07': 1,
  'attack-08': 7,
  'attack-09': 1,
  'attack-10': 4,
  'attack-11': 1,
  'attack-12': 2,
  'attack-13': 1,
  'attack-14': 2,
  'attack-15': 1,
  'attack-20': 2,
  'attack-23': 1,
  'attack-30': 1,
  'attack-40': 1,
  negotiate: 15,
  morph: 1,
  'reinforcement-2': 2,
  'reinforcement-3': 3,
  'reinforcement-5': 1,
  'card-zap': 2,
  'cosmic-zap': 2,
  'emotion-control': 1,
  'force-field': 1,
  'ionic-gas': 1,
  'mobius-tubes': 2,
  plague: 1,
  quash: 1,
};
export const LARGE_GROUP: { readonly [face: string]: number } = {
  'attack-00': 1,
  'attack-02': 1,
  'attack-04': 1,
  'attack-06': 2,
  'attack-08': 2,
  'attack-10': 1,
  'attack-12': 1,
  'attack-14': 1,
  'attack-20': 1,
  'attack-30': 1,
  negotiate: 5,
  morph: 1,
  'reinforcement-4': 1,
  'reinforcement-8': 1,
  'card-zap': 1,
  'cosmic-zap': 1,
  'force-field': 1,
  quash: 1,
};

const SEATS = { red: 'healer', blue: 'macron', yellow: 'void' };

/** The cards of the deck alone. */
export const bare = { flares: false };

/** How many there are of each. */
export function count(faces: readonly string[]): { [face: string]: number } {
  const out: { [face: string]: number } = {};
  for (const face of faces) out[face] = (out[face] ?? 0) + 1;
  return out;
}

/** The cards of the deck that are not among these. Flares are no part of it. */
export function others(taken: readonly string[]): string[] {
  const left = Object.entries(DECK).flatMap(([face, n]) => Array.from({ length: n }, () => face));
  for (const face of taken) if (!face.startsWith('flare:')) left.splice(left.indexOf(face), 1);
  return left;
}

/** A table at which every card not mentioned is in the hand of yellow: the deck holds nothing but what is listed. */
export function scarce(position: ScenarioOptions, people: { readonly [colour: string]: string } = SEATS): Scenario {
  const { hands = {}, deck = [], discard = [], sheets = {} } = position;
  const stored = Object.values(sheets).flatMap((zones) => Object.values(zones).flat());
  const rest = others([...Object.values(hands).flat(), ...deck, ...discard, ...stored]);
  return table(people, {
    turn: 'red',
    destiny: ['blue'],
    options: bare,
    ...position,
    hands: { ...hands, yellow: [...(hands.yellow ?? []), ...rest] },
  });
}
