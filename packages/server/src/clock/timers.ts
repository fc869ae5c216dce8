/** Timers of one table by name: setting one again replaces it, and all of them end together. `run` decides when its turn has come. */
export class Timers {
  private readonly run: (job: () => void) => void;
  private readonly running = new Map<string, NodeJS.Timeout>();

  constructor(run: (job: () => void) => void) {
    this.run = run;
  }

  set(name: string, ms: number, then: () => void): void {
    clearTimeout(this.running.get(name));
    const timer = setTimeout(
      () => {
        this.running.delete(name);
        this.run(then);
      },
      Math.min(Math.max(0, ms), 2_000_000_000),
    );
    this.running.set(name, timer);
  }
  has(name: string): boolean {
    return this.running.has(name);
  }
  clear(name: string): void {
    clearTimeout(this.running.get(name));
    this.running.delete(name);
  }
  /** Ends those whose name begins like this, except some. */
  keepOnly(prefix: string, names: ReadonlySet<string>): void {
    for (const name of this.running.keys()) if (name.startsWith(prefix) && !names.has(name)) this.clear(name);
  }
  get size(): number {
    return this.running.size;
  }
  clearAll(): void {
    for (const timer of this.running.values()) clearTimeout(timer);
    this.running.clear();
  }
}
