import type { Hazard } from '../../effects/index.ts';
import { alliance } from './alliance.ts';
import { blackHole } from './black-hole.ts';
import { cosmicGuardian } from './cosmic-guardian.ts';
import { cosmicNebula } from './cosmic-nebula.ts';
import { cosmicUpheaval } from './cosmic-upheaval.ts';
import { energyFields } from './energy-fields.ts';
import { entropyBeast } from './entropy-beast.ts';
import { galacticCouncil } from './galactic-council.ts';
import { meteorStorm } from './meteor-storm.ts';
import { mirrorUniverse } from './mirror-universe.ts';
import { oddVictory } from './odd-victory.ts';
import { psychicSwitcheroo } from './psychic-switcheroo.ts';
import { rewardReversal } from './reward-reversal.ts';
import { sargassoNets } from './sargasso-nets.ts';
import { seaOfStars } from './sea-of-stars.ts';
import { temporalAnomaly } from './temporal-anomaly.ts';
import { witness } from './witness.ts';

/** The hazard deck: 28 cards of 17 kinds (errata-cosmic-conflict, R34.10). */
export const HAZARDS: readonly Hazard[] = [
  alliance,
  blackHole,
  cosmicGuardian,
  cosmicNebula,
  cosmicUpheaval,
  energyFields,
  entropyBeast,
  galacticCouncil,
  meteorStorm,
  mirrorUniverse,
  oddVictory,
  psychicSwitcheroo,
  rewardReversal,
  sargassoNets,
  seaOfStars,
  temporalAnomaly,
  witness,
];
