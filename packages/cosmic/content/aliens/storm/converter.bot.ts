import { poor, poorOnes } from '../../../bots/see/cards.ts';
import { notes } from '../../../bots/judge/notes.ts';

/** Ships while many are missing, else cards. */
const MISSING = 4;

notes('converter', {
  like: 1,
  use: (b, _sheet, clause) => clause === 'draw' || poor(b.hand).length > 0,
  raiseFlare: (b) => b.warp[b.me] >= 3 && poor(b.hand).length > 0,
  some: { 'converter.save': (_b, d) => poorOnes(d), 'converter.spend': (_b, d) => poorOnes(d) },
  number: {
    'converter.draw': (b, d) => (b.warp[b.me] > MISSING ? d.min : d.max),
    'converter.ships': (b, d) => (b.warp[b.me] > MISSING ? d.max : d.min),
  },
});
