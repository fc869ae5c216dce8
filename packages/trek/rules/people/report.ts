import { because, emit, type Flow, type Seat } from '@parley/kernel';
import { causeIds } from '../../ids/index.ts';
import type { Affiliation } from '../../language/index.ts';
import { discard } from '../board/leave.ts';
import { move } from '../board/move.ts';
import { isInPlay } from '../board/places.ts';
import { spendPlay, startCountdown } from '../cards/play.ts';
import { printedAffiliations } from '../numbers/printed.ts';
import { noteReport } from '../numbers/reporting.ts';
import { factsOf } from '../registry/cards.ts';
import { putMark } from '../state/marks.ts';
import type { Piece, Trek } from '../state/state.ts';
import { zoneOf } from '../state/zones.ts';
import type { Play } from '../timing/events.ts';
import type { ReportPlace } from '../timing/tables.ts';
import { event, window } from '../timing/timing.ts';

const played = window('card.played');
const entered = event('entered');

/**
 * A card reports for duty: its cost is paid, it is announced with where it goes, may be answered, and is there (T6.1, T6.7). `as`: the affiliation it comes
 * with, if it has several (T6.10). False: it was stopped. For texts that let a card report elsewhere or for nothing, too: the place says
 * what it costs and what lets it.
 */
export function reportCard(g: Trek, seat: Seat, piece: Piece, place: ReportPlace, as?: Affiliation): Flow<boolean> {
  const cause = causeIds.read(place.by);
  const id = cause.kind === 'card' ? cause.card : cause.kind === 'rule' ? cause.rule : cause.step;
  return because(g, cause.kind === 'card' ? 'card' : 'rule', id, seat, report(g, seat, piece, place, as));
}

function* report(g: Trek, seat: Seat, piece: Piece, place: ReportPlace, as: Affiliation | undefined): Flow<boolean> {
  const { zone, cost } = place;
  const from = zoneOf(g, piece);
  if (cost === 'normal') spendPlay(g);
  noteReport(g, seat, piece, place);
  const host = g.s.cards.holder[zone];
  const ev: Play = { by: seat, piece, targets: host < 0 ? [] : [host], cost };
  yield* played.open(g, ev);
  if (ev.stopped) {
    emit(g, 'nullified', { card: g.s.card[piece], piece, by: seat });
    if (zoneOf(g, piece) === from) discard(g, [piece]);
    return false;
  }
  // Others have had their say: the card may be elsewhere, and the place may be gone.
  if (zoneOf(g, piece) !== from || (host >= 0 && !isInPlay(g, host))) return false;
  if (as !== undefined) putMark(g, piece, 'affiliation', printedAffiliations(factsOf(g, piece)).indexOf(as));
  move(g, piece, zone);
  putMark(g, piece, 'since', g.s.turn.n);
  startCountdown(g, piece);
  // Everybody is shown the card when it reports (T6.1).
  emit(g, 'reported', { by: seat, card: g.s.card[piece], piece, zone, cost });
  yield* entered.open(g, { by: seat, piece });
  return true;
}
