import { objective } from '../../../language/define.ts';

export const objectives = [
  objective('OTS-16', 'Open Diplomatic Relations'),
  objective('OTS-17', 'Reflection Therapy', { icons: ['AU'], traits: ['Capturing-related'] }),
] as const;
