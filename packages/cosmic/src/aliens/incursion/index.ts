export { chronos } from './chronos.ts';
export { fungus } from './fungus.ts';
export { locust } from './locust.ts';
export { plant } from './plant.ts';
