export { DEFAULTS, readConfig, type Config } from './context/config.ts';
export * from './protocol/index.ts';
export { startServer, type Running } from './server.ts';
