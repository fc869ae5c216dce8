import type { Facts } from '../../language/index.ts';
import type { Lexicon } from '../../text/lexicon.ts';
import type { Board, Line, Location, Thing } from '../../view/index.ts';
import { cardOfZone, kindOf } from '../../view/index.ts';
import { factsOf, isPerson, isVessel } from './cards.ts';

/** A card in play, and where it is. */
export interface Spot {
  readonly thing: Thing;
  readonly facts: Facts | null;
  readonly location: Location;
  readonly line: Line;
  /** The ship or facility it is in; null: it is in space or on the planet. */
  readonly host: Thing | null;
  readonly zone: number;
}

/** A ship or facility as it stands beside its location, with how deep it is docked. */
export interface Vessel {
  readonly thing: Thing;
  readonly facts: Facts | null;
  readonly docked: boolean;
  /** On the planet, rather than in space. */
  readonly down: boolean;
}

/** Everything in play by its number, and every location by its own. */
export interface Atlas {
  readonly spots: ReadonlyMap<number, Spot>;
  readonly locations: ReadonlyMap<number, Location>;
}

export function atlasOf(board: Board, lexicon: Lexicon): Atlas {
  const spots = new Map<number, Spot>();
  const locations = new Map<number, Location>();
  for (const { line, locations: there } of board.lines)
    for (const location of there) {
      locations.set(location.piece, location);
      const note = (things: readonly Thing[], host: Thing | null, zone: number): void => {
        for (const thing of things) {
          if (thing.piece === undefined) continue;
          spots.set(thing.piece, { thing, facts: factsOf(lexicon, thing.card), location, line, host, zone });
          note(thing.within, thing, thing.zone);
        }
      };
      note(location.space.things, null, location.space.zone);
      if (location.surface !== null) note(location.surface.things, null, location.surface.zone);
    }
  return { spots, locations };
}

/** Whoever may use a card. */
export const holderOf = ({ seat, controller }: Pick<Thing, 'seat' | 'controller'>): number => controller ?? seat;

/** Ships and facilities of one side at a location, those that are docked behind what they are docked at. */
export function vesselsAt(lexicon: Lexicon, location: Location, seat: number): readonly Vessel[] {
  const found: Vessel[] = [];
  const look = (things: readonly Thing[], docked: boolean, down: boolean): void => {
    const own = things.filter((x) => x.piece !== undefined && isVessel(factsOf(lexicon, x.card)) && holderOf(x) === seat);
    // Facilities stand next to the road.
    for (const thing of [
      ...own.filter((x) => factsOf(lexicon, x.card)?.type === 'Facility'),
      ...own.filter((x) => factsOf(lexicon, x.card)?.type !== 'Facility'),
    ]) {
      found.push({ thing, facts: factsOf(lexicon, thing.card), docked, down });
      look(thing.within, true, down);
    }
  };
  look(location.space.things, false, false);
  look(location.surface?.things ?? [], false, true);
  return found;
}

/** People and things of a seat among these; backs count, since nobody knows what they are. */
export const companyOf = (lexicon: Lexicon, things: readonly Thing[], seat: number): readonly Thing[] =>
  things.filter((x) => holderOf(x) === seat && !isVessel(factsOf(lexicon, x.card)) && factsOf(lexicon, x.card)?.type !== 'Site');

/** How many people of a seat there are among these, as far as one can tell: backs count as people. */
export const headsOf = (lexicon: Lexicon, things: readonly Thing[], seat: number): number =>
  companyOf(lexicon, things, seat).filter((x) => x.piece === undefined || isPerson(factsOf(lexicon, x.card))).length;

export const isStopped = ({ stopped = 0 }: Pick<Thing, 'stopped'>): boolean => stopped > 0;

/** The people of a seat on the planet of a location, those who are known by face among them. */
export const teamAt = (lexicon: Lexicon, location: Location, seat: number): readonly Thing[] =>
  location.surface === null ? [] : companyOf(lexicon, location.surface.things, seat);

/** What a zone is: on or around which location, or in which ship or facility. */
export type Place =
  | { readonly at: 'surface' | 'space' | 'seeds' | 'on'; readonly location: number }
  | { readonly at: 'in'; readonly piece: number }
  | { readonly at: 'elsewhere' };

export function placeOf(zone: number): Place {
  const kind = kindOf(zone);
  if (kind === 'surface' || kind === 'space' || kind === 'seeds') return { at: kind, location: cardOfZone(zone) };
  if (kind === 'in') return { at: 'in', piece: cardOfZone(zone) };
  if (kind === 'on') return { at: 'on', location: cardOfZone(zone) };
  return { at: 'elsewhere' };
}
