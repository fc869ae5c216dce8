import { type Flow, askAll, showing, oneOf, type Choose, InputError, emit } from '@parley/kernel';
import { COLOURS } from '../../ids/colours.ts';
import { SHOWS } from '../../ids/shows.ts';
import { faceOfAsset } from '../board/assets.ts';
import { groupsAt } from '../board/groups.ts';
import { placeNamed, colonies, placeName } from '../board/places.ts';
import { markShip } from '../board/stacks.ts';
import { newAsset } from '../cards/asset-cards.ts';
import { makeCards } from '../cards/zones.ts';
import { touchAsset } from '../state/people.ts';
import { type Cosmic, Z, type Player, type Asset, type Colour, type ShipGroup, WARP, type PlaceNo } from '../state/state.ts';
import { type Kind, specialShipOf } from '../variants/special-ships/define.ts';

/** R28.1, R28.7: everybody puts a marker on one of its own ships, and a second one of a colour nobody plays. */
export function* setUpSpecialShips(g: Cosmic): Flow {
  const { specialShips, doubleShip } = g.s.options;
  if (specialShips !== 'none') yield* markAll(g, 0, specialShips);
  if (doubleShip !== 'none') yield* markAll(g, 1, doubleShip); // dominion-double-03
}

function* markAll(g: Cosmic, nth: 0 | 1, kind: Kind): Flow {
  const markers = g.s.order.map((p) => newMarker(g, p, nth, kind));
  const { position } = g.s.options;
  if (position?.specialShips) {
    g.s.order.forEach((p, i) => mark(g, p, markers[i], describedPlace(g, p, nth, position.specialShips)));
    return;
  }
  const answers = yield* askAll(g, () => g.s.order.map((p, i) => shipQuestion(g, p, markers[i])));
  for (const [p, place] of answers) mark(g, p, markers[g.s.order.indexOf(p)], placeNamed(g, place));
}

function newMarker(g: Cosmic, p: Player, nth: 0 | 1, kind: Kind): Asset {
  const card = makeCards(g, [[specialShipOf(kind).id, Z.removed]]);
  const asset = newAsset(g, 'marker', card, g.s.colourOf[p], true); // dominion-ships-01
  asset.tint = nth === 0 ? asset.colour : spareColours(g)[p]; // dominion-double-02
  touchAsset(g, asset);
  return asset;
}

/** Colours of markers that nobody plays. */
const spareColours = (g: Cosmic): Colour[] =>
  COLOURS.flatMap((_, c) => (g.s.options.seats.some((s) => s.colour === COLOURS[c]) ? [] : [c]));

/** Ships that carry no marker and are nothing special yet. */
const plainShips = (g: Cosmic, p: Player, place: PlaceNo): ShipGroup[] =>
  groupsAt(g, p, place).filter((x) => x.stack < 0 && x.colour === g.s.colourOf[p]);

/** The places with ships to mark; all of them may be in the warp. */
function shipPlaces(g: Cosmic, p: Player): number[] {
  const places = colonies(g, p).filter((x) => plainShips(g, p, x).length > 0);
  return places.length > 0 ? places : [WARP];
}

const shipQuestion = (g: Cosmic, seat: Player, asset: Asset): Choose =>
  showing(
    SHOWS.place,
    oneOf(
      seat,
      'special-ships.mark',
      'rule:R28.1',
      shipPlaces(g, seat).map((x) => placeName(g, x)),
      { card: faceOfAsset(g, asset) },
    ),
  );

function describedPlace(g: Cosmic, p: Player, nth: number, described: { readonly [colour: string]: readonly string[] } = {}): number {
  const name = described[COLOURS[g.s.colourOf[p]]]?.[nth];
  const place = name === undefined ? shipPlaces(g, p)[0] : placeNamed(g, name);
  if (place < 0 || plainShips(g, p, place).length === 0)
    throw new InputError(`${COLOURS[g.s.colourOf[p]]} has no ship at "${name}" to make special.`);
  return place;
}

function mark(g: Cosmic, p: Player, asset: Asset, place: PlaceNo): void {
  const [ship] = plainShips(g, p, place);
  if (!ship) return;
  markShip(g, asset, ship);
  emit(g, 'ship-marked', { who: p, card: faceOfAsset(g, asset), planet: placeName(g, place) });
}
