import { bestProspect } from '../../../bots/judge/select.ts';
import { spareShips } from '../../../bots/judge/planets.ts';
import { notes } from '../../../bots/judge/notes.ts';

notes('lunatic', {
  // The own side is likely to lose: ships on the other one get something out of it all the same.
  use: (b) => (bestProspect(b)?.wins ?? 1) < 0.35 && spareShips(b) > 0,
});
