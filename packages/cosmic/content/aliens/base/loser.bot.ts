import { bestProspect } from '../../../bots/judge/select.ts';
import { notes } from '../../../bots/judge/notes.ts';

notes('loser', {
  use: (b) => b.playable.some((c) => c.type === 'attack' && c.value <= 6) && (bestProspect(b)?.wins ?? 0) < 0.6,
  wild: (b) => (bestProspect(b)?.wins ?? 1) < 0.15 && b.encounter?.defense === b.me,
});
