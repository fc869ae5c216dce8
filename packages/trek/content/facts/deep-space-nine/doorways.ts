import { doorway } from '../../../language/define.ts';

export const doorways = [
  doorway('DS9-42', 'Airlock'),
  doorway('DS9-43', 'Bajoran Wormhole', { traits: ['Bajor Region'] }),
  doorway('DS9-44', 'Secret Compartment', { traits: ['Capturing-related'] }),
] as const;
