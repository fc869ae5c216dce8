import { goodIds, type ReadGood as Good } from '../ids/index.ts';
import type { Part } from './parts.ts';
import { sayPlace } from './places.ts';
import { capitalised, cardPart, listed, people, phrase, sayMessage, word, type Speech } from './things.ts';
import { assetParts } from './uses.ts';

/** A good of a bargain: who gives it to whom. */
export const sayGood = (s: Speech, id: string): Part[] => passing(s, goodIds.read(id), [sayThing(s, id)]);

/** A good by itself. */
export function sayThing(s: Speech, id: string): Part[] {
  const good = goodIds.read(id);
  switch (good.kind) {
    case 'cards':
      return word(s, `good.cards.${good.which}`, { from: people(s, [good.from]) });
    case 'colony':
      return word(s, 'good.colony', { planet: phrase(sayPlace(s, good.planet)) });
    case 'asset':
      return assetParts(s, good.asset);
    case 'terms':
      return sayMessage(s, s.lexicon.messages.questions[good.terms], good.terms, {});
    case 'card':
      return [cardPart(s, good.card)];
    case 'face':
      return [cardPart(s, good.face)];
  }
}

/** Terms, a sentence for each giver and receiver. */
export function sayTerms(s: Speech, gives: { readonly [good: string]: number }): Part[] {
  const pairs = new Map<string, { readonly good: Good; readonly things: Part[][] }>();
  for (const [id, n] of Object.entries(gives)) {
    const good = goodIds.read(id);
    const key = `${good.from}>${good.to}`;
    const pair = pairs.get(key) ?? { good, things: [] };
    pairs.set(key, pair);
    const thing = sayThing(s, id);
    pair.things.push(n > 1 ? word(s, 'good.several', { n, good: phrase(thing) }) : thing);
  }
  const sentences = [...pairs.values()].map(({ good, things }) => passing(s, good, things));
  return sentences.flatMap((parts, i) => (i === 0 ? parts : [{ kind: 'text', text: '. ' }, ...parts]));
}

const passing = (s: Speech, { from, to }: Good, things: readonly (readonly Part[])[]): Part[] => [
  ...capitalised(word(s, 'good.gives', { from: people(s, [from]), to: people(s, [to]), goods: listed(s, things) })),
];
