import type { Duplex } from 'node:stream';

/** Transports that hold back what is written to them, until all that is to be done now is done. */
let held: Duplex[] = [];

function release(): void {
  const transports = held;
  held = [];
  for (const transport of transports) transport.uncork();
}

/**
 * What is sent to one socket in one go, an update and the acknowledgement that goes with it, travels in one write: a write costs more than anything
 * else that is done for a message.
 */
export class Outbox {
  private readonly transport: Duplex;

  constructor(transport: Duplex) {
    this.transport = transport;
  }

  /** Something is about to be written. */
  open(): void {
    if (this.transport.writableCorked > 0) return;
    this.transport.cork();
    if (held.push(this.transport) === 1) setImmediate(release);
  }
}
