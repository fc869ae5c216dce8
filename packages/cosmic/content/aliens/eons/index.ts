export { pretender } from './pretender.ts';
