import { wouldWin } from '../../../bots/judge/stakes.ts';
import { notes } from '../../../bots/judge/notes.ts';

notes('yin-yang', {
  use: (b, _sheet, clause) => clause === 'token' || !wouldWin(b, b.encounter?.offense ?? 0),
  number: { 'yin-yang.keep': (_b, d) => d.max, 'yin-yang.rewards': (_b, d) => d.max },
});
