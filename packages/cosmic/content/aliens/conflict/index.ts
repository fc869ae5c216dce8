export { changeling } from './changeling.ts';
export { empath } from './empath.ts';
export { lunatic } from './lunatic.ts';
export { mimic } from './mimic.ts';
