import { crewFor, haveInPrint, mayAttemptInPrint, type PersonnelFacts } from '../language/index.ts';
import type { CardView, Location, Thing } from '../view/index.ts';
import { missionOf, peopleIn, personOf, shipOf, type Sight } from './see.ts';

/** How much a personnel is worth to keep. */
export function worthOf(x: CardView): number {
  const p = personOf(x);
  if (p === null) return shipOf(x) === null ? 1 : 8;
  return (
    p.skills.reduce((n, s) => n + s.level, 0) * 2 +
    (p.cls === null ? 0 : 2) +
    (p.icons.includes('Cmd') ? 2 : p.icons.includes('Stf') ? 1 : 0)
  );
}

export const printOf = (people: readonly CardView[]): PersonnelFacts[] => people.flatMap((x) => personOf(x) ?? []);

/** Could these solve it, by print alone? */
export function couldSolve(people: readonly CardView[], at: Location): boolean {
  const mission = missionOf(at);
  if (mission === null || mission.need === null || at.solved !== null) return false;
  const facts = printOf(people);
  return mayAttemptInPrint(mission, [...new Set(facts.flatMap((p) => p.affil))]) && haveInPrint(facts, mission.need);
}

/** Has the same been tried with hardly fewer, and nothing has changed there? */
const MORE = 3;
export function isHopeless({ tried }: Sight, at: Location, size: number): boolean {
  const before = tried.get(at.piece);
  return before !== undefined && before.seeds === at.seeds.count && size < before.size + MORE;
}

/** What solving it would bring. */
export function pointsAt(at: Location): number {
  const points = missionOf(at)?.points ?? 0;
  return points === null ? 0 : typeof points === 'number' ? points : points.base;
}

/** How far apart two places are, in spans; -1: on different lines. */
export function distance({ board }: Sight, from: Location, to: Location): number {
  const line = board.lines.find((x) => x.locations.includes(from));
  if (line === undefined || !line.locations.includes(to)) return -1;
  const [a, b] = [line.locations.indexOf(from), line.locations.indexOf(to)];
  const way = a < b ? line.locations.slice(a + 1, b + 1) : line.locations.slice(b, a);
  return way.reduce((n, x) => n + spanOf(x), 0);
}
export function spanOf(at: Location): number {
  const span = missionOf(at)?.span ?? 1;
  return span === null ? 1 : typeof span === 'number' ? span : span.base;
}

/** The mission these people should go for: many points, few dilemmas, near. Null: there is none they could solve. */
export function goalOf(sight: Sight, people: readonly CardView[], from: Location): Location | null {
  let best: Location | null = null;
  let most = 0;
  for (const at of sight.places) {
    if (!couldSolve(people, at) || isHopeless(sight, at, people.length)) continue;
    const way = distance(sight, from, at);
    if (way < 0) continue;
    const worth = 10 + pointsAt(at) - 3 * at.seeds.count - way;
    if (best === null || worth > most) [best, most] = [at, worth];
  }
  return best;
}

/** Everybody of one's own in play. */
export const everybody = ({ seat, places, ships, posts }: Sight): Thing[] => [
  ...ships.flatMap((x) => x.crew),
  ...posts.flatMap((x) => x.people),
  ...places.flatMap((x) => peopleIn(x.surface?.things ?? [], seat)),
];

/** What a card of the hand brings to those who are in play: how much nearer they are to a mission with it. */
export function helpOf(sight: Sight, card: CardView): number {
  const person = personOf(card);
  if (person === null) return 0;
  const people = printOf(everybody(sight));
  let best = 0;
  for (const at of sight.places) {
    const mission = missionOf(at);
    if (mission === null || mission.need === null || at.solved !== null) continue;
    const all = [...people, person, ...printOf(sight.board.seats[sight.seat].hand.cards)];
    if (!mayAttemptInPrint(mission, [...new Set(all.flatMap((p) => p.affil))])) continue;
    const crew = crewFor(all, mission.need);
    if (crew === null) continue;
    const missing = crew.filter((p) => !people.includes(p)).length;
    if (crew.includes(person)) best = Math.max(best, pointsAt(at) / (1 + missing));
  }
  return best;
}
