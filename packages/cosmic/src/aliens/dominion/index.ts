export { diplomat } from './diplomat.ts';
export { host } from './host.ts';
