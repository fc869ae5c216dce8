import type { Cell, Seat } from '@parley/kernel';
import { zoneCell } from '@parley/kernel';
import { cellIds } from '../ids/index.ts';
import { ownerOf } from '../rules/state/control.ts';
import { mark, STATUS } from '../rules/state/marks.ts';
import { SEATS, type Piece, type State, type Trek, type Zone } from '../rules/state/state.ts';
import { kindOf, piecesIn } from '../rules/state/zones.ts';
import { scoreOf, targetOf } from '../rules/cards/points.ts';
import { attemptCell, chances, missionRows, numbers } from './derived.ts';
import { isSeen } from './sight.ts';
import type { CardView, ScoreCell, TableCell, TrekView, ZoneCell } from './trek-view.ts';

const SINGLE = ['table', 'score', 'attempt', 'lingering', 'numbers', 'chances', 'missions'] as const;

export const cells = ({ s }: Trek): (keyof TrekView)[] => [...SINGLE, ...s.cards.in.map((_, zone) => zoneCell(zone))];

/** Numbers, chances and what missions are worth follow from where everything is; so does how an attempt stands. */
export const following = (): readonly string[] => ['numbers', 'chances', 'missions', 'attempt'];

export function cell<K extends keyof TrekView>(g: Trek, key: K): Cell<TrekView[K]>;
export function cell(g: Trek, key: string): Cell {
  switch (key) {
    case 'table':
      return { all: tableOf(g.s, targetOf(g, 0)) };
    case 'score':
      return { all: scoreCell(g) };
    case 'attempt':
      return attemptCell(g);
    case 'lingering':
      return { all: g.k.lingering.map(({ kind, owner, cause, until }) => ({ kind, owner, cause, until })) };
    case 'numbers':
      return numbers(g);
    case 'chances':
      return chances(g);
    case 'missions':
      return { all: missionRows(g) };
    default:
      return zoneView(g, cellIds.as('zone', key).n);
  }
}

const tableOf = ({ options, seeding, turn, winners, wonBy }: State, target: number): TableCell => ({
  first: turn.n % SEATS === 1 ? turn.seat : 1 - turn.seat,
  target,
  faces: options.faces,
  seeding: seeding && { phase: seeding.phase, seat: seeding.seat },
  turn: { seat: turn.seat, n: turn.n, part: turn.part, played: turn.played },
  winners,
  wonBy,
});

const scoreCell = (g: Trek): ScoreCell =>
  Array.from({ length: SEATS }, (_, seat) => ({
    mission: scoreOf(g, seat, 'mission'),
    bonus: scoreOf(g, seat, 'bonus'),
    rows: g.s.points.filter((x) => x.seat === seat).map(({ kind, n, cause, turn }) => ({ kind, n, cause, turn })),
  }));

/** Zones of which nothing is told but how many cards there are, save to those who see them. */
const COUNTED: readonly string[] = ['deck', 'missions', 'hand', 'aside'];

function zoneView(g: Trek, zone: Zone): Cell<ZoneCell> {
  const pieces = piecesIn(g, zone);
  if (pieces.length === 0) return COUNTED.includes(kindOf(zone)) ? { all: 0 } : { all: NOTHING };
  const all = seenBy(g, zone, pieces, null);
  const own: { [seat: number]: ZoneCell } = {};
  let differs = false;
  for (let seat = 0; seat < SEATS; seat++)
    if (pieces.some((x) => isSeen(g, x, seat) !== isSeen(g, x, null))) {
      own[seat] = seenBy(g, zone, pieces, seat);
      differs = true;
    }
  return differs ? { all, own } : { all };
}
const NOTHING: readonly CardView[] = [];

function seenBy(g: Trek, zone: Zone, pieces: readonly Piece[], seat: Seat | null): ZoneCell {
  const kind = kindOf(zone);
  if (COUNTED.includes(kind) && !isSeen(g, pieces[0], seat)) return pieces.length;
  const views = pieces.map((x) => (isSeen(g, x, seat) ? cardView(g, x) : BACKS[ownerOf(g, x)]));
  // Backs lie together and in no order of their own, so that nobody can follow one of them; seeds are met in theirs, which both know.
  return kind === 'seeds' ? views : [...views.filter((x) => x.piece !== undefined), ...backs(views)];
}
const BACKS: readonly CardView[] = Array.from({ length: SEATS }, (_, seat) => ({ seat }));
const backs = (views: readonly CardView[]): CardView[] => views.filter((x) => x.piece === undefined).toSorted((a, b) => a.seat - b.seat);

/** A card whose face may be known, with what is not as usual about it. */
function cardView(g: Trek, piece: Piece): CardView {
  const seat = ownerOf(g, piece);
  const view: { -readonly [K in keyof CardView]: CardView[K] } = { seat, piece, card: g.s.card[piece] };
  const [controller, stopped, status, affiliation, used, countdown, solved] = SHOWN.map((name) => mark(g, piece, name));
  if (controller > 0) view.controller = controller - 1;
  if (stopped > 0) view.stopped = stopped;
  if (status > 0) view.status = STATUS_NAMES.filter((name) => (status & STATUS[name]) !== 0);
  if (affiliation > 0) view.affiliation = affiliation;
  if (used > 0) view.used = used;
  if (countdown > 0) view.countdown = countdown - 1;
  if (solved > 0) view.solved = solved - 1;
  if (mark(g, piece, 'known') > 0) view.known = true;
  return view;
}
const SHOWN = ['controller', 'stopped', 'status', 'affiliation', 'range', 'countdown', 'solved'] as const;
const isStatus = (name: string): name is keyof typeof STATUS => Object.hasOwn(STATUS, name);
const STATUS_NAMES = Object.keys(STATUS).filter(isStatus);
