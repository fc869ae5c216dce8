import { strongest } from '../../../bots/judge/common.ts';
import { notes } from '../../../bots/judge/notes.ts';

notes('plant', {
  like: 1,
  edge: 2,
  wild: (b) => b.sheetsOf(b.me).length === 0,
  choose: { 'plant.graft': strongest, 'plant.steal': strongest },
});
