import { answerInvitation, bestSide } from '../../../bots/judge/alliance.ts';
import { notes } from '../../../bots/judge/notes.ts';

notes('parasite', { like: 1, use: (b) => bestSide(b, [0, 1]) !== null, choose: { 'parasite.side': answerInvitation } });
