import type { CardText } from '../../effects/index.ts';
import { DILEMMAS } from './dilemmas.ts';
import { FACILITIES } from './facilities.ts';

/** What cards say, by their ids. A card that says something and is not here is not at this table yet. */
export const TEXTS: { readonly [id: string]: CardText | undefined } = { ...DILEMMAS, ...FACILITIES };
