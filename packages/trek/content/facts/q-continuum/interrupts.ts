import { interrupt } from '../../../language/define.ts';

export const interrupts = [
  interrupt('QC-33', 'Arbiter of Succession', { traits: ['Klingon-related'], points: 10 }),
  interrupt('QC-34', "Data's Medals", { points: 5 }),
  interrupt('QC-35', 'End Transmission', { countdown: 1 }),
  interrupt('QC-36', 'Klingon Painstik', { traits: ['Klingon-related'] }),
  interrupt('QC-37', 'Off Switch'),
  interrupt('QC-38', 'Parallax Arguers', { points: 'X' }),
  interrupt('QC-39', 'Plexing'),
  interrupt('QC-40', 'Wrong Door'),
  interrupt('QC-104', 'Are These Truly Your Friends, Brother?', { icons: ['Q'], traits: ['Question-related'] }),
  interrupt('QC-105', 'Dr. Q, Medicine Entity', { icons: ['Q'] }),
  interrupt('QC-106', 'Gift of the Tormentor', { icons: ['Q'], points: 100 }),
  interrupt('QC-107', 'Incoming Message - The Continuum', { icons: ['Q'] }),
  interrupt('QC-108', 'Lemon-Aid', { icons: ['Q'], points: 5 }),
  interrupt('QC-109', 'Subsection Q, Paragraph 10', { icons: ['Q'] }),
  interrupt('QC-110', 'The Higher... The Q-er', { icons: ['Q'] }),
  interrupt('QC-111', 'The Issue is Patriotism', { icons: ['Q'] }),
  interrupt('QC-112', 'The Naked Truth', { icons: ['Q'] }),
  interrupt('QC-113', 'Wesley Gets the Point', { icons: ['Q'], points: 1 }),
  interrupt('QC-114', "Where's Guinan?", { icons: ['Q'], traits: ['Question-related'] }),
] as const;
