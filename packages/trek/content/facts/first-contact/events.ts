import { event } from '../../../language/define.ts';

export const events = [
  event('FC-26', 'Abandon Mission', { countdown: 3 }),
  event('FC-27', 'Activate Subcommands', { icons: ['BO'] }),
  event('FC-28', 'Disengage Safety Protocols'),
  event('FC-29', 'Intermix Ratio', { icons: ['HA'] }),
  event('FC-30', 'Mirror Image', { icons: ['HA'], countdown: 4 }),
  event('FC-31', 'Mission Debriefing', { icons: ['HA'], traits: ["Captain's Order"] }),
  event('FC-32', 'Ocular Implants'),
  event('FC-33', 'Regenerate'),
  event('FC-34', 'Retask', { icons: ['BO'] }),
  event('FC-35', 'The Line Must Be Drawn Here', { icons: ['HA'], countdown: 4 }),
  event('FC-36', 'Wall of Ships'),
] as const;
