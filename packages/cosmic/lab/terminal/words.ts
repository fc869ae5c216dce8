import { InputError } from '@parley/kernel';
import { alienOfFlare, cardIds, faceOf, goodIds, optionIds } from '../../ids/index.ts';
import { lexicon } from '../../text/describe.ts';
import type { AlienText, CardText, Names } from '../../text/index.ts';

/** What is printed of an alien, and on a card. */
export function alienCalled(id: string): AlienText {
  const { aliens } = lexicon();
  if (!Object.hasOwn(aliens, id)) throw new InputError(`There is no alien "${id}".`);
  return aliens[id];
}
export function cardCalled(face: string): CardText {
  const { cards } = lexicon();
  if (!Object.hasOwn(cards, face)) throw new InputError(`There is no card "${face}".`);
  return cards[face];
}

/** Our text of what an option would do, where it is a power, a card or an alien; else nothing. */
export function aboutOption(names: Names, option: string): string {
  const said = optionIds.read(option);
  if (said.kind === 'clause' && said.on === 'sheet') return powerOf(names.sheet(said.n));
  if (said.kind === 'clause' && said.on === 'card') return aboutFace(names.card(said.n), said.text);
  return powerOf(option) || (said.kind === 'card' ? aboutFace(said.face, '') : '');
}

const powerOf = (alien: string | undefined): string => (alien === undefined ? '' : (lexicon().aliens[alien]?.power ?? ''));

function aboutFace(face: string | undefined, printed: string): string {
  const card = face === undefined ? undefined : lexicon().cards[face];
  if (card === undefined || card.type === 'attack' || card.type === 'negotiate') return '';
  const alien = alienOfFlare(card.id);
  return alien === null || (printed !== 'wild' && printed !== 'super') ? card.text : alienCalled(alien)[printed];
}

/** Cards as one would hold them: attacks by value, then the others. */
export function inOrder(options: readonly string[]): readonly string[] {
  if (!options.every((id) => cardIds.find(id) !== null)) return options;
  const rank = (id: string): number => ORDER.indexOf(cardCalled(faceOf(id)).type) * 100 + cardCalled(faceOf(id)).value;
  return options.toSorted((a, b) => rank(a) - rank(b));
}

export const ORDER: readonly string[] = ['attack', 'negotiate', 'morph', 'reinforcement', 'artifact', 'flare'];

/** The name by which a person calls a good: 'attack-08', 'colony blue/2', 'random', 'zombie.free'. */
export function goodName(id: string): string {
  const good = goodIds.read(id);
  switch (good.kind) {
    case 'cards':
      return good.which.replaceAll('-', ' ');
    case 'colony':
      return `colony ${good.planet}`;
    case 'terms':
      return good.terms;
    case 'card':
      return faceOf(good.card);
    case 'face':
      return good.face;
    case 'asset':
      return optionIds.write.asset({ asset: good.asset });
  }
}
