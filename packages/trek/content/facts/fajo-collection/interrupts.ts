import { interrupt } from '../../../language/define.ts';

export const interrupts = [
  interrupt('FAJ-5', "Qapla'!", { traits: ['Klingon-related'] }),
  interrupt('FAJ-6', "Dixon Hill's Business Card", { traits: ['Capturing-related'], alsoType: 'Event' }),
] as const;
