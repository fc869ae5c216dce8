import type { Board } from '../../../bots/see/board.ts';
import { ownChance, upTo } from '../../../bots/judge/common.ts';
import { best } from '../../../bots/judge/launch.ts';
import { take } from '../../../bots/judge/ships.ts';
import { notes } from '../../../bots/judge/notes.ts';

/** Below this the ships are better off at home; the defense leaves a colony behind when it goes. */
const hopeless = (b: Board): boolean => ownChance(b) < (b.encounter?.offense === b.me ? 0.25 : 0.08);

notes('amoeba', {
  like: 1,
  edge: 3,
  use: (b) => hopeless(b) || (ownChance(b) > 0.2 && ownChance(b) < 0.8),
  choose: { 'amoeba.way': (b, d) => best(d.options, (o) => ((o === 'out') === hopeless(b) ? 1 : 0)) },
  spread: { 'amoeba.in': upTo(4), 'amoeba.out': (b, d) => take(b, d, d.max) },
});
