import type { Progress } from '../shared/progress.ts';
import { ensurePeers } from '../shared/peers.ts';
import { boardgameSide } from './boardgame-side.ts';
import { cpuOf, figuresOf, ratioOf, speedOf, type Figures } from './figures.ts';
import type { LoadOptions } from './options.ts';
import { ownSide, type OwnSide } from './own-side.ts';
import { gathered, playStretch, renewed, warmUp, type Stretch } from './pace.ts';
import { relaySide, type RelaySide } from './relay-side.ts';
import { shapeOf, type RelayShape } from './relay-shape.ts';
import type { Ratios } from './report.ts';
import type { LoadTable, Side } from './side.ts';
import { added, newCounts, type Counts } from './tally.ts';

/** How long each server plays before the next has its turn, in milliseconds. */
const TURN = 1_000;

export interface Compared {
  readonly sides: readonly Figures[];
  readonly ratios: Ratios;
}

interface Playing {
  readonly side: Side;
  readonly tables: readonly LoadTable[];
  readonly memory: number | null;
  readonly stretches: Stretch[];
}

/** Measures our own server and the peers in turns, so that a machine that is slower at one time than at another is so for all. */
export async function compare(options: LoadOptions, line: Progress): Promise<Compared> {
  const sides: Side[] = [];
  try {
    const own = await ownSide(options.seats, { databaseUrl: options.database });
    sides.push(own);
    const playing: Playing[] = [await begin(own, options, line)];
    let lineBytes = await own.entryBytes();
    let relay: RelaySide | null = null;
    if (options.peers.includes('relay')) {
      const shape = await firstShape(own, playing[0], lineBytes);
      sides.push((relay = await relaySide(options.seats, shape, own.samples.slice())));
      playing.push(await begin(relay, options, line));
    }
    if (options.peers.includes('boardgame')) {
      const boardgame = await boardgameSide(options.seats, ensurePeers());
      sides.push(boardgame);
      playing.push(await begin(boardgame, options, line));
    }
    let seen = newCounts();
    for (let round = 0; round < options.seconds; round++)
      for (const one of playing) {
        line.show(`${one.side.name}, ${round + 1} of ${options.seconds}`);
        if (one.side === relay) await relay.reshape(shapeOf(seen, lineBytes));
        await renewed(one.tables);
        const stretch = await playStretch(one.side, one.tables, { rate: options.rate, ms: TURN });
        one.stretches.push(stretch);
        if (one.side !== own) continue;
        seen = withoutTimes(added(seen, stretch.counts));
        lineBytes = await own.entryBytes();
      }
    return resultOf(playing, options.rate);
  } finally {
    for (const side of sides) await side.stop();
  }
}

const withoutTimes = (counts: Counts): Counts => ({ ...counts, times: [] });

/** What our own server sends for an answer, before it has been measured. */
async function firstShape(own: OwnSide, { tables }: Playing, lineBytes: number): Promise<RelayShape> {
  await renewed(tables);
  return shapeOf((await playStretch(own, tables, { rate: 0, ms: TURN })).counts, lineBytes);
}

/**
 * Seats people at all tables of a server and warms it up. What a table takes is the growth from a tenth of the tables, with all code loaded
 * and compiled, to all of them.
 */
async function begin(side: Side, { tables: n, warm }: LoadOptions, line: Progress): Promise<Playing> {
  const show = (done: number): void => line.show(`${side.name}: ${done} of ${n} tables`);
  const few = Math.ceil(n / 10);
  const first = await gathered(side, 0, few, show);
  await warmUp(side, first, warm);
  const before = await side.server.gauges('collected');
  const rest = await gathered(side, few, n, show);
  // All are in the middle of their games, as they are when they are measured.
  if (rest.length > 0) await warmUp(side, rest, rest.length * 20);
  const after = await side.server.gauges('collected');
  const memory = rest.length === 0 ? null : (after.heap - before.heap) / rest.length;
  return { side, tables: [...first, ...rest], memory, stretches: [] };
}

function resultOf(playing: readonly Playing[], rate: number): Compared {
  const [own] = playing;
  const named = (name: string): readonly Stretch[] => playing.find(({ side }) => side.name === name)?.stretches ?? [];
  const boardgame = named('boardgame.io');
  return {
    sides: playing.map(({ side, stretches, memory }) => figuresOf(side.name, stretches, memory)),
    ratios: {
      relay: ratioOf(own.stretches, named('bare relay'), cpuOf),
      boardgame: ratioOf(own.stretches, boardgame, cpuOf),
      speed: rate > 0 ? null : ratioOf(own.stretches, boardgame, speedOf),
    },
  };
}
