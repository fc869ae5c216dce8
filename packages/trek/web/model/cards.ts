import type { Affiliation, Facts, FacilityFacts, MissionFacts, PersonnelFacts, Printed, ShipFacts } from '../../language/index.ts';
import type { CardEntry, Lexicon } from '../../text/lexicon.ts';
import type { CardView } from '../../view/index.ts';
import type { Hull, Station } from '../pieces/hull-drawings.tsx';

/** What is known of a card by its id. */
export const entryOf = (lexicon: Lexicon, card: string | undefined): CardEntry | null =>
  card === undefined ? null : (lexicon.cards[card] ?? null);
export const factsOf = (lexicon: Lexicon, card: string | undefined): Facts | null => entryOf(lexicon, card)?.facts ?? null;
/** Its name; of a card whose name several have, with its set. */
export const nameOf = (lexicon: Lexicon, card: string | undefined): string => entryOf(lexicon, card)?.name ?? card ?? '';

export function missionFacts(lexicon: Lexicon, card: string): MissionFacts | null {
  const facts = factsOf(lexicon, card);
  return facts?.type === 'Mission' ? facts : null;
}

export const isPerson = (facts: Facts | null): facts is PersonnelFacts => facts?.type === 'Personnel';
export const isShip = (facts: Facts | null): facts is ShipFacts => facts?.type === 'Ship';
export const isFacility = (facts: Facts | null): facts is FacilityFacts => facts?.type === 'Facility';
/** Does it hold people? */
export const isVessel = (facts: Facts | null): facts is ShipFacts | FacilityFacts => isShip(facts) || isFacility(facts);

/** Of which of its printed affiliations a card is now; undefined: cards of its kind have none. */
export function affiliationOf(facts: Facts | null, view?: Pick<CardView, 'affiliation'>): Affiliation | undefined {
  if (facts === null || !('affil' in facts)) return undefined;
  return facts.affil[view?.affiliation ?? 0] ?? facts.affil[0];
}

/** A printed number as a number; what a text adds to it is not known here. */
export const figure = (printed: Printed): number => (printed === null ? 0 : typeof printed === 'number' ? printed : printed.base);
/** The same as it stands on the card: '7+X'. */
export const written = (printed: Printed): string =>
  printed === null ? '–' : typeof printed === 'number' ? String(printed) : printed.printed;

/** Which hull a ship wears: by what it takes to fly it, what it can do and what kind it is, never by its people. */
export function hullOf({ staffing, numbers, shipClass }: ShipFacts): Hull {
  if (/freighter|transport|merchant/i.test(shipClass)) return 'freighter';
  if (staffing.length >= 3) return 'heavy';
  const guns = figure(numbers.WEAPONS);
  if (staffing.length === 0) return guns <= 3 || figure(numbers.SHIELDS) <= 3 ? 'pod' : 'scout';
  if (guns <= 5) return 'scout';
  return staffing.length === 1 || figure(numbers.RANGE) < 8 ? 'raider' : 'cruiser';
}

export function stationOf({ facility, title }: FacilityFacts): Station {
  if (facility === 'Headquarters') return 'headquarters';
  if (facility === 'Station') return 'nor';
  return /depot/i.test(title) ? 'depot' : 'outpost';
}

/** A ship's name as it fits on a plate: without what every ship of its fleet is called, and without its people. */
export const shortName = (title: string): string =>
  title.replace(/^(?:U\.S\.S\.|I\.K\.C\.|Bajoran|Cardassian|Jem'Hadar) (?=\S)/, '').replace('Supply Depot', 'Depot');

/** Whose end of the card lies towards a seat: some missions show another span to the player opposite. */
export function spanFor(facts: MissionFacts, owner: number, seat: number): number {
  const other = seat === owner ? undefined : facts.otherEnd?.span;
  return figure(other ?? facts.span);
}
