import { objective } from '../../../language/define.ts';

export const objectives = [
  objective('DS9-133', 'Beware of Q'),
  objective('DS9-134', 'Establish Tractor Lock', { icons: ['HA'] }),
  objective('DS9-135', 'Explore Gamma Quadrant', { points: 5 }),
  objective('DS9-136', 'File Mission Report', { points: 5 }),
  objective('DS9-137', 'HQ: Defensive Measures', { icons: ['HA'], countdown: 3 }),
  objective('DS9-138', 'HQ: Return Orb to Bajor', { points: 10 }),
  objective('DS9-139', 'HQ: Secure Homeworld', { traits: ['Capturing-related'] }),
  objective('DS9-140', 'Navigate Plasma Storms'),
  objective('DS9-141', 'Plans of the Obsidian Order', { icons: ['HA'] }),
  objective('DS9-142', 'Plans of the Tal Shiar', { icons: ['HA'] }),
  objective('DS9-143', 'Process Ore'),
  objective('DS9-144', 'Rescue Personnel', { points: 5 }),
] as const;
