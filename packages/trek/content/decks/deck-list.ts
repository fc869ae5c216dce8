import type { StarterDeck } from '../../language/index.ts';

/** A card by its name, with how many of it. */
export type Copies = string | readonly [name: string, n: number];

/** A deck as people write one, by the names of cards. */
export interface DeckList {
  readonly name: string;
  readonly missions: readonly string[];
  readonly seeds: readonly Copies[];
  readonly dilemmas: readonly Copies[];
  readonly sites: readonly Copies[];
  readonly draw: readonly Copies[];
  /** Cards whose texts are not at this table yet, and what is played in their place. Null: nothing. */
  readonly instead: { readonly [name: string]: string | null };
}

/** The deck that is played: the ids of the cards, with those that stand in for others. */
export function starterOf(list: DeckList, idOf: (name: string) => string): StarterDeck {
  const stand = (name: string): string[] => {
    const other = Object.hasOwn(list.instead, name) ? list.instead[name] : name;
    return other === null ? [] : [idOf(other)];
  };
  const ids = (cards: readonly Copies[]): string[] =>
    cards.flatMap((x) => (typeof x === 'string' ? stand(x) : Array.from({ length: x[1] }, () => stand(x[0])).flat()));
  return {
    deck: {
      name: list.name,
      missions: ids(list.missions),
      reserve: [],
      seeds: ids([...list.seeds, ...list.dilemmas]),
      sites: ids(list.sites),
      draw: ids(list.draw),
    },
    instead: Object.entries(list.instead).map(([name, by]) => ({ card: idOf(name), by: by === null ? null : idOf(by) })),
  };
}
