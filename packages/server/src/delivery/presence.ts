import { json, type Seat } from '@parley/kernel';
import { randomName } from '../context/identity.ts';
import type { Storage } from '../storage/storage.ts';

/** Who is there is told again so often; what was not told for three times as long is no longer true. */
const AGAIN = 20_000;

interface There {
  readonly seats: readonly Seat[];
  readonly watchers: number;
}
interface Report extends There {
  readonly process: string;
  readonly table: string;
}

const readReport: json.Reader<Report> = json.fields({
  process: json.text,
  table: json.text,
  seats: json.list(json.number),
  watchers: json.number,
});

/** Who looks at which table at the other processes. */
export class Presence {
  private readonly storage: Storage;
  private readonly process = randomName(8);
  private readonly here = new Map<string, There>();
  private readonly elsewhere = new Map<string, Map<string, There & { readonly at: number }>>();
  private readonly timer: NodeJS.Timeout;
  private readonly unlisten: () => void;

  /** `changed`: somebody came or went at another process. */
  constructor(storage: Storage, changed: (table: string) => void) {
    this.storage = storage;
    this.unlisten = storage.onBroadcast((text) => {
      const report = json.read(readReport, text, 'a report');
      if (report.process === this.process) return;
      this.note(report);
      changed(report.table);
    });
    this.timer = setInterval(() => {
      for (const [table, there] of this.here) this.tell(table, there);
    }, AGAIN);
    this.timer.unref();
  }

  /** Who looks at a table at this process. */
  report(table: string, there: There): void {
    if (there.seats.length === 0 && there.watchers === 0) this.here.delete(table);
    else this.here.set(table, there);
    this.tell(table, there);
  }
  private tell(table: string, { seats, watchers }: There): void {
    this.storage.broadcast(JSON.stringify({ process: this.process, table, seats, watchers } satisfies Report));
  }

  private note({ process, table, seats, watchers }: Report): void {
    const all = this.elsewhere.get(table) ?? new Map<string, There & { at: number }>();
    if (seats.length === 0 && watchers === 0) all.delete(process);
    else all.set(process, { seats, watchers, at: Date.now() });
    if (all.size === 0) this.elsewhere.delete(table);
    else this.elsewhere.set(table, all);
  }

  /** Who looks at a table at other processes. */
  others(table: string): There {
    const seats: Seat[] = [];
    let watchers = 0;
    for (const there of this.elsewhere.get(table)?.values() ?? []) {
      if (there.at < Date.now() - 3 * AGAIN) continue;
      seats.push(...there.seats);
      watchers += there.watchers;
    }
    return { seats, watchers };
  }

  close(): void {
    clearInterval(this.timer);
    this.unlisten();
    for (const table of this.here.keys()) this.tell(table, { seats: [], watchers: 0 });
  }
}
