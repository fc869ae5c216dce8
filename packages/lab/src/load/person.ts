import { randomFrom, sampleAnswer, type Random } from '@parley/kernel';
import { PROTOCOL_VERSION, type Prompt, type ServerMessage, type Session } from '@parley/server/protocol';
import { WebSocket } from 'ws';

/** What all people together have counted. */
export interface Counts {
  answers: number;
  refused: number;
  bytes: number;
  /** Milliseconds from sending an answer to its acknowledgement. */
  readonly times: number[];
}

/** One connected player: knows the open question, answers at random when told to, and counts. */
export class Person {
  readonly session: Session;
  prompt: Prompt | null = null;
  over = false;
  private readonly socket: WebSocket;
  private readonly counts: Counts;
  private readonly random: Random;
  private table = '';
  private sent: { readonly id: string; readonly at: number } | null = null;
  private next = 1;
  private opened: (() => void) | null = null;
  private readonly waiting = new Map<string, (failed: string | null) => void>();

  constructor(url: string, session: Session, counts: Counts) {
    this.session = session;
    this.counts = counts;
    this.random = randomFrom(session.id);
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/ws`);
    this.socket.on('message', (data: Buffer) => this.receive(data));
    this.socket.on('error', (error) => console.error(error.message));
  }

  async connect(): Promise<void> {
    await new Promise((resolve) => this.socket.once('open', resolve));
    this.say({ t: 'hello', v: PROTOCOL_VERSION, token: this.session.token });
  }
  /** Opens a table and resolves when it is there. */
  open(table: string): Promise<void> {
    this.table = table;
    this.prompt = null;
    this.over = false;
    return new Promise((resolve) => {
      this.opened = resolve;
      this.say({ t: 'open', table });
    });
  }
  ask(request: { readonly t: 'takeSeat'; readonly seat: number } | { readonly t: 'start' }): Promise<void> {
    const id = this.newId();
    return new Promise((resolve, reject) => {
      this.waiting.set(id, (failed) => (failed === null ? resolve() : reject(new Error(failed))));
      this.say({ ...request, table: this.table, id });
    });
  }
  close(): void {
    this.socket.close();
  }

  /** Answers the open question. False when there is none, or the last answer is still on its way. */
  answer(): boolean {
    const { prompt } = this;
    if (!prompt || this.sent) return false;
    const id = this.newId();
    this.prompt = null;
    this.sent = { id, at: performance.now() };
    this.say({ t: 'answer', table: this.table, id, question: prompt.question, answer: sampleAnswer(prompt.decision, this.random) });
    return true;
  }

  private newId(): string {
    return `${this.table}.${this.next++}`;
  }
  private say(message: object): void {
    this.socket.send(JSON.stringify(message));
  }

  private receive(data: Buffer): void {
    this.counts.bytes += data.length;
    const m = JSON.parse(data.toString()) as ServerMessage;
    switch (m.t) {
      case 'table':
        this.prompt = m.game?.prompt ?? null;
        this.over = m.meta.status === 'over';
        this.opened?.();
        this.opened = null;
        break;
      case 'update':
        if (m.prompt !== undefined) this.prompt = m.prompt;
        if (m.result !== undefined && m.result !== null) this.over = true;
        break;
      case 'ack':
        if (this.sent?.id === m.id) this.acknowledged();
        this.settle(m.id, null);
        break;
      case 'error':
        if (this.sent?.id === m.id) {
          this.sent = null;
          this.counts.refused++;
        }
        if (m.id !== null) this.settle(m.id, `${m.code}: ${m.message}`);
        break;
      default:
        break;
    }
  }
  private acknowledged(): void {
    if (!this.sent) return;
    this.counts.answers++;
    this.counts.times.push(performance.now() - this.sent.at);
    this.sent = null;
  }
  private settle(id: string, failed: string | null): void {
    this.waiting.get(id)?.(failed);
    this.waiting.delete(id);
  }
}
