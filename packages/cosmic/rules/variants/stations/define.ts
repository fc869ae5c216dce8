import type { Flow } from '@parley/kernel';
import { faceIds, type FaceId } from '../../../ids/index.ts';
import type { ClauseSpec, Ctx } from '../../registry/clauses.ts';
import type { Face } from '../../registry/face.ts';
import { registerFaces } from '../../registry/registry.ts';
import type { Asset, Cosmic } from '../../state/state.ts';
import { giveStation, roomForStations } from './attach.ts';

/** A space station: what its player can do as long as ships of that player stand on the planet it is attached to (R27.2). */
export interface Station {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly asks?: { readonly [tag: string]: string };
  readonly clauses: readonly ClauseSpec[];
  /** Somebody has just got it: dealt, traded or conquered. */
  received?(g: Cosmic, asset: Asset): Flow;
  /** What it has brought goes with it. */
  leaves?(g: Cosmic, asset: Asset): void;
}

/** A space station, as its own file says it. */
export const station = (s: Station): Station => s;

const known: Station[] = [];
/** The stations there are. */
export function registerStations(list: readonly Station[]): void {
  known.push(...list);
  registerFaces(list.map(stationFace));
}
export const allStations = (): readonly Station[] => known;

export const faceId = (id: string): FaceId => faceIds.write.station({ station: id });

/** The card of a station. */
export const stationFace = ({ id, name, text, asks, clauses, received, leaves }: Station): Face => ({
  id: faceId(id),
  name,
  type: 'station',
  value: 0,
  text,
  clauses,
  ...(asks ? { asks } : {}),
  asset: { trade: { room: roomForStations, give: giveStation }, ...(received ? { received } : {}), ...(leaves ? { leaves } : {}) },
});

/** The station that a clause is printed on. */
export const stationIn = (c: Ctx<unknown>): Asset => c.g.s.assets[c.asset];
/** The planet of the station that a clause is printed on. A text that works has one. */
export const planetIn = (c: Ctx<unknown>): number => stationIn(c).planet ?? -1;
