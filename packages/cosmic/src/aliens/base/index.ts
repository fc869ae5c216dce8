export { healer } from './healer.ts';
export { macron } from './macron.ts';
export { tripler } from './tripler.ts';
export { voidAlien } from './void.ts';
export { zombie } from './zombie.ts';
