import type { Ruling } from '../shared/rulings.ts';
import type { GameCoverage } from '../contract/game-lab.ts';

export interface Section {
  readonly document: string;
  readonly section: string;
  readonly testable: number;
  /** Everything they need is built. */
  readonly inReach: number;
  /** A test carries their id. */
  readonly covered: number;
  /** No break in the code they speak about gets past their own tests. */
  readonly proven: number;
  /** In reach and not covered. */
  readonly open: readonly string[];
}

/** What all games say of the rulings. */
export type Games = readonly Pick<GameCoverage, 'documents' | 'isMet'>[];

/** The game whose ruling it is. A ruling belongs to the document its id begins with. */
const prefixOf = (id: string): string => id.slice(0, id.indexOf('-'));
const gameOf = (games: Games, id: string): Games[number] | undefined => games.find((x) => Object.hasOwn(x.documents, prefixOf(id)));
const documentOf = (games: Games, id: string): string => gameOf(games, id)?.documents[prefixOf(id)] ?? NO_GAME;
/** Rulings of a game that is not there yet. */
const NO_GAME = 'Games to come';

/** Counts by section what tests name, and what of that they prove. */
export function sections(
  games: Games,
  rulings: readonly Ruling[],
  named: ReadonlySet<string>,
  proven: ReadonlySet<string> = new Set(),
): Section[] {
  const among = (ids: ReadonlySet<string>, r: Ruling): boolean => ids.has(r.id) || (r.sameAs ?? []).some((id) => ids.has(id));
  const inReachOf = (r: Ruling): boolean => {
    const game = gameOf(games, r.id);
    return game !== undefined && r.needs.every((need) => game.isMet(need));
  };
  const covered = (r: Ruling): boolean => among(named, r);
  const testable = rulings.filter((r) => r.testable !== 'advice');
  return [...Map.groupBy(testable, (r) => `${documentOf(games, r.id)}\n${r.section}`)].map(([key, list]) => {
    const [document, section] = key.split('\n');
    const inReach = list.filter((r) => covered(r) || inReachOf(r));
    return {
      document,
      section,
      testable: list.length,
      inReach: inReach.length,
      covered: list.filter(covered).length,
      proven: list.filter((r) => covered(r) && among(proven, r)).length,
      open: inReach.filter((r) => !covered(r)).map((r) => r.id),
    };
  });
}

/** Ids in titles that look like ids of rulings and are none. */
export function unknownIds(games: Games, rulings: readonly Ruling[], ids: readonly string[]): string[] {
  const known = new Set(rulings.map((r) => r.id));
  const prefixes = games.flatMap(({ documents }) => Object.keys(documents));
  const looks = new RegExp(`^(?:${prefixes.join('|')})(?:-[a-z0-9]+)+$`);
  return [...new Set(ids.filter((id) => looks.test(id) && !known.has(id)))];
}
