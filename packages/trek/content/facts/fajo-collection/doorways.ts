import { doorway } from '../../../language/define.ts';

export const doorways = [doorway('FAJ-4', 'Black Hole')] as const;
