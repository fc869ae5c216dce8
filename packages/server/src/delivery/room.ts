import { EMPTY_PACKET, type Seat } from '@parley/kernel';
import type { ChatLine, GameNow, Identity, MetaMessage, ProposalMessage, ServerMessage, TableMessage } from '../protocol/index.ts';
import { Audience, type Viewer } from './audience.ts';
import { metaOf, proposalOf, seatsOf, youAt } from './describe.ts';
import type { Line } from '../journal/line.ts';
import type { LiveTable } from '../table/live-table.ts';
import { seatOf, toldSeat } from '../journal/state.ts';
import { ShownParts, type WrittenParts } from './shown.ts';

/** Those who look at a table, and what they are told. */
export class Room {
  private readonly table: LiveTable;
  readonly audience: Audience;
  private readonly parts: ShownParts;
  /** What the engine has told since the last flush. */
  packets: (readonly string[])[] = [];
  metaChanged = false;
  seatsChanged = false;
  private proposal: 'open' | 'agreed' | 'declined' | null = null;
  private snapshotDue = false;
  private lines: ChatLine[] = [];

  constructor(table: LiveTable) {
    this.table = table;
    this.audience = new Audience(table.id, table.state.seats.length);
    this.parts = new ShownParts(table.disclosure, table.autoPlayers);
  }

  // ---------------------------------------------------------------------------------------------------- coming and going

  /** Lets somebody look. Sends what they have missed, or everything. */
  enter(viewer: Viewer, since: { readonly stream: string; readonly seq: number } | undefined): void {
    const { audience, table } = this;
    const seat = seatOf(table.state, viewer.who.id);
    const came = audience.admit(viewer, seat);
    const receiver = seat ?? audience.spectators;
    const stream = table.disclosure.hasBoard(seat) ? audience.stream(receiver, () => this.partsNow(receiver)) : null;
    const missed = since && stream?.name === since.stream ? stream.since(since.seq) : null;
    if (stream && missed) {
      send(viewer, { t: 'resumed', table: table.id, stream: stream.name, seq: stream.seq });
      for (const text of missed) viewer.send(text);
    } else this.sendTable(viewer);
    if (came) this.presence();
  }
  /** The whole table for one who has missed something, if they still look. */
  show(viewer: Viewer): void {
    if (this.audience.has(viewer)) this.sendTable(viewer);
  }
  leave(viewer: Viewer): void {
    if (this.audience.dismiss(viewer)) this.presence();
  }
  private presence(): void {
    const { audience, table } = this;
    table.presence.report(table.id, { seats: [...audience.connected()], watchers: audience.watchers });
    this.tellPresence();
  }
  /** Somebody came or went, here or at another process. */
  tellPresence(): void {
    const message = { t: 'presence', table: this.table.id, connected: [...this.connected()], watchers: this.watchers };
    this.audience.tell(JSON.stringify(message));
  }
  connected(): Set<Seat> {
    return new Set([...this.audience.connected(), ...this.table.presence.others(this.table.id).seats]);
  }
  private get watchers(): number {
    return this.audience.watchers + this.table.presence.others(this.table.id).watchers;
  }

  // ------------------------------------------------------------------------------------------------------------ telling

  said(line: ChatLine | undefined): void {
    if (line) this.lines.push(line);
  }
  /** What one seat alone sees now; the others will later. */
  queueFor(seat: Seat, packet: string): void {
    this.packets.push(this.table.state.seats.map((_, i) => (i === seat ? packet : EMPTY_PACKET)));
  }
  /** One seat gets the whole table now. */
  snapshotFor(seat: Seat): void {
    for (const [viewer, receiver] of this.audience.all()) if (receiver === seat) this.sendTable(viewer);
  }
  /** From here on changes would not do. */
  needSnapshot(): void {
    this.snapshotDue = true;
    this.packets = [];
  }
  proposalChanged(line: Line): void {
    if (this.table.state.proposal) this.proposal = 'open';
    else this.proposal = line.k === 'consent' ? 'declined' : 'agreed';
  }

