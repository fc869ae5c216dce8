/** A bucket that fills at a rate and is emptied by use. */
export interface Bucket {
  /** Takes so much; false when there is not enough. */
  take(n?: number): boolean;
}

export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export function bucket({ burst, perSecond }: Rate, now: () => number = Date.now): Bucket {
  let level = burst;
  let last = now();
  return {
    take(n = 1) {
      const t = now();
      level = Math.min(burst, level + ((t - last) / 1000) * perSecond);
      last = t;
      if (level < n) return false;
      level -= n;
      return true;
    },
  };
}

/** A bucket for each of many callers; those that are full again are forgotten. */
export function buckets(rate: Rate, most = 10_000): (who: string) => Bucket {
  const all = new Map<string, Bucket>();
  return (who) => {
    const known = all.get(who);
    if (known) return known;
    // The oldest have had the most time to fill.
    if (all.size >= most) for (const key of [...all.keys()].slice(0, most / 2)) all.delete(key);
    const fresh = bucket(rate);
    all.set(who, fresh);
    return fresh;
  };
}
