import { nestFaults, pieceFaults } from '@parley/kernel';
import { isInPlay } from '../rules/board/places.ts';
import { isType, nameOf, typeOf } from '../rules/registry/cards.ts';
import { MARKS } from '../rules/state/marks.ts';
import type { Piece, Trek, Zone } from '../rules/state/state.ts';
import { isMissionPiece, kindOf, type ZoneKind } from '../rules/state/zones.ts';

/** What may lie where, by type; left out: anything. */
const BELONGS: { readonly [kind in ZoneKind]?: readonly string[] } = {
  line: ['Mission', 'Doorway', 'Event'],
  missions: ['Mission'],
  space: ['Ship', 'Facility', 'Personnel', 'Equipment', 'Artifact'],
  surface: ['Personnel', 'Equipment', 'Facility', 'Ship', 'Artifact'],
};

/** What is wrong with the state: cards lost or doubled, cards where they cannot be, numbers that mean nothing. */
export function faults(g: Trek): string[] {
  const { cards, marks, attempt, turn } = g.s;
  const out = [...pieceFaults(cards, 'card'), ...nestFaults(cards, 'card')];
  cards.in.forEach((list, zone: Zone) => {
    const belongs = BELONGS[kindOf(zone)];
    for (const piece of list) {
      if (belongs !== undefined && !belongs.includes(typeOf(g, piece))) out.push(`${nameOf(g, piece)} lies in ${kindOf(zone)}`);
      if (isMissionPiece(piece) !== isType(g, piece, 'Mission')) out.push(`${nameOf(g, piece)} is numbered as what it is not`);
    }
  });
  for (const name of MARKS) marks[name].forEach((n, piece: Piece) => n < 0 && out.push(`${nameOf(g, piece)} has ${n} of ${name}`));
  g.s.card.forEach((_, piece) => {
    if (marks.stopped[piece] > 0 && !isInPlay(g, piece)) out.push(`${nameOf(g, piece)} is stopped, but not in play`);
  });
  if (attempt !== null && !piecesInPlay(g, attempt.team)) out.push('somebody takes part in an attempt who is not in play');
  if (turn.n < 1) out.push('turns are counted from one');
  return out;
}
const piecesInPlay = (g: Trek, pieces: readonly Piece[]): boolean => pieces.every((x) => isInPlay(g, x));
