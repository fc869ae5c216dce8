import { isInPrint, type MissionFacts, type SeedRule } from '../../language/index.ts';
import { cardOf, factsOf, typeOf } from '../registry/cards.ts';
import { ownerOf } from '../state/control.ts';
import type { Piece, Trek } from '../state/state.ts';
import { piecesIn } from '../state/zones.ts';
import type { Bar } from '../timing/tables.ts';
import { hasPlanet, hasSpace, quadrantOf, seedsUnder } from './places.ts';

export const missionFacts = (g: Trek, mission: Piece): MissionFacts => {
  const facts = factsOf(g, mission);
  if (facts.type !== 'Mission') throw new Error(`${facts.name} is no mission`);
  return facts;
};
type Under = Exclude<Extract<SeedRule, { readonly under: unknown }>['under'], string>;
function isAt(g: Trek, mission: Piece, under: Under): boolean {
  const { name, location } = missionFacts(g, mission);
  if ('named' in under) return under.named.includes(name);
  return 'location' in under ? under.location === location : under.quadrant === quadrantOf(g, mission);
}

/** Does a card say of such cards that they may be seeded under or aboard it (T3.16, T7.9)? */
export const isHosted = (g: Trek, piece: Piece, host: Piece): boolean =>
  cardOf(g, host).standing.some((x) => x.says === 'hosts' && isInPrint(factsOf(g, piece), x.of));

/** Why a seed card does not belong where it lies; null: it does (T3.13 to T3.15, T39.7, T39.8). Judged when it is met. */
export function misSeed(g: Trek, piece: Piece, mission: Piece): Bar | null {
  const { facts, seeds } = cardOf(g, piece);
  const bar = (rule: string, tag: string): Bar => ({
    from: `rule:${rule}`,
    tag,
    data: { card: facts.name, mission: factsOf(g, mission).name },
  });
  if (seeds === null || !('under' in seeds)) return bar('T3.16', 'mis-seed.kind');
  const own = piecesIn(g, seedsUnder(mission)).filter(
    (x) =>
      ownerOf(g, x) === ownerOf(g, piece) && // trek-seeding-01, trek-seeding-02
      x !== piece,
  );
  const hasTwin = own.some((x) => g.s.card[x] === g.s.card[piece]); // trek-seeding-03
  if (isHosted(g, piece, mission)) return hasTwin ? bar('T3.14', 'mis-seed.copy') : null;
  if (seeds.under === 'hosts') return bar('T3.16', 'mis-seed.place');
  if (typeof seeds.under === 'object' && !isAt(g, mission, seeds.under)) return bar('T39.7', 'mis-seed.place');
  if (facts.type === 'Dilemma') {
    const fits = (facts.where !== 'space' && hasPlanet(g, mission)) || (facts.where !== 'planet' && hasSpace(g, mission));
    if (!fits) return bar('T3.13', 'mis-seed.kind');
    return hasTwin ? bar('T3.14', 'mis-seed.copy') : null;
  }
  if (facts.type !== 'Artifact') return null;
  if (!hasPlanet(g, mission) && seeds.under === 'missions') return bar('T39.8', 'mis-seed.kind');
  return own.some((x) => typeOf(g, x) === 'Artifact' && !isHosted(g, x, mission)) ? bar('T3.15', 'mis-seed.artifacts') : null;
}
