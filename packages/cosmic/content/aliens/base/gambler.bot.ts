import type { Answer, NameOne } from '@parley/kernel';
import { type Board, shipsIn, shipsOf, sideOf } from '../../../bots/see/board.ts';
import { readCard } from '../../../bots/see/cards.ts';
import { ownSlot } from '../../../bots/judge/outlook.ts';
import { cardIn } from '../../../bots/see/options.ts';
import { notes } from '../../../bots/judge/notes.ts';

/** The truth if it wins, else the lowest attack that does and that one could well have. */
function claim(b: Board, d: NameOne): Answer {
  const mine = readCard(ownSlot(b)?.card ?? '');
  const side = sideOf(b, b.me) ?? 0;
  const theirs = b.encounter?.slots[side === 0 ? 1 : 0];
  const needed = (theirs?.value ?? 0) + shipsOf(b, side === 0 ? 1 : 0) - shipsOf(b, side) + (side === 0 ? 1 : 0);
  const truth = d.options.includes(mine.face) ? mine.face : d.options[0];
  if (theirs?.type !== 'attack' || (mine.type === 'attack' && mine.value >= needed)) return truth;
  const lies = d.options.map(readCard).filter((c) => c.type === 'attack' && c.value >= needed && c.value <= BOLDEST);
  return lies.sort((x, y) => x.value - y.value)[0]?.face ?? truth;
}

/** Nobody believes more. */
const BOLDEST = 23;

notes('gambler', {
  like: 1,
  edge: 3,
  number: { 'gambler.spread': (_b, d) => Math.min(d.max, Math.max(d.min, 6)) },
  yesno: {
    // A high card is easily said; but to doubt it costs as many ships as one has there.
    'gambler.challenge': (b, d) => readCard(cardIn(d)).value >= 14 && shipsIn(b, b.me) <= 4,
  },
  name: { 'gambler.claim': claim },
});
