import { alienById, cosmic, describeGood, faceById, isAlien, isFace, type Cosmic } from '@parley/cosmic';
import { nextStep, type Act, type ActMove, type Answer, type Bargain, type BargainMove, type Decision } from '@parley/kernel';

/** An answer in words, as its question would have it. */
export function answerText(g: Cosmic, d: Decision, a: Answer): string {
  const option = (id: string): string => cosmic.describeOption(g, d, id);
  switch (d.kind) {
    case 'choose':
    case 'name':
      return option(a as string);
    case 'some':
    case 'order':
      return (a as readonly string[]).length === 0 ? 'none' : (a as readonly string[]).map(option).join(', ');
    case 'spread':
      return spreadText(a as { readonly [place: string]: number });
    case 'number':
      return JSON.stringify(a);
    case 'yesno':
      return a === true ? 'yes' : 'no';
    case 'say':
      return `"${a as string}"`;
    case 'bargain':
      return moveText(g, a as BargainMove);
    case 'act':
      return actText(g, d, a as ActMove);
  }
}

function actText(g: Cosmic, d: Act, { verb, steps }: ActMove): string {
  const found = d.verbs.find((x) => x.id === verb);
  const texts = steps.map((a, i) => {
    const step = found && nextStep(found, steps.slice(0, i));
    return step ? answerText(g, step.ask, a) : '';
  });
  return [cosmic.describeOption(g, d, verb), ...texts].join('; ');
}

function spreadText(a: { readonly [place: string]: number }): string {
  const parts = Object.entries(a)
    .filter(([, n]) => n > 0)
    .map(([place, n]) => `${place} ${n}`);
  return parts.length === 0 ? 'none' : parts.join(', ');
}

function moveText(g: Cosmic, move: BargainMove): string {
  if (move.do === 'offer') return `offer: ${givesText(g, move.gives)}`;
  return move.do === 'accept' ? 'accept' : 'leave without a deal';
}

/** What changes hands, in words. */
export const givesText = (g: Cosmic, gives: NonNullable<Bargain['offer']>['gives']): string =>
  Object.entries(gives)
    .map(([id, n]) => `${describeGood(g, id)}${n > 1 ? ` (${n})` : ''}`)
    .join('; ');

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
