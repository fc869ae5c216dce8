import type { PersonnelFacts } from '../../language/index.ts';
import type { CardEntry } from '../../text/lexicon.ts';
import type { Library } from '../decks/model/book.ts';

/** How another card belongs to one. */
export type Tie = 'commands' | 'commanded' | 'fetches' | 'looksLike' | 'same';
export interface Related {
  readonly tie: Tie;
  readonly entry: CardEntry;
}

/** Cards that go with one, by what is printed on it: its ship or its commander, what it fetches, whom it looks like, other versions of the same person. */
export function relatedTo(library: Library, { facts }: CardEntry): readonly Related[] {
  const found: Related[] = [];
  const add = (tie: Tie, names: readonly string[]): void => {
    for (const name of names)
      for (const { id } of library.named(name)) {
        const entry = library.find(id);
        if (entry !== undefined && id !== facts.id && !found.some((x) => x.entry === entry)) found.push({ tie, entry });
      }
  };
  if (facts.type === 'Personnel') {
    add('commanded', [...facts.commands, ...shipsOf(library, facts)]);
    add('looksLike', facts.impersonates === null ? [] : [facts.impersonates]);
    add('fetches', facts.downloads.flat());
    add('same', versionsOf(library, facts));
  }
  if (facts.type === 'Ship') add('commands', facts.commanders);
  if (facts.type === 'Ship' || facts.type === 'Facility') add('fetches', facts.downloads.flat());
  return found;
}

/** Ships that name somebody as their commander. */
const shipsOf = (library: Library, { title, personas }: PersonnelFacts): readonly string[] =>
  library.all.flatMap(({ facts: x }) =>
    x.type === 'Ship' && x.commanders.some((who) => who === title || personas.includes(who)) ? [x.name] : [],
  );

const versionsOf = (library: Library, { personas, id }: PersonnelFacts): readonly string[] =>
  library.all.flatMap(({ facts: x }) =>
    x.type === 'Personnel' && x.id !== id && x.personas.some((who) => personas.includes(who)) ? [x.name] : [],
  );

/** The starter decks that have it. */
export const startersWith = (library: Library, id: string): readonly string[] =>
  library.starters.flatMap(({ deck }) => ([...deck.missions, ...deck.seeds, ...deck.sites, ...deck.draw].includes(id) ? [deck.name] : []));
