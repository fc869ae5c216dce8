// A rule to be broken by the test of `lab mutate`. It is never part of a game.

interface Ships {
  readonly owner: number;
  readonly n: number;
}

/** Read while the module is loaded. */
const LIMIT = { most: 4 };
const most = LIMIT.most;

/** Remembered from one game to the next. */
const known = new Map<number, number>();

export function toll(me: number, all: readonly Ships[]): number {
  let n = 0;
  for (const x of all.filter((y) => y.owner === me)) n += x.n; // faq-toll-1
  return Math.min(n, most); // faq-toll-2
}

export function doubled(n: number): number {
  const before = known.get(n);
  if (before !== undefined) return before;
  const made = n * 2;
  known.set(n, made);
  return made;
}

export function countDown(n: number): number {
  let left = n;
  while (left > 0) {
    left -= 1;
  }
  return left;
}
