import { equipment } from '../../../language/define.ts';

export const equipmentCards = [equipment('AU-34', 'Echo Papa 607 Killer Drone'), equipment('AU-35', 'I.P. Scanner')] as const;
