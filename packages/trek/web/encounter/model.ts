import type { SeenEvent } from '@parley/kernel';
import type { Location, NeedView } from '../../view/index.ts';
import type { Scene } from '../scene/context.ts';

/** Somebody who went along, and what has become of them. */
export interface Participant {
  readonly piece: number;
  readonly card: string;
  readonly state: 'in' | 'stopped' | 'dead' | 'out';
}

/** An attempt while it lasts, and right after it: what is met, how they stand, what has happened. */
export interface Encounter {
  /** The number of the event it began with. */
  readonly n: number;
  readonly seat: number;
  readonly location: Location;
  readonly ship: number | null;
  /** The seed card that is being met, or was met last; null: none yet. */
  readonly card: string | null;
  /** Is it being met right now? */
  readonly meeting: boolean;
  readonly met: number;
  /** Seed cards that nobody has met yet. */
  readonly left: number;
  readonly asks: NeedView | null;
  readonly need: NeedView | null;
  /** Known to their owner; null: only how many there are is known. */
  readonly team: readonly Participant[] | null;
  readonly size: number;
  /** Everything that has happened since it began, with a sentence of its own. */
  readonly story: readonly SeenEvent[];
  readonly over: boolean;
  readonly solved: boolean;
}

/** What happens without anybody doing anything new: an attempt that is over is still looked at. */
const AFTER: ReadonlySet<string> = new Set(['attempt-over', 'scored', 'earned', 'released', 'discarded']);
const MET: ReadonlySet<string> = new Set(['met', 'revealed', 'mis-seed', 'skipped']);

/** The attempt that is going on, or the last one as long as nothing else has happened since. */
export function encounterOf(scene: Scene, events: readonly SeenEvent[]): Encounter | null {
  const from = events.findLastIndex((e) => e.type === 'attempted');
  if (from < 0) return null;
  const begun = events[from];
  const story = events.slice(from + 1);
  const { board, atlas } = scene;
  // An attempt that wins the game does not come to its own end.
  const now = board.table.winners === null ? board.attempt : null;
  const end = story.findIndex((e) => e.type === 'attempt-over');
  if (now === null && (end < 0 || board.table.winners !== null || story.slice(end).some((e) => !AFTER.has(e.type)))) return null;
  const { mission, by, n: size } = begun.data;
  const location = typeof mission === 'number' ? atlas.locations.get(mission) : undefined;
  if (location === undefined || typeof by !== 'number') return null;
  const met = story.filter((e) => MET.has(e.type));
  const last = met.at(-1)?.data.card;
  return {
    n: begun.n,
    seat: by,
    location,
    ship: now?.ship ?? null,
    card: now?.now ?? (typeof last === 'string' ? last : null),
    meeting: now !== null && now.now !== null,
    met: met.length,
    left: location.seeds.cards.filter((x) => x.known !== true).length,
    asks: now?.asks ?? null,
    need: now?.need ?? null,
    team: teamOf(scene, begun, story),
    size: now?.size ?? (typeof size === 'number' ? size : 0),
    story: end < 0 ? story : story.slice(0, end),
    over: now === null,
    solved: story.some((e) => e.type === 'solved'),
  };
}

/** Those who set out, as their owner knows them. */
function teamOf({ board, atlas }: Scene, begun: SeenEvent, story: readonly SeenEvent[]): readonly Participant[] | null {
  const { pieces } = begun.data;
  if (!Array.isArray(pieces)) return null;
  const still = board.attempt?.team ?? null;
  const dead = new Set(story.filter((e) => e.type === 'killed').flatMap((e) => numbersIn(e.data.pieces)));
  return pieces.flatMap((piece): Participant[] => {
    if (typeof piece !== 'number') return [];
    const card = board.cards.get(piece)?.card;
    if (card === undefined) return [];
    const view = atlas.spots.get(piece)?.thing;
    const state =
      view === undefined || dead.has(piece)
        ? 'dead'
        : (view.stopped ?? 0) > 0
          ? 'stopped'
          : still === null || still.includes(piece)
            ? 'in'
            : 'out';
    return [{ piece, card, state }];
  });
}

const numbersIn = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.filter((x): x is number => typeof x === 'number') : [];
