import type { Station } from '../../effects/index.ts';
import { alienOutpost } from './alien-outpost.ts';
import { assaultBarracks } from './assault-barracks.ts';
import { bigSpaceLaser } from './big-space-laser.ts';
import { colonyCloak } from './colony-cloak.ts';
import { cosmicEnergyGenerator } from './cosmic-energy-generator.ts';
import { interspatialRelay } from './interspatial-relay.ts';
import { observationPlatform } from './observation-platform.ts';
import { shieldGenerator } from './shield-generator.ts';
import { tacticalSatellite } from './tactical-satellite.ts';
import { temporalMatrix } from './temporal-matrix.ts';

/** The ten space stations, each of which exists once. */
export const SPACE_STATIONS: readonly Station[] = [
  alienOutpost,
  assaultBarracks,
  bigSpaceLaser,
  colonyCloak,
  cosmicEnergyGenerator,
  interspatialRelay,
  observationPlatform,
  shieldGenerator,
  tacticalSatellite,
  temporalMatrix,
];
