/** Requests whose keys are remembered, so that a retry is seen without asking the storage. */
const MOST = 32;

/** The keys of the requests that were carried out last. */
export class RecentKeys {
  private readonly keys = new Set<string>();

  has(key: string | undefined): boolean {
    return key !== undefined && this.keys.has(key);
  }

  add(key: string | undefined): void {
    if (key === undefined) return;
    this.keys.add(key);
    if (this.keys.size > MOST) for (const oldest of this.keys) return void this.keys.delete(oldest);
  }
}
