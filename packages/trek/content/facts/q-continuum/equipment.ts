import { equipment } from '../../../language/define.ts';

export const equipmentCards = [equipment('QC-16', 'Anti-Matter Pod'), equipment('QC-17', 'Plasmadyne Relay')] as const;
