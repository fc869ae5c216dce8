import type { Board } from '../../../bots/see/board.ts';
import { behindBy, outlook } from '../../../bots/judge/outlook.ts';
import { best } from '../../../bots/judge/launch.ts';
import { notes } from '../../../bots/judge/notes.ts';

/** Where the encounter goes on: as the offense where there are fewest guards, as the defense where there are enough, or least to lose. */
function tunnel(b: Board, name: string): number {
  const e = b.encounter;
  const there = b.planet(name)?.ships[e?.defense ?? 0] ?? 0;
  if (e?.defense !== b.me) return -there;
  const now = b.planet(e.target ?? '')?.ships[b.me] ?? 0;
  return there - now >= behindBy(b, 1) ? 20 + there : -there;
}

notes('worm', {
  edge: 2,
  use: (b) => outlook(b) === 'losing',
  wild: (b) => b.homes[b.me] < b.forPower,
  choose: { 'worm.tunnel': (b, d) => best(d.options, (o) => tunnel(b, o)) },
  yesno: {
    // As many on each is as good as anything.
    'worm.begin': () => false,
  },
});
