import { because, emit, type Flow, type Seat } from '@parley/kernel';
import { ruleCause } from '../../ids/index.ts';
import type { Affiliation, Standing } from '../../language/index.ts';
import { discard } from '../board/leave.ts';
import { move } from '../board/move.ts';
import { hasPlanet, isMission, locationOf, locations, spaceAt, surfaceAt, within } from '../board/places.ts';
import { barToCopies, hasNormalPlay, spendPlay } from '../cards/play.ts';
import { canAct } from '../numbers/able.ts';
import { groupOf } from '../numbers/groups.ts';
import { coexist, fitsMission, modesAt } from '../numbers/mission-rules.ts';
import { meets } from '../numbers/needs.ts';
import { isPlanetside } from '../numbers/planetside.ts';
import { whyNotEnter } from '../numbers/reporting.ts';
import { cardOf, isType } from '../registry/cards.ts';
import { isYours } from '../state/control.ts';
import { putMark } from '../state/marks.ts';
import type { Piece, Trek, Zone } from '../state/state.ts';
import { zoneOf } from '../state/zones.ts';
import type { Play } from '../timing/events.ts';
import type { Bar } from '../timing/tables.ts';
import { event, query, window } from '../timing/timing.ts';
import { comeAs } from './change.ts';

const played = window('card.played');
const entered = event('entered');
const mayPlay = query('mayPlay');

type Builds = Extract<Standing, { readonly says: 'builds' }>;
const buildText = (g: Trek, piece: Piece): Builds | null => cardOf(g, piece).standing.find((x): x is Builds => x.says === 'builds') ?? null;

/** Can this card be built in play at all? */
export const isBuilt = (g: Trek, piece: Piece): boolean => isType(g, piece, 'Facility') && buildText(g, piece) !== null;

/** Why a facility cannot be built at this location; null: it can (T7.6, T51.1, T51.2). Its quadrant does not matter (T3.22). */
function whyNotHere(g: Trek, seat: Seat, piece: Piece, location: Piece, text: Builds): Bar | null {
  const bar = (rule: string, tag: string): Bar => ({
    from: ruleCause(rule),
    tag,
    data: { card: g.s.card[piece], mission: g.s.card[location] },
  });
  if (!isMission(location) || !fitsMission(g, piece, location, text.at ?? 'any')) return bar('T51.1', 'build.mission');
  if (isPlanetside(g, piece) && !hasPlanet(g, location)) return bar('T51.3', 'build.no-planet');
  const there = within(g, location).filter((x) => isYours(g, seat, x));
  if (there.some((x) => isType(g, x, 'Facility') && !coexist(g, piece, x))) return bar('T7.6', 'build.second-facility');
  const people = there.filter((x) => isType(g, x, 'Personnel') && canAct(g, x));
  return meets(g, groupOf(g, seat, people, -1), text.with) ? null : bar('T7.6', 'build.personnel');
}

/** Where a facility may be built now: on the planet or in space at missions (T7.1, T7.6). */
export function buildPlaces(g: Trek, seat: Seat, piece: Piece): readonly Zone[] {
  const text = buildText(g, piece);
  if (text === null) return [];
  return locations(g)
    .filter((location) => whyNotHere(g, seat, piece, location, text) === null)
    .map((location) => (isPlanetside(g, piece) ? surfaceAt(location) : spaceAt(location)));
}

/** The affiliations with which it may be built there (T6.10). */
export const modesToBuild = (g: Trek, piece: Piece, zone: Zone): readonly Affiliation[] =>
  modesAt(g, piece, g.s.cards.holder[zone], buildText(g, piece)?.at ?? 'any');

/** Why a facility cannot be built now; null: it can. It costs the normal card play (T7.6). */
export function whyNotBuild(g: Trek, seat: Seat, piece: Piece): Bar | null {
  const text = buildText(g, piece);
  if (text === null) return { from: ruleCause('T7.6'), tag: 'build.no-text', data: { card: g.s.card[piece] } };
  if (!hasNormalPlay(g, seat)) return { from: ruleCause('T5.2'), tag: g.s.turn.played ? 'play.spent' : 'play.orders' };
  const bar = whyNotEnter(g, seat, piece) ?? barToCopies(g, seat, cardOf(g, piece)) ?? mayPlay.ask(g, null, { piece, seat });
  if (bar !== null || buildPlaces(g, seat, piece).length > 0) return bar;
  const bars = locations(g).flatMap((location) => whyNotHere(g, seat, piece, location, text) ?? []);
  return bars.find((x) => x.tag !== 'build.mission') ?? bars[0] ?? null;
}

/** A facility is built: announced, paid for, answered, and there. `as`: the affiliation it comes with, the first that may be if nobody says. */
export const build = (g: Trek, seat: Seat, piece: Piece, zone: Zone, as = modesToBuild(g, piece, zone)[0]): Flow =>
  because(g, 'rule', 'T7.6', seat, carryOut(g, seat, piece, zone, as));

function* carryOut(g: Trek, seat: Seat, piece: Piece, zone: Zone, as: Affiliation): Flow {
  const from = zoneOf(g, piece);
  spendPlay(g);
  const ev: Play = { by: seat, piece, targets: [g.s.cards.holder[zone]] };
  yield* played.open(g, ev);
  if (zoneOf(g, piece) !== from) return;
  if (ev.stopped) {
    emit(g, 'nullified', { card: g.s.card[piece], piece, by: seat });
    return discard(g, [piece]);
  }
  comeAs(g, piece, as);
  move(g, piece, zone);
  putMark(g, piece, 'since', g.s.turn.n);
  emit(g, 'built', { by: seat, card: g.s.card[piece], piece, zone, mission: g.s.card[locationOf(g, piece)] });
  yield* entered.open(g, { by: seat, piece });
}
