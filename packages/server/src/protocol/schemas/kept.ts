/** Bodies of the calls about what people keep. What they are answered with is in ../kept.ts. */
import * as v from 'valibot';
import { LIMITS } from '../limits.ts';
import { clean, Shallow } from './pieces.ts';

/** A new one. Its value is read by the game. */
export const KeepBody = v.strictObject({
  /** Left out: as the game calls it. */
  name: v.optional(clean(LIMITS.itemName)),
  value: Shallow,
});
export type KeepInput = v.InferInput<typeof KeepBody>;

export const ItemVersion = v.pipe(v.number(), v.integer(), v.minValue(1));
export const ReplaceBody = v.strictObject({ version: ItemVersion, name: clean(LIMITS.itemName), value: Shallow });
export type ReplaceInput = v.InferInput<typeof ReplaceBody>;

/** The version that is meant, in an address. */
export const VersionQuery = v.object({ version: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), ItemVersion) });
