/** Those who wait for the next batch. */
let waiting: (() => void)[] = [];

function release(): void {
  const all = waiting;
  waiting = [];
  for (const go of all) go();
}

/**
 * Resolves when all messages that have arrived by now are read: the moves of many tables are then made one after the other, which is quicker than
 * making each between reading two sockets, because the code and data of the rules stay in the processor's caches.
 */
export const nextBatch = (): Promise<void> =>
  new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(release);
  });
