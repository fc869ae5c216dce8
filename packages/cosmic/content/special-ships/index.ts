import type { SpecialShip } from '../../rules/variants/special-ships/define.ts';
import { flagship } from './flagship.ts';
import { salvageVessel } from './salvage-vessel.ts';

export const SPECIAL_SHIPS: readonly SpecialShip[] = [flagship, salvageVessel];
