import type { Seat } from '@parley/kernel';
import type { Affiliation, Filter } from '../language/index.ts';
import { inPlay, isMission, isSolved, lineOf, locations } from '../rules/board/places.ts';
import { fits } from '../rules/numbers/filter.ts';
import { cardOf, factsOf, type PlaySpec } from '../rules/registry/cards.ts';
import type { Piece, Trek } from '../rules/state/state.ts';
import { LINES } from '../rules/state/zones.ts';
import { isKnownTo } from './play.ts';

/** What a card may be aimed at when it is played. */
type Aims = NonNullable<PlaySpec['aims']>;

/** Plays on a mission that is not solved yet and shows this affiliation. */
export const missionsOf = (affil: Affiliation): Aims =>
  missions((g, mission) => {
    const facts = factsOf(g, mission);
    const isSpied = cardOf(g, mission).standing.some((x) => x.says === 'spied' && x.on === affil);
    return facts.type === 'Mission' && (facts.attempters.includes(affil) || isSpied) && !isSolved(g, mission);
  });

/** Plays on such a mission. */
export const missions =
  (such: (g: Trek, mission: Piece, seat: Seat) => boolean): Aims =>
  (g, seat) =>
    locations(g).filter((x) => isMission(x) && such(g, x, seat));

/** Plays on such a location of a spaceline, whatever card it is (T4.1). */
export const onLines =
  (such: (g: Trek, location: Piece) => boolean): Aims =>
  (g) =>
    LINES.flatMap((line) => lineOf(g, line)).filter((x) => such(g, x));

/** Plays on a card in play that fits and whose face this player knows. */
export const knownInPlay =
  (filter: Filter): Aims =>
  (g, seat) =>
    inPlay(g).filter((x) => fits(g, seat, x, filter) && isKnownTo(g, seat, x));

/** Plays on a card in play that fits. */
export const cardsInPlay =
  (filter: Filter): Aims =>
  (g, seat) =>
    inPlay(g).filter((x) => fits(g, seat, x, filter));
