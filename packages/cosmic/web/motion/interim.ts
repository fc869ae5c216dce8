import type { Lexicon } from '../../text/index.ts';
import type { Plain, SeenEvent } from '@parley/kernel';
import {
  DEFENSE,
  OFFENSE,
  SIDES,
  type Board,
  type ColourName,
  type EncounterView,
  type Fleet,
  type LaidView,
  type Phase,
  type Side,
  type SlotView,
  type TotalView,
} from '../model/board.ts';
import { shipsOnSide } from '../model/queries.ts';
import { openKickers } from '../model/things.ts';

/**
 * One answer can carry the game through a whole encounter, and the view only says how things stand at its end. To show what
 * happened on the way, events are played onto the board one after the other. What they leave open is put right by the next view.
 */
export function afterEvent(b: Board, e: SeenEvent, lexicon: Lexicon): Board {
  const change = CHANGES[e.type];
  return change ? change(b, e.data, { lexicon, why: e.why }) : b;
}

type Data = SeenEvent['data'];
interface Context {
  readonly lexicon: Lexicon;
  readonly why: SeenEvent['why'];
}
type Change = (b: Board, data: Data, c: Context) => Board;

const CHANGES: { readonly [type: string]: Change } = {
  turn: (b, d) => ({ ...b, turn: { ...b.turn, owner: seat(d.who), number: number(d.n) } }),
  encounter: (b, d) => ({ ...b, encounter: newEncounter(b, seat(d.offense), number(d.nth)) }),
  'destiny-drawn': (b, d) => ({
    ...inPhase(b, 'destiny'),
    piles: { ...b.piles, destiny: Math.max(0, b.piles.destiny - 1), destinyDiscard: [...b.piles.destinyDiscard, `${text(d.card)}#-1`] },
  }),
  defense: (b, d) => withEncounter(b, { defense: seat(d.who), system: text(d.system) as ColourName, phase: 'launch' }),
  'gate-aimed': (b, d) => withEncounter(b, { target: text(d.planet), phase: 'launch' }),
  'ships-moved': (b, d) => moveShips(b, text(d.colour) as ColourName, number(d.n), text(d.from), text(d.to)),
  invited: (b, d) => {
    const side = sideOfMain(b, seat(d.by));
    return side === null ? b : withEncounter(b, { phase: 'alliance', invited: put(b.encounter?.invited, side, seats(d.who)) });
  },
  allied: (b, d) => {
    const side: Side = d.side === 'offense' ? OFFENSE : DEFENSE;
    const allies = b.encounter?.allies[side] ?? [];
    return allies.includes(seat(d.who))
      ? b
      : withEncounter(b, { phase: 'alliance', allies: put(b.encounter?.allies, side, [...allies, seat(d.who)]) });
  },
  'alliance-cancelled': (b, d) => {
    const without = (side: Side): readonly number[] => b.encounter?.allies[side].filter((p) => p !== d.who) ?? [];
    return withEncounter(b, { allies: [without(OFFENSE), without(DEFENSE)] });
  },
  'card-selected': (b, d) => {
    const side = sideOfMain(b, seat(d.who));
    if (side === null) return b;
    const laid: SlotView = { card: null, up: false, type: 'none', value: 0, claimed: false };
    return handsChanged(withSlot(inPhase(b, 'planning'), side, laid), seat(d.who), -1);
  },
  'card-revealed': (b, d, { lexicon }) => {
    const side = sideOfMain(b, seat(d.who));
    if (side === null) return b;
    const face = lexicon.cards[text(d.card)];
    const open: SlotView = {
      card: `${text(d.card)}#-1`,
      up: true,
      type: (face?.type ?? 'none') as SlotView['type'],
      value: face?.value ?? 0,
      claimed: false,
    };
    return counted(withSlot(inPhase(b, 'reveal'), side, open));
  },
  'card-changed': (b, d) => {
    const side = sideOfMain(b, seat(d.who));
    const slot = side === null ? null : b.encounter?.slots[side];
    if (side === null || !slot) return b;
    return counted(withSlot(b, side, { ...slot, type: text(d.type) as SlotView['type'], value: number(d.value) }));
  },
  'cards-switched': (b) => {
    const slots = b.encounter?.slots;
    return slots ? counted(withEncounter(b, { slots: [slots[1], slots[0]] })) : b;
  },
  'total-changed': (b, d, { why }) => {
    const side: Side = d.side === 'offense' ? OFFENSE : DEFENSE;
    const cause = why[0] ? `${why[0].kind}:${why[0].id}` : 'rule';
    const rows = [...(b.encounter?.additions[side] ?? []), { n: number(d.n), why: cause }];
    return counted(withEncounter(b, { additions: put(b.encounter?.additions, side, rows) }));
  },
  outcome: (b, d) => {
    const totals = Array.isArray(d.totals) ? (d.totals as readonly number[]) : null;
    const known = counted(b);
    const now = known.encounter?.totals;
    return withEncounter(known, {
      outcome: d as unknown as EncounterView['outcome'],
      ...(now && totals ? { totals: [exactly(b, now[0], totals[0]), exactly(b, now[1], totals[1])] } : {}),
    });
  },
  'card-laid': (b, d) =>
    handsChanged(withLaid(b, [{ by: seat(d.who), type: text(d.type), up: false, back: 'reward', card: null }]), seat(d.who), -1),
  'laid-card-revealed': (b, d, { lexicon }) => {
    const type = lexicon.cards[text(d.card)]?.type;
    const laid = b.encounter?.laid.map((x) => (x.by === d.who && x.type === type ? { ...x, up: true, card: `${text(d.card)}#-1` } : x));
    return laid ? withEncounter(b, { laid }) : b;
  },
  'laid-card-returned': (b, d) => withEncounter(b, { laid: b.encounter?.laid.filter((x) => x.by !== d.who || x.type !== d.type) ?? [] }),
  'hazard-drawn': (b, d) =>
    b.hazards === null ? b : { ...b, hazards: { ...b.hazards, inPlay: [...b.hazards.inPlay, `${text(d.card)}#-${b.hazards.deck}`] } },
  won: (b, d) => withEncounter(b, { phase: 'resolution', winners: seats(d.who), losers: seats(d.lost) }),
  'cards-drawn': (b, d) => handsChanged(b, seat(d.who), number(d.n)),
  'hand-dealt': (b, d) => handsChanged(b, seat(d.who), number(d.n)),
};

