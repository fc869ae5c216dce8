import { interrupt } from '../../../language/define.ts';

export const interrupts = [
  interrupt('DS9-85', 'Activate Tractor Beam', { traits: ['Tractor Beam-related'] }),
  interrupt('DS9-86', 'Baseball', { points: 20 }),
  interrupt('DS9-87', 'Docking Procedures'),
  interrupt('DS9-88', 'Dropping In'),
  interrupt('DS9-89', 'Extraordinary Methods'),
  interrupt('DS9-90', 'Going to the Top'),
  interrupt('DS9-91', 'Hidden Fighter'),
  interrupt('DS9-92', 'Incoming Message - Bajoran'),
  interrupt('DS9-93', 'Incoming Message - Cardassian'),
  interrupt('DS9-94', 'Magnetic North'),
  interrupt('DS9-95', 'Oof!', { icons: ['Ref'] }),
  interrupt('DS9-96', 'Orb Experience'),
  interrupt('DS9-97', 'Preparation'),
  interrupt('DS9-98', 'Protouniverse', { countdown: 3 }),
  interrupt('DS9-99', 'Reclamation'),
  interrupt('DS9-100', 'Smoke Bomb'),
  interrupt('DS9-101', 'The Walls Have Ears', { points: 5 }),
  interrupt('DS9-102', 'Time to Reconsider'),
  interrupt('DS9-103', 'Unnatural Causes'),
  interrupt('DS9-104', 'Wormhole Navigation Schematic'),
] as const;
