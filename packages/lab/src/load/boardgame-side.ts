import { json, randomFrom } from '@parley/kernel';
import { WebSocket } from 'ws';
import { startServerChild } from './child.ts';
import type { LoadTable, Side } from './side.ts';
import { acknowledged, newTally, received, type Tally } from './tally.ts';

/** Moves after which a match is left for another: it keeps its whole log in memory, and copies it with each move. */
const LONG = 200;

export async function boardgameSide(seats: number, peers: string): Promise<Side> {
  const server = await startServerChild('./boardgame.ts', { peers });
  const tally = newTally();
  const tables: LoadTable[] = [];
  return {
    name: 'boardgame.io',
    server,
    tally,
    async gather(n) {
      const table = new Match(server.port, String(n), seats, tally);
      await table.renew();
      tables.push(table);
      return table;
    },
    async stop() {
      for (const table of tables) table.leave();
      await server.kill('SIGTERM');
    },
  };
}

const readState = json.fields({
  _stateID: json.number,
  ctx: json.fields({ currentPlayer: json.text }),
  G: json.fields({ hands: json.named(json.anything) }),
});
const readSync = json.fields({ state: readState });

/** A match with its people, who speak with the server as its own clients do: Socket.IO on a WebSocket. */
class Match implements LoadTable {
  ready: () => void = () => undefined;
  private readonly port: number;
  private readonly name: string;
  private readonly seats: number;
  private readonly tally: Tally;
  private readonly random = randomFrom('cards');
  private sockets: WebSocket[] = [];
  private match = '';
  private matches = 0;
  private moves = 0;
  /** Who is to move, as the latest update to that person says, with how many cards; null: they have not heard yet. */
  private turn: { readonly player: number; readonly stateID: number; readonly hand: number } | null = null;
  private sent: { readonly player: number; readonly stateID: number; readonly at: number } | null = null;

  constructor(port: number, name: string, seats: number, tally: Tally) {
    this.port = port;
    this.name = name;
    this.seats = seats;
    this.tally = tally;
  }

  get over(): boolean {
    return this.moves >= LONG;
  }

  async renew(): Promise<void> {
    this.leave();
    this.match = `${this.name}.${++this.matches}`;
    this.moves = 0;
    this.turn = null;
    this.sockets = [];
    // One after the other: the first makes the match.
    for (let player = 0; player < this.seats; player++) await this.sitDown(player);
  }

  private sitDown(player: number): Promise<void> {
    const url = `ws://127.0.0.1:${this.port}/socket.io/?EIO=4&transport=websocket`;
    const socket = new WebSocket(url, { perMessageDeflate: false });
    this.sockets.push(socket);
    return new Promise((resolve, reject) => {
      socket.once('error', reject);
      socket.on('message', (data: Buffer) => {
        received(this.tally, data.length);
        const text = data.toString();
        // Packets of Engine.IO begin with their kind: 0 opens, 2 is a ping; 40 and 42 are those of Socket.IO that connect and tell.
        if (text.startsWith('0')) socket.send('40/cards,');
        else if (text.startsWith('2')) socket.send('3');
        else if (text.startsWith('40')) this.say(player, 'sync', [this.match, String(player), null, this.seats]);
        else if (text.startsWith('42') && this.told(player, json.parse(text.slice(text.indexOf(',') + 1)), data.length)) resolve();
      });
    });
  }

  private say(player: number, what: string, about: readonly json.Json[]): void {
    this.sockets[player].send(`42/cards,${JSON.stringify([what, ...about])}`);
  }

  /** True when it was the whole match. */
  private told(player: number, event: json.Json, bytes: number): boolean {
    const [what, match, about] = json.list(json.anything)(event, 'an event');
    if (match !== this.match || (what !== 'sync' && what !== 'update')) return false;
    const state = what === 'sync' ? readSync(about, 'a match').state : readState(about, 'a state');
    const { sent } = this;
    if (sent?.player === player && state._stateID > sent.stateID) {
      acknowledged(this.tally, sent.at, bytes);
      this.sent = null;
    }
    if (Number(state.ctx.currentPlayer) === player) {
      const hand = state.G.hands[player];
      this.turn = { player, stateID: state._stateID, hand: Array.isArray(hand) ? hand.length : 0 };
    }
    this.ready();
    return what === 'sync';
  }

  move(): boolean {
    const { turn, random } = this;
    if (turn === null || this.sent !== null || this.over) return false;
    const { player, stateID, hand } = turn;
    const kind = hand === 0 ? 'draw' : ['play', 'draw', 'pass'][random.below(3)];
    const payload = { type: kind, args: kind === 'play' ? [random.below(hand)] : [], playerID: String(player), credentials: null };
    this.turn = null;
    this.moves++;
    this.sent = { player, stateID, at: performance.now() };
    this.tally.underWay++;
    this.say(player, 'update', [{ type: 'MAKE_MOVE', payload }, stateID, this.match, String(player)]);
    return true;
  }

  leave(): void {
    for (const socket of this.sockets) socket.close();
  }
}
