import { interrupt } from '../../../language/define.ts';

export const interrupts = [interrupt('I2P-1', 'Data Laughing')] as const;
