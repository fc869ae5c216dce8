import { dotted, form, idKinds, slug, textOf, whole, type ReadId } from '@parley/kernel/client';
import { cardIds, faceIds } from './faces.ts';
import { planetId } from './places.ts';

const passing = form`:${{ from: whole }}>${{ to: whole }}`;

/** What can change hands in a bargain, from whom and to whom. */
export const goodIds = idKinds({
  card: form`${{ card: textOf<'card'>(cardIds) }}${passing}`,
  /** The same as the table hears it: not which card of this face it is. */
  face: form`${{ face: textOf<'face'>(faceIds) }}${passing}`,
  /** Cards that are described: any, random, of a type, the highest attack. */
  cards: form`cards.${{ which: slug() }}${passing}`,
  colony: form`colony.${{ planet: planetId }}${passing}`,
  asset: form`asset${{ asset: whole }}${passing}`,
  /** What an alien lets its player promise. */
  terms: form`terms.${{ terms: dotted }}${passing}`,
});
export type ReadGood = ReadId<(typeof goodIds)['forms']>;
