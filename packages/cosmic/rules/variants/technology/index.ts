import { registerFaces } from '../../registry/registry.ts';
import { techFace } from './define.ts';
import { TECHS } from '../../../content/technology/index.ts';

registerFaces(TECHS.map(techFace));

export type { Tech } from './define.ts';
export { TECHS } from '../../../content/technology/index.ts';
