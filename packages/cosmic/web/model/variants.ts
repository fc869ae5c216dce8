import type { Plain, View } from '@parley/kernel';
import type { AssetKind, AssetView, DeckView, DialView, HazardsView, LaidView, PlaceView, TeamsView } from './board.ts';
import { colourOrNull, dict, faces, isDict, list, num, seats, text, textOrNull, zone, type Dict } from './cells.ts';
import { fleetSize } from './queries.ts';

/** Reads what variants bring to the table. A game without one has nothing of it in its view. */

export interface RewardsRead {
  readonly cards: { readonly first: number; readonly end: number };
  readonly deck: number;
  readonly pile: DeckView;
}

export function readRewards(view: View): RewardsRead | null {
  if (!isDict(view.rewards)) return null;
  const { first, end, deck } = view.rewards;
  return { cards: { first: num(first, 0), end: num(end, 0) }, deck: num(deck, -1), pile: readDeck(view, view.rewards) };
}

const readDeck = (view: View, cell: Dict): DeckView => ({
  deck: zone(view, num(cell.deck, -1)).n,
  discard: faces(view, num(cell.discard, -1)),
});

export const readTechs = (view: View): DeckView | null => (isDict(view.technology) ? readDeck(view, view.technology) : null);

export function readHazards(view: View): HazardsView | null {
  if (!isDict(view.hazards)) return null;
  const { inPlay, partners, backwards } = view.hazards;
  return {
    ...readDeck(view, view.hazards),
    inPlay: faces(view, num(inPlay, -1)),
    partners: list(partners).map(seats),
    backwards: backwards === true,
  };
}

export function readTeams(people: Dict): TeamsView | null {
  if (!isDict(people.teams)) return null;
  return { partner: seats(people.teams.partners), met: seats(people.teams.met) };
}

/** Assets that are in use. Numbers are not used anew for another kind, so each keeps its number. */
export function readAssets(view: View, places: readonly PlaceView[]): AssetView[] {
  const ships = new Map(list(view.stacks).map((x) => [num(dict(x).id, -1), num(dict(x).place, -1)]));
  const out: AssetView[] = [];
  for (let id = 0; view[`asset:${id}`] !== undefined; id++) {
    const x = dict(view[`asset:${id}`]);
    const colour = colourOrNull(x.colour);
    const row = zone(view, num(x.zone, -1));
    if (colour === null || row.n === 0) continue;
    const hold = places[num(x.place, -1)];
    out.push({
      id,
      kind: text(x.kind) as AssetKind,
      colour,
      up: x.up === true,
      card: row.cards?.[0] ?? null,
      ships: hold ? fleetSize(hold.ships) : 0,
      stored: zone(view, num(x.store, -1)),
      hold: hold?.name ?? '',
      place: textOrNull(x.planet) ?? places[ships.get(num(x.ship, -1)) ?? -1]?.name ?? '',
      tint: colourOrNull(x.tint) ?? colour,
    });
  }
  return out;
}

export const readLaid = (cell: Plain | undefined): LaidView[] =>
  list(cell).map((item) => {
    const { by, type, up, back, card } = dict(item);
    return { by: num(by, -1), type: text(type), up: up === true, back: back === 'reward' ? 'reward' : 'cosmic', card: textOrNull(card) };
  });

export const readDials = (cell: Plain | undefined): DialView[] =>
  list(cell).map((item) => ({ who: num(dict(item).who, -1), set: textOrNull(dict(item).set) }));
