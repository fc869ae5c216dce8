import { prefer } from '../../../bots/see/options.ts';
import { byWorth, poor, readCard } from '../../../bots/see/cards.ts';
import { notes } from '../../../bots/judge/notes.ts';

notes('quartermaster', {
  like: 1,
  wild: (b) => poor(b.hand).length > 1,
  choose: { 'quartermaster.fee': (b, d) => prefer(d, ...(b.warp[b.me] > 3 ? ['ship'] : []), 'reward', 'card', 'ship') },
  some: {
    // What is left over is one's own.
    'quartermaster.deliver': (_b, d) =>
      byWorth(d.options.map(readCard))
        .slice(0, d.min)
        .map((c) => c.key),
  },
});
