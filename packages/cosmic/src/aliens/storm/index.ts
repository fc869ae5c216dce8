export { swindler } from './swindler.ts';
