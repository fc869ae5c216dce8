import { EMPTY_PACKET, type Seat } from '@parley/kernel';
import type { Identity } from '../protocol/index.ts';
import type { WrittenParts } from './shown.ts';
import { newStream, type Stream } from './stream.ts';

/** Somebody who is connected and looks at this table. */
export interface Viewer {
  readonly who: Identity;
  send(text: string): void;
}

/** Who looks at a table, and what has been told to each. Receivers are the seats and, as number `seats`, all spectators. */
export class Audience {
  private readonly table: string;
  private readonly seats: number;
  private readonly viewers = new Map<Viewer, number>();
  private readonly counts: number[];
  private readonly streams: (Stream | undefined)[] = [];
  readonly muted = new Map<string, Set<string>>();

  constructor(table: string, seats: number) {
    this.table = table;
    this.seats = seats;
    this.counts = Array.from({ length: seats + 1 }, () => 0);
  }

  /** The number that stands for all spectators. */
  get spectators(): number {
    return this.seats;
  }
  get size(): number {
    return this.viewers.size;
  }
  get watchers(): number {
    return this.counts[this.seats];
  }
  connected(): Set<Seat> {
    return new Set(this.counts.flatMap((n, r) => (n > 0 && r < this.seats ? [r] : [])));
  }
  has(viewer: Viewer): boolean {
    return this.viewers.has(viewer);
  }
  all(): IterableIterator<[Viewer, number]> {
    return this.viewers.entries();
  }

  /** Seats somebody, or moves them to the seat they have now. True when that changed who is connected. */
  admit(viewer: Viewer, seat: Seat | null): boolean {
    const receiver = seat ?? this.seats;
    const before = this.viewers.get(viewer);
    if (before === receiver) return false;
    if (before !== undefined) this.counts[before]--;
    this.viewers.set(viewer, receiver);
    this.counts[receiver]++;
    return true;
  }
  dismiss(viewer: Viewer): boolean {
    const receiver = this.viewers.get(viewer);
    if (receiver === undefined) return false;
    this.viewers.delete(viewer);
    this.counts[receiver]--;
    return true;
  }

  /** The stream of a receiver; there is none while nobody has looked. */
  stream(receiver: number, first: () => WrittenParts): Stream {
    return (this.streams[receiver] ??= newStream(this.table, first()));
  }
  /** From here on changes would not do: everybody gets a fresh start. */
  restart(): void {
    this.streams.length = 0;
  }

  /** Tells every receiver what changed; without `parts` in the view alone. */
  update(packets: readonly string[] | null, parts: ((receiver: number) => WrittenParts) | null): void {
    for (let r = 0; r <= this.seats; r++) {
      const stream = this.streams[r];
      if (!stream) continue;
      const text = stream.next(packets?.[r] ?? EMPTY_PACKET, parts?.(r) ?? null);
      if (text !== null && this.counts[r] > 0) for (const [viewer, at] of this.viewers) if (at === r) viewer.send(text);
    }
  }

  /** Tells everybody the same. */
  tell(text: string, to: (receiver: number, viewer: Viewer) => boolean = () => true): void {
    for (const [viewer, receiver] of this.viewers) if (to(receiver, viewer)) viewer.send(text);
  }
}
