import { cosmic, COLOURS } from '@parley/cosmic';
import {
  answer,
  eventsOf,
  wordsOf,
  openTable,
  packets,
  randomFrom,
  readPacket,
  same,
  sampleAnswer,
  viewAfter,
  viewOf,
  type Packet,
  type Plain,
  type SeenEvent,
  type View,
} from '@parley/kernel';
import { describe, expect, it } from 'vitest';
import { BEATS } from '../view/beats.ts';
import type { CosmicView, EncounterCell, SheetCell, SlotCell } from '../view/cosmic-view.ts';

type Data = SeenEvent['data'];
type Shows = (view: CosmicView, d: Data, e: EncounterCell | null) => boolean;

const text = (x: Plain | undefined): string => (typeof x === 'string' ? x : '');
const slot = (e: EncounterCell | null, who: Plain | undefined): SlotCell | null => e?.slots[e.offense === who ? 0 : 1] ?? null;
const cards = (view: CosmicView): string[] =>
  Object.entries(view).flatMap(([key, cell]) => (key.startsWith('zone:') && Array.isArray(cell) ? (cell as readonly string[]) : []));
const isOpen: Shows = (view, { card }) => cards(view).some((x) => x.startsWith(`${text(card)}#`));
const shipsAt = (view: CosmicView, place: Plain | undefined, colour: Plain | undefined): number =>
  view[`place:${view.map.findIndex((x) => x.name === place)}`][COLOURS.findIndex((x) => x === colour)];
const sheets = (view: CosmicView, alien: Plain | undefined): SheetCell[] =>
  Array.from({ length: view.people.sheets }, (_, i) => view[`sheet:${i}`]).filter((x) => x.alien === alien);

/** What a spectator sees at the moment of an event, where the view has it. */
const SHOWS: { readonly [type: string]: Shows } = {
  turn: ({ turn }, { who, n }) => turn.owner === who && turn.number === n,
  encounter: (_, { offense, nth }, e) => e?.offense === offense && e?.nth === nth && e?.outcome === null,
  'destiny-drawn': isOpen,
  defense: (_, { who, system }, e) => e?.defense === who && e?.system === system,
  'gate-aimed': (_, { planet }, e) => e?.target === planet,
  'ships-moved': (view, { to, colour }) => shipsAt(view, to, colour) >= 1,
  invited: (_, { who }, e) => Array.isArray(who) && who.every((p) => e?.invited.flat().includes(Number(p))),
  allied: (_, { who, side }, e) => e?.allies[side === 'offense' ? 0 : 1].includes(Number(who)) ?? false,
  'card-selected': (_, { who }, e) => slot(e, who)?.up === false,
  'card-revealed': (_, { who }, e) => slot(e, who)?.up === true,
  'card-changed': (_, { who, type, value }, e) => slot(e, who)?.type === type && slot(e, who)?.value === value,
  'total-changed': (view, { side, n }) =>
    view[side === 'offense' ? 'receipt:0' : 'receipt:1'].some((x) => x.what === 'effect' && (x.n === n || x.times !== undefined)),
  outcome: (_, { kind }, e) => e?.outcome?.kind === kind && e?.totals !== null,
  won: (_, { who, lost }, e) => same([e?.winners, e?.losers], [who, lost]) && e?.success !== null,
  'both-lost': (_, __, e) => e?.success === false,
  'card-played': isOpen,
  'power-lost': (view, { alien }) => sheets(view, alien).some((x) => x.down),
  'power-zapped': (view, { alien }) => sheets(view, alien).some((x) => x.zapped),
  'hazard-drawn': (view, d, e) => isOpen(view, d, e) && e?.hazard === true,
  'card-laid': (_, { who, type }, e) => e?.laid.some((x) => x.by === who && x.type === type) ?? false,
  'laid-card-revealed': (_, { who }, e) => e?.laid.some((x) => x.by === who && x.up) ?? false,
  'dial-shown': (_, { who }, e) => e?.dials.some((x) => x.who === who) ?? false,
  'game-won': ({ turn }, { who }) => same(turn.winners, who),
};

const EVERYTHING = { rewards: 'both', hazards: true, stations: 'one', specialShips: 'flagship', technology: true, dials: true };

/** Plays a random game; a spectator looks on. */
function play(seed: string, options: object, look: (packet: Packet) => void): View {
  const table = openTable(cosmic, options, seed, { log: false, listen: true });
  const random = randomFrom(seed);
  packets(table);
  const first = viewOf(table.game, null);
  while (!table.over) {
    const { decision } = table.pending.find((p) => p.answer === undefined) ?? table.pending[0];
    answer(table, decision.seat, sampleAnswer(decision, random));
    look(readPacket(JSON.parse(packets(table).at(-1) ?? '') as string, wordsOf(cosmic)));
  }
  return first;
}

describe('the frames of a game', () => {
  it('show at each event that closes one what the event says', () => {
    const seen: { [type: string]: number } = {};
    const unseen = (): string[] => Object.keys(SHOWS).filter((type) => seen[type] === undefined);
    // Random games: as many as it takes to see everything.
    for (let game = 0; game < 12 || (game < 100 && unseen().length > 0); game++) {
      const packetsSeen: Packet[] = [];
      let view = play(`beats-${game}`, { players: 3 + (game % 4), ...(game % 3 === 0 ? EVERYTHING : {}) }, (p) => packetsSeen.push(p));
      for (const frame of packetsSeen.flat()) {
        view = viewAfter(view, frame);
        const last = eventsOf(frame).at(-1);
        if (!last || !BEATS.has(last.type)) continue;
        seen[last.type] = (seen[last.type] ?? 0) + 1;
        const now = view as CosmicView;
        if (SHOWS[last.type]?.(now, last.data, now.encounter) === false)
          throw new Error(
            `beats-${game}: the board does not show ${last.type} ${JSON.stringify(last.data)}: ${JSON.stringify(now.encounter)}`,
          );
      }
    }
    expect(unseen()).toEqual([]);
  });

  it('are few, and hold together what happens at one moment', () => {
    let answers = 0;
    let frames = 0;
    const revealed: number[] = [];
    play('few', { players: 5 }, (packet) => {
      answers++;
      frames += packet.length;
      for (const frame of packet) {
        const events = eventsOf(frame);
        const closing = events.filter((e) => BEATS.has(e.type));
        // One moment each, or several of one kind.
        expect(new Set(closing.map((e) => e.type)).size).toBeLessThan(2);
        if (closing[0]?.type === 'card-revealed') revealed.push(closing.length);
        if (closing[0]?.type === 'ships-moved') expect(new Set(closing.map((e) => e.data.to === 'warp')).size).toBe(1);
      }
    });
    expect(frames / answers).toBeLessThan(3);
    expect(revealed).toContain(2);
  });
});
