import { person } from '../../../language/define.ts';

export const personnel = [
  person('ATP-1', 'The Emissary', ['Baj', 'Fed'], 'V.I.P.', [7, 8, 6], 'male Human [Cmd][Orb]', {
    skills: 'text, text, Diplomacy, download Bajoran Wormhole',
    personas: ['Benjamin Sisko'],
  }),
  person('ATP-2', 'The Traveler', 'NA', 'V.I.P.', [7, 12, 3], 'male Tau Alpha C [AU][Stf]', { skills: 'text', personas: ['Lakanta'] }),
] as const;
