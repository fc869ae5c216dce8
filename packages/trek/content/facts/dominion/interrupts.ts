import { interrupt } from '../../../language/define.ts';

export const interrupts = [
  interrupt('DOM-38', 'Caught Red-Handed', { traits: ['Capturing-related', 'Infiltration-related', 'Morph'] }),
  interrupt('DOM-39', 'Flight of the Intruder', { traits: ['Morph'] }),
  interrupt('DOM-40', 'In the Bag', { traits: ['Morph'] }),
  interrupt('DOM-41', "Jem'Hadar Sacrifice"),
  interrupt('DOM-42', 'Shape-Shift', { traits: ['Morph'] }),
  interrupt('DOM-43', 'Strike Three', { traits: ['Infiltration-related'] }),
  interrupt('DOM-44', 'You Dirty Rat', { traits: ['Morph'] }),
] as const;
