import type { Kind, SpecialShip } from '../../rules/variants/special-ships/define.ts';
import { flagship } from './flagship.ts';
import { salvageVessel } from './salvage-vessel.ts';

export const SPECIAL_SHIPS: { readonly [K in Kind]: SpecialShip } = { flagship, salvage: salvageVessel };
