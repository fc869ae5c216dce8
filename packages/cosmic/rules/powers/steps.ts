import { NOTHING, type Flow } from '@parley/kernel';
import { MOOT } from '@parley/kit/content';
import type { Ctx, PlayableSpec } from '../registry/clauses.ts';
import { cardOfAsset, type CosmicClause } from '../registry/sources.ts';
import { enc, inEncounter, type Cosmic } from '../state/state.ts';
import { isSignal } from '../timing/signals.ts';

// What every use has in common, be it of a power, a card or an asset.

export function* runPlain(c: Ctx<unknown>, spec: PlayableSpec): Flow<boolean> {
  const use = yield* spec.begin(c, null);
  if (use === null) return false;
  yield* carryOut(c, spec, use.commit(), NO_CARD);
  return true;
}

const NO_CARD = (): Flow => NOTHING;

/** Lets whoever watches see what an effect does that somebody chose to use. */
const watched = (c: Ctx<unknown>, spec: PlayableSpec): (() => void) | undefined =>
  spec.must ? undefined : c.g.watcher?.effect(`${printedOn(c)} ${spec.id}`, c.ev);

/** What carries the text of an effect, for whoever watches. */
function printedOn({ g, sheet, card, asset, source }: Ctx<unknown>): string {
  if (card >= 0) return g.s.face[card];
  if (sheet >= 0) return g.s.sheets[sheet].alien;
  // One that is used up has left the table already.
  if (asset >= 0) return g.s.face[cardOfAsset(g, g.s.assets[asset])] ?? source.key;
  return source.effect?.kind ?? source.key;
}

export function mark(g: Cosmic, c: Ctx<unknown>, clause: CosmicClause): void {
  const key = `${c.source.key}:${clause.id}`;
  if (clause.spec.per === 'encounter' && inEncounter(g)) enc(g).used.push({ key, phase: enc(g).phase });
  if (clause.spec.per === 'turn') g.s.turn.used.push(key);
}

/** Carries an effect out as far as it goes, then puts its card where it belongs: also when the effect jumps out of what was going on. */
export function* carryOut(c: Ctx<unknown>, spec: PlayableSpec, effect: Flow, after: () => Flow): Flow {
  const seen = watched(c, spec);
  let signal: unknown = null;
  try {
    yield* effect;
  } catch (e) {
    if (!isSignal(e) && e !== MOOT) throw e;
    signal = e;
  }
  // A jump has done something.
  if (signal === null || signal === MOOT) seen?.();
  yield* after();
  if (signal !== null && signal !== MOOT) throw signal;
}
