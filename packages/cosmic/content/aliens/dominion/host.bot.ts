import { prefer } from '../../../bots/see/options.ts';
import { notes } from '../../../bots/judge/notes.ts';

notes('host', { use: (_b, sheet) => sheet.zones.guests.n < 3, choose: { 'host.step': (_b, d) => prefer(d, 'draw', 'done') } });
