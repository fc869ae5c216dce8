import { parseFilter, SHIP_NUMBERS, type Standing } from '../../language/index.ts';
import { ability, inPlay, isHere, isNamed, kill, type CardText, type Ctx, type Piece, damage, reaction } from '../../effects/index.ts';

const standing = (...texts: readonly Standing[]): CardText => ({ standing: texts });
/** At home in the Gamma Quadrant. */
const explorer: Standing = { says: 'adds', to: SHIP_NUMBERS, n: 1, of: { type: 'Ship' }, reach: 'self', when: { quadrant: 'Gamma' } };

const fugitives = ({ g, piece }: Ctx): readonly Piece[] => inPlay(g).filter((x) => isNamed(g, x, 'John Doe') && isHere(g, x, piece));

export const SHIPS: { readonly [id: string]: CardText } = {
  // U.S.S. Enterprise-C
  'AU-116': {
    ...standing({ says: 'reports', to: { anywhere: 'space' } }),
    clauses: [
      reaction({
        on: 'entered',
        must: true,
        when: ({ ev, piece }) => ev.piece === piece,
        *commit({ g, piece }) {
          yield* damage(g, piece);
        },
      }),
    ],
    says: 'It is damaged when it enters play.',
  },
  // Zalkonian Vessel
  'QC-119': {
    clauses: [
      ability({
        at: 'turn.end',
        must: true,
        when: (c) => 'by' in c.ev && c.ev.by === c.me && fugitives(c).length > 0,
        *commit(c) {
          yield* kill(c.g, fugitives(c));
        },
      }),
    ],
    says: 'Kills John Doe if he is at the same location at the end of your turn.',
  },
  'QC-121': standing({ says: 'reports', to: { planet: 'Qualor II' } }),
  'FC-129': standing(
    { says: 'lands', of: { type: 'Ship' }, reach: 'self', range: 1, often: true },
    { says: 'takes', of: parseFilter('Vulcan personnel') },
  ),
  'DS9-249': standing({ says: 'lands', of: { type: 'Ship' }, reach: 'self', range: 0 }, { says: 'regional', n: 4 }),
  'DS9-259': standing(explorer),
  'DOM-127': standing(explorer),
  'DOM-124': standing({ says: 'immune', to: ['Establish Tractor Lock'] }),
  'DOM-126': { says: 'Carries no ships aboard but shuttlepods.' },
};
