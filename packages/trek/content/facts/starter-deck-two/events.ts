import { event } from '../../../language/define.ts';

export const events = [event('SD2-1', 'Memory Wipe')] as const;
