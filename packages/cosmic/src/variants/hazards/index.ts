import { registerFaces } from '../../registry.ts';
import { HAZARDS } from './cards/index.ts';
import { hazardFace } from './define.ts';

registerFaces(HAZARDS.map(hazardFace));

export type { Hazard } from './define.ts';
export { HAZARDS } from './cards/index.ts';
