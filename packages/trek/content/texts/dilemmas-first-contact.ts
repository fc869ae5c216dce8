import { happens, highest, onThem, wall, type Texts } from './dilemma-forms.ts';

/** Dilemmas of First Contact and of the sealed deck before it. */
export const FIRST_CONTACT_DILEMMAS: Texts = {
  // Maglock
  'FC-10': wall('3 OFFICER with STRENGTH>5'),
  // Hippocratic Oath. Without another planet nobody can go there, and nobody gets past.
  'OTS-3': happens([], {
    targets: [highest(['CUNNING'], 'MEDICAL')],
    price: {
      pay: [{ do: 'relocate', whom: 'them', to: 'nearest-planet' }, onThem, { do: 'stop', whom: 'them', while: 'placed' }],
      must: true,
    },
    after: 'wall',
    placed: {},
  }),
};
