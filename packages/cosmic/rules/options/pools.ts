import type { AlienSet, Alert } from './options.ts';

/** Which aliens may be dealt, and whether there are flares, under one name. */
export interface Pool {
  readonly name: string;
  readonly text: string;
  readonly sets?: readonly AlienSet[];
  readonly alerts?: readonly Alert[];
  readonly flares?: boolean;
}

/** R17.7: the order in which a group gets to know the aliens. Alert levels say how much there is to know, not how strong. */
export const POOL_NAMES = ['beginner', 'learner', 'seasoned', 'everything'] as const;
export type PoolName = (typeof POOL_NAMES)[number];
export const POOLS: { readonly [name in PoolName]: Pool } = {
  beginner: {
    name: 'First games',
    text: 'The green aliens of the base game, without flares: powers that say what they do and need no other knowledge.',
    sets: ['base'],
    alerts: ['green'], // faq-general-07
    flares: false, // faq-general-07
  },
  learner: {
    name: 'With flares',
    text: 'The same aliens with their flares, which bend the rules for one moment at a time.',
    sets: ['base'],
    alerts: ['green'], // faq-general-07
  },
  seasoned: {
    name: 'Green and yellow',
    text: 'Aliens of all sets that ask for some experience, but not those that turn the game upside down.',
    alerts: ['green', 'yellow'], // faq-general-07
  },
  everything: { name: 'Everything', text: 'All aliens of all sets, with flares.' },
};
