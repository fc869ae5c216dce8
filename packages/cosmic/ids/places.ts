import { among, counted, form, idKinds, slug, textOf, whole, type Id, type ReadId } from '@parley/kernel/client';
import { COLOURS } from './colours.ts';

/** Where ships are that are on no planet. Nothing else is called like this where it could be confused. */
export const FIXED = ['warp', 'gate', 'side', 'out'] as const;

/** The names of places. */
export const placeIds = idKinds(
  {
    planet: form`${{ colour: among(COLOURS) }}/${{ nth: whole }}`,
    fixed: form`${{ place: among(FIXED) }}`,
    vessel: form`vessel/${{ name: slug() }}`,
    /** Under an alien sheet, and on it. */
    captives: form`captives/${{ sheet: whole }}`,
    reserve: form`sheet/${{ sheet: whole }}`,
    asset: form`${{ sort: among(['tech', 'station', 'marker']) }}/${{ asset: counted }}`,
    hazard: form`hazard/${{ card: whole }}`,
    /** Somewhere that nobody can point at, by its number among the places. */
    hold: form`hold/${{ place: whole }}`,
  },
  'place',
);
export type PlaceId = Id<'place'>;
export type ReadPlace = ReadId<(typeof placeIds)['forms']>;

export const placeId = textOf<'place'>(placeIds);
export const planetId = textOf<'place'>(placeIds.forms.planet);

/** The name of a place of each kind. */
export const nameOf = placeIds.write;

/** Is this the name of a place? */
export const isPlaceId = (id: string): id is PlaceId => placeIds.find(id) !== null;
/** Is this the name of a planet? */
export const isPlanetId = (id: string): boolean => placeIds.find(id)?.kind === 'planet';
