import { put, take } from '../../../bots/judge/ships.ts';
import { notes } from '../../../bots/judge/notes.ts';

notes('symbiote', {
  like: 2,
  edge: 1,
  super: (b) => b.warp[b.me] >= 6,
  spread: {
    'symbiote.rescue': (b, d) => take(b, d, Math.max(d.min, Math.min(d.max, b.warp[b.me]))),
    'symbiote.home': (b, d) => put(b, d, d.min),
  },
});
