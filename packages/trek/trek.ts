import {
  attach,
  offersTo,
  trimMarks,
  trimNest,
  useHolding,
  type Contribution,
  type Flow,
  type Holding,
  type Rules,
  type Seat,
} from '@parley/kernel';
import { optionIds } from './ids/index.ts';
import { attachAll } from './rules/board/move.ts';
import { agendasOf, turnUp } from './rules/cards/agenda.ts';
import { rulesOfUse } from './rules/cards/use.ts';
import { voidLaw } from './rules/cards/void.ts';
import { parseOptions } from './rules/decks/options.ts';
import { dilemmaLaws } from './rules/dilemmas/laws.ts';
import type { Options } from './rules/options/options.ts';
import { whyNotOrder } from './rules/orders/why.ts';
import { lingeringContribution } from './rules/registry/lasting.ts';
import { createState } from './rules/seeding/create.ts';
import { seedStep } from './rules/seeding/seeding.ts';
import { rival, type Piece, type State, type Trek } from './rules/state/state.ts';
import { timing as moments } from './rules/timing/timing.ts';
import type { Moment } from './rules/timing/tables.ts';
import { turnStep } from './rules/turn/turn.ts';
import { describe, describeCause, describeEvent, describeOption } from './text/describe.ts';
import { facts } from './text/facts.ts';
import { vocabulary } from './text/vocabulary.ts';
import { BEATS } from './view/beats.ts';
import { cell, cells, following } from './view/cells.ts';
import { faults } from './view/faults.ts';
import { scramble } from './view/scramble.ts';
import type { TrekView } from './view/trek-view.ts';

/** What rules see to after every change, whatever cards are in play. */
const LAWS: Contribution<State> = { laws: [...(dilemmaLaws.laws ?? []), { id: 'void', on: ['board'], check: ({ g }) => voidLaw(g) }] };

const ANY_TIME = moments.keys.window('any.time');
const momentOf = (g: Trek): Moment => ({ by: g.s.turn.seat });

/** Star Trek CCG, as the kernel sees it. */
export const trek: Rules<State, TrekView, Options> = {
  id: 'trek',
  version: '1',
  words: vocabulary,
  parse: parseOptions,
  seats: ({ seats }) => seats.length,
  // A deck is nobody else's business.
  publicOptions: (options, seat) => ({ ...options, seats: options.seats.map((x, i) => (i === seat ? x : { deck: null })) }),
  create: createState,
  *setup() {},
  *step(g): Flow<boolean> {
    if (g.s.seeding !== null) yield* seedStep(g, g.s.seeding);
    else yield* turnStep(g);
    return g.s.winners === null;
  },
  checkpointsApart: 24,
  given: 'options',
  steady: ['owner', 'card', 'points', 'history', 'turn', 'seeding', 'attempt'],
  outcome: ({ s }) => (s.winners === null ? null : { winners: s.winners, by: s.wonBy }),
  tidy: ({ cards, marks }) => {
    trimNest(cards);
    trimMarks(marks);
  },
  attachAll(g) {
    attach(g, { key: 'rules', order: 0, who: () => -1 }, LAWS);
    attachAll(g);
  },
  timing: (g, at) => {
    const last = at === undefined ? actor(g, undefined) : at.last >= 0 ? at.last : before(g, at.key, at.ev);
    return [rival(last), last];
  },
  orderer: (g) => g.s.turn.seat, // T40.6
  ...rulesOfUse,
  working: () => true,
  whyNot: whyNotOrder,
  facts,
  raisable: (g, seat) =>
    g.s.seeding === null ? [...raisableHoldings(g, seat).map((h) => h.key), ...agendasOf(g, seat).map((piece) => agendaKey(piece))] : [],
  *serve(g, seat, key): Flow {
    const h = raisableHoldings(g, seat).find((x) => x.key === key);
    const agenda = agendasOf(g, seat).find((piece) => agendaKey(piece) === key);
    if (h) yield* useHolding(g, h, seat, momentOf(g));
    else if (agenda !== undefined) yield* turnUp(g, seat, agenda);
  },
  lingering: lingeringContribution,
  beats: BEATS,
  cells,
  following,
  cell,
  faults,
  scramble,
  describe,
  describeOption,
  describeEvent,
  describeCause,
};

/** The seat that did not act answers first, then they alternate (T5.11). A turn that begins or ends is no action: its player comes first (T40.6). */
const before = (g: Trek, key: number, ev: object): Seat => (OF_TURNS.includes(key) ? rival(g.s.turn.seat) : actor(g, ev));
const OF_TURNS: readonly number[] = [moments.keys.window('turn.start'), moments.keys.window('turn.end')];

/** Whoever does what others may answer: as the occasion says, or the player whose turn it is. */
const actor = (g: Trek, ev: object | undefined): Seat =>
  ev !== undefined && 'by' in ev && typeof ev.by === 'number' && ev.by >= 0 ? ev.by : g.s.turn.seat;

/** Turning up a hidden agenda is raised as texts for any time are (T23.2). */
const agendaKey = (piece: Piece): string => optionIds.write.clause({ on: 'card', n: piece, clause: 'turn-up' });
const raisableHoldings = (g: Trek, seat: Seat): Holding<State>[] => offersTo(g, ANY_TIME, seat, momentOf(g));