  /** Tells everybody what has happened since the last time. */
  flush(): void {
    const { audience, table } = this;
    if (this.snapshotDue || this.seatsChanged) this.sendSnapshots();
    else {
      for (let i = 0; i < this.packets.length - 1; i++) audience.update(this.packets[i], null);
      if (table.engine) {
        this.parts.renew();
        audience.update(this.packets[this.packets.length - 1] ?? null, (r) => this.parts.written(this.seatOf(r)));
      }
      if (this.metaChanged) this.meta();
    }
    this.packets = [];
    this.metaChanged = this.seatsChanged = this.snapshotDue = false;
    for (const line of this.lines.splice(0)) this.tellLine(line);
    if (this.proposal !== null) {
      const { proposal } = this;
      this.proposal = null;
      const message: ProposalMessage = { t: 'proposal', table: table.id, proposal: proposalOf(table.state) };
      audience.tell(JSON.stringify(proposal === 'open' ? message : { ...message, ended: proposal }));
    }
  }

  /** Everybody gets the whole table: who sits where may have changed, and with it what they may see. */
  private sendSnapshots(): void {
    const { audience, table } = this;
    audience.restart();
    let moved = false;
    for (const [viewer] of audience.all()) {
      const seat = seatOf(table.state, viewer.who.id);
      if (seat === null && !table.state.settings.watchers && table.state.host.id !== viewer.who.id) {
        audience.dismiss(viewer);
        send(viewer, { t: 'error', id: null, table: table.id, code: 'no-watchers', message: 'Nobody may watch this table.' });
      } else if (audience.admit(viewer, seat)) moved = true;
    }
    for (const [viewer] of audience.all()) this.sendTable(viewer);
    if (moved) this.presence();
  }

  private meta(): void {
    const { audience, table } = this;
    for (const [viewer] of audience.all()) {
      const you = youAt(table.state, viewer.who);
      const told = toldSeat(table.state, viewer.who.id);
      const meta = metaOf(table.state, table.game, table.disclosure.status, told);
      const seats = seatsOf(table.state, table.game, this.connected(), told);
      const message: MetaMessage = { t: 'meta', table: table.id, meta, seats, you };
      send(viewer, message);
    }
  }

  private tellLine(line: ChatLine): void {
    const { audience, table } = this;
    const text = JSON.stringify({ t: 'chat', table: table.id, line });
    audience.tell(text, (receiver, viewer) => this.hears(viewer.who, receiver === audience.spectators, line));
  }
  private hears(who: Identity, watches: boolean, line: ChatLine): boolean {
    if (line.channel === 'watch' && !watches) return false;
    return !this.audience.muted.get(who.id)?.has(line.who);
  }

  // ------------------------------------------------------------------------------------------------------- what is shown

  private sendTable(viewer: Viewer): void {
    const { audience, table } = this;
    const { state } = table;
    const you = youAt(state, viewer.who);
    const told = toldSeat(state, viewer.who.id);
    const receiver = you.seat ?? audience.spectators;
    const stream = table.disclosure.hasBoard(you.seat) ? audience.stream(receiver, () => this.partsNow(receiver)) : null;
    const message: TableMessage = {
      t: 'table',
      table: table.id,
      stream: stream?.name ?? '',
      seq: stream?.seq ?? 0,
      meta: metaOf(state, table.game, table.disclosure.status, told),
      seats: seatsOf(state, table.game, this.connected(), told),
      you,
      game: this.gameNow(you.seat),
      chat: state.chat.filter((line) => this.hears(viewer.who, you.seat === null, line)),
      proposal: proposalOf(state),
      watchers: this.watchers,
    };
    send(viewer, message);
  }

  gameNow(seat: Seat | null): GameNow | null {
    const { table } = this;
    if (!table.disclosure.hasBoard(seat)) return null;
    return { ...table.disclosure.board(seat), ...this.parts.shown(seat) };
  }

  /** What a receiver may know beside the board, at this moment. */
  partsNow(receiver: number): WrittenParts {
    this.parts.renew();
    return this.parts.written(this.seatOf(receiver));
  }
  private seatOf(receiver: number): Seat | null {
    return receiver < this.audience.spectators ? receiver : null;
  }
}

const send = (viewer: Viewer, message: ServerMessage): void => viewer.send(JSON.stringify(message));
