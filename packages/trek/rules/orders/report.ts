import { oneOf, showing, type Flow, type Seat, type Step, type StepAnswer, type Verb } from '@parley/kernel';
import { optionIds, orderId, ruleCause, SHOWS, zoneId, zoneIn } from '../../ids/index.ts';
import type { Affiliation } from '../../language/index.ts';
import { inPlay } from '../board/places.ts';
import { barToCopies, hasNormalPlay } from '../cards/play.ts';
import { isReporter, modesToReport, reportPlaces, whyNotAtFacility, whyNotEnter } from '../numbers/reporting.ts';
import { reportCard } from '../people/report.ts';
import { cardOf, factsOf } from '../registry/cards.ts';
import type { Piece, Trek, Zone } from '../state/state.ts';
import { handOf } from '../state/zones.ts';
import type { Bar, ReportPlace } from '../timing/tables.ts';
import { query } from '../timing/timing.ts';
import { modeStep, wordOf } from './change.ts';
import type { Order } from './order.ts';
import { textOf } from './ships.ts';

const mayPlay = query('mayPlay');

/** One way to report to a place: what it costs, and as what the card may come. */
interface Way {
  readonly place: ReportPlace;
  readonly as: readonly (Affiliation | undefined)[];
}
interface Destination {
  readonly zone: Zone;
  readonly ways: readonly Way[];
}

/** Where a card of the hand can report now, with each price that can be paid. */
function destinations(g: Trek, seat: Seat, piece: Piece): readonly Destination[] {
  const found: { readonly zone: Zone; readonly ways: { readonly place: ReportPlace; readonly as: (Affiliation | undefined)[] }[] }[] = [];
  const normal = hasNormalPlay(g, seat);
  for (const as of modesToReport(g, piece))
    for (const place of reportPlaces(g, seat, piece, as, !normal)) {
      if (place.cost === 'normal' && !normal) continue;
      let at = found.find((x) => x.zone === place.zone);
      if (at === undefined) found.push((at = { zone: place.zone, ways: [] }));
      const way = at.ways.find((x) => x.place.cost === place.cost);
      if (way === undefined) at.ways.push({ place, as: [as] });
      else way.as.push(as);
    }
  return found;
}

/** Why it cannot come into play at all; null: it may. */
function whyNot(g: Trek, seat: Seat, piece: Piece): Bar | null {
  return whyNotEnter(g, seat, piece) ?? barToCopies(g, seat, cardOf(g, piece)) ?? mayPlay.ask(g, null, { piece, seat });
}

type Data = { readonly [key: string]: string | number };

/** As what it comes, if it has several affiliations that fit there (T6.10). */
const wayStep = (seat: Seat, { as }: Way, data: Data): Step | undefined =>
  modeStep(
    seat,
    as.flatMap((x) => x ?? []),
    data,
  );
/** Whether the card play is used for it, where a text lets it come for free as well: free ways may be few (T5.3). */
function costStep(seat: Seat, { zone, ways }: Destination, data: Data): Step | undefined {
  if (ways.length === 1) return wayStep(seat, ways[0], data);
  const after: { [word: string]: Step } = {};
  for (const way of ways) {
    const next = wayStep(seat, way, data);
    if (next !== undefined) after[costWord(way)] = next;
  }
  const ask = oneOf(seat, 'report.cost', ruleCause('T5.3'), ways.map(costWord), { ...data, zone });
  return { ask: showing(SHOWS.word, ask), after };
}
const costWord = ({ place }: Way): string => optionIds.write.word({ word: place.cost });

function offer(g: Trek, seat: Seat, piece: Piece): Verb | null {
  if (whyNot(g, seat, piece) !== null) return null;
  const to = destinations(g, seat, piece);
  if (to.length === 0) return null;
  const data = { card: g.s.card[piece] };
  const id = orderId('report', piece);
  if (to.length === 1) {
    const first = costStep(seat, to[0], data);
    return { id, data: { ...data, zone: to[0].zone }, ...(first === undefined ? {} : { first }) };
  }
  const after: { [zone: string]: Step } = {};
  for (const x of to) {
    const next = costStep(seat, x, data);
    if (next !== undefined) after[zoneId(x.zone)] = next;
  }
  const options = to.map((x) => zoneId(x.zone));
  return { id, data, first: { ask: showing(SHOWS.put, oneOf(seat, 'report.place', ruleCause('T6.2'), options, data)), after } };
}

/** Cards of the hand that report rather than being played. Equal ones need not be told apart. */
function reporters(g: Trek, seat: Seat): Piece[] {
  const seen = new Set<string>();
  return handOf(g, seat).filter((piece) => {
    const id = g.s.card[piece];
    if (seen.has(id) || !isReporter(factsOf(g, piece))) return false;
    seen.add(id);
    return true;
  });
}

/** Personnel, ships and equipment report for duty (T6, T41). */
export const reportOrder: Order = {
  verb: 'report',
  kind: 'play',
  offers: (g, seat) => reporters(g, seat).flatMap((piece) => offer(g, seat, piece) ?? []),
  *run(g: Trek, seat: Seat, piece: Piece, steps: readonly StepAnswer[]): Flow {
    const { place, as } = chosen(destinations(g, seat, piece), steps);
    yield* reportCard(g, seat, piece, place, as);
  },
  whyNot(g, seat, piece): Bar | null {
    if (!handOf(g, seat).includes(piece) || !isReporter(factsOf(g, piece))) return null;
    const bar = whyNot(g, seat, piece);
    if (bar !== null || destinations(g, seat, piece).length > 0) return bar;
    const anywhere = modesToReport(g, piece).some((as) => reportPlaces(g, seat, piece, as).length > 0);
    return anywhere ? { from: ruleCause('T5.2'), tag: g.s.turn.played ? 'play.spent' : 'play.orders' } : whyNowhere(g, seat, piece);
  },
};

/** The steps that were asked, one after the other. */
function chosen(to: readonly Destination[], steps: readonly StepAnswer[]): { place: ReportPlace; as: Affiliation | undefined } {
  const left = steps.map(textOf);
  const take = (): string | null => left.shift() ?? null;
  const zone = to.length > 1 ? zoneIn(take() ?? '') : to[0]?.zone;
  const { ways } = to.find((x) => x.zone === zone) ?? { ways: [] };
  const cost = ways.length > 1 ? take() : null;
  const way = ways.find((x) => cost === null || costWord(x) === cost);
  if (way === undefined) throw new Error('nothing can report there');
  const word = way.as.length > 1 ? take() : null;
  return { place: way.place, as: way.as.find((x) => word === null || (x !== undefined && wordOf(x) === word)) };
}

/** What the facilities stand in the way with, headquarters of either player among them (T6.13): that of the one that comes closest. */
function whyNowhere(g: Trek, seat: Seat, piece: Piece): Bar {
  const bars = modesToReport(g, piece).flatMap((as) => inPlay(g).map((x) => whyNotAtFacility(g, { piece, seat, as }, x)));
  const closest = CLOSEST.flatMap((tag) => bars.find((x) => x?.tag === tag) ?? []);
  return closest[0] ?? { from: ruleCause('T6.2'), tag: 'report.no-facility' };
}
const CLOSEST = [
  'report.no-user',
  'report.not-native',
  'report.facility-abroad',
  'report.incompatible',
  'report.no-ships',
  'report.only-at-sites',
];
