import { facility } from '../../../language/define.ts';

export const facilities = [facility('OTS-9', 'Husnock Outpost', 'NA', 'Outpost', { universal: true, shields: 40 })] as const;