const newEncounter = (b: Board, offense: number, nth: number): EncounterView => ({
  id: (b.encounter?.id ?? 0) + 1,
  nth,
  offense,
  defense: -1,
  phase: 'start-turn',
  hazard: false,
  system: null,
  target: null,
  reclaim: false,
  carrier: null,
  invited: [[], []],
  allies: [[], []],
  slots: [null, null],
  additions: [[], []],
  totals: null,
  outcome: null,
  success: null,
  winners: [],
  losers: [],
  laid: [],
  dials: [],
});

const withEncounter = (b: Board, part: Partial<EncounterView>): Board =>
  b.encounter ? { ...b, encounter: { ...b.encounter, ...part } } : b;
const inPhase = (b: Board, phase: Phase): Board => withEncounter(b, { phase });
const withSlot = (b: Board, side: Side, slot: SlotView): Board => withEncounter(b, { slots: put(b.encounter?.slots, side, slot) });

const withLaid = (b: Board, more: readonly LaidView[]): Board => withEncounter(b, { laid: [...(b.encounter?.laid ?? []), ...more] });

const put = <T>(pair: readonly [T, T] | undefined, side: Side, value: T): readonly [T, T] =>
  side === OFFENSE ? [value, pair?.[1] ?? value] : [pair?.[0] ?? value, value];

function sideOfMain(b: Board, p: number): Side | null {
  return b.encounter?.offense === p ? OFFENSE : b.encounter?.defense === p ? DEFENSE : null;
}

function handsChanged(b: Board, p: number, by: number): Board {
  // A hand whose cards are known changes with the next view; here only numbers do.
  const people = b.people.map((x) =>
    x.seat === p && x.hand.cards === null ? { ...x, hand: { n: Math.max(0, x.hand.n + by), cards: null } } : x,
  );
  return { ...b, people };
}

function moveShips(b: Board, colour: ColourName, n: number, from: string, to: string): Board {
  const places = b.places.map((p) =>
    p.name === from ? { ...p, ships: plus(p.ships, colour, -n) } : p.name === to ? { ...p, ships: plus(p.ships, colour, n) } : p,
  );
  return { ...b, places };
}

function plus(fleet: Fleet, colour: ColourName, by: number): Fleet {
  const { [colour]: now = 0, ...others } = fleet;
  return now + by > 0 ? { ...others, [colour]: now + by } : others;
}

/** Totals once both cards are open: card, ships and additions, each ship for one. */
function counted(b: Board): Board {
  const e = b.encounter;
  if (!e || e.slots.some((s) => !s || s.type === 'none')) return b;
  const total = (side: Side): TotalView => {
    const card = e.slots[side]?.value ?? 0;
    const ships = shipsOnSide(b, side).reduce((n, x) => n + x.n, 0);
    const additions = e.additions[side].reduce((n, x) => n + x.n, 0);
    return { card, ships, additions, total: card + ships + additions };
  };
  return withEncounter(b, { totals: [total(SIDES[0]), total(SIDES[1])] });
}

/** What the game says a side comes to: the rest is what kickers have made of the card, or else counts for the ships. */
const exactly = ({ encounter }: Board, t: TotalView, total: number): TotalView =>
  encounter && openKickers(encounter).length > 0
    ? { ...t, total, card: total - t.ships - t.additions }
    : { ...t, total, ships: total - t.card - t.additions };

const seat = (x: Plain | undefined): number => (typeof x === 'number' ? x : -1);
const number = (x: Plain | undefined): number => (typeof x === 'number' ? x : 0);
const text = (x: Plain | undefined): string => (typeof x === 'string' ? x : '');
const seats = (x: Plain | undefined): readonly number[] => (Array.isArray(x) ? x.filter((n): n is number => typeof n === 'number') : []);
