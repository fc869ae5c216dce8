import { doorway } from '../../../language/define.ts';

export const doorways = [doorway('OTS-6', 'Spacedoor'), doorway('OTS-7', 'Space-Time Portal')] as const;
