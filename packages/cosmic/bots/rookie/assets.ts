import type { Choose, Plain, Seat } from '@parley/kernel';
import type { Seen } from '@parley/kernel/players';
import type { Board } from './board.ts';
import type { Card } from './cards.ts';
import type { AssetCell, PeopleCell } from './cells.ts';

/** Something on the table in front of a player: a tech, a space station, a marker on a ship. */
export interface Asset {
  readonly id: number;
  readonly kind: string;
  /** -1: it is no longer there. */
  readonly owner: Seat;
  readonly up: boolean;
  /** 'tech:qax', 'station:colony-cloak', 'ship:flagship'; empty when this seat may not know. */
  readonly face: string;
  /** Ships on it. */
  readonly ships: number;
  /** The cards under it that this seat may see. */
  readonly kept: readonly Card[];
  /** The planet a station is attached to, the ship a marker is on. */
  readonly planet: string | null;
  readonly ship: number;
  /** Is it as good as a foreign colony? */
  readonly countsAsColony: boolean;
}

/** Should an asset be used here? `clause` tells the parts of its text apart. */
export type AssetRule = (b: Board, asset: Asset, clause: string, d: Choose) => boolean;

const GONE = { kind: '', owner: -1, up: false, face: '', ships: 0, kept: [], planet: null, ship: -1, countsAsColony: false } as const;

/** Tokens with which an energy generator counts as a colony. */
const CHARGED = 5;

export function readAsset(seen: Seen, people: PeopleCell, id: number, cards: (zone: number) => Card[]): Asset {
  const x = seen.cell(`asset:${id}`) as unknown as AssetCell | null;
  if (x === null) return { id, ...GONE };
  const [card] = cards(x.zone);
  const face = card?.face ?? '';
  return {
    id,
    kind: x.kind,
    owner: people.colours.indexOf(x.colour),
    up: x.up,
    face,
    ships: x.place < 0 ? 0 : shipsAt(seen.cell(`place:${x.place}`)),
    kept: cards(x.store),
    planet: x.planet,
    ship: x.ship,
    countsAsColony: x.up && face === 'station:cosmic-energy-generator' && Number(x.notes.tokens ?? 0) >= CHARGED,
  };
}

const shipsAt = (row: Plain): number => (row as readonly number[]).reduce((n, k) => n + k, 0);
