import { enough, turnsWith } from '../../../bots/judge/common.ts';
import { outlook } from '../../../bots/judge/outlook.ts';
import { notes } from '../../../bots/judge/notes.ts';

notes('reserve', {
  edge: 2,
  // Whoever reinforces while I am ahead does not do so for me.
  use: (b, _sheet, clause) => (clause === 'cancel' ? outlook(b) === 'winning' : turnsWith(b, (value) => value <= 6)),
  some: { 'reserve.cards': enough },
});
