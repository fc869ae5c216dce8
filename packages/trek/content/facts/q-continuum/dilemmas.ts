import { dilemma } from '../../../language/define.ts';

export const dilemmas = [
  dilemma('QC-4', 'Android Nightmares', 'either', { icons: ['AU'] }),
  dilemma('QC-5', 'Bendii Syndrome', 'either'),
  dilemma('QC-6', 'Chinese Finger Puzzle', 'either'),
  dilemma('QC-7', "Q's Vicious Animal Things", 'planet', { traits: ['Q-related'] }),
  dilemma('QC-8', 'Royale Casino: Craps', 'planet', { icons: ['AU'], points: 7 }),
  dilemma('QC-9', 'Security Precautions', 'planet'),
  dilemma('QC-10', 'System-Wide Cascade Failure', 'either'),
  dilemma('QC-11', 'The Sheliak', 'planet', { numbers: [6, 9, 9] }),
  dilemma('QC-12', 'Yuta', 'either', { traits: ['Virus-related'] }),
  dilemma('QC-87', 'Go Back Whence Thou Camest', null, { icons: ['Q'], traits: ['Q-related'] }),
  dilemma('QC-88', 'Guilty - Provisionally', null, { icons: ['Q'], traits: ['Q-related'] }),
  dilemma('QC-89', 'His Honor, The High Sheriff of Nottingham', null, {
    icons: ['Q'],
    traits: ['Capturing-related', 'Q-related'],
    points: -5,
  }),
  dilemma('QC-90', 'Mandarin Bailiff', null, { icons: ['Q'], traits: ['Capturing-related', 'Q-related'], points: '+/-X' }),
  dilemma('QC-91', 'Pla-Net', null, { icons: ['Q'], traits: ['Q-related'], points: -5 }),
] as const;
