import { type Board, type Side, shipsOf, sideOf } from '../../../bots/see/board.ts';
import { type Card, readCard } from '../../../bots/see/cards.ts';
import { mySide } from '../../../bots/judge/common.ts';
import { best } from '../../../bots/judge/launch.ts';
import { cardIn, prefer } from '../../../bots/see/options.ts';
import { notes } from '../../../bots/judge/notes.ts';

/** How far ahead I am when a card takes the place of another. */
function leadWith(b: Board, side: Side, card: Card): number {
  const me = mySide(b) ?? 0;
  const slots = b.encounter?.slots ?? [];
  const typeOn = (x: Side): string => (x === side ? card.type : (slots[x]?.type ?? 'none'));
  const them: Side = me === 0 ? 1 : 0;
  if (typeOn(me) === 'negotiate') return typeOn(them) === 'negotiate' ? 0 : -50;
  if (typeOn(them) === 'negotiate') return 50;
  const total = (x: Side): number => {
    const now = b.encounter?.totals?.[x] ?? shipsOf(b, x);
    return x === side ? now - (slots[x]?.value ?? 0) + card.value : now;
  };
  return total(me) - total(them) + (me === 0 ? -0.5 : 0.5);
}

notes('phantasm', {
  like: 1,
  edge: 2,
  choose: {
    'phantasm.side': (b, d) => best(d.options, (o) => leadWith(b, o === 'offense' ? 0 : 1, readCard(cardIn(d)))),
    'phantasm.own': (b, d) => prefer(d, leadWith(b, sideOf(b, b.me) ?? 0, readCard(cardIn(d))) > 0 ? 'replace' : 'discard'),
  },
});
