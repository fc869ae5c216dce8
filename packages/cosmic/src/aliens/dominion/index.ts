export { diplomat } from './diplomat.ts';
export { host } from './host.ts';
export { joker } from './joker.ts';
export { love } from './love.ts';
