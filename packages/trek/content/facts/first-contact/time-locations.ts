import { timeLocation } from '../../../language/define.ts';

export const timeLocations = [timeLocation('FC-130', 'Montana Missile Complex', 'planet', 'Alpha')] as const;
