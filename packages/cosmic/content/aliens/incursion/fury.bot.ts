import type { Answer, PickNumber } from '@parley/kernel';
import { type Board, isMain, sideOf } from '../../../bots/see/board.ts';
import { readCard } from '../../../bots/see/cards.ts';
import { ownSlot } from '../../../bots/judge/outlook.ts';
import { prospects } from '../../../bots/judge/select.ts';
import type { SheetView } from '../../../view/board.ts';
import { favourite } from '../../../bots/judge/artifacts.ts';
import { prefer } from '../../../bots/see/options.ts';
import { notes } from '../../../bots/judge/notes.ts';

/** How likely the card that lies there wins with so much on top. */
function winsBy(b: Board, more: number): number {
  const card = readCard(ownSlot(b)?.card ?? '');
  return card.type === 'unknown' ? 0.5 : (prospects(b, [card], more)[0]?.wins ?? 0);
}

/** What a token of Fury adds, and how sure is sure enough. */
const VENGEANCE = 3;

const SURE = 0.85;

function tokens(b: Board, d: PickNumber): Answer {
  for (let n = d.min; n < d.max; n++) if (winsBy(b, n * VENGEANCE) >= SURE) return n;
  return ownSlot(b) ? d.max : Math.min(d.max, 3);
}

/** Do tokens of Fury make a difference? */
function avenges(b: Board, { tokens }: SheetView): boolean {
  if (!isMain(b, b.me)) return tokens >= 3 && favourite(b) === sideOf(b, b.me);
  return winsBy(b, 3 * tokens) - winsBy(b, 0) >= 0.15;
}

notes('fury', { like: 1, edge: 2, use: avenges, choose: { 'fury.sign': (_b, d) => prefer(d, 'add') }, number: { 'fury.tokens': tokens } });
