import type { Packet, SeenEvent, View } from '@parley/kernel';
import { eventsOf, viewAfter } from '@parley/kernel/client';

/** A moment of what happened: how things stood, and what had happened since the one before. */
export interface Moment {
  readonly view: View;
  readonly events: readonly SeenEvent[];
}

/** The moments of a packet, from a view on. `told`: the last event that is known already; it may be told again. */
export function momentsOf(view: View, packet: Packet, told = 0): Moment[] {
  let now = view;
  return packet.map((frame) => {
    now = viewAfter(now, frame);
    return { view: now, events: eventsOf(frame).filter((e) => e.n > told) };
  });
}
