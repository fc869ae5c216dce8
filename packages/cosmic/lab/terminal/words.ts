import { alienById, faceById, isAlien, isFace, type Cosmic } from '../../index.ts';
import { cardIds, faceOf, goodIds, optionIds } from '../../ids/index.ts';

/** Our text of what an option would do, where it is a power, a card or an alien; else nothing. */
export function aboutOption(g: Cosmic, option: string): string {
  const said = optionIds.read(option);
  if (said.kind === 'clause' && said.on === 'sheet') return alienById(g.s.sheets[said.n].alien).power.text;
  if (said.kind === 'clause' && said.on === 'card') return aboutFace(g.s.face[said.n], said.text);
  if (isAlien(option)) return alienById(option).power.text;
  return said.kind === 'card' ? aboutFace(said.face, '') : '';
}

function aboutFace(id: string, printed: string): string {
  if (!isFace(id)) return '';
  const face = faceById(id);
  if (face.type === 'attack' || face.type === 'negotiate') return '';
  if (face.alien === undefined || (printed !== 'wild' && printed !== 'super')) return face.text;
  return alienById(face.alien)[printed].text;
}

/** Cards as one would hold them: attacks by value, then the others. */
export function inOrder(options: readonly string[]): readonly string[] {
  if (!options.every((id) => cardIds.find(id) !== null)) return options;
  const rank = (id: string): number => ORDER.indexOf(faceById(faceOf(id)).type) * 100 + faceById(faceOf(id)).value;
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
