import { useShown } from '@parley/web/shell';
import type { SeenEvent } from '@parley/kernel';
import { useMemo } from 'react';
import { isColour, type ColourName } from '../../ids/index.ts';
import { toldText } from '../../text/index.ts';

/** Ships that are seen to move. */
export interface Flight {
  readonly id: string;
  readonly colour: ColourName;
  readonly n: number;
  readonly from: string;
  readonly to: string;
}

export const FLIGHT = 560;
export const FALL = 800;
export const APART = 60;

export const flightsOf = (events: readonly SeenEvent[]): Flight[] =>
  events
    .filter((e) => e.type === 'ships-moved')
    .flatMap(({ n, data: { colour, n: ships, from, to } }) =>
      isColour(colour) ? [{ id: `${n}`, colour, n: Number(ships), from: toldText(from), to: toldText(to) }] : [],
    );

export const isFall = (f: Flight): boolean => f.to === 'warp' || f.to === 'out';

export function flightTime(flights: readonly Flight[]): number {
  const most = Math.max(...flights.map((f) => Math.min(f.n, 6)));
  return (flights.some(isFall) ? FALL : FLIGHT) + APART * (most - 1);
}

/** The ships that fly at this moment. */
export function useFlights(): readonly Flight[] {
  const { events } = useShown();
  return useMemo(() => flightsOf(events), [events]);
}

/** Places at which ships have arrived without being seen to fly. */
export function useArrivals(): ReadonlySet<string> {
  const { missed } = useShown();
  return useMemo(() => new Set(flightsOf(missed).map((f) => f.to)), [missed]);
}
