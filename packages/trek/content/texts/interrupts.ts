import { answers, isEvent, nullifiesInPlay, traitsOf, typeOf, type CardText, type Piece, type Trek } from '../../effects/index.ts';
import type { Standing } from '../../language/index.ts';

const immuneTo = (...to: readonly string[]): Standing => ({ says: 'immune', to });
const isTreaty = (g: Trek, piece: Piece): boolean => traitsOf(g, piece).some((x) => x.endsWith(' treaty'));
const isInterrupt = (g: Trek, piece: Piece): boolean => typeOf(g, piece) === 'Interrupt';

export const INTERRUPTS: { readonly [id: string]: CardText } = {
  // Amanda Rogers
  'PRE-108': {
    clauses: [answers(({ g }, { piece }) => isInterrupt(g, piece))],
    standing: [immuneTo('Amanda Rogers')],
    says: 'Nullifies an interrupt that is just being played.',
  },
  // Kevin Uxbridge
  'PRE-124': {
    clauses: [
      answers(({ g }, { piece }) => isEvent(g, piece) && !isTreaty(g, piece)),
      nullifiesInPlay(({ g }, piece) => isEvent(g, piece) && !isTreaty(g, piece)),
    ],
    standing: [immuneTo('Amanda Rogers')],
    says: 'Nullifies an event that is just being played or in play, but no treaty.',
  },
};
