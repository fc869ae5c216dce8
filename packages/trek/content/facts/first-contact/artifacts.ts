import { artifact } from '../../../language/define.ts';

export const artifacts = [
  artifact('FC-1', 'Antique Machine Gun', { icons: ['AU'], traits: ['Equipment artifact', 'hand weapon'] }),
  artifact('FC-2', 'Magic Carpet Ride OCD', { icons: ['AU'] }),
  artifact('FC-3', "Zefram Cochrane's Telescope", { icons: ['AU'], traits: ['Equipment artifact'] }),
] as const;
