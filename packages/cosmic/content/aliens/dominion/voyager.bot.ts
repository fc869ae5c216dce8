import { best } from '../../../bots/judge/launch.ts';
import { mine } from '../../../bots/judge/common.ts';
import { notes } from '../../../bots/judge/notes.ts';

notes('voyager', { like: 2, raiseFlare: () => false, choose: { 'voyager.out': (b, d) => best(d.options, (o) => mine(b, o)) } });
