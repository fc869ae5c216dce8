import { because, type Flow } from '@parley/kernel';
import { leave } from '../board/leave.ts';
import { isInPlay, presentWith, within } from '../board/places.ts';
import { cardOf, isType } from '../registry/cards.ts';
import type { Piece, Trek } from '../state/state.ts';
import type { Destroying, Dying } from '../timing/events.ts';
import { event, window } from '../timing/timing.ts';
import { keepTeam } from './team.ts';
import { bySeat, tell, type BySeat } from './told.ts';

const dying = window('dying');
const died = event('died');
const destroying = window('destroying');
const destroyed = event('destroyed');

/**
 * Personnel die, all of them at one instant (T17.6). Whoever saves somebody or dies in somebody's place changes the list before that. What lies on
 * them is discarded. `attackers`: those who attack them, in battles (T25.2). Returns the dead.
 */
export function* kill(g: Trek, pieces: readonly Piece[], attackers: readonly Piece[] = []): Flow<readonly Piece[]> {
  const dead = yield* doomed(g, pieces, attackers);
  if (dead.length === 0) return dead;
  const ev = deathOf(g, dead, attackers);
  const whose = bySeat(g, dead);
  leave(g, dead, 'discard');
  remember(g, dead);
  tell(g, 'killed', whose, true);
  yield* died.open(g, ev);
  yield* lastWords(g, whose);
  return dead;
}

/** What cards say of their own death. */
function* lastWords(g: Trek, whose: BySeat): Flow {
  for (const [seat, pieces] of whose)
    for (const piece of pieces) {
      const { killed, id } = cardOf(g, piece);
      if (killed !== undefined) yield* because(g, 'card', id, seat, killed(g, seat, piece));
    }
}

/** Who dies of these, once everybody has had a say. */
function* doomed(g: Trek, pieces: readonly Piece[], attackers: readonly Piece[]): Flow<readonly Piece[]> {
  const some = onlyInPlay(g, pieces);
  if (some.length === 0) return some;
  const ev = deathOf(g, some, attackers);
  yield* dying.open(g, ev);
  return onlyInPlay(g, ev.pieces);
}
const onlyInPlay = (g: Trek, pieces: readonly Piece[]): readonly Piece[] => [...new Set(pieces)].filter((x) => isInPlay(g, x));

/** A death with who is present with each of them just before (T25.3). */
const deathOf = (g: Trek, pieces: readonly Piece[], attackers: readonly Piece[]): Dying => ({
  pieces: [...pieces],
  scene: pieces.map((x) => presentWith(g, x).filter((y) => y !== x && isType(g, y, 'Personnel'))),
  attackers,
});

function remember(g: Trek, dead: readonly Piece[]): void {
  const turn = g.s.turn.n;
  g.s.history = { ...g.s.history, dead: [...g.s.history.dead, ...dead.map((piece) => ({ piece, turn }))] };
  keepTeam(g);
}

const HULLS = ['Ship', 'Facility', 'Site'] as const;

/**
 * Ships and facilities are destroyed, with everything aboard, docked or on them, at one instant (T7.8, T17.6, T50.3). Whoever saves a crew does so
 * before anybody is dead (T50.5); who is still aboard then goes with the ship.
 */
export function* destroy(g: Trek, pieces: readonly Piece[], attackers: readonly Piece[] = []): Flow {
  const ev: Destroying = { pieces: [...onlyInPlay(g, pieces)] };
  if (ev.pieces.length === 0) return;
  yield* destroying.open(g, ev);
  const crew = withAll(g, ev.pieces).filter((x) => isType(g, x, 'Personnel'));
  const others = yield* doomed(g, crew, attackers);
  const all = withAll(g, ev.pieces);
  const dead = onlyInPlay(g, [...all.filter((x) => isType(g, x, 'Personnel')), ...others]);
  const lost = all.filter((x) => HULLS.some((type) => isType(g, x, type)));
  if (lost.length === 0) return;
  const death = deathOf(g, dead, attackers);
  const [hulls, victims] = [bySeat(g, lost), bySeat(g, dead)];
  leave(g, onlyInPlay(g, ev.pieces), 'discard');
  leave(g, onlyInPlay(g, others), 'discard');
  remember(g, dead);
  tell(g, 'destroyed', hulls, true);
  tell(g, 'killed', victims, true);
  yield* destroyed.open(g, { pieces: lost });
  if (dead.length > 0) yield* died.open(g, death);
  yield* lastWords(g, victims);
}
const withAll = (g: Trek, pieces: readonly Piece[]): readonly Piece[] =>
  onlyInPlay(
    g,
    onlyInPlay(g, pieces).flatMap((x) => [x, ...within(g, x)]),
  );
