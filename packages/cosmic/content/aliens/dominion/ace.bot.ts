import { best } from '../../../bots/judge/launch.ts';
import { settle } from '../../../bots/judge/planets.ts';
import { notes } from '../../../bots/judge/notes.ts';

notes('ace', { like: 3, enough: 1, choose: { 'ace.refuge': (b, d) => best(d.options, (o) => settle(b, o, -1)) } });
