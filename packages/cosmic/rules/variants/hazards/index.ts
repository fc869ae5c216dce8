import { registerFaces } from '../../registry/registry.ts';
import { HAZARDS } from '../../../content/hazards/index.ts';
import { hazardFace } from './define.ts';

registerFaces(HAZARDS.map(hazardFace));

export type { Hazard } from './define.ts';
export { HAZARDS } from '../../../content/hazards/index.ts';
