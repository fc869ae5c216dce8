import { objective } from '../../../language/define.ts';

export const objectives = [
  objective('FC-63', 'Assign Mission Specialists'),
  objective('FC-64', 'Assimilate Counterpart', { icons: ['BO', 'HA'], traits: ['Counterpart'] }),
  objective('FC-65', 'Assimilate Homeworld', { icons: ['BO', 'HA'], points: 40 }),
  objective('FC-66', 'Assimilate Planet', { icons: ['BO', 'HA'], points: 25 }),
  objective('FC-67', 'Assimilate Starship', { icons: ['BO', 'HA'] }),
  objective('FC-68', 'Build Interplexing Beacon', { icons: ['BO'] }),
  objective('FC-69', 'Eliminate Starship', { icons: ['BO', 'HA'] }),
  objective('FC-70', 'Establish Gateway', { icons: ['BO', 'HA'], points: 25 }),
  objective('FC-71', 'Prepare Assault Teams', { icons: ['HA'], countdown: 4 }),
  objective('FC-72', 'Salvage Starship', { icons: ['BO', 'HA'], points: 30 }),
  objective('FC-73', 'Stop First Contact', { icons: ['BO'], countdown: 3 }),
  objective('FC-74', 'Visit Cochrane Memorial'),
] as const;
