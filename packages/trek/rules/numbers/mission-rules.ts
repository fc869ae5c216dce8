import { isInPrint, type Affiliation, type MissionRule } from '../../language/index.ts';
import { missionFacts } from '../board/mis-seeds.ts';
import { quadrantOf } from '../board/places.ts';
import { cardOf, factsOf } from '../registry/cards.ts';
import { controllerOf } from '../state/control.ts';
import { mark } from '../state/marks.ts';
import type { Piece, Trek } from '../state/state.ts';
import { printedAffiliations } from './printed.ts';

/** Is this a mission at which the card may be seeded or built, as its text says (T3.23, T51.1)? */
export const fitsMission = (g: Trek, piece: Piece, mission: Piece, at: MissionRule): boolean => modesAt(g, piece, mission, at).length > 0;

/** The affiliations, of those printed on it, with which a facility may come to stand there (T6.10). None stands at somebody else's homeworld. */
export function modesAt(g: Trek, piece: Piece, mission: Piece, at: MissionRule): readonly Affiliation[] {
  const { attempters, homeworldOf } = missionFacts(g, mission);
  if (isUnsettled(g, piece, mission)) return [];
  const own = printedAffiliations(factsOf(g, piece));
  const atHome = own.filter((x) => homeworldOf === null || homeworldOf === x);
  if (at === 'its-affiliation') return atHome.filter((x) => attempters.includes(x));
  if (at === 'homeworld') return homeworldOf === null ? [] : atHome;
  if (at === 'any') return atHome;
  return isSuch(g, piece, mission, at) ? own : [];
}

/** Does the mission let no outposts and stations stand there? */
function isUnsettled(g: Trek, piece: Piece, mission: Piece): boolean {
  const facts = factsOf(g, piece);
  return facts.type === 'Facility' && facts.facility !== 'Headquarters' && cardOf(g, mission).standing.some((x) => x.says === 'unsettled');
}

/** May two facilities of one player stand at one location: does either of them say so of the other (T51.2)? */
export const coexist = (g: Trek, a: Piece, b: Piece): boolean =>
  [[a, b] as const, [b, a] as const].some(([one, other]) =>
    cardOf(g, one).standing.some((x) => x.says === 'coexists' && isInPrint(factsOf(g, other), x.with)),
  );

/** Is it a mission of this sort, whatever the affiliation of what is to stand there? */
function isSuch(g: Trek, piece: Piece, mission: Piece, at: Exclude<MissionRule, 'its-affiliation' | 'homeworld' | 'any'>): boolean {
  const { homeworldOf, unique, where, name, region, location } = missionFacts(g, mission);
  switch (at) {
    case 'gamma-not-homeworld':
      return quadrantOf(g, mission) === 'Gamma' && homeworldOf === null;
    case 'universal':
      return unique === 'universal';
    case 'space':
      return where === 'space';
    case 'planet':
      return where !== 'space';
    case 'solved-planet':
      return where !== 'space' && mark(g, mission, 'solved') === controllerOf(g, piece) + 1;
    default:
      if ('named' in at) return at.named.includes(name);
      return 'location' in at ? location === at.location : region === at.region;
  }
}
