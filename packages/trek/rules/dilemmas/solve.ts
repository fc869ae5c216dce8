import { emit, type Flow } from '@parley/kernel';
import { cardCause } from '../../ids/index.ts';
import type { Need } from '../../language/index.ts';
import { discard } from '../board/leave.ts';
import { giveControl, move } from '../board/move.ts';
import { isInPlay, seedsUnder } from '../board/places.ts';
import { score } from '../cards/points.ts';
import { fits } from '../numbers/filter.ts';
import { groupOf } from '../numbers/groups.ts';
import { needOf, pointsOf } from '../numbers/missions.ts';
import { meets, waysOf } from '../numbers/needs.ts';
import { traitsOf } from '../numbers/printed.ts';
import { pickSome } from '../people/select.ts';
import { stop } from '../people/stop.ts';
import { keepTeam, placeOfAttempt } from '../people/team.ts';
import { cardOf, typeOf } from '../registry/cards.ts';
import { putMark } from '../state/marks.ts';
import type { Attempt, Piece, Trek } from '../state/state.ts';
import { piecesIn, zoneOfSeat } from '../state/zones.ts';
import { event, query, window } from '../timing/timing.ts';
import { removeSolved } from './placed.ts';

const solved = window('solved');
const entered = event('entered');
const maySolve = query('maySolve');

/** No seed card is left: those who remain solve the mission if they meet its need (T15.9), whether they want to or not (T15.13). */
export function* trySolve(g: Trek, attempt: Attempt): Flow {
  const { seat, mission, ship, team } = attempt;
  const need = needOf(g, seat, mission);
  const isMet = need !== null && maySolve.ask(g, null, { mission, seat }) === null && meets(g, groupOf(g, seat, team, ship), need);
  if (need !== null && isMet) return yield* solve(g, attempt, need);
  emit(g, 'unsolved', { by: seat, card: g.s.card[mission], mission });
  if (g.s.options.house.failedSolveStops) stop(g, team); // T15.10, T36.3
}

function* solve(g: Trek, attempt: Attempt, need: Need): Flow {
  const { seat, mission, ship } = attempt;
  // What it is worth may depend on who solves it.
  const points = pointsOf(g, seat, mission);
  yield* giveUp(g, attempt, need);
  keepTeam(g);
  const { team } = g.s.attempt ?? attempt;
  putMark(g, mission, 'solved', seat + 1);
  g.s.history = { ...g.s.history, solved: [...g.s.history.solved, { mission, seat, turn: g.s.turn.n }] };
  emit(g, 'solved', { by: seat, card: g.s.card[mission], mission, points });
  yield* score(g, seat, 'mission', points, cardCause(g.s.card[mission])); // T46.4, trek-bonus-03
  removeSolved(g, mission);
  yield* solved.open(g, { by: seat, mission, team, ship }); // T15.15
  yield* earnAll(g, attempt);
}

/** Cards that the need asks to be given up. A way that costs nothing comes first. */
function* giveUp(g: Trek, { seat, mission, ship, team }: Attempt, need: Need): Flow {
  const group = groupOf(g, seat, team, ship);
  const met = waysOf(need).filter((way) => way.every((part) => meets(g, group, part)));
  const way = met.find((parts) => !parts.some((x) => 'discard' in x)) ?? met[0] ?? [];
  for (const part of way)
    if ('discard' in part) {
      const fitting = [...group.people, ...group.things].filter((x) => fits(g, seat, x, part.of, group.people));
      discard(g, yield* pickSome(g, seat, { by: seat, source: mission }, fitting, part.discard));
    }
}

/** The solver earns what lies face up under the mission, in the order in which it was met (T46.5). */
function* earnAll(g: Trek, attempt: Attempt): Flow {
  for (const piece of piecesIn(g, seedsUnder(attempt.mission)).toReversed())
    if (typeOf(g, piece) !== 'Dilemma') yield* earn(g, attempt, piece);
}

/**
 * An artifact that is used as equipment goes to the solving team, others to the hand of the solver, whoever seeded them, unless they do something at
 * once (T18.1, T46.6). Personnel and equipment that were seeded there join the team as cards of the solver (T46.7).
 */
function* earn(g: Trek, attempt: Attempt, piece: Piece): Flow {
  const { seat, ship } = attempt;
  const { earned } = cardOf(g, piece);
  const joins = typeOf(g, piece) !== 'Artifact' || traitsOf(g, piece).includes('Equipment artifact');
  const told = { by: seat, card: g.s.card[piece], piece };
  if (joins && ship >= 0 && !isInPlay(g, ship)) return discard(g, [piece]);
  giveControl(g, piece, seat);
  if (earned === undefined) move(g, piece, joins ? placeOfAttempt(attempt) : zoneOfSeat(seat, 'hand'));
  putMark(g, piece, 'known', 0);
  putMark(g, piece, 'since', g.s.turn.n);
  emit(g, 'earned', { ...told, to: earned !== undefined ? 'at-once' : joins ? 'team' : 'hand' });
  if (earned === undefined) return joins ? yield* entered.open(g, { by: seat, piece }) : undefined;
  yield* earned(g, seat, piece);
}
