import { SHIP_NUMBERS, type Standing } from '../../language/index.ts';
import type { CardText } from '../../effects/index.ts';

const standing = (...texts: readonly Standing[]): CardText => ({ standing: texts });
/** At home in the Gamma Quadrant. */
const explorer: Standing = { says: 'adds', to: SHIP_NUMBERS, n: 1, of: { type: 'Ship' }, reach: 'self', when: { quadrant: 'Gamma' } };

export const SHIPS: { readonly [id: string]: CardText } = {
  'DS9-249': standing({ says: 'lands', of: { type: 'Ship' }, reach: 'self', range: 0 }, { says: 'regional', n: 4 }),
  'DS9-259': standing(explorer),
  'DOM-127': standing(explorer),
  'DOM-124': standing({ says: 'immune', to: ['Establish Tractor Lock'] }),
  'DOM-126': { says: 'Carries no ships aboard but shuttlepods.' },
};
