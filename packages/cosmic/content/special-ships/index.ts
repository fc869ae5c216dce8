import type { SpecialShip } from '../../effects/index.ts';
import { flagship } from './flagship.ts';
import { salvageVessel } from './salvage-vessel.ts';

export const SPECIAL_SHIPS: readonly SpecialShip[] = [flagship, salvageVessel];
