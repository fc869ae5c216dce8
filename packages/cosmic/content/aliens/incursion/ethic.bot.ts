import { notes } from '../../../bots/judge/notes.ts';

notes('ethic', { like: 1, wild: () => false, number: { 'ethic.amount': (_b, d) => d.max } });
