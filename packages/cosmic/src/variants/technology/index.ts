import { registerFaces } from '../../registry.ts';
import { techFace } from './define.ts';
import { TECHS } from './techs/index.ts';

registerFaces(TECHS.map(techFace));

export type { Tech } from './define.ts';
export { TECHS } from './techs/index.ts';
