import type { Flow } from '@parley/kernel';

/**
 * What the words that ask throw when there is nothing to choose from, since others had their say after an effect was found to be possible.
 * It ends the effect at hand, which has looked again, and no more than that.
 */
export const MOOT: unique symbol = Symbol('moot');

/** What an effect has chosen beforehand. Null: nothing comes of it, be it for want of anything to choose. */
export function* unlessMoot<P>(choices: Flow<P | null>): Flow<P | null> {
  try {
    return yield* choices;
  } catch (e) {
    if (e !== MOOT) throw e;
    return null;
  }
}

/** What an effect does, as far as there is anything left to choose from: then nothing more comes of it. */
export function* asFarAsItGoes(effect: Flow): Flow {
  try {
    yield* effect;
  } catch (e) {
    if (e !== MOOT) throw e;
  }
}
