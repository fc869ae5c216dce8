import type { Contribution } from '@parley/kernel';
import { bondLaw } from '../people/bonds.ts';
import type { State } from '../state/state.ts';
import { cureLaw, disablingLaw } from './placed.ts';

/** What is made true after every change: cures (T16.9), and what ends with a card that has left (T1.6). */
export const dilemmaLaws: Contribution<State> = {
  laws: [
    { id: 'bonds', on: ['board'], check: ({ g }) => bondLaw(g) },
    { id: 'disabling', on: ['board'], check: ({ g }) => disablingLaw(g) },
    { id: 'cures', on: ['board'], check: ({ g }) => cureLaw(g) },
  ],
};
