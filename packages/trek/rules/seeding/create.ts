import type { Random, Seat } from '@parley/kernel';
import type { Deck, Options } from '../options/options.ts';
import { newMarks } from '../state/marks.ts';
import { SEATS, type State } from '../state/state.ts';
import { MISSION_PIECES, MISSIONS, newNest, SPARES, zoneOfSeat, type SeatZone } from '../state/zones.ts';
import { allCards } from '../registry/cards.ts';

/** A card and where it lies at first. */
interface Brought {
  readonly id: string;
  readonly seat: Seat;
  readonly zone: SeatZone;
}

/** The universal mission that anybody can have, as often as it is needed. */
export const PLAIN_MISSION = 'Space';

/** Universal missions that stand in where a deck has no reserve (T65.4). */
function plainMission(): string {
  const space = allCards().find(({ facts }) => facts.name === PLAIN_MISSION);
  if (space === undefined) throw new Error('there is no plain mission to stand in');
  return space.id;
}

/** The deck's own reserve, then plain missions for as many as there may have to be. */
function sparesOf({ reserve }: Deck, options: Options): string[] {
  const given = options.house.reserve === 'deck' ? reserve : [];
  return Array.from({ length: SPARES }, (_, i) => given[i] ?? plainMission());
}

/** The state before anything is seeded. Cards are numbered by chance, so that a number says nothing about its card. */
export function createState(options: Options, random: Random): State {
  const brought: Brought[] = [];
  const bring = (ids: readonly string[], seat: Seat, zone: SeatZone): void => void brought.push(...ids.map((id) => ({ id, seat, zone })));
  options.seats.forEach(({ deck }, seat) => {
    bring(random.shuffle([...deck.missions]), seat, 'missions');
    bring(sparesOf(deck, options), seat, 'aside');
  });
  if (brought.length !== MISSION_PIECES) throw new Error(`each seat brings ${MISSIONS} missions`);
  options.seats.forEach(({ deck }, seat) => {
    const rest: Brought[] = [
      ...[...deck.seeds, ...deck.sites].map((id): Brought => ({ id, seat, zone: 'aside' })),
      ...deck.draw.map((id): Brought => ({ id, seat, zone: 'deck' })),
    ];
    brought.push(...random.shuffle(rest));
  });
  const cards = newNest(brought.length);
  brought.forEach(({ seat, zone }, piece) => {
    const to = zoneOfSeat(seat, zone);
    cards.zone.push(to);
    cards.in[to].push(piece);
  });
  const first = options.first === 'random' ? random.below(SEATS) : options.first;
  return {
    options,
    owner: brought.map((x) => x.seat),
    card: brought.map((x) => x.id),
    cards,
    marks: newMarks(brought.length),
    seeding: { phase: 'doorway', seat: first, passes: 0 },
    turn: { seat: first, n: 1, part: 'start', played: false, drawsLost: 0 },
    points: [],
    attempt: null,
    history: { solved: [], dead: [] },
    winners: null,
    wonBy: '',
  };
}
