import { notWinning } from '../../../bots/judge/common.ts';
import { notes } from '../../../bots/judge/notes.ts';

notes('chronos', { like: 1, edge: 4, use: notWinning, yesno: { 'chronos.show': () => true } });
