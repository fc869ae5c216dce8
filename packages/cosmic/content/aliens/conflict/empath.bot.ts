import { notWinning } from '../../../bots/judge/common.ts';
import { notes } from '../../../bots/judge/notes.ts';

notes('empath', {
  // A negotiate that was met by an attack has nothing to lose; an attack that met one has won already.
  use: notWinning,
});
