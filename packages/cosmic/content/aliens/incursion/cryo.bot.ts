import { type Board, sum } from '../../../bots/see/board.ts';
import type { SheetView } from '../../../view/board.ts';
import { cardsOf, worth } from '../../../bots/see/cards.ts';
import { notes } from '../../../bots/judge/notes.ts';

/** Is what lies in storage better than the hand? */
const thaws = (b: Board, { zones }: SheetView): boolean => sum(cardsOf(zones.storage.cards).map(worth)) > sum(b.hand.map(worth)) + 1;

notes('cryo', {
  like: 1,
  raise: thaws,
  raiseFlare: (b) => b.sheetsOf(b.me).some((s) => s.alien === 'cryo' && thaws(b, s)),
  some: { 'cryo.aside': (_b, d) => d.options.slice(0, d.max) },
});
