import { NOTHING, type Flow } from '@parley/kernel';
import { enc, inEncounter, type Cosmic } from '../board/state.ts';
import { isSignal, MOOT } from '../signals.ts';
import type { CosmicClause } from './attach.ts';
import type { Ctx, PlayableSpec } from './clauses.ts';

// What every use has in common, be it of a power, a card or an asset.

export function* runPlain(c: Ctx<unknown>, spec: PlayableSpec): Flow<boolean> {
  const plan = spec.prepare ? yield* prepared(spec.prepare(c as never, null)) : null;
  if (spec.prepare && plan === null) return false;
  yield* carryOut(spec.commit(c as never, plan as never, null), NO_CARD);
  return true;
}

const NO_CARD = (): Flow => NOTHING;

/** What an effect has chosen beforehand. Null: nothing comes of it, be it for want of anything to choose. */
export function* prepared<P>(choices: Flow<P | null>): Flow<P | null> {
  try {
    return yield* choices;
  } catch (e) {
    if (e !== MOOT) throw e;
    return null;
  }
}

export function mark(g: Cosmic, c: Ctx<unknown>, clause: CosmicClause): void {
  const key = `${c.source.key}:${clause.id}`;
  if (clause.spec.per === 'encounter' && inEncounter(g)) enc(g).used.push({ key, phase: enc(g).phase });
  if (clause.spec.per === 'turn') g.s.turn.used.push(key);
}

/** Carries an effect out as far as it goes, then puts its card where it belongs: also when the effect jumps out of what was going on. */
export function* carryOut(effect: Flow, after: () => Flow): Flow {
  let signal: unknown = null;
  try {
    yield* effect;
  } catch (e) {
    if (!isSignal(e) && e !== MOOT) throw e;
    signal = e;
  }
  yield* after();
  if (signal !== null && signal !== MOOT) throw signal;
}
