export { pygmy } from './pygmy.ts';
export { schizoid } from './schizoid.ts';
