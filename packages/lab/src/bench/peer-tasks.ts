import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Pace } from './tasks.ts';

/** The little of the peers' interfaces that is used here. */
interface Side {
  readonly id: string;
  readonly activeRequest: {
    wait?: boolean;
    forceSwitch?: unknown;
    teamPreview?: boolean;
    active?: { moves: { disabled?: boolean }[] }[];
  } | null;
  isChoiceDone(): boolean;
}
interface Battle {
  readonly sides: readonly Side[];
  readonly ended: boolean;
  setPlayer(id: string, o: object): void;
  choose(id: string, choice: string): boolean;
}
interface Showdown {
  Battle: new (o: object) => Battle;
  Teams: { generate(format: string): unknown; pack(team: unknown): string };
  BattleStream: new () => object;
  getPlayerStreams(stream: object): { omniscient: Channel; p1: Channel; p2: Channel };
}
interface Tools {
  RandomPlayerAI: new (stream: Channel) => { start(): Promise<void>; choose(choice: string): void };
}
interface Channel extends AsyncIterable<string> {
  write(text: string): Promise<void>;
}

interface Boardgame {
  Client(o: object): {
    start(): void;
    moves: { mark(i: number): void };
    getState(): { G: { cells: unknown[] }; ctx: { gameover?: unknown } };
  };
}
interface Modules {
  readonly 'pokemon-showdown': Showdown;
  readonly 'pokemon-showdown/dist/sim/tools/random-player-ai': Tools;
  readonly 'boardgame.io/client': Boardgame;
}

/** A module of a peer, in the version that is installed for this. */
const load = <N extends keyof Modules>(peers: string, name: N): Modules[N] =>
  createRequire(join(peers, 'package.json'))(name) as Modules[N];
const FORMAT = 'gen9randombattle';
const now = (): number => performance.now();

function choice(side: Side, turn: number): string | null {
  const q = side.activeRequest;
  if (!q || q.wait || side.isChoiceDone()) return null;
  const moves = q.active?.[0]?.moves.flatMap((m, i) => (m.disabled ? [] : [i + 1])) ?? [];
  return q.forceSwitch || q.teamPreview || moves.length === 0 ? 'default' : `move ${moves[turn % moves.length]}`;
}

/** Whole random battles, driven directly, both sides choosing among their legal moves. */
export function showdown(peers: string): Pace {
  const { Battle, Teams } = load(peers, 'pokemon-showdown');
  return (ms) => {
    const from = now();
    let choices = 0;
    while (now() - from < ms) {
      const b = new Battle({ formatid: FORMAT });
      for (const id of ['p1', 'p2']) b.setPlayer(id, { name: id, team: Teams.generate(FORMAT) });
      for (let turn = 0; !b.ended && turn < 1000; turn++)
        for (const side of b.sides) {
          const c = choice(side, turn * 7 + choices);
          if (c === null) continue;
          if (!b.choose(side.id, c)) b.choose(side.id, 'default');
          choices++;
        }
    }
    return (choices / (now() - from)) * 1000;
  };
}

/** The same through its streams, as its server uses it: log lines, requests and views for each player. */
export function showdownStream(peers: string): Pace {
  const { BattleStream, getPlayerStreams, Teams } = load(peers, 'pokemon-showdown');
  const { RandomPlayerAI } = load(peers, 'pokemon-showdown/dist/sim/tools/random-player-ai');
  let choices = 0;
  class Counting extends RandomPlayerAI {
    override choose(c: string): void {
      choices++;
      super.choose(c);
    }
  }
  const battle = async (): Promise<void> => {
    const streams = getPlayerStreams(new BattleStream());
    void new Counting(streams.p1).start();
    void new Counting(streams.p2).start();
    const team = (): string => Teams.pack(Teams.generate(FORMAT));
    const start = `>start ${JSON.stringify({ formatid: FORMAT })}\n>player p1 ${JSON.stringify({ name: 'a', team: team() })}\n>player p2 ${JSON.stringify({ name: 'b', team: team() })}`;
    void streams.omniscient.write(start);
    for await (const chunk of streams.omniscient) if (chunk.includes('|win|') || chunk.includes('|tie')) return;
  };
  return async (ms) => {
    choices = 0;
    const from = now();
    while (now() - from < ms) await battle();
    return (choices / (now() - from)) * 1000;
  };
}

/** Tic-tac-toe moves through a local boardgame.io client: the smallest game there is, for scale. */
export function boardgame(peers: string): Pace {
  const { Client } = load(peers, 'boardgame.io/client');
  const game = {
    setup: () => ({ cells: new Array<null>(9).fill(null) }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: { mark: ({ G, playerID }: { G: { cells: unknown[] }; playerID: string }, i: number) => void (G.cells[i] = playerID) },
    endIf: ({ G }: { G: { cells: unknown[] } }) => (G.cells.every((c) => c !== null) ? { draw: true } : undefined),
  };
  return (ms) => {
    const from = now();
    let moves = 0;
    while (now() - from < ms) {
      const client = Client({ game, debug: false });
      client.start();
      for (let i = 0; i < 9; i++) {
        client.moves.mark(i);
        moves++;
      }
    }
    return (moves / (now() - from)) * 1000;
  };
}
