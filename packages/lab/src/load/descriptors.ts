import { InputError } from '@parley/kernel';
import { readFileSync } from 'node:fs';

/** How many descriptors a process may have open; null where the system does not tell. */
function mostDescriptors(): number | null {
  try {
    const limit = /^Max open files +\d+ +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'));
    return limit ? Number(limit[1]) : null;
  } catch {
    return null;
  }
}

/** Everything else that is open: files, pipes, what is opened and closed meanwhile. */
const OTHERS = 200;

/** Refuses a run that would end in the middle because sockets run out: here are those of all servers. */
export function enoughDescriptors(tables: number, seats: number, servers: number, most = mostDescriptors()): void {
  const needed = tables * seats * servers + OTHERS;
  if (most === null || needed <= most) return;
  throw new InputError(
    `${tables} tables of ${seats} at ${servers} servers need ${needed} sockets in one process, and ${most} may be open (ulimit -Hn): take fewer tables, or leave out peers.`,
  );
}
