export { rookie } from './rookie.ts';
