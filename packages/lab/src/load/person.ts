import { randomFrom, sampleAnswer, type Random } from '@parley/kernel';
import { PROTOCOL_VERSION, type ClientMessage, type Prompt, type ServerMessage, type Session } from '@parley/server/protocol';
import { WebSocket } from 'ws';
import { acknowledged, received, refused, type Tally } from './tally.ts';

type Wish = { readonly t: 'takeSeat'; readonly seat: number } | { readonly t: 'start' };

/** Reasons that only say "not now": the same request is sent again. */
const NOT_NOW: ReadonlySet<string> = new Set(['unavailable', 'conflict', 'shutting-down']);

/** One connected player: knows the open question, answers at random when told to, and counts. */
export class Person {
  readonly session: Session;
  prompt: Prompt | null = null;
  over = false;
  /** Called when another question is there, or an answer has come to its end. */
  changed: () => void = () => undefined;
  /** Called with the id of each answer that was acknowledged. */
  kept: (id: string) => void = () => undefined;
  /** Called with each answer as it is sent. */
  said: (answer: Pick<Extract<ClientMessage, { t: 'answer' }>, 'question' | 'answer'>) => void = () => undefined;
  private socket: WebSocket | null = null;
  private readonly tally: Tally;
  private readonly random: Random;
  private table = '';
  private sent: { readonly id: string; readonly at: number; readonly text: string } | null = null;
  private next = 1;
  private opened: PromiseWithResolvers<void> | null = null;
  private readonly waiting = new Map<string, (failed: string | null) => void>();

  constructor(session: Session, tally: Tally) {
    this.session = session;
    this.tally = tally;
    this.random = randomFrom(session.id);
  }

  /** An answer of theirs is on its way. */
  get underWay(): boolean {
    return this.sent !== null;
  }

  async connect(url: string): Promise<void> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { perMessageDeflate: false });
    socket.on('message', (data: Buffer) => this.receive(data));
    this.socket = socket;
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    socket.on('error', () => undefined);
    socket.once('close', () => {
      if (socket === this.socket) this.opened?.reject(new Error('the connection is gone'));
    });
    this.say({ t: 'hello', v: PROTOCOL_VERSION, token: this.session.token });
  }
  /** Opens a table and resolves when it is there. */
  open(table: string): Promise<void> {
    this.table = table;
    this.prompt = null;
    this.over = false;
    this.opened = Promise.withResolvers<void>();
    this.say({ t: 'open', table });
    return this.opened.promise;
  }
  /** Comes back to the table, perhaps at another process, and sends again what was not acknowledged. */
  async comeBack(url: string): Promise<void> {
    this.socket?.terminate();
    await this.connect(url);
    await this.open(this.table);
    if (this.sent) this.socket?.send(this.sent.text);
  }
  ask(wish: Wish): Promise<void> {
    const id = this.newId();
    return new Promise((resolve, reject) => {
      this.waiting.set(id, (failed) => (failed === null ? resolve() : reject(new Error(failed))));
      this.say({ ...wish, table: this.table, id });
    });
  }
  close(): void {
    this.socket?.close();
  }

  /** Answers the open question. False when there is none, or the last answer is still on its way. */
  answer(): boolean {
    const { prompt, socket, table } = this;
    if (!prompt || this.sent || socket?.readyState !== WebSocket.OPEN) return false;
    const id = this.newId();
    const message = { t: 'answer', table, id, question: prompt.question, answer: sampleAnswer(prompt.decision, this.random) } as const;
    const text = JSON.stringify(message);
    this.prompt = null;
    this.sent = { id, at: performance.now(), text };
    this.tally.underWay++;
    socket.send(text);
    this.said(message);
    return true;
  }

  private newId(): string {
    return `${this.table}.${this.next++}`;
  }
  private say(message: object): void {
    this.socket?.send(JSON.stringify(message));
  }

  private receive(data: Buffer): void {
    received(this.tally, data.length);
    const m: ServerMessage = JSON.parse(data.toString());
    switch (m.t) {
      case 'table':
        this.prompt = m.game?.prompt ?? null;
        this.over = m.meta.status === 'over';
        this.opened?.resolve();
        this.opened = null;
        break;
      case 'update':
        if (m.prompt !== undefined) this.prompt = m.prompt;
        if (m.result !== undefined && m.result !== null) this.over = true;
        break;
      case 'ack':
        this.settle(m.id, null);
        if (this.sent?.id !== m.id) return;
        acknowledged(this.tally, this.sent.at, data.length);
        this.sent = null;
        this.kept(m.id);
        break;
      case 'error':
        if (m.id !== null) this.settle(m.id, `${m.code}: ${m.message}`);
        if (this.sent === null || this.sent.id !== m.id) return;
        if (NOT_NOW.has(m.code)) {
          const { text } = this.sent;
          setTimeout(() => this.socket?.send(text), 5);
          return;
        }
        refused(this.tally);
        this.sent = null;
        break;
      default:
        return;
    }
    if (this.prompt !== null || m.t === 'ack' || m.t === 'error' || this.over) this.changed();
  }
  private settle(id: string, failed: string | null): void {
    this.waiting.get(id)?.(failed);
    this.waiting.delete(id);
  }
}
