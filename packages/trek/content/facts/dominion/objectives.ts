import { objective } from '../../../language/define.ts';

export const objectives = [
  objective('DOM-57', 'Engage Cloak', { icons: ['HA'] }),
  objective('DOM-58', 'Establish Dominion Foothold', { points: 10 }),
  objective('DOM-59', 'Install Autonomic Systems Parasite'),
  objective('DOM-60', 'Issue Secret Orders', { icons: ['HA'], traits: ['Infiltration-related'] }),
  objective('DOM-61', 'Operate Wormhole Relays'),
  objective('DOM-62', 'Post Garrison'),
  objective('DOM-63', 'Subjugate Planet', { icons: ['HA'] }),
] as const;
