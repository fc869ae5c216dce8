import { type Board, type Side, sideOf } from '../../../bots/see/board.ts';
import { best } from '../../../bots/judge/launch.ts';
import { readCard } from '../../../bots/see/cards.ts';
import { settle } from '../../../bots/judge/planets.ts';
import { notes } from '../../../bots/judge/notes.ts';

/** Daredevil: does the win stay one and become a close one without so many points? */
function isStunt(b: Board, value: number): boolean {
  const side: Side | null = sideOf(b, b.me);
  const totals = b.encounter?.totals;
  if (side === null || !totals) return false;
  const lead = totals[side] - totals[1 - side];
  const left = lead - value;
  return lead > CLOSE && left <= CLOSE && left >= (side === 0 ? 1 : 0);
}

const CLOSE = 4;

notes('daredevil', {
  use: (b) => b.hand.some((c) => c.type === 'attack' && c.value >= 1 && c.value <= 8 && isStunt(b, c.value)),
  wild: () => false,
  choose: {
    'daredevil.card': (b, d) => best(d.options, (o) => (isStunt(b, readCard(o).value) ? 1 : 0)),
    'daredevil.site': (b, d) => best(d.options, (o) => (o === 'none' ? -40 : settle(b, o, -1))),
  },
});
