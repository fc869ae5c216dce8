import type { Answer, Choose, NameOne } from '@parley/kernel';
import { type Board, sideOf } from '../../../bots/see/board.ts';
import { best } from '../../../bots/judge/launch.ts';
import { readCard } from '../../../bots/see/cards.ts';
import { seatIn, sideName } from '../../../bots/see/options.ts';
import { favourite } from '../../../bots/judge/artifacts.ts';
import { notes } from '../../../bots/judge/notes.ts';

/** Low attacks are the ones to be exchanged, best of all those that are in hand. */
function wildCard(b: Board, d: NameOne): Answer {
  const held = (face: string): number => b.hand.filter((c) => c.face === face).length;
  return best(d.options, (o) => {
    const { type, value } = readCard(o);
    if (type !== 'attack' || value > 10) return -9;
    // Six and eight are in the deck most often.
    return held(o) * 3 + (value === 6 || value === 8 ? 1 : 0) - value / 20;
  });
}

/** A high card for the side one wants to win, a low one for the other. */
function token(b: Board, d: Choose): Answer {
  const side = sideOf(b, seatIn(d, 'who'));
  const wanted = sideOf(b, b.me) ?? favourite(b);
  const value = (o: string): number => (readCard(o).type === 'attack' ? readCard(o).value : 4);
  return best(d.options, (o) => (side === wanted ? value(o) : -value(o)));
}

notes('joker', {
  choose: {
    'joker.token': token,
    'joker.side': (b, d) => best(d.options, (o) => (o === sideName(sideOf(b, b.me)) ? 1 : 0)),
    'joker.attack': (b, d) => best(d.options, (o) => (o === sideName(sideOf(b, b.me)) ? 1 : 0)),
  },
  name: { 'joker.name': wildCard, 'joker.any': wildCard },
});
