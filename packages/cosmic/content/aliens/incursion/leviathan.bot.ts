import { best } from '../../../bots/judge/launch.ts';
import { mine } from '../../../bots/judge/common.ts';
import { otherMain } from '../../../bots/see/board.ts';
import { spare, take } from '../../../bots/judge/ships.ts';
import { bestProspect } from '../../../bots/judge/select.ts';
import { wouldWin } from '../../../bots/judge/stakes.ts';
import { notes } from '../../../bots/judge/notes.ts';

/** What a planet in the gate adds, with the ships on it. */
const WORLDSHIP = 23;

notes('leviathan', {
  like: 2,
  edge: 3,
  use: (b) => (bestProspect(b, WORLDSHIP)?.wins ?? 0) > 0.5,
  wild: (b) => !wouldWin(b, b.encounter?.defense ?? 0),
  choose: {
    'leviathan.planet': (b, d) => best(d.options, (o) => mine(b, o)),
    // What goes over there with ships on it is a foreign colony from then on, and so is what comes here.
    'leviathan.mine': (b, d) => best(d.options, (o) => (mine(b, o) > 0 ? -mine(b, o) : -50)),
    'leviathan.theirs': (b, d) => best(d.options, (o) => (mine(b, o) > 0 ? -50 : -(b.planet(o)?.ships[otherMain(b)] ?? 0))),
  },
  spread: {
    // A colony, and a ship more that can go on from there.
    'leviathan.settle': (b, d) => take(b, d, Math.max(1, Math.min(2, d.max, spare(b, d)))),
  },
});
