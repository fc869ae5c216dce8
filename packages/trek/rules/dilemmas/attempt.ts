import { because, emit, endLingering, type Flow, type Seat } from '@parley/kernel';
import { discard, putOutOfPlay } from '../board/leave.ts';
import { isHosted, misSeed } from '../board/mis-seeds.ts';
import { inPlay, seedsUnder } from '../board/places.ts';
import { keepTeam, setAttempt } from '../people/team.ts';
import { cardOf, factsOf, typeOf } from '../registry/cards.ts';
import { ownerOf } from '../state/control.ts';
import { mark, putMark } from '../state/marks.ts';
import type { Attempt, Piece, Trek } from '../state/state.ts';
import { piecesIn } from '../state/zones.ts';
import { event } from '../timing/timing.ts';
import { meet } from './meet.ts';
import { actAgain } from './placed.ts';
import { trySolve } from './solve.ts';

const revealed = event('seed.revealed');
const over = event('attempt.over');

/** Both players have seen it. */
const KNOWN_TO_ALL = 3;

/**
 * An attempt (T15.5): the seed cards are met one after the other, whoever seeded them (T15.6), and nothing else is done in between. It ends when nobody
 * is left who can go on, when a text ends it, or when no seed card is left (T15.8, T46.10). `ship`: whose crew attempts, or -1.
 */
export const attemptMission = (g: Trek, seat: Seat, mission: Piece, ship: Piece, team: readonly Piece[]): Flow =>
  because(g, 'rule', 'T15.5', seat, carryOn(g, { seat, mission, ship, team, met: [], now: -1 }));

function* carryOn(g: Trek, begun: Attempt): Flow {
  const { seat, mission, ship, team } = begun;
  setAttempt(g, begun);
  const told = { by: seat, card: g.s.card[mission], mission, n: team.length, ...(ship < 0 ? {} : { ship: g.s.card[ship] }) };
  emit(g, 'attempted', told, { to: [seat], data: { pieces: [...team] } });
  yield* actAgain(g, mission, 'attempt');
  for (let goesOn = true; goesOn;) {
    keepTeam(g);
    const { attempt } = g.s;
    if (attempt === null || attempt.team.length === 0) break;
    const seed = nextSeed(g, attempt);
    if (seed !== null) goesOn = yield* turnUp(g, attempt, seed);
    else {
      yield* trySolve(g, attempt);
      goesOn = false;
    }
  }
  setAttempt(g, null);
  endLingering(g, (effect) => effect.until === 'attempt');
  emit(g, 'attempt-over', { by: seat, card: g.s.card[mission], mission });
  yield* over.open(g, { by: seat, mission, team });
}

/** The next seed card: the lowest of the stack, which is the last that was seeded (T3.12). What lies face up waits for the solver (T18.1). */
function nextSeed(g: Trek, { mission, met }: Attempt): Piece | null {
  const waits = (x: Piece): boolean => typeOf(g, x) !== 'Dilemma' && mark(g, x, 'known') === KNOWN_TO_ALL;
  return piecesIn(g, seedsUnder(mission)).findLast((x) => !met.includes(x) && !waits(x)) ?? null;
}

/** A seed card is turned up, and what it is decides what follows. False: the attempt ends with it. */
function* turnUp(g: Trek, attempt: Attempt, piece: Piece): Flow<boolean> {
  const { seat, mission } = attempt;
  const isDilemma = typeOf(g, piece) === 'Dilemma';
  const isMet = isOfKind(g, attempt, piece);
  const wrong = misSeed(g, piece, mission);
  const now = isDilemma && isMet && wrong === null ? piece : -1;
  setAttempt(g, { ...attempt, met: [...attempt.met, piece], now });
  putMark(g, piece, 'known', KNOWN_TO_ALL);
  const told = { by: seat, card: g.s.card[piece], piece, mission: g.s.card[mission] };
  if (wrong !== null) {
    // T3.19: out of play, with no effect.
    putOutOfPlay(g, wrong.tag === 'mis-seed.artifacts' ? artifactsOf(g, mission, ownerOf(g, piece)) : [piece]);
    emit(g, 'mis-seed', { ...told, why: wrong.from, tag: wrong.tag });
    return true;
  }
  if (!isMet) {
    emit(g, 'skipped', told); // T15.7
    return true;
  }
  if (isSecond(g, piece)) {
    yield* because(g, 'rule', 'T39.6', seat, drop(g, piece));
    return true;
  }
  yield* revealed.open(g, { by: seat, mission, piece });
  if (isDilemma) return !(yield* meet(g, piece)).ended;
  emit(g, 'revealed', told);
  return true;
}

/** Whoever has seeded more than one there loses all of them (T3.15, T39.8), but those that the mission asks for (T3.16). */
const artifactsOf = (g: Trek, mission: Piece, owner: Seat): readonly Piece[] =>
  piecesIn(g, seedsUnder(mission)).filter((x) => typeOf(g, x) === 'Artifact' && ownerOf(g, x) === owner && !isHosted(g, x, mission));

/** Does one of which its player may have only one lie in play already (T39.6)? Whoever met that one is its player now, so it goes by their owners. */
function isSecond(g: Trek, piece: Piece): boolean {
  const { limit, id } = cardOf(g, piece);
  return limit !== 'none' && inPlay(g).some((x) => g.s.card[x] === id && (limit === 'game' || ownerOf(g, x) === ownerOf(g, piece)));
}
/** Discarded without effect. */
function* drop(g: Trek, piece: Piece): Flow {
  if (g.s.attempt !== null) setAttempt(g, { ...g.s.attempt, now: -1 });
  discard(g, [piece]);
}

/** At a dual mission an Away Team meets no space dilemmas and a crew no planet dilemmas (T3.13, T15.7). */
function isOfKind(g: Trek, { ship }: Attempt, piece: Piece): boolean {
  const facts = factsOf(g, piece);
  return facts.type !== 'Dilemma' || facts.where !== (ship < 0 ? 'space' : 'planet');
}
