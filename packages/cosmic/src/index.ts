import './cards/decks.ts';
import { ALIENS } from './aliens/index.ts';
import { flareFace } from './aliens/flares.ts';
import { registerAliens, registerFaces } from './registry.ts';

registerAliens(ALIENS);
registerFaces(ALIENS.map(flareFace));

export * from './aliens/define.ts';
export { ALIENS } from './aliens/index.ts';
export * from './board/state.ts';
export * from './options.ts';
export { allAliens, allFaces, alienById, faceById, registerAliens, registerFaces } from './registry.ts';
export { cosmic } from './rules.ts';
