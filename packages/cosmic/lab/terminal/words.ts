import { alienById, faceById, isAlien, isFace, type Cosmic } from '../../index.ts';

/** Our text of what an option would do, where it is a power, a card or an alien; else nothing. */
export function aboutOption(g: Cosmic, option: string): string {
  const use = /^(sheet|card)(\d+):(\w+)/.exec(option);
  if (use?.[1] === 'sheet') return alienById(g.s.sheets[Number(use[2])].alien).power.text;
  if (use) return aboutFace(g.s.face[Number(use[2])], use[3]);
  if (isAlien(option)) return alienById(option).power.text;
  return option.includes('#') ? aboutFace(option.slice(0, option.lastIndexOf('#')), '') : '';
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
  const faces = options.map((id) => id.slice(0, Math.max(0, id.lastIndexOf('#'))));
  if (options.length === 0 || !faces.every(isFace)) return options;
  const rank = (id: string): number => ORDER.indexOf(faceById(id).type) * 100 + faceById(id).value;
  return options.toSorted((a, b) => rank(a.slice(0, a.lastIndexOf('#'))) - rank(b.slice(0, b.lastIndexOf('#'))));
}

export const ORDER: readonly string[] = ['attack', 'negotiate', 'morph', 'reinforcement', 'artifact', 'flare'];

/** Are these cards with the same face? */
export const isSameCard = (a: string, b: string): boolean =>
  a === b || (a.includes('#') && b.includes('#') && a.slice(0, a.lastIndexOf('#')) === b.slice(0, b.lastIndexOf('#')));

/** The name by which a person calls a good: 'attack-08', 'colony blue/2', 'random', 'zombie.free'. */
export function goodName(id: string): string {
  const what = id.slice(0, id.lastIndexOf(':'));
  if (what.startsWith('cards.')) return what.slice(6).replaceAll('-', ' ');
  if (what.startsWith('colony.')) return `colony ${what.slice(7)}`;
  if (what.startsWith('terms.')) return what.slice(6);
  return what.includes('#') ? what.slice(0, what.lastIndexOf('#')) : what;
}
