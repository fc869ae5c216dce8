import type { MissionRule } from '../../language/index.ts';
import { missionFacts } from '../board/mis-seeds.ts';
import type { Piece, Trek } from '../state/state.ts';
import { affiliationsOf } from './printed.ts';

/** Is this a mission at which the card may be seeded or built, as its text says (T3.23, T51.1)? No facility stands at somebody else's homeworld. */
export function fitsMission(g: Trek, piece: Piece, mission: Piece, at: MissionRule): boolean {
  const { attempters, homeworldOf, quadrant, unique, where, name, region, location } = missionFacts(g, mission);
  const own = affiliationsOf(g, piece);
  const foreignHome = homeworldOf !== null && !own.includes(homeworldOf);
  switch (at) {
    case 'its-affiliation':
      return own.some((x) => attempters.includes(x)) && !foreignHome;
    case 'homeworld':
      return homeworldOf !== null && own.includes(homeworldOf);
    case 'any':
      return !foreignHome;
    case 'gamma-not-homeworld':
      return quadrant === 'Gamma' && homeworldOf === null;
    case 'universal':
      return unique === 'universal';
    case 'space':
      return where === 'space';
    default:
      if ('named' in at) return at.named.includes(name);
      return 'location' in at ? location === at.location : region === at.region;
  }
}
