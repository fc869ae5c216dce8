import { best } from '../../../bots/judge/launch.ts';
import { readCard, worth } from '../../../bots/see/cards.ts';
import { notes } from '../../../bots/judge/notes.ts';

notes('scavenger', { choose: { 'scavenger.keep': (_b, d) => best(d.options, (o) => worth(readCard(o))) } });
