import type { Answer, Choose } from '@parley/kernel';
import { isMain, sideOf, type Board } from './board.ts';
import { numberOf } from './cards.ts';
import { favourite, playsArtifact } from './artifacts.ts';
import { leader } from './outlook.ts';
import { personaOf } from './personas.ts';
import { isAgainstMe } from './zaps.ts';

/** What an option of a window stands for: a power, a card in hand, or something else. */
function sourceOf(option: string): { kind: 'sheet' | 'card' | 'other'; n: number } {
  const found = /^(sheet|card)(\d+):/.exec(option);
  if (!found) return { kind: 'other', n: -1 };
  return { kind: found[1] === 'sheet' ? 'sheet' : 'card', n: Number(found[2]) };
}

/** R20: what to use in a window, one thing at a time. */
export function chooseUse(b: Board, d: Choose): Answer {
  for (const option of d.options) if (option !== 'pass' && wants(b, d, option)) return option;
  return d.options.includes('pass') ? 'pass' : d.options[0];
}

function wants(b: Board, d: Choose, option: string): boolean {
  const { kind, n } = sourceOf(option);
  const at = String(d.data?.at ?? '');
  if (kind === 'sheet') {
    const { alien } = b.sheet(n);
    const persona = personaOf(alien);
    return persona.use ? persona.use(b, at) : helps(b, d, at);
  }
  if (kind === 'card') {
    const card = b.hand.find((c) => numberOf(c.key) === n);
    const plays = card ? playsArtifact(b, d, card.key) : null;
    return plays ?? helps(b, d, at);
  }
  return helps(b, d, at);
}

/** An unknown effect: its owner gains by it, as a rule, unless it would stir up something that goes well already. */
function helps(b: Board, d: Choose, at: string): boolean {
  const by = d.data?.by;
  if (at === 'event:card.play' || at === 'event:power.used') return typeof by === 'number' && isAgainstMe(b, by);
  if (at.startsWith('window:reveal.') && isInvolved(b)) {
    const first = leader(b);
    return first === null || first !== (isMain(b, b.me) ? sideOf(b, b.me) : favourite(b));
  }
  return true;
}

const isInvolved = (b: Board): boolean => sideOf(b, b.me) !== null;
