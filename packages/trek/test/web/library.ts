import '../../index.ts';
import type { Deck, DeckZone } from '../../language/index.ts';
import { lexiconOf, type CardEntry } from '../../text/lexicon.ts';
import { libraryOf, type Library } from '../../web/decks/model/book.ts';

const lexicon = lexiconOf('en');
/** All cards as if all of their texts were there, so that tests do not change with every card that is finished. `not`: those that are not. */
export function libraryWithout(...not: readonly string[]): Library {
  const cards = Object.fromEntries(
    Object.entries(lexicon.cards).flatMap(([id, x]): [string, CardEntry][] =>
      x === undefined ? [] : [[id, { ...x, done: !not.includes(x.name) }]],
    ),
  );
  return libraryOf({ cards, decks: lexicon.decks });
}
export const LIBRARY = libraryWithout();

export function idOf(name: string): string {
  const [facts] = LIBRARY.named(name);
  if (facts === undefined) throw new Error(`there is no card "${name}"`);
  return facts.id;
}
export const ids = (...names: readonly string[]): string[] => names.map(idOf);
export const namesIn = (deck: Deck, zone: DeckZone): string[] => deck[zone].map((id) => LIBRARY.find(id)?.name ?? id);

const RANKS = ['Telle', 'Jural', 'Perak', 'Daro', 'Jasad', 'Derell'];
/** A deck that is legal as long as every card is there. */
export const LEGAL: Deck = {
  name: 'Legal',
  missions: ids('Verify Evidence', 'Uncover DNA Clues', 'Bioweapon Ruse', 'Establish Station', 'Intercept Renegade', 'Study Plasma Storm'),
  reserve: [],
  seeds: ids('Cardassian Outpost', 'Archer', 'Armus - Skin of Evil'),
  sites: [],
  draw: Array.from({ length: 30 }, (_, i) => idOf(RANKS[i % RANKS.length])),
};
