import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { ServerContext } from '../context/context.ts';
import { CLOSE } from '../protocol/index.ts';
import type { Tables } from '../table/tables.ts';
import { Connection } from './connection.ts';

/** A connection that says nothing for so long is asked whether it is still there. */
const HEARTBEAT = 30_000;
const LOBBY_LAG = 500;

/** All open sockets. */
export class Connections {
  private readonly context: ServerContext;
  private readonly tables: Tables;
  private readonly open = new Set<Connection>();
  private readonly perAddress = new Map<string, number>();
  private readonly heartbeat: NodeJS.Timeout;
  private lobby: NodeJS.Timeout | undefined;
  private closing = false;

  constructor(context: ServerContext, tables: Tables) {
    this.context = context;
    this.tables = tables;
    this.heartbeat = setInterval(() => {
      for (const connection of this.open) connection.beat();
    }, HEARTBEAT);
    this.heartbeat.unref();
    tables.lobby.changed.add(() => {
      this.lobby ??= setTimeout(() => void this.tellLobby(), LOBBY_LAG);
    });
    context.metrics.gauge('connections', 'Open sockets', () => this.open.size);
  }

  accept(socket: WebSocket, transport: Duplex, address: string): void {
    const { maxConnections, maxConnectionsPerAddress } = this.context.config;
    const here = this.perAddress.get(address) ?? 0;
    if (this.closing || this.open.size >= maxConnections || here >= maxConnectionsPerAddress) {
      socket.close(this.closing ? CLOSE.restart : CLOSE.abuse);
      return;
    }
    this.perAddress.set(address, here + 1);
    const connection = new Connection(this.context, this.tables, socket, transport);
    this.open.add(connection);
    socket.on('close', () => {
      this.open.delete(connection);
      const left = (this.perAddress.get(address) ?? 1) - 1;
      if (left > 0) this.perAddress.set(address, left);
      else this.perAddress.delete(address);
    });
  }

  private async tellLobby(): Promise<void> {
    this.lobby = undefined;
    const listening = [...this.open].filter((c) => c.watchesLobby);
    if (listening.length === 0) return;
    const text = JSON.stringify({ t: 'lobby', tables: await this.tables.lobby.open().catch(() => []) });
    for (const connection of listening) connection.send(text);
  }

  /** Says good-bye to everybody and lets nobody in. */
  close(): void {
    this.closing = true;
    clearInterval(this.heartbeat);
    clearTimeout(this.lobby);
    for (const connection of this.open) connection.bye('restart');
  }
}
