import type { Answer, NameOne } from '@parley/kernel';
import type { Board } from '../../../bots/see/board.ts';
import { best } from '../../../bots/judge/launch.ts';
import { readCard, worth } from '../../../bots/see/cards.ts';
import { fullHand } from '../../../bots/judge/common.ts';
import { cardIn } from '../../../bots/see/options.ts';
import { notes } from '../../../bots/judge/notes.ts';

/** Not being there is as good as a card from the deck, so it may be a rare one: the highest attack that nobody is known to have had. */
function rarest(b: Board, d: NameOne): Answer {
  const gone = [...b.hand, ...b.pile].map((c) => c.face);
  return best(d.options, (o) => (readCard(o).type === 'attack' && !gone.includes(o) ? readCard(o).value : -50));
}

notes('angler', {
  like: 1,
  edge: 1,
  raiseFlare: () => true,
  choose: { 'angler.who': fullHand },
  yesno: {
    // The flare that comes for it is worth less than a good card.
    'angler.offer': (_b, d) => worth(readCard(cardIn(d))) < 1,
  },
  name: { 'angler.card': rarest },
});
