import { event } from '../../../language/define.ts';

export const events = [event('EFC-1', 'We Are the Borg', { icons: ['BO'] })] as const;
