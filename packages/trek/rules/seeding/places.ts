import { memoised, type Seat } from '@parley/kernel';
import { isInPrint, type MissionRule, type SeedRule } from '../../language/index.ts';
import { missionFacts } from '../board/mis-seeds.ts';
import { hasPlanet, isMission, lineOf, locations, quadrantOf, regionOf, seedsUnder, spaceAt, surfaceAt, yours } from '../board/places.ts';
import { isNamed } from '../numbers/filter.ts';
import { coexist, fitsMission } from '../numbers/mission-rules.ts';
import { isPlanetside } from '../numbers/planetside.ts';
import { cardOf, factsOf, isType } from '../registry/cards.ts';
import { ownerOf } from '../state/control.ts';
import type { Piece, SeedPhase, Trek, Zone } from '../state/state.ts';
import { LINES, piecesIn, zoneIn, zoneOfSeat, type Line } from '../state/zones.ts';
import type { Bar } from '../timing/tables.ts';

/** Missions that lie on a spaceline. */
export const missionsOnLine = (g: Trek): readonly Piece[] => memoised(g, 'missions', () => locations(g).filter(isMission));

/** May a card be seeded in this phase at all (T3.2 to T3.4, T3.18, T3.20)? */
export const fitsPhase = (rule: SeedRule, phase: SeedPhase): boolean => rule.phase === phase || rule.phase === 'any';

/** Where a card may be put in this phase. Under missions anything goes: what does not belong there is found out when it is met (T3.19). */
export function seedPlaces(g: Trek, seat: Seat, piece: Piece, phase: SeedPhase): readonly Zone[] {
  const rule = cardOf(g, piece).seeds;
  if (rule === null || !fitsPhase(rule, phase)) return [];
  if ('under' in rule) return missionsOnLine(g).map(seedsUnder);
  if ('on' in rule) return rule.on === 'table' && hasInPlay(g, seat, rule.with) ? [zoneOfSeat(seat, 'table')] : [];
  if ('aboard' in rule) return hostsOf(g, seat, piece).map(zoneIn);
  return missionsOnLine(g)
    .filter((mission) => whyNotAt(g, seat, piece, mission, rule.at) === null)
    .map((mission) => facilityZone(g, piece, mission));
}

const hasInPlay = (g: Trek, seat: Seat, name: string | undefined): boolean =>
  name === undefined || yours(g, seat).some((x) => isNamed(g, x, name));

/** Facilities of this player that let such cards be seeded aboard, as many as they say (T7.9). */
const hostsOf = (g: Trek, seat: Seat, piece: Piece): readonly Piece[] =>
  yours(g, seat).filter((host) => {
    const text = cardOf(g, host).standing.find((x) => x.says === 'hosts' && isInPrint(factsOf(g, piece), x.of));
    if (text?.says !== 'hosts' || !isType(g, host, 'Facility')) return false;
    return text.many === undefined || piecesIn(g, zoneIn(host)).filter((x) => isInPrint(factsOf(g, x), text.of)).length < text.many;
  });

/** A facility stands on the planet or in space (T7.1, T51.3). */
export const facilityZone = (g: Trek, piece: Piece, mission: Piece): Zone =>
  isPlanetside(g, piece) ? surfaceAt(mission) : spaceAt(mission);

/** Why a facility may not be seeded or built at a mission; null: it may (T3.22 to T3.25, T51.1, T51.2). */
export function whyNotAt(g: Trek, seat: Seat, piece: Piece, mission: Piece, at: MissionRule): Bar | null {
  const facts = factsOf(g, piece);
  const bar = (rule: string, tag: string): Bar => ({
    from: `rule:${rule}`,
    tag,
    data: { card: facts.name, mission: factsOf(g, mission).name },
  });
  const native = 'native' in facts ? facts.native : quadrantOf(g, mission);
  if (native !== quadrantOf(g, mission)) return bar('T3.22', 'seed.quadrant'); // trek-quadrant-01
  if (!fitsMission(g, piece, mission, at) || (isPlanetside(g, piece) && !hasPlanet(g, mission))) return bar('T3.23', 'seed.mission');
  const others = [...piecesIn(g, spaceAt(mission)), ...piecesIn(g, surfaceAt(mission))].filter((x) => isType(g, x, 'Facility'));
  if (facts.type === 'Facility' && others.some((x) => ownerOf(g, x) === seat && !coexist(g, piece, x)))
    return bar('T3.24', 'seed.second-facility');
  return null;
}

/** A place on a spaceline. */
interface Gap {
  readonly line: Line;
  readonly at: number;
}
/** Missions are laid in these quadrants (T3.6). */
const SEEDED: readonly Line[] = ['Alpha', 'Gamma'];

/** Where a mission may be put: on the line of its quadrant, unless its text lets it lie in others (T39.4). */
export function gapsFor(g: Trek, mission: Piece): readonly Gap[] {
  const { quadrant } = missionFacts(g, mission);
  const text = cardOf(g, mission).standing.find((x) => x.says === 'laid');
  const lines = text?.anyQuadrant === true ? SEEDED : LINES.filter((x) => x === quadrant);
  return lines.flatMap((line) => gapsIn(g, mission, line, text?.between === true).map((at) => ({ line, at })));
}

/** At either end of a line, or next to its region; never into another one, but by a text that inserts it (T3.5, T39.3). */
function gapsIn(g: Trek, mission: Piece, line: Line, between: boolean): readonly number[] {
  const there = lineOf(g, line);
  const all = Array.from({ length: there.length + 1 }, (_, at) => at);
  if (between) return all;
  const { region } = missionFacts(g, mission);
  const isBeside = (at: number): boolean => [there[at - 1], there[at]].some((x) => x !== undefined && regionOf(g, x) === region);
  const beside = region === null ? [] : all.filter(isBeside);
  return beside.length > 0 ? beside : all.filter((at) => at === 0 || at === there.length);
}
