import { event } from '../../../language/define.ts';

export const events = [
  event('AU-36', 'Baryon Buildup'),
  event('AU-37', "Captain's Log", { traits: ["Captain's Order"] }),
  event('AU-38', 'Engage Shuttle Operations'),
  event('AU-39', 'Interrogation', { traits: ['Capturing-related'] }),
  event('AU-40', 'Intruder Force Field'),
  event('AU-41', 'Klim Dokachin'),
  event('AU-42', 'Lower Decks', { traits: ["Captain's Order"] }),
  event('AU-43', "Mot's Advice"),
  event('AU-44', 'Particle Scattering Field'),
  event('AU-45', 'Revolving Door'),
  event('AU-46', 'Rishon Uxbridge', { icons: ['AU'] }),
  event('AU-47', 'The Charybdis'),
  event('AU-48', 'The Mask of Korgano'),
  event('AU-49', 'Thermal Deflectors'),
  event('AU-50', 'Wartime Conditions', { icons: ['AU'] }),
  event('AU-51', 'Yellow Alert', { traits: ["Captain's Order"], alsoIn: ['Warp Pack'] }),
] as const;
