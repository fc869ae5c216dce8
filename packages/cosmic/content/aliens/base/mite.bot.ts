import { best } from '../../../bots/judge/launch.ts';
import { notes } from '../../../bots/judge/notes.ts';

notes('mite', { like: 2, choose: { 'mite.answer': (_b, d) => best(d.options, (o) => (o === 'discard' ? 1 : 0)) } });
