import { doorway } from '../../../language/define.ts';

export const doorways = [doorway('AU-32', 'Alternate Universe Door'), doorway('AU-33', 'Devidian Door', { icons: ['AU'] })] as const;
