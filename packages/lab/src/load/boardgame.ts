/**
 * boardgame.io's own server with a small game of cards, in a process of its own and in memory: each in turn plays a card, draws one or passes,
 * and nobody sees another's hand. The folder of the peers comes as JSON in the last argument.
 */
import { json } from '@parley/kernel';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Server as HttpServer } from 'node:http';
import { GAUGES } from './gauges.ts';
import { answerQuestions } from './mailbox.ts';

/** The little of its interface that is used here. */
interface Boardgame {
  Server(o: { readonly games: readonly object[]; readonly origins: readonly string[] }): {
    run(o: { readonly port: number }): Promise<{ readonly appServer: HttpServer }>;
  };
}

export interface CardsState {
  readonly deck: number[];
  readonly pile: number[];
  readonly hands: { readonly [player: string]: number[] };
}
interface Turn {
  readonly G: CardsState;
  readonly playerID: string;
}

const HAND = 5;
const CARDS = 120;

const cards = {
  name: 'cards',
  disableUndo: true,
  setup: ({
    ctx,
    random,
  }: {
    readonly ctx: { readonly numPlayers: number };
    readonly random: { Shuffle(x: number[]): number[] };
  }): CardsState => {
    const deck = random.Shuffle(Array.from({ length: CARDS }, (_, i) => i));
    const players = Array.from({ length: ctx.numPlayers }, (_, i) => String(i));
    return { deck, pile: [], hands: Object.fromEntries(players.map((player) => [player, deck.splice(0, HAND)])) };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, playerID }: Turn, at: number): void => {
      G.pile.push(...G.hands[playerID].splice(at, 1));
    },
    draw: ({ G, playerID }: Turn): void => {
      if (G.deck.length === 0) G.deck.push(...G.pile.splice(0));
      G.hands[playerID].push(...G.deck.splice(-1));
    },
    pass: (): void => undefined,
  },
  playerView: ({ G, playerID }: { readonly G: CardsState; readonly playerID: string | null }): object => ({
    deck: G.deck.length,
    pile: G.pile.slice(-1),
    hands: Object.fromEntries(Object.entries(G.hands).map(([player, hand]) => [player, player === playerID ? hand : hand.length])),
  }),
};

const { peers } = json.read(json.fields({ peers: json.text }), process.argv[2], 'the settings');
const boardgame: Boardgame = createRequire(join(peers, 'package.json'))('boardgame.io/server');
const { appServer } = await boardgame.Server({ games: [cards], origins: [] }).run({ port: 0 });
const address = appServer.address();
if (address === null || typeof address === 'string') throw new Error('there is no port');
answerQuestions(address.port, GAUGES);
