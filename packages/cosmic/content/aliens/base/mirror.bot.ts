import type { Board } from '../../../bots/see/board.ts';
import { readCard } from '../../../bots/see/cards.ts';
import { ownSlot } from '../../../bots/judge/outlook.ts';
import { prefer } from '../../../bots/see/options.ts';
import { ownAttack } from '../../../bots/judge/common.ts';
import { notes } from '../../../bots/judge/notes.ts';

const ownValue = (b: Board): number => readCard(ownSlot(b)?.card ?? '').value;

/** An attack with its digits swapped. */
const reversed = (value: number): number => (value % 10) * 10 + Math.floor(value / 10);

/** From here on a reversed card is worth the reversal of the other one. */
const WORTH_REVERSING = 50;

notes('mirror', {
  like: 1,
  edge: 3,
  total: (v, n) => (reversed(v) >= WORTH_REVERSING ? 30 : v) + n,
  use: (b) => reversed(ownAttack(b)) >= WORTH_REVERSING,
  choose: { 'mirror.which': (b, d) => prefer(d, reversed(ownValue(b)) >= WORTH_REVERSING ? 'mine' : 'theirs') },
});
